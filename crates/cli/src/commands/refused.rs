//! Positions that the Laws do not accept, with the reasons.

use std::fmt::{self, Write};

use jadoube_board::{Refusal, Setup};
use serde::Serialize;

use crate::args::Editions;
use crate::cited::Cited;
use crate::diagram::Diagram;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::screen::Report;
use crate::words::{say, setup_fault, spoken};

/// A reason, and the provision it rests on.
#[derive(Debug, Serialize)]
pub(crate) struct Reason {
    /// In English, for programs.
    reason: String,
    /// For people.
    #[serde(skip)]
    said: String,
    #[serde(flatten)]
    cited: Cited,
}

impl Reason {
    pub(crate) fn new(reason: impl fmt::Display, said: String, key: &'static str, editions: &Editions) -> Reason {
        Reason {
            reason: reason.to_string(),
            said,
            cited: Cited::new(key, &editions.0),
        }
    }

    /// The reasons as a list.
    pub(crate) fn draw_all(reasons: &[Reason], look: &Look, to: &mut String) -> fmt::Result {
        for Reason { said, cited, .. } in reasons {
            writeln!(to, "  - {}", hanging(said, 4))?;
            cited.draw(spoken(), "", 4, look, to)?;
        }
        Ok(())
    }
}

/// A position that the Laws do not accept.
#[derive(Debug, Serialize)]
pub(crate) struct Refused {
    fen: String,
    accepted: bool,
    faults: Vec<Reason>,
    #[serde(skip)]
    setup: Setup,
}

impl Refused {
    pub(crate) fn new(setup: Setup, refusal: &Refusal, editions: &Editions) -> Refused {
        let reason = |fault: &jadoube_board::Fault| Reason::new(fault, setup_fault(fault), fault.provision(), editions);
        Refused {
            fen: setup.to_string(),
            accepted: false,
            faults: refusal.faults().iter().map(reason).collect(),
            setup,
        }
    }
}

impl Report for Refused {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        Diagram::new(&self.setup).draw(look, to)?;
        let bad = look.bad();
        writeln!(to, "\n{bad}{}{bad:#}\n", say!("position-refused"))?;
        Reason::draw_all(&self.faults, look, to)
    }
}

//! `jadoube restore`: a copy in the place of the file of a desk.

use std::fmt::{self, Write};
use std::path::PathBuf;

use jadoube_server::{StoreFault, restore};
use serde::Serialize;

use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::problem::{Problem, printable};
use crate::screen::{Report, Screen};
use crate::words::{say, why_not_stored};

/// A copy, and the file in whose place it is put.
#[derive(Debug)]
pub(crate) struct Restore {
    pub(crate) copy: PathBuf,
    pub(crate) file: PathBuf,
}

impl Restore {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let Restore { copy, file } = &self;
        if !copy.exists() {
            let error = say!("no-file", file = copy.display().to_string());
            return Err(Problem::new(error, say!("restore-no-file-remedy")).into());
        }
        let kept = restore(copy, file).map_err(|fault| {
            let error = say!(
                "restore-failed",
                file = file.display().to_string(),
                why = why_not_stored(&fault)
            );
            let help = match fault {
                StoreFault::InUse => say!("restore-in-use"),
                StoreFault::Damaged => say!("restore-damaged"),
                _ => say!("left-as-it-is"),
            };
            Problem::new(error, help)
        })?;
        screen.show(&Restored {
            copy: copy.display().to_string(),
            file: file.display().to_string(),
            kept: kept.map(|kept| kept.display().to_string()),
        })?;
        Ok(Answer::Yes)
    }
}

#[derive(Debug, Serialize)]
struct Restored {
    copy: String,
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<String>,
}

impl Report for Restored {
    fn draw(&self, _: &Look, to: &mut String) -> fmt::Result {
        let (copy, file) = (printable(&self.copy), printable(&self.file));
        writeln!(to, "{}", say!("restore-done", file = file, copy = copy))?;
        match &self.kept {
            Some(kept) => writeln!(to, "{}", say!("restore-kept", file = printable(kept))),
            None => Ok(()),
        }
    }
}

//! What is typed after `jadoube referee`.

use std::path::PathBuf;

use clap::Args;
use jadoube_laws::{Edition, Pace, Supervision};

use crate::commands::pgn::Source;
use crate::commands::referee::{Hearing, Other};
use crate::problem::Problem;
use crate::words::Language;

#[derive(Debug, Args)]
pub(super) struct RefereeArgs {
    /// The records; - is standard input, which is also read if none is given
    #[arg(value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// Only say of each record whether it replays
    #[arg(long, conflicts_with_all = ["edition", "pace", "supervision"])]
    check: bool,
    /// Hear the same events by this edition of the Laws, and show what would differ
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    /// Hear them as a game of this class: standard, rapid or blitz
    #[arg(long)]
    pace: Option<Pace>,
    /// Hear them as a game watched so: full or limited
    #[arg(long)]
    supervision: Option<Supervision>,
}

impl RefereeArgs {
    pub(super) fn meant(self, language: Language) -> Result<Hearing, Problem> {
        Ok(Hearing {
            sources: Source::all(self.records)?,
            check: self.check,
            other: Other {
                edition: self.edition,
                pace: self.pace,
                supervision: self.supervision,
            },
            language,
        })
    }
}

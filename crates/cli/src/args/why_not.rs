//! What is typed after `jadoube why-not`.

use std::path::PathBuf;

use clap::Args;
use jadoube_laws::find;
use jadoube_referee::EntryNo;

use crate::commands::pgn::Source;
use crate::commands::why_not::WhyNot;
use crate::problem::Problem;
use crate::words::{Language, say};

/// How the help ends.
pub(super) const EXAMPLES: &str = "\
jadoube why-not game.jsonl --entry 10
jadoube why-not game.jsonl --entry 10 draw-claim.correct-claim
jadoube why-not game.jsonl --entry 10 --json";

#[derive(Debug, Args)]
pub(super) struct WhyNotArgs {
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    #[arg(long, value_name = "N")]
    entry: EntryNumber,
    #[arg(value_name = "KEY")]
    key: Option<String>,
}

/// The number of an entry.
#[derive(Clone, Copy, Debug)]
struct EntryNumber(EntryNo);

impl std::str::FromStr for EntryNumber {
    type Err = String;

    fn from_str(text: &str) -> Result<EntryNumber, String> {
        let number = text.parse().ok().and_then(EntryNo::new);
        number.map(EntryNumber).ok_or_else(|| say!("typed-entry-number"))
    }
}

impl WhyNotArgs {
    pub(super) fn meant(self, language: Language) -> Result<WhyNot, Problem> {
        let key = match &self.key {
            None => None,
            Some(key) => match find(key) {
                Some(provision) => Some(provision.key),
                None => {
                    return Err(Problem::new(say!("no-provision", key = key), say!("find-keys")));
                }
            },
        };
        let source = Source::all(vec![self.record])?.remove(0);
        Ok(WhyNot {
            source,
            entry: self.entry.0,
            key,
            language,
        })
    }
}

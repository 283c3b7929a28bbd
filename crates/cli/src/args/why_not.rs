//! What is typed after `jadoube why-not`.

use std::path::PathBuf;

use clap::Args;
use jadoube_laws::find;
use jadoube_referee::EntryNo;

use crate::commands::pgn::Source;
use crate::commands::why_not::WhyNot;
use crate::problem::Problem;
use crate::words::Language;

/// How the help ends.
pub(super) const EXAMPLES: &str = "\
Examples:
  jadoube why-not game.jsonl --entry 10
  jadoube why-not game.jsonl --entry 10 draw-claim.correct-claim
  jadoube why-not game.jsonl --entry 10 --json

`jadoube referee game.jsonl` shows the numbers of the entries; `jadoube laws search WORDS` finds keys.

The exit code is 0 if there is something to tell, 1 if no provision listens to that entry, 2 if the record cannot be read.";

#[derive(Debug, Args)]
pub(super) struct WhyNotArgs {
    /// The record; - is standard input
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    /// The entry of the event
    #[arg(long, value_name = "N")]
    entry: EntryNumber,
    /// The key of a provision [default: all that listen to such an event]
    #[arg(value_name = "KEY")]
    key: Option<String>,
}

/// The number of an entry.
#[derive(Clone, Copy, Debug)]
struct EntryNumber(EntryNo);

impl std::str::FromStr for EntryNumber {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<EntryNumber, &'static str> {
        let number = text.parse().ok().and_then(EntryNo::new);
        number.map(EntryNumber).ok_or("entries are numbered from 1")
    }
}

impl WhyNotArgs {
    pub(super) fn meant(self, language: Language) -> Result<WhyNot, Problem> {
        let key = match &self.key {
            None => None,
            Some(key) => match find(key) {
                Some(provision) => Some(provision.key),
                None => {
                    return Err(Problem::new(
                        format!("no provision has the key `{key}`"),
                        "`jadoube laws search WORDS` finds keys.",
                    ));
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

//! What is typed after `jadoube referee`.

use std::path::PathBuf;

use clap::Args;
use jadoube_board::Position;
use jadoube_clock::TimeControl;
use jadoube_laws::{Edition, Pace, ParseEditionError, Supervision};
use jadoube_referee::EntryNo;

use crate::args::play;
use crate::commands::Command;
use crate::commands::pgn::Source;
use crate::commands::referee::{HearActs, Hearing, Incident, Other};
use crate::given::Given;
use crate::problem::Problem;
use crate::words::Language;

#[derive(Debug, Args)]
pub(super) struct RefereeArgs {
    /// The records; - is standard input, which is also read if none is given
    #[arg(value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// Hear acts, an object a line, and write the record with what is ruled and asked
    #[arg(long, conflicts_with = "check")]
    hear: bool,
    /// The time control of the acts: 3+2, "40/90m+30s, 30m+30s", or none [default: the header's, or none]
    #[arg(long, value_name = "CONTROL", requires = "hear")]
    control: Option<String>,
    /// The position from which the acts begin [default: the header's, or the initial one]
    #[arg(long, requires = "hear")]
    fen: Option<String>,
    /// Print the record for people, when all acts are heard
    #[arg(long, requires = "hear")]
    text: bool,
    /// Only say of each record whether it replays
    #[arg(long, conflicts_with_all = ["edition", "pace", "supervision"])]
    check: bool,
    /// Hear the same events by this edition of the Laws, and show what would differ; or by all, side by side
    #[arg(long, value_name = "YEAR|all", value_parser = editions)]
    edition: Option<Editions>,
    /// With --edition all: the entry to show, or all [default: the last event to which an edition says something]
    #[arg(long, value_name = "N|all", value_parser = incident, requires = "edition")]
    entry: Option<Incident>,
    /// Hear them as a game of this class: standard, rapid or blitz
    #[arg(long)]
    pace: Option<Pace>,
    /// Hear them as a game watched so: full or limited
    #[arg(long)]
    supervision: Option<Supervision>,
}

/// By which editions events are heard.
#[derive(Debug, Clone, Copy)]
enum Editions {
    One(Edition),
    All,
}

fn editions(text: &str) -> Result<Editions, String> {
    match text {
        "all" => Ok(Editions::All),
        year => year
            .parse()
            .map(Editions::One)
            .map_err(|error: ParseEditionError| format!("{error}, and all")),
    }
}

fn incident(text: &str) -> Result<Incident, String> {
    let number = text.trim_start_matches('#').parse().ok();
    match (text, number.and_then(EntryNo::new)) {
        ("all", _) => Ok(Incident::All),
        (_, Some(no)) => Ok(Incident::Entry(no)),
        (_, None) => Err("write the number of an entry, such as 4, or all".to_owned()),
    }
}

impl RefereeArgs {
    pub(super) fn meant(self, language: Language) -> Result<Command, Problem> {
        let (edition, every_edition) = match (self.edition, self.entry) {
            (Some(Editions::All), entry) => (None, Some(entry.unwrap_or(Incident::Last))),
            (Some(Editions::One(_)), Some(_)) => {
                return Err(Problem::new(
                    "--entry is for --edition all",
                    "By one edition every event that would differ is shown.",
                ));
            }
            (Some(Editions::One(edition)), None) => (Some(edition), None),
            (None, _) => (None, None),
        };
        let other = Other {
            edition,
            pace: self.pace,
            supervision: self.supervision,
        };
        let mut sources = Source::all(self.records)?;
        if !self.hear {
            return Ok(Command::Referee(Hearing {
                sources,
                check: self.check,
                other,
                every_edition,
                language,
            }));
        }
        if every_edition.is_some() {
            return Err(Problem::new(
                "--hear takes one edition",
                "Acts are heard by one edition: hear them first, then show the record with --edition all.",
            ));
        }
        let (Some(source), true) = (sources.pop(), sources.is_empty()) else {
            return Err(Problem::new(
                "--hear takes one file",
                "The acts of one game are heard at a time: name one file, or - for standard input.",
            ));
        };
        Ok(Command::HearActs(Box::new(HearActs {
            source,
            other,
            control: match self.control {
                Some(control) => Some(play::control(&control)?.unwrap_or_else(TimeControl::none)),
                None => None,
            },
            start: self.fen.map(|fen| start(&fen)).transpose()?,
            text: self.text,
            language,
        })))
    }
}

fn start(fen: &str) -> Result<Position, Problem> {
    let setup = Given::read(&[fen.to_owned()]).setup()?;
    play::accepted(&setup)
}

//! What is typed after `jadoube referee`.

use std::path::PathBuf;

use clap::Args;
use jadoube_board::Position;
use jadoube_clock::TimeControl;
use jadoube_laws::{Edition, Pace, ParseEditionError, Supervision};
use jadoube_referee::EntryNo;

use crate::args::{no_edition, play};
use crate::commands::Command;
use crate::commands::pgn::Source;
use crate::commands::referee::{HearActs, Hearing, Incident, Other};
use crate::given::Given;
use crate::problem::Problem;
use crate::words::{Language, say};

#[derive(Debug, Args)]
pub(super) struct RefereeArgs {
    #[arg(value_name = "RECORD")]
    records: Vec<PathBuf>,
    #[arg(long, conflicts_with = "check")]
    hear: bool,
    #[arg(long, value_name = "CONTROL", requires = "hear")]
    control: Option<String>,
    #[arg(long, requires = "hear")]
    fen: Option<String>,
    #[arg(long, requires = "hear")]
    text: bool,
    #[arg(long, conflicts_with_all = ["edition", "pace", "supervision"])]
    check: bool,
    #[arg(long, value_name = "YEAR|all", value_parser = editions)]
    edition: Option<Editions>,
    #[arg(long, value_name = "N|all", value_parser = incident, requires = "edition")]
    entry: Option<Incident>,
    #[arg(long, value_parser = super::pace)]
    pace: Option<Pace>,
    #[arg(long, value_parser = super::supervision)]
    supervision: Option<Supervision>,
}

/// By which editions events are heard.
#[derive(Debug, Clone, Copy)]
pub(super) enum Editions {
    One(Edition),
    All,
}

fn editions(text: &str) -> Result<Editions, String> {
    match text {
        "all" => Ok(Editions::All),
        year => year
            .parse()
            .map(Editions::One)
            .map_err(|_: ParseEditionError| no_edition(Some("all"))),
    }
}

fn incident(text: &str) -> Result<Incident, String> {
    let number = text.trim_start_matches('#').parse().ok();
    match (text, number.and_then(EntryNo::new)) {
        ("all", _) => Ok(Incident::All),
        (_, Some(no)) => Ok(Incident::Entry(no)),
        (_, None) => Err(say!("typed-entry")),
    }
}

impl RefereeArgs {
    pub(super) fn meant(self, language: Language) -> Result<Command, Problem> {
        let (edition, every_edition) = match (self.edition, self.entry) {
            (Some(Editions::All), entry) => (None, Some(entry.unwrap_or(Incident::Last))),
            (Some(Editions::One(_)), Some(_)) => {
                return Err(Problem::new(say!("referee-entry"), say!("referee-entry-remedy")));
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
                say!("referee-one-edition"),
                say!("referee-one-edition-remedy"),
            ));
        }
        let (Some(source), true) = (sources.pop(), sources.is_empty()) else {
            return Err(Problem::new(say!("referee-one-file"), say!("referee-one-file-remedy")));
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

//! `jadoube referee`: the course of games on record and what was ruled, heard again.

mod compare;
mod course;
mod editions;
mod hear;

use std::fmt::{self, Write};
use std::io::{self, Read};

use jadoube_laws::{Edition, Pace, Supervision};
use jadoube_referee::wire::{self, Fault, Record};
use jadoube_referee::{Difference, MateProver, Referee, Terms, replay_under};
use serde::Serialize;

use self::compare::Comparison;
use self::course::Course;
use self::editions::Editions;
use crate::commands::pgn::Source;
use crate::commands::{Answer, Stop};
use crate::heard::RecordPrinter;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::{Report, Screen};
use crate::words::{Language, not_left_open, record_fault, say};

pub(crate) use self::editions::Incident;
pub(crate) use self::hear::HearActs;

/// Which records to hear.
#[derive(Debug)]
pub(crate) struct Hearing {
    pub(crate) sources: Vec<Source>,
    /// Only whether they replay.
    pub(crate) check: bool,
    pub(crate) other: Other,
    /// What is put before every edition, if that is asked for.
    pub(crate) every_edition: Option<Incident>,
    pub(crate) language: Language,
}

/// Other terms than those of the record.
#[derive(Debug)]
pub(crate) struct Other {
    pub(crate) edition: Option<Edition>,
    pub(crate) pace: Option<Pace>,
    pub(crate) supervision: Option<Supervision>,
}

impl Hearing {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let printer = RecordPrinter::new(self.language)?;
        let mut mates = MateProver::new();
        let mut worst = Answer::Yes;
        for (index, source) in self.sources.iter().enumerate() {
            if index > 0 && !screen.look.json && !self.check {
                screen.write("\n")?;
            }
            let answer = match text(source) {
                Ok(text) => self.hear(&source.to_string(), &text, &printer, &mut mates, screen)?,
                Err(error) => {
                    screen.complain(&source.problem(&error))?;
                    Answer::Unreadable
                }
            };
            worst = worst.max(answer);
        }
        Ok(worst)
    }

    /// Hears one record. What is wrong with it is told, and the rest is heard all the same.
    fn hear(
        &self,
        file: &str,
        text: &str,
        printer: &RecordPrinter,
        mates: &mut MateProver,
        screen: &mut Screen,
    ) -> Result<Answer, Stop> {
        let (record, faults) = wire::read(text);
        for fault in &faults {
            screen.remark(&Faulty::new(file, fault))?;
        }
        let Some(record) = record else {
            return Ok(Answer::Unreadable);
        };
        let chosen = self.other.edition.is_some() || self.every_edition.is_some();
        if let Some((date, edition)) = wire::dated(text).filter(|_| !chosen) {
            screen.remark(&ByDate::new(file, date, edition))?;
        }
        let answer = match self.every_edition {
            Some(incident) => {
                let terms = self.other.terms(&record.terms);
                Editions::new(file, &record, &terms, printer, mates).show(incident, screen)?
            }
            None if self.other.is_asked() => self.compare(file, &record, printer, mates, screen)?,
            None => self.replay(file, &record, printer, mates, screen)?,
        };
        // What could not be read counts for more than what differs.
        Ok(if faults.is_empty() { answer } else { Answer::Unreadable })
    }

    fn replay(
        &self,
        file: &str,
        record: &Record,
        printer: &RecordPrinter,
        mates: &mut MateProver,
        screen: &mut Screen,
    ) -> Result<Answer, Stop> {
        let differences = Referee::recheck(record, mates);
        if !self.check {
            Course::new(file, record, printer, self.language).show(screen)?;
        }
        let replays = Replays {
            file: file.to_owned(),
            entries: record.entries.len(),
            replays: differences.is_empty(),
            differences: differences.iter().map(Difference::to_string).collect(),
        };
        if self.check || !replays.replays {
            screen.show(&replays)?;
        }
        Ok(Answer::from_truth(replays.replays))
    }

    fn compare(
        &self,
        file: &str,
        record: &Record,
        printer: &RecordPrinter,
        mates: &mut MateProver,
        screen: &mut Screen,
    ) -> Result<Answer, Stop> {
        // The record is the measure as it is stored, even where it no longer replays.
        let original = replay_under(record.terms.clone(), &record.entries, mates);
        let other = replay_under(self.other.terms(&record.terms), &record.entries, mates);
        match (original, other) {
            (Ok(original), Ok(other)) => {
                let comparison = Comparison::new(file, record, &original.referee, &other, printer);
                comparison.show(screen)
            }
            (Err(error), _) | (_, Err(error)) => {
                screen.complain(&Problem::new(
                    format!("{file}: {}", not_left_open(&error)),
                    say!("referee-terms-remedy"),
                ))?;
                Ok(Answer::No)
            }
        }
    }
}

impl Other {
    fn is_asked(&self) -> bool {
        self.edition.is_some() || self.pace.is_some() || self.supervision.is_some()
    }

    /// The terms of a record with what is asked for in their place.
    fn terms(&self, terms: &Terms) -> Terms {
        Terms {
            edition: self.edition.unwrap_or(terms.edition),
            pace: self.pace.unwrap_or(terms.pace),
            supervision: self.supervision.unwrap_or(terms.supervision),
            ..terms.clone()
        }
    }
}

fn text(source: &Source) -> io::Result<String> {
    let mut bytes = Vec::new();
    source.open()?.input.read_to_end(&mut bytes)?;
    // What is no text is seen by the reader as a line that cannot be read.
    Ok(String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// The edition by which a record is heard whose header names none.
#[derive(Serialize)]
struct ByDate {
    file: String,
    date: String,
    edition: u16,
}

impl ByDate {
    fn new(file: &str, date: String, edition: Edition) -> ByDate {
        ByDate {
            file: file.to_owned(),
            date,
            edition: edition.year(),
        }
    }
}

impl Report for ByDate {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let strong = look.strong();
        let (date, edition) = (printable(&self.date), self.edition.to_string());
        let said = say!("by-date", date = date, edition = edition);
        writeln!(to, "{strong}{}{strong:#}: {}", printable(&self.file), hanging(&said, 0))
    }
}

/// A line of a record that cannot be read, or not as it stands.
#[derive(Serialize)]
struct Faulty {
    file: String,
    line: usize,
    column: usize,
    error: String,
}

impl Faulty {
    fn new(file: &str, fault: &Fault) -> Faulty {
        Faulty {
            file: file.to_owned(),
            line: fault.line,
            column: fault.column,
            error: record_fault(&fault.kind),
        }
    }
}

impl Report for Faulty {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (bad, strong) = (look.bad(), look.strong());
        let Faulty {
            file,
            line,
            column,
            error,
        } = self;
        let fault = say!("fault");
        writeln!(to, "{strong}{file}:{line}:{column}{strong:#} {bad}{fault}{bad:#}")?;
        writeln!(to, "  {}", hanging(&printable(error), 2))
    }
}

/// Whether a record replays: the same events give the same rulings.
#[derive(Serialize)]
struct Replays {
    file: String,
    entries: usize,
    replays: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    differences: Vec<String>,
}

impl Report for Replays {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (good, bad) = (look.good(), look.bad());
        let Replays { file, entries, .. } = self;
        if self.replays {
            let replays = format!("{good}{}{good:#}", say!("referee-replays"));
            return writeln!(
                to,
                "{}",
                say!(
                    "referee-replays-entries",
                    file = file,
                    replays = replays,
                    count = *entries
                )
            );
        }
        writeln!(to, "{file}: {bad}{}{bad:#}", say!("referee-not-replays"))?;
        for difference in &self.differences {
            writeln!(to, "  {}", hanging(&printable(difference), 2))?;
        }
        Ok(())
    }
}

//! Runs cases: situations and their outcomes, in the words of an arbiter.
//!
//! [`jadoube_cases`] reads case files. Here each case is carried out by a referee, under one edition: its terms set the
//! game up, its acts are heard, and its expectations are compared with what the referee says. `docs/cases.md` describes
//! the whole language.
//!
//! ```
//! use jadoube_laws::Edition;
//! use jadoube_referee::cases::run;
//!
//! let text = "## White resigns    end.resignation 1
//!     play  1.e4 e5
//!     white resigns
//!     ruled end.resignation
//!     result 1-0
//! ";
//! let (cases, faults) = jadoube_cases::read("mine.md", text);
//! assert!(faults.is_empty());
//!
//! let run = run(&cases[0], Edition::E2023);
//! assert_eq!(run.steps[1].entries[1].sentence, "White resigns. Black wins, 0–1.");
//!
//! let failure = run.failure.expect("White cannot win by resigning");
//! assert_eq!((failure.line, failure.step.as_str()), (5, "result 1-0"));
//! assert_eq!(failure.expected, "1-0");
//! assert_eq!(failure.found, "0-1 by resignation");
//! ```

mod expect;
mod run;
mod shown;
mod terms;
#[cfg(test)]
mod tests;

use core::fmt;
use std::sync::LazyLock;

use jadoube_cases::Case;
use jadoube_laws::Edition;

use crate::entry::{Entry, EntryNo};
use crate::game::Game;
use crate::referee::Referee;
use crate::script::{Unread, unread};
use crate::wire::{self, Heading};
use crate::words::{Language, Words};

pub use run::run;
pub use shown::Shown;

/// What became of a case under one edition.
#[derive(Clone, Debug)]
pub struct Run {
    /// The edition under which it was run.
    pub edition: Edition,
    /// The steps that were carried out, up to the one that failed.
    pub steps: Vec<StepRun>,
    /// Who plays, if the case says so, and its title.
    pub heading: Heading,
    /// The game as the last step left it, if it began.
    pub referee: Option<Referee>,
    /// What went wrong, or `None` if the case passed.
    pub failure: Option<Failure>,
}

impl Run {
    /// Whether everything came out as the case says.
    #[must_use]
    pub fn passed(&self) -> bool {
        self.failure.is_none()
    }

    /// The record of the game as it is stored, if it began.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let referee = self.referee.as_ref()?;
        Some(wire::write(referee, &self.heading))
    }

    /// Everything that was heard and said.
    pub fn entries(&self) -> impl Iterator<Item = &SpokenEntry> {
        self.steps.iter().flat_map(|step| &step.entries)
    }
}

/// One step, and what it added to the record.
#[derive(Clone, Debug)]
pub struct StepRun {
    /// The line, counted from one.
    pub line: usize,
    /// The words of the step.
    pub text: String,
    /// What it is.
    pub kind: StepKind,
    /// What was heard and said.
    pub entries: Vec<SpokenEntry>,
}

/// What a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// It sets a term of the game.
    Term,
    /// Something happens.
    Act,
    /// It says what the referee must have ruled and asked, or that the game goes on.
    Said,
    /// It says how the game must stand, or which terms and acts there cannot be.
    Game,
}

/// An entry of the record, in English.
#[derive(Clone, Debug)]
pub struct SpokenEntry {
    /// Its number in the record.
    pub no: EntryNo,
    /// The entry.
    pub entry: Entry,
    /// What it says.
    pub sentence: String,
    /// Where that stands in the edition: `Article 9.4`. Events cite nothing.
    pub articles: Vec<String>,
}

/// A step that does not hold, or cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line, counted from one.
    pub line: usize,
    /// The words of the step.
    pub step: String,
    /// What kind of failure it is.
    pub kind: FailureKind,
    /// What the step expects, or what can be written there.
    pub expected: String,
    /// What was found in its place.
    pub found: String,
}

/// Whether the referee or the author of the case is to be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// The referee ruled otherwise than the case says.
    Differs,
    /// The step is not in the language of cases.
    Unreadable,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure {
            step, expected, found, ..
        } = self;
        write!(f, "`{step}`: expected {expected}, found {found}")
    }
}

impl Failure {
    /// The failure with the file and the line of its case in front.
    #[must_use]
    pub fn in_file(&self, case: &Case) -> String {
        format!("{}:{}: {self}", case.file, self.line)
    }
}

/// What is wrong with a step, before it is said which.
#[derive(Debug)]
struct Mismatch {
    kind: FailureKind,
    expected: String,
    found: String,
}

impl Mismatch {
    fn at(self, line: usize, step: &str) -> Failure {
        Failure {
            line,
            step: step.to_owned(),
            kind: self.kind,
            expected: self.expected,
            found: self.found,
        }
    }
}

/// The referee ruled otherwise.
fn differs(expected: impl Into<String>, found: impl Into<String>) -> Mismatch {
    Mismatch {
        kind: FailureKind::Differs,
        expected: expected.into(),
        found: found.into(),
    }
}

/// These words are not in the language. What is expected says what to write instead.
fn unreadable(expected: impl Into<String>, found: &str) -> Mismatch {
    unread(expected, found).into()
}

impl From<Unread> for Mismatch {
    fn from(unread: Unread) -> Mismatch {
        Mismatch {
            kind: match unread.not_in_game {
                true => FailureKind::Differs,
                false => FailureKind::Unreadable,
            },
            expected: unread.expected,
            found: unread.found,
        }
    }
}

/// The entries of a record from an index on, in English.
fn spoken(game: &Game, record: &[Entry], from: usize) -> Vec<SpokenEntry> {
    let entries = record.iter().enumerate().skip(from);
    entries
        .map(|(index, entry)| {
            let no = EntryNo::after(index);
            let keys: Vec<_> = match entry {
                Entry::Event(_) => Vec::new(),
                Entry::Ruling(ruling) => [ruling.key].iter().chain(&ruling.also_by).copied().collect(),
                Entry::Question(question) => [question.key].iter().chain(&question.also_by).copied().collect(),
            };
            let cited = keys.into_iter().filter_map(|key| game.provisions().citation(key));
            SpokenEntry {
                no,
                entry: entry.clone(),
                sentence: ENGLISH
                    .as_ref()
                    .map_or(String::new(), |words| words.entry(no, entry, game)),
                articles: cited
                    .filter_map(|citation| Some(ENGLISH.as_ref()?.citation(&citation)))
                    .collect(),
            }
        })
        .collect()
}

/// Cases are read in English, so they are told in English.
static ENGLISH: LazyLock<Option<Words>> = LazyLock::new(|| Words::new(Language::English));

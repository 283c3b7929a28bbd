//! Reads case files.
//!
//! A case is a situation and its outcome, written so that an arbiter can read it. Case files are Markdown. A heading of
//! the second level begins a case and ends with the key of the provision that the case is about, the number of the
//! provision's check that it carries out, and the editions in which it holds. Lines indented by four spaces are the
//! steps of the case. Everything else is prose, and so is everything between code fences.
//!
//! ```
//! use jadoube_cases::read;
//! use jadoube_laws::Edition;
//!
//! let text = "## A claim stops the clock                draw-claim.stop-clock 1 2005 2023
//!
//! This is prose. The steps follow.
//!
//!     play    1.Nf3 Nf6 2.Ng1 Ng8
//!     white claims threefold
//!     [2005] ruled draw-claim.stop-clock
//! ";
//! let (cases, faults) = read("claims.md", text);
//! assert!(faults.is_empty());
//! assert_eq!(cases[0].title, "A claim stops the clock");
//! assert_eq!(cases[0].key.as_str(), "draw-claim.stop-clock");
//! assert_eq!(cases[0].check, Some(1));
//! assert_eq!(cases[0].editions, [Edition::E2005, Edition::E2023]);
//!
//! let in_2023: Vec<&str> = cases[0].steps_in(Edition::E2023).map(|step| step.text.as_str()).collect();
//! assert_eq!(in_2023, ["play 1.Nf3 Nf6 2.Ng1 Ng8", "white claims threefold"]);
//! ```
//!
//! What cannot be read is returned beside what can, by file and line:
//!
//! ```
//! let (cases, faults) = jadoube_cases::read("claims.md", "    white claims threefold\n");
//! assert!(cases.is_empty());
//! assert_eq!(
//!     faults[0].to_string(),
//!     "claims.md:1: this step belongs to no case: write `## Title  key check editions` above it"
//! );
//! ```
//!
//! What the steps mean is for the runner to say: the referee runs cases of whole games, the board, the clock and the
//! notation run their own.

mod heading;

use std::fmt;

use jadoube_laws::{Edition, Key};

/// A situation and its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The file in which it stands, as the caller named it.
    pub file: String,
    /// The line of its heading, counted from one.
    pub line: usize,
    /// The heading without key, check and editions.
    pub title: String,
    /// The provision that it is about.
    pub key: Key,
    /// The check of the provision that it carries out, counted from one.
    pub check: Option<usize>,
    /// The editions in which it holds: those of the heading; without any, those of the check or of the provision.
    pub editions: Vec<Edition>,
    /// What happens and what must come out, from top to bottom.
    pub steps: Vec<Step>,
}

/// One line of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The line, counted from one.
    pub line: usize,
    /// The editions in which it holds, if it begins with `[2005 2009]`.
    pub only: Option<Vec<Edition>>,
    /// The words, with one space between them.
    pub text: String,
}

/// A line of a case file that is wrong, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What is wrong with a line of a case file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FaultKind {
    /// A step stands beneath no heading of a case.
    StrayStep,
    /// A case has no step.
    NoStep,
    /// The editions of a step are not closed by a bracket.
    OpenBracket,
    /// There is nothing behind the editions of a step.
    OnlyEditions,
    /// A word is no edition.
    NoEdition(String),
    /// The heading names no provision.
    NoProvision,
    /// The heading names a key that no provision has.
    NoSuchKey {
        /// The key.
        key: String,
        /// The keys of provisions that may be meant.
        meant: Vec<&'static str>,
    },
    /// The heading names a check that its provision lacks.
    NoSuchCheck {
        /// The key of the provision.
        key: String,
        /// The number of the check.
        check: usize,
        /// How many it has.
        count: usize,
    },
    /// The heading names an edition about which its check says nothing.
    OtherEditions {
        /// The key of the provision.
        key: String,
        /// The number of the check.
        check: usize,
        /// The edition.
        edition: Edition,
        /// The editions about which it says something.
        known: Vec<Edition>,
    },
    /// What the runner of the cases found.
    Found(String),
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::StrayStep => {
                f.write_str("this step belongs to no case: write `## Title  key check editions` above it")
            }
            FaultKind::NoStep => {
                f.write_str("this case has no step: write its steps beneath, each indented by four spaces")
            }
            FaultKind::OpenBracket => f.write_str("`[` is not closed: write `[2017 2023] step`"),
            FaultKind::OnlyEditions => f.write_str("there is no step behind the editions"),
            FaultKind::NoEdition(why) | FaultKind::Found(why) => f.write_str(why),
            FaultKind::NoProvision => f.write_str(
                "this heading names no provision: write `## Title  key check editions`, such as `## A paused clock \
                 does not run  clock.chess-clock 2`; headings of prose begin with # or ###",
            ),
            FaultKind::NoSuchKey { key, meant } => match meant.is_empty() {
                true => write!(f, "no provision has the key `{key}`: `jadoube laws search` finds keys"),
                false => write!(f, "no provision has the key `{key}`; there is `{}`", meant.join("`, `")),
            },
            FaultKind::NoSuchCheck { key, check, count: 0 } => {
                write!(f, "`{key}` has no check {check}: it has none, so leave the number out")
            }
            FaultKind::NoSuchCheck { key, check, count } => {
                write!(f, "`{key}` has no check {check}: write one from 1 to {count}, or none")
            }
            FaultKind::OtherEditions {
                key,
                check,
                edition,
                known,
            } => {
                let known: Vec<String> = known.iter().map(ToString::to_string).collect();
                let known = known.join(" ");
                write!(
                    f,
                    "check {check} of `{key}` says nothing about {edition}, only about {known}"
                )
            }
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.kind)
    }
}

impl std::error::Error for Fault {}

impl Case {
    /// The steps that hold in an edition.
    pub fn steps_in(&self, edition: Edition) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(move |step| step.holds_in(edition))
    }

    /// Whether the case is nothing but the reason for having none: `without a hand, nothing is touched`.
    #[must_use]
    pub fn is_without(&self) -> bool {
        self.steps.iter().all(|step| step.verb_and_rest().0 == "without")
    }

    /// A fault of the case as a whole.
    #[must_use]
    pub fn fault(&self, text: String) -> Fault {
        Fault {
            file: self.file.clone(),
            line: self.line,
            kind: FaultKind::Found(text),
        }
    }

    /// A fault of one of its steps: the step is quoted, and what was found follows.
    #[must_use]
    pub fn fault_at(&self, step: &Step, found: &str) -> Fault {
        Fault {
            file: self.file.clone(),
            line: step.line,
            kind: FaultKind::Found(format!("`{}`: {found}", step.text)),
        }
    }
}

impl Step {
    /// Whether it holds in an edition.
    #[must_use]
    pub fn holds_in(&self, edition: Edition) -> bool {
        self.only.as_ref().is_none_or(|only| only.contains(&edition))
    }

    /// The first word, and the rest of them.
    #[must_use]
    pub fn verb_and_rest(&self) -> (&str, &str) {
        self.text.split_once(' ').unwrap_or((&self.text, ""))
    }
}

/// Reads the cases of a file, and finds what of it cannot be read. The name of the file is only repeated.
#[must_use]
pub fn read(file: &str, text: &str) -> (Vec<Case>, Vec<Fault>) {
    let mut cases: Vec<Case> = Vec::new();
    let mut faults = Vec::new();
    let mut place = Place::Prose;
    let mut is_fenced = false;
    for (line, text) in (1..).zip(text.lines()) {
        let mut fault = |kind: FaultKind| {
            let file = file.to_owned();
            faults.push(Fault { file, line, kind });
        };
        if text.starts_with("```") {
            is_fenced = !is_fenced;
        } else if is_fenced {
            continue;
        } else if let Some(heading) = text.strip_prefix("## ") {
            match heading::read(heading) {
                Ok(heading) => {
                    cases.push(heading.case(file, line));
                    place = Place::Case;
                }
                Err(error) => {
                    fault(error);
                    place = Place::UnreadableCase;
                }
            }
        } else if text.starts_with('#') {
            place = Place::Prose;
        } else if let Some(step) = indented(text) {
            match (place, cases.last_mut(), read_step(line, step)) {
                (Place::Case, Some(case), Ok(step)) => case.steps.push(step),
                (Place::Case, Some(_), Err(error)) => fault(error),
                // The heading is named already.
                (Place::UnreadableCase, ..) => {}
                (Place::Prose, ..) | (Place::Case, None, _) => fault(FaultKind::StrayStep),
            }
        }
    }
    let empty = cases.iter().filter(|case| case.steps.is_empty());
    faults.extend(empty.map(|case| Fault {
        file: file.to_owned(),
        line: case.line,
        kind: FaultKind::NoStep,
    }));
    faults.sort_by_key(|fault| fault.line);
    (cases, faults)
}

/// Where a line stands.
#[derive(Clone, Copy)]
enum Place {
    /// Beneath no heading of a case.
    Prose,
    /// In the case that was read last.
    Case,
    /// Beneath a heading that cannot be read.
    UnreadableCase,
}

/// What is indented by four spaces or a tab, if there is something.
fn indented(line: &str) -> Option<&str> {
    let step = line.strip_prefix("    ").or_else(|| line.strip_prefix('\t'))?.trim();
    (!step.is_empty()).then_some(step)
}

/// `[2005 2009] step` holds in these editions only.
fn read_step(line: usize, text: &str) -> Result<Step, FaultKind> {
    let (only, text) = match text.strip_prefix('[') {
        None => (None, text),
        Some(rest) => {
            let (editions, rest) = rest.split_once(']').ok_or(FaultKind::OpenBracket)?;
            let editions: Result<Vec<Edition>, _> = editions.split_whitespace().map(str::parse).collect();
            let editions = editions.map_err(|error| FaultKind::NoEdition(error.to_string()))?;
            (Some(editions), rest)
        }
    };
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.is_empty() {
        true => Err(FaultKind::OnlyEditions),
        false => Ok(Step { line, only, text }),
    }
}

#[cfg(test)]
mod tests;

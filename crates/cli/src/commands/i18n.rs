//! `jadoube i18n`: the sentences of the project for those who translate them.
//!
//! It works on the sources: sentences stand in TOML files with all their languages side by side, what the Laws say in a file
//! for each language. A table has them all, a line each, for any program that opens CSV.

mod catalogue;
mod table;
mod write;

use std::fmt::{self, Write};
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use self::catalogue::{Catalogue, Fault};
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::problem::Problem;
use crate::screen::{Report, Screen};
use crate::words::say;

/// What to do with the sentences of a source tree.
#[derive(Debug)]
pub(crate) struct I18n {
    pub(crate) sources: PathBuf,
    pub(crate) step: Step,
}

/// One of the three steps of a translator.
#[derive(Debug)]
pub(crate) enum Step {
    /// Is anything missing or wrong?
    Check,
    /// Writes the table.
    Export { to: PathBuf },
    /// Takes over what the table has.
    Import { from: PathBuf },
}

impl I18n {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let catalogue = Catalogue::read(&self.sources)?;
        match self.step {
            Step::Check => {
                let checked = Checked {
                    sentences: catalogue.entries.len(),
                    faults: catalogue.faults(),
                };
                let is_fine = checked.faults.is_empty();
                screen.show(&checked)?;
                Ok(Answer::from_truth(is_fine))
            }
            Step::Export { to } => {
                let text = table::write(&catalogue).map_err(|error| unwritten(&to, &error.to_string()))?;
                fs::write(&to, text).map_err(|error| unwritten(&to, &error.to_string()))?;
                screen.show(&Exported {
                    sentences: catalogue.entries.len(),
                    to: to.display().to_string(),
                })?;
                Ok(Answer::Yes)
            }
            Step::Import { from } => {
                let bytes = fs::read(&from).map_err(|error| unread(&from, &error.to_string()))?;
                let rows = table::read(&bytes).map_err(|why| unread(&from, &why))?;
                // Nothing is written unless all of it can be.
                let changed = catalogue.changed(rows);
                if let Some(fault) = changed.faults.first() {
                    let more = changed.faults.len() - 1;
                    return Err(refused(&from, fault, more).into());
                }
                let files = write::write(&self.sources, &changed.texts)?;
                screen.show(&Imported {
                    sentences: changed.texts.len(),
                    files,
                })?;
                Ok(Answer::Yes)
            }
        }
    }
}

fn unwritten(file: &Path, why: &str) -> Problem {
    let file = file.display().to_string();
    Problem::new(
        say!("i18n-unwritten", file = file, why = why.to_owned()),
        say!("i18n-other-file"),
    )
}

fn unread(file: &Path, why: &str) -> Problem {
    let file = file.display().to_string();
    Problem::new(
        say!("i18n-unread", file = file, why = why.to_owned()),
        say!("i18n-unread-remedy"),
    )
}

fn refused(file: &Path, fault: &Fault, more: usize) -> Problem {
    let file = file.display().to_string();
    let said = say!("i18n-refused", file = file, fault = fault.to_string(), more = more);
    Problem::new(said, say!("i18n-refused-remedy"))
}

#[derive(Debug, Serialize)]
struct Checked {
    sentences: usize,
    faults: Vec<Fault>,
}

impl Report for Checked {
    fn draw(&self, _: &Look, to: &mut String) -> fmt::Result {
        for fault in &self.faults {
            writeln!(to, "{fault}")?;
        }
        match self.faults.len() {
            0 => writeln!(to, "{}", say!("i18n-complete", count = self.sentences)),
            faults => writeln!(to, "{}", say!("i18n-to-mend", count = self.sentences, faults = faults)),
        }
    }
}

#[derive(Debug, Serialize)]
struct Exported {
    sentences: usize,
    to: String,
}

impl Report for Exported {
    fn draw(&self, _: &Look, to: &mut String) -> fmt::Result {
        writeln!(
            to,
            "{}",
            say!("i18n-exported", count = self.sentences, file = self.to.as_str())
        )
    }
}

#[derive(Debug, Serialize)]
struct Imported {
    /// How many were changed.
    sentences: usize,
    files: Vec<String>,
}

impl Report for Imported {
    fn draw(&self, _: &Look, to: &mut String) -> fmt::Result {
        for file in &self.files {
            writeln!(to, "{file}")?;
        }
        writeln!(to, "{}", say!("i18n-imported", count = self.sentences))
    }
}

//! The record on disk. What is heard is there before anybody is told of it.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use jadoube_referee::wire::{self, FaultKind, Heading, Record};
use jadoube_referee::{EntryNo, MateProver, Referee, Terms};

use crate::problem::Problem;
use crate::words::{record_fault_at, say, why};

/// The file of a record, open at its end. While it is open nobody else plays on in it.
pub(super) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Whether a record can be made there: nothing is overwritten.
    pub(super) fn is_free(path: &Path) -> Result<(), Problem> {
        match path.exists() {
            true => Err(taken(path)),
            false => Ok(()),
        }
    }

    /// A new record with its header. A file that exists is left alone.
    pub(super) fn create(path: PathBuf, terms: &Terms, heading: &Heading) -> Result<Journal, Problem> {
        let opened = OpenOptions::new().append(true).create_new(true).open(&path);
        let file = opened.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => taken(&path),
            _ => unwritable(&path, &error),
        })?;
        let mut journal = Journal { path, file };
        journal.lock()?;
        journal.append(&(wire::write_header(terms, heading) + "\n"))?;
        Ok(journal)
    }

    /// The record of a game that goes on, as it stands after its last whole entry.
    pub(super) fn reopen(path: PathBuf, mates: &mut MateProver) -> Result<(Journal, Heading, Referee), Problem> {
        let unread = |error: &io::Error| {
            Problem::new(
                say!("file-unreadable", file = path.display().to_string(), why = why(error)),
                say!("play-resume-remedy"),
            )
        };
        let opened = OpenOptions::new().read(true).append(true).open(&path);
        let file = opened.map_err(|error| unread(&error))?;
        let mut journal = Journal {
            path: path.clone(),
            file,
        };
        journal.lock()?;
        let text = io::read_to_string(&journal.file).map_err(|error| unread(&error))?;
        let record = whole(&path, &text)?;
        // A last line without its end was cut off; one that lacks only the line feed gets it.
        let kept = 1 + record.entries.len();
        let lines: Vec<&str> = text.split_inclusive('\n').take(kept).collect();
        let whole: usize = lines.iter().map(|line| line.len()).sum();
        if whole < text.len() {
            let cut = journal.file.set_len(whole as u64);
            cut.map_err(|error| unwritable(&path, &error))?;
        }
        if lines.last().is_some_and(|line| !line.ends_with('\n')) {
            journal.append("\n")?;
        }
        let referee = loaded(&record, mates);
        journal.write(&referee, record.entries.len())?;
        Ok((journal, record.heading, referee))
    }

    /// Writes the entries from one on, and sees them on the disk.
    pub(super) fn write(&mut self, referee: &Referee, from: usize) -> Result<(), Problem> {
        let mut text = String::new();
        for (before, entry) in referee.record().iter().enumerate().skip(from) {
            text += &wire::write_entry(EntryNo::after(before), entry, referee.game().provisions());
            text.push('\n');
        }
        self.append(&text)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    fn append(&mut self, text: &str) -> Result<(), Problem> {
        let written = self
            .file
            .write_all(text.as_bytes())
            .and_then(|()| self.file.sync_data());
        written.map_err(|error| unwritable(&self.path, &error))
    }

    fn lock(&self) -> Result<(), Problem> {
        match self.file.try_lock() {
            Err(std::fs::TryLockError::WouldBlock) => Err(Problem::new(
                say!("play-locked", file = self.path.display().to_string()),
                say!("play-locked-remedy"),
            )),
            // Where files cannot be locked, nobody is kept out.
            Err(std::fs::TryLockError::Error(_)) | Ok(()) => Ok(()),
        }
    }
}

/// The record, if nothing is wrong with it but that its last line was cut off.
fn whole(path: &Path, text: &str) -> Result<Record, Problem> {
    let (record, faults) = wire::read(text);
    let fault = faults
        .iter()
        .find(|fault| fault.kind.hides_entries() && fault.kind != FaultKind::CutOff);
    match (record, fault) {
        (Some(record), None) => Ok(record),
        (_, fault) => {
            let place = fault
                .or(faults.first())
                .map(|fault| format!(":{}", record_fault_at(fault)))
                .unwrap_or_default();
            Err(Problem::new(
                format!("{}{place}", path.display()),
                say!("play-broken-remedy"),
            ))
        }
    }
}

/// Loads the record. If the power went before the last rulings were written, they are ruled now.
fn loaded(record: &Record, mates: &mut MateProver) -> Referee {
    let mut referee = Referee::load(record);
    referee.complete(mates);
    referee
}

fn taken(path: &Path) -> Problem {
    let path = path.display().to_string();
    Problem::new(
        say!("file-taken", file = path.as_str()),
        say!("play-taken-remedy", file = path),
    )
}

fn unwritable(path: &Path, error: &io::Error) -> Problem {
    Problem::new(
        say!(
            "play-record-unwritable",
            file = path.display().to_string(),
            why = why(error)
        ),
        say!("play-record-unwritable-remedy"),
    )
}

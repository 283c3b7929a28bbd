//! How far an audit came, kept in a file from which it can be resumed.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jadoube_audit::{Bookmark, Saved, Totals};
use serde::{Deserialize, Serialize};

use super::outputs::{Outputs, write_whole};
use crate::problem::Problem;
use crate::words::{say, why};

/// How far an audit came.
pub(super) struct State {
    /// Where it is kept, if that is asked for.
    path: Option<PathBuf>,
    kept: Kept,
}

/// What the file holds.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    audit: Option<Saved>,
    /// How long the files of findings are: CSV and JSON Lines.
    lengths: [Option<u64>; 2],
}

impl State {
    /// Reads what was kept, if anything was.
    pub(super) fn read(path: Option<&Path>) -> Result<State, Problem> {
        let mut state = State {
            path: path.map(Path::to_owned),
            kept: Kept::default(),
        };
        let Some(path) = path else { return Ok(state) };
        let shown = path.display().to_string();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(state),
            Err(error) => {
                let problem = say!("file-unreadable", file = shown, why = why(&error));
                return Err(Problem::new(problem, say!("audit-state-remedy")));
            }
        };
        let kept: Option<Kept> = serde_json::from_str(&text).ok();
        let sound = |kept: &Kept| kept.audit.as_ref().is_none_or(|saved| saved.totals().is_ok());
        match kept.filter(sound) {
            Some(kept) => state.kept = kept,
            None => {
                return Err(Problem::new(
                    say!("audit-no-state", file = shown),
                    say!("audit-state-remedy"),
                ));
            }
        }
        Ok(state)
    }

    /// What was found by then, if an audit is resumed.
    pub(super) fn totals(&self) -> Option<Totals> {
        self.kept.audit.as_ref()?.totals().ok()
    }

    /// How long the files of findings were.
    pub(super) fn lengths(&self) -> [Option<u64>; 2] {
        self.kept.lengths
    }

    /// Whether a file was read to its end.
    pub(super) fn is_done(&self, file: &str) -> bool {
        self.kept
            .audit
            .as_ref()
            .is_some_and(|saved| saved.done.iter().any(|done| done == file))
    }

    /// Where to go on in a file.
    pub(super) fn bookmark(&self, file: &str) -> Bookmark {
        let known = self
            .kept
            .audit
            .as_ref()
            .filter(|saved| saved.file.as_deref() == Some(file));
        known.map_or(Bookmark::default(), Saved::bookmark)
    }

    /// A file was read up to a place.
    pub(super) fn mark(&mut self, file: &str, next: Bookmark, totals: &Totals) {
        if self.path.is_some() {
            let done = self.done();
            self.kept.audit = Some(Saved::new(done, Some(file.to_owned()), next, totals));
        }
    }

    /// A file was read to its end.
    pub(super) fn finish(&mut self, file: &str, totals: &Totals) {
        if self.path.is_some() {
            let mut done = self.done();
            done.push(file.to_owned());
            self.kept.audit = Some(Saved::new(done, None, Bookmark::default(), totals));
        }
    }

    fn done(&mut self) -> Vec<String> {
        self.kept.audit.take().map(|saved| saved.done).unwrap_or_default()
    }

    /// Keeps it, once everything before is written.
    pub(super) fn keep(&mut self, outputs: &Outputs) -> io::Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        self.kept.lengths = outputs.lengths()?;
        let text = serde_json::to_string(&self.kept)?;
        write_whole(path, &text).map_err(|problem| io::Error::other(problem.error))
    }
}

//! What was acknowledged since the desk was opened, in a small file beside that of the desk.
//!
//! SQLite takes a write-ahead log that is missing, cut off or damaged for one that was never written. So each batch that was
//! committed is noted here too, after it is on disk. The notes are not synced: they are never ahead of the file unless the
//! file has lost something.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::evidence::Head;
use crate::store::sqlite::beside;

/// How many notes the file has at most before it is begun anew.
const MOST: usize = 20_000;

/// The notes beside a file.
pub(super) struct Acknowledged {
    path: PathBuf,
    file: Option<File>,
    count: usize,
}

/// The last that is known of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LastKnown {
    pub(super) entries: i64,
    pub(super) head: String,
}

impl Acknowledged {
    /// What is noted beside a file, by game. A note that is cut off or damaged is none.
    pub(super) fn read(path: &Path) -> BTreeMap<String, LastKnown> {
        let text = fs::read(beside(path, "-acknowledged")).unwrap_or_default();
        let mut known = BTreeMap::new();
        for line in text.split(|byte| *byte == b'\n') {
            if let Some((game, last)) = str::from_utf8(line).ok().and_then(read_note) {
                known.insert(game, last);
            }
        }
        known
    }

    /// Begins the notes of a file anew.
    pub(super) fn begin(path: &Path) -> Acknowledged {
        let path = beside(path, "-acknowledged");
        let file = OpenOptions::new().create(true).write(true).truncate(true).open(&path);
        Acknowledged {
            path,
            // Without notes the desk works as well; it only cannot name what was lost.
            file: file.ok(),
            count: 0,
        }
    }

    /// Notes what a game has now.
    pub(super) fn note(&mut self, notes: &[(String, i64, Head)]) {
        let lines: String = notes.iter().map(|(game, entries, head)| note(game, *entries, head)).collect();
        if let Some(file) = &mut self.file {
            let _ = file.write_all(lines.as_bytes());
        }
        self.count += notes.len();
    }

    /// Whether it is time to begin anew.
    pub(super) fn is_long(&self) -> bool {
        self.count >= MOST
    }

    /// Removes the notes: the file was closed, and has everything.
    pub(super) fn remove(&mut self) {
        self.file = None;
        let _ = fs::remove_file(&self.path);
    }
}

fn note(game: &str, entries: i64, head: &Head) -> String {
    let said = format!("{game} {entries} {head}");
    format!("{said} {}\n", check(&said))
}

fn read_note(line: &str) -> Option<(String, LastKnown)> {
    let (said, checked) = line.rsplit_once(' ')?;
    if check(said) != checked {
        return None;
    }
    let mut words = said.split(' ');
    let (game, entries, head) = (words.next()?, words.next()?, words.next()?);
    let last = LastKnown {
        entries: entries.parse().ok()?,
        head: head.to_owned(),
    };
    Some((game.to_owned(), last))
}

/// The first digits of the digest of a note, so that a damaged one is not believed.
fn check(said: &str) -> String {
    let mut digest = blake3::hash(said.as_bytes()).to_hex().to_string();
    digest.truncate(16);
    digest
}

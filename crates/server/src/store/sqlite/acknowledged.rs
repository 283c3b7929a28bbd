//! What was acknowledged since the desk was opened, in a small file beside that of the desk.
//!
//! SQLite takes a write-ahead log that is missing, cut off or damaged for one that was never written. So each batch that was
//! committed is noted here too, after it is on disk. The notes are not synced: they are never ahead of the file unless the
//! file has lost something.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::evidence::{Damage, FiledGame, Head};
use crate::store::beside;

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
pub(crate) struct LastKnown {
    pub(crate) entries: i64,
    /// The head of its record.
    pub(crate) head: String,
    /// The first digits of the digest of its signature, which covers the rest.
    pub(crate) seal: String,
}

impl LastKnown {
    /// What is known of a game as it stands.
    pub(super) fn of(game: &FiledGame) -> Option<LastKnown> {
        Some(LastKnown {
            entries: game.entries,
            head: Head::from_bytes(&game.head)?.to_string(),
            seal: check(&game.signature),
        })
    }

    /// Whether a row of a game is the one that was known last.
    pub(crate) fn is_of(&self, game: &FiledGame) -> bool {
        game.entries == self.entries && check(&game.signature) == self.seal
    }

    /// What a game lacks of it, if anything. A game may have gone on since.
    pub(super) fn lacking(&self, game: &FiledGame) -> Option<Damage> {
        let number = |n: i64| u32::try_from(n).unwrap_or(u32::MAX);
        if game.entries < self.entries {
            return Some(Damage::Missing {
                from: number(game.entries + 1),
                to: number(self.entries),
            });
        }
        if !game.has(self.entries, &self.head) {
            return Some(Damage::Entry {
                n: number(self.entries),
            });
        }
        let is_older = game.entries == self.entries && !self.is_of(game);
        is_older.then_some(Damage::Older)
    }
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
    pub(super) fn note(&mut self, notes: &[(String, LastKnown)]) {
        let lines: String = notes.iter().map(|(game, last)| note(game, last)).collect();
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

fn note(game: &str, last: &LastKnown) -> String {
    let LastKnown { entries, head, seal } = last;
    let said = format!("{game} {entries} {head} {seal}");
    format!("{said} {}\n", check(said.as_bytes()))
}

fn read_note(line: &str) -> Option<(String, LastKnown)> {
    let (said, checked) = line.rsplit_once(' ')?;
    if check(said.as_bytes()) != checked {
        return None;
    }
    let mut words = said.split(' ');
    let (game, entries, head, seal) = (words.next()?, words.next()?, words.next()?, words.next()?);
    let last = LastKnown {
        entries: entries.parse().ok()?,
        head: head.to_owned(),
        seal: seal.to_owned(),
    };
    Some((game.to_owned(), last))
}

/// The first digits of a digest.
fn check(bytes: &[u8]) -> String {
    let mut digest = blake3::hash(bytes).to_hex().to_string();
    digest.truncate(16);
    digest
}

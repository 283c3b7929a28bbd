//! Storage of games.
//!
//! A [`Store`] commits batches atomically. The [`Writer`] in front of it batches the writes of many games while the
//! disk is busy, so that one fsync serves them all.

mod copy;
mod identity;
mod sqlite;
mod writer;

use core::fmt;
use std::path::Path;

use crate::role::Role;
use crate::secret::Digest;

pub(crate) use self::copy::put_in_place;
pub use self::copy::{Meanwhile, copy_closed};
pub use self::sqlite::Sqlite;
pub use self::writer::Writer;

/// A database of games. An implementation needs no thread and no clock of its own.
pub trait Store: Send {
    /// Commits a batch to disk, atomically.
    ///
    /// # Errors
    ///
    /// If the batch could not be committed; nothing of it is then stored, unless the fault is [`StoreFault::InDoubt`].
    fn keep(&self, batch: &[Write]) -> Result<(), StoreFault>;

    /// Every game without its record, oldest first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn list(&self) -> Result<Vec<ListedGame>, StoreFault>;

    /// The record of a game without its header: none if there is no such game.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn lines(&self, game: &str) -> Result<Vec<String>, StoreFault>;

    /// The digest of the desk's own link, if there is one.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn own_link(&self) -> Result<Option<Digest>, StoreFault>;

    /// Copies everything into a new file, piece by piece, and calls `meanwhile` between the pieces: it may write. The copy is
    /// not synced to disk yet.
    ///
    /// # Errors
    ///
    /// If the copy could not be made, or if `meanwhile` says that it is not to go on.
    fn copy(&self, to: &Path, meanwhile: Meanwhile<'_>) -> Result<(), StoreFault>;
}

/// One write.
#[derive(Debug)]
pub enum Write {
    /// A new game.
    Game(StoredGame),
    /// A new secret for a role.
    Key {
        /// The game.
        game: String,
        /// Whose it is.
        role: Role,
        /// Its digest.
        digest: Digest,
        /// Whether those before it stay valid.
        beside: bool,
    },
    /// A new secret of the desk itself, replacing the previous one.
    OwnLink(Digest),
    /// Whether a game is archived.
    Archived {
        /// The game.
        game: String,
        /// Whether it is.
        archived: bool,
    },
    /// A game is deleted, and this is left of it.
    Deleted(DeletedGame),
    /// More lines of a record.
    Lines {
        /// The game.
        game: String,
        /// The number of the first line.
        first: u32,
        /// The lines.
        lines: Vec<String>,
        /// When they were written, in milliseconds since 1970.
        at: i64,
        /// What the list of games shows of it from then on.
        summary: Option<String>,
    },
    /// What the list of games shows of a game, where it was not noted.
    Summary {
        /// The game.
        game: String,
        /// As JSON.
        summary: String,
    },
}

/// A game as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name in URLs.
    pub id: String,
    /// The first line of its record.
    pub header: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When its last line was written, in milliseconds since 1970; `None` in a file of a version that did not note it.
    pub written: Option<i64>,
    /// The rest of its record.
    pub lines: Vec<String>,
    /// The digests of its secrets.
    pub keys: Vec<(Role, Digest)>,
    /// Whether it is archived.
    pub archived: bool,
    /// What the list of games shows of it.
    pub summary: Option<String>,
}

/// A game as it is stored, without its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// Its name in URLs.
    pub id: String,
    /// The first line of its record.
    pub header: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When its last line was written, in milliseconds since 1970; `None` in a file of a version that did not note it.
    pub written: Option<i64>,
    /// The digests of its secrets.
    pub keys: Vec<(Role, Digest)>,
    /// Whether it is archived.
    pub archived: bool,
    /// What the list of games shows of it; `None` in a file of a version that did not note it.
    pub summary: Option<String>,
}

/// What is left of a game that was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedGame {
    /// Its name in URLs.
    pub id: String,
    /// When it was deleted, in milliseconds since 1970.
    pub at: i64,
    /// How many entries its record had.
    pub entries: usize,
    /// The BLAKE3 digest of its record.
    pub digest: String,
}

/// Why a store failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// Another program has the file open.
    InUse,
    /// The disk is full.
    Full,
    /// The disk failed, or a quota or a limit on file size was reached.
    Disk,
    /// The file cannot be written.
    ReadOnly,
    /// The file is damaged.
    Damaged,
    /// The file was made by a newer version of this program.
    Newer,
    /// The file was deleted, moved or replaced while the desk was open.
    Moved,
    /// The file belongs to another program.
    Foreign,
    /// An entry with this number exists already: another program has written.
    Conflict,
    /// The disk failed while something was being written, and it is not known whether it is written.
    InDoubt,
    /// The desk is closing.
    Closed,
    /// Anything else, in the words of the store.
    Other(String),
}

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreFault::InUse => f.write_str("another program has the file open: close it, or name another file"),
            StoreFault::Full => f.write_str("the disk is full: make room, nothing is lost"),
            StoreFault::Disk => f.write_str("the disk rejects writes: make room, or check it for errors"),
            StoreFault::Damaged => f.write_str("the file is damaged: put a copy in its place"),
            StoreFault::ReadOnly => f.write_str("the file cannot be written: allow it, or name another file"),
            StoreFault::Newer => f.write_str("the file was made by a newer version of this program: use that one"),
            StoreFault::Moved => {
                f.write_str("the file of the desk was deleted or moved: put it back, or close the desk and open a copy")
            }
            StoreFault::Foreign => f.write_str("the file does not belong to a desk: name another file"),
            StoreFault::Conflict => f.write_str("another program has written to this record: read it again"),
            StoreFault::InDoubt => f.write_str(
                "the disk failed, and it is not known whether this was written: look at the game again before you repeat it",
            ),
            StoreFault::Closed => f.write_str("the desk is closing: continue when it is open again"),
            StoreFault::Other(text) => f.write_str(text),
        }
    }
}

impl core::error::Error for StoreFault {}

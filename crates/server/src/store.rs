//! Where games are kept.
//!
//! A [`Store`] is told whole batches and keeps each of them whole or not at all. The [`Writer`] in front of it gathers
//! what many games want to write while the disk is busy, so that one wait for the disk serves them all.

mod sqlite;
mod writer;

use core::fmt;

use crate::role::Role;
use crate::secret::Digest;

pub use self::sqlite::Sqlite;
pub use self::writer::Writer;

/// A place that keeps games. Another database can stand here: it needs no thread and no clock of its own.
pub trait Store: Send {
    /// Keeps all of it, on disk, or nothing.
    ///
    /// # Errors
    ///
    /// Says what hinders it; nothing of the batch is then kept.
    fn keep(&mut self, batch: &[Write]) -> Result<(), StoreFault>;

    /// Every game, oldest first.
    ///
    /// # Errors
    ///
    /// Says what hinders it.
    fn games(&mut self) -> Result<Vec<StoredGame>, StoreFault>;
}

/// Something to keep.
#[derive(Debug)]
pub enum Write {
    /// A new game.
    Game(StoredGame),
    /// Another secret for a role, in place of the one before.
    Key {
        /// The game.
        game: String,
        /// Whose it is.
        role: Role,
        /// Its digest.
        digest: Digest,
    },
    /// More lines of a record.
    Lines {
        /// The game.
        game: String,
        /// The number of the first line.
        first: u32,
        /// The lines.
        lines: Vec<String>,
    },
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name in addresses.
    pub id: String,
    /// The first line of its record.
    pub header: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The rest of its record.
    pub lines: Vec<String>,
    /// The digests of its secrets.
    pub keys: Vec<(Role, Digest)>,
}

/// What hinders a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// Another program works on the same file.
    InUse,
    /// The disk is full.
    Full,
    /// The disk fails, or a quota or a limit on the size of files forbids more.
    Disk,
    /// The file cannot be written.
    ReadOnly,
    /// The file is not whole.
    Damaged,
    /// The file was made by a newer version of this program.
    Newer,
    /// The file is something else.
    Foreign,
    /// A line with this number is there already: somebody else has written.
    Conflict,
    /// The desk is closing, and keeps nothing more.
    Closed,
    /// Anything else, in the words of the store.
    Other(String),
}

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreFault::InUse => f.write_str("another program works on the same file: stop it, or name another file"),
            StoreFault::Full => f.write_str("the disk is full: make room, nothing is lost"),
            StoreFault::Disk => f.write_str("the disk does not take it: make room, and see that it is sound"),
            StoreFault::Damaged => f.write_str("the file is damaged: put a copy in its place"),
            StoreFault::ReadOnly => f.write_str("the file cannot be written: allow it, or name another file"),
            StoreFault::Newer => f.write_str("the file was made by a newer version of this program: use that one"),
            StoreFault::Foreign => f.write_str("the file is no file of a desk: name another file"),
            StoreFault::Conflict => f.write_str("the record has gone on elsewhere: read it again"),
            StoreFault::Closed => f.write_str("the desk is closing: go on when it is open again"),
            StoreFault::Other(text) => f.write_str(text),
        }
    }
}

impl core::error::Error for StoreFault {}

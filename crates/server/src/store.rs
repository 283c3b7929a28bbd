//! Storage of games.
//!
//! A [`Store`] commits batches atomically. The [`Writer`] in front of it batches the writes of many games while the
//! disk is busy, so that one fsync serves them all.

mod copy;
mod identity;
mod restore;
pub(crate) mod sqlite;
mod writer;

use core::fmt;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jadoube_words::Language;

use crate::evidence::{DamagedGame, DeskKey, FileNote};
use crate::role::Role;
use crate::secret::Digest;
use crate::words::{Message, message};

pub(crate) use self::copy::put_in_place;
pub use self::copy::{Meanwhile, copy_closed};
pub use self::restore::restore;
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

    /// Every game that is whole, without its record, oldest first, and what is wrong with the others.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn list(&self) -> Result<Stored, StoreFault>;

    /// The record of a game without its header: none if there is no such game.
    ///
    /// # Errors
    ///
    /// If the store cannot be read, or if the record is not as it was written.
    fn lines(&self, game: &str) -> Result<Vec<String>, StoreFault>;

    /// The digest of the desk's own link, if there is one.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn own_link(&self) -> Result<Option<Digest>, StoreFault>;

    /// How many bytes it takes; nothing where that is not known.
    fn bytes(&self) -> u64 {
        0
    }

    /// The key with which the desk signs, if it has one.
    fn key(&self) -> Option<Arc<DeskKey>> {
        None
    }

    /// Copies everything into a new file, piece by piece, and calls `meanwhile` between the pieces: it may write. The copy is
    /// not synced to disk yet.
    ///
    /// # Errors
    ///
    /// If the copy could not be made, or if `meanwhile` says that it is not to go on.
    fn copy(&self, to: &Path, meanwhile: Meanwhile<'_>) -> Result<(), StoreFault>;
}

/// What a store holds.
#[derive(Debug)]
pub struct Stored {
    /// The games that are whole, oldest first.
    pub games: Vec<ListedGame>,
    /// The games that are kept aside.
    pub damaged: Vec<DamagedGame>,
    /// What there is to say about the store as a whole.
    pub notes: Vec<FileNote>,
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
        /// Whether the game is over by them.
        over: bool,
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
    /// What is known of it without its record.
    pub listed: ListedGame,
    /// Its record without the header.
    pub lines: Vec<String>,
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
    /// Whether it is over.
    pub over: bool,
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
    /// The file was made by a version that did not chain records.
    Unchained,
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

impl StoreFault {
    /// What it is in words, and what to do about it: a clause that begins with a small letter.
    pub(crate) fn message(&self) -> Message {
        message(match self {
            StoreFault::InUse => "store-in-use",
            StoreFault::Full => "store-full",
            StoreFault::Disk => "store-disk",
            StoreFault::Damaged => "store-damaged",
            StoreFault::ReadOnly => "store-read-only",
            StoreFault::Newer => "store-newer",
            StoreFault::Unchained => "store-unchained",
            StoreFault::Moved => "store-moved",
            StoreFault::Foreign => "store-foreign",
            StoreFault::Conflict => "store-conflict",
            StoreFault::InDoubt => "store-in-doubt",
            StoreFault::Closed => "store-closed",
            StoreFault::Other(text) => return Message::Said(text.clone()),
        })
    }

    /// What it is in a language, and what to do about it.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        self.message().phrase_in(language)
    }
}

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::English))
    }
}

impl core::error::Error for StoreFault {}

/// A file beside another, with more at the end of its name.
#[must_use]
pub fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    name.into()
}

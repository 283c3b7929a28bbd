//! Games in one SQLite file.

mod acknowledged;
mod batch;
mod contents;
mod opening;
mod register;

use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rusqlite::ffi::{SQLITE_IOERR_DIR_FSYNC, SQLITE_IOERR_FSYNC};
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, Transaction, TransactionBehavior, params};

use crate::evidence::{DeskKey, FiledGame};
use crate::role::Role;
use crate::secret::Digest;
use crate::store::copy::{Meanwhile, copy};
use crate::store::identity::FileIdentity;
use crate::store::sqlite::acknowledged::Acknowledged;
use crate::store::sqlite::batch::{Batch, Changes};
use crate::store::sqlite::contents::games_digest;
use crate::store::sqlite::opening::Opened;
use crate::store::{ListedGame, Store, StoreFault, Stored, Write, beside};

pub(crate) use crate::store::sqlite::acknowledged::LastKnown;
pub(crate) use crate::store::sqlite::contents::{FileContents, FiledTrace, KEY, OPEN};
pub(crate) use crate::store::sqlite::opening::lost;
pub(crate) use crate::store::sqlite::register::{FiledLine, RegisterEnd, RegisterLine};

/// The application id of a desk's file: `desk` in ASCII.
const MARK: i32 = i32::from_be_bytes(*b"desk");

/// A store in one file.
pub struct Sqlite {
    connection: Connection,
    key: Arc<DeskKey>,
    /// The file; none if it is in memory.
    file: Option<FileIdentity>,
    /// A store has one thread, and while it is copied, batches are written in between.
    state: RefCell<State>,
}

/// What is known of a file without reading it.
struct State {
    /// The signature of every game.
    signatures: BTreeMap<String, Vec<u8>>,
    register: RegisterEnd,
    own_link: Option<Digest>,
    /// Where the file is, and what was acknowledged; in memory there is neither.
    beside: Option<(PathBuf, Acknowledged)>,
    /// What was found when the file was opened, until somebody asks for it.
    opened: Option<Opened>,
}

impl Sqlite {
    /// Opens or creates a file, with an exclusive lock. The key of the desk stands beside it, and is made if it is missing.
    ///
    /// # Errors
    ///
    /// If another program has it open, if it cannot be written, if it is damaged as a whole, or if it is from a newer
    /// version.
    pub fn open(path: &Path) -> Result<Sqlite, StoreFault> {
        let had_log = beside(path, "-wal").exists();
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
        lock(&connection)?;
        let mut store = Sqlite::prepare(connection, key_beside(path), Some((path, had_log)))?;
        store.file = Some(FileIdentity::of(path));
        // Where the log stays as it is, so do the notes on what it has.
        if checkpoint(&store.connection).is_ok() {
            store.state.get_mut().beside = Some((path.to_owned(), Acknowledged::begin(path)));
        }
        Ok(store)
    }

    /// A store in memory.
    ///
    /// # Errors
    ///
    /// If there is no memory.
    pub fn in_memory() -> Result<Sqlite, StoreFault> {
        let connection = Connection::open_in_memory().map_err(fault)?;
        lock(&connection)?;
        let key = || {
            DeskKey::new()
                .map(|(key, _)| key)
                .map_err(|error| StoreFault::Other(error.to_string()))
        };
        Sqlite::prepare(connection, key, None)
    }

    fn prepare(
        mut connection: Connection,
        key: impl FnOnce() -> Result<DeskKey, StoreFault>,
        place: Option<(&Path, bool)>,
    ) -> Result<Sqlite, StoreFault> {
        let pragmas = "
            PRAGMA journal_mode = WAL;
            PRAGMA synchronous = FULL;
            PRAGMA foreign_keys = ON;";
        connection.execute_batch(pragmas).map_err(fault)?;
        // The lock is taken with the first write. Writing now makes a second program fail here and not at its first
        // move.
        let begun = connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(fault)?;
        if opening::version(&begun)? > opening::VERSION {
            return Err(StoreFault::Newer);
        }
        let key = key()?;
        opening::migrate(&begun, &key)?;
        begun.pragma_update(None, "application_id", MARK).map_err(fault)?;
        let opened = opening::check(&begun, &key, place)?;
        begun.commit().map_err(fault)?;
        let own_link = opened.contents.desk.get(contents::OWN_LINK);
        let games = opened.contents.games.iter();
        let state = State {
            signatures: games.map(|game| (game.id.clone(), game.signature.clone())).collect(),
            register: opened.check.register.end,
            own_link: own_link.and_then(|digest| Digest::from_bytes(digest)),
            beside: None,
            opened: Some(opened),
        };
        Ok(Sqlite {
            connection,
            key: Arc::new(key),
            file: None,
            state: RefCell::new(state),
        })
    }

    /// After a commit whose pages were written but could not be synced: they may be in the log all the same, and would
    /// count after a crash. Another write puts itself in their place. If that fails too, it is not known what is written.
    fn settle(&self) -> StoreFault {
        match self.connection.execute(SETTLE, params![SETTLED]) {
            Ok(_) => StoreFault::Disk,
            Err(_) => StoreFault::InDoubt,
        }
    }
}

/// Puts what is in the log into the file. If it fails, the log stays.
fn checkpoint(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

impl State {
    /// What a batch has changed holds from now on.
    fn take_over(&mut self, changes: Changes, connection: &Connection) {
        self.register = changes.register;
        self.own_link = changes.own_link.or(self.own_link);
        let Some((path, acknowledged)) = &mut self.beside else {
            return;
        };
        let known = changes.games.into_iter().filter_map(|(id, game)| {
            let last = LastKnown::of(&game?)?;
            Some((id, last))
        });
        acknowledged.note(&known.collect::<Vec<_>>());
        if acknowledged.is_long() {
            let path = path.clone();
            if checkpoint(connection).is_ok() {
                self.beside = Some((path.clone(), Acknowledged::begin(&path)));
            }
        }
    }
}

/// How many bytes a page of a file has.
const PAGE: u64 = 4096;

/// Leaves the mark that the file was closed.
impl Drop for Sqlite {
    fn drop(&mut self) {
        let closed = self.connection.execute(SET, params![OPEN, [0_u8]]);
        let closed = closed.and_then(|_| checkpoint(&self.connection));
        if let (Ok(()), Some((_, acknowledged))) = (closed, &mut self.state.get_mut().beside) {
            acknowledged.remove();
        }
    }
}

/// The name of what is written only to be in the place of something else.
const SETTLED: &str = "settled";

/// Writes it. What is written must differ from what is there, or SQLite writes nothing.
const SETTLE: &str = "INSERT INTO desk (name, value) VALUES (?, randomblob(16))
    ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// Locks a file that is a desk's and whole.
fn lock(connection: &Connection) -> Result<(), StoreFault> {
    connection.busy_timeout(Duration::from_millis(200)).map_err(fault)?;
    // With an exclusive lock, reading needs no shared-memory file, and so works on a full disk.
    connection
        .pragma_update(None, "locking_mode", "EXCLUSIVE")
        .map_err(fault)?;
    is_ours(connection)?;
    is_whole(connection)
}

/// Refuses the database of another program.
pub(super) fn is_ours(connection: &Connection) -> Result<(), StoreFault> {
    let number = |query| {
        connection
            .query_row(query, [], |row| row.get::<_, i32>(0))
            .map_err(fault)
    };
    match number("PRAGMA application_id")? {
        MARK => Ok(()),
        _ if number("SELECT count(*) FROM sqlite_schema")? == 0 => Ok(()),
        _ => Err(StoreFault::Foreign),
    }
}

/// Refuses a file whose structure is damaged, so that it stays as it is for recovery.
pub(super) fn is_whole(connection: &Connection) -> Result<(), StoreFault> {
    connection.pragma_update(None, "cell_size_check", true).map_err(fault)?;
    let found: String = connection
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
        .map_err(fault)?;
    match found.as_str() {
        "ok" => Ok(()),
        _ => Err(StoreFault::Damaged),
    }
}

/// Reads all that stands in a file, of which nobody else has need.
///
/// # Errors
///
/// If it is not a desk's, if its structure is damaged, or if it is of a version without chains or of a newer one.
pub(crate) fn read_file(path: &Path) -> Result<FileContents, StoreFault> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(fault)?;
    lock(&connection)?;
    match opening::version(&connection)? {
        opening::VERSION => FileContents::read(&connection).map_err(fault),
        older if older < opening::VERSION => Err(StoreFault::Unchained),
        _ => Err(StoreFault::Newer),
    }
}

/// What was acknowledged since a file was opened, by game.
pub(crate) fn acknowledged(path: &Path) -> BTreeMap<String, LastKnown> {
    Acknowledged::read(path)
}

/// Writes contents to a new file as they stand, and signs it as a whole if there is a key.
///
/// # Errors
///
/// If the file cannot be written.
pub(crate) fn write_file(path: &Path, contents: &FileContents, key: Option<&DeskKey>) -> Result<(), StoreFault> {
    let mut connection = Connection::open(path).map_err(fault)?;
    let begun = connection.transaction().map_err(fault)?;
    opening::create(&begun)?;
    begun.pragma_update(None, "application_id", MARK).map_err(fault)?;
    batch::write_all(&begun, contents).map_err(fault)?;
    if let Some(key) = key {
        let end = register::Register::of(&contents.register).end;
        opening::sign_contents(&begun, key, end, contents).map_err(fault)?;
    }
    begun.commit().map_err(fault)
}

impl Store for Sqlite {
    fn keep(&self, batch: &[Write]) -> Result<(), StoreFault> {
        if let Some(file) = &self.file {
            file.check()?;
        }
        let begun = Transaction::new_unchecked(&self.connection, TransactionBehavior::Immediate).map_err(fault)?;
        let mut state = self.state.borrow_mut();
        let mut writing = Batch::new(&begun, &self.key, state.register);
        for write in batch {
            writing.write(write)?;
        }
        let changes = writing.finish()?;
        let before = replace(&mut state.signatures, signatures_of(&changes));
        let own_link = changes.own_link.or(state.own_link);
        let signatures = state
            .signatures
            .iter()
            .map(|(id, signature)| (id.as_str(), signature.as_slice()));
        let signed = opening::sign_manifest(
            &begun,
            &self.key,
            changes.register,
            own_link.as_ref().map(Digest::as_bytes),
            games_digest(signatures.collect()),
        );
        match signed.and_then(|()| begun.commit()) {
            Ok(()) => {
                state.take_over(changes, &self.connection);
                Ok(())
            }
            Err(error) => {
                replace(&mut state.signatures, before);
                Err(match is_of_sync(&error) {
                    true => self.settle(),
                    false => fault(error),
                })
            }
        }
    }

    fn own_link(&self) -> Result<Option<Digest>, StoreFault> {
        Ok(self.state.borrow().own_link)
    }

    fn list(&self) -> Result<Stored, StoreFault> {
        let opened = self.state.borrow_mut().opened.take();
        let Opened { contents, check } = match opened {
            Some(opened) => opened,
            None => opening::read(&self.connection, &self.key)?,
        };
        let aside: HashSet<&str> = check.damaged.iter().map(|game| game.id.as_str()).collect();
        let whole = contents
            .games
            .into_iter()
            .filter(|game| !aside.contains(game.id.as_str()));
        Ok(Stored {
            games: whole.map(listed).collect(),
            damaged: check.damaged,
            notes: check.notes,
        })
    }

    fn lines(&self, game: &str) -> Result<Vec<String>, StoreFault> {
        let Some(game) = contents::one(&self.connection, game).optional().map_err(fault)? else {
            return Ok(Vec::new());
        };
        // What was whole when the file was opened may have been damaged since.
        match game.damages(Some(&self.key.public())).is_empty() {
            true => Ok(game.lines.iter().map(|entry| text(&entry.line)).collect()),
            false => Err(StoreFault::Damaged),
        }
    }

    fn bytes(&self) -> u64 {
        let query = "SELECT page_count - freelist_count FROM pragma_page_count, pragma_freelist_count";
        let asked = self.connection.prepare_cached(query);
        let pages = asked.and_then(|mut asked| asked.query_row([], |row| row.get::<_, i64>(0)));
        u64::try_from(pages.unwrap_or(0)).unwrap_or(0) * PAGE
    }

    fn key(&self) -> Option<Arc<DeskKey>> {
        Some(Arc::clone(&self.key))
    }

    fn copy(&self, to: &Path, meanwhile: Meanwhile<'_>) -> Result<(), StoreFault> {
        copy(&self.connection, to, meanwhile)
    }
}

/// The new signatures of the games that a batch has written.
fn signatures_of(changes: &Changes) -> Vec<(String, Option<Vec<u8>>)> {
    let signature = |game: &Option<FiledGame>| game.as_ref().map(|game| game.signature.clone());
    let games = changes.games.iter();
    games.map(|(id, game)| (id.clone(), signature(game))).collect()
}

/// Puts signatures in the place of others, and returns those that were there.
fn replace(
    signatures: &mut BTreeMap<String, Vec<u8>>,
    with: Vec<(String, Option<Vec<u8>>)>,
) -> Vec<(String, Option<Vec<u8>>)> {
    let replaced = with.into_iter().map(|(id, signature)| {
        let before = match signature {
            Some(signature) => signatures.insert(id.clone(), signature),
            None => signatures.remove(&id),
        };
        (id, before)
    });
    replaced.collect()
}

/// A game that was found whole.
fn listed(game: FiledGame) -> ListedGame {
    let key = |(role, digest): &(String, Vec<u8>)| Role::from_name(role).zip(Digest::from_bytes(digest));
    ListedGame {
        header: text(&game.header),
        keys: game.secrets.iter().filter_map(key).collect(),
        created: game.created,
        written: game.written,
        archived: game.archived != 0,
        over: game.over != 0,
        summary: game.summary,
        id: game.id,
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Sets what the desk keeps for itself.
pub(super) const SET: &str =
    "INSERT INTO desk (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// The key beside a file. It is made when it is first needed, and only its owner may read it.
fn key_beside(path: &Path) -> impl FnOnce() -> Result<DeskKey, StoreFault> {
    let path = beside(path, ".sign.pem");
    move || {
        let trouble = |why: String| StoreFault::Other(format!("the key {} cannot be used: {why}", path.display()));
        match fs::read_to_string(&path) {
            Ok(pem) => DeskKey::from_pem(&pem).map_err(|error| trouble(error.to_string())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let (key, pem) = DeskKey::new().map_err(|error| trouble(error.to_string()))?;
                write_secret(&path, &pem).map_err(|error| trouble(error.to_string()))?;
                Ok(key)
            }
            Err(error) => Err(trouble(error.to_string())),
        }
    }
}

/// Writes what only its owner may read.
fn write_secret(path: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Whether a commit failed at its very end. Where a write fails before, the log has no end of a transaction, and nothing of
/// it counts.
fn is_of_sync(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    matches!(code, Some(SQLITE_IOERR_FSYNC | SQLITE_IOERR_DIR_FSYNC))
}

pub(super) fn fault(error: rusqlite::Error) -> StoreFault {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreFault::InUse,
        Some(ErrorCode::DiskFull) => StoreFault::Full,
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => StoreFault::ReadOnly,
        Some(ErrorCode::SystemIoFailure) => StoreFault::Disk,
        Some(ErrorCode::DatabaseCorrupt) => StoreFault::Damaged,
        Some(ErrorCode::NotADatabase) => StoreFault::Foreign,
        Some(ErrorCode::ConstraintViolation) => StoreFault::Conflict,
        _ => StoreFault::Other(error.to_string()),
    }
}

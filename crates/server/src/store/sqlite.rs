//! Games in one SQLite file.

use std::path::Path;
use std::time::Duration;

use rusqlite::ffi::{SQLITE_IOERR_DIR_FSYNC, SQLITE_IOERR_FSYNC};
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, Row, Transaction, TransactionBehavior, params};

use crate::role::Role;
use crate::secret::Digest;
use crate::store::copy::{Meanwhile, copy};
use crate::store::identity::FileIdentity;
use crate::store::{DeletedGame, ListedGame, Store, StoreFault, Write};

/// The migrations from each version to the next. Never edit one that was released: add another.
const MIGRATIONS: [&str; 4] = [
    include_str!("../../migrations/0001-games.sql"),
    include_str!("../../migrations/0002-links-and-archive.sql"),
    include_str!("../../migrations/0003-written.sql"),
    include_str!("../../migrations/0004-summary.sql"),
];

/// The application id of a desk's file: `desk` in ASCII.
const MARK: i32 = i32::from_be_bytes(*b"desk");

/// A store in one file.
pub struct Sqlite {
    connection: Connection,
    /// The file; none if it is in memory.
    file: Option<FileIdentity>,
}

impl Sqlite {
    /// Opens or creates a file, with an exclusive lock.
    ///
    /// # Errors
    ///
    /// If another program has it open, if it cannot be written, if it is damaged, or if it is from a newer version.
    pub fn open(path: &Path) -> Result<Sqlite, StoreFault> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
        let mut store = Sqlite::prepare(connection)?;
        store.file = Some(FileIdentity::of(path));
        Ok(store)
    }

    /// A store in memory.
    ///
    /// # Errors
    ///
    /// If there is no memory.
    pub fn in_memory() -> Result<Sqlite, StoreFault> {
        Sqlite::prepare(Connection::open_in_memory().map_err(fault)?)
    }

    fn prepare(mut connection: Connection) -> Result<Sqlite, StoreFault> {
        connection.busy_timeout(Duration::from_millis(200)).map_err(fault)?;
        // With an exclusive lock, reading needs no shared-memory file, and so works on a full disk.
        connection
            .pragma_update(None, "locking_mode", "EXCLUSIVE")
            .map_err(fault)?;
        is_ours(&connection)?;
        is_whole(&connection)?;
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
        let version: u32 = begun
            .query_row("PRAGMA user_version", [], |row| row.get(0))
            .map_err(fault)?;
        let missing = MIGRATIONS.get(version as usize..).ok_or(StoreFault::Newer)?;
        for migration in missing {
            begun.execute_batch(migration).map_err(fault)?;
        }
        begun.pragma_update(None, "application_id", MARK).map_err(fault)?;
        begun
            .pragma_update(None, "user_version", MIGRATIONS.len() as u32)
            .map_err(fault)?;
        begun.commit().map_err(fault)?;
        Ok(Sqlite { connection, file: None })
    }
}

impl Sqlite {
    /// After a commit whose pages were written but could not be synced: they may be in the log all the same, and would
    /// count after a crash. Another write puts itself in their place. If that fails too, it is not known what is written.
    fn settle(&self) -> StoreFault {
        match self.connection.execute(SET, params![SETTLED, [0_u8]]) {
            Ok(_) => StoreFault::Disk,
            Err(_) => StoreFault::InDoubt,
        }
    }
}

/// The name of what is written only to be in the place of something else.
const SETTLED: &str = "settled";

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

/// Refuses a damaged file, so that it stays as it is for recovery.
pub(super) fn is_whole(connection: &Connection) -> Result<(), StoreFault> {
    let found: String = connection
        .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
        .map_err(fault)?;
    match found.as_str() {
        "ok" => Ok(()),
        _ => Err(StoreFault::Damaged),
    }
}

impl Store for Sqlite {
    fn keep(&self, batch: &[Write]) -> Result<(), StoreFault> {
        if let Some(file) = &self.file {
            file.check()?;
        }
        // A store has one thread, and keeps one batch at a time.
        let begun = Transaction::new_unchecked(&self.connection, TransactionBehavior::Immediate).map_err(fault)?;
        {
            let mut line = begun
                .prepare_cached("INSERT INTO entry (game, n, line) VALUES (?, ?, ?)")
                .map_err(fault)?;
            let mut keep_lines = |game: &str, first: u32, lines: &[String]| -> Result<(), StoreFault> {
                for (n, text) in (first..).zip(lines) {
                    line.execute(params![game, n, text]).map_err(fault)?;
                }
                Ok(())
            };
            for write in batch {
                match write {
                    Write::Game(kept) => {
                        begun
                            .execute(
                                "INSERT INTO game (id, header, created, written, archived, summary) VALUES (?, ?, ?, ?, ?, ?)",
                                params![kept.id, kept.header, kept.created, kept.written, kept.archived, kept.summary],
                            )
                            .map_err(fault)?;
                        for (role, digest) in &kept.keys {
                            begun
                                .execute(
                                    "INSERT INTO link (game, role, digest) VALUES (?, ?, ?)",
                                    params![kept.id, role.name(), digest.as_bytes()],
                                )
                                .map_err(fault)?;
                        }
                        keep_lines(&kept.id, 1, &kept.lines)?;
                    }
                    Write::Key {
                        game,
                        role,
                        digest,
                        beside,
                    } => {
                        if !beside {
                            let previous = "DELETE FROM link WHERE game = ? AND role = ?";
                            begun.execute(previous, params![game, role.name()]).map_err(fault)?;
                        }
                        begun
                            .execute(
                                "INSERT INTO link (game, role, digest) VALUES (?, ?, ?)",
                                params![game, role.name(), digest.as_bytes()],
                            )
                            .map_err(fault)?;
                    }
                    Write::OwnLink(digest) => {
                        begun
                            .execute(SET, params![OWN_LINK, digest.as_bytes()])
                            .map_err(fault)?;
                    }
                    Write::Archived { game, archived } => {
                        let update = "UPDATE game SET archived = ? WHERE id = ?";
                        begun.execute(update, params![archived, game]).map_err(fault)?;
                    }
                    Write::Deleted(deleted) => delete(&begun, deleted).map_err(fault)?,
                    Write::Lines {
                        game,
                        first,
                        lines,
                        at,
                        summary,
                    } => {
                        keep_lines(game, *first, lines)?;
                        begun
                            .prepare_cached("UPDATE game SET written = ?, summary = ? WHERE id = ?")
                            .and_then(|mut written| written.execute(params![at, summary, game]))
                            .map_err(fault)?;
                    }
                    Write::Summary { game, summary } => {
                        let update = "UPDATE game SET summary = ? WHERE id = ?";
                        begun.execute(update, params![summary, game]).map_err(fault)?;
                    }
                }
            }
        }
        match begun.commit() {
            Err(error) if is_of_sync(&error) => Err(self.settle()),
            committed => committed.map_err(fault),
        }
    }

    fn own_link(&self) -> Result<Option<Digest>, StoreFault> {
        let bytes: Option<Vec<u8>> = self
            .connection
            .query_row("SELECT value FROM desk WHERE name = ?", [OWN_LINK], |row| row.get(0))
            .optional()
            .map_err(fault)?;
        Ok(bytes.and_then(|bytes| Digest::from_bytes(&bytes)))
    }

    fn list(&self) -> Result<Vec<ListedGame>, StoreFault> {
        let read = || -> rusqlite::Result<Vec<ListedGame>> {
            let mut games = self
                .connection
                .prepare("SELECT id, header, created, written, archived, summary FROM game ORDER BY created, id")?;
            let mut keys = self
                .connection
                .prepare("SELECT role, digest FROM link WHERE game = ?")?;
            let mut listed = Vec::new();
            let mut rows = games.query([])?;
            while let Some(row) = rows.next()? {
                let id: String = row.get(0)?;
                let keys = keys.query_map([&id], |row| Ok((row.get::<_, String>(0)?, row.get::<_, Vec<u8>>(1)?)))?;
                let mut known = Vec::new();
                for key in keys {
                    let (role, digest) = key?;
                    known.extend(Role::from_name(&role).zip(Digest::from_bytes(&digest)));
                }
                listed.push(ListedGame {
                    header: text(row, 1)?,
                    created: row.get(2)?,
                    written: row.get(3)?,
                    archived: row.get(4)?,
                    summary: row.get(5)?,
                    keys: known,
                    id,
                });
            }
            Ok(listed)
        };
        read().map_err(fault)
    }

    fn lines(&self, game: &str) -> Result<Vec<String>, StoreFault> {
        let read = || -> rusqlite::Result<Vec<String>> {
            let mut lines = self
                .connection
                .prepare_cached("SELECT line FROM entry WHERE game = ? ORDER BY n")?;
            lines.query_map([game], |row| text(row, 0))?.collect()
        };
        read().map_err(fault)
    }

    fn copy(&self, to: &Path, meanwhile: Meanwhile<'_>) -> Result<(), StoreFault> {
        copy(&self.connection, to, meanwhile)
    }
}

/// The name under which the digest of the desk's own link is kept.
const OWN_LINK: &str = "own-link";

/// Sets what the desk keeps for itself.
const SET: &str =
    "INSERT INTO desk (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// Deletes a game with its record and its links, and keeps what is left of it.
fn delete(connection: &Connection, deleted: &DeletedGame) -> rusqlite::Result<()> {
    let DeletedGame {
        id,
        at,
        entries,
        digest,
    } = deleted;
    let trace = "INSERT INTO deleted (game, header, created, deleted, entries, digest)
        SELECT id, header, created, ?, ?, ? FROM game WHERE id = ?";
    connection.execute(
        trace,
        params![at, i64::try_from(*entries).unwrap_or(i64::MAX), digest, id],
    )?;
    for table in [
        "DELETE FROM entry WHERE game = ?",
        "DELETE FROM link WHERE game = ?",
        "DELETE FROM game WHERE id = ?",
    ] {
        connection.execute(table, [id])?;
    }
    Ok(())
}

/// A text of a record. Invalid UTF-8 makes that one game unreadable, not the whole file.
fn text(row: &Row<'_>, column: usize) -> rusqlite::Result<String> {
    let bytes = row.get_ref(column)?.as_bytes()?;
    Ok(String::from_utf8_lossy(bytes).into_owned())
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

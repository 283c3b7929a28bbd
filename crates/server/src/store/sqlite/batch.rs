//! One batch of writes, chained and signed.

use std::collections::BTreeMap;

use rusqlite::{Connection, params};

use crate::evidence::{DeskKey, FiledEntry, FiledGame, Head, links_digest};
use crate::secret::Digest;
use crate::store::sqlite::contents::{COLUMNS, FileContents, FiledTrace, OWN_LINK, game as game_of_row};
use crate::store::sqlite::register::{FiledLine, RegisterEnd, RegisterLine};
use crate::store::sqlite::{SET, fault};
use crate::store::{DeletedGame, StoreFault, StoredGame, Write};

/// A batch of writes within a transaction. Rows of games are signed once, when it is finished.
pub(super) struct Batch<'a> {
    connection: &'a Connection,
    key: &'a DeskKey,
    register: RegisterEnd,
    /// The games that are written, as they will be; `None` if they are deleted.
    games: BTreeMap<String, Option<FiledGame>>,
    own_link: Option<Digest>,
}

/// What a batch has changed.
pub(super) struct Changes {
    pub(super) games: BTreeMap<String, Option<FiledGame>>,
    pub(super) register: RegisterEnd,
    /// The desk's own link, if it is another one.
    pub(super) own_link: Option<Digest>,
}

impl<'a> Batch<'a> {
    pub(super) fn new(connection: &'a Connection, key: &'a DeskKey, register: RegisterEnd) -> Batch<'a> {
        Batch {
            connection,
            key,
            register,
            games: BTreeMap::new(),
            own_link: None,
        }
    }

    pub(super) fn write(&mut self, write: &Write) -> Result<(), StoreFault> {
        match write {
            Write::Game(stored) => self.open(stored),
            Write::Key {
                game,
                role,
                digest,
                beside,
            } => {
                if !beside {
                    let previous = "DELETE FROM link WHERE game = ? AND role = ?";
                    self.connection
                        .execute(previous, params![game, role.name()])
                        .map_err(fault)?;
                }
                self.insert_link(game, role.name(), digest)?;
                let links = links_digest(&secrets(self.connection, game).map_err(fault)?);
                self.game(game)?.links = links;
                Ok(())
            }
            Write::OwnLink(digest) => {
                self.connection
                    .execute(SET, params![OWN_LINK, digest.as_bytes()])
                    .map_err(fault)?;
                self.own_link = Some(*digest);
                Ok(())
            }
            Write::Archived { game, archived } => {
                self.game(game)?.archived = i64::from(*archived);
                Ok(())
            }
            Write::Deleted(deleted) => self.delete(deleted),
            Write::Lines {
                game,
                first,
                lines,
                at,
                over,
                summary,
            } => {
                if self.game(game)?.entries + 1 != i64::from(*first) {
                    return Err(StoreFault::Conflict);
                }
                self.append(game, lines)?;
                let game = self.game(game)?;
                (game.written, game.over) = (Some(*at), i64::from(*over));
                game.summary.clone_from(summary);
                Ok(())
            }
            Write::Summary { game, summary } => {
                self.game(game)?.summary = Some(summary.clone());
                Ok(())
            }
        }
    }

    /// Signs every game that was written.
    pub(super) fn finish(mut self) -> Result<Changes, StoreFault> {
        for game in self.games.values_mut().flatten() {
            sign(self.connection, self.key, game).map_err(fault)?;
        }
        Ok(Changes {
            games: self.games,
            register: self.register,
            own_link: self.own_link,
        })
    }

    fn open(&mut self, StoredGame { listed, lines }: &StoredGame) -> Result<(), StoreFault> {
        let start = Head::of_header(listed.header.as_bytes());
        let secrets = listed
            .keys
            .iter()
            .map(|(role, digest)| (role.name().to_owned(), digest.as_bytes().to_vec()));
        let game = FiledGame {
            id: listed.id.clone(),
            created: listed.created,
            written: listed.written,
            archived: i64::from(listed.archived),
            over: i64::from(listed.over),
            summary: listed.summary.clone(),
            start: start.as_bytes().to_vec(),
            head: start.as_bytes().to_vec(),
            links: links_digest(&secrets.collect::<Vec<_>>()),
            ..FiledGame::default()
        };
        let insert = "INSERT INTO game (id, header, created, start) VALUES (?, ?, ?, ?)";
        let row = params![listed.id, listed.header, listed.created, game.start];
        self.connection.execute(insert, row).map_err(fault)?;
        for (role, digest) in &listed.keys {
            self.insert_link(&listed.id, role.name(), digest)?;
        }
        self.games.insert(listed.id.clone(), Some(game));
        self.append(&listed.id, lines)?;
        let opened = RegisterLine::Opened {
            game: listed.id.clone(),
            at: listed.created,
        };
        self.register.enter(self.connection, &opened).map_err(fault)
    }

    /// Appends entries to a record.
    fn append(&mut self, game: &str, lines: &[String]) -> Result<(), StoreFault> {
        let connection = self.connection;
        let game = self.game(game)?;
        let mut insert = connection
            .prepare_cached("INSERT INTO entry (game, n, line, head) VALUES (?, ?, ?, ?)")
            .map_err(fault)?;
        let mut head = Head::from_bytes(&game.head).ok_or(StoreFault::Damaged)?;
        for line in lines {
            head = head.then(line.as_bytes());
            game.entries += 1;
            insert
                .execute(params![game.id, game.entries, line, head.as_bytes()])
                .map_err(fault)?;
        }
        game.head = head.as_bytes().to_vec();
        Ok(())
    }

    fn insert_link(&self, game: &str, role: &str, digest: &Digest) -> Result<(), StoreFault> {
        let insert = "INSERT INTO link (game, role, digest) VALUES (?, ?, ?)";
        let inserted = self.connection.execute(insert, params![game, role, digest.as_bytes()]);
        inserted.map(drop).map_err(fault)
    }

    /// A game as it will be.
    fn game(&mut self, id: &str) -> Result<&mut FiledGame, StoreFault> {
        if !self.games.contains_key(id) {
            let row = self.row(id).map_err(fault)?;
            self.games.insert(id.to_owned(), Some(row));
        }
        let game = self.games.get_mut(id).and_then(Option::as_mut);
        game.ok_or(StoreFault::Conflict)
    }

    fn row(&self, id: &str) -> rusqlite::Result<FiledGame> {
        let mut select = self
            .connection
            .prepare_cached(&format!("SELECT {COLUMNS} FROM game WHERE id = ?"))?;
        select.query_row([id], game_of_row)
    }

    /// Deletes a game with its record and its links, and keeps what is left of it.
    fn delete(&mut self, deleted: &DeletedGame) -> Result<(), StoreFault> {
        let trace = keep_trace(self.connection, deleted).map_err(fault)?;
        for table in [
            "DELETE FROM entry WHERE game = ?",
            "DELETE FROM link WHERE game = ?",
            "DELETE FROM game WHERE id = ?",
        ] {
            self.connection.execute(table, [&deleted.id]).map_err(fault)?;
        }
        self.games.insert(deleted.id.clone(), None);
        let line = RegisterLine::Deleted {
            game: deleted.id.clone(),
            at: deleted.at,
            trace: trace.fingerprint(),
        };
        self.register.enter(self.connection, &line).map_err(fault)
    }
}

/// Signs a game as it is, and writes all but its header and lines.
pub(super) fn sign(connection: &Connection, key: &DeskKey, game: &mut FiledGame) -> rusqlite::Result<()> {
    game.signature = key.sign(&game.message()).as_bytes().to_vec();
    connection
        .prepare_cached(
            "UPDATE game SET written = ?, archived = ?, over = ?, entries = ?, start = ?, head = ?, links = ?, summary = ?,
            signature = ? WHERE id = ?",
        )?
        .execute(params![
            game.written,
            game.archived,
            game.over,
            game.entries,
            game.start,
            game.head,
            game.links,
            game.summary,
            game.signature,
            game.id
        ])
        .map(drop)
}

/// The role and the digest of each link of a game.
pub(super) fn secrets(connection: &Connection, game: &str) -> rusqlite::Result<Vec<(String, Vec<u8>)>> {
    connection
        .prepare_cached("SELECT role, digest FROM link WHERE game = ?")?
        .query_map([game], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}

/// Keeps what is left of a game.
fn keep_trace(connection: &Connection, deleted: &DeletedGame) -> rusqlite::Result<FiledTrace> {
    let DeletedGame {
        id,
        at,
        entries,
        digest,
    } = deleted;
    let (header, created): (String, i64) =
        connection.query_row("SELECT header, created FROM game WHERE id = ?", [id], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
    let trace = FiledTrace {
        game: id.clone(),
        header: header.into_bytes(),
        created,
        deleted: *at,
        entries: i64::try_from(*entries).unwrap_or(i64::MAX),
        digest: digest.clone(),
    };
    write_trace(connection, &trace)?;
    Ok(trace)
}

/// Writes what is left of a game.
pub(super) fn write_trace(connection: &Connection, trace: &FiledTrace) -> rusqlite::Result<()> {
    let FiledTrace {
        game,
        header,
        created,
        deleted,
        entries,
        digest,
    } = trace;
    let insert = "INSERT INTO deleted (game, header, created, deleted, entries, digest) VALUES (?, ?, ?, ?, ?, ?)";
    let header = String::from_utf8_lossy(header);
    connection.execute(insert, params![game, header, created, deleted, entries, digest])?;
    Ok(())
}

/// Writes contents to empty tables, as they stand.
pub(super) fn write_all(connection: &Connection, contents: &FileContents) -> rusqlite::Result<()> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let mut entry = connection.prepare("INSERT INTO entry (game, n, line, head) VALUES (?, ?, ?, ?)")?;
    let mut link = connection.prepare("INSERT OR IGNORE INTO link (game, role, digest) VALUES (?, ?, ?)")?;
    for game in &contents.games {
        connection.execute(
            &format!("INSERT INTO game ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            params![
                game.id,
                text(&game.header),
                game.created,
                game.written,
                game.archived,
                game.over,
                game.entries,
                game.start,
                game.head,
                game.links,
                game.signature,
                game.summary
            ],
        )?;
        for FiledEntry { n, line, head } in &game.lines {
            entry.execute(params![game.id, n, text(line), head])?;
        }
        for (role, digest) in &game.secrets {
            link.execute(params![game.id, role, digest])?;
        }
    }
    for FiledLine { n, line, head } in &contents.register {
        let insert = "INSERT INTO register (n, line, head) VALUES (?, ?, ?)";
        connection.execute(insert, params![n, text(line), head])?;
    }
    for trace in &contents.traces {
        write_trace(connection, trace)?;
    }
    for (name, value) in &contents.desk {
        connection.execute(SET, params![name, value])?;
    }
    Ok(())
}

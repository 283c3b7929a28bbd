//! All that stands in a file, unchecked, and the check of it.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rusqlite::{Connection, Row};

use crate::evidence::{Damage, DamagedGame, FileNote, FiledEntry, FiledGame, PublicKey, Signature};
use crate::store::sqlite::register::{FiledLine, Register, RegisterLine};

/// Names of what the desk keeps for itself.
pub(crate) const OWN_LINK: &str = "own-link";
pub(crate) const KEY: &str = "key";
pub(crate) const MANIFEST: &str = "manifest";
pub(crate) const OPEN: &str = "open";

/// All that stands in a file, unchecked.
#[derive(Debug, Default)]
pub(crate) struct FileContents {
    /// The oldest first.
    pub(crate) games: Vec<FiledGame>,
    pub(crate) register: Vec<FiledLine>,
    pub(crate) traces: Vec<FiledTrace>,
    /// What the desk keeps for itself, by name.
    pub(crate) desk: BTreeMap<String, Vec<u8>>,
}

/// What is left of a deleted game, unchecked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FiledTrace {
    pub(crate) game: String,
    pub(crate) header: Vec<u8>,
    pub(crate) created: i64,
    pub(crate) deleted: i64,
    pub(crate) entries: i64,
    pub(crate) digest: String,
}

impl FiledTrace {
    /// The digest of all of it, for the register.
    pub(crate) fn fingerprint(&self) -> String {
        let FiledTrace {
            game,
            header,
            created,
            deleted,
            entries,
            digest,
        } = self;
        let mut hasher = blake3::Hasher::new();
        let numbers = format!("jadoube trace\n{game}\n{created}\n{deleted}\n{entries}\n{digest}\n");
        hasher.update(numbers.as_bytes()).update(header);
        hasher.finalize().to_hex().to_string()
    }
}

/// What was found in a file.
pub(crate) struct FileCheck {
    /// The key by which it was checked.
    pub(crate) key: Option<PublicKey>,
    pub(crate) damaged: Vec<DamagedGame>,
    pub(crate) notes: Vec<FileNote>,
    pub(crate) register: Register,
}

impl FileContents {
    /// Reads everything.
    pub(crate) fn read(connection: &Connection) -> rusqlite::Result<FileContents> {
        Ok(FileContents {
            games: games(connection)?,
            register: connection
                .prepare("SELECT n, line, head FROM register ORDER BY n")?
                .query_map([], |row| {
                    Ok(FiledLine {
                        n: row.get(0)?,
                        line: bytes(row, 1)?,
                        head: bytes(row, 2)?,
                    })
                })?
                .collect::<Result<_, _>>()?,
            traces: connection
                .prepare("SELECT game, header, created, deleted, entries, digest FROM deleted")?
                .query_map([], |row| {
                    Ok(FiledTrace {
                        game: text(row, 0)?,
                        header: bytes(row, 1)?,
                        created: row.get(2)?,
                        deleted: row.get(3)?,
                        entries: row.get(4)?,
                        digest: text(row, 5)?,
                    })
                })?
                .collect::<Result<_, _>>()?,
            desk: connection
                .prepare("SELECT name, value FROM desk")?
                .query_map([], |row| Ok((text(row, 0)?, bytes(row, 1)?)))?
                .collect::<Result<_, _>>()?,
        })
    }

    /// Checks everything, by the key that has signed it: one of the file's own, or this one. What is known to be lost counts
    /// as if the register said it.
    pub(crate) fn check(&self, own: Option<PublicKey>, lost: &[RegisterLine]) -> FileCheck {
        let mut register = Register::of(&self.register);
        register.lines.extend_from_slice(lost);
        let key = self.key(&register, own);
        let mut damages: BTreeMap<String, Vec<Damage>> = BTreeMap::new();
        for game in &self.games {
            let found = game.damages(key.as_ref());
            if !found.is_empty() {
                damages.insert(game.id.clone(), found);
            }
        }
        self.hold_against(&register, &mut damages);
        let mut notes = register.notes();
        match key {
            None if !self.games.is_empty() => notes.push(FileNote::NoKey),
            Some(key) if !self.is_manifest_signed(&register, &key) => notes.push(FileNote::Manifest),
            _ => {}
        }
        notes.extend(self.wrong_traces(&register));
        if self.desk.get(OPEN).is_some_and(|open| open == &[1]) {
            notes.push(FileNote::Open);
        }
        let games: HashMap<&str, &FiledGame> = self.games.iter().map(|game| (game.id.as_str(), game)).collect();
        let damaged = damages.into_iter().map(|(id, damages)| match games.get(id.as_str()) {
            Some(game) => game.damaged(damages),
            None => FiledGame {
                id,
                ..FiledGame::default()
            }
            .damaged(damages),
        });
        FileCheck {
            key,
            damaged: damaged.collect(),
            notes,
            register,
        }
    }

    /// The key by which to check: of those there are, the one that has signed something here. A damaged copy of the key must
    /// not cost every game.
    fn key(&self, register: &Register, own: Option<PublicKey>) -> Option<PublicKey> {
        let registered = register.lines.iter().rev().find_map(|line| match line {
            RegisterLine::Key { public, .. } => PublicKey::from_hex(public),
            _ => None,
        });
        let filed = self.desk.get(KEY).and_then(|key| PublicKey::from_bytes(key));
        let known = [filed, registered, own];
        let known: Vec<PublicKey> = known.into_iter().flatten().collect();
        let has_signed = |key: &&PublicKey| {
            let signed = |game: &FiledGame| {
                let signature = Signature::from_bytes(&game.signature);
                signature.is_some_and(|signature| key.has_signed(&game.message(), &signature))
            };
            self.is_manifest_signed(register, key) || self.games.iter().take(SAMPLE).any(signed)
        };
        known.iter().find(has_signed).or(known.first()).copied()
    }

    /// Holds the games against the register.
    fn hold_against(&self, register: &Register, damages: &mut BTreeMap<String, Vec<Damage>>) {
        let games: HashMap<&str, &FiledGame> = self.games.iter().map(|game| (game.id.as_str(), game)).collect();
        let (mut opened, mut deleted) = (BTreeSet::new(), BTreeSet::new());
        for line in &register.lines {
            match line {
                RegisterLine::Opened { game, .. } | RegisterLine::Adopted { game, .. } => {
                    opened.insert(game.as_str());
                }
                RegisterLine::Deleted { game, .. } => {
                    deleted.insert(game.as_str());
                }
                RegisterLine::Acknowledged { game, last } => {
                    opened.insert(game.as_str());
                    if let Some(damage) = games.get(game.as_str()).and_then(|game| last.lacking(game)) {
                        let found = damages.entry(game.clone()).or_default();
                        if !found.contains(&damage) {
                            found.push(damage);
                        }
                    }
                }
                RegisterLine::Uncertain { game } => {
                    damages.entry(game.clone()).or_default().push(Damage::Uncertain);
                }
                RegisterLine::Key { .. } | RegisterLine::Manifest { .. } | RegisterLine::Behind { .. } => {}
                // What was older than it should be lost its links then, or was left so by whoever has no key.
                RegisterLine::Salvaged { .. } => damages.retain(|_, found| {
                    found.retain(|damage| *damage != Damage::Older);
                    !found.is_empty()
                }),
            }
        }
        for gone in opened
            .iter()
            .filter(|id| !games.contains_key(**id) && !deleted.contains(**id))
        {
            damages.insert((*gone).to_owned(), vec![Damage::Gone]);
        }
        // With a broken register it is not known which games the desk opened. They are signed all the same.
        if register.broken.is_none() {
            for game in self.games.iter().filter(|game| !opened.contains(game.id.as_str())) {
                damages.entry(game.id.clone()).or_default().push(Damage::Unknown);
            }
        }
    }

    fn wrong_traces(&self, register: &Register) -> Vec<FileNote> {
        let traces: HashMap<&str, String> = self
            .traces
            .iter()
            .map(|trace| (trace.game.as_str(), trace.fingerprint()))
            .collect();
        let wrong = register.lines.iter().filter_map(|line| match line {
            RegisterLine::Deleted { game, trace, .. } if traces.get(game.as_str()) != Some(trace) => {
                Some(FileNote::Trace { game: game.clone() })
            }
            _ => None,
        });
        wrong.collect()
    }

    fn is_manifest_signed(&self, register: &Register, key: &PublicKey) -> bool {
        let signatures = self
            .games
            .iter()
            .map(|game| (game.id.as_str(), game.signature.as_slice()));
        let manifest = Manifest {
            lines: register.end.lines,
            register: register.end.head.to_string(),
            own_link: self.desk.get(OWN_LINK).map(Vec::as_slice),
            games: games_digest(signatures.collect()),
        };
        let signature = self
            .desk
            .get(MANIFEST)
            .and_then(|signature| Signature::from_bytes(signature));
        signature.is_some_and(|signature| key.has_signed(&manifest.message(), &signature))
    }
}

/// How many games are tried to find out which key has signed.
const SAMPLE: usize = 16;

/// What the desk signs of the file as a whole.
pub(crate) struct Manifest<'a> {
    pub(crate) lines: i64,
    pub(crate) register: String,
    pub(crate) own_link: Option<&'a [u8]>,
    pub(crate) games: String,
}

impl Manifest<'_> {
    pub(crate) fn message(&self) -> Vec<u8> {
        let Manifest {
            lines,
            register,
            own_link,
            games,
        } = self;
        let own_link = own_link
            .map(blake3::hash)
            .map_or("-".to_owned(), |digest| digest.to_hex().to_string());
        format!("jadoube file\n{lines}\n{register}\n{own_link}\n{games}\n").into_bytes()
    }
}

/// The digest of all games by their signatures.
pub(crate) fn games_digest(mut signatures: Vec<(&str, &[u8])>) -> String {
    signatures.sort_unstable();
    let mut hasher = blake3::Hasher::new();
    for (id, signature) in signatures {
        for part in [id.as_bytes(), signature] {
            hasher.update(&(part.len() as u64).to_be_bytes()).update(part);
        }
    }
    hasher.finalize().to_hex().to_string()
}

fn games(connection: &Connection) -> rusqlite::Result<Vec<FiledGame>> {
    let mut games: Vec<FiledGame> = connection
        .prepare(&format!("SELECT {COLUMNS} FROM game ORDER BY created, id"))?
        .query_map([], game)?
        .collect::<Result<_, _>>()?;
    for game in &mut games {
        read_record(connection, game)?;
    }
    Ok(games)
}

/// One game with its record and its links.
pub(crate) fn one(connection: &Connection, id: &str) -> rusqlite::Result<FiledGame> {
    let mut select = connection.prepare_cached(&format!("SELECT {COLUMNS} FROM game WHERE id = ?"))?;
    let mut game = select.query_row([id], game)?;
    read_record(connection, &mut game)?;
    Ok(game)
}

/// Reads the lines and the links of a game.
fn read_record(connection: &Connection, game: &mut FiledGame) -> rusqlite::Result<()> {
    let mut lines = connection.prepare_cached("SELECT n, line, head FROM entry WHERE game = ? ORDER BY n")?;
    let mut links = connection.prepare_cached("SELECT role, digest FROM link WHERE game = ?")?;
    let entry = |row: &Row<'_>| {
        Ok(FiledEntry {
            n: row.get(0)?,
            line: bytes(row, 1)?,
            head: bytes(row, 2)?,
        })
    };
    game.lines = lines.query_map([&game.id], entry)?.collect::<Result<_, _>>()?;
    let link = |row: &Row<'_>| Ok((text(row, 0)?, bytes(row, 1)?));
    game.secrets = links.query_map([&game.id], link)?.collect::<Result<_, _>>()?;
    Ok(())
}

/// The columns of a game.
pub(crate) const COLUMNS: &str =
    "id, header, created, written, archived, over, entries, start, head, links, signature, summary";

/// A game from its row, without its lines and links.
pub(crate) fn game(row: &Row<'_>) -> rusqlite::Result<FiledGame> {
    Ok(FiledGame {
        id: text(row, 0)?,
        header: bytes(row, 1)?,
        created: row.get(2)?,
        written: row.get(3)?,
        archived: row.get(4)?,
        over: row.get(5)?,
        entries: row.get(6)?,
        start: bytes(row, 7)?,
        head: bytes(row, 8)?,
        links: bytes(row, 9)?,
        signature: bytes(row, 10)?,
        summary: row
            .get_ref(11)?
            .as_bytes_or_null()?
            .map(|summary| String::from_utf8_lossy(summary).into_owned()),
        lines: Vec::new(),
        secrets: Vec::new(),
    })
}

fn bytes(row: &Row<'_>, column: usize) -> rusqlite::Result<Vec<u8>> {
    Ok(row.get_ref(column)?.as_bytes()?.to_vec())
}

/// A text. Invalid UTF-8 makes that one game damaged, not the whole file unreadable.
fn text(row: &Row<'_>, column: usize) -> rusqlite::Result<String> {
    Ok(String::from_utf8_lossy(&bytes(row, column)?).into_owned())
}

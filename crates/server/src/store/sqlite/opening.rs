//! What happens when a file is opened: migrated, checked, noted what it lacks, signed.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use jadoube_referee::{Referee, wire};
use rusqlite::{Connection, params};

use crate::evidence::{Damage, DeskKey, FileNote, FiledGame, Head, links_digest};
use crate::live_game::wall_clock;
use crate::store::sqlite::acknowledged::{Acknowledged, LastKnown};
use crate::store::sqlite::batch::sign;
use crate::store::sqlite::contents::{FileCheck, FileContents, KEY, MANIFEST, Manifest, OPEN, OWN_LINK, games_digest};
use crate::store::sqlite::register::{Register, RegisterEnd, RegisterLine};
use crate::store::sqlite::{SET, fault};
use crate::store::{StoreFault, beside};

/// The migrations from each version to the next. Never edit one that was released: add another.
const MIGRATIONS: [&str; 5] = [
    include_str!("../../../migrations/0001-games.sql"),
    include_str!("../../../migrations/0002-links-and-archive.sql"),
    include_str!("../../../migrations/0003-written.sql"),
    include_str!("../../../migrations/0004-evidence.sql"),
    include_str!("../../../migrations/0005-summary.sql"),
];

/// The version of the file.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;

/// The version from which on records are chained.
const CHAINED: u32 = 4;

/// The version of a file.
pub(super) fn version(connection: &Connection) -> Result<u32, StoreFault> {
    connection
        .query_row("PRAGMA user_version", [], |row| row.get(0))
        .map_err(fault)
}

/// Makes the tables of the present version in an empty file.
pub(super) fn create(connection: &Connection) -> Result<(), StoreFault> {
    for migration in MIGRATIONS {
        connection.execute_batch(migration).map_err(fault)?;
    }
    connection.pragma_update(None, "user_version", VERSION).map_err(fault)
}

/// Brings a file to the present version. Games of a version without chains are chained as they stand.
pub(super) fn migrate(connection: &Connection, key: &DeskKey) -> Result<(), StoreFault> {
    let version = version(connection)?;
    let missing = MIGRATIONS.get(version as usize..).ok_or(StoreFault::Newer)?;
    for migration in missing {
        connection.execute_batch(migration).map_err(fault)?;
    }
    if version < CHAINED {
        adopt(connection, key).map_err(fault)?;
    }
    connection.pragma_update(None, "user_version", VERSION).map_err(fault)
}

fn adopt(connection: &Connection, key: &DeskKey) -> rusqlite::Result<()> {
    let mut end = RegisterEnd::empty();
    let at = wall_clock();
    let mut chain = connection.prepare("UPDATE entry SET head = ? WHERE game = ? AND n = ?")?;
    for mut game in FileContents::read(connection)?.games {
        let mut head = Head::of_header(&game.header);
        game.start = head.as_bytes().to_vec();
        for entry in &game.lines {
            head = head.then(&entry.line);
            chain.execute(params![head.as_bytes(), game.id, entry.n])?;
        }
        game.head = head.as_bytes().to_vec();
        game.entries = i64::try_from(game.lines.len()).unwrap_or(i64::MAX);
        game.over = i64::from(is_over(&game));
        game.links = links_digest(&game.secrets);
        sign(connection, key, &mut game)?;
        end.enter(connection, &RegisterLine::Adopted { game: game.id, at })?;
    }
    Ok(())
}

/// Whether a game of a version without this mark is over, as far as its record can be read.
fn is_over(game: &FiledGame) -> bool {
    let mut text = String::from_utf8_lossy(&game.header).into_owned();
    for entry in &game.lines {
        text.push('\n');
        text.push_str(&String::from_utf8_lossy(&entry.line));
    }
    let record = wire::read(&text).0;
    record.is_some_and(|record| Referee::load(&record).game().phase().is_over())
}

/// A file that was checked.
pub(super) struct Opened {
    pub(super) contents: FileContents,
    pub(super) check: FileCheck,
}

/// Checks a file, enters in its register what was found, and signs it. `place` says where the file is and whether it had a
/// write-ahead log.
pub(super) fn check(
    connection: &Connection,
    key: &DeskKey,
    place: Option<(&Path, bool)>,
) -> Result<Opened, StoreFault> {
    let mut contents = FileContents::read(connection).map_err(fault)?;
    let lost = place
        .map(|(path, had_log)| lost(&contents, path, had_log))
        .unwrap_or_default();
    if let Some((path, true)) = place.filter(|_| !lost.is_empty()) {
        // The next write takes the place of the log. Without room for a copy the desk opens all the same.
        let _ = fs::copy(beside(path, "-wal"), beside(path, "-wal.damaged"));
    }
    let mut found = contents.check(Some(key.public()), &lost);
    let mut lines = own_lines(&found, key);
    lines.extend(lost);
    for line in &lines {
        found.register.end.enter(connection, line).map_err(fault)?;
    }
    if found.key != Some(key.public()) {
        sign_anew(connection, key, &mut contents, &found).map_err(fault)?;
    }
    for (name, value) in [(KEY, key.public().as_bytes()), (OPEN, &[1])] {
        connection.execute(SET, params![name, value]).map_err(fault)?;
    }
    sign_contents(connection, key, found.register.end, &contents).map_err(fault)?;
    found
        .notes
        .retain(|note| *note != FileNote::Open && (is_begun(&found.register) || *note != FileNote::Manifest));
    Ok(Opened { contents, check: found })
}

/// Signs a file as a whole, with these contents and this end of its register.
pub(super) fn sign_contents(
    connection: &Connection,
    key: &DeskKey,
    end: RegisterEnd,
    contents: &FileContents,
) -> rusqlite::Result<()> {
    let signatures = contents
        .games
        .iter()
        .map(|game| (game.id.as_str(), game.signature.as_slice()));
    let own_link = contents.desk.get(OWN_LINK).map(Vec::as_slice);
    sign_manifest(connection, key, end, own_link, games_digest(signatures.collect()))
}

/// Reads a file that is open, and checks it.
pub(super) fn read(connection: &Connection, key: &DeskKey) -> Result<Opened, StoreFault> {
    let contents = FileContents::read(connection).map_err(fault)?;
    let mut check = contents.check(Some(key.public()), &[]);
    check.notes.retain(|note| *note != FileNote::Open);
    Ok(Opened { contents, check })
}

/// Whether a desk has signed the file before.
fn is_begun(register: &Register) -> bool {
    register
        .lines
        .iter()
        .any(|line| matches!(line, RegisterLine::Key { .. }))
}

/// What there is to enter in the register about the file and its key.
fn own_lines(found: &FileCheck, key: &DeskKey) -> Vec<RegisterLine> {
    let at = wall_clock();
    let public = key.public().to_string();
    let last_key = found.register.lines.iter().rev().find_map(|line| match line {
        RegisterLine::Key { public, .. } => Some(public),
        _ => None,
    });
    let mut lines = Vec::new();
    if last_key.is_some() && found.notes.contains(&FileNote::Manifest) {
        lines.push(RegisterLine::Manifest { at });
    }
    if last_key != Some(&public) {
        lines.push(RegisterLine::Key { public, at });
    }
    lines
}

/// What a file lacks of what was acknowledged, as lines of its register.
pub(crate) fn lost(contents: &FileContents, path: &Path, had_log: bool) -> Vec<RegisterLine> {
    let known = Acknowledged::read(path);
    let was_open = contents.desk.get(OPEN).is_some_and(|mark| mark == &[1]);
    let uncertain = was_open && !had_log && known.is_empty();
    let games: HashMap<&str, &FiledGame> = contents.games.iter().map(|game| (game.id.as_str(), game)).collect();
    let is_deleted = |id: &str| contents.traces.iter().any(|trace| trace.game == id);
    let has = |id: &str, last: &LastKnown| match games.get(id) {
        Some(game) => last.lacking(game).is_none(),
        None => is_deleted(id),
    };
    let mut lines: Vec<RegisterLine> = known
        .into_iter()
        .filter(|(id, last)| !has(id, last))
        .map(|(game, last)| RegisterLine::Acknowledged { game, last })
        .collect();
    if uncertain {
        let on = contents.games.iter().filter(|game| game.over == 0);
        lines.extend(on.map(|game| RegisterLine::Uncertain { game: game.id.clone() }));
    }
    if uncertain || !lines.is_empty() {
        lines.insert(0, RegisterLine::Behind { at: wall_clock() });
    }
    lines
}

/// Signs every game that is whole with another key than before.
fn sign_anew(
    connection: &Connection,
    key: &DeskKey,
    contents: &mut FileContents,
    found: &FileCheck,
) -> rusqlite::Result<()> {
    let is_changed = |game: &FiledGame| {
        let damaged = found.damaged.iter().find(|damaged| damaged.id == game.id);
        damaged.is_some_and(|damaged| damaged.damages != [Damage::Uncertain])
    };
    for game in &mut contents.games {
        if !is_changed(game) {
            sign(connection, key, game)?;
        }
    }
    Ok(())
}

/// Signs the file as a whole.
pub(super) fn sign_manifest(
    connection: &Connection,
    key: &DeskKey,
    end: RegisterEnd,
    own_link: Option<&[u8]>,
    games: String,
) -> rusqlite::Result<()> {
    let manifest = Manifest {
        lines: end.lines,
        register: end.head.to_string(),
        own_link,
        games,
    };
    let signature = key.sign(&manifest.message());
    connection
        .prepare_cached(SET)?
        .execute(params![MANIFEST, signature.as_bytes()])
        .map(drop)
}

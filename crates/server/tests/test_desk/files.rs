//! Files of a desk as other moments and other versions would have written them.

use std::fs;
use std::path::Path;

use jadoube_server::{ListedGame, Sqlite, Store, StoredGame, Write};
use rusqlite::{Connection, params};

/// The migrations of the versions before records were chained.
const BEFORE_CHAINS: [&str; 3] = [
    include_str!("../../migrations/0001-games.sql"),
    include_str!("../../migrations/0002-links-and-archive.sql"),
    include_str!("../../migrations/0003-written.sql"),
];

/// The games of a file, with their records.
pub(crate) fn stored_games(path: &Path) -> Vec<StoredGame> {
    let store = Sqlite::open(path).unwrap();
    let with_lines = |listed: ListedGame| StoredGame {
        lines: store.lines(&listed.id).unwrap(),
        listed,
    };
    store.list().unwrap().games.into_iter().map(with_lines).collect()
}

/// Writes a file anew with these games, as a desk would.
pub(crate) fn write_games(path: &Path, games: Vec<StoredGame>) {
    let _ = fs::remove_file(path);
    let games: Vec<Write> = games.into_iter().map(Write::Game).collect();
    Sqlite::open(path).unwrap().keep(&games).unwrap();
}

/// Changes every game of a file, as if it had been written so.
pub(crate) fn change_games(path: &Path, change: impl Fn(&mut ListedGame)) {
    let mut games = stored_games(path);
    games.iter_mut().for_each(|game| change(&mut game.listed));
    write_games(path, games);
}

/// Writes games to a new file as a version before chains did.
pub(crate) fn write_before_chains(path: &Path, games: &[StoredGame], version: u32) {
    let file = Connection::open(path).unwrap();
    for migration in &BEFORE_CHAINS[..version as usize] {
        file.execute_batch(migration).unwrap();
    }
    file.pragma_update(None, "user_version", version).unwrap();
    file.pragma_update(None, "application_id", i32::from_be_bytes(*b"desk"))
        .unwrap();
    for StoredGame { listed, lines } in games {
        let game = params![listed.id, listed.header, listed.created];
        file.execute("INSERT INTO game (id, header, created) VALUES (?, ?, ?)", game)
            .unwrap();
        if version >= 3 {
            let written = "UPDATE game SET written = ? WHERE id = ?";
            file.execute(written, params![listed.written, listed.id]).unwrap();
        }
        for (n, line) in (1..).zip(lines) {
            let entry = params![listed.id, n, line];
            file.execute("INSERT INTO entry VALUES (?, ?, ?)", entry).unwrap();
        }
        for (role, digest) in &listed.keys {
            let link = params![listed.id, role.name(), digest.as_bytes()];
            file.execute("INSERT INTO link VALUES (?, ?, ?)", link).unwrap();
        }
    }
}

/// A record without the seal of the desk that gave it out.
pub(crate) fn unsealed(record: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with("{\"seal\""));
    lines.flat_map(|line| [line, "\n"]).collect()
}

//! Whichever bit of the file or of its log is flipped, no stored game is changed or lost without a word.
//!
//! The test flips some hundred bits. `JADOUBE_FLIPS=10000` asks for more, and `JADOUBE_SEED=7` for others.

mod test_desk;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_random::Random;
use jadoube_server::{Role, Sqlite, Store, StoredGame, salvage};
use serde_json::json;
use tempfile::tempdir;

use crate::test_desk::{TestDesk, WIDE};

const FLIPS: u64 = 300;

/// The files that a crash leaves.
const LEFT: [&str; 4] = ["", "-wal", "-acknowledged", ".sign.pem"];

fn asked(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn named(path: &Path, end: &str) -> PathBuf {
    PathBuf::from(format!("{}{end}", path.display()))
}

/// What became of the flips.
#[derive(Debug, Default)]
struct Count {
    /// Nothing was to be seen.
    harmless: usize,
    /// The desk opened, and named the games that it kept aside.
    aside: usize,
    /// The desk did not open, and everything was saved.
    saved: usize,
    /// The desk did not open, and games were named that could not be saved.
    partly_saved: usize,
    /// The most games that one flip cost.
    most: usize,
}

/// Plays games and leaves the files as a crash does: some of it in the file, some in the log.
async fn play(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let server = TestDesk::over(Box::new(Sqlite::open(path).unwrap()), WIDE).await;
    let mut games = Vec::new();
    for (white, black) in [("Ann", "Bob"), ("Cy", "Di"), ("Ed", "Flo"), ("Gil", "Hal"), ("Ida", "Jo"), ("Kim", "Lu")] {
        games.push(server.open(json!({"heading": {"white": white, "black": black}})).await);
    }
    server.play(&games[0], &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
    server.play(&games[1], &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"]).await;
    server.play(&games[2], &["d2d4", "d7d5"]).await;
    server.desk.close().await;
    let server = TestDesk::over(Box::new(Sqlite::open(path).unwrap()), WIDE).await;
    server.play(&games[3], &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
    server.play(&games[4], &["c2c4"]).await;
    server.happens(&games[2], json!({"type": "resigned", "by": "white"})).await;
    let further = server.desk.game(&games[5].id).unwrap();
    server.desk.further_secret(&further, Role::Arbiter).await.unwrap();
    LEFT.iter().map(|end| ((*end).to_owned(), fs::read(named(path, end)).unwrap())).collect()
}

/// The games by their names.
fn by_name(games: Vec<StoredGame>) -> BTreeMap<String, StoredGame> {
    games.into_iter().map(|game| (game.id.clone(), game)).collect()
}

/// Opens files with a flipped bit. Every game must be as it was, or named.
fn open(path: &Path, expect: &BTreeMap<String, StoredGame>, count: &mut Count, which: &str) {
    let Ok(mut store) = Sqlite::open(path) else {
        return save(path, expect, count, which);
    };
    let Ok(stored) = store.games() else {
        return save(path, expect, count, which);
    };
    for game in expect.keys() {
        let is_named = stored.damaged.iter().any(|damaged| damaged.id == *game);
        let is_there = stored.games.iter().any(|stored| stored.id == *game);
        assert!(is_named != is_there, "{which}: {game} is lost without a word");
    }
    for game in stored.games {
        assert_eq!(Some(&game), expect.get(&game.id), "{which}");
    }
    match stored.damaged.len() {
        0 => count.harmless += 1,
        _ => count.aside += 1,
    }
    count.most = count.most.max(stored.damaged.len());
}

/// Saves what can be saved of files that the desk does not open.
fn save(path: &Path, expect: &BTreeMap<String, StoredGame>, count: &mut Count, which: &str) {
    let to = named(path, ".saved");
    let saved = match salvage(path, &to) {
        Ok(saved) => saved,
        Err(fault) => panic!("{which}: nothing is saved: {fault}"),
    };
    for game in expect.keys() {
        let is_named = saved.damaged.iter().any(|damaged| damaged.id == *game);
        let is_there = saved.whole.contains(game) || saved.without_links.contains(game);
        assert!(is_named != is_there, "{which}: {game} is not saved, and not named");
    }
    let stored = Sqlite::open(&to).unwrap().games().unwrap();
    assert_eq!(stored.damaged.len(), saved.damaged.len(), "{which}");
    for game in stored.games {
        let mut whole = expect[&game.id].clone();
        if saved.without_links.contains(&game.id) {
            whole.keys.clear();
        }
        assert_eq!(game, whole, "{which}");
    }
    match saved.damaged.len() {
        0 => count.saved += 1,
        _ => count.partly_saved += 1,
    }
    count.most = count.most.max(saved.damaged.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn no_flipped_bit_passes() {
    let folder = tempdir().unwrap();
    let whole = play(&folder.path().join("desk.sqlite")).await;
    let write = |files: &BTreeMap<String, Vec<u8>>| {
        let folder = tempdir().unwrap();
        for (end, bytes) in files {
            fs::write(named(&folder.path().join("desk.sqlite"), end), bytes).unwrap();
        }
        folder
    };
    let untouched = write(&whole);
    let mut store = Sqlite::open(&untouched.path().join("desk.sqlite")).unwrap();
    let expect = by_name(store.games().unwrap().games);
    assert_eq!(expect.len(), 6);
    assert_eq!(expect.values().filter(|game| game.over).count(), 3);

    let mut random = Random::new(asked("JADOUBE_SEED").unwrap_or(0));
    let mut count = Count::default();
    let (file, log) = (whole[""].len(), whole["-wal"].len());
    for _ in 0..asked("JADOUBE_FLIPS").unwrap_or(FLIPS) {
        let bit = random.below((file + log) * 8);
        let (end, at) = match bit / 8 {
            at if at < file => ("", at),
            at => ("-wal", at - file),
        };
        let mut flipped = whole.clone();
        flipped.get_mut(end).unwrap()[at] ^= 1 << (bit % 8);
        let folder = write(&flipped);
        let which = format!("bit {} of byte {at} of the file{end}", bit % 8);
        open(&folder.path().join("desk.sqlite"), &expect, &mut count, &which);
    }
    println!("{file} bytes in the file, {log} in the log: {count:?}");
}

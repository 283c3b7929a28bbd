//! Whichever bit of the file or of its log is flipped, no stored game is changed or lost without a word.
//!
//! The test flips some hundred bits. `JADOUBE_FLIPS=10000` asks for more, and `JADOUBE_SEED=7` for others.

mod test_desk;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_random::Random;
use jadoube_server::{DamagedGame, ListedGame, Role, Sqlite, Store, StoreFault, salvage};
use serde_json::json;
use tempfile::tempdir;

use crate::test_desk::{TestDesk, WIDE};

const FLIPS: u64 = 160;

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
    /// The desk did not open.
    refused: usize,
    /// Everything was saved.
    saved: usize,
    /// One game was named that could not be saved, and all others were.
    but_one: usize,
}

/// Plays games. The files as a crash leaves them, with some of it in the file and some in the log; and as they are when the
/// desk was closed.
async fn play(path: &Path) -> [BTreeMap<String, Vec<u8>>; 2] {
    let server = TestDesk::over(Box::new(Sqlite::open(path).unwrap()), WIDE).await;
    let mut games = Vec::new();
    for (white, black) in [
        ("Ann", "Bob"),
        ("Cy", "Di"),
        ("Ed", "Flo"),
        ("Gil", "Hal"),
        ("Ida", "Jo"),
        ("Kim", "Lu"),
    ] {
        games.push(server.open(json!({"heading": {"white": white, "black": black}})).await);
    }
    server.play(&games[0], &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
    server
        .play(&games[1], &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"])
        .await;
    server.play(&games[2], &["d2d4", "d7d5"]).await;
    server.desk.close().await;
    let server = TestDesk::over(Box::new(Sqlite::open(path).unwrap()), WIDE).await;
    server.play(&games[3], &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
    server.play(&games[4], &["c2c4"]).await;
    server
        .happens(&games[2], json!({"type": "resigned", "by": "white"}))
        .await;
    let further = server.desk.game(&games[5].id).await.unwrap();
    server.desk.further_secret(&further, Role::Arbiter).await.unwrap();
    let files = || -> BTreeMap<String, Vec<u8>> {
        let file = |end: &&str| Some(((*end).to_owned(), fs::read(named(path, end)).ok()?));
        LEFT.iter().filter_map(file).collect()
    };
    let crashed = files();
    server.desk.close().await;
    [crashed, files()]
}

/// Whole games by their names, each with its record.
type Games = BTreeMap<String, (ListedGame, Vec<String>)>;

/// What a file has: whole games, and those that are kept aside.
fn stored(path: &Path) -> Result<(Games, Vec<DamagedGame>), StoreFault> {
    let store = Sqlite::open(path)?;
    let stored = store.list()?;
    let mut games = Games::new();
    for game in stored.games {
        let lines = store.lines(&game.id)?;
        games.insert(game.id.clone(), (game, lines));
    }
    Ok((games, stored.damaged))
}

/// Opens files with a flipped bit. Every game must be as it was, or named.
fn open(path: &Path, expect: &Games, count: &mut Count, which: &str) {
    let Ok((games, damaged)) = stored(path) else {
        count.refused += 1;
        return save(path, expect, count, which);
    };
    for game in expect.keys() {
        let is_named = damaged.iter().any(|damaged| damaged.id == *game);
        let is_there = games.contains_key(game);
        assert!(is_named != is_there, "{which}: {game} is lost without a word");
    }
    for (id, game) in games {
        assert_eq!(Some(&game), expect.get(&id), "{which}");
    }
    if damaged.is_empty() {
        count.harmless += 1;
        return;
    }
    count.aside += 1;
    save(path, expect, count, which);
}

/// Saves what can be saved: a flipped bit costs one game at most.
fn save(path: &Path, expect: &Games, count: &mut Count, which: &str) {
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
    let (games, damaged) = stored(&to).unwrap();
    assert_eq!(damaged.len(), saved.damaged.len(), "{which}");
    for (id, game) in games {
        let mut whole = expect[&id].clone();
        if saved.without_links.contains(&id) {
            whole.0.keys.clear();
        }
        assert_eq!(game, whole, "{which}");
    }
    // A game whose name has the flipped bit is named twice: as one that is gone, and as one that nobody opened.
    let damaged = saved.damaged.iter().filter(|damaged| expect.contains_key(&damaged.id));
    match damaged.count() {
        0 => count.saved += 1,
        1 => count.but_one += 1,
        _ => panic!("{which}: one bit costs several games: {:?}", saved.damaged),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_flipped_bit_passes() {
    let folder = tempdir().unwrap();
    let [crashed, closed] = play(&folder.path().join("desk.sqlite")).await;
    let write = |files: &BTreeMap<String, Vec<u8>>| {
        let folder = tempdir().unwrap();
        for (end, bytes) in files {
            fs::write(named(&folder.path().join("desk.sqlite"), end), bytes).unwrap();
        }
        folder
    };
    let untouched = write(&crashed);
    let (expect, _) = stored(&untouched.path().join("desk.sqlite")).unwrap();
    assert_eq!(expect.len(), 6);
    assert_eq!(expect.values().filter(|(game, _)| game.over).count(), 3);

    let mut random = Random::new(asked("JADOUBE_SEED").unwrap_or(0));
    let mut count = Count::default();
    for _ in 0..asked("JADOUBE_FLIPS").unwrap_or(FLIPS) {
        let (files, end) = [(&closed, ""), (&closed, ""), (&crashed, ""), (&crashed, "-wal")][random.below(4)];
        let (at, bit) = (random.below(files[end].len()), random.below(8));
        let mut flipped = files.clone();
        flipped.get_mut(end).unwrap()[at] ^= 1 << bit;
        let folder = write(&flipped);
        let which = format!("bit {bit} of byte {at} of the file{end}");
        open(&folder.path().join("desk.sqlite"), &expect, &mut count, &which);
    }
    println!("{count:?}");
}

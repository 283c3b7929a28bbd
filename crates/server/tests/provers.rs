//! Proofs take bounded memory and time, however many games ask for them.
#![cfg(target_os = "linux")]

mod test_desk;

use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};

use jadoube_server::{Role, Sqlite};
use serde_json::{Value, json};
use tempfile::tempdir;
use tokio::task::JoinSet;

use crate::test_desk::{TestDesk, WIDE};

/// Neither player can mate here, which takes some 40,000 positions to prove.
const HARD: &str = "8/8/k6p/5p1P/3b1p2/2b2PpK/6P1/8 w - - 0 1";

/// Nobody knows within the budget whether Black can mate here.
const UNDECIDED: &str = "1b2k3/8/1p2K3/bP6/Pp6/1Pp5/B1P5/NB6 b - - 0 1";

/// How many games end so at once.
const GAMES: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn hard_endings_in_many_games_take_the_memory_of_a_few_provers() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let desk = Arc::new(TestDesk::over(Box::new(Sqlite::open(&file).unwrap()), WIDE).await);
    let plain = desk.open(json!({})).await;
    desk.play(&plain, &["e2e4"]).await;
    let mut games = Vec::new();
    for _ in 0..GAMES {
        games.push(Arc::new(desk.open(json!({"start": HARD})).await));
    }
    let before = resident();
    let began = Instant::now();
    let mut hearing = JoinSet::new();
    for game in &games {
        let (desk, game) = (Arc::clone(&desk), Arc::clone(game));
        hearing.spawn(async move { desk.happens(&game, json!({"type": "round-started"})).await });
    }
    // Meanwhile the other games are not kept waiting.
    let mut slowest = Duration::ZERO;
    for (by, mv) in [
        ("black", "e7e5"),
        ("white", "g1f3"),
        ("black", "b8c6"),
        ("white", "f1b5"),
    ] {
        let asked = Instant::now();
        desk.happens(&plain, json!({"type": "played", "by": by, "move": mv}))
            .await;
        slowest = slowest.max(asked.elapsed());
    }
    let others = hearing.len();
    let heard = hearing.join_all().await;
    let (took, grown) = (began.elapsed(), resident().saturating_sub(before));
    println!("{GAMES} hard endings: {took:?}, {grown} MB more; a plain move meanwhile: at most {slowest:?}");
    assert!(heard.iter().all(is_dead), "nobody can mate");
    assert!(grown < 100, "{GAMES} games took {grown} MB");
    assert!(
        others > 0 && slowest < took / 4,
        "a plain move took {slowest:?} of {took:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn opening_a_file_proves_nothing_again() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let desk = TestDesk::over(Box::new(Sqlite::open(&file).unwrap()), WIDE).await;
    let mut games = Vec::new();
    let began = Instant::now();
    for _ in 0..4 {
        let game = desk.open(json!({"start": UNDECIDED, "budget": 60_000})).await;
        let heard = desk.happens(&game, json!({"type": "round-started"})).await;
        assert_eq!(heard["state"]["phase"], "playing");
        games.push(game);
    }
    let heard = began.elapsed();
    desk.desk.close().await;
    let began = Instant::now();
    let desk = TestDesk::over(Box::new(Sqlite::open(&file).unwrap()), WIDE).await;
    for game in &games {
        let looked = desk.look(game, Role::Arbiter).await;
        assert!(
            looked.to_string().contains("end.dead-position"),
            "it was asked, and is still"
        );
    }
    let opened = began.elapsed();
    println!("heard in {heard:?}, opened again in {opened:?}");
    assert!(opened < heard / 4, "heard in {heard:?}, opened again in {opened:?}");
}

/// Whether a game is over because nobody can mate.
fn is_dead(update: &Value) -> bool {
    let mut entries = update["entries"].as_array().unwrap().iter();
    update["state"]["phase"] == "ended" && entries.any(|entry| entry.to_string().contains("end.dead-position"))
}

/// The memory that this process has, in megabytes.
fn resident() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches("kB").trim().parse::<usize>().unwrap() / 1024
}

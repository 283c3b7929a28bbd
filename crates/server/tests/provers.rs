//! Proofs take bounded memory and time, however many games ask for them.
#![cfg(target_os = "linux")]

mod test_desk;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use jadoube_server::{Role, Sqlite};
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};
use tokio::task::JoinSet;

use crate::test_desk::files::{stored_games, unsealed};
use crate::test_desk::watcher::Watcher;
use crate::test_desk::{Game, TestDesk, WIDE};

/// Neither player can mate here, which takes some 40,000 positions to prove.
const HARD: &str = "8/8/k6p/5p1P/3b1p2/2b2PpK/6P1/8 w - - 0 1";

/// Nobody knows within the budget whether Black can mate here.
const UNDECIDED: &str = "1b2k3/8/1p2K3/bP6/Pp6/1Pp5/B1P5/NB6 b - - 0 1";

/// How many games end so at once.
const GAMES: usize = 60;

/// How many games of which nobody knows are asked about first, so that the next waits for a prover for some time.
const BEFORE: usize = 8;
/// The budget of each of them: enough to keep the provers busy while a slow disk writes what the tests do meanwhile.
const BUSY: u32 = 600_000;

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
        hearing.spawn(async move {
            let heard = desk.happens(&game, json!({"type": "round-started"})).await;
            (heard, verdict(&desk, &game).await)
        });
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
    assert!(heard.iter().all(|(_, proved)| is_dead(proved)), "nobody can mate");
    let at_once = heard.iter().filter(|(heard, _)| heard["state"]["phase"] == "playing");
    assert!(at_once.count() > GAMES / 2, "an act does not wait for its proof");
    assert_eq!(desk.desk.proof_count(), GAMES as u64);
    assert!(grown < 100, "{GAMES} games took {grown} MB");
    assert!(
        others > 0 && slowest < took / 4,
        "a plain move took {slowest:?} of {took:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_act_is_answered_at_once_and_its_proof_follows() {
    let (desk, _) = busy_desk(None).await;
    let game = desk.open(json!({"start": HARD})).await;
    let mut watcher = Watcher::sit(&desk, &game, Role::Arbiter, None).await;
    let mut player = Watcher::sit(&desk, &game, Role::White, None).await;
    let heard = desk.happens(&game, json!({"type": "round-started"})).await;
    assert_eq!(heard["state"]["phase"], "playing");
    // The session began, and a clock was started.
    assert_eq!(heard["upto"], 2, "{heard}");
    // What comes before the verdict waits for it: the game was over when the position arose, and so it is drawn.
    let resigned = desk
        .act(&game, Role::White, json!({"type": "resigned", "by": "white"}))
        .await;
    assert_eq!(resigned.status, StatusCode::CONFLICT, "{}", resigned.text);
    assert!(resigned.text.contains("The game is over."), "{}", resigned.text);
    watcher.until(4).await;
    let looked = desk.look(&game, Role::Arbiter).await;
    assert!(is_dead(&looked), "{looked}");
    let record = record(&desk, &game).await;
    let lines: Vec<Value> = record.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[1]["proof"], "later", "{record}");
    assert_eq!(
        lines[3]["event"],
        json!({"type": "proved", "verdict": "dead"}),
        "{record}"
    );
    // It says what held when the position arose: no clock has run.
    let at = |line: &Value| line["at"].as_u64().unwrap();
    assert_eq!(at(&lines[3]), at(&lines[1]) + 1);
    // A player is told the ruling, and not what the referee was considering.
    assert_eq!(player.until(4).await, [1, 2, 4]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_act_is_heard_after_the_verdict() {
    let (desk, _) = busy_desk(None).await;
    let game = desk.open(json!({"start": UNDECIDED, "budget": 60_000})).await;
    let heard = desk.happens(&game, json!({"type": "round-started"})).await;
    assert_eq!(heard["upto"], 2, "{heard}");
    let moved = json!({"type": "played", "by": "black", "move": "e8d8"});
    let moved = desk.act(&game, Role::Black, moved).await;
    assert_eq!(moved.status, StatusCode::OK, "{}", moved.text);
    let lines = record(&desk, &game).await;
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[3]["event"], json!({"type": "proved", "verdict": "unknown"}));
    assert_eq!(lines[4]["question"]["key"], "end.dead-position");
    assert_eq!(lines[5]["event"]["move"], "e8d8");
    // Nobody can say that something is proved.
    let told = json!({"type": "proved", "verdict": "dead"});
    for (role, status) in [
        (Role::Arbiter, StatusCode::CONFLICT),
        (Role::White, StatusCode::FORBIDDEN),
    ] {
        let answer = desk.act(&game, role, told.clone()).await;
        assert_eq!(answer.status, status, "{}", answer.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn opening_a_file_proves_nothing_again() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let desk = TestDesk::over(Box::new(Sqlite::open(&file).unwrap()), WIDE).await;
    let mut games = Vec::new();
    for start in [HARD, UNDECIDED, HARD, UNDECIDED] {
        let game = desk.open(json!({"start": start, "budget": 60_000})).await;
        desk.happens(&game, json!({"type": "round-started"})).await;
        verdict(&desk, &game).await;
        games.push(game);
    }
    assert_eq!(desk.desk.proof_count(), 4);
    desk.desk.close().await;
    let desk = TestDesk::over(Box::new(Sqlite::open(&file).unwrap()), WIDE).await;
    for game in &games {
        let looked = desk.look(game, Role::Arbiter).await;
        assert!(
            looked.to_string().contains("end.dead-position"),
            "it was ruled or asked, and is still"
        );
    }
    assert_eq!(desk.desk.proof_count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_verdict_that_was_not_written_is_worked_out_at_the_next_opening() {
    let (folder, game) = unproved().await;
    for file in ["crashed.sqlite", "desk.sqlite"].map(|name| folder.path().join(name)) {
        let desk = TestDesk::over(Box::new(Sqlite::open(&file).unwrap()), WIDE).await;
        let proved = verdict(&desk, &game).await;
        assert!(is_dead(&proved), "{proved}");
        let record = record(&desk, &game).await;
        let events: Vec<Value> = record
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap()["event"]["type"].clone())
            .filter(|event| !event.is_null())
            .collect();
        assert_eq!(events, ["round-started", "broke-off", "proved"], "{record}");
        desk.desk.close().await;
    }
}

/// Files of a crashed desk and of one that was closed, and a game in them whose verdict was not written. On a busy machine the
/// provers can be done before the copy is, and it is tried again.
async fn unproved() -> (TempDir, Game) {
    for _ in 0..9 {
        let folder = tempdir().unwrap();
        let (file, crashed) = (folder.path().join("desk.sqlite"), folder.path().join("crashed.sqlite"));
        let (desk, _) = busy_desk(Some(&file)).await;
        let game = desk.open(json!({"start": HARD})).await;
        let heard = desk.happens(&game, json!({"type": "round-started"})).await;
        let at_once = heard["upto"] == 2;
        // What a power cut would leave: the act was acknowledged, and nothing else of this game is on disk.
        desk.desk.copy_to(&crashed).await.unwrap();
        // A desk that is closed does not wait for its provers.
        desk.desk.close().await;
        let is_unproved = |file: &Path| {
            let stored = stored_games(file)
                .into_iter()
                .find(|stored| stored.listed.id == game.id);
            !stored.unwrap().lines.iter().any(|line| line.contains("proved"))
        };
        if at_once && is_unproved(&file) && is_unproved(&crashed) {
            return (folder, game);
        }
    }
    panic!("the verdict was written each time");
}

/// A desk whose provers have something to do, and the games they are busy with.
async fn busy_desk(file: Option<&Path>) -> (TestDesk, Vec<Game>) {
    let desk = match file {
        Some(file) => TestDesk::over(Box::new(Sqlite::open(file).unwrap()), WIDE).await,
        None => TestDesk::new().await,
    };
    let mut games = Vec::new();
    for _ in 0..BEFORE {
        let game = desk.open(json!({"start": UNDECIDED, "budget": BUSY})).await;
        desk.happens(&game, json!({"type": "round-started"})).await;
        games.push(game);
    }
    (desk, games)
}

/// The game when what was left open is proved, as somebody is told who watches it.
async fn verdict(desk: &TestDesk, game: &Game) -> Value {
    let mut watcher = Watcher::sit(desk, game, Role::Arbiter, None).await;
    loop {
        let looked = desk.look(game, Role::Arbiter).await;
        let entries = looked["entries"].as_array().unwrap();
        if entries.iter().any(|entry| entry.to_string().contains("proved")) {
            return looked;
        }
        watcher.next().await.expect("the channel is open");
    }
}

async fn record(desk: &TestDesk, game: &Game) -> String {
    let path = format!("/api/games/{}/record.jsonl", game.id);
    let answer = desk.ask("get", &path, game.secret(Role::Arbiter), "").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    unsealed(&answer.text)
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

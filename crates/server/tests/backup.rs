//! A copy of the file while games go on, and a file that is gone.

mod test_desk;

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::http::{HeaderValue, StatusCode};
use jadoube_server::{BackupFolder, Role, Settings, Sqlite, StoreFault, ask_for_copy, backup_when_wanted, copy_closed};
use serde_json::json;
use tempfile::tempdir;
use tokio::task::{JoinSet, spawn_blocking};

use crate::test_desk::{Game, TestDesk, WIDE, request, settings};

async fn desk(file: &Path) -> TestDesk {
    let backups = BackupFolder {
        folder: file.parent().unwrap().to_owned(),
        name: "desk".to_owned(),
        keep: 2,
    };
    let settings = Settings {
        backups: Some(backups),
        ..settings(WIDE)
    };
    TestDesk::with(Box::new(Sqlite::open(file).unwrap()), settings).await
}

/// Plays knights to and fro until it is told to stop. How many moves were acknowledged, and the longest that one took.
async fn shuffle(desk: Arc<TestDesk>, game: Arc<Game>, stop: Arc<AtomicBool>) -> (usize, Duration) {
    let knights = ["g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6", "c3b1", "c6b8"];
    let (mut acknowledged, mut slowest) = (0, Duration::ZERO);
    for (mv, by) in knights.iter().zip(["white", "black"].iter().cycle()) {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let asked = Instant::now();
        desk.happens(&game, json!({"type": "played", "by": by, "move": mv}))
            .await;
        slowest = slowest.max(asked.elapsed());
        acknowledged += 1;
    }
    (acknowledged, slowest)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_under_load_has_all_that_was_acknowledged_before() {
    let folder = tempdir().unwrap();
    let (file, copy) = (folder.path().join("desk.sqlite"), folder.path().join("copy.sqlite"));
    let server = Arc::new(desk(&file).await);
    let mut games = Vec::new();
    for _ in 0..40 {
        let game = Arc::new(server.open(json!({"heading": {"site": "x".repeat(60)}})).await);
        server.play(&game, &[]).await;
        games.push(game);
    }
    let before = moves(&server, &games).await;
    let (stop, mut playing) = (Arc::new(AtomicBool::new(false)), JoinSet::new());
    for game in &games {
        playing.spawn(shuffle(Arc::clone(&server), Arc::clone(game), Arc::clone(&stop)));
    }
    let began = Instant::now();
    server.desk.copy_to(&copy).await.unwrap();
    let took = began.elapsed();
    stop.store(true, Ordering::Relaxed);
    let slowest = playing.join_all().await.into_iter().map(|(_, slowest)| slowest).max();
    println!(
        "copied in {took:?} with {} games on; the slowest move took {slowest:?}",
        games.len()
    );
    let after = moves(&server, &games).await;
    server.desk.close().await;

    // Restored: the copy takes the place of the file.
    fs::remove_file(&file).unwrap();
    fs::rename(&copy, &file).unwrap();
    let restored = desk(&file).await;
    let kept = moves(&restored, &games).await;
    for game in &games {
        let (before, kept, after) = (before[&game.id], kept[&game.id], after[&game.id]);
        assert!(before <= kept && kept <= after, "{before}, {kept}, {after}");
        let shown = restored.look(game, Role::Arbiter).await;
        assert_eq!(shown["state"]["interrupted"], true, "its clock is stopped");
    }
}

/// How many moves each game has.
async fn moves(desk: &TestDesk, games: &[Arc<Game>]) -> HashMap<String, usize> {
    let mut moves = HashMap::new();
    for game in games {
        let shown = desk.look(game, Role::Arbiter).await;
        moves.insert(game.id.clone(), shown["state"]["moves"].as_array().unwrap().len());
    }
    moves
}

#[tokio::test(flavor = "multi_thread")]
async fn copies_are_made_for_those_who_may_and_old_ones_are_deleted() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let server = desk(&file).await;
    let game = server.open(json!({})).await;
    fs::write(folder.path().join("desk-notes.sqlite"), "not a copy").unwrap();
    let mut made = Vec::new();
    for _ in 0..4 {
        let answer = server.ask("post", "/api/backups", None, "").await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        made.push(answer.json()["file"].as_str().unwrap().to_owned());
    }
    let exists = |name: &String| folder.path().join(name).exists();
    assert_eq!(made.iter().map(exists).collect::<Vec<_>>(), [false, false, true, true]);
    assert!(exists(&"desk-notes.sqlite".to_owned()));
    assert!(
        fs::read_dir(folder.path())
            .unwrap()
            .all(|file| !file.unwrap().path().ends_with("part"))
    );
    // From elsewhere, with the link of a game and with that of the desk.
    let own = server.desk.new_own_link().await.unwrap();
    for (secret, expect) in [
        (None, StatusCode::FORBIDDEN),
        (game.secret(Role::Arbiter), StatusCode::FORBIDDEN),
        (Some(own.as_str()), StatusCode::CREATED),
    ] {
        let mut asked = request("post", "/api/backups", secret, "");
        let forwarded = HeaderValue::from_static("192.0.2.9");
        asked.headers_mut().insert("x-forwarded-for", forwarded);
        assert_eq!(server.send(asked).await.status, expect);
    }
    let again = desk(&folder.path().join(&made[3])).await;
    assert_eq!(again.look(&game, Role::Arbiter).await["state"]["phase"], "awaited");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_program_gets_a_copy_whether_or_not_the_desk_is_open() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let file = path("desk.sqlite");
    let server = desk(&file).await;
    let game = server.open(json!({})).await;
    assert_eq!(copy_closed(&file, &path("one.sqlite")), Err(StoreFault::InUse));
    tokio::spawn(backup_when_wanted(server.desk.clone(), file.clone()));
    let (from, to) = (file.clone(), path("two.sqlite"));
    spawn_blocking(move || ask_for_copy(&from, &to)).await.unwrap().unwrap();
    server.desk.close().await;
    assert_eq!(copy_closed(&file, &path("three.sqlite")), Ok(()));
    for copy in ["two.sqlite", "three.sqlite"] {
        let again = desk(&path(copy)).await;
        assert_eq!(
            again.look(&game, Role::White).await["state"]["phase"],
            "awaited",
            "{copy}"
        );
    }
    fs::write(
        path("foreign.sqlite"),
        "this is no database, and long enough to show it",
    )
    .unwrap();
    assert_eq!(
        copy_closed(&path("foreign.sqlite"), &path("four.sqlite")),
        Err(StoreFault::Foreign)
    );
    assert!(!path("four.sqlite").exists());
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_moved_or_deleted_takes_no_more_acts() {
    let folder = tempdir().unwrap();
    let (file, elsewhere) = (folder.path().join("desk.sqlite"), folder.path().join("elsewhere"));
    let server = desk(&file).await;
    let game = server.open(json!({})).await;
    let started = json!({"type": "round-started"});
    fs::rename(&file, &elsewhere).unwrap();
    let refused = async || {
        let answer = server.act(&game, Role::Arbiter, started.clone()).await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.text.contains("deleted or moved"), "{}", answer.text);
        assert_eq!(server.look(&game, Role::Arbiter).await["state"]["phase"], "awaited");
    };
    refused().await;
    // Another file in its place is not the same.
    fs::copy(&elsewhere, &file).unwrap();
    refused().await;
    fs::rename(&elsewhere, &file).unwrap();
    server.happens(&game, started.clone()).await;
}

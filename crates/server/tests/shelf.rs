//! A game that has not begun or is over is loaded when somebody asks for it.

mod test_desk;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use jadoube_server::{Role, Sqlite, StoredGame};
use serde_json::json;
use tempfile::tempdir;

use crate::test_desk::files::{change_games, stored_games, write_games};
use crate::test_desk::{Game, TestDesk, WIDE};

/// A short game with its result.
const MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

async fn desk(file: &Path) -> TestDesk {
    TestDesk::over(Box::new(Sqlite::open(file).unwrap()), WIDE).await
}

/// The games that are listed, by their names, without what passes with time: their clocks, and what they wait for.
async fn list(desk: &TestDesk) -> serde_json::Value {
    let mut listed = desk.ask("get", "/api/games", None, "").await.json();
    let games = listed.as_array_mut().unwrap();
    for game in games.iter_mut() {
        let game = game.as_object_mut().unwrap();
        game.remove("clock");
        game.remove("waits");
    }
    games.sort_by_key(|game| game["id"].to_string());
    listed
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_listed_and_come_back_when_asked_for() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let server = desk(&file).await;
    let awaited = server.open(json!({"heading": {"white": "Anna", "round": "3"}})).await;
    let (over, on) = (
        server.open(json!({"heading": {"black": "Bela"}})).await,
        server.open(json!({})).await,
    );
    server.play(&over, &MATE).await;
    server.play(&on, &["e2e4"]).await;
    let listed = list(&server).await;
    let ended = server.look(&over, Role::Arbiter).await;
    server.desk.close().await;

    let server = desk(&file).await;
    assert_eq!(list(&server).await, listed, "before anybody asks for them");
    assert_eq!(
        server.look(&over, Role::Arbiter).await["entries"],
        ended["entries"],
        "the record is the same"
    );
    server.play(&awaited, &["d2d4"]).await;
    assert_eq!(server.look(&on, Role::Arbiter).await["state"]["interrupted"], true);
    let listed = list(&server).await;
    let moved = listed.as_array().unwrap().iter().find(|game| game["id"] == awaited.id);
    assert_eq!(moved.unwrap()["phase"], "playing");
    assert_eq!(moved.unwrap()["plies"], 1);
    server.desk.close().await;

    // A file of a version that did not note what the list shows.
    change_games(&file, |game| game.summary = None);
    let server = desk(&file).await;
    assert_eq!(list(&server).await, listed);
    server.desk.close().await;
    let noted = stored_games(&file).iter().all(|game| game.listed.summary.is_some());
    assert!(noted, "the next time records need not be read for that");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_is_damaged_is_told_when_it_is_asked_for() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let server = desk(&file).await;
    let (good, bad) = (server.open(json!({})).await, server.open(json!({})).await);
    server.play(&good, &MATE).await;
    server.play(&bad, &MATE).await;
    server.desk.close().await;
    // Chained and signed as it stands, and yet no record: only reading it tells.
    let mut games = stored_games(&file);
    for game in games.iter_mut().filter(|game| game.listed.id == bad.id) {
        game.lines = game.lines.iter().map(|line| line.replace("g2g4", "g2")).collect();
    }
    write_games(&file, games);
    let server = desk(&file).await;
    let ask = async |game: &Game, secret: Option<&str>| {
        let path = format!("/api/games/{}", game.id);
        server.ask("get", &path, secret, "").await
    };
    for _ in 0..2 {
        let answer = ask(&bad, bad.secret(Role::Arbiter)).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(answer.json()["problem"], "lost");
    }
    assert_eq!(ask(&bad, Some("wrong")).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(ask(&good, good.secret(Role::White)).await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_desk_with_many_games_opens_at_once() {
    const GAMES: usize = 2_000;
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let server = desk(&file).await;
    let game = server.open(json!({})).await;
    let knights = [
        "g1f3", "g8f6", "b1c3", "b8c6", "e2e4", "e7e5", "f1b5", "f8b4", "d2d3", "d7d6",
    ];
    let rooks = [
        "a1b1", "a8b8", "h2h3", "h7h6", "b1a1", "b8a8", "a2a3", "b4a5", "a1b1", "a8b8",
    ];
    server.play(&game, &[knights, rooks].concat()).await;
    server.happens(&game, json!({"type": "resigned", "by": "white"})).await;
    server.desk.close().await;
    let games = copies(&stored_games(&file)[0], GAMES);
    write_games(&file, games);

    let noted = opening(&file).await;
    change_games(&file, |game| game.summary = None);
    let unnoted = opening(&file).await;
    println!("{GAMES} games: opened in {noted:?}, all records read in {unnoted:?}");
    assert!(noted < unnoted, "{noted:?}, with all records {unnoted:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_at_every_game_does_not_fill_the_memory() {
    const GAMES: usize = 1_100;
    const MOST: usize = 600;
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let server = desk(&file).await;
    let game = server.open(json!({})).await;
    server.play(&game, &MATE).await;
    server.desk.close().await;
    let games = copies(&stored_games(&file)[0], GAMES);
    let ids: Vec<String> = games.iter().map(|game| game.listed.id.clone()).collect();
    write_games(&file, games);

    let server = desk(&file).await;
    let on = server.open(json!({})).await;
    server.play(&on, &["e2e4"]).await;
    let look = async |id: &str| server.ask("get", &format!("/api/games/{id}"), None, "").await.json();
    let first = look(&ids[0]).await;
    let held = server.desk.game(&ids[1]).await.unwrap();
    let mut most = 0;
    for id in &ids {
        look(id).await;
        most = most.max(server.desk.loaded_count());
    }
    assert!(most < MOST, "{most} games in memory");
    assert_eq!(look(&ids[0]).await, first, "what was put away comes back as it was");
    assert!(
        Arc::ptr_eq(&held, &server.desk.game(&ids[1]).await.unwrap()),
        "what somebody has in hand is not put away"
    );
    server
        .happens(&on, json!({"type": "played", "by": "black", "move": "e7e5"}))
        .await;
}

/// So many games like this one.
fn copies(game: &StoredGame, count: usize) -> Vec<StoredGame> {
    let copy = |n| {
        let mut copy = game.clone();
        copy.listed.id = format!("{}-{n}", game.listed.id);
        copy.listed.created += n;
        copy.listed.keys.clear();
        copy
    };
    (1..).take(count).map(copy).collect()
}

/// How long a desk takes to open and to show its first list.
async fn opening(file: &Path) -> Duration {
    let began = Instant::now();
    let server = desk(file).await;
    assert_eq!(list(&server).await.as_array().unwrap().len(), 500);
    let took = began.elapsed();
    server.desk.close().await;
    took
}

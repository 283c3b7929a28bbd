//! The live channel: nothing twice, nothing missing, and it ends when the desk closes.

mod test_desk;

use std::time::Duration;

use jadoube_server::{Limits, Role, Sqlite};
use serde_json::json;
use tokio::time::timeout;

use crate::test_desk::watcher::{PATIENCE, Watcher};
use crate::test_desk::{Game, TestDesk, WIDE};

/// Plays moves with a press after each, White first; the number of the last entry.
async fn play(server: &TestDesk, game: &Game, moves: &[&str]) -> u64 {
    let mut upto = 0;
    for (mv, by) in moves.iter().zip(["white", "black"].iter().cycle()) {
        server
            .happens(game, json!({"type": "made", "by": by, "move": mv}))
            .await;
        let pressed = server.happens(game, json!({"type": "pressed", "by": by})).await;
        upto = pressed["upto"].as_u64().unwrap();
    }
    upto
}

#[tokio::test(flavor = "multi_thread")]
async fn it_goes_on_where_it_left_off() {
    let server = TestDesk::new().await;
    for role in [Role::Arbiter, Role::White, Role::Spectator] {
        let game = server.open(json!({})).await;
        server.play(&game, &[]).await;
        let mut watcher = Watcher::sit(&server, &game, role, None).await;
        let upto = play(&server, &game, &["g1f3", "g8f6"]).await;
        let mut told = watcher.until(upto).await;
        // The connection is lost, and the game goes on.
        let moves = watcher.moves;
        server
            .happens(&game, json!({"type": "made", "by": "white", "move": "b1c3"}))
            .await;
        server.happens(&game, json!({"type": "offered", "by": "white"})).await;
        server.happens(&game, json!({"type": "pressed", "by": "white"})).await;
        server
            .happens(&game, json!({"type": "made", "by": "black", "move": "b8c6"}))
            .await;
        let missed = server.happens(&game, json!({"type": "pressed", "by": "black"})).await;
        let missed = missed["upto"].as_u64().unwrap();
        let mut watcher = Watcher::sit(&server, &game, role, Some(upto)).await;
        watcher.moves = moves;
        told.extend(watcher.until(missed).await);
        let upto = play(&server, &game, &["f3g1", "f6g8", "c3b1", "c6b8"]).await;
        told.extend(watcher.until(upto).await);
        let all = server.look(&game, role).await;
        assert_eq!(json!(watcher.moves), all["state"]["moves"], "{role}");
        let offered = watcher.moves.iter().filter(|shown| shown["offer"] == json!(true));
        assert_eq!(
            offered.map(|shown| &shown["san"]).collect::<Vec<_>>(),
            ["Nc3"],
            "{role}"
        );
        let all = all["entries"].as_array().unwrap().iter();
        let all: Vec<u64> = all.map(|entry| entry["n"].as_u64().unwrap()).collect();
        assert_eq!(told, all, "{role}");
        if role == Role::Arbiter {
            assert_eq!(told, (1..=upto).collect::<Vec<u64>>());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_that_falls_is_shown_though_nobody_does_anything() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &[]).await;
    let mut watchers = Vec::new();
    for role in [Role::Arbiter, Role::White, Role::Black, Role::Spectator] {
        watchers.push(Watcher::sit(&server, &game, role, None).await);
    }
    let set = server
        .happens(
            &game,
            json!({"type": "clock-set", "times_ms": {"white": 300}, "moves": {}}),
        )
        .await;
    for watcher in &mut watchers {
        let told = loop {
            let update = watcher.next().await.expect("the channel is open");
            if update["state"]["clock"]["flag"]["white"] == json!(true) {
                break update;
            }
        };
        // It is for people to call it: nothing is ruled.
        let shown = &told["state"];
        assert_eq!((&told["upto"], &shown["phase"]), (&set["upto"], &json!("playing")));
        assert_eq!(shown["clock"]["left_ms"]["white"], json!(0));
        assert_eq!(shown["clock"]["flag"]["black"], json!(false));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_heartbeat_comes_though_nothing_happens() {
    let limits = Limits {
        heartbeat: Duration::from_millis(20),
        ..WIDE
    };
    let server = TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), limits).await;
    let game = server.open(json!({})).await;
    server.play(&game, &["e2e4"]).await;
    let mut watcher = Watcher::sit(&server, &game, Role::Spectator, None).await;
    let first = watcher.next().await.expect("the channel is open");
    for _ in 0..3 {
        let heartbeat = watcher.next().await.expect("the channel is open");
        assert_eq!(
            (&heartbeat["upto"], &heartbeat["entries"]),
            (&first["upto"], &json!([]))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_ends_when_the_desk_closes() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    let mut watcher = Watcher::sit(&server, &game, Role::Spectator, None).await;
    assert!(watcher.next().await.is_some());
    server.desk.close().await;
    assert!(watcher.next().await.is_none());
    let answer = server.act(&game, Role::Arbiter, json!({"type": "round-started"})).await;
    assert_eq!(
        (answer.status.as_u16(), &answer.json()["problem"]),
        (503, &json!("store"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_permit_is_released_when_its_watcher_leaves() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    // Ten times as many as there are permits, one after the other.
    for _ in 0..1_000 {
        let arrived = async {
            loop {
                let mut watcher = Watcher::sit(&server, &game, Role::Spectator, None).await;
                if watcher.status.is_success() {
                    return watcher.next().await;
                }
                // The task of the last one learns by itself that nobody listens.
                tokio::task::yield_now().await;
            }
        };
        assert!(timeout(PATIENCE, arrived).await.expect("a permit in time").is_some());
    }
}

//! The log says who did what, and no secret.

mod test_desk;

use std::fs;
use std::path::Path;

use jadoube_server::{Digest, Log, Role, Rotation, Settings, Sqlite};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::test_desk::{TestDesk, WIDE, settings};

async fn desk(log: &Log) -> TestDesk {
    let settings = Settings {
        log: Some(log.clone()),
        ..settings(WIDE)
    };
    TestDesk::with(Box::new(Sqlite::in_memory().unwrap()), settings).await
}

fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_done_and_refused_is_noted_without_secrets() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.log.jsonl");
    let log = Log::open(&path, Rotation::USUAL).unwrap();
    let server = desk(&log).await;
    let own = server.desk.new_own_link().await.unwrap();
    let header = test_desk::header(json!({})).to_string();
    server.ask("post", "/api/games", Some(own.as_str()), &header).await;
    let game = server.open(json!({})).await;
    server.play(&game, &["e2e4"]).await;
    let (white, looked) = (game.secret(Role::White).unwrap(), format!("/api/games/{}", game.id));
    // Not theirs to do, a wrong secret, a secret where it does not belong.
    let act = json!({"type": "played", "by": "black", "move": "e7e5"}).to_string();
    server.ask("post", &format!("{looked}/acts"), Some(white), &act).await;
    server.ask("get", &looked, Some("a-wrong-secret"), "").await;
    server.ask("get", &format!("/{white}"), None, "").await;
    server.ask("get", &format!("{looked}/live?key={white}"), None, "").await;
    server.ask("get", &format!("/api/games/{white}"), None, "").await;
    let act = json!({"type": white}).to_string();
    server.ask("post", &format!("{looked}/acts"), Some(white), &act).await;
    // Who only looks is not noted.
    server.look(&game, Role::White).await;
    log.flush();

    let noted = lines(&path);
    let find = |asked: &str, status: u64| {
        let is_it = |line: &&Value| line["asked"] == asked && line["status"] == status;
        noted
            .iter()
            .find(is_it)
            .unwrap_or_else(|| panic!("{asked} {status}: {noted:#?}"))
    };
    let opened = find("POST /api/games", 201);
    assert!(opened["link"].as_str().unwrap().starts_with("desk "));
    let acted = find("POST /api/games/{id}/acts", 200);
    assert_eq!((&acted["game"], &acted["act"]), (&json!(game.id), &json!("arrived")));
    assert!(acted["link"].as_str().unwrap().starts_with("arbiter "));
    assert_eq!(acted["from"], "127.0.0.1");
    let refused = find("POST /api/games/{id}/acts", 403);
    let digest = Digest::of(white);
    let short: String = digest.as_bytes()[..4]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(refused["link"], format!("white {short}"));
    assert_eq!(find("GET /api/games/{id}", 401).get("link"), None);
    assert!(
        noted
            .iter()
            .all(|line| line["asked"] != "GET /api/games/{id}" || line["status"] != 200)
    );

    let text = fs::read_to_string(&path).unwrap();
    for secret in Role::SECRET.iter().filter_map(|role| game.secret(*role)) {
        assert!(!text.contains(secret), "{text}");
    }
    assert!(!text.contains(own.as_str()) && !text.contains("a-wrong-secret") && !text.contains("e7e5"));
}

/// Whoever has no link cannot push out of the log what others did.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_do_not_fill_the_log() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.log.jsonl");
    let log = Log::open(&path, Rotation::USUAL).unwrap();
    let server = desk(&log).await;
    let game = server.open(json!({})).await;
    let acts = format!("/api/games/{}/acts", game.id);
    for _ in 0..2_000 {
        server
            .ask("post", &acts, Some("a-guess"), r#"{"type":"pressed","by":"white"}"#)
            .await;
    }
    server.play(&game, &["e2e4"]).await;
    log.flush();
    let noted = lines(&path);
    let (refused, done): (Vec<_>, Vec<_>) = noted.iter().partition(|line| line["status"] == 401);
    assert!((500..700).contains(&refused.len()), "{}", refused.len());
    assert_eq!(done.len(), 5, "the game was opened, three acts and a move: {done:?}");
    let dropped: u64 = noted.iter().filter_map(|line| line["dropped"].as_u64()).sum();
    assert_eq!(refused.len() as u64 + dropped, 2_000, "what is not noted is counted");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_rotated_and_stays_small() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.log.jsonl");
    let rotation = Rotation { size: 1_000, keep: 2 };
    let log = Log::open(&path, rotation).unwrap();
    let server = desk(&log).await;
    for _ in 0..40 {
        server.ask("post", "/api/nowhere", None, "{}").await;
    }
    log.flush();
    let mut names: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["desk.log.jsonl", "desk.log.jsonl.1", "desk.log.jsonl.2"]);
    for name in names {
        let path = folder.path().join(name);
        assert!(fs::metadata(&path).unwrap().len() <= rotation.size);
        assert!(!lines(&path).is_empty(), "whole lines");
    }
}

//! Adjourned games at the desk: what is sealed stands nowhere before it is opened, and the game goes on though the desk was closed.

mod test_desk;

use std::fs;
use std::path::Path;

use axum::http::StatusCode;
use jadoube_referee::Commitment;
use jadoube_server::{Role, Sqlite};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::test_desk::files::{change_games, stored_games, write_before_chains};
use crate::test_desk::watcher::Watcher;
use crate::test_desk::{Game, TestDesk, WIDE};

const ROLES: [Role; 5] = [Role::Arbiter, Role::Board, Role::White, Role::Black, Role::Spectator];
const SALT: &str = "9f86d081884c7d659a2feaa0c55ad015";
/// Written as nothing else at the desk writes it.
const MOVE: &str = "2. Ng1-f3";

async fn desk(path: &Path) -> TestDesk {
    TestDesk::over(Box::new(Sqlite::open(path).unwrap()), WIDE).await
}

/// White has sealed a move, and the game is adjourned.
async fn adjourned(server: &TestDesk, sealed: Value) -> Game {
    // Nobody is too late while the tests run.
    let regulations = json!({"default_time_ms": 3_600_000});
    let terms = json!({"pace": "standard", "control": "7200", "regulations": regulations});
    let game = server.open(terms).await;
    server.play(&game, &["e2e4", "e7e5"]).await;
    server.happens(&game, json!({"type": "sealing-ordered"})).await;
    for act in [
        sealed,
        json!({"type": "envelope-closed", "by": "white"}),
        json!({"type": "paused", "by": "white"}),
    ] {
        let answer = server.act(&game, Role::White, act.clone()).await;
        assert_eq!(answer.status, StatusCode::OK, "{act}: {}", answer.text);
    }
    let everything = ["names", "position", "times", "sealer", "move-number", "resumption"];
    for act in [
        json!({"type": "resumption-set", "at": 90_000_000, "details": "tomorrow at ten"}),
        json!({"type": "envelope-marked", "shows": everything}),
        json!({"type": "envelope-kept", "keeper": "arbiter"}),
    ] {
        server.happens(&game, act).await;
    }
    game
}

fn with_commitment() -> Value {
    let commitment = Commitment::of(SALT, MOVE).to_string();
    json!({"type": "sealed", "by": "white", "commitment": commitment})
}

/// All that a desk hands out of a game.
async fn handed_out(server: &TestDesk, game: &Game) -> String {
    let mut all = String::new();
    for role in ROLES {
        all += &server.look(game, role).await.to_string();
        let mut watcher = Watcher::sit(server, game, role, None).await;
        all += &watcher.next().await.unwrap_or_default().to_string();
        for path in ["record.jsonl", "game.pgn", "matters"] {
            let path = format!("/api/games/{}/{path}", game.id);
            all += &server.ask("get", &path, game.secret(role), "").await.text;
        }
    }
    all += &server.ask("get", "/api/games", None, "").await.text;
    all
}

fn has(bytes: &[u8], sought: &str) -> bool {
    bytes.windows(sought.len()).any(|window| window == sought.as_bytes())
}

/// Every file of a folder must have the commitment or nothing of the move, and none the move or the salt.
fn is_hidden(folder: &Path) -> bool {
    let mut found = false;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        for secret in [SALT, MOVE, "Ng1-f3"] {
            assert!(!has(&bytes, secret), "{secret} in {}", path.display());
        }
        found |= has(&bytes, &Commitment::of(SALT, MOVE).to_string());
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_move_stands_nowhere_before_it_is_opened() {
    let (folder, copy) = (tempdir().unwrap(), tempdir().unwrap());
    let path = folder.path().join("desk.sqlite");
    let server = desk(&path).await;
    let game = adjourned(&server, with_commitment()).await;
    let told = handed_out(&server, &game).await;
    for secret in [SALT, MOVE, "Ng1-f3", "g1f3", "Nf3"] {
        assert!(!told.contains(secret), "{secret}");
    }
    assert!(is_hidden(folder.path()), "the commitment is in the file or its log");
    for file in fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
    }
    server.desk.close().await;
    assert!(is_hidden(folder.path()), "the commitment is in the file");
    drop(server);

    // The copy is a desk of its own, and as good.
    for path in [path, copy.path().join("desk.sqlite")] {
        let server = desk(&path).await;
        let state = server.look(&game, Role::Arbiter).await["state"].clone();
        assert_eq!(state["phase"], "adjourned");
        assert_eq!(state["adjournment"]["checked"], true);
        assert_eq!(state["adjournment"]["keeper"], "arbiter");
        for by in ["black", "white"] {
            server.happens(&game, json!({"type": "arrived", "by": by})).await;
        }
        server.happens(&game, json!({"type": "resumption-started"})).await;
        for (text, salt, told) in [
            (MOVE, Some("9f86d081884c7d659a2feaa0c55ad016"), "do not fit"),
            ("2. Nf3", Some(SALT), "do not fit"),
            (MOVE, None, "salt"),
        ] {
            let opened = json!({"type": "envelope-opened", "text": text, "salt": salt});
            let answer = server.act(&game, Role::Arbiter, opened).await;
            assert_eq!(answer.status, StatusCode::CONFLICT, "{text}");
            assert!(answer.text.contains(told), "{}", answer.text);
        }
        let opened = json!({"type": "envelope-opened", "text": MOVE, "salt": SALT});
        let state = server.happens(&game, opened).await["state"].clone();
        assert_eq!(state["phase"], "playing");
        assert_eq!(state["moves"].as_array().unwrap().last().unwrap()["san"], "Nf3");
        assert_eq!(state["clock"]["running"], "black");
        server.desk.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_how_far_an_adjournment_has_come() {
    let server = TestDesk::new().await;
    let game = adjourned(&server, with_commitment()).await;
    let mut seen = Vec::new();
    for role in ROLES {
        seen.push(server.look(&game, role).await["state"]["adjournment"].clone());
    }
    let adjournment = &seen[0];
    assert!(seen.iter().all(|role| role == adjournment), "{seen:?}");
    assert_eq!(adjournment["sealer"], "white");
    assert_eq!(adjournment["number"], 2);
    assert_eq!(adjournment["resumption"]["details"], "tomorrow at ten");
    assert_eq!(adjournment["envelope"]["closed"], true);
    assert_eq!(adjournment["awaited"], json!({"white": true, "black": true}));
    assert!(adjournment["used_ms"]["white"].is_u64());
    assert!(adjournment.get("seals").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_adjourned_game_goes_on_at_its_time_of_day() {
    const NIGHT: u64 = 12 * 60 * 60 * 1000;
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let server = desk(&path).await;
    let (game, other) = (
        adjourned(&server, with_commitment()).await,
        server.open(json!({})).await,
    );
    server.play(&other, &["e2e4"]).await;
    let now = |update: &Value| update["state"]["now_ms"].as_u64().unwrap();
    let (before, clock) = {
        let seen = server.look(&game, Role::White).await;
        (now(&seen), seen["state"]["clock"].clone())
    };
    server.desk.close().await;
    drop(server);
    // To whoever opens the file again, it is the next morning.
    change_games(&path, |game| {
        game.written = game.written.map(|written| written.saturating_sub_unsigned(NIGHT))
    });
    let server = desk(&path).await;
    let seen = server.look(&game, Role::White).await;
    assert!(now(&seen) >= before + NIGHT, "{} {before}", now(&seen));
    assert_eq!(seen["state"]["clock"], clock, "no clock has run");
    let played = server.look(&other, Role::White).await;
    assert!(now(&played) < NIGHT, "the time of a game that was on stands still");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_without_times_of_day_is_opened() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let server = desk(&path).await;
    let game = adjourned(&server, with_commitment()).await;
    server.desk.close().await;
    drop(server);
    let before = folder.path().join("before.sqlite");
    write_before_chains(&before, &stored_games(&path), 2);
    let server = desk(&before).await;
    assert_eq!(server.look(&game, Role::White).await["state"]["phase"], "adjourned");
    server.happens(&game, json!({"type": "resumption-started"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_on_paper_has_no_salt_and_a_lost_one_is_declared() {
    let server = TestDesk::new().await;
    let on_paper = json!({"type": "sealed", "by": "white"});
    let game = adjourned(&server, on_paper.clone()).await;
    for by in ["black", "white"] {
        server.happens(&game, json!({"type": "arrived", "by": by})).await;
    }
    server.happens(&game, json!({"type": "resumption-started"})).await;
    let salted = json!({"type": "envelope-opened", "text": "Nf3", "salt": SALT});
    assert_eq!(
        server.act(&game, Role::Arbiter, salted).await.status,
        StatusCode::CONFLICT
    );
    let opened = server
        .happens(&game, json!({"type": "envelope-opened", "text": "Nf3"}))
        .await;
    assert_eq!(opened["state"]["phase"], "playing");

    let game = adjourned(&server, on_paper).await;
    server.happens(&game, json!({"type": "arrived", "by": "black"})).await;
    server.happens(&game, json!({"type": "envelope-lost"})).await;
    let declared = json!({"by": "white", "text": "Nf3", "sealed": true});
    let path = format!("/api/games/{}/typed", game.id);
    let answer = server
        .ask("post", &path, game.secret(Role::White), &declared.to_string())
        .await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    assert_eq!(answer.json()["state"]["phase"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_sealed_while_the_opponent_is_away() {
    let server = TestDesk::new().await;
    let game = adjourned(&server, json!({"type": "sealed", "by": "white"})).await;
    server.happens(&game, json!({"type": "arrived", "by": "black"})).await;
    server
        .happens(&game, json!({"type": "envelope-opened", "text": "Nf3"}))
        .await;
    let state = server.look(&game, Role::Black).await["state"].clone();
    assert_eq!(state["adjournment"]["seals"], "black", "{state}");
    assert_eq!(state["adjournment"]["awaited"], json!({"white": true, "black": false}));
    for act in [
        json!({"type": "sealed", "by": "black"}),
        json!({"type": "envelope-closed", "by": "black"}),
        json!({"type": "pressed", "by": "black"}),
    ] {
        let answer = server.act(&game, Role::Black, act.clone()).await;
        assert_eq!(answer.status, StatusCode::OK, "{act}: {}", answer.text);
    }
    let state = server.look(&game, Role::Black).await["state"].clone();
    assert_eq!(state["phase"], "resuming");
    assert_eq!(state["clock"]["running"], "white");
    server.happens(&game, json!({"type": "arrived", "by": "white"})).await;
    let opened = server
        .happens(&game, json!({"type": "envelope-opened", "text": "Nc6"}))
        .await;
    assert_eq!(opened["state"]["phase"], "playing");
    assert_eq!(opened["state"]["moves"].as_array().unwrap().len(), 4);
}

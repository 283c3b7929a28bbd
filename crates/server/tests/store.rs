//! What is acknowledged is kept, what is not kept has not happened.

mod test_desk;

use std::fs;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::http::StatusCode;
use jadoube_server::{Damage, Desk, Digest, Meanwhile, Role, Sqlite, Store, StoreFault, Stored, Write};
use serde_json::json;
use tempfile::tempdir;
use tokio::time::timeout;

use crate::test_desk::files::{change_games, stored_games, write_games};
use crate::test_desk::watcher::Watcher;
use crate::test_desk::{TestDesk, WIDE, header, request};

/// A store that fails when it is told to.
struct Faulty {
    store: Sqlite,
    fault: Arc<Mutex<Option<StoreFault>>>,
}

impl Store for Faulty {
    fn keep(&self, batch: &[Write]) -> Result<(), StoreFault> {
        match self.fault.lock().unwrap().clone() {
            Some(fault) => Err(fault),
            None => self.store.keep(batch),
        }
    }

    fn list(&self) -> Result<Stored, StoreFault> {
        self.store.list()
    }

    fn lines(&self, game: &str) -> Result<Vec<String>, StoreFault> {
        self.store.lines(game)
    }

    fn own_link(&self) -> Result<Option<Digest>, StoreFault> {
        self.store.own_link()
    }

    fn copy(&self, to: &Path, meanwhile: Meanwhile<'_>) -> Result<(), StoreFault> {
        self.store.copy(to, meanwhile)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_kept_has_not_happened() {
    let fault = Arc::new(Mutex::new(None));
    let store = Faulty {
        store: Sqlite::in_memory().unwrap(),
        fault: Arc::clone(&fault),
    };
    let server = TestDesk::over(Box::new(store), WIDE).await;
    let game = server.open(json!({})).await;
    server.play(&game, &["e2e4"]).await;
    let live_game = server.desk.game(&game.id).await.unwrap();
    let mut changes = live_game.changes();
    for broken in [
        StoreFault::Full,
        StoreFault::ReadOnly,
        StoreFault::Other("it burns".to_owned()),
    ] {
        let before = server.look(&game, Role::Arbiter).await;
        changes.mark_unchanged();
        *fault.lock().unwrap() = Some(broken);
        for act in [
            json!({"type": "played", "by": "black", "move": "e7e5"}),
            json!({"type": "resigned", "by": "black"}),
        ] {
            let answer = server.act(&game, Role::Arbiter, act).await;
            assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
            assert_eq!(answer.json()["problem"], "store");
        }
        let answer = server
            .ask("post", "/api/games", None, &header(json!({})).to_string())
            .await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        *fault.lock().unwrap() = None;
        assert!(!changes.has_changed().unwrap(), "nobody learns of it");
        let after = server.look(&game, Role::Arbiter).await;
        for field in ["entries", "upto"] {
            assert_eq!(after[field], before[field]);
        }
        for field in ["fen", "moves", "phase"] {
            assert_eq!(after["state"][field], before["state"][field]);
        }
    }
    // A press that is not kept leaves no reading of the clock behind.
    let made = json!({"type": "made", "by": "black", "move": "e7e5"});
    server.happens(&game, made).await;
    let pressed = json!({"type": "pressed", "by": "black"});
    *fault.lock().unwrap() = Some(StoreFault::Full);
    server.act(&game, Role::Black, pressed.clone()).await;
    *fault.lock().unwrap() = None;
    let shown = server.look(&game, Role::Arbiter).await;
    assert_eq!(shown["state"]["moves"][1].get("clock_ms"), None);
    let shown = server.happens(&game, pressed).await;
    assert!(shown["state"]["moves"][1]["clock_ms"].is_u64());
    let shown = server.look(&game, Role::Arbiter).await;
    let numbers: Vec<u64> = shown["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["n"].as_u64().unwrap())
        .collect();
    let whole: Vec<u64> = (1..=numbers.len() as u64).collect();
    assert_eq!(numbers, whole);
    assert_eq!(shown["state"]["moves"].as_array().unwrap().len(), 2);
    assert_eq!(server.desk.game_count(), 1);
}

/// A write of which nobody knows whether it is on disk is not said to be lost, and not said to be kept.
#[tokio::test(flavor = "multi_thread")]
async fn what_may_be_kept_is_not_called_lost() {
    let fault = Arc::new(Mutex::new(None));
    let store = Faulty {
        store: Sqlite::in_memory().unwrap(),
        fault: Arc::clone(&fault),
    };
    let server = TestDesk::over(Box::new(store), WIDE).await;
    let game = server.open(json!({})).await;
    for (broken, problem, says) in [
        (StoreFault::Disk, "store", "Nothing was written"),
        (
            StoreFault::InDoubt,
            "in-doubt",
            "it is not known whether this was written",
        ),
    ] {
        *fault.lock().unwrap() = Some(broken);
        let answer = server.act(&game, Role::Arbiter, json!({"type": "round-started"})).await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(answer.json()["problem"], problem);
        assert!(answer.text.contains(says), "{}", answer.text);
        assert_eq!(answer.text.contains("Nothing was written"), problem == "store");
    }
}

/// A store that says when it is asked and waits for leave.
struct Slow {
    store: Sqlite,
    asked: Sender<()>,
    leave: Receiver<()>,
}

impl Store for Slow {
    fn keep(&self, batch: &[Write]) -> Result<(), StoreFault> {
        self.asked.send(()).unwrap();
        self.leave.recv().unwrap();
        self.store.keep(batch)
    }

    fn list(&self) -> Result<Stored, StoreFault> {
        self.store.list()
    }

    fn lines(&self, game: &str) -> Result<Vec<String>, StoreFault> {
        self.store.lines(game)
    }

    fn own_link(&self) -> Result<Option<Digest>, StoreFault> {
        self.store.own_link()
    }

    fn copy(&self, to: &Path, meanwhile: Meanwhile<'_>) -> Result<(), StoreFault> {
        self.store.copy(to, meanwhile)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_act_completes_though_its_client_disconnects() {
    let (asked, is_asked) = channel();
    let (give, leave) = channel();
    let store = Sqlite::in_memory().unwrap();
    let server = Arc::new(TestDesk::over(Box::new(Slow { store, asked, leave }), WIDE).await);
    give.send(()).unwrap();
    let game = Arc::new(server.open(json!({})).await);
    is_asked.recv().unwrap();
    let acting = tokio::spawn({
        let (server, game) = (Arc::clone(&server), Arc::clone(&game));
        async move { server.act(&game, Role::Arbiter, json!({"type": "round-started"})).await }
    });
    tokio::task::block_in_place(|| is_asked.recv().unwrap());
    acting.abort();
    assert!(acting.await.unwrap_err().is_cancelled());
    let mut changes = server.desk.game(&game.id).await.unwrap().changes();
    give.send(()).unwrap();
    let written = timeout(Duration::from_secs(20), changes.wait_for(|entries| *entries > 0)).await;
    written.unwrap().unwrap();
    let shown = server.look(&game, Role::Arbiter).await;
    assert_eq!(shown["state"]["phase"], "playing");
    assert_eq!(shown["entries"][0]["n"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_does_not_wait_for_a_write_and_shows_only_what_is_on_disk() {
    let (asked, is_asked) = channel();
    let (give, leave) = channel();
    let store = Sqlite::in_memory().unwrap();
    let server = Arc::new(TestDesk::over(Box::new(Slow { store, asked, leave }), WIDE).await);
    give.send(()).unwrap();
    let game = Arc::new(server.open(json!({})).await);
    is_asked.recv().unwrap();
    let acting = tokio::spawn({
        let (server, game) = (Arc::clone(&server), Arc::clone(&game));
        async move { server.act(&game, Role::Arbiter, json!({"type": "round-started"})).await }
    });
    tokio::task::block_in_place(|| is_asked.recv().unwrap());
    // The write is under way, and stays so until it gets leave.
    let arbiter = game.secret(Role::Arbiter);
    for path in ["", "/matters", "/record.jsonl", "/game.pgn", "/scoresheet.pdf"] {
        let request = request("get", &format!("/api/games/{}{path}", game.id), arbiter, "");
        let answer = timeout(Duration::from_secs(20), server.respond(request)).await;
        assert_eq!(answer.expect("an answer at once").status(), StatusCode::OK, "{path}");
    }
    let list = timeout(Duration::from_secs(20), server.ask("get", "/api/games", None, "")).await;
    assert_eq!(list.unwrap().json()[0]["phase"], "awaited");
    let mut watcher = Watcher::sit(&server, &game, Role::Arbiter, None).await;
    let shown = watcher.next().await.unwrap();
    assert_eq!(
        (&shown["upto"], &shown["state"]["phase"]),
        (&json!(0), &json!("awaited"))
    );
    assert!(!acting.is_finished());
    give.send(()).unwrap();
    let answer = acting.await.unwrap();
    assert_eq!(answer.json()["state"]["phase"], "playing", "{}", answer.text);
    let shown = watcher.next().await.unwrap();
    assert_eq!(
        (&shown["upto"], &shown["state"]["phase"]),
        (&answer.json()["upto"], &json!("playing"))
    );
}

fn copied(from: &Path, to: &Path) {
    for name in ["desk.sqlite", "desk.sqlite-wal"] {
        if from.join(name).exists() {
            fs::copy(from.join(name), to.join(name)).unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_crash_all_that_was_acknowledged_is_there_and_the_clock_is_stopped() {
    let (here, there) = (tempdir().unwrap(), tempdir().unwrap());
    let store = Sqlite::open(&here.path().join("desk.sqlite")).unwrap();
    let server = TestDesk::over(Box::new(store), WIDE).await;
    let (game, over) = (server.open(json!({})).await, server.open(json!({})).await);
    server.play(&game, &["e2e4", "e7e5"]).await;
    server.play(&over, &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
    let before = server.look(&game, Role::Arbiter).await;
    let ended = server.look(&over, Role::Arbiter).await;
    // The files as they are at this moment are what a crash leaves.
    copied(here.path(), there.path());
    server
        .happens(&game, json!({"type": "played", "by": "white", "move": "g1f3"}))
        .await;

    let store = Sqlite::open(&there.path().join("desk.sqlite")).unwrap();
    let again = TestDesk::over(Box::new(store), WIDE).await;
    let after = again.look(&game, Role::Arbiter).await;
    let (stored, told) = (
        before["entries"].as_array().unwrap(),
        after["entries"].as_array().unwrap(),
    );
    assert_eq!(&told[..stored.len()], &stored[..]);
    assert_eq!(told.len(), stored.len() + 2, "the break and its question: {told:?}");
    assert_eq!(after["state"]["interrupted"], true);
    assert_eq!(after["state"]["clock"].get("running"), None);
    assert_eq!(after["state"]["questions"].as_array().unwrap().len(), 1);
    assert_eq!(
        after["state"]["moves"], before["state"]["moves"],
        "with what the clocks showed"
    );
    assert_eq!(again.look(&over, Role::Arbiter).await["entries"], ended["entries"]);

    // The secrets are good, and the arbiter lets the game go on.
    let act = after["state"]["questions"][0]["answers"][0]["act"].clone();
    again.happens(&game, act).await;
    again.happens(&game, json!({"type": "resumed"})).await;
    let played = again
        .act(
            &game,
            Role::White,
            json!({"type": "played", "by": "white", "move": "g1f3"}),
        )
        .await;
    assert_eq!(played.status, StatusCode::OK, "{}", played.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_desk_leaves_its_file_to_the_next() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let server = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    let game = server.open(json!({})).await;
    assert_eq!(
        Sqlite::open(&path).err(),
        Some(StoreFault::InUse),
        "two desks on one file"
    );
    server.play(&game, &["e2e4"]).await;
    server.desk.close().await;
    let again = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    assert_eq!(
        again.look(&game, Role::White).await["state"]["moves"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_was_set_back_disturbs_neither_order_nor_time() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let server = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    let (first, second) = (server.open(json!({})).await, server.open(json!({})).await);
    server.play(&second, &["e2e4"]).await;
    server.desk.close().await;
    // To whoever opens the file again, the clock has been set back by decades: both games are from the future.
    change_games(&path, |game| game.created += 3_000_000_000_000);
    let again = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    let third = again.open(json!({})).await;
    let listed = again.ask("get", "/api/games", None, "").await.json();
    let ids: Vec<&str> = listed
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|game| game["id"].as_str())
        .collect();
    assert_eq!(
        ids,
        [&second.id, &third.id, &first.id],
        "what waits for the arbiter, then the newest"
    );

    // The moments of the record go on from the last one, and the clocks stand as they did.
    let shown = again.look(&second, Role::Arbiter).await;
    again
        .happens(&second, shown["state"]["questions"][0]["answers"][0]["act"].clone())
        .await;
    again.happens(&second, json!({"type": "resumed"})).await;
    again
        .happens(&second, json!({"type": "played", "by": "black", "move": "e7e5"}))
        .await;
    let shown = again.look(&second, Role::Arbiter).await;
    let entries = shown["entries"].as_array().unwrap();
    let moments: Vec<u64> = entries.iter().filter_map(|entry| entry["at_ms"].as_u64()).collect();
    assert!(moments.is_sorted_by(|left, right| left < right), "{moments:?}");
    assert!(moments.last().unwrap() - moments[0] < 60_000, "{moments:?}");
    for color in ["white", "black"] {
        let left = shown["state"]["clock"]["left_ms"][color].as_u64().unwrap();
        assert!((840_000..=920_000).contains(&left), "{color}: {left}");
    }
}

#[test]
fn files_that_cannot_be_used_are_named_and_left_as_they_are() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    drop(Sqlite::open(&path("newer")).unwrap());
    let newer = rusqlite::Connection::open(path("newer")).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    let other = rusqlite::Connection::open(path("other")).unwrap();
    other.execute_batch("CREATE TABLE other (x)").unwrap();
    drop(other);
    fs::write(
        path("text"),
        "Not a database at all, but a text that is long enough to be one.\n".repeat(40),
    )
    .unwrap();
    fs::create_dir(path("folder")).unwrap();
    for (name, expect) in [
        ("newer", StoreFault::Newer),
        ("other", StoreFault::Foreign),
        ("text", StoreFault::Foreign),
        ("folder", StoreFault::ReadOnly),
        ("missing/desk", StoreFault::ReadOnly),
    ] {
        let before = fs::read(path(name)).ok();
        assert_eq!(Sqlite::open(&path(name)).err(), Some(expect), "{name}");
        assert_eq!(fs::read(path(name)).ok(), before, "{name}");
    }
}

#[test]
fn a_file_that_may_not_be_written_is_named() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    drop(Sqlite::open(&path).unwrap());
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    // Whoever may write everything is not hindered.
    let expect = match fs::OpenOptions::new().append(true).open(&path) {
        Ok(_) => None,
        Err(_) => Some(StoreFault::ReadOnly),
    };
    assert_eq!(Sqlite::open(&path).err(), expect);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_read_is_named_and_the_others_come_back() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let server = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    let (good, bad) = (server.open(json!({})).await, server.open(json!({})).await);
    server.play(&bad, &["e2e4"]).await;
    server.desk.close().await;
    let file = rusqlite::Connection::open(&path).unwrap();
    file.execute(
        "UPDATE entry SET line = replace(line, 'e2e4', 'e2') WHERE game = ?",
        [&bad.id],
    )
    .unwrap();
    drop(file);
    let desk = Desk::open(Box::new(Sqlite::open(&path).unwrap())).await.unwrap();
    let lost = desk.damaged();
    assert_eq!(lost.iter().map(|lost| &lost.id).collect::<Vec<_>>(), [&bad.id]);
    assert!(matches!(lost[0].damages[..], [Damage::Entry { .. }]), "{lost:?}");
    assert!(desk.game(&good.id).await.is_ok() && desk.game(&bad.id).await.is_err());
}

/// What was ruled stays ruled: a stored game is loaded as it stands, though it would be cited or ruled otherwise today.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_would_be_ruled_otherwise_today_comes_back_as_it_was() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let server = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    let game = server.open(json!({})).await;
    server.play(&game, &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
    server.desk.close().await;
    // A version that cited and ruled otherwise would have written this.
    let mut stored = stored_games(&path).remove(0);
    for (from, to) in [("5.1.1", "5.9.9"), ("end.checkmate", "end.stalemate")] {
        assert!(stored.lines.iter().any(|line| line.contains(from)));
        stored.lines = stored.lines.iter().map(|line| line.replace(from, to)).collect();
    }
    let (path, lines) = (folder.path().join("other.sqlite"), stored.lines.clone());
    write_games(&path, vec![stored]);
    let server = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    let shown = server.look(&game, Role::Arbiter).await;
    assert_eq!(shown["state"]["result"], "0-1");
    // What is given out is what was written, not what would be written today.
    let record = format!("/api/games/{}/record.jsonl", game.id);
    let record = server.ask("get", &record, game.secret(Role::Arbiter), "").await.text;
    assert_eq!(record.lines().skip(1).take(lines.len()).collect::<Vec<_>>(), lines);
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_kept_as_digests_alone() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let server = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    let game = server.open(json!({})).await;
    server.desk.close().await;
    let bytes = fs::read(&path).unwrap();
    for role in Role::SECRET {
        let secret = game.secret(role).unwrap().as_bytes();
        assert!(!bytes.windows(secret.len()).any(|window| window == secret), "{role}");
    }
    let id = game.id.as_bytes();
    assert!(bytes.windows(id.len()).any(|window| window == id), "the game is there");
}

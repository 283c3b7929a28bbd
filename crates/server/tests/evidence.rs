//! What shows that a game is the one that was played, and what happens to games that are not.

mod test_desk;

use std::fs;
use std::path::{Path, PathBuf};

use axum::body::to_bytes;
use axum::http::StatusCode;
use jadoube_referee::{Language, Words};
use jadoube_scoresheet::{ClockReadings, Scoresheet};
use jadoube_server::{
    Against, Damage, Desk, FileNote, GivenHead, Role, Sqlite, StoreFault, Trouble, Verification, salvage, verify_file,
    verify_text,
};
use rusqlite::Connection;
use serde_json::json;
use tempfile::{TempDir, tempdir};

use crate::test_desk::files::{stored_games, write_before_chains};
use crate::test_desk::{Game, TestDesk, WIDE, request};

const MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

/// A file with three games: one that is over, one that is on, one that has not begun.
struct Filed {
    folder: TempDir,
    path: PathBuf,
    over: Game,
    on: Game,
    new: Game,
}

async fn filed() -> Filed {
    let folder = tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let server = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    let heading = |white: &str, black: &str| json!({"heading": {"white": white, "black": black}});
    let over = server.open(heading("Ann", "Bob")).await;
    let on = server.open(heading("Cy", "Di")).await;
    let new = server.open(heading("Ed", "Flo")).await;
    server.play(&over, &MATE).await;
    server.play(&on, &["e2e4"]).await;
    server.desk.close().await;
    Filed {
        folder,
        path,
        over,
        on,
        new,
    }
}

fn verified(path: &Path) -> Verification {
    verify_file(path, &Against::default()).unwrap()
}

/// The damages of a game.
fn damages_of(found: &Verification, game: &str) -> Vec<Damage> {
    let of_game = found.troubles.iter().filter_map(|trouble| match trouble {
        Trouble::Game(damaged) if damaged.id == game => Some(damaged.damages.clone()),
        _ => None,
    });
    of_game.flatten().collect()
}

fn with_sql(path: &Path, sql: &str) {
    let file = Connection::open(path).unwrap();
    file.execute_batch(&format!("PRAGMA foreign_keys = OFF; {sql}"))
        .unwrap();
}

async fn head_of(server: &TestDesk, game: &Game) -> String {
    let shown = server.look(game, Role::Arbiter).await;
    shown["state"]["head"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_touched_is_verified() {
    let filed = filed().await;
    let path = filed.path.clone();
    let before = fs::read(&path).unwrap();
    let found = verified(&path);
    assert!(found.is_fine() && found.notes.is_empty(), "{found:?}");
    assert_eq!(found.games, 3);
    assert_eq!(fs::read(&path).unwrap(), before, "the file stays as it is");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;

        let key = fs::metadata(path.with_extension("sqlite.sign.pem")).unwrap();
        assert_eq!(key.permissions().mode() & 0o777, 0o600);
    }
}

/// Whoever has the file and not the key is found out, and the game is named. The other games go on.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_changed_without_the_key_is_named() {
    for (sql, expect) in [
        (
            "UPDATE game SET header = replace(header, 'Ann', 'Bea') WHERE id = '{over}'",
            Damage::Header,
        ),
        (
            "UPDATE game SET header = replace(replace(replace(header, 'Ann', '#'), 'Bob', 'Ann'), '#', 'Bob') WHERE id = '{over}'",
            Damage::Header,
        ),
        (
            "UPDATE entry SET line = replace(line, 'g2g4', 'g2g3') WHERE game = '{over}'",
            Damage::Entry { n: 7 },
        ),
        (
            "UPDATE entry SET head = zeroblob(32) WHERE game = '{over}'",
            Damage::Unchained { n: 1 },
        ),
        (
            "UPDATE entry SET head = x'' WHERE game = '{over}' AND n = 3",
            Damage::Unchained { n: 3 },
        ),
        (
            "DELETE FROM entry WHERE game = '{over}' AND n = 5",
            Damage::Missing { from: 5, to: 5 },
        ),
        (
            "DELETE FROM entry WHERE game = '{over}' AND n > 6",
            Damage::Missing { from: 7, to: 9 },
        ),
        (
            "INSERT INTO entry SELECT game, n + 1, line, head FROM entry WHERE game = '{over}' ORDER BY n DESC LIMIT 1",
            Damage::Added { from: 10 },
        ),
        (
            "DELETE FROM entry WHERE game = '{over}'; DELETE FROM link WHERE game = '{over}'; DELETE FROM game WHERE id = '{over}'",
            Damage::Gone,
        ),
        (
            "UPDATE link SET digest = zeroblob(32) WHERE game = '{over}' AND role = 'arbiter'",
            Damage::Links,
        ),
        ("UPDATE game SET over = 0 WHERE id = '{over}'", Damage::Unsigned),
        ("UPDATE game SET archived = 1 WHERE id = '{over}'", Damage::Unsigned),
        (
            "UPDATE game SET created = created + 1 WHERE id = '{over}'",
            Damage::Unsigned,
        ),
        (
            "UPDATE game SET signature = zeroblob(64) WHERE id = '{over}'",
            Damage::Unsigned,
        ),
    ] {
        let filed = filed().await;
        with_sql(&filed.path, &sql.replace("{over}", &filed.over.id));
        let found = verified(&filed.path);
        let damages = damages_of(&found, &filed.over.id);
        assert_eq!(damages.first(), Some(&expect), "{sql}: {found:?}");
        assert!(damages_of(&found, &filed.on.id).is_empty(), "{sql}");

        let desk = Desk::open(Box::new(Sqlite::open(&filed.path).unwrap())).await.unwrap();
        assert_eq!(desk.damaged().len(), 1, "{sql}");
        assert_eq!(desk.damaged()[0].id, filed.over.id, "{sql}");
        assert!(
            desk.game(&filed.over.id).await.is_err() && desk.game(&filed.on.id).await.is_ok(),
            "{sql}"
        );
        desk.close().await;
        // It stays named, however often the desk is opened.
        let desk = Desk::open(Box::new(Sqlite::open(&filed.path).unwrap())).await.unwrap();
        assert_eq!(desk.damaged().len(), 1, "{sql}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_the_file_is_named() {
    let filed = filed().await;
    let older = fs::read(&filed.path).unwrap();
    let server = TestDesk::over(Box::new(Sqlite::open(&filed.path).unwrap()), WIDE).await;
    server
        .happens(&filed.on, json!({"type": "resigned", "by": "black"}))
        .await;
    let gone = server.open(json!({})).await;
    let arbiter = gone.secret(Role::Arbiter);
    let path = |what: &str| format!("/api/games/{}/{what}", gone.id);
    server
        .ask(
            "post",
            &path("archive"),
            arbiter,
            &json!({"archived": true}).to_string(),
        )
        .await;
    server
        .ask(
            "post",
            &path("deletion"),
            arbiter,
            &json!({"confirm": gone.id}).to_string(),
        )
        .await;
    server.desk.close().await;
    assert!(verified(&filed.path).is_fine(), "{:?}", verified(&filed.path));
    let newest = fs::read(&filed.path).unwrap();
    let aside = filed.folder.path().join("older.sqlite");
    fs::write(&aside, older).unwrap();

    // A game is put back to an earlier state, which the desk had signed.
    let put_back = format!(
        "ATTACH '{}' AS older; DELETE FROM entry WHERE game = '{id}'; DELETE FROM game WHERE id = '{id}';
        INSERT INTO game SELECT * FROM older.game WHERE id = '{id}';
        INSERT INTO entry SELECT * FROM older.entry WHERE game = '{id}';",
        aside.display(),
        id = filed.on.id
    );
    let deleted = gone.id.clone();
    for (sql, expect) in [
        (put_back.as_str(), FileNote::Manifest),
        ("DELETE FROM desk WHERE name = 'manifest'", FileNote::Manifest),
        ("DELETE FROM register WHERE n = 2", FileNote::Register { n: 2 }),
        ("DELETE FROM register WHERE n > 4", FileNote::Manifest),
        (
            "UPDATE deleted SET entries = entries + 1",
            FileNote::Trace { game: deleted },
        ),
        (
            "UPDATE desk SET value = zeroblob(32) WHERE name = 'own-link'",
            FileNote::Manifest,
        ),
    ] {
        fs::write(&filed.path, &newest).unwrap();
        let own_link = "INSERT OR IGNORE INTO desk VALUES ('own-link', x'00')";
        let sql = match sql.contains("own-link") {
            true => own_link,
            false => sql,
        };
        with_sql(&filed.path, sql);
        let found = verified(&filed.path);
        assert!(found.troubles.contains(&Trouble::File(expect)), "{sql}: {found:?}");
        // The desk notes it, and does not sign it away.
        drop(Sqlite::open(&filed.path).unwrap());
        assert!(!verified(&filed.path).is_fine(), "{sql}");
    }
}

/// The end of a game, and of a file, is shown by a head on paper or by a copy.
#[tokio::test(flavor = "multi_thread")]
async fn heads_on_paper_and_copies_show_what_signatures_cannot() {
    let filed = filed().await;
    let older = filed.folder.path().join("older.sqlite");
    fs::copy(&filed.path, &older).unwrap();
    let server = TestDesk::over(Box::new(Sqlite::open(&filed.path).unwrap()), WIDE).await;
    let early = head_of(&server, &filed.on).await;
    server
        .happens(&filed.on, json!({"type": "resigned", "by": "black"}))
        .await;
    let later = server.open(json!({})).await;
    let late = head_of(&server, &filed.on).await;
    server.desk.close().await;

    let heads =
        |texts: &[&str]| -> Vec<GivenHead> { texts.iter().map(|text| GivenHead::read(text).unwrap()).collect() };
    let check = |path: &Path, heads: &[GivenHead], copy: Option<&Path>| {
        let against = Against { heads, copy, key: None };
        verify_file(path, &against).unwrap()
    };
    assert!(
        check(&older, &[], None).is_fine(),
        "an earlier state is one that was signed"
    );
    let found = check(&filed.path, &heads(&[&late[..16], &early]), Some(&older));
    assert!(found.is_fine(), "{found:?}");
    assert_eq!(found.found[0].after, found.found[0].entries);
    assert!(found.found[1].after < found.found[1].entries);

    let of_game = format!("{}={}", filed.on.id, &late[..16]);
    let found = check(&older, &heads(&[&of_game]), None);
    let game = Some(filed.on.id.clone());
    assert!(
        matches!(&found.troubles[..], [Trouble::NoSuchHead { game: named, .. }] if *named == game),
        "{found:?}"
    );
    let found = check(&older, &[], Some(&filed.path)).troubles;
    let ends_earlier = |trouble: &Trouble| matches!(trouble, Trouble::EndsEarlier { game, .. } if *game == filed.on.id);
    assert!(found.iter().any(ends_earlier), "{found:?}");
    assert!(
        found.contains(&Trouble::NotInFile { game: later.id.clone() }),
        "{found:?}"
    );

    // Another key is another key.
    let own = verified(&filed.path).key.unwrap().to_string();
    for (key, expect) in [(own.as_str(), true), (&"0".repeat(64), false)] {
        let against = Against {
            key: Some(key),
            ..Against::default()
        };
        assert_eq!(verify_file(&filed.path, &against).unwrap().is_fine(), expect);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_carries_its_seal_and_goes_on_all_the_same() {
    let server = TestDesk::new().await;
    let game = server.open(json!({"heading": {"white": "Ann", "black": "Bob"}})).await;
    server.play(&game, &MATE).await;
    let path = format!("/api/games/{}/record.jsonl", game.id);
    let record = server.ask("get", &path, None, "").await.text;
    let head = head_of(&server, &game).await;
    let found = |text: &str, heads: &[GivenHead]| {
        let against = Against {
            heads,
            ..Against::default()
        };
        verify_text(text, &against).unwrap()
    };
    assert!(found(&record, &[]).is_fine());
    let printed = [GivenHead::read(&head[..16]).unwrap()];
    assert!(found(&record, &printed).is_fine());
    for (from, to) in [("Ann", "Bea"), ("g2g4", "g2g3"), ("\"over\":true", "\"over\":false")] {
        let changed = record.replace(from, to);
        assert_ne!(changed, record);
        assert!(!found(&changed, &[]).is_fine(), "{from}");
    }
    // Without its seal nothing but the head on paper shows it.
    let mut lines: Vec<&str> = record.lines().collect();
    lines.pop();
    let unsealed = lines.join("\n");
    assert!(!found(&unsealed, &[]).is_fine());
    assert!(found(&unsealed, &printed).is_fine());
    lines.pop();
    assert!(!found(&lines.join("\n"), &printed).is_fine());

    let imported = server.ask("post", "/api/import", None, &record).await;
    assert_eq!(imported.status, StatusCode::CREATED, "{}", imported.text);
    let again = Game::of(&imported);
    assert_eq!(
        head_of(&server, &again).await,
        head,
        "the same record has the same head"
    );
    let pgn = server
        .ask("get", &format!("/api/games/{}/game.pgn", game.id), None, "")
        .await
        .text;
    assert!(pgn.contains(&format!("[RecordHead \"{head}\"]")), "{pgn}");

    // What is printed has it at its foot.
    let state = server.desk.game(&game.id).await.unwrap().state();
    let (words, readings) = (
        Words::new(Language::English).unwrap(),
        ClockReadings::of(&state.referee),
    );
    let sheet = Scoresheet::of(&state.referee, &state.heading, &readings, &words);
    let path = format!("/api/games/{}/scoresheet.pdf", game.id);
    let printed = server.respond(request("get", &path, None, "")).await;
    let printed = to_bytes(printed.into_body(), 1 << 24).await.unwrap();
    assert!(printed == sheet.with_head(state.head.short()).pdf().unwrap());
    assert!(head.replace(' ', "").starts_with(&state.head.short().replace(' ', "")));
}

/// Before a game is over its head is for the arbiter alone.
#[tokio::test(flavor = "multi_thread")]
async fn the_head_of_a_game_that_is_on_is_not_public() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &MATE[..3]).await;
    let pgn = async || {
        server
            .ask("get", &format!("/api/games/{}/game.pgn", game.id), None, "")
            .await
            .text
    };
    assert!(server.look(&game, Role::Arbiter).await["state"]["head"].is_string());
    for role in [Role::White, Role::Board, Role::Spectator] {
        assert!(server.look(&game, role).await["state"]["head"].is_null(), "{role}");
    }
    assert!(!pgn().await.contains("RecordHead"));
    server
        .happens(&game, json!({"type": "played", "by": "black", "move": MATE[3]}))
        .await;
    assert!(server.look(&game, Role::Spectator).await["state"]["head"].is_string());
    assert!(pgn().await.contains("RecordHead"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_game_is_named_on_the_page() {
    let filed = filed().await;
    with_sql(
        &filed.path,
        &format!(
            "UPDATE entry SET line = line || ' ' WHERE game = '{}' AND n = 4",
            filed.over.id
        ),
    );
    let desk = Desk::open(Box::new(Sqlite::open(&filed.path).unwrap())).await.unwrap();
    let service = jadoube_server::app(desk.clone(), test_desk::settings(WIDE));
    let server = TestDesk { desk, service };
    let told = server.ask("get", "/api/desk", None, "").await.json();
    assert_eq!(told["damaged"][0]["id"], filed.over.id.as_str());
    assert_eq!(told["damaged"][0]["white"], "Ann");
    assert_eq!(told["damaged"][0]["reason"], "entry 4 is not the one that was written");
    let shown = server
        .ask("get", &format!("/api/games/{}", filed.over.id), None, "")
        .await;
    assert_eq!(
        (shown.status, &shown.json()["problem"]),
        (StatusCode::SERVICE_UNAVAILABLE, &json!("damaged"))
    );
    let listed = server.ask("get", "/api/games", None, "").await.json();
    assert_eq!(listed.as_array().unwrap().len(), 2);
    server.play(&filed.new, &["d2d4"]).await;
}

/// A crash leaves the file and its log. Whoever opens the file without the log learns what is missing.
#[tokio::test(flavor = "multi_thread")]
async fn a_missing_log_is_noticed() {
    // What is there after the crash besides the file, and what is said of the games that are over and on.
    for (left, over, on) in [
        (&["-wal", "-acknowledged"][..], None, None),
        (&["-wal"], None, None),
        (&["-acknowledged"], Some("missing"), Some("missing")),
        (&[], Some("gone"), Some("gone")),
    ] {
        let (here, there) = (tempdir().unwrap(), tempdir().unwrap());
        let (from, to) = (here.path().join("desk.sqlite"), there.path().join("desk.sqlite"));
        let server = TestDesk::over(Box::new(Sqlite::open(&from).unwrap()), WIDE).await;
        let games = (server.open(json!({})).await, server.open(json!({})).await);
        server.desk.close().await;
        let server = TestDesk::over(Box::new(Sqlite::open(&from).unwrap()), WIDE).await;
        server.play(&games.0, &MATE).await;
        server.play(&games.1, &["e2e4"]).await;
        for end in ["", ".sign.pem"].iter().chain(left) {
            let name = |path: &Path| PathBuf::from(format!("{}{end}", path.display()));
            fs::copy(name(&from), name(&to)).unwrap();
        }
        let found = verified(&to);
        let is_behind = |trouble: &Trouble| matches!(trouble, Trouble::File(FileNote::Behind { .. }));
        assert_eq!(
            found.troubles.iter().any(is_behind),
            over.is_some(),
            "{left:?}: {found:?}"
        );
        // It is said the first time, and every time after it.
        for _ in 0..2 {
            let desk = Desk::open(Box::new(Sqlite::open(&to).unwrap())).await.unwrap();
            for (game, expect) in [(&games.0, over), (&games.1, on)] {
                let damaged = desk.damaged().iter().find(|damaged| damaged.id == game.id);
                assert_eq!(damaged.is_some(), expect.is_some(), "{left:?} {:?}", desk.damaged());
                assert_eq!(desk.game(&game.id).await.is_ok(), expect.is_none(), "{left:?}");
            }
            desk.close().await;
        }
    }
}

/// Games of a version without chains are read as ever, and it is said that the chain begins with them.
#[tokio::test(flavor = "multi_thread")]
async fn games_from_before_stay_readable() {
    let filed = filed().await;
    let path = filed.folder.path().join("before.sqlite");
    write_before_chains(&path, &stored_games(&filed.path), 3);
    assert_eq!(
        verify_file(&path, &Against::default()).unwrap_err(),
        StoreFault::Unchained
    );
    let server = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    assert_eq!(server.look(&filed.over, Role::White).await["state"]["result"], "0-1");
    server.play(&filed.new, &["d2d4"]).await;
    server.desk.close().await;
    let found = verified(&path);
    assert!(found.is_fine(), "{found:?}");
    assert!(
        matches!(found.notes[..], [FileNote::Adopted { games: 3, .. }]),
        "{found:?}"
    );
    // That a game was over is known of these too.
    with_sql(
        &path,
        &format!("DELETE FROM entry WHERE game = '{}' AND n > 6", filed.over.id),
    );
    assert!(!damages_of(&verified(&path), &filed.over.id).is_empty());
}

/// With another key the desk goes on, and says since when.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_key_is_replaced() {
    let filed = filed().await;
    let key = verified(&filed.path).key;
    fs::remove_file(filed.path.with_extension("sqlite.sign.pem")).unwrap();
    let server = TestDesk::over(Box::new(Sqlite::open(&filed.path).unwrap()), WIDE).await;
    server.play(&filed.new, &["d2d4"]).await;
    server.desk.close().await;
    let found = verified(&filed.path);
    assert!(found.is_fine() && found.key != key, "{found:?}");
    assert!(matches!(found.notes[..], [FileNote::OtherKey { .. }]), "{found:?}");
}

/// A file that SQLite refuses is saved game by game.
#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_saved_is_saved() {
    let filed = filed().await;
    let whole = fs::read(&filed.path).unwrap();
    let pages = whole.len() / 4096;
    for page in 0..pages {
        let mut bytes = whole.clone();
        // What a page is, and how many records it has.
        for at in [0, 3, 4] {
            bytes[page * 4096 + at] ^= 0x11;
        }
        fs::write(&filed.path, &bytes).unwrap();
        let to = filed.folder.path().join(format!("saved-{page}.sqlite"));
        let saved = salvage(&filed.path, &to).unwrap();
        assert_eq!(fs::read(&filed.path).unwrap(), bytes, "the file stays as it is");
        assert_eq!(
            saved.whole.len() + saved.without_links.len(),
            3,
            "page {page}: {saved:?}"
        );
        assert!(saved.damaged.is_empty(), "page {page}: {saved:?}");
        let server = TestDesk::over(Box::new(Sqlite::open(&to).unwrap()), WIDE).await;
        assert_eq!(
            server.look(&filed.over, Role::Spectator).await["state"]["result"],
            "0-1"
        );
    }
    // A game of which an entry is lost stays named, and its beginning is saved as a record.
    fs::write(&filed.path, &whole).unwrap();
    with_sql(
        &filed.path,
        &format!("DELETE FROM entry WHERE game = '{}' AND n = 7; VACUUM", filed.over.id),
    );
    let to = filed.folder.path().join("saved.sqlite");
    let saved = salvage(&filed.path, &to).unwrap();
    assert_eq!(saved.damaged.len(), 1, "{saved:?}");
    let record = fs::read_to_string(&saved.records[0]).unwrap();
    assert_eq!(record.lines().count(), 7, "the header and six entries");
    let desk = Desk::open(Box::new(Sqlite::open(&to).unwrap())).await.unwrap();
    assert_eq!(desk.damaged()[0].id, filed.over.id);
    assert_eq!(desk.game_count(), 2);
    assert!(
        salvage(&filed.path, &to).is_err(),
        "a file that is there is not written over"
    );
    let text = filed.folder.path().join("text");
    fs::write(&text, "no file of a desk\n".repeat(1000)).unwrap();
    assert_eq!(
        salvage(&text, &filed.folder.path().join("new")).unwrap_err(),
        StoreFault::Foreign
    );
}

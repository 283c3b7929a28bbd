//! Records and PGN files: taken along, brought back; and what the desk says by itself.

mod test_desk;

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Request, StatusCode};
use jadoube_server::Role;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::test_desk::files::unsealed;
use crate::test_desk::{Game, TestDesk, request};

async fn import(server: &TestDesk, text: &str) -> Game {
    let answer = server.ask("post", "/api/import", None, text).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    Game::of(&answer)
}

async fn paper(server: &TestDesk, game: &Game, name: &str) -> String {
    let path = format!("/api/games/{}/{name}", game.id);
    let answer = server.ask("get", &path, game.secret(Role::Arbiter), "").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.text
}

fn sans(shown: &Value) -> Vec<&str> {
    let moves = shown["state"]["moves"].as_array().unwrap();
    moves.iter().map(|shown| shown["san"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pgn_has_what_broadcasts_read() {
    let server = TestDesk::new().await;
    let heading =
        json!({"white": "Ann", "black": "Bob", "event": "Club", "round": "5", "board": "12", "date": "2026-11-16"});
    let game = server.open(json!({"heading": heading})).await;
    server.play(&game, &["f2f3", "e7e5", "g2g4"]).await;
    let pgn = paper(&server, &game, "game.pgn").await;
    for expect in [
        "[Event \"Club\"]",
        "[Date \"2026.11.16\"]",
        "[Round \"5\"]",
        "[White \"Ann\"]",
        "[Black \"Bob\"]",
        "[Result \"*\"]",
        "[Board \"12\"]",
        "[TimeControl \"900+10\"]",
        "[WhiteClock \"0:15:",
        "[BlackClock \"0:15:",
        "1. f3 {[%clk 0:15:",
    ] {
        assert!(pgn.contains(expect), "{expect} in {pgn}");
    }
    server
        .happens(&game, json!({"type": "played", "by": "black", "move": "d8h4"}))
        .await;
    let pgn = paper(&server, &game, "game.pgn").await;
    assert!(
        pgn.contains("[Result \"0-1\"]") && pgn.trim_end().ends_with("0-1"),
        "{pgn}"
    );
    assert!(!pgn.contains("WhiteClock"), "{pgn}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_goes_on_where_it_ends() {
    let server = TestDesk::new().await;
    let game = server.open(json!({"heading": {"white": "Ann"}})).await;
    server.play(&game, &["e2e4", "e7e5"]).await;
    let record = paper(&server, &game, "record.jsonl").await;
    let again = import(&server, &record).await;
    assert_ne!(again.id, game.id);
    let shown = server.look(&again, Role::Arbiter).await;
    assert_eq!(sans(&shown), ["e4", "e5"]);
    assert_eq!(shown["state"]["header"]["heading"]["white"], "Ann");
    assert_eq!(shown["state"]["interrupted"], true);
    let act = shown["state"]["questions"][0]["answers"][0]["act"].clone();
    server.happens(&again, act).await;
    server.happens(&again, json!({"type": "resumed"})).await;
    server
        .happens(&again, json!({"type": "played", "by": "white", "move": "g1f3"}))
        .await;
    // A game that is over stays as it was, to the byte.
    server.happens(&game, json!({"type": "resigned", "by": "black"})).await;
    let record = paper(&server, &game, "record.jsonl").await;
    let over = import(&server, &record).await;
    let again = paper(&server, &over, "record.jsonl").await;
    assert_eq!(unsealed(&again), unsealed(&record));
    assert_ne!(unsealed(&record), record, "a record is given out with a seal");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_to_look_at_open_as_they_are() {
    let server = TestDesk::new().await;
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/games");
    let mut opened = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            let record = std::fs::read_to_string(&path).unwrap();
            let game = import(&server, &record).await;
            let given_out = paper(&server, &game, "record.jsonl").await;
            assert_eq!(unsealed(&given_out), record, "{}", path.display());
            let shown = server.look(&game, Role::Arbiter).await;
            assert_eq!(shown["state"]["phase"], "ended", "{}", path.display());
            opened += 1;
        }
    }
    assert_eq!(opened, 8);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pgn_goes_on_where_it_ends() {
    let server = TestDesk::new().await;
    let pgn = "[White \"Ann\"]\n[Black \"?\"]\n[TimeControl \"900+10\"]\n\n\
               1. e4 {[%clk 0:14:50]} e5 {[%clk 0:13:00]} 2. Nf3 {[%clk 0:12:00]} *\n";
    let game = import(&server, pgn).await;
    let shown = server.look(&game, Role::Arbiter).await;
    assert_eq!(sans(&shown), ["e4", "e5", "Nf3"]);
    let state = &shown["state"];
    assert_eq!(state["header"]["heading"], json!({"white": "Ann"}));
    assert_eq!(state["header"]["pace"], "rapid");
    assert_eq!(state["interrupted"], true);
    assert_eq!(state["clock"]["left_ms"], json!({"white": 720_000, "black": 780_000}));
    // What was imported is kept like any other game.
    let record = paper(&server, &game, "record.jsonl").await;
    assert_eq!(
        sans(&server.look(&import(&server, &record).await, Role::White).await),
        ["e4", "e5", "Nf3"]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_over_is_there_to_be_read() {
    let server = TestDesk::new().await;
    for (pgn, phase, result) in [
        ("1. e4 e5 1-0", "ended", json!("1-0")),
        ("1. e4 e5 1/2-1/2", "ended", json!("1/2-1/2")),
        ("1. e4 e5 *", "playing", Value::Null),
        // This one follows from the moves.
        ("1. f3 e5 2. g4 Qh4# 0-1", "ended", json!("0-1")),
    ] {
        let answer = server.ask("post", "/api/import", None, pgn).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        assert_eq!(answer.json()["over"], json!(phase == "ended"), "{pgn}");
        let game = Game::of(&answer);
        let state = server.look(&game, Role::Spectator).await["state"].clone();
        assert_eq!((&state["phase"], &state["result"]), (&json!(phase), &result), "{pgn}");
        let listed = server.ask("get", "/api/games", None, "").await.json();
        assert_eq!(
            (&listed[0]["phase"], &listed[0]["result"]),
            (&json!(phase), &result),
            "{pgn}"
        );
        // Nobody plays on what is over, and the file that comes out of the desk has the result that went in.
        let moved = server
            .act(&game, Role::Arbiter, json!({"type": "resigned", "by": "white"}))
            .await;
        assert_eq!(moved.status == StatusCode::OK, phase == "playing", "{}", moved.text);
        let path = format!("/api/games/{}/game.pgn", game.id);
        let out = server.ask("get", &path, None, "").await.text;
        let written = result.as_str().unwrap_or("0-1");
        assert!(out.contains(&format!("[Result \"{written}\"]")), "{out}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_position_of_a_game_can_be_looked_at() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &["e2e4", "e7e5", "e1e2"]).await;
    let path = format!("/api/games/{}/positions", game.id);
    let told = async |role| server.ask("get", &path, game.secret(role), "").await.json();
    let watched = told(Role::Spectator).await;
    let moves: Vec<&Value> = watched.as_array().unwrap().iter().map(|at| &at["last_move"]).collect();
    assert_eq!(
        moves,
        [
            &Value::Null,
            &json!(["e2", "e4"]),
            &json!(["e7", "e5"]),
            &json!(["e1", "e2"])
        ]
    );
    let present = server.look(&game, Role::Spectator).await["state"]["fen"].clone();
    assert_eq!(watched[3]["fen"], present);
    assert!(watched[3]["fen"].as_str().unwrap().contains("kq"), "{watched}");
    // Who can still castle is for the players to remember.
    assert!(
        told(Role::White).await[3]["fen"]
            .as_str()
            .unwrap()
            .ends_with(" - - 0 1")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_control_is_said_in_words_and_tells_how_often_the_desk_is_heard() {
    let server = TestDesk::new().await;
    for (control, said, beat) in [
        ("300+3", "5 minutes plus 3 seconds a move", 1500),
        ("300+5", "5 minutes plus 5 seconds a move", 1500),
        ("300+6", "5 minutes plus 6 seconds a move", 4000),
        (
            "40/5400+30:1800+30",
            "40 moves in 90 minutes, then 30 minutes for the rest of the game, plus 30 seconds a move from move 1",
            4000,
        ),
    ] {
        let game = server.open(json!({"control": control})).await;
        let state = server.look(&game, Role::Spectator).await["state"].clone();
        assert_eq!(
            (&state["control_said"], &state["beat_ms"]),
            (&json!(said), &json!(beat))
        );
    }
    let read = server
        .ask("get", "/api/read?control=90%27%2B30%27%27", None, "")
        .await
        .json();
    assert_eq!(read["said"], "90 minutes plus 30 seconds a move");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_games_one_is_chosen() {
    let server = TestDesk::new().await;
    let pgn = "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 *\n\n[White \"Cy\"]\n[Black \"Di\"]\n\n1. d4 d5 *\n";
    for (query, status, expect) in [
        ("", 422, "The file has 2 games. Which one? 1. Ann – Bob, 2. Cy – Di"),
        ("?game=0", 422, "no such game"),
        ("?game=3", 422, "no such game"),
        ("?game=2", 201, "secrets"),
    ] {
        let answer = server.ask("post", &format!("/api/import{query}"), None, pgn).await;
        assert_eq!(answer.status.as_u16(), status, "{query} {}", answer.text);
        assert!(answer.text.contains(expect), "{query} {}", answer.text);
        if status == 201 {
            let shown = server.look(&Game::of(&answer), Role::Spectator).await;
            assert_eq!(sans(&shown), ["d4", "d5"]);
        }
    }
    let answer = server.ask("post", "/api/import", None, pgn).await;
    assert_eq!(answer.json()["problem"], "several-games");
}

#[tokio::test(flavor = "multi_thread")]
async fn old_files_are_read_in_the_letters_of_their_time() {
    let server = TestDesk::new().await;
    // ø in Latin-1, and no UTF-8.
    let pgn = b"[White \"S\xf8ren\"]\n\n1. e4 *\n".to_vec();
    let answer = server
        .send(
            Request::post("/api/import")
                .header("host", "desk.local")
                .header("content-type", "application/x-chess-pgn")
                .body(Body::from(pgn))
                .unwrap(),
        )
        .await;
    let shown = server.look(&Game::of(&answer), Role::Spectator).await;
    assert_eq!(shown["state"]["header"]["heading"]["white"], "Søren");
    let answer = server
        .send(
            Request::post("/api/import")
                .header("host", "desk.local")
                .header("content-type", "application/jsonl")
                .body(Body::from(&b"{\xff"[..]))
                .unwrap(),
        )
        .await;
    assert_eq!(answer.status.as_u16(), 422, "{}", answer.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_starts_come_along() {
    let server = TestDesk::new().await;
    let start = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    let pgn = format!("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{start}\"]\n\n1. e4 *\n");
    let game = import(&server, &pgn).await;
    let again = paper(&server, &game, "game.pgn").await;
    assert!(again.contains(start) && again.contains("1. e4"), "{again}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_desk_says_when_the_default_time_has_passed() {
    let server = TestDesk::new().await;
    let game = server.open(json!({"regulations": {"default_time_ms": 1}})).await;
    server.happens(&game, json!({"type": "arrived", "by": "white"})).await;
    let live_game = server.desk.game(&game.id).await.unwrap();
    let mut changes = live_game.changes();
    server.happens(&game, json!({"type": "round-started"})).await;
    let said = async {
        while !server.look(&game, Role::Arbiter).await["entries"]
            .to_string()
            .contains("default-time.forfeit")
        {
            changes.changed().await.unwrap();
        }
    };
    timeout(Duration::from_secs(20), said).await.expect("the desk speaks");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_time_controls_are_named() {
    let server = TestDesk::new().await;
    let named = server.ask("get", "/api/time-controls", None, "").await.json();
    let named = named.as_array().unwrap();
    assert_eq!(named.len(), 58);
    for known in named {
        assert_ne!(known["pgn"].is_null(), known["not_covered"].is_null(), "{known}");
        if known["pgn"].is_string() {
            let pace = known["pace"].as_str().unwrap_or("standard");
            server.open(json!({"control": known["pgn"], "pace": pace})).await;
            let path = format!("/api/read?control={}", known["id"].as_str().unwrap());
            let meant = server.ask("get", &path, None, "").await.json();
            assert_eq!((&meant["control"], &meant["pace"]), (&known["pgn"], &known["pace"]));
        }
    }
}

/// A desk with one thread for requests: what is drawn or read for somebody must not take it.
#[tokio::test]
async fn drawing_and_reading_block_no_request() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.happens(&game, json!({"type": "round-started"})).await;
    let sheet = format!("/api/games/{}/scoresheet.pdf", game.id);
    let pgn = "Nf3 Nf6 Ng1 Ng8 ".repeat(60_000) + "*";
    for (method, path, body) in [("get", sheet.as_str(), ""), ("post", "/api/import", &pgn)] {
        tokio::select! {
            biased;
            answer = server.respond(request(method, path, None, body)) => {
                panic!("{path} is answered first: {}", answer.status())
            }
            answer = server.ask("get", "/api/games", None, "") => assert_eq!(answer.status, StatusCode::OK),
        }
    }
}

/// The same game gives the same bytes, also when it was exported and imported.
#[tokio::test(flavor = "multi_thread")]
async fn the_scoresheet_depends_on_the_game_alone() {
    let server = TestDesk::new().await;
    let scoresheet = async |game: &Game| {
        let path = format!("/api/games/{}/scoresheet.pdf", game.id);
        let answer = server.respond(request("get", &path, None, "")).await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()[CONTENT_TYPE], "application/pdf");
        let pdf = to_bytes(answer.into_body(), 1 << 24).await.unwrap().to_vec();
        assert!(pdf.starts_with(b"%PDF-"));
        pdf
    };
    let pgn = "[White \"Ann\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 *\n";
    let game = Game::of(&server.ask("post", "/api/import?edition=2005", None, pgn).await);
    let once = scoresheet(&game).await;
    assert!(once == scoresheet(&game).await);
    let path = format!("/api/games/{}/record.jsonl", game.id);
    let record = server.ask("get", &path, game.secret(Role::Arbiter), "").await;
    let again = Game::of(&server.ask("post", "/api/import", None, &record.text).await);
    assert!(once == scoresheet(&again).await);
    let answer = server.ask("get", "/api/games/none/scoresheet.pdf", None, "").await;
    assert_eq!(
        (answer.status, answer.json()["problem"].as_str()),
        (StatusCode::NOT_FOUND, Some("no-game"))
    );
}

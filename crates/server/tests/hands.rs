//! Hands on a screen: what they do stands on the board, and is ruled on when somebody may know of it.

mod test_desk;

use jadoube_server::Role;
use serde_json::{Value, json};

use crate::test_desk::{Game, TestDesk};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const PAWN_ON_E5: &str = "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR";

async fn hand(server: &TestDesk, game: &Game, by: &str, kind: &str, square: &str) -> Value {
    let act = json!({"type": kind, "by": by, "square": square});
    let answer = server.act(game, Role::Board, act).await;
    assert!(answer.status.is_success(), "{}", answer.text);
    answer.json()
}

async fn e2_to_e5(server: &TestDesk, game: &Game) -> Value {
    hand(server, game, "white", "touched", "e2").await;
    hand(server, game, "white", "lifted", "e2").await;
    hand(server, game, "white", "released", "e5").await
}

/// What was ruled after the session began.
fn rulings(update: &Value) -> Vec<&Value> {
    let entries = update["entries"].as_array().unwrap().iter();
    let ruled = entries.filter(|entry| entry["kind"] == "ruling");
    ruled
        .filter(|entry| entry["articles"][0]["key"] != "clock.start")
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_hands_do_stands_on_the_board_and_nobody_is_told_more() {
    let server = TestDesk::new().await;
    let game = server.open(json!({"moves": "free"})).await;
    server.play(&game, &[]).await;
    let update = e2_to_e5(&server, &game).await;
    assert_eq!(rulings(&update), Vec::<&Value>::new());
    for role in [Role::White, Role::Arbiter, Role::Spectator] {
        let state = &server.look(&game, role).await["state"];
        let stands = state["stands"].as_str().unwrap();
        assert!(stands.starts_with(PAWN_ON_E5), "{role}: {stands}");
        assert!(state["fen"].as_str().unwrap().starts_with(START), "{role}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_press_is_seen_where_somebody_watches_and_claimed_where_nobody_does() {
    let server = TestDesk::new().await;
    for (supervision, seen) in [("full", true), ("limited", false)] {
        let game = server.open(json!({"moves": "free", "supervision": supervision})).await;
        server.play(&game, &[]).await;
        e2_to_e5(&server, &game).await;
        let pressed = json!({"type": "pressed", "by": "white"});
        server.act(&game, Role::Board, pressed).await;
        let update = server.look(&game, Role::Board).await;
        assert_eq!(!rulings(&update).is_empty(), seen, "{supervision}");
        if !seen {
            assert!(update["state"]["fen"].as_str().unwrap().starts_with(PAWN_ON_E5));
            let claimed = json!({"type": "claimed", "by": "black", "claim": {"type": "illegal-move"}});
            server.act(&game, Role::Black, claimed).await;
        }
        let state = &server.look(&game, Role::Board).await["state"];
        assert!(
            state["fen"].as_str().unwrap().starts_with(START),
            "{supervision}: it is taken back"
        );
        assert_eq!(state["stands"], Value::Null, "{supervision}");
        assert_eq!(state["interrupted"], true, "{supervision}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_not_shown_by_the_moves_that_a_move_is_legal() {
    let server = TestDesk::new().await;
    let game = server.open(json!({"moves": "free"})).await;
    server.play(&game, &[]).await;
    hand(&server, &game, "white", "lifted", "e2").await;
    hand(&server, &game, "white", "released", "e4").await;
    let moves = async |role| {
        server.look(&game, role).await["state"]["moves"]
            .as_array()
            .unwrap()
            .len()
    };
    assert_eq!([moves(Role::Black).await, moves(Role::Arbiter).await], [0, 1]);
    server
        .act(&game, Role::White, json!({"type": "pressed", "by": "white"}))
        .await;
    assert_eq!([moves(Role::Black).await, moves(Role::Arbiter).await], [1, 1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_has_first_what_waits_for_the_arbiter_with_clocks() {
    let server = TestDesk::new().await;
    let mut games = Vec::new();
    for white in ["Ann", "Bea", "Cia"] {
        let game = server.open(json!({"heading": {"white": white}})).await;
        server.play(&game, &["e2e4"]).await;
        games.push(game);
    }
    server
        .happens(&games[1], json!({"type": "paused", "by": "black"}))
        .await;
    let listed = server.ask("get", "/api/games", None, "").await.json();
    let whites: Vec<&str> = (0..3).map(|place| listed[place]["white"].as_str().unwrap()).collect();
    assert_eq!(whites[0], "Bea");
    assert_eq!(listed[0]["waits"]["player"], "black");
    assert_eq!(listed[1]["waits"], Value::Null);
    assert_eq!(listed[1]["clock"]["running"], "black");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_move_may_press_the_clock_by_itself() {
    let server = TestDesk::new().await;
    let game = server.open(json!({"move_presses_clock": true})).await;
    server.play(&game, &[]).await;
    let path = format!("/api/games/{}/typed", game.id);
    let typed = json!({"by": "white", "text": "e4", "presses": true}).to_string();
    let answer = server.ask("post", &path, game.secret(Role::Board), &typed).await;
    assert_eq!(answer.json()["state"]["clock"]["running"], "black", "{}", answer.text);
    assert_eq!(answer.json()["state"]["header"]["move_presses_clock"], true);
}

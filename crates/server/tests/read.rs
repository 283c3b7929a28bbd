//! What people write is read for them, and typing a move is making it.

mod room;

use axum::http::StatusCode;
use jadoube_server::Role;
use serde_json::json;

use crate::room::Room;

#[tokio::test(flavor = "multi_thread")]
async fn time_controls_and_start_positions_are_read() {
    let room = Room::new().await;
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (query, expect) in [
        (
            "control=15%2B10",
            Some(json!({"control": "900+10", "everyday": "15m+10s", "pace": "rapid"})),
        ),
        (
            "control=15-inc10",
            Some(json!({"control": "900+10", "everyday": "15m+10s", "pace": "rapid"})),
        ),
        ("control=", Some(json!({}))),
        ("chess960=518", Some(json!({ "start": start }))),
        ("", Some(json!({}))),
        ("control=soon", None),
        ("chess960=960", None),
        ("chess960=-1", None),
    ] {
        let answer = room.ask("get", &format!("/api/read?{query}"), None, "").await;
        match expect {
            Some(expect) => assert_eq!(answer.json(), expect, "{query}"),
            None => assert!(answer.status.is_client_error(), "{query}: {}", answer.text),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_move_is_made_by_those_who_may() {
    let room = Room::new().await;
    let game = room.open(json!({})).await;
    room.play(&game, &["g1f3", "g8f6", "d2d4", "d7d5"]).await;
    let path = format!("/api/games/{}/typed", game.id);
    for (role, typed, expect) in [
        (
            Role::Spectator,
            json!({"by": "white", "text": "e3"}),
            StatusCode::FORBIDDEN,
        ),
        (Role::Black, json!({"by": "white", "text": "e3"}), StatusCode::FORBIDDEN),
        (Role::Black, json!({"by": "black", "text": "e6"}), StatusCode::CONFLICT),
        (
            Role::White,
            json!({"by": "white", "text": "Nd2"}),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            Role::White,
            json!({"by": "white", "text": "?"}),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            Role::White,
            json!({"by": "white", "text": "e2e5"}),
            StatusCode::CONFLICT,
        ),
        (Role::White, json!({"by": "white", "text": "Nbd2"}), StatusCode::OK),
        (
            Role::Board,
            json!({"by": "black", "text": "Nbd7", "claim": "threefold"}),
            StatusCode::OK,
        ),
    ] {
        let answer = room.ask("post", &path, game.secret(role), &typed.to_string()).await;
        assert_eq!(answer.status, expect, "{role} {typed}: {}", answer.text);
        // Whoever writes two moves in one is not told which.
        assert!(!answer.text.contains("b1d2"), "{typed}: {}", answer.text);
    }
    let seen = room.look(&game, Role::Spectator).await;
    let moves = seen["state"]["moves"].as_array().unwrap();
    assert_eq!(
        (moves.len(), &moves[4]["san"]),
        (5, &json!("Nbd2")),
        "a claim does not make its move"
    );
}

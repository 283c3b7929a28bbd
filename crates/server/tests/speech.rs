//! Moves are spoken to players who do not see the board, and understood as they speak them.

mod test_desk;

use axum::http::StatusCode;
use jadoube_server::Role;
use serde_json::{Value, json};

use crate::test_desk::{Answer, Game, TestDesk};

async fn announce(server: &TestDesk, game: &Game, role: Role, text: &str) -> Answer {
    let by = if role == Role::Black { "black" } else { "white" };
    let path = format!("/api/games/{}/announced", game.id);
    let body = json!({"by": by, "text": text}).to_string();
    server.ask("post", &path, game.secret(role), &body).await
}

async fn spoken(server: &TestDesk, game: &Game, query: &str) -> Value {
    let path = format!("/api/games/{}/spoken?{query}", game.id);
    let answer = server.ask("get", &path, None, "").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_spoken_in_any_voice_with_their_entries() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &["e2e4", "g8f6"]).await;
    assert_eq!(
        spoken(&server, &game, "").await,
        json!([
            {"n": 5, "number": 1, "by": "white", "said": "Eva vier", "language": "de"},
            {"n": 6, "number": 1, "by": "black", "said": "Springer Felix sechs", "language": "de"},
        ])
    );
    for (voice, said, language) in [
        ("announced", "Springer Felix sechs", "de"),
        ("announced-danish", "springer Frederik seks", "da"),
        ("announced-norwegian", "springer Felix seks", "nb"),
        ("announced-swedish", "springare Felix sex", "sv"),
        ("english", "knight to f6", "en"),
        ("danish", "springer til f6", "da"),
        ("swedish", "springare till f6", "sv"),
        ("dutch", "paard naar f6", "nl"),
        ("norwegian", "springer til f6", "nb"),
        ("german", "Springer nach f6", "de"),
    ] {
        let last = &spoken(&server, &game, &format!("after=5&voice={voice}")).await[0];
        assert_eq!((&last["said"], &last["language"]), (&json!(said), &json!(language)));
    }
    assert_eq!(spoken(&server, &game, "after=6").await, json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_announced_move_is_understood_and_not_made() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &[]).await;
    for (text, said) in [
        ("e4", "Eva vier"),
        ("e2-e4", "Eva vier"),
        ("Eva vier", "Eva vier"),
        ("knight foxtrot three", "Springer Felix drei"),
        ("paard Felix 3", "Springer Felix drei"),
        ("Sf3", "Springer Felix drei"),
    ] {
        let answer = announce(&server, &game, Role::White, text).await;
        assert_eq!(answer.json()["said"], said, "{text}: {}", answer.text);
        assert_eq!(answer.json()["made"], false);
    }
    assert_eq!(server.look(&game, Role::White).await["state"]["moves"], json!([]));
    for (role, text, status) in [
        (Role::White, "Eva fünf", StatusCode::CONFLICT),
        (Role::White, "hurra", StatusCode::UNPROCESSABLE_ENTITY),
        (Role::Black, "e5", StatusCode::CONFLICT),
        (Role::Spectator, "e4", StatusCode::FORBIDDEN),
    ] {
        let answer = announce(&server, &game, role, text).await;
        assert_eq!(answer.status, status, "{role} {text}: {}", answer.text);
    }
    // What was announced is then made as a typed move.
    let path = format!("/api/games/{}/typed", game.id);
    let body = json!({"by": "white", "text": "knight foxtrot three"}).to_string();
    let answer = server.ask("post", &path, game.secret(Role::White), &body).await;
    assert_eq!(answer.json()["state"]["moves"][0]["san"], "Nf3", "{}", answer.text);
}

/// The reason is what the board shows; that a right was lost earlier it does not.
#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_is_refused_with_what_others_see() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server
        .play(
            &game,
            &[
                "e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "h1g1", "g8f6", "g1h1", "f6g8",
            ],
        )
        .await;
    for (text, reason) in [
        ("a1a3", "The move is illegal. A piece on a2 stands in the way."),
        ("e1e3", "The move is illegal. A king does not move that way."),
        (
            "d1d2",
            "The move is illegal. One of the player's own pieces stands on d2.",
        ),
        (
            "0-0",
            "The move is illegal. The right to castle with this rook has been lost.",
        ),
    ] {
        let answer = announce(&server, &game, Role::White, text).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{text}: {}", answer.text);
        assert_eq!(answer.json()["text"], reason, "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_announced_mate_is_made_at_once() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &["f2f3", "e7e5", "g2g4"]).await;
    let answer = announce(&server, &game, Role::Black, "Dame Hector vier").await;
    assert_eq!(answer.json()["said"], "Dame Hector vier", "{}", answer.text);
    assert_eq!(answer.json()["made"], true);
    assert_eq!(server.look(&game, Role::White).await["state"]["result"], "0-1");
}

/// Where nobody points out illegal moves, an announcement does not either.
#[tokio::test(flavor = "multi_thread")]
async fn where_hands_are_free_an_illegal_move_is_said_back_like_any_other() {
    let server = TestDesk::new().await;
    let game = server.open(json!({"moves": "free"})).await;
    server.play(&game, &[]).await;
    let answer = announce(&server, &game, Role::White, "Eva fünf").await;
    assert_eq!(answer.json()["said"], "Eva zwei Eva fünf", "{}", answer.text);
}

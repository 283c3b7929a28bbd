//! A call that goes on as a game: the arbiter tells it to a game that has not begun, and to no other.

mod test_desk;

use axum::http::StatusCode;
use jadoube_server::Role;
use serde_json::json;

use crate::test_desk::TestDesk;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_takes_over_what_was_told_in_a_call() {
    let server = TestDesk::new().await;
    let game = server.open(json!({"pace": "rapid", "control": "900+10"})).await;
    let path = format!("/api/games/{}/call", game.id);
    let told = json!({
        "situation": "disturbing-the-opponent",
        "about": "white",
        "decided": [{"label": "A warning"}],
        "shown": {"white_ms": 240_000, "black_ms": 180_000},
        "arbiter": "Ada",
    })
    .to_string();
    let arbiter = game.secret(Role::Arbiter);
    let answer = server.ask("post", &path, arbiter, &told).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    assert_eq!(answer.json(), json!({"ruled": true, "left": []}));
    let record = format!("/api/games/{}/record.jsonl", game.id);
    let record = server.ask("get", &record, arbiter, "").await.text;
    assert!(
        record.contains("\"incident\"") && record.contains("\"warning\""),
        "{record}"
    );
    assert!(record.contains("\"Ada\""), "{record}");
    let look = format!("/api/games/{}", game.id);
    let state = server.ask("get", &look, arbiter, "").await.json()["state"].clone();
    assert_eq!(state["clock"]["left_ms"]["white"], 240_000, "{state}");
    // It has begun by now.
    let again = server.ask("post", &path, arbiter, &told).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "{}", again.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_knows_is_not_taken_over() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    let path = format!("/api/games/{}/call", game.id);
    let arbiter = game.secret(Role::Arbiter);
    for (told, expect) in [
        (json!({"situation": "no-such-thing"}), StatusCode::UNPROCESSABLE_ENTITY),
        (
            json!({"situation": "phone-rang", "more": 1}),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (json!({}), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let answer = server.ask("post", &path, arbiter, &told.to_string()).await;
        assert_eq!(answer.status, expect, "{told}: {}", answer.text);
    }
    let record = format!("/api/games/{}/record.jsonl", game.id);
    let record = server.ask("get", &record, arbiter, "").await.text;
    assert_eq!(record.lines().count(), 1, "nothing was told: {record}");
}

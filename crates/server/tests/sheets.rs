//! Scoresheets held against one another and against the game.

mod test_desk;

use axum::http::StatusCode;
use jadoube_server::Role;
use serde_json::{Value, json};

use crate::test_desk::{Game, TestDesk};

async fn compare(server: &TestDesk, game: &Game, sheets: Value) -> Value {
    let path = format!("/api/games/{}/sheets", game.id);
    let body = json!({ "sheets": sheets }).to_string();
    let answer = server.ask("post", &path, game.secret(Role::Arbiter), &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn sheets_part_and_differ_from_the_game() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]).await;
    let shown = compare(
        &server,
        &game,
        json!([
            {"keeper": "white", "text": "1. e4 e5 2. Nf3 Nc6 3. Bb5"},
            {"keeper": "black", "text": "1. e4 e5 2. Sf3 ~~ 3. Lc4", "language": "de"},
        ]),
    )
    .await;
    assert_eq!(shown["parting"], "3.");
    assert_eq!(shown["last"], "2... Nc6");
    let rows = shown["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 2, "{shown}");
    assert_eq!(rows[0]["at"], "2...");
    assert_eq!(rows[0]["entries"][1]["reading"], "unreadable");
    assert_eq!(rows[0]["played"], "Nc6");
    assert_eq!(rows[1]["parts"], true);
    assert_eq!(rows[1]["entries"][0]["differs"], false);
    assert_eq!(
        rows[1]["entries"][1],
        json!({"text": "Lc4", "reading": "move", "differs": true})
    );
    assert_eq!(shown["sheets"][1]["languages"], json!(["German"]));
    // Where they part, each is looked at alone.
    assert_eq!(shown["claims"].as_array().unwrap().len(), 4);
    assert_eq!(shown["claims"][2]["keeper"], "black");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repetition_stands_in_the_sheets_or_does_not() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    let knights = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    let shown = compare(&server, &game, json!([{"keeper": "arbiter", "text": knights}])).await;
    let threefold = &shown["claims"][0];
    assert_eq!(
        threefold,
        &json!({"claim": "threefold", "stands": true, "count": 3, "after": [null, "2... Ng8", "4... Ng8"]})
    );
    assert_eq!(shown["claims"][1]["count"], 4);
    assert_eq!(shown["claims"][1]["stands"], false);
    let shown = compare(&server, &game, json!([{"keeper": "white", "text": "1. Nd2 -- 2. Nf3"}])).await;
    assert_eq!(shown["rows"][0]["entries"][0]["reading"], "illegal");
    assert_eq!(shown["last"], Value::Null);
    let shown = compare(&server, &game, json!([{"keeper": "white", "text": "  "}])).await;
    assert_eq!(shown, json!({"sheets": [], "rows": [], "claims": []}));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_read_is_on_the_record() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &["e2e4", "e7e5", "g1f3"]).await;
    let text = "1. e4 (=) e5 3... Sc6";
    let read = json!({"type": "sheet-read", "sheet": "black", "text": text, "language": "de"});
    server.happens(&game, read).await;
    let path = format!("/api/games/{}/matters", game.id);
    let options = server.ask("get", &path, game.secret(Role::Arbiter), "").await.json();
    assert_eq!(
        options["sheets"],
        json!([{"keeper": "black", "text": "1. e4 (=) e5 3... Sc6", "language": "de"}])
    );
    let languages = options["sheet_languages"].as_array().unwrap();
    assert!(
        languages.contains(&json!({"tag": "nl", "name": "Dutch"})),
        "{languages:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_as_sheets_is_refused() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    let path = format!("/api/games/{}/sheets", game.id);
    for sheets in [
        json!([{"keeper": "white", "text": "1. e4", "language": "klingon"}]),
        json!([{"keeper": "white", "text": "1. e4"}, {"keeper": "white", "text": "1. d4"}]),
        json!([{"keeper": "white", "text": "e4 ".repeat(10_000)}]),
        json!([{"keeper": "nobody", "text": "1. e4"}]),
    ] {
        let body = json!({ "sheets": sheets }).to_string();
        let answer = server.ask("post", &path, game.secret(Role::Arbiter), &body).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
    }
    let body = json!({"sheets": []}).to_string();
    for role in [Role::White, Role::Board, Role::Spectator] {
        let answer = server.ask("post", &path, game.secret(role), &body).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{role}");
    }
}

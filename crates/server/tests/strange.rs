//! Thousands of requests that nobody means: each is answered with what is wrong, and no game is disturbed.
//!
//! `JADOUBE_REQUESTS=1000000` asks for more, and `JADOUBE_SEED=7` for others.

mod stranger;
mod test_desk;

use std::collections::BTreeMap;

use axum::http::{Method, StatusCode};
use jadoube_server::{Role, Sqlite};
use serde_json::json;
use tempfile::tempdir;

use crate::stranger::Stranger;
use crate::test_desk::files::unsealed;
use crate::test_desk::{Answer, Game, TestDesk, WIDE};

/// How many requests are sent, unless told otherwise.
const REQUESTS: u64 = 6_000;

fn asked(name: &str) -> Option<u64> {
    let asked = std::env::var(name).ok();
    asked.map(|asked| asked.parse().expect("a number"))
}

async fn record(server: &TestDesk, game: &Game) -> String {
    let path = format!("/api/games/{}/record.jsonl", game.id);
    let answer = server.ask("get", &path, game.secret(Role::Arbiter), "").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    unsealed(&answer.text)
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_strangers_send_no_game_is_disturbed() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let server = TestDesk::over(Box::new(Sqlite::open(&file).unwrap()), WIDE).await;
    let (game, own) = (server.open(json!({})).await, server.open(json!({})).await);
    server.play(&game, &["e2e4", "e7e5"]).await;
    let before = record(&server, &game).await;
    let mut stranger = Stranger::new(asked("JADOUBE_SEED").unwrap_or(0), &game, &own);
    let mut statuses = BTreeMap::<u16, u32>::new();
    for _ in 0..asked("JADOUBE_REQUESTS").unwrap_or(REQUESTS) {
        let (request, shown) = stranger.next();
        let method = request.method().clone();
        let path = request.uri().path().to_owned();
        let response = server.respond(request).await;
        // Whoever watches is answered without end.
        let live = response
            .headers()
            .get("content-type")
            .is_some_and(|media| media == "text/event-stream");
        *statuses.entry(response.status().as_u16()).or_default() += 1;
        if !live {
            check(&Answer::of(response).await, &method, &path, &shown);
        }
    }
    for status in [200, 201, 401, 403, 404, 405, 409, 413, 422] {
        assert!(statuses.contains_key(&status), "{status} is met: {statuses:?}");
    }
    assert_eq!(record(&server, &game).await, before);
    let games = server.desk.game_count();
    server.desk.close().await;
    // Every game comes back as it was, also those that strangers opened.
    let again = TestDesk::over(Box::new(Sqlite::open(&file).unwrap()), WIDE).await;
    assert_eq!(again.desk.game_count(), games);
    assert!(record(&again, &game).await.starts_with(&before));
}

/// An answer is never the desk's fault, and says what is wrong if something is.
fn check(answer: &Answer, method: &Method, path: &str, shown: &str) {
    let Answer { status, headers, text } = answer;
    assert!(!status.is_server_error(), "{shown}: {status} {text}");
    let media = headers.get("content-type").map_or("", |media| media.to_str().unwrap());
    if status.is_success() {
        let path = path.trim_start_matches('/');
        let page = path != "api" && !path.starts_with("api/");
        assert!(page || !media.starts_with("text/html"), "{shown}: {media}");
        return;
    }
    assert!(status.is_client_error(), "{shown}: {status}");
    assert_eq!(media, "application/json", "{shown}: {status} {text}");
    if *method == Method::HEAD {
        assert_eq!(text, "", "{shown}");
        return;
    }
    let answered = answer.json();
    for field in ["problem", "text"] {
        let said = answered[field].as_str().unwrap_or_default();
        assert!(!said.is_empty(), "{shown}: {status} {text}");
    }
}

//! A desk without a socket, and how to ask it.
#![allow(dead_code, reason = "every test file uses a part of it")]

pub(crate) mod files;
pub(crate) mod watcher;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, Request, StatusCode};
use axum::response::Response;
use jadoube_server::{Desk, Limits, Opening, Role, Settings, Sqlite, Store, app};
use serde_json::{Value, json};
use tower::ServiceExt;

/// Limits that no test meets by accident.
pub(crate) const WIDE: Limits = Limits {
    live_per_game: 100,
    live: 100,
    ..Limits::NONE
};

/// A desk that answers to the names used here, and is otherwise as it ships.
pub(crate) fn settings(limits: Limits) -> Settings {
    Settings {
        limits,
        names: vec!["desk.local".to_owned(), "desk".to_owned()],
        opening: Opening::Restricted,
        proxies: Vec::new(),
        tls: None,
        backups: None,
        log: None,
    }
}

/// A desk and its service.
pub(crate) struct TestDesk {
    pub(crate) desk: Desk,
    pub(crate) service: Router,
}

/// A game of it, with its secrets.
pub(crate) struct Game {
    pub(crate) id: String,
    secrets: Value,
}

/// What was answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) async fn of(response: Response) -> Answer {
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, 1 << 24).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

impl TestDesk {
    pub(crate) async fn new() -> TestDesk {
        TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), WIDE).await
    }

    pub(crate) async fn over(store: Box<dyn Store>, limits: Limits) -> TestDesk {
        TestDesk::with(store, settings(limits)).await
    }

    pub(crate) async fn with(store: Box<dyn Store>, settings: Settings) -> TestDesk {
        let desk = Desk::open(store).await.unwrap();
        assert!(desk.damaged().is_empty(), "{:?}", desk.damaged());
        let service = app(desk.clone(), settings);
        TestDesk { desk, service }
    }

    /// What the service answers, before its body is read.
    pub(crate) async fn respond(&self, request: Request<Body>) -> Response {
        self.service.clone().oneshot(request).await.unwrap()
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        Answer::of(self.respond(request).await).await
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, secret: Option<&str>, body: &str) -> Answer {
        self.send(request(method, path, secret, body)).await
    }

    /// How many bytes are answered.
    pub(crate) async fn ask_bytes(&self, path: &str) -> usize {
        let answer = self.respond(request("get", path, None, "")).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        to_bytes(answer.into_body(), 1 << 24).await.unwrap().len()
    }

    /// Opens a game on the usual terms, with these changes.
    pub(crate) async fn open(&self, changes: Value) -> Game {
        let answer = self.ask("post", "/api/games", None, &header(changes).to_string()).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        Game::of(&answer)
    }

    /// Has a role say that something happened.
    pub(crate) async fn act(&self, game: &Game, role: Role, act: Value) -> Answer {
        let path = format!("/api/games/{}/acts", game.id);
        self.ask("post", &path, game.secret(role), &act.to_string()).await
    }

    /// Has the arbiter say what must be heard.
    pub(crate) async fn happens(&self, game: &Game, act: Value) -> Value {
        let answer = self.act(game, Role::Arbiter, act.clone()).await;
        assert_eq!(answer.status, StatusCode::OK, "{act}: {}", answer.text);
        answer.json()
    }

    /// Begins the session and plays moves, with both players there.
    pub(crate) async fn play(&self, game: &Game, moves: &[&str]) {
        for act in ["white", "black"].map(|by| json!({"type": "arrived", "by": by})) {
            self.happens(game, act).await;
        }
        self.happens(game, json!({"type": "round-started"})).await;
        for (mv, by) in moves.iter().zip(["white", "black"].iter().cycle()) {
            self.happens(game, json!({"type": "played", "by": by, "move": mv}))
                .await;
        }
    }

    pub(crate) async fn look(&self, game: &Game, role: Role) -> Value {
        let answer = self
            .ask("get", &format!("/api/games/{}", game.id), game.secret(role), "")
            .await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()
    }
}

impl Game {
    pub(crate) fn of(answer: &Answer) -> Game {
        let opened = answer.json();
        Game {
            id: opened["id"].as_str().unwrap().to_owned(),
            secrets: opened["secrets"].clone(),
        }
    }

    pub(crate) fn secret(&self, role: Role) -> Option<&str> {
        self.secrets[role.name()].as_str()
    }
}

/// The header of a game on the usual terms, with these changes.
pub(crate) fn header(changes: Value) -> Value {
    let mut header = json!({
        "jadoube": "record", "version": 1, "edition": "2023", "pace": "rapid", "supervision": "full",
        "control": "900+10", "clock_marks_first": true, "budget": 200_000,
    });
    for (name, value) in changes.as_object().unwrap() {
        header[name] = value.clone();
    }
    header
}

pub(crate) fn request(method: &str, path: &str, secret: Option<&str>, body: &str) -> Request<Body> {
    let media = match path.starts_with("/api/import") {
        true => "application/octet-stream",
        false => "application/json",
    };
    let mut request = Request::builder()
        .method(method.to_uppercase().as_str())
        .uri(path)
        .header(HOST, "desk.local")
        .header(CONTENT_TYPE, media);
    if let Some(secret) = secret {
        request = request.header(AUTHORIZATION, format!("Bearer {secret}"));
    }
    request.body(Body::from(body.to_owned())).unwrap()
}

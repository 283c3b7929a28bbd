//! Every route, every role: each can do what it may and nothing else.

mod test_desk;

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use jadoube_server::{Limits, Rate, Role, Sqlite, openapi};
use serde_json::{Value, json};

use crate::test_desk::watcher::Watcher;
use crate::test_desk::{Game, TestDesk, WIDE, header, request};

const ROLES: [Role; 5] = [Role::Arbiter, Role::Board, Role::White, Role::Black, Role::Spectator];

/// Acts and who may say that they happened.
fn acts() -> Vec<(Value, &'static [Role])> {
    use Role::{Arbiter, Black, Board, White};
    let all: &[Role] = &[Arbiter];
    let white: &[Role] = &[Arbiter, Board, White];
    let black: &[Role] = &[Arbiter, Board, Black];
    vec![
        (json!({"type": "round-started"}), all),
        (json!({"type": "arrived", "by": "white"}), white),
        (json!({"type": "arrived", "by": "black"}), black),
        (json!({"type": "time-passed"}), all),
        (json!({"type": "broke-off"}), all),
        (json!({"type": "made", "by": "white", "move": "e2e4"}), white),
        (json!({"type": "pressed", "by": "white"}), white),
        (json!({"type": "played", "by": "white", "move": "e2e4"}), white),
        (json!({"type": "played", "by": "black", "move": "e7e5"}), black),
        (json!({"type": "touched", "by": "black", "square": "e7"}), black),
        (json!({"type": "offered", "by": "white"}), white),
        (json!({"type": "accepted", "by": "black"}), black),
        (json!({"type": "declined", "by": "black"}), black),
        (json!({"type": "withdrew", "by": "white", "what": "offer"}), white),
        (
            json!({"type": "claimed", "by": "black", "claim": {"type": "flag"}}),
            black,
        ),
        (json!({"type": "resigned", "by": "black"}), black),
        (
            json!({"type": "flag-seen", "down": {"white": true, "black": false}}),
            all,
        ),
        (json!({"type": "paused", "by": "white"}), white),
        (json!({"type": "paused", "by": "arbiter"}), all),
        (json!({"type": "resumed"}), all),
        (
            json!({"type": "clock-set", "times_ms": {"white": 1000}, "moves": {}}),
            all,
        ),
        (json!({"type": "time-given", "to": "white", "amount_ms": 1000}), all),
        (json!({"type": "raised", "key": "clock.assistant"}), all),
        (
            json!({"type": "answered", "question": 1, "answer": {"type": "stands"}}),
            all,
        ),
        (
            json!({"type": "overruled", "ruling": 1, "decision": {"type": "plays-on"}}),
            all,
        ),
        (
            json!({"type": "signed", "by": "white", "points": {"white": "1", "black": "0"}}),
            white,
        ),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn acts_are_for_those_who_may_say_them() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    for (act, may) in acts() {
        for role in ROLES {
            let answer = server.act(&game, role, act.clone()).await;
            // What may be said can still be refused by the referee, who then says why.
            let forbidden = answer.status == StatusCode::FORBIDDEN;
            assert_eq!(forbidden, !may.contains(&role), "{role} {act}: {}", answer.text);
            let readable = answer.status != StatusCode::UNPROCESSABLE_ENTITY;
            assert!(readable, "{role} {act}: {}", answer.text);
        }
    }
}

/// A route of the description, how it is asked, and which roles may ask while a game is on.
struct Asked {
    name: &'static str,
    method: &'static str,
    /// After the address of the game if it begins with a blank.
    path: &'static str,
    body: Value,
    may: &'static [Role],
    /// Whether it looks at secrets at all.
    looks: bool,
}

/// Every route. One that is missing here fails the tests.
fn routes() -> Vec<Asked> {
    use Role::{Arbiter, Board, White};
    let route = |name, method, path, body, may, looks| Asked {
        name,
        method,
        path,
        body,
        may,
        looks,
    };
    let move_of_white = json!({"by": "white", "text": "e2e4"});
    let announcement_of_white = json!({"by": "white", "text": "e2e4"});
    let press_of_white = json!({"type": "pressed", "by": "white"});
    vec![
        route("openGame", "post", "/api/games", header(json!({})), &ROLES, false),
        route("listGames", "get", "/api/games", json!(""), &ROLES, false),
        route("describeDesk", "get", "/api/desk", json!(""), &ROLES, false),
        route(
            "archiveGame",
            "post",
            " /archive",
            json!({"archived": false}),
            &[Arbiter],
            true,
        ),
        route(
            "deleteGame",
            "post",
            " /deletion",
            json!({"confirm": "no"}),
            &[Arbiter],
            true,
        ),
        route("lookAtGame", "get", " ", json!(""), &ROLES, true),
        route("watchGame", "get", " /live", json!(""), &ROLES, true),
        route("act", "post", " /acts", press_of_white, &[Arbiter, Board, White], true),
        route(
            "typeMove",
            "post",
            " /typed",
            move_of_white.clone(),
            &[Arbiter, Board, White],
            true,
        ),
        route(
            "readIntendedMove",
            "post",
            " /intended",
            move_of_white,
            &[Arbiter, Board, White],
            true,
        ),
        route("speakMoves", "get", " /spoken", json!(""), &ROLES, true),
        route(
            "announceMove",
            "post",
            " /announced",
            announcement_of_white,
            &[Arbiter, Board, White],
            true,
        ),
        route("listMatters", "get", " /matters", json!(""), &[Arbiter], true),
        route(
            "compareSheets",
            "post",
            " /sheets",
            json!({"sheets": []}),
            &[Arbiter],
            true,
        ),
        route("listPositions", "get", " /positions", json!(""), &ROLES, true),
        route("whyNot", "get", " /why-not?entry=1", json!(""), &[Arbiter], true),
        route("takeRecord", "get", " /record.jsonl", json!(""), &[Arbiter], true),
        route("takePgn", "get", " /game.pgn", json!(""), &ROLES, false),
        route("takeScoresheet", "get", " /scoresheet.pdf", json!(""), &ROLES, false),
        route("importGame", "post", "/api/import", header(json!({})), &ROLES, false),
        // This desk has no place for copies.
        route("backUp", "post", "/api/backups", json!({}), &[], false),
        route("searchLaws", "get", "/api/laws", json!(""), &ROLES, false),
        route("showLaw", "get", "/api/laws/end.checkmate", json!(""), &ROLES, false),
        route("compareLaws", "get", "/api/changes?then=2005", json!(""), &ROLES, false),
        route(
            "listTimeControls",
            "get",
            "/api/time-controls",
            json!(""),
            &ROLES,
            false,
        ),
        route("read", "get", "/api/read?control=15", json!(""), &ROLES, false),
        route("guide", "get", "/api/guide", json!(""), &ROLES, false),
        route("helper", "get", "/api/helper.html", json!(""), &ROLES, false),
        route("pocketGuide", "get", "/api/guide.pdf", json!(""), &ROLES, false),
        route(
            "canMate",
            "get",
            "/api/mate?fen=7k/8/8/8/8/8/8/KQ6%20w&by=white",
            json!(""),
            &ROLES,
            false,
        ),
        route(
            "carryCallOver",
            "post",
            " /call",
            json!({"situation": "phone-rang", "about": "white"}),
            &[Arbiter],
            true,
        ),
        route("describe", "get", "/api/openapi.json", json!(""), &ROLES, false),
        route(
            "renewLink",
            "post",
            " /links",
            json!({"role": "white"}),
            &[Arbiter],
            true,
        ),
    ]
}

impl Asked {
    /// What is answered to whoever has this secret. The body is not read: a live channel has no end.
    async fn status(&self, server: &TestDesk, game: &Game, secret: Option<&str>) -> StatusCode {
        let path = match self.path.strip_prefix(' ') {
            Some(rest) => format!("/api/games/{}{rest}", game.id),
            None => self.path.to_owned(),
        };
        let body = self.body.to_string();
        server
            .respond(request(self.method, &path, secret, &body))
            .await
            .status()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_is_for_those_who_may_ask() {
    let described: Value = serde_json::from_str(openapi()).unwrap();
    let operations = described["paths"].as_object().unwrap().values();
    let operations = operations.flat_map(|methods| methods.as_object().unwrap().values());
    let described: BTreeSet<&str> = operations
        .map(|operation| operation["operationId"].as_str().unwrap())
        .collect();
    let routes = routes();
    assert_eq!(described, routes.iter().map(|route| route.name).collect());

    let server = TestDesk::new().await;
    let (going, other) = (server.open(json!({})).await, server.open(json!({})).await);
    server.play(&going, &[]).await;
    for route in &routes {
        // The arbiter last: a link that was renewed is good for nothing.
        for role in ROLES.into_iter().rev() {
            let status = route.status(&server, &going, going.secret(role)).await;
            let forbidden = status == StatusCode::FORBIDDEN;
            assert_eq!(forbidden, !route.may.contains(&role), "{role} {}: {status}", route.name);
            // What the referee refuses was allowed to be said.
            let unconfirmed = route.name == "deleteGame" && status == StatusCode::UNPROCESSABLE_ENTITY;
            let heard = status.is_success() || status == StatusCode::CONFLICT || unconfirmed;
            assert!(heard || forbidden, "{role} {}: {status}", route.name);
        }
        for secret in [other.secret(Role::Arbiter), Some("guess"), Some("")] {
            let status = route.status(&server, &going, secret).await;
            let expect = status == StatusCode::UNAUTHORIZED;
            assert_eq!(expect, route.looks, "{} with a wrong secret: {status}", route.name);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_was_renewed_is_good_for_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let server = TestDesk::over(Box::new(Sqlite::open(&file).unwrap()), WIDE).await;
    let game = server.open(json!({})).await;
    let path = format!("/api/games/{}", game.id);
    let mut watcher = Watcher::sit(&server, &game, Role::White, None).await;
    let mut other = Watcher::sit(&server, &game, Role::Black, None).await;
    assert!(watcher.next().await.is_some() && other.next().await.is_some());

    let renew = |role: &str| json!({"role": role}).to_string();
    let links = format!("{path}/links");
    let arbiter = game.secret(Role::Arbiter);
    let answer = server.ask("post", &links, arbiter, &renew("white")).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    let secret = answer.json()["secret"].as_str().unwrap().to_owned();
    assert!(watcher.next().await.is_none(), "who watches with the old one is let go");
    assert!(other.next().await.is_some(), "and nobody else is");
    let status =
        async |server: &TestDesk, secret: Option<&str>| server.ask("get", &path, secret, "").await.status.as_u16();
    assert_eq!(status(&server, game.secret(Role::White)).await, 401);
    assert_eq!(status(&server, game.secret(Role::Black)).await, 200);
    assert_eq!(
        server.ask("get", &path, Some(&secret), "").await.json()["role"],
        "white"
    );
    let answer = server.ask("post", &links, arbiter, &renew("spectator")).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);

    // So it is when the desk is opened again.
    server.desk.close().await;
    let server = TestDesk::over(Box::new(Sqlite::open(&file).unwrap()), WIDE).await;
    assert_eq!(status(&server, game.secret(Role::White)).await, 401);
    assert_eq!(
        server.ask("get", &path, Some(&secret), "").await.json()["role"],
        "white"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_for_everybody() {
    let server = TestDesk::new().await;
    let over = server.open(json!({})).await;
    server.play(&over, &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
    for role in ROLES {
        let path = format!("/api/games/{}/record.jsonl", over.id);
        let answer = server.ask("get", &path, over.secret(role), "").await;
        assert_eq!(answer.status, StatusCode::OK, "{role}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_is_good_for_its_game_alone() {
    let server = TestDesk::new().await;
    let (game, other) = (server.open(json!({})).await, server.open(json!({})).await);
    let path = format!("/api/games/{}", game.id);
    let started = json!({"type": "round-started"}).to_string();
    for secret in [other.secret(Role::Arbiter), Some("guess"), Some("")] {
        for (method, path) in [
            ("get", path.clone()),
            ("get", format!("{path}/live")),
            ("get", format!("{path}/record.jsonl")),
            ("post", format!("{path}/acts")),
        ] {
            let answer = server.ask(method, &path, secret, &started).await;
            assert_eq!(
                answer.status,
                StatusCode::UNAUTHORIZED,
                "{method} {path} {}",
                answer.text
            );
        }
    }
    // In an address a secret counts for nothing, and is refused where it used to count.
    let key = game.secret(Role::Arbiter).unwrap();
    let answer = server.ask("get", &format!("{path}?key={key}"), None, "").await;
    assert_eq!(answer.json()["role"], "spectator");
    let answer = server
        .ask("post", &format!("{path}/acts?key={key}"), None, &started)
        .await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    let answer = server.ask("get", &format!("{path}/live?key={key}"), None, "").await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_answered_with_what_is_wrong() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    let acts = format!("/api/games/{}/acts", game.id);
    let long = format!(
        "{{\"type\":\"offered\",\"by\":\"white\",\"condition\":\"{}\"}}",
        "x".repeat(1 << 17)
    );
    let deep = "[".repeat(16 << 10);
    for (path, body, status, problem) in [
        ("/api/games", "", StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
        ("/api/games", "{}", StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
        ("/api/games", "[1", StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
        (
            &acts,
            r#"{"type":"danced"}"#,
            StatusCode::UNPROCESSABLE_ENTITY,
            "unreadable",
        ),
        (
            &acts,
            r#"{"type":"resumed","x":1}"#,
            StatusCode::UNPROCESSABLE_ENTITY,
            "unreadable",
        ),
        (&acts, r#"{"type":"resumed"}"#, StatusCode::CONFLICT, "refused"),
        (&acts, &long, StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
        (
            &acts,
            &long[..(4 << 10) + 1],
            StatusCode::PAYLOAD_TOO_LARGE,
            "too-large",
        ),
        (
            "/api/games",
            &long[..(16 << 10) + 1],
            StatusCode::PAYLOAD_TOO_LARGE,
            "too-large",
        ),
        ("/api/games", &deep, StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
        (
            "/api/games/none/acts",
            r#"{"type":"resumed"}"#,
            StatusCode::NOT_FOUND,
            "no-game",
        ),
        ("/api/import", "no game", StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
        ("/api/import", "{}", StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
        (
            "/api/import?edition=1999",
            "1. e4 *",
            StatusCode::UNPROCESSABLE_ENTITY,
            "unreadable",
        ),
        (
            "/api/import",
            "1. e4 e4 *",
            StatusCode::UNPROCESSABLE_ENTITY,
            "unreadable",
        ),
        (
            "/api/import",
            &"x".repeat(2 << 20),
            StatusCode::PAYLOAD_TOO_LARGE,
            "too-large",
        ),
    ] {
        let answer = server.ask("post", path, game.secret(Role::Arbiter), body).await;
        let shown: String = body.chars().take(60).collect();
        assert_eq!(answer.status, status, "{path} {shown}: {}", answer.text);
        assert_eq!(answer.json()["problem"], problem, "{path} {shown}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_much_is_told_so() {
    let store = Box::new(Sqlite::in_memory().unwrap());
    let slow = Rate {
        burst: 4.0,
        per_second: 0.0,
    };
    let server = TestDesk::over(store, Limits { link: slow, ..WIDE }).await;
    let game = server.open(json!({})).await;
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let answer = server
            .act(&game, Role::White, json!({"type": "pressed", "by": "white"}))
            .await;
        statuses.push(answer.status.as_u16());
    }
    // What is refused costs three: one to be asked, two to be refused.
    assert_eq!(statuses, [409, 409, 429, 429]);
    let answer = server
        .act(&game, Role::Black, json!({"type": "pressed", "by": "black"}))
        .await;
    assert_eq!(answer.status, StatusCode::CONFLICT, "the opponent is not disturbed");

    let store = Box::new(Sqlite::in_memory().unwrap());
    let slow = Rate {
        burst: 41.0,
        per_second: 0.0,
    };
    let server = TestDesk::over(store, Limits { address: slow, ..WIDE }).await;
    let game = server.open(json!({})).await;
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let answer = server
            .ask("get", &format!("/api/games/{}", game.id), Some("guess"), "")
            .await;
        statuses.push(answer.status.as_u16());
    }
    assert_eq!(statuses, [401, 401, 429, 429], "guesses are dear");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_desk_and_a_record_can_be_full() {
    let store = Box::new(Sqlite::in_memory().unwrap());
    let limits = Limits {
        games: 2,
        entries: 3,
        ..WIDE
    };
    let server = TestDesk::over(store, limits).await;
    let (game, _) = (server.open(json!({})).await, server.open(json!({})).await);
    let third = header(json!({})).to_string();
    for (path, body) in [("/api/games", third.as_str()), ("/api/import", "1. e4 *")] {
        let answer = server.ask("post", path, None, body).await;
        let problem = answer.json()["problem"].clone();
        assert_eq!((answer.status.as_u16(), problem), (507, json!("full")), "{path}");
    }
    let mut statuses = Vec::new();
    for by in ["white", "black", "white"] {
        let arrived = json!({"type": "arrived", "by": by});
        statuses.push(server.act(&game, Role::Arbiter, arrived).await.status.as_u16());
    }
    // Somebody who is there cannot come; the session has an event and a ruling, and then there are enough entries.
    server.happens(&game, json!({"type": "round-started"})).await;
    let answer = server.act(&game, Role::Arbiter, json!({"type": "resumed"})).await;
    statuses.push(answer.status.as_u16());
    assert_eq!(statuses, [200, 200, 409, 409]);
    assert!(answer.text.contains("The record is full"), "{}", answer.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_short_and_can_be_shown() {
    let server = TestDesk::new().await;
    let long = "x".repeat(201);
    for name in [long.as_str(), "two\nlines", "\u{202e}reversed"] {
        let named = header(json!({"heading": {"white": name}})).to_string();
        let pgn = format!("[Event \"{long}\"]\n\n1. e4 *");
        for (path, body) in [("/api/games", &named), ("/api/import", &named), ("/api/import", &pgn)] {
            let answer = server.ask("post", path, None, body).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {name:?}");
            assert!(answer.text.contains("The name for"), "{}", answer.text);
        }
    }
    assert_eq!(server.desk.game_count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn as_many_may_watch_as_there_are_places() {
    let store = Box::new(Sqlite::in_memory().unwrap());
    let limits = Limits {
        live_per_game: 2,
        live: 3,
        ..WIDE
    };
    let server = TestDesk::over(store, limits).await;
    let (game, other) = (server.open(json!({})).await, server.open(json!({})).await);
    let watch = async |game: &Game| {
        let path = format!("/api/games/{}/live", game.id);
        server.respond(request("get", &path, None, "")).await
    };
    let held = [watch(&game).await, watch(&game).await];
    assert!(held.iter().all(|answer| answer.status() == StatusCode::OK));
    assert_eq!(watch(&game).await.status(), StatusCode::TOO_MANY_REQUESTS);
    // Spectators do not keep a player out.
    let path = format!("/api/games/{}/live", game.id);
    let player = server
        .respond(request("get", &path, game.secret(Role::White), ""))
        .await;
    assert_eq!(player.status(), StatusCode::OK);
    let third = watch(&other).await;
    assert_eq!(third.status(), StatusCode::OK);
    assert_eq!(watch(&other).await.status(), StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_told_to_be_strict() {
    let server = TestDesk::new().await;
    for path in ["/", "/some/page", "/api/games", "/api/none", "/assets/none.js"] {
        let answer = server.ask("get", path, None, "").await;
        let header = |name: &str| answer.headers.get(name).map_or("", |value| value.to_str().unwrap());
        assert!(
            header("content-security-policy").starts_with("default-src 'none'; script-src 'self'"),
            "{path}"
        );
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("x-frame-options"), "DENY", "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(header("access-control-allow-origin"), "", "{path}");
        let page = !path.starts_with("/api") && !path.starts_with("/assets");
        assert_eq!(
            header("cache-control"),
            if page { "no-cache" } else { "no-store" },
            "{path}"
        );
    }
    // Another site cannot have a browser open games here.
    let foreign = Request::post("/api/games")
        .header("host", "desk.local")
        .header("sec-fetch-site", "cross-site");
    let answer = server.send(foreign.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_served_and_remembered() {
    let server = TestDesk::new().await;
    let page = server.ask("get", "/", None, "").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.headers["content-type"].to_str().unwrap().starts_with("text/html"));
    let tag = page.headers["etag"].to_str().unwrap();
    let again = Request::get("/g/anything")
        .header("host", "desk.local")
        .header("if-none-match", tag);
    let again = server.send(again.body(Body::empty()).unwrap()).await;
    assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
    assert_eq!(
        server.ask("get", "/assets/none.js", None, "").await.status,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        server.ask("post", "/", None, "").await.status,
        StatusCode::METHOD_NOT_ALLOWED
    );
}

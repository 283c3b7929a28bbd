//! Strangers and hostile players within the limits that the desk ships with: they hinder nobody but themselves.

mod test_desk;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use jadoube_server::{Limits, Opening, Rate, Role, Settings, Sqlite, Tls, serve};
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, ServerName};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::test_desk::watcher::Watcher;
use crate::test_desk::{Game, TestDesk, WIDE, header, request, settings};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(20);

async fn shipped() -> TestDesk {
    TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), Limits::HALL).await
}

/// The same desk at a socket on the loopback.
async fn listen(server: &TestDesk, settings: Settings) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(serve(listener, server.desk.clone(), settings, std::future::pending()));
    address
}

async fn say(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// All that is answered until the desk disconnects.
async fn rest(stream: &mut (impl AsyncReadExt + Unpin)) -> String {
    let mut bytes = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    // A connection that is cut off may end with an error instead of nothing.
    let _ = read.expect("the desk disconnects in time");
    String::from_utf8_lossy(&bytes).into_owned()
}

fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: desk\r\nConnection: close\r\n\r\n")
}

/// As it comes from a stranger: through a proxy that nobody trusts, so not from this machine.
fn strange(method: &str, path: &str, secret: Option<&str>, body: &str) -> Request<Body> {
    let mut request = request(method, path, secret, body);
    request
        .headers_mut()
        .insert("x-forwarded-for", "203.0.113.9".parse().unwrap());
    request
}

#[tokio::test(flavor = "multi_thread")]
async fn acts_of_strangers_and_of_the_opponent_do_not_freeze_a_game() {
    // Buckets are refilled so slowly that a busy machine changes nothing.
    let slow = |rate: Rate| Rate {
        per_second: 0.01,
        ..rate
    };
    let limits = Limits {
        address: slow(Limits::HALL.address),
        link: slow(Limits::HALL.link),
        arbiter: slow(Limits::HALL.arbiter),
        ..Limits::HALL
    };
    let server = TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), limits).await;
    let game = server.open(json!({})).await;
    server.play(&game, &[]).await;
    let made = json!({"type": "made", "by": "white", "move": "e2e4"});
    let mut refused = 0;
    for _ in 0..1_000 {
        refused += usize::from(
            server
                .act(&game, Role::Spectator, made.clone())
                .await
                .status
                .is_client_error(),
        );
    }
    assert_eq!(refused, 1_000);
    // Black says again and again what cannot be said now.
    let mut statuses = Vec::new();
    for _ in 0..100 {
        let made = json!({"type": "made", "by": "black", "move": "e7e5"});
        statuses.push(server.act(&game, Role::Black, made).await.status.as_u16());
    }
    assert!(statuses.contains(&409) && statuses.last() == Some(&429), "{statuses:?}");
    // The strangers have used up what their address has, and Black what Black has.
    let listed = server.ask("get", "/api/games", None, "").await;
    assert_eq!(listed.status, StatusCode::TOO_MANY_REQUESTS);
    for (role, act) in [
        (Role::White, made),
        (Role::White, json!({"type": "pressed", "by": "white"})),
        (Role::Arbiter, json!({"type": "paused", "by": "arbiter"})),
    ] {
        let answer = server.act(&game, role, act.clone()).await;
        assert_eq!(answer.status, StatusCode::OK, "{role} {act}: {}", answer.text);
    }
    // Whoever has a link can also look, watch and open the page, behind the same router.
    assert_eq!(server.look(&game, Role::White).await["role"], "white");
    assert!(
        Watcher::sit(&server, &game, Role::White, None)
            .await
            .status
            .is_success()
    );
    assert_eq!(server.ask("get", "/", None, "").await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_behind_one_router_is_not_limited_by_its_address() {
    let server = shipped().await;
    let mut games = Vec::new();
    for _ in 0..50 {
        games.push(server.open(json!({})).await);
    }
    // 50 games of 40 requests each, at once, are more than an address may send.
    for game in &games {
        for _ in 0..20 {
            for role in [Role::White, Role::Black] {
                let path = format!("/api/games/{}", game.id);
                let answer = server.ask("get", &path, game.secret(role), "").await;
                assert_eq!(answer.status, StatusCode::OK, "{role}");
            }
        }
    }
}

/// A game whose view is large: its clock was stopped and started again and again.
async fn long_game(server: &TestDesk) -> Game {
    let game = server.open(json!({})).await;
    server.play(&game, &[]).await;
    // The answers need not tell the whole record each time.
    let path = format!("/api/games/{}/acts?after=1000000", game.id);
    for _ in 0..300 {
        for act in [json!({"type": "paused", "by": "arbiter"}), json!({"type": "resumed"})] {
            let answer = server
                .ask("post", &path, game.secret(Role::Arbiter), &act.to_string())
                .await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        }
    }
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_not_read_is_given_up() {
    let limits = Limits {
        write: Duration::from_millis(300),
        ..WIDE
    };
    let server = TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), limits).await;
    let game = long_game(&server).await;
    let view = server.look(&game, Role::Spectator).await.to_string().len();
    assert!(view > 50_000, "{view}");
    let address = listen(&server, settings(limits)).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4 << 10).unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    // So many views at once that no buffer of the system holds them.
    let count = (4 << 20) / view;
    let asked = format!("GET /api/games/{} HTTP/1.1\r\nHost: desk\r\n\r\n", game.id).repeat(count);
    stream.write_all(asked.as_bytes()).await.unwrap();
    sleep(Duration::from_millis(1_500)).await;
    let answered = rest(&mut stream).await.matches("HTTP/1.1 200").count();
    assert!(answered < count, "{answered} of {count}");
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_under_way_are_bounded() {
    let server = TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), WIDE).await;
    let game = long_game(&server).await;
    let path = format!("/api/games/{}", game.id);
    let view = server.look(&game, Role::Spectator).await.to_string().len();
    let limits = Limits {
        bytes: 5 * view,
        bytes_each: 3 * view + 1_000,
        ..WIDE
    };
    let service = jadoube_server::app(server.desk.clone(), settings(limits));
    let server = TestDesk {
        desk: server.desk.clone(),
        service,
    };
    let mut held = Vec::new();
    for _ in 0..6 {
        held.push(server.respond(request("get", &path, None, "")).await);
    }
    let statuses: Vec<u16> = held.iter().map(|answer| answer.status().as_u16()).collect();
    assert_eq!(statuses, [200, 200, 200, 429, 429, 429], "an address has its share");
    let white = server
        .respond(request("get", &path, game.secret(Role::White), ""))
        .await;
    assert_eq!(white.status(), StatusCode::OK, "a link has its own");
    drop(held);
    let again = server.respond(request("get", &path, None, "")).await;
    assert_eq!(again.status(), StatusCode::OK, "what was read is no longer under way");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_large_answer_counts_as_bytes_under_way() {
    let server = TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), WIDE).await;
    for _ in 0..100 {
        server.open(json!({"heading": {"event": "x".repeat(200)}})).await;
    }
    for path in ["/api/games", "/api/laws", "/api/openapi.json", "/api/guide"] {
        let length = server.ask_bytes(path).await;
        assert!(length > 16 << 10, "{path}: {length}");
        let limits = Limits {
            bytes_each: 2 * length + 1_000,
            ..WIDE
        };
        let service = jadoube_server::app(server.desk.clone(), settings(limits));
        let limited = TestDesk {
            desk: server.desk.clone(),
            service,
        };
        let mut held = Vec::new();
        for _ in 0..3 {
            held.push(limited.respond(request("get", path, None, "")).await);
        }
        let statuses: Vec<u16> = held.iter().map(|answer| answer.status().as_u16()).collect();
        assert_eq!(statuses, [200, 200, 429], "{path}");
        // What is handed over counts until nobody has it any more.
        let bytes = axum::body::to_bytes(held.remove(0).into_body(), usize::MAX)
            .await
            .unwrap();
        drop((bytes, held));
        let again = limited.respond(request("get", path, None, "")).await;
        assert_eq!(again.status(), StatusCode::OK, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn half_sent_heads_shut_nobody_out() {
    let limits = Limits {
        strangers: 64,
        connections_per_address: 16,
        ..Limits::HALL
    };
    let server = TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), limits).await;
    let game = server.open(json!({})).await;
    let address = listen(&server, settings(limits)).await;
    // A player is connected, with a request now and then.
    let secret = game.secret(Role::White).unwrap();
    let asked = format!(
        "GET /api/games/{} HTTP/1.1\r\nHost: desk\r\nAuthorization: Bearer {secret}\r\n\r\n",
        game.id
    );
    let mut player = say(address, &asked).await;
    let mut some = [0; 512];
    assert!(player.read(&mut some).await.unwrap() > 0);
    let mut slow = Vec::new();
    for _ in 0..100 {
        slow.push(say(address, "GET /api/games HTTP/1.1\r\nHost: desk\r\nX-Slow: ").await);
    }
    for _ in 0..20 {
        let mut honest = say(address, &get("/api/games")).await;
        let answer = rest(&mut honest).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    // The player's connection did not have to make room.
    player.write_all(asked.as_bytes()).await.unwrap();
    let mut answer = String::new();
    while !answer.contains("HTTP/1.1 200") {
        let read = timeout(PATIENCE, player.read(&mut some)).await.unwrap().unwrap();
        assert_ne!(read, 0, "{answer}");
        answer += &String::from_utf8_lossy(&some[..read]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_take_all_live_places() {
    let limits = Limits {
        live_per_address: 3,
        live: 4,
        live_per_link: 2,
        ..WIDE
    };
    let mut settings = settings(limits);
    settings.proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = TestDesk::with(Box::new(Sqlite::in_memory().unwrap()), settings).await;
    let opened = server.desk.new_own_link().await.unwrap();
    let answer = server
        .ask(
            "post",
            "/api/games",
            Some(opened.as_str()),
            &header(json!({})).to_string(),
        )
        .await;
    let game = Game::of(&answer);
    let live = format!("/api/games/{}/live", game.id);
    let from = |address: &str, secret: Option<&str>| {
        let mut request = request("get", &live, secret, "");
        request
            .headers_mut()
            .insert("x-forwarded-for", address.parse().unwrap());
        request
    };
    let mut held = Vec::new();
    for address in [
        "203.0.113.1",
        "203.0.113.1",
        "203.0.113.1",
        "203.0.113.1",
        "203.0.113.2",
        "203.0.113.3",
    ] {
        held.push(server.respond(from(address, None)).await);
    }
    let statuses: Vec<u16> = held.iter().map(|answer| answer.status().as_u16()).collect();
    assert_eq!(statuses, [200, 200, 200, 429, 200, 429]);
    for role in Role::SECRET {
        let places = [
            server.respond(from("203.0.113.1", game.secret(role))).await,
            server.respond(from("203.0.113.1", game.secret(role))).await,
            server.respond(from("203.0.113.1", game.secret(role))).await,
        ];
        let statuses = places.each_ref().map(|answer| answer.status().as_u16());
        assert_eq!(statuses, [200, 200, 429], "{role}: their places are kept free");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_player_cannot_fill_the_record() {
    let limits = Limits { entries: 200, ..WIDE };
    let server = TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), limits).await;
    let game = server.open(json!({})).await;
    server.play(&game, &[]).await;
    let entries = async || server.look(&game, Role::Arbiter).await["upto"].as_u64().unwrap();
    // A claim that was rejected is not entered again while nothing has changed; it is counted.
    let claim = json!({"type": "claimed", "by": "white", "claim": {"type": "threefold"}});
    assert_eq!(
        server.act(&game, Role::White, claim.clone()).await.status,
        StatusCode::OK
    );
    let before = entries().await;
    for _ in 0..50 {
        let answer = server.act(&game, Role::White, claim.clone()).await;
        assert_eq!(answer.status, StatusCode::CONFLICT);
        assert!(answer.text.contains("nothing has changed since"), "{}", answer.text);
    }
    assert_eq!(entries().await, before);
    assert_eq!(
        server.look(&game, Role::Arbiter).await["state"]["repeated"],
        json!({"white": 50, "black": 0})
    );
    assert_eq!(server.look(&game, Role::Black).await["state"].get("repeated"), None);
    // What is different each time is entered until there is no more room for it.
    let mut status = StatusCode::OK;
    for _ in 0..400 {
        let adjusting = json!({"type": "adjusting", "by": "white"});
        status = server.act(&game, Role::White, adjusting).await.status;
        if status != StatusCode::OK {
            break;
        }
    }
    assert_eq!(status, StatusCode::CONFLICT);
    let filled = entries().await;
    assert!((150..=165).contains(&filled), "{filled}");
    // The game goes on, and can be ended by players and arbiter.
    for (role, act) in [
        (Role::Arbiter, json!({"type": "resumed"})),
        (Role::White, json!({"type": "made", "by": "white", "move": "e2e4"})),
        (Role::White, json!({"type": "pressed", "by": "white"})),
        (Role::Arbiter, json!({"type": "paused", "by": "arbiter"})),
        (Role::Arbiter, json!({"type": "resumed"})),
        (Role::Black, json!({"type": "resigned", "by": "black"})),
    ] {
        let answer = server.act(&game, role, act.clone()).await;
        assert_eq!(answer.status, StatusCode::OK, "{role} {act}: {}", answer.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn long_texts_fill_a_record_sooner_and_nobody_fills_the_disk() {
    let limits = Limits {
        entries: 200,
        entry_bytes: 100,
        ..WIDE
    };
    let server = TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), limits).await;
    let game = server.open(json!({})).await;
    server.play(&game, &[]).await;
    let mut written = 0;
    for _ in 0..60 {
        let noted = json!({"type": "noted", "by": "white", "text": "w".repeat(500)});
        let answer = server.act(&game, Role::White, noted).await;
        match answer.status {
            StatusCode::OK => written += 1,
            _ => assert!(answer.text.contains("The record is almost full"), "{}", answer.text),
        }
    }
    assert!((5..=32).contains(&written), "{written} notes of 500 bytes in 20,000");
    for (role, act) in [
        (Role::White, json!({"type": "made", "by": "white", "move": "e2e4"})),
        (Role::White, json!({"type": "pressed", "by": "white"})),
        (Role::Arbiter, json!({"type": "paused", "by": "arbiter"})),
        (Role::Arbiter, json!({"type": "resumed"})),
        (Role::Black, json!({"type": "resigned", "by": "black"})),
    ] {
        let answer = server.act(&game, role, act.clone()).await;
        assert_eq!(answer.status, StatusCode::OK, "{role} {act}: {}", answer.text);
    }

    // A file of a certain size has no room for more games, and those that are on are played to their end.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let limits = Limits { disk: 200_000, ..WIDE };
    let server = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), limits).await;
    let mut games = Vec::new();
    let record = header(json!({"heading": {"event": "x".repeat(200)}})).to_string();
    let full = loop {
        let answer = server.ask("post", "/api/games", None, &record).await;
        if answer.status != StatusCode::CREATED {
            break answer;
        }
        games.push(Game::of(&answer));
        assert!(games.len() < 1_000, "the disk is full at some time");
    };
    assert_eq!(
        (full.status.as_u16(), full.json()["problem"].clone()),
        (507, json!("full"))
    );
    assert!(games.len() > 20, "{}", games.len());
    server.play(&games[0], &["f2f3", "e7e5", "g2g4", "d8h4"]).await;
    assert_eq!(server.look(&games[0], Role::White).await["state"]["result"], "0-1");
    // Room that deleted games leave is room for others.
    for game in &games[1..] {
        let arbiter = game.secret(Role::Arbiter);
        for (what, body) in [
            ("archive", json!({"archived": true})),
            ("deletion", json!({"confirm": game.id})),
        ] {
            let path = format!("/api/games/{}/{what}", game.id);
            let answer = server.ask("post", &path, arbiter, &body.to_string()).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        }
    }
    let answer = server.ask("post", "/api/games", None, &record).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_opened_by_this_machine_and_with_the_link_of_the_desk() {
    let server = shipped().await;
    let header = header(json!({})).to_string();
    let problem = async |request| {
        let answer = server.send(request).await;
        (answer.status.as_u16(), answer.json()["problem"].clone())
    };
    let link = server.desk.new_own_link().await.unwrap();
    let may_not = (403, json!("may-not-open"));
    for (path, body) in [("/api/games", header.as_str()), ("/api/import", "1. e4 *")] {
        assert_eq!(problem(strange("post", path, None, body)).await, may_not, "{path}");
        assert_eq!(
            problem(strange("post", path, Some("guess"), body)).await,
            may_not,
            "{path}"
        );
        assert_eq!(
            problem(strange("post", path, Some(link.as_str()), body)).await.0,
            201,
            "{path}"
        );
        assert_eq!(problem(request("post", path, None, body)).await.0, 201, "{path}");
    }
    let told = server.send(strange("get", "/api/desk", None, "")).await.json();
    assert_eq!(told["may_open"], false);
    assert!(told["why_not"].as_str().unwrap().contains("own link"), "{told}");
    // Another link makes the one before invalid.
    let next = server.desk.new_own_link().await.unwrap();
    assert_eq!(
        problem(strange("post", "/api/games", Some(link.as_str()), &header)).await,
        may_not
    );
    assert_eq!(
        problem(strange("post", "/api/games", Some(next.as_str()), &header))
            .await
            .0,
        201
    );

    let mut open = settings(Limits {
        games_per_address: 2,
        ..Limits::HALL
    });
    open.opening = Opening::Everybody;
    let server = TestDesk::with(Box::new(Sqlite::in_memory().unwrap()), open).await;
    let mut statuses = Vec::new();
    for _ in 0..3 {
        let answer = server.send(strange("post", "/api/games", None, &header)).await;
        statuses.push(answer.status.as_u16());
    }
    assert_eq!(statuses, [201, 201, 507], "an address opens so many");
    assert_eq!(
        server.ask("post", "/api/games", None, &header).await.status.as_u16(),
        201
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_strangers_crowd_nobody_out_of_the_list() {
    let mut open = settings(Limits {
        games_per_address: 100,
        ..WIDE
    });
    open.opening = Opening::Everybody;
    open.proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = TestDesk::with(Box::new(Sqlite::in_memory().unwrap()), open).await;
    let header = header(json!({})).to_string();
    let opened = async |address: &str| {
        let mut asked = request("post", "/api/games", None, &header);
        asked.headers_mut().insert("x-forwarded-for", address.parse().unwrap());
        server.send(asked).await
    };
    let mine = Game::of(&opened("192.0.2.7").await);
    server.play(&mine, &["e2e4"]).await;
    for host in 1..=6 {
        for _ in 0..100 {
            assert_eq!(opened(&format!("203.0.113.{host}")).await.status, StatusCode::CREATED);
        }
        assert_eq!(opened(&format!("203.0.113.{host}")).await.status.as_u16(), 507);
    }
    let listed = async |query: &str| {
        let games = server.ask("get", &format!("/api/games{query}"), None, "").await.json();
        let ids: Vec<String> = games
            .as_array()
            .unwrap()
            .iter()
            .map(|game| game["id"].as_str().unwrap().to_owned())
            .collect();
        ids
    };
    assert_eq!(listed("").await.len(), 500);
    // Whoever has a link to a game asks for it by its name, and what waits for the arbiter is on top of all.
    assert_eq!(listed(&format!("?only={}", mine.id)).await, [mine.id.as_str()]);
    server.happens(&mine, json!({"type": "paused", "by": "black"})).await;
    // Where there are so many games the list is a quarter of a second old at most.
    let until = Instant::now() + PATIENCE;
    while listed("").await[0] != mine.id {
        assert!(Instant::now() < until, "it is never on top");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_of_the_desk_is_kept_as_a_digest() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let server = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    assert!(!server.desk.has_own_link());
    let link = server.desk.new_own_link().await.unwrap();
    server.desk.close().await;
    let bytes = std::fs::read(&path).unwrap();
    let secret = link.as_str().as_bytes();
    assert!(!bytes.windows(secret.len()).any(|window| window == secret));
    let again = TestDesk::over(Box::new(Sqlite::open(&path).unwrap()), WIDE).await;
    let answer = again
        .send(strange(
            "post",
            "/api/games",
            Some(link.as_str()),
            &header(json!({})).to_string(),
        ))
        .await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_archived_and_then_deleted_by_its_arbiter_and_leaves_a_trace() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let server = TestDesk::over(Box::new(Sqlite::open(&file).unwrap()), WIDE).await;
    let (game, other) = (server.open(json!({})).await, server.open(json!({})).await);
    server.play(&game, &["e2e4"]).await;
    let listed = async |server: &TestDesk, query: &str| -> Vec<String> {
        let all = server.ask("get", &format!("/api/games{query}"), None, "").await.json();
        let ids = all.as_array().unwrap().iter();
        ids.map(|game| game["id"].as_str().unwrap().to_owned()).collect()
    };
    let path = |what: &str| format!("/api/games/{}/{what}", game.id);
    let post = async |what: &str, role: Role, body: Value| {
        server
            .ask("post", &path(what), game.secret(role), &body.to_string())
            .await
            .status
            .as_u16()
    };
    let confirmed = json!({"confirm": game.id});
    assert_eq!(
        post("deletion", Role::Arbiter, confirmed.clone()).await,
        409,
        "not before it is archived"
    );
    assert_eq!(post("archive", Role::White, json!({"archived": true})).await, 403);
    assert_eq!(post("archive", Role::Arbiter, json!({"archived": true})).await, 200);
    assert_eq!(listed(&server, "").await, [other.id.as_str()]);
    assert_eq!(listed(&server, "?archived=true").await, [game.id.as_str()]);
    assert_eq!(listed(&server, &format!("?only={}", game.id)).await, [game.id.as_str()]);
    // So it is when the desk is opened again.
    assert_eq!(post("deletion", Role::Board, confirmed.clone()).await, 403);
    assert_eq!(
        post("deletion", Role::Arbiter, json!({"confirm": "yes"})).await,
        422,
        "it must be named"
    );
    let mut watcher = Watcher::sit(&server, &game, Role::Spectator, None).await;
    assert!(watcher.next().await.is_some());
    assert_eq!(post("deletion", Role::Arbiter, confirmed).await, 200);
    assert!(
        watcher.next().await.is_none(),
        "whoever watches is told that it is over"
    );
    assert_eq!(post("archive", Role::Arbiter, json!({"archived": false})).await, 404);
    assert_eq!(listed(&server, "").await, [other.id.as_str()]);
    server.desk.close().await;
    let kept = rusqlite::Connection::open(&file).unwrap();
    let left: (String, String, i64, String) = kept
        .query_row("SELECT game, header, entries, digest FROM deleted", [], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        })
        .unwrap();
    assert_eq!(left.0, game.id);
    assert!(
        left.1.contains("\"edition\":\"2023\"") && left.2 > 3 && left.3.len() == 64,
        "{left:?}"
    );
    let entries: i64 = kept
        .query_row("SELECT count(*) FROM entry", [], |row| row.get(0))
        .unwrap();
    assert_eq!(entries, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_colleague_is_given_a_link_of_their_own() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    let path = format!("/api/games/{}", game.id);
    let links = format!("{path}/links");
    let first = game.secret(Role::Arbiter).unwrap();
    let further = json!({"role": "arbiter", "beside": true}).to_string();
    let answer = server.ask("post", &links, Some(first), &further).await;
    let second = answer.json()["secret"].as_str().unwrap().to_owned();
    for secret in [first, second.as_str()] {
        assert_eq!(
            server.ask("get", &path, Some(secret), "").await.json()["role"],
            "arbiter"
        );
    }
    // There are not any number of them, and a renewal makes all others invalid.
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(server.ask("post", &links, Some(first), &further).await.status.as_u16());
    }
    assert_eq!(statuses, [201, 201, 201, 201, 201, 201, 409]);
    let renewed = server
        .ask("post", &links, Some(&second), r#"{"role":"arbiter"}"#)
        .await
        .json();
    let renewed = renewed["secret"].as_str().unwrap();
    for (secret, expect) in [(first, 401), (second.as_str(), 401), (renewed, 200)] {
        assert_eq!(server.ask("get", &path, Some(secret), "").await.status.as_u16(), expect);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_turned_away() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    let look = format!("/api/games/{}", game.id);
    let acts = format!("{look}/acts");
    let opened = header(json!({})).to_string();
    for (method, path, body, name, value, expect) in [
        // A name of a stranger's that was made to lead here.
        ("get", look.as_str(), "", "host", "rebound.example:8960", 421),
        ("get", "/", "", "host", "rebound.example", 421),
        ("get", look.as_str(), "", "host", "192.0.2.7:8960", 200),
        (
            "post",
            "/api/games",
            opened.as_str(),
            "origin",
            "https://evil.example",
            403,
        ),
        ("post", "/api/games", &opened, "origin", "null", 403),
        ("post", "/api/games", &opened, "origin", "http://desk.local", 201),
        ("post", "/api/games", &opened, "sec-fetch-site", "same-site", 403),
        ("post", "/api/games", &opened, "sec-fetch-site", "same-origin", 201),
        // What a form of another site can send without asking.
        ("post", "/api/games", &opened, "content-type", "text/plain", 415),
        ("post", "/api/import", "1. e4 *", "content-type", "text/plain", 415),
        (
            "post",
            "/api/import",
            "1. e4 *",
            "content-type",
            "multipart/form-data",
            415,
        ),
        (
            "post",
            acts.as_str(),
            "{}",
            "content-type",
            "application/x-www-form-urlencoded",
            415,
        ),
    ] {
        let mut request = request(method, path, game.secret(Role::Arbiter).filter(|_| path == acts), body);
        request.headers_mut().insert(name, value.parse().unwrap());
        let answer = server.send(request).await;
        assert_eq!(
            answer.status.as_u16(),
            expect,
            "{method} {path} {name}: {value}: {}",
            answer.text
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_can_be_encrypted() {
    let server = TestDesk::new().await;
    let (certificate, key) = Tls::self_signed(vec!["localhost".to_owned(), "127.0.0.1".to_owned()]).unwrap();
    let mut settings = settings(Limits::HALL);
    settings.tls = Some(Tls::from_pem(certificate.as_bytes(), key.as_bytes()).unwrap());
    let address = listen(&server, settings).await;
    let mut roots = RootCertStore::empty();
    roots
        .add(CertificateDer::from_pem_slice(certificate.as_bytes()).unwrap())
        .unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(address).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    let mut stream = TlsConnector::from(Arc::new(config))
        .connect(name, stream)
        .await
        .unwrap();
    stream.write_all(get("/api/games").as_bytes()).await.unwrap();
    let answer = rest(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // Whoever does not speak TLS is not answered.
    let mut plain = say(address, &get("/api/games")).await;
    assert!(!rest(&mut plain).await.contains("200"));
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_that_turn_others_around_are_refused() {
    let server = TestDesk::new().await;
    let game = server.open(json!({})).await;
    server.play(&game, &["e2e4"]).await;
    // Every act that has a free text, and where it stands.
    let acts = [
        (
            Role::White,
            json!({"type": "offered", "by": "white", "condition": "TEXT"}),
        ),
        (Role::White, json!({"type": "noted", "by": "white", "text": "TEXT"})),
        (
            Role::White,
            json!({"type": "wrote", "by": "white", "text": "1. e4 TEXT"}),
        ),
        (
            Role::Arbiter,
            json!({"type": "sheet-read", "sheet": "white", "text": "1. e4 TEXT"}),
        ),
        (
            Role::Arbiter,
            json!({"type": "overruled", "ruling": 3, "decision": {"type": "plays-on"}, "by": {"name": "TEXT"}}),
        ),
        (
            Role::Arbiter,
            json!({"type": "overruled", "ruling": 3, "decision": {"type": "plays-on"}, "by": {"reason": "TEXT"}}),
        ),
        (
            Role::Arbiter,
            json!({"type": "answered", "question": 3, "answer": {"type": "can-mate"}, "by": {"reason": "TEXT"}}),
        ),
    ];
    let turned = [
        "\u{202e}etunim artxe na",
        "\u{2066}a",
        "\u{200f}a",
        "\u{61c}a",
        "two\nlines",
        "\u{2028}a",
        "\u{1b}[2J",
        "a\u{0}b",
        "\u{85}",
    ];
    let before = server.look(&game, Role::Arbiter).await["upto"].clone();
    for (role, act) in &acts {
        for text in turned {
            let mut act = act.clone();
            turn(&mut act, text);
            let answer = server.act(&game, *role, act.clone()).await;
            assert_eq!(answer.status.as_u16(), 422, "{act}: {}", answer.text);
            assert!(answer.text.contains("control characters"), "{act}: {}", answer.text);
        }
    }
    assert_eq!(server.look(&game, Role::Arbiter).await["upto"], before);
    let offered = json!({"type": "offered", "by": "white", "condition": "an extra minute"});
    assert_eq!(server.act(&game, Role::White, offered).await.status, StatusCode::OK);
    // So it is with records that are taken in, and with every name.
    for text in turned {
        let line = json!({"n": 1, "at": 5, "event": {"type": "offered", "by": "white", "condition": text}});
        let record = format!("{}\n{line}\n", header(json!({})));
        let answer = server.ask("post", "/api/import", None, &record).await;
        assert_eq!(answer.status.as_u16(), 422, "{text:?}: {}", answer.text);
        for name in ["white", "black", "event", "site", "date", "round", "board"] {
            let header = header(json!({"heading": {name: text}})).to_string();
            for path in ["/api/games", "/api/import"] {
                let answer = server.ask("post", path, None, &header).await;
                assert_eq!(answer.status.as_u16(), 422, "{path} {name} {text:?}: {}", answer.text);
            }
        }
    }
}

/// Puts a text wherever one is called for.
fn turn(value: &mut Value, text: &str) {
    match value {
        Value::String(place) => *place = place.replace("TEXT", text),
        Value::Object(fields) => fields.values_mut().for_each(|field| turn(field, text)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn imports_with_moments_at_the_end_of_time_are_refused() {
    let server = TestDesk::new().await;
    for (at, expect) in [(5, 201), (u64::MAX, 422), (u64::MAX / 2, 422)] {
        let first = json!({"n": 1, "at": at, "event": {"type": "round-started"}});
        let record = format!("{}\n{first}\n", header(json!({})));
        let answer = server.ask("post", "/api/import", None, &record).await;
        assert_eq!(answer.status.as_u16(), expect, "{at}: {}", answer.text);
    }
    let stars = "*".repeat(1 << 20);
    let answer = server.ask("post", "/api/import", None, &stars).await;
    assert_eq!(answer.json()["problem"], "several-games", "{}", answer.text);
    assert!(answer.text.contains("more than 10000 games"), "{}", answer.text);
}

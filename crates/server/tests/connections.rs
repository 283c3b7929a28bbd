//! Connections: slow clients are disconnected, subscriptions stay open, and no client takes all connections.

mod test_desk;

use std::net::SocketAddr;
use std::time::Duration;

use jadoube_server::{Desk, Front, Limits, Rate, Role, Sqlite, serve};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::test_desk::{Game, TestDesk, WIDE, settings};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// Timeouts as short as a slow machine allows.
const SHORT: Limits = Limits {
    idle: Duration::from_millis(200),
    head: Duration::from_millis(200),
    body: Duration::from_millis(200),
    ..WIDE
};

/// A desk at a socket, and the same desk without one.
struct Served {
    server: TestDesk,
    game: Game,
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<std::io::Result<()>>,
}

impl Served {
    async fn new(limits: Limits) -> Served {
        let server = TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), WIDE).await;
        let game = server.open(json!({})).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let desk: Desk = server.desk.clone();
        let ended = tokio::spawn(serve(listener, desk, settings(limits), async {
            stopped.await.unwrap();
        }));
        Served {
            server,
            game,
            address,
            stop,
            ended,
        }
    }

    /// Connects and says something.
    async fn say(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    }
}

/// All that is answered until the desk disconnects.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    // A connection that is cut off may end with an error instead of nothing.
    let _ = read.expect("the desk disconnects in time");
    String::from_utf8(bytes).unwrap()
}

/// Reads on until a text was there.
async fn until(stream: &mut TcpStream, text: &str) {
    let mut heard = String::new();
    while !heard.contains(text) {
        let mut bytes = [0; 4096];
        let read = timeout(PATIENCE, stream.read(&mut bytes)).await;
        let read = read.expect("an update in time").unwrap();
        assert_ne!(read, 0, "the channel is open: {heard}");
        heard += &String::from_utf8_lossy(&bytes[..read]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_sends_no_request_is_disconnected() {
    let desk = Served::new(SHORT).await;
    for said in ["", "G", "GET /api/games HTTP/1.1\r\nHost: desk\r\nX-Slow: "] {
        let mut stream = desk.say(said).await;
        let answer = rest(&mut stream).await;
        assert!(!answer.starts_with("HTTP/1.1 2"), "{said:?}: {answer}");
    }
    // One who asked and was answered may ask again, for a while.
    let asked = "GET /api/games HTTP/1.1\r\nHost: desk\r\n\r\n";
    let mut stream = desk.say(asked).await;
    until(&mut stream, "plies").await;
    stream.write_all(asked.as_bytes()).await.unwrap();
    until(&mut stream, "plies").await;
    assert_eq!(rest(&mut stream).await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_drips_is_told_so_and_disconnected() {
    let desk = Served::new(SHORT).await;
    let path = format!("/api/games/{}/acts", desk.game.id);
    for length in ["Content-Length: 4000", "Transfer-Encoding: chunked"] {
        let mut stream = desk
            .say(&format!(
                "POST {path} HTTP/1.1\r\nHost: desk\r\nContent-Type: application/json\r\n{length}\r\n\r\n"
            ))
            .await;
        let drop = if length.contains("chunked") { "1\r\n \r\n" } else { " " };
        let mut first = [0];
        // A drop for every ten milliseconds would take longer than anybody waits.
        while timeout(Duration::from_millis(10), stream.read(&mut first))
            .await
            .is_err()
        {
            stream.write_all(drop.as_bytes()).await.unwrap();
        }
        let answer = rest(&mut stream).await;
        assert!(
            answer.contains(" 408 ") && answer.contains("too-slow"),
            "{length}: {answer}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_subscription_stays_open() {
    let desk = Served::new(SHORT).await;
    let path = format!("/api/games/{}/live", desk.game.id);
    let mut watcher = desk.say(&format!("GET {path} HTTP/1.1\r\nHost: desk\r\n\r\n")).await;
    until(&mut watcher, "\"upto\":0").await;
    // Others are disconnected meanwhile, so both timeouts have passed.
    for _ in 0..3 {
        let mut slow = desk.say("GET").await;
        rest(&mut slow).await;
    }
    desk.server.happens(&desk.game, json!({"type": "round-started"})).await;
    until(&mut watcher, "The session begins").await;

    // The desk closes though somebody watches and somebody else is in the middle of a word.
    let mut slow = desk.say("GET").await;
    desk.stop.send(()).unwrap();
    timeout(PATIENCE, desk.ended).await.unwrap().unwrap().unwrap();
    rest(&mut watcher).await;
    rest(&mut slow).await;
    let answer = desk
        .server
        .act(&desk.game, Role::Arbiter, json!({"type": "resumed"}))
        .await;
    assert_eq!(answer.status.as_u16(), 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_limited_by_address() {
    let limits = Limits {
        connections_per_address: 2,
        ..WIDE
    };
    let desk = Served::new(limits).await;
    let asked = format!("GET /api/games/{}/live HTTP/1.1\r\nHost: desk\r\n\r\n", desk.game.id);
    let (mut first, mut second) = (desk.say(&asked).await, desk.say(&asked).await);
    until(&mut first, "upto").await;
    until(&mut second, "upto").await;
    let mut third = desk.say("").await;
    let answer = rest(&mut third).await;
    assert!(
        answer.starts_with("HTTP/1.1 429 ") && answer.contains("too-many"),
        "{answer}"
    );
    drop(second);
    // The desk learns by itself that somebody has gone.
    let entered = async {
        loop {
            let mut stream = desk
                .say("GET /api/laws/none HTTP/1.1\r\nHost: desk\r\nConnection: close\r\n\r\n")
                .await;
            if rest(&mut stream).await.contains("nowhere") {
                return;
            }
        }
    };
    timeout(PATIENCE, entered).await.expect("a permit in time");
}

/// A desk that is opened to the network listens at more addresses. They do not add up to more of anything.
#[tokio::test(flavor = "multi_thread")]
async fn limits_hold_for_all_addresses_together() {
    let limits = Limits {
        connections_per_address: 2,
        address: Rate {
            burst: 6.0,
            per_second: 0.0,
        },
        ..WIDE
    };
    let server = TestDesk::over(Box::new(Sqlite::in_memory().unwrap()), WIDE).await;
    let game = server.open(json!({})).await;
    let front = Front::new(server.desk.clone(), settings(limits));
    let mut addresses = Vec::new();
    for _ in 0..2 {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        addresses.push(listener.local_addr().unwrap());
        let front = front.clone();
        tokio::spawn(async move { front.serve(listener, std::future::pending()).await });
    }
    let asked = format!("GET /api/games/{}/live HTTP/1.1\r\nHost: desk\r\n\r\n", game.id);
    let mut watching = Vec::new();
    for address in &addresses {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(asked.as_bytes()).await.unwrap();
        until(&mut stream, "upto").await;
        watching.push(stream);
    }
    for address in &addresses {
        let mut third = TcpStream::connect(address).await.unwrap();
        let answer = rest(&mut third).await;
        assert!(answer.starts_with("HTTP/1.1 429 "), "{answer}");
    }
    drop(watching);
    // And what one address has asked for there, it has asked for here.
    let mut statuses = Vec::new();
    while statuses.len() < 8 {
        let address = addresses[statuses.len() % 2];
        let mut stream = TcpStream::connect(address).await.unwrap();
        let said = "GET /api/laws/none HTTP/1.1\r\nHost: desk\r\nConnection: close\r\n\r\n";
        // A connection that is turned away may be gone already.
        let _ = stream.write_all(said.as_bytes()).await;
        let answer = rest(&mut stream).await;
        // Until the desk has learnt that those who watched are gone.
        if answer.len() > 12 && !answer.contains("Too many connections") {
            statuses.push(answer[9..12].to_owned());
        }
    }
    assert_eq!(statuses, ["404", "404", "404", "404", "429", "429", "429", "429"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_head_of_a_request_is_limited() {
    let desk = Served::new(WIDE).await;
    let long = "x".repeat(100 << 10);
    for said in [
        format!("GET /{long} HTTP/1.1\r\nHost: desk\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: desk\r\nX-Long: {long}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\n{}\r\n", "X-Many: 1\r\n".repeat(1_000)),
    ] {
        let mut stream = TcpStream::connect(desk.address).await.unwrap();
        // The desk may hang up before all of it is said.
        let _ = stream.write_all(said.as_bytes()).await;
        let answer = rest(&mut stream).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
}

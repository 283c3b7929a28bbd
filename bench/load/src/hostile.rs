//! Strangers who attack the desk while the hall plays, from addresses of their own.
//!
//! Each attack runs at a rate that is stated, so that figures can be compared.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time;

use crate::client::connect;

/// Addresses that send acts without a key, and how many each sends a second.
const ACTING: u8 = 16;
const ACTS: u64 = 100;

/// Connections that ask for a view and do not read it, and how often each asks.
const UNREAD: usize = 500;
const ASKED: usize = 50;

/// Connections with half a head, from so many addresses.
const HALF: usize = 2_000;
const HALVES: u8 = 4;

/// What the attacks are, for the report.
pub(crate) fn described() -> String {
    format!(
        "{} acts a second without a key from {ACTING} addresses, {UNREAD} connections that ask for {ASKED} views and read \
         none, {HALF} half-sent heads from {HALVES} addresses",
        u64::from(ACTING) * ACTS
    )
}

/// Attacks a desk and its games until it is dropped.
pub(crate) fn attack(address: SocketAddr, games: &[String]) -> JoinSet<()> {
    let mut attacks = JoinSet::new();
    for host in 0..ACTING {
        let games = games.to_vec();
        attacks.spawn(async move { act(address, from(1, host), &games).await });
    }
    for (index, game) in games.iter().cycle().take(UNREAD).enumerate() {
        let game = game.clone();
        let host = (index % 8) as u8;
        attacks.spawn(async move { leave_unread(address, from(2, host), &game).await });
    }
    for index in 0..HALF {
        let host = (index % usize::from(HALVES)) as u8;
        attacks.spawn(async move { send_half(address, from(3, host)).await });
    }
    attacks
}

fn from(attack: u8, host: u8) -> Ipv4Addr {
    Ipv4Addr::new(127, 9, attack, host + 1)
}

/// Sends acts without a key.
async fn act(address: SocketAddr, from: Ipv4Addr, games: &[String]) {
    let mut ticks = time::interval(Duration::from_millis(1_000 / ACTS));
    let body = r#"{"type":"pressed","by":"white"}"#;
    let mut turn = 0;
    loop {
        let Ok(mut stream) = connect(address, Some(from)).await else {
            time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let mut answer = [0; 4096];
        loop {
            ticks.tick().await;
            let game = &games[turn % games.len()];
            turn += 1;
            let request = format!(
                "POST /api/games/{game}/acts HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n\
                 Content-Length: {}\r\n\r\n{body}",
                body.len()
            );
            let sent = stream.write_all(request.as_bytes()).await;
            if sent.is_err() || stream.read(&mut answer).await.unwrap_or(0) == 0 {
                break;
            }
        }
    }
}

/// Asks for views and reads none, again and again.
async fn leave_unread(address: SocketAddr, from: Ipv4Addr, game: &str) {
    let request = format!("GET /api/games/{game} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").repeat(ASKED);
    loop {
        if let Ok(mut stream) = connect(address, Some(from)).await {
            let _ = stream.write_all(request.as_bytes()).await;
            hold(stream).await;
        }
        time::sleep(Duration::from_millis(500)).await;
    }
}

/// Sends half a head, and again when the desk has disconnected.
async fn send_half(address: SocketAddr, from: Ipv4Addr) {
    loop {
        if let Ok(mut stream) = connect(address, Some(from)).await {
            let _ = stream
                .write_all(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
                .await;
            let mut rest = [0; 512];
            while stream.read(&mut rest).await.unwrap_or(0) > 0 {}
        }
        time::sleep(Duration::from_millis(500)).await;
    }
}

/// Holds a connection without reading, until the desk has reset it or half a minute has passed.
async fn hold(mut stream: TcpStream) {
    for _ in 0..30 {
        time::sleep(Duration::from_secs(1)).await;
        // A connection that was cut off cannot be written to.
        if stream.write_all(b"\r\n").await.is_err() {
            return;
        }
    }
}

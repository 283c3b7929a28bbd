//! Strangers and hostile players who attack the desk while the hall plays, from addresses of their own.
//!
//! Each attack runs at a rate that is stated, so that figures can be compared.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time;

use crate::client::{Client, connect};

/// Addresses that send acts without a key, and how many each sends a second.
const ACTING: u8 = 16;
const ACTS: u64 = 100;

/// Addresses at which games with hard endings are begun, and how many each begins a second.
const HARD_HOSTS: u8 = 2;
const HARD_GAMES: u64 = 5;

/// Neither player can mate here, which takes some 40,000 positions to prove.
const HARD: &str = "8/8/k6p/5p1P/3b1p2/2b2PpK/6P1/8 w - - 0 1";

/// Connections that ask for a view and do not read it, and how often each asks.
const UNREAD: usize = 500;
const ASKED: usize = 50;

/// Connections that ask for the list of all games and do not read it, and how often each asks.
const LISTING: usize = 500;
const LISTED: usize = 10;

/// Addresses that ask for the list of all games and read it, and how often each asks in a second: as often as an address may.
const READING: u8 = 4;
const READ: u64 = 100;

/// Connections that watch games live and read nothing, from so many addresses, beyond what an address may.
const LIVE: usize = 2_000;
const LIVES: u8 = 3;

/// Games whose players claim and offer without end, and how often each of them does in a second: as often as a link may.
const CLAIMING: u8 = 8;
const CLAIMS: u64 = 20;

/// Connections with half a head, from so many addresses.
const HALF: usize = 2_000;
const HALVES: u8 = 4;

/// Addresses that open games, and how many each opens a second.
const OPENING: u8 = 8;
const OPENED: u64 = 10;

/// Addresses whose browsers were led here by a foreign page, and how many requests each sends a second.
const FOREIGN: u8 = 8;
const REQUESTS: u64 = 50;

/// A way to hurt a desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attack {
    KeylessActs,
    HardEndings,
    UnreadViews,
    UnreadLists,
    Lists,
    EmptyClaims,
    HalfSentHeads,
    LivePlaces,
    ManyGames,
    ForeignPages,
}

impl Attack {
    pub(crate) const ALL: [Attack; 10] = [
        Attack::KeylessActs,
        Attack::HardEndings,
        Attack::UnreadViews,
        Attack::UnreadLists,
        Attack::Lists,
        Attack::EmptyClaims,
        Attack::HalfSentHeads,
        Attack::LivePlaces,
        Attack::ManyGames,
        Attack::ForeignPages,
    ];

    /// What it is and at which rate it runs, for the report.
    pub(crate) fn described(self) -> String {
        let in_all = |hosts: u8, each: u64| u64::from(hosts) * each;
        match self {
            Attack::KeylessActs => format!("{} acts/s without a key, {ACTING} addresses", in_all(ACTING, ACTS)),
            Attack::HardEndings => format!("{} hard endings/s to prove", in_all(HARD_HOSTS, HARD_GAMES)),
            Attack::UnreadViews => format!("{UNREAD} connections, {ASKED} views each, unread"),
            Attack::UnreadLists => format!("{LISTING} connections, {LISTED} lists each, unread"),
            Attack::Lists => format!("{} lists of all games/s, {READING} addresses", in_all(READING, READ)),
            Attack::EmptyClaims => format!("{} claims and offers/s by players", 2 * in_all(CLAIMING, CLAIMS)),
            Attack::HalfSentHeads => format!("{HALF} half-sent heads, {HALVES} addresses"),
            Attack::LivePlaces => format!("{LIVE} live places, {LIVES} addresses, unread"),
            Attack::ManyGames => format!("{} games opened/s, {OPENING} addresses", in_all(OPENING, OPENED)),
            Attack::ForeignPages => format!("{} requests/s of foreign pages", in_all(FOREIGN, REQUESTS)),
        }
    }

    /// The third byte of the addresses that it comes from.
    fn network(self) -> u8 {
        self as u8 + 1
    }
}

/// Attacks that run until this is dropped.
pub(crate) struct Attackers {
    tasks: JoinSet<()>,
    /// How many requests of foreign pages were answered.
    answered: Arc<AtomicUsize>,
}

impl Attackers {
    /// Ends the attacks; how many requests of foreign pages were answered.
    pub(crate) async fn end(mut self) -> usize {
        self.tasks.shutdown().await;
        self.answered.load(Ordering::Relaxed)
    }
}

/// Attacks a desk and its games.
pub(crate) fn attack(address: SocketAddr, games: &[String], attacks: &[Attack]) -> Attackers {
    let mut tasks = JoinSet::new();
    let answered = Arc::new(AtomicUsize::new(0));
    for attack in attacks {
        let network = attack.network();
        let from = move |host: usize| Ipv4Addr::new(127, 9, network, host as u8 + 1);
        match attack {
            Attack::KeylessActs => {
                for host in 0..usize::from(ACTING) {
                    let games = games.to_vec();
                    tasks.spawn(async move { act(address, from(host), &games).await });
                }
            }
            Attack::HardEndings => {
                for host in 0..usize::from(HARD_HOSTS) {
                    tasks.spawn(again(move || begin_hard(address, from(host))));
                }
            }
            Attack::UnreadViews => {
                for (index, game) in games.iter().cycle().take(UNREAD).enumerate() {
                    let game = game.clone();
                    tasks
                        .spawn(async move { leave_unread(address, from(index % 8), &format!("/{game}"), ASKED).await });
                }
            }
            Attack::UnreadLists => {
                for index in 0..LISTING {
                    tasks.spawn(async move { leave_unread(address, from(index % 8), "", LISTED).await });
                }
            }
            Attack::Lists => {
                for host in 0..usize::from(READING) {
                    tasks.spawn(again(move || list(address, from(host))));
                }
            }
            Attack::EmptyClaims => {
                for host in 0..usize::from(CLAIMING) {
                    tasks.spawn(again(move || claim(address, from(host))));
                }
            }
            Attack::HalfSentHeads => {
                for index in 0..HALF {
                    let from = from(index % usize::from(HALVES));
                    tasks.spawn(async move { send_half(address, from).await });
                }
            }
            Attack::LivePlaces => {
                for (index, game) in games.iter().cycle().take(LIVE).enumerate() {
                    let (from, game) = (from(index % usize::from(LIVES)), format!("/{game}/live"));
                    tasks.spawn(async move { leave_unread(address, from, &game, 1).await });
                }
            }
            Attack::ManyGames => {
                for host in 0..usize::from(OPENING) {
                    tasks.spawn(again(move || open_games(address, from(host))));
                }
            }
            Attack::ForeignPages => {
                for host in 0..usize::from(FOREIGN) {
                    let (answered, games) = (Arc::clone(&answered), games.to_vec());
                    tasks.spawn(async move { ask_as_foreign(address, from(host), &games, &answered).await });
                }
            }
        }
    }
    Attackers { tasks, answered }
}

/// Does something anew whenever the desk has disconnected.
async fn again<W: Future<Output = io::Result<()>>>(work: impl Fn() -> W) {
    loop {
        // What goes wrong is what the desk does against it.
        let _ = work().await;
        time::sleep(Duration::from_millis(100)).await;
    }
}

fn rate(per_second: u64) -> time::Interval {
    time::interval(Duration::from_micros(1_000_000 / per_second))
}

/// Sends acts without a key.
async fn act(address: SocketAddr, from: Ipv4Addr, games: &[String]) {
    let mut ticks = rate(ACTS);
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

/// A game of an attacker: its name and its secrets.
struct OwnGame {
    id: String,
    secrets: Value,
}

impl OwnGame {
    async fn open(client: &mut Client, start: Option<&str>) -> io::Result<OwnGame> {
        let mut header = json!({
            "jadoube": "record", "version": 1, "edition": "2023", "pace": "blitz", "supervision": "full",
            "control": "180+2", "clock_marks_first": true, "budget": 200_000,
        });
        if let Some(start) = start {
            header["start"] = start.into();
        }
        let answer = client.post("/api/games", "", &header.to_string()).await?;
        let opened: Value = serde_json::from_slice(&answer)?;
        let id = opened["id"].as_str().unwrap_or_default().to_owned();
        let secrets = opened["secrets"].clone();
        Ok(OwnGame { id, secrets })
    }

    async fn say(&self, client: &mut Client, act: &Value) -> io::Result<()> {
        let role = act["by"].as_str().unwrap_or("arbiter");
        let secret = self.secrets[role].as_str().unwrap_or_default();
        let path = format!("/api/games/{}/acts?after=1000000", self.id);
        client.post(&path, secret, &act.to_string()).await.map(drop)
    }
}

/// Begins games with hard endings, each of which needs a proof.
async fn begin_hard(address: SocketAddr, from: Ipv4Addr) -> io::Result<()> {
    let mut ticks = rate(HARD_GAMES);
    let mut client = Client::connect_from(address, Some(from)).await?;
    loop {
        ticks.tick().await;
        let game = OwnGame::open(&mut client, Some(HARD)).await?;
        game.say(&mut client, &json!({"type": "round-started"})).await?;
    }
}

/// Claims and offers whatever there is in a game of its own, for both players.
async fn claim(address: SocketAddr, from: Ipv4Addr) -> io::Result<()> {
    let mut client = Client::connect_from(address, Some(from)).await?;
    let game = OwnGame::open(&mut client, None).await?;
    game.say(&mut client, &json!({"type": "round-started"})).await?;
    let mut ticks = rate(CLAIMS);
    for turn in 0_usize.. {
        ticks.tick().await;
        for by in ["white", "black"] {
            let claimed = |claim: &str| json!({"type": "claimed", "by": by, "claim": {"type": claim}});
            let said = match turn % 4 {
                0 => claimed("threefold"),
                1 => claimed("fifty-moves"),
                2 => claimed("flag"),
                _ => json!({"type": "offered", "by": by, "condition": turn.to_string()}),
            };
            // Most of it is refused, and that is no reason to stop.
            match game.say(&mut client, &said).await {
                Err(error) if error.kind() != io::ErrorKind::Other => return Err(error),
                _ => {}
            }
        }
    }
    Ok(())
}

/// Opens games and plays none.
async fn open_games(address: SocketAddr, from: Ipv4Addr) -> io::Result<()> {
    let mut ticks = rate(OPENED);
    let mut client = Client::connect_from(address, Some(from)).await?;
    loop {
        ticks.tick().await;
        OwnGame::open(&mut client, None).await?;
    }
}

/// Sends what a browser sends that a foreign page has led here: to another name, from another origin, and as plain text, which
/// needs nobody's leave.
async fn ask_as_foreign(address: SocketAddr, from: Ipv4Addr, games: &[String], answered: &AtomicUsize) {
    let mut ticks = rate(REQUESTS);
    let header = r#"{"jadoube":"record","version":1,"edition":"2023"}"#;
    let mut turn = 0;
    loop {
        ticks.tick().await;
        let Ok(mut stream) = connect(address, Some(from)).await else {
            continue;
        };
        turn += 1;
        let game = &games[turn % games.len()];
        let posted = |head: &str| {
            let length = header.len();
            format!("POST /api/games HTTP/1.1\r\n{head}Content-Length: {length}\r\nConnection: close\r\n\r\n{header}")
        };
        let request = match turn % 3 {
            0 => format!("GET /api/games/{game} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"),
            1 => posted("Host: 127.0.0.1\r\nOrigin: http://evil.example\r\nContent-Type: application/json\r\n"),
            _ => posted("Host: 127.0.0.1\r\nContent-Type: text/plain\r\n"),
        };
        let mut answer = Vec::new();
        let sent = stream.write_all(request.as_bytes()).await;
        if sent.is_ok() && stream.read_to_end(&mut answer).await.is_ok() && answer.starts_with(b"HTTP/1.1 2") {
            answered.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Asks for something of the games so many times and reads nothing, again and again.
async fn leave_unread(address: SocketAddr, from: Ipv4Addr, what: &str, times: usize) {
    let request = format!("GET /api/games{what} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").repeat(times);
    loop {
        if let Ok(mut stream) = connect(address, Some(from)).await {
            let _ = stream.write_all(request.as_bytes()).await;
            hold(stream).await;
        }
        time::sleep(Duration::from_millis(500)).await;
    }
}

/// Asks for the list of all games, and reads it.
async fn list(address: SocketAddr, from: Ipv4Addr) -> io::Result<()> {
    let mut ticks = rate(READ);
    let mut client = Client::connect_from(address, Some(from)).await?;
    loop {
        ticks.tick().await;
        match client.get("/api/games", "").await {
            Err(error) if error.kind() != io::ErrorKind::Other => return Err(error),
            _ => {}
        }
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

//! The hall: a desk over a file, games, watchers.

use std::fs;
use std::future::pending;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use jadoube_server::{Desk, Limits, Rate, Sqlite, serve};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::Barrier;
use tokio::task::JoinSet;
use tokio::time;

use crate::arguments::Plan;
use crate::client::Client;

const UNLIMITED: Limits = Limits {
    address: Rate {
        burst: f64::MAX,
        per_second: 0.0,
    },
    game: Rate {
        burst: f64::MAX,
        per_second: 0.0,
    },
    live_per_game: 1_000,
    live: 100_000,
};

/// What came of it.
pub(crate) struct Played {
    /// How long each press took to be acknowledged.
    pub(crate) presses: Vec<Duration>,
    /// What was not acknowledged, and the first reason.
    pub(crate) failed: usize,
    pub(crate) reason: Option<String>,
    /// How many updates watchers were told.
    pub(crate) updates: usize,
    /// Bytes of memory that each game took when it was opened.
    pub(crate) bytes_per_game: usize,
    /// How many entries are in the file when it is opened again.
    pub(crate) entries: usize,
}

pub(crate) async fn play(plan: &Plan) -> io::Result<Played> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("desk.sqlite");
    let (desk, _) = Desk::open(Box::new(Sqlite::open(&file).map_err(io::Error::other)?))
        .await
        .map_err(io::Error::other)?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    tokio::spawn(serve(listener, desk.clone(), UNLIMITED, pending()));

    let before = resident();
    let games = open(address, plan.games).await?;
    let bytes_per_game = resident().saturating_sub(before) / plan.games.max(1);
    let mut watching = JoinSet::new();
    for game in games.iter().take(plan.watched) {
        for _ in 0..plan.watchers {
            let (client, id) = (Client::connect(address).await?, game.id.clone());
            watching.spawn(async move { client.watch(&id).await });
        }
    }
    let mut playing = JoinSet::new();
    let ready = Arc::new(Barrier::new(games.len()));
    let moves: Arc<[String]> = moves().into();
    let count = games.len();
    for (index, game) in games.into_iter().enumerate() {
        let (ready, moves, seconds) = (Arc::clone(&ready), Arc::clone(&moves), plan.seconds);
        // The games are spread over the second.
        let offset = Duration::from_secs(1).mul_f64(index as f64 / count as f64);
        playing.spawn(async move {
            game.play(address, &moves[..seconds.min(moves.len())], ready, offset)
                .await
        });
    }
    let mut played = Played {
        presses: Vec::new(),
        failed: 0,
        reason: None,
        updates: 0,
        bytes_per_game,
        entries: 0,
    };
    for (presses, failure) in playing.join_all().await {
        played.presses.extend(presses);
        if let Some(reason) = failure {
            played.failed += 1;
            played.reason.get_or_insert(reason);
        }
    }
    desk.close().await;
    played.updates = watching.join_all().await.into_iter().sum();
    drop(desk);
    played.entries = entries(&file).await?;
    Ok(played)
}

/// A game and its arbiter's secret.
struct Game {
    id: String,
    secret: String,
}

async fn open(address: SocketAddr, count: usize) -> io::Result<Vec<Game>> {
    let header = json!({
        "jadoube": "record", "version": 1, "edition": "2023", "pace": "blitz", "supervision": "full",
        "control": "180+2", "clock_marks_first": true, "budget": 200_000,
    });
    let header = header.to_string();
    let mut client = Client::connect(address).await?;
    let mut games = Vec::with_capacity(count);
    for _ in 0..count {
        let answer = client.post("/api/games", "", &header).await?;
        let opened: Value = serde_json::from_slice(&answer.body)?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        games.push(Game {
            id: text(&opened["id"]),
            secret: text(&opened["secrets"]["arbiter"]),
        });
    }
    Ok(games)
}

impl Game {
    /// Plays a move and presses the clock every second. How long presses took, and why it ended before its end.
    async fn play(
        self,
        address: SocketAddr,
        moves: &[String],
        ready: Arc<Barrier>,
        offset: Duration,
    ) -> (Vec<Duration>, Option<String>) {
        let mut presses = Vec::with_capacity(moves.len());
        let client = Client::connect(address).await;
        ready.wait().await;
        let played = async {
            let mut client = client?;
            let mut pace = time::interval_at((Instant::now() + offset).into(), Duration::from_secs(1));
            let mut last = self.act(&mut client, 0, &json!({"type": "round-started"})).await?;
            for (mv, by) in moves.iter().zip(["white", "black"].into_iter().cycle()) {
                pace.tick().await;
                last = self
                    .act(&mut client, last, &json!({"type": "made", "by": by, "move": mv}))
                    .await?;
                let asked = Instant::now();
                last = self
                    .act(&mut client, last, &json!({"type": "pressed", "by": by}))
                    .await?;
                presses.push(asked.elapsed());
            }
            Ok::<(), io::Error>(())
        };
        let failure = played.await.err().map(|error| error.to_string());
        (presses, failure)
    }

    /// The number of the last entry after an act.
    async fn act(&self, client: &mut Client, after: u64, act: &Value) -> io::Result<u64> {
        let path = format!("/api/games/{}/acts?after={after}", self.id);
        let answer = client.post(&path, &self.secret, &act.to_string()).await?;
        if answer.status != 200 {
            return Err(io::Error::other(String::from_utf8_lossy(&answer.body).into_owned()));
        }
        let update: Value = serde_json::from_slice(&answer.body)?;
        update["upto"].as_u64().ok_or_else(|| io::ErrorKind::InvalidData.into())
    }
}

/// Moves of a game that goes on for eighty half-moves: pawns in turn, and between them knights out and back.
fn moves() -> Vec<String> {
    let mut moves = Vec::new();
    for file in 'a'..='h' {
        moves.push(format!("{file}2{file}4"));
        moves.push(format!("{file}7{file}5"));
        let knights = ["b1c3", "b8c6", "c3b1", "c6b8", "g1f3", "g8f6", "f3g1", "f6g8"];
        moves.extend(knights.map(str::to_owned));
    }
    moves
}

/// How many entries all games have in the file.
async fn entries(file: &std::path::Path) -> io::Result<usize> {
    let store = Sqlite::open(file).map_err(io::Error::other)?;
    let mut store: Box<dyn jadoube_server::Store> = Box::new(store);
    let kept = store.games().map_err(io::Error::other)?;
    Ok(kept.iter().map(|game| game.lines.len()).sum())
}

/// Bytes of memory of this process; zero where the system does not tell.
fn resident() -> usize {
    let pages = fs::read_to_string("/proc/self/statm").ok();
    let pages = pages.and_then(|text| text.split(' ').nth(1)?.parse::<usize>().ok());
    pages.unwrap_or(0) * 4096
}

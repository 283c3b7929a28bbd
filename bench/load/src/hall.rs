//! The hall: a desk over a file, games, watchers.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::sync::Barrier;
use tokio::task::JoinSet;
use tokio::time;

use crate::arguments::Plan;
use crate::client::{Client, Watched};
use crate::desk::Process;
use crate::game::{Game, Pace};
use crate::hostile::{self, Attack};

/// What came of it.
pub(crate) struct Played {
    /// How long each press took to be acknowledged, the quickest first.
    pub(crate) presses: Vec<Duration>,
    /// Games that did not come to their end, and the first reason.
    pub(crate) failed: usize,
    pub(crate) reason: Option<String>,
    /// How many updates watchers were told.
    pub(crate) updates: usize,
    /// Bytes of memory of the desk for each game, when they were opened and when they were played.
    pub(crate) opened_bytes: usize,
    pub(crate) played_bytes: usize,
    /// The most bytes of memory that the desk ever had.
    pub(crate) peak: usize,
    /// How many requests of foreign pages were answered.
    pub(crate) foreign: usize,
    /// How long it took until all players were connected and all games had begun.
    pub(crate) begun: Duration,
    /// How much of a processor the desk had while it was played, and how long it waited for one on average for each press.
    pub(crate) processor: f64,
    pub(crate) waited: Duration,
}

impl Played {
    /// What this part of the presses did not exceed.
    pub(crate) fn within(&self, part: f64) -> Duration {
        let index = (self.presses.len() as f64 * part) as usize;
        let last = self.presses.len().saturating_sub(1);
        self.presses.get(index.min(last)).copied().unwrap_or_default()
    }
}

/// Plays all games of a plan, while it is attacked.
pub(crate) async fn play(plan: &Plan, attacks: &[Attack]) -> io::Result<Played> {
    let folder = TempDir::new()?;
    let desk = Process::start(&plan.program, &folder.path().join("desk.sqlite")).await?;
    let before = desk.resident();
    let games = open(desk.address, plan.games).await?;
    let per_game = |bytes: usize| bytes.saturating_sub(before) / plan.games.max(1);
    let opened_bytes = per_game(desk.resident());
    let watching = watch(desk.address, plan, &games).await?;
    let ids: Vec<String> = games.iter().map(|game| game.id.clone()).collect();
    let attackers = hostile::attack(desk.address, &ids, attacks);
    let ((had_before, waited_before), began) = (desk.processor(), Instant::now());
    let lasting = Duration::from_secs(plan.seconds as u64);
    let round = round(desk.address, games, Some(lasting), plan.many).await;
    let (played_bytes, peak) = (per_game(desk.resident()), desk.peak());
    let (had, waited) = desk.processor();
    let processor = had.saturating_sub(had_before).as_secs_f64() / began.elapsed().as_secs_f64();
    let waited = waited.saturating_sub(waited_before) / u32::try_from(round.presses.len().max(1)).unwrap_or(u32::MAX);
    let foreign = attackers.end().await;
    desk.kill().await?;
    let updates = watching.join_all().await.iter().map(|(_, seen)| seen.updates).sum();
    let mut presses = round.presses;
    presses.sort_unstable();
    Ok(Played {
        presses,
        failed: round.failures.len(),
        reason: round.failures.into_iter().next(),
        updates,
        opened_bytes,
        played_bytes,
        peak,
        foreign,
        begun: round.begun,
        processor,
        waited,
    })
}

/// How long to wait before games are opened again, if there were too many at once.
const PAUSE: Duration = Duration::from_millis(100);

/// Opens games, several at a time.
pub(crate) async fn open(address: SocketAddr, count: usize) -> io::Result<Vec<Game>> {
    const AT_A_TIME: usize = 16;
    let mut opening = JoinSet::new();
    for part in 0..AT_A_TIME {
        let share = (count + part) / AT_A_TIME;
        opening.spawn(async move {
            let mut client = Client::connect(address).await?;
            let mut games = Vec::with_capacity(share);
            while games.len() < share {
                match Game::open(&mut client).await {
                    Ok(game) => games.push(game),
                    // So many at once are more than the desk grants even to this machine.
                    Err(error) if error.to_string().contains("too-many") => time::sleep(PAUSE).await,
                    Err(error) => return Err(error),
                }
            }
            Ok(games)
        });
    }
    let games: io::Result<Vec<Vec<Game>>> = opening.join_all().await.into_iter().collect();
    Ok(games?.into_iter().flatten().collect())
}

/// Watches as many games as the plan says; what each watcher of a game was told.
pub(crate) async fn watch(address: SocketAddr, plan: &Plan, games: &[Game]) -> io::Result<JoinSet<(usize, Watched)>> {
    let mut watching = JoinSet::new();
    for (index, game) in games.iter().enumerate().take(plan.watched) {
        for _ in 0..plan.watchers {
            // Spectators are at home, a hundred at each address.
            let home = Ipv4Addr::new(127, 8, 0, (watching.len() / 100) as u8 + 1);
            let (client, id) = (Client::connect_from(address, Some(home)).await?, game.id.clone());
            watching.spawn(async move { (index, client.watch(&id).await) });
        }
    }
    Ok(watching)
}

/// The address at which a game is played, if each has its own.
fn home(game: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 7, (game / 250) as u8, (game % 250) as u8 + 1)
}

/// What came of playing for a while.
pub(crate) struct Round {
    /// How long it took until all players were connected and all games had begun or gone on.
    pub(crate) begun: Duration,
    /// The games, in their order.
    pub(crate) games: Vec<Game>,
    pub(crate) presses: Vec<Duration>,
    pub(crate) failures: Vec<String>,
}

/// Plays games as long as told once all of them have begun, until their moves are over, or until the desk is gone.
pub(crate) async fn round(address: SocketAddr, games: Vec<Game>, lasting: Option<Duration>, many: bool) -> Round {
    let ready = Arc::new(Barrier::new(games.len()));
    let started = Instant::now();
    let count = games.len();
    let mut playing = JoinSet::new();
    for (index, mut game) in games.into_iter().enumerate() {
        let ready = Arc::clone(&ready);
        // The games are spread over the second.
        let offset = Duration::from_secs(1).mul_f64(index as f64 / count as f64);
        playing.spawn(async move {
            let mut presses = Vec::new();
            let client = match Client::connect_from(address, many.then(|| home(index))).await {
                Ok(mut client) => game.begin(&mut client).await.map(|()| client),
                Err(error) => Err(error),
            };
            ready.wait().await;
            let begun = Instant::now();
            let until = lasting.map(|lasting| begun + lasting);
            let played = match client {
                Ok(mut client) => game.play(&mut client, Pace { offset, until }, &mut presses).await,
                Err(error) => Err(io::Error::other(format!("before the first move: {error}"))),
            };
            (index, game, begun, presses, played.err())
        });
    }
    let mut done = playing.join_all().await;
    done.sort_unstable_by_key(|(index, ..)| *index);
    let mut round = Round {
        begun: Duration::ZERO,
        games: Vec::with_capacity(count),
        presses: Vec::new(),
        failures: Vec::new(),
    };
    for (_, game, begun, presses, failure) in done {
        round.begun = round.begun.max(begun - started);
        round.games.push(game);
        round.presses.extend(presses);
        round.failures.extend(failure.map(|error| error.to_string()));
    }
    round
}

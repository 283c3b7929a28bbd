//! The power fails while the hall plays, again and again.

use std::io;
use std::time::{Duration, Instant};

use jadoube_referee::MateProver;
use tempfile::TempDir;
use tokio::time;

use crate::arguments::Plan;
use crate::desk::Process;
use crate::hall;

/// What the records held afterwards.
#[derive(Default)]
pub(crate) struct Survived {
    /// How often the power failed.
    pub(crate) times: usize,
    /// Acts that were acknowledged; all of them were kept.
    pub(crate) acknowledged: usize,
    /// Acts that were kept, though the power failed before they were acknowledged.
    pub(crate) unacknowledged: usize,
    /// Entries compared.
    pub(crate) entries: usize,
    /// How long the desk took to open again, at worst.
    pub(crate) reopened: Duration,
    /// What was not as it should be.
    pub(crate) wrong: Vec<String>,
}

/// Ends the desk so many times while it is under load, and compares what it kept with what it acknowledged.
pub(crate) async fn survive(plan: &Plan, times: usize) -> io::Result<Survived> {
    let folder = TempDir::new()?;
    let file = folder.path().join("desk.sqlite");
    let mut desk = Process::start(&file).await?;
    let mut games = hall::open(desk.address, plan.games).await?;
    let mut survived = Survived::default();
    let mut mates = MateProver::new();
    for _ in 0..times {
        let watching = hall::watch(desk.address, plan, &games).await?;
        // From the middle of opening connections to the middle of play.
        let after = Duration::from_millis(fastrand::u64(200..4_000));
        let address = desk.address;
        let (round, killed) = tokio::join!(hall::round(address, games, None), async {
            time::sleep(after).await;
            desk.kill().await
        });
        killed?;
        games = round.games;
        for (index, watched) in watching.join_all().await {
            games[index].was_told(watched.upto);
        }
        let before = Instant::now();
        desk = Process::start(&file).await?;
        survived.reopened = survived.reopened.max(before.elapsed());
        survived.times += 1;
        for game in &mut games {
            match game.compare(desk.address, &mut mates).await? {
                Ok(compared) => {
                    survived.acknowledged += compared.acknowledged;
                    survived.unacknowledged += compared.unacknowledged;
                    survived.entries += compared.entries;
                }
                Err(wrong) => survived.wrong.push(format!("game {}: {wrong}", game.id)),
            }
        }
        eprint!("\r{} of {times}", survived.times);
        if !survived.wrong.is_empty() {
            break;
        }
    }
    eprintln!();
    Ok(survived)
}

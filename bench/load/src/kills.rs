//! The power fails while the hall plays, again and again.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::time;

use crate::arguments::Plan;
use crate::copies::{beside, flip, look, restore, run};
use crate::desk::Process;
use crate::game::{Game, Kept};
use crate::hall;

/// After every so many kills a copy is put in the place of the file, and the games go on from there.
const RESTORED_EVERY: usize = 3;

/// How many records the program is asked to hear again, after each kill.
const HEARD_AGAIN: usize = 5;

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
    /// Copies that were made while the hall played, and those that were put in the place of the file.
    pub(crate) copies: usize,
    pub(crate) restored: usize,
    /// Flipped bits, and the games that were named for them.
    pub(crate) flips: usize,
    pub(crate) named: usize,
    /// Games of copies that were as before.
    pub(crate) same: usize,
    /// How long the desk took to open again, at worst.
    pub(crate) reopened: Duration,
    /// What was not as it should be.
    pub(crate) wrong: Vec<String>,
}

/// Ends the desk so many times while it is under load, and compares what it kept with what it acknowledged.
pub(crate) async fn survive(plan: &Plan, times: usize) -> io::Result<Survived> {
    let folder = TempDir::new()?;
    let file = folder.path().join("desk.sqlite");
    let mut desk = Process::start(&plan.program, &file).await?;
    let mut games = hall::open(desk.address, plan.games).await?;
    let mut survived = Survived::default();
    while survived.times < times && survived.wrong.is_empty() {
        let watching = hall::watch(desk.address, plan, &games).await?;
        // From the middle of opening connections to the middle of play.
        let after = Duration::from_millis(fastrand::u64(200..4_000));
        let address = desk.address;
        let copy = folder.path().join(format!("copy-{}.sqlite", survived.times));
        let told: Vec<_> = games.iter().map(Game::told).collect();
        let (round, killed) = tokio::join!(hall::round(address, games, None, plan.many), async {
            time::sleep(after / 2).await;
            let acknowledged: Vec<usize> = told.iter().map(|told| told.load(Ordering::Relaxed)).collect();
            let copied = run(&plan.program, &["backup", "--to"], &[&copy, &file]).await;
            time::sleep(after / 2).await;
            desk.kill().await.and(copied).map(|copied| (copied, acknowledged))
        });
        let (copied, at_copy) = killed?;
        games = round.games;
        let at_kill: Vec<usize> = told.iter().map(|told| told.load(Ordering::Relaxed)).collect();
        survived.require(
            run(&plan.program, &["verify"], &[&file]).await?,
            "what the kill has left is not verified",
        );
        let flipped = folder.path().join(format!("flipped-{}.sqlite", survived.times));
        let which = flip(&file, &flipped)?;
        for (index, watched) in watching.join_all().await {
            games[index].was_told(watched.upto);
        }
        let before = Instant::now();
        desk = Process::start(&plan.program, &file).await?;
        survived.reopened = survived.reopened.max(before.elapsed());
        survived.times += 1;
        survived.compare(&mut games, desk.address).await?;
        survived.hear_again(plan, desk.address, &games, folder.path()).await?;

        if copied && run(&plan.program, &["verify"], &[&copy]).await? {
            let looked_at = beside(&copy, ".looked-at");
            fs::copy(&copy, &looked_at)?;
            let copied = look(&plan.program, &looked_at, &games, |index| at_copy[index]).await?;
            survived.copies += 1;
            survived.same += copied.same;
            survived.require(copied.named == 0, "a copy does not open, or has damaged games");
            let wrong = copied.wrong.into_iter().map(|wrong| format!("the copy: {wrong}"));
            survived.wrong.extend(wrong);
        } else {
            survived.require(false, "a copy was not made, or is not verified");
        }
        // What was written last and never acknowledged may be lost to a flip without a word: nobody was told of it.
        let at_least = |index: usize| at_kill[index].min(games[index].before_break());
        let found = look(&plan.program, &flipped, &games, at_least).await?;
        survived.flips += 1;
        survived.named += found.named;
        survived.same += found.same;
        let wrong = found.wrong.into_iter().map(|wrong| format!("{which}: {wrong}"));
        survived.wrong.extend(wrong);

        if survived.times.is_multiple_of(RESTORED_EVERY) && survived.wrong.is_empty() {
            desk.kill().await?;
            survived.require(
                restore(&plan.program, &copy, &file).await?,
                "a copy cannot be put in the place of the file",
            );
            survived.require(
                run(&plan.program, &["verify"], &[&beside(&file, ".replaced-1")]).await?,
                "what the copy has replaced is not verified",
            );
            desk = Process::start(&plan.program, &file).await?;
            survived.go_back(&mut games, desk.address, &at_copy).await?;
        }
        remove_copies(folder.path())?;
        eprint!("\r{} of {times}", survived.times);
    }
    eprintln!();
    Ok(survived)
}

impl Survived {
    fn require(&mut self, holds: bool, otherwise: &str) {
        if !holds {
            self.wrong.push(otherwise.to_owned());
        }
    }

    /// Compares every record with what was said.
    async fn compare(&mut self, games: &mut [Game], address: SocketAddr) -> io::Result<()> {
        for game in games {
            let compared = match game.ask(address).await? {
                Kept::Record(record) => game.compare(record),
                Kept::Damaged => Err("it is damaged".to_owned()),
                Kept::Wrong(wrong) => Err(wrong),
            };
            match compared {
                Ok(compared) => {
                    self.acknowledged += compared.acknowledged;
                    self.unacknowledged += compared.unacknowledged;
                    self.entries += compared.entries;
                }
                Err(wrong) => self.wrong.push(format!("game {}: {wrong}", game.id)),
            }
        }
        Ok(())
    }

    /// Has the program hear some records again: what the referee said to them is what it says today.
    async fn hear_again(&mut self, plan: &Plan, address: SocketAddr, games: &[Game], folder: &Path) -> io::Result<()> {
        for _ in 0..HEARD_AGAIN.min(games.len()) {
            let game = &games[fastrand::usize(0..games.len())];
            if let Kept::Record(record) = game.ask(address).await? {
                let path = folder.join("record.jsonl");
                fs::write(&path, record.lines.join("\n") + "\n")?;
                let same = run(&plan.program, &["referee", "--check"], &[&path]).await?;
                self.require(same, "a record would be ruled otherwise");
            }
        }
        Ok(())
    }

    /// All games are as they were when the copy was made.
    async fn go_back(&mut self, games: &mut [Game], address: SocketAddr, at_copy: &[usize]) -> io::Result<()> {
        self.restored += 1;
        for (game, at_copy) in games.iter_mut().zip(at_copy) {
            let went = match game.ask(address).await? {
                Kept::Record(record) => game.goes_back(record, *at_copy),
                Kept::Damaged => Err("it is damaged".to_owned()),
                Kept::Wrong(wrong) => Err(wrong),
            };
            if let Err(wrong) = went {
                self.wrong.push(format!("game {}, restored: {wrong}", game.id));
            }
        }
        Ok(())
    }
}

/// Removes copies, and what they have replaced.
fn remove_copies(folder: &Path) -> io::Result<()> {
    for other in fs::read_dir(folder)? {
        let other = other?;
        let name = other.file_name().to_string_lossy().into_owned();
        if !name.starts_with("desk.sqlite") || name.contains(".replaced-") {
            fs::remove_file(other.path())?;
        }
    }
    Ok(())
}

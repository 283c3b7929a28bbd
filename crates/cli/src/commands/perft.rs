//! `jadoube perft`: how many ways there are to play a number of half-moves.

use std::fmt::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use jadoube_board::{Move, Position, Setup, perft, perft_made};
use jadoube_laws::Edition;
use serde::Serialize;

use crate::args::Editions;
use crate::commands::moves::coordinates;
use crate::commands::refused::Refused;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::progress::Progress;
use crate::screen::{Report, Screen};
use crate::words::{decimal, say};

/// What to count.
#[derive(Debug)]
pub(crate) struct Perft {
    pub(crate) setup: Setup,
    pub(crate) depth: u32,
    /// Show the count of each first move.
    pub(crate) divide: bool,
    /// Make the last moves instead of counting them.
    pub(crate) made: bool,
    pub(crate) threads: usize,
}

impl Perft {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let position = match Position::accept(&self.setup) {
            Ok(position) => position,
            Err(refusal) => {
                let newest = Editions(vec![Edition::LATEST]);
                screen.show(&Refused::new(self.setup, &refusal, &newest))?;
                return Ok(Answer::No);
            }
        };
        let started = Instant::now();
        let progress = Progress::new(
            !screen.look.json,
            &format!(
                "{{bar:40}} {}",
                say!(
                    "perft-progress",
                    percent = "{percent:>3}",
                    elapsed = "{elapsed}",
                    eta = "{eta}"
                )
            ),
        );
        let work = Work::new(&position, self.depth, self.made);
        let counts = work.count(self.threads, &progress);
        progress.end();
        let tally = Tally {
            fen: position.to_string(),
            depth: self.depth,
            nodes: if self.depth == 0 { 1 } else { counts.iter().sum() },
            seconds: started.elapsed().as_secs_f64(),
            divide: self.divide.then(|| work.divided(&counts)),
        };
        if !screen.look.json {
            // Before the number, so that the number stays last where both streams go to one place.
            anstream::eprintln!("{}", tally.speed());
        }
        screen.show(&tally)?;
        Ok(Answer::Yes)
    }
}

/// The count, in pieces that threads can share.
struct Work {
    moves: Vec<Move>,
    jobs: Vec<Job>,
    made: bool,
}

/// A position, what is left to count from it, and which first move led to it.
struct Job {
    first: usize,
    position: Position,
    depth: u32,
}

impl Work {
    /// Splits at the first moves, and at the replies too where that is worth it.
    fn new(position: &Position, depth: u32, made: bool) -> Work {
        let moves: Vec<Move> = match depth {
            0 => Vec::new(),
            _ => position.legal_moves().into_iter().collect(),
        };
        let mut jobs = Vec::new();
        for (first, &mv) in moves.iter().enumerate() {
            let next = position.make(mv);
            let mut job = |position, depth| jobs.push(Job { first, position, depth });
            match depth {
                4.. => next
                    .legal_moves()
                    .iter()
                    .for_each(|&reply| job(next.make(reply), depth - 2)),
                _ => job(next, depth - 1),
            }
        }
        Work { moves, jobs, made }
    }

    /// The count of each first move.
    fn count(&self, threads: usize, progress: &Progress) -> Vec<u64> {
        let count = if self.made { perft_made } else { perft };
        let mut counts = vec![0; self.moves.len()];
        let next = AtomicUsize::new(0);
        let (sender, results) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.min(self.jobs.len()) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    while let Some(job) = self.jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                        // The receiver outlives the threads.
                        let _ = sender.send((job.first, count(&job.position, job.depth)));
                    }
                });
            }
            drop(sender);
            let mut done = 0;
            loop {
                match results.recv_timeout(Duration::from_millis(100)) {
                    Ok((first, nodes)) => {
                        counts[first] += nodes;
                        done += 1;
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                progress.show(done, self.jobs.len() as u64);
            }
        });
        counts
    }

    fn divided(&self, counts: &[u64]) -> Vec<Share> {
        let shares = self.moves.iter().zip(counts);
        shares
            .map(|(&mv, &nodes)| Share {
                first: coordinates(mv),
                nodes,
            })
            .collect()
    }
}

#[derive(Debug, Serialize)]
struct Tally {
    fen: String,
    depth: u32,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Share>>,
}

/// What one first move adds to the count.
#[derive(Debug, Serialize)]
struct Share {
    #[serde(rename = "move")]
    first: String,
    nodes: u64,
}

impl Tally {
    fn speed(&self) -> String {
        let time = match self.seconds {
            1.0.. => say!("seconds", time = decimal(self.seconds, 2)),
            _ => say!("milliseconds", time = decimal(self.seconds * 1e3, 1)),
        };
        // A small count tells no speed.
        match self.nodes >= 1_000_000 {
            true => {
                let rate = decimal(self.nodes as f64 / self.seconds / 1e6, 0);
                say!("perft-speed", time = time, rate = rate)
            }
            false => time,
        }
    }
}

impl Report for Tally {
    fn draw(&self, _: &Look, to: &mut String) -> fmt::Result {
        for Share { first, nodes } in self.divide.iter().flatten() {
            writeln!(to, "{first}: {nodes}")?;
        }
        writeln!(to, "{}", self.nodes)
    }
}

//! Time, taken fairly: the readers take turns, round by round, and each keeps its best.

use std::time::{Duration, Instant};

use jadoube_bench_speed::machine;
use jadoube_bench_speed::texts::Text;

use crate::cores;
use crate::peers::{Counts, PEERS, Peer, Work};

/// A text that is smaller than this is read several times in a row.
const LEAST: usize = 60_000_000;

/// What was measured of a text.
pub(crate) struct Table {
    /// One for each of [`PEERS`].
    pub(crate) rows: Vec<Row>,
    /// For each work, us on all cores, by the clock on the wall.
    pub(crate) all_cores: Vec<AllCores>,
}

/// A reader on one thread.
pub(crate) struct Row {
    pub(crate) peer: &'static Peer,
    pub(crate) counts: Counts,
    pub(crate) time: Times,
    /// By the clock on the wall.
    wall: Times,
}

/// Us on all cores.
pub(crate) struct AllCores {
    pub(crate) work: Work,
    pub(crate) counts: Counts,
    pub(crate) time: Times,
    /// How many times as fast as on one core, by the clock on the wall.
    pub(crate) ratio: f64,
    /// The same by processor time: what it would be if no other program ran.
    pub(crate) undisturbed: f64,
}

/// The best and the worst time of reading the text once.
#[derive(Copy, Clone)]
pub(crate) struct Times {
    pub(crate) best: Duration,
    worst: Duration,
}

/// Measures a text. If the readers do not agree on what is in it, that is an error.
pub(crate) fn table(text: &Text, rounds: usize) -> Result<Table, String> {
    let times = LEAST.div_ceil(text.bytes.len().max(1));
    let pieces = cores::cut(&text.bytes);
    let mut rows = Vec::new();
    let mut all_cores = Vec::new();
    for work in Work::ALL {
        let peers = || PEERS.iter().filter(move |peer| peer.work == work);
        let mut counts = Vec::new();
        let mut single: Vec<(Times, Times)> = peers().map(|_| (Times::NONE, Times::NONE)).collect();
        let (mut together, mut together_spent) = (Times::NONE, Times::NONE);
        for _ in 0..rounds {
            for (peer, (time, wall)) in peers().zip(&mut single) {
                let (start, start_wall) = (machine::cpu_time(), Instant::now());
                for _ in 0..times {
                    counts.push((peer.name(), (peer.read)(&text.bytes)));
                }
                time.add((machine::cpu_time() - start) / times as u32);
                wall.add(start_wall.elapsed() / times as u32);
            }
            if let Some(us) = peers().next() {
                let start = Instant::now();
                let (found, spent) = cores::read(&pieces, times, us.read);
                together.add(start.elapsed() / times as u32);
                together_spent.add(spent / times as u32 / cores::threads() as u32);
                counts.extend(found.into_iter().map(|found| ("J'adoube on all cores".into(), found)));
            }
        }
        let counts = agreed(text, work, &counts)?;
        let first = rows.len();
        rows.extend(peers().zip(single).map(|(peer, (time, wall))| Row {
            peer,
            counts,
            time,
            wall,
        }));
        all_cores.push(AllCores {
            work,
            counts,
            time: together,
            ratio: rows[first].wall.best.div_duration_f64(together.best),
            undisturbed: rows[first].time.best.div_duration_f64(together_spent.best),
        });
    }
    Ok(Table { rows, all_cores })
}

/// What all say is in a text.
fn agreed(text: &Text, work: Work, counts: &[(String, Counts)]) -> Result<Counts, String> {
    let (first, said) = &counts[0];
    match counts.iter().find(|(_, counts)| counts != said) {
        None => Ok(*said),
        Some((other, counts)) => Err(format!(
            "{}, {work:?}: {first} and {other} do not agree:\n  {said:?}\n  {counts:?}",
            text.name
        )),
    }
}

impl Times {
    const NONE: Times = Times {
        best: Duration::MAX,
        worst: Duration::ZERO,
    };

    fn add(&mut self, time: Duration) {
        self.best = self.best.min(time);
        self.worst = self.worst.max(time);
    }

    /// By how much the worst time was longer than the best: 0.1 is 10 %.
    pub(crate) fn spread(self) -> f64 {
        self.worst.div_duration_f64(self.best) - 1.0
    }
}

impl Table {
    /// How many times as fast as this row we are at the same work.
    pub(crate) fn ratio(&self, row: &Row) -> f64 {
        let ours = self.rows.iter().find(|other| other.peer.work == row.peer.work);
        ours.map_or(1.0, |ours| row.time.best.div_duration_f64(ours.time.best))
    }
}

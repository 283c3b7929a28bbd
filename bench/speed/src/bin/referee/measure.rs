//! Time, taken fairly: the works take turns, round by round, and each keeps its best.

use std::time::Duration;

use jadoube_bench_speed::machine;
use jadoube_bench_speed::texts::Text;

use crate::readings::{Counts, Work};

/// A text that is smaller than this is read several times in a row.
const LEAST: usize = 20_000_000;

/// What was measured of one work.
#[derive(Copy, Clone)]
struct Row {
    counts: Counts,
    best: Duration,
    worst: Duration,
}

/// Measures a text and prints what was found.
pub(crate) fn print(text: &Text, rounds: usize) {
    let times = LEAST.div_ceil(text.bytes.len().max(1));
    let mut rows = Work::ALL.map(|_| Row {
        counts: Counts::default(),
        best: Duration::MAX,
        worst: Duration::ZERO,
    });
    for _ in 0..rounds {
        for (work, row) in Work::ALL.into_iter().zip(&mut rows) {
            let start = machine::cpu_time();
            for _ in 0..times {
                row.counts = work.read(&text.bytes);
            }
            let time = (machine::cpu_time() - start) / times as u32;
            row.best = row.best.min(time);
            row.worst = row.worst.max(time);
        }
    }
    let [checked, refereed] = rows;
    let Counts {
        games,
        moves,
        ended,
        played_on,
    } = refereed.counts;
    println!("\n{}: {games} games, {moves} moves", text.name);
    println!("the referee saw {ended} end on the board, {played_on} of them with moves after it\n");
    println!(
        "{:12}{:>12}{:>12}{:>11}{:>7}{:>9}",
        "", "k games/s", "M moves/s", "µs/game", "×", "spread"
    );
    for (work, row) in Work::ALL.into_iter().zip(rows) {
        let seconds = row.best.as_secs_f64();
        println!(
            "{:12}{:>12.1}{:>12.2}{:>11.2}{:>7.2}{:>7.0} %",
            work.name(),
            games as f64 / 1e3 / seconds,
            moves as f64 / 1e6 / seconds,
            seconds * 1e6 / games.max(1) as f64,
            row.best.div_duration_f64(checked.best),
            (row.worst.div_duration_f64(row.best) - 1.0) * 100.0,
        );
    }
}

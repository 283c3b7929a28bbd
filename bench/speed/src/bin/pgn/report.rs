//! The tables, for people.

use std::time::Duration;

use jadoube_bench_speed::texts::Text;

use crate::cores;
use crate::measure::Table;
use crate::memory::TIMES;
use crate::peers::{Counts, Work};

/// Prints what was measured of a text.
pub(crate) fn print(text: &Text, table: &Table, peaks: Option<[u64; TIMES.len()]>) {
    let bytes = text.bytes.len();
    println!("\n{}: {:.1} MB", text.name, bytes as f64 / 1e6);
    for work in Work::ALL {
        let rows = || table.rows.iter().filter(move |row| row.peer.work == work);
        let counts = rows().next().map_or(Counts::default(), |row| row.counts);
        println!(
            "\n{}: {} games, {} moves, {} games broken",
            title(work),
            counts.games,
            counts.moves,
            counts.broken
        );
        println!(
            "{:38}{:>8}{:>12}{:>12}{:>7}{:>9}",
            "", "MB/s", "k games/s", "M moves/s", "×", "spread"
        );
        for row in rows() {
            let rates = rates(bytes, row.counts, row.time.best);
            let spread = format!("{:.0} %", row.time.spread() * 100.0);
            println!("{:38}{rates}{:>7.2}{spread:>9}", row.peer.name(), table.ratio(row));
        }
        for all in table.all_cores.iter().filter(|all| all.work == work) {
            let rates = rates(bytes, all.counts, all.time.best);
            let spread = format!("{:.0} %", all.time.spread() * 100.0);
            let name = format!("J'adoube on all {} cores", cores::threads());
            let ratio = format!("{:.2} × one core, {:.2} undisturbed", all.ratio, all.undisturbed);
            println!("{name:38}{rates}{:>7}{spread:>9}  {ratio}", "");
        }
    }
    if let Some(peaks) = peaks {
        let sizes = peaks.iter().zip(TIMES).map(|(&peak, times)| {
            let megabytes = (bytes * times) as f64 / 1e6;
            format!("{:.1} MB for {megabytes:.0} MB", peak as f64 * 1024.0 / 1e6)
        });
        let sizes = sizes.collect::<Vec<_>>().join(", ");
        println!("\nPeak memory of a process that checks the games from a pipe: {sizes}");
    }
}

fn title(work: Work) -> &'static str {
    match work {
        Work::Lexed => "Lexed: every move word is parsed",
        Work::Checked => "Checked: every move of the main line is checked and made",
    }
}

fn rates(bytes: usize, counts: Counts, time: Duration) -> String {
    let per_second = |number: f64| number / time.as_secs_f64();
    format!(
        "{:>8.1}{:>12.1}{:>12.2}",
        per_second(bytes as f64 / 1e6),
        per_second(counts.games as f64 / 1e3),
        per_second(counts.moves as f64 / 1e6)
    )
}

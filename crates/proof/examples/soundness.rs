//! Asks the prover a million questions and compares every answer with plain enumeration.
//!
//! `cargo run --release --package jadoube-proof --example soundness [QUERIES [SEED]]`
//!
//! A question counts if the enumeration answers it. The questions depend on nothing but the seed: they come in blocks,
//! each a function of the seed and its number, whatever the number of cores. Progress goes to standard error; the exit
//! code is 1 if there is any disagreement, or if the checker does not accept an answer.

#[expect(unreachable_pub, reason = "tests and the fuzz target use it too")]
#[path = "../tests/support/mod.rs"]
mod support;

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use jadoube_proof::Budget;
use support::agreement::{Examiner, Failure, Limits};
use support::oracle::Horizon;
use support::queries::Queries;
use support::tally::Tally;

/// How many questions are asked if nobody says.
const QUERIES: u64 = 1_000_000;

/// So many questions make a block.
const BLOCK: u64 = 1_000;

/// The prover could do more, but a million questions should not take all day.
const LIMITS: Limits = Limits {
    horizon: Horizon {
        patience: 1_500,
        cap: 8_000,
    },
    second: Horizon {
        patience: 50_000,
        cap: 100_000,
    },
    budget: Budget::positions(1_000_000),
};

/// How often to report.
const PAUSE: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    let mut numbers = std::env::args()
        .skip(1)
        .map(|word| word.replace(['_', ','], "").parse());
    let (Ok(wanted), Ok(seed), None) = (
        numbers.next().unwrap_or(Ok(QUERIES)),
        numbers.next().unwrap_or(Ok(1)),
        numbers.next(),
    ) else {
        eprintln!("usage: soundness [QUERIES [SEED]]");
        return ExitCode::from(2);
    };
    let report = run(wanted, seed);
    print!("{}", report.tally);
    let total = report.tally.total();
    println!(
        "{} queries, {} disagreements, {} objections of the checker, {} unknown, {} positions, seed {seed}",
        grouped(total.queries),
        grouped(report.disagreements),
        grouped(report.objections),
        grouped(total.unknown),
        grouped(total.positions),
    );
    ExitCode::from(u8::from(report.disagreements + report.objections > 0))
}

#[derive(Default)]
struct Report {
    tally: Tally,
    disagreements: u64,
    objections: u64,
}

/// Works through the blocks on all cores.
fn run(wanted: u64, seed: u64) -> Report {
    let blocks = wanted.div_ceil(BLOCK);
    let next = AtomicU64::new(0);
    let start = Instant::now();
    let shared = Mutex::new((Report::default(), start));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= blocks {
                return;
            }
            let size = BLOCK.min(wanted - number * BLOCK);
            let block = ask(size, seed.wrapping_mul(0x9e37_79b9).wrapping_add(number) << 20);
            let mut guard = shared.lock().expect("no worker panicked");
            let (report, told) = &mut *guard;
            report.tally += &block.tally;
            report.disagreements += block.disagreements;
            report.objections += block.objections;
            if told.elapsed() >= PAUSE {
                *told = Instant::now();
                let done = report.tally.total().queries;
                let rate = done as f64 / start.elapsed().as_secs_f64();
                let left = Duration::from_secs((wanted.saturating_sub(done) as f64 / rate) as u64);
                let (done, wrong) = (grouped(done), report.disagreements + report.objections);
                eprintln!("{done} queries, {wrong} failures, {rate:.0} a second, {left:?} left");
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    shared.into_inner().expect("no worker panicked").0
}

/// Asks the questions of a block.
fn ask(size: u64, seed: u64) -> Report {
    let mut report = Report::default();
    let mut queries = Queries::new(seed);
    let mut examiner = Examiner::new(LIMITS);
    while report.tally.total().queries + report.disagreements + report.objections < size {
        let (position, kind) = queries.draw();
        match examiner.examine(&position) {
            Ok(examined) => {
                if examined.is_hard() {
                    queries.remember(&position);
                }
                report.tally.count(kind, &examined);
            }
            Err(failure) => {
                match failure {
                    Failure::Disagreement(_) => report.disagreements += 1,
                    Failure::Objection(_) => report.objections += 1,
                }
                eprintln!("{failure}");
            }
        }
    }
    report
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

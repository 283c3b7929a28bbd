//! The audit of the same text, with everything on: on one core, and by its own pieces on all of them.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use jadoube_audit::{Audit, Bookmark, Settings};
use jadoube_bench_speed::machine;
use jadoube_bench_speed::texts::Text;

use crate::cores;
use crate::measure::Table;
use crate::peers::Work;

/// A text that is smaller than this is audited several times in a row.
const LEAST: usize = 60_000_000;

/// What was measured.
pub(crate) struct Audited {
    findings: u64,
    /// Processor time on one core, and time on the wall.
    one: Duration,
    one_wall: Duration,
    /// On all cores: time on the wall, and processor time of each.
    all_wall: Duration,
    all_each: Duration,
}

/// Audits a text.
pub(crate) fn measure(text: &Text, rounds: usize) -> Result<Audited, String> {
    let times = LEAST.div_ceil(text.bytes.len().max(1)) as u32;
    let threads = cores::threads();
    let mut audited = Audited {
        findings: 0,
        one: Duration::MAX,
        one_wall: Duration::MAX,
        all_wall: Duration::MAX,
        all_each: Duration::MAX,
    };
    for _ in 0..rounds {
        for workers in [1, threads] {
            let (start, wall) = (machine::process_time(), Instant::now());
            for _ in 0..times {
                audited.findings = audit(text, workers)?;
            }
            let (spent, wall) = ((machine::process_time() - start) / times, wall.elapsed() / times);
            if workers == 1 {
                audited.one = audited.one.min(spent);
                audited.one_wall = audited.one_wall.min(wall);
            }
            if workers == threads {
                audited.all_wall = audited.all_wall.min(wall);
                audited.all_each = audited.all_each.min(spent / threads as u32);
            }
        }
    }
    Ok(audited)
}

/// Audits a text once. How much was found is returned.
fn audit(text: &Text, workers: usize) -> Result<u64, String> {
    let mut audit = Audit::new(Settings {
        workers: NonZeroUsize::new(workers).unwrap_or(NonZeroUsize::MIN),
        ..Settings::default()
    });
    let read = audit.read(&text.name, &text.bytes[..], Bookmark::default(), |_| ControlFlow::Continue(()));
    read.map_err(|error| format!("{}: {error}", text.name))?;
    Ok(audit.totals().findings())
}

/// Prints what was measured, beside the rows of readers who check the same text.
pub(crate) fn print(text: &Text, table: &Table, audited: &Audited) {
    let rate = |time: Duration| text.bytes.len() as f64 / 1e6 / time.as_secs_f64();
    println!("\nAudited: checked, and held against the Laws with all findings on: {} found", audited.findings);
    println!("{:38}{:>8.1} MB/s", "jadoube-audit on one core", rate(audited.one));
    for row in table.rows.iter().filter(|row| row.peer.work == Work::Checked) {
        let ratio = row.time.best.div_duration_f64(audited.one);
        println!("{:38}{ratio:>8.2} × {}", "", row.peer.name());
    }
    println!(
        "{:38}{:>8.1} MB/s  {:.2} × one core, {:.2} undisturbed",
        format!("jadoube-audit on all {} cores", cores::threads()),
        rate(audited.all_wall),
        audited.one_wall.div_duration_f64(audited.all_wall),
        audited.one.div_duration_f64(audited.all_each),
    );
    let games = table.rows.first().map_or(0, |row| row.counts.games).max(1) as f64;
    let hours = audited.one.as_secs_f64() / games * 1e9 / 3600.0;
    println!("{:38}{hours:>8.0} core-hours for a thousand million games like these", "");
}

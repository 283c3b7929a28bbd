//! The tables, for people.

use std::time::Duration;

use crate::arguments::Plan;
use crate::measure::Row;
use crate::programs::{Answer, Asked};
use crate::sets::{Mode, Set, Truth};

/// Prints what was measured of a set.
pub(crate) fn print(set: &Set, rows: &[Row], plan: &Plan) {
    let source = set.source;
    println!("\n{}: {}", source.name, source.title);
    print!("{} questions", set.queries.len());
    match set.refused.len() {
        0 => println!(),
        1 => println!("; one position is refused:"),
        refused => println!("; {refused} positions are refused:"),
    }
    for (fen, reason) in &set.refused {
        println!("  {fen}  {reason}");
    }
    println!(
        "{:24}{:>10}{:>10}{:>10}{:>10}{:>10}{:>10}{:>12}{:>8}{:>7}{:>8}",
        "", "total", "mean", "median", "p99", "worst", "winnable", "unwinnable", "open", "wrong", "×"
    );
    let ours = rows.iter().find(|row| row.asked == Asked::Ours);
    for row in rows {
        let ratio = ours.map_or("–".into(), |ours| {
            format!("{:.2}", row.total.div_duration_f64(ours.total))
        });
        println!("{}{ratio:>8}", line(set, row));
    }
    for row in rows {
        if let Some(&number) = row.slowest().first() {
            println!("worst of {}: {}", row.asked.name(), asked(set, number));
        }
    }
    if source.mode == Mode::Quick {
        for row in rows {
            let unwinnable = set
                .queries
                .iter()
                .filter(|query| query.truth == Some(Truth::Unwinnable));
            let right = row.count(Answer::Unwinnable) - row.wrong(set).len();
            let missed = unwinnable.count() - right;
            println!("unwinnable, and not seen by {}: {missed}", row.asked.name());
        }
    }
    let different = different(source.mode, rows);
    if rows.len() > 1 {
        println!("answers that differ: {}", different.len());
    }
    if let (true, Some(ours)) = (plan.check, ours) {
        println!("answers of ours that the checker refuses: {}", ours.objections.len());
        for (number, objection) in &ours.objections {
            println!("  {}  {objection}", asked(set, *number));
        }
    }
    if plan.wrong {
        list_wrong(set, rows, &different);
    }
    if let Some(ours) = ours {
        list_ours(set, ours, plan);
    }
}

/// A row of the table, without the ratio.
fn line(set: &Set, row: &Row) -> String {
    let mut times: Vec<Duration> = row.outcomes.iter().map(|outcome| outcome.time).collect();
    times.sort();
    let at = |share: f64| {
        times
            .get((times.len() as f64 * share) as usize)
            .copied()
            .unwrap_or_default()
    };
    let worst = times.last().copied().unwrap_or_default();
    let mean = row.total / times.len().max(1) as u32;
    let times = [row.total, mean, at(0.5), at(0.99), worst].map(|time| format!("{:>10}", short(time)));
    format!(
        "{:24}{}{:>10}{:>12}{:>8}{:>7}",
        row.asked.name(),
        times.concat(),
        row.count(Answer::Winnable),
        row.count(Answer::Unwinnable),
        row.count(Answer::Open),
        row.wrong(set).len()
    )
}

/// The numbers of the questions to which the programs give different answers. What one leaves open does not differ, but
/// at a glance all that counts is what is ruled out.
fn different(mode: Mode, rows: &[Row]) -> Vec<usize> {
    let [first, second] = rows else { return Vec::new() };
    let differ = |&number: &usize| {
        let answers = [first, second].map(|row| row.outcomes[number].answer);
        answers[0] != answers[1] && (mode == Mode::Quick || !answers.contains(&Answer::Open))
    };
    (0..first.outcomes.len()).filter(differ).collect()
}

fn list_wrong(set: &Set, rows: &[Row], different: &[usize]) {
    for row in rows {
        for number in row.wrong(set) {
            let answer = row.outcomes[number].answer.name();
            println!("wrong: {} says {answer}: {}", row.asked.name(), asked(set, number));
        }
    }
    for &number in different {
        let said = rows.iter().map(|row| row.outcomes[number].answer.name());
        println!(
            "differs: {}: {}",
            said.collect::<Vec<_>>().join(", "),
            asked(set, number)
        );
    }
}

/// What was asked for of our answers, one a line.
fn list_ours(set: &Set, ours: &Row, plan: &Plan) {
    for number in ours.slowest().into_iter().take(plan.slowest) {
        let outcome = &ours.outcomes[number];
        let (micros, verdict) = (micros(outcome.time), outcome.answer.name());
        println!("{micros} {} {verdict} {}", outcome.nodes, asked(set, number));
    }
    if plan.verdicts {
        for (query, outcome) in set.queries.iter().zip(&ours.outcomes) {
            let (micros, verdict) = (micros(outcome.time), outcome.answer.name());
            let side = query.winner.letter();
            println!("{side} {verdict} {micros} {} {}", outcome.nodes, query.fen);
        }
    }
}

/// A question: the side that should mate, and the position.
fn asked(set: &Set, number: usize) -> String {
    let query = &set.queries[number];
    format!("{} {}", query.winner.letter(), query.fen)
}

fn micros(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1e6)
}

/// A time in the unit that suits it.
fn short(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds >= 1.0 => format!("{seconds:.2} s"),
        seconds if seconds >= 1e-3 => format!("{:.2} ms", seconds * 1e3),
        seconds => format!("{:.2} µs", seconds * 1e6),
    }
}

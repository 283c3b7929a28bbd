//! The numbers, in a table.

use std::fmt::Write;
use std::time::Duration;

use crate::arguments::Plan;
use crate::hall::Played;

/// What people read.
pub(crate) fn table(plan: &Plan, played: &Played) -> String {
    let mut presses = played.presses.clone();
    presses.sort_unstable();
    let at = |part: f64| {
        let index = (presses.len() as f64 * part) as usize;
        presses
            .get(index.min(presses.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default()
    };
    let ms = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1e3);
    let mut text = String::new();
    let mut row = |name: &str, value: String| {
        let _ = writeln!(text, "{name:<28}{value:>14}");
    };
    row("games", plan.games.to_string());
    row("watchers", (plan.watched * plan.watchers).to_string());
    row("seconds", plan.seconds.to_string());
    row("presses acknowledged", presses.len().to_string());
    row("  half of them within", ms(at(0.5)));
    row("  99 % within", ms(at(0.99)));
    row("  all within", ms(at(1.0)));
    row("games that failed", played.failed.to_string());
    row("updates told to watchers", played.updates.to_string());
    row("entries on disk", played.entries.to_string());
    row(
        "memory for each game",
        format!("{:.1} kB", played.bytes_per_game as f64 / 1e3),
    );
    if let Some(reason) = &played.reason {
        row("first failure", reason.clone());
    }
    text
}

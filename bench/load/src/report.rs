//! The numbers, in tables.

use std::fmt::Write;
use std::time::Duration;

use crate::arguments::Plan;
use crate::hall::Played;
use crate::hostile;
use crate::kills::Survived;

/// A name and a value.
struct Table(String);

impl Table {
    fn row(&mut self, name: &str, value: impl ToString) {
        let _ = writeln!(self.0, "{name:<36}{:>14}", value.to_string());
    }
}

/// What people read of one evening.
pub(crate) fn played(plan: &Plan, played: &Played) -> String {
    let mut table = Table(String::new());
    table.row("games", plan.games);
    table.row("watchers", plan.watched * plan.watchers);
    table.row("seconds", plan.seconds);
    if plan.hostile {
        let _ = writeln!(table.0, "meanwhile: {}", hostile::described());
    }
    table.row("presses acknowledged, on disk", played.presses.len());
    table.row("  half of them within", ms(played.within(0.5)));
    table.row("  99 % within", ms(played.within(0.99)));
    table.row("  all within", ms(played.within(1.0)));
    table.row("games that failed", played.failed);
    table.row("updates told to watchers", played.updates);
    table.row("memory for each game, opened", kb(played.opened_bytes));
    table.row("memory for each game, being played", kb(played.played_bytes));
    if let Some(reason) = &played.reason {
        table.row("first failure", reason);
    }
    table.0
}

/// The names of the columns of [`row`].
pub(crate) const HEAD: &str = "   games  watchers       half       99 %        all  failed  memory each";

/// One attempt among several.
pub(crate) fn row(plan: &Plan, played: &Played) -> String {
    format!(
        "{:>8}{:>10}{:>11}{:>11}{:>11}{:>8}{:>13}",
        plan.games,
        plan.watched * plan.watchers,
        ms(played.within(0.5)),
        ms(played.within(0.99)),
        ms(played.within(1.0)),
        played.failed,
        kb(played.played_bytes),
    )
}

/// What people read after the power failed.
pub(crate) fn survived(plan: &Plan, survived: &Survived) -> String {
    let mut table = Table(String::new());
    table.row("games", plan.games);
    table.row("watchers", plan.watched * plan.watchers);
    table.row("times the desk was killed", survived.times);
    table.row("acts acknowledged, all of them kept", survived.acknowledged);
    table.row("kept, not yet acknowledged", survived.unacknowledged);
    table.row("entries compared", survived.entries);
    table.row("opened again within", ms(survived.reopened));
    table.row("games not as they should be", survived.wrong.len());
    for wrong in survived.wrong.iter().take(9) {
        let _ = writeln!(table.0, "{wrong}");
    }
    table.0
}

fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

fn kb(bytes: usize) -> String {
    format!("{:.1} kB", bytes as f64 / 1e3)
}

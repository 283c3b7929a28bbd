//! The numbers, in tables.

use std::fmt::Write;
use std::time::Duration;

use crate::arguments::Plan;
use crate::hall::Played;
use crate::hostile::Attack;
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
    table.row("addresses of players", if plan.many { plan.games } else { 1 });
    table.row("watchers", plan.watched * plan.watchers);
    table.row("seconds", plan.seconds);
    table.row("all players there, all games begun in", ms(played.begun));
    table.row("presses acknowledged, on disk", played.presses.len());
    table.row("  half of them within", ms(played.within(0.5)));
    table.row("  99 % within", ms(played.within(0.99)));
    table.row("  all within", ms(played.within(1.0)));
    table.row("games that failed", played.failed);
    table.row("updates told to watchers", played.updates);
    table.row("memory for each game, opened", kb(played.opened_bytes));
    table.row("memory for each game, being played", kb(played.played_bytes));
    table.row(
        "the desk had of a processor",
        format!("{:.0} %", played.processor * 100.0),
    );
    table.row("and waited for one, each press", ms(played.waited));
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

/// What must hold while a desk is attacked.
pub(crate) struct Bars {
    pub(crate) presses: bool,
    pub(crate) refusals: bool,
    pub(crate) memory: bool,
    pub(crate) foreign: bool,
}

impl Bars {
    /// The most that 99 % of presses may take.
    const PRESS: Duration = Duration::from_millis(50);
    /// The most memory that the desk may ever have.
    const MEMORY: usize = 512 << 20;

    /// One attack after the other must leave time and memory within the bars. All of them at once, which want more than the
    /// machine has, must only refuse nobody who plays, and answer no foreign page.
    pub(crate) fn of(played: &Played, attacks: &[Attack]) -> Bars {
        let at_once = attacks.len() > 1;
        Bars {
            presses: (at_once || played.within(0.99) <= Bars::PRESS) && !played.presses.is_empty(),
            refusals: played.failed == 0,
            memory: at_once || played.peak <= Bars::MEMORY,
            foreign: played.foreign == 0,
        }
    }

    pub(crate) fn held(&self) -> bool {
        self.presses && self.refusals && self.memory && self.foreign
    }
}

/// What stands above the rows of [`attack_row`].
pub(crate) fn attack_head(plan: &Plan) -> String {
    format!(
        "{} games, {} watchers, {} seconds each, players at {}\n\
         bars: 99 % of presses within {}, no honest act refused, memory within {}, no foreign page answered;\n\
         time and memory have no bar where all attack at once\n\n\
         {:<46}{:>9}{:>9}{:>11}{:>11}{:>9}{:>10}{:>11}{:>10}  broken",
        plan.games,
        plan.watched * plan.watchers,
        plan.seconds,
        if plan.many {
            "addresses of their own"
        } else {
            "one address"
        },
        ms(Bars::PRESS),
        mb(Bars::MEMORY),
        "meanwhile",
        "begun in",
        "presses",
        "99 %",
        "all",
        "refused",
        "memory",
        "processor",
        "waited",
    )
}

/// What happens meanwhile, in words.
pub(crate) fn attacks_name(attacks: &[Attack]) -> String {
    match attacks {
        [] => "nobody attacks".to_owned(),
        [attack] => attack.described(),
        _ => "all of these at once".to_owned(),
    }
}

/// A line for each attack.
pub(crate) fn attack_row(attacks: &[Attack], played: &Played, bars: &Bars) -> String {
    let name = attacks_name(attacks);
    let broken = [
        (bars.presses, "presses"),
        (bars.refusals, "refusals"),
        (bars.memory, "memory"),
        (bars.foreign, "foreign pages"),
    ];
    let broken: Vec<&str> = broken
        .into_iter()
        .filter(|(held, _)| !held)
        .map(|(_, name)| name)
        .collect();
    let mut row = format!(
        "{name:<46}{:>9}{:>9}{:>11}{:>11}{:>9}{:>10}{:>11}{:>10}  {}",
        format!("{:.1} s", played.begun.as_secs_f64()),
        played.presses.len(),
        ms(played.within(0.99)),
        ms(played.within(1.0)),
        played.failed,
        mb(played.peak),
        format!("{:.0} %", played.processor * 100.0),
        ms(played.waited),
        if broken.is_empty() {
            "-".to_owned()
        } else {
            broken.join(", ")
        },
    );
    if let Some(reason) = &played.reason {
        let _ = write!(row, "\n  first refusal: {reason}");
    }
    row
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
    table.row("copies made meanwhile, and verified", survived.copies);
    table.row("  put in the place of the file", survived.restored);
    table.row("copies with a flipped bit", survived.flips);
    table.row("  games named as damaged", survived.named);
    table.row("  games of copies as before", survived.same);
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

fn mb(bytes: usize) -> String {
    format!("{:.0} MB", bytes as f64 / 1e6)
}

fn kb(bytes: usize) -> String {
    format!("{:.1} kB", bytes as f64 / 1e3)
}

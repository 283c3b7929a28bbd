//! How many questions were of which kind, and how they were answered.

use std::fmt;
use std::ops::AddAssign;

use jadoube_board::Color;

use super::agreement::{Answer, Examined, Grounds};
use super::queries::Kind;

/// Counts of one kind of positions.
#[derive(Debug, Copy, Clone, Default)]
pub struct Counts {
    /// Positions that were asked about.
    pub positions: u64,
    /// Those of which all that can be reached was listed.
    pub closed: u64,
    /// Questions that the oracle answered: a position and a player each.
    pub queries: u64,
    /// Those that the prover did not.
    pub unknown: u64,
    /// The player can mate.
    pub winnable: u64,
    /// The player can mate, but not within twenty half-moves in the line that was found.
    pub long: u64,
    /// The player cannot mate, by material.
    pub by_material: u64,
    /// The player cannot mate, by a list of positions.
    pub by_list: u64,
    /// The player cannot mate, by invariants.
    pub by_invariants: u64,
}

/// Counts of all kinds of positions.
#[derive(Debug, Clone, Default)]
pub struct Tally([Counts; Kind::ALL.len()]);

impl Tally {
    /// Counts a position.
    pub fn count(&mut self, kind: Kind, examined: &Examined) {
        let counts = &mut self.0[kind as usize];
        counts.positions += 1;
        counts.closed += u64::from(examined.is_closed);
        for winner in Color::ALL {
            let answer = examined.answers[winner];
            counts.queries += u64::from(answer != Answer::Open);
            match answer {
                Answer::Open => {}
                Answer::Winnable(plies) => {
                    counts.winnable += 1;
                    counts.long += u64::from(plies > 20);
                }
                Answer::Unwinnable(Grounds::Material) => counts.by_material += 1,
                Answer::Unwinnable(Grounds::List) => counts.by_list += 1,
                Answer::Unwinnable(Grounds::Invariants) => counts.by_invariants += 1,
                Answer::Unknown => counts.unknown += 1,
            }
        }
    }

    /// All kinds together.
    pub fn total(&self) -> Counts {
        let mut total = Counts::default();
        for counts in &self.0 {
            total += counts;
        }
        total
    }
}

impl AddAssign<&Counts> for Counts {
    fn add_assign(&mut self, other: &Counts) {
        self.positions += other.positions;
        self.closed += other.closed;
        self.queries += other.queries;
        self.unknown += other.unknown;
        self.winnable += other.winnable;
        self.long += other.long;
        self.by_material += other.by_material;
        self.by_list += other.by_list;
        self.by_invariants += other.by_invariants;
    }
}

impl AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, other: &Tally) {
        for (counts, others) in self.0.iter_mut().zip(&other.0) {
            *counts += others;
        }
    }
}

/// A table: positions, the share of them that was listed to the end, questions, and shares of these.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:10}{:>10}{:>8}{:>10}{:>10}{:>8}{:>10}{:>8}{:>12}{:>9}",
            "kind", "positions", "closed", "queries", "winnable", "(long)", "material", "list", "invariants", "unknown"
        )?;
        let kinds = Kind::ALL.map(|kind| format!("{kind:?}"));
        let rows = kinds.iter().map(String::as_str).zip(&self.0);
        for (name, counts) in rows.chain([("all", &self.total())]) {
            let of_queries = |part: u64| share(part, counts.queries);
            writeln!(
                f,
                "{name:10}{:>10}{:>8}{:>10}{:>10}{:>8}{:>10}{:>8}{:>12}{:>9}",
                counts.positions,
                share(counts.closed, counts.positions),
                counts.queries,
                of_queries(counts.winnable),
                of_queries(counts.long),
                of_queries(counts.by_material),
                of_queries(counts.by_list),
                of_queries(counts.by_invariants),
                counts.unknown,
            )?;
        }
        Ok(())
    }
}

fn share(part: u64, all: u64) -> String {
    format!("{:.1} %", 100.0 * part as f64 / all.max(1) as f64)
}

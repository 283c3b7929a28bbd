//! Who can still mate.

use jadoube_board::{Color, Move, Position, Role};
use jadoube_proof::{Budget, Prover, Quick, Verdict};

/// Whether a player can mate by any series of legal moves.
pub(crate) enum Mating {
    /// By these moves of both players.
    Possible(Vec<Move>),
    /// By none.
    Impossible,
    /// The budget did not suffice to tell.
    Unknown,
}

/// How many positions are looked at to find a shorter line than the first that was found: a short one is sooner believed.
const SHORTENING: Budget = Budget::positions(50_000);

/// Decides who can still mate by any series of legal moves.
///
/// It keeps the memory of its searches, so one serves many games, one after the other. What it answers depends on the
/// position and the budget alone.
#[derive(Default)]
pub struct MateProver {
    prover: Prover,
    /// The most positions that are looked at for one answer, whatever the budget.
    ceiling: Option<u64>,
    /// Whether an answer was cut short by the ceiling.
    cut_short: bool,
}

impl MateProver {
    /// A decider with memory of its own.
    #[must_use]
    pub fn new() -> MateProver {
        MateProver::default()
    }

    /// A decider that looks at no more than so many positions for one answer, whatever the budget, and so needs little time
    /// and memory. What is heard with it holds only if [it was not cut short](MateProver::was_cut_short): then it is what any
    /// other would have answered.
    #[must_use]
    pub fn with_ceiling(positions: u64) -> MateProver {
        MateProver {
            ceiling: Some(positions),
            ..MateProver::default()
        }
    }

    /// Whether an answer since the last call was cut short by the ceiling.
    pub fn was_cut_short(&mut self) -> bool {
        core::mem::take(&mut self.cut_short)
    }

    /// Whether a player can mate from here, and how.
    pub(crate) fn mating(&mut self, position: &Position, winner: Color, budget: u64) -> Mating {
        match self.verdict(position, winner, budget) {
            // Looking for a shorter line would go beyond the ceiling.
            Mating::Possible(line) if self.ceiling.is_some() => {
                self.cut_short = true;
                Mating::Possible(line)
            }
            Mating::Possible(line) => Mating::Possible(self.prover.shorten(position, winner, &line, SHORTENING)),
            known => known,
        }
    }

    /// Whether a player can mate from here; `None` if the budget did not suffice.
    pub fn can_mate(&mut self, position: &Position, winner: Color, budget: u64) -> Option<bool> {
        match self.verdict(position, winner, budget) {
            Mating::Possible(_) => Some(true),
            Mating::Impossible => Some(false),
            Mating::Unknown => None,
        }
    }

    fn verdict(&mut self, position: &Position, winner: Color, budget: u64) -> Mating {
        if matches!(self.prover.quick(position, winner), Quick::Unwinnable(_)) {
            return Mating::Impossible;
        }
        let allowed = self.ceiling.map_or(budget, |ceiling| ceiling.min(budget));
        match self.prover.can_mate(position, winner, Budget::positions(allowed)) {
            Verdict::Winnable(line) => Mating::Possible(line),
            Verdict::Unwinnable(_) => Mating::Impossible,
            Verdict::Unknown(_) => {
                self.cut_short |= allowed < budget;
                Mating::Unknown
            }
        }
    }

    /// Whether neither player can mate from here; `None` if the budget did not suffice.
    pub fn is_dead(&mut self, position: &Position, budget: u64) -> Option<bool> {
        // One who can is enough.
        let first = likelier(position);
        if self.prover.glance_either(position, first).is_some() {
            return Some(false);
        }
        let cut_short = self.cut_short;
        match self.can_mate(position, first, budget) {
            Some(true) => Some(false),
            known => match self.can_mate(position, !first, budget) {
                Some(true) => {
                    // Whatever the first answer might have been.
                    self.cut_short = cut_short;
                    Some(false)
                }
                Some(false) => known.map(|_| true),
                None => None,
            },
        }
    }
}

/// Who is sooner found to be able to mate: whoever has the heavier pieces, else whoever has just moved.
fn likelier(position: &Position) -> Color {
    let (own, theirs) = (position.colored(!position.turn()), position.colored(position.turn()));
    for role in [Role::Queen, Role::Rook, Role::Pawn] {
        let men = position.role(role);
        if men.meets(own) != men.meets(theirs) {
            return if men.meets(own) {
                !position.turn()
            } else {
                position.turn()
            };
        }
    }
    !position.turn()
}

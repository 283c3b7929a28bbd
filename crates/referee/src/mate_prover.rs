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
}

impl MateProver {
    /// A decider with memory of its own.
    #[must_use]
    pub fn new() -> MateProver {
        MateProver::default()
    }

    /// Whether a player can mate from here, and how.
    pub(crate) fn mating(&mut self, position: &Position, winner: Color, budget: u64) -> Mating {
        match self.verdict(position, winner, budget) {
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
        match self.prover.can_mate(position, winner, Budget::positions(budget)) {
            Verdict::Winnable(line) => Mating::Possible(line),
            Verdict::Unwinnable(_) => Mating::Impossible,
            Verdict::Unknown(_) => Mating::Unknown,
        }
    }

    /// Whether neither player can mate from here; `None` if the budget did not suffice.
    pub fn is_dead(&mut self, position: &Position, budget: u64) -> Option<bool> {
        // One who can is enough.
        let first = likelier(position);
        if self.prover.glance_either(position, first).is_some() {
            return Some(false);
        }
        match self.can_mate(position, first, budget) {
            Some(true) => Some(false),
            known => match self.can_mate(position, !first, budget) {
                Some(true) => Some(false),
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

//! Whether the squares around a king can all be taken from it.
//!
//! In a checkmate every square next to the king is occupied by one of its own men or attacked by an enemy. If men can
//! only be on certain squares, that may be impossible: then there is no mate. Here men are placed, one after another,
//! on squares where they may be, until every flight is covered or no man is left that could. Whatever else has to be
//! true of a mate is not asked, so that finding a placement means little, and finding none is a proof.

use jadoube_board::{Color, Piece, Role, Square, Squares, attacks};

use crate::certificate::Man;

/// The squares that a piece attacks: a pawn, the two before it.
pub(super) fn attack(piece: Piece, square: Square, walls: Squares) -> Squares {
    attacks::from(piece, square, walls)
}

/// The squares next to a king, and which of them are covered.
#[derive(Debug, Copy, Clone)]
pub(super) struct Flights {
    open: Squares,
    /// What stands in the way of lines. The king does not shield the squares behind it: it would have left.
    walls: Squares,
}

impl Flights {
    pub(super) fn new(king: Square, walls: Squares) -> Flights {
        Flights {
            open: attacks::king(king),
            walls: walls - Squares::of(king),
        }
    }

    pub(super) fn cover(&mut self, squares: Squares) {
        self.open -= squares;
    }

    pub(super) fn cover_by(&mut self, piece: Piece, square: Square) {
        self.open -= attack(piece, square, self.walls);
    }
}

/// Places men who may be in several places.
pub(super) struct Placer<'a> {
    winner: Color,
    men: &'a [Man],
    /// The squares on which each man may be, by role.
    reach: &'a [[Squares; 6]; 32],
    steps: u32,
}

/// How many placements to try before one is taken to exist.
const STEPS: u32 = 2_000;

impl<'a> Placer<'a> {
    pub(super) fn new(winner: Color, men: &'a [Man], reach: &'a [[Squares; 6]; 32]) -> Placer<'a> {
        Placer {
            winner,
            men,
            reach,
            steps: 0,
        }
    }

    /// Whether the open flights can be covered by men who are not used yet, on squares that are not taken, and then what
    /// is asked of the men used and the squares taken is true as well.
    pub(super) fn covers(
        &mut self,
        flights: &Flights,
        used: u32,
        taken: Squares,
        then: &dyn Fn(u32, Squares) -> bool,
    ) -> bool {
        self.steps += 1;
        if self.steps > STEPS {
            return true;
        }
        // The flight that the fewest men can cover: if none can, nothing else matters.
        let mut hardest = None;
        let mut fewest = u32::MAX;
        for flight in flights.open {
            let from = self.attackers(flight, flights.walls);
            let count = (0..self.men.len())
                .filter(|&man| self.can(man, flight, &from, used, taken))
                .count() as u32;
            if count == 0 {
                return false;
            }
            if count < fewest {
                fewest = count;
                hardest = Some((flight, from));
            }
        }
        let Some((flight, from)) = hardest else {
            return then(used, taken);
        };
        for man in 0..self.men.len() {
            if !self.can(man, flight, &from, used, taken) {
                continue;
            }
            let used = used | (1 << man);
            if self.men[man].piece.color != self.winner {
                let mut rest = *flights;
                rest.cover(Squares::of(flight));
                if self.covers(&rest, used, taken | Squares::of(flight), then) {
                    return true;
                }
                continue;
            }
            for role in Role::ALL {
                let squares = self.reach[man][role as usize] - taken;
                for square in squares & from[role as usize] {
                    let mut rest = *flights;
                    rest.cover_by(role.of(self.winner), square);
                    if self.covers(&rest, used, taken | Squares::of(square), then) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The squares from which the winner's men attack a square, by role: those that a man of the other colour would
    /// attack from it.
    fn attackers(&self, square: Square, walls: Squares) -> [Squares; 6] {
        let (straight, diagonal) = (attacks::rook(square, walls), attacks::bishop(square, walls));
        [
            attacks::pawn(!self.winner, square),
            attacks::knight(square),
            diagonal,
            straight,
            straight | diagonal,
            Squares::EMPTY,
        ]
    }

    /// Whether a man can cover a flight.
    #[inline(always)]
    fn can(&self, man: usize, flight: Square, from: &[Squares; 6], used: u32, taken: Squares) -> bool {
        if used & (1 << man) != 0 {
            return false;
        }
        let reach = &self.reach[man];
        if self.men[man].piece.color != self.winner {
            return !taken.contains(flight) && reach.iter().any(|squares| squares.contains(flight));
        }
        reach
            .iter()
            .zip(from)
            .any(|(squares, from)| (*squares - taken).meets(*from))
    }
}

//! A cheap look, for those who ask after every move.

use jadoube_board::{Color, Position, Role, Squares};

use crate::arena::Arena;
use crate::certificate::Certificate;
use crate::invariant::{Survey, fill};
use crate::material;
use crate::prover::{Prover, listed};
use crate::seek::Sought;

/// What can be said at a glance: see [`Prover::quick`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Quick {
    /// The player cannot mate, and this shows it.
    Unwinnable(Certificate),
    /// Nothing was seen that forbids mate. [`Prover::can_mate`] decides.
    Open,
}

impl Prover {
    /// A cheap look, for a referee who asks after every move: exact when it says that the player cannot mate, and soon
    /// done where the position is plainly alive.
    ///
    /// In most positions the player to move has a choice, and there is a queen, rook or knight to mate with or a pawn with
    /// no enemy pawn before it: such a position is [`Quick::Open`] at once. Else forced moves are followed for a while, and
    /// it is surveyed where men can go.
    pub fn quick(&mut self, position: &Position, winner: Color) -> Quick {
        self.spent = 1;
        if material::is_barren(position, winner) {
            let mated = position.turn() != winner && position.is_checkmate();
            return if mated {
                Quick::Open
            } else {
                Quick::Unwinnable(Certificate::default())
            };
        }
        if is_plainly_alive(position, winner) {
            return Quick::Open;
        }
        if position.turn() != winner && position.is_checkmate() {
            return Quick::Open;
        }
        let sought = glance(&mut self.arena, position, winner);
        self.spent = self.arena.len() as u64;
        match sought {
            Sought::Exhausted => Quick::Unwinnable(listed(&self.arena)),
            Sought::Mate(_) => Quick::Open,
            Sought::GivenUp => {
                let survey = Survey::of(position, winner);
                if survey.allows_mate() {
                    Quick::Open
                } else {
                    Quick::Unwinnable(Certificate {
                        invariants: vec![survey.invariant()],
                        ..Certificate::default()
                    })
                }
            }
        }
    }
}

/// Whether nothing is forced and nothing is locked.
fn is_plainly_alive(position: &Position, winner: Color) -> bool {
    is_loose(position, winner) && !position.is_check() && position.count_legal_moves() >= CHOICE
}

/// With so many moves to choose from, a player is not forced into anything.
const CHOICE: usize = 4;

/// Whether the winner has a man whom pawns do not hold up for long, or a pawn has no enemy pawn before it.
fn is_loose(position: &Position, winner: Color) -> bool {
    let strong = position.role(Role::Queen) | position.role(Role::Rook) | position.role(Role::Knight);
    if strong.meets(position.colored(winner)) {
        return true;
    }
    let pawns = position.role(Role::Pawn);
    let [white, black] = Color::ALL.map(|color| pawns & position.colored(color));
    // A pawn stops those behind it on its file, as a wall does a rook.
    let stopped = |own: Squares, others: Squares, color: Color| fill::file_ahead(others, !color) & own;
    stopped(white, black, Color::White) != white || stopped(black, white, Color::Black) != black
}

/// Follows forced moves until they are over: a mate, or a position in which nobody is forced, ends it.
fn glance(arena: &mut Arena, root: &Position, winner: Color) -> Sought {
    arena.restart(root);
    let mut next = 0;
    while next < arena.len() {
        if arena.len() > 50 {
            return Sought::GivenUp;
        }
        let position = *arena.position(next);
        let mut alive = false;
        position.for_each_child(|mv, child| {
            if !alive && !material::is_barren(child, winner) && arena.add(child, next, mv) {
                let mates = child.turn() != winner && child.is_checkmate();
                alive = mates || is_plainly_alive(child, winner);
            }
        });
        if alive {
            return Sought::Mate(Vec::new());
        }
        next += 1;
    }
    Sought::Exhausted
}

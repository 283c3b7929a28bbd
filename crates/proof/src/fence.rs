//! Every position that can be reached, one by one, until an invariant takes over.

use std::collections::HashSet;

use jadoube_board::{Color, Kind, Move, Position, Role, Squares};

use crate::arena::Arena;
use crate::certificate::{Certificate, Invariant};
use crate::invariant::{Grain, Survey, strata};
use crate::material;
use crate::novelty::world;

/// What a sweep found.
pub(crate) enum Swept {
    /// A line that ends in mate.
    Mate(Vec<Move>),
    /// All positions were seen or are covered by an invariant, and none is mate.
    Closed(Certificate),
    /// There are more positions than were allowed.
    Open,
}

/// An invariant, and which squares it allows to each kind of piece.
#[derive(Debug)]
struct Cover {
    invariant: Invariant,
    allowed: [[Squares; 6]; 2],
}

/// Looks at every position that can be reached, nearest first, up to a limit.
///
/// Positions whose material forbids mate are not followed. After a capture or a pawn move, an invariant is looked for;
/// positions in which one holds are not followed either. If this ends without a mate, there is none.
pub(crate) fn sweep(arena: &mut Arena, root: &Position, winner: Color, limit: u64, depth: usize) -> (Swept, u64) {
    let mut covers: Vec<Cover> = Vec::new();
    let mut tried = HashSet::new();
    let mut spent = 0;
    let mut failures = 0;
    let mut idle = 0;
    arena.restart(root);
    let mut next = 0;
    while next < arena.len() {
        if arena.len() as u64 > limit {
            return (Swept::Open, spent + arena.len() as u64);
        }
        let position = *arena.position(next);
        let loser_replies = position.turn() == winner;
        let mut mate = None;
        position.for_each_child(|mv, child| {
            if mate.is_some() || material::is_barren(child, winner) {
                return;
            }
            let mates = loser_replies && child.is_checkmate();
            if !mates && covers.iter().any(|cover| cover.holds(child)) {
                return;
            }
            if !arena.add(child, next, mv) {
                return;
            }
            if mates {
                mate = Some(arena.len() - 1);
                return;
            }
            let changes =
                mv.kind().role() == Role::Pawn || mv.kind() != Kind::Castling && position.occupied().contains(mv.to());
            if changes && idle < 100 && tried.insert(world(child)) {
                let survey = Survey::of(child, winner);
                spent += 20;
                idle += 1;
                if !survey.allows_mate() {
                    idle = 0;
                    covers.push(Cover::new(survey.invariant()));
                } else if depth > 0 && failures < 4 {
                    failures += 1;
                    for grain in [Grain::Coarse, Grain::Middle, Grain::Fine] {
                        let (outcome, steps) = strata(child, winner, depth, grain);
                        spent += steps;
                        if let Some(invariant) = outcome {
                            covers.push(Cover::new(invariant));
                            (failures, idle) = (0, 0);
                            break;
                        }
                    }
                }
            }
        });
        if let Some(mate) = mate {
            return (Swept::Mate(arena.line(mate)), spent + arena.len() as u64);
        }
        next += 1;
    }
    spent += arena.len() as u64;
    if !covers.is_empty() {
        relist(arena, root, winner, &covers);
    }
    let certificate = Certificate {
        listed: arena.len() as u64,
        digest: arena.digest(),
        invariants: covers.into_iter().map(|cover| cover.invariant).collect(),
    };
    (Swept::Closed(certificate), spent)
}

/// The shortest line to mate, if it is found among so many positions.
pub(crate) fn nearest_mate(arena: &mut Arena, root: &Position, winner: Color, limit: u64) -> Option<Vec<Move>> {
    arena.restart(root);
    let mut next = 0;
    while next < arena.len() && arena.len() as u64 <= limit {
        let position = *arena.position(next);
        let mut mate = None;
        position.for_each_child(|mv, child| {
            if mate.is_none() && !material::is_barren(child, winner) && arena.add(child, next, mv) {
                mate = (child.turn() != winner && child.is_checkmate()).then(|| arena.len() - 1);
            }
        });
        if let Some(mate) = mate {
            return Some(arena.line(mate));
        }
        next += 1;
    }
    None
}

/// Lists the positions again, now that all invariants are known.
fn relist(arena: &mut Arena, root: &Position, winner: Color, covers: &[Cover]) {
    arena.restart(root);
    let mut next = 0;
    while next < arena.len() {
        let position = *arena.position(next);
        position.for_each_child(|mv, child| {
            if !material::is_barren(child, winner) && !covers.iter().any(|cover| cover.holds(child)) {
                arena.add(child, next, mv);
            }
        });
        next += 1;
    }
}

impl Cover {
    fn new(invariant: Invariant) -> Cover {
        let mut allowed = [[Squares::EMPTY; 6]; 2];
        for stratum in &invariant.strata {
            for (man, reach) in invariant.men.iter().zip(&stratum.reach) {
                for (role, squares) in reach.squares.iter().enumerate() {
                    allowed[man.piece.color as usize][role] |= *squares;
                }
            }
        }
        Cover { invariant, allowed }
    }

    /// Whether the invariant holds in a position.
    fn holds(&self, position: &Position) -> bool {
        let fits = |color: Color, role: Role| {
            (position.pieces(role.of(color)) - self.allowed[color as usize][role as usize]).is_empty()
        };
        Color::ALL
            .into_iter()
            .all(|color| Role::ALL.into_iter().all(|role| fits(color, role)))
            && self.invariant.holds(position)
    }
}

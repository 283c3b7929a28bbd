//! Every position that can be reached, one by one, until an invariant takes over.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use jadoube_board::{Color, Kind, Move, Position, Role, Squares};

use crate::arena::{Arena, Trace};
use crate::certificate::{Certificate, Invariant};
use crate::fold::Fold;
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

/// Looks at every position that can be reached, nearest first, up to a limit, and says how many positions that cost.
///
/// Positions whose material forbids mate are not followed. After a capture or a pawn move, an invariant is looked for:
/// a survey, and strata if a number of them is given. Positions in which one holds are not followed either. If this ends
/// without a mate, there is none.
pub(crate) fn sweep(arena: &mut Arena, root: &Position, winner: Color, limit: u64, strata: usize) -> (Swept, u64) {
    let mut fence = Fence {
        winner,
        strata,
        covers: Vec::new(),
        tried: HashSet::default(),
        idle: 0,
        spent: 0,
    };
    arena.restart(root);
    let mut made = Vec::new();
    let mut next = 0;
    while next < arena.len() {
        if arena.len() as u64 > limit {
            return (Swept::Open, fence.spent + arena.len() as u64);
        }
        let position = *arena.position(next);
        let mut mate = None;
        make_all(&position, winner, &mut made);
        arena.await_all(made.iter().map(|(_, _, trace)| trace));
        for (mv, child, trace) in &made {
            if arena.contains(trace) {
                continue;
            }
            let mates = child.turn() != winner && child.is_checkmate();
            let takes = mv.kind() != Kind::Castling && position.occupied().contains(mv.to());
            let changes = takes || mv.role() == Role::Pawn;
            if mates || !fence.holds_off(child, changes) {
                arena.add_traced(child, trace, next, *mv);
            }
            if mates {
                mate = Some(arena.len() - 1);
                break;
            }
        }
        if let Some(mate) = mate {
            return (Swept::Mate(arena.line(mate)), fence.spent + arena.len() as u64);
        }
        next += 1;
    }
    let spent = fence.spent + arena.len() as u64;
    // An invariant may hold in positions that were listed before it was found.
    if (0..arena.len()).any(|index| fence.covers(arena.position(index))) {
        relist(arena, root, &fence);
    }
    let certificate = Certificate {
        listed: arena.len() as u64,
        digest: arena.digest(),
        invariants: fence.covers.into_iter().map(|cover| cover.invariant).collect(),
    };
    (Swept::Closed(certificate), spent)
}

/// The invariants found so far.
struct Fence {
    winner: Color,
    /// How many strata an invariant may have, if it takes more than one.
    strata: usize,
    covers: Vec<Cover>,
    /// The worlds in which an invariant was looked for.
    tried: HashSet<u64, BuildHasherDefault<Fold>>,
    /// How often none was found since the last one.
    idle: usize,
    spent: u64,
}

/// An invariant, and which squares it allows to each kind of piece.
#[derive(Debug)]
struct Cover {
    invariant: Invariant,
    allowed: [[Squares; 6]; 2],
}

impl Fence {
    fn covers(&self, position: &Position) -> bool {
        self.covers.iter().any(|cover| cover.holds(position))
    }

    /// Whether an invariant holds in a position. One is looked for if a move has changed the world.
    fn holds_off(&mut self, position: &Position, changed: bool) -> bool {
        if self.covers(position) {
            return true;
        }
        if !changed || self.idle >= PATIENCE || !self.tried.insert(world(position)) {
            return false;
        }
        self.idle += 1;
        self.spent += 20;
        let survey = Survey::of(position, self.winner);
        if !survey.allows_mate() {
            self.add(survey.invariant());
            return true;
        }
        if self.strata > 0 && self.idle < PATIENCE_WITH_STRATA {
            for grain in [Grain::Coarse, Grain::Middle, Grain::Fine] {
                let (found, steps) = strata(position, self.winner, self.strata, grain);
                self.spent += steps;
                if let Some(invariant) = found {
                    self.add(invariant);
                    return true;
                }
            }
        }
        false
    }

    fn add(&mut self, invariant: Invariant) {
        self.idle = 0;
        self.covers.push(Cover::new(invariant));
    }
}

/// How often to look in vain for an invariant.
const PATIENCE: usize = 100;
const PATIENCE_WITH_STRATA: usize = 5;

/// The shortest line to mate, if it is found among so many positions.
pub(crate) fn nearest_mate(arena: &mut Arena, root: &Position, winner: Color, limit: u64) -> Option<Vec<Move>> {
    arena.restart(root);
    let mut next = 0;
    while next < arena.len() && arena.len() as u64 <= limit {
        let position = *arena.position(next);
        let mut mate = None;
        position.for_each_child(|mv, child| {
            if mate.is_none() && !material::is_barren_after_move(child, winner) && arena.add(child, next, mv) {
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
fn relist(arena: &mut Arena, root: &Position, fence: &Fence) {
    arena.restart(root);
    let mut made = Vec::new();
    let mut next = 0;
    while next < arena.len() {
        let position = *arena.position(next);
        make_all(&position, fence.winner, &mut made);
        arena.await_all(made.iter().map(|(_, _, trace)| trace));
        for (mv, child, trace) in &made {
            if !arena.contains(trace) && !fence.covers(child) {
                arena.add_traced(child, trace, next, *mv);
            }
        }
        next += 1;
    }
}

/// Makes every move whose position material does not decide.
fn make_all(position: &Position, winner: Color, made: &mut Vec<(Move, Position, Trace)>) {
    made.clear();
    position.for_each_child(|mv, child| {
        if !material::is_barren_after_move(child, winner) {
            made.push((mv, *child, Trace::of(child)));
        }
    });
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

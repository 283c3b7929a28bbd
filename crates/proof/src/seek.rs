//! A mate, looked for where it is likely.
//!
//! A helpmate is a path in a graph: both players want it. Each position is looked at once, and the moves that are
//! still to be tried wait in order of their *cost*, the newest first among equals. A move that brings mate nearer by
//! the rules of thumb in [`Plan`] costs nothing, so that a promising line is followed as far as it leads.
//!
//! Nothing here has to be right for a verdict to be: a mate that is found is a mate.

use jadoube_board::{Color, Move, MoveList, Position};

use crate::arena::Arena;
use crate::material;
use crate::plan::Plan;

/// What looking for a mate came to.
pub(crate) enum Sought {
    /// A line that ends in mate.
    Mate(Vec<Move>),
    /// Every position that can be reached was seen: there is no mate.
    Exhausted,
    /// So many positions were seen without finding one.
    GivenUp,
}

/// The moves of one position that are still to be tried, all of one cost.
#[derive(Debug, Copy, Clone)]
struct Waiting {
    node: u32,
    first: u32,
    count: u32,
}

/// Moves that wait, by cost.
#[derive(Debug, Default)]
pub(crate) struct Seeker {
    buckets: Vec<Vec<Waiting>>,
    moves: Vec<Move>,
    lowest: usize,
}

impl Seeker {
    pub(crate) fn seek(&mut self, arena: &mut Arena, root: &Position, winner: Color, limit: usize) -> Sought {
        arena.restart(root);
        self.moves.clear();
        self.buckets.resize_with(BUCKETS, Vec::new);
        self.buckets.iter_mut().for_each(Vec::clear);
        self.lowest = BUCKETS;
        let plan = Plan::new(root, winner);
        if let Some(mv) = self.expand(arena, &plan, 0, BUCKETS / 2) {
            return Sought::Mate(vec![mv]);
        }
        while self.lowest < BUCKETS {
            let cost = self.lowest;
            let Some(waiting) = self.buckets[cost].last_mut() else {
                self.lowest += 1;
                continue;
            };
            let node = waiting.node as usize;
            let mv = self.moves[(waiting.first + waiting.count - 1) as usize];
            waiting.count -= 1;
            if waiting.count == 0 {
                self.buckets[cost].pop();
            }
            let child = arena.position(node).make(mv);
            if material::is_barren(&child, winner) || !arena.add(&child, node, mv) {
                continue;
            }
            if arena.len() > limit {
                return Sought::GivenUp;
            }
            let index = arena.len() - 1;
            if let Some(last) = self.expand(arena, &plan, index, cost) {
                let mut line = arena.line(index);
                line.push(last);
                return Sought::Mate(line);
            }
        }
        Sought::Exhausted
    }

    /// Puts the moves of a position in line, or returns the one that mates.
    #[inline(always)]
    fn expand(&mut self, arena: &Arena, plan: &Plan, index: usize, cost: usize) -> Option<Move> {
        let position = arena.position(index);
        let mut list = MoveList::new();
        position.legal_moves_into(&mut list);
        if position.turn() == plan.winner {
            let lines = plan.checking(position);
            for &mv in list.iter() {
                if lines.may_check(mv) && position.make(mv).is_checkmate() {
                    return Some(mv);
                }
            }
        }
        let mut costs = [0u8; 256];
        let mut counts = [0u32; CLASSES];
        let scene = plan.scene(position);
        for (mv, class) in list.iter().zip(&mut costs) {
            *class = (scene.change(*mv).clamp(-LARGEST, LARGEST) + LARGEST) as u8;
            counts[*class as usize] += 1;
        }
        let mut starts = [0u32; CLASSES];
        let mut at = self.moves.len() as u32;
        self.moves.extend_from_slice(&list);
        for class in 0..CLASSES {
            starts[class] = at;
            if counts[class] > 0 {
                let bucket = (cost + class).saturating_sub(LARGEST as usize).min(BUCKETS - 1);
                self.lowest = self.lowest.min(bucket);
                self.buckets[bucket].push(Waiting {
                    node: index as u32,
                    first: at,
                    count: counts[class],
                });
            }
            at += counts[class];
        }
        for (mv, class) in list.iter().zip(costs) {
            let place = &mut starts[class as usize];
            self.moves[*place as usize] = *mv;
            *place += 1;
        }
        None
    }
}

/// No move changes the estimate by more.
const LARGEST: i8 = 5;

const CLASSES: usize = 2 * LARGEST as usize + 1;

/// Estimates are kept between 0 and this.
const BUCKETS: usize = 256;

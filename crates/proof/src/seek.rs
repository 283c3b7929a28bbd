//! A mate, looked for where it is likely.
//!
//! A helpmate is a path in a graph: both players want it. Each position is looked at once, and the moves that are
//! still to be tried wait in order of an *estimate* of how far off the mate is, the newest first among equals. So a
//! promising line is followed as far as it leads, however long that is. The estimate comes from the rules of thumb in
//! [`Plan`] and is kept up move by move.
//!
//! Nothing here has to be right for a verdict to be: a mate that is found is a mate.

use jadoube_board::{Color, Move, MoveGroup, Position};

use crate::arena::Arena;
use crate::material;
use crate::plan::{Hints, Plan};

/// What looking for a mate came to.
pub(crate) enum Sought {
    /// A line that ends in mate.
    Mate(Vec<Move>),
    /// Every position that can be reached was seen: there is no mate.
    Exhausted,
    /// So many positions were seen without finding one.
    GivenUp,
}

/// Moves of one position that are still to be tried and that bring mate equally near.
#[derive(Debug, Copy, Clone)]
struct Waiting {
    moves: MoveGroup,
    node: u32,
}

/// Moves that wait, by estimate.
#[derive(Debug)]
pub(crate) struct Seeker {
    buckets: Vec<Vec<Waiting>>,
    /// The buckets in use: none below and none above.
    lowest: usize,
    highest: usize,
    plan: Plan,
    /// A mate in one, if the first position has it.
    mate: Option<Vec<Move>>,
}

/// Estimates are kept between 0 and this.
const BUCKETS: usize = 256;

impl Seeker {
    pub(crate) fn new() -> Seeker {
        Seeker {
            buckets: (0..BUCKETS).map(|_| Vec::new()).collect(),
            lowest: BUCKETS,
            highest: 0,
            plan: Plan::new(&Position::initial(), Color::White, Hints::NONE),
            mate: None,
        }
    }

    /// Begins at a position.
    pub(crate) fn begin(&mut self, arena: &mut Arena, root: &Position, winner: Color, hints: Hints) {
        arena.restart(root);
        for bucket in self.buckets.iter_mut().take(self.highest + 1) {
            bucket.clear();
        }
        (self.lowest, self.highest) = (BUCKETS, 0);
        self.plan = Plan::new(root, winner, hints);
        self.mate = self.expand(arena, 0, BUCKETS / 2).map(|mv| vec![mv]);
    }

    /// Goes on until so many positions have been seen.
    pub(crate) fn go_on(&mut self, arena: &mut Arena, limit: usize) -> Sought {
        if let Some(line) = self.mate.take() {
            return Sought::Mate(line);
        }
        let winner = self.plan.winner;
        while self.lowest <= self.highest {
            let estimate = self.lowest;
            let Some(waiting) = self.buckets[estimate].last_mut() else {
                self.lowest += 1;
                continue;
            };
            let Some(to) = waiting.moves.to.first() else {
                self.buckets[estimate].pop();
                continue;
            };
            if arena.len() >= limit {
                return Sought::GivenUp;
            }
            let node = waiting.node as usize;
            let mv = waiting.moves.to(to);
            waiting.moves.to.0 &= waiting.moves.to.0 - 1;
            let child = arena.position(node).make(mv);
            if material::is_barren_after_move(&child, winner) || !arena.add(&child, node, mv) {
                continue;
            }
            let index = arena.len() - 1;
            if let Some(last) = self.expand(arena, index, estimate) {
                let mut line = arena.line(index);
                line.push(last);
                return Sought::Mate(line);
            }
        }
        Sought::Exhausted
    }

    /// Puts the moves of a position in line, or returns the one that mates.
    #[inline(always)]
    fn expand(&mut self, arena: &Arena, node: usize, estimate: usize) -> Option<Move> {
        let position = arena.position(node);
        let plan = self.plan;
        let scene = plan.scene(position);
        let aim = scene.winner_moves.then(|| plan.aim(position));
        let mut mate = None;
        position.for_each_group(|group| {
            if let (Some(aim), None) = (&aim, mate) {
                mate = aim.mates(group).find(|&mv| position.make(mv).is_checkmate());
            }
            scene.rate(group, |moves, change| {
                let bucket = (estimate as i32 + change as i32).clamp(0, BUCKETS as i32 - 1) as usize;
                self.lowest = self.lowest.min(bucket);
                self.highest = self.highest.max(bucket);
                self.buckets[bucket].push(Waiting {
                    moves,
                    node: node as u32,
                });
            });
        });
        mate
    }
}

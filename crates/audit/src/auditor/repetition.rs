//! Positions that stood before.

use jadoube_board::{Color, Position};

/// The repetitions of a game, in memory that is used again.
#[derive(Debug, Default)]
pub(super) struct Repetitions {
    /// For each position of the stretch that is looked at: how often it has stood by then.
    counts: Vec<u32>,
}

/// A position that stood often enough.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(super) struct Stood {
    /// After how many moves of both players it did.
    pub(super) ply: u32,
}

impl Repetitions {
    /// The first positions that stood so many times, and so many times.
    ///
    /// Between a position and its repetition nothing is captured and no pawn moves: so the game is taken in stretches of
    /// such moves, and a stretch too short for three occurrences is not looked at.
    pub(super) fn find(&mut self, positions: &[Position], claim: u32, last: Option<u32>) -> [Option<Stood>; 2] {
        let wanted = [Some(claim), last];
        let mut found = [None; 2];
        let needed = least_to_repeat(claim.min(last.unwrap_or(claim)));
        let mut start = 0;
        for end in 1..=positions.len() {
            if positions.get(end).is_none_or(|position| position.halfmoves() == 0) {
                if end - start > needed {
                    self.find_in(&positions[start..end], start, wanted, &mut found);
                }
                start = end;
            }
        }
        found
    }

    fn find_in(
        &mut self,
        stretch: &[Position],
        start: usize,
        wanted: [Option<u32>; 2],
        found: &mut [Option<Stood>; 2],
    ) {
        self.counts.clear();
        for (index, position) in stretch.iter().enumerate() {
            let before = (0..(index + 1).saturating_sub(4)).rev();
            let alike = before
                .filter(|at| (index - at) % 2 == 0)
                .find(|&at| is_same(&stretch[at], position));
            let times = alike.map_or(1, |at| self.counts[at] + 1);
            self.counts.push(times);
            for (found, wanted) in found.iter_mut().zip(wanted) {
                if found.is_none() && wanted.is_some_and(|wanted| times >= wanted) {
                    let ply = (start + index) as u32;
                    *found = Some(Stood { ply });
                }
            }
        }
    }

    /// After how many moves each the position after `ply` moves stood, up to then.
    pub(super) fn occurrences(positions: &[Position], ply: u32) -> Vec<u32> {
        let last = &positions[ply as usize];
        let first = ply - u32::from(last.halfmoves()).min(ply);
        let alike = |&at: &u32| (ply - at).is_multiple_of(2) && is_same(&positions[at as usize], last);
        (first..=ply).filter(alike).collect()
    }
}

/// Two moves by each player lead back to a position, at the least.
pub(super) fn least_to_repeat(times: u32) -> usize {
    4 * (times as usize).saturating_sub(1)
}

/// Whether two positions with the same player to move are the same. Mostly their squares tell them apart.
#[inline]
fn is_same(one: &Position, other: &Position) -> bool {
    let white = |position: &Position| position.colored(Color::White);
    one.occupied() == other.occupied() && white(one) == white(other) && one.identity() == other.identity()
}

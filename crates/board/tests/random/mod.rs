//! Random games for tests: the same ones every time.

use jadoube_board::{Chess960, Kind, Move, Position};

/// A small generator of pseudo-random numbers (splitmix64).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        ((self.next() as u128 * n as u128) >> 64) as usize
    }
}

/// Calls `f` with every position of a game that likes what is rare: castling, en passant, promotion and check.
pub(crate) fn game(random: &mut Random, start: Chess960, plies: usize, mut f: impl FnMut(&Position)) {
    let mut position = start.position();
    for _ in 0..plies {
        f(&position);
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let rare = |mv: &Move| {
            matches!(mv.kind(), Kind::Castling | Kind::EnPassant | Kind::DoubleStep)
                || mv.promotion().is_some()
                || position.make(*mv).is_check()
        };
        let liked: Vec<Move> = moves.iter().copied().filter(rare).collect();
        let mv = match random.below(3) {
            0 if !liked.is_empty() => liked[random.below(liked.len())],
            _ => moves[random.below(moves.len())],
        };
        position = position.make(mv);
    }
}

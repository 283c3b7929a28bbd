//! Random games for tests: the same ones every time.

use jadoube_board::{Chess960, Kind, Move, Position};
use jadoube_random::Random;

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

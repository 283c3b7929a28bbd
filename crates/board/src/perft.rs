//! Perft: how many ways there are to play a number of moves.

use crate::movegen::walk;
use crate::{Move, Position};

/// How many ways there are to play `depth` half-moves from a position.
///
/// ```
/// use jadoube_board::{Position, perft};
///
/// assert_eq!(perft(&Position::initial(), 3), 8_902);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    walk::counted(position, depth)
}

/// The same number, found without counting at the leaves: every move of the last half-move is made too.
///
/// This is slower and of use for measuring [`Position::make`].
pub fn perft_made(position: &Position, depth: u32) -> u64 {
    walk::made(position, depth)
}

/// The same number, divided by the first move, in the order of [`Position::legal_moves`].
pub fn divide(position: &Position, depth: u32) -> impl Iterator<Item = (Move, u64)> {
    let parent = *position;
    let plies = depth.saturating_sub(1);
    let moves = if depth == 0 {
        crate::MoveList::new()
    } else {
        position.legal_moves()
    };
    moves.into_iter().map(move |mv| (mv, perft(&parent.make(mv), plies)))
}

//! owlchess: legal moves are counted at the leaves; above them, and without bulk counting, semilegal moves are made and
//! taken back on one board, which its documentation calls faster. It keeps a Zobrist hash up to date.

use std::hint::black_box;

use owlchess::movegen::{legal, semilegal};
use owlchess::moves::{make_move_unchecked, unmake_move_unchecked};

use super::Generator;

pub(super) struct Board(owlchess::Board);

impl Generator for Board {
    fn read(fen: &str) -> Self {
        Board(owlchess::Board::from_fen(fen).expect("owlchess accepts the position"))
    }

    fn counted(&self, depth: u32) -> u64 {
        walk::<1>(&mut self.0.clone(), depth)
    }

    fn made(&self, depth: u32) -> u64 {
        walk::<0>(&mut self.0.clone(), depth)
    }
}

/// Walks down to a depth of `LEAF`.
fn walk<const LEAF: u32>(board: &mut owlchess::Board, depth: u32) -> u64 {
    if depth == LEAF {
        return if LEAF == 0 {
            black_box(board);
            1
        } else {
            legal::gen_all(board).len() as u64
        };
    }
    let mut nodes = 0;
    for &mv in &semilegal::gen_all(board) {
        // SAFETY: the move was generated for this very board, to which taking it back returns.
        let undo = unsafe { make_move_unchecked(board, mv) };
        if !board.is_opponent_king_attacked() {
            nodes += walk::<LEAF>(board, depth - 1);
        }
        // SAFETY: as above; nothing else has changed the board since.
        unsafe { unmake_move_unchecked(board, mv, undo) };
    }
    nodes
}

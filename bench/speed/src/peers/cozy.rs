//! cozy-chess: sets of moves by piece, as in its own perft example. It keeps a Zobrist hash up to date.

use std::hint::black_box;

use super::Generator;

pub(super) struct Board(cozy_chess::Board);

impl Generator for Board {
    fn read(fen: &str) -> Self {
        Board(fen.parse().expect("cozy-chess accepts the position"))
    }

    fn counted(&self, depth: u32) -> u64 {
        counted(&self.0, depth)
    }

    fn made(&self, depth: u32) -> u64 {
        made(&self.0, depth)
    }
}

fn counted(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                nodes += counted(&child, depth - 1);
            }
        }
        false
    });
    nodes
}

fn made(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        black_box(board);
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            nodes += made(&child, depth - 1);
        }
        false
    });
    nodes
}

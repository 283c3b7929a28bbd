//! timecat: its own perft; without bulk counting, its iterator of moves. It keeps a Zobrist hash up to date.

use std::hint::black_box;
use std::str::FromStr;

use timecat::{BoardPositionMethodOverload, ChessPosition, MoveGenerator};

use super::Generator;

pub(super) struct Board(ChessPosition);

impl Generator for Board {
    fn read(fen: &str) -> Self {
        Board(ChessPosition::from_str(fen).expect("timecat accepts the position"))
    }

    fn counted(&self, depth: u32) -> u64 {
        MoveGenerator::perft_test(&self.0, depth as usize) as u64
    }

    fn made(&self, depth: u32) -> u64 {
        made(&self.0, depth)
    }
}

fn made(position: &ChessPosition, depth: u32) -> u64 {
    if depth == 0 {
        black_box(position);
        return 1;
    }
    let moves = position.generate_legal_moves();
    moves
        .into_iter()
        .map(|mv| made(&position.make_move_new(mv), depth - 1))
        .sum()
}

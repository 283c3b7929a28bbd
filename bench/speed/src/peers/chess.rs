//! chess: its own perft; without bulk counting, its iterator of moves. It keeps a Zobrist hash up to date.

use std::hint::black_box;
use std::str::FromStr;

use chess::MoveGen;

use super::Generator;

pub(super) struct Board(chess::Board);

impl Generator for Board {
    fn read(fen: &str) -> Self {
        Board(chess::Board::from_str(fen).expect("chess accepts the position"))
    }

    fn counted(&self, depth: u32) -> u64 {
        MoveGen::movegen_perft_test(&self.0, depth as usize) as u64
    }

    fn made(&self, depth: u32) -> u64 {
        made(&self.0, depth)
    }
}

fn made(board: &chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        black_box(board);
        return 1;
    }
    MoveGen::new_legal(board)
        .map(|mv| made(&board.make_move_new(mv), depth - 1))
        .sum()
}

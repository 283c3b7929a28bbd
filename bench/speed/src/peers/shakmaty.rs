//! shakmaty: its own perft; without bulk counting, its list of moves.

use std::hint::black_box;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position, perft};

use super::Generator;

pub(super) struct Board(Chess);

impl Generator for Board {
    fn read(fen: &str) -> Self {
        let fen: Fen = fen.parse().expect("shakmaty reads the position");
        let position = fen.into_position(CastlingMode::Standard);
        Board(position.expect("shakmaty accepts the position"))
    }

    fn counted(&self, depth: u32) -> u64 {
        perft(&self.0, depth)
    }

    fn made(&self, depth: u32) -> u64 {
        made(&self.0, depth)
    }
}

fn made(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        black_box(position);
        return 1;
    }
    let mut nodes = 0;
    for &mv in &position.legal_moves() {
        let mut child = position.clone();
        child.play_unchecked(mv);
        nodes += made(&child, depth - 1);
    }
    nodes
}

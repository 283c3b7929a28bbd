//! montyformat: its own perft; without bulk counting, its visitor of moves.

use std::hint::black_box;

use montyformat::chess::{Castling, Position, perft};

use super::Generator;

pub(super) struct Board {
    position: Position,
    castling: Castling,
}

impl Generator for Board {
    fn read(fen: &str) -> Self {
        let mut castling = Castling::default();
        let position = Position::parse_fen(fen, &mut castling);
        Board { position, castling }
    }

    fn counted(&self, depth: u32) -> u64 {
        perft::<false>(&self.position, &self.castling, depth as u8)
    }

    fn made(&self, depth: u32) -> u64 {
        made(&self.position, &self.castling, depth)
    }
}

fn made(position: &Position, castling: &Castling, depth: u32) -> u64 {
    if depth == 0 {
        black_box(position);
        return 1;
    }
    let mut nodes = 0;
    position.map_legal_moves(castling, |mv| {
        let mut child = *position;
        child.make(mv, castling);
        nodes += made(&child, castling, depth - 1);
    });
    nodes
}

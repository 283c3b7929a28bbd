//! eschac: its own perft; without bulk counting, its visitor of moves.

use std::hint::black_box;

use eschac::position::Position;
use eschac::setup::Setup;

use super::Generator;

pub(super) struct Board(Position);

impl Generator for Board {
    fn read(fen: &str) -> Self {
        // It reads the first four fields of a FEN and no more.
        let record = fen.split(' ').take(4).collect::<Vec<_>>().join(" ");
        let setup = Setup::from_text_record(&record).expect("eschac reads the position");
        Board(setup.into_position().expect("eschac accepts the position"))
    }

    fn counted(&self, depth: u32) -> u64 {
        self.0.perft(depth as usize) as u64
    }

    fn made(&self, depth: u32) -> u64 {
        made(&self.0, depth)
    }
}

fn made(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        black_box(position);
        return 1;
    }
    let mut nodes = 0;
    position.for_each_move(|mv| nodes += made(&mv.make(), depth - 1));
    nodes
}

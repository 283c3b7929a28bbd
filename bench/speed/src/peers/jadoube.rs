//! J'adoube itself.

use std::hint::black_box;

use jadoube_board::{Position, perft, perft_made};

use super::Generator;

pub(super) struct Board(Position);

impl Generator for Board {
    fn read(fen: &str) -> Self {
        Board(fen.parse().expect("the Laws accept the position"))
    }

    fn counted(&self, depth: u32) -> u64 {
        perft(&self.0, depth)
    }

    fn made(&self, depth: u32) -> u64 {
        perft_made(&self.0, depth)
    }
}

impl Board {
    /// The walk that a program writes when it wants the identity of every position it reaches.
    pub(super) fn digested(&self, depth: u32) -> u64 {
        digested(&self.0, depth)
    }
}

fn digested(position: &Position, depth: u32) -> u64 {
    let mut nodes = 0;
    match depth {
        0 => return 1,
        1 => position.for_each_child(|_, next| {
            black_box(next.identity().digest());
            nodes += 1;
        }),
        _ => position.for_each_child(|_, next| nodes += digested(next, depth - 1)),
    }
    nodes
}

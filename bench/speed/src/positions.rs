//! The positions of every table and how many nodes they are known to have.

/// A position and its node counts.
pub(crate) struct Suite {
    /// What the column is called.
    pub(crate) name: &'static str,
    /// The position.
    pub(crate) fen: &'static str,
    /// The number of nodes at depth 1, 2, … down to the depth that is measured.
    nodes: &'static [u64],
}

impl Suite {
    /// The depth that is measured in full.
    pub(crate) fn depth(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// How many nodes there are at a depth, from 1 to [`Suite::depth`].
    pub(crate) fn nodes(&self, depth: u32) -> u64 {
        self.nodes[depth as usize - 1]
    }
}

/// The array at the start of the game: quiet, few captures.
pub(crate) const START: Suite = Suite {
    name: "start",
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    nodes: &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
};

/// A full middle game with every kind of move.
pub(crate) const KIWIPETE: Suite = Suite {
    name: "kiwipete",
    fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    nodes: &[48, 2_039, 97_862, 4_085_603, 193_690_690],
};

/// What is measured, from left to right.
pub(crate) const ALL: [Suite; 5] = [
    START,
    KIWIPETE,
    Suite {
        name: "pos3",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        nodes: &[14, 191, 2_812, 43_238, 674_624, 11_030_083],
    },
    Suite {
        name: "pos4",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        nodes: &[6, 264, 9_467, 422_333, 15_833_292],
    },
    Suite {
        name: "pos5",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        nodes: &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    },
];

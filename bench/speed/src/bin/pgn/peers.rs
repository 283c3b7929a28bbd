//! The readers that are measured.

pub(crate) mod jadoube;
mod pgn_reader;

use std::ops::AddAssign;

use jadoube_bench_speed::machine;

/// What was met in a text. All readers must say the same.
#[derive(Debug, Default, Copy, Clone, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) games: u64,
    pub(crate) moves: u64,
    /// Games with a move that is not legal. What comes after it is not counted.
    pub(crate) broken: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.games += other.games;
        self.moves += other.moves;
        self.broken += other.broken;
    }
}

/// Reads a text to its end.
pub(crate) type Reading = fn(&[u8]) -> Counts;

/// What is done with the moves.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Work {
    /// Every move word is parsed, those of variations too.
    Lexed,
    /// Every move of the main line is also checked for legality and made on the board.
    Checked,
}

impl Work {
    pub(crate) const ALL: [Work; 2] = [Work::Lexed, Work::Checked];
}

/// A reader as a row of the tables.
pub(crate) struct Peer {
    pub(crate) work: Work,
    packages: &'static [&'static str],
    pub(crate) read: Reading,
}

/// Of each work, us first.
pub(crate) const PEERS: [Peer; 4] = [
    Peer {
        work: Work::Lexed,
        packages: &["jadoube-notation"],
        read: jadoube::lexed,
    },
    Peer {
        work: Work::Lexed,
        packages: &["pgn-reader"],
        read: pgn_reader::lexed,
    },
    Peer {
        work: Work::Checked,
        packages: &["jadoube-notation"],
        read: jadoube::checked,
    },
    Peer {
        work: Work::Checked,
        packages: &["pgn-reader", "shakmaty"],
        read: pgn_reader::checked,
    },
];

impl Peer {
    /// The packages with their versions.
    pub(crate) fn name(&self) -> String {
        let named = |package: &&str| format!("{package} {}", machine::version(package));
        self.packages.iter().map(named).collect::<Vec<_>>().join(" + ")
    }
}

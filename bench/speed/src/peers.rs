//! The libraries that are measured, each by the fastest way it offers.

mod chess;
mod cozy;
mod eschac;
mod jadoube;
mod monty;
mod owl;
mod shakmaty;
mod timecat;

use std::time::Duration;

use jadoube_bench_speed::machine;

/// A move generator.
trait Generator: Sized {
    /// The position of a FEN.
    fn read(fen: &str) -> Self;

    /// How many ways there are to play `depth` ≥ 1 moves; the last moves are counted, not made.
    fn counted(&self, depth: u32) -> u64;

    /// The same, with the last moves made and every child kept in memory by `black_box`.
    fn made(&self, depth: u32) -> u64;
}

/// Walks the tree of a FEN to a depth: the nodes, and the time without the reading of the FEN.
pub(crate) type Walk = fn(&str, u32) -> (u64, Duration);

/// A library as rows of the tables.
pub(crate) struct Peer {
    /// The name of its package.
    pub(crate) package: &'static str,
    /// Something said behind its name, or nothing.
    pub(crate) remark: &'static str,
    /// The bytes of one position.
    pub(crate) bytes: usize,
    /// The walk that counts at the leaves.
    pub(crate) counted: Option<Walk>,
    /// The walk that makes every move.
    pub(crate) made: Option<Walk>,
}

/// Us first, then the peers.
pub(crate) const PEERS: [Peer; 9] = [
    Peer::new::<jadoube::Board>(US, size_of::<jadoube_board::Position>()),
    Peer {
        remark: " + digest",
        counted: None,
        made: Some(|fen, depth| timed(fen, depth, jadoube::Board::digested)),
        ..Peer::new::<jadoube::Board>(US, size_of::<jadoube_board::Position>())
    },
    Peer::new::<eschac::Board>("eschac", size_of::<::eschac::position::Position>()),
    Peer::new::<cozy::Board>("cozy-chess", size_of::<cozy_chess::Board>()),
    Peer::new::<chess::Board>("chess", size_of::<::chess::Board>()),
    Peer::new::<timecat::Board>("timecat", size_of::<::timecat::ChessPosition>()),
    Peer::new::<monty::Board>("montyformat", size_of::<montyformat::chess::Position>()),
    Peer::new::<shakmaty::Board>("shakmaty", size_of::<::shakmaty::Chess>()),
    Peer::new::<owl::Board>("owlchess", size_of::<owlchess::Board>()),
];

/// The package that the others are compared with.
pub(crate) const US: &str = "jadoube-board";

impl Peer {
    const fn new<G: Generator>(package: &'static str, bytes: usize) -> Peer {
        Peer {
            package,
            remark: "",
            bytes,
            counted: Some(|fen, depth| timed::<G>(fen, depth, G::counted)),
            made: Some(|fen, depth| timed::<G>(fen, depth, G::made)),
        }
    }

    /// The package with its version.
    pub(crate) fn name(&self) -> String {
        format!("{} {}{}", self.package, machine::version(self.package), self.remark)
    }
}

fn timed<G: Generator>(fen: &str, depth: u32, walk: fn(&G, u32) -> u64) -> (u64, Duration) {
    let position = G::read(fen);
    let start = machine::cpu_time();
    let nodes = walk(&position, depth);
    (nodes, machine::cpu_time() - start)
}

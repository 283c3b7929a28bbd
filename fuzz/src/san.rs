//! What must hold of whatever is read as standard algebraic notation.

use std::sync::LazyLock;

use jadoube_board::{Kind, Move, Position, Squares, Wing};
use jadoube_notation::san::{San, SanError};

/// The positions in which moves are tried: many pieces of a kind, pins, promotions, en passant, castling in every way.
pub(crate) static POSITIONS: LazyLock<[Position; 8]> = LazyLock::new(|| {
    [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "2r5/1P1P4/7k/Q2Q4/8/Q2Q4/8/1K6 w - - 0 1",
        "k7/8/2N1N3/1N3N2/3p4/1N3N2/2N1N3/K6B w - - 0 1",
        "4k3/8/8/2PpP3/8/8/1r6/R3K2R w KQ d6 0 2",
        "1r1k2r1/8/8/8/8/8/8/1RK4R w HBgb - 0 1",
        "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1",
    ]
    .map(|fen| fen.parse().expect("the Laws accept the position"))
});

/// Reads a text as a move of every position.
///
/// # Panics
///
/// A move that is not legal is found, or a legal one is not.
pub fn check(text: &str) {
    let Some(san) = San::read(text) else { return };
    for position in POSITIONS.iter() {
        check_in(position, san);
    }
}

fn check_in(position: &Position, san: San) {
    let legal = position.legal_moves();
    let meant: Vec<Move> = legal.iter().copied().filter(|&mv| says(san, mv)).collect();
    let found = san.resolve(position);
    match (&meant[..], found) {
        ([], Err(SanError::Illegal)) => {}
        ([only], Ok(mv)) => assert_eq!(*only, mv, "{san:?} in {position}"),
        ([_, _, ..], Err(SanError::Ambiguous(from))) => {
            let squares: Squares = meant.iter().map(|mv| mv.from()).collect();
            assert_eq!(squares, from, "{san:?} in {position}");
        }
        _ => panic!("{san:?} in {position}: {meant:?} are meant, {found:?} is found"),
    }
    let mut followed = *position;
    assert_eq!(san.follow(&mut followed), found, "{san:?} followed in {position}");
    let after = found.map_or(*position, |mv| position.make(mv));
    assert_eq!(followed, after, "{san:?} followed in {position}");
}

/// Whether a move is what the notation says: the slow way, move by move.
fn says(san: San, mv: Move) -> bool {
    match san {
        San::Castling(wing) => mv.kind() == Kind::Castling && Wing::of(mv.from(), mv.to()) == wing,
        San::Piece {
            role,
            from,
            to,
            promotion,
        } => {
            let is_piece = mv.kind() != Kind::Castling && mv.role() == role;
            is_piece && from.contains(mv.from()) && mv.to() == to && mv.promotion() == promotion
        }
    }
}

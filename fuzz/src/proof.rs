//! What must hold of whatever the prover is asked.

#[expect(dead_code, reason = "the fuzzer draws its own positions")]
#[path = "../../crates/proof/tests/support/mod.rs"]
mod support;

use jadoube_board::{Color, Piece, Position, Rank, Role, Setup, Square, Squares};
use jadoube_proof::{Budget, Prover};

use support::agreement::{Answer, Examiner, Limits, accept};
use support::oracle::Horizon;

/// Small, so that many questions are asked.
const LIMITS: Limits = Limits {
    horizon: Horizon {
        patience: 3_000,
        cap: 3_000,
    },
    second: Horizon {
        patience: 20_000,
        cap: 20_000,
    },
    budget: Budget::positions(10_000),
};

/// For positions of which the oracle cannot list all that can be reached.
const SMALL: Budget = Budget::positions(1_000);

/// Reads bytes as a position, asks whether each player can mate, and compares the answers with plain enumeration.
///
/// # Panics
///
/// An answer is wrong, or the checker does not accept it.
pub fn check(bytes: &[u8]) {
    let Some(position) = position(bytes) else { return };
    let examined = Examiner::new(LIMITS)
        .examine(&position)
        .unwrap_or_else(|failure| panic!("{failure}"));
    let mut prover = Prover::new();
    for winner in Color::ALL {
        if examined.answers[winner] == Answer::Open {
            let verdict = prover.can_mate(&position, winner, SMALL);
            accept(&position, winner, &verdict).unwrap_or_else(|failure| panic!("{failure}"));
        }
    }
}

/// Reads bytes as a position: whose move it is, what may castle, who may be captured in passing, then two bytes a man.
///
/// Only the low bits of a byte count, so that seeds can be letters.
fn position(bytes: &[u8]) -> Option<Position> {
    let (&[first, castling, passing], men) = bytes.split_first_chunk()?;
    let mut setup = Setup::empty();
    setup.turn = Color::ALL[usize::from(first & 1)];
    for pair in men.chunks_exact(2) {
        let square = Square::from_index(pair[1] & 63)?;
        put(&mut setup, pair[0] & 15, square);
    }
    let rooks = Squares::rank(Rank::ONE) | Squares::rank(Rank::EIGHT);
    let is_rook = |square: &Square| setup.piece_at(*square).is_some_and(|piece| piece.role == Role::Rook);
    let rooks = rooks.into_iter().filter(is_rook).enumerate();
    setup.castling = rooks
        .filter(|(index, _)| castling >> (index % 6) & 1 != 0)
        .map(|(_, rook)| rook)
        .collect();
    if passing & 8 != 0 {
        let rank = Rank::SIX.seen_by(setup.turn);
        setup.en_passant = Square::from_index((rank.index() * 8) as u8 + (passing & 7));
    }
    Position::accept(&setup).ok()
}

/// Puts a man on a square; two of the numbers stand for two pawns that block each other.
fn put(setup: &mut Setup, number: u8, square: Square) {
    let man = |role: Role, color: Color| -> Option<Piece> { Some(role.of(color)) };
    match usize::from(number) {
        number @ 0..12 => setup.put(square, man(Role::ALL[number / 2], Color::ALL[number % 2])),
        12 => setup.put(square, None),
        _ => {
            if let Some(ahead) = square.offset(0, 1) {
                setup.put(square, man(Role::Pawn, Color::White));
                setup.put(ahead, man(Role::Pawn, Color::Black));
            }
        }
    }
}

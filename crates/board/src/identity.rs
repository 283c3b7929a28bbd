//! When two positions are the same.

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::{Color, Position, Role, Square, Squares};

/// What makes a position the same as another: two identities are equal exactly when the same player has the move, the
/// same pieces stand on the same squares, and the possible moves of all pieces are the same, castling rights and a
/// legal capture en passant included.
///
/// This is not a hash: it is the whole position in 32 bytes, so equal means the same and never a coincidence. It uses
/// bits that no board needs: a king who has the move, a rook that may castle (written as a pawn on a first rank, where
/// no pawn stands), and a colour on an empty square that can be captured on en passant.
///
/// ```
/// use jadoube_board::Position;
///
/// // No black pawn can capture on e3, so the double step makes no difference.
/// let after_e4: Position = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1".parse()?;
/// let later: Position = "4k3/8/8/8/4P3/8/8/4K3 b - - 14 8".parse()?;
/// assert_eq!(after_e4.identity(), later.identity());
/// # Ok::<(), jadoube_board::ParsePositionError>(())
/// ```
///
/// The Laws ask for this in `repetition.position-identity`, `repetition.en-passant` and `repetition.castling-rights`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Identity([u64; 4]);

impl Position {
    /// What makes this position the same as another.
    #[inline]
    pub fn identity(&self) -> Identity {
        Identity::from_parts(self, self.castling, self.legal_en_passant())
    }
}

impl Identity {
    /// The identity by another notion of it: the pieces and the player to move are the position's, but the caller says
    /// which castling rooks and which square en passant count.
    ///
    /// An edition of the Laws that compares, say, only castlings that are possible at once passes
    /// [`Position::legal_castling`] in place of [`Position::castling`]. Rooks that do not stand on a first rank and
    /// squares that are not empty do not count.
    #[inline]
    pub fn from_parts(position: &Position, castling: Squares, en_passant: Option<Square>) -> Identity {
        let pieces = &position.pieces;
        let [mut stepper, mut straight, mut diagonal, mut white] =
            [pieces.stepper, pieces.straight, pieces.diagonal, pieces.white];
        diagonal |= position.pieces(Role::King.of(position.turn)).0;
        let homes = Squares::first_rank(Color::White) | Squares::first_rank(Color::Black);
        let rooks = castling & homes & pieces.role(Role::Rook);
        stepper |= rooks.0;
        straight &= !rooks.0;
        if let Some(square) = en_passant {
            white |= (Squares::of(square) - pieces.occupied()).0;
        }
        Identity([stepper, straight, diagonal, white])
    }

    /// The identity as four words, one bit a square from a1 to h8: pawns, knights and kings; rooks, queens and kings;
    /// bishops, knights and queens; white pieces. Besides, the king who has the move has a bit in the third word, a rook
    /// that may castle has one in the first and none in the second, and the square of a capture en passant has one in
    /// the fourth.
    #[inline]
    pub fn words(self) -> [u64; 4] {
        self.0
    }

    /// A well-mixed 64-bit digest for tables and logs. Different positions can share one; versions of this crate may
    /// compute it differently.
    #[inline]
    pub fn digest(self) -> u64 {
        let [a, b, c, d] = self.0;
        let left = fold(a ^ 0x9e37_79b9_7f4a_7c15, b ^ 0xd1b5_4a32_d192_ed03);
        let right = fold(c ^ 0x8cb9_2ba7_2f3d_8dd7, d ^ 0xaef1_7502_b3c5_a6f9);
        fold(left ^ 0xe703_7ed1_a0b4_28db, right ^ 0x8ebc_6af0_9c88_c6e3)
    }
}

/// Both halves of a product, folded.
#[inline(always)]
fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

impl Hash for Identity {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.digest());
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.0;
        write!(f, "{a:016x}{b:016x}{c:016x}{d:016x}")
    }
}

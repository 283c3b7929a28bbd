//! Why a player cannot mate, as data that a checker can follow.

use jadoube_board::{Color, Piece, Position, Role, Square, Squares};

/// A proof that a player, the *winner*, cannot checkmate by any series of legal moves.
///
/// It fences in every position that can be reached. Starting from the position in question, a position is
///
/// 1. *barren* if its material alone forbids mate, and it is not mate already: nothing follows from it that matters;
/// 2. *covered* if one of the [`invariants`](Certificate::invariants) holds in it, and it is not mate already: if an
///    invariant held before a legal move, the move does not mate, and the invariant holds after it or the position is
///    barren;
/// 3. otherwise it is *listed*: it is not mate, and all positions after its legal moves are looked at in the same way.
///
/// The certificate says how many positions are listed and what their digest is, so that whoever enumerates them again
/// knows that they saw the same set. A certificate without listed positions rests on material or on an invariant alone.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Certificate {
    /// How many positions are listed.
    pub listed: u64,
    /// The digest of the listed positions.
    pub digest: Digest,
    /// Statements that hold for ever once they hold, tried in this order.
    pub invariants: Vec<Invariant>,
}

/// A digest of a set of positions that does not depend on their order: the sum of a 128-bit hash of each.
///
/// A position is hashed by its four words, bit `n` standing for square `n` from a1 to h8 rank by rank:
///
/// 1. pawns, knights and kings, and rooks that may still castle;
/// 2. rooks, queens and kings, but not rooks that may still castle;
/// 3. bishops, knights and queens, and the king of the player to move;
/// 4. white pieces, and the square on which a pawn can legally be captured en passant.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Default, Hash)]
pub struct Digest(pub u128);

impl Digest {
    /// Adds a position, given by its four words, to the set.
    pub fn add(&mut self, words: [u64; 4]) {
        let mut hash: u128 = 0x6a09_e667_f3bc_c908_bb67_ae85_84ca_a73b;
        for word in words {
            // Odd multipliers make each step invertible; the shift lets high bits reach low ones.
            hash = (hash ^ word as u128).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
            hash ^= hash >> 67;
        }
        self.0 = self.0.wrapping_add(hash);
    }
}

/// A statement about positions that stays true once it is true, until nothing that might mate is left, and that no
/// move of the winner's turns into checkmate.
///
/// Every man on the board is followed through the game: where it may stand, as what, and whether it may have been
/// captured. The statement holds in a position if one of its [`strata`](Invariant::strata) does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invariant {
    /// The men, with the squares on which they stand in the position that the invariant was made for.
    pub men: Vec<Man>,
    /// The rooks that may still castle there.
    pub castling: Squares,
    /// The cases: each position that can be reached is described by at least one of them.
    pub strata: Vec<Stratum>,
}

/// A piece or pawn that is followed through the game.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct Man {
    /// What it is at first.
    pub piece: Piece,
    /// Where it is at first.
    pub square: Square,
}

/// A description of positions: where each man may be.
///
/// A position fits a stratum if its men can be named so that each stands, as what it is, on a square that its
/// [`Reach`] allows; each man that is missing is one that may be; it is the right player's move; and:
///
/// * *files in order*: two pawns of any colours that started on one file, and whose squares as pawns in the stratum all
///   lie on that file, stand on it in the order in which they started, whenever both are on the board as pawns;
/// * *en passant*: if a pawn can be captured en passant, its reach as a pawn also allows the square that it crossed;
/// * *castling*: players have no more rights than [`Invariant::castling`], and a right needs king and rook at home.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stratum {
    /// Whose move it is, if that is known.
    pub turn: Option<Color>,
    /// Where each man may be, in the order of [`Invariant::men`].
    pub reach: Vec<Reach>,
}

/// Where a man may be.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Default)]
pub struct Reach {
    /// The squares, by what the man is by then: only pawns become anything else.
    pub squares: [Squares; 6],
    /// Whether it may have been captured.
    pub gone: bool,
}

impl Reach {
    /// Certainly this role on this square.
    pub fn fixed(role: Role, square: Square) -> Reach {
        let mut reach = Reach::default();
        reach.squares[role as usize] = Squares::of(square);
        reach
    }

    /// The squares on which the man may stand, whatever it is.
    pub fn anywhere(&self) -> Squares {
        self.squares.iter().fold(Squares::EMPTY, |all, &squares| all | squares)
    }

    /// The square on which the man certainly stands, if there is one.
    pub fn certain(&self) -> Option<Square> {
        if self.gone { None } else { self.anywhere().single() }
    }
}

impl Invariant {
    /// The men of a position and its castling rights, without any stratum yet.
    pub fn of(position: &Position) -> Invariant {
        let man = |square| {
            Some(Man {
                piece: position.piece_at(square)?,
                square,
            })
        };
        Invariant {
            men: position.occupied().into_iter().filter_map(man).collect(),
            castling: position.castling(),
            strata: Vec::new(),
        }
    }
}

//! Moves and lists of moves.

use core::fmt;
use core::ops::Deref;

use crate::{Role, Square, Squares};

/// A legal move of some position, in two bytes.
///
/// A `Move` comes from a position: from its list of legal moves, or from [`Position::find`](crate::Position::find).
/// Castling is written as the king going to the square of the rook it castles with, which is unambiguous in Chess960
/// too; [`Move::to`] tells that square.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Move(u16);

/// What kind of move it is. The numbers are stored in [`Move`].
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
#[repr(u8)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Kind {
    /// A pawn steps one square or captures, without promotion.
    Pawn,
    /// A pawn advances two squares.
    DoubleStep,
    /// A pawn captures en passant.
    EnPassant,
    /// A knight moves.
    Knight,
    /// A bishop moves.
    Bishop,
    /// A rook moves.
    Rook,
    /// A queen moves.
    Queen,
    /// The king steps.
    King,
    /// King and rook castle.
    Castling,
    /// A pawn becomes a knight.
    PromotionToKnight,
    /// A pawn becomes a bishop.
    PromotionToBishop,
    /// A pawn becomes a rook.
    PromotionToRook,
    /// A pawn becomes a queen.
    PromotionToQueen,
}

impl Kind {
    /// The four promotions, queen first.
    pub(crate) const PROMOTIONS: [Kind; 4] = [
        Kind::PromotionToQueen,
        Kind::PromotionToRook,
        Kind::PromotionToBishop,
        Kind::PromotionToKnight,
    ];

    /// All kinds.
    pub const ALL: [Kind; 13] = [
        Kind::Pawn,
        Kind::DoubleStep,
        Kind::EnPassant,
        Kind::Knight,
        Kind::Bishop,
        Kind::Rook,
        Kind::Queen,
        Kind::King,
        Kind::Castling,
        Kind::PromotionToKnight,
        Kind::PromotionToBishop,
        Kind::PromotionToRook,
        Kind::PromotionToQueen,
    ];

    /// The piece that the player takes into the hand.
    #[inline(always)]
    pub const fn role(self) -> Role {
        // A table in place of a branch, which could not be foreseen.
        Kind::ROLES[self as usize]
    }

    /// By kind.
    const ROLES: [Role; 13] = {
        let mut roles = [Role::Pawn; 13];
        roles[Kind::Knight as usize] = Role::Knight;
        roles[Kind::Bishop as usize] = Role::Bishop;
        roles[Kind::Rook as usize] = Role::Rook;
        roles[Kind::Queen as usize] = Role::Queen;
        roles[Kind::King as usize] = Role::King;
        // Castling is a move of the king. Provision: castling.single-king-move
        roles[Kind::Castling as usize] = Role::King;
        roles
    };

    /// Whether one piece goes to another square, remains what it is, and captures nothing or what stands there.
    #[inline(always)]
    pub(crate) const fn is_plain(self) -> bool {
        const PLAIN: u32 = !(1 << Kind::EnPassant as u32
            | 1 << Kind::Castling as u32
            | 1 << Kind::PromotionToKnight as u32
            | 1 << Kind::PromotionToBishop as u32
            | 1 << Kind::PromotionToRook as u32
            | 1 << Kind::PromotionToQueen as u32);
        PLAIN >> self as u32 & 1 != 0
    }

    /// What a promoted pawn becomes.
    #[inline(always)]
    pub const fn promotion(self) -> Option<Role> {
        match self {
            Kind::PromotionToKnight => Some(Role::Knight),
            Kind::PromotionToBishop => Some(Role::Bishop),
            Kind::PromotionToRook => Some(Role::Rook),
            Kind::PromotionToQueen => Some(Role::Queen),
            _ => None,
        }
    }
}

impl Move {
    #[inline(always)]
    pub(crate) const fn new(kind: Kind, from: Square, to: Square) -> Move {
        Move(from.index() as u16 | (to.index() as u16) << 6 | (kind as u16) << 12)
    }

    /// Where the piece stood.
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::wrap(self.0 as u32)
    }

    /// Where the piece goes; in castling, where the rook stands.
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::wrap((self.0 >> 6) as u32)
    }

    /// What kind of move it is.
    #[inline(always)]
    pub const fn kind(self) -> Kind {
        let kind = (self.0 >> 12) as usize;
        Kind::ALL[if kind < 13 { kind } else { 0 }]
    }

    /// The piece that the player takes into the hand.
    pub const fn role(self) -> Role {
        self.kind().role()
    }

    /// What a promoted pawn becomes.
    pub const fn promotion(self) -> Option<Role> {
        self.kind().promotion()
    }

    /// Where the king goes when castling: the c-file if the rook is to its left, else the g-file; elsewhere [`Move::to`].
    ///
    /// Provision: chess960.castling.final-squares
    pub const fn destination(self) -> Square {
        if !matches!(self.kind(), Kind::Castling) {
            return self.to();
        }
        let wing = Wing::of(self.from(), self.to());
        Square::new(wing.king_file(), self.from().rank())
    }
}

/// Legal moves of one kind to some squares: all of one piece, or all of pawns that go in one direction.
///
/// Moves are found in such groups, and often the squares are all that is asked:
///
/// ```
/// use jadoube_board::{Position, Squares, Rank};
///
/// // How many of White's moves go to the fourth rank? The pawns' double steps.
/// let mut count = 0;
/// Position::initial().for_each_group(|group| count += (group.to & Squares::rank(Rank::FOUR)).len());
/// assert_eq!(count, 8);
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct MoveGroup {
    /// What kind of moves.
    pub kind: Kind,
    /// Where they go: never empty. In castling, the squares of the rooks.
    pub to: Squares,
    /// The square of the piece, or how many squares pawns advance, as squares are numbered.
    pub(crate) origin: i8,
}

impl MoveGroup {
    /// Where the piece stands that goes to a square of the group.
    #[inline(always)]
    pub const fn from(self, to: Square) -> Square {
        match self.kind.role() {
            Role::Pawn => Square::wrap((to.index() as i32 - self.origin as i32) as u32),
            _ => Square::wrap(self.origin as u32),
        }
    }

    /// The move to a square of the group.
    #[inline(always)]
    pub const fn to(self, to: Square) -> Move {
        Move::new(self.kind, self.from(to), to)
    }
}

/// The side of the board on which a king castles.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Wing {
    /// Towards the a-file: long castling, 0-0-0.
    Queenside,
    /// Towards the h-file: short castling, 0-0.
    Kingside,
}

impl Wing {
    /// Both, long castling first.
    pub const ALL: [Wing; 2] = [Wing::Queenside, Wing::Kingside];

    /// The wing on which a king and a rook of the same rank castle.
    #[inline(always)]
    pub const fn of(king: Square, rook: Square) -> Wing {
        if rook.index() < king.index() {
            Wing::Queenside
        } else {
            Wing::Kingside
        }
    }

    /// The file on which the king ends.
    #[inline(always)]
    pub const fn king_file(self) -> crate::File {
        match self {
            Wing::Queenside => crate::File::C,
            Wing::Kingside => crate::File::G,
        }
    }

    /// The file on which the rook ends.
    #[inline(always)]
    pub const fn rook_file(self) -> crate::File {
        match self {
            Wing::Queenside => crate::File::D,
            Wing::Kingside => crate::File::F,
        }
    }
}

impl fmt::Display for Move {
    /// Coordinates: `e2e4`, `e7e8q`, and castling as king to rook, `e1h1`. [`Move::standard`] writes `e1g1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(role) => write!(f, "{}", role.letter()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Move {
    /// Coordinates as engines write them in standard chess: castling is the king's own two squares, `e1g1`.
    ///
    /// In Chess960 this can look like a plain king move; there, use the [`Display`](fmt::Display) form.
    pub fn standard(self) -> impl fmt::Display {
        struct Standard(Move);
        impl fmt::Display for Standard {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.0.kind() {
                    Kind::Castling => write!(f, "{}{}", self.0.from(), self.0.destination()),
                    _ => write!(f, "{}", self.0),
                }
            }
        }
        Standard(self)
    }
}

/// A list of moves that needs no heap.
///
/// Sixteen pieces a side have at most 415 moves (a king's 8, two castlings, and 27 for each of fifteen queens), so the
/// list never overflows.
#[derive(Clone)]
pub struct MoveList {
    len: usize,
    moves: [Move; MoveList::CAPACITY],
}

impl MoveList {
    const CAPACITY: usize = 416;

    /// An empty list.
    pub const fn new() -> MoveList {
        MoveList {
            len: 0,
            moves: [Move(0); MoveList::CAPACITY],
        }
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = core::iter::Copied<core::slice::Iter<'a, Move>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter().copied()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = core::iter::Take<core::array::IntoIter<Move, { MoveList::CAPACITY }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

//! Who stands where, in four planes of bits.
//!
//! Each square has four bits: is the piece a *stepper* (king, knight, pawn), does it move *straight* (rook, queen), does
//! it move *diagonally* (bishop, queen), is it white. Three more meanings come from combinations that no slider has:
//!
//! | piece  | stepper | straight | diagonal |
//! |--------|:-------:|:--------:|:--------:|
//! | pawn   | 1 | 0 | 0 |
//! | knight | 1 | 0 | 1 |
//! | king   | 1 | 1 | 0 |
//! | bishop | 0 | 0 | 1 |
//! | rook   | 0 | 1 | 0 |
//! | queen  | 0 | 1 | 1 |
//!
//! The whole board is 32 bytes, one vector register. A piece is put down by writing a column of bits, which also removes
//! whatever stood there, so that making a move never asks what was captured; and since the board is so small, its
//! identity and hash are computed when they are wanted instead of being kept up to date by every move.

use crate::position::Side;
use crate::{Color, Piece, Role, Square, Squares, attacks};

/// The pieces on the board: at most one a square, nothing else is promised.
#[derive(Debug, Copy, Clone, Default, PartialEq, Eq)]
#[repr(C, align(32))]
pub(crate) struct Pieces {
    pub(crate) stepper: u64,
    pub(crate) straight: u64,
    pub(crate) diagonal: u64,
    pub(crate) white: u64,
}

impl Pieces {
    #[inline(always)]
    pub(crate) fn occupied(&self) -> Squares {
        Squares(self.stepper | self.straight | self.diagonal)
    }

    #[inline(always)]
    pub(crate) fn colored(&self, color: Color) -> Squares {
        match color {
            Color::White => Squares(self.white),
            Color::Black => self.occupied() - Squares(self.white),
        }
    }

    #[inline(always)]
    pub(crate) fn role(&self, role: Role) -> Squares {
        let Pieces {
            stepper,
            straight,
            diagonal,
            ..
        } = *self;
        Squares(match role {
            Role::Pawn => stepper & !straight & !diagonal,
            Role::Knight => stepper & diagonal,
            Role::King => stepper & straight,
            Role::Bishop => diagonal & !straight & !stepper,
            Role::Rook => straight & !diagonal & !stepper,
            Role::Queen => straight & diagonal,
        })
    }

    /// The same as [`Pieces::role`] where the role is not known beforehand: a table in place of a branch.
    #[inline(always)]
    pub(crate) fn role_in_table(&self, role: Role) -> Squares {
        let [stepper, straight, diagonal] = &COLUMNS[role as usize];
        // A square holds the role if none of its three bits differs.
        Squares(!((self.stepper ^ stepper) | (self.straight ^ straight) | (self.diagonal ^ diagonal)))
    }

    /// Rooks and queens.
    #[inline(always)]
    pub(crate) fn straight_sliders(&self) -> Squares {
        Squares(self.straight & !self.stepper)
    }

    /// Bishops and queens.
    #[inline(always)]
    pub(crate) fn diagonal_sliders(&self) -> Squares {
        Squares(self.diagonal & !self.stepper)
    }

    /// The first king of a side; a1 if it has none, which no position allows.
    #[inline(always)]
    pub(crate) fn king(&self, color: Color) -> Square {
        Square::wrap((self.role(Role::King) & self.colored(color)).0.trailing_zeros())
    }

    /// The pieces of a side that attack a square when only `occupied` squares stop sliders.
    #[inline(always)]
    pub(crate) fn attackers(&self, by: Color, square: Square, occupied: Squares) -> Squares {
        self.colored(by)
            & (attacks::pawn(!by, square) & self.role(Role::Pawn)
                | attacks::knight(square) & self.role(Role::Knight)
                | attacks::king(square) & self.role(Role::King)
                | attacks::bishop(square, occupied) & self.diagonal_sliders()
                | attacks::rook(square, occupied) & self.straight_sliders())
    }

    #[inline(always)]
    pub(crate) fn at(&self, square: Square) -> Option<Piece> {
        let bit = |plane: u64| plane >> square.index() & 1;
        let role = match bit(self.stepper) << 2 | bit(self.straight) << 1 | bit(self.diagonal) {
            0b001 => Role::Bishop,
            0b010 => Role::Rook,
            0b011 => Role::Queen,
            0b100 => Role::Pawn,
            0b101 => Role::Knight,
            0b110 => Role::King,
            _ => return None,
        };
        let color = if bit(self.white) != 0 {
            Color::White
        } else {
            Color::Black
        };
        Some(role.of(color))
    }

    /// Empties `cleared`, then puts the piece on each square of `placed`.
    #[inline(always)]
    pub(crate) fn replace(&mut self, cleared: Squares, piece: Piece, placed: Squares) {
        let [stepper, straight, diagonal] = match piece.role {
            Role::Pawn => COLUMNS[0],
            Role::Knight => COLUMNS[1],
            Role::Bishop => COLUMNS[2],
            Role::Rook => COLUMNS[3],
            Role::Queen => COLUMNS[4],
            Role::King => COLUMNS[5],
        };
        let white = match piece.color {
            Color::White => !0,
            Color::Black => 0,
        };
        let kept = !(cleared | placed).0;
        self.stepper = self.stepper & kept | placed.0 & stepper;
        self.straight = self.straight & kept | placed.0 & straight;
        self.diagonal = self.diagonal & kept | placed.0 & diagonal;
        self.white = self.white & kept | placed.0 & white;
    }

    /// The board after a piece has gone from a square to another, where the kind of piece is not known beforehand: a table
    /// in place of a branch.
    #[inline(always)]
    pub(crate) fn moved<S: Side>(&self, role: Role, from: Squares, to: Squares) -> Pieces {
        let [stepper, straight, diagonal] = &COLUMNS[role as usize];
        let kept = !(from | to).0;
        let white = match S::COLOR {
            Color::White => to.0,
            Color::Black => 0,
        };
        Pieces {
            stepper: self.stepper & kept | to.0 & stepper,
            straight: self.straight & kept | to.0 & straight,
            diagonal: self.diagonal & kept | to.0 & diagonal,
            white: self.white & kept | white,
        }
    }
}

/// Stepper, straight, diagonal: the bits of a piece on all squares at once, by role.
static COLUMNS: [[u64; 3]; 6] = [
    [!0, 0, 0],
    [!0, 0, !0],
    [0, 0, !0],
    [0, !0, 0],
    [0, !0, !0],
    [!0, !0, 0],
];

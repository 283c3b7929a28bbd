//! Sets of squares.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use crate::{Color, File, Rank, Square};

/// A set of squares, one bit each.
///
/// ```
/// use jadoube_board::{Square, Squares};
///
/// let corners = Squares::from_iter([Square::A1, Square::H1, Square::A8, Square::H8]);
/// assert_eq!(corners.len(), 4);
/// assert_eq!((corners & Squares::LIGHT).to_string(), "h1 a8");
/// ```
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Squares(pub u64);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares(0);
    /// All 64.
    pub const ALL: Squares = Squares(!0);
    /// The light squares, which the Laws call white.
    ///
    /// Provision: board.squares
    pub const LIGHT: Squares = Squares(0x55aa_55aa_55aa_55aa);
    /// The dark squares, which the Laws call black.
    ///
    /// Provision: board.squares
    pub const DARK: Squares = Squares(0xaa55_aa55_aa55_aa55);

    /// One square alone.
    #[inline(always)]
    pub const fn of(square: Square) -> Squares {
        Squares(1 << square.index())
    }

    /// A whole file.
    pub const fn file(file: File) -> Squares {
        Squares(0x0101_0101_0101_0101 << file.index())
    }

    /// A whole rank.
    pub const fn rank(rank: Rank) -> Squares {
        Squares(0xff << (8 * rank.index()))
    }

    /// The first rank as `color` counts them, where that side's pieces start.
    pub const fn first_rank(color: Color) -> Squares {
        Squares::rank(Rank::ONE.seen_by(color))
    }

    /// The squares of one colour.
    pub const fn colored(color: Color) -> Squares {
        match color {
            Color::White => Squares::LIGHT,
            Color::Black => Squares::DARK,
        }
    }

    /// Whether the square is in the set.
    #[inline(always)]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether the two sets share a square.
    #[inline(always)]
    pub const fn meets(self, other: Squares) -> bool {
        self.0 & other.0 != 0
    }

    /// How many squares.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The square with the lowest number, if there is one.
    #[inline(always)]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrap(self.0.trailing_zeros()))
        }
    }

    /// The only square of the set, if there is exactly one.
    #[inline(always)]
    pub const fn single(self) -> Option<Square> {
        // Counting bits would be slower where the machine cannot be asked to.
        if self.0 & self.0.wrapping_sub(1) == 0 {
            self.first()
        } else {
            None
        }
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares
            .into_iter()
            .fold(Squares::EMPTY, |set, square| set | Squares::of(square))
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Squares {
        Squares::of(square)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    #[inline(always)]
    fn into_iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

/// The squares of a set, lowest number first.
#[derive(Debug, Clone)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for SquaresIter {}
impl FusedIterator for SquaresIter {}

macro_rules! operators {
    ($($trait:ident::$method:ident, $assign:ident::$assign_method:ident => |$a:ident, $b:ident| $value:expr;)*) => {
        $(
            impl $trait for Squares {
                type Output = Squares;

                #[inline(always)]
                fn $method(self, other: Squares) -> Squares {
                    let ($a, $b) = (self.0, other.0);
                    Squares($value)
                }
            }

            impl $assign for Squares {
                #[inline(always)]
                fn $assign_method(&mut self, other: Squares) {
                    *self = $trait::$method(*self, other);
                }
            }
        )*
    };
}

operators! {
    BitAnd::bitand, BitAndAssign::bitand_assign => |a, b| a & b;
    BitOr::bitor, BitOrAssign::bitor_assign => |a, b| a | b;
    BitXor::bitxor, BitXorAssign::bitxor_assign => |a, b| a ^ b;
    Sub::sub, SubAssign::sub_assign => |a, b| a & !b;
}

impl Not for Squares {
    type Output = Squares;

    #[inline(always)]
    fn not(self) -> Squares {
        Squares(!self.0)
    }
}

impl fmt::Display for Squares {
    /// The names of the squares, separated by blanks.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.into_iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

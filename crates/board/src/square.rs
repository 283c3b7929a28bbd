//! Squares, files and ranks.

use core::fmt;
use core::str::FromStr;

use crate::Color;

/// A file: one of the eight columns of squares between the players, `a` to `h`.
///
/// Provision: board.files-and-ranks
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

/// A rank: one of the eight rows of squares across the board, `1` to `8`.
///
/// Provision: board.files-and-ranks
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

/// One of the 64 squares.
///
/// Squares are numbered along the ranks from White's side: a1 is 0, b1 is 1, h8 is 63.
///
/// ```
/// use jadoube_board::{Color, File, Rank, Square};
///
/// let e4: Square = "e4".parse()?;
/// assert_eq!((e4.file(), e4.rank()), (File::E, Rank::FOUR));
/// assert_eq!(e4.color(), Color::White);
/// # Ok::<(), jadoube_board::ParseSquareError>(())
/// ```
///
/// Provision: board.squares
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

macro_rules! lines {
    ($type:ident, $($name:ident = $index:literal),*) => {
        #[allow(missing_docs)]
        impl $type {
            $(pub const $name: $type = $type($index);)*
        }

        impl $type {
            /// All eight, in order.
            pub const ALL: [$type; 8] = [$($type::$name),*];

            /// From its number, 0 to 7.
            pub const fn from_index(index: u8) -> Option<$type> {
                if index < 8 { Some($type(index)) } else { None }
            }

            /// Its number, 0 to 7.
            #[inline(always)]
            pub const fn index(self) -> usize {
                (self.0 & 7) as usize
            }
        }
    };
}

lines!(File, A = 0, B = 1, C = 2, D = 3, E = 4, F = 5, G = 6, H = 7);
lines!(
    Rank,
    ONE = 0,
    TWO = 1,
    THREE = 2,
    FOUR = 3,
    FIVE = 4,
    SIX = 5,
    SEVEN = 6,
    EIGHT = 7
);

impl File {
    /// Its letter, `a` to `h`.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

impl Rank {
    /// Its digit, `1` to `8`.
    pub const fn digit(self) -> char {
        (b'1' + self.0) as char
    }

    /// The `n`th rank as `color` counts them: the first is nearest to that player.
    ///
    /// ```
    /// use jadoube_board::{Color, Rank};
    ///
    /// assert_eq!(Rank::ONE.seen_by(Color::Black), Rank::EIGHT);
    /// ```
    pub const fn seen_by(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank(7 - self.0),
        }
    }
}

impl Square {
    /// The square where a file and a rank cross.
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank.0 * 8 + file.0)
    }

    /// From its number, 0 (a1) to 63 (h8).
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// All 64 squares, a1 first, h8 last.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..64).map(Square)
    }

    /// Its number, 0 (a1) to 63 (h8).
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The square of a number whose upper bits do not matter.
    #[inline(always)]
    pub(crate) const fn wrap(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// Its file.
    #[inline(always)]
    pub const fn file(self) -> File {
        File(self.0 & 7)
    }

    /// Its rank.
    #[inline(always)]
    pub const fn rank(self) -> Rank {
        Rank(self.0 >> 3)
    }

    /// Whether the square itself is light or dark.
    ///
    /// Provision: board.squares, board.orientation
    pub const fn color(self) -> Color {
        if (self.0 ^ (self.0 >> 3)) & 1 == 0 {
            Color::Black
        } else {
            Color::White
        }
    }

    /// The square so many files to the right and ranks up, as White sees the board; `None` if that is off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self.0 & 7) as i8 + files;
        let rank = (self.0 >> 3) as i8 + ranks;
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            Some(Square((rank * 8 + file) as u8))
        } else {
            None
        }
    }

    /// The same square as the other player counts ranks: e2 and e7 mirror each other.
    pub const fn mirrored(self) -> Square {
        Square(self.0 ^ 56)
    }
}

/// The text is not a square from `a1` to `h8`.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square from a1 to h8")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Square::new(File(file - b'a'), Rank(rank - b'1'))),
            _ => Err(ParseSquareError),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + (self.0 & 7), b'1' + (self.0 >> 3)];
        f.pad(core::str::from_utf8(&name).unwrap_or_default())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

macro_rules! squares {
    ($($name:ident)*) => {
        #[allow(missing_docs)]
        impl Square {
            squares!(@each 0u8; $($name)*);
        }
    };
    (@each $index:expr; $name:ident $($rest:ident)*) => {
        pub const $name: Square = Square($index);
        squares!(@each $index + 1; $($rest)*);
    };
    (@each $index:expr;) => {};
}

squares! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

//! The two sides.

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// White or Black: the colour of a piece, and the name of the player who has those pieces.
///
/// Provision: game.two-players
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Color {
    /// The player of the light-coloured pieces, who moves first.
    White,
    /// The player of the dark-coloured pieces.
    Black,
}

impl Color {
    /// Both colours, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The letter that FEN uses for the side to move.
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }
}

impl Not for Color {
    type Output = Color;

    /// The opponent.
    #[inline(always)]
    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Color::White => "White",
            Color::Black => "Black",
        })
    }
}

/// One value for each side.
///
/// ```
/// use jadoube_board::{ByColor, Color};
///
/// let mut illegal_moves = ByColor::new(0, 0);
/// illegal_moves[Color::Black] += 1;
/// assert_eq!(illegal_moves, ByColor::new(0, 1));
/// ```
#[derive(Debug, Copy, Clone, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByColor<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> ByColor<T> {
    /// White's value, then Black's.
    pub const fn new(white: T, black: T) -> Self {
        Self { white, black }
    }

    /// The value of each side as `f` gives it.
    pub fn from_fn(mut f: impl FnMut(Color) -> T) -> Self {
        Self {
            white: f(Color::White),
            black: f(Color::Black),
        }
    }
}

impl<T: fmt::Display> fmt::Display for ByColor<T> {
    /// White's, a dash and Black's, as results are written.
    ///
    /// ```
    /// use jadoube_board::ByColor;
    ///
    /// assert_eq!(ByColor::new("½", "½").to_string(), "½–½");
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}–{}", self.white, self.black)
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline(always)]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

//! The pieces.

use core::fmt;

use crate::{ByColor, Color};

/// The six kinds of piece.
///
/// Provision: pieces.set
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Role {
    /// Moves forward, captures diagonally forward, and promotes on the last rank.
    Pawn,
    /// Moves to the nearest squares that are on neither its rank, its file nor a diagonal.
    Knight,
    /// Moves along diagonals.
    Bishop,
    /// Moves along its file and its rank.
    Rook,
    /// Moves along file, rank and diagonals.
    Queen,
    /// Moves to any adjoining square, or castles.
    King,
}

impl Role {
    /// All six, from pawn to king.
    pub const ALL: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];

    /// What a pawn may become, strongest first.
    ///
    /// Provision: promotion.free-choice
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The English letter in lower case, as in FEN and in coordinate moves such as `e7e8q`.
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'p',
            Role::Knight => 'n',
            Role::Bishop => 'b',
            Role::Rook => 'r',
            Role::Queen => 'q',
            Role::King => 'k',
        }
    }

    /// The role an English letter stands for, in either case.
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_lowercase() {
            'p' => Role::Pawn,
            'n' => Role::Knight,
            'b' => Role::Bishop,
            'r' => Role::Rook,
            'q' => Role::Queen,
            'k' => Role::King,
            _ => return None,
        })
    }

    /// Whether it is a minor piece: a bishop or a knight.
    ///
    /// Provision: glossary.minor-piece
    pub const fn is_minor(self) -> bool {
        matches!(self, Role::Bishop | Role::Knight)
    }

    /// This kind of piece in a colour.
    pub const fn of(self, color: Color) -> Piece {
        Piece { color, role: self }
    }
}

impl ByColor<Role> {
    /// Who has won the exchange, if each player has lost this piece: the one who lost a minor piece for a rook.
    ///
    /// Provision: glossary.the-exchange
    ///
    /// ```
    /// use jadoube_board::{ByColor, Color, Role};
    ///
    /// assert_eq!(ByColor::new(Role::Bishop, Role::Rook).won_the_exchange(), Some(Color::White));
    /// assert_eq!(ByColor::new(Role::Rook, Role::Knight).won_the_exchange(), Some(Color::Black));
    /// assert_eq!(ByColor::new(Role::Knight, Role::Bishop).won_the_exchange(), None);
    /// ```
    pub const fn won_the_exchange(&self) -> Option<Color> {
        match (self.white, self.black) {
            (lost, Role::Rook) if lost.is_minor() => Some(Color::White),
            (Role::Rook, lost) if lost.is_minor() => Some(Color::Black),
            _ => None,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        })
    }
}

/// A kind of piece in a colour.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// What kind of piece it is.
    pub role: Role,
}

impl Piece {
    /// The FEN letter: upper case for White, lower case for Black.
    ///
    /// ```
    /// use jadoube_board::{Color, Role};
    ///
    /// assert_eq!(Role::Knight.of(Color::White).letter(), 'N');
    /// ```
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter().to_ascii_uppercase(),
            Color::Black => self.role.letter(),
        }
    }

    /// The piece a FEN letter stands for.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        match Role::from_letter(letter) {
            Some(role) if letter.is_ascii_uppercase() => Some(role.of(Color::White)),
            Some(role) => Some(role.of(Color::Black)),
            None => None,
        }
    }

    /// The Unicode figurine.
    ///
    /// Provision: pieces.symbols
    pub const fn figurine(self) -> char {
        let (white, black) = match self.role {
            Role::King => ('\u{2654}', '\u{265A}'),
            Role::Queen => ('\u{2655}', '\u{265B}'),
            Role::Rook => ('\u{2656}', '\u{265C}'),
            Role::Bishop => ('\u{2657}', '\u{265D}'),
            Role::Knight => ('\u{2658}', '\u{265E}'),
            Role::Pawn => ('\u{2659}', '\u{265F}'),
        };
        match self.color {
            Color::White => white,
            Color::Black => black,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Piece {
    /// In words: `white knight`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.color {
            Color::White => "white ",
            Color::Black => "black ",
        })?;
        fmt::Display::fmt(&self.role, f)
    }
}

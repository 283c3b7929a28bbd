//! Moves in standard algebraic notation, as PGN has them.
//!
//! Reading is split in two, since syntax and legality are different things. [`San::read`] looks at letters and knows no
//! position. [`San::resolve`] looks at a position and finds the one legal move that the letters can mean.
//!
//! ```
//! use jadoube_board::Position;
//! use jadoube_notation::san::{San, SanError};
//!
//! let position = Position::initial();
//! let san = San::read("Nf3").unwrap();
//! assert_eq!(san.resolve(&position).unwrap().to_string(), "g1f3");
//! assert_eq!(San::read("Nf6").unwrap().resolve(&position), Err(SanError::Illegal));
//! assert_eq!(San::read("N-KB3"), None);
//! ```
//!
//! [`ReadsSan`](crate::ReadsSan) does both in one step.

use core::fmt;

use jadoube_board::{Move, Position, Role, Square, Squares, Wing};

/// A move as standard algebraic notation gives it: what it says, not yet what it means.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum San {
    /// A piece goes to a square.
    Piece {
        /// The kind of piece.
        role: Role,
        /// The squares from which it may come: all, a file, a rank, or one square.
        from: Squares,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
    /// King and rook castle.
    Castling(Wing),
}

/// Why a readable move is not a legal move of a position.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum SanError {
    /// No such move is legal.
    Illegal,
    /// Several moves are meant by the same letters: those from these squares.
    Ambiguous(Squares),
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Illegal => f.write_str("no such move is legal"),
            SanError::Ambiguous(from) => write!(f, "pieces on {from} can make this move"),
        }
    }
}

impl core::error::Error for SanError {}

impl San {
    /// The one legal move that is meant.
    ///
    /// # Errors
    ///
    /// There is no such move, or several.
    #[inline]
    pub fn resolve(self, position: &Position) -> Result<Move, SanError> {
        match self {
            San::Piece {
                role,
                from,
                to,
                promotion,
            } => position.resolve(role, from, to, promotion).map_err(SanError::among),
            San::Castling(wing) => position.castle(wing).ok_or(SanError::Illegal),
        }
    }

    /// Plays the one legal move that is meant, faster than finding and making it, and tells which it was.
    ///
    /// # Errors
    ///
    /// There is no such move, or several. Nothing is played then.
    #[inline(always)]
    pub fn follow(self, position: &mut Position) -> Result<Move, SanError> {
        match self {
            San::Piece {
                role,
                from,
                to,
                promotion,
            } => position.follow(role, from, to, promotion).map_err(SanError::among),
            San::Castling(wing) => follow_castling(wing, position),
        }
    }
}

#[cold]
fn follow_castling(wing: Wing, position: &mut Position) -> Result<Move, SanError> {
    let mv = position.castle(wing).ok_or(SanError::Illegal)?;
    *position = position.make(mv);
    Ok(mv)
}

impl SanError {
    /// Several squares of departure are ambiguous, none is illegal.
    fn among(from: Squares) -> SanError {
        match from.is_empty() {
            true => SanError::Illegal,
            false => SanError::Ambiguous(from),
        }
    }
}

impl San {
    /// A move in standard algebraic notation, with or without a sign of check or mate.
    ///
    /// Reads what the PGN standard calls import format: captures without x, a full square of departure, castling with
    /// letters or zeros, a promotion with or without the equals sign.
    pub fn read(text: &str) -> Option<San> {
        San::read_bytes(text.as_bytes())
    }

    pub(crate) fn read_bytes(bytes: &[u8]) -> Option<San> {
        let signs = bytes.iter().rev().take_while(|byte| matches!(byte, b'+' | b'#'));
        let bare = &bytes[..bytes.len() - signs.count()];
        // What is too long for a register is shorter without its x, as `Qa1xb2xc3` is not.
        let mut register = [0; 8];
        let mut len = 0;
        for &byte in bare.iter().filter(|&&byte| bare.len() <= LONGEST || byte != b'x') {
            *register.get_mut(len)? = byte;
            len += 1;
        }
        read_word(u64::from_le_bytes(register), len as u32)
    }
}

/// The longest move that is read in one go.
const LONGEST: usize = 7;

/// A word of up to seven characters that is a move, taken apart without looking at each character in turn.
///
/// The two last characters before any sign name the square of arrival, the first the piece; each character between them
/// narrows the squares of departure by a table: a letter to its file, a digit to its rank, an x to nothing, anything
/// else to no square at all. Which piece it is, and how its square of departure is given, cannot be foreseen, so nothing
/// here branches on it.
#[inline(always)]
pub(crate) fn read_word(word: u64, len: u32) -> Option<San> {
    let byte = |i: u32| (word >> (i.wrapping_mul(8) & 63)) as u8;
    if !(2..=LONGEST as u32).contains(&len) {
        return None;
    }
    let len = len - matches!(byte(len - 1), b'+' | b'#') as u32;
    let (role, letters) = PIECES[word as u8 as usize];
    let (file, rank) = (
        byte(len.wrapping_sub(2)).wrapping_sub(b'a'),
        byte(len - 1).wrapping_sub(b'1'),
    );
    let between = len.wrapping_sub(letters + 2);
    if (file | rank) > 7 || between > 3 {
        return read_rare(word, len);
    }
    let to = Square::from_index(rank * 8 + file)?;
    let between = (word >> (8 * letters)) & ((1 << (8 * between)) - 1);
    // A pawn that names no file goes straight ahead.
    let straight = role == Role::Pawn && between == 0;
    let from = NARROWS[between as u8 as usize]
        & NARROWS[(between >> 8) as u8 as usize]
        & NARROWS[(between >> 16) as u8 as usize]
        & Squares(Squares::file(to.file()).0 | (straight as u64).wrapping_sub(1));
    if from.is_empty() {
        return None;
    }
    let promotion = None;
    Some(San::Piece {
        role,
        from,
        to,
        promotion,
    })
}

/// A word that does not end with a square: a promotion, or castling.
#[cold]
fn read_rare(word: u64, len: u32) -> Option<San> {
    if matches!(word as u8, b'O' | b'0') {
        return read_castling(word, len);
    }
    let byte = |i: u32| (word >> (8 * i)) as u8;
    let promotion = match byte(len - 1) {
        b'Q' => Role::Queen,
        b'R' => Role::Rook,
        b'B' => Role::Bishop,
        b'N' => Role::Knight,
        _ => return None,
    };
    let mut len = len - 1;
    len -= (len > 2 && byte(len - 1) == b'=') as u32;
    // What is left ends with a square, or is no move.
    if len < 2 || !byte(len - 1).is_ascii_digit() {
        return None;
    }
    match read_word(word & ((1 << (8 * len)) - 1), len)? {
        San::Piece { role, from, to, .. } => Some(San::Piece {
            role,
            from,
            to,
            promotion: Some(promotion),
        }),
        San::Castling(_) => None,
    }
}

fn read_castling(word: u64, len: u32) -> Option<San> {
    let letters = word & (!0 >> (64 - 8 * len));
    match letters {
        0x4f_2d_4f | 0x30_2d_30 => Some(San::Castling(Wing::Kingside)),
        0x4f_2d_4f_2d_4f | 0x30_2d_30_2d_30 => Some(San::Castling(Wing::Queenside)),
        _ => None,
    }
}

/// By the first character of a word: the piece that moves, and whether the character is its letter.
static PIECES: [(Role, u32); 256] = {
    let mut table = [(Role::Pawn, 0); 256];
    table[b'P' as usize] = (Role::Pawn, 1);
    table[b'N' as usize] = (Role::Knight, 1);
    table[b'B' as usize] = (Role::Bishop, 1);
    table[b'R' as usize] = (Role::Rook, 1);
    table[b'Q' as usize] = (Role::Queen, 1);
    table[b'K' as usize] = (Role::King, 1);
    table
};

/// To which squares of departure a character between piece and square narrows.
static NARROWS: [Squares; 256] = {
    let mut table = [Squares::EMPTY; 256];
    table[0] = Squares::ALL;
    table[b'x' as usize] = Squares::ALL;
    table[b'-' as usize] = Squares::ALL;
    table[b':' as usize] = Squares::ALL;
    let mut i = 0;
    while i < 8 {
        table[b'a' as usize + i] = Squares(0x0101_0101_0101_0101 << i);
        table[b'1' as usize + i] = Squares(0xff << (8 * i));
        i += 1;
    }
    table
};

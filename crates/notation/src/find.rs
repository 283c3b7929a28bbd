//! Moves in standard algebraic notation, read and written in one step.

use core::fmt;

use jadoube_board::{Move, Position, Squares};

use crate::san::{San, SanError};
use crate::{Form, Written};

/// The move in a form, as text. It must be a legal move of the position. [`Written::written`] does the same without memory of
/// its own.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{Form, Language, Style, write};
///
/// let position: Position = "r3k2r/8/8/8/8/8/6n1/R3K2R w KQkq - 0 1".parse()?;
/// let mv = position.find("e1d2".parse().unwrap()).unwrap();
/// assert_eq!(write(mv, &position, Form::PGN), "Kd2");
/// assert_eq!(write(mv, &position, Style::LONG.in_language(Language::NL)), "Ke1-d2");
/// # Ok::<(), jadoube_board::ParsePositionError>(())
/// ```
#[must_use]
pub fn write(mv: Move, position: &Position, form: impl Into<Form>) -> String {
    mv.written(position, form).to_string()
}

/// Positions in which moves are read.
pub trait ReadsSan {
    /// The legal move that a text means, in standard algebraic notation as the PGN standard lets it be imported. What a
    /// person wrote in other ways is for [`read`](crate::read()).
    ///
    /// ```
    /// use jadoube_board::Position;
    /// use jadoube_notation::{NotAMove, ReadsSan, Written};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/4R3/R3K3 w Q - 0 1".parse()?;
    /// assert_eq!(position.san("O-O-O").unwrap().san(&position).to_string(), "O-O-O");
    /// assert_eq!(position.san("Ra9"), Err(NotAMove::Unreadable));
    /// assert_eq!(position.san("Ke3"), Err(NotAMove::Illegal));
    /// # Ok::<(), jadoube_board::ParsePositionError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The text is no move, or not one legal move.
    fn san(&self, text: &str) -> Result<Move, NotAMove>;

    /// The position after one move or several, with blanks between them. Numbers of moves are passed over.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// use jadoube_notation::ReadsSan;
    ///
    /// assert!(Position::initial().play_san("1.f3 e5 2.g4 Qh4#")?.is_checkmate());
    /// # Ok::<(), jadoube_notation::NotAMove>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first move that cannot be read, or is not one legal move.
    fn play_san(&self, text: &str) -> Result<Position, NotAMove>;

    /// The moves of a line, one after the other, with blanks between them. Numbers of moves are passed over.
    ///
    /// # Errors
    ///
    /// The first move that cannot be read, or is not one legal move.
    fn san_line(&self, text: &str) -> Result<Vec<Move>, NotAMove>;
}

impl ReadsSan for Position {
    fn san(&self, text: &str) -> Result<Move, NotAMove> {
        let san = San::read(text).ok_or(NotAMove::Unreadable)?;
        Ok(san.resolve(self)?)
    }

    fn play_san(&self, text: &str) -> Result<Position, NotAMove> {
        words(text).try_fold(*self, |position, word| Ok(position.make(position.san(word)?)))
    }

    fn san_line(&self, text: &str) -> Result<Vec<Move>, NotAMove> {
        let mut position = *self;
        let moves = words(text).map(|word| {
            let mv = position.san(word)?;
            position = position.make(mv);
            Ok(mv)
        });
        moves.collect()
    }
}

/// The moves of a text, without their numbers.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let bare = |word| {
        let unnumbered = str::trim_start_matches(word, |letter: char| letter.is_ascii_digit());
        match unnumbered.strip_prefix('.') {
            Some(rest) => rest.trim_start_matches('.'),
            None => word,
        }
    };
    text.split_ascii_whitespace().map(bare).filter(|word| !word.is_empty())
}

/// Why a text is not one legal move of a position.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum NotAMove {
    /// It is not in standard algebraic notation.
    Unreadable,
    /// No such move is legal. [`read`](crate::read()) says why.
    Illegal,
    /// The pieces on these squares can make it.
    Ambiguous(Squares),
}

impl From<SanError> for NotAMove {
    fn from(error: SanError) -> NotAMove {
        match error {
            SanError::Illegal => NotAMove::Illegal,
            SanError::Ambiguous(from) => NotAMove::Ambiguous(from),
        }
    }
}

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            NotAMove::Unreadable => f.write_str("not a move in standard algebraic notation, such as Nf3"),
            NotAMove::Illegal => SanError::Illegal.fmt(f),
            NotAMove::Ambiguous(from) => SanError::Ambiguous(from).fmt(f),
        }
    }
}

impl core::error::Error for NotAMove {}

#[cfg(test)]
mod tests {
    use jadoube_board::{Position, Square};

    use super::{NotAMove, ReadsSan, words};

    #[test]
    fn numbers_of_moves_are_no_moves() {
        for text in [
            "1. e4 e5 2. O-O",
            "1.e4 1...e5 2.O-O",
            "1. e4 1... e5 2. O-O",
            "e4  e5\nO-O",
        ] {
            assert_eq!(words(text).collect::<Vec<_>>(), ["e4", "e5", "O-O"], "{text}");
        }
        // Castling with zeros is a move all the same.
        assert_eq!(words("0-0 1.0-0-0").collect::<Vec<_>>(), ["0-0", "0-0-0"]);
    }

    #[test]
    fn the_first_wrong_move_is_told() {
        let position: Position = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1".parse().unwrap();
        let knights = Square::B1.into();
        assert_eq!(
            position.san("Nd2"),
            Err(NotAMove::Ambiguous(knights | Square::F3.into()))
        );
        assert_eq!(position.play_san("Nfd2 Ke7 Nf3 Ke8 Nxf9"), Err(NotAMove::Unreadable));
        assert_eq!(position.play_san("Nfd2 Kf9"), Err(NotAMove::Unreadable));
        assert_eq!(position.play_san("Nfd2 Kf6"), Err(NotAMove::Illegal));
        assert_eq!(position.play_san(""), Ok(position));
        assert_eq!(position.san_line("1. Nfd2 Ke7 2. Nf3").unwrap().len(), 3);
        assert_eq!(position.san_line("1. Nfd2 Ke6"), Err(NotAMove::Illegal));
    }
}

//! The forms in which a move can be written.

use crate::Language;

/// How a move is written.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{Form, Written};
///
/// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse()?;
/// let castling = position.find("e1g1".parse().unwrap()).unwrap();
/// assert_eq!(castling.written(&position, Form::PGN).to_string(), "O-O");
/// assert_eq!(castling.written(&position, Form::UCI).to_string(), "e1g1");
/// assert_eq!(castling.written(&position, Form::UCI_960).to_string(), "e1h1");
/// # Ok::<(), jadoube_board::ParsePositionError>(())
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum Form {
    /// As people write moves, and PGN.
    Algebraic(Style),
    /// As engines write moves: from a square to a square.
    Coordinates(CastlingTo),
}

/// Where a castling king goes in coordinates.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum CastlingTo {
    /// To its own square of arrival: `e1g1`. In Chess960 this can look like a mere step.
    Arrival,
    /// To the rook: `e1h1`. Clear in Chess960 too.
    Rook,
}

/// How a move is written in algebraic notation: every choice there is.
///
/// Named styles are constants; [`Profile::style`](crate::Profile::style) is that of an edition of the Laws. Others are
/// made from them:
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{Language, Mark, Signs, Style, Written};
///
/// let icelandic = Style { signs: Signs::Letters(Language::IS), check: Mark::Omitted, ..Style::LONG };
/// let position = Position::initial();
/// let mv = position.find("g1f3".parse()?).unwrap();
/// assert_eq!(mv.written(&position, icelandic).to_string(), "Rg1-f3");
/// # Ok::<(), jadoube_board::ParseAttemptError>(())
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub struct Style {
    /// The signs of the pieces.
    pub signs: Signs,
    /// How much is told of the square of departure.
    pub departure: Departure,
    /// A hyphen before the square of arrival, if something stands before it and no sign of capture does.
    pub hyphen: Mark,
    /// The x of a capture.
    pub capture: Mark,
    /// The mark e.p., set off by a blank.
    pub en_passant: Mark,
    /// The + of a check that is no checkmate.
    pub check: Mark,
    /// The sign of checkmate.
    pub mate: Mate,
    /// How the new piece of a promotion is added.
    pub promotion: Promotion,
    /// How castling is written.
    pub castling: Castling,
}

/// The signs of the pieces.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum Signs {
    /// The letters of a language.
    Letters(Language),
    /// Outlined figurines for both sides, as most books print them: ♘.
    Figurines,
    /// Figurines in the colour of the player: ♘ for White, ♞ for Black.
    ColoredFigurines,
}

/// How much of the square of departure is written.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum Departure {
    /// What is needed to tell the piece from others: the short form.
    Needed,
    /// The whole square: the long form. Castling stays as it is.
    ///
    /// Provision: notation.long-form, notation.example-long-form
    Always,
}

/// Whether a mark is written.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It is.
    Written,
    /// It is left out.
    Omitted,
}

/// The sign of checkmate.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum Mate {
    /// `#`
    Hash,
    /// `++`
    DoublePlus,
    /// `+`, as for any check.
    Plus,
    /// None.
    Omitted,
}

/// How the new piece of a promotion is added.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum Promotion {
    /// `e8Q`
    Bare,
    /// `e8=Q`
    Equals,
    /// `e8(Q)`
    Brackets,
}

/// How castling is written.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum Castling {
    /// `0-0`, with zeros as the Laws print it.
    Zeros,
    /// `O-O`, with letters as PGN has it.
    Letters,
}

impl Form {
    /// Standard algebraic notation as PGN exports it.
    pub const PGN: Form = Form::Algebraic(Style::PGN);
    /// Coordinates as engines write them in standard chess.
    pub const UCI: Form = Form::Coordinates(CastlingTo::Arrival);
    /// Coordinates as engines write them in Chess960.
    pub const UCI_960: Form = Form::Coordinates(CastlingTo::Rook);
}

impl From<Style> for Form {
    fn from(style: Style) -> Form {
        Form::Algebraic(style)
    }
}

impl Style {
    /// Standard algebraic notation as PGN exports it: `Nbxd2+`, `e8=Q#`, `O-O`.
    pub const PGN: Style = Style {
        signs: Signs::Letters(Language::EN),
        departure: Departure::Needed,
        hyphen: Mark::Omitted,
        capture: Mark::Written,
        en_passant: Mark::Omitted,
        check: Mark::Written,
        mate: Mate::Hash,
        promotion: Promotion::Equals,
        castling: Castling::Letters,
    };

    /// Short algebraic notation with every sign of the Laws: `Nbxd2+`, `exd6 e.p.`, `e8Q#`, `0-0`.
    pub const SHORT: Style = Style {
        en_passant: Mark::Written,
        promotion: Promotion::Bare,
        castling: Castling::Zeros,
        ..Style::PGN
    };

    /// Short algebraic notation with none of the signs that may be left out: `Nbd2`, `ed6`, `e8Q`, `0-0`.
    ///
    /// Provision: notation.example-no-signs
    pub const TERSE: Style = Style {
        capture: Mark::Omitted,
        en_passant: Mark::Omitted,
        check: Mark::Omitted,
        mate: Mate::Omitted,
        ..Style::SHORT
    };

    /// Long algebraic notation with hyphens: `Nb1xd2+`, `e2-e4`, `e7-e8Q#`, `0-0`.
    pub const LONG: Style = Style {
        departure: Departure::Always,
        hyphen: Mark::Written,
        ..Style::SHORT
    };

    /// Short algebraic notation with figurines, as books print it: `♘bxd2+`.
    pub const FIGURINES: Style = Style {
        signs: Signs::Figurines,
        ..Style::SHORT
    };

    /// The same style in the letters of a language.
    #[must_use]
    pub const fn in_language(self, language: Language) -> Style {
        Style {
            signs: Signs::Letters(language),
            ..self
        }
    }
}

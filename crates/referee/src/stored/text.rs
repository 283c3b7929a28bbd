//! Values that are stored as text.

use core::fmt;
use core::marker::PhantomData;
use std::borrow::Cow;

use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{Attempt, Piece, Position, Square};
use jadoube_clock::TimeControl;
use jadoube_laws::{Edition, Key, Pace, Score, Supervision};
use jadoube_notation::Language;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};

use crate::commitment::Commitment;
use crate::stored::Store;

/// What is stored as text.
pub(crate) trait Written: Sized {
    /// The name of the shape in the schema.
    const NAME: &'static str;
    /// What to write, for whoever wrote something else and for the schema.
    const FORM: &'static str;
    /// What the text looks like, as a regular expression.
    const PATTERN: &'static str;

    fn written(&self) -> impl fmt::Display;
    fn parsed(text: &str) -> Option<Self>;
}

/// A value stored as text, in the one way it is written.
pub(crate) struct Text<T>(PhantomData<T>);

impl<T: Written> JsonSchema for Text<T> {
    fn schema_name() -> Cow<'static, str> {
        Cow::Borrowed(T::NAME)
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let mut form = T::FORM.to_owned();
        form[..1].make_ascii_uppercase();
        json_schema!({ "description": form + ".", "type": "string", "pattern": T::PATTERN })
    }
}

impl<T: Written> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        let Some(value) = T::parsed(text) else {
            let (text, form) = (shortened(text, VALUE_LIMIT), T::FORM);
            return Err(E::custom(format_args!("cannot read `{text}`: write {form}")));
        };
        // One way to write each thing, so that equal records are equal bytes.
        let written = value.written().to_string();
        if written != text {
            let text = shortened(text, VALUE_LIMIT);
            return Err(E::custom(format_args!("`{text}` is written `{written}` here")));
        }
        Ok(value)
    }
}

macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl Store for $type {
            type Shape = Text<$type>;

            fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.written())
            }

            fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                deserializer.deserialize_str(Text(PhantomData))
            }
        }
    )*};
}

as_text!(
    Edition,
    Pace,
    Supervision,
    TimeControl,
    Position,
    Attempt,
    Square,
    Piece,
    Key,
    Score,
    Language,
    Commitment
);

impl Written for Edition {
    const NAME: &'static str = "Edition";
    const FORM: &'static str = "an edition of the Laws that is known here, by its year";
    const PATTERN: &'static str = "^[0-9]{4}$";

    fn written(&self) -> impl fmt::Display {
        self
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for Pace {
    const NAME: &'static str = "Pace";
    const FORM: &'static str = "standard, rapid or blitz";
    const PATTERN: &'static str = "^(standard|rapid|blitz)$";

    fn written(&self) -> impl fmt::Display {
        self
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for Supervision {
    const NAME: &'static str = "Supervision";
    const FORM: &'static str = "full or limited";
    const PATTERN: &'static str = "^(full|limited)$";

    fn written(&self) -> impl fmt::Display {
        self
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for TimeControl {
    const NAME: &'static str = "Control";
    const FORM: &'static str = "a time control as in PGN, in seconds, such as 40/5400+30:1800+30";
    const PATTERN: &'static str = "^[-0-9WBdb/+:.]+$";

    fn written(&self) -> impl fmt::Display {
        self.pgn()
    }

    fn parsed(text: &str) -> Option<Self> {
        TimeControl::from_pgn(text).or_else(|_| text.parse()).ok()
    }
}

impl Written for Position {
    const NAME: &'static str = "Position";
    const FORM: &'static str = "a position that the Laws accept, in FEN (X-FEN for Chess960)";
    const PATTERN: &'static str = "^[^ ]+ [wb] [^ ]+ [^ ]+ [0-9]+ [0-9]+$";

    /// With the square that a pawn has just crossed, whether or not it can be captured there: nothing is lost.
    fn written(&self) -> impl fmt::Display {
        self.fen(CastlingStyle::XFen, EnPassantStyle::Always)
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for Language {
    const NAME: &'static str = "NotationLanguage";
    const FORM: &'static str = "a language whose letters for the pieces are known here, by its tag, such as de";
    const PATTERN: &'static str = "^[a-z]{2,3}(-[A-Za-z0-9]+)*$";

    fn written(&self) -> impl fmt::Display {
        self.tag()
    }

    fn parsed(text: &str) -> Option<Self> {
        Language::find(text)
    }
}

impl Written for Commitment {
    const NAME: &'static str = "Commitment";
    const FORM: &'static str =
        "the SHA-256 of a salt, a colon and a move, as sixty-four hexadecimal digits in small letters";
    const PATTERN: &'static str = "^[0-9a-f]{64}$";

    fn written(&self) -> impl fmt::Display {
        self
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for Attempt {
    const NAME: &'static str = "Move";
    const FORM: &'static str = "a move in coordinates, such as e2e4 or e7e8q; castling is the king going to its rook";
    const PATTERN: &'static str = "^[a-h][1-8][a-h][1-8][pnbrqk]?$";

    fn written(&self) -> impl fmt::Display {
        self
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for Square {
    const NAME: &'static str = "Square";
    const FORM: &'static str = "a square, such as e4";
    const PATTERN: &'static str = "^[a-h][1-8]$";

    fn written(&self) -> impl fmt::Display {
        self
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for Piece {
    const NAME: &'static str = "Piece";
    const FORM: &'static str = "a piece by its letter in FEN, such as Q or n";
    const PATTERN: &'static str = "^[KQRBNPkqrbnp]$";

    fn written(&self) -> impl fmt::Display {
        self
    }

    fn parsed(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let piece = Piece::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(piece)
    }
}

impl Written for Key {
    const NAME: &'static str = "Key";
    const FORM: &'static str = "the key of a provision that is known here, such as end.checkmate";
    const PATTERN: &'static str = "^[a-z0-9-]+(\\.[a-z0-9-]+)+$";

    fn written(&self) -> impl fmt::Display {
        self
    }

    fn parsed(text: &str) -> Option<Self> {
        jadoube_laws::find(text).map(|provision| provision.key)
    }
}

impl Written for Score {
    const NAME: &'static str = "Score";
    const FORM: &'static str = "points as a whole number or a fraction in lowest terms: 0, 1/2, 1, 3/2";
    const PATTERN: &'static str = "^[0-9]+(/[24])?$";

    fn written(&self) -> impl fmt::Display {
        match self.quarters() {
            quarters if quarters % 4 == 0 => format!("{}", quarters / 4),
            quarters if quarters % 2 == 0 => format!("{}/2", quarters / 2),
            quarters => format!("{quarters}/4"),
        }
    }

    fn parsed(text: &str) -> Option<Self> {
        let (above, below) = text.split_once('/').unwrap_or((text, "1"));
        let parts = match below {
            "1" => 4,
            "2" => 2,
            "4" => 1,
            _ => return None,
        };
        let quarters = above.parse::<u32>().ok()?.checked_mul(parts)?;
        Some(Score::from_quarters(quarters))
    }
}

/// How many characters of a value are told in a message.
pub(crate) const VALUE_LIMIT: usize = 80;

/// The beginning of a text, and the whole of it if it is no longer than so many characters.
pub(crate) fn shortened(text: &str, limit: usize) -> Cow<'_, str> {
    match text.char_indices().nth(limit) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

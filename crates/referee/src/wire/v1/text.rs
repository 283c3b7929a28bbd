//! Values that are stored as text.

use std::borrow::Cow;

use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{Attempt, Position, Square};
use jadoube_clock::TimeControl;
use jadoube_laws::{Edition, Key, Pace, Score, Supervision};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::wire::fault::{VALUE_LIMIT, shortened};

/// A value stored as text, in the one way it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Text<T>(pub(super) T);

/// What can be stored as text.
pub(super) trait Written: Sized {
    /// The name of the shape in the schema.
    const NAME: &'static str;
    /// What to write, for whoever wrote something else and for the schema.
    const FORM: &'static str;
    /// What the text looks like, as a regular expression.
    const PATTERN: &'static str;

    fn text(&self) -> String;
    fn parsed(text: &str) -> Option<Self>;
}

impl<T: Written> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.text())
    }
}

impl<'de, T: Written> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let Some(value) = T::parsed(&text) else {
            let (text, form) = (shortened(&text, VALUE_LIMIT), T::FORM);
            return Err(D::Error::custom(format_args!("cannot read `{text}`: write {form}")));
        };
        // One way to write each thing, so that equal records are equal bytes.
        let written = value.text();
        if written != text {
            let text = shortened(&text, VALUE_LIMIT);
            return Err(D::Error::custom(format_args!("`{text}` is written `{written}` here")));
        }
        Ok(Text(value))
    }
}

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

impl Written for Edition {
    const NAME: &'static str = "Edition";
    const FORM: &'static str = "an edition of the Laws that is known here, by its year";
    const PATTERN: &'static str = "^[0-9]{4}$";

    fn text(&self) -> String {
        self.to_string()
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for Pace {
    const NAME: &'static str = "Pace";
    const FORM: &'static str = "standard, rapid or blitz";
    const PATTERN: &'static str = "^(standard|rapid|blitz)$";

    fn text(&self) -> String {
        self.to_string()
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for Supervision {
    const NAME: &'static str = "Supervision";
    const FORM: &'static str = "full or limited";
    const PATTERN: &'static str = "^(full|limited)$";

    fn text(&self) -> String {
        self.to_string()
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for TimeControl {
    const NAME: &'static str = "Control";
    const FORM: &'static str = "a time control as in PGN, in seconds, such as 40/5400+30:1800+30";
    const PATTERN: &'static str = "^[-0-9WBdb/+:.]+$";

    fn text(&self) -> String {
        self.pgn().to_string()
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
    fn text(&self) -> String {
        self.fen(CastlingStyle::XFen, EnPassantStyle::Always).to_string()
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for Attempt {
    const NAME: &'static str = "Move";
    const FORM: &'static str = "a move in coordinates, such as e2e4 or e7e8q; castling is the king going to its rook";
    const PATTERN: &'static str = "^[a-h][1-8][a-h][1-8][pnbrqk]?$";

    fn text(&self) -> String {
        self.to_string()
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for Square {
    const NAME: &'static str = "Square";
    const FORM: &'static str = "a square, such as e4";
    const PATTERN: &'static str = "^[a-h][1-8]$";

    fn text(&self) -> String {
        self.to_string()
    }

    fn parsed(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Written for Key {
    const NAME: &'static str = "Key";
    const FORM: &'static str = "the key of a provision that is known here, such as end.checkmate";
    const PATTERN: &'static str = "^[a-z0-9-]+(\\.[a-z0-9-]+)+$";

    fn text(&self) -> String {
        self.to_string()
    }

    fn parsed(text: &str) -> Option<Self> {
        jadoube_laws::find(text).map(|provision| provision.key)
    }
}

impl Written for Score {
    const NAME: &'static str = "Score";
    const FORM: &'static str = "points as a whole number or a fraction in lowest terms: 0, 1/2, 1, 3/2";
    const PATTERN: &'static str = "^[0-9]+(/[24])?$";

    fn text(&self) -> String {
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

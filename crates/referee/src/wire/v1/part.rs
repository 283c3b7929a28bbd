//! What the shapes are made of: players, times, numbers of entries, and values that are written as text.

use core::time::Duration;
use std::borrow::Cow;

use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{Attempt, ByColor, Color, Position, Square};
use jadoube_clock::{Instant, TimeControl};
use jadoube_laws::{Edition, Key, Pace, Score, Supervision};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::entry::EntryNo;
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

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Player {
    White,
    Black,
}

impl From<Color> for Player {
    fn from(color: Color) -> Player {
        match color {
            Color::White => Player::White,
            Color::Black => Player::Black,
        }
    }
}

impl From<Player> for Color {
    fn from(player: Player) -> Color {
        match player {
            Player::White => Color::White,
            Player::Black => Color::Black,
        }
    }
}

/// Something of each player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "{T}OfBoth")]
#[serde(deny_unknown_fields)]
pub(super) struct Both<T> {
    white: T,
    black: T,
}

impl<T> Both<T> {
    pub(super) fn of<U: Copy>(both: ByColor<U>, f: impl Fn(U) -> T) -> Both<T> {
        Both {
            white: f(both.white),
            black: f(both.black),
        }
    }

    pub(super) fn into_each<U>(self, f: impl Fn(T) -> U) -> ByColor<U> {
        ByColor::new(f(self.white), f(self.black))
    }
}

/// White's and Black's points.
pub(super) type Points = Both<Text<Score>>;

impl From<ByColor<Score>> for Points {
    fn from(points: ByColor<Score>) -> Points {
        Both::of(points, Text)
    }
}

impl From<Points> for ByColor<Score> {
    fn from(points: Points) -> ByColor<Score> {
        points.into_each(|score| score.0)
    }
}

/// Something of each player who has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "{T}OfEither")]
#[serde(deny_unknown_fields)]
pub(super) struct Either<T> {
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<T>,
}

impl<T> Either<T> {
    pub(super) fn of<U: Copy>(each: ByColor<Option<U>>, f: impl Fn(U) -> T) -> Either<T> {
        Either {
            white: each.white.map(&f),
            black: each.black.map(&f),
        }
    }

    pub(super) fn into_each<U>(self, f: impl Fn(T) -> U) -> ByColor<Option<U>> {
        ByColor::new(self.white.map(&f), self.black.map(&f))
    }
}

/// A number of milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Millis(u64);

impl Millis {
    /// The most that every reader of JSON counts exactly.
    const MOST: u64 = (1 << 53) - 1;

    fn at_most(millis: u64) -> Millis {
        Millis(millis.min(Millis::MOST))
    }
}

impl<'de> Deserialize<'de> for Millis {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Millis, D::Error> {
        let millis = u64::deserialize(deserializer)?;
        if millis > Millis::MOST {
            let most = Millis::MOST;
            return Err(D::Error::custom(format_args!(
                "{millis} milliseconds are too many: write at most {most}"
            )));
        }
        Ok(Millis(millis))
    }
}

impl JsonSchema for Millis {
    fn schema_name() -> Cow<'static, str> {
        Cow::Borrowed("Millis")
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A number of milliseconds.",
            "type": "integer",
            "minimum": 0,
            "maximum": Millis::MOST
        })
    }
}

impl From<Duration> for Millis {
    fn from(time: Duration) -> Millis {
        Millis::at_most(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
    }
}

impl From<Millis> for Duration {
    fn from(millis: Millis) -> Duration {
        Duration::from_millis(millis.0)
    }
}

impl From<Instant> for Millis {
    fn from(at: Instant) -> Millis {
        Millis::at_most(at.as_millis())
    }
}

impl From<Millis> for Instant {
    fn from(millis: Millis) -> Instant {
        Instant::from_millis(millis.0)
    }
}

/// The number of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct No(pub(super) EntryNo);

impl Serialize for No {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.0.get())
    }
}

impl<'de> Deserialize<'de> for No {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<No, D::Error> {
        match EntryNo::new(u32::deserialize(deserializer)?) {
            Some(no) => Ok(No(no)),
            None => Err(D::Error::custom("no entry has the number 0: count from 1")),
        }
    }
}

impl JsonSchema for No {
    fn schema_name() -> Cow<'static, str> {
        Cow::Borrowed("EntryNo")
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The number of an entry; the first is 1.",
            "type": "integer",
            "minimum": 1,
            "maximum": u32::MAX
        })
    }
}

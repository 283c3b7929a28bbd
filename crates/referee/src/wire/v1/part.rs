//! What the shapes are made of: players, times and numbers of entries.

use core::fmt;
use core::time::Duration;
use std::borrow::Cow;

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use jadoube_laws::Score;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::entry::EntryNo;
use crate::wire::v1::text::Text;

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
        let millis = deserializer.deserialize_u64(Whole("a whole number of milliseconds"))?;
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
        let number = deserializer.deserialize_u64(Whole("the number of an entry"))?;
        match u32::try_from(number).ok().and_then(EntryNo::new) {
            Some(no) => Ok(No(no)),
            None => Err(D::Error::custom(format_args!(
                "no entry has the number {number}: entries are numbered from 1"
            ))),
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

/// Reads a whole number that is not negative, and says what it should have been.
struct Whole(&'static str);

impl Visitor<'_> for Whole {
    type Value = u64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<u64, E> {
        Ok(number)
    }
}

//! What a ruling or a question says. Words are made at the edge, in the reader's language.

use core::fmt;
use core::time::Duration;
use std::borrow::Cow;
use std::collections::BTreeMap;

use jadoube_board::{Attempt, ByColor, Color, Square};
use jadoube_laws::{Key, Score};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::act::Involved;
use crate::entry::Penalty;
use crate::stored::{Stored, VALUE_LIMIT, fields_by_name, shortened, variants_by_name};

/// A sentence by its name, and what is put into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Say", transform = fields_by_name)]
pub struct Sentence {
    /// The name of the sentence: `checkmate`.
    #[serde(rename = "sentence")]
    pub name: Cow<'static, str>,
    /// What is put into it, by name.
    #[serde(default, with = "Named", skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<(Cow<'static, str>, Value)>,
}

/// Something put into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Put", transform = variants_by_name)]
pub enum Value {
    /// A player.
    Player(#[serde(with = "Stored::<Color>")] Color),
    /// A length of time.
    #[serde(rename = "time_ms")]
    Time(#[serde(with = "Stored::<Duration>")] Duration),
    /// A number of things.
    Count(u32),
    /// A move.
    Move(#[serde(with = "Stored::<Attempt>")] Attempt),
    /// White's and Black's points.
    Points(#[serde(with = "Stored::<ByColor<Score>>")] ByColor<Score>),
    /// Words from a person.
    Text(String),
    /// A penalty.
    Penalty(Penalty),
    /// Somebody around the game.
    Person(Involved),
    /// The title of a provision, by its key.
    Provision(#[serde(with = "Stored::<Key>")] Key),
    /// So many of so many: 39 of 40 moves.
    CountOf {
        /// So many.
        count: u32,
        /// Of so many.
        of: u32,
    },
    /// After so many moves of both players together; 0 is the start.
    After(Vec<u32>),
    /// A line of moves that can be played from here.
    Line(#[serde(with = "Stored::<Vec<Attempt>>")] Vec<Attempt>),
    /// Squares, in order.
    Squares(#[serde(with = "Stored::<Vec<Square>>")] Vec<Square>),
    /// What is done to a clock: what it showed, what was added or taken, and what has to be keyed in.
    #[serde(rename = "clock")]
    Sum(ClockSum),
}

impl Value {
    /// So many of so many.
    pub(crate) fn count_of(count: u32, of: u32) -> Value {
        Value::CountOf { count, of }
    }
}

/// What is done to a clock: what it showed, and what was added to it or taken from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Sum", transform = fields_by_name)]
pub struct ClockSum {
    /// Whose clock.
    #[serde(with = "Stored::<Color>")]
    pub player: Color,
    /// What it shows.
    #[serde(rename = "shown_ms", with = "Stored::<Duration>")]
    pub shown: Duration,
    /// What is added to it.
    #[serde(rename = "added_ms", with = "Stored::<Duration>")]
    pub added: Duration,
    /// What is taken from it.
    #[serde(rename = "taken_ms", with = "Stored::<Duration>")]
    pub taken: Duration,
}

impl ClockSum {
    /// What has to be keyed in.
    #[must_use]
    pub fn to_set(self) -> Duration {
        (self.shown + self.added).saturating_sub(self.taken)
    }
}

/// Facts by name, in the order in which they were found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
pub struct Facts(#[serde(with = "Named")] pub Vec<(Cow<'static, str>, Value)>);

impl Facts {
    pub(crate) const NONE: Facts = Facts(Vec::new());

    /// One fact.
    pub(crate) fn of(name: &'static str, value: Value) -> Facts {
        Facts::NONE.and(name, value)
    }

    /// One fact more.
    #[must_use]
    pub(crate) fn and(mut self, name: &'static str, value: Value) -> Facts {
        self.0.push((Cow::Borrowed(name), value));
        self
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Sentence {
    /// A sentence that needs nothing.
    pub(crate) fn plain(name: &'static str) -> Sentence {
        Sentence {
            name: Cow::Borrowed(name),
            with: Vec::new(),
        }
    }

    /// Puts something into it.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, put: Value) -> Sentence {
        self.with.push((Cow::Borrowed(name), put));
        self
    }

    /// The sentence that asks for a condition or a fact, about a player if there is one.
    pub(crate) fn asking(name: &'static str, player: Option<Color>) -> Sentence {
        let with = player.map(|player| Sentence::of("", player).with);
        Sentence {
            name: Cow::Owned(format!("ask-{name}")),
            with: with.unwrap_or_default(),
        }
    }

    /// A sentence about a player and the opponent.
    pub(crate) fn of(name: &'static str, player: Color) -> Sentence {
        Sentence::plain(name)
            .with("player", Value::Player(player))
            .with("opponent", Value::Player(!player))
    }
}

/// How values that have names are stored: as an object that keeps their order.
struct Named;

impl Named {
    /// More than any sentence needs: what is put into one is compared with the rest of it.
    const MOST: usize = 64;

    fn serialize<S: Serializer>(values: &[(Cow<'static, str>, Value)], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(values.iter().map(|(name, value)| (name, value)))
    }

    fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<(Cow<'static, str>, Value)>, D::Error> {
        deserializer.deserialize_map(Named)
    }
}

impl<'de> Visitor<'de> for Named {
    type Value = Vec<(Cow<'static, str>, Value)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what is put into the sentence, by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut named: Self::Value = Vec::new();
        while let Some((name, value)) = map.next_entry::<String, Value>()? {
            if named.iter().any(|(earlier, _)| *earlier == name) {
                let name = shortened(&name, VALUE_LIMIT);
                return Err(A::Error::custom(format_args!("`{name}` stands twice: leave one out")));
            }
            if named.len() == Named::MOST {
                let most = Named::MOST;
                return Err(A::Error::custom(format_args!(
                    "too much in one sentence: at most {most} things"
                )));
            }
            named.push((Cow::Owned(name), value));
        }
        Ok(named)
    }
}

impl JsonSchema for Named {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        BTreeMap::<String, Value>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeMap::<String, Value>::json_schema(generator)
    }
}

//! Sentences as version 1 stores them.

use core::fmt;
use std::borrow::Cow;
use std::collections::BTreeMap;

use jadoube_board::Attempt;
use jadoube_laws::Key;
use schemars::JsonSchema;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::wire::fault::{VALUE_LIMIT, shortened};
use crate::wire::v1::answer::Penalty;
use crate::wire::v1::part::{Millis, Player, Points};
use crate::wire::v1::text::Text;

/// A sentence by its name, and what is put into it.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    sentence: String,
    #[serde(default, skip_serializing_if = "Named::is_empty")]
    #[schemars(with = "BTreeMap<String, Put>")]
    with: Named,
}

/// What is put into a sentence, by name. The order is kept.
#[derive(Debug, Default)]
pub(super) struct Named(Vec<(String, Put)>);

/// Something put into a sentence.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub(super) enum Put {
    #[serde(rename = "player")]
    Player(Player),
    #[serde(rename = "time_ms")]
    Time(Millis),
    #[serde(rename = "count")]
    Count(u32),
    #[serde(rename = "move")]
    Move(Text<Attempt>),
    #[serde(rename = "points")]
    Points(Points),
    #[serde(rename = "text")]
    Text(String),
    #[serde(rename = "penalty")]
    Penalty(Penalty),
    #[serde(rename = "provision")]
    Provision(Text<Key>),
    #[serde(rename = "count_of")]
    CountOf { count: u32, of: u32 },
    #[serde(rename = "after")]
    After(Vec<u32>),
    #[serde(rename = "line")]
    Line(Vec<Text<Attempt>>),
    #[serde(rename = "clock")]
    Sum(Sum),
}

/// What is done to a clock: what it showed, and what was added to it or taken from it.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sum {
    player: Player,
    shown_ms: Millis,
    added_ms: Millis,
    taken_ms: Millis,
}

impl Named {
    pub(super) fn of(values: &[(Cow<'static, str>, crate::Value)]) -> Named {
        let named = values
            .iter()
            .map(|(name, value)| (name.clone().into_owned(), value.into()));
        Named(named.collect())
    }

    pub(super) fn into_values(self) -> Vec<(Cow<'static, str>, crate::Value)> {
        let values = self.0.into_iter().map(|(name, put)| (Cow::Owned(name), put.into()));
        values.collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Named {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, put)| (name, put)))
    }
}

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Named, D::Error> {
        struct InOrder;

        impl<'de> Visitor<'de> for InOrder {
            type Value = Named;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("what is put into the sentence, by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Named, A::Error> {
                let mut named: Vec<(String, Put)> = Vec::new();
                while let Some((name, put)) = map.next_entry::<String, Put>()? {
                    if named.iter().any(|(earlier, _)| *earlier == name) {
                        let name = shortened(&name, VALUE_LIMIT);
                        return Err(A::Error::custom(format_args!("`{name}` stands twice: leave one out")));
                    }
                    if named.len() == MOST_NAMED {
                        return Err(A::Error::custom(format_args!(
                            "too much in one sentence: at most {MOST_NAMED} things"
                        )));
                    }
                    named.push((name, put));
                }
                Ok(Named(named))
            }
        }

        deserializer.deserialize_map(InOrder)
    }
}

/// More than any sentence needs: what is put into one is compared with the rest of it.
const MOST_NAMED: usize = 64;

impl From<&crate::Sentence> for Say {
    fn from(say: &crate::Sentence) -> Say {
        Say {
            sentence: say.name.clone().into_owned(),
            with: Named::of(&say.with),
        }
    }
}

impl From<Say> for crate::Sentence {
    fn from(say: Say) -> crate::Sentence {
        crate::Sentence {
            name: Cow::Owned(say.sentence),
            with: say.with.into_values(),
        }
    }
}

impl From<&crate::Value> for Put {
    fn from(put: &crate::Value) -> Put {
        match put {
            crate::Value::Player(color) => Put::Player((*color).into()),
            crate::Value::Time(time) => Put::Time((*time).into()),
            crate::Value::Count(count) => Put::Count(*count),
            crate::Value::Move(attempt) => Put::Move(Text(*attempt)),
            crate::Value::Points(points) => Put::Points((*points).into()),
            crate::Value::Text(text) => Put::Text(text.clone()),
            crate::Value::Penalty(penalty) => Put::Penalty((*penalty).into()),
            crate::Value::Provision(key) => Put::Provision(Text(*key)),
            crate::Value::CountOf(count, of) => Put::CountOf { count: *count, of: *of },
            crate::Value::After(after) => Put::After(after.clone()),
            crate::Value::Line(line) => Put::Line(line.iter().copied().map(Text).collect()),
            crate::Value::Sum(sum) => Put::Sum(Sum {
                player: sum.player.into(),
                shown_ms: sum.shown.into(),
                added_ms: sum.added.into(),
                taken_ms: sum.taken.into(),
            }),
        }
    }
}

impl From<Put> for crate::Value {
    fn from(put: Put) -> crate::Value {
        match put {
            Put::Player(player) => crate::Value::Player(player.into()),
            Put::Time(millis) => crate::Value::Time(millis.into()),
            Put::Count(count) => crate::Value::Count(count),
            Put::Move(attempt) => crate::Value::Move(attempt.0),
            Put::Points(points) => crate::Value::Points(points.into()),
            Put::Text(text) => crate::Value::Text(text),
            Put::Penalty(penalty) => crate::Value::Penalty(penalty.into()),
            Put::Provision(key) => crate::Value::Provision(key.0),
            Put::CountOf { count, of } => crate::Value::CountOf(count, of),
            Put::After(after) => crate::Value::After(after),
            Put::Line(line) => crate::Value::Line(line.into_iter().map(|attempt| attempt.0).collect()),
            Put::Sum(sum) => crate::Value::Sum(crate::ClockSum {
                player: sum.player.into(),
                shown: sum.shown_ms.into(),
                added: sum.added_ms.into(),
                taken: sum.taken_ms.into(),
            }),
        }
    }
}

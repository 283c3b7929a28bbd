//! Values that are chosen from a list: editions, languages, players.

use std::borrow::Cow;

use jadoube_board::Color;
use jadoube_laws::{Edition, Pace, Supervision};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::args::Editions;
use crate::words::Language;

/// A value that is told by its name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named<T>(pub(super) T);

/// Values with names.
pub(super) trait Choice: Copy {
    /// What they are.
    const WHAT: &'static str;

    /// All of them.
    fn all() -> Vec<Self>;

    /// The name of one.
    fn name(self) -> String;
}

impl<'de, T: Choice> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Named<T>, D::Error> {
        let told = match Value::deserialize(deserializer)? {
            Value::String(text) => text,
            // Years are written as numbers too.
            other => other.to_string(),
        };
        let found = T::all().into_iter().find(|value| value.name() == told);
        found.map(Named).ok_or_else(|| {
            let names: Vec<String> = T::all()
                .into_iter()
                .map(|value| format!("`{}`", value.name()))
                .collect();
            D::Error::custom(format!("`{told}` is no {}; there is {}", T::WHAT, names.join(", ")))
        })
    }
}

impl<T: Choice> JsonSchema for Named<T> {
    fn schema_name() -> Cow<'static, str> {
        T::WHAT.into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let names: Vec<String> = T::all().into_iter().map(T::name).collect();
        json_schema!({ "type": "string", "enum": names })
    }
}

impl Choice for Edition {
    const WHAT: &'static str = "edition";

    fn all() -> Vec<Edition> {
        Edition::ALL.to_vec()
    }

    fn name(self) -> String {
        self.to_string()
    }
}

/// An edition, or all of them.
#[derive(Clone, Copy, Debug)]
pub(super) enum SomeEditions {
    One(Edition),
    All,
}

impl Choice for SomeEditions {
    const WHAT: &'static str = "edition";

    fn all() -> Vec<SomeEditions> {
        let each = Edition::ALL.into_iter().map(SomeEditions::One);
        each.chain([SomeEditions::All]).collect()
    }

    fn name(self) -> String {
        match self {
            SomeEditions::One(edition) => edition.to_string(),
            SomeEditions::All => "all".to_owned(),
        }
    }
}

impl From<SomeEditions> for Editions {
    fn from(some: SomeEditions) -> Editions {
        Editions(match some {
            SomeEditions::One(edition) => vec![edition],
            SomeEditions::All => Edition::ALL.to_vec(),
        })
    }
}

/// The editions that were asked for; the newest if none was.
pub(super) fn editions(asked: Option<Named<SomeEditions>>) -> Editions {
    asked.map_or(SomeEditions::One(Edition::LATEST), |named| named.0).into()
}

impl Choice for Language {
    const WHAT: &'static str = "language";

    fn all() -> Vec<Language> {
        Language::ALL.to_vec()
    }

    fn name(self) -> String {
        self.code().to_owned()
    }
}

impl Choice for Pace {
    const WHAT: &'static str = "pace";

    fn all() -> Vec<Pace> {
        Pace::ALL.to_vec()
    }

    fn name(self) -> String {
        self.to_string()
    }
}

impl Choice for Supervision {
    const WHAT: &'static str = "supervision";

    fn all() -> Vec<Supervision> {
        Supervision::ALL.to_vec()
    }

    fn name(self) -> String {
        self.to_string()
    }
}

impl Choice for Color {
    const WHAT: &'static str = "player";

    fn all() -> Vec<Color> {
        Color::ALL.to_vec()
    }

    fn name(self) -> String {
        self.to_string().to_lowercase()
    }
}

//! How values are written in a record, each in one way. What is made of them derives the rest.
//!
//! The board, the clock and the Laws know nothing of records: a field of theirs is marked `with = "Stored::<Square>"`, which
//! says how it is written, read and described in the schema.

mod text;

use core::fmt;
use core::time::Duration;
use std::borrow::Cow;

use jadoube_board::{ByColor, Color};
use jadoube_clock::Instant;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::entry::EntryNo;

pub(crate) use crate::stored::text::{VALUE_LIMIT, shortened};

/// What can stand in a record without knowing it.
pub(crate) trait Store: Sized {
    /// Describes in the schema how it is written.
    type Shape: JsonSchema;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;
    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// A value as it stands in a record: as the type of a field, or as what a field is written `with`.
#[derive(Default)]
pub(crate) struct Stored<T>(pub(crate) T);

impl<T: Store> Stored<T> {
    pub(crate) fn serialize<S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        value.store(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        T::restore(deserializer)
    }
}

impl<T: Store> Serialize for Stored<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.store(serializer)
    }
}

impl<'de, T: Store> Deserialize<'de> for Stored<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stored<T>, D::Error> {
        T::restore(deserializer).map(Stored)
    }
}

impl<T: Store> JsonSchema for Stored<T> {
    fn inline_schema() -> bool {
        T::Shape::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::Shape::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::Shape::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::Shape::json_schema(generator)
    }
}

/// Writes a value where it stands.
struct Borrowed<'a, T>(&'a T);

impl<T: Store> Serialize for Borrowed<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.store(serializer)
    }
}

/// What serde writes as it is wanted.
macro_rules! plain {
    ($($type:ty),*) => {$(
        impl Store for $type {
            type Shape = $type;

            fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.serialize(serializer)
            }

            fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                <$type>::deserialize(deserializer)
            }
        }
    )*};
}

plain!(bool, u32);

impl<T: Store> Store for Option<T> {
    type Shape = Option<Stored<T>>;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_ref().map(Borrowed).serialize(serializer)
    }

    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
        let stored = Option::<Stored<T>>::deserialize(deserializer)?;
        Ok(stored.map(|stored| stored.0))
    }
}

impl<T: Store> Store for Vec<T> {
    type Shape = Vec<Stored<T>>;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Borrowed))
    }

    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
        let stored = Vec::<Stored<T>>::deserialize(deserializer)?;
        Ok(stored.into_iter().map(|stored| stored.0).collect())
    }
}

impl<T: Store + Clone> Store for Cow<'_, [T]> {
    type Shape = Vec<Stored<T>>;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Borrowed))
    }

    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::restore(deserializer).map(Cow::Owned)
    }
}

/// A player.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Color", rename_all = "kebab-case")]
#[schemars(rename = "Player")]
pub(crate) enum Player {
    White,
    Black,
}

impl Store for Color {
    type Shape = Player;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Player::serialize(self, serializer)
    }

    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        Player::deserialize(deserializer)
    }
}

/// Something of each player.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "{T}OfBoth")]
#[serde(deny_unknown_fields)]
pub(crate) struct Both<T> {
    white: T,
    black: T,
}

impl<T: Store> Store for ByColor<T> {
    type Shape = Both<Stored<T>>;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let both = Both {
            white: Borrowed(&self.white),
            black: Borrowed(&self.black),
        };
        both.serialize(serializer)
    }

    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ByColor<T>, D::Error> {
        let both = Both::<Stored<T>>::deserialize(deserializer)?;
        Ok(ByColor::new(both.white.0, both.black.0))
    }
}

/// Something of each player who has it.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "{T}OfEither")]
#[serde(deny_unknown_fields)]
pub(crate) struct Either<T> {
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<T>,
}

impl<T: Store> Either<Stored<T>> {
    pub(crate) fn serialize<S: Serializer>(each: &ByColor<Option<T>>, serializer: S) -> Result<S::Ok, S::Error> {
        let either = Either {
            white: each.white.as_ref().map(Borrowed),
            black: each.black.as_ref().map(Borrowed),
        };
        Serialize::serialize(&either, serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ByColor<Option<T>>, D::Error> {
        let either = <Self as Deserialize>::deserialize(deserializer)?;
        let [white, black] = [either.white, either.black].map(|stored| stored.map(|stored| stored.0));
        Ok(ByColor::new(white, black))
    }
}

/// A number of milliseconds.
pub(crate) struct Millis;

impl Millis {
    /// The most that every reader of JSON counts exactly.
    const MOST: u64 = (1 << 53) - 1;

    fn write<S: Serializer>(millis: u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(millis.min(Millis::MOST))
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let millis = deserializer.deserialize_u64(Whole("a whole number of milliseconds"))?;
        if millis > Millis::MOST {
            let most = Millis::MOST;
            return Err(D::Error::custom(format_args!(
                "{millis} milliseconds are too many: write at most {most}"
            )));
        }
        Ok(millis)
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

impl Store for Duration {
    type Shape = Millis;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Millis::write(u64::try_from(self.as_millis()).unwrap_or(u64::MAX), serializer)
    }

    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
        Millis::read(deserializer).map(Duration::from_millis)
    }
}

impl Store for Instant {
    type Shape = Millis;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Millis::write(self.as_millis(), serializer)
    }

    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Instant, D::Error> {
        Millis::read(deserializer).map(Instant::from_millis)
    }
}

impl Serialize for EntryNo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.get())
    }
}

impl<'de> Deserialize<'de> for EntryNo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EntryNo, D::Error> {
        let number = deserializer.deserialize_u64(Whole("the number of an entry"))?;
        let no = u32::try_from(number).ok().and_then(EntryNo::new);
        no.ok_or_else(|| {
            D::Error::custom(format_args!(
                "no entry has the number {number}: entries are numbered from 1"
            ))
        })
    }
}

impl JsonSchema for EntryNo {
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

/// Reads a variant without fields. By itself serde takes whatever stands beside the type of such a variant.
pub(crate) fn bare<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Bare {}

    let Bare {} = Bare::deserialize(deserializer)?;
    Ok(())
}

/// Leaves out of the schema what the documentation says of fields. The schema of version 1 is frozen: it only names them.
pub(crate) fn fields_by_name(schema: &mut Schema) {
    if let Some(shape) = schema.as_object_mut() {
        undescribe_fields(shape);
        variants(shape).for_each(undescribe_fields);
    }
}

/// Leaves out of the schema what the documentation says of variants and their fields, for the same reason.
pub(crate) fn variants_by_name(schema: &mut Schema) {
    let Some(shape) = schema.as_object_mut() else {
        return;
    };
    for variant in variants(shape) {
        variant.remove("description");
        if let Some(Value::Object(fields)) = variant.get_mut("properties") {
            fields
                .values_mut()
                .filter_map(Value::as_object_mut)
                .for_each(undescribe_fields);
        }
    }
    let names: Option<Vec<Value>> = variants(shape).map(|variant| variant.get("const").cloned()).collect();
    if let Some(names) = names {
        shape.remove("oneOf");
        shape.insert("type".to_owned(), "string".into());
        shape.insert("enum".to_owned(), names.into());
    }
}

fn variants(shape: &mut Map<String, Value>) -> impl Iterator<Item = &mut Map<String, Value>> {
    let variants = shape.get_mut("oneOf").and_then(Value::as_array_mut);
    variants.into_iter().flatten().filter_map(Value::as_object_mut)
}

fn undescribe_fields(shape: &mut Map<String, Value>) {
    let fields = shape.get_mut("properties").and_then(Value::as_object_mut);
    for field in fields
        .into_iter()
        .flat_map(Map::values_mut)
        .filter_map(Value::as_object_mut)
    {
        field.remove("description");
    }
}

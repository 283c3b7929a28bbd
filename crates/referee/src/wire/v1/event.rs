//! Events as version 1 has them: who acts, or who decided, stands among the fields of the act.

use std::borrow::Cow;

use jadoube_board::Color;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value, json};

use crate::act::{Act, Authors, Fields};
use crate::event::{Author, EventDraft, Note, Seen};
use crate::stored::Stored;

/// What version 1 calls the beginning of a session.
const OLD_NAME: (&str, &str) = ("session-started", "round-started");

/// A draft as version 1 writes it.
pub(super) struct EventShape<'a> {
    pub(super) by: Author,
    pub(super) seen: Seen,
    pub(super) act: &'a Act,
    pub(super) note: Option<&'a Note>,
}

impl Serialize for EventShape<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Shape<'a> {
            Acted {
                r#type: &'a str,
                by: Author,
                #[serde(flatten)]
                fields: Fields<'a>,
                #[serde(skip_serializing_if = "Seen::is_by_everybody")]
                seen: Seen,
            },
            Decided {
                r#type: &'a str,
                #[serde(flatten)]
                fields: Fields<'a>,
                #[serde(skip_serializing_if = "Option::is_none")]
                by: Option<&'a Note>,
            },
        }

        let name = kebab(self.act.name());
        let r#type = if name == OLD_NAME.0 { OLD_NAME.1 } else { &name };
        let fields = self.act.fields();
        let shape = match self.act.authors() {
            Authors::Players | Authors::PlayersAndArbiter => Shape::Acted {
                r#type,
                by: self.by,
                fields,
                seen: self.seen,
            },
            Authors::Arbiter | Authors::Nobody => Shape::Decided {
                r#type,
                fields,
                by: self.note,
            },
        };
        shape.serialize(serializer)
    }
}

/// Reads a draft as version 1 writes it.
pub(super) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<EventDraft, D::Error> {
    let mut fields = Map::deserialize(deserializer)?;
    let by = fields.remove("by");
    let seen = fields.remove("seen").map(read_as::<Seen, D>).transpose()?;
    if let Some(name) = fields.get_mut("type") {
        if name == OLD_NAME.0 {
            return Err(D::Error::custom(format_args!("version 1 calls this `{}`", OLD_NAME.1)));
        }
        if name == OLD_NAME.1 {
            *name = OLD_NAME.0.into();
        }
    }
    let act: Act = serde_json::from_value(Value::Object(fields)).map_err(|error| {
        let told = error.to_string().replace(OLD_NAME.0, OLD_NAME.1);
        D::Error::custom(told)
    })?;
    let authors = act.authors();
    let (author, note) = match (authors, by) {
        (Authors::Players | Authors::PlayersAndArbiter, None) => return Err(D::Error::missing_field("by")),
        (Authors::Players, Some(by)) => (read_as::<Stored<Color>, D>(by)?.0.into(), None),
        (Authors::PlayersAndArbiter, Some(by)) => (read_as::<Person, D>(by)?.into(), None),
        (Authors::Arbiter, None) => (Author::Arbiter, None),
        (Authors::Arbiter, Some(by)) => (Author::Arbiter, Some(read_as::<Note, D>(by)?)),
        (Authors::Nobody, None) => (Author::Nobody, None),
        (Authors::Nobody, Some(_)) => return Err(D::Error::custom("unknown field `by`: nobody does this")),
    };
    if seen.is_some() && !authors.include(Author::White) {
        return Err(D::Error::custom("unknown field `seen`: it is said of what players do"));
    }
    let draft = act.by(author).noted(note.unwrap_or_default());
    Ok(draft.seen_by(seen.unwrap_or_default()))
}

fn read_as<'de, T: DeserializeOwned, D: Deserializer<'de>>(value: Value) -> Result<T, D::Error> {
    serde_json::from_value(value).map_err(D::Error::custom)
}

/// `session-started`, from the name of a struct.
fn kebab(name: &str) -> String {
    let mut kebab = String::with_capacity(name.len() + 2);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}

impl JsonSchema for EventShape<'_> {
    fn schema_name() -> Cow<'static, str> {
        Cow::Borrowed("Event")
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let player = generator.subschema_for::<crate::stored::Player>();
        let person = generator.subschema_for::<Person>();
        let signature = generator.subschema_for::<Note>();
        let seen = generator.subschema_for::<Seen>();
        let mut schema = Act::json_schema(generator);
        let shapes = schema.get_mut("oneOf").and_then(Value::as_array_mut);
        for shape in shapes.into_iter().flatten() {
            let name = &mut shape["properties"]["type"]["const"];
            let authors = Act::ALL.iter().find(|(act, _)| *name == kebab(act));
            if *name == OLD_NAME.0 {
                *name = OLD_NAME.1.into();
            }
            let (by, required) = match authors.map_or(Authors::Nobody, |(_, authors)| *authors) {
                Authors::Players => (&player, true),
                Authors::PlayersAndArbiter => (&person, true),
                Authors::Arbiter => (&signature, false),
                Authors::Nobody => continue,
            };
            shape["properties"]["by"] = json!(by);
            if required {
                shape["properties"]["seen"] = json!(seen);
            }
            if required && let Some(names) = shape["required"].as_array_mut() {
                names.insert(1.min(names.len()), "by".into());
            }
        }
        schema
    }
}

/// A player or the arbiter.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Person {
    White,
    Black,
    Arbiter,
}

impl From<Person> for Author {
    fn from(person: Person) -> Author {
        match person {
            Person::White => Author::White,
            Person::Black => Author::Black,
            Person::Arbiter => Author::Arbiter,
        }
    }
}

//! Version 1 of the stored shapes. They are types of their own, so the types that rules use can change while what is
//! stored stays as it is.

mod answer;
mod effect;
mod event;
mod header;
mod lift;
mod part;
mod ruling;
mod say;
mod text;

use jadoube_laws::Provisions;
use schemars::{JsonSchema, schema_for};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::entry::EntryNo;
use crate::event::Act;
use crate::terms::Terms;
use crate::wire::v1::event::Event;
use crate::wire::v1::header::Header;
use crate::wire::v1::part::{Millis, No};
use crate::wire::v1::ruling::{Question, Ruling, articles};
use crate::wire::{Heading, ReadEntry, ReadHeader};

/// One line of a record: the header, or an entry.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(title = "A line of a J'adoube record, version 1")]
#[expect(
    dead_code,
    reason = "lines are read and written as what they are; together they stand in the schema"
)]
enum Line {
    Header(Box<Header>),
    Entry(Box<Entry>),
}

/// An entry with its number.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(deny_unknown_fields)]
enum Entry {
    /// Something happened, so many milliseconds after the zero of the record.
    Event { n: No, at: Millis, event: Event },
    /// The referee ruled.
    Ruling { n: No, ruling: Ruling },
    /// The referee asks the arbiter.
    Question { n: No, question: Question },
}

/// An entry before it is known of which kind it is. One shape for all three finds a misspelt field where it stands.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnyEntry {
    n: No,
    at: Option<Millis>,
    event: Option<Event>,
    ruling: Option<Ruling>,
    question: Option<Question>,
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entry, D::Error> {
        let AnyEntry {
            n,
            at,
            event,
            ruling,
            question,
        } = AnyEntry::deserialize(deserializer)?;
        match (at, event, ruling, question) {
            (Some(at), Some(event), None, None) => Ok(Entry::Event { n, at, event }),
            (None, None, Some(ruling), None) => Ok(Entry::Ruling { n, ruling }),
            (None, None, None, Some(question)) => Ok(Entry::Question { n, question }),
            _ => Err(D::Error::custom(
                "an entry is one of three: `at` and `event`, `ruling`, or `question`",
            )),
        }
    }
}

/// An act as a record stores it, for programs that speak JSON.
///
/// ```
/// use jadoube_board::Color;
/// use jadoube_referee::Act;
/// use jadoube_referee::wire::StoredAct;
///
/// let stored: StoredAct = serde_json::from_str(r#"{"type":"resigned","by":"white"}"#)?;
/// assert_eq!(Act::from(stored), Act::Resigned(Color::White));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct StoredAct(Event);

impl From<StoredAct> for Act {
    fn from(stored: StoredAct) -> Act {
        stored.0.into()
    }
}

impl From<&Act> for StoredAct {
    fn from(act: &Act) -> StoredAct {
        StoredAct(act.into())
    }
}

/// The header of a record as it is stored, for programs that speak JSON.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct StoredHeader(Header);

impl StoredHeader {
    /// What was fixed before the game, and who plays, where and when.
    #[must_use]
    pub fn into_parts(self) -> (Terms, Heading) {
        self.0.into_parts()
    }

    /// As it is stored.
    #[must_use]
    pub fn of(terms: &Terms, heading: &Heading) -> StoredHeader {
        StoredHeader(Header::of(terms, heading, 0))
    }
}

pub(super) fn header(terms: &Terms, heading: &Heading, heard_as_whole: u32) -> String {
    text(&Header::of(terms, heading, heard_as_whole))
}

pub(super) fn entry(no: EntryNo, entry: &crate::Entry, provisions: &Provisions) -> String {
    let n = No(no);
    text(&match entry {
        crate::Entry::Event(event) => Entry::Event {
            n,
            at: event.at.into(),
            event: (&event.act).into(),
        },
        crate::Entry::Ruling(ruling) => Entry::Ruling {
            n,
            ruling: Ruling::of(ruling, provisions),
        },
        crate::Entry::Question(question) => Entry::Question {
            n,
            question: Question::of(question, provisions),
        },
    })
}

pub(super) fn read_header(line: &str) -> Result<ReadHeader, serde_json::Error> {
    let header: Header = serde_json::from_str(line)?;
    let heard_as_whole = header.hindsight;
    let (terms, heading) = header.into_parts();
    Ok(ReadHeader {
        terms,
        heading,
        heard_as_whole,
    })
}

pub(super) fn read_entry(
    line: &str,
    before: &[crate::Entry],
    provisions: &Provisions,
) -> Result<ReadEntry, serde_json::Error> {
    // A list of the fields without their names would be taken for them.
    if line.trim_ascii_start().starts_with('[') {
        return Err(serde_json::Error::custom("an entry is an object, in braces"));
    }
    let (no, entry, cited) = match serde_json::from_str(line)? {
        Entry::Event { n, at, event } => {
            let event = crate::Event {
                at: at.into(),
                act: event.into(),
            };
            (n, crate::Entry::Event(event), None)
        }
        Entry::Ruling { n, mut ruling } => {
            let stored = core::mem::take(&mut ruling.articles);
            let ruling = crate::Ruling::from(ruling);
            let now = articles(ruling.key, &ruling.also_by, provisions);
            (n, crate::Entry::Ruling(Box::new(ruling)), Some((stored, now)))
        }
        Entry::Question { n, mut question } => {
            let stored = core::mem::take(&mut question.articles);
            let mut question = crate::Question::from(question);
            lift::lift(&mut question, before);
            let now = articles(question.key, &question.also_by, provisions);
            (n, crate::Entry::Question(Box::new(question)), Some((stored, now)))
        }
    };
    Ok(ReadEntry {
        no: no.0,
        entry,
        cited_otherwise: cited.filter(|(stored, now)| stored != now),
    })
}

/// The JSON Schema of a line.
pub(super) fn schema() -> String {
    let mut text = serde_json::to_string_pretty(&schema_for!(Line)).unwrap_or_default();
    text.push('\n');
    text
}

/// A shape as text. Maps with names that are no text, and numbers that are none, would be refused: the shapes have
/// neither.
fn text(shape: &impl Serialize) -> String {
    serde_json::to_string(shape).unwrap_or_default()
}

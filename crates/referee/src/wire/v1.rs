//! The lines of version 1. An act stands in them as it is; a ruling and a question say at which articles their provisions
//! stand, and a question does not say what it is about.

mod answer;
mod event;
mod header;
mod lift;

use std::borrow::Cow;

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_laws::{Edition, Key, Provisions};
use schemars::{JsonSchema, Schema, SchemaGenerator, schema_for};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::entry::{Effect, Entry, EntryNo, Meanwhile, Question, Reason, Ruling};
use crate::event::EventDraft;
use crate::finding::SessionBegan;
use crate::sentence::Sentence;
use crate::stored::Stored;
use crate::terms::Terms;
use crate::wire::seal::SealLine;
use crate::wire::v1::answer::StoredAnswer;
pub(super) use crate::wire::v1::answer::place;
use crate::wire::v1::event::EventShape;
use crate::wire::v1::header::Header;
pub(super) use crate::wire::v1::lift::Lift;
use crate::wire::{Heading, ReadEntry, ReadHeader};

/// One line of a record: the header, an entry, or the seal at its end.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(title = "A line of a J'adoube record, version 1")]
#[expect(
    dead_code,
    reason = "lines are read and written as what they are; together they stand in the schema"
)]
enum Line<'a> {
    Header(Box<Header>),
    Entry(Box<EntryLine<'a>>),
    Seal(Box<SealLine>),
}

/// An entry with its number.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "Entry", deny_unknown_fields)]
enum EntryLine<'a> {
    /// Something happened, so many milliseconds after the zero of the record.
    Event {
        n: EntryNo,
        at: Stored<Instant>,
        event: EventShape<'a>,
        /// Whether the position after it is dead is shown later, by a `proved` that follows.
        #[serde(skip_serializing_if = "Option::is_none")]
        proof: Option<ProofDue>,
    },
    /// The referee ruled.
    Ruling { n: EntryNo, ruling: RulingLine<'a> },
    /// The referee asks the arbiter.
    Question { n: EntryNo, question: QuestionLine<'a> },
}

/// When it is shown whether the position after an event is dead, if not at once.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum ProofDue {
    /// Later, by an event of its own.
    Later,
}

/// An entry before it is known of which kind it is. One shape for all three finds a misspelt field where it stands.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnyEntry {
    n: EntryNo,
    at: Option<Stored<Instant>>,
    #[serde(default, deserialize_with = "event_read")]
    event: Option<EventDraft>,
    proof: Option<ProofDue>,
    ruling: Option<RulingLine<'static>>,
    question: Option<QuestionLine<'static>>,
}

fn event_read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<EventDraft>, D::Error> {
    event::read(deserializer).map(Some)
}

/// What the referee decided.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Ruling")]
struct RulingLine<'a> {
    /// The provision applied.
    #[serde(with = "Stored::<Key>")]
    key: Key,
    /// Other provisions that it rests on.
    #[serde(default, skip_serializing_if = "is_empty")]
    with: Stored<Cow<'a, [Key]>>,
    /// Where these provisions stand in the edition of the record, each number once.
    articles: Vec<String>,
    /// The entries it rests on, oldest first.
    rests_on: Cow<'a, [EntryNo]>,
    /// What changes.
    #[serde(default, skip_serializing_if = "<[Effect]>::is_empty")]
    effects: Cow<'a, [Effect]>,
    /// Why: the conditions that were looked at, in order, with what was found.
    #[serde(default, skip_serializing_if = "<[Reason]>::is_empty")]
    because: Cow<'a, [Reason]>,
    /// What the referee says.
    say: Cow<'a, Sentence>,
}

/// What the referee asks the arbiter.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Question")]
struct QuestionLine<'a> {
    /// The provision that leaves it open.
    #[serde(with = "Stored::<Key>")]
    key: Key,
    /// Other provisions that it rests on.
    #[serde(default, skip_serializing_if = "is_empty")]
    with: Stored<Cow<'a, [Key]>>,
    /// Where these provisions stand in the edition of the record, each number once.
    articles: Vec<String>,
    /// The entries it rests on, oldest first.
    rests_on: Cow<'a, [EntryNo]>,
    /// The player it is about.
    #[serde(default, with = "Stored::<Option<Color>>", skip_serializing_if = "Option::is_none")]
    about: Option<Color>,
    /// The condition that the arbiter is asked about, if it is not the consequence; the first answer says that it holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    condition: Option<Cow<'a, str>>,
    /// The answers that are permitted. Where one has an amount or points, the arbiter chooses their size.
    answers: Vec<StoredAnswer>,
    /// What holds until the answer.
    meanwhile: Meanwhile,
    /// What was found before the question arose.
    #[serde(default, skip_serializing_if = "<[Reason]>::is_empty")]
    because: Cow<'a, [Reason]>,
    /// What the referee asks.
    say: Cow<'a, Sentence>,
}

/// An act and who does it, as a record stores them, for programs that speak JSON.
///
/// ```
/// use jadoube_board::Color;
/// use jadoube_referee::wire::StoredAct;
/// use jadoube_referee::{EventDraft, act};
///
/// let stored: StoredAct = serde_json::from_str(r#"{"type":"resigned","by":"white"}"#)?;
/// assert_eq!(EventDraft::from(stored), act::Resigned {}.by(Color::White));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug)]
pub struct StoredAct(EventDraft);

impl From<StoredAct> for EventDraft {
    fn from(stored: StoredAct) -> EventDraft {
        stored.0
    }
}

impl From<EventDraft> for StoredAct {
    fn from(draft: EventDraft) -> StoredAct {
        StoredAct(draft)
    }
}

impl Serialize for StoredAct {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let EventDraft { by, seen, act, note } = &self.0;
        let note = note.as_deref();
        EventShape {
            by: *by,
            seen: *seen,
            act,
            note,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for StoredAct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StoredAct, D::Error> {
        event::read(deserializer).map(StoredAct)
    }
}

impl JsonSchema for StoredAct {
    fn schema_name() -> Cow<'static, str> {
        Cow::Borrowed("StoredAct")
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = generator.subschema_for::<EventShape<'static>>();
        let description = "An act as a record stores it, for programs that speak JSON.";
        schema.insert("description".to_owned(), description.into());
        schema
    }
}

/// The header of a record as it is stored, for programs that speak JSON.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct StoredHeader(Header);

impl<'de> Deserialize<'de> for StoredHeader {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StoredHeader, D::Error> {
        Header::read(deserializer).map(StoredHeader)
    }
}

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

pub(super) fn entry(n: EntryNo, entry: &Entry, provisions: &Provisions) -> String {
    text(&match entry {
        Entry::Event(event) => EntryLine::Event {
            n,
            at: Stored(event.at),
            event: EventShape {
                by: event.by,
                seen: event.seen,
                act: &event.act,
                note: event.note.as_deref(),
            },
            proof: event.proved_later.then_some(ProofDue::Later),
        },
        Entry::Ruling(ruling) => EntryLine::Ruling {
            n,
            ruling: RulingLine::of(ruling, provisions),
        },
        Entry::Question(question) => EntryLine::Question {
            n,
            question: QuestionLine::of(question, provisions),
        },
    })
}

/// The date by which the edition of a header was chosen that names none.
pub(super) fn dated(line: &str) -> Option<(String, Edition)> {
    let header: Header = serde_json::from_str(line).ok()?;
    let (date, edition) = header.dated()?;
    Some((date.to_owned(), edition))
}

pub(super) fn read_header(line: &str) -> Result<ReadHeader, serde_json::Error> {
    let StoredHeader(header) = serde_json::from_str(line)?;
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
    before: &[Entry],
    lift: &mut Lift,
    provisions: &Provisions,
) -> Result<ReadEntry, serde_json::Error> {
    // A list of the fields without their names would be taken for them.
    if line.trim_ascii_start().starts_with('[') {
        return Err(serde_json::Error::custom("an entry is an object, in braces"));
    }
    let AnyEntry {
        n,
        at,
        event,
        proof,
        ruling,
        question,
    } = serde_json::from_str(line)?;
    let (entry, cited) = match (at, event, ruling, question) {
        (Some(Stored(at)), Some(draft), None, None) => {
            let event = draft.at(at);
            let event = match proof {
                Some(ProofDue::Later) => event.proved_later(),
                None => event,
            };
            (Entry::Event(event), None)
        }
        _ if proof.is_some() => {
            return Err(serde_json::Error::custom("only an event has a `proof`"));
        }
        (None, None, Some(line), None) => {
            let (ruling, stored) = line.into_parts();
            let now = articles(ruling.key, &ruling.also_by, provisions);
            (Entry::Ruling(Box::new(ruling)), Some((stored, now)))
        }
        (None, None, None, Some(line)) => {
            let (mut question, stored) = line.into_parts(provisions);
            lift.lift(&mut question, before);
            let now = articles(question.key, &question.also_by, provisions);
            (Entry::Question(Box::new(question)), Some((stored, now)))
        }
        _ => {
            return Err(serde_json::Error::custom(
                "an entry is one of three: `at` and `event`, `ruling`, or `question`",
            ));
        }
    };
    Ok(ReadEntry {
        no: n,
        entry,
        cited_otherwise: cited.filter(|(stored, now)| stored != now),
    })
}

impl<'a> RulingLine<'a> {
    fn of(ruling: &'a Ruling, provisions: &Provisions) -> RulingLine<'a> {
        RulingLine {
            key: ruling.key,
            with: Stored(Cow::Borrowed(&ruling.also_by)),
            articles: articles(ruling.key, &ruling.also_by, provisions),
            rests_on: Cow::Borrowed(&ruling.rests_on),
            effects: Cow::Borrowed(&ruling.effects),
            because: Cow::Borrowed(&ruling.because),
            say: Cow::Borrowed(&ruling.sentence),
        }
    }

    /// The ruling, and the articles that it cites.
    fn into_parts(self) -> (Ruling, Vec<String>) {
        let ruling = Ruling {
            key: self.key,
            also_by: self.with.0.into_owned(),
            rests_on: self.rests_on.into_owned(),
            effects: self.effects.into_owned(),
            because: self.because.into_owned(),
            sentence: self.say.into_owned(),
        };
        (ruling, self.articles)
    }
}

impl<'a> QuestionLine<'a> {
    fn of(question: &'a Question, provisions: &Provisions) -> QuestionLine<'a> {
        QuestionLine {
            key: question.key,
            with: Stored(Cow::Borrowed(&question.also_by)),
            articles: articles(question.key, &question.also_by, provisions),
            rests_on: Cow::Borrowed(&question.rests_on),
            about: question.player,
            condition: question.condition.as_deref().map(Cow::Borrowed),
            answers: question
                .choices
                .iter()
                .map(|choice| StoredAnswer::from(*choice))
                .collect(),
            meanwhile: question.meanwhile,
            because: Cow::Borrowed(&question.because),
            say: Cow::Borrowed(&question.sentence),
        }
    }

    /// The question, before it is known what it is about, and the articles that it cites.
    fn into_parts(self, provisions: &Provisions) -> (Question, Vec<String>) {
        let question = Question {
            key: self.key,
            also_by: self.with.0.into_owned(),
            about: SessionBegan {}.into(),
            of: self.rests_on.first().copied().unwrap_or(EntryNo::after(0)),
            rests_on: self.rests_on.into_owned(),
            condition: self.condition.map(|condition| Cow::Owned(condition.into_owned())),
            player: self.about,
            choices: self
                .answers
                .into_iter()
                .map(|answer| answer.choice(provisions))
                .collect(),
            meanwhile: self.meanwhile,
            because: self.because.into_owned(),
            sentence: self.say.into_owned(),
        };
        (question, self.articles)
    }
}

fn is_empty(keys: &Stored<Cow<'_, [Key]>>) -> bool {
    keys.0.is_empty()
}

/// Where provisions stand in the edition of a game, each number once.
fn articles(key: Key, with: &[Key], provisions: &Provisions) -> Vec<String> {
    let mut articles = Vec::with_capacity(1 + with.len());
    for key in core::iter::once(&key).chain(with) {
        if let Some(citation) = provisions.citation(*key) {
            let number = citation.number.to_string();
            if !articles.contains(&number) {
                articles.push(number);
            }
        }
    }
    articles
}

/// The JSON Schema of a line.
pub(super) fn schema() -> String {
    let mut text = serde_json::to_string_pretty(&schema_for!(Line<'static>)).unwrap_or_default();
    text.push('\n');
    text
}

/// A shape as text. Maps with names that are no text, and numbers that are none, would be refused: the shapes have
/// neither.
fn text(shape: &impl Serialize) -> String {
    serde_json::to_string(shape).unwrap_or_default()
}

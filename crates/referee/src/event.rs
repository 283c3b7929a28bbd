//! What happened: timed, in the past tense, never edited.

use core::fmt;

use jadoube_board::Color;
use jadoube_clock::Instant;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::Act;
use crate::entry::EntryNo;
use crate::stored::fields_by_name;

/// Something that happened: when, by whom, and what.
///
/// An event says only what was seen or heard. What it amounts to, and what the Laws make of it, are the referee's
/// words and stand in entries of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// When. Within one record every event is later than the one before it.
    pub at: Instant,
    /// Who did it, whoever tells of it.
    pub by: Author,
    /// What.
    pub act: Act,
    /// Who decided and why, for the record.
    pub note: Option<Box<Note>>,
}

/// What somebody does, before it is known when.
///
/// ```
/// use jadoube_board::Color;
/// use jadoube_clock::Instant;
/// use jadoube_referee::{Author, act};
///
/// let event = act::Resigned {}.by(Color::White).at(Instant::from_millis(9_000));
/// assert_eq!(event.by, Author::White);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventDraft {
    /// Who does it.
    pub by: Author,
    /// What.
    pub act: Act,
    /// Who decides and why, for the record.
    pub note: Option<Box<Note>>,
}

impl EventDraft {
    /// The same, done at this moment.
    #[must_use]
    pub fn at(self, at: Instant) -> Event {
        let EventDraft { by, act, note } = self;
        Event { at, by, act, note }
    }

    /// The same, with the name and the reason of whoever decides. A note that says nothing is left out.
    #[must_use]
    pub fn noted(self, note: Note) -> EventDraft {
        let note = (!note.is_empty()).then(|| Box::new(note));
        EventDraft { note, ..self }
    }
}

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Author {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter.
    Arbiter,
    /// Nobody: it happens.
    Nobody,
}

impl Author {
    /// The player, if it is one.
    #[must_use]
    pub fn player(self) -> Option<Color> {
        match self {
            Author::White => Some(Color::White),
            Author::Black => Some(Color::Black),
            Author::Arbiter | Author::Nobody => None,
        }
    }
}

impl From<Color> for Author {
    fn from(color: Color) -> Author {
        match color {
            Color::White => Author::White,
            Color::Black => Author::Black,
        }
    }
}

impl fmt::Display for Author {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Author::White | Author::Black => self.player().iter().try_for_each(|color| write!(f, "{color}")),
            Author::Arbiter => f.write_str("arbiter"),
            Author::Nobody => f.write_str("nobody"),
        }
    }
}

/// Who decided and why. Both may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "`name` and `reason` of whoever decided, in braces")]
#[schemars(rename = "Signature", transform = fields_by_name)]
pub struct Note {
    /// The name of the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The reason given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Note {
    /// Whether it says nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Note::default()
    }
}

/// The head of an event: all but what was done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head {
    pub(crate) no: EntryNo,
    pub(crate) at: Instant,
    pub(crate) by: Author,
}

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
    /// Who did it, not who reports it.
    pub by: Author,
    /// Who saw it.
    pub seen: Seen,
    /// What.
    pub act: Act,
    /// Who decided and why, for the record.
    pub note: Option<Box<Note>>,
    /// Whether it is shown later if the position after it is dead: then [`Proved`](crate::act::Proved) says so, and nothing else
    /// is heard before it.
    pub proved_later: bool,
}

impl Event {
    /// The same, of which it is shown later if the position after it is dead.
    #[must_use]
    pub fn proved_later(self) -> Event {
        Event {
            proved_later: true,
            ..self
        }
    }
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
    /// Who sees it.
    pub seen: Seen,
    /// What.
    pub act: Act,
    /// Who decides and why, for the record.
    pub note: Option<Box<Note>>,
}

impl EventDraft {
    /// The same, done at this moment.
    #[must_use]
    pub fn at(self, at: Instant) -> Event {
        let EventDraft { by, seen, act, note } = self;
        Event {
            at,
            by,
            seen,
            act,
            note,
            proved_later: false,
        }
    }

    /// The same, seen by these alone.
    #[must_use]
    pub fn seen_by(self, seen: Seen) -> EventDraft {
        EventDraft { seen, ..self }
    }

    /// The same, with the name of the person who decides, and the reason. An empty note is left out.
    #[must_use]
    pub fn noted(self, note: Note) -> EventDraft {
        let note = (!note.is_empty()).then(|| Box::new(note));
        EventDraft { note, ..self }
    }
}

/// Who saw something happen: everybody, unless stated otherwise. What the arbiter did not see, the arbiter does not act on until
/// somebody tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<Witness>", into = "Vec<Witness>")]
#[schemars(with = "Vec<Witness>")]
pub struct Seen {
    /// White.
    pub white: bool,
    /// Black.
    pub black: bool,
    /// The arbiter.
    pub arbiter: bool,
}

impl Seen {
    /// The players, and nobody else.
    pub const BY_PLAYERS: Seen = Seen {
        white: true,
        black: true,
        arbiter: false,
    };

    /// Whether everybody saw it.
    #[must_use]
    pub fn is_by_everybody(&self) -> bool {
        *self == Seen::default()
    }
}

impl Default for Seen {
    fn default() -> Seen {
        Seen {
            arbiter: true,
            ..Seen::BY_PLAYERS
        }
    }
}

/// Somebody who saw it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Witness {
    White,
    Black,
    Arbiter,
}

impl From<Vec<Witness>> for Seen {
    fn from(witnesses: Vec<Witness>) -> Seen {
        Seen {
            white: witnesses.contains(&Witness::White),
            black: witnesses.contains(&Witness::Black),
            arbiter: witnesses.contains(&Witness::Arbiter),
        }
    }
}

impl From<Seen> for Vec<Witness> {
    fn from(seen: Seen) -> Vec<Witness> {
        let each = [
            (Witness::White, seen.white),
            (Witness::Black, seen.black),
            (Witness::Arbiter, seen.arbiter),
        ];
        each.into_iter().filter(|(_, saw)| *saw).map(|(who, _)| who).collect()
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
#[serde(
    deny_unknown_fields,
    expecting = "an object with the `name` and the `reason` of the arbiter"
)]
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
    /// Whether the arbiter saw it.
    pub(crate) seen: bool,
}

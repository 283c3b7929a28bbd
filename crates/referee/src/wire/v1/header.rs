//! The header as version 1 stores it.

use core::time::Duration;

use jadoube_board::{ByColor, Color, Position};
use jadoube_clock::TimeControl;
use jadoube_laws::values::Penalty as Listed;
use jadoube_laws::{Draws, Edition, InForce, Pace, Points, Regulations, Score, Supervision};
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::stored::{Store, Stored, bare};
use crate::terms::{Boards, Mode, Moves, Oversight, Terms};
use crate::wire::Heading;

/// The first line of a record: what is fixed before the game.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Header {
    /// What the file is.
    jadoube: Mark,
    /// The version of the shapes.
    #[schemars(range(min = 1, max = 1))]
    version: u32,
    /// The edition of the Laws; where it is left out, the one in force on the date of the heading.
    #[serde(
        default,
        with = "Stored::<Option<Edition>>",
        skip_serializing_if = "Option::is_none"
    )]
    edition: Option<Edition>,
    /// The class of the time control.
    #[serde(with = "Stored::<Pace>")]
    pace: Pace,
    /// How closely a rapid or blitz game is watched.
    #[serde(with = "Stored::<Supervision>")]
    supervision: Supervision,
    /// The time control; left out if the referee keeps no clock.
    #[serde(
        default,
        with = "Stored::<Option<TimeControl>>",
        skip_serializing_if = "Option::is_none"
    )]
    control: Option<TimeControl>,
    /// Whether the clock shows which flag fell first.
    clock_marks_first: bool,
    /// Whether what hands do wrong can happen; left out where the board lets only legal moves happen.
    #[serde(default, skip_serializing_if = "is_default")]
    moves: Moves,
    /// Whether a move presses the clock by itself; left out where it does not.
    #[serde(default, skip_serializing_if = "is_default")]
    move_presses_clock: bool,
    /// How many boards the game is played on; left out where it is one.
    #[serde(default, skip_serializing_if = "is_default")]
    boards: Boards,
    /// Who looks after the game; left out where it is an arbiter.
    #[serde(default, skip_serializing_if = "is_default")]
    oversight: Oversight,
    /// Which players are visually disabled; left out where none is.
    #[serde(default, skip_serializing_if = "is_default")]
    visually_disabled: Players,
    /// Which players are hearing-impaired; left out where none is.
    #[serde(default, skip_serializing_if = "is_default")]
    hearing_impaired: Players,
    /// The position from which the game begins; left out for the initial position.
    #[serde(
        default,
        with = "Stored::<Option<Position>>",
        skip_serializing_if = "Option::is_none"
    )]
    start: Option<Position>,
    /// How many positions may be looked at to decide whether a player can still mate.
    budget: u64,
    /// What the event lays down where the Laws leave it open.
    #[serde(default, with = "StoredRegulations", skip_serializing_if = "is_default")]
    regulations: Regulations,
    /// How many events, from the first on, were heard with the whole game known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) hindsight: u32,
    /// Who plays, where and when. No ruling depends on it.
    #[serde(default, skip_serializing_if = "is_default")]
    heading: Heading,
    /// A game that nobody watched is not stored. Should one be written, this is what every reader stumbles over.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[schemars(skip)]
    mode: Option<&'static str>,
}

/// What the file is.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Mark {
    Record,
}

/// Some of the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<Stored<Color>>", into = "Vec<Stored<Color>>")]
#[schemars(with = "Vec<Stored<Color>>")]
struct Players(ByColor<bool>);

impl From<Vec<Stored<Color>>> for Players {
    fn from(named: Vec<Stored<Color>>) -> Players {
        Players(ByColor::from_fn(|color| named.iter().any(|named| named.0 == color)))
    }
}

impl From<Players> for Vec<Stored<Color>> {
    fn from(players: Players) -> Vec<Stored<Color>> {
        let named = Color::ALL.into_iter().filter(|color| players.0[*color]);
        named.map(Stored).collect()
    }
}

/// What the event lays down where the Laws leave it open. What is left out, the event does not say.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Regulations", deny_unknown_fields)]
#[schemars(rename = "Regulations")]
struct StoredRegulations {
    /// How late a player may come.
    #[serde(
        rename = "default_time_ms",
        default,
        with = "Stored::<Option<Duration>>",
        skip_serializing_if = "Option::is_none"
    )]
    default_time: Option<Duration>,
    /// How late a player may come to a resumption.
    #[serde(
        rename = "resumption_default_time_ms",
        default,
        with = "Stored::<Option<Duration>>",
        skip_serializing_if = "Option::is_none"
    )]
    resumption_default_time: Option<Duration>,
    /// Whether the first move already has the time added per move.
    #[serde(skip_serializing_if = "Option::is_none")]
    increment_before_first_move: Option<bool>,
    /// How draws by agreement are restricted.
    #[serde(default, with = "Stored::<Option<Draws>>", skip_serializing_if = "Option::is_none")]
    draws: Option<Draws>,
    /// What a win, a draw and a loss score.
    #[serde(default, with = "Stored::<Option<Points>>", skip_serializing_if = "Option::is_none")]
    points: Option<Points>,
    /// Whether the guidelines for games without increment were announced.
    #[serde(default, skip_serializing_if = "is_default")]
    guidelines_iii: bool,
    /// Whether a player who is not on move must report before leaving the playing area.
    #[serde(skip_serializing_if = "Option::is_none")]
    leaving_reported: Option<bool>,
    /// Whether a switched-off device may be kept in a bag.
    #[serde(skip_serializing_if = "Option::is_none")]
    devices_in_bag: Option<bool>,
    /// Whether a player may appeal against a decision of the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    appeals: Option<bool>,
    /// How long before the start of the game its session starts, from which lateness is counted.
    #[serde(
        rename = "session_starts_before_ms",
        default,
        with = "Stored::<Option<Duration>>",
        skip_serializing_if = "Option::is_none"
    )]
    session_starts_before: Option<Duration>,
    /// Whether a fine was announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fines_announced: Option<bool>,
    /// What a device costs that would lose the game, where the competition is milder than the Laws.
    #[serde(default, with = "Stored::<Option<Listed>>", skip_serializing_if = "Option::is_none")]
    device_penalty: Option<Listed>,
}

/// A penalty by its name.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Listed", rename_all = "kebab-case")]
#[schemars(rename = "ListedPenalty")]
pub(crate) enum StoredListed {
    Warning,
    OpponentTime,
    OffenderTime,
    OpponentPoints,
    OffenderPoints,
    LossOfGame,
    Fine,
    RoundExclusion,
    Expulsion,
}

impl Store for Listed {
    type Shape = StoredListed;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StoredListed::serialize(self, serializer)
    }

    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Listed, D::Error> {
        StoredListed::deserialize(deserializer)
    }
}

/// How an event restricts draws by agreement.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "Draws")]
pub(crate) enum StoredDraws {
    /// Not before each player has completed this many moves.
    NotBefore { moves: u32 },
    /// Not at all.
    #[serde(deserialize_with = "bare")]
    Never,
}

impl Store for Draws {
    type Shape = StoredDraws;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stored = match *self {
            Draws::NotBefore(moves) => StoredDraws::NotBefore { moves },
            Draws::Never => StoredDraws::Never,
        };
        stored.serialize(serializer)
    }

    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Draws, D::Error> {
        Ok(match StoredDraws::deserialize(deserializer)? {
            StoredDraws::NotBefore { moves } => Draws::NotBefore(moves),
            StoredDraws::Never => Draws::Never,
        })
    }
}

/// What a win, a draw and a loss score.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Points", deny_unknown_fields)]
#[schemars(rename = "Scale")]
pub(crate) struct Scale {
    #[serde(with = "Stored::<Score>")]
    win: Score,
    #[serde(with = "Stored::<Score>")]
    draw: Score,
    #[serde(with = "Stored::<Score>")]
    loss: Score,
}

impl Store for Points {
    type Shape = Scale;

    fn store<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Scale::serialize(self, serializer)
    }

    fn restore<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Points, D::Error> {
        Scale::deserialize(deserializer)
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Header {
    pub(super) fn of(terms: &Terms, heading: &Heading, hindsight: u32) -> Header {
        Header {
            jadoube: Mark::Record,
            version: 1,
            edition: Some(terms.edition),
            pace: terms.pace,
            supervision: terms.supervision,
            control: terms.control.clone(),
            clock_marks_first: terms.clock_marks_first,
            moves: terms.moves,
            move_presses_clock: terms.move_presses_clock,
            boards: terms.boards,
            oversight: terms.oversight,
            visually_disabled: Players(terms.visually_disabled),
            hearing_impaired: Players(terms.hearing_impaired),
            start: (terms.start != Position::initial()).then_some(terms.start),
            budget: terms.budget,
            regulations: terms.regulations,
            hindsight,
            heading: heading.clone(),
            mode: match terms.mode {
                Mode::Watched => None,
                Mode::Called => Some("called"),
            },
        }
    }

    /// A header as it is read: one without an edition has that which was in force on its date. Without either it is none.
    pub(super) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Header, D::Error> {
        let header = Header::deserialize(deserializer)?;
        let edition = header.edition.or_else(|| header.edition_by_date());
        let edition = edition.ok_or_else(|| D::Error::missing_field("edition"))?;
        Ok(Header {
            edition: Some(edition),
            ..header
        })
    }

    pub(super) fn into_parts(self) -> (Terms, Heading) {
        let terms = Terms {
            // Whatever was read has one.
            edition: self.edition.unwrap_or(Edition::LATEST),
            pace: self.pace,
            supervision: self.supervision,
            regulations: self.regulations,
            control: self.control,
            clock_marks_first: self.clock_marks_first,
            moves: self.moves,
            move_presses_clock: self.move_presses_clock,
            boards: self.boards,
            oversight: self.oversight,
            visually_disabled: self.visually_disabled.0,
            hearing_impaired: self.hearing_impaired.0,
            start: self.start.unwrap_or_else(Position::initial),
            budget: self.budget,
            mode: Mode::Watched,
        };
        (terms, self.heading)
    }

    /// The edition in force on the date of the heading, if that is known.
    fn edition_by_date(&self) -> Option<Edition> {
        match Edition::by_date(self.heading.date.as_deref()?) {
            InForce::Only(edition) => Some(edition),
            InForce::Before | InForce::Unknown => None,
        }
    }

    /// The date by which the edition was chosen, since the header names none.
    pub(super) fn dated(&self) -> Option<(&str, Edition)> {
        match self.edition {
            Some(_) => None,
            None => self.heading.date.as_deref().zip(self.edition_by_date()),
        }
    }
}

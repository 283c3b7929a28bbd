//! The header as version 1 stores it.

use jadoube_board::Position;
use jadoube_clock::TimeControl;
use jadoube_laws::{Edition, Pace, Score, Supervision};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::terms::Terms;
use crate::wire::v1::part::Millis;
use crate::wire::v1::text::Text;

/// The first line of a record: what is fixed before the game.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Header {
    /// What the file is.
    jadoube: Mark,
    /// The version of the shapes.
    #[schemars(range(min = 1, max = 1))]
    version: u32,
    /// The edition of the Laws.
    edition: Text<Edition>,
    /// The class of the time control.
    pace: Text<Pace>,
    /// How closely a rapid or blitz game is watched.
    supervision: Text<Supervision>,
    /// The time control; left out if the referee keeps no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    control: Option<Text<TimeControl>>,
    /// Whether the clock shows which flag fell first.
    clock_marks_first: bool,
    /// The position from which the game begins; left out for the initial position.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<Text<Position>>,
    /// How many positions may be looked at to decide whether a player can still mate.
    budget: u64,
    /// What the event lays down where the Laws leave it open.
    #[serde(default, skip_serializing_if = "Regulations::is_empty")]
    regulations: Regulations,
    /// How many events, from the first on, were heard with the whole game known.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) hindsight: u32,
    /// Who plays, where and when. No ruling depends on it.
    #[serde(default, skip_serializing_if = "Heading::is_empty")]
    heading: Heading,
}

/// What the file is.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Mark {
    Record,
}

/// What the event lays down where the Laws leave it open. What is left out, the event does not say.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Regulations {
    /// How late a player may come.
    #[serde(skip_serializing_if = "Option::is_none")]
    default_time_ms: Option<Millis>,
    /// How late a player may come to a resumption.
    #[serde(skip_serializing_if = "Option::is_none")]
    resumption_default_time_ms: Option<Millis>,
    /// Whether the first move already has the time added per move.
    #[serde(skip_serializing_if = "Option::is_none")]
    increment_before_first_move: Option<bool>,
    /// How draws by agreement are restricted.
    #[serde(skip_serializing_if = "Option::is_none")]
    draws: Option<Draws>,
    /// What a win, a draw and a loss score.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Scale>,
    /// Whether the guidelines for games without increment were announced.
    #[serde(default, skip_serializing_if = "is_false")]
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
}

/// How an event restricts draws by agreement.
#[derive(Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
enum Draws {
    /// Not before each player has completed this many moves.
    NotBefore { moves: u32 },
    /// Not at all.
    Never {},
}

/// What a win, a draw and a loss score.
#[derive(Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Scale {
    win: Text<Score>,
    draw: Text<Score>,
    loss: Text<Score>,
}

/// Who plays, where and when, in free words.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Heading {
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    site: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
}

impl Regulations {
    fn is_empty(&self) -> bool {
        *self == Regulations::default()
    }
}

impl Heading {
    fn is_empty(&self) -> bool {
        *self == Heading::default()
    }
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

fn is_false(said: &bool) -> bool {
    !said
}

impl Header {
    pub(super) fn of(terms: &Terms, heading: &crate::wire::Heading, hindsight: u32) -> Header {
        Header {
            jadoube: Mark::Record,
            version: 1,
            edition: Text(terms.edition),
            pace: Text(terms.pace),
            supervision: Text(terms.supervision),
            control: terms.control.clone().map(Text),
            clock_marks_first: terms.clock_marks_first,
            start: (terms.start != Position::initial()).then_some(Text(terms.start)),
            budget: terms.budget,
            regulations: (&terms.regulations).into(),
            hindsight,
            heading: heading.clone().into(),
        }
    }

    pub(super) fn into_parts(self) -> (Terms, crate::wire::Heading) {
        let terms = Terms {
            edition: self.edition.0,
            pace: self.pace.0,
            supervision: self.supervision.0,
            regulations: self.regulations.into(),
            control: self.control.map(|control| control.0),
            clock_marks_first: self.clock_marks_first,
            start: self.start.map_or_else(Position::initial, |start| start.0),
            budget: self.budget,
        };
        (terms, self.heading.into())
    }
}

impl From<&jadoube_laws::Regulations> for Regulations {
    fn from(said: &jadoube_laws::Regulations) -> Regulations {
        Regulations {
            default_time_ms: said.default_time.map(Millis::from),
            resumption_default_time_ms: said.resumption_default_time.map(Millis::from),
            increment_before_first_move: said.increment_before_first_move,
            draws: said.draws.map(|draws| match draws {
                jadoube_laws::Draws::NotBefore(moves) => Draws::NotBefore { moves },
                jadoube_laws::Draws::Never => Draws::Never {},
            }),
            points: said.points.map(|points| Scale {
                win: Text(points.win),
                draw: Text(points.draw),
                loss: Text(points.loss),
            }),
            guidelines_iii: said.guidelines_iii,
            leaving_reported: said.leaving_reported,
            devices_in_bag: said.devices_in_bag,
            appeals: said.appeals,
        }
    }
}

impl From<Regulations> for jadoube_laws::Regulations {
    fn from(stored: Regulations) -> jadoube_laws::Regulations {
        jadoube_laws::Regulations {
            default_time: stored.default_time_ms.map(Into::into),
            resumption_default_time: stored.resumption_default_time_ms.map(Into::into),
            increment_before_first_move: stored.increment_before_first_move,
            draws: stored.draws.map(|draws| match draws {
                Draws::NotBefore { moves } => jadoube_laws::Draws::NotBefore(moves),
                Draws::Never {} => jadoube_laws::Draws::Never,
            }),
            points: stored.points.map(|scale| jadoube_laws::Points {
                win: scale.win.0,
                draw: scale.draw.0,
                loss: scale.loss.0,
            }),
            guidelines_iii: stored.guidelines_iii,
            leaving_reported: stored.leaving_reported,
            devices_in_bag: stored.devices_in_bag,
            appeals: stored.appeals,
        }
    }
}

impl From<crate::wire::Heading> for Heading {
    fn from(heading: crate::wire::Heading) -> Heading {
        let crate::wire::Heading {
            white,
            black,
            event,
            site,
            date,
            round,
            board,
        } = heading;
        Heading {
            white,
            black,
            event,
            site,
            date,
            round,
            board,
        }
    }
}

impl From<Heading> for crate::wire::Heading {
    fn from(heading: Heading) -> crate::wire::Heading {
        let Heading {
            white,
            black,
            event,
            site,
            date,
            round,
            board,
        } = heading;
        crate::wire::Heading {
            white,
            black,
            event,
            site,
            date,
            round,
            board,
        }
    }
}

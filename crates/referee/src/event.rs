//! What happened: timed, in the past tense, never edited.

use core::fmt;
use core::time::Duration;

use jadoube_board::{Attempt, ByColor, Color, Square};
use jadoube_clock::Instant;
use jadoube_laws::{Key, Score};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::entry::{Answer, EntryNo};
use crate::stored::{Either, Stored, bare, fields_by_name, variants_by_name};

/// Something that happened, and when.
///
/// An event says only what was seen or heard. What it amounts to, and what the Laws make of it, are the referee's
/// words and stand in entries of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// When. Within one record every event is later than the one before it.
    pub at: Instant,
    /// What.
    pub act: Act,
}

/// What somebody did.
///
/// Whole moves come in two grains: [`Act::Made`] and [`Act::Pressed`] where board and clock are watched, [`Act::Played`]
/// where only the move is known, as from a file. One move has one grain. [`Act::TimePassed`] is told when
/// [`Referee::next_deadline`](crate::Referee::next_deadline) is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "Event", description = "What happened.", transform = fields_by_name)]
pub enum Act {
    /// The appointed time came: the session began.
    #[serde(rename = "round-started", deserialize_with = "bare")]
    SessionStarted,
    /// A player came to the board.
    Arrived {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        by: Color,
    },
    /// Time went by and nothing else happened.
    #[serde(deserialize_with = "bare")]
    TimePassed,
    /// The record broke off and is taken up again: nobody saw what happened in between.
    #[serde(deserialize_with = "bare")]
    BrokeOff,
    /// A move was made on the board, and the clock not pressed yet.
    Made {
        /// By whom.
        #[serde(with = "Stored::<Color>")]
        by: Color,
        /// The move.
        #[serde(rename = "move", with = "Stored::<Attempt>")]
        attempt: Attempt,
    },
    /// A player pressed the clock.
    Pressed {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        by: Color,
    },
    /// A move was made and completed, at one and the same time.
    Played {
        /// By whom.
        #[serde(with = "Stored::<Color>")]
        by: Color,
        /// The move.
        #[serde(rename = "move", with = "Stored::<Attempt>")]
        attempt: Attempt,
    },
    /// A player touched a piece, meaning to move or to capture it.
    Touched {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        by: Color,
        /// Where the piece stands.
        #[serde(with = "Stored::<Square>")]
        square: Square,
    },
    /// A player offered a draw, perhaps under a condition.
    Offered {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        by: Color,
        /// What was asked in return, if anything was.
        #[serde(skip_serializing_if = "Option::is_none")]
        condition: Option<String>,
    },
    /// A player accepted the draw.
    Accepted {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        by: Color,
    },
    /// A player declined the draw in words.
    Declined {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        by: Color,
    },
    /// A player wanted to take something back.
    Withdrew {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        by: Color,
        /// What.
        what: Withdrawal,
    },
    /// A player claimed something.
    Claimed {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        by: Color,
        /// What.
        claim: Claim,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        by: Color,
    },
    /// The arbiter noticed fallen flags: which are down, and which fell first if more is known than the clock shows.
    FlagSeen {
        /// Which are down.
        #[serde(with = "Stored::<ByColor<bool>>")]
        down: ByColor<bool>,
        /// Which fell first, if more is known than the clock shows.
        #[serde(default, with = "Stored::<Option<Color>>", skip_serializing_if = "Option::is_none")]
        first: Option<Color>,
    },
    /// The clock was stopped.
    Paused {
        /// By whom.
        by: Person,
    },
    /// The arbiter let the game go on.
    #[serde(deserialize_with = "bare")]
    Resumed,
    /// The arbiter set the clock: times to show and moves to count from. What is left out stays.
    ClockSet {
        /// The times to show.
        #[serde(default, rename = "times_ms", with = "Either::<Stored<Duration>>")]
        times: ByColor<Option<Duration>>,
        /// The moves to count from.
        #[serde(default, with = "Either::<Stored<u32>>")]
        moves: ByColor<Option<u32>>,
    },
    /// The arbiter gave a player extra time.
    TimeGiven {
        /// To whom.
        #[serde(with = "Stored::<Color>")]
        to: Color,
        /// How much.
        #[serde(rename = "amount_ms", with = "Stored::<Duration>")]
        amount: Duration,
    },
    /// Somebody raised a provision, perhaps about a player.
    Raised {
        /// Which: it may have been broken, or it has to be applied.
        #[serde(with = "Stored::<Key>")]
        key: Key,
        /// Who broke it or asks for it.
        #[serde(default, with = "Stored::<Option<Color>>", skip_serializing_if = "Option::is_none")]
        about: Option<Color>,
    },
    /// The arbiter answered the question of an entry.
    Answered {
        /// The entry that asks it.
        question: EntryNo,
        /// The answer.
        answer: Answer,
        /// Who answered and why, for the record.
        #[serde(default, skip_serializing_if = "Signature::is_empty")]
        by: Box<Signature>,
    },
    /// The arbiter overruled the ruling of an entry.
    Overruled {
        /// The entry overruled.
        ruling: EntryNo,
        /// What holds instead.
        decision: Decision,
        /// Who decided and why, for the record.
        #[serde(default, skip_serializing_if = "Signature::is_empty")]
        by: Box<Signature>,
    },
    /// A player confirmed a result on the scoresheets.
    Signed {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        by: Color,
        /// White's and Black's points as written there.
        #[serde(with = "Stored::<ByColor<Score>>")]
        points: ByColor<Score>,
    },
}

impl Act {
    /// The player who acted, if a player did.
    #[must_use]
    pub fn player(&self) -> Option<Color> {
        match *self {
            Act::Arrived { by }
            | Act::Made { by, .. }
            | Act::Pressed { by }
            | Act::Played { by, .. }
            | Act::Touched { by, .. }
            | Act::Offered { by, .. }
            | Act::Accepted { by }
            | Act::Declined { by }
            | Act::Withdrew { by, .. }
            | Act::Claimed { by, .. }
            | Act::Resigned { by }
            | Act::Signed { by, .. } => Some(by),
            Act::Paused { by } => by.player(),
            Act::SessionStarted
            | Act::TimePassed
            | Act::BrokeOff
            | Act::FlagSeen { .. }
            | Act::Resumed
            | Act::ClockSet { .. }
            | Act::TimeGiven { .. }
            | Act::Raised { .. }
            | Act::Answered { .. }
            | Act::Overruled { .. } => None,
        }
    }
}

/// What a player claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub enum Claim {
    /// A draw: the position stands for at least the third time, or will after the intended move.
    Threefold {
        /// The move that is going to be made, if the claim rests on one.
        #[serde(skip_serializing_if = "Option::is_none")]
        intended: Option<Intended>,
    },
    /// A draw: fifty moves by each player without a pawn move and without a capture.
    FiftyMoves {
        /// The move that is going to be made, if the claim rests on one.
        #[serde(skip_serializing_if = "Option::is_none")]
        intended: Option<Intended>,
    },
    /// A win: the opponent's flag has fallen.
    #[serde(deserialize_with = "bare")]
    Flag,
}

impl Claim {
    /// The move that is going to be made, if the claim rests on one.
    #[must_use]
    pub fn intended(self) -> Option<Intended> {
        match self {
            Claim::Threefold { intended } | Claim::FiftyMoves { intended } => intended,
            Claim::Flag => None,
        }
    }
}

/// A move that is going to be made, and whether it is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub struct Intended {
    /// The move.
    #[serde(rename = "move", with = "Stored::<Attempt>")]
    pub attempt: Attempt,
    /// Whether it is written down and not merely said.
    pub written: bool,
}

/// What a player wants to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Withdrawal {
    /// A draw offer.
    Offer,
    /// A claim.
    Claim,
}

/// A player or the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Person {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter.
    Arbiter,
}

impl Person {
    /// The player, if it is one.
    #[must_use]
    pub fn player(self) -> Option<Color> {
        match self {
            Person::White => Some(Color::White),
            Person::Black => Some(Color::Black),
            Person::Arbiter => None,
        }
    }
}

impl From<Color> for Person {
    fn from(color: Color) -> Person {
        match color {
            Color::White => Person::White,
            Color::Black => Person::Black,
        }
    }
}

/// Who decided and why. Both may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub struct Signature {
    /// The name of the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The reason given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Signature {
    /// Whether it says nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Signature::default()
    }
}

/// What the arbiter puts in place of a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub enum Decision {
    /// The game is over with these points.
    Points {
        /// White's and Black's points.
        #[serde(with = "Stored::<ByColor<Score>>")]
        points: ByColor<Score>,
    },
    /// The game goes on; the clock stays stopped until the arbiter resumes it.
    #[schemars(description = "The game goes on.")]
    #[serde(deserialize_with = "bare")]
    PlaysOn,
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.player() {
            Some(color) => write!(f, "{color}"),
            None => f.write_str("arbiter"),
        }
    }
}

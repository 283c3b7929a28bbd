//! Events as version 1 stores them.

mod convert;

use jadoube_board::{Attempt, Square};
use jadoube_laws::Key;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::wire::v1::answer::Answer;
use crate::wire::v1::part::{Both, Either, Millis, No, Player, Points};
use crate::wire::v1::text::Text;

/// What happened.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Event {
    /// The appointed time came: the session began.
    RoundStarted {},
    /// A player came to the board.
    Arrived { by: Player },
    /// Time went by and nothing else happened.
    TimePassed {},
    /// A move was made on the board, and the clock not pressed yet.
    Made {
        by: Player,
        #[serde(rename = "move")]
        attempt: Text<Attempt>,
    },
    /// A player pressed the clock.
    Pressed { by: Player },
    /// A move was made and completed, at one and the same time.
    Played {
        by: Player,
        #[serde(rename = "move")]
        attempt: Text<Attempt>,
    },
    /// A player touched a piece, meaning to move or to capture it.
    Touched { by: Player, square: Text<Square> },
    /// A player offered a draw, perhaps under a condition.
    Offered {
        by: Player,
        #[serde(skip_serializing_if = "Option::is_none")]
        condition: Option<String>,
    },
    /// A player accepted the draw.
    Accepted { by: Player },
    /// A player declined the draw in words.
    Declined { by: Player },
    /// A player wanted to take something back.
    Withdrew { by: Player, what: Withdrawal },
    /// A player claimed something.
    Claimed { by: Player, claim: Claim },
    /// A player resigned.
    Resigned { by: Player },
    /// The arbiter noticed fallen flags: which are down, and which fell first if more is known than the clock shows.
    FlagSeen {
        down: Both<bool>,
        #[serde(skip_serializing_if = "Option::is_none")]
        first: Option<Player>,
    },
    /// The clock was stopped.
    Paused { by: Person },
    /// The arbiter let the game go on.
    Resumed {},
    /// The arbiter set the clock: times to show and moves to count from. What is left out stays.
    ClockSet {
        times_ms: Either<Millis>,
        moves: Either<u32>,
    },
    /// The arbiter gave a player extra time.
    TimeGiven { to: Player, amount_ms: Millis },
    /// Somebody raised a provision, perhaps about a player.
    Raised {
        key: Text<Key>,
        #[serde(skip_serializing_if = "Option::is_none")]
        about: Option<Player>,
    },
    /// The arbiter answered the question of an entry.
    Answered {
        question: No,
        answer: Answer,
        #[serde(default, skip_serializing_if = "Signature::is_empty")]
        by: Signature,
    },
    /// The arbiter overruled the ruling of an entry.
    Overruled {
        ruling: No,
        decision: Decision,
        #[serde(default, skip_serializing_if = "Signature::is_empty")]
        by: Signature,
    },
    /// A player confirmed a result on the scoresheets.
    Signed { by: Player, points: Points },
}

/// What a player wants to take back.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Withdrawal {
    Offer,
    Claim,
}

/// What a player claims.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Claim {
    /// A draw: the position stands for at least the third time, or will after the intended move.
    Threefold {
        #[serde(skip_serializing_if = "Option::is_none")]
        intended: Option<Intended>,
    },
    /// A draw: fifty moves by each player without a pawn move and without a capture.
    FiftyMoves {
        #[serde(skip_serializing_if = "Option::is_none")]
        intended: Option<Intended>,
    },
    /// A win: the opponent's flag has fallen.
    Flag {},
}

/// A move that is going to be made, and whether it is written down.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Intended {
    #[serde(rename = "move")]
    attempt: Text<Attempt>,
    written: bool,
}

/// A player or the arbiter.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Person {
    White,
    Black,
    Arbiter,
}

/// Who decided and why. Both may be left out.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Signature {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

impl Signature {
    fn is_empty(&self) -> bool {
        *self == Signature::default()
    }
}

/// What the arbiter puts in place of a ruling.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Decision {
    /// The game is over with these points.
    Points { points: Points },
    /// The game goes on.
    PlaysOn {},
}

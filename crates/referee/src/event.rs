//! What happened: timed, in the past tense, never edited.

use core::fmt;
use core::time::Duration;

use jadoube_board::{Attempt, ByColor, Color, Square};
use jadoube_clock::Instant;
use jadoube_laws::{Key, Score};

use crate::entry::{Answer, EntryNo};

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
/// where only the move is known, as from a file. One move has one grain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// The appointed time came: the session began.
    SessionStarted,
    /// A player came to the board.
    Arrived(Color),
    /// Time went by and nothing else happened: told when [`Referee::next_deadline`](crate::Referee::next_deadline) is
    /// reached.
    TimePassed,
    /// The record broke off and is taken up again: nobody saw what happened in between, as after a power cut.
    BrokeOff,
    /// A move was made on the board, and the clock not pressed yet.
    Made {
        /// By whom.
        by: Color,
        /// The move.
        attempt: Attempt,
    },
    /// A player pressed the clock.
    Pressed(Color),
    /// A move was made and completed, at one and the same time.
    Played {
        /// By whom.
        by: Color,
        /// The move.
        attempt: Attempt,
    },
    /// A player touched a piece, meaning to move or to capture it.
    Touched {
        /// Who.
        by: Color,
        /// Where the piece stands.
        square: Square,
    },
    /// A player offered a draw.
    Offered {
        /// Who.
        by: Color,
        /// What was asked in return, if anything was.
        condition: Option<String>,
    },
    /// A player accepted the draw.
    Accepted(Color),
    /// A player declined the draw in words.
    Declined(Color),
    /// A player wanted to take something back.
    Withdrew {
        /// Who.
        by: Color,
        /// What.
        what: Withdrawal,
    },
    /// A player claimed something.
    Claimed {
        /// Who.
        by: Color,
        /// What.
        claim: Claim,
    },
    /// A player resigned.
    Resigned(Color),
    /// The arbiter noticed fallen flags.
    FlagSeen {
        /// Which are down.
        down: ByColor<bool>,
        /// Which fell first, if more is known than the clock shows.
        first: Option<Color>,
    },
    /// The clock was stopped.
    Paused(Person),
    /// The arbiter let the game go on.
    Resumed,
    /// The arbiter set the clock.
    ClockSet {
        /// The times to show; what is not set stays.
        times: ByColor<Option<Duration>>,
        /// The moves to count from; what is not set stays.
        moves: ByColor<Option<u32>>,
    },
    /// The arbiter gave a player extra time.
    TimeGiven {
        /// To whom.
        to: Color,
        /// How much.
        amount: Duration,
    },
    /// Somebody raised a provision: it may have been broken, or it has to be applied.
    Raised {
        /// Which.
        key: Key,
        /// Who broke it or asks for it.
        about: Option<Color>,
    },
    /// The arbiter answered a question.
    Answered {
        /// The entry that asks it.
        question: EntryNo,
        /// The answer.
        answer: Answer,
        /// Who answered and why, for the record.
        by: Box<Signature>,
    },
    /// The arbiter overruled a ruling.
    Overruled {
        /// The entry overruled.
        ruling: EntryNo,
        /// What holds instead.
        decision: Decision,
        /// Who decided and why, for the record.
        by: Box<Signature>,
    },
    /// A player confirmed a result on the scoresheets.
    Signed {
        /// Who.
        by: Color,
        /// White's and Black's points as written there.
        points: ByColor<Score>,
    },
}

impl Act {
    /// The player who acted, if a player did.
    #[must_use]
    pub fn player(&self) -> Option<Color> {
        match *self {
            Act::Arrived(color)
            | Act::Pressed(color)
            | Act::Accepted(color)
            | Act::Declined(color)
            | Act::Resigned(color)
            | Act::Paused(Person::Player(color)) => Some(color),
            Act::Made { by, .. }
            | Act::Played { by, .. }
            | Act::Touched { by, .. }
            | Act::Offered { by, .. }
            | Act::Withdrew { by, .. }
            | Act::Claimed { by, .. }
            | Act::Signed { by, .. } => Some(by),
            Act::SessionStarted
            | Act::TimePassed
            | Act::BrokeOff
            | Act::FlagSeen { .. }
            | Act::Paused(Person::Arbiter)
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A draw: the position stands for at least the third time, or will after the intended move.
    Threefold {
        /// The move that is going to be made, if the claim rests on one.
        intended: Option<Intended>,
    },
    /// A draw: fifty moves by each player without a pawn move and without a capture.
    FiftyMoves {
        /// The move that is going to be made, if the claim rests on one.
        intended: Option<Intended>,
    },
    /// A win: the opponent's flag has fallen.
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

/// A move that the player is going to make and has not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Intended {
    /// The move.
    pub attempt: Attempt,
    /// Whether it is written down and not merely said.
    pub written: bool,
}

/// What a player wants to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Withdrawal {
    /// A draw offer.
    Offer,
    /// A claim.
    Claim,
}

/// Who does something that players and arbiters can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Person {
    /// A player.
    Player(Color),
    /// The arbiter.
    Arbiter,
}

/// Who decided and why. Both may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signature {
    /// The name of the arbiter.
    pub name: Option<String>,
    /// The reason given.
    pub reason: Option<String>,
}

/// What the arbiter puts in place of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The game is over with these points.
    Points(ByColor<Score>),
    /// The game goes on; the clock stays stopped until the arbiter resumes it.
    PlaysOn,
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Person::Player(color) => write!(f, "{color}"),
            Person::Arbiter => f.write_str("arbiter"),
        }
    }
}

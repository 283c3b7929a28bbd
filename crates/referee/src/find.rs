//! What an event amounts to.

use jadoube_board::{ByColor, Color, Move};
use jadoube_laws::{Key, Score};

use crate::entry::{Answer, EntryNo, Question};
use crate::event::{Act, Claim, Decision, Person, Withdrawal};
use crate::game::Game;

/// What an event amounts to. Whole moves and, in time, the hands that make them lead to the same findings, so that a
/// rule is written once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The session began.
    Began,
    /// A player came to the board.
    Came(Color),
    /// Time went by.
    Waited,
    /// The record broke off.
    BrokeOff,
    /// A move was made on the board.
    Made(Made),
    /// A move was completed by a press.
    Completed(Color),
    /// A player pressed without having made a move.
    PressedIdle(Color),
    /// A player touched a piece, meaning to move or to capture it.
    Touched(Color),
    /// A player offered a draw, perhaps under a condition.
    Offered(Color, Option<String>),
    /// A player accepted an offer that stands, or wanted to accept one that does not.
    Accepted(Color),
    /// A player declined a draw.
    Declined(Color),
    /// A player wanted to take something back.
    Withdrew(Color, Withdrawal),
    /// A player claimed something.
    Claimed(Color, Claim),
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
    Stopped(Person),
    /// Play goes on.
    Resumed,
    /// The arbiter set the clock, or gave time.
    ClockSet,
    /// A provision was raised.
    Raised(Key, Option<Color>),
    /// A question was answered.
    Answered {
        /// The entry that asked.
        no: EntryNo,
        /// What was asked.
        question: Question,
        /// What was answered.
        answer: Answer,
    },
    /// A ruling was overruled.
    Overruled {
        /// The entry overruled.
        ruling: EntryNo,
        /// What holds instead.
        decision: Decision,
    },
    /// A player signed.
    Signed(Color, ByColor<Score>),
}

/// The kinds of findings, as bits of a set.
pub(crate) mod kind {
    pub(crate) const BEGAN: u32 = 1;
    pub(crate) const CAME: u32 = 1 << 1;
    pub(crate) const WAITED: u32 = 1 << 2;
    pub(crate) const MADE: u32 = 1 << 3;
    pub(crate) const COMPLETED: u32 = 1 << 4;
    pub(crate) const PRESSED_IDLE: u32 = 1 << 5;
    pub(crate) const TOUCHED: u32 = 1 << 6;
    pub(crate) const OFFERED: u32 = 1 << 7;
    pub(crate) const ACCEPTED: u32 = 1 << 8;
    pub(crate) const DECLINED: u32 = 1 << 9;
    pub(crate) const WITHDREW: u32 = 1 << 10;
    pub(crate) const CLAIMED: u32 = 1 << 11;
    pub(crate) const RESIGNED: u32 = 1 << 12;
    pub(crate) const FLAG_SEEN: u32 = 1 << 13;
    pub(crate) const STOPPED: u32 = 1 << 14;
    pub(crate) const RESUMED: u32 = 1 << 15;
    pub(crate) const CLOCK_SET: u32 = 1 << 16;
    pub(crate) const RAISED: u32 = 1 << 17;
    pub(crate) const ANSWERED: u32 = 1 << 18;
    pub(crate) const OVERRULED: u32 = 1 << 19;
    pub(crate) const SIGNED: u32 = 1 << 20;
    pub(crate) const BROKE_OFF: u32 = 1 << 21;
}

impl Finding {
    /// Its kind.
    pub(crate) fn kind(&self) -> u32 {
        match self {
            Finding::Began => kind::BEGAN,
            Finding::Came(_) => kind::CAME,
            Finding::Waited => kind::WAITED,
            Finding::Made(_) => kind::MADE,
            Finding::Completed(_) => kind::COMPLETED,
            Finding::PressedIdle(_) => kind::PRESSED_IDLE,
            Finding::Touched(_) => kind::TOUCHED,
            Finding::Offered(..) => kind::OFFERED,
            Finding::Accepted(_) => kind::ACCEPTED,
            Finding::Declined(_) => kind::DECLINED,
            Finding::Withdrew(..) => kind::WITHDREW,
            Finding::Claimed(..) => kind::CLAIMED,
            Finding::Resigned(_) => kind::RESIGNED,
            Finding::FlagSeen { .. } => kind::FLAG_SEEN,
            Finding::Stopped(_) => kind::STOPPED,
            Finding::Resumed => kind::RESUMED,
            Finding::ClockSet => kind::CLOCK_SET,
            Finding::Raised(..) => kind::RAISED,
            Finding::Answered { .. } => kind::ANSWERED,
            Finding::Overruled { .. } => kind::OVERRULED,
            Finding::Signed(..) => kind::SIGNED,
            Finding::BrokeOff => kind::BROKE_OFF,
        }
    }
}

/// A move made on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// By whom.
    pub by: Color,
    /// Which.
    pub mv: Move,
    /// An earlier move of the same player had not been completed by a press.
    pub left_unpressed: bool,
    /// The other player had offered a draw.
    pub under_offer: bool,
}

/// What an admitted event amounts to in the game as it stood before.
pub(crate) fn find(game: &Game, act: &Act) -> Option<Finding> {
    Some(match act {
        Act::SessionStarted => Finding::Began,
        Act::Arrived(by) => Finding::Came(*by),
        Act::TimePassed => Finding::Waited,
        Act::BrokeOff => Finding::BrokeOff,
        Act::Made { by, attempt } | Act::Played { by, attempt } => {
            Finding::Made(made(game, *by, game.position.find(*attempt)?))
        }
        Act::Pressed(by) if game.unpressed[*by] => Finding::Completed(*by),
        Act::Pressed(by) => Finding::PressedIdle(*by),
        Act::Touched { by, .. } => Finding::Touched(*by),
        Act::Offered { by, condition } => Finding::Offered(*by, condition.clone()),
        Act::Accepted(by) => Finding::Accepted(*by),
        Act::Declined(by) => Finding::Declined(*by),
        Act::Withdrew { by, what } => Finding::Withdrew(*by, *what),
        Act::Claimed { by, claim } => Finding::Claimed(*by, *claim),
        Act::Resigned(by) => Finding::Resigned(*by),
        Act::FlagSeen { down, first } => Finding::FlagSeen {
            down: *down,
            first: *first,
        },
        Act::Paused(by) => Finding::Stopped(*by),
        Act::Resumed => Finding::Resumed,
        Act::ClockSet { .. } | Act::TimeGiven { .. } => Finding::ClockSet,
        Act::Raised { key, about } => Finding::Raised(*key, *about),
        Act::Answered {
            question: no, answer, ..
        } => {
            let (_, question) = game.questions.iter().find(|(asked, _)| asked == no)?;
            Finding::Answered {
                no: *no,
                question: question.clone(),
                answer: *answer,
            }
        }
        Act::Overruled { ruling, decision, .. } => Finding::Overruled {
            ruling: *ruling,
            decision: decision.clone(),
        },
        Act::Signed { by, points } => Finding::Signed(*by, *points),
    })
}

/// What a legal move amounts to.
pub(crate) fn made(game: &Game, by: Color, mv: Move) -> Made {
    Made {
        by,
        mv,
        left_unpressed: game.unpressed[by],
        under_offer: game.offers[!by].is_some(),
    }
}

//! What stands in a record: events, rulings and questions, numbered from one.

use core::fmt;
use core::num::NonZeroU32;
use core::time::Duration;
use std::borrow::Cow;

use jadoube_board::{Attempt, ByColor, Color};
use jadoube_laws::{Key, Score};

use crate::event::Event;
use crate::finding::Finding;
use crate::sentence::{Facts, Sentence};

/// The number of an entry in its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryNo(NonZeroU32);

impl EntryNo {
    /// The number of the entry that has so many before it.
    #[must_use]
    pub fn after(entries: usize) -> EntryNo {
        let count = u32::try_from(entries).unwrap_or(u32::MAX);
        EntryNo(NonZeroU32::MIN.saturating_add(count))
    }

    /// The entry with this number; numbers begin with one.
    #[must_use]
    pub fn new(number: u32) -> Option<EntryNo> {
        NonZeroU32::new(number).map(EntryNo)
    }

    /// The number of the entry after it.
    pub(crate) fn next(self) -> EntryNo {
        EntryNo(self.0.saturating_add(1))
    }

    /// The number.
    #[must_use]
    pub fn get(self) -> u32 {
        self.0.get()
    }

    /// How many entries stand before it.
    #[must_use]
    pub fn index(self) -> usize {
        self.get() as usize - 1
    }
}

impl fmt::Display for EntryNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One entry of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Something happened.
    Event(Event),
    /// The referee ruled.
    Ruling(Box<Ruling>),
    /// The referee asks the arbiter.
    Question(Box<Question>),
}

/// What the referee decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The provision applied.
    pub key: Key,
    /// Other provisions that it rests on, such as those that set the values used.
    pub also_by: Vec<Key>,
    /// The events it rests on, oldest first; at least one.
    pub rests_on: Vec<EntryNo>,
    /// What changes. Nothing does where the ruling only says how matters stand.
    pub effects: Vec<Effect>,
    /// Why: the conditions that were looked at, in the order in which an arbiter would ask, with their facts.
    pub because: Vec<Reason>,
    /// What the referee says.
    pub sentence: Sentence,
}

/// What the referee asks the arbiter, where the Laws leave the decision to a person or are silent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The provision that leaves it open.
    pub key: Key,
    /// Other provisions that it rests on.
    pub also_by: Vec<Key>,
    /// The events it rests on, oldest first; at least one.
    pub rests_on: Vec<EntryNo>,
    /// What it is about.
    pub about: Finding,
    /// The event of that finding. The last of the events that the question rests on may be an answer to another question.
    pub of: EntryNo,
    /// The condition that the arbiter is asked about; none if it is the consequence that is left to the arbiter. The first
    /// answer says that the condition holds.
    pub condition: Option<Cow<'static, str>>,
    /// The player it is about, if it is about one.
    pub player: Option<Color>,
    /// The answers that are permitted; at least two. Where one has an amount or points, the arbiter chooses their size.
    pub answers: Vec<Answer>,
    /// What holds until the answer.
    pub meanwhile: Meanwhile,
    /// What was found before the question arose.
    pub because: Vec<Reason>,
    /// What the referee asks.
    pub sentence: Sentence,
}

/// A condition that was looked at, and what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Its name.
    pub condition: Cow<'static, str>,
    /// Whether it holds.
    pub holds: bool,
    /// Whether the arbiter has said so.
    pub settled: bool,
    /// What shows it.
    pub facts: Facts,
}

/// What holds while a question is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meanwhile {
    /// Play goes on.
    PlayGoesOn,
    /// The clock is stopped, and no move may be made.
    ClockStopped,
}

/// What a ruling changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The game is over.
    Ended(Outcome),
    /// The clock is stopped.
    ClockPaused,
    /// White's clock begins to run.
    ClockStarted,
    /// A player gets time.
    TimeAdded(Color, Duration),
    /// A player loses time.
    TimeTaken(Color, Duration),
    /// A player's next period begins, with its time.
    PeriodBegun(Color),
    /// A move counts as completed without a press.
    Completed(Color),
    /// An offer of this player stands.
    OfferStands(Color),
    /// The offer of this player is gone.
    OfferLapsed(Color),
    /// On this move the player can no longer claim a draw.
    ClaimForfeited(Color),
    /// The player must play this move next.
    MustPlay(Color, Attempt),
    /// The player must next move the piece on the first square of this attempt, if it has a legal move.
    MustMovePiece(Color, Attempt),
    /// A question needs no answer any more.
    QuestionLapsed(EntryNo),
    /// The player was penalised. Time and points that go with it are effects of their own.
    Penalised(Color, Penalty),
    /// The arbiter consents: a draw may be agreed.
    DrawConsented,
    /// The player was shown the arbiter's record of the game.
    ScoresheetShown(Color),
}

impl Effect {
    /// Whether somebody gains or loses by it, so that the arbiter may see it otherwise. The rest is how a game goes on.
    #[must_use]
    pub fn decides(&self) -> bool {
        match self {
            Effect::Ended(_)
            | Effect::TimeAdded(..)
            | Effect::TimeTaken(..)
            | Effect::ClaimForfeited(_)
            | Effect::MustPlay(..)
            | Effect::MustMovePiece(..)
            | Effect::Penalised(..) => true,
            Effect::ClockPaused
            | Effect::ClockStarted
            | Effect::PeriodBegun(_)
            | Effect::Completed(_)
            | Effect::OfferStands(_)
            | Effect::OfferLapsed(_)
            | Effect::QuestionLapsed(_)
            | Effect::DrawConsented
            | Effect::ScoresheetShown(_) => false,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// By what.
    pub ending: Ending,
    /// What each player scores.
    pub points: ByColor<Score>,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This player gave checkmate.
    Checkmate(Color),
    /// The player to move had no move and was not in check.
    Stalemate,
    /// Neither player could mate any more.
    DeadPosition,
    /// This player resigned.
    Resignation(Color),
    /// This player resigned to an opponent who could not mate.
    ResignationDrawn(Color),
    /// The players agreed to a draw.
    Agreement,
    /// A draw was claimed: the position stood for the third time.
    Threefold,
    /// A draw was claimed: fifty moves without a pawn move and without a capture.
    FiftyMoves,
    /// The position stood for the fifth time.
    Fivefold,
    /// Seventy-five moves without a pawn move and without a capture.
    SeventyFiveMoves,
    /// This player's time was up.
    Time(Color),
    /// This player's time was up, and the opponent could not mate.
    TimeDrawn(Color),
    /// Both flags were down.
    BothFlags,
    /// This player came too late or not at all.
    Absence(Color),
    /// Neither player came in time.
    AbsenceOfBoth,
    /// The arbiter declared this player's game lost.
    Penalty(Color),
    /// The arbiter decided.
    Arbiter,
    /// Both players signed it.
    Signed,
}

/// A penalty from the list that the edition gives the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentTime(Duration),
    /// Less time for the player.
    OffenderTime(Duration),
    /// More points for the opponent, up to what the game gives.
    OpponentPoints(Score),
    /// Fewer points for the player.
    OffenderPoints(Score),
    /// The game is lost.
    LossOfGame,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    RoundExclusion,
    /// Expulsion from the event.
    Expulsion,
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The player has lost.
    Loses,
    /// The player may play.
    MayPlay,
    /// The player can still mate.
    CanMate,
    /// The player cannot mate any more.
    CannotMate,
    /// The two positions are the same.
    Same,
    /// The two positions are different.
    Different,
    /// It stands as it is.
    Stands,
    /// It does not hold.
    Void,
    /// The game is drawn.
    Drawn,
    /// The game goes on.
    GoesOn,
    /// Before its first move each player has the time added per move.
    FromFirstMove,
    /// The time per move is added only after the first move.
    AfterFirstMove,
    /// There was a valid reason.
    ValidReason,
    /// There is nothing to penalise.
    NoPenalty,
    /// The player is penalised so.
    Penalty(Penalty),
    /// It is allowed.
    Allowed,
    /// It is not allowed.
    Refused,
    /// It is corrected.
    Corrected,
    /// It was done as the Laws say.
    Done,
    /// The game scores so.
    Points(ByColor<Score>),
}

impl Answer {
    /// Whether this is the answer asked for, whatever its amount.
    #[must_use]
    pub fn is_like(self, permitted: Answer) -> bool {
        use Penalty::{OffenderPoints, OffenderTime, OpponentPoints, OpponentTime};
        match (self, permitted) {
            (Answer::Points(_), Answer::Points(_)) => true,
            (Answer::Penalty(given), Answer::Penalty(permitted)) => match (given, permitted) {
                (OpponentTime(_), OpponentTime(_))
                | (OffenderTime(_), OffenderTime(_))
                | (OpponentPoints(_), OpponentPoints(_))
                | (OffenderPoints(_), OffenderPoints(_)) => true,
                (given, permitted) => given == permitted,
            },
            (given, permitted) => given == permitted,
        }
    }
}

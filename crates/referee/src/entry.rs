//! What stands in a record: events, rulings and questions, numbered from one.

use core::fmt;
use core::num::NonZeroU32;
use core::time::Duration;
use std::borrow::Cow;

use jadoube_board::{Attempt, ByColor, Color, Piece, Square};
use jadoube_laws::{Key, Score};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Audience, Duty, Involved};
use crate::answer::Choice;
use crate::event::Event;
use crate::finding::Finding;
use crate::keys;
use crate::sentence::{Facts, Sentence};
use crate::stored::{Stored, bare, fields_by_name};

/// The number of an entry in its record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

impl fmt::Debug for EntryNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{self}")
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
    /// choice says that the condition holds.
    pub condition: Option<Cow<'static, str>>,
    /// The player it is about, if it is about one.
    pub player: Option<Color>,
    /// What may be answered; at least two.
    pub choices: Vec<Choice>,
    /// What holds until the answer.
    pub meanwhile: Meanwhile,
    /// What was found before the question arose.
    pub because: Vec<Reason>,
    /// What the referee asks.
    pub sentence: Sentence,
}

impl Question {
    /// Whether the Laws are silent on it, so that what is ruled on the answer is the arbiter's own.
    pub(crate) fn is_by_analogy(&self) -> bool {
        self.key == keys::GAPS || self.also_by.contains(&keys::GAPS)
    }

    /// The same, on a matter on which the Laws are silent.
    pub(crate) fn by_analogy(mut self) -> Question {
        if !self.is_by_analogy() {
            self.also_by.push(keys::GAPS);
        }
        self
    }
}

impl Ruling {
    /// The same, decided by the arbiter where the Laws are silent.
    pub(crate) fn by_analogy(mut self) -> Ruling {
        if self.key != keys::GAPS && !self.also_by.contains(&keys::GAPS) {
            self.also_by.push(keys::GAPS);
        }
        self.because.push(Reason {
            condition: DECIDED_BY_ANALOGY.into(),
            holds: true,
            settled: true,
            facts: Facts::NONE,
        });
        self
    }
}

/// The reason that marks a ruling as the arbiter's own.
pub(crate) const DECIDED_BY_ANALOGY: &str = "decided-by-analogy";

/// A condition that was looked at, and what was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// Its name.
    pub condition: Cow<'static, str>,
    /// Whether it holds.
    pub holds: bool,
    /// Whether the arbiter has said so.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub settled: bool,
    /// What shows it.
    #[serde(default, skip_serializing_if = "Facts::is_empty")]
    pub facts: Facts,
}

/// What holds while a question is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Meanwhile {
    /// Play goes on.
    PlayGoesOn,
    /// The clock is stopped, and no move may be made.
    ClockStopped,
}

/// What a ruling changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub enum Effect {
    /// The game is over.
    Ended(Outcome),
    /// The clock is stopped.
    #[serde(deserialize_with = "bare")]
    ClockPaused,
    /// White's clock begins to run.
    #[serde(deserialize_with = "bare")]
    ClockStarted,
    /// A player gets time.
    TimeAdded {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// How much.
        #[serde(rename = "amount_ms", with = "Stored::<Duration>")]
        amount: Duration,
    },
    /// A player loses time.
    TimeTaken {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// How much.
        #[serde(rename = "amount_ms", with = "Stored::<Duration>")]
        amount: Duration,
    },
    /// A player's next period begins, with its time.
    PeriodBegun {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// A move counts as completed without a press.
    Completed {
        /// Who made it.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// An offer of this player stands.
    OfferStands {
        /// Who offered.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// The offer of this player is gone.
    OfferLapsed {
        /// Who offered.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// On this move the player can no longer claim a draw.
    ClaimForfeited {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// The player must play this move next.
    MustPlay {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// The move.
        #[serde(rename = "move", with = "Stored::<Attempt>")]
        attempt: Attempt,
    },
    /// The player must next move the piece on the first square of this move, if it has a legal move.
    MustMovePiece {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// The move.
        #[serde(rename = "move", with = "Stored::<Attempt>")]
        attempt: Attempt,
    },
    /// The player must next capture the piece on this square, if it can be captured.
    MustCapture {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// Where the piece stands.
        #[serde(with = "Stored::<Square>")]
        square: Square,
    },
    /// The game goes back to what stood before the move of this entry. That move and all after it are taken back.
    Restored {
        /// The entry that tells of the move.
        to: EntryNo,
    },
    /// The pieces go back to where the game has them.
    #[serde(deserialize_with = "bare")]
    PiecesPutBack,
    /// What the player has done since the last move is undone. What was touched stays touched.
    MoveTakenBack {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// What stands on a square is replaced by another piece.
    PieceReplaced {
        /// Where.
        #[serde(with = "Stored::<Square>")]
        square: Square,
        /// The new piece.
        #[serde(with = "Stored::<Piece>")]
        piece: Piece,
    },
    /// The player has completed an illegal move, or what counts as one.
    IllegalMoveCounted {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// The entry that tells of it.
        entry: EntryNo,
        /// Which of the player's it is.
        number: u32,
    },
    /// An illegal move stands: nothing more follows from it.
    IllegalMoveStands {
        /// The entry that tells of it.
        entry: EntryNo,
    },
    /// A question needs no answer any more.
    QuestionLapsed {
        /// The entry that asks it.
        question: EntryNo,
    },
    /// Something is judged only when a question is answered that it depends on.
    Waits {
        /// The entry that asks it.
        question: EntryNo,
        /// The event that waits.
        event: EntryNo,
    },
    /// The player was penalised. Time and points that go with it are effects of their own.
    Penalised {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// How.
        penalty: Penalty,
    },
    /// The arbiter consents: a draw may be agreed.
    #[serde(deserialize_with = "bare")]
    DrawConsented,
    /// The game does not count, and a new one is played.
    #[serde(deserialize_with = "bare")]
    Annulled,
    /// The clock is set.
    ClockSet {
        /// The times to show.
        #[serde(rename = "times_ms", with = "Stored::<ByColor<Duration>>")]
        times: ByColor<Duration>,
    },
    /// The clock counts fewer moves of a player, since some were taken back. Its times stay.
    CounterSet {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// How many are completed.
        moves: u32,
        /// By how many periods the player goes back with them.
        #[serde(default, skip_serializing_if = "is_none")]
        periods: u32,
    },
    /// The arbiter does nothing until the next move is completed.
    #[serde(deserialize_with = "bare")]
    ArbiterWaits,
    /// The arbiter waits no more.
    #[serde(deserialize_with = "bare")]
    WaitEnded,
    /// The player must put displaced pieces back.
    MustRestorePieces {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// The player was shown the arbiter's record of the game.
    ScoresheetShown {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// The decision on the draw claim of this player, made in the last minutes, is postponed.
    DecisionPostponed {
        /// Who claimed.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// The event of the claim.
        claim: EntryNo,
    },
    /// The decision that was postponed is taken.
    DecisionTaken {
        /// Who claimed.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// A request of this player for an increment waits for the opponent's answer to the draw that goes with it.
    IncrementRequested {
        /// Who asks.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// Both players get this much more with each move that they complete from now on.
    IncrementSet {
        /// How much.
        #[serde(rename = "amount_ms", with = "Stored::<Duration>")]
        amount: Duration,
    },
    /// Play has stopped for good: a claim made without an arbiter goes to the one who decides it.
    ClaimReferred {
        /// Who claims.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// The event of the claim.
        claim: EntryNo,
    },
    /// Somebody must leave the playing venue.
    SentOut {
        /// Who.
        who: Involved,
    },
    /// The penalty of a ruling is withdrawn. Time and points that go with it are effects of their own.
    PenaltyWithdrawn {
        /// The ruling.
        ruling: EntryNo,
    },
    /// An appeal against a ruling will be decided.
    AppealAdmitted {
        /// The ruling.
        ruling: EntryNo,
    },
    /// The game is over, and scores otherwise than before.
    ResultChanged {
        /// White's and Black's points.
        #[serde(with = "Stored::<ByColor<Score>>")]
        points: ByColor<Score>,
    },
    /// The player must complete the scoresheet before the next move.
    MustCompleteSheet {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// The player must hand the scoresheet in.
    MustHandInSheet {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// The player's scoresheet is no evidence.
    SheetNotEvidence {
        /// Whose.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// An assistant may write for the player.
    WriterAccepted {
        /// For whom.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// Two boards are used, and this player is visually disabled.
    TwoBoardsUsed {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// An assistant of the player may do this, and nothing else.
    AssistantHas {
        /// Whose.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// What.
        duties: Vec<Duty>,
    },
    /// Both boards show the position of the game.
    #[serde(deserialize_with = "bare")]
    BoardsAgree,
    /// Moves that the record did not have are part of the game, in the first place where moves are missing.
    MovesPutIn {
        /// The moves.
        #[serde(with = "Stored::<Vec<Attempt>>")]
        moves: Vec<Attempt>,
    },
    /// So many moves of the player count as completed.
    MovesCounted {
        /// Whose.
        #[serde(with = "Stored::<Color>")]
        player: Color,
        /// How many.
        moves: u32,
    },
    /// The player must seal a move instead of playing it.
    MustSeal {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// The game is adjourned.
    #[serde(deserialize_with = "bare")]
    Adjourned,
    /// The clock of this player runs.
    ClockStartedFor {
        /// Whose.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
}

impl Effect {
    /// Who is told of it. Some are notes for the arbiter: that a move was left unpressed, that a claim is no longer possible,
    /// that a question has lapsed, that the arbiter waits.
    #[must_use]
    pub fn audience(&self) -> Audience {
        match self {
            Effect::Completed { .. }
            | Effect::ClaimForfeited { .. }
            | Effect::QuestionLapsed { .. }
            | Effect::ArbiterWaits
            | Effect::WaitEnded
            | Effect::SheetNotEvidence { .. } => Audience::Arbiter,
            Effect::TwoBoardsUsed { .. }
            | Effect::AssistantHas { .. }
            | Effect::BoardsAgree
            | Effect::Ended(_)
            | Effect::ClockPaused
            | Effect::ClockStarted
            | Effect::TimeAdded { .. }
            | Effect::TimeTaken { .. }
            | Effect::PeriodBegun { .. }
            | Effect::OfferStands { .. }
            | Effect::OfferLapsed { .. }
            | Effect::MustPlay { .. }
            | Effect::MustMovePiece { .. }
            | Effect::MustCapture { .. }
            | Effect::Restored { .. }
            | Effect::PiecesPutBack
            | Effect::MoveTakenBack { .. }
            | Effect::PieceReplaced { .. }
            | Effect::IllegalMoveCounted { .. }
            | Effect::IllegalMoveStands { .. }
            | Effect::Waits { .. }
            | Effect::Penalised { .. }
            | Effect::DrawConsented
            | Effect::Annulled
            | Effect::ClockSet { .. }
            | Effect::CounterSet { .. }
            | Effect::MustRestorePieces { .. }
            | Effect::ScoresheetShown { .. }
            | Effect::DecisionPostponed { .. }
            | Effect::DecisionTaken { .. }
            | Effect::IncrementRequested { .. }
            | Effect::IncrementSet { .. }
            | Effect::ClaimReferred { .. }
            | Effect::ResultChanged { .. }
            | Effect::SentOut { .. }
            | Effect::PenaltyWithdrawn { .. }
            | Effect::AppealAdmitted { .. }
            | Effect::MustCompleteSheet { .. }
            | Effect::MustHandInSheet { .. }
            | Effect::WriterAccepted { .. }
            | Effect::MustSeal { .. }
            | Effect::Adjourned
            | Effect::ClockStartedFor { .. }
            | Effect::MovesPutIn { .. }
            | Effect::MovesCounted { .. } => Audience::Everyone,
        }
    }

    /// Whether somebody gains or loses by it, so that the arbiter may see it otherwise. The rest is how a game goes on.
    #[must_use]
    pub fn decides(&self) -> bool {
        match self {
            Effect::Ended(_)
            | Effect::TimeAdded { .. }
            | Effect::TimeTaken { .. }
            | Effect::ClaimForfeited { .. }
            | Effect::MustPlay { .. }
            | Effect::MustMovePiece { .. }
            | Effect::MustCapture { .. }
            | Effect::Restored { .. }
            | Effect::MoveTakenBack { .. }
            | Effect::PieceReplaced { .. }
            | Effect::IllegalMoveCounted { .. }
            | Effect::IllegalMoveStands { .. }
            | Effect::Annulled
            | Effect::ClockSet { .. }
            | Effect::IncrementSet { .. }
            | Effect::Penalised { .. }
            | Effect::ResultChanged { .. }
            | Effect::SentOut { .. }
            | Effect::PenaltyWithdrawn { .. }
            | Effect::SheetNotEvidence { .. }
            | Effect::AssistantHas { .. }
            | Effect::MovesPutIn { .. }
            | Effect::MovesCounted { .. } => true,
            Effect::ClockPaused
            | Effect::TwoBoardsUsed { .. }
            | Effect::BoardsAgree
            | Effect::ClockStarted
            | Effect::PeriodBegun { .. }
            | Effect::Completed { .. }
            | Effect::OfferStands { .. }
            | Effect::OfferLapsed { .. }
            | Effect::QuestionLapsed { .. }
            | Effect::Waits { .. }
            | Effect::PiecesPutBack
            | Effect::DrawConsented
            | Effect::CounterSet { .. }
            | Effect::ArbiterWaits
            | Effect::WaitEnded
            | Effect::MustRestorePieces { .. }
            | Effect::DecisionPostponed { .. }
            | Effect::DecisionTaken { .. }
            | Effect::IncrementRequested { .. }
            | Effect::ClaimReferred { .. }
            | Effect::AppealAdmitted { .. }
            | Effect::ScoresheetShown { .. }
            | Effect::MustCompleteSheet { .. }
            | Effect::MustHandInSheet { .. }
            | Effect::MustSeal { .. }
            | Effect::Adjourned
            | Effect::ClockStartedFor { .. }
            | Effect::WriterAccepted { .. } => false,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub struct Outcome {
    /// By what.
    pub ending: Ending,
    /// What each player scores.
    #[serde(with = "Stored::<ByColor<Score>>")]
    pub points: ByColor<Score>,
}

impl fmt::Display for Outcome {
    /// The result, as a crosstable has it: `1–0`, `½–½`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.points.fmt(f)
    }
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub enum Ending {
    /// This player gave checkmate.
    Checkmate {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// The player to move had no move and was not in check.
    #[serde(deserialize_with = "bare")]
    Stalemate,
    /// Neither player could mate any more.
    #[serde(deserialize_with = "bare")]
    DeadPosition,
    /// This player resigned.
    Resignation {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// This player resigned to an opponent who could not mate.
    ResignationDrawn {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// The players agreed to a draw.
    #[serde(deserialize_with = "bare")]
    Agreement,
    /// A draw was claimed: the position stood for the third time.
    #[serde(deserialize_with = "bare")]
    Threefold,
    /// A draw was claimed: fifty moves without a pawn move and without a capture.
    #[serde(deserialize_with = "bare")]
    FiftyMoves,
    /// The position stood for the fifth time.
    #[serde(deserialize_with = "bare")]
    Fivefold,
    /// Seventy-five moves without a pawn move and without a capture.
    #[serde(deserialize_with = "bare")]
    SeventyFiveMoves,
    /// This player's time was up.
    Time {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// This player's time was up, and the opponent could not mate.
    TimeDrawn {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// Both flags were down.
    #[serde(deserialize_with = "bare")]
    BothFlags,
    /// This player made too many illegal moves.
    IllegalMoves {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// This player made too many illegal moves, and the opponent could not mate.
    IllegalMovesDrawn {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// This player came too late or not at all.
    Absence {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// Neither player came in time.
    #[serde(deserialize_with = "bare")]
    AbsenceOfBoth,
    /// The arbiter declared this player's game lost.
    Penalty {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// The arbiter decided.
    #[serde(deserialize_with = "bare")]
    Arbiter,
    /// Both players signed it.
    #[serde(deserialize_with = "bare")]
    Signed,
    /// An illegal position was still on the board after the move for which the arbiter waited.
    #[serde(deserialize_with = "bare")]
    IllegalPosition,
    /// A draw was claimed in the last minutes: it could not be won by normal means, or that was not tried.
    #[serde(deserialize_with = "bare")]
    Quickplay,
    /// The arbiter declared the game lost by both players.
    #[serde(deserialize_with = "bare")]
    PenaltyOfBoth,
    /// This player sealed a move that was ambiguous, unreadable or illegal.
    SealedMove {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
    /// This player sealed such a move, and the opponent could not mate.
    SealedMoveDrawn {
        /// Who.
        #[serde(with = "Stored::<Color>")]
        player: Color,
    },
}

/// Whether there are none.
fn is_none(count: &u32) -> bool {
    *count == 0
}

/// A penalty from the list that the edition gives the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(description = "A penalty.", transform = fields_by_name)]
pub enum Penalty {
    /// A warning.
    #[serde(deserialize_with = "bare")]
    Warning,
    /// More time for the opponent.
    OpponentTime {
        /// How much.
        #[serde(rename = "amount_ms", with = "Stored::<Duration>")]
        amount: Duration,
    },
    /// Less time for the player.
    OffenderTime {
        /// How much.
        #[serde(rename = "amount_ms", with = "Stored::<Duration>")]
        amount: Duration,
    },
    /// More points for the opponent.
    OpponentPoints {
        /// How many, up to what the game gives.
        #[serde(with = "Stored::<Score>")]
        amount: Score,
    },
    /// Fewer points for the player.
    OffenderPoints {
        /// How many.
        #[serde(with = "Stored::<Score>")]
        amount: Score,
    },
    /// The game is lost.
    LossOfGame {
        /// What the opponent scores; a win if it is left out.
        #[serde(default, with = "Stored::<Option<Score>>", skip_serializing_if = "Option::is_none")]
        opponent: Option<Score>,
    },
    /// A fine announced in advance.
    #[serde(deserialize_with = "bare")]
    Fine,
    /// Exclusion from one or more rounds.
    #[serde(deserialize_with = "bare")]
    RoundExclusion,
    /// Expulsion from the event.
    #[serde(deserialize_with = "bare")]
    Expulsion,
}

impl Penalty {
    /// Whether it changes what a player scores in a game that is not lost by it.
    pub(crate) fn is_in_points(self) -> bool {
        matches!(self, Penalty::OpponentPoints { .. } | Penalty::OffenderPoints { .. })
    }
}

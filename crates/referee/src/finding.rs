//! What an event amounts to.
//!
//! Each finding is a struct, listed once. The list makes [`Finding`], its kinds, and [`Listen`]: a norm written in one of its
//! variants is judged on findings of that kind and on nothing else.

use core::time::Duration;

use jadoube_board::legality::breaches;
use jadoube_board::{Attempt, ByColor, Color, Role, Setup, Squares};
use jadoube_laws::{Key, Score};
use jadoube_notation::Language;

use crate::act::{
    Circumstance, Decision, DrawMethod, Duty, EnvelopeItem, Equipment, Eyesight, Feature, Ground, IncidentKind,
    Intended, Involved, Medium, Onlooker, ProofVerdict, Size, Withdrawal,
};
use crate::answer::Answer;
use crate::context::Context;
use crate::entry::{EntryNo, Penalty};
use crate::event::Author;
use crate::game::{Keeper, Obligation};
use crate::norm::{Attempted, Norm, Outline, Verdict};

macro_rules! findings {
    ($($(#[$doc:meta])+ $name:ident { $($(#[$about:meta])+ $field:ident: $type:ty),* $(,)? })+) => {
        $(
            $(#[$doc])+
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct $name { $($(#[$about])+ pub $field: $type),* }

            impl From<$name> for Finding {
                fn from(finding: $name) -> Finding {
                    Finding::$name(finding)
                }
            }
        )+

        /// What an event amounts to. Whole moves and the hands that make them lead to the same findings, so that a rule is
        /// written once.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Finding { $($(#[$doc])+ $name($name)),+ }

        /// The kinds of findings.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum FindingKind { $($name),+ }

        impl FindingKind {
            pub(crate) const ALL: &[FindingKind] = &[$(FindingKind::$name),+];
        }

        impl Finding {
            pub(crate) fn kind(&self) -> FindingKind {
                match self { $(Finding::$name(_) => FindingKind::$name),+ }
            }
        }

        /// A norm and the kind of findings that it is judged on.
        pub(crate) enum Listen { $($name(Norm<$name>)),+ }

        impl Listen {
            pub(crate) fn kind(&self) -> FindingKind {
                match self { $(Listen::$name(_) => FindingKind::$name),+ }
            }

            /// What the norm says of itself, whatever it listens to.
            pub(crate) fn outline(&self) -> Outline {
                match self { $(Listen::$name(norm) => norm.outline()),+ }
            }

            /// Whether the norm has a condition of this name.
            pub(crate) fn depends_on(&self, condition: &str) -> bool {
                match self { $(Listen::$name(norm) => norm.depends_on(condition)),+ }
            }

            /// What the norm makes of a finding. Moves are by far the most frequent, and their norms are kept apart from the rest.
            pub(crate) fn judge(&self, context: &Context<'_>) -> Verdict {
                match (self, context.finding) {
                    (Listen::MoveMade(norm), Finding::MoveMade(made)) => norm.judge(context, made),
                    _ => self.judge_other(context),
                }
            }

            #[inline(never)]
            fn judge_other(&self, context: &Context<'_>) -> Verdict {
                match (self, context.finding) {
                    $((Listen::$name(norm), Finding::$name(finding)) => norm.judge(context, finding),)+
                    _ => Verdict::Silent,
                }
            }

            /// What the norm makes of the answer to a question of its own.
            pub(crate) fn answered(&self, context: &Context<'_>, answer: Answer) -> Verdict {
                match (self, context.finding) {
                    $((Listen::$name(norm), Finding::$name(finding)) => norm.answered(context, finding, answer),)+
                    _ => Verdict::Silent,
                }
            }

            /// The conditions of the norm that nobody knows who did not watch the game.
            #[cfg(test)]
            pub(crate) fn seen(&self) -> Vec<&'static str> {
                match self { $(Listen::$name(norm) => norm.seen()),+ }
            }

            /// Tries every condition of the norm, without stopping at the first that fails.
            pub(crate) fn attempt(&self, context: &Context<'_>) -> Vec<Attempted> {
                match (self, context.finding) {
                    $((Listen::$name(norm), Finding::$name(finding)) => norm.attempt(context, finding),)+
                    _ => Vec::new(),
                }
            }
        }
    };
}

findings! {
    /// The session began.
    SessionBegan {}
    /// A player came to the board.
    PlayerArrived {
        /// Who.
        by: Color,
    }
    /// Time went by.
    TimePassed {}
    /// The record broke off.
    RecordBroken {}
    /// It was found out whether the position on the board is dead.
    PositionProved {
        /// The event that brought it about.
        of: EntryNo,
        /// What was found.
        verdict: ProofVerdict,
    }
    /// A legal move was made on the board. It is the last of the game's moves.
    MoveMade {
        /// By whom.
        by: Color,
        /// What should have been played, if it is another move.
        broken: Option<Obligation>,
        /// Whether that was ruled before.
        ruled: bool,
    }
    /// A player pressed the clock after an illegal move, or without a move.
    CompletedIrregularly {
        /// Who.
        by: Color,
        /// What is wrong.
        cause: Cause,
        /// Whether the arbiter saw it.
        seen: bool,
    }
    /// A player claimed that the opponent has made an illegal move.
    IllegalMoveClaimed {
        /// Who.
        by: Color,
    }
    /// The arbiter noticed that an illegal move was made.
    IllegalMoveNoticed {
        /// By whom, if it is told.
        about: Option<Color>,
        /// After how many moves of both players the last position is known, if the moves since are not.
        after: Option<u32>,
    }
    /// The arbiter noticed an illegal position on the board.
    IllegalPositionNoticed {
        /// Whose move has left it, if it is told.
        about: Option<Color>,
    }
    /// The arbiter noticed that the game began from a wrong position.
    WrongSetupNoticed {}
    /// The arbiter noticed that the board was placed the wrong way.
    BoardTurnedNoticed {}
    /// The arbiter noticed that the game began with the colours reversed.
    ColoursReversedNoticed {}
    /// The arbiter noticed that pieces stand on wrong squares.
    DisplacementNoticed {
        /// The entry of the first move that was played from there, if one was.
        first: Option<EntryNo>,
    }
    /// A player displaced pieces, or pressed the clock before they were put back.
    PiecesDisplaced {
        /// Who.
        by: Color,
        /// Whether the opponent's clock runs.
        pressed: bool,
        /// Whether it was told before that they are displaced.
        told_before: bool,
    }
    /// A player agreed to take back an illegal move that was answered.
    CorrectionAgreed {
        /// Who.
        by: Color,
        /// Whether the opponent has agreed as well.
        agreed: bool,
    }
    /// A move was completed for which the arbiter has waited.
    MoveCompleted {
        /// By whom.
        by: Color,
    }
    /// The player to move touched a piece that was not touched before, and had announced nothing.
    PieceTouched {
        /// Who.
        by: Color,
        /// Whether the arbiter saw it.
        seen: bool,
    }
    /// The player to move let go of a piece, or touched the square of promotion with a new one, and no legal move is made.
    PieceReleased {
        /// Who.
        by: Color,
        /// The illegal move that stands there, if it is one.
        illegal: Option<Attempt>,
        /// Whether the arbiter saw it.
        seen: bool,
    }
    /// A player announced that pieces are only adjusted.
    AdjustAnnounced {
        /// Who.
        by: Color,
        /// Whether a piece was touched before.
        late: bool,
    }
    /// A player touched a piece while the opponent had the move.
    TouchedOffTurn {
        /// Who.
        by: Color,
        /// Whether it was announced that pieces are only adjusted.
        announced: bool,
    }
    /// A player moved a piece on after the move was made, before the clock was pressed.
    MovedOn {
        /// Who.
        by: Color,
        /// Whether the arbiter saw it.
        seen: bool,
    }
    /// A player moved while the opponent had the move.
    MovedOutOfTurn {
        /// Who.
        by: Color,
        /// Whether the arbiter saw it.
        seen: bool,
    }
    /// A player told to have used both hands has made the move.
    BothHandsUsed {
        /// Who.
        by: Color,
        /// Whether the arbiter saw it.
        seen: bool,
    }
    /// A player pressed the clock in the middle of a move.
    CompletedUnfinished {
        /// Who.
        by: Color,
        /// Whether the arbiter saw it.
        seen: bool,
    }
    /// A player pressed the clock, and no one legal move explains what the board has sensed.
    SensedUnexplained {
        /// Who.
        by: Color,
        /// Where something else was sensed than the game has there.
        squares: Squares,
    }
    /// A player claimed that the opponent has broken the rules on touching and moving pieces.
    TouchClaimed {
        /// Who.
        by: Color,
    }
    /// A player offered a draw.
    DrawOffered {
        /// Who.
        by: Color,
        /// What was asked in return, if anything was.
        condition: Option<String>,
    }
    /// A player accepted an offer that stands, or wanted to accept one that does not.
    DrawAccepted {
        /// Who.
        by: Color,
    }
    /// A player declined a draw.
    DrawDeclined {
        /// Who.
        by: Color,
    }
    /// A player wanted to take something back.
    Withdrawn {
        /// Who.
        by: Color,
        /// What.
        what: Withdrawal,
    }
    /// A player claimed a draw.
    DrawClaimed {
        /// Who.
        by: Color,
        /// By which rule.
        on: DrawRule,
        /// The move that is going to be made, if the claim rests on one.
        intended: Option<Intended>,
    }
    /// A player claimed that the opponent's flag is down.
    FlagClaimed {
        /// Who.
        by: Color,
        /// Which flags the clock showed down.
        down: ByColor<bool>,
    }
    /// A player resigned.
    Resigned {
        /// Who.
        by: Color,
    }
    /// The arbiter noticed fallen flags.
    FlagSeen {
        /// Which are down.
        down: ByColor<bool>,
        /// Which fell first, if more is known than the clock shows.
        first: Option<Color>,
    }
    /// The clock was stopped.
    ClockStopped {
        /// By whom.
        by: Author,
    }
    /// Play goes on.
    PlayResumed {}
    /// A player agreed to play on without an arbiter.
    PlayOnAgreed {
        /// Who.
        by: Color,
        /// Whether the opponent has agreed as well.
        agreed: bool,
    }
    /// A provision was raised.
    Raised {
        /// Which.
        key: Key,
        /// Who broke it or asks for it.
        about: Option<Color>,
    }
    /// A ruling was overruled.
    Overruled {
        /// The provision that it applied.
        key: Key,
        /// The entry overruled.
        ruling: EntryNo,
        /// What holds instead.
        decision: Decision,
    }
    /// A player signed.
    ResultSigned {
        /// Who.
        by: Color,
        /// White's and Black's points as written there.
        points: ByColor<Score>,
        /// On whose scoresheet, if it is only one of the two.
        sheet: Option<Color>,
    }
    /// A player short of time claimed a draw: the opponent cannot win by normal means, or makes no effort to.
    QuickplayClaimed {
        /// Who.
        by: Color,
        /// On what the claim rests, if that is said.
        ground: Option<Ground>,
        /// How much time the player had left.
        left: Duration,
        /// Whether the player's flag was down.
        down: bool,
        /// Whether a clock was running.
        running: bool,
    }
    /// A player claimed such a draw where there is no arbiter.
    ClaimedWithoutArbiter {
        /// Who.
        by: Color,
        /// On what the claim rests, if that is said.
        ground: Option<Ground>,
        /// How much time the player had left.
        left: Duration,
        /// Whether the player's flag was down.
        down: bool,
    }
    /// A paper for a claim without an arbiter was handed in or verified.
    EvidenceGiven {
        /// Who claims.
        by: Color,
    }
    /// A player short of time asked that both players get an increment.
    IncrementRequested {
        /// Who.
        by: Color,
        /// How much time the player had left.
        left: Duration,
        /// Whether the player's flag was down.
        down: bool,
    }
    /// The arbiter punished a player.
    PenaltyImposed {
        /// Whom.
        player: Color,
        /// How.
        penalty: Penalty,
    }
    /// A player appealed against a ruling.
    Appealed {
        /// Who.
        by: Color,
        /// The entry appealed against.
        ruling: EntryNo,
        /// The provision that it applied.
        key: Key,
    }
    /// An appeal was decided.
    AppealDecided {
        /// The provision that the ruling applied.
        key: Key,
        /// The entry appealed against.
        ruling: EntryNo,
        /// What holds instead of it, if anything.
        decision: Option<Decision>,
    }
    /// Something happened around the game.
    Incident {
        /// What.
        kind: IncidentKind,
        /// Who did it.
        who: Involved,
        /// What is known of it.
        facts: Vec<Circumstance>,
        /// What is known not to be so.
        not: Vec<Circumstance>,
    }
    /// A player wrote moves on the scoresheet.
    SheetWritten {
        /// Who.
        by: Color,
        /// The first entry that nobody can read as a move, if there is one.
        unreadable: Option<String>,
        /// Whether an assistant wrote.
        assistant: bool,
    }
    /// A player wrote something on the scoresheet that is no move.
    NoteWritten {
        /// Who.
        by: Color,
        /// What.
        text: String,
    }
    /// A player began to record on something.
    SheetTaken {
        /// Who.
        by: Color,
        /// On what.
        medium: Medium,
    }
    /// A player stopped recording.
    RecordingStopped {
        /// Who.
        by: Color,
    }
    /// A player took the opponent's scoresheet.
    SheetBorrowed {
        /// Who.
        by: Color,
    }
    /// A player covered the scoresheet.
    SheetCovered {
        /// Who.
        by: Color,
        /// From whose view.
        from: Onlooker,
    }
    /// The arbiter read a scoresheet.
    SheetRead {
        /// Whose.
        sheet: Keeper,
    }
    /// The arbiter accepted moves that the record does not have.
    MovesAccepted {
        /// As they are written; none if the scoresheets show them.
        text: Option<String>,
        /// The language, if it is told.
        language: Option<Language>,
    }
    /// The arbiter asked for a scoresheet.
    SheetAskedFor {
        /// Whose.
        about: Color,
    }
    /// The arbiter told the player to move to seal a move.
    SealingOrdered {}
    /// A player adjourned the game before the session was over.
    AdjournedEarly {
        /// Who.
        by: Color,
    }
    /// A player sealed a move.
    MoveSealed {
        /// Who.
        by: Color,
        /// Whether it was too late to choose another.
        late: bool,
        /// Whether another move was sealed before.
        again: bool,
        /// On what it was written.
        medium: Medium,
        /// Whether it is the answer to a sealed move.
        reply: bool,
    }
    /// A player who was told to seal made a move on the board.
    MovedInsteadOfSealing {
        /// Who.
        by: Color,
        /// The move.
        attempt: Attempt,
    }
    /// The envelope was closed.
    EnvelopeClosed {
        /// By whom.
        by: Color,
        /// Whether a scoresheet is missing in it.
        without_sheets: bool,
    }
    /// The player who was told to seal stopped the clock.
    SealerStopped {
        /// Who.
        by: Color,
    }
    /// The arbiter checked what stands on the envelope.
    EnvelopeMarked {
        /// What stands on it.
        shows: Vec<EnvelopeItem>,
        /// Whose time used is wrong there: what it says, and what was used.
        wrong: Option<(Color, Duration, Duration)>,
    }
    /// Somebody keeps the envelope.
    EnvelopeKept {
        /// Who.
        keeper: Keeper,
    }
    /// It was announced when play goes on.
    ResumptionSet {
        /// Whether the end of that session was announced as well.
        has_finish: bool,
    }
    /// The time came at which play should go on.
    ResumptionDue {}
    /// A player came to the resumption.
    CameToResume {
        /// Who.
        by: Color,
    }
    /// Time went by, and somebody has not come to the resumption.
    ResumptionTimePassed {}
    /// The player who has to answer came, and stopped the clock.
    StoppedToResume {
        /// Who.
        by: Color,
    }
    /// A player wanted the envelope to be opened.
    OpeningRequested {
        /// Who.
        by: Color,
    }
    /// The envelope was opened, and what is written in it is not one legal move.
    SealedMoveFaulty {
        /// Who sealed it.
        by: Color,
        /// What is wrong with it.
        fault: SealedFault,
        /// What is written.
        text: String,
        /// Whether the envelope is gone, and the player has said so.
        declared: bool,
    }
    /// The envelope was opened after the end of the game.
    OpenedAfterEnd {}
    /// The envelope is gone.
    EnvelopeMissed {
        /// Who sealed.
        by: Color,
        /// Whether the times are gone as well.
        times: bool,
    }
    /// The opponent disputes which move was sealed.
    SealedMoveDisputed {
        /// Who.
        by: Color,
    }
    /// Nobody can say what stood on the board.
    PositionLost {}
    /// Somebody said that a clock shows a wrong time.
    TimeDisputed {
        /// Who, if it was a player.
        by: Option<Color>,
        /// Whose clock.
        about: Color,
        /// What it should show.
        should: Duration,
        /// What it shows.
        shown: Duration,
    }
    /// A player answered the sealed move in a second envelope, and pressed the clock.
    AnswerSealed {
        /// Who.
        by: Color,
    }
    /// A player with a special board felt a piece, which stayed in its hole.
    PieceFelt {
        /// Who.
        by: Color,
    }
    /// What was announced is another move than the one that stands on the board.
    AnnouncedOtherwise {
        /// Whose move.
        by: Color,
        /// The words.
        said: String,
    }
    /// A promotion was announced without the new piece.
    AnnouncedIncompletely {
        /// Whose move.
        by: Color,
        /// The words.
        said: String,
    }
    /// What was announced is no one move.
    AnnouncedUnclearly {
        /// Whose move.
        by: Color,
        /// The words.
        said: String,
    }
    /// An announcement was corrected after the opponent's clock was started.
    CorrectedTooLate {
        /// Whose move.
        by: Color,
    }
    /// A player repeated another move than the one announced, or there was none to repeat.
    RepeatedOtherwise {
        /// Who.
        by: Color,
        /// The words.
        said: String,
    }
    /// The move announced was carried out on the other board without being repeated.
    CarriedOutUnrepeated {
        /// On whose board.
        by: Color,
    }
    /// A player pressed the clock with a move on the special board that was not announced, or announced as another one.
    PressedUnannounced {
        /// Who.
        by: Color,
        /// Whether it was announced as another one.
        slip: bool,
    }
    /// A player demanded two boards.
    TwoBoardsDemanded {
        /// Who.
        by: Color,
        /// Who is said to be visually disabled.
        about: Color,
        /// How well that player sees, if it is told.
        sight: Option<Eyesight>,
    }
    /// The arbiter accepted an assistant.
    AssistantAccepted {
        /// Whose.
        of: Color,
        /// For what.
        duties: Vec<Duty>,
    }
    /// A player's assistant did what the arbiter has accepted no assistant of this player for.
    AssistantOverstepped {
        /// Whose.
        of: Color,
        /// The duty to which it belongs; none if it is no duty of any assistant.
        duty: Option<Duty>,
    }
    /// A player's assistant told the player something that the player had not asked for.
    InformedUnasked {
        /// Whose.
        of: Color,
    }
    /// The arbiter noticed that the two boards show different positions.
    BoardsDifferNoticed {
        /// Whose board is wrong, if it is told.
        about: Option<Color>,
    }
    /// The arbiter looked at a thing made for a visually disabled player.
    EquipmentChecked {
        /// What.
        item: Equipment,
        /// How large it is, if that was measured.
        size: Option<Size>,
        /// What it has.
        has: Vec<Feature>,
    }
    /// The start position was drawn.
    StartDrawn {
        /// How.
        method: DrawMethod,
        /// Its number.
        number: u16,
    }
}

/// What is wrong with a sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedFault {
    /// More than one move can be meant.
    Ambiguous,
    /// Nobody can say what is meant.
    Unreadable,
    /// It is illegal.
    Illegal,
}

/// What is wrong with a move that was completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It is illegal.
    Move(Attempt),
    /// The pawn that has reached the last rank was left unpromoted; with another piece in its place the move is legal.
    Unpromoted(Attempt),
    /// Both hands were used for it. It is legal.
    BothHands,
    /// It is not finished, or no one move leaves the pieces as they stand. The arbiter says whether that counts.
    Unfinished,
    /// There is none.
    NoMove,
    /// Nobody has told.
    Untold,
}

impl Cause {
    /// What is wrong with a move that is not legal on a board.
    pub(crate) fn of(board: &Setup, attempt: Attempt) -> Cause {
        let queen = Attempt {
            promotion: Some(Role::Queen),
            ..attempt
        };
        match attempt.promotion.is_none() && breaches(board, queen).is_empty() {
            true => Cause::Unpromoted(attempt),
            false => Cause::Move(attempt),
        }
    }
}

impl Finding {
    /// The player it is about, if it is about one.
    pub(crate) fn player(&self) -> Option<Color> {
        match self {
            Finding::PlayerArrived(PlayerArrived { by })
            | Finding::MoveMade(MoveMade { by, .. })
            | Finding::CompletedIrregularly(CompletedIrregularly { by, .. })
            | Finding::IllegalMoveClaimed(IllegalMoveClaimed { by })
            | Finding::PieceTouched(PieceTouched { by, .. })
            | Finding::PieceReleased(PieceReleased { by, .. })
            | Finding::AdjustAnnounced(AdjustAnnounced { by, .. })
            | Finding::TouchedOffTurn(TouchedOffTurn { by, .. })
            | Finding::MovedOn(MovedOn { by, .. })
            | Finding::MovedOutOfTurn(MovedOutOfTurn { by, .. })
            | Finding::BothHandsUsed(BothHandsUsed { by, .. })
            | Finding::CompletedUnfinished(CompletedUnfinished { by, .. })
            | Finding::SensedUnexplained(SensedUnexplained { by, .. })
            | Finding::TouchClaimed(TouchClaimed { by })
            | Finding::DrawOffered(DrawOffered { by, .. })
            | Finding::DrawAccepted(DrawAccepted { by })
            | Finding::DrawDeclined(DrawDeclined { by })
            | Finding::Withdrawn(Withdrawn { by, .. })
            | Finding::DrawClaimed(DrawClaimed { by, .. })
            | Finding::FlagClaimed(FlagClaimed { by, .. })
            | Finding::Resigned(Resigned { by })
            | Finding::PiecesDisplaced(PiecesDisplaced { by, .. })
            | Finding::CorrectionAgreed(CorrectionAgreed { by, .. })
            | Finding::PlayOnAgreed(PlayOnAgreed { by, .. })
            | Finding::MoveCompleted(MoveCompleted { by })
            | Finding::QuickplayClaimed(QuickplayClaimed { by, .. })
            | Finding::ClaimedWithoutArbiter(ClaimedWithoutArbiter { by, .. })
            | Finding::EvidenceGiven(EvidenceGiven { by })
            | Finding::IncrementRequested(IncrementRequested { by, .. })
            | Finding::ResultSigned(ResultSigned { by, .. })
            | Finding::SheetWritten(SheetWritten { by, .. })
            | Finding::NoteWritten(NoteWritten { by, .. })
            | Finding::SheetTaken(SheetTaken { by, .. })
            | Finding::RecordingStopped(RecordingStopped { by })
            | Finding::SheetBorrowed(SheetBorrowed { by })
            | Finding::SheetCovered(SheetCovered { by, .. })
            | Finding::SheetAskedFor(SheetAskedFor { about: by })
            | Finding::AdjournedEarly(AdjournedEarly { by })
            | Finding::MoveSealed(MoveSealed { by, .. })
            | Finding::MovedInsteadOfSealing(MovedInsteadOfSealing { by, .. })
            | Finding::EnvelopeClosed(EnvelopeClosed { by, .. })
            | Finding::SealerStopped(SealerStopped { by })
            | Finding::CameToResume(CameToResume { by })
            | Finding::StoppedToResume(StoppedToResume { by })
            | Finding::OpeningRequested(OpeningRequested { by })
            | Finding::SealedMoveFaulty(SealedMoveFaulty { by, .. })
            | Finding::EnvelopeMissed(EnvelopeMissed { by, .. })
            | Finding::SealedMoveDisputed(SealedMoveDisputed { by })
            | Finding::TimeDisputed(TimeDisputed { about: by, .. })
            | Finding::AnswerSealed(AnswerSealed { by })
            | Finding::PieceFelt(PieceFelt { by })
            | Finding::AnnouncedOtherwise(AnnouncedOtherwise { by, .. })
            | Finding::AnnouncedIncompletely(AnnouncedIncompletely { by, .. })
            | Finding::AnnouncedUnclearly(AnnouncedUnclearly { by, .. })
            | Finding::CorrectedTooLate(CorrectedTooLate { by })
            | Finding::RepeatedOtherwise(RepeatedOtherwise { by, .. })
            | Finding::CarriedOutUnrepeated(CarriedOutUnrepeated { by })
            | Finding::PressedUnannounced(PressedUnannounced { by, .. })
            | Finding::TwoBoardsDemanded(TwoBoardsDemanded { about: by, .. })
            | Finding::AssistantAccepted(AssistantAccepted { of: by, .. })
            | Finding::AssistantOverstepped(AssistantOverstepped { of: by, .. })
            | Finding::InformedUnasked(InformedUnasked { of: by }) => Some(*by),
            Finding::SheetRead(SheetRead { sheet }) => sheet.player(),
            Finding::PenaltyImposed(PenaltyImposed { player, .. }) => Some(*player),
            Finding::Appealed(Appealed { by, .. }) => Some(*by),
            Finding::Incident(Incident { who, .. }) => who.player(),
            Finding::ClockStopped(ClockStopped { by }) => by.player(),
            Finding::Raised(Raised { about, .. }) => *about,
            Finding::IllegalMoveNoticed(IllegalMoveNoticed { about, .. })
            | Finding::BoardsDifferNoticed(BoardsDifferNoticed { about })
            | Finding::IllegalPositionNoticed(IllegalPositionNoticed { about }) => *about,
            Finding::SessionBegan(_)
            | Finding::MovesAccepted(_)
            | Finding::TimePassed(_)
            | Finding::RecordBroken(_)
            | Finding::FlagSeen(_)
            | Finding::PlayResumed(_)
            | Finding::WrongSetupNoticed(_)
            | Finding::BoardTurnedNoticed(_)
            | Finding::ColoursReversedNoticed(_)
            | Finding::DisplacementNoticed(_)
            | Finding::AppealDecided(_)
            | Finding::SealingOrdered(_)
            | Finding::EnvelopeMarked(_)
            | Finding::EnvelopeKept(_)
            | Finding::ResumptionSet(_)
            | Finding::ResumptionDue(_)
            | Finding::ResumptionTimePassed(_)
            | Finding::OpenedAfterEnd(_)
            | Finding::PositionLost(_)
            | Finding::EquipmentChecked(_)
            | Finding::StartDrawn(_)
            | Finding::PositionProved(_)
            | Finding::Overruled(_) => None,
        }
    }
}

/// The rule by which a player claims a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawRule {
    /// The position stands for at least the third time, or will after the intended move.
    Threefold,
    /// Fifty moves by each player without a pawn move and without a capture.
    FiftyMoves,
}

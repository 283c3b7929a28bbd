//! The choices that the Laws make differently from edition to edition, from pace to pace.
//!
//! ```
//! use jadoube_laws::values::FlagCalledBy;
//! use jadoube_laws::{Edition, Pace, Provisions, Supervision};
//!
//! let standard = Provisions::of(Edition::LATEST, Pace::Standard, Supervision::Full);
//! assert_eq!(standard.flag_called_by.value, FlagCalledBy::ArbiterOrPlayers);
//! ```
//!
//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use core::fmt;

/// What supervision is where an arbiter has more games than that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SupervisedGamesBeyond {
    /// It is limited.
    Limited,
    /// What the arbiter finds: the number is only an example.
    AsArbiterDecides,
}

impl SupervisedGamesBeyond {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Limited => "limited",
            Self::AsArbiterDecides => "as-arbiter-decides",
        }
    }
}

impl fmt::Display for SupervisedGamesBeyond {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// One of [`completing_endings`](crate::Provisions::completing_endings).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CompletingEnding {
    /// The move mates.
    Checkmate,
    /// A player resigns.
    Resignation,
    /// The move stalemates.
    Stalemate,
    /// After the move neither player can mate.
    DeadPosition,
    /// The players agree on a draw.
    Agreement,
    /// The move brings about a position often enough to draw without a claim.
    Fivefold,
    /// The move completes the moves that draw without a claim.
    SeventyFiveMoves,
    /// The move is that of a correct claim of repetition.
    RepetitionClaim,
}

impl CompletingEnding {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Resignation => "resignation",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead-position",
            Self::Agreement => "agreement",
            Self::Fivefold => "fivefold",
            Self::SeventyFiveMoves => "seventy-five-moves",
            Self::RepetitionClaim => "repetition-claim",
        }
    }
}

impl fmt::Display for CompletingEnding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What the move must keep to that ends the game by mate, stalemate or a dead position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndingMoveKeepsTo {
    /// It must be legal, whatever was touched before.
    ArticleThree,
    /// It must be legal, and be made with the piece that was touched.
    ArticlesThreeAndFour,
}

impl EndingMoveKeepsTo {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ArticleThree => "article-three",
            Self::ArticlesThreeAndFour => "articles-three-and-four",
        }
    }
}

impl fmt::Display for EndingMoveKeepsTo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whether the first move already has the time added per move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IncrementFirstMove {
    /// It has.
    Granted,
    /// The Laws leave it to what the event announces.
    AsAnnounced,
    /// The event has announced that it has not.
    Withheld,
}

impl IncrementFirstMove {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Granted => "granted",
            Self::AsAnnounced => "as-announced",
            Self::Withheld => "withheld",
        }
    }
}

impl fmt::Display for IncrementFirstMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Who may let a player play who came after the default time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DefaultTimeWaivedBy {
    /// The arbiter.
    Arbiter,
    /// Nobody.
    Nobody,
}

impl DefaultTimeWaivedBy {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Arbiter => "arbiter",
            Self::Nobody => "nobody",
        }
    }
}

impl fmt::Display for DefaultTimeWaivedBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// When White bears the time that passes while neither player is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AbsenceCostCondition {
    /// Whatever the default time.
    Always,
    /// Only if there is a default time.
    DefaultTimeNotZero,
}

impl AbsenceCostCondition {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::DefaultTimeNotZero => "default-time-not-zero",
        }
    }
}

impl fmt::Display for AbsenceCostCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whose word makes a fallen flag count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FlagCalledBy {
    /// The arbiter who sees it, or a player who claims it.
    ArbiterOrPlayers,
    /// A player who claims it; the arbiter keeps silent.
    Players,
    /// A player who claims it; the arbiter may speak only once both flags have fallen.
    PlayersOrArbiterIfBoth,
}

impl FlagCalledBy {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ArbiterOrPlayers => "arbiter-or-players",
            Self::Players => "players",
            Self::PlayersOrArbiterIfBoth => "players-or-arbiter-if-both",
        }
    }
}

impl fmt::Display for FlagCalledBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What the clock must show of a player who claims a win on time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FlagClaimNeeds {
    /// The claimant's own flag is up.
    OwnFlagUp,
    /// The claimant's own clock has time left.
    OwnTimeLeft,
}

impl FlagClaimNeeds {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::OwnFlagUp => "own-flag-up",
            Self::OwnTimeLeft => "own-time-left",
        }
    }
}

impl fmt::Display for FlagClaimNeeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whether a player who claims a win on time stops the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FlagClaimStopsClock {
    /// It is a duty.
    Must,
    /// It is a right.
    May,
}

impl FlagClaimStopsClock {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Must => "must",
            Self::May => "may",
        }
    }
}

impl fmt::Display for FlagClaimStopsClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What follows when both flags are down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BothFlags {
    /// If nobody can tell which fell first, the game goes on in an earlier period and is drawn in the last.
    ContinueOrDraw,
    /// The game is drawn, whichever fell first.
    Draw,
    /// As the guidelines for games without increment say, if they were announced.
    Guidelines,
    /// The Laws do not say.
    NotRegulated,
}

impl BothFlags {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ContinueOrDraw => "continue-or-draw",
            Self::Draw => "draw",
            Self::Guidelines => "guidelines",
            Self::NotRegulated => "not-regulated",
        }
    }
}

impl fmt::Display for BothFlags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whether improper handling of the clock is penalised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ImproperHandlingPenalty {
    /// The arbiter has to.
    Must,
    /// The arbiter may.
    May,
}

impl ImproperHandlingPenalty {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Must => "must",
            Self::May => "may",
        }
    }
}

impl fmt::Display for ImproperHandlingPenalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// When a player who stopped the clock is penalised for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnjustifiedStopPenalty {
    /// If there was no valid reason.
    IfNoReason,
    /// Only if there plainly was no valid reason.
    IfPlainlyNoReason,
}

impl UnjustifiedStopPenalty {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::IfNoReason => "if-no-reason",
            Self::IfPlainlyNoReason => "if-plainly-no-reason",
        }
    }
}

impl fmt::Display for UnjustifiedStopPenalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whether the time of a player is adjusted whose clock an assistant operates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClockAssistantAdjustment {
    /// It is.
    Always,
    /// It is, unless a disability is the reason.
    UnlessDisabled,
}

impl ClockAssistantAdjustment {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::UnlessDisabled => "unless-disabled",
        }
    }
}

impl fmt::Display for ClockAssistantAdjustment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Which moves count for that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StartCutoffCounted {
    /// Moves made.
    Made,
    /// Moves completed.
    Completed,
}

impl StartCutoffCounted {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Made => "made",
            Self::Completed => "completed",
        }
    }
}

impl fmt::Display for StartCutoffCounted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What lets a wrong setting of the clock be corrected after the cut-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SettingCutoffException {
    /// The schedule of the event would be upset.
    Schedule,
    /// Nothing.
    None,
}

impl SettingCutoffException {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Schedule => "schedule",
            Self::None => "none",
        }
    }
}

impl fmt::Display for SettingCutoffException {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// When a game on a board turned the wrong way is transferred to a right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WrongBoardHelped {
    /// Always.
    Always,
    /// If nothing else was wrong.
    IfSoleFault,
}

impl WrongBoardHelped {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::IfSoleFault => "if-sole-fault",
        }
    }
}

impl fmt::Display for WrongBoardHelped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Which misplaced king may not castle once the cut-off has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MisplacedKing {
    /// One that changed places with its queen.
    ExchangedWithQueen,
    /// One on any wrong square.
    AnySquare,
}

impl MisplacedKing {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ExchangedWithQueen => "exchanged-with-queen",
            Self::AnySquare => "any-square",
        }
    }
}

impl fmt::Display for MisplacedKing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whether the players call the arbiter about displaced pieces, if necessary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DisplacedCall {
    /// It is a duty.
    Must,
    /// It is a right.
    May,
}

impl DisplacedCall {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Must => "must",
            Self::May => "may",
        }
    }
}

impl fmt::Display for DisplacedCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// How long a completed illegal move can be acted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IllegalMoveWindow {
    /// As long as the game lasts.
    Game,
    /// Until the opponent has made the next move.
    Reply,
}

impl IllegalMoveWindow {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Reply => "reply",
        }
    }
}

impl fmt::Display for IllegalMoveWindow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Who may bring up an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IllegalMoveRaisedBy {
    /// The arbiter who sees it, or a player.
    ArbiterOrPlayer,
    /// The opponent, by a claim.
    ClaimOnly,
}

impl IllegalMoveRaisedBy {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ArbiterOrPlayer => "arbiter-or-player",
            Self::ClaimOnly => "claim-only",
        }
    }
}

impl fmt::Display for IllegalMoveRaisedBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// How illegal moves of different kinds are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IllegalMoveTally {
    /// All together.
    Common,
    /// The text does not settle whether by kind or together.
    ByKindOrCommon,
}

impl IllegalMoveTally {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Common => "common",
            Self::ByKindOrCommon => "by-kind-or-common",
        }
    }
}

impl fmt::Display for IllegalMoveTally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// From when on the use of two hands counts as an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TwoHandsCounted {
    /// From the use.
    WhenUsed,
    /// From the press of the clock.
    WhenPressed,
}

impl TwoHandsCounted {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhenUsed => "when-used",
            Self::WhenPressed => "when-pressed",
        }
    }
}

impl fmt::Display for TwoHandsCounted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What becomes of a pawn left on the last rank when the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnpromotedPawn {
    /// The position is restored, and the pawn is promoted to a piece of the player's choice.
    Replay,
    /// It is replaced by a queen.
    Queen,
    /// Nothing: one illegal move loses.
    Loss,
}

impl UnpromotedPawn {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Replay => "replay",
            Self::Queen => "queen",
            Self::Loss => "loss",
        }
    }
}

impl fmt::Display for UnpromotedPawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What binds the move that replaces an illegal one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReplacementBoundBy {
    /// The pieces touched.
    Touch,
    /// The pieces touched, and the square of release.
    TouchAndRelease,
}

impl ReplacementBoundBy {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Touch => "touch",
            Self::TouchAndRelease => "touch-and-release",
        }
    }
}

impl fmt::Display for ReplacementBoundBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What the arbiter does who sees both kings in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TwoKings {
    /// As with any illegal move.
    ArticleSeven,
    /// Intervenes, if possible.
    ArbiterIntervenes,
    /// Waits for the next completed move, and declares a draw if the position is still illegal.
    WaitThenDraw,
    /// Nothing.
    None,
}

impl TwoKings {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ArticleSeven => "article-seven",
            Self::ArbiterIntervenes => "arbiter-intervenes",
            Self::WaitThenDraw => "wait-then-draw",
            Self::None => "none",
        }
    }
}

impl fmt::Display for TwoKings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Which duties the relief from recording lifts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReliefLifts {
    /// All about recording the moves.
    AllOfRecording,
    /// The duty to write the moves, and no other.
    RecordingMoves,
}

impl ReliefLifts {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AllOfRecording => "all-of-recording",
            Self::RecordingMoves => "recording-moves",
        }
    }
}

impl fmt::Display for ReliefLifts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// When the arbiter should record in the players' place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ArbiterRecordsWhen {
    /// Neither player has to record.
    NeitherObliged,
    /// Neither player does record.
    NeitherRecords,
}

impl ArbiterRecordsWhen {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NeitherObliged => "neither-obliged",
            Self::NeitherRecords => "neither-records",
        }
    }
}

impl fmt::Display for ArbiterRecordsWhen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Which single player must complete their own sheet once a flag has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UpdateOwedBy {
    /// The one who was freed from recording.
    PlayerFreed,
    /// The one who stopped recording.
    PlayerWhoStopped,
}

impl UpdateOwedBy {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PlayerFreed => "player-freed",
            Self::PlayerWhoStopped => "player-who-stopped",
        }
    }
}

impl fmt::Display for UpdateOwedBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whether the time of a player is adjusted for whom an assistant writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WritingAssistantAdjustment {
    /// It is.
    Always,
    /// It is, unless a disability is the reason.
    UnlessDisabled,
}

impl WritingAssistantAdjustment {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::UnlessDisabled => "unless-disabled",
        }
    }
}

impl fmt::Display for WritingAssistantAdjustment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// One of [`reconstruction_notes`](crate::Provisions::reconstruction_notes).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReconstructionNote {
    /// The position reached.
    Position,
    /// The times on the clock.
    ClockTimes,
    /// Who has the move.
    SideToMove,
    /// Whose clock was running.
    RunningClock,
    /// The number of moves, if it is known.
    MovesMade,
}

impl ReconstructionNote {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::ClockTimes => "clock-times",
            Self::SideToMove => "side-to-move",
            Self::RunningClock => "running-clock",
            Self::MovesMade => "moves-made",
        }
    }
}

impl fmt::Display for ReconstructionNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What an event may restrict about draws by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AgreementRestricts {
    /// Agreeing on a draw.
    Agreeing,
    /// Offering a draw and agreeing on it.
    OfferingAndAgreeing,
}

impl AgreementRestricts {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Agreeing => "agreeing",
            Self::OfferingAndAgreeing => "offering-and-agreeing",
        }
    }
}

impl fmt::Display for AgreementRestricts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Which moves count for that claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClaimMovesCounted {
    /// Moves made.
    Made,
    /// Moves completed.
    Completed,
}

impl ClaimMovesCounted {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Made => "made",
            Self::Completed => "completed",
        }
    }
}

impl fmt::Display for ClaimMovesCounted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What of castling must be equal in equal positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RepetitionCastling {
    /// The right to castle.
    Right,
    /// The text does not settle whether the right counts while castling is prevented anyway.
    RightOrMoveUnsettled,
}

impl RepetitionCastling {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::RightOrMoveUnsettled => "right-or-move-unsettled",
        }
    }
}

impl fmt::Display for RepetitionCastling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What makes a player lose the right to claim on this move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClaimForfeitedBy {
    /// Making a move.
    MakingAMove,
    /// Touching a piece.
    TouchingAPiece,
}

impl ClaimForfeitedBy {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::MakingAMove => "making-a-move",
            Self::TouchingAPiece => "touching-a-piece",
        }
    }
}

impl fmt::Display for ClaimForfeitedBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Who stops the clock when a draw is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClaimStopsClock {
    /// The claimant has to.
    ClaimantMust,
    /// The claimant may.
    ClaimantMay,
    /// The claimant or the arbiter has to.
    ClaimantOrArbiterMust,
}

impl ClaimStopsClock {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ClaimantMust => "claimant-must",
            Self::ClaimantMay => "claimant-may",
            Self::ClaimantOrArbiterMust => "claimant-or-arbiter-must",
        }
    }
}

impl fmt::Display for ClaimStopsClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What the claimant must play after a wrong claim with an intended move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClaimedMoveBoundBy {
    /// The move announced.
    AnnouncedMove,
    /// The move announced, under the article on touched pieces.
    ArticleFour,
    /// The move announced, under the articles on legal moves and on touched pieces.
    ArticlesThreeAndFour,
}

impl ClaimedMoveBoundBy {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AnnouncedMove => "announced-move",
            Self::ArticleFour => "article-four",
            Self::ArticlesThreeAndFour => "articles-three-and-four",
        }
    }
}

impl fmt::Display for ClaimedMoveBoundBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// One of [`penalties`](crate::Provisions::penalties).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentTime,
    /// Less time for the offender.
    OffenderTime,
    /// More points for the opponent.
    OpponentPoints,
    /// Fewer points for the offender.
    OffenderPoints,
    /// The game is declared lost.
    LossOfGame,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    RoundExclusion,
    /// Expulsion from the competition.
    Expulsion,
}

impl Penalty {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Warning => "warning",
            Self::OpponentTime => "opponent-time",
            Self::OffenderTime => "offender-time",
            Self::OpponentPoints => "opponent-points",
            Self::OffenderPoints => "offender-points",
            Self::LossOfGame => "loss-of-game",
            Self::Fine => "fine",
            Self::RoundExclusion => "round-exclusion",
            Self::Expulsion => "expulsion",
        }
    }
}

impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whether a breach of the rules of conduct is penalised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ConductPenalty {
    /// The arbiter has to.
    Must,
    /// The arbiter may.
    May,
}

impl ConductPenalty {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Must => "must",
            Self::May => "may",
        }
    }
}

impl fmt::Display for ConductPenalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Of which games a player may not analyse one on another board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnalysisBanned {
    /// Of any.
    AnyGame,
    /// Of the player's own, by the letter.
    TheGame,
}

impl AnalysisBanned {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AnyGame => "any-game",
            Self::TheGame => "the-game",
        }
    }
}

impl fmt::Display for AnalysisBanned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Which draw offers count as a disturbance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DisturbingOffers {
    /// Repeated ones.
    Repeated,
    /// Unreasonable ones.
    Unreasonable,
}

impl DisturbingOffers {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Repeated => "repeated",
            Self::Unreasonable => "unreasonable",
        }
    }
}

impl fmt::Display for DisturbingOffers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// One of [`device_excused_by`](crate::Provisions::device_excused_by).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeviceExcuse {
    /// The arbiter has authorised it.
    Authorisation,
    /// It is completely switched off.
    BeingSwitchedOff,
}

impl DeviceExcuse {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Authorisation => "authorisation",
            Self::BeingSwitchedOff => "being-switched-off",
        }
    }
}

impl fmt::Display for DeviceExcuse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Which devices a player may not have in the venue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DevicesBanned {
    /// Mobile phones and other electronic means of communication.
    Communicating,
    /// Any electronic device.
    Electronic,
}

impl DevicesBanned {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Communicating => "communicating",
            Self::Electronic => "electronic",
        }
    }
}

impl fmt::Display for DevicesBanned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// When a device loses its player the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeviceLosesWhen {
    /// It rings.
    Ringing,
    /// It makes a sound.
    Sounding,
    /// The player has it on the person.
    Carried,
}

impl DeviceLosesWhen {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ringing => "ringing",
            Self::Sounding => "sounding",
            Self::Carried => "carried",
        }
    }
}

impl fmt::Display for DeviceLosesWhen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What the opponent scores when a device loses the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeviceOpponentGets {
    /// A win.
    Win,
    /// A win, or a draw if the opponent cannot win by any series of legal moves.
    WinOrDraw,
    /// What the arbiter decides.
    AsArbiterDecides,
}

impl DeviceOpponentGets {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::WinOrDraw => "win-or-draw",
            Self::AsArbiterDecides => "as-arbiter-decides",
        }
    }
}

impl fmt::Display for DeviceOpponentGets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What a device costs that would lose the game: the loss, or a milder penalty that the regulations provide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DevicePenalty {
    /// The game is lost.
    LossOfGame,
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentTime,
    /// Less time for the offender.
    OffenderTime,
    /// More points for the opponent.
    OpponentPoints,
    /// Fewer points for the offender.
    OffenderPoints,
}

impl DevicePenalty {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::LossOfGame => "loss-of-game",
            Self::Warning => "warning",
            Self::OpponentTime => "opponent-time",
            Self::OffenderTime => "offender-time",
            Self::OpponentPoints => "opponent-points",
            Self::OffenderPoints => "offender-points",
        }
    }
}

impl fmt::Display for DevicePenalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What counts as smoking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SmokingCovers {
    /// Smoking; electronic cigarettes are not named.
    Tobacco,
    /// Smoking, with electronic cigarettes.
    ECigarettes,
}

impl SmokingCovers {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Tobacco => "tobacco",
            Self::ECigarettes => "e-cigarettes",
        }
    }
}

impl fmt::Display for SmokingCovers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whether spectators may speak about a game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpectatorsSpeaking {
    /// They may not.
    Banned,
    /// They may, as long as they do not interfere.
    UnlessInterfering,
}

impl SpectatorsSpeaking {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Banned => "banned",
            Self::UnlessInterfering => "unless-interfering",
        }
    }
}

impl fmt::Display for SpectatorsSpeaking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What others may not use in the venue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OthersDevicesBanned {
    /// Mobile phones.
    Phones,
    /// Mobile phones and any communication device.
    Communicating,
}

impl OthersDevicesBanned {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Phones => "phones",
            Self::Communicating => "communicating",
        }
    }
}

impl fmt::Display for OthersDevicesBanned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Which draw offer is shown on the envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnvelopeOffer {
    /// One that stands.
    Standing,
    /// One that was made before the adjournment and still stands.
    MadeBeforeAdjournment,
}

impl EnvelopeOffer {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Standing => "standing",
            Self::MadeBeforeAdjournment => "made-before-adjournment",
        }
    }
}

impl fmt::Display for EnvelopeOffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whose late arrival leaves the result alone where the sealed move has ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SealedEndingDespite {
    /// That of the player who sealed.
    AbsenceOfSealer,
    /// That of either player.
    LatenessOfEither,
}

impl SealedEndingDespite {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AbsenceOfSealer => "absence-of-sealer",
            Self::LatenessOfEither => "lateness-of-either",
        }
    }
}

impl fmt::Display for SealedEndingDespite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// When a wrong time is put right that nobody pointed out before the first move of the resumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LateClockError {
    /// If the arbiter finds the consequences too serious.
    IfTooSerious,
    /// If the arbiter decides so.
    AsArbiterDecides,
}

impl LateClockError {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::IfTooSerious => "if-too-serious",
            Self::AsArbiterDecides => "as-arbiter-decides",
        }
    }
}

impl fmt::Display for LateClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// By what a player short of time may claim a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quickplay {
    /// By an article of the Laws.
    ArticleTen,
    /// By the guidelines, if they were announced.
    Guidelines,
    /// By nothing.
    None,
}

impl Quickplay {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ArticleTen => "article-ten",
            Self::Guidelines => "guidelines",
            Self::None => "none",
        }
    }
}

impl fmt::Display for Quickplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whether the claim exists in a game with increment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum QuickplayWithIncrement {
    /// The text does not exclude it.
    Unsaid,
    /// It does not.
    Excluded,
}

impl QuickplayWithIncrement {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Unsaid => "unsaid",
            Self::Excluded => "excluded",
        }
    }
}

impl fmt::Display for QuickplayWithIncrement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Whether the claimant stops the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum QuickplayClaimStopsClock {
    /// It is a duty.
    Must,
    /// It is a right.
    May,
}

impl QuickplayClaimStopsClock {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Must => "must",
            Self::May => "may",
        }
    }
}

impl fmt::Display for QuickplayClaimStopsClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Of what the arbiter asks, after a postponed decision, whether it could be won by normal means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum QuickplayFinalTest {
    /// Of the final position and the opponent of the claimant.
    FinalPosition,
    /// Of the opponent of the player whose flag fell.
    OpponentOfFallenFlag,
}

impl QuickplayFinalTest {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::FinalPosition => "final-position",
            Self::OpponentOfFallenFlag => "opponent-of-fallen-flag",
        }
    }
}

impl fmt::Display for QuickplayFinalTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What makes a touch one that binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TouchCountsWhen {
    /// It is deliberate, whatever it was for.
    Deliberate,
    /// It is meant to move or to capture the piece, and that is presumed unless it is clearly an accident.
    MeantOrPresumed,
}

impl TouchCountsWhen {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Deliberate => "deliberate",
            Self::MeantOrPresumed => "meant-or-presumed",
        }
    }
}

impl fmt::Display for TouchCountsWhen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// By what a player loses the right to claim that the opponent broke Article 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TouchClaimLostBy {
    /// By touching a piece deliberately, if only to adjust it.
    DeliberateTouch,
    /// By touching a piece to move or to capture it.
    TouchToPlay,
}

impl TouchClaimLostBy {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::DeliberateTouch => "deliberate-touch",
            Self::TouchToPlay => "touch-to-play",
        }
    }
}

impl fmt::Display for TouchClaimLostBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Which claims are lost so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TouchClaimCovers {
    /// Those about touched pieces, castling and promotion.
    TouchedPieces,
    /// All about the act of moving.
    ArticleFour,
}

impl TouchClaimCovers {
    /// Its name in the data of the Laws.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::TouchedPieces => "touched-pieces",
            Self::ArticleFour => "article-four",
        }
    }
}

impl fmt::Display for TouchClaimCovers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

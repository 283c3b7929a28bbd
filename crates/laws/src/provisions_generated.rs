//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

use core::ops::Bound::{Excluded, Included, Unbounded};
use core::time::Duration;

use crate::edition::Edition::{self, E2005, E2009, E2014, E2017, E2018, E2023};
use crate::pace::{Games, KINDS, Limits, Pace};
use crate::points::{Points, Score};
use crate::provision::Key;
use crate::provisions::{Cited, cited};
use crate::regulations::Draws;
use crate::supervision::Supervision;
use crate::values::{
    AbsenceCostCondition, AgreementRestricts, AnalysisBanned, ArbiterRecordsWhen, AutomaticRepetitionsCounted, BothFlags, ClaimForfeitedBy, ClaimMovesCounted, ClaimStopsClock, ClaimedMoveBoundBy, ClockAssistantAdjustment, CompletingEnding, ConductPenalty, DefaultTimeWaivedBy, DeviceExcuse, DeviceLosesWhen, DeviceOpponentGets, DevicePenalty, DevicesBanned, DisplacedCall, DisturbingOffers, EndingMoveKeepsTo, EnvelopeOffer, FlagCalledBy, FlagClaimNeeds, FlagClaimStopsClock, IllegalMoveRaisedBy, IllegalMoveTally, IllegalMoveWindow, ImproperHandlingPenalty, IncrementFirstMove, LateClockError, MisplacedKing, OthersDevicesBanned, Penalty, Quickplay, QuickplayClaimStopsClock, QuickplayFinalTest, QuickplayWithIncrement, ReconstructionNote, ReliefLifts, RepetitionCastling, ReplacementBoundBy, SealedEndingDespite, SettingCutoffException, SmokingCovers, SpectatorsSpeaking, StartCutoffCounted, SupervisedGamesBeyond, TouchClaimCovers, TouchClaimLostBy, TouchCountsWhen, TwoHandsCounted, TwoKings, UnjustifiedStopPenalty, UnpromotedPawn, UpdateOwedBy, WritingAssistantAdjustment, WrongBoardHelped,
};

/// What holds in a game: every value of the Laws, each with the provision that sets it.
///
/// A value that some editions or paces lack is optional.
///
/// ```
/// use jadoube_laws::{Edition, Pace, Provisions, Supervision};
///
/// let [older, newer] = [Edition::E2009, Edition::E2017].map(|edition| {
///     Provisions::of(edition, Pace::Standard, Supervision::Full)
/// });
/// assert!(older.automatic_repetitions.is_none());
/// assert_eq!(newer.automatic_repetitions.unwrap().value, 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Provisions {
    /// The edition in force.
    pub edition: Edition,
    /// The pace of the game.
    pub pace: Pace,
    /// How it is supervised.
    pub supervision: Supervision,
    /// The total time of each player that makes a game rapid.
    pub rapid_total: Cited<Limits>,
    /// The total time of each player that makes a game blitz.
    pub blitz_total: Cited<Limits>,
    /// How many games an arbiter may have under full supervision.
    pub supervised_games_at_most: Option<Cited<u32>>,
    /// What supervision is where an arbiter has more games than that.
    pub supervised_games_beyond: Option<Cited<SupervisedGamesBeyond>>,
    /// Whether full supervision needs each game to be recorded by the arbiter or an assistant.
    pub supervision_recorded: Option<Cited<bool>>,
    /// Whether the supervision that the event announces holds throughout, whatever a single game is given.
    pub supervision_announced: Option<Cited<bool>>,
    /// How often a player may ask to see the scoresheet that the arbiter keeps.
    pub shown_scoresheets: Option<Cited<u32>>,
    /// Endings of the game whose move is completed without a press of the clock.
    pub completing_endings: Cited<&'static [CompletingEnding]>,
    /// What the move must keep to that ends the game by mate, stalemate or a dead position.
    pub ending_move_keeps_to: Cited<EndingMoveKeepsTo>,
    /// Whether the first move already has the time added per move.
    pub increment_first_move: Cited<IncrementFirstMove>,
    /// Whether time left from a period passes to the next in delay mode too.
    pub carry_over_in_delay: Cited<bool>,
    /// How late a player may come to the board without losing.
    pub default_time: Option<Cited<Duration>>,
    /// How long before the start of the game its session starts, from which lateness is counted.
    pub session_starts_before: Option<Cited<Duration>>,
    /// Who may let a player play who came after the default time.
    pub default_time_waived_by: Cited<DefaultTimeWaivedBy>,
    /// When White bears the time that passes while neither player is there.
    pub absence_cost_condition: Cited<AbsenceCostCondition>,
    /// Whose word makes a fallen flag count.
    pub flag_called_by: Cited<FlagCalledBy>,
    /// What the clock must show of a player who claims a win on time.
    pub flag_claim_needs: Option<Cited<FlagClaimNeeds>>,
    /// Whether a player who claims a win on time stops the clock.
    pub flag_claim_stops_clock: Option<Cited<FlagClaimStopsClock>>,
    /// What follows when both flags are down.
    pub both_flags: Cited<BothFlags>,
    /// Whether improper handling of the clock is penalised.
    pub improper_handling_penalty: Cited<ImproperHandlingPenalty>,
    /// When a player who stopped the clock is penalised for it.
    pub unjustified_stop_penalty: Cited<UnjustifiedStopPenalty>,
    /// Whether the time of a player is adjusted whose clock an assistant operates.
    pub clock_assistant_adjustment: Cited<ClockAssistantAdjustment>,
    /// The moves of each player after which errors of the start stand.
    pub start_cutoff_moves: Option<Cited<u32>>,
    /// Which moves count for that.
    pub start_cutoff_counted: Option<Cited<StartCutoffCounted>>,
    /// What lets a wrong setting of the clock be corrected after the cut-off.
    pub setting_cutoff_exception: Option<Cited<SettingCutoffException>>,
    /// The moves of each player from which on reversed colours stand; 0 if they stand at once unless the arbiter rules otherwise.
    pub colours_cutoff_moves: Cited<u32>,
    /// When a game on a board turned the wrong way is transferred to a right one.
    pub wrong_board_helped: Cited<WrongBoardHelped>,
    /// Which misplaced king may not castle once the cut-off has passed.
    pub misplaced_king: Option<Cited<MisplacedKing>>,
    /// Whether the players call the arbiter about displaced pieces, if necessary.
    pub displaced_call: Cited<DisplacedCall>,
    /// How long a completed illegal move can be acted on.
    pub illegal_move_window: Cited<IllegalMoveWindow>,
    /// Who may bring up an illegal move.
    pub illegal_move_raised_by: Cited<IllegalMoveRaisedBy>,
    /// The time that the opponent gets for each illegal move short of the one that loses.
    pub illegal_move_opponent_gets: Cited<Duration>,
    /// Which completed illegal move of a player loses the game.
    pub illegal_move_loses_at: Cited<u32>,
    /// Whether the illegal move that would lose draws, if the opponent cannot mate.
    pub illegal_move_draw: Cited<bool>,
    /// How illegal moves of different kinds are counted.
    pub illegal_move_tally: Option<Cited<IllegalMoveTally>>,
    /// From when on the use of two hands counts as an illegal move.
    pub two_hands_counted: Option<Cited<TwoHandsCounted>>,
    /// What becomes of a pawn left on the last rank when the clock was pressed.
    pub unpromoted_pawn: Cited<UnpromotedPawn>,
    /// What binds the move that replaces an illegal one.
    pub replacement_bound_by: Cited<ReplacementBoundBy>,
    /// What the arbiter does who sees both kings in check.
    pub two_kings: Cited<TwoKings>,
    /// Whether the players must record the moves.
    pub recording_required: Cited<bool>,
    /// Below this time left a player need not record.
    pub relief_below: Cited<Duration>,
    /// A player who gets this much with every move, or more, must go on recording.
    pub relief_increment_below: Cited<Duration>,
    /// Which duties the relief from recording lifts.
    pub relief_lifts: Cited<ReliefLifts>,
    /// When the arbiter should record in the players' place.
    pub arbiter_records_when: Cited<ArbiterRecordsWhen>,
    /// Which single player must complete their own sheet once a flag has fallen.
    pub update_owed_by: Cited<UpdateOwedBy>,
    /// Whether the time of a player is adjusted for whom an assistant writes.
    pub writing_assistant_adjustment: Cited<WritingAssistantAdjustment>,
    /// Whether what may be written on the scoresheet is among the rules on conduct, whose breach is penalised.
    pub sheet_content_is_conduct: Cited<bool>,
    /// What the arbiter writes down before a game is reconstructed.
    pub reconstruction_notes: Cited<&'static [ReconstructionNote]>,
    /// How the event restricts draws by agreement.
    pub draws: Option<Cited<Draws>>,
    /// What an event may restrict about draws by agreement.
    pub agreement_restricts: Option<Cited<AgreementRestricts>>,
    /// How many moves each player must have made before a draw can be agreed.
    pub agreement_moves_each: Option<Cited<u32>>,
    /// At which occurrence of a position a draw can be claimed.
    pub claim_repetitions: Cited<u32>,
    /// After how many moves of each player without capture or pawn move a draw can be claimed.
    pub claim_moves: Cited<u32>,
    /// Which moves count for that claim.
    pub claim_moves_counted: Cited<ClaimMovesCounted>,
    /// What of castling must be equal in equal positions.
    pub repetition_castling: Cited<RepetitionCastling>,
    /// What makes a player lose the right to claim on this move.
    pub claim_forfeited_by: Cited<ClaimForfeitedBy>,
    /// Who stops the clock when a draw is claimed.
    pub claim_stops_clock: Cited<ClaimStopsClock>,
    /// The time that the opponent gets for a wrong claim.
    pub wrong_claim_opponent_gets: Cited<Duration>,
    /// A wrong claim costs the claimant half the time left, and at most this.
    pub wrong_claim_deduction_at_most: Option<Cited<Duration>>,
    /// The time that the deduction for a wrong claim leaves to the claimant.
    pub wrong_claim_deduction_floor: Option<Cited<Duration>>,
    /// What the claimant must play after a wrong claim with an intended move.
    pub claimed_move_bound_by: Cited<ClaimedMoveBoundBy>,
    /// At which occurrence of a position the game is drawn without a claim.
    pub automatic_repetitions: Option<Cited<u32>>,
    /// Which occurrences count for the draw by repetition without a claim.
    pub automatic_repetitions_counted: Option<Cited<AutomaticRepetitionsCounted>>,
    /// After how many moves of each player without capture or pawn move the game is drawn without a claim.
    pub automatic_moves: Option<Cited<u32>>,
    /// What a win, a draw and a loss score.
    pub points: Cited<Points>,
    /// Whether both players together may score no more than a game normally gives.
    pub points_capped: Option<Cited<bool>>,
    /// The penalties open to the arbiter, in the order of the list.
    pub penalties: Cited<&'static [Penalty]>,
    /// Whether a fine was announced in advance, so that the arbiter can impose it.
    pub fines_announced: Option<Cited<bool>>,
    /// Whether the arbiter who declares a game lost also decides what the opponent scores.
    pub loss_score_decided: Option<Cited<bool>>,
    /// Whether a breach of the rules of conduct is penalised.
    pub conduct_penalty: Cited<ConductPenalty>,
    /// Whether what a player writes on the scoresheet is a matter of the rules of conduct.
    pub scoresheet_is_conduct: Cited<bool>,
    /// Of which games a player may not analyse one on another board.
    pub analysis_banned: Cited<AnalysisBanned>,
    /// Which draw offers count as a disturbance.
    pub disturbing_offers: Cited<DisturbingOffers>,
    /// Whether a player who is not on move must report before leaving the playing area.
    pub leaving_reported: Option<Cited<bool>>,
    /// What lets a player have an electronic device in the venue.
    pub device_excused_by: Cited<&'static [DeviceExcuse]>,
    /// Whether a switched-off device may be kept in a bag.
    pub devices_in_bag: Option<Cited<bool>>,
    /// Which devices a player may not have in the venue.
    pub devices_banned: Cited<DevicesBanned>,
    /// When a device loses its player the game.
    pub device_loses_when: Cited<DeviceLosesWhen>,
    /// What the opponent scores when a device loses the game.
    pub device_opponent_gets: Cited<DeviceOpponentGets>,
    /// What a device costs that would lose the game: the loss, or a milder penalty that the regulations provide.
    pub device_penalty: Option<Cited<DevicePenalty>>,
    /// What counts as smoking.
    pub smoking_covers: Option<Cited<SmokingCovers>>,
    /// Whether spectators may speak about a game in progress.
    pub spectators_speaking: Cited<SpectatorsSpeaking>,
    /// Whether the arbiter can permit others to use a phone in the venue.
    pub others_phone_excused: Cited<bool>,
    /// What others may not use in the venue.
    pub others_devices_banned: Cited<OthersDevicesBanned>,
    /// Whether the edition says that a player who has signed may still appeal.
    pub appeal_after_signing: Option<Cited<bool>>,
    /// Whether a player may appeal against a decision of the arbiter.
    pub appeals: Option<Cited<bool>>,
    /// How late a player may come to a resumption, where this is not the default time of the event.
    pub resumption_default_time: Option<Cited<Duration>>,
    /// Whether the sealed move must be written on paper.
    pub sealed_move_on_paper: Option<Cited<bool>>,
    /// Whether the rest of the session is charged to a player who adjourns early.
    pub early_adjournment_charged: Option<Cited<bool>>,
    /// Which draw offer is shown on the envelope.
    pub envelope_offer: Cited<EnvelopeOffer>,
    /// Whose late arrival leaves the result alone where the sealed move has ended the game.
    pub sealed_ending_despite: Cited<SealedEndingDespite>,
    /// Whether the finish of a session for adjourned games must be announced as well as its start.
    pub resumption_finish_announced: Option<Cited<bool>>,
    /// When a wrong time is put right that nobody pointed out before the first move of the resumption.
    pub late_clock_error: Cited<LateClockError>,
    /// The least time per move that is called an increment.
    pub increment_at_least: Option<Cited<Duration>>,
    /// The most time per move that is called an increment.
    pub increment_at_most: Option<Cited<Duration>>,
    /// Whether the guidelines for games without increment were announced.
    pub guidelines_iii: Option<Cited<bool>>,
    /// By what a player short of time may claim a draw.
    pub quickplay: Cited<Quickplay>,
    /// Below this time left the claim can be made.
    pub quickplay_below: Option<Cited<Duration>>,
    /// Whether the claim exists in a game with increment.
    pub quickplay_with_increment: Cited<QuickplayWithIncrement>,
    /// Whether the claimant stops the clock.
    pub quickplay_claim_stops_clock: Option<Cited<QuickplayClaimStopsClock>>,
    /// Whether the claimant must name the ground of the claim.
    pub quickplay_grounds_named: Option<Cited<bool>>,
    /// The time that the opponent gets when the claim is rejected.
    pub quickplay_rejected_opponent_gets: Option<Cited<Duration>>,
    /// The time that the arbiter may give the opponent when the decision is postponed.
    pub quickplay_postponed_opponent_gets: Option<Cited<Duration>>,
    /// Of what the arbiter asks, after a postponed decision, whether it could be won by normal means.
    pub quickplay_final_test: Option<Cited<QuickplayFinalTest>>,
    /// The increment for both players that a player short of time may ask for.
    pub quickplay_increment: Option<Cited<Duration>>,
    /// Below this time left a player may ask for the increment.
    pub quickplay_increment_below: Option<Cited<Duration>>,
    /// The time that the opponent gets when the increment is granted.
    pub quickplay_increment_opponent_gets: Option<Cited<Duration>>,
    /// What makes a touch one that binds.
    pub touch_counts_when: Cited<TouchCountsWhen>,
    /// Whether the text on a castling that is illegal names king and rook touched at the same time.
    pub castling_touched_together: Cited<bool>,
    /// By what a player loses the right to claim that the opponent broke Article 4.
    pub touch_claim_lost_by: Cited<TouchClaimLostBy>,
    /// Which claims are lost so.
    pub touch_claim_covers: Cited<TouchClaimCovers>,
    /// Whether the arbiter must be consulted before the rules for visually disabled players are adapted to local conditions.
    pub blind_adaptation_consulted: Cited<bool>,
    /// The visual acuity, in percent, up to which a player counts as visually disabled.
    pub blind_acuity_at_most: Option<Cited<u32>>,
    /// The visual field, in degrees, up to which a player counts as visually disabled.
    pub blind_field_at_most: Option<Cited<u32>>,
    /// Whether the special clock is one that tells time and moves; otherwise it is one that can be felt.
    pub blind_clock_speaks: Cited<bool>,
}

/// By edition and kind of game.
pub(crate) static RESOLVED: [[Provisions; KINDS]; Edition::ALL.len()] = [
    [E2005_STANDARD_FULL, E2005_RAPID_FULL, E2005_RAPID_LIMITED, E2005_BLITZ_FULL, E2005_BLITZ_LIMITED],
    [E2009_STANDARD_FULL, E2009_RAPID_FULL, E2009_RAPID_LIMITED, E2009_BLITZ_FULL, E2009_BLITZ_LIMITED],
    [E2014_STANDARD_FULL, E2014_RAPID_FULL, E2014_RAPID_LIMITED, E2014_BLITZ_FULL, E2014_BLITZ_LIMITED],
    [E2017_STANDARD_FULL, E2017_RAPID_FULL, E2017_RAPID_LIMITED, E2017_BLITZ_FULL, E2017_BLITZ_LIMITED],
    [E2018_STANDARD_FULL, E2018_RAPID_FULL, E2018_RAPID_LIMITED, E2018_BLITZ_FULL, E2018_BLITZ_LIMITED],
    [E2023_STANDARD_FULL, E2023_RAPID_FULL, E2023_RAPID_LIMITED, E2023_BLITZ_FULL, E2023_BLITZ_LIMITED],
];

const E2005_STANDARD_FULL: Provisions = Provisions {
    edition: E2005,
    pace: Pace::Standard,
    supervision: Supervision::Full,
    rapid_total: cited(Limits { from: Included(Duration::from_secs(900)), to: Included(Duration::from_secs(3600)) }, "rapid.definition"),
    blitz_total: cited(Limits { from: Unbounded, to: Excluded(Duration::from_secs(900)) }, "blitz.definition"),
    supervised_games_at_most: None,
    supervised_games_beyond: None,
    supervision_recorded: None,
    supervision_announced: None,
    shown_scoresheets: None,
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Resignation, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Agreement], "move.completed-by-ending-game"),
    ending_move_keeps_to: cited(EndingMoveKeepsTo::ArticleThree, "end.checkmate"),
    increment_first_move: cited(IncrementFirstMove::Granted, "time.cumulative-increment"),
    carry_over_in_delay: cited(false, "time.carry-over"),
    default_time: Some(cited(Duration::from_secs(3600), "default-time.value")),
    session_starts_before: None,
    default_time_waived_by: cited(DefaultTimeWaivedBy::Arbiter, "default-time.forfeit"),
    absence_cost_condition: cited(AbsenceCostCondition::Always, "default-time.neither-present"),
    flag_called_by: cited(FlagCalledBy::ArbiterOrPlayers, "flag.considered-fallen"),
    flag_claim_needs: None,
    flag_claim_stops_clock: None,
    both_flags: cited(BothFlags::ContinueOrDraw, "flag.both-fallen-last-period"),
    improper_handling_penalty: cited(ImproperHandlingPenalty::May, "clock.improper-handling-penalty"),
    unjustified_stop_penalty: cited(UnjustifiedStopPenalty::IfPlainlyNoReason, "clock.unjustified-stop"),
    clock_assistant_adjustment: cited(ClockAssistantAdjustment::Always, "clock.assistant-time-adjustment"),
    start_cutoff_moves: None,
    start_cutoff_counted: None,
    setting_cutoff_exception: None,
    colours_cutoff_moves: cited(0, "start.reversed-colours"),
    wrong_board_helped: cited(WrongBoardHelped::IfSoleFault, "start.wrong-board-orientation"),
    misplaced_king: None,
    displaced_call: cited(DisplacedCall::May, "displaced.call-arbiter"),
    illegal_move_window: cited(IllegalMoveWindow::Game, "illegal-move.restore-position"),
    illegal_move_raised_by: cited(IllegalMoveRaisedBy::ArbiterOrPlayer, "illegal-move.restore-position"),
    illegal_move_opponent_gets: cited(Duration::from_secs(120), "illegal-move.first-penalty"),
    illegal_move_loses_at: cited(3, "illegal-move.final-penalty"),
    illegal_move_draw: cited(false, "illegal-move.final-penalty"),
    illegal_move_tally: None,
    two_hands_counted: None,
    unpromoted_pawn: cited(UnpromotedPawn::Replay, "illegal-move.unpromoted-pawn"),
    replacement_bound_by: cited(ReplacementBoundBy::Touch, "illegal-move.replacement-touch-move"),
    two_kings: cited(TwoKings::ArticleSeven, "illegal-move.restore-position"),
    recording_required: cited(true, "scoresheet.record-moves"),
    relief_below: cited(Duration::from_secs(300), "scoresheet.time-trouble-relief"),
    relief_increment_below: cited(Duration::from_secs(30), "scoresheet.time-trouble-relief"),
    relief_lifts: cited(ReliefLifts::AllOfRecording, "scoresheet.relief-scope"),
    arbiter_records_when: cited(ArbiterRecordsWhen::NeitherObliged, "scoresheet.arbiter-records"),
    update_owed_by: cited(UpdateOwedBy::PlayerFreed, "scoresheet.one-player-update"),
    writing_assistant_adjustment: cited(WritingAssistantAdjustment::Always, "scoresheet.assistant-clock-adjustment"),
    sheet_content_is_conduct: cited(true, "scoresheet.permitted-content"),
    reconstruction_notes: cited(&[ReconstructionNote::Position, ReconstructionNote::ClockTimes, ReconstructionNote::MovesMade], "scoresheet.reconstruction"),
    draws: None,
    agreement_restricts: None,
    agreement_moves_each: None,
    claim_repetitions: cited(3, "repetition.threefold-claim"),
    claim_moves: cited(50, "fifty-move.claim-on-board"),
    claim_moves_counted: cited(ClaimMovesCounted::Made, "fifty-move.claim-on-board"),
    repetition_castling: cited(RepetitionCastling::Right, "repetition.castling-rights"),
    claim_forfeited_by: cited(ClaimForfeitedBy::MakingAMove, "draw-claim.forfeited-by-touching"),
    claim_stops_clock: cited(ClaimStopsClock::ClaimantMust, "draw-claim.stop-clock"),
    wrong_claim_opponent_gets: cited(Duration::from_secs(180), "draw-claim.wrong-claim-penalty"),
    wrong_claim_deduction_at_most: Some(cited(Duration::from_secs(180), "draw-claim.wrong-claim-claimant-deduction")),
    wrong_claim_deduction_floor: Some(cited(Duration::from_secs(60), "draw-claim.wrong-claim-claimant-deduction")),
    claimed_move_bound_by: cited(ClaimedMoveBoundBy::AnnouncedMove, "draw-claim.wrong-claim-play-continues"),
    automatic_repetitions: None,
    automatic_repetitions_counted: None,
    automatic_moves: None,
    points: cited(Points { win: Score::from_quarters(4), draw: Score::HALF, loss: Score::from_quarters(0) }, "points.standard"),
    points_capped: None,
    penalties: cited(&[Penalty::Warning, Penalty::OpponentTime, Penalty::OffenderTime, Penalty::LossOfGame, Penalty::OffenderPoints, Penalty::OpponentPoints, Penalty::Expulsion], "penalty.menu"),
    fines_announced: None,
    loss_score_decided: None,
    conduct_penalty: cited(ConductPenalty::May, "conduct.breach-penalised"),
    scoresheet_is_conduct: cited(true, "conduct.breach-penalised"),
    analysis_banned: cited(AnalysisBanned::AnyGame, "conduct.no-outside-help"),
    disturbing_offers: cited(DisturbingOffers::Repeated, "conduct.unreasonable-claims-and-offers"),
    leaving_reported: None,
    device_excused_by: cited(&[DeviceExcuse::Authorisation], "devices.ban-in-venue"),
    devices_in_bag: None,
    devices_banned: cited(DevicesBanned::Communicating, "devices.ban-in-venue"),
    device_loses_when: cited(DeviceLosesWhen::Ringing, "devices.loss-of-game"),
    device_opponent_gets: cited(DeviceOpponentGets::AsArbiterDecides, "devices.opponent-score"),
    device_penalty: None,
    smoking_covers: None,
    spectators_speaking: cited(SpectatorsSpeaking::Banned, "bystander.no-interference"),
    others_phone_excused: cited(false, "bystander.phone-use"),
    others_devices_banned: cited(OthersDevicesBanned::Phones, "bystander.phone-use"),
    appeal_after_signing: None,
    appeals: None,
    resumption_default_time: Some(cited(Duration::from_secs(3600), "adjourned.late-arrival.loses")),
    sealed_move_on_paper: None,
    early_adjournment_charged: Some(cited(true, "adjourned.seal.early")),
    envelope_offer: cited(EnvelopeOffer::Standing, "adjourned.envelope.contents"),
    sealed_ending_despite: cited(SealedEndingDespite::AbsenceOfSealer, "adjourned.late-arrival.sealed-move-ended-game"),
    resumption_finish_announced: Some(cited(true, "adjourned.session-time")),
    late_clock_error: cited(LateClockError::IfTooSerious, "adjourned.clock-error"),
    increment_at_least: None,
    increment_at_most: None,
    guidelines_iii: None,
    quickplay: cited(Quickplay::ArticleTen, "quickplay.claim.conditions"),
    quickplay_below: Some(cited(Duration::from_secs(120), "quickplay.claim.conditions")),
    quickplay_with_increment: cited(QuickplayWithIncrement::Unsaid, "quickplay.scope"),
    quickplay_claim_stops_clock: Some(cited(QuickplayClaimStopsClock::Must, "quickplay.claim.conditions")),
    quickplay_grounds_named: Some(cited(false, "quickplay.claim.grounds")),
    quickplay_rejected_opponent_gets: Some(cited(Duration::from_secs(120), "quickplay.claim.rejected")),
    quickplay_postponed_opponent_gets: Some(cited(Duration::from_secs(120), "quickplay.claim.postponed")),
    quickplay_final_test: Some(cited(QuickplayFinalTest::FinalPosition, "quickplay.claim.postponed.final-result")),
    quickplay_increment: None,
    quickplay_increment_below: None,
    quickplay_increment_opponent_gets: None,
    touch_counts_when: cited(TouchCountsWhen::Deliberate, "touch-move.trigger"),
    castling_touched_together: cited(true, "touch-castle.castling-illegal"),
    touch_claim_lost_by: cited(TouchClaimLostBy::DeliberateTouch, "touch-claim.forfeited"),
    touch_claim_covers: cited(TouchClaimCovers::TouchedPieces, "touch-claim.forfeited"),
    blind_adaptation_consulted: cited(false, "blind.adapt-locally"),
    blind_acuity_at_most: None,
    blind_field_at_most: None,
    blind_clock_speaks: cited(false, "blind.clock.special"),
};

const E2005_RAPID_FULL: Provisions = Provisions {
    pace: Pace::Rapid,
    flag_called_by: cited(FlagCalledBy::Players, "rapid.flag-called-by"),
    flag_claim_needs: Some(cited(FlagClaimNeeds::OwnFlagUp, "rapid.time-claim-own-time")),
    flag_claim_stops_clock: Some(cited(FlagClaimStopsClock::Must, "rapid.time-claim-procedure")),
    both_flags: cited(BothFlags::Draw, "rapid.both-flags-down"),
    start_cutoff_moves: Some(cited(3, "rapid.cutoff-moves")),
    start_cutoff_counted: Some(cited(StartCutoffCounted::Made, "rapid.cutoff-moves")),
    setting_cutoff_exception: Some(cited(SettingCutoffException::None, "rapid.clock-setting-cutoff")),
    misplaced_king: Some(cited(MisplacedKing::ExchangedWithQueen, "rapid.misplaced-king-castling")),
    illegal_move_window: cited(IllegalMoveWindow::Reply, "rapid.illegal-move-stands"),
    illegal_move_raised_by: cited(IllegalMoveRaisedBy::ClaimOnly, "rapid.illegal-move-arbiter"),
    two_kings: cited(TwoKings::ArbiterIntervenes, "rapid.both-kings-in-check"),
    recording_required: cited(false, "rapid.no-recording"),
    ..E2005_STANDARD_FULL
};

const E2005_RAPID_LIMITED: Provisions = Provisions {
    supervision: Supervision::Limited,
    ..E2005_RAPID_FULL
};

const E2005_BLITZ_FULL: Provisions = Provisions {
    pace: Pace::Blitz,
    illegal_move_window: cited(IllegalMoveWindow::Reply, "blitz.illegal-move-stands"),
    illegal_move_raised_by: cited(IllegalMoveRaisedBy::ClaimOnly, "blitz.illegal-move-consequence"),
    illegal_move_opponent_gets: cited(Duration::from_secs(0), "blitz.illegal-move-consequence"),
    illegal_move_loses_at: cited(1, "blitz.illegal-move-consequence"),
    illegal_move_draw: cited(true, "blitz.illegal-move-draw-if-opponent-cannot-mate"),
    unpromoted_pawn: cited(UnpromotedPawn::Loss, "blitz.illegal-move-consequence"),
    two_kings: cited(TwoKings::None, "blitz.rapid-rules-excluded"),
    quickplay: cited(Quickplay::None, "blitz.no-quickplay-claim"),
    quickplay_below: None,
    quickplay_claim_stops_clock: None,
    quickplay_grounds_named: None,
    quickplay_rejected_opponent_gets: None,
    quickplay_postponed_opponent_gets: None,
    quickplay_final_test: None,
    ..E2005_RAPID_FULL
};

const E2005_BLITZ_LIMITED: Provisions = Provisions {
    supervision: Supervision::Limited,
    ..E2005_BLITZ_FULL
};

const E2009_STANDARD_FULL: Provisions = Provisions {
    edition: E2009,
    rapid_total: cited(Limits { from: Included(Duration::from_secs(900)), to: Excluded(Duration::from_secs(3600)) }, "rapid.definition"),
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Agreement], "move.completed-by-ending-game"),
    increment_first_move: cited(IncrementFirstMove::AsAnnounced, "time.cumulative-increment"),
    default_time: Some(cited(Duration::from_secs(0), "default-time.value")),
    default_time_waived_by: cited(DefaultTimeWaivedBy::Nobody, "default-time.forfeit"),
    absence_cost_condition: cited(AbsenceCostCondition::DefaultTimeNotZero, "default-time.neither-present"),
    improper_handling_penalty: cited(ImproperHandlingPenalty::Must, "clock.improper-handling-penalty"),
    wrong_board_helped: cited(WrongBoardHelped::Always, "start.wrong-board-orientation"),
    illegal_move_draw: cited(true, "illegal-move.draw-if-opponent-cannot-mate"),
    replacement_bound_by: cited(ReplacementBoundBy::TouchAndRelease, "illegal-move.replacement-touch-move"),
    agreement_restricts: Some(cited(AgreementRestricts::Agreeing, "draw-agreement.restriction-by-regulations")),
    repetition_castling: cited(RepetitionCastling::RightOrMoveUnsettled, "repetition.castling-rights"),
    claim_forfeited_by: cited(ClaimForfeitedBy::TouchingAPiece, "draw-claim.forfeited-by-touching"),
    claim_stops_clock: cited(ClaimStopsClock::ClaimantMay, "draw-claim.stop-clock"),
    wrong_claim_deduction_at_most: None,
    wrong_claim_deduction_floor: None,
    claimed_move_bound_by: cited(ClaimedMoveBoundBy::ArticleFour, "draw-claim.wrong-claim-play-continues"),
    conduct_penalty: cited(ConductPenalty::Must, "conduct.breach-penalised"),
    disturbing_offers: cited(DisturbingOffers::Unreasonable, "conduct.unreasonable-claims-and-offers"),
    device_excused_by: cited(&[DeviceExcuse::Authorisation, DeviceExcuse::BeingSwitchedOff], "devices.ban-in-venue"),
    device_loses_when: cited(DeviceLosesWhen::Sounding, "devices.loss-of-game"),
    device_opponent_gets: cited(DeviceOpponentGets::WinOrDraw, "devices.opponent-score"),
    smoking_covers: Some(cited(SmokingCovers::Tobacco, "conduct.smoking")),
    others_phone_excused: cited(true, "bystander.phone-use"),
    others_devices_banned: cited(OthersDevicesBanned::Communicating, "bystander.phone-use"),
    appeal_after_signing: Some(cited(false, "appeal.against-arbiter")),
    appeals: Some(cited(true, "appeal.against-arbiter")),
    early_adjournment_charged: None,
    envelope_offer: cited(EnvelopeOffer::MadeBeforeAdjournment, "adjourned.envelope.contents"),
    quickplay_claim_stops_clock: Some(cited(QuickplayClaimStopsClock::May, "quickplay.claim.conditions")),
    touch_claim_covers: cited(TouchClaimCovers::ArticleFour, "touch-claim.forfeited"),
    blind_acuity_at_most: Some(cited(10, "blind.two-boards")),
    blind_field_at_most: Some(cited(20, "blind.two-boards")),
    ..E2005_STANDARD_FULL
};

const E2009_RAPID_FULL: Provisions = Provisions {
    pace: Pace::Rapid,
    supervised_games_at_most: Some(cited(3, "rapid.supervision-ratio")),
    supervised_games_beyond: Some(cited(SupervisedGamesBeyond::AsArbiterDecides, "rapid.supervision-ratio")),
    recording_required: cited(false, "rapid.no-recording"),
    ..E2009_STANDARD_FULL
};

const E2009_RAPID_LIMITED: Provisions = Provisions {
    supervision: Supervision::Limited,
    flag_called_by: cited(FlagCalledBy::PlayersOrArbiterIfBoth, "rapid.flag-called-by"),
    flag_claim_needs: Some(cited(FlagClaimNeeds::OwnFlagUp, "rapid.time-claim-own-time")),
    flag_claim_stops_clock: Some(cited(FlagClaimStopsClock::Must, "rapid.time-claim-procedure")),
    both_flags: cited(BothFlags::Draw, "rapid.both-flags-down"),
    start_cutoff_moves: Some(cited(3, "rapid.cutoff-moves")),
    start_cutoff_counted: Some(cited(StartCutoffCounted::Completed, "rapid.cutoff-moves")),
    setting_cutoff_exception: Some(cited(SettingCutoffException::None, "rapid.clock-setting-cutoff")),
    misplaced_king: Some(cited(MisplacedKing::ExchangedWithQueen, "rapid.misplaced-king-castling")),
    illegal_move_window: cited(IllegalMoveWindow::Reply, "rapid.illegal-move-stands"),
    illegal_move_raised_by: cited(IllegalMoveRaisedBy::ClaimOnly, "rapid.illegal-move-arbiter"),
    two_kings: cited(TwoKings::ArbiterIntervenes, "rapid.both-kings-in-check"),
    ..E2009_RAPID_FULL
};

const E2009_BLITZ_FULL: Provisions = Provisions {
    pace: Pace::Blitz,
    supervised_games_at_most: Some(cited(1, "blitz.supervision-ratio")),
    supervised_games_beyond: Some(cited(SupervisedGamesBeyond::Limited, "blitz.supervision-ratio")),
    ..E2009_RAPID_FULL
};

const E2009_BLITZ_LIMITED: Provisions = Provisions {
    pace: Pace::Blitz,
    supervised_games_at_most: Some(cited(1, "blitz.supervision-ratio")),
    supervised_games_beyond: Some(cited(SupervisedGamesBeyond::Limited, "blitz.supervision-ratio")),
    illegal_move_window: cited(IllegalMoveWindow::Reply, "blitz.illegal-move-stands"),
    illegal_move_raised_by: cited(IllegalMoveRaisedBy::ClaimOnly, "blitz.illegal-move-consequence"),
    illegal_move_opponent_gets: cited(Duration::from_secs(0), "blitz.illegal-move-consequence"),
    illegal_move_loses_at: cited(1, "blitz.illegal-move-consequence"),
    illegal_move_draw: cited(true, "blitz.illegal-move-draw-if-opponent-cannot-mate"),
    unpromoted_pawn: cited(UnpromotedPawn::Loss, "blitz.illegal-move-consequence"),
    two_kings: cited(TwoKings::None, "blitz.rapid-rules-excluded"),
    quickplay: cited(Quickplay::None, "blitz.no-quickplay-claim"),
    quickplay_below: None,
    quickplay_claim_stops_clock: None,
    quickplay_grounds_named: None,
    quickplay_rejected_opponent_gets: None,
    quickplay_postponed_opponent_gets: None,
    quickplay_final_test: None,
    ..E2009_RAPID_LIMITED
};

const E2014_STANDARD_FULL: Provisions = Provisions {
    edition: E2014,
    rapid_total: cited(Limits { from: Excluded(Duration::from_secs(600)), to: Excluded(Duration::from_secs(3600)) }, "rapid.definition"),
    blitz_total: cited(Limits { from: Unbounded, to: Included(Duration::from_secs(600)) }, "blitz.definition"),
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Agreement, CompletingEnding::Fivefold, CompletingEnding::SeventyFiveMoves], "move.completed-by-ending-game"),
    ending_move_keeps_to: cited(EndingMoveKeepsTo::ArticlesThreeAndFour, "end.checkmate"),
    increment_first_move: cited(IncrementFirstMove::Granted, "time.cumulative-increment"),
    carry_over_in_delay: cited(true, "time.carry-over"),
    default_time: None,
    default_time_waived_by: cited(DefaultTimeWaivedBy::Arbiter, "default-time.forfeit"),
    unjustified_stop_penalty: cited(UnjustifiedStopPenalty::IfNoReason, "clock.unjustified-stop"),
    clock_assistant_adjustment: cited(ClockAssistantAdjustment::UnlessDisabled, "clock.assistant-time-adjustment"),
    displaced_call: cited(DisplacedCall::Must, "displaced.call-arbiter"),
    illegal_move_loses_at: cited(2, "illegal-move.final-penalty"),
    unpromoted_pawn: cited(UnpromotedPawn::Queen, "illegal-move.unpromoted-pawn"),
    arbiter_records_when: cited(ArbiterRecordsWhen::NeitherRecords, "scoresheet.arbiter-records"),
    update_owed_by: cited(UpdateOwedBy::PlayerWhoStopped, "scoresheet.one-player-update"),
    writing_assistant_adjustment: cited(WritingAssistantAdjustment::UnlessDisabled, "scoresheet.assistant-clock-adjustment"),
    sheet_content_is_conduct: cited(false, "scoresheet.permitted-content"),
    reconstruction_notes: cited(&[ReconstructionNote::Position, ReconstructionNote::ClockTimes, ReconstructionNote::RunningClock, ReconstructionNote::MovesMade], "scoresheet.reconstruction"),
    agreement_restricts: Some(cited(AgreementRestricts::OfferingAndAgreeing, "draw-agreement.restriction-by-regulations")),
    claim_moves_counted: cited(ClaimMovesCounted::Completed, "fifty-move.claim-on-board"),
    repetition_castling: cited(RepetitionCastling::Right, "repetition.castling-rights"),
    claim_stops_clock: cited(ClaimStopsClock::ClaimantOrArbiterMust, "draw-claim.stop-clock"),
    wrong_claim_opponent_gets: cited(Duration::from_secs(120), "draw-claim.wrong-claim-penalty"),
    claimed_move_bound_by: cited(ClaimedMoveBoundBy::ArticlesThreeAndFour, "draw-claim.wrong-claim-play-continues"),
    automatic_repetitions: Some(cited(5, "automatic-draw.fivefold")),
    automatic_repetitions_counted: Some(cited(AutomaticRepetitionsCounted::Consecutive, "automatic-draw.fivefold")),
    automatic_moves: Some(cited(75, "automatic-draw.seventy-five-moves")),
    points_capped: Some(cited(true, "points.total-cap")),
    penalties: cited(&[Penalty::Warning, Penalty::OpponentTime, Penalty::OffenderTime, Penalty::OpponentPoints, Penalty::OffenderPoints, Penalty::LossOfGame, Penalty::Fine, Penalty::Expulsion], "penalty.menu"),
    fines_announced: Some(cited(false, "penalty.fine")),
    loss_score_decided: Some(cited(true, "penalty.loss-of-game")),
    scoresheet_is_conduct: cited(false, "conduct.breach-penalised"),
    device_excused_by: cited(&[], "devices.ban-in-venue"),
    devices_in_bag: Some(cited(false, "devices.bag-storage")),
    device_loses_when: cited(DeviceLosesWhen::Carried, "devices.loss-of-game"),
    device_opponent_gets: cited(DeviceOpponentGets::Win, "devices.opponent-score"),
    device_penalty: Some(cited(DevicePenalty::LossOfGame, "devices.milder-penalty")),
    spectators_speaking: cited(SpectatorsSpeaking::UnlessInterfering, "bystander.no-interference"),
    appeal_after_signing: Some(cited(true, "appeal.against-arbiter")),
    resumption_default_time: None,
    early_adjournment_charged: Some(cited(true, "adjourned.seal.early")),
    envelope_offer: cited(EnvelopeOffer::Standing, "adjourned.envelope.contents"),
    sealed_ending_despite: cited(SealedEndingDespite::LatenessOfEither, "adjourned.late-arrival.sealed-move-ended-game"),
    resumption_finish_announced: None,
    late_clock_error: cited(LateClockError::AsArbiterDecides, "adjourned.clock-error"),
    increment_at_least: Some(cited(Duration::from_secs(2), "glossary.increment")),
    increment_at_most: Some(cited(Duration::from_secs(60), "glossary.increment")),
    guidelines_iii: Some(cited(false, "quickplay.announced")),
    quickplay: cited(Quickplay::Guidelines, "quickplay.claim.conditions"),
    quickplay_with_increment: cited(QuickplayWithIncrement::Excluded, "quickplay.scope"),
    quickplay_grounds_named: Some(cited(true, "quickplay.claim.grounds")),
    quickplay_increment: Some(cited(Duration::from_secs(5), "quickplay.increment-request")),
    quickplay_increment_below: Some(cited(Duration::from_secs(120), "quickplay.increment-request")),
    quickplay_increment_opponent_gets: Some(cited(Duration::from_secs(120), "quickplay.increment-request.granted")),
    touch_counts_when: cited(TouchCountsWhen::MeantOrPresumed, "touch-move.trigger"),
    castling_touched_together: cited(false, "touch-castle.castling-illegal"),
    touch_claim_lost_by: cited(TouchClaimLostBy::TouchToPlay, "touch-claim.forfeited"),
    blind_adaptation_consulted: cited(true, "blind.adapt-locally"),
    blind_acuity_at_most: None,
    blind_field_at_most: None,
    blind_clock_speaks: cited(true, "blind.clock.special"),
    ..E2009_STANDARD_FULL
};

const E2014_RAPID_FULL: Provisions = Provisions {
    pace: Pace::Rapid,
    supervised_games_at_most: Some(cited(3, "rapid.supervision-ratio")),
    supervised_games_beyond: Some(cited(SupervisedGamesBeyond::Limited, "rapid.supervision-ratio")),
    supervision_recorded: Some(cited(true, "rapid.supervision-recording")),
    supervision_announced: Some(cited(true, "rapid.regime-announced")),
    recording_required: cited(false, "rapid.no-recording"),
    ..E2014_STANDARD_FULL
};

const E2014_RAPID_LIMITED: Provisions = Provisions {
    supervision: Supervision::Limited,
    flag_claim_needs: Some(cited(FlagClaimNeeds::OwnTimeLeft, "rapid.time-claim-own-time")),
    flag_claim_stops_clock: Some(cited(FlagClaimStopsClock::Must, "rapid.time-claim-procedure")),
    start_cutoff_moves: Some(cited(10, "rapid.cutoff-moves")),
    start_cutoff_counted: Some(cited(StartCutoffCounted::Completed, "rapid.cutoff-moves")),
    setting_cutoff_exception: Some(cited(SettingCutoffException::Schedule, "rapid.clock-setting-cutoff")),
    misplaced_king: Some(cited(MisplacedKing::AnySquare, "rapid.misplaced-king-castling")),
    illegal_move_window: cited(IllegalMoveWindow::Reply, "rapid.illegal-move-stands"),
    illegal_move_raised_by: cited(IllegalMoveRaisedBy::ArbiterOrPlayer, "rapid.illegal-move-arbiter"),
    illegal_move_opponent_gets: cited(Duration::from_secs(0), "rapid.illegal-move-consequence"),
    illegal_move_loses_at: cited(1, "rapid.illegal-move-consequence"),
    illegal_move_draw: cited(true, "rapid.illegal-move-draw-if-opponent-cannot-mate"),
    unpromoted_pawn: cited(UnpromotedPawn::Loss, "rapid.illegal-move-consequence"),
    two_kings: cited(TwoKings::WaitThenDraw, "rapid.both-kings-in-check"),
    ..E2014_RAPID_FULL
};

const E2014_BLITZ_FULL: Provisions = Provisions {
    pace: Pace::Blitz,
    supervised_games_at_most: Some(cited(1, "blitz.supervision-ratio")),
    supervised_games_beyond: Some(cited(SupervisedGamesBeyond::Limited, "blitz.supervision-ratio")),
    supervision_recorded: Some(cited(true, "blitz.supervision-recording")),
    supervision_announced: Some(cited(true, "blitz.regime-announced")),
    illegal_move_opponent_gets: cited(Duration::from_secs(60), "blitz.penalty-minutes"),
    wrong_claim_opponent_gets: cited(Duration::from_secs(60), "blitz.penalty-minutes"),
    guidelines_iii: None,
    quickplay: cited(Quickplay::None, "quickplay.scope"),
    quickplay_below: None,
    quickplay_claim_stops_clock: None,
    quickplay_grounds_named: None,
    quickplay_rejected_opponent_gets: None,
    quickplay_postponed_opponent_gets: None,
    quickplay_final_test: None,
    quickplay_increment: None,
    quickplay_increment_below: None,
    quickplay_increment_opponent_gets: None,
    ..E2014_STANDARD_FULL
};

const E2014_BLITZ_LIMITED: Provisions = Provisions {
    supervision: Supervision::Limited,
    flag_claim_needs: Some(cited(FlagClaimNeeds::OwnTimeLeft, "rapid.time-claim-own-time")),
    flag_claim_stops_clock: Some(cited(FlagClaimStopsClock::Must, "rapid.time-claim-procedure")),
    start_cutoff_moves: Some(cited(10, "rapid.cutoff-moves")),
    start_cutoff_counted: Some(cited(StartCutoffCounted::Completed, "rapid.cutoff-moves")),
    setting_cutoff_exception: Some(cited(SettingCutoffException::Schedule, "rapid.clock-setting-cutoff")),
    misplaced_king: Some(cited(MisplacedKing::AnySquare, "rapid.misplaced-king-castling")),
    illegal_move_window: cited(IllegalMoveWindow::Reply, "blitz.illegal-move-stands"),
    illegal_move_raised_by: cited(IllegalMoveRaisedBy::ArbiterOrPlayer, "rapid.illegal-move-arbiter"),
    illegal_move_opponent_gets: cited(Duration::from_secs(0), "blitz.illegal-move-consequence"),
    illegal_move_loses_at: cited(1, "blitz.illegal-move-consequence"),
    illegal_move_draw: cited(true, "blitz.illegal-move-draw-if-opponent-cannot-mate"),
    unpromoted_pawn: cited(UnpromotedPawn::Loss, "blitz.illegal-move-consequence"),
    two_kings: cited(TwoKings::WaitThenDraw, "rapid.both-kings-in-check"),
    recording_required: cited(false, "rapid.no-recording"),
    ..E2014_BLITZ_FULL
};

const E2017_STANDARD_FULL: Provisions = Provisions {
    edition: E2017,
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Agreement, CompletingEnding::SeventyFiveMoves], "move.completed-by-ending-game"),
    default_time: Some(cited(Duration::from_secs(0), "default-time.value")),
    both_flags: cited(BothFlags::Guidelines, "flag.both-fallen-last-period"),
    colours_cutoff_moves: cited(10, "start.reversed-colours"),
    displaced_call: cited(DisplacedCall::May, "displaced.call-arbiter"),
    illegal_move_tally: Some(cited(IllegalMoveTally::ByKindOrCommon, "illegal-move.two-hands-penalty")),
    two_hands_counted: Some(cited(TwoHandsCounted::WhenUsed, "illegal-move.two-hands")),
    reconstruction_notes: cited(&[ReconstructionNote::Position, ReconstructionNote::ClockTimes, ReconstructionNote::SideToMove, ReconstructionNote::MovesMade], "scoresheet.reconstruction"),
    agreement_moves_each: Some(cited(1, "end.draw-agreement-one-move-each")),
    claim_moves_counted: cited(ClaimMovesCounted::Made, "fifty-move.claim-on-board"),
    automatic_repetitions_counted: Some(cited(AutomaticRepetitionsCounted::Any, "automatic-draw.fivefold")),
    penalties: cited(&[Penalty::Warning, Penalty::OpponentTime, Penalty::OffenderTime, Penalty::OpponentPoints, Penalty::OffenderPoints, Penalty::LossOfGame, Penalty::Fine, Penalty::RoundExclusion, Penalty::Expulsion], "penalty.menu"),
    analysis_banned: cited(AnalysisBanned::TheGame, "conduct.no-outside-help"),
    leaving_reported: Some(cited(false, "conduct.opponent-reports-leaving")),
    smoking_covers: Some(cited(SmokingCovers::ECigarettes, "conduct.smoking")),
    ..E2014_STANDARD_FULL
};

const E2017_RAPID_FULL: Provisions = Provisions {
    pace: Pace::Rapid,
    supervised_games_at_most: Some(cited(3, "rapid.supervision-ratio")),
    supervised_games_beyond: Some(cited(SupervisedGamesBeyond::Limited, "rapid.supervision-ratio")),
    supervision_recorded: Some(cited(true, "rapid.supervision-recording")),
    supervision_announced: Some(cited(true, "rapid.regime-announced")),
    shown_scoresheets: Some(cited(5, "rapid.show-scoresheet")),
    recording_required: cited(false, "rapid.no-recording"),
    ..E2017_STANDARD_FULL
};

const E2017_RAPID_LIMITED: Provisions = Provisions {
    supervision: Supervision::Limited,
    shown_scoresheets: None,
    flag_called_by: cited(FlagCalledBy::ArbiterOrPlayers, "rapid.flag-called-by"),
    flag_claim_needs: Some(cited(FlagClaimNeeds::OwnTimeLeft, "rapid.time-claim-own-time")),
    flag_claim_stops_clock: Some(cited(FlagClaimStopsClock::May, "rapid.time-claim-procedure")),
    start_cutoff_moves: Some(cited(10, "rapid.cutoff-moves")),
    start_cutoff_counted: Some(cited(StartCutoffCounted::Made, "rapid.cutoff-moves")),
    setting_cutoff_exception: Some(cited(SettingCutoffException::Schedule, "rapid.clock-setting-cutoff")),
    misplaced_king: Some(cited(MisplacedKing::AnySquare, "rapid.misplaced-king-castling")),
    illegal_move_window: cited(IllegalMoveWindow::Reply, "rapid.illegal-move-stands"),
    illegal_move_raised_by: cited(IllegalMoveRaisedBy::ArbiterOrPlayer, "rapid.illegal-move-arbiter"),
    illegal_move_opponent_gets: cited(Duration::from_secs(0), "rapid.illegal-move-consequence"),
    illegal_move_loses_at: cited(1, "rapid.illegal-move-consequence"),
    illegal_move_draw: cited(true, "rapid.illegal-move-draw-if-opponent-cannot-mate"),
    unpromoted_pawn: cited(UnpromotedPawn::Loss, "rapid.illegal-move-consequence"),
    two_kings: cited(TwoKings::WaitThenDraw, "rapid.both-kings-in-check"),
    ..E2017_RAPID_FULL
};

const E2017_BLITZ_FULL: Provisions = Provisions {
    edition: E2017,
    shown_scoresheets: Some(cited(5, "blitz.show-scoresheet")),
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Agreement, CompletingEnding::SeventyFiveMoves], "move.completed-by-ending-game"),
    default_time: Some(cited(Duration::from_secs(0), "default-time.value")),
    both_flags: cited(BothFlags::NotRegulated, "quickplay.scope"),
    colours_cutoff_moves: cited(10, "start.reversed-colours"),
    displaced_call: cited(DisplacedCall::May, "displaced.call-arbiter"),
    illegal_move_tally: Some(cited(IllegalMoveTally::ByKindOrCommon, "illegal-move.two-hands-penalty")),
    two_hands_counted: Some(cited(TwoHandsCounted::WhenUsed, "illegal-move.two-hands")),
    reconstruction_notes: cited(&[ReconstructionNote::Position, ReconstructionNote::ClockTimes, ReconstructionNote::SideToMove, ReconstructionNote::MovesMade], "scoresheet.reconstruction"),
    agreement_moves_each: Some(cited(1, "end.draw-agreement-one-move-each")),
    claim_moves_counted: cited(ClaimMovesCounted::Made, "fifty-move.claim-on-board"),
    automatic_repetitions_counted: Some(cited(AutomaticRepetitionsCounted::Any, "automatic-draw.fivefold")),
    penalties: cited(&[Penalty::Warning, Penalty::OpponentTime, Penalty::OffenderTime, Penalty::OpponentPoints, Penalty::OffenderPoints, Penalty::LossOfGame, Penalty::Fine, Penalty::RoundExclusion, Penalty::Expulsion], "penalty.menu"),
    analysis_banned: cited(AnalysisBanned::TheGame, "conduct.no-outside-help"),
    leaving_reported: Some(cited(false, "conduct.opponent-reports-leaving")),
    smoking_covers: Some(cited(SmokingCovers::ECigarettes, "conduct.smoking")),
    ..E2014_BLITZ_FULL
};

const E2017_BLITZ_LIMITED: Provisions = Provisions {
    supervision: Supervision::Limited,
    shown_scoresheets: None,
    flag_called_by: cited(FlagCalledBy::ArbiterOrPlayers, "rapid.flag-called-by"),
    flag_claim_needs: Some(cited(FlagClaimNeeds::OwnTimeLeft, "rapid.time-claim-own-time")),
    flag_claim_stops_clock: Some(cited(FlagClaimStopsClock::May, "rapid.time-claim-procedure")),
    start_cutoff_moves: Some(cited(10, "rapid.cutoff-moves")),
    start_cutoff_counted: Some(cited(StartCutoffCounted::Made, "rapid.cutoff-moves")),
    setting_cutoff_exception: Some(cited(SettingCutoffException::Schedule, "rapid.clock-setting-cutoff")),
    misplaced_king: Some(cited(MisplacedKing::AnySquare, "rapid.misplaced-king-castling")),
    illegal_move_window: cited(IllegalMoveWindow::Reply, "blitz.illegal-move-stands"),
    illegal_move_raised_by: cited(IllegalMoveRaisedBy::ArbiterOrPlayer, "rapid.illegal-move-arbiter"),
    illegal_move_opponent_gets: cited(Duration::from_secs(0), "blitz.illegal-move-consequence"),
    illegal_move_loses_at: cited(1, "blitz.illegal-move-consequence"),
    illegal_move_draw: cited(true, "blitz.illegal-move-draw-if-opponent-cannot-mate"),
    unpromoted_pawn: cited(UnpromotedPawn::Loss, "blitz.illegal-move-consequence"),
    two_kings: cited(TwoKings::WaitThenDraw, "rapid.both-kings-in-check"),
    recording_required: cited(false, "rapid.no-recording"),
    ..E2017_BLITZ_FULL
};

const E2018_STANDARD_FULL: Provisions = Provisions {
    edition: E2018,
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Fivefold, CompletingEnding::SeventyFiveMoves], "move.completed-by-ending-game"),
    displaced_call: cited(DisplacedCall::Must, "displaced.call-arbiter"),
    illegal_move_tally: Some(cited(IllegalMoveTally::Common, "illegal-move.two-hands-penalty")),
    two_hands_counted: Some(cited(TwoHandsCounted::WhenPressed, "illegal-move.two-hands")),
    relief_lifts: cited(ReliefLifts::RecordingMoves, "scoresheet.relief-scope"),
    reconstruction_notes: cited(&[ReconstructionNote::Position, ReconstructionNote::ClockTimes, ReconstructionNote::RunningClock, ReconstructionNote::MovesMade], "scoresheet.reconstruction"),
    claim_moves_counted: cited(ClaimMovesCounted::Completed, "fifty-move.claim-on-board"),
    analysis_banned: cited(AnalysisBanned::AnyGame, "conduct.no-outside-help"),
    device_excused_by: cited(&[DeviceExcuse::Authorisation], "devices.ban-in-venue"),
    devices_banned: cited(DevicesBanned::Electronic, "devices.ban-in-venue"),
    quickplay_final_test: Some(cited(QuickplayFinalTest::OpponentOfFallenFlag, "quickplay.claim.postponed.final-result")),
    ..E2017_STANDARD_FULL
};

const E2018_RAPID_FULL: Provisions = Provisions {
    pace: Pace::Rapid,
    supervised_games_at_most: Some(cited(3, "rapid.supervision-ratio")),
    supervised_games_beyond: Some(cited(SupervisedGamesBeyond::Limited, "rapid.supervision-ratio")),
    supervision_recorded: Some(cited(true, "rapid.supervision-recording")),
    supervision_announced: Some(cited(true, "rapid.regime-announced")),
    shown_scoresheets: Some(cited(5, "rapid.show-scoresheet")),
    recording_required: cited(false, "rapid.no-recording"),
    ..E2018_STANDARD_FULL
};

const E2018_RAPID_LIMITED: Provisions = Provisions {
    supervision: Supervision::Limited,
    shown_scoresheets: None,
    flag_called_by: cited(FlagCalledBy::ArbiterOrPlayers, "rapid.flag-called-by"),
    flag_claim_stops_clock: Some(cited(FlagClaimStopsClock::May, "rapid.time-claim-procedure")),
    start_cutoff_moves: Some(cited(10, "rapid.cutoff-moves")),
    start_cutoff_counted: Some(cited(StartCutoffCounted::Completed, "rapid.cutoff-moves")),
    setting_cutoff_exception: Some(cited(SettingCutoffException::Schedule, "rapid.clock-setting-cutoff")),
    misplaced_king: Some(cited(MisplacedKing::AnySquare, "rapid.misplaced-king-castling")),
    illegal_move_window: cited(IllegalMoveWindow::Reply, "rapid.illegal-move-stands"),
    illegal_move_raised_by: cited(IllegalMoveRaisedBy::ArbiterOrPlayer, "rapid.illegal-move-arbiter"),
    two_kings: cited(TwoKings::WaitThenDraw, "rapid.both-kings-in-check"),
    ..E2018_RAPID_FULL
};

const E2018_BLITZ_FULL: Provisions = Provisions {
    edition: E2018,
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Fivefold, CompletingEnding::SeventyFiveMoves], "move.completed-by-ending-game"),
    displaced_call: cited(DisplacedCall::Must, "displaced.call-arbiter"),
    illegal_move_tally: Some(cited(IllegalMoveTally::Common, "illegal-move.two-hands-penalty")),
    two_hands_counted: Some(cited(TwoHandsCounted::WhenPressed, "illegal-move.two-hands")),
    relief_lifts: cited(ReliefLifts::RecordingMoves, "scoresheet.relief-scope"),
    reconstruction_notes: cited(&[ReconstructionNote::Position, ReconstructionNote::ClockTimes, ReconstructionNote::RunningClock, ReconstructionNote::MovesMade], "scoresheet.reconstruction"),
    claim_moves_counted: cited(ClaimMovesCounted::Completed, "fifty-move.claim-on-board"),
    analysis_banned: cited(AnalysisBanned::AnyGame, "conduct.no-outside-help"),
    device_excused_by: cited(&[DeviceExcuse::Authorisation], "devices.ban-in-venue"),
    devices_banned: cited(DevicesBanned::Electronic, "devices.ban-in-venue"),
    ..E2017_BLITZ_FULL
};

const E2018_BLITZ_LIMITED: Provisions = Provisions {
    supervision: Supervision::Limited,
    shown_scoresheets: None,
    flag_called_by: cited(FlagCalledBy::ArbiterOrPlayers, "rapid.flag-called-by"),
    flag_claim_stops_clock: Some(cited(FlagClaimStopsClock::May, "rapid.time-claim-procedure")),
    start_cutoff_moves: Some(cited(10, "rapid.cutoff-moves")),
    start_cutoff_counted: Some(cited(StartCutoffCounted::Completed, "rapid.cutoff-moves")),
    setting_cutoff_exception: Some(cited(SettingCutoffException::Schedule, "rapid.clock-setting-cutoff")),
    misplaced_king: Some(cited(MisplacedKing::AnySquare, "rapid.misplaced-king-castling")),
    illegal_move_window: cited(IllegalMoveWindow::Reply, "blitz.illegal-move-stands"),
    illegal_move_raised_by: cited(IllegalMoveRaisedBy::ArbiterOrPlayer, "rapid.illegal-move-arbiter"),
    two_kings: cited(TwoKings::WaitThenDraw, "rapid.both-kings-in-check"),
    recording_required: cited(false, "rapid.no-recording"),
    ..E2018_BLITZ_FULL
};

const E2023_STANDARD_FULL: Provisions = Provisions {
    edition: E2023,
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Fivefold, CompletingEnding::SeventyFiveMoves, CompletingEnding::RepetitionClaim], "move.completed-by-ending-game"),
    session_starts_before: Some(cited(Duration::from_secs(0), "glossary.start-of-session")),
    sealed_move_on_paper: Some(cited(true, "adjourned.seal.procedure")),
    ..E2018_STANDARD_FULL
};

const E2023_RAPID_FULL: Provisions = Provisions {
    edition: E2023,
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Fivefold, CompletingEnding::SeventyFiveMoves, CompletingEnding::RepetitionClaim], "move.completed-by-ending-game"),
    session_starts_before: Some(cited(Duration::from_secs(0), "glossary.start-of-session")),
    illegal_move_opponent_gets: cited(Duration::from_secs(60), "rapid.penalty-minutes"),
    wrong_claim_opponent_gets: cited(Duration::from_secs(60), "rapid.penalty-minutes"),
    sealed_move_on_paper: Some(cited(true, "adjourned.seal.procedure")),
    ..E2018_RAPID_FULL
};

const E2023_RAPID_LIMITED: Provisions = Provisions {
    edition: E2023,
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Fivefold, CompletingEnding::SeventyFiveMoves, CompletingEnding::RepetitionClaim], "move.completed-by-ending-game"),
    session_starts_before: Some(cited(Duration::from_secs(0), "glossary.start-of-session")),
    illegal_move_opponent_gets: cited(Duration::from_secs(60), "rapid.penalty-minutes"),
    wrong_claim_opponent_gets: cited(Duration::from_secs(60), "rapid.penalty-minutes"),
    sealed_move_on_paper: Some(cited(true, "adjourned.seal.procedure")),
    ..E2018_RAPID_LIMITED
};

const E2023_BLITZ_FULL: Provisions = Provisions {
    edition: E2023,
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Fivefold, CompletingEnding::SeventyFiveMoves, CompletingEnding::RepetitionClaim], "move.completed-by-ending-game"),
    session_starts_before: Some(cited(Duration::from_secs(0), "glossary.start-of-session")),
    illegal_move_opponent_gets: cited(Duration::from_secs(120), "illegal-move.first-penalty"),
    wrong_claim_opponent_gets: cited(Duration::from_secs(120), "draw-claim.wrong-claim-penalty"),
    sealed_move_on_paper: Some(cited(true, "adjourned.seal.procedure")),
    ..E2018_BLITZ_FULL
};

const E2023_BLITZ_LIMITED: Provisions = Provisions {
    edition: E2023,
    completing_endings: cited(&[CompletingEnding::Checkmate, CompletingEnding::Stalemate, CompletingEnding::DeadPosition, CompletingEnding::Fivefold, CompletingEnding::SeventyFiveMoves, CompletingEnding::RepetitionClaim], "move.completed-by-ending-game"),
    session_starts_before: Some(cited(Duration::from_secs(0), "glossary.start-of-session")),
    sealed_move_on_paper: Some(cited(true, "adjourned.seal.procedure")),
    ..E2018_BLITZ_LIMITED
};

/// What editions leave to the regulations of the competition, in which games, and by which provision.
pub(crate) static OPEN: &[(Edition, Games, &str, Key)] = &[
    (E2009, Games(0b11111), "increment-first-move", Key("time.cumulative-increment")),
    (E2005, Games(0b11111), "default-time", Key("default-time.value")),
    (E2009, Games(0b11111), "default-time", Key("default-time.value")),
    (E2014, Games(0b11111), "default-time", Key("default-time.value")),
    (E2017, Games(0b11111), "default-time", Key("default-time.value")),
    (E2018, Games(0b11111), "default-time", Key("default-time.value")),
    (E2023, Games(0b11111), "default-time", Key("default-time.value")),
    (E2009, Games(0b11111), "draws", Key("draw-agreement.restriction-by-regulations")),
    (E2014, Games(0b11111), "draws", Key("draw-agreement.restriction-by-regulations")),
    (E2017, Games(0b11111), "draws", Key("draw-agreement.restriction-by-regulations")),
    (E2018, Games(0b11111), "draws", Key("draw-agreement.restriction-by-regulations")),
    (E2023, Games(0b11111), "draws", Key("draw-agreement.restriction-by-regulations")),
    (E2005, Games(0b11111), "points", Key("points.standard")),
    (E2009, Games(0b11111), "points", Key("points.standard")),
    (E2014, Games(0b11111), "points", Key("points.standard")),
    (E2017, Games(0b11111), "points", Key("points.standard")),
    (E2018, Games(0b11111), "points", Key("points.standard")),
    (E2023, Games(0b11111), "points", Key("points.standard")),
    (E2017, Games(0b11111), "leaving-reported", Key("conduct.opponent-reports-leaving")),
    (E2018, Games(0b11111), "leaving-reported", Key("conduct.opponent-reports-leaving")),
    (E2023, Games(0b11111), "leaving-reported", Key("conduct.opponent-reports-leaving")),
    (E2014, Games(0b11111), "devices-in-bag", Key("devices.bag-storage")),
    (E2017, Games(0b11111), "devices-in-bag", Key("devices.bag-storage")),
    (E2018, Games(0b11111), "devices-in-bag", Key("devices.bag-storage")),
    (E2023, Games(0b11111), "devices-in-bag", Key("devices.bag-storage")),
    (E2014, Games(0b11111), "device-penalty", Key("devices.milder-penalty")),
    (E2017, Games(0b11111), "device-penalty", Key("devices.milder-penalty")),
    (E2018, Games(0b11111), "device-penalty", Key("devices.milder-penalty")),
    (E2023, Games(0b11111), "device-penalty", Key("devices.milder-penalty")),
    (E2009, Games(0b11111), "appeals", Key("appeal.against-arbiter")),
    (E2014, Games(0b11111), "appeals", Key("appeal.against-arbiter")),
    (E2017, Games(0b11111), "appeals", Key("appeal.against-arbiter")),
    (E2018, Games(0b11111), "appeals", Key("appeal.against-arbiter")),
    (E2023, Games(0b11111), "appeals", Key("appeal.against-arbiter")),
    (E2014, Games(0b11111), "fines-announced", Key("penalty.fine")),
    (E2017, Games(0b11111), "fines-announced", Key("penalty.fine")),
    (E2018, Games(0b11111), "fines-announced", Key("penalty.fine")),
    (E2023, Games(0b11111), "fines-announced", Key("penalty.fine")),
    (E2005, Games(0b11111), "resumption-default-time", Key("adjourned.late-arrival.loses")),
    (E2009, Games(0b11111), "resumption-default-time", Key("adjourned.late-arrival.loses")),
    (E2014, Games(0b111), "guidelines-iii", Key("quickplay.announced")),
    (E2017, Games(0b111), "guidelines-iii", Key("quickplay.announced")),
    (E2018, Games(0b111), "guidelines-iii", Key("quickplay.announced")),
    (E2023, Games(0b111), "guidelines-iii", Key("quickplay.announced")),
    (E2023, Games(0b11111), "session-starts-before", Key("glossary.start-of-session")),
];

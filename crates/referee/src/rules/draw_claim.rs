//! Claims of a draw: threefold repetition and fifty moves.
//!
#![cfg_attr(not(doctest), doc = include_str!("draw_claim.md"))]

mod examine;
mod form;
mod wrong;

use jadoube_laws::Key;
use jadoube_laws::values::{ClaimForfeitedBy, ClaimStopsClock};

use crate::act::{Intent, Withdrawal};
use crate::context::{Context, Given};
use crate::entry::{Effect, Ending};
use crate::finding::{DrawClaimed, DrawRule, Listen, PieceTouched, Withdrawn};
use crate::game::TOUCH_WAS_MEANT;
use crate::hands::Hands;
use crate::keys::{WRONG_CLAIM_PLAY_CONTINUES as PLAY_CONTINUES, key};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::Rule;
use crate::rules::agreement;
use crate::rules::draw_claim::examine::{FIFTY_MOVES_REACHED, MOVE_IS_LEGAL, POSITION_REPEATED};
use crate::rules::draw_claim::form::{HAS_THE_MOVE, MOVE_IS_UNCHANGED, MOVE_IS_WRITTEN, RIGHT_IS_KEPT};
use crate::sentence::Sentence;

/// Provision: repetition.threefold-claim
const THREEFOLD: Key = key("repetition.threefold-claim");
/// Provision: repetition.claim-with-intended-move
const THREEFOLD_INTENDED: Key = key("repetition.claim-with-intended-move");
/// Provision: repetition.claim-position-on-board
const THREEFOLD_ON_BOARD: Key = key("repetition.claim-position-on-board");
/// Provision: end.draw-repetition-pointer
const THREEFOLD_POINTER: Key = key("end.draw-repetition-pointer");
/// Provision: fifty-move.claim-with-intended-move
const FIFTY_INTENDED: Key = key("fifty-move.claim-with-intended-move");
/// Provision: fifty-move.claim-on-board
const FIFTY_ON_BOARD: Key = key("fifty-move.claim-on-board");
/// Provision: end.draw-fifty-pointer
const FIFTY_POINTER: Key = key("end.draw-fifty-pointer");
/// Provision: repetition.castling-rights
const CASTLING: Key = key("repetition.castling-rights");
/// Provision: draw-claim.correct-claim
const CORRECT: Key = key("draw-claim.correct-claim");
/// Provision: draw-claim.counts-as-offer
const OFFER: Key = key("draw-claim.counts-as-offer");
/// Provision: draw-claim.no-withdrawal
const NO_WITHDRAWAL: Key = key("draw-claim.no-withdrawal");
/// Provision: draw-claim.written-move-binding
const BINDING: Key = key("draw-claim.written-move-binding");
/// Provision: draw-claim.forfeited-by-touching
const FORFEITED: Key = key("draw-claim.forfeited-by-touching");

pub(super) const RULE: Rule = Rule {
    name: "draw_claim",
    words: include_str!("draw_claim.toml"),
    norms: &[
        // Where the claimant has to stop the clock, leaving it running is a breach; it is stopped all the same.
        //
        // Provision: draw-claim.stop-clock
        Listen::DrawClaimed(Norm {
            when: &[
                CLAIMANT_MUST_STOP_CLOCK,
                RIGHT_IS_KEPT,
                form::MAY_BE_WRITTEN,
                MOVE_IS_UNCHANGED,
                CLOCK_RUNS,
            ],
            then: |context, claim| {
                let stops = context.game.provisions().claim_stops_clock;
                let sentence = Sentence::of("claim-clock-running", claim.by);
                context.ruled(stops.key, &[], vec![Effect::ClockPaused], sentence)
            },
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.claim_stops_clock.key)),
                Slot::ClaimClock,
            )
        }),
        // The claim is examined at once.
        Listen::DrawClaimed(Norm {
            when: &[
                HAS_THE_MOVE,
                RIGHT_IS_KEPT,
                MOVE_IS_WRITTEN,
                MOVE_IS_UNCHANGED,
                MOVE_IS_LEGAL,
                POSITION_REPEATED,
                FIFTY_MOVES_REACHED,
            ],
            then: correct,
            otherwise: Some(|context, claim, failed| match form::rejected(context, claim, failed) {
                Some(verdict) => verdict,
                None => wrong::wrong(context, claim, failed),
            }),
            answered: Some(form::forfeit_answered),
            asks: &[FORFEITED],
            ..Norm::of(KeyOf::Fixed(CORRECT), Slot::Claim)
        }),
        // What the claimant must play, where the move announced is illegal and the edition does not say.
        //
        // Provision: draw-claim.wrong-claim-play-continues
        Listen::DrawClaimed(Norm {
            when: &[
                HAS_THE_MOVE,
                RIGHT_IS_KEPT,
                MOVE_IS_WRITTEN,
                MOVE_IS_UNCHANGED,
                not(MOVE_IS_LEGAL),
                wrong::PIECE_MAY_BE_BOUND,
            ],
            then: wrong::asked_what_binds,
            answered: Some(wrong::bound_answered),
            ..Norm::of(KeyOf::Fixed(PLAY_CONTINUES), Slot::Duty)
        }),
        // A claim that did not end the game is an offer of a draw.
        Listen::DrawClaimed(Norm {
            when: &[AGREEMENT_WOULD_BE_ALLOWED],
            then: |context, claim| {
                let effects = vec![Effect::OfferStands { player: claim.by }];
                context.ruled(OFFER, &[], effects, Sentence::of("claim-as-offer", claim.by))
            },
            ..Norm::of(KeyOf::Fixed(OFFER), Slot::ClaimedOffer)
        }),
        // Provision: draw-claim.forfeited-by-touching
        Listen::PieceTouched(Norm {
            when: &[TOUCHING_FORFEITS, TOUCH_COUNTS],
            then: |context, touched| {
                let forfeited = context.game.provisions().claim_forfeited_by;
                let effects = vec![Effect::ClaimForfeited { player: touched.by }];
                let sentence = Sentence::of("claim-right-lost", touched.by);
                context.ruled(forfeited.key, &[], effects, sentence)
            },
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.claim_forfeited_by.key)),
                Slot::Claim,
            )
        }),
        Listen::Withdrawn(Norm {
            when: &[A_CLAIM_IS_WITHDRAWN, A_CLAIM_WAS_MADE],
            then: |context, withdrawn| {
                let sentence = Sentence::of("claim-not-withdrawn", withdrawn.by);
                context.ruled(NO_WITHDRAWAL, &[], Vec::new(), sentence)
            },
            otherwise: Some(|context, withdrawn, failed| match failed == A_CLAIM_WAS_MADE.name {
                true => {
                    let sentence = Sentence::of("claim-none-to-withdraw", withdrawn.by);
                    context.ruled(NO_WITHDRAWAL, &[], Vec::new(), sentence)
                }
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(NO_WITHDRAWAL), Slot::Claim)
        }),
    ],
    raises: &[],
};

const CLAIMANT_MUST_STOP_CLOCK: Condition<DrawClaimed> = Condition::given("claimant-must-stop-clock", |given, _| {
    let stops = given.provisions().claim_stops_clock;
    Truth::of(stops.value == ClaimStopsClock::ClaimantMust)
});

const CLOCK_RUNS: Condition<DrawClaimed> = Condition::seen("clock-runs", |context, _| {
    Truth::of(context.game.clock().is_some() && !context.game.interrupted())
});

/// Where the regulations forbid the agreement that would follow, a claim is no offer either.
const AGREEMENT_WOULD_BE_ALLOWED: Condition<DrawClaimed> = Condition::seen_unless(
    "agreeing-is-allowed",
    |given, _| agreement::not_regulated(given).then_some(Truth::HOLDS),
    |context, _| Truth::of(!agreement::is_restricted(context.game)),
);

const TOUCHING_FORFEITS: Condition<PieceTouched> = Condition::seen_unless(
    "touching-forfeits-claim",
    |given, _| (!touching_forfeits(given)).then_some(Truth::FAILS),
    |context, touched| Truth::of(touched.seen && !context.game.claim_forfeited()),
);

/// An accident forfeits nothing. Where the arbiter is asked whether it was one, the claim is lost with the answer.
const TOUCH_COUNTS: Condition<PieceTouched> = Condition::told_or_seen(TOUCH_WAS_MEANT, |context, _| {
    let touches = context.game.hands().map_or(&[][..], Hands::touches);
    let touch = touches.iter().find(|touch| touch.entry == context.of);
    match touch.and_then(|touch| touch.intent) {
        None | Some(Intent::ToCastle) => Truth::Moot,
        Some(Intent::Accidental | Intent::Unclear) => Truth::FAILS,
    }
});

/// Whether a player who touches a piece can no longer claim on this move.
fn touching_forfeits(given: &Given<'_>) -> bool {
    given.provisions().claim_forfeited_by.value == ClaimForfeitedBy::TouchingAPiece
}

const A_CLAIM_IS_WITHDRAWN: Condition<Withdrawn> = Condition::given("claim-is-withdrawn", |_, withdrawn| {
    Truth::of(withdrawn.what == Withdrawal::Claim)
});

const A_CLAIM_WAS_MADE: Condition<Withdrawn> = Condition::seen("claim-was-made", |context, withdrawn| {
    let last_move = context.game.plies().last().map(|ply| ply.entry);
    Truth::of(context.game.draw_claimed[withdrawn.by] > last_move)
});

fn correct(context: &Context<'_>, claim: &DrawClaimed) -> Verdict {
    let ending = match claim.on {
        DrawRule::FiftyMoves => Ending::FiftyMoves,
        DrawRule::Threefold => Ending::Threefold,
    };
    let mut also_by = keys_of(claim).to_vec();
    also_by.extend(form::allowed_by(context, claim));
    also_by.extend(examine::settled_by(context, claim));
    let mut seen = Vec::new();
    also_by.retain(|key| {
        !seen.contains(key) && {
            seen.push(*key);
            true
        }
    });
    context.ended(CORRECT, &also_by, ending, examine::proved(context, claim))
}

/// The provisions of a claim, the general one first.
fn keys_of(claim: &DrawClaimed) -> [Key; 3] {
    match (claim.on, claim.intended) {
        (DrawRule::FiftyMoves, Some(_)) => [FIFTY_INTENDED, FIFTY_INTENDED, FIFTY_POINTER],
        (DrawRule::FiftyMoves, None) => [FIFTY_ON_BOARD, FIFTY_ON_BOARD, FIFTY_POINTER],
        (DrawRule::Threefold, Some(_)) => [THREEFOLD, THREEFOLD_INTENDED, THREEFOLD_POINTER],
        (DrawRule::Threefold, None) => [THREEFOLD, THREEFOLD_ON_BOARD, THREEFOLD_POINTER],
    }
}

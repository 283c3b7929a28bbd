//! The last minutes of a game without increment: draw claims, requests for an increment, and play without an arbiter.
//!
#![cfg_attr(not(doctest), doc = include_str!("quickplay.md"))]

mod admissible;
mod decision;
mod evidence;
mod increment;
mod no_arbiter;

use jadoube_laws::Key;
use jadoube_laws::values::QuickplayClaimStopsClock;

use crate::act::Ground;
use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Listen, QuickplayClaimed};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::quickplay::admissible::{
    ClaimInLastMinutes, claim_exists, guidelines_announced, has_little_time, has_the_move, increment_introduced,
    is_for_time_control, is_last_period, own_flag_is_down,
};
use crate::rules::{Raisable, Rule, agreement, pause};
use crate::sentence::Sentence;

pub(super) use decision::{FINAL_RESULT, after_flag, drawn_after_flag};
pub(super) use evidence::progress_since as progress;

/// Provision: quickplay.definition
const DEFINITION: Key = key("quickplay.definition");
/// Provision: quickplay.claim.conditions, blitz.no-quickplay-claim
const CONDITIONS: Key = key("quickplay.claim.conditions");
/// Guided: quickplay.claim.grounds
const GROUNDS: Key = key("quickplay.claim.grounds");
/// Provision: quickplay.claim.is-draw-offer
const IS_OFFER: Key = key("quickplay.claim.is-draw-offer");

pub(super) const RULE: Rule = Rule {
    name: "quickplay",
    words: include_str!("quickplay.toml"),
    norms: &[
        // Whether the claim can be made at all, and whether it is made as it should be.
        Listen::QuickplayClaimed(Norm {
            when: ADMISSIBLE,
            then: admitted,
            otherwise: Some(admissible::refused),
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.quickplay.key)),
                Slot::ClaimClock,
            )
        }),
        // The claim is for the arbiter to decide.
        Listen::QuickplayClaimed(Norm {
            when: DECIDED_ON,
            then: |context, claim| match (claim.ground, grounds_are_named(context)) {
                (None, true) => asked_for_ground(context, claim, GROUNDS),
                (ground, _) => decision::asked(context, claim.by, ground),
            },
            answered: Some(|context, claim, answer| match ground_of(answer.word) {
                Some(ground) => decision::asked(context, claim.by, Some(ground)),
                None => decision::answered(context, claim.by, context.of, answer),
            }),
            asks: &[decision::AGREED, GROUNDS],
            ..Norm::of(KeyOf::Fixed(decision::AGREED), Slot::Claim)
        }),
        // Until it is decided, and after it is rejected, it is an offer.
        Listen::QuickplayClaimed(Norm {
            when: OFFERS,
            then: |context, claim| {
                let effects = vec![Effect::OfferStands { player: claim.by }];
                context.ruled(
                    IS_OFFER,
                    &[],
                    effects,
                    Sentence::of("quickplay-claim-as-offer", claim.by),
                )
            },
            ..Norm::of(KeyOf::Fixed(IS_OFFER), Slot::ClaimedOffer)
        }),
        decision::LATER,
        increment::REQUEST,
        increment::DECLINED,
        increment::DECLINED_BY_TOUCH,
        increment::DECLINED_BY_MOVE,
        no_arbiter::CLAIM,
        no_arbiter::REFERRED,
        no_arbiter::EVIDENCE,
    ],
    raises: &[Raisable {
        needs: |game, _| game.is_called() || decision::is_postponed(game),
        ..Raisable::new(FINAL_RESULT, true)
    }],
};

/// What must hold for a claim to be heard, as an arbiter would ask.
const ADMISSIBLE: &[Condition<QuickplayClaimed>] = &[
    claim_exists(),
    guidelines_announced(),
    is_for_time_control(),
    is_last_period(),
    has_the_move(),
    own_flag_is_up(),
    has_little_time(),
    increment_not_introduced(),
];

/// The same, and what the arbiter looks at.
const DECIDED_ON: &[Condition<QuickplayClaimed>] = &[
    claim_exists(),
    guidelines_announced(),
    is_for_time_control(),
    is_last_period(),
    has_the_move(),
    own_flag_is_up(),
    has_little_time(),
    increment_not_introduced(),
    evidence::times(),
    evidence::repetition(),
    evidence::progress_lately(),
];

const OFFERS: &[Condition<QuickplayClaimed>] = &[
    claim_exists(),
    guidelines_announced(),
    is_for_time_control(),
    is_last_period(),
    has_the_move(),
    own_flag_is_up(),
    has_little_time(),
    increment_not_introduced(),
    AGREEMENT_WOULD_BE_ALLOWED,
];

const fn own_flag_is_up<F: ClaimInLastMinutes>() -> Condition<F> {
    crate::norm::not(own_flag_is_down())
}

const fn increment_not_introduced<F: ClaimInLastMinutes>() -> Condition<F> {
    crate::norm::not(increment_introduced())
}

/// Where the regulations forbid the agreement that would follow, a claim is no offer either.
const AGREEMENT_WOULD_BE_ALLOWED: Condition<QuickplayClaimed> = Condition::seen_unless(
    "agreeing-is-allowed",
    |given, _| agreement::not_regulated(given).then_some(Truth::HOLDS),
    |context, _| Truth::of(!agreement::is_restricted(context.game)),
);

/// The claim can be heard. Where the claimant has to stop the clock, leaving it running is a breach; it is stopped all the same.
fn admitted(context: &Context<'_>, claim: &QuickplayClaimed) -> Verdict {
    let stops = context.game.provisions().quickplay_claim_stops_clock;
    let must = stops.is_some_and(|stops| stops.value == QuickplayClaimStopsClock::Must);
    let mut effects = pause::lapsed(context.game, claim.by);
    let sentence = match must && claim.running {
        true => {
            effects.push(Effect::ClockPaused);
            "quickplay-clock-running"
        }
        false => "quickplay-admissible",
    };
    context.ruled(CONDITIONS, &[DEFINITION], effects, Sentence::of(sentence, claim.by))
}

fn grounds_are_named(context: &Context<'_>) -> bool {
    let named = context.game.provisions().quickplay_grounds_named;
    named.is_some_and(|named| named.value)
}

/// The claimant has named no ground, and must.
fn asked_for_ground<F: ClaimInLastMinutes>(context: &Context<'_>, claim: &F, key: Key) -> Verdict {
    context.asked(QuestionDraft {
        key,
        also_by: vec![F::KEY],
        player: Some(claim.by()),
        condition: None,
        choices: Choice::plain([Word::CannotWin, Word::NoEffort, Word::BothGrounds]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of("quickplay-which-ground", claim.by()),
    })
}

/// The ground that was named, if the answer names one.
fn ground_of(word: Word) -> Option<Ground> {
    match word {
        Word::CannotWin => Some(Ground::CannotWin),
        Word::NoEffort => Some(Ground::NoEffort),
        Word::BothGrounds => Some(Ground::Both),
        _ => None,
    }
}

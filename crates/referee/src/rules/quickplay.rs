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
use crate::rules::quickplay::admissible::ClaimInLastMinutes;
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
            when: in_last_minutes!(),
            then: admitted,
            otherwise: Some(admissible::refused),
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.quickplay.key)),
                Slot::ClaimClock,
            )
        }),
        // The claim is for the arbiter to decide.
        Listen::QuickplayClaimed(Norm {
            when: in_last_minutes!(evidence::times(), evidence::repetition(), evidence::progress_lately()),
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
            when: in_last_minutes!(AGREEMENT_WOULD_BE_ALLOWED),
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
        increment::NOT_POSSIBLE,
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

/// What must hold for something to be asked for in the last minutes, as an arbiter would ask, and what else a norm looks at.
macro_rules! in_last_minutes {
    ($($more:expr),* $(,)?) => {
        &[
            $crate::rules::quickplay::admissible::claim_exists(),
            $crate::rules::quickplay::admissible::guidelines_announced(),
            $crate::rules::quickplay::admissible::is_for_time_control(),
            $crate::rules::quickplay::admissible::is_last_period(),
            $crate::rules::quickplay::admissible::has_the_move(),
            $crate::norm::not($crate::rules::quickplay::admissible::own_flag_is_down()),
            $crate::rules::quickplay::admissible::has_little_time(),
            $crate::norm::not($crate::rules::quickplay::admissible::increment_introduced()),
            $($more),*
        ]
    };
}
use in_last_minutes;

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

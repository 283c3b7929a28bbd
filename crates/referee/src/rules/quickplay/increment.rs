//! A player short of time asks for an increment for both. It is an offer of a draw as well: only when that is declined, the
//! arbiter decides.

use jadoube_board::Color;
use jadoube_laws::Key;

use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, Given, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{DrawDeclined, IncrementRequested, Listen, MoveMade, PieceTouched};
use crate::keys::{INCREMENT_REQUEST, key};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes};
use crate::rules::pause;
use crate::rules::quickplay::admissible::refused;
use crate::rules::quickplay::{CONDITIONS, in_last_minutes};
use crate::sentence::{Sentence, Value};

/// Provision: quickplay.increment-request.is-draw-offer
const IS_OFFER: Key = key("quickplay.increment-request.is-draw-offer");
/// Guided: quickplay.increment-request.granted
const GRANTED: Key = key("quickplay.increment-request.granted");

pub(super) const REQUEST: Listen = Listen::IncrementRequested(Norm {
    when: in_last_minutes!(),
    then: requested,
    otherwise: Some(refused),
    ..Norm::of(KeyOf::Fixed(INCREMENT_REQUEST), Slot::Offer)
});

/// An edition or a pace that has no such request.
pub(super) const NOT_POSSIBLE: Listen = Listen::IncrementRequested(Norm {
    then: |context, request| {
        let sentence = Sentence::of("increment-not-possible", request.by);
        context.ruled(context.game.provisions().quickplay.key, &[], Vec::new(), sentence)
    },
    ..Norm::of(
        KeyOf::Setting(|provisions| match provisions.quickplay_increment {
            Some(_) => None,
            None => Some(provisions.quickplay.key),
        }),
        Slot::Offer,
    )
});

/// The opponent declines the draw in words, or by moving or touching a piece.
pub(super) const DECLINED: Listen = Listen::DrawDeclined(Norm {
    when: &[REQUEST_STANDS_WHEN_DECLINED],
    then: |context, declined| asked(context, !declined.by),
    answered: Some(|context, declined, answer| answered(context, !declined.by, answer)),
    ..Norm::of(KeyOf::Fixed(GRANTED), Slot::Request)
});
pub(super) const DECLINED_BY_TOUCH: Listen = Listen::PieceTouched(Norm {
    when: &[REQUEST_STANDS_AT_TOUCH],
    then: |context, touched| asked(context, !touched.by),
    answered: Some(|context, touched, answer| answered(context, !touched.by, answer)),
    ..Norm::of(KeyOf::Fixed(GRANTED), Slot::Request)
});
pub(super) const DECLINED_BY_MOVE: Listen = Listen::MoveMade(Norm {
    when: &[REQUEST_STANDS_AT_MOVE],
    then: |context, made| asked(context, !made.by),
    answered: Some(|context, made, answer| answered(context, !made.by, answer)),
    wakes: Wakes::Pending,
    ..Norm::of(KeyOf::Fixed(GRANTED), Slot::Request)
});

const REQUEST_STANDS_WHEN_DECLINED: Condition<DrawDeclined> = Condition::seen_unless(
    "increment-is-requested",
    |given, _| unwatched(given),
    |context, declined| stands_against(context, declined.by),
);
const REQUEST_STANDS_AT_TOUCH: Condition<PieceTouched> = Condition::seen_unless(
    "increment-is-requested",
    |given, _| unwatched(given),
    |context, touched| stands_against(context, touched.by),
);
const REQUEST_STANDS_AT_MOVE: Condition<MoveMade> = Condition::seen_unless(
    "increment-is-requested",
    |given, _| unwatched(given),
    |context, made| stands_against(context, made.by),
);

/// Whoever is called for a draw offer is not asked for a request that came with it: it is a situation of its own.
fn unwatched(given: &Given<'_>) -> Option<Truth> {
    given.is_called().then_some(Truth::FAILS)
}

fn stands_against(context: &Context<'_>, by: Color) -> Truth {
    Truth::of(context.game.requested_increment() == Some(!by))
}

fn requested(context: &Context<'_>, request: &IncrementRequested) -> Verdict {
    let mut effects = pause::lapsed(context.game, request.by);
    effects.push(Effect::IncrementRequested { player: request.by });
    effects.push(Effect::OfferStands { player: request.by });
    let sentence = with_times(context, Sentence::of("increment-requested", request.by));
    context.ruled(INCREMENT_REQUEST, &[IS_OFFER, GRANTED], effects, sentence)
}

fn asked(context: &Context<'_>, player: Color) -> Verdict {
    context.asked(QuestionDraft {
        key: GRANTED,
        also_by: vec![INCREMENT_REQUEST],
        player: Some(player),
        condition: None,
        choices: Choice::plain([Word::Allowed, Word::Refused]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: with_times(context, Sentence::of("increment-decide", player)),
    })
}

/// With the increment, and with what the opponent gets besides.
fn with_times(context: &Context<'_>, sentence: Sentence) -> Sentence {
    let provisions = context.game.provisions();
    let increment = provisions.quickplay_increment;
    let gets = provisions.quickplay_increment_opponent_gets;
    sentence
        .with(
            "increment",
            Value::Time(increment.map_or_else(Default::default, |time| time.value)),
        )
        .with(
            "time",
            Value::Time(gets.map_or_else(Default::default, |time| time.value)),
        )
}

fn answered(context: &Context<'_>, player: Color, answer: Answer) -> Verdict {
    let provisions = context.game.provisions();
    if answer.word != Word::Allowed {
        let sentence = Sentence::of("increment-refused", player);
        return context.ruled(GRANTED, &[CONDITIONS], Vec::new(), sentence);
    }
    let increment = provisions.quickplay_increment.map(|increment| Effect::IncrementSet {
        amount: increment.value,
    });
    let gets = provisions
        .quickplay_increment_opponent_gets
        .map(|gets| Effect::TimeAdded {
            player: !player,
            amount: gets.value,
        });
    let effects = increment.into_iter().chain(gets).collect();
    context.ruled(
        GRANTED,
        &[INCREMENT_REQUEST],
        effects,
        Sentence::of("increment-granted", player),
    )
}

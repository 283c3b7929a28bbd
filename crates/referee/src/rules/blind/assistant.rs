//! Assistants: who may have one, for what, and what follows if one does more.

use jadoube_board::Color;
use jadoube_laws::Key;

use crate::act::Duty;
use crate::context::Context;
use crate::entry::Effect;
use crate::finding::{AssistantAccepted, AssistantOverstepped, InformedUnasked};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::blind::{breach, breach_answered, is_visually_disabled};
use crate::sentence::Sentence;

/// Provision: blind.assistant.right
const RIGHT: Key = key("blind.assistant.right");
/// Provision: blind.assistant.duty.making-moves
const MAKING_MOVES: Key = key("blind.assistant.duty.making-moves");
/// Provision: blind.assistant.duty.announcing
const ANNOUNCING: Key = key("blind.assistant.duty.announcing");
/// Provision: blind.assistant.duty.recording-and-clock
const RECORDING_AND_CLOCK: Key = key("blind.assistant.duty.recording-and-clock");
/// Provision: blind.assistant.duty.informing
const INFORMING: Key = key("blind.assistant.duty.informing");
/// Provision: blind.assistant.duty.claiming
const CLAIMING: Key = key("blind.assistant.duty.claiming");
/// Provision: blind.assistant.duty.adjournment
const ADJOURNMENT: Key = key("blind.assistant.duty.adjournment");
/// Provision: blind.assistant.sighted-alternative
const ALTERNATIVE: Key = key("blind.assistant.sighted-alternative");
/// Provision: blind.assistant.hearing-impaired
const HEARING: Key = key("blind.assistant.hearing-impaired");

/// What a sighted player may have an assistant for.
const OF_SIGHTED: [Duty; 2] = [Duty::MakingMoves, Duty::Announcing];

fn provision(duty: Duty) -> Key {
    match duty {
        Duty::MakingMoves => MAKING_MOVES,
        Duty::Announcing => ANNOUNCING,
        Duty::RecordingAndClock => RECORDING_AND_CLOCK,
        Duty::Informing => INFORMING,
        Duty::Claiming => CLAIMING,
        Duty::Adjournment => ADJOURNMENT,
    }
}

/// A visually disabled player may have an assistant, for any or all of the duties.
pub(super) const RIGHT_NORM: Norm<AssistantAccepted> = Norm {
    when: &[PLAYER_IS_DISABLED],
    then: |context, accepted| {
        let keys: Vec<Key> = accepted.duties.iter().map(|duty| provision(*duty)).collect();
        let sentence = Sentence::of("blind-assistant-accepted", accepted.of);
        context.ruled(RIGHT, &keys, granted(accepted, &Duty::ALL), sentence)
    },
    ..Norm::of(KeyOf::Fixed(RIGHT), Slot::Procedure)
};

/// If the opponent has none, a sighted player may have one for the first two duties.
pub(super) const ALTERNATIVE_NORM: Norm<AssistantAccepted> = Norm {
    when: &[
        not(PLAYER_IS_DISABLED),
        OPPONENT_IS_DISABLED,
        not(OPPONENT_HAS_ASSISTANT),
        DUTIES_ARE_OF_SIGHTED,
    ],
    then: |context, accepted| {
        let sentence = Sentence::of("sighted-assistant-accepted", accepted.of);
        let keys = [MAKING_MOVES, ANNOUNCING];
        context.ruled(ALTERNATIVE, &keys, granted(accepted, &OF_SIGHTED), sentence)
    },
    otherwise: Some(|context, accepted, failed| {
        let of = accepted.of;
        let (name, effects) = match failed {
            "player-is-visually-disabled" => return Verdict::Silent,
            "opponent-is-visually-disabled" => ("assistant-not-by-appendix", Vec::new()),
            "opponent-has-assistant" => ("sighted-assistant-refused", Vec::new()),
            _ => ("sighted-assistant-limited", granted(accepted, &OF_SIGHTED)),
        };
        context.ruled(ALTERNATIVE, &[RIGHT], effects, Sentence::of(name, of))
    }),
    ..Norm::of(KeyOf::Fixed(ALTERNATIVE), Slot::Procedure)
};

/// What the assistant may do: what was asked for, as far as the player may have an assistant for it.
fn granted(accepted: &AssistantAccepted, most: &[Duty]) -> Vec<Effect> {
    let granted = most.iter().copied().filter(|duty| accepted.duties.contains(duty));
    vec![Effect::AssistantHas {
        player: accepted.of,
        duties: granted.collect(),
    }]
}

const PLAYER_IS_DISABLED: Condition<AssistantAccepted> = Condition::seen_unless(
    "player-is-visually-disabled",
    |given, accepted| given.terms().visually_disabled[accepted.of].then_some(Truth::HOLDS),
    |context, accepted| Truth::of(is_visually_disabled(context, accepted.of)),
);

const OPPONENT_IS_DISABLED: Condition<AssistantAccepted> = Condition::seen_unless(
    "opponent-is-visually-disabled",
    |given, accepted| given.terms().visually_disabled[!accepted.of].then_some(Truth::HOLDS),
    |context, accepted| Truth::of(is_visually_disabled(context, !accepted.of)),
);

const OPPONENT_HAS_ASSISTANT: Condition<AssistantAccepted> =
    Condition::seen("opponent-has-assistant", |context, accepted| {
        Truth::of(!context.game.assistant_duties(!accepted.of).is_empty())
    });

const DUTIES_ARE_OF_SIGHTED: Condition<AssistantAccepted> = Condition::given("duties-are-of-sighted", |_, accepted| {
    Truth::of(accepted.duties.iter().all(|duty| OF_SIGHTED.contains(duty)))
});

/// An assistant has done what is not among the accepted duties. It does not count, and the arbiter says what follows.
pub(super) const OVERSTEPPED: Norm<AssistantOverstepped> = Norm {
    when: &[not(DUTY_IS_ACCEPTED)],
    then: |context, overstepped| {
        let (key, also) = overstepping(context, overstepped);
        let sentence = Sentence::of("assistant-overstepped", overstepped.of);
        breach(context, key, &also, sentence, overstepped.of)
    },
    otherwise: Some(|context, overstepped, _| {
        let (key, also) = overstepping(context, overstepped);
        let sentence = Sentence::of("assistant-within-duties", overstepped.of);
        context.ruled(key, &also, Vec::new(), sentence)
    }),
    answered: Some(|context, overstepped, answer| {
        let (key, _) = overstepping(context, overstepped);
        breach_answered(context, key, overstepped.of, answer)
    }),
    asks: &[RIGHT, ALTERNATIVE],
    ..Norm::of(KeyOf::Fixed(RIGHT), Slot::Procedure)
};

/// By which provision an assistant has gone too far.
fn overstepping(context: &Context<'_>, overstepped: &AssistantOverstepped) -> (Key, Vec<Key>) {
    let duty = overstepped.duty.map(provision);
    match is_visually_disabled(context, overstepped.of) || context.game.is_called() {
        true => (RIGHT, duty.into_iter().collect()),
        false => (ALTERNATIVE, [RIGHT].into_iter().chain(duty).collect()),
    }
}

const DUTY_IS_ACCEPTED: Condition<AssistantOverstepped> = Condition::seen("duty-is-accepted", |_, _| Truth::FAILS);

/// Times and numbers of moves are told only when asked for.
pub(super) const UNASKED: Norm<InformedUnasked> = Norm {
    then: |context, informed| {
        let sentence = Sentence::of("informed-unasked", informed.of);
        breach(context, INFORMING, &[], sentence, informed.of)
    },
    answered: Some(|context, informed, answer| breach_answered(context, INFORMING, informed.of, answer)),
    ..Norm::of(KeyOf::Fixed(INFORMING), Slot::Procedure)
};

/// Against a hearing-impaired player the game is not played without an assistant.
pub(super) const fn hearing<F>() -> Norm<F> {
    Norm {
        when: const { &[needs_assistant(), not(an_assistant_is_accepted())] },
        then: |context, _| {
            let sentence = Sentence::plain("assistant-needed");
            context.ruled(HEARING, &[], vec![Effect::ClockPaused], sentence)
        },
        ..Norm::of(KeyOf::Fixed(HEARING), Slot::Terms)
    }
}

const fn needs_assistant<F>() -> Condition<F> {
    Condition::given("blind-meets-hearing-impaired", |given, _| {
        let terms = given.terms();
        let meets = |player: Color| terms.visually_disabled[player] && terms.hearing_impaired[!player];
        Truth::of(Color::ALL.into_iter().any(meets))
    })
}

const fn an_assistant_is_accepted<F>() -> Condition<F> {
    Condition::told_or_seen("an-assistant-is-accepted", |context, _| {
        let has_one = |player: Color| !context.game.assistant_duties(player).is_empty();
        Truth::of(Color::ALL.into_iter().any(has_one))
    })
}

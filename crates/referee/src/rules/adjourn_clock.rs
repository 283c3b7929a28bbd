//! Wrong times after an adjournment, and how long sessions last.
#![cfg_attr(not(doctest), doc = include_str!("adjourn_clock.md"))]

use core::time::Duration;

use jadoube_board::ByColor;
use jadoube_laws::Key;
use jadoube_laws::values::LateClockError;

use crate::answer::{Answer, Blank, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Listen, Raised, ResumptionSet, TimeDisputed};
use crate::game::Phase;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::adjourn::times;
use crate::rules::{Raisable, Rule};
use crate::sentence::{Facts, Sentence, Value};

/// Guided: adjourned.clock-error
const CLOCK_ERROR: Key = key("adjourned.clock-error");
/// Provision: adjourned.session-time
const SESSION_TIME: Key = key("adjourned.session-time");

pub(super) const RULE: Rule = Rule {
    name: "adjourn_clock",
    words: include_str!("adjourn_clock.toml"),
    norms: &[
        Listen::TimeDisputed(Norm {
            when: &[BEFORE_THE_FIRST_MOVE, TIME_IS_AS_RECORDED],
            then: |context, disputed| {
                let effects = match context.game.is_called() {
                    true => Vec::new(),
                    false => vec![Effect::ClockSet {
                        times: corrected(context, disputed),
                    }],
                };
                context.ruled(
                    CLOCK_ERROR,
                    &[],
                    effects,
                    Sentence::of("clock-error-corrected", disputed.about),
                )
            },
            otherwise: Some(|context, disputed, failed| {
                let late = failed == BEFORE_THE_FIRST_MOVE.name;
                let serious = context.game.provisions().late_clock_error.value == LateClockError::IfTooSerious;
                let sentence = match (late, serious) {
                    (true, true) => "clock-error-late-serious",
                    (true, false) => "clock-error-late",
                    (false, _) => "clock-error-otherwise",
                };
                let set = Choice {
                    word: Word::ClockSet,
                    blank: Some(Blank::Clock {
                        proposed: corrected(context, disputed),
                    }),
                };
                context.asked(QuestionDraft {
                    key: CLOCK_ERROR,
                    also_by: Vec::new(),
                    player: Some(disputed.about),
                    condition: None,
                    choices: vec![Word::ClockLeft.into(), set],
                    meanwhile: Meanwhile::PlayGoesOn,
                    sentence: Sentence::of(sentence, disputed.about),
                })
            }),
            answered: Some(error_answered),
            ..Norm::of(KeyOf::Fixed(CLOCK_ERROR), Slot::Clock)
        }),
        Listen::ResumptionSet(Norm {
            when: &[FINISH_IS_ANNOUNCED],
            then: |context, _| context.ruled(SESSION_TIME, &[], Vec::new(), Sentence::plain("session-announced")),
            otherwise: Some(|context, _, _| {
                context.ruled(SESSION_TIME, &[], Vec::new(), Sentence::plain("session-without-finish"))
            }),
            ..Norm::of(KeyOf::Fixed(SESSION_TIME), Slot::Procedure)
        }),
        Listen::Raised(Norm {
            when: &[SESSION_TIME_IS_RAISED],
            then: session_time,
            ..Norm::of(KeyOf::Raised, Slot::Procedure)
        }),
    ],
    raises: &[Raisable::new(SESSION_TIME, false)],
};

/// For the player who sealed, the first move is the one after the sealed move.
const BEFORE_THE_FIRST_MOVE: Condition<TimeDisputed> =
    Condition::seen("before-first-move-of-resumption", |context, disputed| {
        let player = disputed.by.unwrap_or(disputed.about);
        Truth::of(context.game.has_not_moved_since_resumption(player))
    });

const TIME_IS_AS_RECORDED: Condition<TimeDisputed> = Condition::seen("time-is-as-recorded", |context, disputed| {
    let Some(recorded) = recorded(context, disputed) else {
        return Truth::FAILS;
    };
    let facts = Facts::of("time", Value::Time(recorded));
    // What the player says may be the time of the adjournment, or that time less what has run since.
    let ran = ran(context, disputed);
    let second = Duration::from_secs(1);
    let near = |time: Duration| time.abs_diff(disputed.should) < second;
    match near(recorded) || near(recorded.saturating_sub(ran)) {
        true => Truth::Holds(facts),
        false => Truth::Fails(facts),
    }
});

const FINISH_IS_ANNOUNCED: Condition<ResumptionSet> = Condition::given("finish-is-announced", |given, set| match given
    .provisions()
    .resumption_finish_announced
{
    Some(needed) if needed.value => Truth::of(set.has_finish),
    _ => Truth::Moot,
});

const SESSION_TIME_IS_RAISED: Condition<Raised> = Condition::given("session-time-is-raised", |_, raised| {
    Truth::about(raised.key == SESSION_TIME)
});

/// What the clock of a player showed when the game was adjourned.
fn recorded(context: &Context<'_>, disputed: &TimeDisputed) -> Option<Duration> {
    let times = context.game.adjournment()?.times?;
    Some(times[disputed.about])
}

/// How long the clock of the player has run since play was taken up again, as far as it can have before the first move.
fn ran(context: &Context<'_>, disputed: &TimeDisputed) -> Duration {
    let Some(clock) = context.game.clock() else {
        return Duration::ZERO;
    };
    let scheduled = context
        .game
        .adjournment()
        .and_then(|adjournment| adjournment.clock_since);
    match (clock.running() == Some(disputed.about), scheduled) {
        (true, Some(since)) => context.at.since(since),
        _ => Duration::ZERO,
    }
}

/// The times that the clock shows once the wrong one is put right.
fn corrected(context: &Context<'_>, disputed: &TimeDisputed) -> ByColor<Duration> {
    let mut times = times(context);
    let recorded = recorded(context, disputed).filter(|_| context.game.phase() != Phase::Sealing);
    let second = Duration::from_secs(1);
    times[disputed.about] = match recorded {
        Some(recorded) if recorded.abs_diff(disputed.should) < second => {
            recorded.saturating_sub(ran(context, disputed))
        }
        _ => disputed.should,
    };
    times
}

fn error_answered(context: &Context<'_>, disputed: &TimeDisputed, answer: Answer) -> Verdict {
    let (effects, sentence) = match answer.word {
        Word::ClockSet if !context.game.is_called() => (
            vec![Effect::ClockSet { times: answer.clock() }],
            "clock-error-corrected",
        ),
        Word::ClockSet => (Vec::new(), "clock-error-corrected"),
        _ => (Vec::new(), "clock-error-stays"),
    };
    context.ruled(CLOCK_ERROR, &[], effects, Sentence::of(sentence, disputed.about))
}

/// How much of the session is left by the arbiter's timepiece.
fn session_time(context: &Context<'_>, _: &Raised) -> Verdict {
    let ends = context
        .game
        .adjournment()
        .and_then(|adjournment| adjournment.session_ends);
    let sentence = match ends {
        Some(ends) if ends > context.at => {
            Sentence::plain("session-time-left").with("time", Value::Time(ends.since(context.at)))
        }
        Some(_) => Sentence::plain("session-time-over"),
        None => Sentence::plain("session-time-by-arbiter"),
    };
    context.ruled(SESSION_TIME, &[], Vec::new(), sentence)
}

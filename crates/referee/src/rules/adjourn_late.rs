//! A player comes too late to a resumption, or not at all.
#![cfg_attr(not(doctest), doc = include_str!("adjourn_late.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::SealedEndingDespite;

use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Ending, Meanwhile};
use crate::finding::{CameToResume, Listen, MoveMade, Raised, ResumptionTimePassed};
use crate::game::{Game, Phase};
use crate::keys::key;
use crate::mate_prover::Mating;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes};
use crate::rules::adjourn_resumption::is_late;
use crate::rules::{Raisable, Rule};
use crate::sentence::{Facts, Sentence, Value};

/// Provision: adjourned.late-arrival.loses
const LOSES: Key = key("adjourned.late-arrival.loses");
/// Provision: adjourned.late-arrival.sealed-move-ended-game
pub(super) const SEALED_ENDED: Key = key("adjourned.late-arrival.sealed-move-ended-game");
/// Provision: adjourned.late-arrival.present-player-lost-on-time
const PRESENT_LOST: Key = key("adjourned.late-arrival.present-player-lost-on-time");

pub(super) const RULE: Rule = Rule {
    name: "adjourn_late",
    words: include_str!("adjourn_late.toml"),
    norms: &[
        // The opponent who was there may have lost on time already.
        Listen::CameToResume(Norm {
            when: &[
                CAME_TOO_LATE,
                NOT_DECIDED,
                OPPONENT_HAS_OVERSTEPPED,
                LATE_PLAYER_CAN_MATE,
            ],
            then: |context, came| {
                let ending = Ending::Time { player: !came.by };
                context.ended(
                    PRESENT_LOST,
                    &[LOSES],
                    ending,
                    Sentence::of("late-opponent-overstepped", came.by),
                )
            },
            otherwise: Some(|context, came, failed| match failed == LATE_PLAYER_CAN_MATE.name {
                true => context.asked(QuestionDraft {
                    key: PRESENT_LOST,
                    also_by: vec![LOSES],
                    player: Some(came.by),
                    condition: None,
                    choices: Choice::plain([Word::Loses, Word::Drawn, Word::MayPlay]),
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: Sentence::of("late-opponent-overstepped-drawn", came.by),
                }),
                false => Verdict::Silent,
            }),
            answered: Some(|context, came, answer| match answer.word {
                Word::Drawn => {
                    let ending = Ending::TimeDrawn { player: !came.by };
                    context.ended(PRESENT_LOST, &[], ending, Sentence::of("late-drawn-on-time", came.by))
                }
                _ => decided(context, Some(came.by), answer),
            }),
            ..Norm::of(KeyOf::Fixed(PRESENT_LOST), Slot::Arrival)
        }),
        // The sealed move may have ended the game: that is seen first.
        Listen::CameToResume(Norm {
            when: &[CAME_TOO_LATE, NOT_DECIDED, ENVELOPE_MAY_DECIDE],
            then: |context, came| {
                context.ruled(
                    SEALED_ENDED,
                    &[LOSES],
                    Vec::new(),
                    Sentence::of("late-open-first", came.by),
                )
            },
            ..Norm::of(KeyOf::Fixed(SEALED_ENDED), Slot::Arrival)
        }),
        Listen::CameToResume(Norm {
            when: &[CAME_TOO_LATE, NOT_DECIDED],
            then: |context, came| too_late(context, Some(came.by)),
            answered: Some(|context, came, answer| decided(context, Some(came.by), answer)),
            ..Norm::of(KeyOf::Fixed(LOSES), Slot::Arrival)
        }),
        Listen::ResumptionTimePassed(Norm {
            when: &[LIMIT_HAS_PASSED, NOBODY_WAS_ASKED],
            then: |context, _| too_late(context, absent(context.game)),
            answered: Some(|context, _, answer| decided(context, asked_about(context), answer)),
            ..Norm::of(KeyOf::Fixed(LOSES), Slot::Arrival)
        }),
        // The envelope is open, and its move has not ended the game.
        Listen::MoveMade(Norm {
            when: &[RESPONDER_CAME_TOO_LATE],
            then: |context, made| too_late(context, Some(!made.by)),
            answered: Some(|context, made, answer| decided(context, Some(!made.by), answer)),
            wakes: Wakes::Pending,
            ..Norm::of(KeyOf::Fixed(LOSES), Slot::Terms)
        }),
        Listen::Raised(Norm {
            when: &[LATENESS_IS_RAISED],
            then: |context, raised| too_late(context, raised.about),
            answered: Some(|context, raised, answer| decided(context, raised.about, answer)),
            asks: &[LOSES],
            ..Norm::of(KeyOf::Raised, Slot::Procedure)
        }),
    ],
    raises: &[Raisable {
        key: LOSES,
        about_player: true,
        needs: can_be_late,
    }],
};

const CAME_TOO_LATE: Condition<CameToResume> =
    Condition::told_or_seen("came-too-late-to-resume", |context, _| late(context));

const LIMIT_HAS_PASSED: Condition<ResumptionTimePassed> =
    Condition::told_or_seen("came-too-late-to-resume", |context, _| late(context));

const NOT_DECIDED: Condition<CameToResume> =
    Condition::told_or_seen("not-decided-yet", |context, came| {
        match is_decided(context.game, came.by) {
            true => Truth::FAILS,
            false => Truth::Moot,
        }
    });

const NOBODY_WAS_ASKED: Condition<ResumptionTimePassed> = Condition::told_or_seen("not-decided-yet", |context, _| {
    let game = context.game;
    let open = |color: Color| game.awaits_return(color) && !is_decided(game, color);
    Truth::about(Color::ALL.into_iter().any(open))
});

/// Only a player who has sealed can be saved by the other's flag.
const OPPONENT_HAS_OVERSTEPPED: Condition<CameToResume> =
    Condition::told_or_seen("opponent-has-overstepped", |context, came| {
        let game = context.game;
        let sealed = game.adjournment().and_then(|adjournment| adjournment.sealer) == Some(came.by);
        let clock = game.clock();
        let down = clock.is_some_and(|clock| clock.flag(!came.by, context.at).is_some());
        Truth::of(sealed && down && game.phase() == Phase::Playing)
    });

const LATE_PLAYER_CAN_MATE: Condition<CameToResume> =
    Condition::told_or_seen("late-player-can-mate", |context, came| {
        let player = Facts::of("player", Value::Player(came.by));
        match context.can_mate(came.by) {
            Mating::Possible(_) => Truth::Holds(player),
            Mating::Impossible | Mating::Unknown => Truth::Fails(player),
        }
    });

/// The envelope is closed, and what is in it counts although the player who has to answer is late.
const ENVELOPE_MAY_DECIDE: Condition<CameToResume> = Condition::told_or_seen("envelope-may-decide", |context, came| {
    let game = context.game;
    let either = game.provisions().sealed_ending_despite.value == SealedEndingDespite::LatenessOfEither;
    let closed = game.envelope().is_some_and(|envelope| !envelope.reply) && game.phase() == Phase::Resuming;
    Truth::of(either && closed && game.turn() != came.by)
});

const RESPONDER_CAME_TOO_LATE: Condition<MoveMade> =
    Condition::told_or_seen("responder-came-too-late", |context, made| {
        let game = context.game;
        let opened = game.opening(context.of).is_some_and(|opened| !opened.reply);
        let came = game.adjournment().and_then(|adjournment| adjournment.present[!made.by]);
        let late = came.is_some_and(|came| game.is_too_late_to_resume(came));
        Truth::of(opened && late && !is_decided(game, !made.by))
    });

const LATENESS_IS_RAISED: Condition<Raised> =
    Condition::given("lateness-is-raised", |_, raised| Truth::about(raised.key == LOSES));

fn late(context: &Context<'_>) -> Truth {
    let game = context.game;
    let scheduled = game.adjournment().and_then(|adjournment| adjournment.scheduled);
    let Some((scheduled, allowed)) = scheduled.zip(game.resumption_lateness_allowed()) else {
        return Truth::FAILS;
    };
    let facts = Facts::of("time", Value::Time(allowed))
        .and("late", Value::Time(context.at.since(scheduled)));
    match is_late(game, context) {
        true => Truth::Holds(facts),
        false => Truth::Fails(facts),
    }
}

/// Whether the game is one that is resumed, as far as anybody knows.
fn can_be_late(game: &Game, key: Key) -> bool {
    let resumed = game
        .adjournment()
        .is_some_and(|adjournment| adjournment.scheduled.is_some());
    game.provisions().has(key).is_some() && (game.is_called() || resumed)
}

/// Who has not come; none if neither has.
fn absent(game: &Game) -> Option<Color> {
    match Color::ALL.map(|color| game.awaits_return(color)) {
        [true, true] => None,
        [true, false] => Some(Color::White),
        [false, _] => Some(Color::Black),
    }
}

/// Whether the arbiter has decided about a player who is late, or is being asked.
fn is_decided(game: &Game, player: Color) -> bool {
    let by_late = |key: Key| key == LOSES || key == PRESENT_LOST;
    let since = game.adjournment().and_then(|adjournment| adjournment.entry);
    let answered = game.answered.iter().any(|answered| {
        let concerns = answered.player.is_none_or(|about| about == player);
        by_late(answered.key) && concerns && since.is_none_or(|since| answered.no > since)
    });
    let mut open = game.questions().iter();
    answered || open.any(|(_, question)| by_late(question.key) && question.player.is_none_or(|about| about == player))
}

/// The player whom the arbiter was asked about; none if it was both.
fn asked_about(context: &Context<'_>) -> Option<Color> {
    let mut answered = context.game.answered.iter().rev();
    let answered = answered.find(|answered| answered.key == LOSES && answered.of == context.of);
    answered.and_then(|answered| answered.player)
}

fn too_late(context: &Context<'_>, player: Option<Color>) -> Verdict {
    let sentence = match player {
        Some(player) => Sentence::of("late-to-resume", player),
        None => Sentence::plain("late-to-resume-both"),
    };
    context.asked(QuestionDraft {
        key: LOSES,
        also_by: Vec::new(),
        player,
        condition: None,
        choices: Choice::plain([Word::Loses, Word::MayPlay]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence,
    })
}

fn decided(context: &Context<'_>, player: Option<Color>, answer: Answer) -> Verdict {
    if answer.word != Word::Loses {
        return context.ruled(LOSES, &[], Vec::new(), Sentence::plain("late-to-resume-may-play"));
    }
    let (ending, sentence) = match player {
        Some(player) => (Ending::Absence { player }, Sentence::of("late-to-resume-loses", player)),
        None => (Ending::AbsenceOfBoth, Sentence::plain("late-to-resume-both-lose")),
    };
    context.ended(LOSES, &[], ending, sentence)
}

/// The provision by which the end of the game by a sealed move counts although somebody was late.
pub(crate) fn counts_despite(context: &Context<'_>) -> Option<Key> {
    let game = context.game;
    let opened = game.opening(context.of)?;
    let sealer = game.adjournment()?.sealer?;
    let came = game.adjournment()?.present[!sealer];
    let late = came.is_some_and(|came| game.is_too_late_to_resume(came));
    let either = game.provisions().sealed_ending_despite.value == SealedEndingDespite::LatenessOfEither;
    (!opened.reply && (!opened.sealer_present || late && either)).then_some(SEALED_ENDED)
}

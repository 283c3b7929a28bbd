//! A game is adjourned: a move is sealed.
#![cfg_attr(not(doctest), doc = include_str!("adjourn.md"))]

use core::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_laws::Key;

use crate::answer::{Answer, Blank, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Ending, Meanwhile};
use crate::finding::{AdjournedEarly, EnvelopeClosed, Listen, MoveSealed, SealerStopped, TimePassed};
use crate::game::{Envelope, Game, Phase};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::Rule;
use crate::sentence::{Sentence, Value};

/// Provision: adjourned.seal.request
const REQUEST: Key = key("adjourned.seal.request");
/// Guided: guidelines.status
const STATUS: Key = key("guidelines.status");
/// Provision: adjourned.seal.early
const EARLY: Key = key("adjourned.seal.early");
/// Provision: adjourned.seal.procedure
const PROCEDURE: Key = key("adjourned.seal.procedure");
/// Provision: adjourned.seal.may-change
const MAY_CHANGE: Key = key("adjourned.seal.may-change");
/// Provision: adjourned.seal.played-on-board
pub(super) const ON_BOARD: Key = key("adjourned.seal.played-on-board");
/// What the glossary calls adjourning.
const ADJOURNED: Key = key("glossary.adjourn");
/// What the glossary calls a sealed move.
const SEALED_MOVE: Key = key("glossary.sealed-move");

pub(super) const RULE: Rule = Rule {
    name: "adjourn",
    words: include_str!("adjourn.toml"),
    norms: &[
        Listen::SealingOrdered(Norm {
            then: |context, _| to_seal(context, REQUEST, "seal-requested"),
            ..Norm::of(KeyOf::Fixed(REQUEST), Slot::Start)
        }),
        // The session is over.
        Listen::TimePassed(Norm {
            when: &[SESSION_IS_OVER],
            then: |context, _| to_seal(context, REQUEST, "seal-session-over"),
            ..Norm::of(KeyOf::Fixed(REQUEST), Slot::Start)
        }),
        // Where adjournment is only a guideline, a player who wants to adjourn has no right to it.
        Listen::AdjournedEarly(Norm {
            when: &[EARLY_HAS_THE_MOVE],
            then: |context, early| {
                context.asked(QuestionDraft {
                    key: STATUS,
                    also_by: vec![EARLY],
                    player: Some(early.by),
                    condition: None,
                    choices: Choice::plain([Word::Allowed, Word::Refused]),
                    meanwhile: Meanwhile::PlayGoesOn,
                    sentence: Sentence::of("seal-early-guideline", early.by),
                })
            },
            answered: Some(|context, early, answer| match answer.word {
                Word::Allowed => early_seal(context, early),
                _ => context.ruled(STATUS, &[], Vec::new(), Sentence::of("seal-early-refused", early.by)),
            }),
            ..Norm::of(KeyOf::Fixed(STATUS), Slot::Start)
        }),
        Listen::AdjournedEarly(Norm {
            when: &[EARLY_HAS_THE_MOVE],
            then: early_seal,
            otherwise: Some(|context, early, _| {
                context.ruled(
                    EARLY,
                    &[],
                    Vec::new(),
                    Sentence::of("seal-early-not-the-move", early.by),
                )
            }),
            ..Norm::of(KeyOf::Fixed(EARLY), Slot::Start)
        }),
        // A move made on the board is the one to seal.
        Listen::MovedInsteadOfSealing(Norm {
            then: |context, moved| {
                let sentence = Sentence::of("seal-moved-on-board", moved.by).with("move", Value::Move(moved.attempt));
                context.ruled(ON_BOARD, &[], Vec::new(), sentence)
            },
            ..Norm::of(KeyOf::Fixed(ON_BOARD), Slot::Procedure)
        }),
        Listen::MoveSealed(Norm {
            when: &[not(CLOCK_IS_STOPPED), ANOTHER_WAS_SEALED],
            then: |context, sealed| context.ruled(MAY_CHANGE, &[], Vec::new(), Sentence::of("seal-changed", sealed.by)),
            otherwise: Some(|context, sealed, failed| match failed == CLOCK_IS_STOPPED.name {
                true => context.ruled(MAY_CHANGE, &[], Vec::new(), Sentence::of("seal-final", sealed.by)),
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(MAY_CHANGE), Slot::Procedure)
        }),
        Listen::MoveSealed(Norm {
            when: &[not(WRITTEN_ON_PAPER)],
            then: |context, sealed| context.ruled(PROCEDURE, &[], Vec::new(), Sentence::of("seal-on-paper", sealed.by)),
            ..Norm::of(KeyOf::Fixed(PROCEDURE), Slot::Papers)
        }),
        Listen::EnvelopeClosed(Norm {
            when: &[not(A_SHEET_IS_MISSING), CLOCK_STANDS_ALREADY],
            then: |context, closed| adjourned(context, closed.by),
            otherwise: Some(|context, closed, failed| match failed == A_SHEET_IS_MISSING.name {
                true => context.ruled(
                    PROCEDURE,
                    &[],
                    Vec::new(),
                    Sentence::of("seal-sheets-missing", closed.by),
                ),
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(PROCEDURE), Slot::Start)
        }),
        // The clock is stopped last: then the game is adjourned.
        Listen::SealerStopped(Norm {
            when: &[ENVELOPE_IS_CLOSED],
            then: |context, stopped| adjourned(context, stopped.by),
            otherwise: Some(|context, stopped, _| {
                context.asked(QuestionDraft {
                    key: PROCEDURE,
                    also_by: Vec::new(),
                    player: Some(stopped.by),
                    condition: None,
                    choices: Choice::plain([Word::Corrected, Word::Stands]),
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: Sentence::of("seal-wrong-order", stopped.by),
                })
            }),
            answered: Some(order_answered),
            ..Norm::of(KeyOf::Fixed(PROCEDURE), Slot::Start)
        }),
        // What is left of the session is charged to a player who has adjourned early.
        Listen::SealerStopped(Norm {
            when: &[HAS_ADJOURNED_EARLY],
            then: |context, stopped| charged(context, stopped.by),
            answered: Some(|context, stopped, answer| charge_answered(context, stopped.by, answer)),
            ..Norm::of(KeyOf::Fixed(EARLY), Slot::Clock)
        }),
        Listen::EnvelopeClosed(Norm {
            when: &[CLOSED_AFTER_ADJOURNING_EARLY],
            then: |context, closed| charged(context, closed.by),
            answered: Some(|context, closed, answer| charge_answered(context, closed.by, answer)),
            ..Norm::of(KeyOf::Fixed(EARLY), Slot::Clock)
        }),
    ],
    raises: &[],
};

/// The referee's instants are those of the arbiter's timepiece.
const SESSION_IS_OVER: Condition<TimePassed> = Condition::told_or_seen("session-is-over", |context, _| {
    let ends = context
        .game
        .adjournment()
        .and_then(|adjournment| adjournment.session_ends);
    let can_be_sealed = context.game.phase() == Phase::Playing && context.game.position().is_some();
    match ends {
        Some(ends) if can_be_sealed => Truth::of(context.at >= ends),
        _ => Truth::FAILS,
    }
});

const EARLY_HAS_THE_MOVE: Condition<AdjournedEarly> = Condition::seen("player-has-the-move", |context, early| {
    Truth::of(context.game.turn() == early.by)
});

const CLOCK_IS_STOPPED: Condition<MoveSealed> =
    Condition::seen("sealer-has-stopped-the-clock", |_, sealed| Truth::of(sealed.late));

const ANOTHER_WAS_SEALED: Condition<MoveSealed> =
    Condition::seen("another-move-was-sealed", |_, sealed| Truth::of(sealed.again));

const WRITTEN_ON_PAPER: Condition<MoveSealed> = Condition::given("sealed-move-is-on-paper", |given, sealed| {
    let needs_paper = given.provisions().sealed_move_on_paper.is_some_and(|paper| paper.value);
    match needs_paper && !sealed.late {
        true => Truth::of(sealed.medium.is_paper()),
        false => Truth::HOLDS,
    }
});

const A_SHEET_IS_MISSING: Condition<EnvelopeClosed> =
    Condition::given("a-scoresheet-is-missing", |_, closed| Truth::of(closed.without_sheets));

/// The clock was stopped too early, and the arbiter has left it so.
const CLOCK_STANDS_ALREADY: Condition<EnvelopeClosed> =
    Condition::told_or_seen("sealer-has-stopped-the-clock", |context, closed| {
        let game = context.game;
        let stands = game.phase() == Phase::Sealing && game.interrupted() && !game.held_up();
        Truth::of(stands && game.stopped_by == Some(closed.by) && is_sealed(game))
    });

const ENVELOPE_IS_CLOSED: Condition<SealerStopped> =
    Condition::seen("envelope-is-closed", |context, _| Truth::of(is_sealed(context.game)));

const HAS_ADJOURNED_EARLY: Condition<SealerStopped> =
    Condition::told_or_seen("player-has-adjourned-early", |context, _| {
        Truth::of(is_adjourned_early(context.game))
    });
const CLOSED_AFTER_ADJOURNING_EARLY: Condition<EnvelopeClosed> =
    Condition::told_or_seen("player-has-adjourned-early", |context, _| {
        Truth::of(is_adjourned_early(context.game))
    });

/// Whether the move is written as the edition has it, in an envelope that is closed.
fn is_sealed(game: &Game) -> bool {
    let needs_paper = game.provisions().sealed_move_on_paper.is_some_and(|paper| paper.value);
    let sealed = |envelope: &Envelope| envelope.closed && (envelope.medium.is_paper() || !needs_paper);
    game.envelope().is_some_and(sealed)
}

fn is_adjourned_early(game: &Game) -> bool {
    game.phase() == Phase::Adjourned && game.adjournment().is_some_and(|adjournment| adjournment.early)
}

/// The player to move has to seal a move.
fn to_seal(context: &Context<'_>, key: Key, sentence: &'static str) -> Verdict {
    let player = context.game.turn();
    if context.game.is_called() {
        return context.ruled(
            key,
            &[STATUS],
            Vec::new(),
            Sentence::plain("seal-requested-of-whoever-moves"),
        );
    }
    let effects = vec![Effect::MustSeal { player }];
    context.ruled(key, &[STATUS, ADJOURNED], effects, Sentence::of(sentence, player))
}

/// The player to move is deemed to seal when the session is over.
fn early_seal(context: &Context<'_>, early: &AdjournedEarly) -> Verdict {
    let sentence = Sentence::of("seal-early", early.by);
    let effects = match context.game.is_called() {
        true => Vec::new(),
        false => vec![Effect::MustSeal { player: early.by }],
    };
    context.ruled(EARLY, &[REQUEST, STATUS, ADJOURNED], effects, sentence)
}

fn adjourned(context: &Context<'_>, player: Color) -> Verdict {
    let effects = match context.game.is_called() {
        true => Vec::new(),
        false => vec![Effect::Adjourned],
    };
    let also_by = [SEALED_MOVE, ADJOURNED];
    context.ruled(PROCEDURE, &also_by, effects, Sentence::of("sealed", player))
}

/// The clock was stopped before the envelope was closed.
fn order_answered(context: &Context<'_>, stopped: &SealerStopped, answer: Answer) -> Verdict {
    let sealed = !context.game.is_called() && is_sealed(context.game);
    match answer.word {
        Word::Stands if sealed => adjourned(context, stopped.by),
        Word::Stands => context.ruled(
            PROCEDURE,
            &[],
            Vec::new(),
            Sentence::of("seal-clock-stands", stopped.by),
        ),
        _ => context.ruled(
            PROCEDURE,
            &[],
            Vec::new(),
            Sentence::of("seal-clock-goes-on", stopped.by),
        ),
    }
}

/// What is left of the session, when a player who has adjourned early stops the clock.
fn rest_of_session(context: &Context<'_>) -> Option<Duration> {
    let ends = context.game.adjournment()?.session_ends?;
    (ends > context.at).then(|| ends.since(context.at))
}

fn charged(context: &Context<'_>, player: Color) -> Verdict {
    let (Some(rest), Some(clock)) = (rest_of_session(context), context.game.clock()) else {
        return Verdict::Silent;
    };
    let left = clock.remaining(player, context.at);
    if left <= rest {
        // No edition says what happens to a player who has less time than that.
        let mut proposed = times(context);
        proposed[player] = Duration::ZERO;
        let blank = Some(Blank::Clock { proposed });
        let mut choices = Choice::plain([Word::ClockLeft]);
        choices.push(Choice {
            word: Word::ClockSet,
            blank,
        });
        choices.push(Word::Loses.into());
        let sentence = Sentence::of("seal-early-too-little-time", player)
            .with("time", Value::Time(rest))
            .with("left", Value::Time(left));
        return context.asked(charge_question(player, choices, sentence).by_analogy());
    }
    match context.game.provisions().early_adjournment_charged {
        Some(charged) if charged.value => charge(context, player, rest),
        _ => {
            let sentence = Sentence::of("seal-early-charge-open", player).with("time", Value::Time(rest));
            context.asked(charge_question(player, Choice::plain([Word::Yes, Word::No]), sentence))
        }
    }
}

fn charge_question(player: Color, choices: Vec<Choice>, sentence: Sentence) -> QuestionDraft {
    QuestionDraft {
        key: EARLY,
        also_by: Vec::new(),
        player: Some(player),
        condition: None,
        choices,
        meanwhile: Meanwhile::PlayGoesOn,
        sentence,
    }
}

fn charge(context: &Context<'_>, player: Color, amount: Duration) -> Verdict {
    let sentence = Sentence::of("seal-early-charged", player).with("time", Value::Time(amount));
    context.ruled(EARLY, &[], vec![Effect::TimeTaken { player, amount }], sentence)
}

fn charge_answered(context: &Context<'_>, player: Color, answer: Answer) -> Verdict {
    let stopped_at = context
        .game
        .adjournment()
        .and_then(|adjournment| adjournment.stopped_at);
    let ends = context
        .game
        .adjournment()
        .and_then(|adjournment| adjournment.session_ends);
    match (answer.word, stopped_at, ends) {
        (Word::Yes, Some(stopped), Some(ends)) if ends > stopped => charge(context, player, ends.since(stopped)),
        (Word::ClockSet, ..) => {
            let effects = vec![Effect::ClockSet { times: answer.clock() }];
            context.ruled(EARLY, &[], effects, Sentence::of("seal-early-clock-set", player))
        }
        (Word::Loses, ..) => {
            let sentence = Sentence::of("seal-early-lost", player);
            context.ended(EARLY, &[], Ending::Time { player }, sentence)
        }
        _ => context.ruled(EARLY, &[], Vec::new(), Sentence::of("seal-early-not-charged", player)),
    }
}

/// What each player has left.
pub(super) fn times(context: &Context<'_>) -> ByColor<Duration> {
    let clock = context.game.clock();
    ByColor::from_fn(|color| clock.map_or(Duration::ZERO, |clock| clock.remaining(color, context.at)))
}

//! An adjourned game is taken up again: who is there, and what the envelope holds.
#![cfg_attr(not(doctest), doc = include_str!("adjourn_resumption.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Ending, Meanwhile};
use crate::finding::{
    CameToResume, Listen, MoveMade, MoveSealed, OpeningRequested, ResumptionDue, SealedFault, SealedMoveFaulty,
};
use crate::game::{Game, Phase};
use crate::keys::key;
use crate::mate_prover::Mating;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes, not};
use crate::rules::Rule;
use crate::rules::adjourn::{ON_BOARD, times};
use crate::sentence::{Facts, Sentence, Value};

/// Provision: adjourned.resumption.setup
const SETUP: Key = key("adjourned.resumption.setup");
/// Provision: adjourned.envelope.opened-when-responder-present
const OPENED_WHEN: Key = key("adjourned.envelope.opened-when-responder-present");
/// Provision: adjourned.sealed-move.illegal
const FAULTY: Key = key("adjourned.sealed-move.illegal");
/// Provision: adjourned.resumption.responder-present
const RESPONDER_PRESENT: Key = key("adjourned.resumption.responder-present");
/// Provision: adjourned.resumption.responder-absent
const RESPONDER_ABSENT: Key = key("adjourned.resumption.responder-absent");
/// Provision: adjourned.resumption.sealer-absent
const SEALER_ABSENT: Key = key("adjourned.resumption.sealer-absent");
/// Provision: adjourned.both-absent
const BOTH_ABSENT: Key = key("adjourned.both-absent");

pub(super) const RULE: Rule = Rule {
    name: "adjourn_resumption",
    words: include_str!("adjourn_resumption.toml"),
    norms: &[
        Listen::ResumptionDue(Norm {
            when: &[A_CLOCK_IS_SET],
            then: |context, _| {
                let left = times(context);
                let sentence = Sentence::plain("resumption-setup")
                    .with("white", Value::Time(left.white))
                    .with("black", Value::Time(left.black));
                context.ruled(SETUP, &[], Vec::new(), sentence)
            },
            otherwise: Some(|context, _, _| {
                context.ruled(SETUP, &[], Vec::new(), Sentence::plain("resumption-setup-board"))
            }),
            ..Norm::of(KeyOf::Fixed(SETUP), Slot::Start)
        }),
        Listen::ResumptionDue(Norm {
            when: &[RESPONDER_IS_THERE],
            then: |context, _| {
                let sentence = of_responder(context, "resumption-open", "resumption-open-whoever");
                context.ruled(RESPONDER_PRESENT, &[OPENED_WHEN], Vec::new(), sentence)
            },
            ..Norm::of(KeyOf::Fixed(RESPONDER_PRESENT), Slot::Arrival)
        }),
        // Nobody is there: all the time until the player comes who has to answer is that player's.
        Listen::ResumptionDue(Norm {
            when: &[not(RESPONDER_IS_THERE), not(SEALER_IS_THERE), DEFAULT_TIME_IS_NOT_ZERO],
            then: |context, _| {
                let sentence = of_responder(context, "resumption-nobody", "resumption-nobody-whoever");
                context.ruled(BOTH_ABSENT, &[RESPONDER_ABSENT], clock_runs(context), sentence)
            },
            ..Norm::of(KeyOf::Fixed(BOTH_ABSENT), Slot::Arrival)
        }),
        Listen::ResumptionDue(Norm {
            when: &[not(RESPONDER_IS_THERE)],
            then: |context, _| {
                let sentence = of_responder(
                    context,
                    "resumption-responder-absent",
                    "resumption-responder-absent-whoever",
                );
                context.ruled(RESPONDER_ABSENT, &[], clock_runs(context), sentence)
            },
            ..Norm::of(KeyOf::Fixed(RESPONDER_ABSENT), Slot::Arrival)
        }),
        // Somebody comes.
        Listen::CameToResume(Norm {
            when: &[SESSION_HAS_BEGUN, AN_ENVELOPE_WAITS, COMES_TO_ANSWER],
            then: |context, came| match context.game.envelope().is_some_and(|envelope| envelope.reply) {
                true => context.ruled(
                    SEALER_ABSENT,
                    &[],
                    Vec::new(),
                    Sentence::of("resumption-sealer-came", came.by),
                ),
                false => {
                    let sentence = Sentence::of("resumption-responder-came", came.by);
                    context.ruled(RESPONDER_ABSENT, &[OPENED_WHEN, BOTH_ABSENT], Vec::new(), sentence)
                }
            },
            ..Norm::of(KeyOf::Fixed(RESPONDER_ABSENT), Slot::Start)
        }),
        Listen::StoppedToResume(Norm {
            then: |context, stopped| {
                let sentence = Sentence::of("resumption-stopped", stopped.by);
                context.ruled(RESPONDER_ABSENT, &[], Vec::new(), sentence)
            },
            ..Norm::of(KeyOf::Fixed(RESPONDER_ABSENT), Slot::Clock)
        }),
        Listen::OpeningRequested(Norm {
            when: &[REQUESTED_WITH_RESPONDER],
            then: |context, _| context.ruled(OPENED_WHEN, &[], Vec::new(), Sentence::plain("resumption-may-open")),
            otherwise: Some(|context, _, _| {
                context.ruled(OPENED_WHEN, &[], Vec::new(), Sentence::plain("resumption-stays-closed"))
            }),
            ..Norm::of(KeyOf::Fixed(OPENED_WHEN), Slot::Papers)
        }),
        // What was made on the board goes before what is written.
        Listen::MoveMade(Norm {
            when: &[WRITTEN_OTHERWISE],
            then: |context, made| {
                let opened = context.game.opening(context.of);
                let written = opened
                    .and_then(|opened| opened.written_otherwise.clone())
                    .unwrap_or_default();
                let sentence = Sentence::of("sealed-otherwise", made.by).with("text", Value::Text(written));
                context.ruled(ON_BOARD, &[], Vec::new(), sentence)
            },
            wakes: Wakes::Pending,
            ..Norm::of(KeyOf::Fixed(ON_BOARD), Slot::Duty)
        }),
        // The sealed move stands on the board, and the clock runs of the player who has to answer.
        Listen::MoveMade(Norm {
            when: &[ENVELOPE_WAS_OPENED],
            then: opened,
            wakes: Wakes::Pending,
            ..Norm::of(KeyOf::Fixed(RESPONDER_PRESENT), Slot::Arrival)
        }),
        Listen::SealedMoveFaulty(Norm {
            when: &[not(IS_DECLARED), OPPONENT_CAN_MATE],
            then: |context, faulty| {
                let ending = Ending::SealedMove { player: faulty.by };
                context.ended(FAULTY, &[], ending, fault(context, faulty))
            },
            otherwise: Some(|context, faulty, failed| match failed == OPPONENT_CAN_MATE.name {
                true => {
                    let ending = Ending::SealedMoveDrawn { player: faulty.by };
                    context.ended(FAULTY, &[TIME_DRAW], ending, fault(context, faulty))
                }
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(FAULTY), Slot::Irregularity)
        }),
        // The answer in a second envelope.
        Listen::MoveSealed(Norm {
            when: &[IS_AN_ANSWER],
            then: |context, sealed| {
                context.ruled(
                    SEALER_ABSENT,
                    &[],
                    Vec::new(),
                    Sentence::of("answer-may-be-sealed", sealed.by),
                )
            },
            ..Norm::of(KeyOf::Fixed(SEALER_ABSENT), Slot::Start)
        }),
        Listen::AnswerSealed(Norm {
            then: |context, sealed| {
                context.ruled(SEALER_ABSENT, &[], Vec::new(), Sentence::of("answer-sealed", sealed.by))
            },
            ..Norm::of(KeyOf::Fixed(SEALER_ABSENT), Slot::Start)
        }),
    ],
    raises: &[],
};

/// The draw where the opponent of a player whose time is up cannot mate.
const TIME_DRAW: Key = key("flag.draw-if-opponent-cannot-mate");

const A_CLOCK_IS_SET: Condition<ResumptionDue> =
    Condition::told_or_seen("a-clock-is-set", |context, _| Truth::of(context.game.clock().is_some()));

const RESPONDER_IS_THERE: Condition<ResumptionDue> = Condition::seen("responder-is-there", |context, _| {
    Truth::of(!context.game.awaits_return(!context.game.turn()))
});

const SEALER_IS_THERE: Condition<ResumptionDue> = Condition::seen("sealer-is-there", |context, _| {
    Truth::of(!context.game.awaits_return(context.game.turn()))
});

const DEFAULT_TIME_IS_NOT_ZERO: Condition<ResumptionDue> = Condition::given("default-time-is-not-zero", |given, _| {
    let default_time = given.provisions().default_time;
    Truth::of(default_time.is_none_or(|time| !time.value.is_zero()))
});

const SESSION_HAS_BEGUN: Condition<CameToResume> = Condition::told_or_seen("resumption-has-begun", |context, _| {
    Truth::of(context.game.phase() == Phase::Resuming)
});

const AN_ENVELOPE_WAITS: Condition<CameToResume> = Condition::told_or_seen("an-envelope-waits", |context, _| {
    Truth::of(context.game.envelope().is_some())
});

/// The move in the envelope is not the player's own.
const COMES_TO_ANSWER: Condition<CameToResume> = Condition::told_or_seen("comes-to-answer", |context, came| {
    Truth::of(context.game.turn() != came.by && !is_late(context.game, context))
});

const REQUESTED_WITH_RESPONDER: Condition<OpeningRequested> = Condition::seen("responder-is-there", |context, _| {
    Truth::of(!context.game.awaits_return(!context.game.turn()))
});

const WRITTEN_OTHERWISE: Condition<MoveMade> = Condition::told_or_seen("another-move-is-written", |context, _| {
    let opened = context.game.opening(context.of);
    Truth::of(opened.is_some_and(|opened| opened.written_otherwise.is_some()))
});

const ENVELOPE_WAS_OPENED: Condition<MoveMade> = Condition::told_or_seen("envelope-was-opened", |context, _| {
    let opened = context.game.opening(context.of);
    Truth::of(opened.is_some_and(|opened| !opened.declared))
});

const IS_DECLARED: Condition<SealedMoveFaulty> =
    Condition::given("sealed-move-is-declared", |_, faulty| Truth::of(faulty.declared));

/// The exception of Article 6: nobody loses to an opponent who can never mate.
const OPPONENT_CAN_MATE: Condition<SealedMoveFaulty> = Condition::seen("opponent-can-mate", |context, faulty| {
    let opponent = Facts::of("player", Value::Player(!faulty.by));
    match context.can_mate(!faulty.by) {
        Mating::Possible(line) => {
            let line = line.into_iter().map(Into::into).collect();
            Truth::Holds(opponent.and("line", Value::Line(line)))
        }
        Mating::Impossible => Truth::Fails(opponent),
        Mating::Unknown => Truth::Judged(Box::new(QuestionDraft {
            key: FAULTY,
            also_by: Vec::new(),
            player: Some(faulty.by),
            condition: None,
            choices: Choice::plain([Word::CanMate, Word::CannotMate]),
            meanwhile: Meanwhile::ClockStopped,
            sentence: Sentence::of("sealed-unknown", faulty.by),
        })),
    }
});

const IS_AN_ANSWER: Condition<MoveSealed> =
    Condition::given("sealed-move-is-an-answer", |_, sealed| Truth::of(sealed.reply));

/// Whether a player comes too late to the resumption now.
pub(super) fn is_late(game: &Game, context: &Context<'_>) -> bool {
    game.is_too_late_to_resume(context.at)
}

/// The player who has to answer the sealed move.
fn responder(game: &Game) -> Color {
    !game.turn()
}

/// A sentence about the player who has to answer, who has no name in a game that nobody watched.
fn of_responder(context: &Context<'_>, name: &'static str, whoever: &'static str) -> Sentence {
    match context.game.is_called() {
        true => Sentence::plain(whoever),
        false => Sentence::of(name, responder(context.game)),
    }
}

fn clock_runs(context: &Context<'_>) -> Vec<Effect> {
    match context.game.is_called() {
        true => Vec::new(),
        false => vec![Effect::ClockStartedFor {
            player: responder(context.game),
        }],
    }
}

/// The envelope is open, and its move made.
fn opened(context: &Context<'_>, made: &MoveMade) -> Verdict {
    let Some(opened) = context.game.opening(context.of) else {
        return Verdict::Silent;
    };
    if opened.reply {
        let sentence = Sentence::of("answer-opened", made.by);
        return context.ruled(SEALER_ABSENT, &[], Vec::new(), sentence);
    }
    match opened.responder_present {
        true => {
            let also_by = [OPENED_WHEN, RESPONDER_ABSENT];
            context.ruled(
                RESPONDER_PRESENT,
                &also_by,
                Vec::new(),
                Sentence::of("resumption-opened", made.by),
            )
        }
        false => {
            let sentence = Sentence::of("resumption-opened-too-early", made.by);
            context.ruled(OPENED_WHEN, &[], Vec::new(), sentence)
        }
    }
}

fn fault(context: &Context<'_>, faulty: &SealedMoveFaulty) -> Sentence {
    if context.game.is_called() {
        return Sentence::of("sealed-faulty", faulty.by);
    }
    let name = match faulty.fault {
        SealedFault::Ambiguous => "sealed-ambiguous",
        SealedFault::Unreadable => "sealed-unreadable",
        SealedFault::Illegal => "sealed-illegal",
    };
    Sentence::of(name, faulty.by).with("text", Value::Text(faulty.text.clone()))
}

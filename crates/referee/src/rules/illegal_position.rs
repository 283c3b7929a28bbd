//! Illegal positions that the arbiter sees: both kings in check, or a pawn on the last rank.
#![cfg_attr(not(doctest), doc = include_str!("illegal_position.md"))]

use jadoube_board::{Color, Fault, Setup};
use jadoube_laws::Key;
use jadoube_laws::values::TwoKings;

use crate::answer::{Choice, Word};
use crate::context::{Context, Given, QuestionDraft};
use crate::entry::{Effect, Ending, Meanwhile};
use crate::finding::{Cause, CompletedIrregularly, IllegalPositionNoticed, Listen};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes};
use crate::rules::Rule;
use crate::rules::illegal_move::{
    TellsOfIllegalMove, is_in_time, is_the_one_that_loses, lost, not_lost, opponent_can_mate, was_completed,
};
use crate::sentence::Sentence;

/// Provision: rapid.both-kings-in-check, blitz.rapid-rules-excluded
const TWO_KINGS: Key = key("rapid.both-kings-in-check");
/// Provision: rapid.pawn-on-last-rank
const PAWN: Key = key("rapid.pawn-on-last-rank");
const COMPLETED: Key = key("illegal-move.completed");

pub(super) const RULE: Rule = Rule {
    name: "illegal_position",
    words: include_str!("illegal_position.toml"),
    norms: &[
        Listen::IllegalPositionNoticed(Norm {
            when: &[
                POSITION_IS_ILLEGAL,
                ARBITER_MAY_STEP_IN,
                KINGS_OR_PAWN,
                ARBITER_ACTS_AT_ONCE,
                was_completed(),
                is_still_open(),
                is_in_time(),
                is_the_one_that_loses(),
                opponent_can_mate(),
            ],
            then: lost,
            otherwise: Some(otherwise),
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.two_kings.key)),
                Slot::Irregularity,
            )
        }),
        // Where the arbiter steps in if possible, and has seen the move.
        Listen::CompletedIrregularly(Norm {
            when: &[
                ARBITER_INTERVENES_SEEING_IT,
                is_the_one_that_loses(),
                opponent_can_mate(),
            ],
            then: lost,
            otherwise: Some(
                |context, completed, failed| match failed == ARBITER_INTERVENES_SEEING_IT.name {
                    true => Verdict::Silent,
                    false => not_lost(context, completed, failed),
                },
            ),
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.two_kings.key)),
                Slot::Irregularity,
            )
        }),
        // The move is completed for which the arbiter has waited.
        Listen::MoveMade(Norm {
            wakes: Wakes::Pending,
            ..waited()
        }),
        Listen::MoveCompleted(waited()),
        Listen::CompletedIrregularly(waited_for_illegal_move()),
    ],
    raises: &[],
};

/// The game is drawn if the position is still illegal; else it goes on.
const fn waited<F>() -> Norm<F> {
    Norm {
        when: const { &[next_move_is_completed(), position_is_still_illegal()] },
        then: |context, _| drawn(context),
        otherwise: Some(
            |context, _, failed| match failed == position_is_still_illegal::<F>().name {
                true => legal_again(context),
                false => Verdict::Silent,
            },
        ),
        ..Norm::of(KeyOf::Fixed(TWO_KINGS), Slot::Irregularity)
    }
}

/// The same where that move is illegal: if it leaves a legal position, it is judged like any other.
const fn waited_for_illegal_move() -> Norm<CompletedIrregularly> {
    Norm {
        when: const { &[next_move_is_completed(), position_is_still_illegal()] },
        then: |context, _| drawn(context),
        ..Norm::of(KeyOf::Fixed(TWO_KINGS), Slot::Irregularity)
    }
}

const ARBITER_INTERVENES_SEEING_IT: Condition<CompletedIrregularly> = Condition::seen_unless(
    "arbiter-steps-in-seeing-it",
    |given, completed: &CompletedIrregularly| {
        let steps_in = two_kings(given) == TwoKings::ArbiterIntervenes && completed.seen;
        (!steps_in).then_some(Truth::FAILS)
    },
    |context, _| {
        let board = context.game.board().to_setup();
        Truth::of(both_kings_in_check(&board) || pawn_on_last_rank(&board))
    },
);

const POSITION_IS_ILLEGAL: Condition<IllegalPositionNoticed> = Condition::seen("position-is-illegal", |context, _| {
    Truth::of(context.game.position().is_none())
});

const ARBITER_MAY_STEP_IN: Condition<IllegalPositionNoticed> = Condition::given("arbiter-may-step-in", |given, _| {
    Truth::of(two_kings(given) != TwoKings::None)
});

/// Where the arbiter rules on a claim only, but for these.
const KINGS_OR_PAWN: Condition<IllegalPositionNoticed> = Condition::seen_unless(
    "both-kings-in-check-or-pawn-on-last-rank",
    |given, _| (two_kings(given) != TwoKings::ArbiterIntervenes).then_some(Truth::Moot),
    |context, _| {
        let board = context.game.board().to_setup();
        Truth::of(both_kings_in_check(&board) || pawn_on_last_rank(&board))
    },
);

/// Where the arbiter waits for the next move, a pawn that has just been left on the last rank is an illegal move just
/// completed, and acted on; and so is any other illegal position.
const ARBITER_ACTS_AT_ONCE: Condition<IllegalPositionNoticed> = Condition::seen_unless(
    "illegal-move-just-completed",
    |given, _| (two_kings(given) != TwoKings::WaitThenDraw).then_some(Truth::Moot),
    |context, noticed| {
        let board = context.game.board().to_setup();
        if !both_kings_in_check(&board) && !pawn_on_last_rank(&board) {
            return Truth::HOLDS;
        }
        let last = context.game.plies().last().map(|ply| ply.entry);
        let left = noticed
            .offence(context)
            .filter(|offence| last == Some(offence.entry))
            .is_some_and(|offence| match offence.cause {
                Cause::Move(attempt) | Cause::Unpromoted(attempt) => {
                    let is_there =
                        |fault: &Fault| matches!(fault, Fault::PawnOnLastRank { square, .. } if *square == attempt.to);
                    board.faults().iter().any(is_there)
                }
                Cause::Unfinished | Cause::NoMove | Cause::BothHands | Cause::Untold => false,
            });
        Truth::of(left)
    },
);

/// Where the arbiter steps in if possible: whether it is after the opponent's reply is for the arbiter to say.
const fn is_still_open() -> Condition<IllegalPositionNoticed> {
    Condition::seen_unless(
        "arbiter-can-still-step-in",
        |given, _| (two_kings(given) != TwoKings::ArbiterIntervenes).then_some(Truth::Moot),
        |context, noticed: &IllegalPositionNoticed| {
            let Some(offence) = noticed.offence(context) else {
                return Truth::FAILS;
            };
            let last = context.game.plies().last().map(|ply| ply.entry);
            match last <= Some(offence.entry) {
                true => Truth::HOLDS,
                false => Truth::Judged(Box::new(QuestionDraft {
                    key: context.game.provisions().two_kings.key,
                    also_by: vec![PAWN],
                    player: Some(offence.player),
                    condition: None,
                    choices: Choice::plain([Word::Corrected, Word::Stands]),
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: Sentence::of("illegal-position-answered", offence.player),
                })),
            }
        },
    )
}

fn two_kings(given: &Given<'_>) -> TwoKings {
    given.provisions().two_kings.value
}

fn otherwise(context: &Context<'_>, noticed: &IllegalPositionNoticed, failed: &'static str) -> Verdict {
    let provisions = context.game.provisions();
    let key = provisions.two_kings.key;
    if failed == POSITION_IS_ILLEGAL.name {
        context.ruled(key, &[], Vec::new(), Sentence::plain("illegal-position-none"))
    } else if failed == ARBITER_MAY_STEP_IN.name {
        context.ruled(key, &[], Vec::new(), Sentence::plain("illegal-position-for-players"))
    } else if failed == KINGS_OR_PAWN.name {
        let key = provisions.illegal_move_raised_by.key;
        context.ruled(key, &[], Vec::new(), Sentence::plain("illegal-for-the-opponent"))
    } else if failed == ARBITER_ACTS_AT_ONCE.name {
        waits(context)
    } else if failed == was_completed::<IllegalPositionNoticed>().name {
        context.ruled(COMPLETED, &[], Vec::new(), Sentence::plain("illegal-none-completed"))
    } else if failed == is_still_open().name {
        context.ruled(key, &[], Vec::new(), Sentence::plain("illegal-position-stands"))
    } else {
        not_lost(context, noticed, failed)
    }
}

/// The arbiter waits until the next move is completed.
fn waits(context: &Context<'_>) -> Verdict {
    let effects = match context.game.wait() {
        Some(_) => Vec::new(),
        None => vec![Effect::ArbiterWaits],
    };
    let (key, also_by) = keys(context);
    context.ruled(key, &also_by, effects, Sentence::plain("illegal-position-waits"))
}

/// By which provisions the arbiter waits.
fn keys(context: &Context<'_>) -> (Key, Vec<Key>) {
    let board = context.game.board().to_setup();
    match both_kings_in_check(&board) || context.game.is_called() {
        true => (TWO_KINGS, vec![PAWN]),
        false => (PAWN, Vec::new()),
    }
}

const fn next_move_is_completed<F>() -> Condition<F> {
    Condition::told_or_seen("next-move-is-completed", |context, _| {
        let completed = context.game.completed();
        let wait = context.game.wait();
        match wait.is_some_and(|wait| completed.white + completed.black > wait.completed) {
            true => Truth::HOLDS,
            false => Truth::FAILS,
        }
    })
}

const fn position_is_still_illegal<F>() -> Condition<F> {
    Condition::told_or_seen("position-is-still-illegal", |context, _| {
        Truth::of(context.game.position().is_none())
    })
}

fn drawn(context: &Context<'_>) -> Verdict {
    let sentence = Sentence::plain("illegal-position-drawn");
    context.ended(waited_by(context), &[PAWN], Ending::IllegalPosition, sentence)
}

/// The illegal moves that led there stand.
fn legal_again(context: &Context<'_>) -> Verdict {
    let open = context.game.irregular().iter().filter(|irregular| irregular.open);
    let stand = open.map(|irregular| Effect::IllegalMoveStands { entry: irregular.entry });
    let effects = [Effect::WaitEnded].into_iter().chain(stand).collect();
    context.ruled(
        waited_by(context),
        &[PAWN],
        effects,
        Sentence::plain("illegal-position-mended"),
    )
}

/// By which provision the arbiter has waited.
fn waited_by(context: &Context<'_>) -> Key {
    context.game.wait().map_or(TWO_KINGS, |wait| wait.key)
}

fn both_kings_in_check(board: &Setup) -> bool {
    let in_check = |color: Color| {
        let mut board = board.clone();
        board.turn = !color;
        let faults = board.faults();
        faults
            .iter()
            .any(|fault| matches!(fault, Fault::WaitingPlayerInCheck { .. }))
    };
    in_check(Color::White) && in_check(Color::Black)
}

fn pawn_on_last_rank(board: &Setup) -> bool {
    let faults = board.faults();
    faults.iter().any(|fault| matches!(fault, Fault::PawnOnLastRank { .. }))
}

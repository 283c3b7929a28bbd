//! What is asked before an illegal move is acted on.

use jadoube_board::Position;
use jadoube_laws::values::{IllegalMoveRaisedBy, IllegalMoveTally, IllegalMoveWindow, TwoHandsCounted};

use super::consequence::{named, number, put_right};
use super::offence::completed_by_move;
use super::{COMPLETED, Offence, PRESSED, TellsOfIllegalMove};
use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Cause, CompletedIrregularly, IllegalMoveNoticed, MoveMade};
use crate::game::{Board, IrregularPly};
use crate::mate_prover::Mating;
use crate::norm::{Condition, Truth};
use crate::sentence::{Facts, Sentence, Value};

/// The arbiter has seen an illegal position, and waits for the next move.
pub(super) const ARBITER_WAITS: Condition<IllegalMoveNoticed> =
    Condition::told_or_seen("arbiter-waits", |context, _| match context.game.wait() {
        Some(_) => Truth::HOLDS,
        None => Truth::Moot,
    });

/// A press without a move counts where the edition says so.
pub(super) const COUNTS_AS_ILLEGAL_MOVE: Condition<CompletedIrregularly> =
    Condition::given("counts-as-illegal-move", |given, completed| match completed.cause {
        Cause::NoMove => Truth::of(given.has(PRESSED)),
        Cause::BothHands => {
            let counted = given.provisions().two_hands_counted.map(|counted| counted.value);
            Truth::of(counted == Some(TwoHandsCounted::WhenPressed))
        }
        Cause::Move(_) | Cause::Unpromoted(_) | Cause::Unfinished | Cause::Untold => Truth::Moot,
    });

pub(super) const ARBITER_SAW_IT: Condition<CompletedIrregularly> =
    Condition::seen("arbiter-saw-it", |_, completed| Truth::of(completed.seen));

pub(super) const fn arbiter_acts_unasked<F>() -> Condition<F> {
    Condition::given("arbiter-acts-unasked", |given, _| {
        let raised_by = given.provisions().illegal_move_raised_by.value;
        Truth::of(raised_by == IllegalMoveRaisedBy::ArbiterOrPlayer)
    })
}

pub(in crate::rules) const fn was_completed<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::seen("illegal-move-was-completed", |context, told: &F| {
        let Some(offence) = told.offence(context) else {
            return Truth::FAILS;
        };
        // Answered before the press: no edition says whether it can be acted on like a completed one.
        let window = context.game.provisions().illegal_move_window.value;
        match window == IllegalMoveWindow::Game && was_only_answered(context, &offence) {
            true => Truth::Judged(Box::new(answered_asked(context, &offence))),
            false => Truth::HOLDS,
        }
    })
    .asked_as(|_, told| Sentence::asking("illegal-move-was-completed", told.offender()))
}

/// Whether the opponent has answered an illegal move, and the clock was not pressed for it.
pub(super) fn was_only_answered(context: &Context<'_>, offence: &Offence) -> bool {
    let of_offender = context.game.answered_and_not_completed(offence.player);
    of_offender.is_some_and(|irregular| irregular.entry == offence.entry)
}

fn answered_asked(context: &Context<'_>, offence: &Offence) -> QuestionDraft {
    QuestionDraft {
        key: COMPLETED,
        also_by: Vec::new(),
        player: Some(offence.player),
        condition: None,
        choices: Choice::plain([Word::Counts, Word::CountsNot]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: named("illegal-answered-unpressed", context, offence),
    }
}

/// The last move has completed an illegal move that the arbiter saw.
pub(super) const COMPLETED_BY_MOVE: Condition<MoveMade> =
    Condition::told_or_seen("illegal-move-was-completed", |context, _| {
        Truth::about(completed_by_move(context).is_some())
    });

/// Where the answer closes the matter, a press that comes after it does not open it again.
pub(super) const NOT_ANSWERED_BEFORE: Condition<CompletedIrregularly> =
    Condition::told_or_seen("illegal-move-can-still-be-acted-on", |context, completed| {
        let window = context.game.provisions().illegal_move_window.value;
        let last = context.game.plies().last().map(|ply| ply.entry);
        let answered = || {
            let offence = completed.offence(context).filter(|_| !context.game.is_called());
            offence.is_some_and(|offence| last > Some(offence.entry))
        };
        match window == IllegalMoveWindow::Reply && answered() {
            true => Truth::FAILS,
            false => Truth::Moot,
        }
    });

pub(in crate::rules) const fn is_in_time<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::seen_unless(
        "illegal-move-can-still-be-acted-on",
        |given, told: &F| match given.provisions().illegal_move_window.value {
            IllegalMoveWindow::Reply if told.has_window(given) => None,
            IllegalMoveWindow::Reply | IllegalMoveWindow::Game => Some(Truth::Moot),
        },
        |context, told: &F| {
            let Some(offence) = told.offence(context) else {
                return Truth::FAILS;
            };
            let last = context.game.plies().last().map(|ply| ply.entry);
            let in_time = last <= Some(offence.entry);
            // An answer that was itself illegal and was taken back: whether it has closed the matter no edition says.
            let voided = |answer: &IrregularPly| answer.voided_by.is_some() && answer.entry > offence.entry;
            match in_time && context.game.irregular().iter().any(voided) {
                true => Truth::Judged(Box::new(window_asked(context, &offence))),
                false => Truth::of(in_time),
            }
        },
    )
    .asked_as(|_, told| Sentence::asking("illegal-move-can-still-be-acted-on", told.offender()))
}

pub(super) fn window_asked(context: &Context<'_>, offence: &Offence) -> QuestionDraft {
    QuestionDraft {
        key: context.game.provisions().illegal_move_window.key,
        also_by: Vec::new(),
        player: Some(offence.player),
        condition: None,
        choices: Choice::plain([Word::Counts, Word::Stands]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: named("illegal-answered-illegally", context, offence),
    }
    .by_analogy()
}

/// Where the text does not settle whether a press without a move is counted together with illegal moves, and it matters.
pub(super) const TALLY_IS_CLEAR: Condition<CompletedIrregularly> = Condition::seen_unless(
    "tally-is-clear",
    |given, completed: &CompletedIrregularly| {
        let tally = given.provisions().illegal_move_tally.map(|tally| tally.value);
        let unclear = tally == Some(IllegalMoveTally::ByKindOrCommon) && completed.cause == Cause::NoMove;
        (!unclear).then_some(Truth::Moot)
    },
    |context, completed| {
        let loses_at = context.game.provisions().illegal_move_loses_at.value;
        let of_its_kind = 1 + context.game.counted_of_kind(completed.by, completed.cause);
        Truth::of(number(context, completed.by) < loses_at || of_its_kind >= loses_at.max(2))
    },
)
.asked_as(|given, completed| {
    let loses_at = given.provisions().illegal_move_loses_at.value;
    Sentence::asking("tally-is-clear", Some(completed.by)).with("number", Value::Count(loses_at))
});

pub(in crate::rules) const fn is_the_one_that_loses<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::seen_unless(
        "illegal-move-loses",
        |given, _| {
            let first_loses = given.is_called() && given.provisions().illegal_move_loses_at.value == 1;
            first_loses.then_some(Truth::HOLDS)
        },
        |context, told: &F| {
            let Some(offence) = told.offence(context) else {
                return Truth::FAILS;
            };
            let (number, loses_at) = (
                number(context, offence.player),
                context.game.provisions().illegal_move_loses_at.value,
            );
            let facts =
                Facts::of("player", Value::Player(offence.player)).and("number", Value::count_of(number, loses_at));
            match number >= loses_at {
                true => Truth::Holds(facts),
                false if number + context.game.stood(offence.player) >= loses_at => {
                    Truth::Judged(Box::new(stood_asked(context, &offence)))
                }
                false => Truth::Fails(facts),
            }
        },
    )
    .asked_as(|given, told| {
        let loses_at = given.provisions().illegal_move_loses_at.value;
        Sentence::asking("illegal-move-loses", told.offender()).with("number", Value::Count(loses_at))
    })
}

/// Whether an earlier one counts that was found too late, and stood.
fn stood_asked(context: &Context<'_>, offence: &Offence) -> QuestionDraft {
    let provisions = context.game.provisions();
    QuestionDraft {
        key: provisions.illegal_move_loses_at.key,
        also_by: vec![provisions.illegal_move_window.key],
        player: Some(offence.player),
        condition: None,
        choices: Choice::plain([Word::Counts, Word::CountsNot]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of("illegal-stood-before", offence.player),
    }
    .by_analogy()
}

/// Whether the clock was pressed in the middle of a move, and that counts as an illegal move: no edition says so.
pub(super) const fn unfinished_move_counts<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::told_or_seen("unfinished-move-counts", |context, told: &F| {
        let unfinished = told
            .offence(context)
            .filter(|offence| offence.cause == Cause::Unfinished);
        let Some(offence) = unfinished else { return Truth::Moot };
        // The arbiter who saw it has said so already.
        if context.game.has_answered_about(offence.entry) {
            return Truth::FAILS;
        }
        Truth::Judged(Box::new(
            QuestionDraft {
                key: COMPLETED,
                also_by: Vec::new(),
                player: Some(offence.player),
                condition: None,
                choices: Choice::plain([Word::Counts, Word::CountsNot]),
                meanwhile: Meanwhile::ClockStopped,
                sentence: Sentence::of("illegal-unfinished-counts", offence.player),
            }
            .by_analogy(),
        ))
    })
}

/// Whether the opponent could still mate in the position on which play would have continued.
pub(in crate::rules) const fn opponent_can_mate<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::seen_unless(
        "opponent-can-mate-before",
        |given, _| (!given.provisions().illegal_move_draw.value).then_some(Truth::Moot),
        |context, told: &F| {
            let Some(offence) = told.offence(context) else {
                return Truth::FAILS;
            };
            let opponent = Facts::of("player", Value::Player(!offence.player));
            match can_mate(context, &offence) {
                Mating::Possible(_) => Truth::Holds(opponent),
                Mating::Impossible => Truth::Fails(opponent),
                Mating::Unknown => Truth::Judged(Box::new(can_mate_asked(context, &offence))),
            }
        },
    )
    .asked_as(|_, told| Sentence::asking("opponent-can-mate-before", told.offender()))
}

/// Whether the opponent could mate from the position on which play would have continued.
pub(super) fn can_mate(context: &Context<'_>, offence: &Offence) -> Mating {
    let opponent = !offence.player;
    match put_right(context, offence) {
        Some(Effect::PieceReplaced { square, piece }) => {
            let mut setup = context.game.board().to_setup();
            setup.put(square, Some(piece));
            match Position::accept(&setup) {
                Ok(position) => context.can_mate_from(Board::Position(&position), opponent),
                Err(_) => Mating::Unknown,
            }
        }
        Some(_) => context.can_mate_after_move_from(context.game.board_before(offence.entry), opponent),
        None => context.can_mate(opponent),
    }
}

pub(super) fn can_mate_asked(context: &Context<'_>, offence: &Offence) -> QuestionDraft {
    let provisions = context.game.provisions();
    QuestionDraft {
        key: provisions.illegal_move_draw.key,
        also_by: vec![provisions.illegal_move_loses_at.key],
        player: Some(offence.player),
        condition: None,
        choices: Choice::plain([Word::CanMate, Word::CannotMate]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of("illegal-unknown", offence.player),
    }
}

//! Illegal moves that were taken back together with an earlier one.

use super::consequence::{counted, lost_or_drawn, named, number};
use super::{DRAWN, DRAWN_IN_BLITZ, DRAWN_IN_RAPID, Offence, PRESSED, RESTORE};
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, EntryNo, Meanwhile};
use crate::finding::Cause;
use crate::game::Irregular;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::sentence::Sentence;

/// An illegal move, completed and not counted, that was taken back together with an earlier one.
pub(super) const fn voided<F>() -> Norm<F> {
    Norm {
        when: const { &[another_was_voided()] },
        then: |context, _| asked(context),
        answered: Some(|context, _, answer| match voided_offence(context, context.of) {
            Some(offence) if answer.word != Word::CountsNot => voided_counts(context, &offence, answer),
            _ => context.ruled(RESTORE, &[], Vec::new(), Sentence::plain("illegal-voided-not-counted")),
        }),
        asks: &[RESTORE, DRAWN, DRAWN_IN_RAPID, DRAWN_IN_BLITZ],
        ..Norm::of(KeyOf::Fixed(RESTORE), Slot::Procedure)
    }
}

/// Several were: when the arbiter has said of one whether it counts, the next is asked about.
pub(super) const fn next_voided<F>() -> Norm<F> {
    Norm {
        when: const { &[another_was_voided()] },
        then: |_, _| Verdict::Silent,
        answered: Some(|context, _, _| {
            // Whether the opponent can mate is asked about this one first.
            let draw = context.game.provisions().illegal_move_draw.key;
            let mut open = context.game.questions().iter();
            match open.any(|(_, question)| question.of == context.of && question.key == draw) {
                true => Verdict::Silent,
                false => asked(context),
            }
        }),
        asks: &[RESTORE, DRAWN, DRAWN_IN_RAPID, DRAWN_IN_BLITZ],
        ..Norm::of(KeyOf::Fixed(RESTORE), Slot::Next)
    }
}

/// Whether an illegal move counts that was taken back together with an earlier one: the Laws do not say.
fn asked(context: &Context<'_>) -> Verdict {
    let Some(offence) = voided_offence(context, context.of) else {
        return Verdict::Silent;
    };
    let draft = QuestionDraft {
        key: RESTORE,
        also_by: vec![context.game.provisions().illegal_move_loses_at.key],
        player: Some(offence.player),
        condition: None,
        choices: Choice::plain([Word::Counts, Word::CountsNot]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: match offence.cause {
            Cause::Move(_) | Cause::Unpromoted(_) => named("illegal-voided", context, &offence),
            _ => named("illegal-voided-press", context, &offence),
        },
    };
    context.asked(draft.by_analogy())
}

pub(super) const fn another_was_voided<F>() -> Condition<F> {
    Condition::told_or_seen("another-illegal-move-was-voided", |context, _| {
        Truth::about(voided_offence(context, context.event).is_some())
    })
}

/// The first illegal move that was taken back with another one by what was said to an event, is not counted, and of which the
/// arbiter has not said that it does not count.
pub(super) fn voided_offence(context: &Context<'_>, event: EntryNo) -> Option<Offence> {
    let game = context.game;
    let voided = game.irregular().iter().filter(|irregular| {
        let counts = irregular.what != Irregular::NoMove || context.has(PRESSED);
        let voided = irregular.completed && irregular.voided_by.is_some_and(|by| by > event);
        voided && counts && !game.is_counted(irregular.entry)
    });
    let mut voided = voided.skip(game.said_about(context.of, RESTORE, Word::CountsNot));
    voided.next().map(|irregular| Offence::of(context, irregular))
}

/// The arbiter counts it: its penalty follows, and nothing more is done on the board.
fn voided_counts(context: &Context<'_>, offence: &Offence, answer: Answer) -> Verdict {
    let provisions = context.game.provisions();
    if number(context, offence.player) >= provisions.illegal_move_loses_at.value {
        return lost_or_drawn(context, offence, context.can_mate(!offence.player), answer);
    }
    let gets = provisions.illegal_move_opponent_gets;
    let given = Effect::TimeAdded {
        player: !offence.player,
        amount: gets.value,
    };
    let effects = counted(context, offence).into_iter().chain([given]).collect();
    let sentence = named("illegal-voided-counted", context, offence);
    context.ruled(gets.key, &[RESTORE], effects, sentence)
}

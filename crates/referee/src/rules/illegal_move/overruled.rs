//! A loss by illegal moves that the arbiter overrules.

use super::RESTORE;
use crate::act::Decision;
use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::Meanwhile;
use crate::finding::Overruled;
use crate::game::Ply;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth};
use crate::rules::restored_clock::restored;
use crate::sentence::{Sentence, Value};

/// The game goes on with an illegal move on the board that nobody took back, since the game had ended with it.
pub(super) const fn overruled() -> Norm<Overruled> {
    Norm {
        when: &[ILLEGAL_MOVE_IS_ON_THE_BOARD],
        then: |context, _| {
            context.asked(
                QuestionDraft {
                    key: RESTORE,
                    also_by: Vec::new(),
                    player: Some(!context.game.turn()),
                    condition: None,
                    choices: Choice::plain([Word::Corrected, Word::Stands]),
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: named(context, "illegal-overruled"),
                }
                .by_analogy(),
            )
        },
        answered: Some(|context, _, answer| match last(context) {
            Some(ply) if answer.word == Word::Corrected => {
                let sentence = named(context, "illegal-overruled-restored");
                context.ruled(RESTORE, &[], restored(context, ply.entry), sentence)
            }
            _ => context.ruled(RESTORE, &[], Vec::new(), named(context, "illegal-overruled-stands")),
        }),
        ..Norm::of(KeyOf::Fixed(RESTORE), Slot::Irregularity)
    }
}

const ILLEGAL_MOVE_IS_ON_THE_BOARD: Condition<Overruled> =
    Condition::told_or_seen("illegal-move-is-on-the-board", |context, overruled| {
        Truth::about(overruled.decision == Decision::PlaysOn && last(context).is_some())
    });

/// The last move, if it is an illegal one that was counted.
fn last<'a>(context: &Context<'a>) -> Option<&'a Ply> {
    let last = context.game.plies().last()?;
    (last.legal().is_none() && context.game.is_counted(last.entry)).then_some(last)
}

fn named(context: &Context<'_>, name: &'static str) -> Sentence {
    let sentence = Sentence::of(name, !context.game.turn());
    match last(context) {
        Some(ply) => sentence.with("move", Value::Move(ply.attempt())),
        None => sentence,
    }
}

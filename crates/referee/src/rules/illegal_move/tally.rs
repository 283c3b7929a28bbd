//! Where the clauses disagree on what is counted together.

use jadoube_laws::Key;

use super::condition::can_mate;
use super::consequence::{counted, lost_or_drawn, named};
use super::{Offence, PRESSED, PRESSED_PENALTY, TWO_HANDS, TWO_HANDS_PENALTY, TellsOfIllegalMove};
use crate::answer::{Answer, Blank, Choice, Filling, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::Cause;
use crate::norm::Verdict;
use crate::sentence::Sentence;

/// The clauses disagree on what a press without a move costs here.
pub(super) fn asked_about_tally(context: &Context<'_>, offence: &Offence) -> Verdict {
    let ([key, penalty], name) = unsettled(offence.cause);
    context.asked(
        QuestionDraft {
            key: penalty,
            also_by: vec![key, context.game.provisions().illegal_move_loses_at.key],
            player: Some(offence.player),
            condition: None,
            choices: vec![
                Word::Loses.into(),
                Choice {
                    word: Word::OpponentTime,
                    blank: Some(Blank::Time { proposed: None }),
                },
            ],
            meanwhile: Meanwhile::ClockStopped,
            sentence: Sentence::of(name, offence.player),
        }
        .by_analogy(),
    )
}

/// The provisions of what may count for itself, and what is asked then.
pub(super) fn unsettled(cause: Cause) -> ([Key; 2], &'static str) {
    match cause {
        Cause::BothHands => ([TWO_HANDS, TWO_HANDS_PENALTY], "illegal-two-hands-unsettled"),
        _ => ([PRESSED, PRESSED_PENALTY], "illegal-press-unsettled"),
    }
}

pub(super) fn tally_answered<F: TellsOfIllegalMove>(context: &Context<'_>, completed: &F, answer: Answer) -> Verdict {
    let Some(offence) = completed.offence(context) else {
        return Verdict::Silent;
    };
    match answer.filling {
        Some(Filling::Time(amount)) => {
            let player = !offence.player;
            let given = Effect::TimeAdded { player, amount };
            let effects = counted(context, &offence).into_iter().chain([given]).collect();
            let ([key, penalty], _) = unsettled(offence.cause);
            let name = match offence.cause {
                Cause::BothHands => "illegal-two-hands",
                _ => "illegal-press",
            };
            context.ruled(penalty, &[key], effects, named(name, context, &offence))
        }
        _ => lost_or_drawn(context, &offence, can_mate(context, &offence), answer),
    }
}

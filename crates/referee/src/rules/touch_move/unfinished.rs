//! The clock pressed in the middle of a move.

use jadoube_laws::Key;

use super::{CAPTURE_MADE, CASTLING_MADE, MADE, PROMOTION_MADE, penalty_answered, seen};
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::CompletedUnfinished;
use crate::game::Game;
use crate::hands::{Amount, Part};
use crate::norm::{KeyOf, Norm, Slot, Verdict};
use crate::rules::illegal_move::{
    COMPLETED, DRAWN, DRAWN_IN_BLITZ, DRAWN_IN_RAPID, TellsOfIllegalMove, unfinished_counts,
};
use crate::rules::penalty::penalties;
use crate::sentence::Sentence;

pub(super) const NORM: Norm<CompletedUnfinished> = Norm {
    when: &[seen()],
    then: unfinished_asked,
    answered: Some(unfinished_answered),
    asks: &[
        CAPTURE_MADE,
        CASTLING_MADE,
        PROMOTION_MADE,
        MADE,
        COMPLETED,
        DRAWN,
        DRAWN_IN_RAPID,
        DRAWN_IN_BLITZ,
    ],
    ..Norm::of(KeyOf::Fixed(CAPTURE_MADE), Slot::Irregularity)
};

/// The clock was pressed in the middle of a move. No edition says whether that counts as an illegal move.
fn unfinished_asked(context: &Context<'_>, completed: &CompletedUnfinished) -> Verdict {
    let (key, name) = unfinished(context.game);
    let mut choices = Choice::plain([Word::Counts, Word::NoPenalty]);
    choices.extend(penalties(context.game));
    context.asked(
        QuestionDraft {
            key,
            also_by: vec![COMPLETED],
            player: Some(completed.by),
            condition: None,
            choices,
            meanwhile: Meanwhile::ClockStopped,
            sentence: Sentence::of(name, completed.by),
        }
        .by_analogy(),
    )
}

fn unfinished_answered(context: &Context<'_>, completed: &CompletedUnfinished, answer: Answer) -> Verdict {
    if let (Word::Counts | Word::CanMate | Word::CannotMate, Some(offence)) = (answer.word, completed.offence(context))
    {
        return unfinished_counts(context, &offence, answer);
    }
    let (key, name) = unfinished(context.game);
    let verdict = penalty_answered(context, key, completed.by, answer);
    match (name == DISORDER, verdict) {
        (true, Verdict::Ruled(mut ruling)) => {
            ruling.effects.insert(0, Effect::MoveTakenBack { player: completed.by });
            Verdict::Ruled(ruling)
        }
        (_, verdict) => verdict,
    }
}

/// What is said of pieces that no one move leaves as they stand.
const DISORDER: &str = "unfinished-disorder";

/// The provision that says when a move that is begun is made, and what is said of it.
fn unfinished(game: &Game) -> (Key, &'static str) {
    let amount = game.hands().map(|hands| hands.amount(&game.board().to_setup()));
    match amount {
        Some(Amount::Part(Part::Castling(_))) => (CASTLING_MADE, "unfinished"),
        Some(Amount::Part(Part::Promotion(_))) => (PROMOTION_MADE, "unfinished"),
        Some(Amount::Disorder(_)) => (COMPLETED, DISORDER),
        Some(Amount::InHand) => (MADE, "unfinished"),
        _ => (CAPTURE_MADE, "unfinished"),
    }
}

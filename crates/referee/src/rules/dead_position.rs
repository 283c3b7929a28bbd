//! The game is drawn when neither player can mate any more.
#![cfg_attr(not(doctest), doc = include_str!("dead_position.md"))]

use jadoube_laws::Key;

use crate::act::ProofVerdict;
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, DeadPositionCheck, QuestionDraft};
use crate::entry::{Ending, EntryNo, Meanwhile};
use crate::finding::{Listen, PositionProved};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes};
use crate::rules::Rule;
use crate::rules::stalemate::keeps_to_duty;
use crate::sentence::Sentence;

/// Provision: end.dead-position
const DEAD: Key = key("end.dead-position");
/// Provision: objective.no-mate-possible
const NO_MATE: Key = key("objective.no-mate-possible");
/// Provision: dead-position.article-9-restatement
const RESTATED: Key = key("dead-position.article-9-restatement");

pub(super) const RULE: Rule = Rule {
    name: "dead_position",
    words: include_str!("dead_position.toml"),
    norms: &[
        Listen::SessionBegan(norm(const { &[is_looked_at(), not_known_to_be_alive()] })),
        Listen::MoveMade(norm(
            const { &[is_looked_at(), keeps_to_duty(), not_known_to_be_alive()] },
        )),
        Listen::PositionProved(Norm {
            when: &[NOT_PROVED_ALIVE],
            then: |context, proved| match proved.verdict {
                ProofVerdict::Dead => resting_on(proved.of, drawn(context)),
                ProofVerdict::Alive | ProofVerdict::Unknown => asked(context),
            },
            answered: Some(|context, _, answer| answered(context, answer)),
            ..Norm::of(KeyOf::Fixed(DEAD), Slot::End)
        }),
    ],
    raises: &[],
};

const fn norm<F>(when: &'static [Condition<F>]) -> Norm<F> {
    Norm {
        when,
        then: |context, _| match context.is_dead() {
            Some(_) => drawn(context),
            None => asked(context),
        },
        // The position may be another by then: what was asked is decided, and nothing is looked at again.
        answered: Some(|context, _, answer| answered(context, answer)),
        wakes: Wakes::Look,
        ..Norm::of(KeyOf::Fixed(DEAD), Slot::End)
    }
}

const fn is_looked_at<F>() -> Condition<F> {
    Condition::seen("position-is-looked-at", |context, _| {
        Truth::about(context.check == DeadPositionCheck::EveryPosition)
    })
}

const fn not_known_to_be_alive<F>() -> Condition<F> {
    Condition::seen("nobody-can-mate", |context, _| match context.is_dead() {
        Some(dead) => Truth::of(dead),
        // Until the next capture or pawn move little can have changed.
        None => match asked_since_last_change(context) {
            true => Truth::FAILS,
            false => Truth::Moot,
        },
    })
}

/// The same, of a position that was proved to be so, or not, after the event that brought it about. Whether that event kept to a
/// duty was looked at then: of a move that did not, nothing is left to prove.
const NOT_PROVED_ALIVE: Condition<PositionProved> =
    Condition::seen("nobody-can-mate", |context, proved| match proved.verdict {
        ProofVerdict::Dead => Truth::HOLDS,
        ProofVerdict::Alive => Truth::FAILS,
        ProofVerdict::Unknown => match asked_since_last_change(context) {
            true => Truth::FAILS,
            false => Truth::Moot,
        },
    });

/// A ruling that rests on this entry as well.
fn resting_on(no: EntryNo, verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Ruled(mut ruling) => {
            ruling.rests_on.insert(0, no);
            Verdict::Ruled(ruling)
        }
        verdict => verdict,
    }
}

fn answered(context: &Context<'_>, answer: Answer) -> Verdict {
    match answer.word {
        Word::Drawn => drawn(context),
        _ => context.ruled(DEAD, &[], Vec::new(), Sentence::plain("dead-goes-on")),
    }
}

fn asked(context: &Context<'_>) -> Verdict {
    context.asked(QuestionDraft {
        key: DEAD,
        also_by: vec![NO_MATE],
        player: None,
        condition: None,
        choices: Choice::plain([Word::Drawn, Word::GoesOn]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::plain("dead-unknown"),
    })
}

fn drawn(context: &Context<'_>) -> Verdict {
    let sentence = Sentence::plain("dead");
    context.ended(DEAD, &[NO_MATE, RESTATED], Ending::DeadPosition, sentence)
}

/// Whether the arbiter was asked since the last capture or pawn move.
fn asked_since_last_change(context: &Context<'_>) -> bool {
    let plies = context.game.plies();
    let quiet = context.game.halfmoves() as usize;
    let change = plies.len().checked_sub(quiet + 1).map(|index| plies[index].entry);
    let since = |no: EntryNo| change.is_none_or(|change| no > change);
    let answered = context.game.answered.iter().map(|answered| (answered.key, answered.no));
    let open = context
        .game
        .questions()
        .iter()
        .map(|(no, question)| (question.key, *no));
    answered.chain(open).any(|(key, no)| key == DEAD && since(no))
}

//! The game is drawn when neither player can mate any more.
#![cfg_attr(not(doctest), doc = include_str!("dead_position.md"))]

use jadoube_laws::Key;

use crate::entry::{Answer, Ending, Entry, EntryNo, Meanwhile};
use crate::find::kind;
use crate::keys::key;
use crate::rules::{Ask, Case, Rule, Verdict, Watch};
use crate::sentence::Sentence;

/// Provision: end.dead-position
const DEAD: Key = key("end.dead-position");
/// Provision: objective.no-mate-possible
const NO_MATE: Key = key("objective.no-mate-possible");
/// Provision: dead-position.article-9-restatement
const RESTATED: Key = key("dead-position.article-9-restatement");

pub(super) const RULE: Rule = Rule {
    hears: kind::BEGAN | kind::MADE | kind::ANSWERED,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((_, answer)) = case.answer_to(&[DEAD]) {
        return match answer {
            Answer::Drawn => drawn(case),
            _ => case.ruled(DEAD, &[], Vec::new(), Sentence::plain("dead-goes-on")),
        };
    }
    if case.watch == Watch::NoPosition || case.finding.kind() & kind::ANSWERED != 0 {
        return Verdict::Silent;
    }
    match case.prover.is_dead(case.game.position(), case.game.terms().budget) {
        Some(false) => Verdict::Silent,
        Some(true) => drawn(case),
        None if asked_since_last_change(case) => Verdict::Silent,
        None => case.asked(Ask {
            key: DEAD,
            with: &[NO_MATE],
            about: None,
            answers: vec![Answer::Drawn, Answer::GoesOn],
            meanwhile: Meanwhile::PlayGoesOn,
            say: Sentence::plain("dead-unknown"),
        }),
    }
}

fn drawn(case: &Case<'_>) -> Verdict {
    case.ended(
        DEAD,
        &[NO_MATE, RESTATED],
        Ending::DeadPosition,
        Sentence::plain("dead"),
    )
}

/// Whether the arbiter was asked since the last capture or pawn move: until the next one, little can have changed.
fn asked_since_last_change(case: &Case<'_>) -> bool {
    let plies = case.game.plies();
    let quiet = usize::from(case.game.position().halfmoves());
    let change = plies.len().checked_sub(quiet + 1).map(|index| plies[index].entry);
    let since = change.map_or(0, EntryNo::index);
    case.record[since..]
        .iter()
        .any(|entry| matches!(entry, Entry::Question(question) if question.key == DEAD))
}

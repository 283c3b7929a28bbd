//! What version 1 does not store of a question, from the entries before it.

use std::borrow::Cow;

use crate::entry::{Entry, EntryNo, Question};
use crate::event::Act;
use crate::finding::find;

/// Completes a question: what it is about and, in older records, which condition it asks about.
pub(super) fn lift(question: &mut Question, before: &[Entry]) {
    let Some(of) = origin(question.of, before) else {
        return;
    };
    question.of = of;
    if let Some(Entry::Event(event)) = before.get(of.index())
        // A press that is asked about completed nothing.
        && let Some(finding) = find(&event.act, |_| false)
    {
        question.about = finding;
    }
    if question.condition.is_none() {
        question.condition = condition(&question.sentence.name).map(Cow::Borrowed);
    }
}

/// The event that a question is about: if it arose from an answer, the one that the answered question was about.
fn origin(no: EntryNo, before: &[Entry]) -> Option<EntryNo> {
    match before.get(no.index())? {
        Entry::Event(event) => match event.act {
            Act::Answered { question, .. } => match before.get(question.index())? {
                Entry::Question(question) => Some(question.of),
                Entry::Event(_) | Entry::Ruling(_) => None,
            },
            _ => Some(no),
        },
        Entry::Ruling(_) | Entry::Question(_) => None,
    }
}

/// The condition that a question asked about before questions said so themselves.
fn condition(sentence: &str) -> Option<&'static str> {
    Some(match sentence {
        "claim-unwritten-open" => "move-is-written",
        "claim-turns-on-castling" => "position-repeated",
        "claim-turns-on-press" => "fifty-moves-reached",
        "flag-unknown" | "resignation-unknown" => "opponent-can-mate",
        _ => return None,
    })
}

//! What version 1 does not store of a question, from the entries before it.

use std::borrow::Cow;

use crate::act::{Act, Moment, Told};
use crate::entry::{Entry, EntryNo, Question};
use crate::finding::Finding;
use crate::game::Game;
use crate::terms::Terms;

/// The game up to the last event that a question was about. It is folded only as far as questions need it.
pub(crate) struct Lift {
    game: Game,
    /// How many entries are in it.
    folded: usize,
}

impl Lift {
    pub(crate) fn new(terms: &Terms) -> Lift {
        Lift {
            game: Game::begun(terms.clone()),
            folded: 0,
        }
    }

    /// Completes a question: what it is about and, in older records, which condition it asks about.
    pub(super) fn lift(&mut self, question: &mut Question, before: &[Entry]) {
        if let Some((of, about)) = self.subject(question.of, before) {
            question.of = of;
            question.about = about;
        }
        if question.condition.is_none() {
            question.condition = condition(&question.sentence.name).map(Cow::Borrowed);
        }
    }

    /// The event that a question is about, and what it amounts to: if the question arose from an answer, what the answered
    /// question was about.
    fn subject(&mut self, no: EntryNo, before: &[Entry]) -> Option<(EntryNo, Finding)> {
        let Entry::Event(event) = before.get(no.index())? else {
            return None;
        };
        if let Act::Answered(answered) = &event.act {
            let Entry::Question(question) = before.get(answered.question.index())? else {
                return None;
            };
            return Some((question.of, question.about.clone()));
        }
        for (index, entry) in before.iter().enumerate().take(no.index()).skip(self.folded) {
            self.game.apply(EntryNo::after(index), entry);
        }
        self.folded = self.folded.max(no.index());
        match event.act.action().find(&Moment::of(&self.game, before, event)) {
            Told::Finding(finding) => Some((no, finding)),
            Told::Answer(..) | Told::Nothing => None,
        }
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

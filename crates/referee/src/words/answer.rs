//! What the arbiter can answer.

use jadoube_words::capitalised;

use crate::entry::Answer;
use crate::words::Words;
use crate::words::value::points;

impl Words {
    /// An answer, short enough for a button. One whose amount is left to the arbiter names none.
    #[must_use]
    pub fn answer(&self, answer: Answer) -> String {
        self.word(match answer {
            Answer::Loses => "answer-loses",
            Answer::MayPlay => "answer-may-play",
            Answer::CanMate => "answer-can-mate",
            Answer::CannotMate => "answer-cannot-mate",
            Answer::Same => "answer-same",
            Answer::Different => "answer-different",
            Answer::Stands => "answer-stands",
            Answer::Void => "answer-void",
            Answer::Drawn => "answer-drawn",
            Answer::GoesOn => "answer-goes-on",
            Answer::FromFirstMove => "answer-from-first-move",
            Answer::AfterFirstMove => "answer-after-first-move",
            Answer::ValidReason => "answer-valid-reason",
            Answer::NoPenalty => "answer-no-penalty",
            Answer::Allowed => "answer-allowed",
            Answer::Refused => "answer-refused",
            Answer::Corrected => "answer-corrected",
            Answer::Done => "answer-done",
            Answer::Penalty { penalty } => return capitalised(&self.penalty(penalty)),
            Answer::Points { points: score } => return points(score),
        })
    }

    /// The same, where whoever answers fills in the points too.
    #[must_use]
    pub fn choice(&self, answer: Answer) -> String {
        match answer {
            Answer::Points { .. } => self.word("answer-points"),
            answer => self.answer(answer),
        }
    }
}

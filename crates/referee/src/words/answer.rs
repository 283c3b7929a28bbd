//! What the arbiter can answer.

use jadoube_laws::Score;
use jadoube_words::capitalised;

use crate::answer::{Answer, Blank, Choice, Filling, PermittedPoints, Word};
use crate::entry::Question;
use crate::words::Words;
use crate::words::value::{points, shown};

impl Words {
    /// Something that may be answered, short enough for a button. What the arbiter has yet to fill in is not named.
    #[must_use]
    pub fn choice(&self, choice: &Choice) -> String {
        match choice.blank {
            // What the opponent scores need not be filled in.
            Some(Blank::OpponentScore { .. }) => capitalised(&self.word(name(choice.word))),
            _ if choice.has_proposal() => self.answer(choice.proposal()),
            _ => self.word(name(choice.word)),
        }
    }

    /// The same as an answer to a question: where that asks something of its own, in words that fit what is asked.
    #[must_use]
    pub fn choice_of(&self, question: &Question, choice: &Choice) -> String {
        match own_name(&question.sentence.name, choice.word) {
            Some(own) => self.word(own),
            None => self.choice(choice),
        }
    }

    /// What was answered, with what was filled in.
    #[must_use]
    pub fn answer(&self, answer: Answer) -> String {
        match (answer.penalty(), answer.filling) {
            (Some(penalty), _) => capitalised(&self.penalty(penalty)),
            (None, Some(Filling::Points(score))) => points(score),
            (None, Some(Filling::Clock(times))) if answer.word == Word::ExtraTime => {
                let [white, black] = [times.white, times.black].map(shown);
                self.phrase(
                    "answer-extra-time-given",
                    [("white", white.into()), ("black", black.into())],
                )
            }
            (None, Some(Filling::Clock(times))) => {
                let [white, black] = [times.white, times.black].map(shown);
                self.phrase(name(answer.word), [("white", white.into()), ("black", black.into())])
            }
            (None, _) => self.word(name(answer.word)),
        }
    }

    /// What is to be filled in, and how it is written: `a time, such as 2:00`.
    #[must_use]
    pub fn blank(&self, blank: &Blank) -> String {
        match blank {
            Blank::Clock { .. } => self.word("blank-clock"),
            Blank::ExtraTime => self.word("blank-extra-time"),
            Blank::Time { proposed } => {
                let example = proposed.map_or("2:00".to_owned(), shown);
                self.phrase("blank-time", [("time", example.into())])
            }
            Blank::Score { most, among: None } => self.phrase("blank-score", [("most", most.to_string().into())]),
            Blank::Score { among: Some(among), .. } => {
                self.phrase("blank-score-among", [("scores", self.scores(*among).into())])
            }
            Blank::OpponentScore { permitted, .. } => match permitted {
                PermittedPoints::OfScale { scores, .. } => self.phrase(
                    "blank-opponent-score-of-scale",
                    [("scores", self.scores(*scores).into())],
                ),
                PermittedPoints::UpTo(most) => self.phrase("blank-opponent-score", [("most", most.to_string().into())]),
            },
            Blank::Points { permitted, .. } => match permitted {
                PermittedPoints::OfScale { scores, together } => {
                    let scores = self.scores(*scores);
                    let together = together.to_string();
                    self.phrase(
                        "blank-points-of-scale",
                        [("scores", scores.into()), ("together", together.into())],
                    )
                }
                PermittedPoints::UpTo(most) => self.phrase("blank-points", [("most", most.to_string().into())]),
            },
        }
    }

    /// Scores, each once and the least first.
    fn scores(&self, scores: [Score; 3]) -> String {
        let mut scores = scores.to_vec();
        scores.sort_unstable();
        scores.dedup();
        self.book.list(scores.iter().map(ToString::to_string).collect())
    }
}

/// How an answer is called where a question has words of its own for it.
fn own_name(question: &str, word: Word) -> Option<&'static str> {
    Some(match (question, word) {
        ("offer-conditional" | "offer-on-condition", Word::Stands) => "answer-offer-stands",
        ("offer-conditional" | "offer-on-condition", Word::Void) => "answer-no-offer",
        ("raised-duty", Word::Void) => "answer-nothing-to-do",
        ("inspection-without-rule", Word::Allowed) => "answer-inspection",
        ("inspection-without-rule", Word::Void) => "answer-no-inspection",
        ("sensed-illegal" | "sensed-unexplained", Word::Corrected) => "answer-pieces-put-right",
        ("sensed-illegal" | "sensed-unexplained", Word::Stands) => "answer-pieces-stay",
        ("illegal-position-answered", Word::Corrected) => "answer-restored",
        ("illegal-position-answered", Word::Stands) => "answer-not-restored",
        ("claim-announced-illegal" | "claim-move-illegal", Word::Stands) => "answer-must-move-piece",
        ("claim-announced-illegal" | "claim-move-illegal", Word::MayPlay) => "answer-any-legal-move",
        ("setting-after-cutoff", Word::Stands) => "answer-setting-stands",
        ("seal-wrong-order", Word::Corrected) => "answer-clock-runs-again",
        ("seal-wrong-order", Word::Stands) => "answer-clock-stays-stopped",
        ("broke-off", Word::Stands) => "answer-times-stand",
        ("broke-off", Word::Corrected) => "answer-times-corrected",
        // Where there is no rule, there is nothing to break.
        ("breach-without-rule" | "bystander-without-rule" | "arbiter-told-without-rule", Word::Void) => return None,
        (question, Word::Void)
            if ["breach-", "bystander-", "device-", "clock-mishandled"]
                .iter()
                .any(|begin| question.starts_with(begin)) =>
        {
            "answer-no-breach"
        }
        _ => return None,
    })
}

fn name(word: Word) -> &'static str {
    match word {
        Word::Loses => "answer-loses",
        Word::MayPlay => "answer-may-play",
        Word::CanMate => "answer-can-mate",
        Word::CannotMate => "answer-cannot-mate",
        Word::Same => "answer-same",
        Word::Different => "answer-different",
        Word::Stands => "answer-stands",
        Word::Void => "answer-void",
        Word::Drawn => "answer-drawn",
        Word::GoesOn => "answer-goes-on",
        Word::FromFirstMove => "answer-from-first-move",
        Word::AfterFirstMove => "answer-after-first-move",
        Word::ValidReason => "answer-valid-reason",
        Word::Allowed => "answer-allowed",
        Word::Refused => "answer-refused",
        Word::Corrected => "answer-corrected",
        Word::Done => "answer-done",
        Word::Points => "answer-points",
        Word::Yes => "answer-yes",
        Word::No => "answer-no",
        Word::NoPenalty => "answer-no-penalty",
        Word::Warning => "penalty-warning",
        Word::OpponentTime => "answer-opponent-time",
        Word::OffenderTime => "answer-offender-time",
        Word::OpponentPoints => "answer-opponent-points",
        Word::OffenderPoints => "answer-offender-points",
        Word::LossOfGame => "penalty-loss-of-game",
        Word::Fine => "penalty-fine",
        Word::RoundExclusion => "penalty-round-exclusion",
        Word::Expulsion => "penalty-expulsion",
        Word::NewGame => "answer-new-game",
        Word::ClockLeft => "answer-clock-left",
        Word::ClockCorrected => "answer-clock-corrected",
        Word::ClockBefore => "answer-clock-before",
        Word::Counts => "answer-counts",
        Word::CountsNot => "answer-counts-not",
        Word::Rejected => "answer-rejected",
        Word::Postponed => "answer-postponed",
        Word::PostponedWithTime => "answer-postponed-with-time",
        Word::CannotWin => "answer-cannot-win",
        Word::NoEffort => "answer-no-effort",
        Word::BothGrounds => "answer-both-grounds",
        Word::SentOut => "answer-sent-out",
        Word::LetStay => "answer-let-stay",
        Word::ExtraTime => "answer-extra-time",
        Word::NoExtraTime => "answer-no-extra-time",
        Word::CannotTell => "answer-cannot-tell",
        Word::ClockSet => "answer-clock-set",
    }
}

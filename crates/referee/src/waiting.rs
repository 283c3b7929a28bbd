//! What waits for an answer: something that would decide the game while a question is open whose answer may have decided it
//! before. What was said first is judged first.

use jadoube_clock::Instant;

use crate::context::DeadPositionCheck;
use crate::entry::{Effect, Entry, EntryNo, Question, Ruling};
use crate::finding::{Finding, PieceReleased, PieceTouched};
use crate::game::{Game, Waiting};
use crate::mate_prover::MateProver;
use crate::referee::Referee;
use crate::sentence::{Sentence, Value};

impl Game {
    /// The question that must be answered before a finding can be judged.
    fn waits_for(&self, finding: &Finding) -> Option<EntryNo> {
        let (ends, agrees) = match finding {
            Finding::Resigned(_)
            | Finding::FlagSeen(_)
            | Finding::FlagClaimed(_)
            | Finding::DrawClaimed(_)
            | Finding::QuickplayClaimed(_) => (true, false),
            Finding::DrawAccepted(_) | Finding::DrawDeclined(_) => (false, true),
            Finding::TouchClaimed(_) | Finding::IllegalMoveClaimed(_) => return self.doubt_about(finding),
            _ => return None,
        };
        if let Some(waiting) = self.waiting.first() {
            return Some(waiting.question);
        }
        // A claim is an offer as well: accepted, the game is drawn whether the claim is correct or not.
        let depends = |question: &Question| match question.about {
            Finding::DrawClaimed(_) => ends && question.condition.is_some(),
            Finding::QuickplayClaimed(_) => ends,
            // The claim has ended the game, and whoever decides it decides everything.
            Finding::ClaimedWithoutArbiter(_) => ends || agrees,
            Finding::Resigned(_) | Finding::FlagSeen(_) | Finding::FlagClaimed(_) => ends || agrees,
            _ => false,
        };
        let mut open = self.questions.iter();
        open.find(|(_, question)| depends(question)).map(|(no, _)| *no)
    }

    /// The question about what a claim is about, where the arbiter saw it and was asked at once.
    fn doubt_about(&self, claim: &Finding) -> Option<EntryNo> {
        let depends = |question: &Question| match (claim, &question.about) {
            (Finding::TouchClaimed(claim), Finding::PieceTouched(PieceTouched { by, .. }))
            | (Finding::TouchClaimed(claim), Finding::PieceReleased(PieceReleased { by, .. })) => {
                question.condition.is_some() && *by != claim.by
            }
            (Finding::IllegalMoveClaimed(claim), Finding::CompletedUnfinished(completed)) => completed.by != claim.by,
            _ => false,
        };
        let mut open = self.questions.iter();
        open.find(|(_, question)| depends(question)).map(|(no, _)| *no)
    }
}

impl Referee {
    /// Rules that a finding waits, if it does.
    pub(crate) fn make_wait(&mut self, event: EntryNo, finding: &Finding) -> bool {
        let Some(question) = self.game().waits_for(finding) else {
            return false;
        };
        let Some(Entry::Question(asked)) = self.record().get(question.index()) else {
            return false;
        };
        // Play stands still until what waits is judged.
        let paused = (!self.game().interrupted()).then_some(Effect::ClockPaused);
        let waits = Effect::Waits { question, event };
        let ruling = Ruling {
            key: asked.key,
            also_by: Vec::new(),
            rests_on: vec![event],
            effects: paused.into_iter().chain([waits]).collect(),
            because: Vec::new(),
            sentence: Sentence::plain("waits").with("question", Value::Count(question.get())),
        };
        self.write(Entry::Ruling(Box::new(ruling)));
        true
    }

    /// Judges what waited before the last event and waits no more, in the order in which it happened.
    pub(crate) fn judge_waiting(&mut self, waited: &[Waiting], at: Instant, prover: &mut MateProver) {
        for waiting in waited {
            let over = self.game().phase().is_over();
            if over || self.game().waiting.contains(waiting) {
                continue;
            }
            let Some(Entry::Event(event)) = self.record().get(waiting.event.index()) else {
                continue;
            };
            if let Some((_, finding, no)) = self.found(waiting.event, event)
                && !self.make_wait(no, &finding)
            {
                self.judge(no, at, &finding, prover, DeadPositionCheck::NoPosition);
            }
        }
    }
}

//! Hearing the events of a record under other terms.

use jadoube_laws::NotLeftOpen;

use crate::act::Act;
use crate::admit::Refusal;
use crate::entry::{Entry, EntryNo, Question, Ruling};
use crate::event::Event;
use crate::mate_prover::MateProver;
use crate::referee::Referee;
use crate::terms::Terms;

/// The same events under other terms.
#[derive(Clone, Debug)]
pub struct OtherTerms {
    /// What came of them.
    pub referee: Referee,
    /// The events that could not happen there, in their order.
    pub skipped: Vec<RefusedThere>,
}

/// An event that could not happen under the other terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedThere {
    /// Its entry in the original record.
    pub no: EntryNo,
    /// Why it was refused.
    pub refusal: Refusal,
}

/// Hears the events of a record under other terms, such as those of another edition.
///
/// What cannot happen there is skipped and listed, and the rest is heard without it: one answer to what would have been
/// different, not the game that would have been played. Answers and overrulings refer to entries of the original
/// record; here they go to the open question by the same provision about the same player, or to the ruling by the same
/// provision on the same events, and are refused where there is none. Every event is heard by itself, without
/// hindsight.
///
/// # Errors
///
/// The regulations may set only what the edition leaves open.
pub fn replay_under(terms: Terms, original: &[Entry], prover: &mut MateProver) -> Result<OtherTerms, NotLeftOpen> {
    let mut replay = Replay {
        original,
        referee: Referee::new(terms)?,
        places: Vec::with_capacity(original.len()),
    };
    let mut skipped = Vec::new();
    for (before, entry) in original.iter().enumerate() {
        let place = match entry {
            Entry::Event(event) => match replay.hear(event, prover) {
                Ok(place) => Some(place),
                Err(refusal) => {
                    let no = EntryNo::after(before);
                    skipped.push(RefusedThere { no, refusal });
                    None
                }
            },
            Entry::Ruling(_) | Entry::Question(_) => None,
        };
        replay.places.push(place);
    }
    let referee = replay.referee;
    Ok(OtherTerms { referee, skipped })
}

struct Replay<'a> {
    original: &'a [Entry],
    referee: Referee,
    /// Where each entry of the original stands now, if it is an event that was heard.
    places: Vec<Option<EntryNo>>,
}

impl Replay<'_> {
    fn hear(&mut self, event: &Event, prover: &mut MateProver) -> Result<EntryNo, Refusal> {
        let mut event = event.clone();
        match &mut event.act {
            Act::Answered(answered) => {
                answered.question = self.question(answered.question).ok_or(Refusal::NoQuestion)?;
            }
            Act::Overruled(overruled) => {
                overruled.ruling = self.ruling(overruled.ruling).ok_or(Refusal::NoRuling)?;
            }
            _ => {}
        }
        let place = EntryNo::after(self.referee.record().len());
        self.referee.hear(event, prover)?;
        Ok(place)
    }

    /// The open question that is most like one of the original: the same provision and player, and the same events if
    /// there are several.
    fn question(&self, no: EntryNo) -> Option<EntryNo> {
        let Entry::Question(original) = self.original.get(no.index())? else {
            return None;
        };
        let open = self.referee.game().questions().iter();
        let like = open.filter(|(_, question)| is_like(question, original));
        let mut like = like.map(|(no, question)| (*no, &question.rests_on));
        let first = like.clone().next()?;
        let rests_on = self.placed(&original.rests_on);
        let same = like.find(|(_, now)| Some(*now) == rests_on.as_ref());
        Some(same.unwrap_or(first).0)
    }

    /// The ruling by the same provision on the same events.
    fn ruling(&self, no: EntryNo) -> Option<EntryNo> {
        let Entry::Ruling(original) = self.original.get(no.index())? else {
            return None;
        };
        let rests_on = self.placed(&original.rests_on)?;
        let same = |ruling: &Ruling| ruling.key == original.key && ruling.rests_on == rests_on;
        let record = self.referee.record();
        let before = record
            .iter()
            .position(|entry| matches!(entry, Entry::Ruling(ruling) if same(ruling)))?;
        Some(EntryNo::after(before))
    }

    /// Where events of the original stand now, if all of them were heard.
    fn placed(&self, original: &[EntryNo]) -> Option<Vec<EntryNo>> {
        original
            .iter()
            .map(|no| self.places.get(no.index()).copied().flatten())
            .collect()
    }
}

fn is_like(question: &Question, original: &Question) -> bool {
    question.key == original.key && question.player == original.player
}

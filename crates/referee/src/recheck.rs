//! Rechecks a stored game: which entries would be ruled differently if its events were heard now.

use core::fmt;

use jadoube_board::Move;
use jadoube_laws::NotLeftOpen;

use crate::act::{Act, ProofVerdict, Proved};
use crate::admit::Refusal;
use crate::entry::{Entry, EntryNo, Question, Ruling};
use crate::event::Event;
use crate::mate_prover::MateProver;
use crate::referee::Referee;
use crate::wire::Record;

/// Something in a record that does not come out as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The regulations set what the edition does not leave open.
    Terms(NotLeftOpen),
    /// Another number of events can be heard with the whole game known.
    HeardAsWhole {
        /// As many as the record says.
        stored: u32,
        /// As many as it is now.
        now: u32,
    },
    /// The event of this entry cannot happen there.
    Refused {
        /// The entry.
        no: EntryNo,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// Something else stands at this entry.
    Entry {
        /// The entry.
        no: EntryNo,
        /// What the record has there; nothing if it ends before.
        stored: Option<Box<Entry>>,
        /// What the referee says now; nothing if it is silent.
        now: Option<Box<Entry>>,
    },
}

impl Referee {
    /// Hears the events of a record again and tells every ruling and every question that comes out otherwise.
    ///
    /// Each event is heard in the game as it is stored up to there, so one difference does not lead to others. Nothing is
    /// changed: a stored game stays what it is. A record that breaks off in the middle, as after a power cut, differs at the
    /// entries that the referee says and the record does not have.
    #[must_use]
    pub fn recheck(record: &Record, prover: &mut MateProver) -> Vec<Difference> {
        let mut differences = Vec::new();
        if let (_, Some(error)) = record.terms.provisions_where_open() {
            differences.push(Difference::Terms(error));
        }
        let stored = &record.entries;
        let mut referee = Referee::load(&Record {
            entries: Vec::new(),
            ..record.clone()
        });
        if record.heard_as_whole > 0 {
            let moves = known_moves(record);
            referee.begin(record.terms.start);
            referee.hear_moves(&moves, prover);
            let now = referee.heard_as_whole();
            if now != record.heard_as_whole {
                let stored = record.heard_as_whole;
                differences.push(Difference::HeardAsWhole { stored, now });
            }
            let told = stored.len().min(referee.record().len());
            compare(&stored[..told], &referee, 0, &mut differences);
            referee = Referee::load(&Record {
                entries: stored[..told].to_vec(),
                ..record.clone()
            });
        }
        while let Some(entry) = stored.get(referee.record().len()) {
            let before = referee.record().len();
            let said = stored[before + 1..].iter();
            let until = before + 1 + said.take_while(|entry| !matches!(entry, Entry::Event(_))).count();
            let no = EntryNo::after(before);
            match entry {
                Entry::Event(event) => match referee.hear(proved_again(event, &referee, prover), prover) {
                    Ok(_) => {
                        if compare(&stored[..until], &referee, before, &mut differences) {
                            continue;
                        }
                    }
                    Err(refusal) => differences.push(Difference::Refused { no, refusal }),
                },
                said => differences.push(Difference::Entry {
                    no,
                    stored: Some(Box::new(said.clone())),
                    now: None,
                }),
            }
            referee.rewind(before);
            for entry in &stored[before..until] {
                referee.write(entry.clone());
            }
        }
        differences
    }
}

/// The same event; what it says to be proved is proved anew.
fn proved_again(event: &Event, referee: &Referee, prover: &mut MateProver) -> Event {
    let game = referee.game();
    let act = match (&event.act, game.position()) {
        (Act::Proved(_), Some(position)) => {
            let dead = prover.is_dead(position, game.terms().budget);
            let verdict = ProofVerdict::of(dead);
            Proved { verdict }.into()
        }
        (act, _) => act.clone(),
    };
    Event { act, ..event.clone() }
}

/// The moves among the events that were heard with the whole game known, as far as they are moves of the game.
fn known_moves(record: &Record) -> Vec<Move> {
    let mut position = record.terms.start;
    let events = record.entries.iter().filter_map(|entry| match entry {
        Entry::Event(event) => Some(&event.act),
        Entry::Ruling(_) | Entry::Question(_) => None,
    });
    let known = events.take(record.heard_as_whole as usize).skip(1);
    known
        .map_while(|act| match act {
            Act::Played(played) => {
                let mv = position.find(played.attempt)?;
                position = position.make(mv);
                Some(mv)
            }
            _ => None,
        })
        .collect()
}

/// Compares what was said from an entry on with what is stored, and tells whether it is the same.
fn compare(stored: &[Entry], referee: &Referee, from: usize, differences: &mut Vec<Difference>) -> bool {
    let told = differences.len();
    let said = referee.record();
    for index in from..stored.len().max(said.len()) {
        let (stored, now) = (stored.get(index), said.get(index));
        if !is_same(stored, now) {
            differences.push(Difference::Entry {
                no: EntryNo::after(index),
                stored: stored.cloned().map(Box::new),
                now: now.cloned().map(Box::new),
            });
        }
    }
    differences.len() == told
}

/// Whether an entry comes out as it is stored. Older records have no reasons; what is ruled is the same without them.
fn is_same(stored: Option<&Entry>, now: Option<&Entry>) -> bool {
    match (stored, now) {
        (Some(Entry::Ruling(stored)), Some(Entry::Ruling(now))) if stored.because.is_empty() => {
            let because = Vec::new();
            **stored
                == Ruling {
                    because,
                    ..(**now).clone()
                }
        }
        (Some(Entry::Question(stored)), Some(Entry::Question(now))) if stored.because.is_empty() => {
            let because = Vec::new();
            **stored
                == Question {
                    because,
                    ..(**now).clone()
                }
        }
        (stored, now) => stored == now,
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Terms(error) => error.fmt(f),
            Difference::HeardAsWhole { stored, now } => write!(
                f,
                "the record says that {stored} events were heard with the whole game known; {now} can be"
            ),
            Difference::Refused { no, refusal } => write!(f, "entry {no} cannot happen there: {refusal}"),
            Difference::Entry { no, stored, now } => {
                let (stored, now) = (named(stored.as_deref()), named(now.as_deref()));
                write!(f, "entry {no}: the record has {stored}, and now there is ")?;
                f.write_str(if stored == now { "one with other details" } else { &now })
            }
        }
    }
}

impl core::error::Error for Difference {}

/// An entry by its kind and what it is about.
fn named(entry: Option<&Entry>) -> String {
    match entry {
        None => "nothing".to_owned(),
        Some(Entry::Event(Event {
            act: Act::Proved(proved),
            ..
        })) => format!("the verdict `{}`", proved.verdict),
        Some(Entry::Event(event)) => format!("an event at {} ms", event.at.as_millis()),
        Some(Entry::Ruling(ruling)) => format!("the ruling `{}` by {}", ruling.sentence.name, ruling.key),
        Some(Entry::Question(question)) => format!("the question `{}` by {}", question.sentence.name, question.key),
    }
}

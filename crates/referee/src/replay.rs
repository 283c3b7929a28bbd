//! Hearing a record again.

use core::fmt;

use jadoube_board::Move;
use jadoube_laws::NotLeftOpen;

use crate::admit::Refusal;
use crate::entry::{Entry, EntryNo};
use crate::event::{Act, Event};
use crate::game::Game;
use crate::mate_prover::MateProver;
use crate::referee::Referee;
use crate::wire::Record;

/// The first thing in a record that does not come out as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The regulations set what the edition does not leave open.
    Terms(NotLeftOpen),
    /// Another number of events can be heard with hindsight.
    Hindsight {
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
    /// Hears the events of a record again and compares every ruling and every question with what is stored.
    ///
    /// A record whose end is missing, as after a power cut, differs at the entry that the referee now says and the
    /// record does not have. [`replay_under`](crate::replay_under) under the same terms goes on from there.
    ///
    /// # Errors
    ///
    /// The first difference. The record is not changed to fit.
    pub fn replay(record: &Record, prover: &mut MateProver) -> Result<Referee, Difference> {
        Referee::replay_watched(record, prover, |_, _| {})
    }

    /// The same, for somebody who looks at the game after each event: what a clock showed then is not in the record.
    ///
    /// # Errors
    ///
    /// The first difference, as with [`Referee::replay`].
    pub fn replay_watched(
        record: &Record,
        prover: &mut MateProver,
        mut watch: impl FnMut(&Game, &Event),
    ) -> Result<Referee, Difference> {
        let stored = &record.entries;
        let mut referee = Referee::new(record.terms.clone()).map_err(Difference::Terms)?;
        if record.heard_as_whole > 0 {
            referee.hear_moves(&known_moves(record), prover);
            if referee.heard_as_whole() != record.heard_as_whole {
                return Err(Difference::Hindsight {
                    stored: record.heard_as_whole,
                    now: referee.heard_as_whole(),
                });
            }
            compare(stored, &referee, 0)?;
        }
        loop {
            let heard = referee.record().len();
            let no = EntryNo::after(heard);
            match stored.get(heard) {
                None => return Ok(referee),
                Some(Entry::Event(event)) => {
                    let refused = |refusal| Difference::Refused { no, refusal };
                    referee.hear(event.clone(), prover).map_err(refused)?;
                    compare(stored, &referee, heard)?;
                    watch(referee.game(), event);
                }
                Some(said) => {
                    return Err(Difference::Entry {
                        no,
                        stored: Some(Box::new(said.clone())),
                        now: None,
                    });
                }
            }
        }
    }
}

/// The moves among the events that were heard with hindsight, as far as they are moves of the game.
fn known_moves(record: &Record) -> Vec<Move> {
    let mut position = record.terms.start;
    let events = record.entries.iter().filter_map(|entry| match entry {
        Entry::Event(event) => Some(&event.act),
        Entry::Ruling(_) | Entry::Question(_) => None,
    });
    let known = events.take(record.heard_as_whole as usize).skip(1);
    known
        .map_while(|act| match act {
            Act::Played { attempt, .. } => {
                let mv = position.find(*attempt)?;
                position = position.make(mv);
                Some(mv)
            }
            _ => None,
        })
        .collect()
}

/// Compares what was said from an entry on with what is stored.
fn compare(stored: &[Entry], referee: &Referee, from: usize) -> Result<(), Difference> {
    let said = referee.record().iter().enumerate().skip(from);
    for (before, now) in said {
        let stored = stored.get(before);
        if stored != Some(now) {
            return Err(Difference::Entry {
                no: EntryNo::after(before),
                stored: stored.cloned().map(Box::new),
                now: Some(Box::new(now.clone())),
            });
        }
    }
    Ok(())
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Terms(error) => error.fmt(f),
            Difference::Hindsight { stored, now } => write!(
                f,
                "the record says that {stored} events were heard with hindsight; {now} can be"
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
        Some(Entry::Event(event)) => format!("an event at {} ms", event.at.as_millis()),
        Some(Entry::Ruling(ruling)) => format!("the ruling `{}` by {}", ruling.sentence.name, ruling.key),
        Some(Entry::Question(question)) => format!("the question `{}` by {}", question.sentence.name, question.key),
    }
}

//! Which facts a ruling turns on, and what would be ruled for each.

use std::borrow::Cow;

use jadoube_laws::Key;

use crate::act::{self, Moment};
use crate::admit::{Refusal, admit};
use crate::answer::Answer;
use crate::context::Trial;
use crate::entry::{Entry, EntryNo, Reason};
use crate::event::{Author, Event};
use crate::mate_prover::MateProver;
use crate::referee::Referee;
use crate::sentence::Sentence;

/// How often an event is judged for one contract. Each fact that is not known doubles the trials at most; the largest
/// contract that the rules ask for today takes a few dozen.
const MOST_TRIALS: u32 = 4096;

/// What the referee would say to an event, as far as it depends on facts that nobody has told or that the Laws leave to the
/// arbiter: a decision tree without a question that changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contract {
    /// This would be said: rulings and questions about the consequence, in their order. Nothing follows if there are none.
    Outcome(Vec<Entry>),
    /// It depends.
    Depends(Box<Depends>),
}

/// A fact, and what follows either way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Depends {
    /// The fact to be asked next.
    pub fact: OpenFact,
    /// What follows if it holds.
    pub if_holds: Contract,
    /// What follows if it does not.
    pub if_fails: Contract,
}

/// A fact that is not known and that changes what is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenFact {
    /// The name of its condition.
    pub name: Cow<'static, str>,
    /// What to ask: yes means that it holds. [`Words::asks`](crate::Words::asks) says it.
    pub ask: Sentence,
    /// The provision that leaves it to the arbiter; none if it only has to be told.
    pub left_by: Option<Key>,
}

/// Why there is no contract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoContract {
    /// The event cannot happen in this game.
    Refused(Refusal),
    /// It depends on too much to be worked out. Tell some facts first.
    TooLarge,
}

impl Referee {
    /// What would be said to an event, as far as it depends on facts that are not known. Nothing is heard: the event is judged
    /// in memory, once for each way the facts can be. In a game that nobody watched, any instant will do.
    ///
    /// Facts are told by the names of their conditions. One that the referee knows, or that changes nothing, is not used.
    ///
    /// ```
    /// use jadoube_board::Color;
    /// use jadoube_clock::Instant;
    /// use jadoube_laws::Edition;
    /// use jadoube_referee::{Contract, Entry, MateProver, Mode, Referee, Terms, act};
    ///
    /// let called = Referee::new(Terms { mode: Mode::Called, ..Terms::of(Edition::E2023) })?;
    /// let resigned = || act::Resigned {}.by(Color::White).at(Instant::ZERO);
    /// let mut prover = MateProver::new();
    /// let Contract::Depends(depends) = called.contract(resigned(), &[], &mut prover).unwrap() else { panic!() };
    /// assert_eq!(depends.fact.name, "opponent-can-mate");
    ///
    /// let told = [("opponent-can-mate", false)];
    /// let Contract::Outcome(entries) = called.contract(resigned(), &told, &mut prover).unwrap() else { panic!() };
    /// let [Entry::Ruling(ruling)] = &entries[..] else { panic!() };
    /// assert_eq!(ruling.key, "end.resignation-unwinnable");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Refuses what cannot happen in this game, and gives up where a ruling depends on too many facts.
    pub fn contract(
        &self,
        event: Event,
        facts: &[(&str, bool)],
        prover: &mut MateProver,
    ) -> Result<Contract, NoContract> {
        admit(self.game(), self.record(), &event).map_err(NoContract::Refused)?;
        self.trials(event, None, facts, prover)
    }

    /// What would be said to the arbiter's answer to a question of an outcome, which is told by its place there. Nothing is
    /// heard, as in a [contract](Referee::contract).
    ///
    /// ```
    /// use jadoube_board::Color;
    /// use jadoube_clock::Instant;
    /// use jadoube_laws::Edition;
    /// use jadoube_referee::{Contract, Entry, MateProver, Mode, Referee, Terms, Word, act};
    ///
    /// let called = Referee::new(Terms { mode: Mode::Called, ..Terms::of(Edition::E2023) })?;
    /// let stopped = act::Paused {}.by(Color::White).at(Instant::ZERO);
    /// let mut prover = MateProver::new();
    /// let decided = called.contract_of_answer(stopped, &[], (0, Word::ValidReason.into()), &mut prover).unwrap();
    /// let Contract::Outcome(entries) = decided else { panic!() };
    /// assert!(matches!(&entries[..], [Entry::Ruling(ruling)] if ruling.key == "clock.player-may-stop"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Refuses what cannot happen in this game and what cannot be answered there, and gives up where a ruling depends on too
    /// many facts.
    pub fn contract_of_answer(
        &self,
        event: Event,
        facts: &[(&str, bool)],
        answer: (usize, Answer),
        prover: &mut MateProver,
    ) -> Result<Contract, NoContract> {
        admit(self.game(), self.record(), &event).map_err(NoContract::Refused)?;
        self.trials(event, Some(answer), facts, prover)
    }

    fn trials(
        &self,
        event: Event,
        answer: Option<(usize, Answer)>,
        facts: &[(&str, bool)],
        prover: &mut MateProver,
    ) -> Result<Contract, NoContract> {
        let told = facts
            .iter()
            .map(|(name, holds)| (Cow::Owned((*name).to_owned()), *holds));
        let mut trials = Trials {
            referee: self,
            event,
            answer,
            prover,
            left: MOST_TRIALS,
        };
        trials.contract(told.collect())
    }
}

/// An event that is judged again and again.
struct Trials<'a> {
    referee: &'a Referee,
    event: Event,
    /// What is answered to a question that the event leads to.
    answer: Option<(usize, Answer)>,
    prover: &'a mut MateProver,
    left: u32,
}

impl Trials<'_> {
    fn contract(&mut self, supposed: Vec<(Cow<'static, str>, bool)>) -> Result<Contract, NoContract> {
        self.left = self.left.checked_sub(1).ok_or(NoContract::TooLarge)?;
        let trial = Trial::supposing(supposed.clone());
        let mut referee = self.referee.clone();
        let mut before = referee.record().len() + 1;
        referee.hear_admitted(self.event.clone(), self.prover, Some(&trial));
        let needs_more = trial.missing.borrow().is_some();
        if let Some((place, answer)) = self.answer.filter(|_| !needs_more) {
            let answered = act::Answered {
                question: EntryNo::after(before + place),
                answer,
            };
            let event = answered.by(Author::Arbiter).at(self.event.at);
            let moment = Moment::of(referee.game(), referee.record(), &event);
            event.act.action().admit(&moment).map_err(NoContract::Refused)?;
            before = referee.record().len() + 1;
            referee.hear_admitted(event, self.prover, Some(&trial));
        }
        let Some(fact) = trial.missing.take() else {
            return Ok(Contract::Outcome(referee.record()[before..].to_vec()));
        };
        let mut branch = |holds: bool| {
            let told = (fact.name.clone(), holds);
            self.contract(supposed.iter().cloned().chain([told]).collect())
        };
        let (if_holds, if_fails) = (branch(true)?, branch(false)?);
        if if_holds.comes_to_the_same_as(&if_fails) {
            return Ok(if_holds.without(&fact.name));
        }
        Ok(Contract::Depends(Box::new(Depends {
            fact,
            if_holds,
            if_fails,
        })))
    }
}

impl Contract {
    /// The facts it depends on, in the order in which they are asked; each once.
    #[must_use]
    pub fn facts(&self) -> Vec<&OpenFact> {
        let mut facts = Vec::new();
        self.collect_facts(&mut facts);
        facts
    }

    fn collect_facts<'a>(&'a self, facts: &mut Vec<&'a OpenFact>) {
        let Contract::Depends(depends) = self else { return };
        if facts.iter().all(|fact| fact.name != depends.fact.name) {
            facts.push(&depends.fact);
        }
        depends.if_holds.collect_facts(facts);
        depends.if_fails.collect_facts(facts);
    }

    /// What is left of it once a fact is told.
    #[must_use]
    pub fn when(&self, fact: &str, holds: bool) -> Contract {
        match self {
            Contract::Outcome(_) => self.clone(),
            Contract::Depends(depends) if depends.fact.name == fact => match holds {
                true => depends.if_holds.when(fact, holds),
                false => depends.if_fails.when(fact, holds),
            },
            Contract::Depends(depends) => {
                let (if_holds, if_fails) = (depends.if_holds.when(fact, holds), depends.if_fails.when(fact, holds));
                if if_holds.comes_to_the_same_as(&if_fails) {
                    return if_holds.without(&depends.fact.name);
                }
                Contract::Depends(Box::new(Depends {
                    fact: depends.fact.clone(),
                    if_holds,
                    if_fails,
                }))
            }
        }
    }

    /// Whether both say the same however the facts are: the same provisions, effects, sentences and permitted answers. Reasons
    /// and further citations may differ.
    #[must_use]
    pub fn comes_to_the_same_as(&self, other: &Contract) -> bool {
        match (self, other) {
            (Contract::Outcome(own), Contract::Outcome(others)) => {
                own.len() == others.len() && own.iter().zip(others).all(|(own, other)| says_the_same(own, other))
            }
            (Contract::Depends(depends), other) | (other, Contract::Depends(depends)) => {
                let name = &depends.fact.name;
                depends.if_holds.comes_to_the_same_as(&other.when(name, true))
                    && depends.if_fails.comes_to_the_same_as(&other.when(name, false))
            }
        }
    }

    /// The same, without a reason that changes nothing.
    fn without(self, fact: &str) -> Contract {
        match self {
            Contract::Outcome(mut entries) => {
                let is_other = |reason: &Reason| !(reason.settled && reason.condition == fact);
                for entry in &mut entries {
                    match entry {
                        Entry::Ruling(ruling) => ruling.because.retain(is_other),
                        Entry::Question(question) => question.because.retain(is_other),
                        Entry::Event(_) => {}
                    }
                }
                Contract::Outcome(entries)
            }
            Contract::Depends(depends) => Contract::Depends(Box::new(Depends {
                fact: depends.fact,
                if_holds: depends.if_holds.without(fact),
                if_fails: depends.if_fails.without(fact),
            })),
        }
    }
}

/// Whether two entries come to the same for the people at the board.
fn says_the_same(own: &Entry, other: &Entry) -> bool {
    match (own, other) {
        (Entry::Ruling(own), Entry::Ruling(other)) => {
            own.key == other.key && own.effects == other.effects && own.sentence.name == other.sentence.name
        }
        (Entry::Question(own), Entry::Question(other)) => {
            own.key == other.key
                && own.choices == other.choices
                && own.player == other.player
                && own.meanwhile == other.meanwhile
                && own.sentence.name == other.sentence.name
        }
        (own, other) => own == other,
    }
}

//! A situation at a board that nobody watched.

use core::error::Error;
use core::fmt;

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_laws::{Key, NotLeftOpen};
use jadoube_referee::{
    Answer, Choice, Contract, EntryNo, Event, Game, MateProver, NoContract, Question, Referee, Refusal, Situation,
    Standing, Terms, Words,
};

use crate::answers::label;

/// A situation at a board that nobody watched, and the referee who is asked about it.
pub struct Call {
    referee: Referee,
    event: Event,
    prover: MateProver,
}

/// Why nothing follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNothing {
    /// A condition that failed, in words.
    Failed {
        /// What was found of it.
        text: String,
        /// Whether it is one of the facts that were told.
        is_told: bool,
    },
    /// A provision that does not hold in this game.
    NotBound(Key),
}

/// Why a situation cannot be asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoCall {
    /// The regulations set something that the edition does not leave open.
    Terms(NotLeftOpen),
    /// The Laws have nothing on it under these terms.
    Refused(Refusal),
}

impl fmt::Display for NoCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoCall::Terms(error) => error.fmt(f),
            NoCall::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for NoCall {}

impl Call {
    /// A situation about a player, or about the board, under these terms.
    ///
    /// # Errors
    ///
    /// Says why there is nothing to ask: most often the Laws have nothing on the situation under these terms.
    pub fn new(terms: Terms, situation: &Situation, player: Color) -> Result<Call, NoCall> {
        let referee = Referee::new(terms).map_err(NoCall::Terms)?;
        let draft = situation.draft(player, &referee).map_err(NoCall::Refused)?;
        Ok(Call {
            event: draft.at(Instant::ZERO),
            referee,
            prover: MateProver::new(),
        })
    }

    /// The game, of which nothing is known but its terms.
    #[must_use]
    pub fn game(&self) -> &Game {
        self.referee.game()
    }

    /// What has to be asked and what is ruled, once these facts are told.
    ///
    /// # Errors
    ///
    /// If the ruling depends on too many facts.
    pub fn contract(&mut self, facts: &[(&str, bool)]) -> Result<Contract, NoContract> {
        self.referee.contract(self.event.clone(), facts, &mut self.prover)
    }

    /// What is ruled on the arbiter's answer to a question of an outcome, which is told by its place there.
    ///
    /// # Errors
    ///
    /// If the answer is not permitted.
    pub fn decided(&mut self, facts: &[(&str, bool)], question: usize, answer: Answer) -> Result<Contract, NoContract> {
        let event = self.event.clone();
        self.referee
            .contract_of_answer(event, facts, (question, answer), &mut self.prover)
    }

    /// Why nothing follows: the conditions that failed, and the provisions that do not hold in the game.
    pub fn why_nothing(&mut self, facts: &[(&str, bool)], words: &Words) -> Vec<WhyNothing> {
        let tried = self.referee.why_nothing(&self.event, facts, &mut self.prover);
        let game = self.referee.game();
        let mut why: Vec<WhyNothing> = Vec::new();
        for tried in tried {
            let mut failed = tried
                .conditions
                .iter()
                .filter(|tried| tried.standing == Standing::Fails);
            let said = match (tried.binds, failed.next()) {
                (true, Some(failed)) => {
                    let is_told = facts.iter().any(|(name, _)| *name == failed.condition);
                    let said = words.attempted(failed, EntryNo::after(0), game);
                    said.map(|text| WhyNothing::Failed { text, is_told })
                }
                (true, None) => None,
                (false, _) => Some(WhyNothing::NotBound(tried.key)),
            };
            why.extend(said.filter(|said| !why.contains(said)));
        }
        why
    }

    /// What the arbiter may decide. Points that differ only in their number are one choice.
    #[must_use]
    pub fn choices(question: &Question, words: &Words) -> Vec<String> {
        let choices = question.choices.iter();
        let mut choices: Vec<String> = choices.map(|choice| Call::choice(question, choice, words)).collect();
        choices.dedup();
        choices
    }

    /// Something that the arbiter may decide, without what is filled in.
    #[must_use]
    pub fn choice(question: &Question, choice: &Choice, words: &Words) -> String {
        label(question, choice, words)
    }
}

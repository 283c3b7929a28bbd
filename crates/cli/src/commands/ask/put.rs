//! A situation that a program puts: what is still to be told, or what is ruled.

use std::fmt::Write;

use jadoube_board::Color;
use jadoube_guide::{Call, NoCall};
use jadoube_referee::{Contract, Entry, OpenFact, Question, Situation, Terms};
use schemars::JsonSchema;
use serde::Serialize;

use super::drawn::{self, Chosen, Cited, Node, Said, ToldFact, why_nothing};
use super::{Hearing, nothing_there};
use crate::heard::RecordPrinter;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::Problem;
use crate::screen::Report;
use crate::words::{Language, not_left_open, say};

/// What is put, and what is known of it.
pub(crate) struct Putting {
    pub(crate) situation: &'static Situation,
    pub(crate) terms: Terms,
    pub(crate) player: Color,
    pub(crate) facts: Vec<(String, bool)>,
    /// Whether all that can follow is told.
    pub(crate) tree: bool,
    pub(crate) language: Language,
}

/// A situation with what was told, and what follows or is to be told next.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "SituationJudged")]
pub(crate) struct Put {
    #[serde(flatten)]
    chosen: Chosen,
    /// What was told.
    told: Vec<ToldFact>,
    /// How far it has come.
    status: Status,
    /// The fact to find out next, if the ruling still depends on one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<Asking>,
    /// The names of all facts that can still matter. Some will not, once others are told.
    missing: Vec<String>,
    /// What is ruled, and what is left to the arbiter.
    outcome: Vec<Decided>,
    /// Why nothing follows, if nothing does.
    why_nothing: Vec<String>,
    /// Everything that can follow, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    tree: Option<Node>,
}

/// How far a situation has come.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "SituationStatus")]
enum Status {
    /// The ruling depends on facts that nobody has told.
    FactsMissing,
    /// It is clear what follows.
    Ruled,
    /// Something is left to the arbiter to decide.
    ArbiterDecides,
    /// The Laws draw no consequence.
    NothingFollows,
}

/// A fact that is to be told.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "FactAsked")]
struct Asking {
    /// Its name.
    fact: String,
    /// What to find out: yes means that it holds.
    ask: String,
    /// The provision that leaves it to the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    left_by: Option<Cited>,
    /// What follows if it holds, in short.
    if_yes: String,
    /// What follows if it does not, in short.
    if_no: String,
}

/// A ruling, or a question with what follows from each answer.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Outcome")]
struct Decided {
    #[serde(flatten)]
    said: Said,
    /// What the arbiter may decide, and what follows from it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    decisions: Vec<Decision>,
}

/// What an arbiter may decide.
#[derive(Serialize, JsonSchema)]
struct Decision {
    /// The decision.
    decision: String,
    /// What follows; null if it depends on what is filled in.
    then: Option<String>,
}

impl Put {
    /// Puts a situation: what comes of it, for programs and as a page.
    pub(crate) fn new(putting: Putting) -> Result<(Put, String), Problem> {
        let Putting {
            situation,
            terms,
            player,
            facts,
            tree,
            language,
        } = putting;
        let printer = RecordPrinter::new(language)?;
        let call = match Call::new(terms.clone(), situation, player) {
            Ok(call) => call,
            Err(NoCall::Terms(error)) => {
                return Err(Problem::new(not_left_open(&error), say!("mcp-terms-remedy")));
            }
            Err(NoCall::Refused(refusal)) => return Err(nothing_there(&refusal, situation, &terms, &printer)),
        };
        let mut call = Hearing { call, printer };
        call.know(&facts)?;
        let chosen = Chosen::new(situation, situation.about_player.then_some(player), &call);
        let contract = call.contract(&facts)?;
        let page = page(&chosen, &contract, &facts, &mut call);
        let missing = contract.facts().iter().map(|fact| fact.name.to_string()).collect();
        let tree = tree.then(|| Node::new(&contract, &facts, &mut call));
        let told = facts.iter().map(|(fact, holds)| ToldFact {
            fact: fact.clone(),
            holds: *holds,
        });
        let told = told.collect();
        let mut put = Put {
            chosen,
            told,
            status: Status::FactsMissing,
            next: None,
            missing,
            outcome: Vec::new(),
            why_nothing: Vec::new(),
            tree,
        };
        match &contract {
            Contract::Depends(depends) => {
                let in_short = |contract| drawn::in_short(contract, &call);
                put.next = Some(Asking::new(
                    &depends.fact,
                    &call,
                    [&depends.if_holds, &depends.if_fails].map(in_short),
                ));
            }
            Contract::Outcome(entries) => {
                put.status = match entries.as_slice() {
                    [] => Status::NothingFollows,
                    entries if entries.iter().any(|entry| matches!(entry, Entry::Question(_))) => {
                        Status::ArbiterDecides
                    }
                    _ => Status::Ruled,
                };
                put.outcome = (0..)
                    .zip(entries)
                    .filter_map(|(place, entry)| Decided::new(place, entry, &facts, &mut call))
                    .collect();
                if entries.is_empty() {
                    put.why_nothing = why_nothing(&facts, &mut call);
                }
            }
        }
        Ok((put, page))
    }
}

impl Asking {
    fn new(fact: &OpenFact, call: &Hearing, [if_yes, if_no]: [String; 2]) -> Asking {
        Asking {
            fact: fact.name.to_string(),
            ask: call.printer.words.asks(fact, call.call.game()),
            left_by: fact.left_by.map(|key| Cited::new(key, call)),
            if_yes,
            if_no,
        }
    }
}

impl Decided {
    fn new(place: usize, entry: &Entry, facts: &[(String, bool)], call: &mut Hearing) -> Option<Decided> {
        let said = Said::new(entry, call)?;
        let decisions = match entry {
            Entry::Question(question) => decisions(place, question, facts, call),
            Entry::Event(_) | Entry::Ruling(_) => Vec::new(),
        };
        Some(Decided { said, decisions })
    }
}

/// What the arbiter may decide. Choices that differ only in what is filled in are one.
fn decisions(place: usize, question: &Question, facts: &[(String, bool)], call: &mut Hearing) -> Vec<Decision> {
    let facts: Vec<(&str, bool)> = facts.iter().map(|(name, holds)| (name.as_str(), *holds)).collect();
    let mut decisions: Vec<Decision> = Vec::new();
    for choice in &question.choices {
        let decision = Call::choice(question, choice, &call.printer.words);
        if decisions.last().is_some_and(|last| last.decision == decision) {
            continue;
        }
        let follows = match choice.blank {
            Some(_) => None,
            None => call.call.decided(&facts, place, choice.word.into()).ok(),
        };
        decisions.push(Decision {
            decision,
            then: follows.map(|contract| drawn::in_short(&contract, call)),
        });
    }
    decisions
}

/// What is asked next or follows, for people.
fn page(chosen: &Chosen, contract: &Contract, facts: &[(String, bool)], call: &mut Hearing) -> String {
    let look = &Look::PLAIN;
    let mut page = String::new();
    // Writing to a text cannot fail.
    let _ = chosen.draw(look, &mut page);
    match contract {
        Contract::Outcome(entries) => page += &drawn::outcome(entries, facts, call, look).unwrap_or_default(),
        Contract::Depends(depends) => {
            page += &drawn::question(&depends.fact, call, look);
            page += &call.either_way(depends, look);
            let _ = writeln!(
                page,
                "{}",
                hanging(&say!("mcp-tell-fact", fact = depends.fact.name.to_string()), 0)
            );
        }
    }
    page
}

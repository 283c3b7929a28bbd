//! What is asked and what follows, for people and for programs.

use std::fmt::{self, Write};

use jadoube_board::Color;
use jadoube_guide::{Call, WhyNothing};
use jadoube_laws::{Key, Pace, Supervision};
use jadoube_referee::{Contract, Entry, OpenFact, Situation};
use schemars::JsonSchema;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::commands::ask::Hearing;
use crate::heard::{RecordPrinter, draw_reasons, is_said};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::printable;
use crate::screen::Report;
use crate::words::{pace_name, say, spoken, supervision_name};

/// Situations to choose from.
#[derive(Serialize)]
pub(crate) struct Listed {
    #[serde(skip)]
    heading: String,
    pub(crate) situations: Vec<ListedSituation>,
}

/// A situation to choose.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Situation")]
pub(crate) struct ListedSituation {
    /// Its name, which does not change.
    name: &'static str,
    /// What has happened.
    title: String,
    /// Whether it is about one of the players.
    about_player: bool,
    /// Other words by which it is found.
    also: Vec<String>,
}

impl Listed {
    pub(crate) fn new<'a>(
        heading: String,
        situations: impl Iterator<Item = &'a Situation>,
        printer: &RecordPrinter,
    ) -> Listed {
        let listed = situations.map(|situation| ListedSituation {
            name: situation.name,
            title: printer.words.situation(situation),
            about_player: situation.about_player,
            also: printer.words.sought(situation),
        });
        Listed {
            heading,
            situations: listed.collect(),
        }
    }
}

impl Report for Listed {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, faint) = (look.strong(), look.faint());
        writeln!(to, "{}\n", self.heading)?;
        for (number, situation) in (1..).zip(&self.situations) {
            let title = hanging(&situation.title, 4);
            writeln!(to, "{faint}{number:2}{faint:#}  {title}")?;
            writeln!(to, "    {strong}{}{strong:#}", situation.name)?;
        }
        Ok(())
    }
}

/// The situation that was chosen, and the terms.
#[derive(Clone, Serialize, JsonSchema)]
pub(super) struct Chosen {
    /// The name of the situation.
    situation: &'static str,
    /// What has happened.
    title: String,
    /// The player whom it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<String>,
    /// The year of the edition by which it is judged.
    edition: u16,
    /// The class of the game.
    pace: String,
    /// How closely the game is watched.
    supervision: String,
    #[serde(skip)]
    terms: (Pace, Supervision),
    #[serde(skip)]
    about: Option<Color>,
}

impl Chosen {
    pub(super) fn new(situation: &Situation, player: Option<Color>, call: &Hearing) -> Chosen {
        let terms = call.call.game().terms();
        Chosen {
            situation: situation.name,
            title: call.printer.words.situation(situation),
            player: player.map(|player| player.to_string().to_lowercase()),
            edition: terms.edition.year(),
            pace: terms.pace.to_string(),
            supervision: terms.supervision.to_string(),
            terms: (terms.pace, terms.supervision),
            about: player,
        }
    }
}

impl Report for Chosen {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, faint) = (look.strong(), look.faint());
        writeln!(to, "{strong}{}{strong:#}", hanging(&self.title, 0))?;
        let mut terms = say!(
            "laws-of",
            edition = self.edition.to_string(),
            pace = pace_name(self.terms.0)
        );
        if self.terms.0 != Pace::Standard {
            terms = say!(
                "laws-of-watched",
                edition = self.edition.to_string(),
                pace = pace_name(self.terms.0),
                supervision = supervision_name(self.terms.1)
            );
        }
        if let Some(player) = self.about {
            terms = say!("ask-about", terms = terms, player = spoken().player(player));
        }
        writeln!(to, "{faint}{terms}{faint:#}")
    }
}

/// A situation with what was told, and what follows or is asked.
#[derive(Serialize)]
pub(super) struct Asked {
    #[serde(flatten)]
    chosen: Chosen,
    told: Vec<ToldFact>,
    contract: Node,
}

/// A fact that was told.
#[derive(Serialize, JsonSchema)]
pub(super) struct ToldFact {
    /// Its name.
    pub(super) fact: String,
    /// Whether it holds.
    pub(super) holds: bool,
}

/// A contract, for programs.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "DecisionTree")]
pub(super) enum Node {
    /// It depends on a fact.
    Depends {
        /// The name of the fact.
        fact: String,
        /// What to ask: yes means that it holds.
        ask: String,
        /// The article that leaves it to the arbiter.
        #[serde(skip_serializing_if = "Option::is_none")]
        left_by: Option<Cited>,
        /// What follows if it holds.
        if_yes: Box<Node>,
        /// What follows if it does not.
        if_no: Box<Node>,
    },
    /// It is clear what follows.
    Outcome {
        /// Rulings, and what is left to the arbiter.
        outcome: Vec<Said>,
        /// Why nothing follows, if nothing does.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        why: Vec<String>,
    },
}

/// A provision, and where the edition has it.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "CitedHere")]
pub(super) struct Cited {
    /// Its key.
    key: String,
    /// Its article in the edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<String>,
}

impl Cited {
    pub(super) fn new(key: Key, call: &Hearing) -> Cited {
        let citation = call.call.game().provisions().citation(key);
        Cited {
            key: key.to_string(),
            article: citation.map(|citation| call.printer.words.citation(&citation)),
        }
    }
}

/// A ruling, or what is left to the arbiter.
#[derive(Serialize, JsonSchema)]
pub(super) struct Said {
    /// `ruling`, or `question` where it is left to the arbiter.
    kind: &'static str,
    #[serde(flatten)]
    cited: Cited,
    /// What is ruled or asked.
    text: String,
    /// Why.
    reasons: Vec<String>,
    /// Of the reasons, what is not just what was told: how a clock is to be set.
    #[serde(skip)]
    notes: Vec<String>,
    /// What the arbiter may decide.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<String>,
}

impl Asked {
    pub(super) fn new(chosen: &Chosen, told: &[(String, bool)], contract: &Contract, call: &mut Hearing) -> Asked {
        Asked {
            chosen: chosen.clone(),
            told: told
                .iter()
                .map(|(fact, holds)| ToldFact {
                    fact: fact.clone(),
                    holds: *holds,
                })
                .collect(),
            contract: Node::new(contract, told, call),
        }
    }
}

impl Node {
    pub(super) fn new(contract: &Contract, told: &[(String, bool)], call: &mut Hearing) -> Node {
        match contract {
            Contract::Outcome(entries) => Node::Outcome {
                outcome: entries.iter().filter_map(|entry| Said::new(entry, call)).collect(),
                why: match entries.is_empty() {
                    true => why_nothing(told, call),
                    false => Vec::new(),
                },
            },
            Contract::Depends(depends) => {
                let name = depends.fact.name.to_string();
                let mut branch = |holds, contract| {
                    let told = [told, &[(name.clone(), holds)]].concat();
                    Box::new(Node::new(contract, &told, call))
                };
                let (if_yes, if_no) = (branch(true, &depends.if_holds), branch(false, &depends.if_fails));
                Node::Depends {
                    ask: call.printer.words.asks(&depends.fact, call.call.game()),
                    left_by: depends.fact.left_by.map(|key| Cited::new(key, call)),
                    fact: name,
                    if_yes,
                    if_no,
                }
            }
        }
    }

    fn draw(&self, hang: usize, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, faint) = (look.strong(), look.faint());
        match self {
            Node::Depends {
                fact,
                ask,
                if_yes,
                if_no,
                ..
            } => {
                writeln!(to, "{}", hanging(&format!("{ask} [{fact}]"), hang))?;
                let answers = [say!("ask-yes"), say!("ask-no")];
                let width = answers.iter().map(|answer| answer.width()).max().unwrap_or_default();
                for (answer, node) in answers.iter().zip([if_yes, if_no]) {
                    write!(to, "{:hang$}{strong}{answer:width$}{strong:#} ", "")?;
                    node.draw(hang + width + 1, look, to)?;
                }
                Ok(())
            }
            Node::Outcome { outcome, why } => {
                if outcome.is_empty() {
                    let why = format!("{} {}", say!("ask-nothing-follows"), why.join(" "));
                    return writeln!(to, "{}", hanging(why.trim_end(), hang));
                }
                for (index, said) in outcome.iter().enumerate() {
                    if index > 0 {
                        write!(to, "{:hang$}", "")?;
                    }
                    writeln!(to, "{}", hanging(&printable(&said.text), hang))?;
                    for note in &said.notes {
                        writeln!(to, "{:hang$}{}", "", hanging(note, hang))?;
                    }
                    let article = said.cited.article.as_deref().unwrap_or_default();
                    writeln!(to, "{:hang$}{faint}{article}  {}{faint:#}", "", said.cited.key)?;
                    if !said.choices.is_empty() {
                        let choices = say!("ask-you-decide-among", choices = said.choices.join("; "));
                        writeln!(to, "{:hang$}{}", "", hanging(&choices, hang))?;
                    }
                }
                Ok(())
            }
        }
    }
}

impl Report for Asked {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        self.chosen.draw(look, to)?;
        writeln!(to)?;
        self.contract.draw(0, look, to)
    }
}

impl Said {
    pub(super) fn new(entry: &Entry, call: &Hearing) -> Option<Said> {
        let (words, game) = (&call.printer.words, call.call.game());
        match entry {
            Entry::Event(_) => None,
            Entry::Ruling(ruling) => Some(Said {
                kind: "ruling",
                cited: Cited::new(ruling.key, call),
                text: words.ruling(ruling, game),
                reasons: words.ruling_reasons(ruling, game),
                notes: {
                    let mut ruling = ruling.clone();
                    ruling.because.retain(|reason| !reason.settled);
                    words.ruling_reasons(&ruling, game)
                },
                choices: Vec::new(),
            }),
            Entry::Question(question) => Some(Said {
                kind: "question",
                cited: Cited::new(question.key, call),
                text: words.question(question, game),
                reasons: words.question_reasons(question, game),
                notes: Vec::new(),
                choices: Call::choices(question, &call.printer.words),
            }),
        }
    }
}

/// What follows when everything that matters is told.
pub(super) fn outcome(
    entries: &[Entry],
    told: &[(String, bool)],
    call: &mut Hearing,
    look: &Look,
) -> Result<String, fmt::Error> {
    let mut page = String::new();
    let to = &mut page;
    if entries.is_empty() {
        let strong = look.strong();
        let edition = call.call.game().terms().edition;
        let nothing = say!("ask-nothing-by", edition = edition.to_string());
        writeln!(to, "\n{strong}{nothing}{strong:#}")?;
        draw_reasons(&why_nothing(told, call), 0, look, to)?;
        return Ok(page);
    }
    let (printer, game) = (&call.printer, call.call.game());
    let (strong, mark) = (look.strong(), look.mark());
    for entry in entries {
        writeln!(to)?;
        match entry {
            Entry::Event(_) => {}
            Entry::Ruling(ruling) => {
                let said = hanging(&printable(&printer.words.ruling(ruling, game)), 0);
                writeln!(to, "{strong}{said}{strong:#}")?;
                printer.draw_articles(ruling.key, &ruling.also_by, game, 0, look, to)?;
                draw_reasons(&printer.words.ruling_reasons(ruling, game), 0, look, to)?;
                let changes = ruling.effects.iter().filter(|effect| !is_said(effect));
                let changes: Vec<String> = changes
                    .map(|effect| printer.words.effect(effect, game.board()))
                    .collect();
                if !changes.is_empty() {
                    writeln!(to, "{}", hanging(&changes.join(" · "), 0))?;
                }
            }
            Entry::Question(question) => {
                let said = hanging(&printable(&printer.words.question(question, game)), 0);
                writeln!(to, "{mark}{said}{mark:#}")?;
                printer.draw_articles(question.key, &question.also_by, game, 0, look, to)?;
                draw_reasons(&printer.words.question_reasons(question, game), 0, look, to)?;
                writeln!(to, "{}", say!("ask-you-decide"))?;
                for choice in Call::choices(question, &call.printer.words) {
                    writeln!(to, "  - {choice}")?;
                }
                writeln!(to, "{}", hanging(&printer.words.meanwhile(question.meanwhile), 0))?;
            }
        }
    }
    Ok(page)
}

/// What is asked next; with its article where the Laws leave it to the arbiter.
pub(super) fn question(fact: &OpenFact, call: &Hearing, look: &Look) -> String {
    let (strong, faint) = (look.strong(), look.faint());
    let ask = hanging(&call.printer.words.asks(fact, call.call.game()), 0);
    let left = fact.left_by.and_then(|key| Cited::new(key, call).article);
    let left = left.map(|article| format!("{faint}{}{faint:#}\n", say!("ask-left", article = article)));
    format!("\n{strong}{ask}{strong:#}\n{}", left.unwrap_or_default())
}

/// What follows, in a sentence or two; or what it depends on.
pub(super) fn in_short(contract: &Contract, call: &Hearing) -> String {
    match contract {
        Contract::Outcome(entries) if entries.is_empty() => say!("ask-nothing-follows"),
        Contract::Outcome(entries) => {
            let said = entries.iter().filter_map(|entry| Said::new(entry, call));
            let said: Vec<String> = said.map(|said| printable(&said.text)).collect();
            said.join(" ")
        }
        Contract::Depends(depends) => {
            let ask = call.printer.words.asks(&depends.fact, call.call.game());
            say!("ask-further", question = ask)
        }
    }
}

/// Why nothing follows: the conditions that failed, and the provisions that do not hold in the game.
pub(super) fn why_nothing(told: &[(String, bool)], call: &mut Hearing) -> Vec<String> {
    let facts: Vec<(&str, bool)> = told.iter().map(|(name, holds)| (name.as_str(), *holds)).collect();
    let why = call.call.why_nothing(&facts, &call.printer.words);
    let said = why.into_iter().map(|why| match why {
        WhyNothing::Failed { text, .. } => text,
        WhyNothing::NotBound(key) => say!("ask-not-bound", key = key.to_string()),
    });
    said.collect()
}

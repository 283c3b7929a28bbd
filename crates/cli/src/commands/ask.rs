//! `jadoube ask`: the arbiter is called to a board that nobody watched. What a ruling turns on is asked, one question at a time.

mod drawn;
mod put;

use std::fmt::Write;
use std::io::{self, IsTerminal};

use jadoube_board::Color;
use jadoube_guide::{Call, Found, NoCall};
use jadoube_laws::find;
use jadoube_referee::{Contract, Depends, NoContract, Refusal, Situation, Terms, situations};
use unicode_width::UnicodeWidthStr;

use crate::answers;
use crate::commands::ask::drawn::{Asked, Chosen};
use crate::commands::{Answer, Stop};
use crate::heard::RecordPrinter;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::Screen;
use crate::words::{Language, not_left_open, pace_name, say};

pub(crate) use crate::commands::ask::drawn::{Listed, ListedSituation};
pub(crate) use crate::commands::ask::put::{Put, Putting};

/// What has happened, where, and what is known of it.
#[derive(Debug)]
pub(crate) struct Ask {
    /// The name of a situation, or words to find it by.
    pub(crate) words: Vec<String>,
    pub(crate) terms: Terms,
    pub(crate) player: Option<Color>,
    pub(crate) facts: Vec<(String, bool)>,
    pub(crate) tree: bool,
    pub(crate) language: Language,
}

/// A situation at a board, and the words to speak of it.
struct Hearing {
    call: Call,
    printer: RecordPrinter,
}

impl Ask {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let printer = RecordPrinter::new(self.language)?;
        self.tell_each_fact_once()?;
        let interactive = !screen.look.json && io::stdin().is_terminal();
        let sought = self.words.join(" ");
        let situation = match jadoube_guide::find(&sought, &printer.words) {
            Found::All => {
                screen.show(&Listed::new(say!("ask-what"), situations().iter(), &printer))?;
                if !screen.look.json {
                    screen.write(&format!("\n{}\n", say!("ask-how")))?;
                }
                return Ok(Answer::Yes);
            }
            Found::One(situation) => situation,
            Found::Several(several) => {
                screen.show(&Listed::new(say!("ask-several"), several.iter().copied(), &printer))?;
                match interactive {
                    true => match choose(screen, several.len())? {
                        Some(index) => several[index],
                        None => return Ok(Answer::No),
                    },
                    false => {
                        if !screen.look.json {
                            screen.write(&format!("\n{}\n", say!("ask-name-one")))?;
                        }
                        return Ok(Answer::No);
                    }
                }
            }
            Found::None => {
                screen.complain(&Problem::new(say!("ask-none", text = sought), say!("ask-none-remedy")))?;
                return Ok(Answer::No);
            }
        };
        let player = match self.player {
            Some(player) => player,
            None if interactive && situation.about_player && !self.tree => match choose_player(screen)? {
                Some(player) => player,
                None => return Ok(Answer::No),
            },
            None => Color::White,
        };
        let call = match Call::new(self.terms.clone(), situation, player) {
            Ok(call) => call,
            Err(NoCall::Terms(error)) => {
                return Err(Problem::new(not_left_open(&error), say!("ask-terms-remedy")).into());
            }
            Err(NoCall::Refused(refusal)) => {
                screen.complain(&nothing_there(&refusal, situation, &self.terms, &printer))?;
                return Ok(Answer::No);
            }
        };
        let mut call = Hearing { call, printer };
        call.know(&self.facts)?;
        let chosen = Chosen::new(situation, situation.about_player.then_some(player), &call);
        if screen.look.json || self.tree {
            let contract = call.contract(&self.facts)?;
            let complete = self.tree || matches!(contract, Contract::Outcome(_));
            screen.show(&Asked::new(&chosen, &self.facts, &contract, &mut call))?;
            return Ok(Answer::from_truth(complete));
        }
        screen.show(&chosen)?;
        call.ask(self.facts, interactive, screen)
    }
}

impl Ask {
    /// Of two answers to one question it is not clear which is meant.
    fn tell_each_fact_once(&self) -> Result<(), Problem> {
        let mut facts = self.facts.iter().enumerate();
        let twice = facts.find(|(index, (name, _))| self.facts[..*index].iter().any(|(known, _)| known == name));
        match twice {
            None => Ok(()),
            Some((_, (name, _))) => Err(Problem::new(
                say!("ask-twice", fact = printable(name)),
                say!("ask-twice-remedy"),
            )),
        }
    }
}

impl Hearing {
    /// Checks that facts are asked for here.
    fn know(&mut self, facts: &[(String, bool)]) -> Result<(), Problem> {
        let whole = self.contract(&[])?;
        let names: Vec<&str> = whole.facts().iter().map(|fact| fact.name.as_ref()).collect();
        let Some((name, _)) = facts.iter().find(|(name, _)| !names.contains(&name.as_str())) else {
            return Ok(());
        };
        let remedy = match names.is_empty() {
            true => say!("ask-nothing-asked"),
            false => say!("ask-asked-here", facts = names.join(", ")),
        };
        Err(Problem::new(say!("ask-no-fact", fact = name.as_str()), remedy))
    }

    fn contract(&mut self, facts: &[(String, bool)]) -> Result<Contract, Problem> {
        let facts: Vec<(&str, bool)> = facts.iter().map(|(name, holds)| (name.as_str(), *holds)).collect();
        self.call.contract(&facts).map_err(|fault| match fault {
            NoContract::Refused(refusal) => Problem::new(refusal.to_string(), say!("ask-lists")),
            NoContract::TooLarge => Problem::new(say!("ask-too-large"), say!("ask-too-large-remedy")),
        })
    }

    /// Asks until nothing more matters.
    fn ask(&mut self, mut told: Vec<(String, bool)>, interactive: bool, screen: &mut Screen) -> Result<Answer, Stop> {
        // What the command line says cannot be taken back.
        let given = told.len();
        loop {
            let depends = match self.contract(&told)? {
                Contract::Outcome(entries) => {
                    let page = drawn::outcome(&entries, &told, self, &screen.look);
                    screen.write(&page.map_err(io::Error::other)?)?;
                    return Ok(Answer::Yes);
                }
                Contract::Depends(depends) => depends,
            };
            screen.write(&drawn::question(&depends.fact, self, &screen.look))?;
            if interactive {
                let faint = screen.look.faint();
                let keys = match told.len() > given {
                    true => say!("ask-keys-back"),
                    false => say!("ask-keys"),
                };
                screen.write(&format!("{faint}{keys}{faint:#} "))?;
            }
            let Some(line) = answers::read_line()? else {
                screen.write(&self.either_way(&depends, &screen.look))?;
                return Ok(Answer::No);
            };
            let word = line.trim().to_lowercase();
            if !interactive {
                screen.write(&format!("  {}\n", printable(&word)))?;
            }
            let name = depends.fact.name.to_string();
            match word.as_str() {
                "y" | "yes" | "1" => told.push((name, true)),
                "n" | "no" | "2" => told.push((name, false)),
                "?" => screen.write(&self.either_way(&depends, &screen.look))?,
                "b" | "back" if told.len() > given => {
                    told.pop();
                }
                "b" | "back" => screen.write(&(say!("ask-first") + "\n"))?,
                "q" | "quit" => return Ok(Answer::No),
                _ if interactive => screen.write(&(say!("ask-answer") + "\n"))?,
                _ => {
                    return Err(Problem::new(
                        say!("ask-no-answer", text = printable(&word)),
                        say!("ask-no-answer-remedy"),
                    )
                    .into());
                }
            }
        }
    }

    /// What follows from an answer, either way, in a few lines.
    fn either_way(&self, depends: &Depends, look: &Look) -> String {
        let mut text = String::new();
        let strong = look.strong();
        let answers = [say!("ask-yes"), say!("ask-no")];
        let width = answers.iter().map(|answer| answer.width()).max().unwrap_or_default();
        for (answer, contract) in answers.iter().zip([&depends.if_holds, &depends.if_fails]) {
            let said = hanging(&drawn::in_short(contract, self), width + 2);
            // A string takes everything.
            let _ = writeln!(text, "{strong}{answer:width$}{strong:#}  {said}");
        }
        text
    }
}

/// Why a situation leads to nothing under these terms, and where it does.
fn nothing_there(refusal: &Refusal, situation: &Situation, terms: &Terms, printer: &RecordPrinter) -> Problem {
    let what = say!(
        "ask-no-rule",
        situation = situation.name,
        edition = terms.edition.to_string(),
        pace = pace_name(terms.pace)
    );
    let Refusal::NotRaisable(key) = refusal else {
        return Problem::new(what, say!("ask-here", why = refusal.to_string()));
    };
    let editions = find(key.as_str()).into_iter().flat_map(|provision| {
        let cited = provision.editions().filter_map(|edition| provision.citation(edition));
        cited.map(|citation| format!("{}: {}", citation.edition, printer.words.citation(&citation)))
    });
    let places: Vec<String> = editions.collect();
    Problem::new(
        what,
        say!("ask-stands-in", key = key.to_string(), places = places.join("; ")),
    )
}

/// Which of several is meant; `None` to leave.
fn choose(screen: &mut Screen, count: usize) -> Result<Option<usize>, Stop> {
    let faint = screen.look.faint();
    loop {
        screen.write(&format!("\n{faint}{}{faint:#} ", say!("ask-choose", count = count)))?;
        let Some(line) = answers::read_line()? else {
            return Ok(None);
        };
        match line.trim() {
            "q" | "quit" => return Ok(None),
            number => match number.parse::<usize>() {
                Ok(number @ 1..) if number <= count => return Ok(Some(number - 1)),
                _ => screen.write(&(say!("write-number", count = count) + "\n"))?,
            },
        }
    }
}

/// Which player it is about; `None` to leave.
fn choose_player(screen: &mut Screen) -> Result<Option<Color>, Stop> {
    let faint = screen.look.faint();
    loop {
        let (question, keys) = (say!("ask-player"), say!("ask-player-keys"));
        screen.write(&format!("{question}\n{faint}{keys}{faint:#} "))?;
        let Some(line) = answers::read_line()? else {
            return Ok(None);
        };
        match line.trim().to_lowercase().as_str() {
            "w" | "white" | "1" => return Ok(Some(Color::White)),
            "b" | "black" | "2" => return Ok(Some(Color::Black)),
            "q" | "quit" => return Ok(None),
            _ => screen.write(&(say!("ask-write-player") + "\n"))?,
        }
    }
}

//! `jadoube ask`: the arbiter is called to a board that nobody watched. What a ruling turns on is asked, one question at a time.

mod drawn;
mod lookup;

use std::fmt::Write;
use std::io::{self, IsTerminal};

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_laws::find;
use jadoube_referee::{
    Contract, Depends, Event, MateProver, NoContract, Referee, Refusal, Situation, Terms, situations,
};

use crate::answers;
use crate::commands::ask::drawn::{Asked, Chosen, Listed};
use crate::commands::ask::lookup::Found;
use crate::commands::{Answer, Stop};
use crate::heard::RecordPrinter;
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::Screen;
use crate::words::Language;

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

/// A situation at a board.
struct Call {
    referee: Referee,
    event: Event,
    prover: MateProver,
    printer: RecordPrinter,
}

impl Ask {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let printer = RecordPrinter::new(self.language)?;
        self.tell_each_fact_once()?;
        let interactive = !screen.look.json && io::stdin().is_terminal();
        let sought = self.words.join(" ");
        let situation = match lookup::find(&sought, &printer) {
            Found::All => {
                screen.show(&Listed::new("What has happened?", situations().iter(), &printer))?;
                if !screen.look.json {
                    screen.write("\n`jadoube ask NAME` asks what it needs to know and rules.\n")?;
                }
                return Ok(Answer::Yes);
            }
            Found::One(situation) => situation,
            Found::Several(several) => {
                screen.show(&Listed::new(
                    "Several situations fit:",
                    several.iter().copied(),
                    &printer,
                ))?;
                match interactive {
                    true => match choose(screen, several.len())? {
                        Some(index) => several[index],
                        None => return Ok(Answer::No),
                    },
                    false => {
                        if !screen.look.json {
                            screen.write("\nName one of them: `jadoube ask NAME`.\n")?;
                        }
                        return Ok(Answer::No);
                    }
                }
            }
            Found::None => {
                screen.complain(&Problem::new(
                    format!("no situation fits `{sought}`"),
                    "Try one plain word, such as flag, draw, clock or late; `jadoube ask` lists all situations.",
                ))?;
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
        let referee = Referee::new(self.terms.clone())
            .map_err(|error| Problem::new(error.to_string(), "Choose another --edition."))?;
        let draft = match situation.draft(player, &referee) {
            Ok(draft) => draft,
            Err(refusal) => {
                screen.complain(&nothing_there(&refusal, situation, &referee, &printer))?;
                return Ok(Answer::No);
            }
        };
        let mut call = Call {
            event: draft.at(Instant::ZERO),
            referee,
            prover: MateProver::new(),
            printer,
        };
        let whole = call.contract(&[])?;
        let names: Vec<&str> = whole.facts().iter().map(|fact| fact.name.as_ref()).collect();
        if let Some((name, _)) = self.facts.iter().find(|(name, _)| !names.contains(&name.as_str())) {
            let remedy = match names.is_empty() {
                true => "Nothing is asked in this situation.".to_owned(),
                false => format!("What is asked here: {}.", names.join(", ")),
            };
            return Err(Problem::new(format!("`{name}` changes nothing in this situation"), remedy).into());
        }
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
                format!("`{}` is told twice", printable(name)),
                "Tell each fact once: --fact NAME=yes or --fact NAME=no.",
            )),
        }
    }
}

impl Call {
    fn contract(&mut self, facts: &[(String, bool)]) -> Result<Contract, Problem> {
        let facts: Vec<(&str, bool)> = facts.iter().map(|(name, holds)| (name.as_str(), *holds)).collect();
        let contract = self.referee.contract(self.event.clone(), &facts, &mut self.prover);
        contract.map_err(|fault| match fault {
            NoContract::Refused(refusal) => Problem::new(refusal.to_string(), "`jadoube ask` lists all situations."),
            NoContract::TooLarge => Problem::new(
                "the ruling depends on too much to be worked out",
                "Tell some of it with --fact.",
            ),
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
                let back = if told.len() > given { ", b back" } else { "" };
                screen.write(&format!(
                    "{faint}[y yes, n no, ? what follows either way{back}, q leave]{faint:#} "
                ))?;
            }
            let Some(line) = answers::read_line()? else {
                screen.write(&self.either_way(&depends, screen))?;
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
                "?" => screen.write(&self.either_way(&depends, screen))?,
                "b" | "back" if told.len() > given => {
                    told.pop();
                }
                "b" | "back" => screen.write("This is the first question.\n")?,
                "q" | "quit" => return Ok(Answer::No),
                _ if interactive => screen.write("Answer y or n; ? shows what follows either way.\n")?,
                _ => {
                    return Err(Problem::new(
                        format!("`{}` is no answer", printable(&word)),
                        "Answer yes or no; ? shows what follows either way, b goes back, q leaves.",
                    )
                    .into());
                }
            }
        }
    }

    /// What follows from an answer, either way, in a few lines.
    fn either_way(&self, depends: &Depends, screen: &Screen) -> String {
        let mut text = String::new();
        let strong = screen.look.strong();
        for (answer, contract) in [("yes", &depends.if_holds), ("no", &depends.if_fails)] {
            let said = hanging(&drawn::in_short(contract, self), 5);
            // A string takes everything.
            let _ = writeln!(text, "{strong}{answer:3}{strong:#}  {said}");
        }
        text
    }
}

/// Why a situation leads to nothing under these terms, and where it does.
fn nothing_there(refusal: &Refusal, situation: &Situation, referee: &Referee, printer: &RecordPrinter) -> Problem {
    let terms = referee.game().terms();
    let what = format!(
        "the referee has no rule for `{}` in {}, {}",
        situation.name, terms.edition, terms.pace
    );
    let Refusal::NotRaisable(key) = refusal else {
        return Problem::new(what, printer.words.refusal(refusal, referee.game()));
    };
    let editions = find(key.as_str()).into_iter().flat_map(|provision| {
        let cited = provision.editions().filter_map(|edition| provision.citation(edition));
        cited.map(|citation| format!("{}: {}", citation.edition, printer.words.citation(&citation)))
    });
    let places: Vec<String> = editions.collect();
    Problem::new(
        what,
        format!(
            "It goes by {key}, which stands in {}. Try another --edition, --pace or --supervision.",
            places.join("; ")
        ),
    )
}

/// Which of several is meant; `None` to leave.
fn choose(screen: &mut Screen, count: usize) -> Result<Option<usize>, Stop> {
    let faint = screen.look.faint();
    loop {
        screen.write(&format!("\n{faint}[1-{count}, q leave]{faint:#} "))?;
        let Some(line) = answers::read_line()? else {
            return Ok(None);
        };
        match line.trim() {
            "q" | "quit" => return Ok(None),
            number => match number.parse::<usize>() {
                Ok(number @ 1..) if number <= count => return Ok(Some(number - 1)),
                _ => screen.write(&format!("Write a number from 1 to {count}.\n"))?,
            },
        }
    }
}

/// Which player it is about; `None` to leave.
fn choose_player(screen: &mut Screen) -> Result<Option<Color>, Stop> {
    let faint = screen.look.faint();
    loop {
        screen.write(&format!(
            "Which player is it about?\n{faint}[w White, b Black, q leave]{faint:#} "
        ))?;
        let Some(line) = answers::read_line()? else {
            return Ok(None);
        };
        match line.trim().to_lowercase().as_str() {
            "w" | "white" | "1" => return Ok(Some(Color::White)),
            "b" | "black" | "2" => return Ok(Some(Color::Black)),
            "q" | "quit" => return Ok(None),
            _ => screen.write("Write w or b.\n")?,
        }
    }
}

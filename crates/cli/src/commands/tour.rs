//! `jadoube tour`: a few stops, each a real command and what it really prints.

use std::fmt::{self, Write};
use std::io::{self, IsTerminal};

use clap::Parser;
use serde::Serialize;

use crate::answers;
use crate::args::Typed;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::Problem;
use crate::screen::{Report, Screen};
use crate::words::Language;

/// The tour.
#[derive(Debug)]
pub(crate) struct Tour {
    /// In which language the stop that is told in another language is told.
    pub(crate) language: Option<Language>,
}

/// A place to stop at.
#[derive(Debug, Serialize)]
struct Place {
    number: usize,
    title: &'static str,
    text: &'static str,
    /// What is typed after `jadoube`, one command after the other.
    commands: Vec<Vec<String>>,
}

const MATE_IN_ONE: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
const DEAD: &str = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1";
const NO_CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K1R1 b q - 0 1";

impl Tour {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let places = self.places();
        let interactive = !screen.look.json && io::stdin().is_terminal();
        let mut next = 0;
        while let Some(place) = places.get(next) {
            screen.show(place)?;
            place.visit(screen)?;
            next = match interactive {
                true => match ask(screen, place, &places)? {
                    Some(next) => next,
                    None => return Ok(Answer::Yes),
                },
                false => place.number,
            };
        }
        if !screen.look.json {
            screen.write(FAREWELL)?;
        }
        Ok(Answer::Yes)
    }

    fn places(&self) -> Vec<Place> {
        let other = self.language.filter(|&language| language != Language::English);
        let language = other.unwrap_or(Language::Danish).code();
        let stops: [(&str, &str, &[&[&str]]); 8] = [
            (
                "A position",
                "A position is typed as a FEN. The Laws accept this one; what they refuse is named with its article.",
                &[&["position", MATE_IN_ONE]],
            ),
            (
                "Its legal moves",
                "An x marks a capture, + a check, # a checkmate: there is one to find.",
                &[&["moves", MATE_IN_ONE]],
            ),
            (
                "An illegal move, and why",
                "Black castles short. Every provision that the move breaks is named, with its article.",
                &[&["why", NO_CASTLING, "0-0"]],
            ),
            (
                "The same, told by another federation",
                "Five languages, four editions: here is where each edition has it.",
                &[&["why", NO_CASTLING, "0-0", "--edition", "all", "--lang", language]],
            ),
            (
                "A move, read and said",
                "A Dutch scoresheet has P for the knight, paard. Read there, and told or announced elsewhere:",
                &[
                    &["read", "startpos", "Pf3", "--lang", "nl"],
                    &["say", "startpos", "Nf3", "--lang", language],
                    &["say", "startpos", "Nf3", "--announce"],
                ],
            ),
            (
                "A dead position",
                "No series of legal moves leads to mate here, so the game is over. That is proved, and the proof is checked.",
                &[&["dead", DEAD, "--check"]],
            ),
            (
                "Chess960",
                "One of the 960 start positions, drawn by lot just now.",
                &[&["chess960", "random"]],
            ),
            (
                "Speed",
                "All 4,865,609 ways to play the first five half-moves, counted while you read this.",
                &[&["perft", "5"]],
            ),
        ];
        let owned = |command: &&[&str]| command.iter().map(|&word| word.to_owned()).collect();
        let place = |(index, (title, text, commands)): (usize, (_, _, &[&[&str]]))| Place {
            number: index + 1,
            title,
            text,
            commands: commands.iter().map(owned).collect(),
        };
        stops.into_iter().enumerate().map(place).collect()
    }
}

impl Place {
    /// Runs the commands as if they had been typed.
    fn visit(&self, screen: &mut Screen) -> Result<(), Stop> {
        for command in &self.commands {
            if !screen.look.json {
                screen.write(&prompt(command, &screen.look))?;
            }
            let words = ["jadoube".to_owned()].into_iter().chain(command.iter().cloned());
            let typed = Typed::try_parse_from(words);
            let typed =
                typed.map_err(|error| Problem::new(error.to_string(), "Please report this stop of the tour."))?;
            typed.meant()?.run(screen)?;
        }
        Ok(())
    }
}

/// Asks where to go: `None` to leave.
fn ask(screen: &mut Screen, place: &Place, places: &[Place]) -> Result<Option<usize>, Stop> {
    let last = places.len();
    loop {
        let faint = screen.look.faint();
        let number = place.number;
        let on = if number == last { "to end" } else { "to go on" };
        screen.write(&format!(
            "\n{faint}[{number}/{last}] Enter {on}, 1-{last} to jump, q to leave:{faint:#} "
        ))?;
        let Some(line) = answers::read_line()? else {
            screen.write("\n")?;
            return Ok(None);
        };
        match line.trim() {
            "" => return Ok(Some(number)),
            "q" | "Q" | "quit" => return Ok(None),
            jump => match jump.parse::<usize>() {
                Ok(number @ 1..) if number <= last => return Ok(Some(number - 1)),
                _ => screen.write(&format!("There are stops 1 to {last}.\n"))?,
            },
        }
    }
}

impl Report for Place {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let strong = look.strong();
        writeln!(to, "\n{strong}{}. {}{strong:#}", self.number, self.title)?;
        writeln!(to, "{}", hanging(self.text, 0))
    }
}

/// A command as it is typed.
fn prompt(command: &[String], look: &Look) -> String {
    let (strong, faint) = (look.strong(), look.faint());
    let quoted = command.iter().map(|word| match word.contains(' ') {
        true => format!("'{word}'"),
        false => word.clone(),
    });
    let command: Vec<String> = quoted.collect();
    format!(
        "\n{faint}${faint:#} {strong}jadoube {}{strong:#}\n\n",
        command.join(" ")
    )
}

const FAREWELL: &str = "
Where to go next:

  jadoube why startpos e2e5      try an illegal move of your own
  jadoube play --time 3+2        a game for two, with clock and referee
  jadoube moves startpos --json  the same for programs: any command takes --json
  jadoube help why               every command explains itself
";

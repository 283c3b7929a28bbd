//! `jadoube tour`: a few stops, each a real command and what it really prints.

use std::ffi::OsString;
use std::fmt::{self, Write};
use std::io::{self, IsTerminal};

use serde::Serialize;

use crate::answers;
use crate::args::Typed;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::Problem;
use crate::screen::{Report, Screen};
use crate::words::{Language, say};

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
    title: String,
    text: String,
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
            screen.write(&farewell())?;
        }
        Ok(Answer::Yes)
    }

    fn places(&self) -> Vec<Place> {
        let other = self.language.filter(|&language| language != Language::English);
        let language = other.unwrap_or(Language::Danish).code();
        let stops: [(String, String, &[&[&str]]); 8] = [
            (
                say!("tour-position"),
                say!("tour-position-text"),
                &[&["position", MATE_IN_ONE]],
            ),
            (say!("tour-moves"), say!("tour-moves-text"), &[&["moves", MATE_IN_ONE]]),
            (say!("tour-why"), say!("tour-why-text"), &[&["why", NO_CASTLING, "0-0"]]),
            (
                say!("tour-language"),
                say!("tour-language-text"),
                &[&["why", NO_CASTLING, "0-0", "--edition", "all", "--lang", language]],
            ),
            (
                say!("tour-read"),
                say!("tour-read-text"),
                &[
                    &["read", "startpos", "Pf3", "--lang", "nl"],
                    &["say", "startpos", "Nf3", "--lang", language],
                    &["say", "startpos", "Nf3", "--announce"],
                ],
            ),
            (say!("tour-dead"), say!("tour-dead-text"), &[&["dead", DEAD, "--check"]]),
            (
                say!("tour-chess960"),
                say!("tour-chess960-text"),
                &[&["chess960", "random"]],
            ),
            (say!("tour-perft"), say!("tour-perft-text"), &[&["perft", "5"]]),
        ];
        let owned = |command: &&[&str]| command.iter().map(|&word| word.to_owned()).collect();
        let place = |(index, (title, text, commands)): (usize, (String, String, &[&[&str]]))| Place {
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
            let typed = Typed::read_from(words.map(OsString::from));
            let typed = typed.map_err(|error| Problem::new(error.to_string(), say!("tour-report")))?;
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
        let keys = match number == last {
            true => say!("tour-keys-end", number = number, last = last),
            false => say!("tour-keys", number = number, last = last),
        };
        screen.write(&format!("\n{faint}{keys}{faint:#} "))?;
        let Some(line) = answers::read_line()? else {
            screen.write("\n")?;
            return Ok(None);
        };
        match line.trim() {
            "" => return Ok(Some(number)),
            "q" | "Q" | "quit" => return Ok(None),
            jump => match jump.parse::<usize>() {
                Ok(number @ 1..) if number <= last => return Ok(Some(number - 1)),
                _ => screen.write(&(say!("tour-stops", last = last) + "\n"))?,
            },
        }
    }
}

impl Report for Place {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let strong = look.strong();
        writeln!(to, "\n{strong}{}. {}{strong:#}", self.number, self.title)?;
        writeln!(to, "{}", hanging(&self.text, 0))
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

/// What stands at the end, each command with what it does.
fn farewell() -> String {
    let commands = [
        ("jadoube why startpos e2e5", say!("tour-next-why")),
        ("jadoube play --time 3+2", say!("tour-next-play")),
        ("jadoube moves startpos --json", say!("tour-next-json")),
        ("jadoube help why", say!("tour-next-help")),
    ];
    let lines = commands.map(|(command, what)| format!("  {command:31}{what}\n"));
    format!("\n{}\n\n{}", say!("tour-next"), lines.concat())
}

//! What was typed becomes what is meant.

use std::path::PathBuf;

pub(crate) const HELP: &str = "\
usage: load [--games N] [--watched N] [--watchers N] [--seconds N] [--hostile] [--breaking | --kills N]

  --games N      games that are played at a time (default 2000)
  --watched N    games that are watched (default a tenth of them)
  --watchers N   watchers at each of them (default 5)
  --seconds N    how long, at most 80 (default 20)
  --hostile      strangers attack the desk meanwhile
  --breaking     a thousand games more each time, until 99 % of presses are no longer acknowledged within 50 ms
  --kills N      ends the desk N times as a power cut does, and compares its records with what was acknowledged
";

/// What to do.
pub(crate) enum Command {
    Help,
    /// Be the desk, over a file.
    Serve(PathBuf),
    Play(Plan),
    Break(Plan),
    Kill(Plan, usize),
}

/// What to play.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) games: usize,
    pub(crate) watched: usize,
    pub(crate) watchers: usize,
    pub(crate) seconds: usize,
    /// Whether strangers attack meanwhile.
    pub(crate) hostile: bool,
}

impl Plan {
    /// The same with more or fewer games, as many of them watched as before.
    pub(crate) fn with_games(&self, games: usize) -> Plan {
        Plan {
            games,
            watched: games * self.watched / self.games.max(1),
            ..self.clone()
        }
    }
}

/// Reads the command line.
pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let (mut games, mut watched, mut watchers, mut seconds) = (2_000, None, 5, 20);
    let (mut breaking, mut kills, mut hostile) = (false, None, false);
    while let Some(word) = words.next() {
        let mut text = || words.next().ok_or(format!("{word} needs a value"));
        let mut value = || {
            let value = text()?;
            value.parse().map_err(|_| format!("{value} is not a number"))
        };
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            // For the other process alone.
            "serve" => return Ok(Command::Serve(text()?.into())),
            "--games" => games = value()?,
            "--watched" => watched = Some(value()?),
            "--watchers" => watchers = value()?,
            "--seconds" => seconds = value()?.min(80),
            "--hostile" => hostile = true,
            "--breaking" => breaking = true,
            "--kills" => kills = Some(value()?),
            _ => return Err(format!("{word} is not an option")),
        }
    }
    let plan = Plan {
        games,
        watched: watched.unwrap_or(games / 10).min(games),
        watchers,
        seconds,
        hostile,
    };
    match (breaking, kills) {
        (true, Some(_)) => Err("--breaking and --kills are two things".to_owned()),
        (true, None) => Ok(Command::Break(plan)),
        (false, Some(times)) => Ok(Command::Kill(plan, times)),
        (false, None) => Ok(Command::Play(plan)),
    }
}

//! What was typed becomes what is meant.

use std::path::PathBuf;

pub(crate) const HELP: &str = "\
usage: load [--games N] [--watched N] [--watchers N] [--seconds N] [--many] [--hostile [--only WORD]]
            [--program PATH] [--breaking | --kills N]

  --games N      games that are played at a time (default 2000)
  --watched N    games that are watched (default a tenth of them)
  --watchers N   watchers at each of them (default 5)
  --seconds N    how long, at most 80 (default 20)
  --many         players come from addresses of their own, and not all from one as in a hall behind a router
  --hostile      plays alone, then while strangers attack the desk in one way after the other, then in all at once
  --only WORD    of the attacks only those whose name has this word in it, such as endings; may be given again
  --program PATH the desk, as it ships (default target/release/jadoube)
  --breaking     a thousand games more each time, until 99 % of presses are no longer acknowledged within 50 ms
  --kills N      ends the desk N times as a power cut does, and compares its records with what was acknowledged;
                 has a copy made meanwhile, opens it and puts it back; and opens copies with a flipped bit
";

/// What to do.
pub(crate) enum Command {
    Help,
    Play(Plan),
    Attack(Plan),
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
    /// Whether players come from addresses of their own.
    pub(crate) many: bool,
    /// The desk.
    pub(crate) program: PathBuf,
    /// Words of which an attack must have one in its name, unless there are none.
    pub(crate) only: Vec<String>,
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
    let (mut breaking, mut kills, mut hostile, mut many) = (false, None, false, false);
    let mut program = PathBuf::from("target/release/jadoube");
    let mut only = Vec::new();
    while let Some(word) = words.next() {
        let mut text = || words.next().ok_or(format!("{word} needs a value"));
        let mut value = || {
            let value = text()?;
            value.parse().map_err(|_| format!("{value} is not a number"))
        };
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--program" => program = text()?.into(),
            "--only" => only.push(text()?),
            "--many" => many = true,
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
        many,
        program,
        only,
    };
    match (breaking, kills, hostile) {
        (false, None, false) => Ok(Command::Play(plan)),
        (false, None, true) => Ok(Command::Attack(plan)),
        (true, None, false) => Ok(Command::Break(plan)),
        (false, Some(times), false) => Ok(Command::Kill(plan, times)),
        _ => Err("--breaking, --kills and --hostile are three things".to_owned()),
    }
}

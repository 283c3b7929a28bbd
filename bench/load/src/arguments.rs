//! What was typed becomes what is meant.

pub(crate) const HELP: &str = "\
usage: load [--games N] [--watched N] [--watchers N] [--seconds N]

  --games N      games that are played at a time (default 2000)
  --watched N    games that are watched (default 200)
  --watchers N   watchers at each of them (default 5)
  --seconds N    how long, at most 80 (default 20)
";

/// What to do.
pub(crate) enum Command {
    Help,
    Play(Plan),
}

/// What to play.
pub(crate) struct Plan {
    pub(crate) games: usize,
    pub(crate) watched: usize,
    pub(crate) watchers: usize,
    pub(crate) seconds: usize,
}

/// Reads the command line.
pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut plan = Plan {
        games: 2_000,
        watched: 200,
        watchers: 5,
        seconds: 20,
    };
    while let Some(word) = words.next() {
        let mut value = || {
            let value = words.next().ok_or(format!("{word} needs a value"))?;
            value.parse().map_err(|_| format!("{value} is not a number"))
        };
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--games" => plan.games = value()?,
            "--watched" => plan.watched = value()?,
            "--watchers" => plan.watchers = value()?,
            "--seconds" => plan.seconds = value()?.min(80),
            _ => return Err(format!("{word} is not an option")),
        }
    }
    plan.watched = plan.watched.min(plan.games);
    Ok(Command::Play(plan))
}

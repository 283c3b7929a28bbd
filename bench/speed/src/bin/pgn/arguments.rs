//! What was typed becomes what is meant.

use std::path::PathBuf;

pub(crate) const HELP: &str = "\
usage: pgn [--rounds N] [FILE…]

  --rounds N   measure every row N times and keep the best (default 5)
  FILE         games to read, plain or compressed

Without files, those of shared/data/pgn beside the project are read; where there are none, games that this program makes.
";

/// What to do.
pub(crate) enum Command {
    Help,
    Tables(Plan),
    /// What a process does whose memory is measured: `pgn stream`.
    Stream,
}

/// What to measure.
pub(crate) struct Plan {
    pub(crate) rounds: usize,
    pub(crate) files: Vec<PathBuf>,
}

/// Reads the command line.
pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut plan = Plan {
        rounds: 5,
        files: Vec::new(),
    };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "stream" => return Ok(Command::Stream),
            "--rounds" => {
                let rounds = words.next().ok_or("--rounds needs a value")?;
                let number: usize = rounds.parse().map_err(|_| format!("{rounds} is not a number"))?;
                plan.rounds = number.max(1);
            }
            option if option.starts_with('-') => return Err(format!("{word} is not an option")),
            _ => plan.files.push(word.into()),
        }
    }
    Ok(Command::Tables(plan))
}

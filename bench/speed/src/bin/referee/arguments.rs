//! What was typed becomes what is meant.

use std::path::PathBuf;

use crate::readings::Work;

pub(crate) const HELP: &str = "\
usage: referee [--rounds N] [FILE…]   the tables
       referee instructions           instructions per game, counted by valgrind

  --rounds N   measure every row N times and keep the best (default 5)
  FILE         games to read, plain or compressed

Without files, those of shared/data/pgn beside the project are read; where there are none, games that this program makes.
";

/// What to do.
pub(crate) enum Command {
    Help,
    Tables(Plan),
    Instructions,
    Walk(Repeated),
}

/// What to measure.
pub(crate) struct Plan {
    pub(crate) rounds: usize,
    pub(crate) files: Vec<PathBuf>,
}

/// The fixed work of one process under valgrind: `referee walk checked|refereed TIMES`.
pub(crate) struct Repeated {
    pub(crate) work: Work,
    pub(crate) times: usize,
}

/// Reads the command line.
pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut plan = Plan {
        rounds: 5,
        files: Vec::new(),
    };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} needs a value"));
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "instructions" => return Ok(Command::Instructions),
            "walk" => {
                let name = value()?;
                let work = Work::ALL.into_iter().find(|work| work.name() == name);
                let work = work.ok_or(format!("{name} is neither checked nor refereed"))?;
                let times = number(&value()?)?;
                return Ok(Command::Walk(Repeated { work, times }));
            }
            "--rounds" => plan.rounds = number(&value()?)?.max(1),
            option if option.starts_with('-') => return Err(format!("{word} is not an option")),
            _ => plan.files.push(word.into()),
        }
    }
    Ok(Command::Tables(plan))
}

fn number(word: &str) -> Result<usize, String> {
    word.parse().map_err(|_| format!("{word} is not a number"))
}

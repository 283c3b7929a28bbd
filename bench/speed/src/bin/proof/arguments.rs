//! What was typed becomes what is meant.

use jadoube_proof::Budget;

use crate::programs::Asked;
use crate::sets::{Measured, Mode, SOURCES, Source};

/// What to do.
pub(crate) enum Command {
    Help,
    Tables(Plan),
    Instructions,
    Walk(Repeated),
}

/// What to measure and what to tell.
pub(crate) struct Plan {
    /// The names of the sets; if there is none, all that are measured always.
    sets: Vec<String>,
    pub(crate) asked: Vec<Asked>,
    /// So many questions of each set are asked.
    pub(crate) limit: usize,
    pub(crate) budget: Budget,
    /// Whether our checker looks at our answers.
    pub(crate) check: bool,
    /// So many of our slowest questions are listed.
    pub(crate) slowest: usize,
    /// Whether every answer of ours is listed.
    pub(crate) verdicts: bool,
    /// Whether wrong answers and disagreements are listed.
    pub(crate) wrong: bool,
}

impl Plan {
    /// The sets that are measured.
    pub(crate) fn sources(&self) -> impl Iterator<Item = &'static Source> {
        let wanted = |source: &&Source| match self.sets[..] {
            [] => source.measured == Measured::Always,
            _ => self.sets.iter().any(|name| name == source.name),
        };
        SOURCES.iter().filter(wanted)
    }
}

/// The fixed work of one process under valgrind: `proof walk PROGRAM full|quick TIMES`.
pub(crate) struct Repeated {
    pub(crate) asked: Asked,
    pub(crate) mode: Mode,
    pub(crate) times: usize,
}

/// What the program says about itself.
pub(crate) fn help() -> String {
    let sets = SOURCES
        .iter()
        .map(|source| format!("  {:20} {}\n", source.name, source.title));
    format!(
        "\
usage: proof [options]       the tables
       proof instructions    instructions per question, counted by valgrind

  --set NAME     measure this set alone; may be given again
  --ours-only    do not ask chasolver
  --theirs-only  ask chasolver alone
  --limit N      the first N questions of each set
  --budget N     let J'adoube look at N positions for an answer
  --check        run our checker on every answer of ours, outside of the timing
  --wrong        list wrong answers and disagreements
  --slowest N    list our N slowest answers: microseconds, positions looked at, verdict, side, FEN
  --verdicts     list all our answers: side, verdict, microseconds, positions looked at, FEN

The sets, read from shared/data/unwinnable beside the project:
{}",
        sets.collect::<String>()
    )
}

/// Reads the command line.
pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut plan = Plan {
        sets: Vec::new(),
        asked: Asked::ALL.to_vec(),
        limit: usize::MAX,
        budget: Budget::default(),
        check: false,
        slowest: 0,
        verdicts: false,
        wrong: false,
    };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} needs a value"));
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "instructions" => return Ok(Command::Instructions),
            "walk" => {
                let name = value()?;
                let asked = Asked::ALL.into_iter().find(|asked| asked.package() == name);
                let asked = asked.ok_or(format!("{name} is not measured"))?;
                let name = value()?;
                let mode = Mode::ALL.into_iter().find(|mode| mode.name() == name);
                let mode = mode.ok_or(format!("{name} is neither full nor quick"))?;
                let times = number(&value()?)?;
                return Ok(Command::Walk(Repeated { asked, mode, times }));
            }
            "--set" => plan.sets.push(set(value()?)?),
            "--ours-only" => plan.asked = vec![Asked::Ours],
            "--theirs-only" => plan.asked = vec![Asked::Theirs],
            "--limit" => plan.limit = number(&value()?)?,
            "--budget" => plan.budget = Budget::positions(number(&value()?)? as u64),
            "--check" => plan.check = true,
            "--wrong" => plan.wrong = true,
            "--slowest" => plan.slowest = number(&value()?)?,
            "--verdicts" => plan.verdicts = true,
            _ => return Err(format!("{word} is not an option")),
        }
    }
    Ok(Command::Tables(plan))
}

fn number(word: &str) -> Result<usize, String> {
    word.parse().map_err(|_| format!("{word} is not a number"))
}

fn set(name: String) -> Result<String, String> {
    if SOURCES.iter().any(|source| source.name == name) {
        return Ok(name);
    }
    let known: Vec<_> = SOURCES.iter().map(|source| source.name).collect();
    Err(format!("{name} is no set; these are: {}", known.join(", ")))
}

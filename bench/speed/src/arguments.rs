//! What was typed becomes what is meant.

use std::path::PathBuf;

use crate::peers::{PEERS, Peer, Walk};

pub(crate) const HELP: &str = "\
usage: perft [options]            the tables
       perft instructions         instructions per node, counted by valgrind

  --rounds N      measure every cell N times and keep the best (default 5)
  --only NAME     measure this package alone; may be given again
  --quick         one ply less
  --bulk          only the table that counts at the leaves
  --made          only the table that makes every move
  --json          for programs
  --startup PATH  also time `PATH --version`
";

/// What to do.
pub(crate) enum Command {
    Help,
    Tables(Plan),
    Instructions,
    Walk(Repeated),
}

/// How to make the tables.
pub(crate) struct Plan {
    pub(crate) counting: Vec<Counting>,
    pub(crate) rounds: usize,
    /// The packages to measure; all if there is none.
    pub(crate) only: Vec<String>,
    pub(crate) quick: bool,
    pub(crate) json: bool,
    pub(crate) startup: Option<PathBuf>,
}

impl Plan {
    /// The peers that are measured.
    pub(crate) fn peers(&self) -> impl Iterator<Item = &'static Peer> {
        let wanted = |peer: &&Peer| self.only.is_empty() || self.only.iter().any(|name| name == peer.package);
        PEERS.iter().filter(wanted)
    }
}

/// What happens at the leaves.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Counting {
    /// Moves are counted.
    Bulk,
    /// Moves are made.
    Made,
}

impl Counting {
    pub(crate) const ALL: [Counting; 2] = [Counting::Bulk, Counting::Made];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Counting::Bulk => "bulk",
            Counting::Made => "made",
        }
    }

    /// A peer's walk of this kind, if it has a row in this table.
    pub(crate) fn walk(self, peer: &Peer) -> Option<Walk> {
        match self {
            Counting::Bulk => peer.counted,
            Counting::Made => peer.made,
        }
    }
}

/// The fixed work of one process under valgrind: `perft walk ROW bulk|made TIMES`.
pub(crate) struct Repeated {
    /// The row of the peer in [`PEERS`].
    pub(crate) row: usize,
    pub(crate) counting: Counting,
    pub(crate) times: usize,
}

/// Reads the command line.
pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut plan = Plan {
        counting: Counting::ALL.to_vec(),
        rounds: 5,
        only: Vec::new(),
        quick: false,
        json: false,
        startup: None,
    };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} needs a value"));
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "instructions" => return Ok(Command::Instructions),
            "walk" => {
                let row = number(&value()?)?;
                let name = value()?;
                let counting = Counting::ALL.into_iter().find(|counting| counting.name() == name);
                let counting = counting.ok_or(format!("{name} is neither bulk nor made"))?;
                let times = number(&value()?)?;
                return Ok(Command::Walk(Repeated { row, counting, times }));
            }
            "--rounds" => plan.rounds = number(&value()?)?.max(1),
            "--only" => plan.only.push(package(value()?)?),
            "--quick" => plan.quick = true,
            "--bulk" => plan.counting = vec![Counting::Bulk],
            "--made" => plan.counting = vec![Counting::Made],
            "--json" => plan.json = true,
            "--startup" => plan.startup = Some(value()?.into()),
            _ => return Err(format!("{word} is not an option")),
        }
    }
    Ok(Command::Tables(plan))
}

fn number(word: &str) -> Result<usize, String> {
    word.parse().map_err(|_| format!("{word} is not a number"))
}

fn package(name: String) -> Result<String, String> {
    if PEERS.iter().any(|peer| peer.package == name) {
        return Ok(name);
    }
    let known: Vec<_> = PEERS
        .iter()
        .filter(|peer| peer.remark.is_empty())
        .map(|peer| peer.package)
        .collect();
    Err(format!("{name} is not measured; these are: {}", known.join(", ")))
}

//! The questions, and what the files say of them.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use jadoube_board::{Color, Position};

/// What is said where there are no files.
pub(crate) const ABSENT: &str = "Nothing was measured, for there is no shared/data/unwinnable beside the project.";

/// How a question is asked.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Mode {
    /// For a decision, with a line if there is a mate.
    Full,
    /// For what can be ruled out at a glance.
    Quick,
}

impl Mode {
    pub(crate) const ALL: [Mode; 2] = [Mode::Full, Mode::Quick];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Mode::Full => "full",
            Mode::Quick => "quick",
        }
    }
}

/// Where the questions of a set come from.
pub(crate) struct Source {
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    pub(crate) mode: Mode,
    pub(crate) measured: Measured,
    file: &'static str,
    /// What is asked by a line of the file that is no comment.
    read: fn(&str) -> Result<Vec<Entry<'_>>, String>,
}

/// When a set is measured.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Measured {
    Always,
    /// Only if it is asked for by name.
    OnDemand,
}

/// One side of one position, as a file gives it.
type Entry<'text> = (Color, Option<Truth>, &'text str);

/// Whether a side can mate, as a file says.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Truth {
    Winnable,
    Unwinnable,
}

/// A question, as each program holds it.
pub(crate) struct Query {
    pub(crate) winner: Color,
    pub(crate) fen: String,
    pub(crate) truth: Option<Truth>,
    pub(crate) ours: Position,
    pub(crate) theirs: chess::Board,
}

/// Questions that are asked one after the other.
pub(crate) struct Set {
    pub(crate) source: &'static Source,
    pub(crate) queries: Vec<Query>,
    /// Positions that nobody is asked about, for one of the two does not accept them: the FEN and the reason.
    pub(crate) refused: Vec<(String, String)>,
}

/// All sets, in the order in which they are measured.
pub(crate) const SOURCES: [Source; 8] = [
    Source {
        name: "cha_positions",
        title: "hard positions, both sides",
        mode: Mode::Full,
        measured: Measured::Always,
        file: "cha_positions.txt",
        read: labelled,
    },
    Source {
        name: "cha_positions_quick",
        title: "the same at a glance (only if named)",
        mode: Mode::Quick,
        measured: Measured::OnDemand,
        file: "cha_positions.txt",
        read: labelled,
    },
    Source {
        name: "issue_48",
        title: "two positions that chasolver leaves open, both sides",
        mode: Mode::Full,
        measured: Measured::Always,
        file: "compositions_and_issues.txt",
        read: issue_48,
    },
    Source {
        name: "cha_lichess",
        title: "positions of real games, both sides, with lines",
        mode: Mode::Full,
        measured: Measured::Always,
        file: "cha_lichess.txt",
        read: labelled,
    },
    Source {
        name: "cha_lichess_quick",
        title: "the same at a glance",
        mode: Mode::Quick,
        measured: Measured::Always,
        file: "cha_lichess.txt",
        read: labelled,
    },
    Source {
        name: "unfair",
        title: "games won on time by a side that could not mate",
        mode: Mode::Full,
        measured: Measured::Always,
        file: "lichess_unfair_2022-04.txt",
        read: unfair,
    },
    Source {
        name: "winnable_hard",
        title: "mates that chasolver's analysis denies",
        mode: Mode::Full,
        measured: Measured::Always,
        file: "winnable_hard.txt",
        read: winnable,
    },
    Source {
        name: "winnable_hard_quick",
        title: "the same at a glance",
        mode: Mode::Quick,
        measured: Measured::Always,
        file: "winnable_hard.txt",
        read: winnable,
    },
];

/// Whether there is anything to measure.
pub(crate) fn are_there() -> bool {
    folder().is_dir()
}

/// Reads a set up to a number of questions. What is read once is not read again while time is taken.
pub(crate) fn load(source: &'static Source, limit: usize) -> Result<Set, String> {
    let mut set = Set {
        source,
        queries: Vec::new(),
        refused: Vec::new(),
    };
    let path = folder().join(source.file);
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    for line in BufReader::new(File::open(&path).map_err(|error| failed(&error))?).lines() {
        let line = line.map_err(|error| failed(&error))?;
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        for (winner, truth, fen) in (source.read)(&line).map_err(|error| failed(&error))? {
            if set.queries.len() == limit {
                return Ok(set);
            }
            match query(winner, truth, fen) {
                Ok(query) => set.queries.push(query),
                // Both sides of a position follow each other.
                Err(_) if set.refused.last().is_some_and(|(last, _)| last == fen) => {}
                Err(reason) => set.refused.push((fen.into(), reason)),
            }
        }
    }
    Ok(set)
}

fn query(winner: Color, truth: Option<Truth>, fen: &str) -> Result<Query, String> {
    let ours: Position = fen.parse().map_err(|error| format!("J'adoube: {error}"))?;
    let theirs: chess::Board = fen.parse().map_err(|error| format!("chasolver: {error}"))?;
    Ok(Query {
        winner,
        fen: fen.into(),
        truth,
        ours,
        theirs,
    })
}

/// `W- FEN`: whether White can mate, whether Black can, and the position.
fn labelled(line: &str) -> Result<Vec<Entry<'_>>, String> {
    let (labels, fen) = line.split_once(' ').ok_or(format!("no FEN: {line}"))?;
    let truth = |label| match label {
        '-' => Ok(Some(Truth::Unwinnable)),
        'W' | 'B' => Ok(Some(Truth::Winnable)),
        '?' => Ok(None),
        _ => Err(format!("no verdict: {line}")),
    };
    let truths: Vec<_> = labels.chars().map(truth).collect::<Result<_, _>>()?;
    let sides = [Color::White, Color::Black].into_iter().zip(truths);
    Ok(sides.map(|(winner, truth)| (winner, truth, fen.trim())).collect())
}

/// `W- FEN ; source`, of which one source is wanted.
fn issue_48(line: &str) -> Result<Vec<Entry<'_>>, String> {
    match line.split_once(';') {
        Some((entry, source)) if source.contains("issue 48") => labelled(entry.trim()),
        _ => Ok(Vec::new()),
    }
}

/// `FEN game`: the side that does not have the move cannot mate.
fn unfair(line: &str) -> Result<Vec<Entry<'_>>, String> {
    let (fen, _) = line.rsplit_once(' ').ok_or(format!("no FEN: {line}"))?;
    let winner = match fen.split(' ').nth(1) {
        Some("w") => Color::Black,
        _ => Color::White,
    };
    Ok(vec![(winner, Some(Truth::Unwinnable), fen)])
}

/// `w | FEN | …`: this side can mate.
fn winnable(line: &str) -> Result<Vec<Entry<'_>>, String> {
    let mut fields = line.split('|').map(str::trim);
    match (fields.next(), fields.next()) {
        (Some("w"), Some(fen)) => Ok(vec![(Color::White, Some(Truth::Winnable), fen)]),
        (Some("b"), Some(fen)) => Ok(vec![(Color::Black, Some(Truth::Winnable), fen)]),
        _ => Err(format!("no side: {line}")),
    }
}

/// Where the project finds positions that are not its own.
fn folder() -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/unwinnable");
    fs::canonicalize(folder).unwrap_or(folder.into())
}

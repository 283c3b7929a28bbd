//! What is typed after `jadoube dead`.

use std::fmt;
use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::thread;

use clap::{Args, ValueEnum};
use jadoube_board::Color;
use jadoube_proof::Budget;

use super::{EditionArg, threads};
use crate::commands::dead::{Asked, Dead, Question, SearchMode};
use crate::problem::Problem;
use crate::words::{of_environment, say};

#[derive(Debug, Args)]
pub(super) struct DeadArgs {
    fen: Vec<String>,
    #[arg(long, value_enum, value_name = "PLAYER")]
    side: Option<Side>,
    #[arg(long)]
    check: bool,
    #[arg(long, value_name = "N", value_parser = budget, default_value_t, conflicts_with = "quick")]
    budget: Positions,
    #[arg(long)]
    quick: bool,
    #[arg(long)]
    explain: bool,
    #[arg(short, long, value_name = "N", value_parser = threads)]
    jobs: Option<usize>,
    #[command(flatten)]
    edition: EditionArg,
}

/// A budget as it is typed.
#[derive(Debug, Copy, Clone, Default, PartialEq, Eq)]
struct Positions(Budget);

#[derive(Debug, Copy, Clone, ValueEnum)]
enum Side {
    White,
    Black,
}

impl DeadArgs {
    pub(super) fn meant(self) -> Result<Dead, Problem> {
        Ok(Dead {
            asked: asked(self.fen)?,
            question: Question {
                side: self.side.map(|side| match side {
                    Side::White => Color::White,
                    Side::Black => Color::Black,
                }),
                mode: match self.quick {
                    true => SearchMode::Quick,
                    false => SearchMode::Full(self.budget.0),
                },
                check: self.check,
            },
            explain: self.explain,
            jobs: self
                .jobs
                .unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get)),
            editions: self.edition.edition,
            language: of_environment(),
        })
    }
}

/// The positions that were typed; standard input if none was, unless somebody sits there who is not expected to type them.
fn asked(words: Vec<String>) -> Result<Asked, Problem> {
    match words.first().map(String::as_str) {
        // Elsewhere a dash is a part of a FEN.
        Some("-") if words.len() == 1 => Ok(Asked::Stdin),
        None if io::stdin().is_terminal() => Err(Problem::new(say!("dead-none"), say!("dead-none-remedy"))),
        None => Ok(Asked::Stdin),
        Some(_) => Ok(Asked::These(positions(words))),
    }
}

/// The positions among words: each begins with its ranks, or is `startpos`.
fn positions(words: Vec<String>) -> Vec<String> {
    let mut positions: Vec<String> = Vec::new();
    for word in words {
        let first = word.split_whitespace().next().unwrap_or_default();
        let begins = first.contains('/') || matches!(first, "startpos" | "start");
        match positions.last_mut() {
            Some(position) if !begins => {
                position.push(' ');
                position.push_str(&word);
            }
            _ => positions.push(word),
        }
    }
    positions
}

/// Reads a number of positions, with k for a thousand, M for a million and G for a thousand millions.
fn budget(text: &str) -> Result<Positions, String> {
    let unit = UNITS
        .into_iter()
        .find(|&(letter, _)| text.ends_with([letter, letter.to_ascii_lowercase(), letter.to_ascii_uppercase()]));
    let (digits, unit) = match unit {
        Some((_, unit)) => (&text[..text.len() - 1], unit),
        None => (text, 1),
    };
    let count = digits.parse::<u64>().ok().and_then(|count| count.checked_mul(unit));
    match count {
        Some(count @ 1..) if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            Ok(Positions(Budget::positions(count)))
        }
        _ => Err(say!("typed-budget")),
    }
}

/// The largest first.
const UNITS: [(char, u64); 3] = [('G', 1_000_000_000), ('M', 1_000_000), ('k', 1_000)];

impl fmt::Display for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.0.count();
        match UNITS.iter().find(|&(_, unit)| count.is_multiple_of(*unit)) {
            Some((letter, unit)) => write!(f, "{}{letter}", count / unit),
            None => write!(f, "{count}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Budget, Positions, budget, positions};

    #[test]
    fn budgets_may_have_units() {
        for (text, expect) in [
            ("1", Some(1)),
            ("200k", Some(200_000)),
            ("5M", Some(5_000_000)),
            ("2g", Some(2_000_000_000)),
            ("0", None),
            ("", None),
            ("k", None),
            ("+5", None),
            ("-5", None),
            ("1.5M", None),
            ("99999999999999999999", None),
            ("99999999999G", None),
            ("5é", None),
        ] {
            let expect = expect.map(Budget::positions).map(Positions);
            assert_eq!(budget(text).ok(), expect, "{text}");
            // And back.
            assert!(expect.is_none_or(|expect| budget(&expect.to_string()) == Ok(expect)));
        }
    }

    #[test]
    fn positions_may_be_in_quotes_or_not() {
        fn check(words: &[&str], expect: &[&str]) {
            let words = words.iter().map(|&word| word.to_owned()).collect();
            assert_eq!(positions(words), expect);
        }
        check(&["8/8 w - -", "7/7 b - -"], &["8/8 w - -", "7/7 b - -"]);
        check(&["8/8", "w", "-", "-", "7/7", "b"], &["8/8 w - -", "7/7 b"]);
        check(&["startpos", "8/8 w"], &["startpos", "8/8 w"]);
        check(&["what", "ever"], &["what ever"]);
    }
}

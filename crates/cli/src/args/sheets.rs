//! What is typed after `jadoube sheets`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use jadoube_board::Color;
use jadoube_referee::sheet::Place;

use super::{EditionArg, tongue};
use crate::args::Tongue;
use crate::commands::pgn::Source;
use crate::commands::sheets::{CompareSheets, DrawClaim};
use crate::problem::Problem;
use crate::words::Language;

/// How the help ends.
pub(super) const EXAMPLES: &str = "\
Examples:
  jadoube sheets white.txt black.txt
  jadoube sheets white.txt black.txt --written en --written de
  jadoube sheets white.txt black.txt arbiter.pgn --claim threefold
  jadoube sheets white.txt --claim fifty --after 80w
  printf '1.e4 e5 2.Nf3' | jadoube sheets - black.txt --json

A scoresheet:

  1. e4   e5
  2. Sf3  Sc6  (=)
  3. --   a6

The exit code is 0 if the scoresheets agree, and if what is claimed stands in them; 1 if not; 2 if one cannot be read.";

#[derive(Debug, Args)]
pub(super) struct SheetsArgs {
    /// The scoresheets: files with written moves or a PGN game; - is standard input
    #[arg(value_name = "FILE", required = true, num_args = 1..)]
    files: Vec<PathBuf>,
    /// The language of a scoresheet (a tag such as de), or guess; once for all of them or once for each, in order
    #[arg(long, value_name = "LANG|guess", value_parser = tongue::tongue)]
    written: Vec<Tongue>,
    /// Say whether this claim of a draw stands in the scoresheets, and print the proof
    #[arg(long, value_enum)]
    claim: Option<Claimed>,
    /// The claim is about the position after this move: 40 or 40b for Black's, 40w for White's [default: the last]
    #[arg(long, value_name = "MOVE", value_parser = place, requires = "claim")]
    after: Option<Place>,
    #[command(flatten)]
    edition: EditionArg,
}

#[derive(Debug, Copy, Clone, ValueEnum)]
enum Claimed {
    /// The position has occurred three times
    Threefold,
    /// Fifty moves by each player without a capture or a pawn move
    Fifty,
}

impl SheetsArgs {
    pub(super) fn meant(self, language: Language) -> Result<CompareSheets, Problem> {
        let (files, written) = (self.files.len(), self.written.len());
        if written > 1 && written != files {
            return Err(Problem::new(
                format!("{written} languages are given for {files} scoresheets"),
                "Give --written once for all of them, or once for each.",
            ));
        }
        let of_input = self.files.iter().filter(|path| path.as_os_str() == "-").count();
        if of_input > 1 {
            return Err(Problem::new(
                "standard input is named twice",
                "Only one scoresheet can come from there: put the others into files.",
            ));
        }
        let letters = |index: usize| {
            let tongue = self.written.get(index).or(self.written.first());
            tongue.map(|tongue| tongue.letters()).unwrap_or_default()
        };
        let languages = (0..files).map(letters).collect();
        Ok(CompareSheets {
            languages,
            claim: self.claim.map(|claim| match claim {
                Claimed::Threefold => DrawClaim::Threefold,
                Claimed::Fifty => DrawClaim::Fifty,
            }),
            after: self.after,
            editions: self.edition.edition,
            language,
            sources: Source::all(self.files)?,
        })
    }
}

/// `40`, `40w`, `40b`.
fn place(text: &str) -> Result<Place, String> {
    let (digits, by) = match text.strip_suffix(['w', 'W']) {
        Some(digits) => (digits, Color::White),
        None => (text.strip_suffix(['b', 'B']).unwrap_or(text), Color::Black),
    };
    match digits.parse::<u32>() {
        Ok(number @ 1..) => Ok(Place { number, by }),
        _ => Err("write the number of a move, with w for White's or b for Black's, as in 40, 40w or 40b".to_owned()),
    }
}

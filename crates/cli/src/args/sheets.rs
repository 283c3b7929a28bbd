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
use crate::words::{Language, say};

/// How the help ends.
pub(super) const EXAMPLES: &str = "\
jadoube sheets white.txt black.txt
jadoube sheets white.txt black.txt --written en --written de
jadoube sheets white.txt black.txt arbiter.pgn --claim threefold
jadoube sheets white.txt --claim fifty --after 80w
printf '1.e4 e5 2.Nf3' | jadoube sheets - black.txt --json";

#[derive(Debug, Args)]
pub(super) struct SheetsArgs {
    #[arg(value_name = "FILE", required = true, num_args = 1..)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "LANG|guess", value_parser = tongue::tongue)]
    written: Vec<Tongue>,
    #[arg(long, value_enum)]
    claim: Option<Claimed>,
    #[arg(long, value_name = "MOVE", value_parser = place, requires = "claim")]
    after: Option<Place>,
    #[command(flatten)]
    edition: EditionArg,
}

#[derive(Debug, Copy, Clone, ValueEnum)]
enum Claimed {
    #[value(help = say!("help-choice-claim-threefold"))]
    Threefold,
    #[value(help = say!("help-choice-claim-fifty"))]
    Fifty,
}

impl SheetsArgs {
    pub(super) fn meant(self, language: Language) -> Result<CompareSheets, Problem> {
        let (files, written) = (self.files.len(), self.written.len());
        if written > 1 && written != files {
            return Err(Problem::new(
                say!("sheets-languages", languages = written, count = files),
                say!("sheets-languages-remedy"),
            ));
        }
        let of_input = self.files.iter().filter(|path| path.as_os_str() == "-").count();
        if of_input > 1 {
            return Err(Problem::new(
                say!("sheets-input-twice"),
                say!("sheets-input-twice-remedy"),
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
        _ => Err(say!("typed-place")),
    }
}

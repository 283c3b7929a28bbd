//! What is typed after `jadoube cases`.

use std::path::PathBuf;

use clap::Args;
use jadoube_laws::Edition;

use crate::commands::cases::RunCases;
use crate::commands::pgn::Source;
use crate::problem::Problem;

/// How the help ends.
pub(super) const EXAMPLES: &str = "\
Examples:
  jadoube cases claims.md
  jadoube cases claims.md --edition 2023 --verbose
  jadoube cases commission/
  jadoube cases claims.md --json
  jadoube cases claims.md --records games/
  jadoube cases - < claims.md

A case:

  ## White resigns                                  end.resignation 2023
      control 90+30
      play    1.e4 e5
      0:05:00 white resigns
      ruled   end.resignation
      result  0-1 by resignation

docs/cases.md explains all terms, acts and expectations; `jadoube laws search WORDS` finds keys.

The exit code is 0 if every case passed, 1 if one failed, 2 if a file, a heading or a step cannot be read.";

#[derive(Debug, Args)]
pub(super) struct CasesArgs {
    /// The case files, or folders with them; - is standard input, which is also read if nothing is given
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Run the cases of this edition only; can be repeated [default: the editions of each case]
    #[arg(long, value_name = "YEAR")]
    edition: Vec<Edition>,
    /// Print every step with what was ruled and asked, in English and with the articles
    #[arg(long, short)]
    verbose: bool,
    /// Write the record of each game into this folder, named by its title and, if it is run in several editions, its edition
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
}

impl CasesArgs {
    pub(super) fn meant(self) -> Result<RunCases, Problem> {
        Ok(RunCases {
            sources: Source::all(self.files)?,
            editions: self.edition,
            verbose: self.verbose,
            records: self.records,
        })
    }
}

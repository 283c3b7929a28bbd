//! What is typed after `jadoube cases`.

use std::path::PathBuf;

use clap::Args;
use jadoube_laws::Edition;

use crate::commands::cases::RunCases;
use crate::commands::pgn::Source;
use crate::problem::Problem;

/// How the help ends.
pub(super) const EXAMPLES: &str = "\
jadoube cases claims.md
jadoube cases claims.md --edition 2023 --verbose
jadoube cases commission/
jadoube cases claims.md --json
jadoube cases claims.md --records games/
jadoube cases - < claims.md";

#[derive(Debug, Args)]
pub(super) struct CasesArgs {
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "YEAR", value_parser = super::edition)]
    edition: Vec<Edition>,
    #[arg(long, short)]
    verbose: bool,
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

//! What is typed after `jadoube verify` and `jadoube salvage`.

use std::path::PathBuf;

use clap::Args;
use jadoube_server::GivenHead;

use crate::commands::salvage::Salvage;
use crate::commands::verify::Verify;
use crate::problem::Problem;
use crate::words::Language;

#[derive(Debug, Args)]
pub(super) struct VerifyArgs {
    /// The file of a desk, or a record that it gave out
    file: PathBuf,
    /// A head from a scoresheet, a PGN or the arbiter's page; GAME=HEAD for that of a certain game; can be given several times
    #[arg(long, value_name = "HEAD")]
    head: Vec<String>,
    /// A copy to hold it against, older or newer: the file of a desk, or a record
    #[arg(long, value_name = "FILE")]
    backup: Option<PathBuf>,
    /// The key that must have signed it: the sixteen digits that the desk shows, or all of them
    #[arg(long, value_name = "KEY")]
    key: Option<String>,
}

impl VerifyArgs {
    pub(super) fn meant(self, language: Language) -> Result<Verify, Problem> {
        let head = |text: &String| {
            GivenHead::read(text).ok_or_else(|| {
                let remedy = "A head has at least sixteen hexadecimal digits, such as 3f2a 91bc 07d4 55e1.";
                Problem::new(format!("{text:?} is no head"), remedy)
            })
        };
        Ok(Verify {
            heads: self.head.iter().map(head).collect::<Result<_, _>>()?,
            copy: self.backup,
            key: self.key,
            ..Verify::of_file(self.file, language)
        })
    }
}

#[derive(Debug, Args)]
pub(super) struct SalvageArgs {
    /// The damaged file
    file: PathBuf,
    /// The new file; it must not be there yet
    #[arg(long, value_name = "NEW")]
    to: PathBuf,
}

impl SalvageArgs {
    pub(super) fn meant(self, language: Language) -> Salvage {
        Salvage {
            from: self.file,
            to: self.to,
            language,
        }
    }
}

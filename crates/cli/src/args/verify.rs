//! What is typed after `jadoube verify` and `jadoube salvage`.

use std::path::PathBuf;

use clap::Args;
use jadoube_server::GivenHead;

use crate::commands::salvage::Salvage;
use crate::commands::verify::Verify;
use crate::problem::Problem;
use crate::words::{Language, quoted, say};

#[derive(Debug, Args)]
pub(super) struct VerifyArgs {
    file: PathBuf,
    #[arg(long, value_name = "HEAD")]
    head: Vec<String>,
    #[arg(long, value_name = "FILE")]
    backup: Option<PathBuf>,
    #[arg(long, value_name = "KEY")]
    key: Option<String>,
}

impl VerifyArgs {
    pub(super) fn meant(self, language: Language) -> Result<Verify, Problem> {
        let head = |text: &String| {
            GivenHead::read(text).ok_or_else(|| {
                let remedy = say!("verify-no-head-remedy");
                Problem::new(say!("verify-no-head", text = quoted(text)), remedy)
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
    file: PathBuf,
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

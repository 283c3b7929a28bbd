//! What is typed after `jadoube i18n`.

use std::path::PathBuf;

use clap::Subcommand;

use crate::commands::i18n::{I18n, Step};

#[derive(Debug, Subcommand)]
pub(super) enum I18nCommand {
    Check {
        #[arg(long, value_name = "FOLDER", default_value = ".")]
        sources: PathBuf,
    },
    #[command(after_long_help = "\
jadoube i18n export -o sentences.csv")]
    Export {
        #[arg(long, value_name = "FOLDER", default_value = ".")]
        sources: PathBuf,
        #[arg(short, long, value_name = "FILE", default_value = "sentences.csv")]
        output: PathBuf,
    },
    #[command(after_long_help = "\
jadoube i18n import sentences.csv")]
    Import {
        file: PathBuf,
        #[arg(long, value_name = "FOLDER", default_value = ".")]
        sources: PathBuf,
    },
}

impl I18nCommand {
    pub(super) fn meant(self) -> I18n {
        match self {
            I18nCommand::Check { sources } => I18n {
                sources,
                step: Step::Check,
            },
            I18nCommand::Export { sources, output } => I18n {
                sources,
                step: Step::Export { to: output },
            },
            I18nCommand::Import { file, sources } => I18n {
                sources,
                step: Step::Import { from: file },
            },
        }
    }
}

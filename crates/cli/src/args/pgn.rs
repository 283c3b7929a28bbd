//! What is typed after `jadoube pgn`.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use jadoube_notation::braille::Dots;
use jadoube_notation::{CastlingTo, Form, Language as Letters, Signs, Style};

use super::EditionArg;
use super::tongue::{Tongue, letters, signs, tongue};
use crate::commands::Command;
use crate::commands::pgn::{Check, Convert, Source};
use crate::problem::Problem;
use crate::words::{Language, say};

#[derive(Debug, Subcommand)]
pub(super) enum PgnCommand {
    #[command(after_long_help = "\
jadoube pgn check games.pgn
jadoube pgn check *.pgn.zst --lang nl --edition 2017
jadoube pgn check partijen.pgn --from nl
jadoube pgn check export.pgn --strict
curl -s https://example.org/games.pgn.gz | jadoube pgn check")]
    Check {
        files: Vec<PathBuf>,
        #[arg(long, value_name = "LANG", value_parser = letters)]
        from: Option<Letters>,
        #[arg(long, conflicts_with = "from")]
        strict: bool,
        #[command(flatten)]
        edition: EditionArg,
    },
    #[command(after_long_help = "\
jadoube pgn convert partijen.pgn --from nl > games.pgn
jadoube pgn convert games.pgn.zst --letters da --form long
jadoube pgn convert old.pgn --from guess --letters figurine -o new.pgn
printf '1. e4 e5 2. Pf3 Pc6 3. Lb5(=)' | jadoube pgn convert --from nl
jadoube pgn convert games.pgn --form long --braille 6 -o games.brl")]
    Convert {
        files: Vec<PathBuf>,
        #[arg(long, value_name = "LANG|guess", value_parser = tongue)]
        from: Option<Tongue>,
        #[arg(long, value_name = "LANG|figurine", default_value = "en", value_parser = signs)]
        letters: Signs,
        #[arg(long, value_enum, default_value = "san")]
        form: MoveForm,
        #[arg(long, value_name = "8|6", num_args = 0..=1, default_missing_value = "8")]
        braille: Option<BrailleDots>,
        #[arg(short, long, value_name = "OUT")]
        output: Option<PathBuf>,
    },
}

#[derive(Debug, Copy, Clone, ValueEnum)]
pub(super) enum MoveForm {
    #[value(help = say!("help-choice-form-san"))]
    San,
    #[value(help = say!("help-choice-form-short"))]
    Short,
    #[value(help = say!("help-choice-form-long"))]
    Long,
    #[value(help = say!("help-choice-form-uci"))]
    Uci,
}

#[derive(Debug, Copy, Clone, ValueEnum)]
pub(super) enum BrailleDots {
    #[value(name = "8", help = say!("help-choice-braille-8"))]
    Eight,
    #[value(name = "6", help = say!("help-choice-braille-6"))]
    Six,
}

impl From<BrailleDots> for Dots {
    fn from(dots: BrailleDots) -> Dots {
        match dots {
            BrailleDots::Eight => Dots::Eight,
            BrailleDots::Six => Dots::Six,
        }
    }
}

impl MoveForm {
    fn with(self, signs: Signs) -> Form {
        let style = match self {
            MoveForm::San => Style::PGN,
            MoveForm::Short => Style::SHORT,
            MoveForm::Long => Style::LONG,
            MoveForm::Uci => return Form::Coordinates(CastlingTo::Arrival),
        };
        Form::Algebraic(Style { signs, ..style })
    }
}

impl PgnCommand {
    pub(super) fn meant(self, language: Language) -> Result<Command, Problem> {
        Ok(match self {
            PgnCommand::Check {
                files,
                from,
                strict,
                edition,
            } => Command::Check(Check {
                sources: Source::all(files)?,
                from,
                strict,
                editions: edition.edition,
                language,
            }),
            PgnCommand::Convert {
                files,
                from,
                letters,
                form,
                braille,
                output,
            } => Command::Convert(Convert {
                sources: Source::all(files)?,
                from,
                form: form.with(letters),
                braille: braille.map(Dots::from),
                output,
                language,
            }),
        })
    }
}

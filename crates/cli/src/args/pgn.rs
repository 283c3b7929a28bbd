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
use crate::words::Language;

#[derive(Debug, Subcommand)]
pub(super) enum PgnCommand {
    /// Check every move of every game for legality
    ///
    /// Reads all games of some files, plain or compressed with gzip, zstd or bzip2, and checks each move of the game and of
    /// its variations. Every fault is told with its file, line and column: of an illegal move, which provisions it breaks
    /// and where they stand; of an ambiguous one, the moves that can be meant. After a fault the rest of that line of moves
    /// is not judged, but everything else is: one bad game does not stop the others. A summary follows.
    #[command(after_long_help = "\
Examples:
  jadoube pgn check games.pgn
  jadoube pgn check *.pgn.zst --lang nl --edition 2017
  jadoube pgn check partijen.pgn --from nl
  curl -s https://example.org/games.pgn.gz | jadoube pgn check

The exit code is 0 without faults, 1 with faults, 2 if a file cannot be read.")]
    Check {
        /// The files; - is standard input, which is also read if no file is given
        files: Vec<PathBuf>,
        /// The pieces have the letters of this language (a tag such as nl), written as people write them
        #[arg(long, value_name = "LANG", value_parser = letters)]
        from: Option<Letters>,
        #[command(flatten)]
        edition: EditionArg,
    },
    /// Write games in another form, or with the letters of another language
    ///
    /// Reads all games of some files, plain or compressed, and writes them in PGN's export format with the letters and in the
    /// form asked for. Comments, annotations, variations and clock times are kept; the offer of a draw, (=), is kept as a
    /// comment. Where a move cannot be read, the rest of its line is kept as it stands, and its place is told on the error
    /// stream.
    #[command(after_long_help = "\
Examples:
  jadoube pgn convert partijen.pgn --from nl > games.pgn
  jadoube pgn convert games.pgn.zst --letters da --form long
  jadoube pgn convert old.pgn --from guess --letters figurine -o new.pgn
  printf '1. e4 e5 2. Pf3 Pc6 3. Lb5(=)' | jadoube pgn convert --from nl
  jadoube pgn convert games.pgn --form long --braille 6 -o games.brl

With --braille the games are written in computer braille, the North American Braille Computer Code, as braille patterns of
Unicode: with 8 dots a capital letter has dot 7, with 6 dots the cell of dots 4, 5 and 6 stands before it.
With -o nothing is lost: the file is replaced when everything has been written, and not before.
The exit code is 0 without faults, 1 with faults, 2 if a file cannot be read.")]
    Convert {
        /// The files; - is standard input, which is also read if no file is given
        files: Vec<PathBuf>,
        /// The pieces have the letters of this language (a tag such as nl), or guess [default: PGN's]
        #[arg(long, value_name = "LANG|guess", value_parser = tongue)]
        from: Option<Tongue>,
        /// Write the letters of this language, or figurines
        #[arg(long, value_name = "LANG|figurine", default_value = "en", value_parser = signs)]
        letters: Signs,
        /// How to write moves
        #[arg(long, value_enum, default_value = "san")]
        form: MoveForm,
        /// Write computer braille, with cells of 8 or 6 dots
        #[arg(long, value_name = "8|6", num_args = 0..=1, default_missing_value = "8")]
        braille: Option<BrailleDots>,
        /// Write to this file
        #[arg(short, long, value_name = "OUT")]
        output: Option<PathBuf>,
    },
}

#[derive(Debug, Copy, Clone, ValueEnum)]
pub(super) enum MoveForm {
    /// Standard algebraic notation, as PGN has it: Nbxd2, e8=Q, O-O
    San,
    /// The short form of the Laws: Nbxd2, e8Q, 0-0
    Short,
    /// The long form of the Laws: Nb1xd2, e7-e8Q, 0-0
    Long,
    /// Coordinates, as engines have it: b1d2, e7e8q, e1g1
    Uci,
}

#[derive(Debug, Copy, Clone, ValueEnum)]
pub(super) enum BrailleDots {
    /// As displays have it
    #[value(name = "8")]
    Eight,
    /// As on paper
    #[value(name = "6")]
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
            PgnCommand::Check { files, from, edition } => Command::Check(Check {
                sources: Source::all(files)?,
                from,
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

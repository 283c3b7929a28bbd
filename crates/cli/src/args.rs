//! What was typed.

mod ask;
mod backup;
mod cases;
mod complaint;
mod dead;
mod desk;
mod help;
mod i18n;
mod laws;
mod meant;
mod pgn;
mod play;
mod quiz;
mod referee;
mod sheets;
mod tongue;
mod verify;
mod why_not;

use std::env;
use std::ffi::OsString;
use std::fmt::Display;
use std::io;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use anstream::{AutoStream, ColorChoice};
use clap::{Args, FromArgMatches, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use jadoube_laws::{Edition, Pace, ParseEditionError, ParsePaceError, ParseSupervisionError, Supervision};
use jadoube_notation::Rigour;

use crate::args::ask::AskArgs;
use crate::args::backup::{BackupArgs, RestoreArgs};
use crate::args::cases::CasesArgs;
use crate::args::dead::DeadArgs;
use crate::args::desk::DeskArgs;
use crate::args::i18n::I18nCommand;
use crate::args::laws::LawsArgs;
use crate::args::pgn::PgnCommand;
use crate::args::play::PlayArgs;
use crate::args::quiz::QuizArgs;
use crate::args::referee::RefereeArgs;
use crate::args::sheets::SheetsArgs;
use crate::args::verify::{SalvageArgs, VerifyArgs};
use crate::args::why_not::WhyNotArgs;
use crate::commands::say::Announced;
use crate::look::Look;
use crate::words::say;

pub(crate) use crate::args::complaint::tell;
pub(crate) use crate::args::help::command;
pub(crate) use crate::args::tongue::Tongue;

#[derive(Debug, Parser)]
#[command(name = "jadoube", version, max_term_width = 100)]
pub(crate) struct Typed {
    #[command(flatten)]
    look: LookArgs,
    #[command(subcommand)]
    command: Option<TypedCommand>,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
struct LookArgs {
    #[arg(long, global = true)]
    json: bool,
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value = "auto",
        hide_possible_values = false
    )]
    color: Color,
    #[arg(long, global = true)]
    ascii: bool,
    #[arg(long, global = true)]
    flip: bool,
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = tongue::spoken())]
    lang: Option<Tongue>,
}

#[derive(Debug, Copy, Clone, ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Debug, Subcommand)]
enum TypedCommand {
    #[command(after_long_help = "\
jadoube tour
jadoube tour --ascii
jadoube tour < /dev/null | less")]
    Tour,
    #[command(after_long_help = "\
jadoube why 'r3k2r/8/8/8/8/8/8/R3K1R1 b q - 0 1' e8g8
jadoube why startpos e2e5 --edition all
jadoube why '4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1' 0-0 --lang da")]
    Why {
        #[arg(required = true, num_args = 1..)]
        fen: Vec<String>,
        #[arg(value_name = "MOVE")]
        attempt: String,
        #[command(flatten)]
        edition: EditionArg,
    },
    #[command(after_long_help = "\
jadoube read startpos Pf3 --lang nl
jadoube read startpos 'springer Felix drei' --spoken
jadoube read 'k7/8/8/8/8/8/8/K3N1N1 w - - 0 1' Nf3
jadoube read startpos nf3 --strict 2023")]
    Read {
        #[arg(required = true, num_args = 1..)]
        fen: Vec<String>,
        text: String,
        #[arg(long, value_name = "LANG|guess", value_parser = tongue::tongue, help_heading = "Output")]
        lang: Option<Tongue>,
        #[arg(long, value_name = "pgn|YEAR", value_parser = rigour, conflicts_with = "spoken")]
        strict: Option<Rigour>,
        #[arg(long)]
        spoken: bool,
        #[command(flatten)]
        edition: EditionArg,
    },
    #[command(after_long_help = "\
jadoube say startpos Nf3
jadoube say startpos g1f3 --lang nb
jadoube say startpos Nf3 --announce
jadoube say startpos Nf3 --announce danish --edition 2005")]
    Say {
        #[arg(required = true, num_args = 1..)]
        fen: Vec<String>,
        #[arg(value_name = "MOVE")]
        text: String,
        #[arg(long, value_name = "LANGUAGE", value_parser = tongue::told, help_heading = "Output")]
        lang: Option<Tongue>,
        #[arg(long, value_enum, value_name = "WORDS", num_args = 0..=1)]
        announce: Option<Option<Announced>>,
        #[command(flatten)]
        edition: EditionArg,
    },
    #[command(after_long_help = "\
jadoube moves startpos
jadoube moves 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4'
jadoube moves startpos --json")]
    Moves {
        #[arg(required = true, num_args = 1..)]
        fen: Vec<String>,
    },
    #[command(after_long_help = "\
jadoube position startpos
jadoube position '4k3/8/8/8/8/8/8/P3K3 w - - 0 1'
jadoube position 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1' --chess960 0")]
    Position {
        #[arg(required = true, num_args = 1..)]
        fen: Vec<String>,
        #[arg(long, value_name = "N|any")]
        chess960: Option<String>,
        #[command(flatten)]
        edition: EditionArg,
    },
    #[command(after_long_help = "\
jadoube dead '8/1p6/kPp5/2P5/pPP5/P7/2K5/8 w - - 0 1'
jadoube dead '2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1' --check
jadoube dead '8/8/4k3/8/8/3K4/3R4/6n1 w - - 0 1' --side black --lang sv
jadoube dead --quick < positions.txt | grep '^--'
zcat timeouts.epd.gz | jadoube dead --json --check --budget 5M > verdicts.jsonl")]
    Dead(DeadArgs),
    #[command(after_long_help = "\
jadoube chess960
jadoube chess960 518
jadoube chess960 RBBNKQNR
jadoube chess960 dice 3 5 1 4 6 2 1
jadoube chess960 seed 960")]
    Chess960 {
        #[arg(value_name = "N|RANK|random|dice|seed", default_value = "random", num_args = 1..)]
        start: Vec<String>,
        #[arg(long, conflicts_with = "start")]
        all: bool,
        #[command(flatten)]
        edition: EditionArg,
    },
    #[command(after_long_help = laws::examples())]
    Laws(LawsArgs),
    #[command(after_long_help = "\
jadoube play --time 3+2 --white Ann --black Bob
jadoube play --time '40/90m+30s, 30m+30s' --edition 2017 --record final.jsonl
jadoube play --chess960 random --time none --press
jadoube play --resume final.jsonl
printf 'f3\\ne5\\ng4\\nQh4\\n' | jadoube play --record mate.jsonl")]
    Play(Box<PlayArgs>),
    #[command(after_long_help = "\
jadoube desk
jadoube desk --file club.sqlite
jadoube desk --listen 0.0.0.0:8960 --tls-self-signed
jadoube desk --name desk.club.example --trusted-proxy 127.0.0.1")]
    Desk(DeskArgs),
    #[command(after_long_help = "\
jadoube backup --to monday.sqlite
jadoube backup club.sqlite --to /media/stick/club.sqlite")]
    Backup(BackupArgs),
    #[command(after_long_help = "\
jadoube restore monday.sqlite
jadoube restore /media/stick/club.sqlite --to club.sqlite")]
    Restore(RestoreArgs),
    #[command(after_long_help = "\
jadoube verify desk.sqlite
jadoube verify k7wq2mzzpt.jsonl --head '3f2a 91bc 07d4 55e1'
jadoube verify desk.sqlite --backup friday.sqlite")]
    Verify(VerifyArgs),
    #[command(after_long_help = "\
jadoube salvage desk.sqlite --to saved.sqlite")]
    Salvage(SalvageArgs),
    #[command(after_long_help = "\
jadoube referee game.jsonl
jadoube referee game.jsonl --edition 2005
jadoube referee game.jsonl --edition all
jadoube referee game.jsonl --edition all --entry 12
jadoube referee --check *.jsonl
jadoube referee - --json < game.jsonl
jadoube referee --hear acts.jsonl > game.jsonl
jadoube referee --hear acts.jsonl --edition 2017 --control 90+30 --text
jadoube referee --hear - < acts.jsonl")]
    Referee(RefereeArgs),
    #[command(after_long_help = cases::EXAMPLES)]
    Cases(CasesArgs),
    #[command(name = "why-not", after_long_help = why_not::EXAMPLES)]
    WhyNot(WhyNotArgs),
    #[command(after_long_help = ask::EXAMPLES)]
    Ask(AskArgs),
    #[command(after_long_help = quiz::EXAMPLES)]
    Quiz(QuizArgs),
    Guide {
        #[arg(long, value_name = "YEAR", default_value_t = Edition::LATEST, hide_default_value = true, value_parser = guided_edition)]
        edition: Edition,
        #[arg(long, default_value_t = Pace::Standard, value_parser = pace)]
        pace: Pace,
        #[arg(long, default_value_t = Supervision::Limited, value_parser = supervision)]
        supervision: Supervision,
        #[arg(short, long, value_name = "FILE", default_value = "guide.pdf")]
        output: PathBuf,
    },
    Helper {
        #[arg(short, long, value_name = "FILE", default_value = "helper.html")]
        output: PathBuf,
    },
    #[command(after_long_help = sheets::EXAMPLES)]
    Sheets(SheetsArgs),
    #[command(subcommand_required = true, arg_required_else_help = true)]
    I18n {
        #[command(subcommand)]
        command: I18nCommand,
    },
    #[command(subcommand_required = true, arg_required_else_help = true)]
    Pgn {
        #[command(subcommand)]
        command: PgnCommand,
    },
    #[command(after_long_help = "\
jadoube perft 6
jadoube perft 3 --divide --fen '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'
jadoube perft 7 --threads 2")]
    Perft {
        #[arg(value_parser = depth)]
        depth: u32,
        #[arg(long, default_value = "startpos")]
        fen: String,
        #[arg(long)]
        divide: bool,
        #[arg(long)]
        made: bool,
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
        threads: usize,
    },
    #[command(after_long_help = "\
jadoube completions bash > ~/.local/share/bash-completion/completions/jadoube
jadoube completions fish > ~/.config/fish/completions/jadoube.fish
jadoube completions zsh > ~/.zfunc/_jadoube")]
    Completions {
        shell: Shell,
    },
    #[command(after_long_help = "\
jadoube manual ~/.local/share/man/man1")]
    Manual {
        folder: PathBuf,
    },
    Licences,
}

#[derive(Debug, Args)]
struct EditionArg {
    #[arg(long, value_name = "YEAR", default_value = "newest", hide_default_value = true, value_parser = editions)]
    edition: Editions,
}

/// Editions of the Laws, oldest first.
#[derive(Debug, Clone)]
pub(crate) struct Editions(pub(crate) Vec<Edition>);

/// Reads a depth. Deeper than any count can go, a forced line would exhaust the stack.
fn depth(text: &str) -> Result<u32, String> {
    within(text, 0..=60)
}

fn threads(text: &str) -> Result<usize, String> {
    within(text, 1..=1024)
}

fn within<N: FromStr + PartialOrd + Display>(text: &str, range: RangeInclusive<N>) -> Result<N, String> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        say!(
            "typed-within",
            least = range.start().to_string(),
            most = range.end().to_string()
        )
    })
}

fn editions(text: &str) -> Result<Editions, String> {
    let editions = match text {
        "newest" => vec![Edition::LATEST],
        "all" => Edition::ALL.to_vec(),
        year => vec![year.parse().map_err(|_: ParseEditionError| no_edition(Some("all")))?],
    };
    Ok(Editions(editions))
}

/// Reads an edition.
fn edition(text: &str) -> Result<Edition, String> {
    text.parse().map_err(|_: ParseEditionError| no_edition(None))
}

/// Reads an edition that the guide has.
fn guided_edition(text: &str) -> Result<Edition, String> {
    let guided: Vec<Edition> = jadoube_guide::editions().collect();
    let edition = text.parse().ok().filter(|edition| guided.contains(edition));
    edition.ok_or_else(|| say!("typed-edition", editions = listed(guided.into_iter().rev())))
}

/// Which editions there are, and a word that is possible besides.
fn no_edition(word: Option<&str>) -> String {
    let editions = listed(Edition::ALL);
    match word {
        Some(word) => say!("typed-edition-or", editions = editions, word = word),
        None => say!("typed-edition", editions = editions),
    }
}

fn listed(editions: impl IntoIterator<Item = Edition>) -> String {
    let editions: Vec<String> = editions.into_iter().map(|edition| edition.to_string()).collect();
    editions.join(", ")
}

/// Reads the class of a game.
fn pace(text: &str) -> Result<Pace, String> {
    text.parse()
        .map_err(|_: ParsePaceError| say!("typed-pace", paces = Pace::ALL.map(|pace| pace.to_string()).join(", ")))
}

/// Reads how closely a game is watched.
fn supervision(text: &str) -> Result<Supervision, String> {
    text.parse().map_err(|_: ParseSupervisionError| {
        say!(
            "typed-supervision",
            ways = Supervision::ALL.map(|way| way.to_string()).join(", ")
        )
    })
}

fn rigour(text: &str) -> Result<Rigour, String> {
    match text {
        "pgn" => Ok(Rigour::Pgn),
        year => match year.parse() {
            Ok(edition) => Ok(Rigour::Edition(edition)),
            Err(_) => Err(no_edition(Some("pgn"))),
        },
    }
}

impl Typed {
    /// Reads the command line of the program.
    pub(crate) fn read() -> Result<Typed, clap::Error> {
        Typed::read_from(env::args_os())
    }

    /// Reads a command line that begins with the name of the program.
    pub(crate) fn read_from(words: impl IntoIterator<Item = OsString>) -> Result<Typed, clap::Error> {
        let mut command = command();
        let matches = command.try_get_matches_from_mut(words)?;
        Typed::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
    }

    /// How output should look.
    pub(crate) fn look(&self) -> Look {
        match self.look.color {
            Color::Auto => ColorChoice::Auto,
            Color::Always => ColorChoice::AlwaysAnsi,
            Color::Never => ColorChoice::Never,
        }
        .write_global();
        Look {
            json: self.look.json,
            color: AutoStream::choice(&io::stdout()) != ColorChoice::Never,
            figurines: !self.look.ascii,
            flip: self.look.flip,
        }
    }
}

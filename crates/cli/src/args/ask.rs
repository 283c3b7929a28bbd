//! What is typed after `jadoube ask`.

use clap::{Args, ValueEnum};
use jadoube_board::Color;
use jadoube_laws::{Edition, Pace, Supervision};
use jadoube_referee::{Mode, Terms};

use crate::commands::ask::Ask;
use crate::words::Language;

/// How the help ends.
pub(super) const EXAMPLES: &str = "\
Examples:
  jadoube ask
  jadoube ask flag down
  jadoube ask claim-threefold --player black --edition 2009
  jadoube ask resignation --fact opponent-can-mate=no
  jadoube ask draw-accepted --tree
  printf 'yes\\nno\\n' | jadoube ask late-player --edition 2017
  jadoube ask both-flags --pace rapid --supervision limited --json

Answer with y or n; ? shows what follows either way, b goes back one question, q leaves. `--tree` shows the names of the
facts that `--fact` takes.

The exit code is 0 if there is a ruling, a decision for you or nothing that follows; 1 if a fact is still missing, no situation
or more than one fits, or the Laws have nothing on it there; 2 if an answer or an option cannot be read.";

#[derive(Debug, Args)]
pub(super) struct AskArgs {
    /// What has happened: the name of a situation, or words to find it by [default: list all]
    #[arg(value_name = "SITUATION")]
    situation: Vec<String>,
    /// The edition of the Laws [default: the newest]
    #[arg(long, value_name = "YEAR", default_value_t = Edition::LATEST, hide_default_value = true)]
    edition: Edition,
    /// The class of the game: standard, rapid or blitz
    #[arg(long, default_value_t = Pace::Standard)]
    pace: Pace,
    /// How closely a rapid or blitz game is watched: full or limited
    #[arg(long, default_value_t = Supervision::Full)]
    supervision: Supervision,
    /// The player it is about [default: a terminal asks; otherwise white]
    #[arg(long, value_enum)]
    player: Option<Player>,
    /// A fact that is known, by its name; can be repeated
    #[arg(long = "fact", value_name = "NAME=yes|no", value_parser = fact)]
    facts: Vec<(String, bool)>,
    /// Show everything that can be asked and what follows, as a guide to print
    #[arg(long)]
    tree: bool,
}

#[derive(Debug, Copy, Clone, ValueEnum)]
enum Player {
    White,
    Black,
}

fn fact(text: &str) -> Result<(String, bool), String> {
    let wanted = || {
        format!(
            "write a name and yes or no, as in {text}=yes",
            text = text.trim_end_matches('=')
        )
    };
    let (name, value) = text.split_once('=').ok_or_else(wanted)?;
    match value {
        "yes" | "y" | "true" => Ok((name.to_owned(), true)),
        "no" | "n" | "false" => Ok((name.to_owned(), false)),
        _ => Err(format!("write yes or no: {name}=yes or {name}=no")),
    }
}

impl AskArgs {
    pub(super) fn meant(self, language: Language) -> Ask {
        Ask {
            words: self.situation,
            terms: Terms {
                pace: self.pace,
                supervision: self.supervision,
                mode: Mode::Called,
                ..Terms::of(self.edition)
            },
            player: self.player.map(|player| match player {
                Player::White => Color::White,
                Player::Black => Color::Black,
            }),
            facts: self.facts,
            tree: self.tree,
            language,
        }
    }
}

//! What is typed after `jadoube ask`.

use clap::{Args, ValueEnum};
use jadoube_board::Color;
use jadoube_laws::{Edition, Pace, Supervision};
use jadoube_referee::{Mode, Terms};

use crate::commands::ask::Ask;
use crate::words::{Language, say};

/// How the help ends.
pub(super) const EXAMPLES: &str = "\
jadoube ask
jadoube ask flag down
jadoube ask claim-threefold --player black --edition 2009
jadoube ask resignation --fact opponent-can-mate=no
jadoube ask draw-accepted --tree
printf 'yes\\nno\\n' | jadoube ask late-player --edition 2017
jadoube ask both-flags --pace rapid --supervision limited --json";

#[derive(Debug, Args)]
pub(super) struct AskArgs {
    #[arg(value_name = "SITUATION")]
    situation: Vec<String>,
    #[arg(long, value_name = "YEAR", default_value_t = Edition::LATEST, hide_default_value = true, value_parser = super::edition)]
    edition: Edition,
    #[arg(long, default_value_t = Pace::Standard, value_parser = super::pace)]
    pace: Pace,
    #[arg(long, default_value_t = Supervision::Limited, value_parser = super::supervision)]
    supervision: Supervision,
    #[arg(long, value_enum)]
    player: Option<Player>,
    #[arg(long = "fact", value_name = "NAME=yes|no", value_parser = fact)]
    facts: Vec<(String, bool)>,
    #[arg(long)]
    tree: bool,
}

#[derive(Debug, Copy, Clone, ValueEnum)]
enum Player {
    White,
    Black,
}

fn fact(text: &str) -> Result<(String, bool), String> {
    let wanted = || say!("typed-fact", fact = text.trim_end_matches('='));
    let (name, value) = text.split_once('=').ok_or_else(wanted)?;
    match value {
        "yes" | "y" | "true" => Ok((name.to_owned(), true)),
        "no" | "n" | "false" => Ok((name.to_owned(), false)),
        _ => Err(say!("typed-fact-value", fact = name)),
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

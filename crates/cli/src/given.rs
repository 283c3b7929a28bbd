//! Positions and moves as they are given on the command line.

use jadoube_board::fen::{self, FenFault};
use jadoube_board::{Attempt, Position, Setup, Wing};

use crate::problem::Problem;
use crate::words::{quoted, say};

/// A position as it was typed, with what could be read of it.
#[derive(Debug)]
pub(crate) struct Given {
    /// What was typed.
    pub(crate) text: String,
    /// What could be read.
    pub(crate) setup: Setup,
    /// What could not.
    pub(crate) faults: Vec<FenFault>,
}

impl Given {
    /// Reads a FEN given as one word or several, or `startpos`.
    pub(crate) fn read(words: &[String]) -> Given {
        let text = words.join(" ");
        if matches!(text.trim(), "startpos" | "start") {
            let start = Position::initial();
            return Given {
                text: start.to_string(),
                setup: start.to_setup(),
                faults: Vec::new(),
            };
        }
        let (setup, faults) = fen::read(&text);
        Given { text, setup, faults }
    }

    /// The setup, if all of the text could be read.
    pub(crate) fn setup(self) -> Result<Setup, Problem> {
        if self.faults.is_empty() {
            Ok(self.setup)
        } else {
            Err(Problem::fen(&self.text, &self.faults))
        }
    }
}

/// A move as it was typed.
#[derive(Debug, Copy, Clone)]
pub(crate) enum Tried {
    /// From a square to a square.
    Squares(Attempt),
    /// `0-0` or `0-0-0`.
    Castling(Wing),
}

impl Tried {
    /// Reads coordinates (`e2e4`, `e7e8q`) or castling (`0-0`, `O-O-O`). A `+`, `#`, `!` or `?` at the end says nothing.
    pub(crate) fn read(text: &str) -> Result<Tried, Problem> {
        let bare = text.trim().trim_end_matches(['+', '#', '!', '?']);
        match bare.replace(['O', 'o'], "0").as_str() {
            "0-0" => return Ok(Tried::Castling(Wing::Kingside)),
            "0-0-0" => return Ok(Tried::Castling(Wing::Queenside)),
            _ => {}
        }
        bare.parse().map(Tried::Squares).map_err(|_| {
            Problem::new(
                say!("no-coordinates", text = quoted(text)),
                say!("no-coordinates-remedy"),
            )
        })
    }
}

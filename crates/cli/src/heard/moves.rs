//! Moves in a row, as a scoresheet has them.

use std::time::Duration;

use jadoube_board::Color;
use jadoube_notation::{Form, Style};
use jadoube_referee::{Game, Ply};
use jadoube_scoresheet::ClockReadings;

use super::shown;
use crate::paragraph::hanging;
use crate::words::{Language, letters_of};

/// A blank at which no line is broken: a number, its move and its time stay together.
const JOIN: &str = "\u{a0}";

/// Moves with their numbers and, where there is a clock, what it showed after them.
pub(crate) struct Moves {
    form: Form,
    words: Vec<String>,
}

impl Moves {
    pub(crate) fn new(language: Language) -> Moves {
        Moves {
            form: Form::Algebraic(Style::SHORT.in_language(letters_of(language))),
            words: Vec::new(),
        }
    }

    /// Moves of a game, from one of them on.
    pub(crate) fn from(language: Language, game: &Game, first: usize, readings: &ClockReadings) -> Moves {
        let mut moves = Moves::new(language);
        for (index, ply) in game.plies().iter().enumerate().skip(first) {
            moves.push(game, ply, readings.get(index));
        }
        moves
    }

    pub(crate) fn push(&mut self, game: &Game, ply: &Ply, reading: Option<Duration>) {
        let san = ply.written(self.form);
        let before = game.before(ply);
        let number = before.fullmoves();
        let mut word = match before.turn() {
            Color::White => format!("{number}.{JOIN}{san}"),
            Color::Black if self.words.is_empty() => format!("{number}...{JOIN}{san}"),
            Color::Black => san,
        };
        if let Some(time) = reading {
            word += &format!("{JOIN}({})", shown(time));
        }
        self.words.push(word);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The last of them in one line.
    pub(crate) fn last(&self, count: usize) -> String {
        let from = self.words.len().saturating_sub(count);
        self.words[from..].join(" ").replace(JOIN, " ")
    }

    /// The paragraph, without the end of its last line. The next one begins anew.
    pub(crate) fn take(&mut self) -> String {
        let words = std::mem::take(&mut self.words);
        hanging(&words.join(" "), 0).replace(JOIN, " ")
    }
}

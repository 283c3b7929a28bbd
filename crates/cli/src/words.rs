//! Words in five languages.
//!
//! The words are data: `words/*.toml` has all languages of a sentence side by side, as Fluent patterns. They are read
//! when a command first speaks, and only in the language it speaks.

mod breach;
mod language;
#[cfg(test)]
mod tests;

use jadoube_board::{Color, Role, Setup, Square, Squares, Wing};
use jadoube_words::{FluentArgs, Phrasebook};

pub(crate) use crate::words::breach::Sentence;
pub(crate) use crate::words::language::{letters_of, of_environment};
pub(crate) use jadoube_words::Language;

const SOURCES: [&str; 6] = [
    include_str!("words/vocabulary.toml"),
    include_str!("words/why.toml"),
    include_str!("words/read.toml"),
    include_str!("words/pgn.toml"),
    include_str!("words/dead.toml"),
    include_str!("words/sheets.toml"),
];

/// The words of one language.
pub(crate) struct Words {
    book: Phrasebook,
}

impl Words {
    pub(crate) fn new(language: Language) -> Words {
        Words {
            book: Phrasebook::read(language, SOURCES),
        }
    }

    /// A phrase.
    pub(crate) fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        self.book.phrase(key, args)
    }

    /// A phrase that needs nothing.
    pub(crate) fn word(&self, key: &str) -> String {
        self.book.word(key)
    }

    /// A sentence: a phrase with a capital letter at the beginning.
    pub(crate) fn sentence(&self, key: &str, args: &FluentArgs<'_>) -> String {
        self.book.sentence(key, args)
    }

    /// A player.
    pub(crate) fn player(&self, color: Color) -> String {
        self.word(match color {
            Color::White => "white",
            Color::Black => "black",
        })
    }

    /// A piece with the definite article.
    fn the(&self, role: Role) -> String {
        self.word(match role {
            Role::King => "the-king",
            Role::Queen => "the-queen",
            Role::Rook => "the-rook",
            Role::Bishop => "the-bishop",
            Role::Knight => "the-knight",
            Role::Pawn => "the-pawn",
        })
    }

    /// The name of castling on a wing.
    fn castling(&self, wing: Wing) -> String {
        self.word(match wing {
            Wing::Kingside => "castling-kingside",
            Wing::Queenside => "castling-queenside",
        })
    }

    /// Squares as a list.
    pub(crate) fn squares(&self, squares: Squares) -> String {
        self.list(squares.into_iter().map(|square| square.to_string()).collect())
    }

    /// Pieces and where they stand, as a list.
    fn pieces(&self, setup: &Setup, squares: Squares) -> String {
        let piece_on = |square: Square| {
            let piece = setup.piece_at(square)?;
            let mut args = FluentArgs::new();
            args.set("piece", self.the(piece.role));
            args.set("square", square.to_string());
            Some(self.say("piece-on", &args))
        };
        self.list(squares.into_iter().filter_map(piece_on).collect())
    }

    /// `a, b and c`.
    pub(crate) fn list(&self, items: Vec<String>) -> String {
        self.book.list(items)
    }
}

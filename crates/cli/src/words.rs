//! Words in five languages.
//!
//! The words are data: `words/*.toml` has all languages of a sentence side by side, as Fluent patterns. They are read
//! when a command first speaks, and only in the language it speaks.

mod breach;
mod language;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use jadoube_board::{Color, Role, Setup, Square, Squares, Wing};

pub(crate) use crate::words::breach::Sentence;
pub(crate) use crate::words::language::Language;

const SOURCES: [&str; 5] = [
    include_str!("words/vocabulary.toml"),
    include_str!("words/why.toml"),
    include_str!("words/read.toml"),
    include_str!("words/pgn.toml"),
    include_str!("words/dead.toml"),
];

/// A sentence by language.
type Patterns = BTreeMap<String, String>;

/// The words of one language.
pub(crate) struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    pub(crate) fn new(language: Language) -> Words {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // The marks that isolate foreign scripts would only be seen: all five languages are written left to right.
        bundle.set_use_isolating(false);
        for source in SOURCES {
            // What a pattern's fault leaves out is spoken by its key; a test reads all of them.
            let resource = FluentResource::try_new(fluent_source(source, language));
            let _ = bundle.add_resource(resource.unwrap_or_else(|(rest, _)| rest));
        }
        Words { bundle }
    }

    /// A phrase.
    pub(crate) fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let message = self.bundle.get_message(key).and_then(|message| message.value());
        match message {
            Some(pattern) => {
                let mut errors = Vec::new();
                let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
                debug_assert!(errors.is_empty(), "{key}: {errors:?}");
                text.into_owned()
            }
            None => key.to_owned(),
        }
    }

    /// A phrase that needs nothing.
    pub(crate) fn word(&self, key: &str) -> String {
        self.say(key, &FluentArgs::new())
    }

    /// A sentence: a phrase with a capital letter at the beginning.
    pub(crate) fn sentence(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let phrase = self.say(key, args);
        let mut letters = phrase.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect()
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
    pub(crate) fn list(&self, mut items: Vec<String>) -> String {
        match (items.pop(), items.is_empty()) {
            (Some(last), false) => format!("{} {} {last}", items.join(", "), self.word("and")),
            (last, _) => last.unwrap_or_default(),
        }
    }
}

/// A source in one language, as Fluent reads it.
fn fluent_source(source: &str, language: Language) -> String {
    let sections: BTreeMap<String, Patterns> = toml::from_str(source).unwrap_or_default();
    let pattern = |(key, patterns): (String, Patterns)| {
        let pattern = patterns.get(language.code())?;
        // In Fluent, what continues a pattern is indented.
        Some(format!("{key} = {}\n", pattern.replace('\n', "\n    ")))
    };
    sections.into_iter().filter_map(pattern).collect()
}

//! Words in five languages.
//!
//! The words are data: `words/*.toml` has all languages of a sentence side by side, as Fluent patterns. They are read
//! when the program first speaks, and only in the language it speaks. That is one language in one run, chosen before the
//! command line is read, since what is wrong with the command line is said in it too.

mod breach;
mod faults;
mod language;
mod position;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use jadoube_board::{Color, Role, Setup, Square, Squares, Wing};
use jadoube_laws::{Pace, Supervision};
use jadoube_words::{FluentArgs, Phrasebook};

pub(crate) use crate::words::breach::Sentence;
pub(crate) use crate::words::faults::{
    expected, not_left_open, record_fault, record_fault_at, why, why_no_tls, why_not_stored,
};
pub(crate) use crate::words::language::{chosen, letters_of, of_environment};
pub(crate) use crate::words::position::{
    dice_fault, fen_fault, fen_repair, has_the_move, impossibility, piece_name, player_label, setup_fault, start_fault,
};
pub(crate) use jadoube_words::Language;

const SOURCES: [&str; 17] = [
    include_str!("words/vocabulary.toml"),
    include_str!("words/why.toml"),
    include_str!("words/read.toml"),
    include_str!("words/pgn.toml"),
    include_str!("words/dead.toml"),
    include_str!("words/sheets.toml"),
    include_str!("words/ask.toml"),
    include_str!("words/desk.toml"),
    include_str!("words/help.toml"),
    include_str!("words/i18n.toml"),
    include_str!("words/laws.toml"),
    include_str!("words/play.toml"),
    include_str!("words/position.toml"),
    include_str!("words/problem.toml"),
    include_str!("words/record.toml"),
    include_str!("words/tour.toml"),
    include_str!("words/typed.toml"),
];

/// The language that the program speaks.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Its words.
static WORDS: OnceLock<Words> = OnceLock::new();

/// Lets the program speak a language. It is told once, before anything is said.
pub(crate) fn speak(language: Language) {
    LANGUAGE.get_or_init(|| language);
}

/// The language that the program speaks.
pub(crate) fn spoken_language() -> Language {
    *LANGUAGE.get_or_init(|| Language::English)
}

/// The words that the program speaks.
pub(crate) fn spoken() -> &'static Words {
    WORDS.get_or_init(|| Words::new(spoken_language()))
}

/// What the program says: a sentence by its name, with what is put into it.
macro_rules! say {
    ($name:literal) => {
        $crate::words::spoken().word($name)
    };
    ($name:literal, $($variable:ident = $value:expr),+ $(,)?) => {{
        let mut with = jadoube_words::FluentArgs::new();
        $(with.set(stringify!($variable), $value);)+
        $crate::words::spoken().say($name, &with)
    }};
}

pub(crate) use say;

/// What was typed, in quotation marks.
pub(crate) fn quoted(text: &str) -> String {
    let shown = format!("{text:?}");
    say!("quoted", text = shown[1..shown.len() - 1].to_owned())
}

/// The class of a game.
pub(crate) fn pace_name(pace: Pace) -> String {
    match pace {
        Pace::Standard => say!("pace-standard"),
        Pace::Rapid => say!("pace-rapid"),
        Pace::Blitz => say!("pace-blitz"),
    }
}

/// How closely a game is watched.
pub(crate) fn supervision_name(supervision: Supervision) -> String {
    match supervision {
        Supervision::Full => say!("supervision-full"),
        Supervision::Limited => say!("supervision-limited"),
    }
}

/// A number with some digits after the decimal sign of the language.
pub(crate) fn decimal(number: f64, digits: usize) -> String {
    with_decimal_sign(format!("{number:.digits$}"))
}

/// A number or a time that is written with a decimal point, with the sign of the language.
pub(crate) fn with_decimal_sign(written: String) -> String {
    match spoken_language() {
        Language::English => written,
        Language::Danish | Language::Swedish | Language::Dutch | Language::Norwegian => written.replace('.', ","),
    }
}

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
        let said = self.book.phrase(key, args);
        debug_assert!(self.book.has(key), "there is no sentence {key}");
        debug_assert!(!said.contains("{$"), "{key} lacks what is put into it: {said}");
        said
    }

    /// Whether there is a sentence of this name.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.book.has(key)
    }

    /// A phrase that needs nothing.
    pub(crate) fn word(&self, key: &str) -> String {
        self.say(key, &FluentArgs::new())
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

//! What is said of the faults of a file, in every language.

use std::sync::OnceLock;

use jadoube_language::Language;
use jadoube_laws::Edition;
use jadoube_words::{FluentArgs, Phrasebook, faults};
use pyo3::prelude::*;

use crate::language::Lang;
use crate::reasons::Reason;

const SOURCE: &str = include_str!("words.toml");

fn book(lang: Lang) -> &'static Phrasebook {
    static BOOKS: [OnceLock<Phrasebook>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    BOOKS[lang.0 as usize].get_or_init(|| Phrasebook::read(lang.0, [SOURCE]))
}

/// A sentence, and what is put into it.
pub(crate) fn said(lang: Lang, name: &str, with: &[(&'static str, String)]) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in with {
        args.set(*name, value.clone());
    }
    book(lang).sentence(name, &args)
}

/// Several things: `a, b and c`.
pub(crate) fn list(lang: Lang, items: Vec<String>) -> String {
    book(lang).list(items)
}

/// A text names a piece that is not there.
pub(crate) fn no_such_piece(lang: Lang, edition: Edition) -> Reason {
    Reason::new(&["game.two-players"], said(lang, "no-such-piece", &[]), lang, edition)
}

/// What is wrong with the sentences: nothing, if every one has every language. For the tests.
#[pyfunction]
pub(crate) fn _faults_of_words() -> Vec<String> {
    let found = faults(&[("words.toml", SOURCE)], &Language::ALL);
    found.into_iter().map(|(_, fault)| fault.text).collect()
}

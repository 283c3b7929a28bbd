//! The language to speak, and the letters that go with it.

use std::env;

use jadoube_notation::Language as Letters;
use jadoube_words::Language;

/// The language of the environment, where it is one of ours; else English.
pub(crate) fn of_environment() -> Language {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    // The first that is set decides, as for every program.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    locale
        .and_then(|locale| Language::of_locale(&locale))
        .unwrap_or(Language::English)
}

/// The letters of the pieces in a language.
pub(crate) fn letters_of(language: Language) -> Letters {
    Letters::find(language.code()).unwrap_or(Letters::EN)
}

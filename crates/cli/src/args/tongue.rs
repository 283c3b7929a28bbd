//! Languages as they are asked for.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use jadoube_notation::speech::Voice;
use jadoube_notation::{Language as Letters, Signs};

use crate::words::{Language, letters_of, say};

/// A language that was asked for.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Tongue {
    /// This one. Moves are written in more languages than are spoken here.
    Of(Letters),
    /// Whichever it turns out to be.
    Guess,
}

impl Tongue {
    /// The language in which to speak, if it is one that is spoken here.
    pub(crate) fn words(self) -> Option<Language> {
        match self {
            Tongue::Of(letters) => Language::of_locale(letters.tag()),
            Tongue::Guess => None,
        }
    }

    /// The languages in which a text may be written; none to have the language guessed.
    pub(crate) fn letters(self) -> Vec<Letters> {
        match self {
            Tongue::Of(letters) => vec![letters],
            Tongue::Guess => Vec::new(),
        }
    }
}

impl From<Language> for Tongue {
    fn from(language: Language) -> Tongue {
        Tongue::Of(letters_of(language))
    }
}

/// Reads the code of a language that is spoken here.
pub(super) fn spoken() -> impl TypedValueParser<Value = Tongue> {
    let name = |language| match language {
        Language::English => say!("help-choice-language-en"),
        Language::Danish => say!("help-choice-language-da"),
        Language::Swedish => say!("help-choice-language-sv"),
        Language::Dutch => say!("help-choice-language-nl"),
        Language::Norwegian => say!("help-choice-language-nb"),
    };
    let codes = Language::ALL.map(|language| PossibleValue::new(language.code()).help(name(language)));
    PossibleValuesParser::new(codes).map(|code| Language::find(&code).unwrap_or(Language::English).into())
}

/// Reads the tag of a language, or `guess`.
pub(super) fn tongue(text: &str) -> Result<Tongue, String> {
    match text {
        "guess" => Ok(Tongue::Guess),
        tag => letters(tag).map(Tongue::Of),
    }
}

/// Reads the tag of a language in which moves are told.
pub(super) fn told(text: &str) -> Result<Tongue, String> {
    let told = Letters::all().filter(|&letters| Voice::telling(letters).is_some());
    let tags: Vec<&str> = told.map(Letters::tag).collect();
    match letters(text) {
        Ok(letters) if Voice::telling(letters).is_some() => Ok(Tongue::Of(letters)),
        _ => Err(say!("typed-told", languages = tags.join(", "))),
    }
}

/// Reads the tag of a language in which moves are written.
pub(super) fn letters(tag: &str) -> Result<Letters, String> {
    Letters::find(tag).ok_or_else(|| {
        let tags: Vec<&str> = Letters::all().map(Letters::tag).collect();
        say!("typed-languages", languages = tags.join(", "))
    })
}

/// Reads how the pieces are named: the tag of a language, or `figurine`.
pub(super) fn signs(text: &str) -> Result<Signs, String> {
    match text {
        "figurine" => Ok(Signs::Figurines),
        tag => letters(tag).map(Signs::Letters),
    }
}

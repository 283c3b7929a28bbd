//! The languages of the referee.

use jadoube_notation::Language as Letters;
use unic_langid::LanguageIdentifier;

/// The languages that the referee speaks: every sentence has them.
pub const LANGUAGES: &[Language] = &[Language::English];

/// A language of the project. The referee speaks those of [`LANGUAGES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// Danish.
    Danish,
    /// Swedish.
    Swedish,
    /// Dutch.
    Dutch,
    /// Norwegian bokmål.
    Norwegian,
}

impl Language {
    /// Every language of the project.
    pub const ALL: [Language; 5] = [
        Language::English,
        Language::Danish,
        Language::Swedish,
        Language::Dutch,
        Language::Norwegian,
    ];

    /// The language with this code.
    ///
    /// ```
    /// use jadoube_referee::Language;
    ///
    /// assert_eq!(Language::find("nb"), Some(Language::Norwegian));
    /// assert_eq!(Language::find("la"), None);
    /// ```
    #[must_use]
    pub fn find(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// Its code of two letters.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Danish => "da",
            Language::Swedish => "sv",
            Language::Dutch => "nl",
            Language::Norwegian => "nb",
        }
    }

    /// The letters of its pieces.
    pub(super) fn letters(self) -> Letters {
        Letters::find(self.code()).unwrap_or(Letters::EN)
    }

    /// Its identifier, by which Fluent chooses plurals.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

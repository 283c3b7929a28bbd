//! The languages of J'adoube: those in which the Laws and everything else can be read.
//!
//! ```
//! use jadoube_language::Language;
//!
//! assert_eq!(Language::find("nl"), Some(Language::Dutch));
//! assert_eq!(Language::Dutch.own_name(), "Nederlands");
//! ```

#![no_std]

use core::fmt;

/// A language of the project. Which of them are spoken, each set of sentences says for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, which every sentence has.
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
    /// use jadoube_language::Language;
    ///
    /// assert_eq!(Language::find("nb"), Some(Language::Norwegian));
    /// assert_eq!(Language::find("la"), None);
    /// ```
    #[must_use]
    pub fn find(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a locale such as `da_DK.UTF-8` or `da-DK`.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        match code {
            // What Norwegian locales were called before the two written forms had names of their own.
            "no" => Some(Language::Norwegian),
            _ => Language::find(code),
        }
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

    /// Its name in English.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Danish => "Danish",
            Language::Swedish => "Swedish",
            Language::Dutch => "Dutch",
            Language::Norwegian => "Norwegian bokmål",
        }
    }

    /// Its name in itself, as it stands in a list of languages.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Danish => "Dansk",
            Language::Swedish => "Svenska",
            Language::Dutch => "Nederlands",
            Language::Norwegian => "Norsk bokmål",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn languages_are_found_by_their_codes() {
        for language in Language::ALL {
            assert_eq!(Language::find(language.code()), Some(language));
        }
    }

    #[test]
    fn locales_name_languages() {
        for (locale, expect) in [
            ("da_DK.UTF-8", Some(Language::Danish)),
            ("sv", Some(Language::Swedish)),
            ("nl_BE@euro", Some(Language::Dutch)),
            ("nb-NO", Some(Language::Norwegian)),
            ("no_NO", Some(Language::Norwegian)),
            ("en_GB.UTF-8", Some(Language::English)),
            ("C.UTF-8", None),
            ("de_DE.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), expect, "{locale}");
        }
    }
}

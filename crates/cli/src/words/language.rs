//! The languages spoken.

use std::env;

use clap::ValueEnum;
use jadoube_notation::Language as Letters;
use unic_langid::LanguageIdentifier;

/// A language of the messages.
#[derive(Debug, Copy, Clone, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    /// English
    En,
    /// Danish
    Da,
    /// Swedish
    Sv,
    /// Dutch
    Nl,
    /// Norwegian bokmål
    Nb,
}

impl Language {
    /// The language of the environment, where it is one of ours; else English.
    pub(crate) fn of_environment() -> Language {
        let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
        // The first that is set decides, as for every program.
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
        locale
            .and_then(|locale| Language::of_locale(&locale))
            .unwrap_or(Language::En)
    }

    /// The language of a locale such as `da_DK.UTF-8`.
    pub(crate) fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        match code {
            // What Norwegian locales were called before the two written forms had names of their own.
            "no" => Some(Language::Nb),
            _ => Language::value_variants()
                .iter()
                .copied()
                .find(|language| language.code() == code),
        }
    }

    /// Its code of two letters.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Da => "da",
            Language::Sv => "sv",
            Language::Nl => "nl",
            Language::Nb => "nb",
        }
    }

    /// The letters of its pieces.
    pub(crate) fn letters(self) -> Letters {
        Letters::find(self.code()).unwrap_or(Letters::EN)
    }

    /// Its identifier, by which Fluent chooses plurals.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn locales_name_languages() {
        for (locale, expect) in [
            ("da_DK.UTF-8", Some(Language::Da)),
            ("sv", Some(Language::Sv)),
            ("nl_BE@euro", Some(Language::Nl)),
            ("nb_NO.utf8", Some(Language::Nb)),
            ("no_NO", Some(Language::Nb)),
            ("en_GB.UTF-8", Some(Language::En)),
            ("C.UTF-8", None),
            ("de_DE.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), expect, "{locale}");
        }
    }
}

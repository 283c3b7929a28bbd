//! The words of the printed form, in one language.

use jadoube_words::{FluentArgs, Language, Phrasebook};

const SOURCE: &str = include_str!("words.toml");

/// The words of the form.
pub(super) struct FormWords(Phrasebook);

impl FormWords {
    pub(super) fn new(language: Language) -> FormWords {
        FormWords(Phrasebook::read(language, [SOURCE]))
    }

    /// The code of the language.
    pub(super) fn code(&self) -> &'static str {
        self.0.language().code()
    }

    /// A phrase without variables.
    pub(super) fn word(&self, name: &str) -> String {
        self.0.word(name)
    }

    /// A phrase with its variables.
    pub(super) fn with(&self, name: &str, variables: &[(&str, &str)]) -> String {
        self.0
            .phrase(name, &variables.iter().copied().collect::<FluentArgs<'_>>())
    }
}

#[cfg(test)]
mod tests {
    use jadoube_words::{Language, faults};

    use super::{FormWords, SOURCE};

    #[test]
    fn every_word_has_all_languages() {
        let found = faults(&[("words.toml", SOURCE)], &Language::ALL);
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn variables_are_put_in_once() {
        let words = FormWords::new(Language::Danish);
        for (name, variables, expect) in [
            ("white", &[][..], "Hvid"),
            ("page", &[("page", "2"), ("pages", "3")], "Side 2 af 3"),
            (
                "document",
                &[("white", "{$black}"), ("black", "B")],
                "{$black} – B, noteringsliste",
            ),
        ] {
            assert_eq!(words.with(name, variables), expect);
        }
    }
}

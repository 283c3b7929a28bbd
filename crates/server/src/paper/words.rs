//! What is printed on a scoresheet, in one language.

use std::collections::BTreeMap;

use jadoube_referee::Language;

const SOURCE: &str = include_str!("words.toml");

/// The words of a scoresheet, as Fluent patterns with nothing but variables in them.
pub(super) struct Printed {
    language: Language,
    patterns: BTreeMap<String, BTreeMap<String, String>>,
}

impl Printed {
    pub(super) fn new(language: Language) -> Printed {
        // What is missing is printed by its name; a test reads all of them.
        let patterns = toml::from_str(SOURCE).unwrap_or_default();
        Printed { language, patterns }
    }

    /// The code of the language.
    pub(super) fn code(&self) -> &'static str {
        self.language.code()
    }

    /// A word that needs nothing.
    pub(super) fn word(&self, name: &str) -> String {
        self.with(name, &[])
    }

    /// A phrase with what is put into it.
    pub(super) fn with(&self, name: &str, variables: &[(&str, &str)]) -> String {
        let pattern = self.patterns.get(name).and_then(|patterns| patterns.get(self.code()));
        let mut rest = pattern.map_or(name, String::as_str);
        let mut phrase = String::new();
        // What is put in may look like a variable, and is not read again.
        while let Some((before, variable, after)) = next_variable(rest) {
            let value = variables.iter().find(|(name, _)| *name == variable);
            phrase.push_str(before);
            phrase.push_str(value.map_or(variable, |(_, value)| value));
            rest = after;
        }
        phrase + rest
    }
}

/// A pattern up to its first variable, the name of it, and what follows.
fn next_variable(pattern: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = pattern.split_once("{$")?;
    let (variable, after) = rest.split_once('}')?;
    Some((before, variable, after))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use jadoube_referee::Language;

    use super::{Printed, next_variable};

    #[test]
    fn every_word_has_all_languages_with_the_same_variables() {
        let printed = Printed::new(Language::English);
        assert!(printed.patterns.len() > 20);
        for (name, patterns) in &printed.patterns {
            let variables = |language: Language| {
                let mut rest = patterns[language.code()].as_str();
                let mut found = BTreeSet::new();
                while let Some((_, variable, after)) = next_variable(rest) {
                    found.insert(variable);
                    rest = after;
                }
                found
            };
            assert_eq!(patterns.len(), Language::ALL.len(), "{name}");
            for language in Language::ALL {
                assert_eq!(variables(language), variables(Language::English), "{name} {language:?}");
            }
        }
    }

    #[test]
    fn variables_are_put_in_once() {
        let printed = Printed::new(Language::Danish);
        for (name, variables, expect) in [
            ("white", &[][..], "Hvid"),
            ("page", &[("page", "2"), ("pages", "3")], "Side 2 af 3"),
            (
                "document",
                &[("white", "{$black}"), ("black", "B")],
                "{$black} – B, partiseddel",
            ),
            ("page", &[("page", "2")], "Side 2 af pages"),
            ("nothing", &[], "nothing"),
        ] {
            assert_eq!(printed.with(name, variables), expect);
        }
    }
}

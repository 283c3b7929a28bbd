//! What provisions say, in every language.

use jadoube_language::Language;

use crate::PROVISIONS;
use crate::edition::Edition;
use crate::provision::Provision;
use crate::texts_generated::texts;

/// A provision in a language.
#[derive(Debug)]
pub(crate) struct Text {
    pub(crate) title: &'static str,
    /// What it says in the newest edition that has it.
    pub(crate) rule: &'static str,
    /// What it says in editions that say something else.
    pub(crate) editions: &'static [(Edition, &'static str)],
    /// Words by which people look for it, separated by semicolons.
    pub(crate) search: &'static str,
    /// Its headword in the glossary; empty if it has none.
    pub(crate) headword: &'static str,
}

impl Provision {
    /// Its heading in a language.
    ///
    /// ```
    /// use jadoube_laws::{Language, find};
    ///
    /// let mate = find("end.checkmate").unwrap();
    /// assert_eq!(mate.title_in(Language::English), mate.title);
    /// ```
    #[must_use]
    pub fn title_in(&self, language: Language) -> &'static str {
        self.text(language).map_or(self.title, |text| text.title)
    }

    /// What an edition says, in a language. Where the texts of editions differ, each is told by itself.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Language, find};
    ///
    /// let stalemate = find("end.stalemate").unwrap();
    /// assert_eq!(stalemate.summary(Edition::E2023, Language::English), stalemate.rule);
    /// ```
    #[must_use]
    pub fn summary(&self, edition: Edition, language: Language) -> &'static str {
        let Some(text) = self.text(language) else {
            return self.rule;
        };
        let mut editions = text.editions.iter();
        let own = editions.find(|(of, _)| *of == edition);
        own.map_or(text.rule, |(_, summary)| summary)
    }

    /// Words by which people look for it in a language, besides those of its title and summary.
    pub fn sought(&self, language: Language) -> impl Iterator<Item = &'static str> {
        let words = self.text(language).map_or("", |text| text.search);
        words.split(';').map(str::trim).filter(|words| !words.is_empty())
    }

    /// Its headword in a language, if the glossary has it.
    #[must_use]
    pub fn headword(&self, language: Language) -> Option<&'static str> {
        let headword = self.text(language)?.headword;
        (!headword.is_empty()).then_some(headword)
    }

    fn text(&self, language: Language) -> Option<&'static Text> {
        let index = PROVISIONS.binary_search_by(|other| other.key.cmp(&self.key)).ok()?;
        texts(language).get(index)
    }
}

#[cfg(test)]
mod tests {
    use super::texts;
    use crate::{Language, PROVISIONS};

    #[test]
    fn every_provision_can_be_read_and_found_in_every_language() {
        for language in Language::ALL {
            assert_eq!(texts(language).len(), PROVISIONS.len(), "{language}");
            for provision in PROVISIONS {
                let key = provision.key;
                assert!(!provision.title_in(language).is_empty(), "{key} in {language}");
                assert!(provision.sought(language).next().is_some(), "{key} in {language}");
                for edition in provision.editions() {
                    let summary = provision.summary(edition, language);
                    assert!(
                        summary.ends_with(['.', ')', '?']),
                        "{key} in {language}, {edition}: {summary}"
                    );
                }
            }
        }
    }
}

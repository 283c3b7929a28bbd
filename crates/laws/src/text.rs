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
    /// What the Laws in this language say otherwise, in editions where something else is followed.
    pub(crate) own: &'static [(Edition, &'static str)],
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

    /// What the Laws in a language say otherwise than [`Provision::summary`], in a sentence to its readers. Where the
    /// translations of an edition disagree, one reading is followed in every language; who has the other at hand must be
    /// told.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Language, find};
    ///
    /// let unjustified = find("clock.unjustified-stop").unwrap();
    /// let own = unjustified.own_text(Edition::E2023, Language::Dutch).unwrap();
    /// assert!(own.starts_with("De Nederlandse tekst zegt hier iets anders"));
    /// assert_eq!(unjustified.own_text(Edition::E2023, Language::Danish), None);
    /// ```
    #[must_use]
    pub fn own_text(&self, edition: Edition, language: Language) -> Option<&'static str> {
        let mut own = self.text(language)?.own.iter();
        own.find(|(of, _)| *of == edition).map(|(_, says)| *says)
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
    use alloc::vec::Vec;

    use super::texts;
    use crate::{Edition, Language, PROVISIONS};

    /// Provisions whose notes speak of the Danish or the Dutch text, though neither says anything else than is followed in 2023,
    /// with the reason.
    const ALIKE: &[(&str, &[&str])] = &[
        (
            "other words, the same in effect",
            &[
                "objective.king-not-capturable",
                "objective.no-mate-possible",
                "touch-castle.king-and-rook",
                "move-made.castling",
                "illegal-move.draw-if-opponent-cannot-mate",
                "scoresheet.electronic",
                "scoresheet.both-update-after-flag-fall",
                "repetition.en-passant",
                "chess960.castling.one-may-stay",
                "quickplay.claim.conditions",
                "glossary.arbiter",
                "glossary.arbiter-discretion",
                "glossary.castling",
                "glossary.playing-area",
            ],
        ),
        (
            "letters, examples, pictures and misprints",
            &[
                "pieces.symbols",
                "pieces.staunton-illustration",
                "points.individual-scores-normal",
                "notation.pawn-no-letter",
                "notation.two-pieces-same-rank",
                "notation.two-pieces-capture",
                "notation.castling-short",
                "notation.optional-signs",
                "notation.example-all-signs",
                "chess960.castling.final-squares",
                "glossary.displaced",
            ],
        ),
        (
            "numbers and what they point to",
            &[
                "repetition.position-identity",
                "draw-claim.stop-clock",
                "automatic-draw.fivefold",
                "devices.ban-in-venue",
                "glossary.sealed-move",
                "glossary.capture",
                "glossary.king-side",
                "glossary.queen-side",
                "glossary.result",
            ],
        ),
        (
            "told at the provision that it follows from",
            &["draw-claim.wrong-claim-penalty", "glossary.seventy-five-move-rule"],
        ),
        (
            "both translations of 2023 agree: the note is about other editions",
            &[
                "attack.on-piece",
                "pawn.single-step",
                "pawn.en-passant",
                "castling.prevented-by-attack",
                "illegal-move.unpromoted-pawn",
                "rapid.cutoff-moves",
                "conduct.no-outside-help",
                "conduct.unreasonable-claims-and-offers",
                "conduct.breach-penalised",
                "blind.announce",
            ],
        ),
    ];

    #[test]
    fn where_a_translation_says_something_else_its_readers_are_told() {
        let alike: Vec<&str> = ALIKE.iter().flat_map(|(_, keys)| *keys).copied().collect();
        let mut told = [0, 0];
        for provision in PROVISIONS {
            let key = provision.key.as_str();
            let place = provision.place(Edition::E2023);
            let remarks = [provision.note, place.and_then(|place| place.differs)];
            let is_noted = |name: &str| remarks.iter().flatten().any(|remark| remark.contains(name));
            let is_noted = place.is_some() && (is_noted("Danish") || is_noted("Dutch"));
            let own = [Language::Danish, Language::Dutch].map(|language| provision.own_text(Edition::E2023, language));
            for (told, own) in told.iter_mut().zip(own) {
                *told += usize::from(own.is_some());
            }
            let is_told = own.iter().any(Option::is_some);
            assert_eq!(is_noted, is_told || alike.contains(&key), "{key}: {remarks:?}");
            assert!(!(is_told && alike.contains(&key)), "{key} is told and listed as alike");
        }
        assert_eq!(told, [29, 26], "in Danish and in Dutch");
    }

    #[test]
    fn what_a_translation_says_is_told_in_its_language_alone() {
        for provision in PROVISIONS {
            for language in Language::ALL {
                for edition in Edition::ALL {
                    let Some(own) = provision.own_text(edition, language) else {
                        continue;
                    };
                    let begin = match language {
                        Language::Danish => "Den danske ",
                        Language::Dutch => "De Nederlandse ",
                        _ => panic!("{} in {language}, {edition}", provision.key),
                    };
                    assert_eq!(edition, Edition::E2023, "{}", provision.key);
                    assert!(own.starts_with(begin) && own.ends_with('.'), "{}: {own}", provision.key);
                }
            }
        }
    }

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

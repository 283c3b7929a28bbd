//! How the Laws are cited.

use jadoube_laws::{Citation, Front, Number, Part};
use jadoube_words::{FluentArgs, Language, Phrasebook};

use crate::words::Words;

/// The sentences, in all languages side by side.
pub(super) const SOURCE: &str = include_str!("citation.toml");

/// How the Laws are cited in a language, for whoever cites them and says nothing else.
///
/// ```
/// use jadoube_laws::{Edition, find};
/// use jadoube_referee::{Citations, Language};
///
/// let analogy = find("preface.gaps-by-analogy").unwrap().citation(Edition::E2017).unwrap();
/// assert_eq!(Citations::new(Language::English).cite(&analogy), "Preface para 1");
/// assert_eq!(Citations::new(Language::Norwegian).cite(&analogy), "forord, avsnitt 1");
/// ```
pub struct Citations {
    book: Phrasebook,
}

impl Citations {
    /// Those of a language.
    #[must_use]
    pub fn new(language: Language) -> Citations {
        Citations {
            book: Phrasebook::read(language, [SOURCE]),
        }
    }

    /// Where something stands in the Laws, as the language counts and cites it; the edition is left to its surroundings.
    #[must_use]
    pub fn cite(&self, citation: &Citation) -> String {
        cite(&self.book, &citation.number_in(self.book.language()))
    }

    /// The same of a number as the language counts.
    #[must_use]
    pub fn cite_number(&self, stands: &Number) -> String {
        cite(&self.book, stands)
    }

    /// A number within its part of the Laws. What has none is named in words: `C introduction`.
    #[must_use]
    pub fn number(&self, number: &Number) -> String {
        numbered(&self.book, number)
    }
}

impl Words {
    /// Where something stands in the Laws, as the language counts and cites it; the edition is left to its surroundings.
    #[must_use]
    pub fn citation(&self, citation: &Citation) -> String {
        cite(&self.book, &citation.number_in(self.language()))
    }

    /// A number within its part of the Laws. What has none is named in words: `C introduction`.
    #[must_use]
    pub fn number(&self, number: &Number) -> String {
        numbered(&self.book, number)
    }
}

fn cite(book: &Phrasebook, stands: &Number) -> String {
    let (sentence, name) = match stands.part() {
        Part::Article => ("cited-article", "number"),
        Part::Appendix => ("cited-appendix", "number"),
        Part::Guidelines => ("cited-guidelines", "number"),
        Part::Preface => return before_articles(book, stands),
        Part::Glossary => ("cited-glossary", "word"),
    };
    book.phrase(sentence, &FluentArgs::from_iter([(name, numbered(book, stands))]))
}

/// A paragraph of the introduction or the preface.
fn before_articles(book: &Phrasebook, stands: &Number) -> String {
    let (front, number) = stands.front().unwrap_or((Front::Preface, stands.within_part()));
    let sentence = match (front, number.starts_with("0.")) {
        (Front::Introduction, false) => "cited-introduction",
        (Front::Introduction, true) => "cited-introduction-number",
        (Front::Preface, false) => "cited-preface",
        (Front::Preface, true) => "cited-preface-number",
    };
    book.phrase(sentence, &FluentArgs::from_iter([("number", number)]))
}

fn numbered(book: &Phrasebook, number: &Number) -> String {
    let within = number.within_part();
    match number.part() {
        Part::Glossary => return within.to_owned(),
        Part::Preface => return before_articles(book, number),
        Part::Article | Part::Appendix | Part::Guidelines => {}
    }
    let named = NAMED.iter().find(|(english, _)| within.contains(english));
    match named {
        Some((english, name)) => within.replace(english, &book.word(name)),
        None => within.to_owned(),
    }
}

/// How the data names what has no number, and the words for it; of two that begin alike, the longer one first.
const NAMED: [(&str, &str); 9] = [
    ("introduction", "cited-word-introduction"),
    ("abbreviations", "cited-word-abbreviations"),
    ("example game", "cited-word-example-game"),
    ("examples", "cited-word-examples"),
    ("closing paragraphs", "cited-word-closing-paragraphs"),
    ("closing paragraph", "cited-word-closing-paragraph"),
    ("clarification", "cited-word-clarification"),
    ("note", "cited-word-note"),
    ("recommendation", "cited-word-recommendation"),
];

#[cfg(test)]
mod tests {
    use jadoube_laws::{Number, PROVISIONS};
    use jadoube_words::{Language, Phrasebook};

    use super::{SOURCE, cite};

    #[test]
    fn numbers_are_cited_in_every_language() {
        let check = |number: &'static str, expect: [&str; 5]| {
            let cited = Language::ALL.map(|language| {
                let book = Phrasebook::read(language, [SOURCE]);
                cite(&book, &Number::Article(number))
            });
            assert_eq!(cited, expect.map(str::to_owned), "{number}");
        };
        check(
            "C introduction",
            [
                "Appendix C introduction",
                "tillæg C indledning",
                "appendix C inledning",
                "artikel C inleiding",
                "§\u{a0}C innledning",
            ],
        );
        check(
            "Preface para 3 a",
            [
                "Preface para 3 a",
                "forord, afsnit 3 a",
                "förord, stycke 3 a",
                "voorwoord, alinea 3 a",
                "forord, avsnitt 3 a",
            ],
        );
        check(
            "0.1",
            [
                "Introduction 0.1",
                "indledning 0.1",
                "inledning 0.1",
                "inleiding 0.1",
                "innledning 0.1",
            ],
        );
    }

    #[test]
    fn no_english_word_is_left_in_a_number() {
        let book = Phrasebook::read(Language::Swedish, [SOURCE]);
        for provision in PROVISIONS {
            let places = provision.editions().filter_map(|edition| provision.place(edition));
            for number in places.flat_map(|place| place.numbers_in(Language::Swedish)) {
                let Number::Article(text) = number else { continue };
                let cited = cite(&book, &number);
                let is_word = |word: &&str| word.len() > 2 && word.chars().all(|letter| letter.is_ascii_lowercase());
                for word in text.split(' ').filter(is_word) {
                    assert!(!cited.contains(word), "{cited} from {text}");
                }
            }
        }
    }
}

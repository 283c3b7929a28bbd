//! Provisions by their words, in any text of theirs, without regard to capitals and accents.
//!
//! ```
//! use jadoube_laws::search::{Field, Sought};
//! use jadoube_laws::{Edition, find};
//!
//! let provision = find("end.dead-position").unwrap();
//! let found = Sought::read("Dead position").find(provision, &Edition::ALL).unwrap();
//! assert_eq!(found.field, Field::Key);
//! assert!(Sought::read("dead xyzzy").find(provision, &Edition::ALL).is_none());
//! ```

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use jadoube_language::Language;

use crate::edition::Edition;
use crate::number::Number;
use crate::provision::Provision;

/// Words that are looked for.
#[derive(Clone, Debug, Default)]
pub struct Sought(Vec<String>);

/// Where words are found, the most telling first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// In the key.
    Key,
    /// In the title, or in a headword of a glossary.
    Title,
    /// In what an edition says.
    Rule,
    /// Among the words by which people look for it.
    Sought,
    /// In a situation and its outcome.
    Check,
}

impl Field {
    /// The word for it, in small letters.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Key => "key",
            Self::Title => "title",
            Self::Rule => "rule",
            Self::Sought => "sought",
            Self::Check => "check",
        }
    }
}

/// How well a word fits where it is found, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fit {
    /// It stands there as it is.
    Whole,
    /// A longer word begins with it.
    Start,
    /// It is somewhere in a longer word.
    Inside,
}

/// Where the words are found in a provision: of several places, the least telling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// In which of its texts.
    pub field: Field,
    /// How well.
    pub fit: Fit,
    /// The text.
    pub text: &'static str,
    /// Whose text it is, if only one edition says so.
    pub edition: Option<Edition>,
}

impl Found {
    /// What provisions that have the words are put in order by, best first.
    #[must_use]
    pub const fn rank(&self) -> (Field, Fit) {
        (self.field, self.fit)
    }
}

impl Sought {
    /// The words of a text, each once.
    #[must_use]
    pub fn read(text: &str) -> Sought {
        let mut words: Vec<String> = text.split_whitespace().map(fold).collect();
        words.sort_unstable();
        words.dedup();
        Sought(words)
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Where a provision has all of the words, each in any of its English texts; only what holds in one of the editions
    /// counts. `None` if it lacks one of them, or if none are sought.
    #[must_use]
    pub fn find(&self, provision: &'static Provision, editions: &[Edition]) -> Option<Found> {
        self.find_in(provision, editions, Language::English)
    }

    /// The same in the texts of a language. Keys and situations are English.
    ///
    /// ```
    /// use jadoube_laws::search::Sought;
    /// use jadoube_laws::{Edition, Language, find};
    ///
    /// let stalemate = find("end.stalemate").unwrap();
    /// let sought = Sought::read("patt");
    /// assert!(sought.find_in(stalemate, &Edition::ALL, Language::Swedish).is_some());
    /// ```
    #[must_use]
    pub fn find_in(&self, provision: &'static Provision, editions: &[Edition], language: Language) -> Option<Found> {
        let texts: Vec<(Text, String)> = texts(provision, editions, language)
            .map(|text| (text, fold(text.text)))
            .collect();
        let best = |word: &String| {
            let found = texts.iter().filter_map(|(text, folded)| {
                Some(Found {
                    fit: fit(folded, word)?,
                    field: text.field,
                    text: text.text,
                    edition: text.edition,
                })
            });
            found.min_by_key(Found::rank)
        };
        let best: Option<Vec<Found>> = self.0.iter().map(best).collect();
        best?.into_iter().max_by_key(Found::rank)
    }

    /// Where the words stand in a text, in order and apart.
    ///
    /// ```
    /// use jadoube_laws::search::Sought;
    ///
    /// assert_eq!(Sought::read("traek").ranges("et Træk"), [3..8]);
    /// ```
    #[must_use]
    pub fn ranges(&self, text: &str) -> Vec<Range<usize>> {
        let folded = Folded::new(text);
        let mut found: Vec<Range<usize>> = self.0.iter().flat_map(|word| folded.find(word)).collect();
        found.sort_by_key(|range| range.start);
        let mut apart: Vec<Range<usize>> = Vec::new();
        for range in found {
            match apart.last_mut() {
                Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
                _ => apart.push(range),
            }
        }
        apart
    }
}

/// A text of a provision.
#[derive(Clone, Copy)]
struct Text {
    field: Field,
    text: &'static str,
    /// Whose it is, if only one edition says so.
    edition: Option<Edition>,
}

/// Every text of a provision that holds in one of the editions.
fn texts(provision: &'static Provision, editions: &[Edition], language: Language) -> impl Iterator<Item = Text> {
    let of_all = |field, text| Text {
        field,
        text,
        edition: None,
    };
    let own = [
        of_all(Field::Key, provision.key.as_str()),
        of_all(Field::Title, provision.title_in(language)),
    ];
    let places = editions
        .iter()
        .filter_map(|&edition| Some((edition, provision.place(edition)?)));
    let places = places.flat_map(move |(edition, place)| {
        let headwords = place.numbers.iter().filter_map(move |number| match *number {
            Number::Glossary(headword) => Some(of_all(Field::Title, headword)),
            Number::Article(_) => None,
        });
        let summary = Text {
            field: Field::Rule,
            text: provision.summary(edition, language),
            edition: Some(edition),
        };
        headwords.chain([summary])
    });
    let headword = provision
        .headword(language)
        .map(move |headword| of_all(Field::Title, headword));
    let sought = provision
        .sought(language)
        .map(move |words| of_all(Field::Sought, words));
    let checks = provision.checks.iter();
    let checks = checks.filter(|check| check.editions.iter().any(|edition| editions.contains(edition)));
    own.into_iter()
        .chain(places)
        .chain(headword)
        .chain(sought)
        .chain(checks.map(move |check| of_all(Field::Check, check.text)))
}

/// How well a folded word fits into a folded text, at best.
fn fit(text: &str, word: &str) -> Option<Fit> {
    let joins = |letter: char| letter.is_alphanumeric();
    let fit = |start: usize| {
        let begins = !text[..start].ends_with(joins);
        let ends = !text[start + word.len()..].starts_with(joins);
        match (begins, ends) {
            (true, true) => Fit::Whole,
            (true, false) => Fit::Start,
            (false, _) => Fit::Inside,
        }
    };
    if word.is_empty() {
        return None;
    }
    text.match_indices(word).map(|(start, _)| fit(start)).min()
}

/// A text in small letters without accents.
fn fold(original: &str) -> String {
    let mut folded = String::with_capacity(original.len());
    for letter in original.chars() {
        push_folded(&mut folded, letter);
    }
    folded
}

fn push_folded(to: &mut String, letter: char) {
    if letter.is_ascii() {
        return to.push(letter.to_ascii_lowercase());
    }
    for small in letter.to_lowercase() {
        match plain(small) {
            Some(plain) => to.push_str(plain),
            None => to.push(small),
        }
    }
}

/// A folded text that remembers where it comes from.
struct Folded {
    text: String,
    /// For each byte, the letter of the original that it comes from.
    origins: Vec<Range<usize>>,
}

impl Folded {
    fn new(original: &str) -> Folded {
        let mut folded = Folded {
            text: String::new(),
            origins: Vec::new(),
        };
        for (start, letter) in original.char_indices() {
            push_folded(&mut folded.text, letter);
            let origin = start..start + letter.len_utf8();
            folded.origins.resize(folded.text.len(), origin);
        }
        folded
    }

    /// Where a folded word stands in the original.
    fn find<'a>(&'a self, word: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
        let found = self.text.match_indices(word).filter(|(_, word)| !word.is_empty());
        found.map(|(start, word)| self.origins[start].start..self.origins[start + word.len() - 1].end)
    }
}

/// A small letter without its accent, as it is written where there is none.
fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à'..='å' => "a",
        'æ' => "ae",
        'ç' => "c",
        'è'..='ë' => "e",
        'ì'..='ï' => "i",
        'ñ' => "n",
        'ò'..='ö' | 'ø' => "o",
        'œ' => "oe",
        'ß' => "ss",
        'ù'..='ü' => "u",
        'ý' | 'ÿ' => "y",
        // What is left of a capital I with a dot, or of a letter whose accent stands apart.
        '\u{300}'..='\u{36f}' => "",
        '’' => "'",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{Field, Fit, Sought, fit, fold};
    use crate::{Edition, find};

    #[test]
    fn words_fit_whole_or_in_part() {
        for (word, text, expect) in [
            ("mate", "Checkmate, a mate", Some(Fit::Whole)),
            ("Mate", "checkmate and material", Some(Fit::Start)),
            ("mate", "checkmate", Some(Fit::Inside)),
            ("mate", "stale", None),
            ("utfort", "UTFØRT", Some(Fit::Whole)),
            ("uitgevoerd", "", None),
            ("traek", "Træk", Some(Fit::Whole)),
            ("e\u{301}", "École", Some(Fit::Start)),
            ("dead-position", "end.dead-position", Some(Fit::Whole)),
        ] {
            let found = fit(&fold(text), &fold(word));
            assert_eq!(found, expect, "{word} in {text}");
        }
    }

    #[test]
    fn places_are_those_of_the_original() {
        for (words, text, expect) in [
            ("ae", "Træk", &["æ"][..]),
            ("ra k", "Træk", &["ræk"]),
            ("e o", "Én, two", &["É", "o"]),
            ("i", "İ", &["İ"]),
            ("check checkmate", "a checkmate", &["checkmate"]),
            ("", "a", &[]),
        ] {
            let ranges = Sought::read(words).ranges(text);
            let found: Vec<&str> = ranges.into_iter().map(|range| &text[range]).collect();
            assert_eq!(found, expect, "{words} in {text}");
        }
    }

    #[test]
    fn words_are_ranked_by_where_they_stand() {
        for (words, expect) in [
            ("dead-position", Some((Field::Key, Fit::Whole))),
            ("Dead", Some((Field::Key, Fit::Whole))),
            ("pos", Some((Field::Key, Fit::Start))),
            ("ition", Some((Field::Key, Fit::Inside))),
            ("position checkmate", Some((Field::Rule, Fit::Whole))),
            ("position xyzzy", None),
            ("", None),
        ] {
            let provision = find("end.dead-position").unwrap();
            let found = Sought::read(words).find(provision, &Edition::ALL);
            assert_eq!(found.map(|found| (found.field, found.fit)), expect, "{words}");
        }
    }

    #[test]
    fn situations_are_those_of_the_editions() {
        let provision = find("scoresheet.electronic").unwrap();
        let sought = Sought::read("no standing");
        let found = sought.find(provision, &[Edition::E2009]).map(|found| found.field);
        assert_eq!(found, Some(Field::Check));
        assert_eq!(sought.find(provision, &[Edition::E2023]), None);
    }
}

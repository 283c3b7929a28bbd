//! Texts compared without regard to capitals and accents.

use std::fmt::Write;
use std::ops::Range;

use anstyle::Style;

use crate::look::Look;

/// Words that are looked for.
#[derive(Debug, Default)]
pub(crate) struct Sought(Vec<String>);

/// How well a word fits where it is found, best first.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    Whole,
    Start,
    Inside,
}

impl Sought {
    /// The words of some texts.
    pub(crate) fn read(texts: &[String]) -> Sought {
        let words = texts.iter().flat_map(|text| text.split_whitespace());
        Sought(words.map(|word| Folded::new(word).text).collect())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// For each word, how well it fits into a text.
    pub(super) fn fits(&self, text: &str) -> impl Iterator<Item = Option<Fit>> {
        let folded = Folded::new(text);
        self.0.iter().map(move |word| folded.fit(word))
    }

    /// A text in a style of its own, with all that was sought marked.
    pub(super) fn mark(&self, text: &str, style: Style, look: &Look) -> String {
        let mark = look.mark();
        let mut marked = String::new();
        let mut done = 0;
        for range in self.ranges(text) {
            push(&mut marked, &text[done..range.start], style);
            push(&mut marked, &text[range.clone()], mark);
            done = range.end;
        }
        push(&mut marked, &text[done..], style);
        marked
    }

    /// Where the words stand in a text, in order and apart.
    fn ranges(&self, text: &str) -> Vec<Range<usize>> {
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

fn push(to: &mut String, text: &str, style: Style) {
    if !text.is_empty() {
        let _ = write!(to, "{style}{text}{style:#}");
    }
}

/// A text in small letters without accents.
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
            for small in letter.to_lowercase() {
                let before = folded.text.len();
                match plain(small) {
                    Some(plain) => folded.text.push_str(plain),
                    None => folded.text.push(small),
                }
                let origin = start..start + letter.len_utf8();
                folded
                    .origins
                    .extend((before..folded.text.len()).map(|_| origin.clone()));
            }
        }
        folded
    }

    /// Where a folded word stands in the original.
    fn find<'a>(&'a self, word: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
        self.matches(word)
            .map(|found| self.origins[found.start].start..self.origins[found.end - 1].end)
    }

    /// How well a folded word fits, at best.
    fn fit(&self, word: &str) -> Option<Fit> {
        let fit = |found: Range<usize>| {
            let joins = |letter: char| letter.is_alphanumeric();
            let begins = !self.text[..found.start].ends_with(joins);
            let ends = !self.text[found.end..].starts_with(joins);
            match (begins, ends) {
                (true, true) => Fit::Whole,
                (true, false) => Fit::Start,
                (false, _) => Fit::Inside,
            }
        };
        self.matches(word).map(fit).min()
    }

    fn matches<'a>(&'a self, word: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
        let nowhere = word.is_empty();
        let found = self.text.match_indices(word).filter(move |_| !nowhere);
        found.map(|(start, word)| start..start + word.len())
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
    use super::{Fit, Sought};

    fn sought(words: &str) -> Sought {
        Sought::read(&[words.to_owned()])
    }

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
            let fits: Vec<_> = sought(word).fits(text).collect();
            assert_eq!(fits, [expect], "{word} in {text}");
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
            let found: Vec<&str> = sought(words)
                .ranges(text)
                .into_iter()
                .map(|range| &text[range])
                .collect();
            assert_eq!(found, expect, "{words} in {text}");
        }
    }
}

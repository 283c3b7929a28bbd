//! Article numbers, step by step.
//!
//! The editions write numbers in many styles: `3.8.2.2.1`, `3.8 a II (1) b`, `F3 b note 4`, `II.3.2.7.4`. Read as
//! steps down into the document they are all alike: 3, 8, a, II, 1, b.

use core::cmp::Ordering;

/// The steps of a number, from the article down.
pub(crate) fn steps(number: &str) -> impl Iterator<Item = Step<'_>> {
    let mut rest = number;
    core::iter::from_fn(move || {
        rest = rest.trim_start_matches(|symbol: char| !symbol.is_alphanumeric());
        let first = rest.chars().next()?;
        // `F3` is two steps: a run of digits and a run of letters end each other.
        let end = rest
            .find(|symbol: char| !symbol.is_alphanumeric() || symbol.is_ascii_digit() != first.is_ascii_digit())
            .unwrap_or(rest.len());
        let (step, after) = rest.split_at(end);
        rest = after;
        Some(if first.is_ascii_digit() {
            Step::Count(step.parse().unwrap_or(u32::MAX))
        } else {
            Step::Word(step)
        })
    })
}

/// Which of two numbers comes first in the document: 3.9 before 3.10, an article before what stands beneath it, the
/// introduction before the articles, the articles before the appendices and guidelines, and the glossary last.
pub(crate) fn document_order(left: &str, right: &str) -> Ordering {
    steps(left).cmp(steps(right))
}

/// The part of an article's number by which a person cites it: `9.5.3 s2-3`, two sentences of 9.5.3, is cited as 9.5.3.
///
/// Paragraphs are dropped behind a number, and kept where nothing else tells the place: `Preface para 2`.
pub(crate) fn cited(number: &str) -> &str {
    let numbered = number.starts_with(|first: char| first.is_ascii_digit());
    let is_mark = |word: &str| {
        let sentence = word.strip_prefix('s').unwrap_or_default();
        sentence.starts_with(|first: char| first.is_ascii_digit()) || (numbered && word == "para")
    };
    let mut end = 0;
    for word in number.split(' ') {
        if is_mark(word) {
            return number[..end].trim_end();
        }
        end += word.len() + 1;
    }
    number
}

/// One step of a number. Capitals do not matter.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step<'a> {
    Count(u32),
    Word(&'a str),
}

impl Step<'_> {
    /// Where the step stands among its siblings, before their counts and letters are compared.
    fn rank(&self) -> u8 {
        match self {
            Self::Word(word)
                if ["introduction", "preface"]
                    .iter()
                    .any(|first| word.eq_ignore_ascii_case(first)) =>
            {
                0
            }
            Self::Count(_) => 1,
            Self::Word(word) if word.eq_ignore_ascii_case("glossary") => 3,
            Self::Word(_) => 2,
        }
    }
}

impl Ord for Step<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Count(left), Self::Count(right)) => left.cmp(right),
            (left, right) if left.rank() != right.rank() => left.rank().cmp(&right.rank()),
            (Self::Word(left), Self::Word(right)) => {
                let [left, right] = [left, right].map(|word| word.chars().flat_map(char::to_lowercase));
                left.cmp(right)
            }
            // Unequal kinds have unequal ranks.
            (Self::Count(_), Self::Word(_)) => Ordering::Less,
            (Self::Word(_), Self::Count(_)) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Step<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Step<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Step<'_> {}

//! What findings say, in the reader's language.
//!
//! The sentences are data: `words/*.toml` has all languages of a sentence side by side.

use std::fmt::Write;
use std::time::Duration;

use jadoube_board::{Color, Move, Position};
use jadoube_laws::{Citation, Edition, Number, Pace, Part};
use jadoube_notation::{Language as Letters, Style, Written};
use jadoube_words::{FluentArgs, Language, Phrasebook};

use crate::finding::{Fact, Finding, Kind, Severity};
use crate::in_force::Basis;
use crate::totals::Way;

/// The files of sentences, by their names.
pub const SOURCES: [(&str, &str); 2] = [
    ("finding", include_str!("words/finding.toml")),
    ("summary", include_str!("words/summary.toml")),
];

/// The languages that are spoken.
pub const LANGUAGES: [Language; 5] = Language::ALL;

/// Says what was found.
///
/// ```
/// use jadoube_audit::{Kind, Sentences};
/// use jadoube_words::Language;
///
/// let words = Sentences::new(Language::Dutch);
/// assert_eq!(words.kind(Kind::TimeWinUnwinnable), "Winst op tijd die remise is");
/// ```
pub struct Sentences {
    book: Phrasebook,
    style: Style,
}

impl Sentences {
    /// Sentences in a language.
    #[must_use]
    pub fn new(language: Language) -> Sentences {
        let letters = Letters::find(language.code()).unwrap_or(Letters::EN);
        Sentences {
            book: Phrasebook::read(language, SOURCES.map(|(_, source)| source)),
            style: Style::PGN.in_language(letters),
        }
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.book.language()
    }

    /// What a finding says.
    #[must_use]
    pub fn sentence(&self, finding: &Finding) -> String {
        let mut with = FluentArgs::new();
        for (name, fact) in &finding.facts.0 {
            match fact {
                Fact::Count(count) => with.set(*name, *count),
                other => with.set(*name, self.fact(other)),
            }
        }
        self.book.sentence(&format!("finding-{}", finding.kind), &with)
    }

    /// The articles on which a finding rests, and the edition; empty if it rests on none.
    #[must_use]
    pub fn articles(&self, finding: &Finding) -> String {
        if finding.citations.is_empty() {
            return String::new();
        }
        let mut articles: Vec<String> = finding.citations.iter().map(|citation| self.number(citation)).collect();
        articles.dedup();
        let with = FluentArgs::from_iter([
            ("articles", articles.join(", ")),
            ("edition", self.edition(finding.edition)),
        ]);
        self.book.phrase("cited-in", &with)
    }

    /// An article as the language cites it.
    #[must_use]
    pub fn number(&self, citation: &Citation) -> String {
        let number = citation.number_in(self.language());
        if let Number::Glossary(word) = number {
            return self
                .book
                .phrase("cited-glossary", &FluentArgs::from_iter([("word", word)]));
        }
        let name = match number.part() {
            Part::Appendix => "cited-appendix",
            Part::Guidelines => "cited-guidelines",
            Part::Article => "cited-article",
            Part::Preface | Part::Glossary => "cited-named",
        };
        let with = FluentArgs::from_iter([("number", number.within_part().to_string())]);
        self.book.phrase(name, &with)
    }

    /// An edition by its year.
    #[must_use]
    pub fn edition(&self, edition: Edition) -> String {
        let with = FluentArgs::from_iter([("edition", edition.to_string())]);
        self.book.phrase("edition-named", &with)
    }

    /// Why games are judged by an edition.
    #[must_use]
    pub fn basis(&self, basis: Basis) -> String {
        self.book.word(&format!("basis-{basis}"))
    }

    /// The heading of a kind of findings.
    #[must_use]
    pub fn kind(&self, kind: Kind) -> String {
        self.book.word(&format!("kind-{kind}"))
    }

    /// The heading of a severity.
    #[must_use]
    pub fn severity(&self, severity: Severity) -> String {
        self.book.word(&format!("severity-{severity}"))
    }

    /// What a finding of a severity is called.
    #[must_use]
    pub fn one(&self, severity: Severity) -> String {
        self.book.word(&format!("one-{severity}"))
    }

    /// A way in which games end.
    #[must_use]
    pub fn way(&self, way: Way) -> String {
        self.book.word(&format!("way-{}", way.as_str()))
    }

    /// The class of a game, if it is known.
    #[must_use]
    pub fn pace(&self, pace: Option<Pace>) -> String {
        self.book
            .word(&format!("pace-{}", pace.map_or("unknown", Pace::as_str)))
    }

    /// A sentence by its name.
    pub(crate) fn say(&self, name: &str, with: &FluentArgs<'_>) -> String {
        self.book.sentence(name, with)
    }

    /// A word by its name.
    pub(crate) fn word(&self, name: &str) -> String {
        self.book.word(name)
    }

    fn fact(&self, fact: &Fact) -> String {
        match fact {
            Fact::Count(count) => count.to_string(),
            Fact::Text(text) => printable(text),
            Fact::Player(Color::White) => self.book.word("white"),
            Fact::Player(Color::Black) => self.book.word("black"),
            Fact::Move(made) => self.numbered(&made.0, made.1),
            Fact::Moves(moves) => {
                let written = moves
                    .iter()
                    .map(|(position, mv)| mv.written(position, self.style).to_string());
                self.book.list(written.collect())
            }
            Fact::Time(time) => clock(*time),
            Fact::Pace(pace) => self.pace(Some(*pace)),
            Fact::Word(word) => self.book.word(word),
            Fact::Provisions(keys) => {
                let titles = keys
                    .iter()
                    .filter_map(|key| Some(jadoube_laws::find(key)?.title_in(self.language())));
                titles.collect::<Vec<_>>().join("; ")
            }
        }
    }

    /// A move with its number: `34.Rxe3`, `34...Kxe3`.
    fn numbered(&self, position: &Position, mv: Move) -> String {
        let points = match position.turn() {
            Color::White => ".",
            Color::Black => "...",
        };
        format!("{}{points}{}", position.fullmoves(), mv.written(position, self.style))
    }
}

impl std::fmt::Debug for Sentences {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Sentences").field(&self.language()).finish()
    }
}

/// Text of a file that can stand in a line: no control characters, and not too long.
fn printable(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown: String = text
        .chars()
        .filter(|letter| !letter.is_control())
        .take(LONGEST)
        .collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// A time as clocks show it, with tenths where there are some.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let mut shown = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    let tenths = time.subsec_millis() / 100;
    if tenths > 0 {
        let _ = write!(shown, ".{tenths}");
    }
    shown
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use jadoube_words::{Language, faults, sentences};

    use super::{LANGUAGES, SOURCES, Sentences, clock, printable};
    use crate::finding::{Kind, Severity};
    use crate::in_force::Basis;
    use crate::totals::Way;

    #[test]
    fn every_sentence_is_whole_in_every_language() {
        assert_eq!(faults(&SOURCES, &LANGUAGES), []);
    }

    #[test]
    fn everything_that_has_a_name_has_its_words() {
        let names: Vec<String> = SOURCES
            .iter()
            .flat_map(|(_, source)| sentences(source).0)
            .map(|sentence| sentence.name())
            .collect();
        let has = |name: String| assert!(names.contains(&name), "{name} is missing");
        for kind in Kind::ALL {
            has(format!("kind-{kind}"));
            has(format!("finding-{kind}"));
        }
        for severity in Severity::ALL {
            has(format!("severity-{severity}"));
            has(format!("one-{severity}"));
        }
        for basis in Basis::ALL {
            has(format!("basis-{basis}"));
        }
        for way in Way::ALL {
            has(format!("way-{}", way.as_str()));
        }
    }

    #[test]
    fn texts_of_files_and_times_can_be_printed() {
        assert_eq!(printable("a\u{1b}[31mb\nc"), "a[31mbc");
        assert_eq!(printable(&"x".repeat(100)).chars().count(), 61);
        assert_eq!(clock(Duration::from_millis(6_921_400)), "1:55:21.4");
        assert_eq!(
            Sentences::new(Language::Danish)
                .edition(jadoube_laws::Edition::LATEST)
                .len(),
            "2023-udgaven".len()
        );
    }
}

use core::fmt;

use jadoube_language::Language;

use crate::edition::Edition;
use crate::number::{Citation, Number};
use crate::pace::{Games, Pace};
use crate::supervision::Supervision;

/// The smallest unit of the Laws that states one rule.
///
/// ```
/// use jadoube_laws::{Edition, Kind, find};
///
/// let provision = find("promotion.square").unwrap();
/// assert_eq!(provision.kind, Kind::Definition);
/// assert!(provision.editions().eq([Edition::E2017, Edition::E2023]));
/// assert!(provision.citation(Edition::E2005).is_none());
/// ```
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Provision {
    /// Its name, the same in every edition.
    pub key: Key,
    /// What sort of norm it is.
    pub kind: Kind,
    /// A heading of a few words, in English; [`Provision::title_in`] has the others.
    pub title: &'static str,
    /// What it says in the newest edition that has it, in English. [`Provision::summary`] has what every edition says, in every
    /// language.
    pub rule: &'static str,
    /// Doubts, conflicts between translations and how they were settled.
    pub note: Option<&'static str>,
    /// Situations with their outcome.
    pub checks: &'static [Check],
    /// By edition, in the order of [`Edition::ALL`].
    pub(crate) places: [Option<Place>; Edition::ALL.len()],
}

impl Provision {
    /// Where the provision stands in an edition, or `None` if that edition lacks it.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Number, find};
    ///
    /// let place = find("bishop.move").unwrap().place(Edition::E2023).unwrap();
    /// assert_eq!(place.numbers, [Number::Article("3.2")]);
    /// assert_eq!(place.differs, None);
    /// ```
    #[must_use]
    pub const fn place(&self, edition: Edition) -> Option<&Place> {
        self.places[edition as usize].as_ref()
    }

    /// The editions that have the provision, oldest first; there is at least one.
    pub fn editions(&self) -> impl Iterator<Item = Edition> {
        Edition::ALL
            .into_iter()
            .filter(|&edition| self.place(edition).is_some())
    }

    /// How to cite the provision in an edition: by its most specific article, and by the glossary only where no article
    /// has it; one that speaks only of rapid or blitz as in a game of that pace. `None` if the edition lacks the provision.
    ///
    /// ```
    /// use jadoube_laws::{Edition, find};
    ///
    /// // In 2023 at 3.8.2.2, 3.8.2.2.1.
    /// let citation = find("castling.prevented-by-attack").unwrap().citation(Edition::E2023).unwrap();
    /// assert_eq!(citation.to_string(), "3.8.2.2.1 (2023)");
    /// ```
    #[must_use]
    pub fn citation(&self, edition: Edition) -> Option<Citation> {
        let place = self.place(edition)?;
        self.citation_at(edition, place.slowest_pace())
    }

    /// How to cite the provision in a game of this pace. A provision that stands in several parts of the Laws is cited by
    /// the appendix on that pace.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Pace, find};
    ///
    /// // In 2023 at B.3, A.3.
    /// let minutes = find("blitz.penalty-minutes").unwrap();
    /// let citation = minutes.citation_at(Edition::E2023, Pace::Blitz).unwrap();
    /// assert_eq!(citation.to_string(), "Appendix B.3 (2023)");
    /// ```
    #[must_use]
    pub fn citation_at(&self, edition: Edition, pace: Pace) -> Option<Citation> {
        let place = self.place(edition)?;
        let own = place.paces.iter().find(|(named, _)| *named == pace);
        let number = own.map(|(_, number)| *number).or(place.most_specific())?;
        Some(Citation {
            key: self.key,
            edition,
            number,
        })
    }
}

/// The name of a provision, such as `castling.prevented-by-attack`: a subject, a point and what is said of it.
///
/// Keys outlive the renumbering of articles. A key in hand is the key of a provision; [`find`](crate::find) leads there.
///
/// ```
/// use jadoube_laws::find;
///
/// let key = find("knight.move").unwrap().key;
/// assert_eq!(key, "knight.move");
/// assert_eq!(key.as_str(), "knight.move");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(pub(crate) &'static str);

impl Key {
    /// The key as text.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl AsRef<str> for Key {
    fn as_ref(&self) -> &str {
        self.0
    }
}

impl PartialEq<str> for Key {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl PartialEq<&str> for Key {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

/// What sort of norm a provision is, and so who can apply it.
///
/// ```
/// use jadoube_laws::{Kind, find};
///
/// let kind = find("touch.presumed-intentional").unwrap().kind;
/// assert_eq!(kind, Kind::Discretion);
/// assert_eq!(kind.to_string(), "discretion");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Says what a word means.
    Definition,
    /// Can be decided by a program.
    Rule,
    /// Someone must carry out steps.
    Procedure,
    /// The arbiter judges.
    Discretion,
    /// Tells people how to behave.
    Conduct,
    /// Concerns board, pieces and clock as things.
    Equipment,
    /// Concerns how moves and pieces are written.
    Notation,
}

impl Kind {
    /// The word for it, in small letters.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Definition => "definition",
            Self::Rule => "rule",
            Self::Procedure => "procedure",
            Self::Discretion => "discretion",
            Self::Conduct => "conduct",
            Self::Equipment => "equipment",
            Self::Notation => "notation",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Places by edition, from those that differ, each with the editions that have it.
pub(crate) const fn places(told: &[(&[Edition], Place)]) -> [Option<Place>; Edition::ALL.len()] {
    let mut places = [None; Edition::ALL.len()];
    let mut index = 0;
    while index < told.len() {
        let (editions, place) = told[index];
        let mut edition = 0;
        while edition < editions.len() {
            places[editions[edition] as usize] = Some(place);
            edition += 1;
        }
        index += 1;
    }
    places
}

/// Where a provision stands in one edition, and how that edition departs from its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Place {
    /// Its numbers, at least one: articles from the general to the most specific, then entries of the glossary.
    pub numbers: &'static [Number],
    /// Where texts in a language count otherwise: the language, which of `numbers` it is, and the number there.
    pub alternatives: &'static [(Language, Number, Number)],
    /// The numbers by which it is cited at a pace, where those are others than its most specific one.
    pub(crate) paces: &'static [(Pace, Number)],
    /// The games that it speaks of.
    pub(crate) games: Games,
    /// What this edition says differently from [`Provision::rule`]; `None` if it says the same in substance.
    pub differs: Option<&'static str>,
}

impl Place {
    /// What most places have besides their numbers.
    pub(crate) const PLAIN: Self = Self {
        numbers: &[],
        alternatives: &[],
        paces: &[],
        games: Games::ALL,
        differs: None,
    };

    /// Whether the place, as one of its translations counts, is at the number asked for or beneath it.
    ///
    /// ```
    /// use jadoube_laws::{Edition, find};
    ///
    /// let identity = find("repetition.position-identity").unwrap().place(Edition::E2023).unwrap();
    /// assert!(identity.is_at_or_beneath("9.2.3"));
    /// assert!(identity.is_at_or_beneath("9.2.2")); // in the Dutch translation
    /// ```
    #[must_use]
    pub fn is_at_or_beneath(&self, number: &str) -> bool {
        let others = self.alternatives.iter().map(|(.., other)| other);
        self.numbers
            .iter()
            .chain(others)
            .any(|own| own.is_at_or_beneath(number))
    }

    /// What the text in a language has instead of one of the numbers, if it counts otherwise.
    pub(crate) fn number_in(&self, number: &Number, language: Language) -> Option<Number> {
        let mut alternatives = self.alternatives.iter();
        let other = alternatives.find(|(of, instead, _)| *of == language && instead == number);
        other.map(|(.., other)| *other)
    }

    /// Its numbers as the text in a language has them.
    pub fn numbers_in(&self, language: Language) -> impl Iterator<Item = Number> {
        let own = self.numbers.iter();
        own.map(move |number| self.number_in(number, language).unwrap_or(*number))
    }

    /// Whether the number asked for, or one beneath it, is the place's own. It is not where it is only another number of a
    /// translation, or one that the place refers to from another article.
    ///
    /// ```
    /// use jadoube_laws::{Edition, find};
    ///
    /// // In 2023 at B.3, A.3.
    /// let minutes = find("blitz.penalty-minutes").unwrap().place(Edition::E2023).unwrap();
    /// assert!(minutes.is_own("B.3"));
    /// assert!(minutes.is_at_or_beneath("A.3") && !minutes.is_own("A.3"));
    /// ```
    #[must_use]
    pub fn is_own(&self, number: &str) -> bool {
        let mut own = self.numbers.iter().filter(|own| own.is_at_or_beneath(number));
        own.any(|own| self.numbers.first().is_some_and(|first| own.is_beside(first)))
    }

    /// Whether the place speaks of a game of this pace under this supervision.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Pace, Supervision, find};
    ///
    /// let place = find("rapid.flag-called-by").unwrap().place(Edition::E2009).unwrap();
    /// assert!(place.covers(Pace::Rapid, Supervision::Limited));
    /// assert!(!place.covers(Pace::Rapid, Supervision::Full));
    /// ```
    #[must_use]
    pub const fn covers(&self, pace: Pace, supervision: Supervision) -> bool {
        self.games.contain(pace, supervision)
    }

    /// The slowest pace of which the place speaks.
    fn slowest_pace(&self) -> Pace {
        let is_covered =
            |pace: &Pace| [Supervision::Full, Supervision::Limited].map(|how| self.covers(*pace, how)) != [false; 2];
        Pace::ALL.into_iter().find(is_covered).unwrap_or(Pace::Standard)
    }

    fn most_specific(&self) -> Option<Number> {
        let article = self.numbers.iter().rfind(|number| matches!(number, Number::Article(_)));
        article.or(self.numbers.first()).copied()
    }
}

/// A situation and what a provision makes of it.
///
/// ```
/// use jadoube_laws::{Edition, find};
///
/// // What one edition leaves out can be told too: a check may speak of editions that lack the provision.
/// let provision = find("end.resignation-unwinnable").unwrap();
/// assert!(provision.place(Edition::E2017).is_none());
/// assert!(provision.checks.iter().any(|check| check.editions.contains(&Edition::E2017)));
/// ```
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Check {
    /// The editions in which the outcome is the one told, oldest first; at least one.
    pub editions: &'static [Edition],
    /// The situation and its outcome: given, when, then.
    pub text: &'static str,
}

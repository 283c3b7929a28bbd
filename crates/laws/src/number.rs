use core::cmp::Ordering;
use core::fmt;

use jadoube_language::Language;

use crate::edition::Edition;
use crate::find;
use crate::provision::Key;
use crate::steps::{Step, cited, document_order, steps};

/// Where in an edition something stands: an article with its number, or an entry of the glossary.
///
/// Numbers are ordered as the document is: 3.9 before 3.10, the appendices after the articles, the glossary last. Only
/// numbers of one edition are worth comparing.
///
/// ```
/// use jadoube_laws::Number;
///
/// assert!(Number::Article("3.9") < Number::Article("3.10"));
/// assert!(Number::Article("II.3.2.7.4") < Number::Glossary("pat"));
/// ```
///
/// A number may go down to a sentence or a paragraph, which the Laws do not count. It is found so, and shown without:
///
/// ```
/// # use jadoube_laws::Number;
/// let number = Number::Article("9.5.3 s1");
/// assert!(number.is_at_or_beneath("9.5.3 s1"));
/// assert_eq!(number.to_string(), "9.5.3");
/// assert_eq!(Number::Article("Preface para 2").to_string(), "Preface para 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// The number of an article in the style of its edition: `3.8.2.2.1`, `3.8 a II (1) b`, `F3 b note 4`. Behind it
    /// `para 2` is a paragraph without number, `s2-3` are sentences.
    Article(&'static str),
    /// The headword of an entry in the glossary, in the language of the translation read.
    Glossary(&'static str),
}

impl Number {
    /// Whether this is the number asked for, or stands beneath it. How the numbers are punctuated does not matter.
    ///
    /// ```
    /// use jadoube_laws::Number;
    ///
    /// let number = Number::Article("3.8 a II (1) b");
    /// assert!(number.is_at_or_beneath("3.8"));
    /// assert!(number.is_at_or_beneath("3.8.a.II.1"));
    /// assert!(!number.is_at_or_beneath("3.8 a I"));
    /// assert!(!Number::Article("3.10").is_at_or_beneath("3.1"));
    /// assert!(Number::Glossary("pat").is_at_or_beneath("glossary"));
    /// ```
    ///
    /// People say what sort of number it is, and need not:
    ///
    /// ```
    /// # use jadoube_laws::Number;
    /// assert!(Number::Article("9.2.2").is_at_or_beneath("Art. 9.2"));
    /// assert!(Number::Article("A.4").is_at_or_beneath("Appendix A"));
    /// assert!(!Number::Article("9.2.2").is_at_or_beneath("Article"));
    /// ```
    #[must_use]
    pub fn is_at_or_beneath(&self, number: &str) -> bool {
        let mut after_sort = steps(number);
        let has_sort = after_sort.next().is_some_and(is_sort);
        self.begins_with(steps(number)) || (has_sort && self.begins_with(after_sort))
    }

    /// The part of the Laws in which it stands.
    ///
    /// ```
    /// use jadoube_laws::{Number, Part};
    ///
    /// assert_eq!(Number::Article("A.4").part(), Part::Appendix);
    /// assert_eq!(Number::Article("III.5").part(), Part::Guidelines);
    /// assert_eq!(Number::Article("Preface para 2").part(), Part::Preface);
    /// ```
    #[must_use]
    pub fn part(&self) -> Part {
        let Self::Article(number) = self else {
            return Part::Glossary;
        };
        let letters = number.split(|symbol: char| !symbol.is_alphabetic()).next();
        match letters.unwrap_or_default() {
            "" => Part::Article,
            GUIDELINES => Part::Guidelines,
            // One of the guidelines of newer editions, or the letter of an appendix.
            roman if roman.bytes().all(|letter| letter == b'I') => Part::Guidelines,
            letter if letter.len() == 1 => Part::Appendix,
            _ => Part::Preface,
        }
    }

    /// The number by which it is cited within its part: `Guidelines 2 a` of an older edition is 2 a, and an entry of the
    /// glossary its headword.
    ///
    /// ```
    /// use jadoube_laws::Number;
    ///
    /// assert_eq!(Number::Article("Guidelines 2 a").within_part(), "2 a");
    /// assert_eq!(Number::Article("A4 d1").within_part(), "A4 d1");
    /// assert_eq!(Number::Article("9.5.3 s1").within_part(), "9.5.3");
    /// assert_eq!(Number::Glossary("pat").within_part(), "pat");
    /// ```
    #[must_use]
    pub fn within_part(&self) -> &'static str {
        match *self {
            Self::Article(number) => {
                let number = cited(number);
                let named = number.strip_prefix(GUIDELINES);
                named.map_or(number, |rest| rest.trim_start())
            }
            Self::Glossary(headword) => headword,
        }
    }

    /// The half of an edition's articles in which it stands. What is no article stands in neither.
    ///
    /// Provision: preface.two-parts
    ///
    /// ```
    /// use jadoube_laws::{Edition, Number, Rules};
    ///
    /// assert_eq!(Number::Article("5.2 b").rules(Edition::E2009), Some(Rules::Basic));
    /// assert_eq!(Number::Article("10.2").rules(Edition::E2009), Some(Rules::Competition));
    /// assert_eq!(Number::Article("A.4").rules(Edition::E2009), None);
    /// ```
    #[must_use]
    pub fn rules(&self, edition: Edition) -> Option<Rules> {
        let (Part::Article, Some(Step::Count(article))) = (self.part(), self.steps().next()) else {
            return None;
        };
        let first = edition.first_of_competition_rules()?;
        Some(match article < u32::from(first) {
            true => Rules::Basic,
            false => Rules::Competition,
        })
    }

    /// Whether both stand in the same article, the same appendix, the same guidelines.
    pub(crate) fn is_beside(&self, other: &Self) -> bool {
        self.steps().next() == other.steps().next()
    }

    fn begins_with<'a>(&self, asked: impl Iterator<Item = Step<'a>>) -> bool {
        let mut own = self.steps();
        let mut asked = asked.peekable();
        asked.peek().is_some() && asked.all(|step| own.next() == Some(step))
    }

    fn steps(&self) -> impl Iterator<Item = Step<'static>> {
        let (book, within) = match *self {
            Self::Article(number) => ("", number),
            Self::Glossary(headword) => ("glossary", headword),
        };
        steps(book).chain(steps(within))
    }
}

/// A part of the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The introduction and the preface, which are cited by their names.
    Preface,
    /// The articles.
    Article,
    /// The appendices, each with a letter.
    Appendix,
    /// The guidelines; in newer editions there are several, each with a Roman number.
    Guidelines,
    /// The glossary.
    Glossary,
}

/// How the number of a guideline begins in editions that have one set of them.
const GUIDELINES: &str = "Guidelines";

/// Whether a step only says what sort of number follows: `Article`, `Appendix`.
fn is_sort(step: Step<'_>) -> bool {
    const SORTS: [&str; 6] = ["article", "articles", "art", "appendix", "guideline", "guidelines"];
    match step {
        Step::Count(_) => false,
        Step::Word(word) => SORTS.iter().any(|sort| word.eq_ignore_ascii_case(sort)),
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        // Two spellings of one number are not equal, so the spelling has the last word.
        match (self, other) {
            (Self::Article(left), Self::Article(right)) | (Self::Glossary(left), Self::Glossary(right)) => {
                document_order(left, right).then_with(|| left.cmp(right))
            }
            (Self::Article(_), Self::Glossary(_)) => Ordering::Less,
            (Self::Glossary(_), Self::Article(_)) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Article(number) => f.pad(cited(number)),
            Self::Glossary(headword) => write!(f, "glossary “{headword}”"),
        }
    }
}

/// A number together with its edition: all that is needed to look a rule up in the published Laws. Where it is not an
/// article, the words say what it is.
///
/// Translations do not always count alike, and each has headwords of its own. What is shown as text is what an English
/// reader finds; [`Citation::number_in`] has the numbers of the other languages.
///
/// ```
/// use jadoube_laws::{Citation, Edition, find};
///
/// let dead = find("end.dead-position").unwrap();
/// assert_eq!(dead.citation(Edition::E2009).unwrap().to_string(), "5.2 b (2009)");
///
/// let sealed = find("adjourned.envelope.custody").unwrap();
/// assert_eq!(sealed.citation(Edition::E2005).unwrap().to_string(), "Appendix A3 (2005)");
/// assert_eq!(sealed.citation(Edition::E2009).unwrap().to_string(), "Guidelines 3 (2009)");
/// assert_eq!(sealed.citation(Edition::E2023).unwrap().to_string(), "Guidelines I.3 (2023)");
///
/// // Some things stand in the glossary alone.
/// let count = find("chess960.start.count").unwrap();
/// assert_eq!(count.citation(Edition::E2017).unwrap().to_string(), "glossary “Chess960” (2017)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Citation {
    /// What is cited.
    pub key: Key,
    /// The edition cited.
    pub edition: Edition,
    /// Where in that edition, as the translations count that the data was read from.
    pub number: Number,
}

impl Citation {
    /// Where a reader of a language finds it: by the number that the Laws have in that language, and in the glossary by
    /// its headword.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Language, Number, find};
    ///
    /// let passing = find("pawn.en-passant").unwrap().citation(Edition::E2023).unwrap();
    /// assert_eq!(passing.number_in(Language::English), Number::Article("3.7.3.1"));
    /// assert_eq!(passing.number_in(Language::Danish), Number::Article("3.7.4.1"));
    ///
    /// let count = find("chess960.start.count").unwrap().citation(Edition::E2017).unwrap();
    /// assert_eq!(count.number_in(Language::Norwegian), Number::Glossary("sjakk-960"));
    /// ```
    #[must_use]
    pub fn number_in(&self, language: Language) -> Number {
        let provision = find(self.key.as_str());
        let place = provision.and_then(|provision| provision.place(self.edition));
        let other = place.and_then(|place| place.number_in(&self.number, language));
        match (other, self.number, provision) {
            (Some(other), ..) => other,
            (None, Number::Glossary(_), Some(provision)) => {
                provision.headword(language).map_or(self.number, Number::Glossary)
            }
            (None, ..) => self.number,
        }
    }

    /// Whether the text of the edition has been seen there; see [`Provision::is_seen`](crate::Provision::is_seen).
    #[must_use]
    pub fn is_seen(&self) -> bool {
        find(self.key.as_str()).is_none_or(|provision| provision.is_seen(self.edition))
    }

    /// The half of the articles in which it stands. What is no article stands in neither.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Rules, find};
    ///
    /// let rules = |key| find(key).unwrap().citation(Edition::E2023).unwrap().rules();
    /// assert_eq!(rules("end.checkmate"), Some(Rules::Basic));
    /// assert_eq!(rules("repetition.threefold-claim"), Some(Rules::Competition));
    /// assert_eq!(rules("blitz.penalty-minutes"), None);
    /// ```
    #[must_use]
    pub fn rules(&self) -> Option<Rules> {
        self.number.rules(self.edition)
    }
}

/// One of the two halves of the articles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// How the game is played.
    Basic,
    /// How it is played in a competition: clocks, scoresheets, conduct, the arbiter.
    Competition,
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Basic => "Basic Rules of Play",
            Self::Competition => "Competition Rules",
        })
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number_in(Language::English);
        let word = match number.part() {
            Part::Appendix => "Appendix ",
            Part::Guidelines => "Guidelines ",
            Part::Glossary => return write!(f, "{number} ({})", self.edition),
            Part::Article | Part::Preface => "",
        };
        write!(f, "{word}{} ({})", number.within_part(), self.edition)
    }
}

//! Reads where a provision stands in an edition, and what it sets there.

use std::collections::BTreeMap;

use jadoube_words::Language;
use serde::Deserialize;
use toml::Spanned;

use crate::editions::Editions;
use crate::games::{ALL, Games, KINDS, Scope};
use crate::tree::line_at;

/// One edition of a provision.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) numbers: Vec<Number>,
    /// Where texts in a language count otherwise: its code, which of the numbers it is, and the number there.
    pub(crate) alternatives: Vec<(String, Number, Number)>,
    /// The numbers by which it is cited at a pace, where those are others than its most specific one.
    pub(crate) paces: Vec<(&'static str, Number)>,
    /// The games it speaks of.
    pub(crate) games: Games,
    pub(crate) settings: Vec<Setting>,
    /// Values that the regulations of the competition may set.
    pub(crate) leaves_open: Vec<String>,
    pub(crate) differs: Option<String>,
    /// What it rests on that this edition says so.
    pub(crate) basis: Basis,
    /// What its number rests on.
    pub(crate) number_basis: Basis,
}

/// What it rests on that an edition says something, or has it at a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Basis {
    /// The text of the edition.
    #[default]
    Text,
    /// Somebody who had the text tells of it.
    Told,
    /// The editions before and after it agree.
    Neighbours,
    /// A later edition says so.
    Later,
    /// It is remembered.
    Memory,
}

impl Basis {
    /// Whether nobody has seen what the edition says.
    pub(crate) fn is_unseen(self) -> bool {
        matches!(self, Self::Neighbours | Self::Later | Self::Memory)
    }
}

/// The places of a provision, and what is wrong with them.
pub(crate) struct Places {
    /// By edition.
    pub(crate) places: BTreeMap<String, Place>,
    /// The editions that are taken to lack it, though nobody has seen it.
    pub(crate) unseen_absences: Vec<String>,
    pub(crate) faults: Vec<String>,
}

/// A value set for some games.
#[derive(Clone)]
pub(crate) struct Setting {
    pub(crate) name: String,
    pub(crate) given: toml::Value,
    pub(crate) scopes: Vec<Scope>,
}

impl Place {
    /// The places of a provision. An edition without an entry is as the one
    /// it is like.
    pub(crate) fn read_all(
        mut entries: BTreeMap<String, PlaceEntry>,
        editions: &Editions,
        file: &str,
    ) -> Places {
        let (mut places, mut faults) = (BTreeMap::<String, Self>::new(), Vec::new());
        let mut unseen_absences = Vec::new();
        for edition in editions.after_those_they_are_like() {
            let name = &edition.name;
            let inherited = edition.like.as_ref().and_then(|like| places.get(like));
            let place = match entries.remove(name) {
                None => inherited.map(|place| place.renumbered(&edition.numbers)),
                Some(entry) if entry.absent => {
                    if entry.basis.is_unseen() {
                        unseen_absences.push(name.clone());
                    }
                    if inherited.is_none() && !entry.basis.is_unseen() {
                        faults.push(format!("is absent from {name} anyway: remove the entry"));
                    } else if entry.at.is_some() || entry.like.is_some() || entry.says_more() {
                        faults.push(format!("is absent from {name} and says more: write `absent` alone"));
                    }
                    None
                }
                Some(entry) => {
                    let (place, unsound) = Self::read(entry, name, &places, file);
                    faults.extend(unsound);
                    place
                }
            };
            places.extend(place.map(|place| (name.clone(), place)));
        }
        unseen_absences.sort_unstable();
        Places {
            places,
            unseen_absences,
            faults,
        }
    }

    /// What is written, and what is wrong with it. `9.2 (nl 9.2.1)` is 9.2, which a Dutch reader finds at 9.2.1; of several
    /// languages each has its bracket.
    fn read(
        entry: PlaceEntry,
        edition: &str,
        earlier: &BTreeMap<String, Self>,
        file: &str,
    ) -> (Option<Self>, Vec<String>) {
        let mut faults = Vec::new();
        let Some(at) = &entry.at else {
            faults.push(format!("has no number in {edition}: write `at`"));
            return (None, faults);
        };
        let line = line_at(file, at.span().start);
        let (mut numbers, mut alternatives) = (Vec::new(), Vec::new());
        for text in at.get_ref().split(", ") {
            let (mut text, mut others) = (text, Vec::new());
            while let Some((before, language, other)) = alternative(text) {
                others.push((language.to_owned(), Number::read(other)));
                text = before;
            }
            let number = Number::read(text);
            let others = others.into_iter().rev();
            alternatives.extend(others.map(|(language, other)| (language, number.clone(), other)));
            numbers.push(number);
        }
        if let Some((language, ..)) = alternatives.iter().find(|(code, ..)| Language::find(code).is_none()) {
            faults.push(format!(
                "has a number in {edition} for {language}, which is no language"
            ));
        }
        let others = alternatives.iter().map(|(.., number)| number);
        if let Some(number) = numbers.iter().chain(others).find(|number| !number.is_sound()) {
            faults.push(format!(
                "is at `{number}` in {edition}: write an article number or `glossary (word)`"
            ));
        }

        if let Some(like) = &entry.like {
            if entry.says_more() {
                faults.push(format!(
                    "is as in {like} in {edition} and says more: write `at` and `like` alone"
                ));
            }
            let Some(other) = earlier.get(like) else {
                faults.push(format!("is as in {like} in {edition}, where it has no entry before"));
                return (None, faults);
            };
            let place = Self {
                line,
                numbers,
                alternatives,
                basis: entry.basis,
                number_basis: entry.number_basis.unwrap_or(entry.basis),
                ..other.clone()
            };
            return (Some(place), faults);
        }

        let mut scope_of = |texts: &[String]| -> Vec<Scope> {
            let read = |text: &String| {
                let scope = Scope::read(text);
                if scope.is_none() {
                    faults.push(format!(
                        "speaks of `{text}` games in {edition}: write a pace, or rapid or blitz and full or limited"
                    ));
                }
                scope
            };
            texts.iter().filter_map(read).collect()
        };
        let scopes = match entry.scope {
            Some(texts) => scope_of(&texts),
            None => Vec::from([ALL]),
        };
        let games = scopes.iter().fold(0, |games, scope| games | scope.games);
        let mut settings = settings(entry.sets, &scopes);
        for (scope, sets) in entry.sets_in {
            settings.extend(self::settings(sets, &scope_of(&[scope])));
        }
        let place = Self {
            line,
            numbers,
            alternatives,
            paces: Vec::new(),
            games,
            settings,
            leaves_open: entry.leaves_open,
            differs: entry.differs,
            basis: entry.basis,
            number_basis: entry.number_basis.unwrap_or(entry.basis),
        };
        (Some(place), faults)
    }

    /// The same place in an edition that differs by some numbers.
    fn renumbered(&self, others: &BTreeMap<String, String>) -> Self {
        let mut place = self.clone();
        (place.basis, place.number_basis) = (Basis::Text, Basis::Text);
        for number in &mut place.numbers {
            if let Some(other) = others.get(&number.to_string()) {
                *number = Number::read(other);
            }
        }
        // What texts of the other edition print instead of a number is not known of this one.
        let numbers = place.numbers.clone();
        place.alternatives.retain(|(_, number, _)| numbers.contains(number));
        place
    }

    /// Whether this is one of its numbers, letter by letter.
    pub(crate) fn is_at(&self, number: &str) -> bool {
        self.numbers.iter().any(|own| own.to_string() == number)
    }

    /// Notes by which numbers it is cited in rapid and in blitz, given the letters of the appendices on them: the last in
    /// the appendix on the pace; for blitz, which takes over rules of rapid, else the last in that on rapid.
    pub(crate) fn note_paces(&mut self, rapid: &str, blitz: &str) {
        let last = |letter: &str| {
            let mut numbers = self.numbers.iter().rev();
            numbers.find(|number| number.appendix() == Some(letter))
        };
        let cited = [("rapid", last(rapid)), ("blitz", last(blitz).or(last(rapid)))];
        let others = cited.into_iter().filter_map(|(pace, number)| {
            let number = number.filter(|number| *number != self.most_specific())?;
            Some((pace, number.clone()))
        });
        self.paces = others.collect();
    }

    /// The number by which it is cited: its most specific one or, where it speaks only of rapid or blitz, the one that is
    /// cited there.
    pub(crate) fn cited(&self) -> &Number {
        let paces = KINDS.iter().enumerate().filter(|(kind, _)| self.games >> kind & 1 == 1);
        let slowest = paces.map(|(_, (pace, _))| *pace).next();
        let own = self.paces.iter().find(|(pace, _)| Some(*pace) == slowest);
        own.map_or(self.most_specific(), |(_, number)| number)
    }

    /// A number as the English text has it.
    pub(crate) fn english<'a>(&'a self, number: &'a Number) -> &'a Number {
        let mut alternatives = self.alternatives.iter();
        let other = alternatives.find(|(code, of, _)| code == "en" && of == number);
        other.map_or(number, |(.., other)| other)
    }

    /// The last article, or the first entry of the glossary if no article has it.
    pub(crate) fn most_specific(&self) -> &Number {
        let article = self.numbers.iter().rfind(|number| matches!(number, Number::Article(_)));
        article.unwrap_or(&self.numbers[0])
    }
}

fn settings(sets: BTreeMap<String, toml::Value>, scopes: &[Scope]) -> Vec<Setting> {
    let setting = |(name, given)| Setting {
        name,
        given,
        scopes: scopes.to_vec(),
    };
    sets.into_iter().map(setting).collect()
}

/// Takes the last bracket of `9.2 (nl 9.2.1)` away: what stands before it, a language of two letters and its number, which
/// may have a bracket too.
fn alternative(text: &str) -> Option<(&str, &str, &str)> {
    let inside = text.strip_suffix(')')?;
    let brackets = inside
        .rmatch_indices(" (")
        .map(|(at, bracket)| (at, at + bracket.len()));
    let mut read = brackets.filter_map(|(end, start)| {
        let (language, number) = inside[start..].split_once(' ')?;
        let is_language = language.len() == 2 && language.bytes().all(|byte| byte.is_ascii_lowercase());
        (is_language && &inside[..end] != "glossary").then_some((&inside[..end], language, number))
    });
    read.next()
}

#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Number {
    Article(String),
    Glossary(String),
}

impl Number {
    fn read(text: &str) -> Self {
        match text.strip_prefix("glossary (").and_then(|rest| rest.strip_suffix(')')) {
            Some(headword) => Self::Glossary(headword.to_owned()),
            None => Self::Article(text.to_owned()),
        }
    }

    /// The letter of the appendix in which it stands.
    pub(crate) fn appendix(&self) -> Option<&str> {
        let Self::Article(text) = self else { return None };
        let letter = text
            .get(..1)
            .filter(|letter| letter.starts_with(|first: char| first.is_ascii_uppercase()))?;
        let goes_on = text[1..].starts_with(|next: char| next.is_alphabetic());
        (letter != "I" && !goes_on).then_some(letter)
    }

    /// A number starts with a digit or a capital, and its brackets hold a single step, as in `3.8 ii (1) a`.
    fn is_sound(&self) -> bool {
        match self {
            Self::Article(text) => {
                let mut brackets = text.split('(').skip(1);
                text.starts_with(|first: char| first.is_ascii_digit() || first.is_ascii_uppercase())
                    && brackets.all(|inside| {
                        inside
                            .split_once(')')
                            .is_some_and(|(step, _)| step.chars().all(char::is_alphanumeric))
                    })
            }
            Self::Glossary(headword) => !headword.is_empty(),
        }
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Article(text) => f.write_str(text),
            Self::Glossary(headword) => write!(f, "glossary ({headword})"),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PlaceEntry {
    at: Option<Spanned<String>>,
    /// Another edition that says the same at another number.
    pub(crate) like: Option<String>,
    /// That the edition lacks what the one it is like has.
    #[serde(default)]
    absent: bool,
    #[serde(default)]
    sets: BTreeMap<String, toml::Value>,
    #[serde(default)]
    sets_in: BTreeMap<String, BTreeMap<String, toml::Value>>,
    scope: Option<Vec<String>>,
    #[serde(default)]
    leaves_open: Vec<String>,
    differs: Option<String>,
    #[serde(default)]
    basis: Basis,
    /// Where it is another than that of what it says.
    number_basis: Option<Basis>,
}

impl PlaceEntry {
    /// Whether it says anything besides its number.
    fn says_more(&self) -> bool {
        !self.sets.is_empty()
            || !self.sets_in.is_empty()
            || self.scope.is_some()
            || !self.leaves_open.is_empty()
            || self.differs.is_some()
    }
}

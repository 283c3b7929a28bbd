//! `jadoube laws ARTICLE`: all that is known of what stands there.

use std::fmt::{self, Write};

use jadoube_laws::search::Sought;
use jadoube_laws::{Basis, Check, Edition, Kind, Number, Rules};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::asked::{Asked, Found};
use super::placed::Placed;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::screen::{Report, Screen};
use crate::words::{say, spoken_language};

/// What to show.
#[derive(Debug)]
pub(crate) struct Show {
    pub(crate) asked: Asked,
    /// Of this kind only.
    pub(crate) kind: Option<Kind>,
    /// Doubts too.
    pub(crate) notes: bool,
    /// Situations with their outcome too.
    pub(crate) checks: bool,
}

impl Show {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let mut placed = match self.asked.find()? {
            Found::Here(placed) => placed,
            Found::Elsewhere(elsewhere) => {
                screen.show(&elsewhere)?;
                return Ok(Answer::No);
            }
        };
        placed.retain(|placed| self.kind.is_none_or(|kind| placed.provision.kind == kind));
        for (index, placed) in placed.iter().enumerate() {
            if index > 0 && !screen.look.json {
                screen.write("\n")?;
            }
            screen.show(&Shown::new(*placed, &self))?;
        }
        if placed.is_empty() && !screen.look.json {
            screen.write(&(say!("laws-none-of-kind") + "\n"))?;
        }
        Ok(Answer::from_truth(!placed.is_empty()))
    }
}

/// A provision with all that is known of it. Programs get everything; people get what they asked for.
#[derive(Debug, Serialize)]
struct Shown {
    provision: &'static str,
    kind: &'static str,
    title: &'static str,
    edition: u16,
    article: String,
    /// The half of the articles in which it stands there.
    part: Option<String>,
    /// What the edition says.
    rule: &'static str,
    /// What it rests on that it says so.
    basis: &'static str,
    /// What its number there rests on.
    number_basis: &'static str,
    note: Option<&'static str>,
    /// By edition, newest first.
    editions: Vec<Place>,
    checks: Vec<Tried>,
    #[serde(skip)]
    rests_on: Option<(Basis, Basis)>,
    #[serde(skip)]
    placed: Placed,
    #[serde(skip)]
    with_note: bool,
    #[serde(skip)]
    with_checks: bool,
}

#[derive(Debug, Serialize)]
struct Place {
    edition: u16,
    /// None if the edition lacks the provision.
    articles: Vec<String>,
    /// What it says there.
    says: Option<&'static str>,
    /// Whether the text of the edition has been seen there.
    seen: bool,
}

#[derive(Debug, Serialize)]
struct Tried {
    editions: Vec<u16>,
    text: &'static str,
}

impl Shown {
    fn new(placed: Placed, show: &Show) -> Shown {
        let provision = placed.provision;
        let headword = provision.headword(spoken_language());
        let place = |edition| {
            let numbers = provision.place(edition).into_iter();
            let numbers = numbers.flat_map(|place| place.numbers_in(spoken_language()));
            Place {
                edition: edition.year(),
                articles: numbers
                    .map(|number| match (number, headword) {
                        (Number::Glossary(_), Some(headword)) => Number::Glossary(headword).to_string(),
                        (number, _) => number.to_string(),
                    })
                    .fold(Vec::new(), |mut numbers, number| {
                        if !numbers.contains(&number) {
                            numbers.push(number);
                        }
                        numbers
                    }),
                says: Placed::new(provision, edition).map(|placed| placed.summary()),
                seen: provision.is_seen(edition),
            }
        };
        let tried = |check: &Check| Tried {
            editions: check.editions.iter().map(|edition| edition.year()).collect(),
            text: check.text,
        };
        let stands = provision.place(placed.edition);
        let (basis, number_basis) = (stands.map(|place| place.basis), stands.map(|place| place.number_basis));
        Shown {
            provision: provision.key.as_str(),
            kind: provision.kind.as_str(),
            title: placed.title(),
            edition: placed.edition.year(),
            article: placed.number.to_string(),
            part: placed.citation.rules().map(|rules| rules.to_string()),
            rule: placed.summary(),
            basis: basis.map_or("", Basis::as_str),
            number_basis: number_basis.map_or("", Basis::as_str),
            note: provision.note,
            editions: Edition::ALL.into_iter().rev().map(place).collect(),
            checks: provision.checks.iter().map(tried).collect(),
            rests_on: basis.zip(number_basis),
            placed,
            with_note: show.notes,
            with_checks: show.checks,
        }
    }
}

impl Report for Shown {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, faint) = (look.strong(), look.faint());
        self.placed.draw(&Sought::default(), look, to)?;
        if let Some(rules) = self.placed.citation.rules() {
            let part = match rules {
                Rules::Basic => say!("laws-rules-basic"),
                Rules::Competition => say!("laws-rules-competition"),
            };
            writeln!(to, "{faint}{part}{faint:#}")?;
        }
        writeln!(to, "\n  {}", hanging(self.rule, 2))?;
        if let Some(remark) = self.rests_on.and_then(|rests_on| remark(rests_on, self.placed.edition)) {
            writeln!(to, "\n  {faint}{}{faint:#}", hanging(&remark, 2))?;
        }
        if let Some(note) = self.note.filter(|_| self.with_note) {
            let label = say!("laws-note");
            writeln!(
                to,
                "\n  {strong}{label}{strong:#}  {}",
                hanging(note, 4 + label.width())
            )?;
        }
        if self.with_checks && !self.checks.is_empty() {
            writeln!(to)?;
            for check in &self.checks {
                let years: Vec<String> = check.editions.iter().map(u16::to_string).collect();
                let text = format!("{} ({})", check.text, years.join(", "));
                writeln!(to, "  - {}", hanging(&text, 4))?;
            }
        }
        writeln!(to)?;
        let others = self.editions.iter().filter(|place| place.edition != self.edition);
        for Place {
            edition,
            articles,
            says,
            seen,
        } in others
        {
            let mut text = match articles[..] {
                [] => say!("laws-not-here"),
                _ => articles.join(", "),
            };
            if let Some(says) = says.filter(|says| *says != self.rule) {
                text = format!("{text}: {says}");
            }
            if !seen {
                text = say!("laws-unseen", text = text);
            }
            writeln!(to, "  {strong}{edition}{strong:#}  {}", hanging(&text, 8))?;
        }
        Ok(())
    }
}

/// What is said of an edition whose text was not read there; nothing where it was.
fn remark((basis, number): (Basis, Basis), edition: Edition) -> Option<String> {
    let edition = edition.to_string();
    Some(match basis {
        Basis::Text if number.is_seen() => return None,
        Basis::Text => say!("laws-basis-number", edition = edition),
        Basis::Told => say!("laws-basis-told", edition = edition),
        Basis::Neighbours => say!("laws-basis-neighbours", edition = edition),
        Basis::Later => say!("laws-basis-later", edition = edition),
        Basis::Memory => say!("laws-basis-memory", edition = edition),
    })
}

//! `jadoube laws ARTICLE`: all that is known of what stands there.

use std::fmt::{self, Write};

use jadoube_laws::search::Sought;
use jadoube_laws::{Check, Edition, Kind, Number, Rules};
use schemars::JsonSchema;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::asked::{Asked, Elsewhere, Found};
use super::placed::Placed;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::Problem;
use crate::screen::{Report, Screen};
use crate::words::{say, spoken_language, standing};

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
        let shown = match self.provisions()? {
            Provisions::Here(shown) => shown,
            Provisions::Elsewhere(elsewhere) => {
                screen.show(&elsewhere)?;
                return Ok(Answer::No);
            }
        };
        for (index, shown) in shown.iter().enumerate() {
            if index > 0 && !screen.look.json {
                screen.write("\n")?;
            }
            screen.show(shown)?;
        }
        if shown.is_empty() && !screen.look.json {
            screen.write(&(say!("laws-none-of-kind") + "\n"))?;
        }
        Ok(Answer::from_truth(!shown.is_empty()))
    }

    /// What there is of what was asked for.
    pub(crate) fn provisions(&self) -> Result<Provisions, Problem> {
        let mut placed = match self.asked.find()? {
            Found::Here(placed) => placed,
            Found::Elsewhere(elsewhere) => return Ok(Provisions::Elsewhere(elsewhere)),
        };
        placed.retain(|placed| self.kind.is_none_or(|kind| placed.provision.kind == kind));
        let shown = placed.into_iter().map(|placed| Shown::new(placed, self));
        Ok(Provisions::Here(shown.collect()))
    }
}

/// What there is of what was asked for.
pub(crate) enum Provisions {
    /// These.
    Here(Vec<Shown>),
    /// Nothing in the editions asked for, but something in others.
    Elsewhere(Elsewhere),
}

/// A provision with all that is known of it. Programs get everything; people get what they asked for.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Provision")]
pub(crate) struct Shown {
    /// Its key, which outlives renumbering.
    provision: &'static str,
    /// The kind of norm.
    kind: &'static str,
    /// Its title.
    title: &'static str,
    /// The year of the edition as which it is shown.
    edition: u16,
    /// Its article there.
    article: String,
    /// The half of the articles in which it stands there.
    part: Option<String>,
    /// What the edition says.
    rule: &'static str,
    /// What the text in the reader's language says otherwise.
    #[serde(skip)]
    own: Option<&'static str>,
    /// A doubt about how it is to be read.
    note: Option<&'static str>,
    /// By edition, newest first.
    editions: Vec<Place>,
    /// Situations with their outcome.
    checks: Vec<Tried>,
    #[serde(skip)]
    placed: Placed,
    #[serde(skip)]
    with_note: bool,
    #[serde(skip)]
    with_checks: bool,
}

/// A provision in an edition.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ProvisionPlace")]
struct Place {
    /// The year of the edition.
    edition: u16,
    /// None if the edition lacks the provision.
    articles: Vec<String>,
    /// What it says there.
    says: Option<&'static str>,
}

/// A situation with its outcome.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ProvisionCheck")]
struct Tried {
    /// The years of the editions with this outcome.
    editions: Vec<u16>,
    /// What happened and what follows.
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
                        (Number::Glossary(_), Some(headword)) => standing(Number::Glossary(headword)),
                        (number, _) => standing(number),
                    })
                    .fold(Vec::new(), |mut numbers, number| {
                        if !numbers.contains(&number) {
                            numbers.push(number);
                        }
                        numbers
                    }),
                says: Placed::new(provision, edition).map(|placed| placed.summary()),
            }
        };
        let tried = |check: &Check| Tried {
            editions: check.editions.iter().map(|edition| edition.year()).collect(),
            text: check.text,
        };
        Shown {
            provision: provision.key.as_str(),
            kind: provision.kind.as_str(),
            title: placed.title(),
            edition: placed.edition.year(),
            article: placed.number.to_string(),
            part: placed.citation.rules().map(|rules| rules.to_string()),
            rule: placed.summary(),
            own: provision.own_text(placed.edition, spoken_language()),
            note: provision.note,
            editions: Edition::ALL.into_iter().rev().map(place).collect(),
            checks: provision.checks.iter().map(tried).collect(),
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
        if let Some(own) = self.own {
            writeln!(to, "\n  {}", hanging(own, 2))?;
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
        } in others
        {
            let mut text = match articles[..] {
                [] => say!("laws-not-here"),
                _ => articles.join(", "),
            };
            if let Some(says) = says.filter(|says| *says != self.rule) {
                text = format!("{text}: {says}");
            }
            writeln!(to, "  {strong}{edition}{strong:#}  {}", hanging(&text, 8))?;
        }
        Ok(())
    }
}

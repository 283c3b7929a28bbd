//! `jadoube laws ARTICLE`: all that is known of what stands there.

use std::fmt::{self, Write};

use jadoube_laws::search::Sought;
use jadoube_laws::{Check, Edition, Kind};
use serde::Serialize;

use super::asked::{Asked, Found};
use super::placed::Placed;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::screen::{Report, Screen};

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
            screen.write("Nothing there is of this kind.\n")?;
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
    /// As in the newest edition that has it.
    rule: &'static str,
    note: Option<&'static str>,
    /// By edition, newest first.
    editions: Vec<Place>,
    checks: Vec<Tried>,
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
    differs: Option<&'static str>,
}

#[derive(Debug, Serialize)]
struct Tried {
    editions: Vec<u16>,
    text: &'static str,
}

impl Shown {
    fn new(placed: Placed, show: &Show) -> Shown {
        let provision = placed.provision;
        let place = |edition| {
            let numbers = provision.place(edition).map_or(&[][..], |place| place.numbers);
            Place {
                edition: edition.year(),
                articles: numbers.iter().map(ToString::to_string).collect(),
                differs: Placed::new(provision, edition).and_then(|placed| placed.differs()),
            }
        };
        let tried = |check: &Check| Tried {
            editions: check.editions.iter().map(|edition| edition.year()).collect(),
            text: check.text,
        };
        Shown {
            provision: provision.key.as_str(),
            kind: provision.kind.as_str(),
            title: provision.title,
            edition: placed.edition.year(),
            article: placed.number.to_string(),
            rule: provision.rule,
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
        let strong = look.strong();
        self.placed.draw(&Sought::default(), look, to)?;
        writeln!(to, "\n  {}", hanging(self.rule, 2))?;
        if let Some(differs) = self.placed.differs() {
            let text = format!("differs: {differs}");
            writeln!(to, "\n  {strong}{}{strong:#}  {}", self.edition, hanging(&text, 8))?;
        }
        if let Some(note) = self.note.filter(|_| self.with_note) {
            writeln!(to, "\n  {strong}Note{strong:#}  {}", hanging(note, 8))?;
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
            differs,
        } in others
        {
            let mut text = match articles[..] {
                [] => "not in this edition".to_owned(),
                _ => articles.join(", "),
            };
            if let Some(differs) = differs {
                text = format!("{text}: {differs}");
            }
            writeln!(to, "  {strong}{edition}{strong:#}  {}", hanging(&text, 8))?;
        }
        Ok(())
    }
}

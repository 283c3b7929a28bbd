//! What of the Laws is asked for: a key, an article, or a subject, which is how keys begin.

use std::fmt::{self, Write};

use jadoube_laws::{Edition, Provision, at, find};
use schemars::JsonSchema;
use serde::Serialize;

use super::nearest;
use super::placed::{Placed, in_order};
use crate::args::Editions;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::Report;
use crate::words::{quoted, say, standing};

/// What was asked for, as it was typed, and in which editions; those that suit it if none was named.
#[derive(Debug)]
pub(crate) struct Asked {
    text: String,
    editions: Option<Editions>,
}

/// What there is of it.
pub(super) enum Found {
    /// Provisions: newest edition first, then in the order of the document.
    Here(Vec<Placed>),
    /// Nothing in the editions asked for, but something in others.
    Elsewhere(Elsewhere),
}

impl Asked {
    /// Reads an article or a key that may have been given as several words.
    pub(crate) fn read(words: &[String], editions: Option<Editions>) -> Asked {
        Asked {
            text: words.join(" ").trim().to_owned(),
            editions,
        }
    }

    /// Finds what was asked for.
    pub(super) fn find(&self) -> Result<Found, Problem> {
        let found = match &self.editions {
            Some(editions) => self.in_editions(&editions.0),
            None if self.key().is_some() => self.in_editions(&Edition::ALL),
            None => match self.in_editions(&[Edition::LATEST]) {
                // What is left of a subject that the newest edition has given up.
                latest if latest.is_empty() => self.subject(&Edition::ALL),
                latest => latest,
            },
        };
        if !found.is_empty() {
            return Ok(Found::Here(found));
        }
        match self.in_editions(&Edition::ALL).is_empty() {
            true => Err(self.unknown()),
            false => Ok(Found::Elsewhere(Elsewhere::new(self))),
        }
    }

    /// What was asked for in some editions, each provision in the newest that has it there.
    fn in_editions(&self, editions: &[Edition]) -> Vec<Placed> {
        newest_first(editions, |edition| self.in_edition(edition))
    }

    fn in_edition(&self, edition: Edition) -> Vec<Placed> {
        if let Some(provision) = self.key() {
            return Placed::new(provision, edition).into_iter().collect();
        }
        let article = at(edition, &self.text).filter_map(|provision| Placed::new(provision, edition));
        let mut article = in_order(article.collect());
        if article.is_empty() {
            return self.subject(&[edition]);
        }
        // What stands there comes before what refers to it from elsewhere.
        let is_own = |placed: &Placed| {
            let place = placed.provision.place(edition);
            place.is_some_and(|place| place.is_own(&self.text))
        };
        article.sort_by_key(|placed| !is_own(placed));
        article
    }

    /// All keys that begin with the text and a point.
    fn subject(&self, editions: &[Edition]) -> Vec<Placed> {
        let subject = self.text.to_lowercase();
        let subject = subject.trim_end_matches(['.', '*']);
        let beneath = |key: &str| key.strip_prefix(subject).is_some_and(|rest| rest.starts_with('.'));
        newest_first(editions, |edition| {
            let mut placed = Placed::all(edition);
            placed.retain(|placed| beneath(placed.provision.key.as_str()));
            placed
        })
    }

    /// The provision with this key, if it is one.
    fn key(&self) -> Option<&'static Provision> {
        find(&self.text.to_lowercase())
    }

    fn unknown(&self) -> Problem {
        let text = printable(&self.text);
        let remedy = match (&nearest::keys(&self.text)[..], nearest::above(&self.text)) {
            ([], None) => {
                say!("laws-unknown-search", text = text.as_str())
            }
            ([], Some(above)) => say!("laws-unknown-above", article = above),
            (keys, _) => say!("laws-unknown-nearest", keys = keys.join(&format!(" {} ", say!("or")))),
        };
        Problem::new(say!("laws-unknown", text = quoted(&text)), remedy)
    }
}

/// What editions have, newest first, each provision once.
fn newest_first(editions: &[Edition], of: impl Fn(Edition) -> Vec<Placed>) -> Vec<Placed> {
    let mut all: Vec<Placed> = Vec::new();
    for &edition in editions.iter().rev() {
        for placed in of(edition) {
            if !all.iter().any(|known| known.provision == placed.provision) {
                all.push(placed);
            }
        }
    }
    all
}

/// Where there is something that the editions asked for lack.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Elsewhere {
    /// What was asked for.
    asked: String,
    /// The editions that lack it.
    not_in: Vec<u16>,
    /// Those that have it, newest first.
    elsewhere: Vec<There>,
    /// Where the editions asked for have what the first of those says there.
    now_at: Vec<There>,
}

/// A place in an edition.
#[derive(Debug, Serialize, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "PlaceElsewhere")]
struct There {
    /// The year of the edition.
    edition: u16,
    /// The article; null if it is the one asked for, or a subject, which stands in many places.
    article: Option<String>,
}

impl Elsewhere {
    fn new(asked: &Asked) -> Elsewhere {
        let editions = asked
            .editions
            .as_ref()
            .map_or(&[Edition::LATEST][..], |editions| &editions.0);
        let others = Edition::ALL
            .into_iter()
            .rev()
            .filter(|edition| !editions.contains(edition));
        let found: Vec<Placed> = others
            .filter_map(|edition| asked.in_edition(edition).into_iter().next())
            .collect();
        let there = |placed: &Placed| There {
            edition: placed.edition.year(),
            article: asked.key().map(|_| standing(placed.number)),
        };
        let said = found
            .first()
            .map_or(Vec::new(), |first| asked.in_edition(first.edition));
        let said_in = |edition| {
            let placed = said.iter().filter_map(|said| Placed::new(said.provision, edition));
            in_order(placed.collect())
        };
        let mut now_at: Vec<There> = newest_first(editions, said_in).iter().map(There::at).collect();
        now_at.dedup();
        Elsewhere {
            asked: asked.text.clone(),
            not_in: editions.iter().map(|edition| edition.year()).collect(),
            elsewhere: found.iter().map(there).collect(),
            now_at,
        }
    }
}

impl There {
    fn at(placed: &Placed) -> There {
        There {
            edition: placed.edition.year(),
            article: Some(standing(placed.number)),
        }
    }
}

impl There {
    fn said(&self) -> String {
        let edition = self.edition.to_string();
        match &self.article {
            Some(article) => say!("laws-there", edition = edition, article = article),
            None => edition,
        }
    }
}

impl Report for Elsewhere {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let bad = look.bad();
        let asked = printable(&self.asked);
        let years: Vec<String> = self.not_in.iter().map(u16::to_string).collect();
        let nowhere = say!("laws-not-in", asked = asked.as_str(), editions = years.join(", "));
        writeln!(to, "{bad}{nowhere}{bad:#}")?;
        if let Some(newest) = self.elsewhere.first() {
            let places: Vec<String> = self.elsewhere.iter().map(There::said).collect();
            let command = format!("jadoube laws {asked} --edition {}", newest.edition);
            let text = say!("laws-elsewhere", places = places.join(", "), command = command);
            writeln!(to, "{}", hanging(&text, 0))?;
            for now in self.now_at.chunk_by(|left, right| left.edition == right.edition) {
                let articles: Vec<&str> = now.iter().filter_map(|there| there.article.as_deref()).collect();
                let (then, now) = (newest.edition.to_string(), now[0].edition.to_string());
                let text = say!("laws-now-at", then = then, articles = articles.join(", "), now = now);
                writeln!(to, "{}", hanging(&text, 0))?;
            }
        }
        Ok(())
    }
}

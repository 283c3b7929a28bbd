//! `jadoube laws search`: provisions by their words.

use std::fmt::{self, Write};
use std::sync::LazyLock;

use anstyle::Style;
use jadoube_laws::search::{Field, Fit, Sought};
use jadoube_laws::{Edition, Kind, PROVISIONS, Provision};
use schemars::JsonSchema;
use serde::Serialize;

use super::marked::marked;
use super::placed::Placed;
use crate::args::Editions;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::screen::{Report, Screen};
use crate::words::{say, spoken_language};

/// How many are shown to people who do not ask for all.
const FIRST: usize = 10;

/// What to search for.
#[derive(Debug)]
pub(crate) struct Search {
    pub(crate) sought: Sought,
    /// In these editions only; provisions are shown in the newest that has them.
    pub(crate) editions: Editions,
    /// Of this kind only.
    pub(crate) kind: Option<Kind>,
    /// Show all, not only the first.
    pub(crate) all: bool,
}

impl Search {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let hits = self.hits();
        let shown = match self.all || screen.look.json {
            true => hits.len(),
            false => FIRST.min(hits.len()),
        };
        for hit in &hits[..shown] {
            screen.show(hit)?;
        }
        if !screen.look.json {
            let said = match (hits.len(), hits.len() - shown) {
                (0, _) => say!("laws-nothing-found"),
                (found, 0) => say!("laws-found", count = found),
                (found, more) => say!("laws-found-more", count = found, more = more),
            };
            screen.write(&(said + "\n"))?;
        }
        Ok(Answer::from_truth(!hits.is_empty()))
    }

    /// The provisions that have all words, the best first.
    pub(crate) fn hits(&self) -> Vec<Hit<'_>> {
        let mut hits: Vec<Hit<'_>> = PROVISIONS.iter().filter_map(|provision| self.hit(provision)).collect();
        // The sort is stable: equals stay in the order of their keys.
        hits.sort_by_key(|hit| hit.rank);
        hits
    }

    /// The provision, if it has all words.
    fn hit(&self, provision: &'static Provision) -> Option<Hit<'_>> {
        let mut editions = self.editions.0.iter().rev();
        let placed = editions.find_map(|&edition| Placed::new(provision, edition))?;
        if self.kind.is_some_and(|kind| kind != provision.kind) {
            return None;
        }
        let found = self.sought.find_in(provision, &self.editions.0, spoken_language())?;
        let (text, text_of) = match found.field {
            Field::Rule if found.text != placed.summary() => (found.text, found.edition),
            Field::Check => (found.text, None),
            Field::Key | Field::Title | Field::Rule | Field::Sought => (placed.summary(), None),
        };
        Some(Hit {
            provision: provision.key.as_str(),
            title: placed.title(),
            edition: placed.edition.year(),
            article: placed.number.to_string(),
            found: found.field.as_str(),
            text,
            text_of: text_of.map(Edition::year),
            rank: found.rank(),
            placed,
            sought: &self.sought,
        })
    }
}

/// A provision that has the words.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ProvisionFound")]
pub(crate) struct Hit<'a> {
    /// Its key, which outlives renumbering.
    provision: &'static str,
    /// Its title.
    title: &'static str,
    /// The year of the edition as which it is shown.
    edition: u16,
    /// Its article there.
    article: String,
    /// Where the words are found; of several places, the least telling.
    found: &'static str,
    /// The rule, or the situation in which the words are found.
    text: &'static str,
    /// The edition whose text it is, if it is not the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    text_of: Option<u16>,
    #[serde(skip)]
    rank: (Field, Fit),
    #[serde(skip)]
    placed: Placed,
    #[serde(skip)]
    sought: &'a Sought,
}

impl Hit<'_> {
    /// The same, apart from what was sought.
    pub(crate) fn alone(self) -> Hit<'static> {
        static NOTHING: LazyLock<Sought> = LazyLock::new(Sought::default);
        Hit {
            sought: &NOTHING,
            ..self
        }
    }
}

impl Report for Hit<'_> {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        self.placed.draw(self.sought, look, to)?;
        let text = match self.text_of {
            Some(edition) => say!("laws-text-of", edition = edition.to_string(), text = self.text),
            None => self.text.to_owned(),
        };
        let text = marked(&hanging(&text, 2), self.sought, Style::new(), look);
        writeln!(to, "  {text}\n")
    }
}

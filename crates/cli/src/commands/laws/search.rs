//! `jadoube laws search`: provisions by their words.

use std::fmt::{self, Write};

use anstyle::Style;
use jadoube_laws::{Edition, Kind, Number, PROVISIONS, Provision};
use serde::Serialize;

use super::folded::{Fit, Sought};
use super::placed::Placed;
use super::provisions;
use crate::args::Editions;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::screen::{Report, Screen};

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
        let mut hits: Vec<Hit<'_>> = PROVISIONS.iter().filter_map(|provision| self.hit(provision)).collect();
        // The sort is stable: equals stay in the order of their keys.
        hits.sort_by_key(|hit| hit.rank);
        let shown = match self.all || screen.look.json {
            true => hits.len(),
            false => FIRST.min(hits.len()),
        };
        for hit in &hits[..shown] {
            screen.show(hit)?;
        }
        if !screen.look.json {
            screen.write(&match (hits.len(), hits.len() - shown) {
                (0, _) => "No provision has all of these words.\n".to_owned(),
                (found, 0) => format!("{}.\n", provisions(found)),
                (found, more) => format!("{}; --all shows {more} more.\n", provisions(found)),
            })?;
        }
        Ok(Answer::from_truth(!hits.is_empty()))
    }

    /// The provision, if it has all words.
    fn hit(&self, provision: &'static Provision) -> Option<Hit<'_>> {
        let mut editions = self.editions.0.iter().rev();
        let placed = editions.find_map(|&edition| Placed::new(provision, edition))?;
        if self.kind.is_some_and(|kind| kind != provision.kind) {
            return None;
        }
        let texts = texts(provision);
        let (rank, text) = rank(&self.sought, &texts)?;
        let shown = match rank.field {
            Field::Key | Field::Title => Text::new(Field::Rule, provision.rule),
            Field::Rule | Field::Check => text,
        };
        Some(Hit {
            provision: provision.key.as_str(),
            title: provision.title,
            edition: placed.edition.year(),
            article: placed.number.to_string(),
            found: rank.field,
            text: shown.text,
            text_of: shown.edition.map(Edition::year),
            rank,
            placed,
            sought: &self.sought,
        })
    }
}

/// A text of a provision.
#[derive(Copy, Clone)]
struct Text {
    field: Field,
    text: &'static str,
    /// Whose text it is, if only one edition says so.
    edition: Option<Edition>,
}

/// Where words are found, the most telling first.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
enum Field {
    Key,
    /// In the title, or in a headword of a glossary.
    Title,
    /// In the rule, or in what an edition says instead.
    Rule,
    Check,
}

/// How well words are found, best first.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    field: Field,
    fit: Fit,
}

impl Text {
    fn new(field: Field, text: &'static str) -> Text {
        Text {
            field,
            text,
            edition: None,
        }
    }
}

/// Every text of a provision.
fn texts(provision: &'static Provision) -> Vec<Text> {
    let mut texts = vec![
        Text::new(Field::Key, provision.key.as_str()),
        Text::new(Field::Title, provision.title),
        Text::new(Field::Rule, provision.rule),
    ];
    for edition in provision.editions() {
        let place = provision.place(edition);
        for number in place.map_or(&[][..], |place| place.numbers) {
            if let Number::Glossary(headword) = *number {
                texts.push(Text::new(Field::Title, headword));
            }
        }
        texts.extend(place.and_then(|place| place.differs).map(|text| Text {
            field: Field::Rule,
            text,
            edition: Some(edition),
        }));
    }
    texts.extend(provision.checks.iter().map(|check| Text::new(Field::Check, check.text)));
    texts
}

/// The rank of the word that is found worst, and the text in which it is; `None` if a word is nowhere.
fn rank(sought: &Sought, texts: &[Text]) -> Option<(Rank, Text)> {
    let mut best: Vec<Option<(Rank, Text)>> = Vec::new();
    for text in texts {
        for (index, fit) in sought.fits(text.text).enumerate() {
            if best.len() == index {
                best.push(None);
            }
            let Some(fit) = fit else {
                continue;
            };
            let rank = Rank { field: text.field, fit };
            if best[index].is_none_or(|(known, _)| rank < known) {
                best[index] = Some((rank, *text));
            }
        }
    }
    let best: Option<Vec<(Rank, Text)>> = best.into_iter().collect();
    best?.into_iter().max_by_key(|(rank, _)| *rank)
}

/// A provision that has the words.
#[derive(Debug, Serialize)]
struct Hit<'a> {
    provision: &'static str,
    title: &'static str,
    edition: u16,
    article: String,
    /// Where the words are found; of several places, the least telling.
    found: Field,
    text: &'static str,
    /// The edition whose text it is, if it is not the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    text_of: Option<u16>,
    #[serde(skip)]
    rank: Rank,
    #[serde(skip)]
    placed: Placed,
    #[serde(skip)]
    sought: &'a Sought,
}

impl Report for Hit<'_> {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        self.placed.draw(self.sought, look, to)?;
        let text = match self.text_of {
            Some(edition) => format!("In {edition}: {}", self.text),
            None => self.text.to_owned(),
        };
        let text = self.sought.mark(&hanging(&text, 2), Style::new(), look);
        writeln!(to, "  {text}\n")
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::find;

    use super::{Field, rank, texts};
    use crate::commands::laws::folded::{Fit, Sought};

    #[test]
    fn words_are_ranked_by_where_they_stand() {
        for (words, expect) in [
            ("dead-position", Some((Field::Key, Fit::Whole))),
            ("Dead", Some((Field::Key, Fit::Whole))),
            ("pos", Some((Field::Key, Fit::Start))),
            ("ition", Some((Field::Key, Fit::Inside))),
            ("position checkmate", Some((Field::Rule, Fit::Whole))),
            ("position xyzzy", None),
            ("", None),
        ] {
            let provision = find("end.dead-position").unwrap();
            let found = rank(&Sought::read(&[words.to_owned()]), &texts(provision));
            let found = found.map(|(rank, _)| (rank.field, rank.fit));
            assert_eq!(found, expect, "{words}");
        }
    }
}

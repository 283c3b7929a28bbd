//! Provisions of the Laws with the articles at which editions have them.

use std::fmt::{self, Write};

use jadoube_laws::{Citation, Edition, find};
use jadoube_words::{FluentArgs, capitalised};
use schemars::JsonSchema;
use serde::Serialize;

use crate::look::Look;
use crate::paragraph::hanging;
use crate::words::{Words, cited, spoken_language};

/// A provision and where it stands.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub(crate) struct Cited {
    /// Its key.
    provision: &'static str,
    /// Its title.
    title: &'static str,
    /// By edition, oldest first.
    articles: Vec<Place>,
}

/// Where an edition has it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[schemars(rename = "CitedPlace")]
struct Place {
    /// The year of the edition.
    edition: u16,
    /// The article; null if the edition lacks the provision.
    article: Option<String>,
    /// What the Laws in the reader's language say otherwise than is followed.
    #[serde(skip)]
    own: Option<&'static str>,
    #[serde(skip)]
    citation: Option<Citation>,
}

impl Cited {
    pub(crate) fn new(key: &'static str, editions: &[Edition]) -> Cited {
        let provision = find(key);
        let place = |edition: &Edition| {
            let citation = provision.and_then(|provision| provision.citation(*edition));
            Place {
                edition: edition.year(),
                article: citation.map(|citation| citation.number_in(spoken_language()).to_string()),
                own: provision.and_then(|provision| provision.own_text(*edition, spoken_language())),
                citation,
            }
        };
        Cited {
            provision: key,
            title: provision.map_or("", |provision| provision.title_in(spoken_language())),
            articles: editions.iter().map(place).collect(),
        }
    }

    /// The articles in one line.
    pub(crate) fn line(&self, words: &Words) -> String {
        let articles: Vec<String> = self.articles.iter().map(|place| place.say(words)).collect();
        articles.join(", ")
    }

    /// Draws the articles, one a line where several editions are cited, and the key. What the first line begins with is
    /// of use where provisions are alternatives.
    pub(crate) fn draw(&self, words: &Words, begin: &str, indent: usize, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, faint) = (look.strong(), look.faint());
        for (index, place) in self.articles.iter().enumerate() {
            let article = place.say(words);
            match index {
                0 => writeln!(
                    to,
                    "{:indent$}{begin}{strong}{article}{strong:#}  {faint}{}{faint:#}",
                    "", self.provision
                )?,
                _ => writeln!(to, "{:indent$}{strong}{article}{strong:#}", "")?,
            }
            if let Some(own) = place.own {
                writeln!(to, "{:indent$}{faint}{}{faint:#}", "", hanging(own, indent))?;
            }
        }
        Ok(())
    }
}

impl Place {
    fn say(&self, words: &Words) -> String {
        match self.citation {
            Some(citation) => capitalised(&format!("{} ({})", cited(&citation), self.edition)),
            None => {
                let mut args = FluentArgs::new();
                args.set("edition", self.edition.to_string());
                words.sentence("no-article", &args)
            }
        }
    }
}

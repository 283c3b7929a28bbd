//! Provisions of the Laws with the articles at which editions have them.

use std::fmt::{self, Write};

use jadoube_laws::{Edition, Number, Part, find};
use jadoube_words::FluentArgs;
use serde::Serialize;

use crate::look::Look;
use crate::words::{Words, spoken_language};

/// A provision and where it stands.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Cited {
    /// Its key.
    provision: &'static str,
    title: &'static str,
    /// By edition, oldest first.
    articles: Vec<Place>,
}

#[derive(Debug, Clone, Serialize)]
struct Place {
    edition: u16,
    /// `None` if the edition lacks the provision.
    article: Option<String>,
    #[serde(skip)]
    number: Option<Number>,
    /// That nobody has seen what the edition says there, or whether it has the provision.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    unseen: bool,
}

impl Cited {
    pub(crate) fn new(key: &'static str, editions: &[Edition]) -> Cited {
        let provision = find(key);
        let place = |edition: &Edition| {
            let citation = provision.and_then(|provision| provision.citation(*edition));
            Place {
                edition: edition.year(),
                article: citation.map(|citation| citation.number_in(spoken_language()).to_string()),
                number: citation.map(|citation| citation.number_in(spoken_language())),
                unseen: provision.is_some_and(|provision| !provision.is_seen(*edition)),
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
        }
        Ok(())
    }
}

impl Place {
    fn say(&self, words: &Words) -> String {
        let article = self.article(words);
        match self.unseen {
            true => {
                let mut args = FluentArgs::new();
                args.set("article", article);
                words.sentence("unseen", &args)
            }
            false => article,
        }
    }

    fn article(&self, words: &Words) -> String {
        let mut args = FluentArgs::new();
        args.set("edition", self.edition.to_string());
        let Some(number) = self.number else {
            return words.sentence("no-article", &args);
        };
        let (sentence, name) = match number.part() {
            Part::Article => ("article", "number"),
            Part::Appendix => ("appendix", "number"),
            Part::Guidelines => ("guidelines", "number"),
            Part::Preface => ("preface", "number"),
            Part::Glossary => ("glossary", "word"),
        };
        args.set(name, number.within_part());
        words.sentence(sentence, &args)
    }
}

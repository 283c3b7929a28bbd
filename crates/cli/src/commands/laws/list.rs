//! `jadoube laws`: all provisions of an edition, article by article.

use std::fmt::{self, Write};

use jadoube_laws::{Front, Kind, Number};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::placed::{Placed, kind_name};
use crate::args::Editions;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::{WIDTH, hanging};
use crate::screen::{Report, Screen};
use crate::words::{numbered, say};

/// What to list.
#[derive(Debug)]
pub(crate) struct List {
    pub(crate) editions: Editions,
    /// Of this kind only.
    pub(crate) kind: Option<Kind>,
}

impl List {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let mut is_first = true;
        for &edition in self.editions.0.iter().rev() {
            let mut all = Placed::all(edition);
            all.retain(|placed| self.kind.is_none_or(|kind| placed.provision.kind == kind));
            for group in all.chunk_by(|left, right| part(left.number) == part(right.number)) {
                let width = group.iter().map(|placed| within(placed.number).width()).max();
                if !screen.look.json {
                    let blank = if is_first { "" } else { "\n" };
                    let strong = screen.look.strong();
                    let part = part(group[0].number);
                    let heading = say!("laws-part", part = part, edition = edition.to_string());
                    screen.write(&format!("{blank}{strong}{heading}{strong:#}\n\n"))?;
                    is_first = false;
                }
                for placed in group {
                    screen.show(&Line {
                        width: width.unwrap_or_default(),
                        ..Line::new(placed)
                    })?;
                }
            }
            if !screen.look.json {
                let (count, edition) = (all.len(), edition.to_string());
                let said = match self.kind {
                    None => say!("laws-listed", count = count, edition = edition),
                    Some(kind) => say!(
                        "laws-listed-kind",
                        count = count,
                        kind = kind_name(kind),
                        edition = edition
                    ),
                };
                screen.write(&format!("\n{said}\n"))?;
            }
        }
        Ok(Answer::Yes)
    }
}

/// A provision in one line of the list.
#[derive(Debug, Serialize)]
struct Line {
    provision: &'static str,
    kind: &'static str,
    title: &'static str,
    edition: u16,
    article: String,
    #[serde(skip)]
    number: Number,
    /// How wide numbers are here.
    #[serde(skip)]
    width: usize,
}

impl Line {
    fn new(placed: &Placed) -> Line {
        Line {
            provision: placed.provision.key.as_str(),
            kind: placed.provision.kind.as_str(),
            title: placed.title(),
            edition: placed.edition.year(),
            article: placed.number.to_string(),
            number: placed.number,
            width: 0,
        }
    }
}

impl Report for Line {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let faint = look.faint();
        let number = within(self.number);
        let blanks = self.width - number.width() + 2;
        let indent = 2 + self.width + 2;
        let key = self.provision;
        write!(to, "  {number}{:blanks$}{}", "", hanging(self.title, indent))?;
        // The key follows where there is room for it, and has a line of its own where there is none.
        match indent + self.title.width() + 2 + key.width() <= WIDTH {
            true => writeln!(to, "  {faint}{key}{faint:#}"),
            false => writeln!(to, "\n{:indent$}{faint}{key}{faint:#}", ""),
        }
    }
}

/// The part of the document in which a number stands.
pub(crate) fn part(number: Number) -> String {
    let Number::Article(text) = number else {
        return say!("laws-part-glossary");
    };
    match number.front() {
        Some((Front::Introduction, _)) => return say!("laws-part-introduction"),
        Some((Front::Preface, _)) => return say!("laws-part-preface"),
        None => {}
    }
    let is_digit = |symbol: char| symbol.is_ascii_digit();
    let counted = text.starts_with(is_digit);
    let end = text.find(|symbol: char| !symbol.is_alphanumeric() || is_digit(symbol) != counted);
    let step = &text[..end.unwrap_or(text.len())];
    let is_roman = step.chars().all(|symbol| "IVX".contains(symbol));
    match (counted, is_roman, step.len()) {
        (true, ..) => say!("laws-part-article", number = step),
        (_, true, _) => say!("laws-part-guidelines", number = step),
        (_, _, 1) => say!("laws-part-appendix", number = step),
        _ => step.to_owned(),
    }
}

/// A number without what the heading says already; what has none is named in words.
fn within(number: Number) -> String {
    let is_word = |word: &str| word.len() > 3 && word.chars().all(|letter| letter.is_ascii_lowercase());
    match number {
        Number::Article(text) if text.split(' ').any(is_word) => numbered(number),
        Number::Article(text) | Number::Glossary(text) => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::Number;

    use super::part;

    #[test]
    fn numbers_stand_in_parts() {
        for (number, expect) in [
            (Number::Article("3.8 a II (1) b"), "Article 3"),
            (Number::Article("12"), "Article 12"),
            (Number::Article("F3 b note 4"), "Appendix F"),
            (Number::Article("A.4.2"), "Appendix A"),
            (Number::Article("II.3.2"), "Guidelines II"),
            (Number::Article("I.1"), "Guidelines I"),
            (Number::Article("Preface para 2"), "Preface"),
            (Number::Glossary("pat"), "Glossary"),
        ] {
            assert_eq!(part(number), expect, "{number}");
        }
    }
}

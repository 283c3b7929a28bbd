//! `jadoube laws diff`: what changed from one edition to another.

use std::fmt::{self, Write};

use jadoube_laws::{Edition, Number, PROVISIONS, Provision};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::asked::{Asked, Found};
use super::placed::Placed;
use super::provisions;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::screen::{Report, Screen};

/// What to compare.
#[derive(Debug)]
pub(crate) struct Diff {
    pub(crate) from: Edition,
    pub(crate) to: Edition,
    /// Compare only what is asked for, in either edition.
    pub(crate) asked: Option<Asked>,
    /// List what was only renumbered.
    pub(crate) all: bool,
}

impl Diff {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let compared: Vec<&'static Provision> = match self.asked.as_ref().map(Asked::find).transpose()? {
            None => PROVISIONS.iter().collect(),
            Some(Found::Here(placed)) => placed.iter().map(|placed| placed.provision).collect(),
            Some(Found::Elsewhere(elsewhere)) => {
                screen.show(&elsewhere)?;
                return Ok(Answer::No);
            }
        };
        let changes = compared.into_iter().filter_map(|provision| self.change(provision));
        let mut changes: Vec<Change> = changes.collect();
        changes.sort_by_key(|change| (change.change, change.order()));
        let groups = changes.chunk_by(|left, right| left.change == right.change);
        let mut counts = Vec::new();
        for group in groups {
            let what = group[0].change;
            counts.push(format!("{} {what}", group.len()));
            let is_shown = match what {
                What::Unchanged => false,
                What::Renumbered => self.all || screen.look.json,
                What::New | What::Dropped | What::Changed => true,
            };
            if !is_shown {
                continue;
            }
            if !screen.look.json {
                let strong = screen.look.strong();
                let (from, to) = (self.from, self.to);
                screen.write(&format!("{strong}{}{strong:#}\n\n", what.heading(from, to)))?;
            }
            for change in group {
                screen.show(change)?;
            }
            if what == What::Renumbered && !screen.look.json {
                screen.write("\n")?;
            }
        }
        if !screen.look.json {
            let (from, to) = (self.from, self.to);
            let count = provisions(changes.len());
            let text = format!("From {from} to {to}, of {count}: {}.", counts.join(", "));
            screen.write(&format!("{}\n", hanging(&text, 0)))?;
        }
        Ok(Answer::Yes)
    }

    /// What became of a provision, if either edition has it.
    fn change(&self, provision: &'static Provision) -> Option<Change> {
        let [from, to] = [self.from, self.to].map(|edition| Placed::new(provision, edition));
        let change = match (from, to) {
            (None, None) => return None,
            (None, Some(_)) => What::New,
            (Some(_), None) => What::Dropped,
            (Some(from), Some(to)) if !from.says_the_same(&to) => What::Changed,
            (Some(from), Some(to)) if !is_same(from.number, to.number) => What::Renumbered,
            (Some(_), Some(_)) => What::Unchanged,
        };
        Some(Change {
            change,
            provision: provision.key.as_str(),
            title: provision.title,
            rule: provision.rule,
            from: from.map(Side::new),
            to: to.map(Side::new),
        })
    }
}

/// Whether two numbers are the same, however they are punctuated. The headwords of glossaries were read in several
/// languages, so they are not compared.
fn is_same(left: Number, right: Number) -> bool {
    match (left, right) {
        (Number::Article(left_text), Number::Article(right_text)) => {
            left.is_at_or_beneath(right_text) && right.is_at_or_beneath(left_text)
        }
        (Number::Glossary(_), Number::Glossary(_)) => true,
        _ => false,
    }
}

/// What became of a provision, the weightiest first.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
enum What {
    New,
    Dropped,
    /// It says something else.
    Changed,
    /// It says the same in another place.
    Renumbered,
    Unchanged,
}

impl What {
    fn heading(self, from: Edition, to: Edition) -> String {
        match self {
            What::New => format!("New in {to}"),
            What::Dropped => format!("In {from} only"),
            What::Changed => format!("Changed from {from} to {to}"),
            What::Renumbered => format!("Renumbered from {from} to {to}"),
            What::Unchanged => format!("The same in {from} and {to}"),
        }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            What::New => "new",
            What::Dropped => "dropped",
            What::Changed => "changed",
            What::Renumbered => "renumbered only",
            What::Unchanged => "unchanged",
        })
    }
}

/// A provision in two editions.
#[derive(Debug, Serialize)]
struct Change {
    change: What,
    provision: &'static str,
    title: &'static str,
    /// As in the newest edition that has it.
    rule: &'static str,
    from: Option<Side>,
    to: Option<Side>,
}

/// A provision in one of them.
#[derive(Debug, Serialize)]
struct Side {
    edition: u16,
    article: String,
    /// What it says differently from the rule.
    differs: Option<&'static str>,
    #[serde(skip)]
    number: Number,
}

impl Side {
    fn new(placed: Placed) -> Side {
        Side {
            edition: placed.edition.year(),
            article: placed.number.to_string(),
            differs: placed.differs(),
            number: placed.number,
        }
    }
}

impl Change {
    /// In the order of the later edition, or of the only one.
    fn order(&self) -> Option<Number> {
        let side = self.to.as_ref().or(self.from.as_ref());
        side.map(|side| side.number)
    }
}

impl Report for Change {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, faint) = (look.strong(), look.faint());
        let sides = [&self.from, &self.to].map(Option::as_ref);
        let mut articles: Vec<&str> = sides.into_iter().flatten().map(|side| side.article.as_str()).collect();
        if self.change != What::Renumbered {
            articles.dedup();
        }
        let articles = articles.join(" -> ");
        let title = hanging(self.title, 2 + articles.width() + 2);
        writeln!(to, "  {strong}{articles}{strong:#}  {title}")?;
        writeln!(to, "  {faint}{}{faint:#}", self.provision)?;
        if matches!(self.change, What::Renumbered | What::Unchanged) {
            return Ok(());
        }
        // A difference is one from the rule, so that is told first unless an edition has it as it stands.
        if sides.into_iter().flatten().all(|side| side.differs.is_some()) {
            writeln!(to, "    {}", hanging(self.rule, 4))?;
        }
        for side in sides.into_iter().flatten() {
            let text = match side.differs {
                Some(differs) => format!("differs: {differs}"),
                None => self.rule.to_owned(),
            };
            writeln!(to, "    {strong}{}{strong:#}  {}", side.edition, hanging(&text, 10))?;
        }
        writeln!(to)
    }
}

#[cfg(test)]
mod tests {
    use jadoube_laws::{Edition, Number, find};

    use super::{Diff, What, is_same};

    #[test]
    fn numbers_are_compared_without_punctuation() {
        let article = Number::Article;
        for (left, right, expect) in [
            (article("A4 b"), article("A.4.b"), true),
            (article("3.1"), article("3.10"), false),
            (article("3.8"), article("3.8.1"), false),
            (Number::Glossary("pat"), Number::Glossary("patt"), true),
            (Number::Glossary("pat"), article("5.2"), false),
        ] {
            assert_eq!(is_same(left, right), expect, "{left}, {right}");
        }
    }

    #[test]
    fn changes_are_told_apart() {
        use Edition::{E2005, E2009, E2017, E2023};
        for (from, to, key, expect) in [
            (E2005, E2023, "promotion.square", Some(What::New)),
            (E2023, E2005, "promotion.square", Some(What::Dropped)),
            (E2005, E2009, "promotion.square", None),
            (E2009, E2017, "castling.prevented-by-piece", Some(What::Renumbered)),
            (E2017, E2023, "bishop.move", Some(What::Unchanged)),
            (E2009, E2017, "turn.white-begins", Some(What::Changed)),
            // The later edition says: as the earlier.
            (E2005, E2009, "turn.white-begins", Some(What::Unchanged)),
        ] {
            let diff = Diff {
                from,
                to,
                asked: None,
                all: false,
            };
            let change = diff.change(find(key).unwrap());
            assert_eq!(change.map(|change| change.change), expect, "{key} from {from} to {to}");
        }
    }
}

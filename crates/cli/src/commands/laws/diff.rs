//! `jadoube laws diff`: what changed from one edition to another.

use std::fmt::{self, Write};

use jadoube_laws::{Change, Edition, Number, PROVISIONS, Provision};
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
        let changes = match self.changes()? {
            Changes::Here(changes) => changes,
            Changes::Elsewhere(elsewhere) => {
                screen.show(&elsewhere)?;
                return Ok(Answer::No);
            }
        };
        let groups = changes.chunk_by(|left, right| left.what == right.what);
        let mut counts = Vec::new();
        for group in groups {
            let what = group[0].what;
            counts.push(counted(group.len(), what));
            let is_shown = match what {
                Change::Unchanged => false,
                Change::Renumbered => self.all || screen.look.json,
                Change::New | Change::Dropped | Change::Changed => true,
            };
            if !is_shown {
                continue;
            }
            if !screen.look.json {
                let strong = screen.look.strong();
                let (from, to) = (self.from, self.to);
                screen.write(&format!("{strong}{}{strong:#}\n\n", heading(what, from, to)))?;
            }
            for change in group {
                screen.show(change)?;
            }
            if what == Change::Renumbered && !screen.look.json {
                screen.write("\n")?;
            }
        }
        if !screen.look.json {
            let (from, to) = (self.from, self.to);
            let text = say!(
                "laws-changes",
                from = from.to_string(),
                to = to.to_string(),
                count = changes.len(),
                changes = counts.join(", "),
            );
            screen.write(&format!("{}\n", hanging(&text, 0)))?;
        }
        Ok(Answer::Yes)
    }

    /// What became of each provision, in the order of the later edition for each kind of change.
    pub(crate) fn changes(&self) -> Result<Changes, Problem> {
        let compared: Vec<&'static Provision> = match self.asked.as_ref().map(Asked::find).transpose()? {
            None => PROVISIONS.iter().collect(),
            Some(Found::Here(placed)) => placed.iter().map(|placed| placed.provision).collect(),
            Some(Found::Elsewhere(elsewhere)) => return Ok(Changes::Elsewhere(elsewhere)),
        };
        let changes = compared.into_iter().filter_map(|provision| self.compare(provision));
        let mut changes: Vec<Compared> = changes.collect();
        changes.sort_by_key(|change| (change.what, change.order()));
        Ok(Changes::Here(changes))
    }

    /// What became of a provision, if either edition has it.
    fn compare(&self, provision: &'static Provision) -> Option<Compared> {
        let what = provision.change(self.from, self.to)?;
        let side = |edition| Placed::new(provision, edition).map(Side::new);
        Some(Compared {
            change: what.as_str(),
            what,
            provision: provision.key.as_str(),
            title: provision.title_in(spoken_language()),
            from: side(self.from),
            to: side(self.to),
        })
    }
}

/// What became of the provisions that were asked for.
pub(crate) enum Changes {
    /// This.
    Here(Vec<Compared>),
    /// Neither edition has anything, but others have.
    Elsewhere(Elsewhere),
}

fn heading(change: Change, from: Edition, to: Edition) -> String {
    let (from, to) = (from.to_string(), to.to_string());
    match change {
        Change::New => say!("laws-heading-new", to = to),
        Change::Dropped => say!("laws-heading-dropped", from = from),
        Change::Changed => say!("laws-heading-changed", from = from, to = to),
        Change::Renumbered => say!("laws-heading-renumbered", from = from, to = to),
        Change::Unchanged => say!("laws-heading-unchanged", from = from, to = to),
    }
}

/// How many there are of a kind: `3 renumbered only`.
pub(crate) fn counted(count: usize, change: Change) -> String {
    match change {
        Change::New => say!("laws-changes-new", count = count),
        Change::Dropped => say!("laws-changes-dropped", count = count),
        Change::Changed => say!("laws-changes-changed", count = count),
        Change::Renumbered => say!("laws-changes-renumbered", count = count),
        Change::Unchanged => say!("laws-changes-unchanged", count = count),
    }
}

/// A provision in two editions.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ProvisionChange")]
pub(crate) struct Compared {
    /// What became of it: `new`, `dropped`, `changed`, `renumbered` or `unchanged`.
    change: &'static str,
    #[serde(skip)]
    pub(crate) what: Change,
    /// Its key, which outlives renumbering.
    provision: &'static str,
    /// Its title.
    title: &'static str,
    /// In the earlier edition; null if that lacks it.
    from: Option<Side>,
    /// In the later edition; null if that lacks it.
    to: Option<Side>,
}

/// A provision in one of them.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ProvisionInEdition")]
struct Side {
    /// The year of the edition.
    edition: u16,
    /// Its article there.
    article: String,
    /// What it says there.
    says: &'static str,
    #[serde(skip)]
    number: Number,
}

impl Side {
    fn new(placed: Placed) -> Side {
        Side {
            edition: placed.edition.year(),
            article: standing(placed.number),
            says: placed.summary(),
            number: placed.number,
        }
    }
}

impl Compared {
    /// In the order of the later edition, or of the only one.
    fn order(&self) -> Option<Number> {
        let side = self.to.as_ref().or(self.from.as_ref());
        side.map(|side| side.number)
    }
}

impl Report for Compared {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, faint) = (look.strong(), look.faint());
        let sides = [&self.from, &self.to].map(Option::as_ref);
        let mut articles: Vec<&str> = sides.into_iter().flatten().map(|side| side.article.as_str()).collect();
        if self.what != Change::Renumbered {
            articles.dedup();
        }
        let articles = articles.join(" -> ");
        let title = hanging(self.title, 2 + articles.width() + 2);
        writeln!(to, "  {strong}{articles}{strong:#}  {title}")?;
        writeln!(to, "  {faint}{}{faint:#}", self.provision)?;
        if matches!(self.what, Change::Renumbered | Change::Unchanged) {
            return Ok(());
        }
        for side in sides.into_iter().flatten() {
            writeln!(to, "    {strong}{}{strong:#}  {}", side.edition, hanging(side.says, 10))?;
        }
        writeln!(to)
    }
}

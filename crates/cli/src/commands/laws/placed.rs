//! Provisions, each looked at in one edition.

use std::fmt::{self, Write};

use jadoube_laws::{Edition, Number, PROVISIONS, Provision};
use unicode_width::UnicodeWidthStr;

use super::folded::Sought;
use crate::look::Look;
use crate::paragraph::hanging;

/// A provision where it stands in an edition.
#[derive(Debug, Copy, Clone)]
pub(super) struct Placed {
    pub(super) provision: &'static Provision,
    pub(super) edition: Edition,
    /// The number by which it is cited.
    pub(super) number: Number,
}

impl Placed {
    /// A provision in an edition that has it.
    pub(super) fn new(provision: &'static Provision, edition: Edition) -> Option<Placed> {
        let number = provision.citation(edition)?.number;
        Some(Placed {
            provision,
            edition,
            number,
        })
    }

    /// All provisions of an edition in the order of the document.
    pub(super) fn all(edition: Edition) -> Vec<Placed> {
        let placed = |provision| Placed::new(provision, edition);
        in_order(PROVISIONS.iter().filter_map(placed).collect())
    }

    /// What the edition says differently from the rule. Where it only points to another edition, what is said there.
    pub(super) fn differs(&self) -> Option<&'static str> {
        let text = self.provision.place(self.edition)?.differs?;
        let elsewhere = match pointer(text) {
            Some((edition, "")) => self.provision.place(edition).and_then(|place| place.differs),
            _ => None,
        };
        elsewhere.or(Some(text))
    }

    /// Whether two editions say the same of a provision.
    pub(super) fn says_the_same(&self, other: &Placed) -> bool {
        let points = |from: &Placed, to: &Placed| {
            let text = from.provision.place(from.edition).and_then(|place| place.differs);
            text.and_then(pointer).is_some_and(|(edition, _)| edition == to.edition)
        };
        self.differs() == other.differs() || points(self, other) || points(other, self)
    }

    /// Draws citation and title, and under them the key and the kind, with what was sought marked.
    pub(super) fn draw(&self, sought: &Sought, look: &Look, to: &mut String) -> fmt::Result {
        let Placed {
            provision,
            edition,
            number,
        } = self;
        let (strong, faint) = (look.strong(), look.faint());
        let citation = format!("{number} ({edition})");
        let title = hanging(provision.title, citation.width() + 2);
        let title = sought.mark(&title, strong, look);
        let key = sought.mark(provision.key.as_str(), faint, look);
        let kind = provision.kind;
        writeln!(to, "{strong}{citation}{strong:#}  {title}")?;
        writeln!(to, "{key}{faint}, {kind}{faint:#}")
    }
}

/// Provisions in the order of the document; those of one article by their keys.
pub(super) fn in_order(mut placed: Vec<Placed>) -> Vec<Placed> {
    placed.sort_by_key(|placed| (placed.number, placed.provision.key));
    placed
}

/// The edition that a difference points to, and what else it says: `As 2005.`, `As 2005: without exception.`
fn pointer(text: &str) -> Option<(Edition, &str)> {
    let rest = text.strip_prefix("As ").or(text.strip_prefix("as "))?;
    let rest = rest.strip_prefix("in ").unwrap_or(rest);
    let (year, rest) = rest.split_at_checked(4)?;
    let edition = year.parse().ok()?;
    // `As 2005, but …` says something else.
    let says_more = !rest.is_empty() && !rest.starts_with(['.', ':']);
    (!says_more).then(|| (edition, rest.trim_start_matches(['.', ':', ' '])))
}

#[cfg(test)]
mod tests {
    use jadoube_laws::Edition;

    use super::{Placed, pointer};

    #[test]
    fn pointers_are_told_from_differences() {
        for (text, expect) in [
            ("As 2005.", Some((Edition::E2005, ""))),
            ("as in 2009", Some((Edition::E2009, ""))),
            (
                "As 2005: without exception.",
                Some((Edition::E2005, "without exception.")),
            ),
            ("As 2005, but without exception.", None),
            ("As soon as possible.", None),
            ("As", None),
            ("", None),
        ] {
            assert_eq!(pointer(text), expect, "{text}");
        }
    }

    #[test]
    fn an_edition_has_its_provisions_in_order() {
        for edition in Edition::ALL {
            let placed = Placed::all(edition);
            assert!(!placed.is_empty());
            assert!(placed.is_sorted_by_key(|placed| placed.number), "{edition}");
        }
    }
}

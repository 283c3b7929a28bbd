//! Provisions, each looked at in one edition.

use std::fmt::{self, Write};

use jadoube_laws::search::Sought;
use jadoube_laws::{Citation, Edition, Number, PROVISIONS, Provision};
use unicode_width::UnicodeWidthStr;

use super::marked::marked;
use crate::look::Look;
use crate::paragraph::hanging;

/// A provision where it stands in an edition.
#[derive(Debug, Copy, Clone)]
pub(super) struct Placed {
    pub(super) provision: &'static Provision,
    pub(super) edition: Edition,
    /// How it is cited.
    pub(super) citation: Citation,
    /// The number by which it is cited.
    pub(super) number: Number,
}

impl Placed {
    /// A provision in an edition that has it.
    pub(super) fn new(provision: &'static Provision, edition: Edition) -> Option<Placed> {
        let citation = provision.citation(edition)?;
        Some(Placed {
            provision,
            edition,
            citation,
            number: citation.number,
        })
    }

    /// All provisions of an edition in the order of the document.
    pub(super) fn all(edition: Edition) -> Vec<Placed> {
        let placed = |provision| Placed::new(provision, edition);
        in_order(PROVISIONS.iter().filter_map(placed).collect())
    }

    /// What the edition says differently from the rule.
    pub(super) fn differs(&self) -> Option<&'static str> {
        self.provision.differs(self.edition)
    }

    /// Draws citation and title, and under them the key and the kind, with what was sought marked.
    pub(super) fn draw(&self, sought: &Sought, look: &Look, to: &mut String) -> fmt::Result {
        let Placed {
            provision, citation, ..
        } = self;
        let (strong, faint) = (look.strong(), look.faint());
        let citation = citation.to_string();
        let title = hanging(provision.title, citation.width() + 2);
        let title = marked(&title, sought, strong, look);
        let key = marked(provision.key.as_str(), sought, faint, look);
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

#[cfg(test)]
mod tests {
    use jadoube_laws::Edition;

    use super::Placed;

    #[test]
    fn an_edition_has_its_provisions_in_order() {
        for edition in Edition::ALL {
            let placed = Placed::all(edition);
            assert!(!placed.is_empty());
            assert!(placed.is_sorted_by_key(|placed| placed.number), "{edition}");
        }
    }
}

//! Provisions, each looked at in one edition.

use std::fmt::{self, Write};

use jadoube_laws::search::Sought;
use jadoube_laws::{Citation, Edition, Kind, Number, PROVISIONS, Part, Provision};
use unicode_width::UnicodeWidthStr;

use super::marked::marked;
use crate::cited::Cited;
use crate::look::Look;
use crate::paragraph::hanging;
use crate::words::{say, spoken, spoken_language};

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
            number: citation.number_in(spoken_language()),
        })
    }

    /// All provisions of an edition in the order of the document.
    pub(super) fn all(edition: Edition) -> Vec<Placed> {
        let placed = |provision| Placed::new(provision, edition);
        in_order(PROVISIONS.iter().filter_map(placed).collect())
    }

    /// Its title, in the language that is spoken.
    pub(super) fn title(&self) -> &'static str {
        self.provision.title_in(spoken_language())
    }

    /// What the edition says, in that language.
    pub(super) fn summary(&self) -> &'static str {
        self.provision.summary(self.edition, spoken_language())
    }

    /// How it is cited, with the edition.
    pub(super) fn cited(&self) -> String {
        match self.number.part() {
            Part::Article | Part::Preface => {
                let cited = format!("{} ({})", self.number.within_part(), self.edition);
                match self.provision.is_seen(self.edition) {
                    true => cited,
                    false => say!("unseen", article = cited),
                }
            }
            _ => Cited::new(self.provision.key.as_str(), &[self.edition]).line(spoken()),
        }
    }

    /// Draws citation and title, and under them the key and the kind, with what was sought marked.
    pub(super) fn draw(&self, sought: &Sought, look: &Look, to: &mut String) -> fmt::Result {
        let provision = self.provision;
        let (strong, faint) = (look.strong(), look.faint());
        let citation = self.cited();
        let title = hanging(self.title(), citation.width() + 2);
        let title = marked(&title, sought, strong, look);
        let key = marked(provision.key.as_str(), sought, faint, look);
        let kind = kind_name(provision.kind);
        writeln!(to, "{strong}{citation}{strong:#}  {title}")?;
        writeln!(to, "{key}{faint}, {kind}{faint:#}")
    }
}

/// The kind of a provision.
pub(super) fn kind_name(kind: Kind) -> String {
    match kind {
        Kind::Definition => say!("laws-kind-definition"),
        Kind::Rule => say!("laws-kind-rule"),
        Kind::Procedure => say!("laws-kind-procedure"),
        Kind::Discretion => say!("laws-kind-discretion"),
        Kind::Conduct => say!("laws-kind-conduct"),
        Kind::Equipment => say!("laws-kind-equipment"),
        Kind::Notation => say!("laws-kind-notation"),
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

use core::fmt;

use crate::edition::Edition;
use crate::number::Number;
use crate::provision::Provision;

/// What became of a provision from one edition to another, the weightiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Change {
    /// Only the later has it.
    New,
    /// Only the earlier has it.
    Dropped,
    /// It says something else.
    Changed,
    /// It says the same in another place.
    Renumbered,
    /// It says the same in the same place.
    Unchanged,
}

impl Change {
    /// The word for it, in small letters.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Dropped => "dropped",
            Self::Changed => "changed",
            Self::Renumbered => "renumbered",
            Self::Unchanged => "unchanged",
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl Provision {
    /// What an edition says differently from the rule. `None` if it says the same in substance, or lacks the provision.
    ///
    /// ```
    /// use jadoube_laws::{Edition, find};
    ///
    /// let provision = find("pawn.double-step").unwrap();
    /// assert!(provision.differs(Edition::E2005).is_some());
    /// assert_eq!(provision.differs(Edition::E2009), provision.differs(Edition::E2005));
    /// ```
    #[must_use]
    pub fn differs(&self, edition: Edition) -> Option<&'static str> {
        self.place(edition)?.differs
    }

    /// What became of the provision from one edition to another; `None` if neither has it.
    ///
    /// ```
    /// use jadoube_laws::Edition::{E2005, E2017, E2023};
    /// use jadoube_laws::{Change, find};
    ///
    /// let provision = find("promotion.square").unwrap();
    /// assert_eq!(provision.change(E2005, E2017), Some(Change::New));
    /// assert_eq!(provision.change(E2017, E2023), Some(Change::Unchanged));
    /// ```
    #[must_use]
    pub fn change(&self, from: Edition, to: Edition) -> Option<Change> {
        Some(match (self.citation(from), self.citation(to)) {
            (None, None) => return None,
            (None, Some(_)) => Change::New,
            (Some(_), None) => Change::Dropped,
            (Some(_), Some(_)) if self.differs(from) != self.differs(to) => Change::Changed,
            (Some(left), Some(right)) if !is_same(left.number, right.number) => Change::Renumbered,
            (Some(_), Some(_)) => Change::Unchanged,
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

#[cfg(test)]
mod tests {
    use super::{Change, is_same};
    use crate::{Edition, Number, find};

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
            (E2005, E2023, "promotion.square", Some(Change::New)),
            (E2023, E2005, "promotion.square", Some(Change::Dropped)),
            (E2005, E2009, "promotion.square", None),
            (E2009, E2017, "castling.prevented-by-piece", Some(Change::Renumbered)),
            (E2017, E2023, "bishop.move", Some(Change::Unchanged)),
            (E2009, E2017, "turn.white-begins", Some(Change::Changed)),
            // The later edition is like the earlier.
            (E2005, E2009, "turn.white-begins", Some(Change::Unchanged)),
        ] {
            let provision = find(key).unwrap();
            assert_eq!(provision.change(from, to), expect, "{key} from {from} to {to}");
        }
    }
}

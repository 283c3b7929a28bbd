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
    /// What an edition says differently from the rule. Where its [`Place::differs`](crate::Place::differs) only points to
    /// another edition, what is said there. `None` if it says the same in substance, or lacks the provision.
    ///
    /// ```
    /// use jadoube_laws::{Edition, find};
    ///
    /// let provision = find("pawn.double-step").unwrap();
    /// assert_eq!(provision.place(Edition::E2009).unwrap().differs, Some("As 2005."));
    /// assert_eq!(provision.differs(Edition::E2009), provision.differs(Edition::E2005));
    /// ```
    #[must_use]
    pub fn differs(&self, edition: Edition) -> Option<&'static str> {
        let text = self.place(edition)?.differs?;
        let elsewhere = match pointer(text) {
            Some((edition, "")) => self.place(edition).and_then(|place| place.differs),
            _ => None,
        };
        elsewhere.or(Some(text))
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
            (Some(_), Some(_)) if !self.says_the_same(from, to) => Change::Changed,
            (Some(left), Some(right)) if !is_same(left.number, right.number) => Change::Renumbered,
            (Some(_), Some(_)) => Change::Unchanged,
        })
    }

    fn says_the_same(&self, left: Edition, right: Edition) -> bool {
        let points = |from: Edition, to: Edition| {
            let text = self.place(from).and_then(|place| place.differs);
            text.and_then(pointer).is_some_and(|(edition, _)| edition == to)
        };
        self.differs(left) == self.differs(right) || points(left, right) || points(right, left)
    }
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
    use super::{Change, is_same, pointer};
    use crate::{Edition, Number, find};

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
            // The later edition says: as the earlier.
            (E2005, E2009, "turn.white-begins", Some(Change::Unchanged)),
        ] {
            let provision = find(key).unwrap();
            assert_eq!(provision.change(from, to), expect, "{key} from {from} to {to}");
        }
    }
}

//! How far the code has come with a provision.

use crate::laws::Laws;
use crate::markers::{Mark, Markers};
use crate::reasons;
use crate::shown::{How, Shown};

/// The state of a provision in an edition, from decided by code to not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// Code decides, and a case shows it.
    Enforced,
    /// Code leads a person through the decision, and a case shows it.
    Guided,
    /// Code keeps what a person decided, and a case shows it.
    Recorded,
    /// Code follows it without a word, and a case shows it.
    Followed,
    /// There is nothing to decide.
    Stated,
    /// It says again what other provisions say.
    Repeats,
    /// Code is marked with it, and no case shows it.
    NotShown,
    /// The code is to come.
    NotYet,
}

/// What the state of a provision is taken from.
#[derive(Clone, Copy)]
pub(crate) struct Evidence<'a> {
    pub(crate) laws: &'a Laws,
    pub(crate) markers: &'a Markers<'a>,
    pub(crate) shown: &'a Shown,
}

impl State {
    pub(crate) const ALL: [Self; 8] = [
        Self::Enforced,
        Self::Guided,
        Self::Recorded,
        Self::Followed,
        Self::Stated,
        Self::Repeats,
        Self::NotShown,
        Self::NotYet,
    ];

    /// The state of a key in an edition. Code claims by its markers, and counts for no more than it claims and a case of
    /// the edition shows. Without code the reason for having none says it.
    pub(crate) fn of(key: &str, edition: &str, evidence: Evidence<'_>) -> Self {
        let Evidence { laws, markers, shown } = evidence;
        let marks = markers.code.get(key).into_iter().flatten().map(|spot| spot.mark);
        let Some(mark) = marks.min() else {
            return match laws.reason(key).map(|reason| reason.state) {
                Some(reasons::State::Stated) => Self::Stated,
                Some(reasons::State::Repeats) => Self::Repeats,
                Some(reasons::State::NotYet) | None => Self::NotYet,
            };
        };
        match (mark, shown.best(key, edition)) {
            (_, None) => Self::NotShown,
            (Mark::Enforced, Some(How::Decided)) => Self::Enforced,
            (Mark::Enforced, Some(How::Asked)) => Self::Guided,
            (Mark::Enforced, Some(How::Seen)) => Self::Followed,
            (Mark::Guided, Some(How::Decided | How::Asked)) => Self::Guided,
            (Mark::Guided, Some(How::Seen)) => Self::NotShown,
            (Mark::Recorded, Some(_)) => Self::Recorded,
        }
    }

    /// Its name on the page.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Enforced => "enforced",
            Self::Guided => "guided",
            Self::Recorded => "recorded",
            Self::Followed => "followed",
            Self::Stated => "stated",
            Self::Repeats => "repeats",
            Self::NotShown => "not shown",
            Self::NotYet => "not yet",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Evidence, State};
    use crate::laws::Laws;
    use crate::markers::Markers;
    use crate::shown::{PATH, Shown};
    use crate::tree::Tree;

    const LAWS: &str = "\
[[provision]]
key = 'king.step'
kind = 'rule'
title = 'A'
rule = 'B'
checks = []
[provision.in]
'2023' = { at = '3.8.1' }
";

    #[test]
    fn code_counts_for_what_it_claims_and_a_case_shows() {
        fn check(marker: &str, list: &str, expect: State) {
            let (code, list) = (
                format!("/// {marker}: king.step"),
                format!("[{list}]\n\"king.step\" = [\"2023\"]"),
            );
            let tree = Tree::of(&[
                ("laws/01-king.toml", LAWS),
                ("crates/board/src/king.rs", &code),
                (PATH, &list),
            ]);
            let (laws, _) = Laws::read(&tree);
            let markers = Markers::collect(&tree, &laws.keys(), &laws.editions);
            let (shown, _) = Shown::read(&tree, &laws);
            let evidence = Evidence {
                laws: &laws,
                markers: &markers,
                shown: &shown,
            };
            assert_eq!(State::of("king.step", "2023", evidence), expect, "{marker} {list}");
            assert_eq!(
                State::of("king.step", "2017", evidence),
                if markers.code.is_empty() {
                    State::NotYet
                } else {
                    State::NotShown
                }
            );
        }
        check("Provision", "ruled", State::Enforced);
        check("Provision", "asked", State::Guided);
        check("Provision", "seen", State::Followed);
        check("Guided", "ruled", State::Guided);
        check("Guided", "seen", State::NotShown);
        check("Recorded", "seen", State::Recorded);
        check("See", "ruled", State::NotYet);
    }
}

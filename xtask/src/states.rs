//! How far the code has come with a provision.

use crate::laws::Laws;
use crate::markers::{Mark, Markers};
use crate::reasons;

/// The state of a provision, from decided by code to not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// Code decides.
    Enforced,
    /// Code leads a person through the decision.
    Guided,
    /// Code keeps what a person decided.
    Recorded,
    /// There is nothing to decide.
    Stated,
    /// The code is to come.
    NotYet,
}

impl State {
    pub(crate) const ALL: [Self; 5] = [Self::Enforced, Self::Guided, Self::Recorded, Self::Stated, Self::NotYet];

    /// The state of a key: by its strongest marker, or by the reason for having none.
    pub(crate) fn of(key: &str, laws: &Laws, markers: &Markers<'_>) -> Self {
        let marks = markers.code.get(key).into_iter().flatten().map(|spot| spot.mark);
        match (marks.min(), laws.reason(key).map(|reason| reason.state)) {
            (Some(Mark::Enforced), _) => Self::Enforced,
            (Some(Mark::Guided), _) => Self::Guided,
            (Some(Mark::Recorded), _) => Self::Recorded,
            (None, Some(reasons::State::Stated)) => Self::Stated,
            (None, Some(reasons::State::NotYet) | None) => Self::NotYet,
        }
    }

    /// Its name on the page.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Enforced => "enforced",
            Self::Guided => "guided",
            Self::Recorded => "recorded",
            Self::Stated => "stated",
            Self::NotYet => "not yet",
        }
    }
}

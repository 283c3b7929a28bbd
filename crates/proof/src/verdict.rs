//! Answers, and how long to look for them.

use jadoube_board::Move;

use crate::Certificate;

/// Whether a player can still checkmate by any possible series of legal moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// These moves, of both players in turn, end in checkmate. None are needed if the opponent is checkmated already.
    Winnable(Vec<Move>),
    /// No series of legal moves ends in checkmate, and this shows it.
    Unwinnable(Certificate),
    /// The budget was spent first: so many positions were looked at.
    Unknown(u64),
}

/// How many positions may be looked at before the answer is [`Verdict::Unknown`].
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Budget(u64);

impl Budget {
    /// A budget of so many positions.
    pub const fn positions(count: u64) -> Budget {
        Budget(count)
    }

    /// How many positions may be looked at.
    pub const fn count(self) -> u64 {
        self.0
    }
}

impl Default for Budget {
    /// Enough for every position of the published suites, some seconds and half a gigabyte at most.
    fn default() -> Budget {
        Budget::positions(5_000_000)
    }
}

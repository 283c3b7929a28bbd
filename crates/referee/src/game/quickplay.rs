//! The last minutes of a game: postponed decisions, an increment that was introduced, and a claim without an arbiter.

use core::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::PerMove;
use jadoube_laws::values::{self, QuickplayWithIncrement};

use crate::act::Paper;
use crate::entry::EntryNo;
use crate::game::Game;

/// What a game has that few reach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Quickplay {
    /// The claim of each player on which the decision is postponed.
    pub(crate) postponed: ByColor<Option<PostponedClaim>>,
    /// Who asks for an increment and has no answer yet.
    pub(crate) requested: Option<Color>,
    /// The increment that was introduced.
    introduced: Option<Duration>,
    claim_file: Option<ClaimFile>,
}

/// A draw claim on which the decision is postponed, and how the game stood then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PostponedClaim {
    /// The event of the claim.
    pub(crate) claim: EntryNo,
    /// How many moves were made.
    pub(crate) plies: usize,
    /// What each player had left.
    pub(crate) left: ByColor<Duration>,
}

/// The papers of a claim that was made without an arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClaimFile {
    pub(crate) by: Color,
    /// The event of the claim.
    pub(crate) claim: EntryNo,
    position: ClaimPapers,
    scoresheet: ClaimPapers,
}

/// How far a paper has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ClaimPapers {
    /// By the claimant.
    pub(crate) handed_in: bool,
    /// By the opponent.
    pub(crate) verified: bool,
}

impl ClaimFile {
    pub(crate) fn papers(&self, paper: Paper) -> ClaimPapers {
        match paper {
            Paper::Position => self.position,
            Paper::Scoresheet => self.scoresheet,
        }
    }

    pub(crate) fn papers_mut(&mut self, paper: Paper) -> &mut ClaimPapers {
        match paper {
            Paper::Position => &mut self.position,
            Paper::Scoresheet => &mut self.scoresheet,
        }
    }
}

impl Game {
    /// The claim of a player on which the decision is postponed.
    pub(crate) fn postponed(&self, player: Color) -> Option<PostponedClaim> {
        self.more.as_ref().and_then(|more| more.quickplay.postponed[player])
    }

    /// Who asks for an increment and has no answer yet.
    pub(crate) fn requested_increment(&self) -> Option<Color> {
        self.more.as_ref().and_then(|more| more.quickplay.requested)
    }

    /// Whether the terms of the game let a player short of time claim a draw. How much time is left and who has the move is
    /// looked at when somebody claims.
    #[must_use]
    pub fn has_quickplay_claim(&self) -> bool {
        let provisions = self.provisions();
        let exists = match provisions.quickplay.value {
            values::Quickplay::None => false,
            values::Quickplay::ArticleTen => true,
            values::Quickplay::Guidelines => provisions.guidelines_iii.is_some_and(|announced| announced.value),
        };
        let excluded = provisions.quickplay_with_increment.value == QuickplayWithIncrement::Excluded;
        exists && self.clock.is_some() && !(excluded && self.has_increment()) && self.introduced_increment().is_none()
    }

    /// Whether the clock adds time for each move, in any mode and any period.
    pub(crate) fn has_increment(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| {
            let control = clock.control();
            Color::ALL.into_iter().any(|color| {
                let mut periods = control[color].periods().iter();
                periods.any(|period| period.per_move != PerMove::None)
            })
        })
    }

    /// Whether the terms of the game let a player short of time ask for an increment.
    #[must_use]
    pub fn has_increment_request(&self) -> bool {
        self.has_quickplay_claim() && self.provisions().quickplay_increment.is_some()
    }

    /// The increment that was introduced in the last minutes, if one was.
    #[must_use]
    pub fn introduced_increment(&self) -> Option<Duration> {
        self.more.as_ref().and_then(|more| more.quickplay.introduced)
    }

    /// The papers of a claim that was made without an arbiter.
    pub(crate) fn claim_file(&self) -> Option<&ClaimFile> {
        self.more.as_ref().and_then(|more| more.quickplay.claim_file.as_ref())
    }

    pub(crate) fn claim_file_mut(&mut self) -> Option<&mut ClaimFile> {
        self.more.as_mut().and_then(|more| more.quickplay.claim_file.as_mut())
    }

    pub(super) fn postpone(&mut self, player: Color, claim: EntryNo) {
        let now = self.now.unwrap_or_default();
        let clock = self.clock.as_ref();
        let left = ByColor::from_fn(|color| clock.map_or(Duration::ZERO, |clock| clock.remaining(color, now)));
        let plies = self.plies.len();
        self.more_mut().quickplay.postponed[player] = Some(PostponedClaim { claim, plies, left });
    }

    /// The opponent has answered the draw offer that goes with a request.
    pub(super) fn request_answered(&mut self, player: Color) {
        if self.requested_increment() == Some(player) {
            self.more_mut().quickplay.requested = None;
        }
    }

    pub(super) fn introduce_increment(&mut self, amount: Duration) {
        self.more_mut().quickplay.introduced = Some(amount);
        if let Some(clock) = &mut self.clock {
            clock.introduce_increment(amount);
        }
    }

    pub(super) fn refer(&mut self, by: Color, claim: EntryNo) {
        self.more_mut().quickplay.claim_file = Some(ClaimFile {
            by,
            claim,
            position: ClaimPapers::default(),
            scoresheet: ClaimPapers::default(),
        });
    }
}

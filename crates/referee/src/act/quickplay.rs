//! The last minutes of a game: grounds of a claim, a request for an increment, and the papers of a claim without an arbiter.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::event::Head;
use crate::finding;
use crate::game::Game;
use crate::stored::variants_by_name;

/// On what a draw claim in the last minutes rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "QuickplayGround", transform = variants_by_name)]
pub enum Ground {
    /// The opponent cannot win by normal means.
    CannotWin,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
    /// Both.
    Both,
}

/// A player short of time asked that both players get an increment from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RequestedIncrement {}

impl Action for RequestedIncrement {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()?;
        moment.has_clock()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        let (left, down) = moment.time_left(by);
        finding::IncrementRequested { by, left, down }.into()
    }
}

/// A paper that goes with a claim where there is no arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Paper {
    /// The final position, written down.
    Position,
    /// A complete scoresheet.
    Scoresheet,
}

/// A player handed in a paper for a claim that was made without an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandedIn {
    /// Which.
    pub paper: Paper,
}

impl Action for HandedIn {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()?;
        match moment.game.claim_file() {
            Some(file) if file.by == moment.player() => Ok(()),
            _ => Err(Refusal::NoClaimFile),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::EvidenceGiven { by }.into()
    }

    fn apply(&self, game: &mut Game, _: Head) {
        if let Some(file) = game.claim_file_mut() {
            file.papers_mut(self.paper).handed_in = true;
        }
    }
}

/// The opponent verified a paper that the claimant has handed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Verified {
    /// Which.
    pub paper: Paper,
}

impl Action for Verified {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()?;
        match moment.game.claim_file() {
            Some(file) if file.by != moment.player() && file.papers(self.paper).handed_in => Ok(()),
            _ => Err(Refusal::NoClaimFile),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = !moment.player();
        finding::EvidenceGiven { by }.into()
    }

    fn apply(&self, game: &mut Game, _: Head) {
        if let Some(file) = game.claim_file_mut() {
            file.papers_mut(self.paper).verified = true;
        }
    }
}

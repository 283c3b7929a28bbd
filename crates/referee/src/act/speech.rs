//! What players say: offers, claims, resignation.

use jadoube_board::{Attempt, ByColor};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Ground, Moment, Told};
use crate::admit::Refusal;
use crate::event::Head;
use crate::finding::{self, DrawRule};
use crate::game::Game;
use crate::stored::{Stored, bare, fields_by_name, variants_by_name};

/// A player offered a draw, perhaps under a condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Offered {
    /// What was asked in return, if anything was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<String>,
}

impl Action for Offered {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.begun()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        finding::DrawOffered {
            by: moment.player(),
            condition: self.condition.clone(),
        }
        .into()
    }
}

/// A player accepted the draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Accepted {}

impl Action for Accepted {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.begun()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::DrawAccepted { by }.into()
    }
}

/// A player declined the draw in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Declined {}

impl Action for Declined {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.begun()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::DrawDeclined { by }.into()
    }
}

/// A player wanted to take something back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Withdrew {
    /// What.
    pub what: Withdrawal,
}

impl Action for Withdrew {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.begun()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        finding::Withdrawn {
            by: moment.player(),
            what: self.what,
        }
        .into()
    }
}

/// A player claimed something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Claimed {
    /// What.
    pub claim: Claim,
}

impl Action for Claimed {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()?;
        match self.claim {
            Claim::Flag | Claim::Quickplay { .. } | Claim::QuickplayWithoutArbiter { .. } => moment.has_clock(),
            Claim::Threefold { .. } | Claim::FiftyMoves { .. } | Claim::IllegalMove | Claim::TouchedPiece => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        let (on, intended) = match self.claim {
            Claim::Threefold { intended } => (DrawRule::Threefold, intended),
            Claim::FiftyMoves { intended } => (DrawRule::FiftyMoves, intended),
            Claim::Flag => {
                let clock = moment.game.clock();
                let down = |color| clock.is_some_and(|clock| clock.flag(color, moment.at).is_some());
                let down = ByColor::from_fn(down);
                return finding::FlagClaimed { by, down }.into();
            }
            Claim::IllegalMove => return finding::IllegalMoveClaimed { by }.into(),
            Claim::TouchedPiece => return finding::TouchClaimed { by }.into(),
            Claim::Quickplay { ground } => {
                let (left, down) = moment.time_left(by);
                let running = moment.game.clock().is_some_and(|clock| clock.running().is_some());
                return finding::QuickplayClaimed {
                    by,
                    ground,
                    left,
                    down,
                    running,
                }
                .into();
            }
            Claim::QuickplayWithoutArbiter { ground } => {
                let (left, down) = moment.time_left(by);
                return finding::ClaimedWithoutArbiter { by, ground, left, down }.into();
            }
        };
        finding::DrawClaimed { by, on, intended }.into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let is_of_draw = matches!(self.claim, Claim::Threefold { .. } | Claim::FiftyMoves { .. });
        if let Some(by) = head.by.player().filter(|_| is_of_draw) {
            game.draw_claimed[by] = Some(head.no);
        }
    }
}

/// A player resigned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resigned {}

impl Action for Resigned {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.begun()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::Resigned { by }.into()
    }
}

/// What a player claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub enum Claim {
    /// A draw: the position stands for at least the third time, or will after the intended move.
    Threefold {
        /// The move that is going to be made, if the claim rests on one.
        #[serde(skip_serializing_if = "Option::is_none")]
        intended: Option<Intended>,
    },
    /// A draw: fifty moves by each player without a pawn move and without a capture.
    FiftyMoves {
        /// The move that is going to be made, if the claim rests on one.
        #[serde(skip_serializing_if = "Option::is_none")]
        intended: Option<Intended>,
    },
    /// A win: the opponent's flag has fallen.
    #[serde(deserialize_with = "bare")]
    Flag,
    /// The opponent has made an illegal move.
    #[serde(deserialize_with = "bare")]
    IllegalMove,
    /// The opponent has broken the rules on touching and moving pieces.
    #[serde(deserialize_with = "bare")]
    TouchedPiece,
    /// A draw, in the last minutes: the opponent cannot win by normal means, or makes no effort to.
    Quickplay {
        /// On what it rests, if that is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ground: Option<Ground>,
    },
    /// The same where there is no arbiter.
    QuickplayWithoutArbiter {
        /// On what it rests, if that is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ground: Option<Ground>,
    },
}

impl Claim {
    /// The move that is going to be made, if the claim rests on one.
    #[must_use]
    pub fn intended(self) -> Option<Intended> {
        match self {
            Claim::Threefold { intended } | Claim::FiftyMoves { intended } => intended,
            Claim::Flag
            | Claim::IllegalMove
            | Claim::TouchedPiece
            | Claim::Quickplay { .. }
            | Claim::QuickplayWithoutArbiter { .. } => None,
        }
    }
}

/// A move that is going to be made, and whether it is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = fields_by_name)]
pub struct Intended {
    /// The move.
    #[serde(rename = "move", with = "Stored::<Attempt>")]
    pub attempt: Attempt,
    /// Whether it is written down and not merely said.
    pub written: bool,
}

/// What a player wants to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum Withdrawal {
    /// A draw offer.
    Offer,
    /// A claim.
    Claim,
}

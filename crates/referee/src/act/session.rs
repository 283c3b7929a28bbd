//! Who is there, and whether the record goes on.

use core::fmt;

use jadoube_board::Color;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::event::Head;
use crate::finding;
use crate::game::{Game, Phase};
use crate::stored::variants_by_name;

/// The appointed time came: the session began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SessionStarted {}

impl Action for SessionStarted {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        match moment.game.phase {
            Phase::Awaited => Ok(()),
            Phase::Playing
            | Phase::Sealing
            | Phase::Adjourned
            | Phase::Resuming
            | Phase::Ended(_)
            | Phase::Annulled => Err(Refusal::BegunAlready),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::SessionBegan {}.into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        game.phase = Phase::Playing;
        game.started = Some(head.at);
    }
}

/// A player came to the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arrived {}

impl Action for Arrived {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.not_over()?;
        match moment.game.arrived[moment.player()] {
            _ if moment.game.awaits_return(moment.player()) => Ok(()),
            Some(_) => Err(Refusal::ArrivedAlready),
            None if moment.game.waits_for_envelope() => Err(Refusal::ArrivedAlready),
            None => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        match moment.game.awaits_return(by) {
            true => finding::CameToResume { by }.into(),
            false => finding::PlayerArrived { by }.into(),
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let Some(by) = head.by.player() else { return };
        match game.awaits_return(by) {
            true => game.adjournment_mut().present[by] = Some(head.at),
            false => game.arrived[by] = Some(head.at),
        }
    }
}

/// Time went by and nothing else happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TimePassed {}

impl Action for TimePassed {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let game = moment.game;
        let awaited = Color::ALL.into_iter().any(|color| game.awaits_return(color));
        match awaited && !game.is_called() {
            true => finding::ResumptionTimePassed {}.into(),
            false => finding::TimePassed {}.into(),
        }
    }
}

/// The record broke off and is taken up again: nobody saw what happened in between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BrokeOff {}

impl Action for BrokeOff {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        finding::RecordBroken {}.into()
    }

    fn apply(&self, game: &mut Game, _: Head) {
        game.pause();
    }
}

/// It was found out whether the position after the last move, or at the start, is dead. Told where the event before it says that
/// this comes later; everything else waits for it, since a dead position ends the game at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Proved {
    /// What was found.
    pub verdict: ProofVerdict,
}

/// Whether anybody can still mate from a position by any series of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(transform = variants_by_name)]
pub enum ProofVerdict {
    /// Neither player can.
    Dead,
    /// One of them can.
    Alive,
    /// The budget did not suffice to tell.
    Unknown,
}

impl ProofVerdict {
    /// What [`MateProver::is_dead`](crate::MateProver::is_dead) has answered.
    #[must_use]
    pub fn of(dead: Option<bool>) -> ProofVerdict {
        match dead {
            Some(true) => ProofVerdict::Dead,
            Some(false) => ProofVerdict::Alive,
            None => ProofVerdict::Unknown,
        }
    }
}

impl fmt::Display for ProofVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ProofVerdict::Dead => "dead",
            ProofVerdict::Alive => "alive",
            ProofVerdict::Unknown => "unknown",
        })
    }
}

impl Action for Proved {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.not_over()?;
        match moment.game.awaits_proof() {
            Some(_) => Ok(()),
            None => Err(Refusal::NothingToProve),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        match moment.game.awaits_proof() {
            Some(of) => finding::PositionProved {
                of,
                verdict: self.verdict,
            }
            .into(),
            None => Told::Nothing,
        }
    }

    fn apply(&self, game: &mut Game, _: Head) {
        game.unproved = None;
    }
}

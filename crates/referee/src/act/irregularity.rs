//! What players do about pieces on wrong squares and about illegal moves.

use jadoube_board::Square;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::event::Head;
use crate::finding;
use crate::game::{Displacement, Game};
use crate::stored::Stored;

/// A player knocked pieces over, or moved them from their squares by accident.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Displaced {
    /// Where one of them belongs, if it is told.
    #[serde(default, with = "Stored::<Option<Square>>", skip_serializing_if = "Option::is_none")]
    pub square: Option<Square>,
}

impl Action for Displaced {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.playing()?;
        let is_empty = |square: Square| moment.game.board().piece_at(square).is_none();
        match self.square {
            Some(square) if !moment.game.is_called() && is_empty(square) => Err(Refusal::NothingThere),
            _ => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        let pressed = opponent_runs(moment);
        finding::PiecesDisplaced {
            by,
            pressed,
            told_before: false,
        }
        .into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let Some(by) = head.by.player() else { return };
        let running = game.clock.as_ref().and_then(|clock| clock.running());
        let pressed = (running == Some(!by)).then_some(head.no);
        game.more_mut().displaced = Some(Displacement { by, pressed });
    }
}

/// Whether the clock of the opponent of the player who acts runs.
fn opponent_runs(moment: &Moment<'_>) -> bool {
    let running = moment.game.clock.as_ref().and_then(|clock| clock.running());
    running == Some(!moment.player())
}

/// A player put displaced pieces back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PutBack {}

impl Action for PutBack {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()?;
        match moment.game.displaced() {
            Some(_) => Ok(()),
            None => Err(Refusal::NothingDisplaced),
        }
    }

    fn find(&self, _: &Moment<'_>) -> Told {
        Told::Nothing
    }

    fn apply(&self, game: &mut Game, _: Head) {
        game.more_mut().displaced = None;
    }
}

/// A player agreed to take back the last illegal move that was answered. It counts once both have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AgreedToCorrect {}

impl Action for AgreedToCorrect {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        let agreed = moment.game.want_back()[!by];
        finding::CorrectionAgreed { by, agreed }.into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            game.more_mut().want_back[by] = true;
        }
    }
}

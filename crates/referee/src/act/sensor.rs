//! A board that senses its pieces. It accuses nobody: who lifted a piece, and why, is not known. What it sensed is read when
//! somebody presses the clock, or when the other player begins to move.

use jadoube_board::{Piece, Square};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::moves::{broken, made};
use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::event::Head;
use crate::game::Game;
use crate::stored::Stored;
use crate::terms::Moves;

/// The board sensed a change: a piece on a square, or none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sensed {
    /// Where.
    #[serde(with = "Stored::<Square>")]
    pub square: Square,
    /// What stands there now, if anything does.
    #[serde(default, with = "Stored::<Option<Piece>>", skip_serializing_if = "Option::is_none")]
    pub piece: Option<Piece>,
}

impl Action for Sensed {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.at_play()?;
        match moment.game.terms().moves {
            Moves::Guarded => Err(Refusal::Guarded),
            Moves::Free => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let game = moment.game;
        match game.move_before_sensing(self.square, self.piece) {
            Some(attempt) => {
                let broken = game.position().and_then(|position| broken(moment, position, attempt));
                made(moment, broken).into()
            }
            None => Told::Nothing,
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(attempt) = game.move_before_sensing(self.square, self.piece) {
            game.make_attempt(head, game.turn(), attempt);
        }
        game.sense(head.no, self.square, self.piece);
    }
}

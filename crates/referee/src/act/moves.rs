//! Moves as a whole, the press that completes them, and the piece that was touched.

use jadoube_board::legality::breaches;
use jadoube_board::{Attempt, Square};
use jadoube_laws::values::EndingMoveKeepsTo;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::event::Head;
use crate::finding;
use crate::game::{Bound, Game};
use crate::keys;
use crate::stored::Stored;

/// A move was made on the board, and the clock not pressed yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// The move.
    #[serde(rename = "move", with = "Stored::<Attempt>")]
    pub attempt: Attempt,
}

impl Action for Made {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        can_be_made(moment, self.attempt)
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::MoveMade { by }.into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let (Some(by), Some(mv)) = (head.by.player(), game.position.find(self.attempt)) {
            game.make(head.no, by, mv);
        }
    }
}

/// A move was made and completed, at one and the same time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The move.
    #[serde(rename = "move", with = "Stored::<Attempt>")]
    pub attempt: Attempt,
}

impl Action for Played {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        can_be_made(moment, self.attempt)
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::MoveMade { by }.into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let Some(by) = head.by.player() else { return };
        if let Some(mv) = game.position.find(self.attempt) {
            game.make(head.no, by, mv);
        }
        game.press(by, head.at);
    }
}

/// A player pressed the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pressed {}

impl Action for Pressed {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.at_play()?;
        let by = moment.player();
        match &moment.game.clock {
            _ if moment.game.is_called() => Ok(()),
            Some(clock) if clock.running() != Some(by) => Err(Refusal::ClockNotRunning),
            None if !moment.game.unpressed[by] => Err(Refusal::NoClock),
            _ => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        match moment.game.unpressed[by] {
            true => Told::Nothing,
            false => finding::PressedWithoutMove { by }.into(),
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            game.press(by, head.at);
        }
    }
}

/// A player touched a piece, meaning to move or to capture it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Touched {
    /// Where the piece stands.
    #[serde(with = "Stored::<Square>")]
    pub square: Square,
}

impl Action for Touched {
    fn audience(&self) -> Audience {
        Audience::Arbiter
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        moment.watched()?;
        moment.playing()?;
        moment.has_the_move()?;
        match moment.game.position.piece_at(self.square) {
            Some(_) => Ok(()),
            None => Err(Refusal::NothingThere),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let by = moment.player();
        finding::PieceTouched { by }.into()
    }

    fn apply(&self, game: &mut Game, _: Head) {
        game.touched = game.touched.or(Some(self.square));
    }
}

/// Whether a move can be made now.
fn can_be_made(moment: &Moment<'_>, attempt: Attempt) -> Result<(), Refusal> {
    moment.watched()?;
    moment.at_play()?;
    moment.has_the_move()?;
    bound(moment, attempt)?;
    kept_to_touched(moment, attempt)?;
    let position = moment.game.position();
    match position.find(attempt) {
        Some(_) => Ok(()),
        None => Err(Refusal::Illegal(breaches(&position.to_setup(), attempt))),
    }
}

/// Provision: draw-claim.wrong-claim-play-continues
fn bound(moment: &Moment<'_>, attempt: Attempt) -> Result<(), Refusal> {
    let (by, position) = (moment.player(), moment.game.position());
    match moment.game.bound {
        Some(Bound::Move(color, must)) if color == by && position.find(attempt) != position.find(must) => {
            Err(Refusal::BoundToMove(keys::WRONG_CLAIM_PLAY_CONTINUES, must))
        }
        Some(Bound::Piece(color, must)) if color == by && attempt.from != must.from => {
            Err(Refusal::BoundToPiece(keys::WRONG_CLAIM_PLAY_CONTINUES, must))
        }
        _ => Ok(()),
    }
}

/// Where a move that ends the game must keep to the touched piece, no other piece is let end it. What else follows from a
/// touched piece comes with the hands.
fn kept_to_touched(moment: &Moment<'_>, attempt: Attempt) -> Result<(), Refusal> {
    let game = moment.game;
    let keeps_to = game.provisions().ending_move_keeps_to;
    let (Some(touched), EndingMoveKeepsTo::ArticlesThreeAndFour) = (game.touched, keeps_to.value) else {
        return Ok(());
    };
    let position = game.position();
    let own = position.colored(moment.player()).contains(touched) && !position.destinations(touched).is_empty();
    if own && attempt.from != touched {
        let must = Attempt {
            from: touched,
            ..attempt
        };
        return Err(Refusal::BoundToPiece(keys::TOUCHED_OWN_PIECE, must));
    }
    Ok(())
}

//! Moves as a whole, the press that completes them, and the piece that was touched.

use jadoube_board::legality::breaches;
use jadoube_board::{Attempt, Position, Square};
use jadoube_laws::values::EndingMoveKeepsTo;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::event::Head;
use crate::finding::{self, Cause};
use crate::game::{Game, Must, Obligation};
use crate::keys;
use crate::stored::Stored;
use crate::terms::Moves;

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
        // An illegal move that is not completed can still be taken back.
        legal(moment, self.attempt).map_or(Told::Nothing, Told::from)
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            game.make_attempt(head.no, by, self.attempt);
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
        match legal(moment, self.attempt) {
            Some(made) => made.into(),
            None => irregular(moment, cause(moment, self.attempt)),
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let Some(by) = head.by.player() else { return };
        game.make_attempt(head.no, by, self.attempt);
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
            None if !moment.game.unpressed[by] && !moment.has_attempted() => Err(Refusal::NoClock),
            _ => Ok(()),
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let (by, game) = (moment.player(), moment.game);
        match game.attempted() {
            Some((_, attempt)) if by == game.turn() => irregular(moment, cause(moment, attempt)),
            // A player who does not have the move only presses back, after the opponent pressed without a move.
            _ if game.unpressed[by] || (by != game.turn() && !game.is_called()) => completed(moment),
            _ => irregular(moment, Cause::NoMove),
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            if by == game.turn() && !game.unpressed[by] && game.attempted().is_none() {
                game.press_without_move(head.no, by);
            }
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
        match moment.game.board().piece_at(self.square) {
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
    // An illegal move that stands on the board can be answered.
    if moment.game.attempted().is_none() {
        moment.has_the_move()?;
    }
    let board = moment.game.board_of(moment.player());
    if moment.game.terms().moves == Moves::Free {
        return match board.piece_at(attempt.from) {
            Some(_) => Ok(()),
            None => Err(Refusal::NothingThere),
        };
    }
    let Some(position) = moment.game.position() else {
        return Ok(());
    };
    keeps_to_obligation(moment, position, attempt)?;
    keeps_to_touched(moment, position, attempt)?;
    match position.find(attempt) {
        Some(_) => Ok(()),
        None => Err(Refusal::Illegal(breaches(&position.to_setup(), attempt))),
    }
}

/// What must be played is played, where the board lets nothing else happen.
fn keeps_to_obligation(moment: &Moment<'_>, position: &Position, attempt: Attempt) -> Result<(), Refusal> {
    match broken(moment, position, attempt) {
        Some(Obligation {
            must: Must::Play(must),
            key,
            ..
        }) => Err(Refusal::BoundToMove(key, must)),
        Some(Obligation {
            must: Must::MovePiece(square) | Must::Capture(square),
            key,
            ..
        }) => Err(Refusal::BoundToPiece(key, square)),
        None => Ok(()),
    }
}

/// What the player must play, if it is another move.
fn broken(moment: &Moment<'_>, position: &Position, attempt: Attempt) -> Option<Obligation> {
    let obligation = moment.game.obligation();
    obligation.filter(|must| must.player == moment.player() && !must.is_kept_by(attempt, position))
}

/// Where a move that ends the game must keep to the touched piece, no other piece may be moved. What else follows from a
/// touched piece comes with the hands.
fn keeps_to_touched(moment: &Moment<'_>, position: &Position, attempt: Attempt) -> Result<(), Refusal> {
    let game = moment.game;
    let keeps_to = game.provisions().ending_move_keeps_to;
    let (Some(touched), EndingMoveKeepsTo::ArticlesThreeAndFour) = (game.touched, keeps_to.value) else {
        return Ok(());
    };
    let own = position.colored(moment.player()).contains(touched) && !position.destinations(touched).is_empty();
    match own && attempt.from != touched {
        true => Err(Refusal::BoundToPiece(keys::TOUCHED_OWN_PIECE, touched)),
        false => Ok(()),
    }
}

/// The finding of a move, if it is legal.
fn legal(moment: &Moment<'_>, attempt: Attempt) -> Option<finding::MoveMade> {
    let (by, game) = (moment.player(), moment.game);
    if let Some(position) = game.position().filter(|_| by == game.turn()) {
        position.find(attempt)?;
        let broken = broken(moment, position, attempt);
        return Some(finding::MoveMade { by, broken });
    }
    let is_legal = breaches(&game.board_of(by), attempt).is_empty();
    is_legal.then_some(finding::MoveMade { by, broken: None })
}

/// What is wrong with a move that is not legal.
fn cause(moment: &Moment<'_>, attempt: Attempt) -> Cause {
    Cause::of(&moment.game.board_of(moment.player()), attempt)
}

/// What the press that completes a move amounts to, beyond what it says itself: pieces were not put back before it, or the
/// arbiter has waited for it.
fn completed(moment: &Moment<'_>) -> Told {
    let (by, game) = (moment.player(), moment.game);
    match game.displaced() {
        Some(displaced) if displaced.by == by && !displaced.pressed => finding::PiecesDisplaced {
            by,
            pressed: true,
            told_before: true,
        }
        .into(),
        _ if game.waits_since().is_some() && game.unpressed[by] => finding::MoveCompleted { by }.into(),
        _ => Told::Nothing,
    }
}

fn irregular(moment: &Moment<'_>, cause: Cause) -> Told {
    finding::CompletedIrregularly {
        by: moment.player(),
        cause,
        seen: moment.seen.arbiter,
    }
    .into()
}

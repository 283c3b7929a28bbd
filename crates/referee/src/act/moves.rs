//! Moves as a whole, and the press that completes them.

use jadoube_board::legality::breaches;
use jadoube_board::{Attempt, Color, Position};
use jadoube_laws::Key;
use jadoube_laws::values::EndingMoveKeepsTo;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::event::Head;
use crate::finding::{self, Cause};
use crate::game::{Board, Game, Irregular, Must, Obligation, Phase};
use crate::hands;
use crate::keys::key;
use crate::stored::Stored;
use crate::terms::Moves;

/// The edition counts a press without a move as an illegal move.
const PRESSED_WITHOUT_MOVE: Key = key("illegal-move.press-without-moving");

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
        if moment.game.phase == Phase::Sealing {
            return instead_of_sealing(moment, self.attempt);
        }
        // An illegal move that is not completed can still be taken back.
        legal(moment, self.attempt).map_or(Told::Nothing, Told::from)
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if game.phase == Phase::Sealing {
            game.note_on_board(self.attempt);
        } else if let Some(by) = head.by.player() {
            game.make_attempt(head, by, self.attempt);
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
            _ if moment.game.phase == Phase::Sealing => instead_of_sealing(moment, self.attempt),
            Some(made) => made.into(),
            None => irregular(moment, cause(moment, self.attempt)),
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        let Some(by) = head.by.player() else { return };
        if game.phase == Phase::Sealing {
            game.note_on_board(self.attempt);
            return;
        }
        game.make_attempt(head, by, self.attempt);
        game.press(head.no, by, head.at);
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
        let by = moment.player();
        // The last move of the opponent may still wait for its press when a player is told to seal.
        match moment.game.phase {
            Phase::Sealing if by != moment.game.turn() => moment.at_board()?,
            _ => moment.at_play()?,
        }
        match &moment.game.clock {
            _ if moment.game.is_called() => Ok(()),
            Some(clock) if clock.running() != Some(by) => Err(Refusal::ClockNotRunning),
            Some(_) => Ok(()),
            // Without a clock a press tells that a move is completed: there must be one.
            None => {
                let stands = || by == moment.game.turn() && moment.game.is_sensed_otherwise();
                let moved = moment.game.unpressed[by] || moment.has_attempted() || stands();
                match moved || moment.game.stands_unannounced(by).is_some() {
                    true => Ok(()),
                    false => Err(Refusal::NoClock),
                }
            }
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        let (by, game) = (moment.player(), moment.game);
        match game.attempted() {
            _ if game.answer_is_sealed(by) => finding::AnswerSealed { by }.into(),
            Some((_, attempt)) if by == game.turn() => irregular(moment, cause(moment, attempt)),
            // On the special board a move is not made before it is announced.
            _ if game.stands_unannounced(by).is_some() => {
                let slip = game.has_slipped(by);
                finding::PressedUnannounced { by, slip }.into()
            }
            _ if by == game.turn() && (game.is_sensed_otherwise() || game.unread_move().is_some()) => {
                match game.unread_move() {
                    Some((_, attempt)) => {
                        let broken = game.position().and_then(|position| broken(moment, position, attempt));
                        made(moment, broken).into()
                    }
                    None => finding::SensedUnexplained {
                        by,
                        squares: game.sensed_changes(),
                    }
                    .into(),
                }
            }
            // No move is made while the piece is in the hand.
            _ if by == game.turn() && game.has_piece_in_the_air() && press_counts(game) => {
                irregular(moment, Cause::NoMove)
            }
            _ if by == game.turn() && game.is_in_the_middle_of_a_move() => finding::CompletedUnfinished {
                by,
                seen: moment.seen.arbiter,
            }
            .into(),
            _ if game.unpressed[by] && by != game.turn() && game.both_hands_used() => {
                irregular(moment, Cause::BothHands)
            }
            // The opponent has answered an illegal move before the clock was pressed for it.
            _ if game.unpressed[by] && game.answered_and_not_completed(by).is_some() => completed_late(moment),
            // A player who does not have the move only presses back, after the opponent pressed without a move.
            _ if game.unpressed[by] || (by != game.turn() && !game.is_called()) => completed(moment),
            _ => irregular(moment, Cause::NoMove),
        }
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            if game.answer_is_sealed(by) {
                game.seal_answer(by, head.at);
                return;
            }
            if game.stands_unannounced(by).is_some() {
                game.blind_mut().pressed_early = Some(by);
                game.press(head.no, by, head.at);
                return;
            }
            if game.blind().is_some_and(|blind| blind.pressed_early == Some(!by)) {
                game.blind_mut().pressed_early = None;
            }
            if let (true, Some((_, attempt))) = (by == game.turn(), game.unread_move()) {
                game.make_attempt(head, by, attempt);
            }
            if by != game.turn() && game.unpressed[by] {
                game.take_what_stands(head.no, by);
            }
            if by == game.turn() && !game.unpressed[by] && game.attempted().is_none() && !game.is_sensed_otherwise() {
                let in_the_air = game.has_piece_in_the_air() && press_counts(game);
                let what = match game.is_in_the_middle_of_a_move() && !in_the_air {
                    true => Irregular::Unfinished,
                    false => Irregular::NoMove,
                };
                game.press_without_move(head.no, by, what);
            }
            game.press(head.no, by, head.at);
        }
    }
}

/// A move that is made on the board by a player who was told to seal.
fn instead_of_sealing(moment: &Moment<'_>, attempt: Attempt) -> Told {
    let position = moment.game.position();
    match position.and_then(|position| position.find(attempt)) {
        Some(mv) => finding::MovedInsteadOfSealing {
            by: moment.player(),
            attempt: mv.into(),
        }
        .into(),
        None => Told::Nothing,
    }
}

/// Whether a press without a move counts as an illegal move.
fn press_counts(game: &Game) -> bool {
    game.provisions().has(PRESSED_WITHOUT_MOVE).is_some()
}

/// Whether a move can be made now.
fn can_be_made(moment: &Moment<'_>, attempt: Attempt) -> Result<(), Refusal> {
    moment.watched()?;
    match moment.game.phase {
        // It counts as the move to seal.
        Phase::Sealing => moment.at_board()?,
        _ => moment.at_play()?,
    }
    // What stands on the board can be answered, whether it is a legal move or not.
    if moment.game.attempted().is_none() && !moment.game.can_be_answered() {
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
    match position.find(attempt) {
        Some(_) => Ok(()),
        None => Err(Refusal::Illegal(breaches(&position.to_setup(), attempt))),
    }
}

/// What must be played is played, where the board lets nothing else happen.
fn keeps_to_obligation(moment: &Moment<'_>, position: &Position, attempt: Attempt) -> Result<(), Refusal> {
    // Where a legal move ends the game whatever was touched, it does.
    let keeps_to = moment.game.provisions().ending_move_keeps_to.value;
    let ends = |mv| keeps_to == EndingMoveKeepsTo::ArticleThree && !position.make(mv).has_legal_move();
    if position.find(attempt).is_some_and(ends) {
        return Ok(());
    }
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

/// What the player must play, if it is another move: what was ruled, or what follows from the pieces touched.
pub(super) fn broken(moment: &Moment<'_>, position: &Position, attempt: Attempt) -> Option<Obligation> {
    broken_by(moment.game, moment.player(), position, attempt)
}

fn broken_by(game: &Game, by: Color, position: &Position, attempt: Attempt) -> Option<Obligation> {
    // What the arbiter has yet to say binds nobody.
    let ruled = game.obligation();
    let ruled = ruled.filter(|ruled| !hands::is_of_hands(ruled.key) || !game.duty_is_in_doubt());
    let obligation = ruled.or_else(|| game.duty_of_hands());
    obligation.filter(|must| must.player == by && !must.is_kept_by(attempt, position))
}

/// The finding of a legal move.
pub(super) fn made(moment: &Moment<'_>, broken: Option<Obligation>) -> finding::MoveMade {
    made_by(moment, moment.player(), broken)
}

fn made_by(moment: &Moment<'_>, by: Color, broken: Option<Obligation>) -> finding::MoveMade {
    finding::MoveMade {
        by,
        broken,
        ruled: moment.game.obligation().is_some(),
    }
}

/// The finding of a move, if it is legal.
pub(super) fn legal(moment: &Moment<'_>, attempt: Attempt) -> Option<finding::MoveMade> {
    let (by, game) = (moment.player(), moment.game);
    if let Some(position) = game.position().filter(|_| by == game.turn()) {
        position.find(attempt)?;
        return Some(made(moment, broken(moment, position, attempt)));
    }
    let board = game.board_of(by);
    // What is read first may have ended the game.
    if game.unread_move().is_some() && by != game.turn() && !Board::Setup(&board).has_legal_move() {
        return Some(made_by(moment, !by, None));
    }
    let is_legal = breaches(&board, attempt).is_empty();
    is_legal.then(|| made(moment, None))
}

/// The finding of a move that is read when the opponent begins to move.
pub(super) fn read(moment: &Moment<'_>) -> Option<finding::MoveMade> {
    let (game, by) = (moment.game, !moment.player());
    let (_, attempt) = game.unread_move().filter(|_| by == game.turn())?;
    let broken = game
        .position()
        .and_then(|position| broken_by(game, by, position, attempt));
    Some(made_by(moment, by, broken))
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
        Some(displaced) if displaced.by == by && displaced.pressed.is_none() => finding::PiecesDisplaced {
            by,
            pressed: true,
            told_before: true,
        }
        .into(),
        _ if game.wait().is_some() && game.unpressed[by] => finding::MoveCompleted { by }.into(),
        _ => Told::Nothing,
    }
}

/// The press completes an illegal move that the opponent has answered before it.
fn completed_late(moment: &Moment<'_>) -> Told {
    let (by, game) = (moment.player(), moment.game);
    let Some(irregular) = game.answered_and_not_completed(by) else {
        return Told::Nothing;
    };
    finding::CompletedIrregularly {
        by,
        cause: game.cause_of(irregular),
        seen: irregular.seen,
    }
    .into()
}

fn irregular(moment: &Moment<'_>, cause: Cause) -> Told {
    finding::CompletedIrregularly {
        by: moment.player(),
        cause,
        seen: moment.seen.arbiter,
    }
    .into()
}

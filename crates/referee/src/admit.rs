//! Can this happen now?

use core::fmt;

use jadoube_board::legality::{Breach, breaches};
use jadoube_board::{Attempt, ByColor, Color};
use jadoube_laws::values::EndingMoveKeepsTo;
use jadoube_laws::{Key, Score};

use crate::entry::{Answer, Effect, Entry, EntryNo, Meanwhile};
use crate::event::{Act, Claim, Decision, Event};
use crate::game::{Bound, Game, Phase};
use crate::keys;

/// Why an event cannot happen now. The record stays as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Events of one record follow one another: this one is not later than the last.
    NotLater,
    /// The session has not begun.
    NotBegun,
    /// The session has begun already.
    BegunAlready,
    /// The game is over.
    Over,
    /// Nothing is over yet that could be signed.
    NotOver,
    /// The player is at the board already.
    ArrivedAlready,
    /// The clock is stopped, or the arbiter is asked: no move can be made, and no clock pressed.
    Interrupted,
    /// The clock is not stopped.
    NotInterrupted,
    /// A question of this entry holds play up.
    Held(EntryNo),
    /// The other player has the move.
    NotTheMove,
    /// The move is illegal.
    Illegal(Vec<Breach>),
    /// The player must play this move.
    BoundToMove(Key, Attempt),
    /// The player must move the piece on the first square.
    BoundToPiece(Key, Attempt),
    /// The referee keeps no clock in this game.
    NoClock,
    /// This player's clock does not run, so there is nothing to press.
    ClockNotRunning,
    /// The clock does not show this flag down.
    FlagUp(Color),
    /// No flag is named.
    NoFlag,
    /// A player cannot touch an empty square.
    NothingThere,
    /// No question stands at this entry.
    NoQuestion,
    /// The question does not permit this answer.
    AnswerNotPermitted,
    /// No ruling stands at this entry.
    NoRuling,
    /// The ruling does not end the game, so there is no result to put in its place and no play to go on with.
    NothingToOverrule,
    /// The Laws do not permit these points.
    PointsNotPermitted(Key),
    /// Nothing like this is known by that provision in this game.
    NotRaisable(Key),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotLater => f.write_str("not later than the event before it"),
            Refusal::NotBegun => f.write_str("the session has not begun"),
            Refusal::BegunAlready => f.write_str("the session has begun already"),
            Refusal::Over => f.write_str("the game is over"),
            Refusal::NotOver => f.write_str("the game is not over"),
            Refusal::ArrivedAlready => f.write_str("the player is at the board already"),
            Refusal::Interrupted => f.write_str("the game is interrupted: the arbiter resumes it first"),
            Refusal::NotInterrupted => f.write_str("the game is not interrupted"),
            Refusal::Held(no) => write!(f, "question {no} must be answered first"),
            Refusal::NotTheMove => f.write_str("the other player has the move"),
            Refusal::Illegal(_) => f.write_str("the move is illegal"),
            Refusal::BoundToMove(_, attempt) => write!(f, "the player must play {attempt}"),
            Refusal::BoundToPiece(_, attempt) => write!(f, "the player must move the piece on {}", attempt.from),
            Refusal::NoClock => f.write_str("this game has no clock"),
            Refusal::ClockNotRunning => f.write_str("the player's clock is not running"),
            Refusal::FlagUp(color) => write!(f, "the clock does not show {color}'s flag down"),
            Refusal::NoFlag => f.write_str("no flag is named"),
            Refusal::NothingThere => f.write_str("no piece stands there"),
            Refusal::NoQuestion => f.write_str("no open question stands at this entry"),
            Refusal::AnswerNotPermitted => f.write_str("the question does not permit this answer"),
            Refusal::NoRuling => f.write_str("no ruling stands at this entry"),
            Refusal::NothingToOverrule => f.write_str("the ruling does not end the game"),
            Refusal::PointsNotPermitted(key) => write!(f, "the Laws do not permit these points ({key})"),
            Refusal::NotRaisable(key) => write!(f, "{key} is nothing to raise in this game"),
        }
    }
}

impl core::error::Error for Refusal {}

/// Whether an event can happen now.
///
/// What a hand or a voice can do is admitted, wrong claims and late arrivals included: they are for the rules. Refused
/// is what contradicts the record.
pub(crate) fn admit(game: &Game, record: &[Entry], event: &Event) -> Result<(), Refusal> {
    if game.now.is_some_and(|now| event.at <= now) {
        return Err(Refusal::NotLater);
    }
    let act = &event.act;
    match (game.phase, act) {
        (Phase::Awaited, Act::SessionStarted) => Ok(()),
        (_, Act::SessionStarted) => Err(Refusal::BegunAlready),
        (Phase::Ended(_), Act::Signed { .. }) => Ok(()),
        (_, Act::Signed { .. }) => Err(Refusal::NotOver),
        (phase, Act::Overruled { ruling, decision, .. }) => overruled(game, record, phase, *ruling, decision),
        (_, Act::Answered { question, answer, .. }) => answered(game, *question, *answer),
        (Phase::Ended(_), _) => Err(Refusal::Over),
        (_, Act::Arrived { by }) if game.arrived[*by].is_some() => Err(Refusal::ArrivedAlready),
        (_, Act::Arrived { .. }) => Ok(()),
        (_, Act::ClockSet { .. } | Act::TimeGiven { .. }) => game.clock.as_ref().map(|_| ()).ok_or(Refusal::NoClock),
        (_, Act::Raised { key, about }) => raised(game, *key, *about),
        (Phase::Awaited, _) => Err(Refusal::NotBegun),
        (Phase::Playing, act) => playing(game, event, act),
    }
}

fn playing(game: &Game, event: &Event, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::Made { by, attempt } | Act::Played { by, attempt } => {
            at_play(game)?;
            has_the_move(game, *by)?;
            bound(game, *by, *attempt)?;
            kept_to_touched(game, *by, *attempt)?;
            match game.position.find(*attempt) {
                Some(_) => Ok(()),
                None => Err(Refusal::Illegal(breaches(&game.position.to_setup(), *attempt))),
            }
        }
        Act::Pressed { by } => {
            at_play(game)?;
            match &game.clock {
                Some(clock) if clock.running() != Some(*by) => Err(Refusal::ClockNotRunning),
                None if !game.unpressed[*by] => Err(Refusal::NoClock),
                _ => Ok(()),
            }
        }
        Act::Touched { by, square } => {
            has_the_move(game, *by)?;
            match game.position.piece_at(*square) {
                Some(_) => Ok(()),
                None => Err(Refusal::NothingThere),
            }
        }
        Act::FlagSeen { down, .. } => {
            if !down.white && !down.black {
                return Err(Refusal::NoFlag);
            }
            // The reading of the clock settles it.
            // Provision: clock.indication-conclusive
            let up = |color: Color| {
                let clock = game.clock.as_ref();
                down[color] && clock.is_some_and(|clock| clock.flag(color, event.at).is_none())
            };
            match [Color::White, Color::Black].into_iter().find(|color| up(*color)) {
                Some(color) => Err(Refusal::FlagUp(color)),
                None => Ok(()),
            }
        }
        Act::Claimed { claim: Claim::Flag, .. } if game.clock.is_none() => Err(Refusal::NoClock),
        Act::Paused { .. } if game.interrupted => Err(Refusal::Interrupted),
        Act::Resumed if !game.interrupted => Err(Refusal::NotInterrupted),
        Act::Resumed => match held_by(game) {
            Some(no) => Err(Refusal::Held(no)),
            None => Ok(()),
        },
        _ => Ok(()),
    }
}

/// Moves and presses need a game that is not interrupted.
fn at_play(game: &Game) -> Result<(), Refusal> {
    match held_by(game) {
        Some(no) => Err(Refusal::Held(no)),
        None if game.interrupted => Err(Refusal::Interrupted),
        None => Ok(()),
    }
}

fn held_by(game: &Game) -> Option<EntryNo> {
    let mut questions = game.questions.iter();
    let holding = questions.find(|(_, question)| question.meanwhile == Meanwhile::ClockStopped);
    holding.map(|(no, _)| *no)
}

fn has_the_move(game: &Game, by: Color) -> Result<(), Refusal> {
    if game.turn() == by {
        Ok(())
    } else {
        Err(Refusal::NotTheMove)
    }
}

/// Provision: draw-claim.wrong-claim-play-continues
fn bound(game: &Game, by: Color, attempt: Attempt) -> Result<(), Refusal> {
    match game.bound {
        Some(Bound::Move(color, must)) if color == by && game.position.find(attempt) != game.position.find(must) => {
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
fn kept_to_touched(game: &Game, by: Color, attempt: Attempt) -> Result<(), Refusal> {
    let keeps_to = game.provisions().ending_move_keeps_to;
    let (Some(touched), EndingMoveKeepsTo::ArticlesThreeAndFour) = (game.touched, keeps_to.value) else {
        return Ok(());
    };
    let position = game.position();
    let own = position.colored(by).contains(touched) && !position.destinations(touched).is_empty();
    if own && attempt.from != touched {
        let must = Attempt {
            from: touched,
            ..attempt
        };
        return Err(Refusal::BoundToPiece(keys::TOUCHED_OWN_PIECE, must));
    }
    Ok(())
}

fn answered(game: &Game, question: EntryNo, answer: Answer) -> Result<(), Refusal> {
    let Some((_, question)) = game.questions.iter().find(|(no, _)| *no == question) else {
        return Err(Refusal::NoQuestion);
    };
    if !question.answers.iter().any(|permitted| answer.is_like(*permitted)) {
        return Err(Refusal::AnswerNotPermitted);
    }
    match answer {
        Answer::Points { points } => permitted_points(game, points),
        _ => Ok(()),
    }
}

fn overruled(game: &Game, record: &[Entry], phase: Phase, no: EntryNo, decision: &Decision) -> Result<(), Refusal> {
    let Some(Entry::Ruling(ruling)) = record.get(no.index()) else {
        return Err(Refusal::NoRuling);
    };
    match decision {
        Decision::Points { points } => permitted_points(game, *points),
        Decision::PlaysOn => {
            let ends = ruling.effects.iter().any(|effect| matches!(effect, Effect::Ended(_)));
            if ends && matches!(phase, Phase::Ended(_)) {
                Ok(())
            } else {
                Err(Refusal::NothingToOverrule)
            }
        }
    }
}

/// What the two scores of a game may be. Where the edition has no cap on both together, an arbiter can give a player up to
/// what can be won in the game, and no more.
///
/// Provision: points.total-cap, points.individual-scores-normal
pub(crate) fn permitted_points(game: &Game, points: ByColor<Score>) -> Result<(), Refusal> {
    let provisions = game.provisions();
    let scale = provisions.points.value;
    if provisions.points_capped.is_some() {
        let most = (scale.win + scale.loss).max(scale.draw + scale.draw);
        if points.white + points.black > most {
            return Err(Refusal::PointsNotPermitted(keys::POINTS_TOTAL_CAP));
        }
        let obtainable = |score: Score| [scale.win, scale.draw, scale.loss].contains(&score);
        if !obtainable(points.white) || !obtainable(points.black) {
            return Err(Refusal::PointsNotPermitted(keys::POINTS_INDIVIDUAL));
        }
    }
    let most = scale.win.max(scale.draw).max(scale.loss);
    if points.white > most || points.black > most {
        return Err(Refusal::PointsNotPermitted(provisions.penalties.key));
    }
    Ok(())
}

fn raised(game: &Game, key: Key, about: Option<Color>) -> Result<(), Refusal> {
    if crate::rules::can_be_raised(game, key, about) {
        Ok(())
    } else {
        Err(Refusal::NotRaisable(key))
    }
}

//! What must be played instead of an illegal move, and whether it is.

use jadoube_board::legality;
use jadoube_board::{Attempt, Color, Role};
use jadoube_laws::Key;
use jadoube_laws::values::{EndingMoveKeepsTo, ReplacementBoundBy};

use super::REPLACEMENT;
use super::condition::{unfinished_move_counts, was_completed};
use super::consequence::becomes_queen;
use crate::entry::Effect;
use crate::finding::{Cause, IllegalMoveNoticed, MoveMade};
use crate::game::{Board, Must};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes};
use crate::rules::restored_clock::restored;
use crate::rules::touch_move::must;
use crate::sentence::{Sentence, Value};

/// What the player must play instead: the piece that was touched, or the one that was touched to be captured.
pub(super) const fn replacement<F>() -> Norm<F> {
    Norm {
        when: const { &[position_was_restored()] },
        then: |context, _| {
            let Some((_, ply)) = context.game.restored(context.event) else {
                return Verdict::Silent;
            };
            // Where only an earlier position is known, nobody knows what was touched. Without a move nothing was.
            let is_press = context.game.is_press_without_move(ply.entry);
            if ply.legal().is_some() || is_press {
                return Verdict::Silent;
            }
            let (board, player, attempt) = (context.game.board(), context.game.turn(), ply.attempt());
            let released = context.game.provisions().replacement_bound_by.value == ReplacementBoundBy::TouchAndRelease;
            let effect = match Cause::of(&board.to_setup(), attempt) {
                Cause::Unpromoted(attempt) if becomes_queen(context) => Some(Effect::MustPlay {
                    player,
                    attempt: Attempt {
                        promotion: Some(Role::Queen),
                        ..attempt
                    },
                }),
                Cause::Unpromoted(attempt) if released => Some(Effect::MustPlay { player, attempt }),
                _ => touched(board, player, attempt),
            };
            let (effects, sentence) = match effect {
                Some(effect) => (vec![effect], "replacement-bound"),
                None => (Vec::new(), "replacement-free"),
            };
            context.ruled(REPLACEMENT, &[], effects, Sentence::of(sentence, player))
        },
        ..Norm::of(KeyOf::Fixed(REPLACEMENT), Slot::Duty)
    }
}

pub(super) const fn position_was_restored<F>() -> Condition<F> {
    Condition::told_or_seen("position-was-restored", |context, _| {
        Truth::about(context.game.restored(context.event).is_some())
    })
    .made_of(&RESTORED_ON_ANSWER)
}

/// The conditions of which the arbiter may say that they hold or fail, so that the position is restored with the answer.
pub(in crate::rules) const RESTORED_ON_ANSWER: [&str; 2] = [
    was_completed::<IllegalMoveNoticed>().name,
    unfinished_move_counts::<IllegalMoveNoticed>().name,
];

pub(super) fn touched(board: Board<'_>, player: Color, attempt: Attempt) -> Option<Effect> {
    let Attempt { from, to, .. } = attempt;
    let is_own = |square| board.piece_at(square).is_some_and(|piece| piece.color == player);
    let captures = board.piece_at(to).is_some() && !is_own(to);
    let moves = legality::legal_moves(&board.to_setup());
    if is_own(from) && moves.iter().any(|legal| legal.from == from) {
        Some(Effect::MustMovePiece { player, attempt })
    } else if captures && moves.iter().any(|legal| legal.to == to) {
        Some(Effect::MustCapture { player, square: to })
    } else {
        None
    }
}

/// A move must keep to what was ruled before it, by this provision.
pub(super) const fn kept(by: Key) -> Norm<MoveMade> {
    Norm {
        when: const { &[DUTY_IS_BROKEN, END_DEPENDS_ON_DUTY, DUTY_WAS_RULED] },
        then: |context, made| {
            let (Some(obligation), Some(ply)) = (made.broken, context.game.plies().last()) else {
                return Verdict::Silent;
            };
            let player = made.by;
            let must = match obligation.must {
                Must::MovePiece(from) => Effect::MustMovePiece {
                    player,
                    attempt: Attempt { from, ..ply.attempt() },
                },
                other => must(player, other),
            };
            let mut effects = vec![Effect::ClockPaused];
            effects.extend(restored(context, ply.entry));
            effects.push(must);
            let sentence = Sentence::of("duty-broken", player).with("move", Value::Move(ply.attempt()));
            context.ruled(obligation.key, &[], effects, sentence)
        },
        wakes: Wakes::Pending,
        ..Norm::of(KeyOf::Fixed(by), Slot::Obligation)
    }
}

pub(super) const DUTY_IS_BROKEN: Condition<MoveMade> =
    Condition::told_or_seen("another-move-had-to-be-played", |_, made| {
        Truth::of(made.broken.is_some())
    });

/// What nobody has ruled on is for the opponent to claim.
pub(super) const DUTY_WAS_RULED: Condition<MoveMade> =
    Condition::told_or_seen("duty-was-ruled", |_, made| Truth::about(made.ruled));

/// Where a move that ends the game ends it whatever was touched, it does so here too.
pub(super) const END_DEPENDS_ON_DUTY: Condition<MoveMade> =
    Condition::told_or_seen("end-depends-on-duty", |context, _| {
        let keeps_to = context.game.provisions().ending_move_keeps_to.value;
        let ends_all_the_same = || context.game.has_no_move() || context.is_dead() == Some(true);
        let ends = keeps_to != EndingMoveKeepsTo::ArticlesThreeAndFour && ends_all_the_same();
        match ends {
            true => Truth::FAILS,
            false => Truth::Moot,
        }
    });

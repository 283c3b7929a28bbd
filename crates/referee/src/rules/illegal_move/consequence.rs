//! What an illegal move costs, and what is done on the board.

use jadoube_board::{Color, Role};
use jadoube_laws::Key;
use jadoube_laws::values::UnpromotedPawn;

use super::condition::{can_mate, can_mate_asked, unfinished_move_counts};
use super::duty::touched;
use super::tally::asked_about_tally;
use super::{
    BY_ARBITER, CLAIM_WINDOW, COMPLETED, COMPLETED_IN_BLITZ, COMPLETED_IN_RAPID, CONSEQUENCE_IN_BLITZ,
    CONSEQUENCE_IN_RAPID, DRAWN_IN_BLITZ, DRAWN_IN_RAPID, KING_CAPTURE, LAST_IDENTIFIABLE, ONE_HAND, Offence, PRESSED,
    PRESSED_PENALTY, REPLACEMENT, RESTORE, TWO_HANDS, TWO_HANDS_PENALTY, TellsOfIllegalMove, UNPROMOTED, is_in_time,
    is_the_one_that_loses, opponent_can_mate,
};
use crate::answer::{Answer, Word};
use crate::context::Context;
use crate::entry::{Effect, Ending};
use crate::finding::{Cause, Finding};
use crate::mate_prover::Mating;
use crate::norm::Verdict;
use crate::rules::restored_clock::restored;
use crate::sentence::{Sentence, Value};

/// Which illegal move of the player this is.
pub(super) fn number(context: &Context<'_>, player: Color) -> u32 {
    1 + context.game.illegal_moves(player)
}

/// It is counted, where somebody has counted those before it.
pub(super) fn counted(context: &Context<'_>, offence: &Offence) -> Option<Effect> {
    (!context.game.is_called()).then(|| Effect::IllegalMoveCounted {
        player: offence.player,
        entry: offence.entry,
        number: number(context, offence.player),
    })
}

/// The same. Where nobody watched, the one that loses has its number, and where the second loses, one that does not is the first.
fn counted_as(context: &Context<'_>, offence: &Offence, loses: bool) -> Option<Effect> {
    if !context.game.is_called() {
        return counted(context, offence);
    }
    let loses_at = context.game.provisions().illegal_move_loses_at.value;
    let number = if loses { loses_at } else { 1 };
    (loses || loses_at == 2).then_some(Effect::IllegalMoveCounted {
        player: offence.player,
        entry: offence.entry,
        number,
    })
}

pub(in crate::rules) fn lost<F: TellsOfIllegalMove>(context: &Context<'_>, told: &F) -> Verdict {
    match told.offence(context) {
        Some(offence) => lost_by(context, &offence),
        None => Verdict::Silent,
    }
}

/// Provision: illegal-move.final-penalty
fn lost_by(context: &Context<'_>, offence: &Offence) -> Verdict {
    let loses_at = context.game.provisions().illegal_move_loses_at.key;
    let sentence = named("illegal-loses", context, offence);
    let ending = Ending::IllegalMoves { player: offence.player };
    let verdict = context.ended(loses_at, &by(context, offence), ending, sentence);
    before(verdict, counted_as(context, offence, true))
}

/// It is the one that loses, unless the opponent cannot mate. What the prover cannot tell is asked, and was answered.
pub(super) fn lost_or_drawn(context: &Context<'_>, offence: &Offence, can_mate: Mating, answer: Answer) -> Verdict {
    let drawn_if_not = context.game.provisions().illegal_move_draw.value;
    match (answer.word, can_mate) {
        (Word::CannotMate, _) => drawn(context, offence),
        (Word::CanMate, _) | (_, Mating::Possible(_)) => lost_by(context, offence),
        _ if !drawn_if_not => lost_by(context, offence),
        (_, Mating::Impossible) => drawn(context, offence),
        (_, Mating::Unknown) => context.asked(can_mate_asked(context, offence)),
    }
}

/// The arbiter counts a move that was not finished.
pub(in crate::rules) fn unfinished_counts(context: &Context<'_>, offence: &Offence, answer: Answer) -> Verdict {
    match number(context, offence.player) < context.game.provisions().illegal_move_loses_at.value {
        true => penalised(context, offence),
        false => lost_or_drawn(context, offence, can_mate(context, offence), answer),
    }
}

pub(in crate::rules) fn not_lost<F: TellsOfIllegalMove + 'static>(
    context: &Context<'_>,
    told: &F,
    failed: &'static str,
) -> Verdict {
    let Some(offence) = told.offence(context) else {
        return Verdict::Silent;
    };
    if failed == is_in_time::<F>().name {
        stands(context, &offence)
    } else if failed == is_the_one_that_loses::<F>().name {
        penalised(context, &offence)
    } else if failed == opponent_can_mate::<F>().name {
        drawn(context, &offence)
    } else if failed == unfinished_move_counts::<F>().name {
        let sentence = Sentence::of("illegal-unfinished-not-counted", offence.player);
        context.ruled(COMPLETED, &[], Vec::new(), sentence)
    } else {
        asked_about_tally(context, &offence)
    }
}

/// It would lose, and the opponent cannot mate.
pub(super) fn drawn(context: &Context<'_>, offence: &Offence) -> Verdict {
    let provisions = context.game.provisions();
    let mut also_by = vec![provisions.illegal_move_loses_at.key, DRAWN_IN_RAPID, DRAWN_IN_BLITZ];
    also_by.extend(by(context, offence));
    let sentence = named("illegal-drawn", context, offence);
    let ending = Ending::IllegalMovesDrawn { player: offence.player };
    let verdict = context.ended(provisions.illegal_move_draw.key, &also_by, ending, sentence);
    before(verdict, counted_as(context, offence, true))
}

/// The position is restored, or the pawn replaced, and the opponent gets time.
///
/// Provision: illegal-move.first-penalty
pub(super) fn penalised(context: &Context<'_>, offence: &Offence) -> Verdict {
    let gets = context.game.provisions().illegal_move_opponent_gets;
    let mut effects = vec![Effect::ClockPaused];
    match put_right(context, offence) {
        Some(Effect::Restored { to }) => effects.extend(restored(context, to)),
        other => effects.extend(other),
    }
    effects.extend(counted_as(context, offence, false));
    effects.push(Effect::TimeAdded {
        player: !offence.player,
        amount: gets.value,
    });
    let name = match offence.cause {
        Cause::NoMove => "illegal-press",
        Cause::BothHands => "illegal-two-hands",
        Cause::Unfinished => "illegal-unfinished",
        Cause::Unpromoted(_) if becomes_queen(context) && is_last(context, offence) => "illegal-unpromoted",
        Cause::Untold if !context.game.is_called() => "illegal-restored-last-known",
        Cause::Untold if becomes_queen(context) => "illegal-restored-untold-or-queen",
        Cause::Untold => "illegal-restored-untold",
        Cause::Move(_) | Cause::Unpromoted(_) => "illegal-restored",
    };
    context.ruled(gets.key, &by(context, offence), effects, named(name, context, offence))
}

/// What is done on the board.
pub(super) fn put_right(context: &Context<'_>, offence: &Offence) -> Option<Effect> {
    match offence.cause {
        // What was made with two hands is legal, and touched and released pieces would bring it back.
        Cause::BothHands => None,
        // The opponent has answered it.
        Cause::NoMove | Cause::Unfinished if was_answered(context, offence) => {
            Some(Effect::Restored { to: offence.entry })
        }
        Cause::NoMove => None,
        Cause::Unfinished => Some(Effect::MoveTakenBack { player: offence.player }),
        // The last position that is known.
        Cause::Untold => Some(Effect::Restored { to: offence.entry }),
        Cause::Unpromoted(attempt) if becomes_queen(context) && is_last(context, offence) => {
            Some(Effect::PieceReplaced {
                square: attempt.to,
                piece: Role::Queen.of(offence.player),
            })
        }
        Cause::Move(_) | Cause::Unpromoted(_) => Some(Effect::Restored { to: offence.entry }),
    }
}

/// Whether a press without a whole move has passed the turn.
fn was_answered(context: &Context<'_>, offence: &Offence) -> bool {
    context.game.plies().iter().any(|ply| ply.entry == offence.entry)
}

/// Whether nothing was played since.
pub(super) fn is_last(context: &Context<'_>, offence: &Offence) -> bool {
    let last = context.game.plies().last();
    last.is_some_and(|last| last.entry == offence.entry)
}

pub(super) fn becomes_queen(context: &Context<'_>) -> bool {
    context.game.provisions().unpromoted_pawn.value == UnpromotedPawn::Queen
}

/// The provisions that a consequence rests on besides its own.
pub(super) fn by(context: &Context<'_>, offence: &Offence) -> Vec<Key> {
    let mut keys = match offence.cause {
        Cause::NoMove => vec![PRESSED, PRESSED_PENALTY],
        Cause::BothHands => vec![TWO_HANDS, TWO_HANDS_PENALTY, ONE_HAND],
        Cause::Unpromoted(_) => vec![UNPROMOTED, COMPLETED],
        Cause::Move(attempt) => {
            let taken = context.game.board_before(offence.entry).piece_at(attempt.to);
            let king = taken.is_some_and(|piece| piece.role == Role::King);
            [COMPLETED, RESTORE]
                .into_iter()
                .chain(king.then_some(KING_CAPTURE))
                .collect()
        }
        Cause::Unfinished => vec![COMPLETED, RESTORE],
        Cause::Untold => vec![COMPLETED, RESTORE, LAST_IDENTIFIABLE],
    };
    keys.extend([
        COMPLETED_IN_RAPID,
        COMPLETED_IN_BLITZ,
        CONSEQUENCE_IN_RAPID,
        CONSEQUENCE_IN_BLITZ,
    ]);
    // Who brought it up.
    keys.extend(match context.finding {
        Finding::IllegalMoveClaimed(_) => Some(CLAIM_WINDOW),
        Finding::CompletedIrregularly(_) | Finding::IllegalMoveNoticed(_) => Some(BY_ARBITER),
        _ => None,
    });
    keys
}

/// A sentence about an illegal move: who made it and, if there is one, which.
pub(super) fn named(name: &'static str, context: &Context<'_>, offence: &Offence) -> Sentence {
    // Where nobody has counted, the one that is ruled on as the losing one is the one that loses.
    let number = match context.game.is_called() {
        true => context.game.provisions().illegal_move_loses_at.value,
        false => number(context, offence.player),
    };
    let sentence = Sentence::of(name, offence.player).with("number", Value::Count(number));
    match offence.cause {
        Cause::Unfinished | Cause::NoMove | Cause::BothHands | Cause::Untold => sentence,
        Cause::Move(attempt) | Cause::Unpromoted(attempt) => sentence.with("move", Value::Move(attempt)),
    }
}

/// The same verdict, with an effect before its own if there is one.
pub(super) fn before(verdict: Verdict, effect: Option<Effect>) -> Verdict {
    match (verdict, effect) {
        (Verdict::Ruled(mut ruling), Some(effect)) => {
            ruling.effects.insert(0, effect);
            Verdict::Ruled(ruling)
        }
        (verdict, _) => verdict,
    }
}

/// Nobody has completed an illegal move: one that stands on the board can still be taken back, by the piece that was touched.
pub(super) fn not_completed(context: &Context<'_>, claimant: Color) -> Verdict {
    let game = context.game;
    if game.is_called() {
        return not_completed_untold(context, !claimant);
    }
    let attempted = game.attempted().filter(|_| game.turn() != claimant);
    let Some((entry, attempt)) = attempted else {
        let sentence = Sentence::of("illegal-none-claimed", claimant);
        return context.ruled(COMPLETED, &[], Vec::new(), sentence);
    };
    let taken_back = Effect::Restored { to: entry };
    let effects = [taken_back]
        .into_iter()
        .chain(touched(game.board(), !claimant, attempt))
        .collect();
    let sentence = Sentence::of("illegal-not-completed", !claimant).with("move", Value::Move(attempt));
    context.ruled(COMPLETED, &[REPLACEMENT], effects, sentence)
}

/// The opponent has answered an illegal move before the clock was pressed, and the arbiter does not count it as completed.
pub(super) fn only_taken_back(context: &Context<'_>, offence: &Offence) -> Verdict {
    let mut effects = vec![Effect::ClockPaused];
    effects.extend(restored(context, offence.entry));
    let sentence = named("illegal-answered-taken-back", context, offence);
    context.ruled(COMPLETED, &[RESTORE], effects, sentence)
}

/// The same, where nobody has told the move.
pub(super) fn not_completed_untold(context: &Context<'_>, player: Color) -> Verdict {
    let sentence = Sentence::of("illegal-not-completed-untold", player);
    context.ruled(COMPLETED, &[REPLACEMENT], Vec::new(), sentence)
}

/// The opponent has moved since: nothing more follows.
pub(super) fn stands(context: &Context<'_>, offence: &Offence) -> Verdict {
    let effects = vec![Effect::IllegalMoveStands { entry: offence.entry }];
    let window = context.game.provisions().illegal_move_window.key;
    context.ruled(window, &[], effects, named("illegal-stands", context, offence))
}

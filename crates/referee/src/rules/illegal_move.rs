//! Illegal moves that were completed.
#![cfg_attr(not(doctest), doc = include_str!("illegal_move.md"))]

mod condition;
mod consequence;
mod correction;
mod duty;
mod offence;
mod overruled;
mod tally;
mod two_hands;
mod voided;

use jadoube_board::Position;
use jadoube_laws::Key;

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Ending, Meanwhile};
use crate::finding::{CompletedIrregularly, IllegalMoveClaimed, IllegalMoveNoticed, Listen, MoveMade};
use crate::keys::{RESTORE, WRONG_CLAIM_PLAY_CONTINUES, key};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes, not};
use crate::rules::Rule;
use crate::sentence::Sentence;
use condition::{
    ARBITER_SAW_IT, ARBITER_WAITS, COMPLETED_BY_MOVE, COUNTS_AS_ILLEGAL_MOVE, NOT_ANSWERED_BEFORE, TALLY_IS_CLEAR,
    arbiter_acts_unasked, unfinished_move_counts,
};
use consequence::{not_completed, not_completed_untold, only_taken_back};
use correction::{AN_ILLEGAL_MOVE_WAS_ANSWERED, OPPONENT_AGREES, PLAYERS_MAY_AGREE, corrected, not_corrected};
use duty::{kept, replacement};
use overruled::overruled;
use tally::tally_answered;
use two_hands::two_hands;
use voided::{next_voided, voided};

pub(super) use condition::{is_in_time, is_the_one_that_loses, opponent_can_mate, was_completed};
pub(super) use consequence::{lost, not_lost, unfinished_counts};
pub(super) use duty::RESTORED_ON_ANSWER;
pub(super) use offence::{Offence, TellsOfIllegalMove};

/// Provision: rapid.illegal-move-completed
const COMPLETED_IN_RAPID: Key = key("rapid.illegal-move-completed");
/// Provision: blitz.illegal-move-completed
const COMPLETED_IN_BLITZ: Key = key("blitz.illegal-move-completed");
/// Provision: rapid.illegal-move-claim-window
const CLAIM_WINDOW: Key = key("rapid.illegal-move-claim-window");
/// Provision: rapid.illegal-move-arbiter
const BY_ARBITER: Key = key("rapid.illegal-move-arbiter");
/// Provision: rapid.illegal-move-consequence
const CONSEQUENCE_IN_RAPID: Key = key("rapid.illegal-move-consequence");
/// Provision: blitz.illegal-move-consequence
const CONSEQUENCE_IN_BLITZ: Key = key("blitz.illegal-move-consequence");
/// Provision: illegal-move.king-capture
const KING_CAPTURE: Key = key("illegal-move.king-capture");
/// Guided: execution.one-hand
const ONE_HAND: Key = key("execution.one-hand");
/// Provision: illegal-move.completed
pub(super) const COMPLETED: Key = key("illegal-move.completed");
/// Provision: illegal-move.last-identifiable-position
const LAST_IDENTIFIABLE: Key = key("illegal-move.last-identifiable-position");
/// Provision: illegal-move.replacement-touch-move
const REPLACEMENT: Key = key("illegal-move.replacement-touch-move");
/// Provision: illegal-move.press-without-moving
const PRESSED: Key = key("illegal-move.press-without-moving");
/// Provision: illegal-move.press-without-moving-penalty
const PRESSED_PENALTY: Key = key("illegal-move.press-without-moving-penalty");
/// Provision: illegal-move.two-hands
const TWO_HANDS: Key = key("illegal-move.two-hands");
/// Provision: illegal-move.two-hands-penalty
const TWO_HANDS_PENALTY: Key = key("illegal-move.two-hands-penalty");
const MATE: Key = key("end.checkmate");
const STALEMATE: Key = key("end.stalemate");
/// Provision: illegal-move.unpromoted-pawn
const UNPROMOTED: Key = key("illegal-move.unpromoted-pawn");

/// Provision: illegal-move.draw-if-opponent-cannot-mate
pub(super) const DRAWN: Key = key("illegal-move.draw-if-opponent-cannot-mate");
/// Provision: rapid.illegal-move-draw-if-opponent-cannot-mate
pub(super) const DRAWN_IN_RAPID: Key = key("rapid.illegal-move-draw-if-opponent-cannot-mate");
/// Provision: blitz.illegal-move-draw-if-opponent-cannot-mate
pub(super) const DRAWN_IN_BLITZ: Key = key("blitz.illegal-move-draw-if-opponent-cannot-mate");

/// Provision: rapid.illegal-move-agreed-correction
const AGREED_IN_RAPID: Key = key("rapid.illegal-move-agreed-correction");
/// Provision: blitz.illegal-move-agreed-correction
const AGREED_IN_BLITZ: Key = key("blitz.illegal-move-agreed-correction");

pub(super) const RULE: Rule = Rule {
    name: "illegal_move",
    words: include_str!("illegal_move.toml"),
    norms: &[
        // The arbiter sees it.
        Listen::CompletedIrregularly(Norm {
            when: &[
                COUNTS_AS_ILLEGAL_MOVE,
                ARBITER_SAW_IT,
                arbiter_acts_unasked(),
                NOT_ANSWERED_BEFORE,
                TALLY_IS_CLEAR,
                is_the_one_that_loses(),
                opponent_can_mate(),
            ],
            then: lost,
            otherwise: Some(|context, completed, failed| {
                let unasked = arbiter_acts_unasked::<CompletedIrregularly>().name;
                let silent = [
                    COUNTS_AS_ILLEGAL_MOVE.name,
                    ARBITER_SAW_IT.name,
                    unasked,
                    NOT_ANSWERED_BEFORE.name,
                ];
                match silent.contains(&failed) {
                    true => Verdict::Silent,
                    false => not_lost(context, completed, failed),
                }
            }),
            answered: Some(tally_answered),
            asks: &[PRESSED_PENALTY, DRAWN, DRAWN_IN_RAPID, DRAWN_IN_BLITZ],
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.illegal_move_raised_by.key)),
                Slot::Irregularity,
            )
        }),
        // It was answered before the clock was pressed, and a move completes it.
        Listen::MoveMade(Norm {
            when: &[
                COMPLETED_BY_MOVE,
                arbiter_acts_unasked(),
                is_the_one_that_loses(),
                opponent_can_mate(),
            ],
            then: lost,
            otherwise: Some(|context, made, failed| {
                let unasked = arbiter_acts_unasked::<MoveMade>().name;
                match [COMPLETED_BY_MOVE.name, unasked].contains(&failed) {
                    true => Verdict::Silent,
                    false => not_lost(context, made, failed),
                }
            }),
            wakes: Wakes::Pending,
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.illegal_move_raised_by.key)),
                Slot::Irregularity,
            )
        }),
        // The opponent claims it.
        Listen::IllegalMoveClaimed(Norm {
            when: &[
                was_completed(),
                unfinished_move_counts(),
                is_in_time(),
                is_the_one_that_loses(),
                opponent_can_mate(),
            ],
            then: lost,
            otherwise: Some(
                |context, claim, failed| match failed == was_completed::<IllegalMoveClaimed>().name {
                    true => match claim.offence(context).filter(|_| !context.game.is_called()) {
                        Some(offence) => only_taken_back(context, &offence),
                        None => not_completed(context, claim.by),
                    },
                    false => not_lost(context, claim, failed),
                },
            ),
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.illegal_move_window.key)),
                Slot::Irregularity,
            )
        }),
        // The arbiter finds it later.
        //
        // Provision: rapid.illegal-move-stands, blitz.illegal-move-stands
        Listen::IllegalMoveNoticed(Norm {
            when: &[
                not(ARBITER_WAITS),
                was_completed(),
                arbiter_acts_unasked(),
                unfinished_move_counts(),
                is_in_time(),
                is_the_one_that_loses(),
                opponent_can_mate(),
            ],
            then: lost,
            otherwise: Some(|context, noticed, failed| {
                if failed == ARBITER_WAITS.name {
                    let key = context.game.provisions().two_kings.key;
                    context.ruled(key, &[], Vec::new(), Sentence::plain("illegal-position-waits"))
                } else if failed == was_completed::<IllegalMoveNoticed>().name {
                    if let Some(offence) = noticed.offence(context).filter(|_| !context.game.is_called()) {
                        return only_taken_back(context, &offence);
                    }
                    if context.game.attempted().is_some() {
                        return not_completed(context, !context.game.turn());
                    }
                    if let (true, Some(player)) = (context.game.is_called(), noticed.about) {
                        return not_completed_untold(context, player);
                    }
                    context.ruled(COMPLETED, &[], Vec::new(), Sentence::plain("illegal-none-completed"))
                } else if failed == arbiter_acts_unasked::<IllegalMoveNoticed>().name {
                    let raised_by = context.game.provisions().illegal_move_raised_by.key;
                    context.ruled(raised_by, &[], Vec::new(), Sentence::plain("illegal-for-the-opponent"))
                } else {
                    not_lost(context, noticed, failed)
                }
            }),
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.illegal_move_window.key)),
                Slot::Irregularity,
            )
        }),
        // The queen that replaces a pawn may leave no legal move: the texts do not say whether that ends the game.
        Listen::CompletedIrregularly(Norm {
            when: &[NO_MOVE_IS_LEFT],
            then: |context, completed| {
                context.asked(
                    QuestionDraft {
                        key: end_by_queen(context),
                        also_by: vec![UNPROMOTED],
                        player: Some(completed.by),
                        condition: None,
                        choices: Choice::plain([Word::Yes, Word::No]),
                        meanwhile: Meanwhile::ClockStopped,
                        sentence: Sentence::of("queen-ends-game", completed.by),
                    }
                    .by_analogy(),
                )
            },
            answered: Some(|context, completed, answer| {
                let key = end_by_queen(context);
                let ending = match key == MATE {
                    true => Ending::Checkmate { player: completed.by },
                    false => Ending::Stalemate,
                };
                match answer.word {
                    Word::Yes => context.ended(
                        key,
                        &[UNPROMOTED],
                        ending,
                        Sentence::of("queen-ended-game", completed.by),
                    ),
                    _ => context.ruled(
                        key,
                        &[UNPROMOTED],
                        Vec::new(),
                        Sentence::of("queen-ends-nothing", completed.by),
                    ),
                }
            }),
            asks: &[MATE, STALEMATE],
            ..Norm::of(KeyOf::Fixed(UNPROMOTED), Slot::Procedure)
        }),
        // Two hands are used for one move.
        Listen::MoveMade(Norm {
            wakes: Wakes::Pending,
            ..two_hands()
        }),
        Listen::BothHandsUsed(two_hands()),
        // A later illegal move was taken back with it: whether it counts the Laws do not say.
        Listen::CompletedIrregularly(voided()),
        Listen::IllegalMoveClaimed(voided()),
        Listen::IllegalMoveNoticed(voided()),
        Listen::IllegalPositionNoticed(voided()),
        Listen::MoveMade(Norm {
            wakes: Wakes::Pending,
            ..voided()
        }),
        Listen::CompletedIrregularly(next_voided()),
        Listen::IllegalMoveClaimed(next_voided()),
        Listen::IllegalMoveNoticed(next_voided()),
        Listen::IllegalPositionNoticed(next_voided()),
        Listen::MoveMade(Norm {
            wakes: Wakes::Pending,
            ..next_voided()
        }),
        // The players take back an illegal move that was answered.
        Listen::CorrectionAgreed(Norm {
            when: &[AN_ILLEGAL_MOVE_WAS_ANSWERED, PLAYERS_MAY_AGREE, OPPONENT_AGREES],
            then: corrected,
            otherwise: Some(not_corrected),
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.illegal_move_window.key)),
                Slot::Irregularity,
            )
        }),
        // A loss is overruled, and the illegal move is still on the board.
        Listen::Overruled(overruled()),
        // Where the position is restored, touch-move binds the move that replaces the illegal one.
        Listen::CompletedIrregularly(replacement()),
        Listen::IllegalMoveClaimed(replacement()),
        Listen::IllegalMoveNoticed(replacement()),
        Listen::IllegalPositionNoticed(replacement()),
        Listen::MoveMade(Norm {
            wakes: Wakes::Pending,
            ..replacement()
        }),
        Listen::MoveMade(kept(REPLACEMENT)),
        Listen::MoveMade(kept(WRONG_CLAIM_PLAY_CONTINUES)),
    ],
    raises: &[],
};

/// The queen of the Laws leaves the opponent no legal move.
const NO_MOVE_IS_LEFT: Condition<CompletedIrregularly> =
    Condition::told_or_seen("no-move-is-left", |context, _| Truth::about(context.game.has_no_move()));

/// By which provision that would end the game.
fn end_by_queen(context: &Context<'_>) -> Key {
    match context.game.position().is_some_and(Position::is_check) {
        true => MATE,
        false => STALEMATE,
    }
}

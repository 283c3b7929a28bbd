//! What follows a wrong claim: time for the opponent, and the move that was announced.

use core::time::Duration;

use jadoube_laws::Key;
use jadoube_laws::values::{ClaimStopsClock, ClaimedMoveBoundBy};

use crate::act::Intended;
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{DrawClaimed, DrawRule};
use crate::keys::{WRONG_CLAIM_PLAY_CONTINUES as PLAY_CONTINUES, key};
use crate::norm::{Condition, Truth, Verdict};
use crate::rules::draw_claim::examine::MOVE_IS_LEGAL;
use crate::rules::draw_claim::form::{HAS_THE_MOVE, RIGHT_IS_KEPT};
use crate::rules::draw_claim::{examine, keys_of};
use crate::rules::pause;
use crate::sentence::{Sentence, Value};

/// Provision: draw-claim.wrong-claim-penalty
const WRONG: Key = key("draw-claim.wrong-claim-penalty");

/// Provision: draw-claim.wrong-claim-claimant-deduction, draw-claim.stop-clock, rapid.penalty-minutes,
/// blitz.penalty-minutes
pub(super) fn wrong(context: &Context<'_>, claim: &DrawClaimed, failed: &str) -> Verdict {
    let gets = context.game.provisions().wrong_claim_opponent_gets.value;
    costing(context, claim, failed, gets)
}

/// A wrong claim for which the opponent gets so much time.
pub(super) fn costing(context: &Context<'_>, claim: &DrawClaimed, failed: &str, amount: Duration) -> Verdict {
    let (game, provisions, by) = (context.game, context.game.provisions(), claim.by);
    let mut also_by = vec![keys_of(claim)[0]];
    let mut effects = pause::lapsed(game, by);
    let stops = provisions.claim_stops_clock;
    if stops.value != ClaimStopsClock::ClaimantMay && !game.interrupted() {
        effects.push(Effect::ClockPaused);
        also_by.push(stops.key);
    }
    let gets = provisions.wrong_claim_opponent_gets;
    effects.push(Effect::TimeAdded { player: !by, amount });
    if let (Some(most), Some(floor), Some(clock)) = (
        provisions.wrong_claim_deduction_at_most,
        provisions.wrong_claim_deduction_floor,
        game.clock(),
    ) {
        let left = clock.remaining(by, context.at);
        // In whole milliseconds, as clocks and records count.
        let half = Duration::from_millis(u64::try_from(left.as_millis() / 2).unwrap_or(u64::MAX));
        let after = (left - most.value.min(half)).max(floor.value.min(left));
        if after < left {
            effects.push(Effect::TimeTaken {
                player: by,
                amount: left - after,
            });
            also_by.push(most.key);
        }
    }
    if let Some(intended) = claim.intended.filter(|_| game.turn() == by) {
        also_by.push(PLAY_CONTINUES);
        effects.extend(bound(context, claim, intended));
    }
    if gets.key != WRONG {
        also_by.push(WRONG);
    }
    let sentence = said(context, claim, failed).with("time", Value::Time(amount));
    context.ruled(gets.key, &also_by, effects, sentence)
}

/// What is said of a wrong claim, by the condition that failed.
fn said(context: &Context<'_>, claim: &DrawClaimed, failed: &str) -> Sentence {
    let of = |name| Sentence::of(name, claim.by);
    if failed == HAS_THE_MOVE.name {
        of("claim-wrong-without-move")
    } else if failed == RIGHT_IS_KEPT.name {
        of("claim-wrong-forfeited")
    } else if let (true, Some(intended)) = (failed == MOVE_IS_LEGAL.name, claim.intended) {
        of("claim-wrong-illegal").with("move", Value::Move(intended.attempt))
    } else if examine::settled_by(context).is_some() {
        of("claim-wrong-settled")
    } else if claim.on == DrawRule::FiftyMoves {
        let (moves, enough) = examine::moves_made(context, claim);
        of("claim-wrong-fifty").with("moves", Value::count_of(moves, enough))
    } else if let Some(differs) = examine::differs(context, claim) {
        of("claim-wrong-different").with("differs", Value::Provision(differs))
    } else {
        let (times, enough) = examine::times_stood(context, claim);
        of("claim-wrong").with("times", Value::count_of(times, enough))
    }
}

/// What the claimant must play now.
fn bound(context: &Context<'_>, claim: &DrawClaimed, intended: Intended) -> Option<Effect> {
    let attempt = intended.attempt;
    if context.game.position().find(attempt).is_some() {
        return Some(Effect::MustPlay {
            player: claim.by,
            attempt,
        });
    }
    match context.game.provisions().claimed_move_bound_by.value {
        ClaimedMoveBoundBy::ArticleFour | ClaimedMoveBoundBy::ArticlesThreeAndFour if can_move(context, intended) => {
            Some(Effect::MustMovePiece {
                player: claim.by,
                attempt,
            })
        }
        _ => None,
    }
}

/// The edition says that the announced move must be played, not what holds where it is illegal. A piece that cannot move at
/// all binds nobody.
pub(super) const PIECE_MAY_BE_BOUND: Condition<DrawClaimed> = Condition::new("piece-may-be-bound", |context, claim| {
    let unsaid = context.game.provisions().claimed_move_bound_by.value == ClaimedMoveBoundBy::AnnouncedMove;
    Truth::of(unsaid && claim.intended.is_some_and(|intended| can_move(context, intended)))
});

pub(super) fn asked_what_binds(context: &Context<'_>, claim: &DrawClaimed) -> Verdict {
    let Some(intended) = claim.intended else {
        return Verdict::Silent;
    };
    context.asked(QuestionDraft {
        key: PLAY_CONTINUES,
        also_by: Vec::new(),
        player: Some(claim.by),
        condition: None,
        choices: Choice::plain([Word::Stands, Word::MayPlay]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of("claim-move-illegal", claim.by).with("move", Value::Move(intended.attempt)),
    })
}

pub(super) fn bound_answered(context: &Context<'_>, claim: &DrawClaimed, answer: Answer) -> Verdict {
    let Some(intended) = claim.intended else {
        return Verdict::Silent;
    };
    let (effects, sentence) = match answer.word {
        Word::Stands => {
            let bound = Effect::MustMovePiece {
                player: claim.by,
                attempt: intended.attempt,
            };
            (vec![bound], "claim-piece-bound")
        }
        _ => (Vec::new(), "claim-move-free"),
    };
    context.ruled(PLAY_CONTINUES, &[], effects, Sentence::of(sentence, claim.by))
}

/// Whether the piece named has a legal move at all.
fn can_move(context: &Context<'_>, intended: Intended) -> bool {
    !context.game.position().destinations(intended.attempt.from).is_empty()
}

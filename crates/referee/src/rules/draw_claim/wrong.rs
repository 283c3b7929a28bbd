//! What follows a wrong claim: time for the opponent, and the move that was announced.

use core::time::Duration;

use jadoube_laws::Key;
use jadoube_laws::values::{ClaimStopsClock, ClaimedMoveBoundBy};

use crate::act::Intended;
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, Fact, QuestionDraft};
use crate::entry::{Effect, Meanwhile, Reason};
use crate::finding::{DrawClaimed, DrawRule};
use crate::keys::{WRONG_CLAIM_PLAY_CONTINUES as PLAY_CONTINUES, key};
use crate::norm::{Condition, Truth, Verdict};
use crate::rules::draw_claim::examine::MOVE_IS_LEGAL;
use crate::rules::draw_claim::form::{HAS_THE_MOVE, RIGHT_IS_KEPT};
use crate::rules::draw_claim::{examine, keys_of};
use crate::rules::pause;
use crate::sentence::{Facts, Sentence, Value};

/// Provision: draw-claim.wrong-claim-penalty
const WRONG: Key = key("draw-claim.wrong-claim-penalty");

const PIECE_CAN_MOVE: Fact = Fact("announced-piece-can-move");

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
    let deduction = provisions
        .wrong_claim_deduction_at_most
        .zip(provisions.wrong_claim_deduction_floor);
    if let (Some((most, floor)), Some(clock)) = (deduction, game.clock()) {
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
    let has_the_move = match game.is_called() {
        true => failed != HAS_THE_MOVE.name,
        false => game.turn() == by,
    };
    if let Some(intended) = claim.intended.filter(|_| has_the_move) {
        also_by.push(PLAY_CONTINUES);
        effects.extend(bound(context, claim, intended));
    }
    if gets.key != WRONG {
        also_by.push(WRONG);
    }
    let sentence = said(context, claim, failed).with("time", Value::Time(amount));
    // Nobody has told what the claimant's clock shows: then it is said how to reckon.
    let to_reckon = deduction.filter(|_| game.is_called());
    also_by.extend(to_reckon.map(|(most, _)| most.key));
    let because = to_reckon.map(|(most, floor)| Reason {
        condition: "claimant-loses-time".into(),
        holds: true,
        settled: false,
        facts: Facts::of("player", Value::Player(by))
            .and("most", Value::Time(most.value))
            .and("least", Value::Time(floor.value)),
    });
    context
        .ruled(gets.key, &also_by, effects, sentence)
        .because(because.into_iter().collect())
}

/// What is said of a wrong claim, by the condition that failed.
fn said(context: &Context<'_>, claim: &DrawClaimed, failed: &str) -> Sentence {
    let of = |name| Sentence::of(name, claim.by);
    if failed == HAS_THE_MOVE.name {
        of("claim-wrong-without-move")
    } else if failed == RIGHT_IS_KEPT.name {
        of("claim-wrong-forfeited")
    } else if context.game.is_called() {
        said_unwatched(context, claim, failed)
    } else if let (true, Some(intended)) = (failed == MOVE_IS_LEGAL.name, claim.intended) {
        of("claim-wrong-illegal").with("move", Value::Move(intended.attempt))
    } else if examine::settled_by(context, claim).is_some() {
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

/// The same, where nobody has told the moves. What must be played is said here, since no effect can name it.
fn said_unwatched(context: &Context<'_>, claim: &DrawClaimed, failed: &str) -> Sentence {
    let is_illegal = failed == MOVE_IS_LEGAL.name;
    let bound_by = context.game.provisions().claimed_move_bound_by.value;
    let binds = matches!(
        bound_by,
        ClaimedMoveBoundBy::ArticleFour | ClaimedMoveBoundBy::ArticlesThreeAndFour
    );
    let name = match (claim.on, claim.intended) {
        (_, Some(intended)) if is_illegal && binds && can_move(context, claim, intended) => {
            "claim-wrong-must-move-piece"
        }
        (_, Some(_)) if is_illegal => "claim-wrong-move-illegal",
        (DrawRule::Threefold, Some(_)) => "claim-wrong-must-play",
        (DrawRule::FiftyMoves, Some(_)) => "claim-wrong-fifty-must-play",
        (DrawRule::Threefold, None) => "claim-wrong-not-repeated",
        (DrawRule::FiftyMoves, None) => "claim-wrong-too-few-moves",
    };
    Sentence::of(name, claim.by)
}

/// What the claimant must play now.
fn bound(context: &Context<'_>, claim: &DrawClaimed, intended: Intended) -> Option<Effect> {
    if context.game.is_called() {
        return None;
    }
    let attempt = intended.attempt;
    if context.game.board().breaches(attempt).is_empty() {
        return Some(Effect::MustPlay {
            player: claim.by,
            attempt,
        });
    }
    match context.game.provisions().claimed_move_bound_by.value {
        ClaimedMoveBoundBy::ArticleFour | ClaimedMoveBoundBy::ArticlesThreeAndFour
            if can_move(context, claim, intended) =>
        {
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
pub(super) const PIECE_MAY_BE_BOUND: Condition<DrawClaimed> =
    Condition::told_or_seen("piece-may-be-bound", |context, claim| {
        let unsaid = context.game.provisions().claimed_move_bound_by.value == ClaimedMoveBoundBy::AnnouncedMove;
        Truth::of(
            unsaid
                && claim
                    .intended
                    .is_some_and(|intended| can_move(context, claim, intended)),
        )
    });

pub(super) fn asked_what_binds(context: &Context<'_>, claim: &DrawClaimed) -> Verdict {
    let Some(intended) = claim.intended else {
        return Verdict::Silent;
    };
    let sentence = match context.game.is_called() {
        true => Sentence::of("claim-announced-illegal", claim.by),
        false => Sentence::of("claim-move-illegal", claim.by).with("move", Value::Move(intended.attempt)),
    };
    context.asked(
        QuestionDraft {
            key: PLAY_CONTINUES,
            also_by: Vec::new(),
            player: Some(claim.by),
            condition: None,
            choices: Choice::plain([Word::Stands, Word::MayPlay]),
            meanwhile: Meanwhile::ClockStopped,
            sentence,
        }
        .by_analogy(),
    )
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
fn can_move(context: &Context<'_>, claim: &DrawClaimed, intended: Intended) -> bool {
    if context.game.is_called() {
        return context.told(PIECE_CAN_MOVE, Some(claim.by));
    }
    let position = context.game.position();
    position.is_some_and(|position| !position.destinations(intended.attempt.from).is_empty())
}

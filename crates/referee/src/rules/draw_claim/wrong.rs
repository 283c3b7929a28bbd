//! What follows a wrong claim: time for the opponent, and the move that was announced.

use core::time::Duration;

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::{ClaimStopsClock, ClaimedMoveBoundBy};

use crate::entry::{Answer, Effect, Entry, Meanwhile};
use crate::event::{Claim, Intended};
use crate::find::kind;
use crate::keys::{WRONG_CLAIM_PLAY_CONTINUES as PLAY_CONTINUES, key};
use crate::rules::draw_claim::{claim_of, keys_of};
use crate::rules::{Ask, Case, Rule, Verdict, pause};
use crate::sentence::{Sentence, Value};

/// Provision: draw-claim.wrong-claim-penalty
const WRONG: Key = key("draw-claim.wrong-claim-penalty");

/// Provision: draw-claim.wrong-claim-claimant-deduction, draw-claim.stop-clock, rapid.penalty-minutes,
/// blitz.penalty-minutes
pub(super) fn wrong(case: &Case<'_>, by: Color, claim: Claim) -> Verdict {
    let (game, provisions) = (case.game, case.game.provisions());
    let mut with = vec![keys_of(claim)[0]];
    let mut effects = pause::lapsed(game, by);
    let stops = provisions.claim_stops_clock;
    if stops.value != ClaimStopsClock::ClaimantMay && !game.interrupted() {
        effects.push(Effect::ClockPaused);
        with.push(stops.key);
    }
    let gets = provisions.wrong_claim_opponent_gets;
    effects.push(Effect::TimeAdded(!by, gets.value));
    if let (Some(most), Some(floor), Some(clock)) = (
        provisions.wrong_claim_deduction_at_most,
        provisions.wrong_claim_deduction_floor,
        game.clock(),
    ) {
        let left = clock.remaining(by, case.at);
        // In whole milliseconds, as clocks and records count.
        let half = Duration::from_millis(u64::try_from(left.as_millis() / 2).unwrap_or(u64::MAX));
        let after = (left - most.value.min(half)).max(floor.value.min(left));
        if after < left {
            effects.push(Effect::TimeTaken(by, left - after));
            with.push(most.key);
        }
    }
    if let Some(intended) = claim.intended() {
        with.push(PLAY_CONTINUES);
        effects.extend(bound(case, by, intended));
    }
    if gets.key != WRONG {
        with.push(WRONG);
    }
    let say = Sentence::of("claim-wrong", by).with("time", Value::Time(gets.value));
    case.ruled(gets.key, &with, effects, say)
}

/// What the claimant must play now.
fn bound(case: &Case<'_>, by: Color, intended: Intended) -> Option<Effect> {
    let attempt = intended.attempt;
    if case.game.position().find(attempt).is_some() {
        return Some(Effect::MustPlay(by, attempt));
    }
    match case.game.provisions().claimed_move_bound_by.value {
        ClaimedMoveBoundBy::ArticleFour | ClaimedMoveBoundBy::ArticlesThreeAndFour if can_move(case, intended) => {
            Some(Effect::MustMovePiece(by, attempt))
        }
        _ => None,
    }
}

/// What the claimant must play, where the move announced is illegal and the edition does not say.
pub(in crate::rules) const ILLEGAL_MOVE: Rule = Rule {
    hears: kind::CLAIMED | kind::ANSWERED,
    judge,
};

/// Provision: draw-claim.wrong-claim-play-continues
fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((question, answer)) = case.answer_to(&[PLAY_CONTINUES]) {
        let claim = claim_of(case, question.rests_on.first());
        let Some((by, Some(intended))) = claim.map(|(by, claim)| (by, claim.intended())) else {
            return Verdict::Silent;
        };
        let (effects, sentence) = match answer {
            Answer::Stands => (vec![Effect::MustMovePiece(by, intended.attempt)], "claim-piece-bound"),
            _ => (Vec::new(), "claim-move-free"),
        };
        return case.ruled(PLAY_CONTINUES, &[], effects, Sentence::of(sentence, by));
    }
    let Some((by, claim)) = claim_of(case, Some(&case.event)) else {
        return Verdict::Silent;
    };
    let Some(Entry::Ruling(ruling)) = case.record.last() else {
        return Verdict::Silent;
    };
    let unsaid = case.game.provisions().claimed_move_bound_by.value == ClaimedMoveBoundBy::AnnouncedMove;
    match claim.intended() {
        // A piece that cannot move at all binds nobody.
        Some(intended)
            if ruling.sentence.name == "claim-wrong"
                && unsaid
                && case.game.position().find(intended.attempt).is_none()
                && can_move(case, intended) =>
        {
            case.asked(Ask {
                key: PLAY_CONTINUES,
                with: &[],
                about: Some(by),
                answers: vec![Answer::Stands, Answer::MayPlay],
                meanwhile: Meanwhile::ClockStopped,
                say: Sentence::of("claim-move-illegal", by).with("move", Value::Move(intended.attempt)),
            })
        }
        _ => Verdict::Silent,
    }
}

/// Whether the piece named has a legal move at all.
fn can_move(case: &Case<'_>, intended: Intended) -> bool {
    !case.game.position().destinations(intended.attempt.from).is_empty()
}

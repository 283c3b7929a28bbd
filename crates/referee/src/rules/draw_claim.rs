//! Claims of a draw: threefold repetition and fifty moves.

mod examine;

use core::time::Duration;

use jadoube_board::Color;
use jadoube_laws::values::{ClaimForfeitedBy, ClaimStopsClock, ClaimedMoveBoundBy};
use jadoube_laws::{Draws, Key};

use crate::entry::{Answer, Effect, Ending, Entry, Meanwhile};
use crate::event::{Claim, Intended, Withdrawal};
use crate::find::{Finding, kind};
use crate::keys::{WRONG_CLAIM_PLAY_CONTINUES as PLAY_CONTINUES, key};
use crate::rules::agreement::CONDITIONAL;
use crate::rules::draw_claim::examine::{Examined, examine};
use crate::rules::{Ask, Case, Rule, Verdict, pause};
use crate::say::{Put, Say};

/// Provision: repetition.threefold-claim
const THREEFOLD: Key = key("repetition.threefold-claim");
/// Provision: repetition.claim-with-intended-move
const THREEFOLD_INTENDED: Key = key("repetition.claim-with-intended-move");
/// Provision: repetition.claim-position-on-board
const THREEFOLD_ON_BOARD: Key = key("repetition.claim-position-on-board");
/// Provision: end.draw-repetition-pointer
const THREEFOLD_POINTER: Key = key("end.draw-repetition-pointer");
/// Provision: fifty-move.claim-with-intended-move
const FIFTY_INTENDED: Key = key("fifty-move.claim-with-intended-move");
/// Provision: fifty-move.claim-on-board
const FIFTY_ON_BOARD: Key = key("fifty-move.claim-on-board");
/// Provision: end.draw-fifty-pointer
const FIFTY_POINTER: Key = key("end.draw-fifty-pointer");
/// Provision: repetition.castling-rights
const CASTLING: Key = key("repetition.castling-rights");
/// Provision: draw-claim.correct-claim
const CORRECT: Key = key("draw-claim.correct-claim");
/// Provision: draw-claim.wrong-claim-penalty
const WRONG: Key = key("draw-claim.wrong-claim-penalty");
/// Provision: draw-claim.counts-as-offer
const OFFER: Key = key("draw-claim.counts-as-offer");
/// Provision: draw-claim.no-withdrawal
const NO_WITHDRAWAL: Key = key("draw-claim.no-withdrawal");
/// Provision: draw-claim.written-move-binding
const BINDING: Key = key("draw-claim.written-move-binding");

pub(super) const RULE: Rule = Rule {
    hears: kind::CLAIMED | kind::TOUCHED | kind::WITHDREW | kind::ANSWERED,
    judge,
};

/// What the claimant of a wrong claim must play, where the move announced is illegal and the edition does not say.
pub(super) const ILLEGAL_MOVE: Rule = Rule {
    hears: kind::CLAIMED | kind::ANSWERED,
    judge: judge_illegal_move,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((question, answer)) = case.answer_to(&[CASTLING, FIFTY_ON_BOARD]) {
        let Some((by, claim)) = claim_of(case, question.rests_on.first()) else {
            return Verdict::Silent;
        };
        return match answer {
            Answer::Same | Answer::Drawn => correct(case, claim, &[question.key]),
            _ => wrong(case, by, claim),
        };
    }
    match *case.finding {
        Finding::Claimed(by, claim @ (Claim::Threefold { .. } | Claim::FiftyMoves { .. })) => claimed(case, by, claim),
        Finding::Touched(by) => touched(case, by),
        Finding::Withdrew(by, Withdrawal::Claim) => {
            case.ruled(NO_WITHDRAWAL, &[], Vec::new(), Say::of("claim-not-withdrawn", by))
        }
        _ => Verdict::Silent,
    }
}

fn claimed(case: &mut Case<'_>, by: Color, claim: Claim) -> Verdict {
    let (game, provisions) = (case.game, case.game.provisions());
    let general = keys_of(claim)[0];
    if game.turn() != by {
        return inadmissible(case, general, &[], by, "claim-without-move");
    }
    if game.claim_forfeited() {
        let forfeited = provisions.claim_forfeited_by;
        return inadmissible(case, forfeited.key, &[general], by, "claim-forfeited");
    }
    if let Some(Intended { written: false, .. }) = claim.intended()
        && provisions.recording_required.value
    {
        return inadmissible(case, keys_of(claim)[1], &[BINDING], by, "claim-not-written");
    }
    match examine(game, claim) {
        Examined::Correct => correct(case, claim, &[]),
        Examined::Wrong => wrong(case, by, claim),
        Examined::TurnsOnCastling => case.asked(Ask {
            key: CASTLING,
            with: &[general],
            about: Some(by),
            answers: vec![Answer::Same, Answer::Different],
            meanwhile: Meanwhile::ClockStopped,
            say: Say::of("claim-turns-on-castling", by),
        }),
        Examined::TurnsOnPress => case.asked(Ask {
            key: FIFTY_ON_BOARD,
            with: &[],
            about: Some(by),
            answers: vec![Answer::Drawn, Answer::GoesOn],
            meanwhile: Meanwhile::ClockStopped,
            say: Say::of("claim-turns-on-press", by),
        }),
    }
}

/// A claim that cannot be examined costs nothing: it is as if it had not been made.
fn inadmissible(case: &Case<'_>, key: Key, with: &[Key], by: Color, sentence: &'static str) -> Verdict {
    case.ruled(key, with, Vec::new(), Say::of(sentence, by))
}

fn correct(case: &Case<'_>, claim: Claim, more: &[Key]) -> Verdict {
    let (ending, sentence) = match claim {
        Claim::FiftyMoves { .. } => (Ending::FiftyMoves, "claim-fifty-correct"),
        _ => (Ending::Threefold, "claim-threefold-correct"),
    };
    let with: Vec<Key> = keys_of(claim).iter().chain(more).copied().collect();
    case.ended(CORRECT, &with, ending, Say::of(sentence, case.game.turn()))
}

/// Provision: draw-claim.wrong-claim-claimant-deduction, draw-claim.stop-clock
fn wrong(case: &Case<'_>, by: Color, claim: Claim) -> Verdict {
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
    // Where agreed draws are not allowed at all, a claim is no offer either.
    let allowed = !case.has(CONDITIONAL) || provisions.draws.is_none_or(|draws| draws.value != Draws::Never);
    if allowed {
        effects.push(Effect::OfferStands(by));
        with.push(OFFER);
    }
    if gets.key != WRONG {
        with.push(WRONG);
    }
    let say = Say::of("claim-wrong", by).with("time", Put::Time(gets.value));
    case.ruled(gets.key, &with, effects, say)
}

/// What the claimant must play now.
fn bound(case: &Case<'_>, by: Color, intended: Intended) -> Option<Effect> {
    let attempt = intended.attempt;
    let position = case.game.position();
    if position.find(attempt).is_some() {
        return Some(Effect::MustPlay(by, attempt));
    }
    let touched_can_move = !position.destinations(attempt.from).is_empty();
    match case.game.provisions().claimed_move_bound_by.value {
        ClaimedMoveBoundBy::ArticleFour | ClaimedMoveBoundBy::ArticlesThreeAndFour if touched_can_move => {
            Some(Effect::MustMovePiece(by, attempt))
        }
        _ => None,
    }
}

/// Provision: draw-claim.forfeited-by-touching
fn touched(case: &Case<'_>, by: Color) -> Verdict {
    let forfeited = case.game.provisions().claim_forfeited_by;
    if forfeited.value != ClaimForfeitedBy::TouchingAPiece || case.game.claim_forfeited() {
        return Verdict::Silent;
    }
    let effects = vec![Effect::ClaimForfeited(by)];
    case.ruled(forfeited.key, &[], effects, Say::of("claim-right-lost", by))
}

/// Provision: draw-claim.wrong-claim-play-continues
fn judge_illegal_move(case: &mut Case<'_>) -> Verdict {
    if let Some((question, answer)) = case.answer_to(&[PLAY_CONTINUES]) {
        let claim = claim_of(case, question.rests_on.first());
        let Some((by, Some(intended))) = claim.map(|(by, claim)| (by, claim.intended())) else {
            return Verdict::Silent;
        };
        let (effects, sentence) = match answer {
            Answer::Stands => (vec![Effect::MustMovePiece(by, intended.attempt)], "claim-piece-bound"),
            _ => (Vec::new(), "claim-move-free"),
        };
        return case.ruled(PLAY_CONTINUES, &[], effects, Say::of(sentence, by));
    }
    let Finding::Claimed(by, claim) = *case.finding else {
        return Verdict::Silent;
    };
    let Some(Entry::Ruling(ruling)) = case.record.last() else {
        return Verdict::Silent;
    };
    let unsaid = case.game.provisions().claimed_move_bound_by.value == ClaimedMoveBoundBy::AnnouncedMove;
    match claim.intended() {
        Some(intended)
            if ruling.say.sentence == "claim-wrong"
                && unsaid
                && case.game.position().find(intended.attempt).is_none() =>
        {
            case.asked(Ask {
                key: PLAY_CONTINUES,
                with: &[],
                about: Some(by),
                answers: vec![Answer::Stands, Answer::MayPlay],
                meanwhile: Meanwhile::ClockStopped,
                say: Say::of("claim-move-illegal", by).with("move", Put::Move(intended.attempt)),
            })
        }
        _ => Verdict::Silent,
    }
}

/// The claim told by an event.
fn claim_of(case: &Case<'_>, event: Option<&crate::entry::EntryNo>) -> Option<(Color, Claim)> {
    match case.record.get(event?.index())? {
        Entry::Event(event) => match event.act {
            crate::event::Act::Claimed { by, claim } => Some((by, claim)),
            _ => None,
        },
        _ => None,
    }
}

/// The provisions of a claim, the general one first.
fn keys_of(claim: Claim) -> [Key; 3] {
    match claim {
        Claim::FiftyMoves { intended: Some(_) } => [FIFTY_INTENDED, FIFTY_INTENDED, FIFTY_POINTER],
        Claim::FiftyMoves { intended: None } => [FIFTY_ON_BOARD, FIFTY_ON_BOARD, FIFTY_POINTER],
        Claim::Threefold { intended: Some(_) } => [THREEFOLD, THREEFOLD_INTENDED, THREEFOLD_POINTER],
        Claim::Threefold { intended: None } | Claim::Flag => [THREEFOLD, THREEFOLD_ON_BOARD, THREEFOLD_POINTER],
    }
}

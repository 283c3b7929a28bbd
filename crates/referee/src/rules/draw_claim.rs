//! Claims of a draw: threefold repetition and fifty moves.
//!
#![cfg_attr(not(doctest), doc = include_str!("draw_claim.md"))]

mod examine;
mod unwritten;
mod wrong;

use jadoube_board::Color;
use jadoube_laws::values::{ClaimForfeitedBy, ClaimStopsClock};
use jadoube_laws::{Draws, Key};

use crate::entry::{Answer, Effect, Ending, Entry, EntryNo, Meanwhile};
use crate::event::{Act, Claim, Intended, Withdrawal};
use crate::find::{Finding, kind};
use crate::game::{Bound, Game};
use crate::keys::{WRONG_CLAIM_PLAY_CONTINUES as PLAY_CONTINUES, key};
use crate::rules::agreement::CONDITIONAL;
use crate::rules::draw_claim::examine::{Examined, examine};
use crate::rules::draw_claim::unwritten::Right;
use crate::rules::draw_claim::wrong::wrong;
use crate::rules::{Ask, Case, Rule, Verdict};
use crate::sentence::Sentence;

pub(super) use crate::rules::draw_claim::wrong::ILLEGAL_MOVE;

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

/// Where the claimant has to stop the clock, leaving it running is a breach; it is stopped all the same.
pub(super) const STOP_CLOCK: Rule = Rule {
    hears: kind::CLAIMED,
    judge: judge_stop_clock,
};

/// A claim that did not end the game at once is an offer of a draw.
pub(super) const AS_OFFER: Rule = Rule {
    hears: kind::CLAIMED,
    judge: judge_as_offer,
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
    if let Some((question, answer)) = case.answer_to(&[unwritten::NO_RECORDING, unwritten::ARBITER_RECORDS]) {
        return match (claim_of(case, question.rests_on.first()), answer) {
            (Some((by, claim)), Answer::Allowed) => examined(case, by, claim, &[question.key]),
            (Some((by, _)), _) => {
                let say = Sentence::of("claim-not-written", by);
                case.ruled(question.key, &[BINDING], Vec::new(), say)
            }
            (None, _) => Verdict::Silent,
        };
    }
    match *case.finding {
        Finding::Claimed(by, claim @ (Claim::Threefold { .. } | Claim::FiftyMoves { .. })) => claimed(case, by, claim),
        Finding::Touched(by) => touched(case, by),
        Finding::Withdrew(by, Withdrawal::Claim) => {
            case.ruled(NO_WITHDRAWAL, &[], Vec::new(), Sentence::of("claim-not-withdrawn", by))
        }
        _ => Verdict::Silent,
    }
}

fn claimed(case: &Case<'_>, by: Color, claim: Claim) -> Verdict {
    if let Some(fault) = fault(case, by, claim) {
        // A claim that cannot be examined costs nothing: it is as if it had not been made.
        return case.ruled(fault.key, &fault.with, Vec::new(), Sentence::of(fault.sentence, by));
    }
    let said = claim.intended().is_some_and(|intended| !intended.written);
    match said.then(|| unwritten::right(case)) {
        Some(Right::Unsaid(key)) => case.asked(Ask {
            key,
            with: &[keys_of(claim)[1]],
            about: Some(by),
            answers: vec![Answer::Allowed, Answer::Refused],
            meanwhile: Meanwhile::ClockStopped,
            say: Sentence::of("claim-unwritten-open", by),
        }),
        Some(Right::Kept) => examined(case, by, claim, &[unwritten::KEPT]),
        Some(Right::Lost) | None => examined(case, by, claim, &[]),
    }
}

/// An admissible claim is examined at once.
fn examined(case: &Case<'_>, by: Color, claim: Claim, more: &[Key]) -> Verdict {
    match examine(case.game, claim) {
        Examined::Correct => correct(case, claim, more),
        Examined::Wrong => wrong(case, by, claim),
        Examined::TurnsOnCastling => case.asked(Ask {
            key: CASTLING,
            with: &[keys_of(claim)[0]],
            about: Some(by),
            answers: vec![Answer::Same, Answer::Different],
            meanwhile: Meanwhile::ClockStopped,
            say: Sentence::of("claim-turns-on-castling", by),
        }),
        Examined::TurnsOnPress => case.asked(Ask {
            key: FIFTY_ON_BOARD,
            with: &[],
            about: Some(by),
            answers: vec![Answer::Drawn, Answer::GoesOn],
            meanwhile: Meanwhile::ClockStopped,
            say: Sentence::of("claim-turns-on-press", by),
        }),
    }
}

/// Why a claim cannot be examined.
struct Fault {
    key: Key,
    with: Vec<Key>,
    sentence: &'static str,
}

fn fault(case: &Case<'_>, by: Color, claim: Claim) -> Option<Fault> {
    let game = case.game;
    let [general, particular, _] = keys_of(claim);
    let (key, with, sentence) = if game.turn() != by {
        (general, Vec::new(), "claim-without-move")
    } else if game.claim_forfeited() {
        (
            game.provisions().claim_forfeited_by.key,
            vec![general],
            "claim-forfeited",
        )
    } else {
        let intended = claim.intended()?;
        if !intended.written && matches!(unwritten::right(case), Right::Lost) {
            (particular, vec![BINDING], "claim-not-written")
        } else if !is_bound_move(game, by, intended) {
            let key = if case.has(BINDING) { BINDING } else { PLAY_CONTINUES };
            (key, vec![particular, NO_WITHDRAWAL], "claim-move-changed")
        } else {
            return None;
        }
    };
    Some(Fault { key, with, sentence })
}

/// Whether a claim names no other move than one before it on the same move, which stands.
fn is_bound_move(game: &Game, by: Color, intended: Intended) -> bool {
    match game.bound() {
        Some(Bound::Move(color, must)) if color == by => {
            game.position().find(intended.attempt) == game.position().find(must)
        }
        Some(Bound::Piece(color, must)) if color == by => intended.attempt.from == must.from,
        _ => true,
    }
}

fn correct(case: &Case<'_>, claim: Claim, more: &[Key]) -> Verdict {
    let (ending, sentence) = match claim {
        Claim::FiftyMoves { .. } => (Ending::FiftyMoves, "claim-fifty-correct"),
        _ => (Ending::Threefold, "claim-threefold-correct"),
    };
    let mut with = Vec::new();
    for key in keys_of(claim).iter().chain(more) {
        if !with.contains(key) {
            with.push(*key);
        }
    }
    case.ended(CORRECT, &with, ending, Sentence::of(sentence, case.game.turn()))
}

/// Provision: draw-claim.forfeited-by-touching
fn touched(case: &Case<'_>, by: Color) -> Verdict {
    let forfeited = case.game.provisions().claim_forfeited_by;
    if forfeited.value != ClaimForfeitedBy::TouchingAPiece || case.game.claim_forfeited() {
        return Verdict::Silent;
    }
    let effects = vec![Effect::ClaimForfeited(by)];
    case.ruled(forfeited.key, &[], effects, Sentence::of("claim-right-lost", by))
}

/// Provision: draw-claim.stop-clock
fn judge_stop_clock(case: &mut Case<'_>) -> Verdict {
    let Some((by, _)) = admissible(case) else {
        return Verdict::Silent;
    };
    let stops = case.game.provisions().claim_stops_clock;
    let runs = case.game.clock().is_some() && !case.game.interrupted();
    if stops.value != ClaimStopsClock::ClaimantMust || !runs {
        return Verdict::Silent;
    }
    let effects = vec![Effect::ClockPaused];
    case.ruled(stops.key, &[], effects, Sentence::of("claim-clock-running", by))
}

fn judge_as_offer(case: &mut Case<'_>) -> Verdict {
    let Some((by, _)) = admissible(case) else {
        return Verdict::Silent;
    };
    // Where agreed draws are not allowed at all, a claim is no offer either.
    let never = case
        .game
        .provisions()
        .draws
        .is_some_and(|draws| draws.value == Draws::Never);
    if case.has(CONDITIONAL) && never && !case.game.draw_consented() {
        return Verdict::Silent;
    }
    case.ruled(
        OFFER,
        &[],
        vec![Effect::OfferStands(by)],
        Sentence::of("claim-as-offer", by),
    )
}

/// The claim, if it is one of a draw that can be examined.
fn admissible(case: &Case<'_>) -> Option<(Color, Claim)> {
    match *case.finding {
        Finding::Claimed(by, claim) if claim != Claim::Flag && fault(case, by, claim).is_none() => Some((by, claim)),
        _ => None,
    }
}

/// The claim told by an event, or the one that an answer is about.
fn claim_of(case: &Case<'_>, event: Option<&EntryNo>) -> Option<(Color, Claim)> {
    let Entry::Event(event) = case.record.get(event?.index())? else {
        return None;
    };
    match event.act {
        Act::Claimed { by, claim } => Some((by, claim)),
        Act::Answered { question, .. } => match case.record.get(question.index())? {
            Entry::Question(question) => claim_of(case, question.rests_on.first()),
            Entry::Event(_) | Entry::Ruling(_) => None,
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

//! Who may claim, and how: the move, the right to claim on it, and the move that is announced.

use jadoube_laws::Key;

use crate::act::Intended;
use crate::answer::{Answer, Blank, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::Meanwhile;
use crate::finding::DrawClaimed;
use crate::game::Bound;
use crate::keys::{WRONG_CLAIM_PLAY_CONTINUES as PLAY_CONTINUES, key};
use crate::norm::{Condition, Truth, Verdict};
use crate::rules::draw_claim::{BINDING, FORFEITED, NO_WITHDRAWAL, keys_of, wrong};
use crate::sentence::{Facts, Sentence, Value};

/// Provision: rapid.claims-without-scoresheet
const KEPT: Key = key("rapid.claims-without-scoresheet");
/// Provision: rapid.no-recording
const NO_RECORDING: Key = key("rapid.no-recording");
/// Where the arbiter records a blitz game, the text leaves the players' own duty standing, meant or not.
const ARBITER_RECORDS: Key = key("blitz.full-supervision");

/// A player who does not have the move, or has made it already, claims wrongly.
pub(super) const HAS_THE_MOVE: Condition<DrawClaimed> = Condition::new("claimant-has-the-move", |context, claim| {
    let facts = Facts::of("player", Value::Player(claim.by));
    match context.game.turn() == claim.by {
        true => Truth::Holds(facts),
        false => Truth::Fails(facts.and("opponent", Value::Player(!claim.by))),
    }
});

pub(super) const RIGHT_IS_KEPT: Condition<DrawClaimed> = Condition::new("right-to-claim-is-kept", |context, claim| {
    Truth::of(!(context.game.claim_forfeited() && context.game.turn() == claim.by))
});

pub(super) const MOVE_IS_WRITTEN: Condition<DrawClaimed> = Condition::new("move-is-written", |context, claim| {
    match (claim.intended, right(context)) {
        (None, _) => Truth::Moot,
        (Some(Intended { written: true, .. }), _) | (_, Right::Kept) => Truth::HOLDS,
        (_, Right::Lost) => Truth::FAILS,
        (_, Right::Unsaid(key)) => Truth::Judged(Box::new(QuestionDraft {
            key,
            also_by: vec![keys_of(claim)[1]],
            player: Some(claim.by),
            condition: None,
            choices: Choice::plain([Word::Allowed, Word::Refused]),
            meanwhile: Meanwhile::ClockStopped,
            sentence: Sentence::of("claim-unwritten-open", claim.by),
        })),
    }
});

/// The same, where it does not matter yet what the arbiter will say.
pub(super) const MAY_BE_WRITTEN: Condition<DrawClaimed> = Condition::new("move-may-be-written", |context, claim| {
    let said = claim.intended.is_some_and(|intended| !intended.written);
    match said && matches!(right(context), Right::Lost) {
        true => Truth::FAILS,
        false => Truth::Moot,
    }
});

/// A claim names no other move than one before it on the same move, which stands.
pub(super) const MOVE_IS_UNCHANGED: Condition<DrawClaimed> =
    Condition::new("move-is-the-one-named-before", |context, claim| {
        let Some(intended) = claim.intended else {
            return Truth::Moot;
        };
        let game = context.game;
        match game.bound() {
            Some(Bound::Move(color, must)) if color == claim.by => {
                Truth::of(game.position().find(intended.attempt) == game.position().find(must))
            }
            Some(Bound::Piece(color, must)) if color == claim.by => Truth::of(intended.attempt.from == must.from),
            _ => Truth::Moot,
        }
    });

/// What a player who has not written the move can claim.
enum Right {
    Kept,
    /// The move must be written.
    Lost,
    /// This provision does not say.
    Unsaid(Key),
}

fn right(context: &Context<'_>) -> Right {
    match context.game.provisions().recording_required.value {
        true if context.has(ARBITER_RECORDS) => Right::Unsaid(ARBITER_RECORDS),
        true => Right::Lost,
        false if context.has(KEPT) => Right::Kept,
        false => Right::Unsaid(NO_RECORDING),
    }
}

/// The provision that lets a claim rest on a move that is said and not written.
pub(super) fn allowed_by(context: &Context<'_>, claim: &DrawClaimed) -> Option<Key> {
    claim.intended.filter(|intended| !intended.written)?;
    match right(context) {
        Right::Kept => Some(KEPT),
        Right::Unsaid(key) => Some(key),
        Right::Lost => None,
    }
}

/// What is said of a claim that is turned down on its form. It costs nothing, unless the right to claim was lost: then the
/// Laws do not say whether the claim is a wrong one, and the arbiter is asked.
pub(super) fn rejected(context: &Context<'_>, claim: &DrawClaimed, failed: &str) -> Option<Verdict> {
    let particular = keys_of(claim)[1];
    let by = claim.by;
    Some(if failed == RIGHT_IS_KEPT.name {
        forfeited(context, claim)
    } else if failed == MOVE_IS_WRITTEN.name {
        let key = allowed_by(context, claim).unwrap_or(particular);
        context.ruled(key, &[], Vec::new(), Sentence::of("claim-not-written", by))
    } else if failed == MOVE_IS_UNCHANGED.name {
        let key = if context.has(BINDING) { BINDING } else { PLAY_CONTINUES };
        let also_by = [particular, NO_WITHDRAWAL];
        context.ruled(key, &also_by, Vec::new(), Sentence::of("claim-move-changed", by))
    } else {
        return None;
    })
}

/// The player has touched a piece and can no longer claim. Whether the claim costs time all the same is not said.
fn forfeited(context: &Context<'_>, claim: &DrawClaimed) -> Verdict {
    let provisions = context.game.provisions();
    let gets = provisions.wrong_claim_opponent_gets.value;
    context.asked(QuestionDraft {
        key: FORFEITED,
        also_by: vec![keys_of(claim)[0], provisions.wrong_claim_opponent_gets.key],
        player: Some(claim.by),
        condition: None,
        choices: vec![
            Word::NoPenalty.into(),
            Choice {
                word: Word::OpponentTime,
                blank: Some(Blank::Time { proposed: Some(gets) }),
            },
        ],
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of("claim-forfeited", claim.by).with("time", Value::Time(gets)),
    })
}

pub(super) fn forfeit_answered(context: &Context<'_>, claim: &DrawClaimed, answer: Answer) -> Verdict {
    match answer.word {
        Word::OpponentTime => wrong::costing(context, claim, RIGHT_IS_KEPT.name, answer.time()),
        _ => {
            let sentence = Sentence::of("claim-forfeited-free", claim.by);
            context.ruled(FORFEITED, &[keys_of(claim)[0]], Vec::new(), sentence)
        }
    }
}

//! Who may claim, and how: the move, the right to claim on it, and the move that is announced.

use jadoube_laws::Key;

use crate::act::Intended;
use crate::answer::{Answer, Blank, Choice, Word};
use crate::context::{Context, Fact, Given, QuestionDraft};
use crate::entry::Meanwhile;
use crate::finding::DrawClaimed;
use crate::keys::{WRONG_CLAIM_PLAY_CONTINUES as PLAY_CONTINUES, key};
use crate::norm::{Condition, Truth, Verdict};
use crate::rules::draw_claim::{BINDING, FORFEITED, NO_WITHDRAWAL, keys_of, touching_forfeits, wrong};
use crate::sentence::{Facts, Sentence, Value};

/// Provision: rapid.claims-without-scoresheet
const KEPT: Key = key("rapid.claims-without-scoresheet");
/// Provision: rapid.no-recording
const NO_RECORDING: Key = key("rapid.no-recording");
/// Where the arbiter records a blitz game, the text leaves the players' own duty standing, meant or not.
const ARBITER_RECORDS: Key = key("blitz.full-supervision");

/// A player who does not have the move, or has made it already, claims wrongly.
pub(super) const HAS_THE_MOVE: Condition<DrawClaimed> = Condition::seen("claimant-has-the-move", |context, claim| {
    let facts = Facts::of("player", Value::Player(claim.by));
    match context.game.turn() == claim.by {
        true => Truth::Holds(facts),
        false => Truth::Fails(facts.and("opponent", Value::Player(!claim.by))),
    }
});

pub(super) const RIGHT_IS_KEPT: Condition<DrawClaimed> = Condition::seen_unless(
    "right-to-claim-is-kept",
    |given, _| (!touching_forfeits(given)).then_some(Truth::HOLDS),
    |context, claim| Truth::of(!(context.game.claim_forfeited() && context.game.turn() == claim.by)),
);

pub(super) const MOVE_IS_WRITTEN: Condition<DrawClaimed> =
    Condition::given("move-is-written", |given, claim| match (claim.intended, right(given)) {
        (None, _) => Truth::Moot,
        (_, Right::Kept) => Truth::HOLDS,
        (Some(intended), _) if is_written(given, claim, intended) => Truth::HOLDS,
        (_, Right::Lost) => Truth::FAILS,
        (_, Right::Unsaid(key)) => Truth::Judged(Box::new(
            QuestionDraft {
                key,
                also_by: vec![keys_of(claim)[1]],
                player: Some(claim.by),
                condition: None,
                choices: Choice::plain([Word::Allowed, Word::Refused]),
                meanwhile: Meanwhile::ClockStopped,
                sentence: Sentence::of("claim-unwritten-open", claim.by),
            }
            .by_analogy(),
        )),
    });

/// The same, where it does not matter yet what the arbiter will say.
pub(super) const MAY_BE_WRITTEN: Condition<DrawClaimed> = Condition::given("move-may-be-written", |given, claim| {
    let must_be = matches!(right(given), Right::Lost);
    let is_said = |intended| !is_written(given, claim, intended);
    match must_be && claim.intended.is_some_and(is_said) {
        true => Truth::FAILS,
        false => Truth::Moot,
    }
});

/// Whether the move is on the scoresheet. Where nobody watched, somebody must have looked.
fn is_written(given: &Given<'_>, claim: &DrawClaimed, intended: Intended) -> bool {
    match given.is_called() {
        true => given.told(ON_SCORESHEET, Some(claim.by)),
        false => intended.written,
    }
}

const ON_SCORESHEET: Fact = Fact("move-is-on-the-scoresheet");

/// A claim names no other move than one before it on the same move, which stands.
pub(super) const MOVE_IS_UNCHANGED: Condition<DrawClaimed> = Condition::seen_unless(
    "move-is-the-one-named-before",
    |_, claim| claim.intended.is_none().then_some(Truth::Moot),
    |context, claim| {
        let Some(intended) = claim.intended else {
            return Truth::Moot;
        };
        let obligation = context.game.obligation().filter(|must| must.player == claim.by);
        match (obligation, context.game.position()) {
            (Some(obligation), Some(position)) => Truth::of(obligation.is_kept_by(intended.attempt, position)),
            _ => Truth::Moot,
        }
    },
);

/// What a player who has not written the move can claim.
enum Right {
    Kept,
    /// The move must be written.
    Lost,
    /// This provision does not say.
    Unsaid(Key),
}

fn right(given: &Given<'_>) -> Right {
    match given.provisions().recording_required.value {
        true if given.has(ARBITER_RECORDS) => Right::Unsaid(ARBITER_RECORDS),
        true => Right::Lost,
        false if given.has(KEPT) => Right::Kept,
        false => Right::Unsaid(NO_RECORDING),
    }
}

/// The provision that lets a claim rest on a move that is said and not written.
pub(super) fn allowed_by(context: &Context<'_>, claim: &DrawClaimed) -> Option<Key> {
    let given = context.given();
    let right = right(&given);
    // Where a move that is only said is as good, nobody need look whether it is written.
    let is_said = |intended: &Intended| match right {
        Right::Kept => !intended.written,
        Right::Lost | Right::Unsaid(_) => !is_written(&given, claim, *intended),
    };
    claim.intended.filter(is_said)?;
    match right {
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
    context.asked(
        QuestionDraft {
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
        }
        .by_analogy(),
    )
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

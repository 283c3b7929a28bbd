//! The players agree to take an illegal move back.

use jadoube_laws::values::IllegalMoveWindow;

use super::{AGREED_IN_BLITZ, AGREED_IN_RAPID};
use crate::context::Context;
use crate::finding::CorrectionAgreed;
use crate::norm::{Condition, Truth, Verdict};
use crate::rules::restored_clock::restored;
use crate::sentence::Sentence;

pub(super) const AN_ILLEGAL_MOVE_WAS_ANSWERED: Condition<CorrectionAgreed> =
    Condition::seen("an-illegal-move-was-answered", |context, _| {
        Truth::of(context.game.answered_illegal_move().is_some())
    });

pub(super) const PLAYERS_MAY_AGREE: Condition<CorrectionAgreed> =
    Condition::given("players-may-agree-to-correct", |given, _| {
        Truth::of(given.has(AGREED_IN_RAPID) || given.has(AGREED_IN_BLITZ))
    });

pub(super) const OPPONENT_AGREES: Condition<CorrectionAgreed> =
    Condition::given("opponent-agrees-to-correct", |_, agreed| Truth::of(agreed.agreed));

pub(super) fn corrected(context: &Context<'_>, _: &CorrectionAgreed) -> Verdict {
    let Some(irregular) = context.game.answered_illegal_move() else {
        return Verdict::Silent;
    };
    let key = match context.has(AGREED_IN_RAPID) {
        true => AGREED_IN_RAPID,
        false => AGREED_IN_BLITZ,
    };
    let effects = restored(context, irregular.entry);
    context.ruled(key, &[], effects, Sentence::of("illegal-corrected", irregular.by))
}

pub(super) fn not_corrected(context: &Context<'_>, agreed: &CorrectionAgreed, failed: &'static str) -> Verdict {
    let window = context.game.provisions().illegal_move_window;
    let sentence = if failed == AN_ILLEGAL_MOVE_WAS_ANSWERED.name {
        "illegal-nothing-to-correct"
    } else if failed == OPPONENT_AGREES.name {
        return Verdict::Silent;
    } else if window.value == IllegalMoveWindow::Game {
        "illegal-for-the-arbiter"
    } else {
        "illegal-not-corrected"
    };
    context.ruled(window.key, &[], Vec::new(), Sentence::of(sentence, agreed.by))
}

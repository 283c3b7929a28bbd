//! Two hands used for one move.

use jadoube_laws::values::{IllegalMoveTally, TwoHandsCounted};

use super::consequence::number;
use super::tally::tally_answered;
use super::{
    DRAWN, DRAWN_IN_BLITZ, DRAWN_IN_RAPID, TWO_HANDS, TWO_HANDS_PENALTY, TellsOfIllegalMove, is_the_one_that_loses,
    lost, not_lost, opponent_can_mate,
};
use crate::context::Fact;
use crate::finding::Cause;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::touch_move::two_hands_are_listed;
use crate::sentence::{Sentence, Value};

/// Two hands count as an illegal move at once, or when the clock has been pressed.
pub(super) const fn two_hands<F: TellsOfIllegalMove>() -> Norm<F> {
    Norm {
        when: const {
            &[
                two_hands_count(),
                two_hands_tally_is_clear(),
                is_the_one_that_loses(),
                opponent_can_mate(),
            ]
        },
        then: lost,
        otherwise: Some(
            |context, told: &F, failed| match failed == two_hands_count::<F>().name {
                true => Verdict::Silent,
                false => not_lost(context, told, failed),
            },
        ),
        answered: Some(tally_answered),
        asks: &[TWO_HANDS_PENALTY, DRAWN, DRAWN_IN_RAPID, DRAWN_IN_BLITZ],
        ..Norm::of(KeyOf::Fixed(TWO_HANDS), Slot::Irregularity)
    }
}

/// What only people can tell where nobody watched the game.
pub(super) const PRESSED_AFTER: Fact = Fact("clock-was-pressed-after-it");

pub(super) const fn two_hands_count<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::told_or_seen("two-hands-count", |context, told: &F| {
        let game = context.game;
        let pressed = || match told.offender() {
            offender if game.is_called() => context.told(PRESSED_AFTER, offender),
            Some(player) => !game.unpressed()[player],
            None => false,
        };
        let used = game.is_called() || game.both_hands_seen() && two_hands_are_listed(game);
        let counts = match game.provisions().two_hands_counted.map(|counted| counted.value) {
            Some(TwoHandsCounted::WhenUsed) => used,
            Some(TwoHandsCounted::WhenPressed) => used && pressed(),
            None => false,
        };
        Truth::of(counts)
    })
}

/// Where the text does not settle whether both hands are counted together with illegal moves, and it matters.
pub(super) const fn two_hands_tally_is_clear<F: TellsOfIllegalMove>() -> Condition<F> {
    Condition::seen_unless(
        "two-hands-tally-is-clear",
        |given, _| {
            let tally = given.provisions().illegal_move_tally.map(|tally| tally.value);
            (tally != Some(IllegalMoveTally::ByKindOrCommon)).then_some(Truth::Moot)
        },
        |context, told: &F| {
            let Some(player) = told.offender() else {
                return Truth::Moot;
            };
            let loses_at = context.game.provisions().illegal_move_loses_at.value;
            let of_its_kind = 1 + context.game.counted_of_kind(player, Cause::BothHands);
            Truth::about(number(context, player) < loses_at || of_its_kind >= loses_at.max(2))
        },
    )
    .asked_as(|given, told| {
        let loses_at = given.provisions().illegal_move_loses_at.value;
        Sentence::asking("two-hands-tally-is-clear", told.offender()).with("number", Value::Count(loses_at))
    })
}

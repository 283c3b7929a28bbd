//! Who need not record, since little time is left.

use core::time::Duration;

use jadoube_board::Color;
use jadoube_laws::values::ReliefLifts;

use crate::context::{Context, Given};
use crate::entry::EntryNo;
use crate::norm::{Condition, Truth, Verdict};
use crate::rules::recording::{ADVANCE, RELIEF, RELIEF_SCOPE};
use crate::sentence::{Facts, Sentence, Value};

/// Whether the player that it is about need not record in what is left of the period.
pub(crate) const fn is_relieved<F>() -> Condition<F> {
    Condition::seen_unless(
        "player-is-relieved-from-recording",
        |given, _| gets_enough(given).then_some(Truth::FAILS),
        |context, _| relief(context, context.finding.player(), context.of),
    )
    .asked_as(|given, _| {
        let provisions = given.provisions();
        Sentence::asking("player-is-relieved-from-recording", given.player())
            .with("below", Value::Time(provisions.relief_below.value))
            .with("increment", Value::Time(provisions.relief_increment_below.value))
    })
}

/// Whether the relief lifts more than the duty to write the moves.
pub(super) const fn is_lifted<F>() -> Condition<F> {
    Condition::seen_unless(
        "all-of-recording-is-lifted",
        |given, _| match given.provisions().relief_lifts.value {
            ReliefLifts::RecordingMoves => Some(Truth::FAILS),
            ReliefLifts::AllOfRecording => gets_enough(given).then_some(Truth::FAILS),
        },
        |context, _| relief(context, context.finding.player(), context.of),
    )
    .asked_as(|given, _| {
        let provisions = given.provisions();
        Sentence::asking("player-is-relieved-from-recording", given.player())
            .with("below", Value::Time(provisions.relief_below.value))
            .with("increment", Value::Time(provisions.relief_increment_below.value))
    })
}

/// What is said where the relief reaches further than the duty to write the moves.
pub(super) fn lifted_by(context: &Context<'_>, player: Color, failed: &str) -> Verdict {
    let lifted: Condition<()> = is_lifted();
    match failed == lifted.name {
        true => {
            let sentence = Sentence::of("recording-is-lifted", player).with("provision", Value::Provision(ADVANCE));
            context.ruled(RELIEF_SCOPE, &[RELIEF, ADVANCE], Vec::new(), sentence)
        }
        false => Verdict::Silent,
    }
}

/// Whether a player need not record.
pub(crate) fn relieved(context: &Context<'_>, player: Color) -> bool {
    relieved_at(context, player, context.of)
}

/// Whether a player needed not record when an entry was written.
pub(crate) fn relieved_at(context: &Context<'_>, player: Color, no: EntryNo) -> bool {
    matches!(relief(context, Some(player), no), Truth::Holds(_))
}

/// Less than five minutes at any moment of the period, and too little time with every move.
fn relief(context: &Context<'_>, player: Option<Color>, no: EntryNo) -> Truth {
    let (Some(player), Some(clock)) = (player, context.game.clock()) else {
        return Truth::FAILS;
    };
    let provisions = context.game.provisions();
    let (below, increment) = (provisions.relief_below.value, provisions.relief_increment_below.value);
    // The period is the one before anything was said to the finding: a fallen flag may begin the next.
    let (Some(least), Some((before, _))) = ((context.least_time)(no, player), (context.clock_before)(no)) else {
        return Truth::FAILS;
    };
    let periods = clock.control()[player].periods();
    let index = before.period(player).min(periods.len().saturating_sub(1));
    let each = periods
        .get(index)
        .map_or(Duration::ZERO, |period| period.per_move.time());
    let facts = Facts::of("player", Value::Player(player))
        .and("time", Value::Time(least))
        .and("below", Value::Time(below))
        .and("each", Value::Time(each));
    match least < below && each < increment {
        true => Truth::Holds(facts),
        false => Truth::Fails(facts),
    }
}

/// Whether the terms give every player so much with every move that nobody is ever relieved.
fn gets_enough(given: &Given<'_>) -> bool {
    let enough = given.provisions().relief_increment_below.value;
    let control = given.terms().control.as_ref();
    control.is_some_and(|control| {
        Color::ALL.into_iter().all(|color| {
            let mut periods = control[color].periods().iter();
            periods.all(|period| period.per_move.time() >= enough)
        })
    })
}

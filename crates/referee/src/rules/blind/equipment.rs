//! Things made for visually disabled players: what they must have.

use jadoube_laws::Key;

use crate::act::{Equipment, Feature};
use crate::context::{Context, Given};
use crate::finding::EquipmentChecked;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::sentence::{Facts, Sentence, Value};

/// Provision: blind.special-board
const SPECIAL_BOARD: Key = key("blind.special-board");
/// Provision: blind.special-pieces
const SPECIAL_PIECES: Key = key("blind.special-pieces");
/// Provision: blind.clock.special
const SPECIAL_CLOCK: Key = key("blind.clock.special");
/// Provision: blind.clock.analogue
const ANALOGUE_CLOCK: Key = key("blind.clock.analogue");

/// The least that either side of the board measures, in centimetres: the same in every edition.
const LEAST_SIDE: u32 = 20;

pub(super) const BOARD: Norm<EquipmentChecked> = Norm {
    when: &[IS_BOARD, LARGE_ENOUGH, BLACK_SQUARES_RAISED, HOLES],
    then: |context, _| fit(context, SPECIAL_BOARD),
    otherwise: Some(|context, _, failed| unfit(context, SPECIAL_BOARD, failed)),
    ..Norm::of(KeyOf::Fixed(SPECIAL_BOARD), Slot::Procedure)
};

pub(super) const PIECES: Norm<EquipmentChecked> = Norm {
    when: &[ARE_PIECES, PEGS, STAUNTON, BLACK_MARKED],
    then: |context, _| fit(context, SPECIAL_PIECES),
    otherwise: Some(|context, _, failed| unfit(context, SPECIAL_PIECES, failed)),
    ..Norm::of(KeyOf::Fixed(SPECIAL_PIECES), Slot::Procedure)
};

/// A clock that tells time and moves. What it only should have does not keep it out; where the edition knows no such clock, the
/// special clock is the one that can be felt.
pub(super) const CLOCK: Norm<EquipmentChecked> = Norm {
    when: &[
        IS_CLOCK,
        STRONG_HANDS_IF_FELT,
        FIVE_MINUTE_DOTS_IF_FELT,
        FIFTEEN_MINUTE_DOTS_IF_FELT,
        FLAG_FELT_IF_FELT,
        MINUTE_HAND_FELT_IF_FELT,
        CLOCK_TELLS_ALL,
    ],
    then: |context, _| fit(context, SPECIAL_CLOCK),
    otherwise: Some(|context, _, failed| match failed == CLOCK_TELLS_ALL.name {
        true => context.ruled(
            SPECIAL_CLOCK,
            &[],
            Vec::new(),
            Sentence::plain("special-clock-falls-short"),
        ),
        false => unfit(context, SPECIAL_CLOCK, failed),
    }),
    ..Norm::of(KeyOf::Fixed(SPECIAL_CLOCK), Slot::Procedure)
};

pub(super) const ANALOGUE: Norm<EquipmentChecked> = Norm {
    when: &[
        IS_ANALOGUE,
        STRONG_HANDS,
        FIVE_MINUTE_DOTS,
        FIFTEEN_MINUTE_DOTS,
        FLAG_FELT,
        MINUTE_HAND_FELT,
    ],
    then: |context, _| fit(context, ANALOGUE_CLOCK),
    otherwise: Some(|context, _, failed| unfit(context, ANALOGUE_CLOCK, failed)),
    ..Norm::of(KeyOf::Fixed(ANALOGUE_CLOCK), Slot::Procedure)
};

const IS_BOARD: Condition<EquipmentChecked> = Condition::given("thing-is-of-this-kind", |_, checked| {
    Truth::about(checked.item == Equipment::SpecialBoard)
});
const ARE_PIECES: Condition<EquipmentChecked> = Condition::given("thing-is-of-this-kind", |_, checked| {
    Truth::about(checked.item == Equipment::SpecialPieces)
});
const IS_CLOCK: Condition<EquipmentChecked> = Condition::given("thing-is-of-this-kind", |_, checked| {
    Truth::about(checked.item == Equipment::SpecialClock)
});
const IS_ANALOGUE: Condition<EquipmentChecked> = Condition::given("thing-is-of-this-kind", |_, checked| {
    Truth::about(checked.item == Equipment::AnalogueClock)
});

const LARGE_ENOUGH: Condition<EquipmentChecked> = Condition::seen("board-is-large-enough", |_, checked| {
    let Some(size) = checked.size else { return Truth::FAILS };
    let facts = Facts::of("width", Value::Count(size.width_cm))
        .and("length", Value::Count(size.length_cm))
        .and("least", Value::Count(LEAST_SIDE));
    match size.width_cm.min(size.length_cm) >= LEAST_SIDE {
        true => Truth::Holds(facts),
        false => Truth::Fails(facts),
    }
});

const BLACK_SQUARES_RAISED: Condition<EquipmentChecked> = Condition::seen("black-squares-are-raised", |_, checked| {
    has(checked, Feature::BlackSquaresRaised)
});
const HOLES: Condition<EquipmentChecked> =
    Condition::seen("every-square-has-a-hole", |_, checked| has(checked, Feature::Holes));
const PEGS: Condition<EquipmentChecked> =
    Condition::seen("every-piece-has-a-peg", |_, checked| has(checked, Feature::Pegs));
const STAUNTON: Condition<EquipmentChecked> = Condition::seen("pieces-are-of-staunton-pattern", |_, checked| {
    has(checked, Feature::Staunton)
});
const BLACK_MARKED: Condition<EquipmentChecked> = Condition::seen("black-pieces-are-marked", |_, checked| {
    has(checked, Feature::BlackMarked)
});
const STRONG_HANDS: Condition<EquipmentChecked> = Condition::seen("hands-are-strengthened", |_, checked| {
    has(checked, Feature::StrongHands)
});
const FIVE_MINUTE_DOTS: Condition<EquipmentChecked> = Condition::seen("one-dot-every-five-minutes", |_, checked| {
    has(checked, Feature::FiveMinuteDots)
});
const FIFTEEN_MINUTE_DOTS: Condition<EquipmentChecked> =
    Condition::seen("two-dots-every-fifteen-minutes", |_, checked| {
        has(checked, Feature::FifteenMinuteDots)
    });
const FLAG_FELT: Condition<EquipmentChecked> =
    Condition::seen("flag-is-easily-felt", |_, checked| has(checked, Feature::FlagFelt));
const MINUTE_HAND_FELT: Condition<EquipmentChecked> = Condition::seen("minute-hand-can-be-felt", |_, checked| {
    has(checked, Feature::MinuteHandFelt)
});

/// What a special clock must have where the edition knows none that speaks.
const CLOCK_SPEAKS: fn(&Given<'_>, &EquipmentChecked) -> Option<Truth> =
    |given, _| given.provisions().blind_clock_speaks.value.then_some(Truth::Moot);

const STRONG_HANDS_IF_FELT: Condition<EquipmentChecked> = STRONG_HANDS.unless(CLOCK_SPEAKS);
const FIVE_MINUTE_DOTS_IF_FELT: Condition<EquipmentChecked> = FIVE_MINUTE_DOTS.unless(CLOCK_SPEAKS);
const FIFTEEN_MINUTE_DOTS_IF_FELT: Condition<EquipmentChecked> = FIFTEEN_MINUTE_DOTS.unless(CLOCK_SPEAKS);
const FLAG_FELT_IF_FELT: Condition<EquipmentChecked> = FLAG_FELT.unless(CLOCK_SPEAKS);
const MINUTE_HAND_FELT_IF_FELT: Condition<EquipmentChecked> = MINUTE_HAND_FELT.unless(CLOCK_SPEAKS);

const CLOCK_TELLS_ALL: Condition<EquipmentChecked> = Condition::seen_unless(
    "clock-tells-time-and-moves",
    |given, _| (!given.provisions().blind_clock_speaks.value).then_some(Truth::Moot),
    |_, checked| {
        let tells = [Feature::TellsTime, Feature::TellsMoves];
        Truth::of(tells.iter().all(|feature| checked.has.contains(feature)))
    },
);

fn has(checked: &EquipmentChecked, feature: Feature) -> Truth {
    Truth::of(checked.has.contains(&feature))
}

fn fit(context: &Context<'_>, key: Key) -> Verdict {
    let sentence = Sentence::plain("equipment-accepted").with("provision", Value::Provision(key));
    context.ruled(key, &[], Vec::new(), sentence)
}

fn unfit(context: &Context<'_>, key: Key, failed: &str) -> Verdict {
    if failed == IS_BOARD.name {
        return Verdict::Silent;
    }
    let sentence = Sentence::plain("equipment-refused").with("provision", Value::Provision(key));
    context.ruled(key, &[], Vec::new(), sentence)
}

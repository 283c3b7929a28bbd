//! Whether a claim or a request in the last minutes can be made: the time control, the move, the flag, the time that is left.

use core::time::Duration;

use jadoube_board::Color;
use jadoube_laws::values::{Quickplay, QuickplayWithIncrement};
use jadoube_laws::{Cited, Key, Provisions};

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::Meanwhile;
use crate::finding::{ClaimedWithoutArbiter, IncrementRequested, QuickplayClaimed};
use crate::keys::{INCREMENT_REQUEST, key};
use crate::norm::{Condition, Truth, Verdict};
use crate::rules::flag_fall::{can_have_periods, has_increment};
use crate::rules::quickplay::no_arbiter::NO_ARBITER;
use crate::rules::quickplay::{CONDITIONS, DEFINITION};
use crate::sentence::{Facts, Sentence, Value};

/// Provision: quickplay.announced
const ANNOUNCED: Key = key("quickplay.announced");
/// Provision: quickplay.scope
const SCOPE: Key = key("quickplay.scope");

/// What a player can ask for only in the last minutes.
pub(super) trait ClaimInLastMinutes {
    /// The provision that says when.
    const KEY: Key;
    fn by(&self) -> Color;
    /// How much time the player had left.
    fn left(&self) -> Duration;
    /// Whether the player's flag was down.
    fn down(&self) -> bool;
    /// Below what time left it is possible.
    fn below(provisions: &Provisions) -> Option<Cited<Duration>>;
}

impl ClaimInLastMinutes for QuickplayClaimed {
    const KEY: Key = CONDITIONS;

    fn by(&self) -> Color {
        self.by
    }

    fn left(&self) -> Duration {
        self.left
    }

    fn down(&self) -> bool {
        self.down
    }

    fn below(provisions: &Provisions) -> Option<Cited<Duration>> {
        provisions.quickplay_below
    }
}

impl ClaimInLastMinutes for ClaimedWithoutArbiter {
    const KEY: Key = NO_ARBITER;

    fn by(&self) -> Color {
        self.by
    }

    fn left(&self) -> Duration {
        self.left
    }

    fn down(&self) -> bool {
        self.down
    }

    fn below(provisions: &Provisions) -> Option<Cited<Duration>> {
        provisions.quickplay_below
    }
}

impl ClaimInLastMinutes for IncrementRequested {
    const KEY: Key = INCREMENT_REQUEST;

    fn by(&self) -> Color {
        self.by
    }

    fn left(&self) -> Duration {
        self.left
    }

    fn down(&self) -> bool {
        self.down
    }

    fn below(provisions: &Provisions) -> Option<Cited<Duration>> {
        provisions.quickplay_increment_below
    }
}

/// The Laws of the game have such a claim.
pub(super) const fn claim_exists<F>() -> Condition<F> {
    Condition::given("quickplay-claim-exists", |given, _| {
        Truth::of(given.provisions().quickplay.value != Quickplay::None)
    })
}

/// Where only the guidelines have it, they apply if they were announced.
pub(super) const fn guidelines_announced<F>() -> Condition<F> {
    Condition::seen_unless(
        "guidelines-announced",
        |given, _| {
            let announced = given.provisions().guidelines_iii;
            match (given.provisions().quickplay.value, announced) {
                (Quickplay::Guidelines, Some(announced)) if announced.value => Some(Truth::HOLDS),
                (Quickplay::Guidelines, _) if given.is_called() => None,
                (Quickplay::Guidelines, _) => Some(Truth::FAILS),
                (Quickplay::ArticleTen | Quickplay::None, _) => Some(Truth::Moot),
            }
        },
        |_, _| Truth::FAILS,
    )
}

/// The guidelines are for games without increment. Where the text does not exclude it, whether a period with increment is a
/// limited time is for the arbiter to say.
pub(super) const fn is_for_time_control<F: ClaimInLastMinutes>() -> Condition<F> {
    Condition::told_or_seen("quickplay-is-for-this-time-control", |context, claim: &F| {
        let with_increment = context.game.provisions().quickplay_with_increment.value;
        match (has_increment(context), with_increment) {
            (false, _) => Truth::HOLDS,
            (true, QuickplayWithIncrement::Excluded) => Truth::FAILS,
            (true, QuickplayWithIncrement::Unsaid) => Truth::Judged(Box::new(
                QuestionDraft {
                    key: SCOPE,
                    also_by: vec![DEFINITION, F::KEY],
                    player: Some(claim.by()),
                    condition: None,
                    choices: Choice::plain([Word::Allowed, Word::Refused]),
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: Sentence::of("quickplay-with-increment", claim.by()),
                }
                .by_analogy(),
            )),
        }
    })
}

/// All the remaining moves must be completed in the time that is left.
pub(super) const fn is_last_period<F: ClaimInLastMinutes>() -> Condition<F> {
    Condition::seen_unless(
        "last-period",
        |given, _| (!can_have_periods(given.terms())).then_some(Truth::HOLDS),
        |context, claim| {
            let clock = context.game.clock();
            Truth::of(clock.is_some_and(|clock| clock.is_last_period(claim.by())))
        },
    )
}

pub(super) const fn has_the_move<F: ClaimInLastMinutes>() -> Condition<F> {
    Condition::seen("claimant-has-the-move", |context, claim: &F| {
        let facts = Facts::of("player", Value::Player(claim.by()));
        match context.game.turn() == claim.by() {
            true => Truth::Holds(facts),
            false => Truth::Fails(facts.and("opponent", Value::Player(!claim.by()))),
        }
    })
}

pub(super) const fn own_flag_is_down<F: ClaimInLastMinutes>() -> Condition<F> {
    Condition::seen("own-flag-is-down", |_, claim: &F| {
        let facts = Facts::of("player", Value::Player(claim.by()));
        match claim.down() {
            true => Truth::Holds(facts),
            false => Truth::Fails(facts),
        }
    })
}

pub(super) const fn has_little_time<F: ClaimInLastMinutes>() -> Condition<F> {
    Condition::seen("has-little-time-left", |context, claim: &F| {
        let below = below::<F>(context.game.provisions());
        let facts = Facts::of("player", Value::Player(claim.by()))
            .and("time", Value::Time(claim.left()))
            .and("below", Value::Time(below));
        match claim.left() < below {
            true => Truth::Holds(facts),
            false => Truth::Fails(facts),
        }
    })
    .asked_as(|given, claim| {
        let below = below::<F>(given.provisions());
        Sentence::asking("has-little-time-left", Some(claim.by())).with("below", Value::Time(below))
    })
}

/// Whether the players already have the increment that one of them has asked for.
pub(super) const fn increment_introduced<F: ClaimInLastMinutes>() -> Condition<F> {
    Condition::seen_unless(
        "increment-was-introduced",
        |given, _| match given.provisions().quickplay_increment {
            Some(_) => None,
            None => Some(Truth::Moot),
        },
        |context, _| Truth::of(context.game.introduced_increment().is_some()),
    )
}

fn below<F: ClaimInLastMinutes>(provisions: &Provisions) -> Duration {
    F::below(provisions).map_or(Duration::ZERO, |below| below.value)
}

/// What is said where one of the conditions does not hold. It costs nothing.
pub(super) fn refused<F: ClaimInLastMinutes + 'static>(
    context: &Context<'_>,
    claim: &F,
    failed: &'static str,
) -> Verdict {
    let provisions = context.game.provisions();
    let (key, name) = if failed == claim_exists::<F>().name {
        (provisions.quickplay.key, "quickplay-not-at-this-pace")
    } else if failed == guidelines_announced::<F>().name {
        (ANNOUNCED, "quickplay-not-announced")
    } else if failed == is_for_time_control::<F>().name {
        match provisions.quickplay_with_increment.value {
            QuickplayWithIncrement::Excluded => (SCOPE, "quickplay-not-with-increment"),
            QuickplayWithIncrement::Unsaid => (SCOPE, "quickplay-increment-refused"),
        }
    } else if failed == is_last_period::<F>().name {
        (DEFINITION, "quickplay-not-yet")
    } else if failed == has_the_move::<F>().name {
        (F::KEY, "quickplay-not-the-move")
    } else if failed == own_flag_is_down::<F>().name {
        (F::KEY, "quickplay-flag-down")
    } else if failed == increment_introduced::<F>().name {
        (F::KEY, "quickplay-increment-in-play")
    } else {
        (F::KEY, "quickplay-too-much-time")
    };
    let sentence = Sentence::of(name, claim.by());
    let sentence = match failed == has_little_time::<F>().name {
        true => sentence.with("below", Value::Time(below::<F>(provisions))),
        false => sentence,
    };
    context.ruled(key, &[F::KEY], Vec::new(), sentence)
}

//! A flag has fallen.
#![cfg_attr(not(doctest), doc = include_str!("flag_fall.md"))]

mod both;
mod loser;

use jadoube_board::{ByColor, Color};
use jadoube_laws::Key;
use jadoube_laws::values::{FlagCalledBy, FlagClaimNeeds, FlagClaimStopsClock};

use crate::context::{Context, Fact, MateQuestion};
use crate::entry::{Effect, Ending};
use crate::finding::{FlagClaimed, FlagSeen, Listen};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::flag_fall::loser::{Loser, loser, moves_in_time};
use crate::rules::quickplay::{self, FINAL_RESULT};
use crate::rules::{Rule, pause, sheet_completion};
use crate::sentence::{Facts, Sentence, Value};

pub(super) use both::has_increment;
pub(super) use loser::can_have_periods;

/// Provision: flag.considered-fallen, rapid.flag-called-by
const CONSIDERED: Key = key("flag.considered-fallen");
/// Provision: flag.loss-on-time
const LOSS: Key = key("flag.loss-on-time");
/// Provision: flag.draw-if-opponent-cannot-mate
const CANNOT_MATE: Key = key("flag.draw-if-opponent-cannot-mate");
/// Provision: time.check-at-flag-fall
const CHECK_MOVES: Key = key("time.check-at-flag-fall");
/// Provision: time.requirement
const REQUIREMENT: Key = key("time.requirement");
/// Provision: rapid.time-claim-draw
const CLAIM_DRAW: Key = key("rapid.time-claim-draw");
/// By which blitz takes over how a win on time is claimed.
const RAPID_RULES_APPLY: Key = key("blitz.rapid-rules-apply");
/// Provision: displays.no-claim-from-display
const NO_DISPLAY: Key = key("displays.no-claim-from-display");

pub(super) const RULE: Rule = Rule {
    name: "flag_fall",
    words: include_str!("flag_fall.toml"),
    norms: &[
        // The arbiter noticed it.
        Listen::FlagSeen(Norm {
            when: &[
                ARBITER_CALLS_FLAGS,
                one_loses(),
                not(moves_completed_in_time()),
                opponent_can_mate(),
                progress_since_claim(),
                not(claim_is_good()),
            ],
            then: lost,
            otherwise: Some(|context, seen, failed| match failed == ARBITER_CALLS_FLAGS.name {
                true => {
                    let called_by = context.game.provisions().flag_called_by;
                    context.ruled(called_by.key, &[], Vec::new(), Sentence::plain("flag-not-called"))
                }
                false => not_lost(context, seen, failed),
            }),
            answered: Some(|context, _, answer| both::answered(context, answer)),
            asks: &[CONSIDERED],
            ..Norm::of(
                KeyOf::Setting(|provisions| Some(provisions.flag_called_by.key)),
                Slot::Flag,
            )
        }),
        // A player claims that the opponent's flag is down.
        //
        // Provision: rapid.time-claim-procedure, rapid.time-claim-own-time
        Listen::FlagClaimed(Norm {
            when: &[
                FLAG_IS_DOWN,
                CLOCK_IS_STOPPED,
                CLAIMANT_HAS_TIME,
                one_loses(),
                not(moves_completed_in_time()),
                opponent_can_mate(),
                progress_since_claim(),
                not(claim_is_good()),
            ],
            then: lost,
            otherwise: Some(claim_fails),
            answered: Some(|context, _, answer| both::answered(context, answer)),
            asks: &[CONSIDERED],
            ..Norm::of(KeyOf::Fixed(CONSIDERED), Slot::Flag)
        }),
    ],
    raises: &[],
};

/// Flags that are said to be down.
trait FallenFlags {
    /// Which are down.
    fn down(&self, context: &Context<'_>) -> ByColor<bool>;
    /// Which fell first, if both are down and more is known than the clock shows.
    fn first(&self, context: &Context<'_>) -> Option<Color>;
    /// The provision by which they are said to be down.
    fn by(&self, context: &Context<'_>) -> Key;
    /// Whether a player says so.
    const CLAIMED: bool;
}

impl FallenFlags for FlagSeen {
    fn down(&self, _: &Context<'_>) -> ByColor<bool> {
        self.down
    }

    fn first(&self, _: &Context<'_>) -> Option<Color> {
        self.first
    }

    fn by(&self, context: &Context<'_>) -> Key {
        context.game.provisions().flag_called_by.key
    }

    const CLAIMED: bool = false;
}

impl FallenFlags for FlagClaimed {
    /// Which flags the clock shows down.
    ///
    /// Provision: clock.flag, flag.fall-definition
    fn down(&self, context: &Context<'_>) -> ByColor<bool> {
        if context.game.is_called() {
            // The opponent's is down, or nothing follows.
            let mut down = ByColor::new(true, true);
            down[self.by] = context.told(OWN_FLAG_DOWN, Some(self.by));
            return down;
        }
        self.down
    }

    fn first(&self, context: &Context<'_>) -> Option<Color> {
        if !context.game.is_called() || !context.told(FIRST_FLAG_KNOWN, None) {
            return None;
        }
        let own_first = context.told(OWN_FLAG_FIRST, Some(self.by));
        Some(if own_first { self.by } else { !self.by })
    }

    /// Where a claim has a procedure of its own, it is that and not the arbiter's call.
    fn by(&self, context: &Context<'_>) -> Key {
        let provisions = context.game.provisions();
        let procedure = provisions.flag_claim_stops_clock.map(|stops| stops.key);
        procedure.unwrap_or(provisions.flag_called_by.key)
    }

    const CLAIMED: bool = true;
}

const OWN_FLAG_DOWN: Fact = Fact("claimants-flag-is-down");
const FIRST_FLAG_KNOWN: Fact = Fact("first-flag-is-known");
const OWN_FLAG_FIRST: Fact = Fact("claimants-flag-fell-first");

const ARBITER_CALLS_FLAGS: Condition<FlagSeen> = Condition::given("arbiter-calls-flags", |given, seen| {
    let both = seen.down.white && seen.down.black;
    Truth::of(match given.provisions().flag_called_by.value {
        FlagCalledBy::ArbiterOrPlayers => true,
        FlagCalledBy::Players => false,
        FlagCalledBy::PlayersOrArbiterIfBoth => both,
    })
});

const FLAG_IS_DOWN: Condition<FlagClaimed> = Condition::seen("flag-is-down", |context, claim: &FlagClaimed| {
    let facts = Facts::of("player", Value::Player(!claim.by));
    match claim.down(context)[!claim.by] {
        true => Truth::Holds(facts),
        false => Truth::Fails(facts),
    }
})
.asked_as(|_, claim| Sentence::asking("flag-is-down", Some(!claim.by)));

const CLOCK_IS_STOPPED: Condition<FlagClaimed> = Condition::seen_unless(
    "claimant-has-stopped-clock",
    |given, _| {
        let stops = given.provisions().flag_claim_stops_clock;
        let must = stops.is_some_and(|stops| stops.value == FlagClaimStopsClock::Must);
        (!must).then_some(Truth::Moot)
    },
    |context, _| Truth::of(context.game.interrupted()),
);

const CLAIMANT_HAS_TIME: Condition<FlagClaimed> =
    Condition::told_or_seen("claimant-has-time-left", |context, claim| {
        let needs = context.game.provisions().flag_claim_needs;
        match needs.map(|needs| needs.value) {
            Some(FlagClaimNeeds::OwnTimeLeft) => Truth::of(!claim.down(context)[claim.by]),
            // With both flags down the game is drawn, and that is for what holds of both flags.
            Some(FlagClaimNeeds::OwnFlagUp) | None => Truth::Moot,
        }
    });

/// Whether one player can be named whose flag counts.
const fn one_loses<F: FallenFlags>() -> Condition<F> {
    Condition::told_or_seen("one-flag-counts", |context, flags: &F| match loser(context, flags) {
        Loser::Known(player) => Truth::Holds(Facts::of("player", Value::Player(player))),
        Loser::Neither | Loser::Unknown => Truth::FAILS,
    })
}

/// The condition that asks how many moves were completed, by its name.
pub(super) const MOVES_COMPLETED: &str = moves_completed_in_time::<FlagSeen>().name;

const fn moves_completed_in_time<F: FallenFlags>() -> Condition<F> {
    Condition::told_or_seen("moves-completed-in-time", |context, flags: &F| {
        let Loser::Known(player) = loser(context, flags) else {
            return Truth::Moot;
        };
        if context.game.is_called() {
            return Truth::of(loser::moves_told(context, player));
        }
        if let Some(asked) = sheet_completion::moves_in_question(context, player) {
            return asked;
        }
        match moves_in_time(context.game, player) {
            Some((in_time, due)) => {
                let facts = Facts::of("player", Value::Player(player)).and("moves", Value::count_of(in_time, due));
                if in_time >= due {
                    Truth::Holds(facts)
                } else {
                    Truth::Fails(facts)
                }
            }
            // All the moves of the game are due in the last period.
            None => Truth::Moot,
        }
    })
}

const fn opponent_can_mate<F: FallenFlags>() -> Condition<F> {
    Condition::told_or_seen("opponent-can-mate", |context, flags: &F| {
        let Loser::Known(player) = loser(context, flags) else {
            return Truth::Moot;
        };
        let unknown = MateQuestion {
            key: CANNOT_MATE,
            also_by: LOSS,
            sentence: "flag-unknown",
        };
        context.opponent_can_mate(player, unknown)
    })
}

/// What was played since the claim on which the decision is postponed.
const fn progress_since_claim<F: FallenFlags>() -> Condition<F> {
    Condition::told_or_seen("progress-since-claim", |context, flags: &F| {
        match loser(context, flags) {
            Loser::Known(player) => quickplay::progress(context, player),
            Loser::Neither | Loser::Unknown => Truth::Moot,
        }
    })
}

/// Whether the arbiter agrees, now that a flag is down, to the claim on which the decision is postponed. Until then nobody
/// has lost on time.
const fn claim_is_good<F: FallenFlags>() -> Condition<F> {
    Condition::told_or_seen("postponed-claim-is-good", |context, flags: &F| {
        match loser(context, flags) {
            Loser::Known(player) => quickplay::after_flag(context, player),
            Loser::Neither | Loser::Unknown => Truth::Moot,
        }
    })
}

fn lost<F: FallenFlags + 'static>(context: &Context<'_>, flags: &F) -> Verdict {
    let Loser::Known(player) = loser(context, flags) else {
        return Verdict::Silent;
    };
    let mut also_by = vec![flags.by(context), REQUIREMENT, CHECK_MOVES];
    if F::CLAIMED {
        also_by.push(RAPID_RULES_APPLY);
    }
    if context.established(claim_is_good::<F>().name).is_some() {
        also_by.push(FINAL_RESULT);
    }
    let sentence = match moves_in_time(context.game, player) {
        Some((in_time, due)) => Sentence::of("flag-loses-moves", player).with("moves", Value::count_of(in_time, due)),
        None => Sentence::of("flag-loses", player),
    };
    context.ended(LOSS, &also_by, Ending::Time { player }, sentence)
}

fn claim_fails(context: &Context<'_>, claim: &FlagClaimed, failed: &'static str) -> Verdict {
    let provisions = context.game.provisions();
    if failed == FLAG_IS_DOWN.name {
        return context.ruled(CONSIDERED, &[], Vec::new(), Sentence::of("flag-up", !claim.by));
    }
    if failed == CLOCK_IS_STOPPED.name
        && let Some(stops) = provisions.flag_claim_stops_clock
    {
        let sentence = Sentence::of("flag-claim-clock-running", claim.by);
        return context.ruled(stops.key, &[], Vec::new(), sentence);
    }
    if failed == CLAIMANT_HAS_TIME.name
        && let Some(needs) = provisions.flag_claim_needs
    {
        let effects = pause::lapsed(context.game, claim.by);
        return context.ruled(needs.key, &[], effects, Sentence::of("flag-claim-no-time", claim.by));
    }
    not_lost(context, claim, failed)
}

/// A flag counts as fallen, and nobody has lost by it.
fn not_lost<F: FallenFlags + 'static>(context: &Context<'_>, flags: &F, failed: &'static str) -> Verdict {
    let Loser::Known(player) = loser(context, flags) else {
        return both::neither(context);
    };
    if failed == moves_completed_in_time::<F>().name {
        return next_period(context, flags.down(context), player);
    }
    if failed == claim_is_good::<F>().name {
        return quickplay::drawn_after_flag(context, player);
    }
    let mut also_by = vec![LOSS, flags.by(context)];
    if F::CLAIMED {
        also_by.extend([CLAIM_DRAW, RAPID_RULES_APPLY]);
    }
    let sentence = Sentence::of("flag-drawn", player);
    context.ended(CANNOT_MATE, &also_by, Ending::TimeDrawn { player }, sentence)
}

/// The moves of the period were completed in time: the next one begins for each player whose flag is down.
fn next_period(context: &Context<'_>, down: ByColor<bool>, player: Color) -> Verdict {
    let mut effects = pause::lapsed(context.game, !player);
    let fallen = Color::ALL.into_iter().filter(|color| down[*color]);
    effects.extend(fallen.map(|player| Effect::PeriodBegun { player }));
    let sentence = Sentence::of("flag-moves-completed", player);
    context.ruled(CHECK_MOVES, &[REQUIREMENT, NO_DISPLAY], effects, sentence)
}

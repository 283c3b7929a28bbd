//! A player comes late, or not at all.
#![cfg_attr(not(doctest), doc = include_str!("lateness.md"))]

use jadoube_board::{ByColor, Color};
use jadoube_laws::Key;
use jadoube_laws::values::{AbsenceCostCondition, DefaultTimeWaivedBy};

use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, Fact, QuestionDraft};
use crate::entry::{Ending, Meanwhile};
use crate::finding::{Listen, PlayerArrived, TimePassed};
use crate::game::Game;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::Rule;
use crate::sentence::{Facts, Sentence, Value};

/// Provision: default-time.forfeit
const FORFEIT: Key = key("default-time.forfeit");
/// Provision: default-time.value
const DEFAULT_TIME: Key = key("default-time.value");
/// Provision: default-time.neither-present
const NEITHER_PRESENT: Key = key("default-time.neither-present");

const ABSENT: ByColor<Fact> = ByColor::new(Fact("white-is-absent"), Fact("black-is-absent"));

pub(super) const RULE: Rule = Rule {
    name: "lateness",
    words: include_str!("lateness.toml"),
    norms: &[
        Listen::PlayerArrived(Norm {
            when: &[default_time_is_set(), default_time_has_passed(), HAS_NOT_MOVED, NOT_LET_PLAY],
            then: |context, arrived| too_late(context, Some(arrived.by)),
            answered: Some(|context, _, answer| decided(context, asked_about(context), answer)),
            ..Norm::of(KeyOf::Fixed(FORFEIT), Slot::Arrival)
        }),
        // Neither player was there at the start: what has passed is White's time.
        Listen::PlayerArrived(Norm {
            when: &[not(default_time_has_passed()), WHITE_CAME_AND_NEITHER_WAS_THERE],
            then: white_bears_the_time,
            ..Norm::of(KeyOf::Fixed(NEITHER_PRESENT), Slot::Arrival)
        }),
        Listen::TimePassed(Norm {
            when: &[default_time_is_set(), default_time_has_passed(), SOMEBODY_IS_ABSENT],
            then: |context, _| too_late(context, absent(context)),
            answered: Some(|context, _, answer| decided(context, asked_about(context), answer)),
            ..Norm::of(KeyOf::Fixed(FORFEIT), Slot::Arrival)
        }),
    ],
    raises: &[],
};

/// Which default time the competition has set is not told of a game that nobody watched.
const fn default_time_is_set<F>() -> Condition<F> {
    Condition::given("default-time-is-set", |given, _| {
        Truth::about(given.is_called() || given.provisions().default_time.is_some())
    })
}

const fn default_time_has_passed<F>() -> Condition<F> {
    Condition::seen("default-time-has-passed", |context, _| {
        let provisions = context.game.provisions();
        let allowed = context.game.lateness_allowed();
        let (Some(started), Some(default_time), Some(allowed)) =
            (context.game.started(), provisions.default_time, allowed)
        else {
            return Truth::Moot;
        };
        let before = provisions.session_starts_before.map(|before| before.value);
        let late = context.at.since(started) + before.unwrap_or_default();
        let facts = Facts::of("time", Value::Time(default_time.value)).and("late", Value::Time(late));
        match context.at > started + allowed {
            true => Truth::Holds(facts),
            false => Truth::Fails(facts),
        }
    })
    .asked_as(|given, _| {
        match given.provisions().default_time.map(|time| time.value) {
            None => Sentence::asking("default-time-has-passed-announced", None),
            Some(time) if time.is_zero() => Sentence::asking("default-time-has-passed-at-start", None),
            Some(time) => Sentence::asking("default-time-has-passed", None).with("time", Value::Time(time)),
        }
    })
}

/// A player who is seen to arrive has not moved before.
const HAS_NOT_MOVED: Condition<PlayerArrived> = Condition::told_or_seen("player-has-not-moved", |context, arrived| {
    match context.game.is_called() {
        true => Truth::Moot,
        false => Truth::of(context.game.started().is_some() && context.game.made()[arrived.by] == 0),
    }
});

/// An arbiter who is called has not decided yet.
const NOT_LET_PLAY: Condition<PlayerArrived> =
    Condition::told_or_seen("not-allowed-to-play-yet", |context, arrived| {
        match context.game.is_called() {
            true => Truth::Moot,
            false => Truth::of(!waived(context.game, arrived.by)),
        }
    });

const WHITE_CAME_AND_NEITHER_WAS_THERE: Condition<PlayerArrived> = Condition::seen_unless(
    "neither-player-was-there",
    |given, arrived| {
        let provisions = given.provisions();
        let applies = match provisions.absence_cost_condition.value {
            AbsenceCostCondition::Always => true,
            AbsenceCostCondition::DefaultTimeNotZero => {
                provisions.default_time.is_none_or(|time| !time.value.is_zero())
            }
        };
        // Which default time the competition has set is not told of a game that nobody watched.
        let costs_nothing = !applies && !given.is_called();
        (arrived.by != Color::White || costs_nothing).then_some(Truth::FAILS)
    },
    |context, _| {
        let game = context.game;
        let Some(started) = game.started() else {
            return Truth::FAILS;
        };
        let black_was_there = game.arrived()[Color::Black].is_some_and(|at| at <= started);
        Truth::of(context.at > started && !black_was_there && game.clock().is_some())
    },
);

const SOMEBODY_IS_ABSENT: Condition<TimePassed> = Condition::told_or_seen("somebody-is-absent", |context, _| {
    let game = context.game;
    let [white, black] = Color::ALL.map(|color| is_absent(context, color));
    Truth::of(match (white, black) {
        (true, _) => !waived(game, Color::White),
        (false, true) => !waived(game, Color::Black),
        (false, false) => false,
    })
});

/// The player who is absent; none if both are.
fn absent(context: &Context<'_>) -> Option<Color> {
    match Color::ALL.map(|color| is_absent(context, color)) {
        [true, true] => None,
        [true, false] => Some(Color::White),
        [false, _] => Some(Color::Black),
    }
}

/// The player whom the arbiter was asked about; none if it was both.
fn asked_about(context: &Context<'_>) -> Option<Color> {
    let mut answered = context.game.answered.iter().rev();
    let answered = answered.find(|answered| answered.key == FORFEIT && answered.of == context.of);
    answered.and_then(|answered| answered.player)
}

/// The default time has passed for one player, or for both.
fn too_late(context: &Context<'_>, player: Option<Color>) -> Verdict {
    let provisions = context.game.provisions();
    if provisions.default_time_waived_by.value == DefaultTimeWaivedBy::Nobody {
        // It is lost for a player who came too late, and for one who has not come at all by then.
        return forfeited(context, player.filter(|player| !is_absent(context, !*player)));
    }
    let default_time = provisions.default_time.map(|time| time.value).unwrap_or_default();
    let sentence = match (player, default_time.is_zero()) {
        // The competition may have set another default time.
        (Some(player), _) if context.game.is_called() => Sentence::of("late-by-default-time", player),
        (None, _) if context.game.is_called() => Sentence::plain("late-both-by-default-time"),
        (Some(player), true) => Sentence::of("late-at-start", player),
        (Some(player), false) => Sentence::of("late", player),
        (None, true) => Sentence::plain("late-both-at-start"),
        (None, false) => Sentence::plain("late-both"),
    };
    context.asked(QuestionDraft {
        key: FORFEIT,
        also_by: vec![DEFAULT_TIME],
        player,
        condition: None,
        choices: Choice::plain([Word::Loses, Word::MayPlay]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: sentence.with("time", Value::Time(default_time)),
    })
}

/// What the arbiter has decided about a player, or about both. The game is over when nobody is left to be asked about.
fn decided(context: &Context<'_>, player: Option<Color>, answer: Answer) -> Verdict {
    let (game, loses) = (context.game, answer.word == Word::Loses);
    let Some(player) = player else {
        return if loses {
            forfeited(context, None)
        } else {
            may_play(context)
        };
    };
    let other = !player;
    let other_lost = game.answered.iter().any(|answered| {
        answered.key == FORFEIT && answered.player == Some(other) && answered.answer.word == Word::Loses
    });
    match (loses, other_lost) {
        (true, true) => forfeited(context, None),
        (false, true) => forfeited(context, Some(other)),
        (true, false) if is_asked_about(game, other) => {
            context.ruled(FORFEIT, &[], Vec::new(), Sentence::of("late-loses-first", player))
        }
        (true, false) if is_absent(context, other) && !waived(game, other) => too_late(context, Some(other)),
        (true, false) => forfeited(context, Some(player)),
        (false, false) => may_play(context),
    }
}

fn may_play(context: &Context<'_>) -> Verdict {
    context.ruled(FORFEIT, &[], Vec::new(), Sentence::plain("late-may-play"))
}

/// The game is lost for a player who came too late, or for both.
fn forfeited(context: &Context<'_>, player: Option<Color>) -> Verdict {
    let (ending, sentence) = match player {
        Some(player) => (Ending::Absence { player }, Sentence::of("late-loses", player)),
        None => (Ending::AbsenceOfBoth, Sentence::plain("late-both-lose")),
    };
    context.ended(FORFEIT, &[DEFAULT_TIME], ending, sentence)
}

fn white_bears_the_time(context: &Context<'_>, _: &PlayerArrived) -> Verdict {
    if context.game.is_called() {
        let sentence = Sentence::of("late-white-bears-all", Color::White);
        return context.ruled(NEITHER_PRESENT, &[], Vec::new(), sentence);
    }
    let Some(started) = context.game.started() else {
        return Verdict::Silent;
    };
    let passed = Value::Time(context.at.since(started));
    let sentence = Sentence::of("late-white-bears-time", Color::White).with("time", passed);
    context.ruled(NEITHER_PRESENT, &[], Vec::new(), sentence)
}

/// Whether a player has neither come nor moved.
fn is_absent(context: &Context<'_>, player: Color) -> bool {
    let game = context.game;
    if game.is_called() {
        return context.told(ABSENT[player], None);
    }
    game.arrived()[player].is_none() && game.made()[player] == 0
}

/// Whether the arbiter is being asked about this player.
fn is_asked_about(game: &Game, player: Color) -> bool {
    let mut open = game.questions().iter();
    open.any(|(_, question)| question.key == FORFEIT && question.player.is_none_or(|about| about == player))
}

/// Whether the arbiter has let this player play already, or is still being asked.
fn waived(game: &Game, player: Color) -> bool {
    let may_play = game.answered.iter().any(|answered| {
        let concerns = answered.player.is_none_or(|about| about == player);
        answered.key == FORFEIT && concerns && answered.answer.word == Word::MayPlay
    });
    may_play || is_asked_about(game, player)
}

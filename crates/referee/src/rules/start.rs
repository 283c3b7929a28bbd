//! The session begins.
#![cfg_attr(not(doctest), doc = include_str!("start.md"))]

use core::time::Duration;

use jadoube_board::{Chess960, Color, Position};
use jadoube_clock::PerMove;
use jadoube_laws::values::IncrementFirstMove;
use jadoube_laws::{Cited, Key};

use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Listen, SessionBegan};
use crate::keys::{GAPS, key};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::Rule;
use crate::sentence::{Facts, Sentence, Value};
use crate::terms::Terms;

/// Provision: clock.start
const START: Key = key("clock.start");
/// What an edition has that knows Chess960.
const CHESS960: Key = key("chess960.game");
/// What the glossary calls an increment.
const BOUNDS: Key = key("glossary.increment");
/// Provision: time.cumulative-increment
const INCREMENT: Key = key("time.cumulative-increment");

pub(super) const RULE: Rule = Rule {
    name: "start",
    words: include_str!("start.toml"),
    norms: &[
        Listen::SessionBegan(Norm {
            when: &[NOTHING_HOLDS_THE_CLOCK],
            then: |context, _| {
                let sentence = Sentence::of("clock-started", context.game.turn());
                context.ruled(START, &[], vec![Effect::ClockStarted], sentence)
            },
            ..Norm::of(KeyOf::Fixed(START), Slot::Start)
        }),
        // Whether the first move has its increment, where the edition leaves it open and nothing is announced.
        Listen::SessionBegan(Norm {
            when: &[FIRST_INCREMENT_IS_OPEN],
            then: |context, _| {
                context.asked(QuestionDraft {
                    key: INCREMENT,
                    also_by: Vec::new(),
                    player: None,
                    condition: None,
                    choices: Choice::plain([Word::FromFirstMove, Word::AfterFirstMove]),
                    meanwhile: Meanwhile::PlayGoesOn,
                    sentence: Sentence::plain("first-increment-open"),
                })
            },
            answered: Some(first_increment_answered),
            ..Norm::of(KeyOf::Fixed(INCREMENT), Slot::FirstIncrement)
        }),
        // What the glossary calls an increment has bounds. A game outside them is played all the same.
        Listen::SessionBegan(Norm {
            when: &[INCREMENT_IS_OUT_OF_BOUNDS],
            then: |context, _| {
                let provisions = context.game.provisions();
                let time =
                    |bound: Option<Cited<Duration>>| Value::Time(bound.map_or(Duration::ZERO, |time| time.value));
                let sentence = Sentence::plain("increment-out-of-bounds")
                    .with("least", time(provisions.increment_at_least))
                    .with("most", time(provisions.increment_at_most));
                context.ruled(BOUNDS, &[], Vec::new(), sentence)
            },
            ..Norm::of(KeyOf::Fixed(BOUNDS), Slot::Terms)
        }),
        // An edition that does not know Chess960 is not silently read as if it did.
        Listen::SessionBegan(Norm {
            when: &[CHESS960_WITHOUT_RULES],
            then: |context, _| {
                let sentence = Sentence::plain("chess960-not-in-edition");
                context.ruled(GAPS, &[], Vec::new(), sentence)
            },
            ..Norm::of(KeyOf::Fixed(GAPS), Slot::Procedure)
        }),
    ],
    raises: &[],
};

/// Whether the time control adds a time for each move that is too short or too long to be called an increment.
const INCREMENT_IS_OUT_OF_BOUNDS: Condition<SessionBegan> =
    Condition::given("increment-is-out-of-bounds", |given, _| {
        let (least, most) = (
            given.provisions().increment_at_least,
            given.provisions().increment_at_most,
        );
        let (Some(least), Some(most)) = (least, most) else {
            return Truth::FAILS;
        };
        let bounds = least.value..=most.value;
        let added = per_move(given.terms()).find(|time| !time.is_zero() && !bounds.contains(time));
        match added {
            Some(time) => Truth::Holds(Facts::of("time", Value::Time(time))),
            None => Truth::FAILS,
        }
    });

/// What the time control adds for each move, as an increment or a delay, in each period of each player.
fn per_move(terms: &Terms) -> impl Iterator<Item = Duration> {
    let players = terms
        .control
        .iter()
        .flat_map(|control| Color::ALL.map(|color| &control[color]));
    let periods = players.flat_map(|schedule| schedule.periods());
    periods.map(|period| period.per_move.time())
}

const CHESS960_WITHOUT_RULES: Condition<SessionBegan> = Condition::given("no-rules-for-this-start", |given, _| {
    let start = &given.terms().start;
    let is_ordinary = *start == Position::initial();
    Truth::of(!is_ordinary && Chess960::of(start).is_some() && !given.has(CHESS960))
});

/// What was raised before the session can hold the start up: then the clock starts when the arbiter resumes.
const NOTHING_HOLDS_THE_CLOCK: Condition<SessionBegan> = Condition::seen("nothing-holds-the-clock", |context, _| {
    Truth::of(context.game.clock().is_some() && !context.game.interrupted())
});

const FIRST_INCREMENT_IS_OPEN: Condition<SessionBegan> = Condition::given("first-increment-is-open", |given, _| {
    let (terms, first_move) = (given.terms(), given.provisions().increment_first_move);
    let open = first_move.value == IncrementFirstMove::AsAnnounced;
    let has_increment = first_increment(terms, Color::White) + first_increment(terms, Color::Black) > Duration::ZERO;
    Truth::of(open && has_increment)
});

/// Until the arbiter answers, the clock shows the first move's increment; it is taken off again if there is none.
fn first_increment_answered(context: &Context<'_>, _: &SessionBegan, answer: Answer) -> Verdict {
    let (effects, sentence) = match answer.word {
        Word::AfterFirstMove => {
            let taken = |player| Effect::TimeTaken {
                player,
                amount: first_increment(context.game.terms(), player),
            };
            (Color::ALL.map(taken).to_vec(), "first-increment-later")
        }
        _ => (Vec::new(), "first-increment-granted"),
    };
    context.ruled(INCREMENT, &[], effects, Sentence::plain(sentence))
}

fn first_increment(terms: &Terms, color: Color) -> Duration {
    let control = terms.control.as_ref();
    let first = control.and_then(|control| control[color].periods().first());
    match first.map(|period| period.per_move) {
        Some(PerMove::Increment(time)) => time,
        _ => Duration::ZERO,
    }
}

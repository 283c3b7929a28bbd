//! The clock after a position was restored.
#![cfg_attr(not(doctest), doc = include_str!("restored_clock.md"))]

use core::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::{Clock, PerMove, Period, Schedule};
use jadoube_laws::Key;

use crate::answer::{Answer, Blank, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, EntryNo, Meanwhile, Reason};
use crate::finding::{Finding, IllegalMoveNoticed, Listen, PlayResumed};
use crate::game::Game;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes};
use crate::rules::Rule;
use crate::rules::illegal_move::RESTORED_ON_ANSWER;
use crate::sentence::{ClockSum, Facts, Sentence, Value};

/// Provision: irregularity.clock-times
const CLOCK_TIMES: Key = key("irregularity.clock-times");
/// Provision: irregularity.clock-times-left
const LEFT: Key = key("irregularity.clock-times-left");
/// Provision: irregularity.move-counter
const COUNTER: Key = key("irregularity.move-counter");

pub(super) const RULE: Rule = Rule {
    name: "restored_clock",
    words: include_str!("restored_clock.toml"),
    norms: &[
        Listen::CompletedIrregularly(clock_times()),
        Listen::IllegalMoveClaimed(clock_times()),
        Listen::IllegalMoveNoticed(clock_times()),
        Listen::IllegalPositionNoticed(clock_times()),
        Listen::DisplacementNoticed(clock_times()),
        Listen::TouchClaimed(clock_times()),
        Listen::PieceTouched(clock_times()),
        Listen::BoardsDifferNoticed(clock_times()),
        Listen::CorrectedTooLate(clock_times()),
        // A move that had to be another one is taken back.
        Listen::MoveMade(Norm {
            wakes: Wakes::Pending,
            ..clock_times()
        }),
        Listen::PlayResumed(Norm {
            when: &[CLOCK_IS_STILL_ASKED_FOR],
            then: |context, _| {
                let effects = lapsed(context.game);
                context.ruled(CLOCK_TIMES, &[LEFT], effects, Sentence::plain("clock-not-set"))
            },
            ..Norm::of(KeyOf::Fixed(CLOCK_TIMES), Slot::Procedure)
        }),
    ],
    raises: &[],
};

/// After a position was restored the arbiter sets the clock, with the times reckoned. Nothing waits for it: the clock is
/// stopped until the arbiter lets the game go on.
const fn clock_times<F>() -> Norm<F> {
    Norm {
        when: const { &[restored_with_clock()] },
        then: |context, _| asked(context),
        answered: Some(|context, _, answer| set(context, answer)),
        ..Norm::of(KeyOf::Fixed(CLOCK_TIMES), Slot::Clock)
    }
}

/// A position was restored in a game whose clock the referee keeps.
const fn restored_with_clock<F>() -> Condition<F> {
    Condition::told_or_seen("position-was-restored", |context, _| {
        let kept = context.game.clock().is_some_and(|clock| {
            let limited = |color: Color| clock.remaining(color, context.at) < Duration::MAX;
            limited(Color::White) && limited(Color::Black)
        });
        Truth::about(kept && context.game.restored(context.event).is_some())
    })
    .made_of(&RESTORED_ON_ANSWER)
}

/// The effects by which the game goes back to before a move: the board, and the moves that the clock counts.
pub(super) fn restored(context: &Context<'_>, to: EntryNo) -> Vec<Effect> {
    let mut effects = vec![Effect::Restored { to }];
    let (Some(now), Some((before, _))) = (context.game.clock(), (context.clock_before)(to)) else {
        return effects;
    };
    let counts = |player: Color| {
        now.control()[player]
            .periods()
            .iter()
            .any(|period| period.moves.is_some())
    };
    for player in Color::ALL {
        if counts(player) && before.moves(player) < now.moves(player) {
            let periods = now.period(player).saturating_sub(before.period(player));
            effects.push(Effect::CounterSet {
                player,
                moves: before.moves(player),
                periods: u32::try_from(periods).unwrap_or(u32::MAX),
            });
        }
    }
    effects
}

/// The longest time that a record can tell exactly.
const LONGEST: Duration = Duration::from_millis((1 << 53) - 1);

/// What the clocks could be set to, as it is reckoned.
struct Proposals {
    /// As they show now, without what they have added for moves that were taken back.
    corrected: ByColor<ClockSum>,
    /// As they showed when the first of these moves was made, with the time that the ruling has given.
    before: ByColor<ClockSum>,
}

fn proposals(context: &Context<'_>) -> Option<Proposals> {
    let game = context.game;
    let (ruling, first) = game.restored(context.event)?;
    let (now, (before, at)) = (game.clock()?, (context.clock_before)(first.entry)?);
    let (until, _) = (context.clock_before)(ruling)?;
    let sum = |player: Color, shown: Duration, added: Duration, taken: Duration| ClockSum {
        player,
        shown: shown.min(LONGEST),
        added: added.min(LONGEST),
        taken: taken.min(LONGEST),
    };
    Some(Proposals {
        corrected: ByColor::from_fn(|player| {
            let moves = until.moves(player).saturating_sub(before.moves(player));
            let taken = earned(&before, &until, player, moves.min(game.taken_back(first.entry, player)));
            sum(player, now.remaining(player, context.at), Duration::ZERO, taken)
        }),
        before: ByColor::from_fn(|player| {
            let given = penalty(context).filter(|(gets, _)| *gets == player);
            let given = given.map_or(Duration::ZERO, |(_, amount)| amount);
            sum(player, before.remaining(player, at), given, Duration::ZERO)
        }),
    })
}

/// What a clock has added for so many moves that a player completed in between: increments, and the time of new periods.
fn earned(before: &Clock, until: &Clock, player: Color, moves: u32) -> Duration {
    let schedule = &before.control()[player];
    let (mut period, mut due) = (before.period(player), before.moves_due(player));
    let mut earned = Duration::ZERO;
    for number in 1..=moves {
        let completed = before.moves(player).saturating_add(number);
        if due.is_some_and(|due| completed >= due) && period < until.period(player) {
            period += 1;
            let next = nth(schedule, period);
            let of_next = next.and_then(|next| next.moves).map(|moves| moves.get());
            due = due.zip(of_next).map(|(due, moves)| due.saturating_add(moves));
            earned = earned.saturating_add(next.map_or(Duration::ZERO, |next| next.time));
        }
        if let Some(PerMove::Increment(each)) = nth(schedule, period).map(|period| period.per_move) {
            earned = earned.saturating_add(each);
        }
    }
    earned
}

/// A period by its number; a last one that repeats goes on without end.
fn nth(schedule: &Schedule, index: usize) -> Option<&Period> {
    let last = schedule.periods().last().filter(|_| schedule.repeats_last());
    schedule.periods().get(index).or(last)
}

/// The time that the ruling has given for an illegal move, and to whom.
fn penalty(context: &Context<'_>) -> Option<(Color, Duration)> {
    let offender = match context.finding {
        Finding::IllegalMoveNoticed(IllegalMoveNoticed {
            about: Some(player), ..
        }) => *player,
        Finding::CompletedIrregularly(_)
        | Finding::IllegalMoveClaimed(_)
        | Finding::IllegalMoveNoticed(_)
        | Finding::IllegalPositionNoticed(_) => context.game.turn(),
        // A move has completed an illegal move before it.
        Finding::MoveMade(_) if took_back_illegal_move(context) => context.game.turn(),
        _ => return None,
    };
    let gets = context.game.provisions().illegal_move_opponent_gets.value;
    Some((!offender, gets))
}

/// Whether the first move that was taken back is an illegal one.
fn took_back_illegal_move(context: &Context<'_>) -> bool {
    let restored = context.game.restored(context.event);
    restored.is_some_and(|(_, first)| first.legal().is_none())
}

fn asked(context: &Context<'_>) -> Verdict {
    let Some(proposals) = proposals(context) else {
        return Verdict::Silent;
    };
    // In whole seconds, as they are keyed in: one that has begun counts.
    let whole = |time: Duration| Duration::from_secs(time.as_millis().div_ceil(1000) as u64).min(LONGEST);
    let times = |sums: ByColor<ClockSum>| ByColor::from_fn(|player| whole(sums[player].to_set()));
    let choice = |word: Word, sums: ByColor<ClockSum>| Choice {
        word,
        blank: Some(Blank::Clock { proposed: times(sums) }),
    };
    let left = context.has(LEFT).then(|| Choice::from(Word::ClockLeft));
    let others = [
        choice(Word::ClockCorrected, proposals.corrected),
        choice(Word::ClockBefore, proposals.before),
    ];
    let verdict = context.asked(QuestionDraft {
        key: CLOCK_TIMES,
        also_by: vec![LEFT, COUNTER],
        player: None,
        condition: None,
        choices: left.into_iter().chain(others).collect(),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::plain("clock-after-restoring"),
    });
    let reason = |sum: ClockSum| Reason {
        condition: "clock-as-shown".into(),
        holds: true,
        settled: false,
        facts: Facts::of("player", Value::Player(sum.player)).and("sum", Value::Sum(sum)),
    };
    let corrected = Color::ALL.map(|player| reason(proposals.corrected[player]));
    let before = Color::ALL.map(|player| Reason {
        condition: "clock-as-before".into(),
        ..reason(proposals.before[player])
    });
    verdict.because(corrected.into_iter().chain(before).collect())
}

fn set(context: &Context<'_>, answer: Answer) -> Verdict {
    match answer.word {
        Word::ClockLeft => context.ruled(LEFT, &[CLOCK_TIMES], Vec::new(), Sentence::plain("clock-left")),
        _ => {
            let effects = vec![Effect::ClockSet { times: answer.clock() }];
            context.ruled(CLOCK_TIMES, &[], effects, Sentence::plain("clock-set"))
        }
    }
}

/// Play goes on, and the arbiter was asked what the clock should show.
const CLOCK_IS_STILL_ASKED_FOR: Condition<PlayResumed> =
    Condition::told_or_seen("clock-is-still-asked-for", |context, _| {
        match lapsed(context.game).is_empty() {
            true => Truth::FAILS,
            false => Truth::Moot,
        }
    });

/// What the clock should show is not asked any more.
fn lapsed(game: &Game) -> Vec<Effect> {
    let asked = game
        .questions()
        .iter()
        .filter(|(_, question)| question.key == CLOCK_TIMES);
    // What was raised by hand holds play up, and so waits for its answer.
    let asked = asked.filter(|(_, question)| question.meanwhile == Meanwhile::PlayGoesOn);
    asked.map(|(no, _)| Effect::QuestionLapsed { question: *no }).collect()
}

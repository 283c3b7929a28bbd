//! The session begins.
#![cfg_attr(not(doctest), doc = include_str!("start.md"))]

use core::time::Duration;

use jadoube_board::Color;
use jadoube_clock::PerMove;
use jadoube_laws::Key;
use jadoube_laws::values::IncrementFirstMove;

use crate::entry::{Answer, Effect, Meanwhile};
use crate::find::{Finding, kind};
use crate::game::Game;
use crate::keys::key;
use crate::rules::{Ask, Case, Rule, Verdict};
use crate::sentence::Sentence;

/// Provision: clock.start
const START: Key = key("clock.start");
/// Provision: time.cumulative-increment
const INCREMENT: Key = key("time.cumulative-increment");

pub(super) const RULE: Rule = Rule {
    hears: kind::BEGAN | kind::ANSWERED,
    judge,
};

/// Whether the first move has its increment, where the edition leaves it open and nothing is announced.
pub(super) const FIRST_INCREMENT: Rule = Rule {
    hears: kind::BEGAN,
    judge: judge_first_increment,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((_, answer)) = case.answer_to(&[INCREMENT]) {
        return first_increment_answered(case, answer);
    }
    match case.finding {
        // What was raised before the session can hold the start up: then the clock starts when the arbiter resumes.
        Finding::Began if case.game.clock().is_some() && !case.game.interrupted() => {
            let effects = vec![Effect::ClockStarted];
            case.ruled(START, &[], effects, Sentence::of("clock-started", case.game.turn()))
        }
        _ => Verdict::Silent,
    }
}

fn judge_first_increment(case: &mut Case<'_>) -> Verdict {
    let game = case.game;
    let open = game.provisions().increment_first_move.value == IncrementFirstMove::AsAnnounced;
    let has_increment = first_increment(game, Color::White) + first_increment(game, Color::Black) > Duration::ZERO;
    if !open || !has_increment {
        return Verdict::Silent;
    }
    case.asked(Ask {
        key: INCREMENT,
        with: &[],
        about: None,
        answers: vec![Answer::FromFirstMove, Answer::AfterFirstMove],
        meanwhile: Meanwhile::PlayGoesOn,
        say: Sentence::plain("first-increment-open"),
    })
}

/// Until the arbiter answers, the clock shows the first move's increment; it is taken off again if there is none.
fn first_increment_answered(case: &Case<'_>, answer: Answer) -> Verdict {
    let (effects, sentence) = match answer {
        Answer::AfterFirstMove => {
            let taken = |color| Effect::TimeTaken(color, first_increment(case.game, color));
            (
                [Color::White, Color::Black].map(taken).to_vec(),
                "first-increment-later",
            )
        }
        _ => (Vec::new(), "first-increment-granted"),
    };
    case.ruled(INCREMENT, &[], effects, Sentence::plain(sentence))
}

fn first_increment(game: &Game, color: Color) -> Duration {
    let first = game.clock().and_then(|clock| clock.control()[color].periods().first());
    match first.map(|period| period.per_move) {
        Some(PerMove::Increment(time)) => time,
        _ => Duration::ZERO,
    }
}

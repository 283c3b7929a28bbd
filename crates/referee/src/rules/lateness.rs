//! A player comes late, or not at all.
#![cfg_attr(not(doctest), doc = include_str!("lateness.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::{AbsenceCostCondition, DefaultTimeWaivedBy};

use crate::entry::{Answer, Ending, Entry, Meanwhile};
use crate::event::Act;
use crate::find::{Finding, kind};
use crate::game::Game;
use crate::keys::key;
use crate::rules::{Ask, Case, Rule, Verdict};
use crate::sentence::{Sentence, Value};

/// Provision: default-time.forfeit
const FORFEIT: Key = key("default-time.forfeit");
/// Provision: default-time.value
const DEFAULT_TIME: Key = key("default-time.value");
/// Provision: default-time.neither-present
const NEITHER_PRESENT: Key = key("default-time.neither-present");

pub(super) const RULE: Rule = Rule {
    hears: kind::CAME | kind::WAITED | kind::ANSWERED,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((question, answer)) = case.answer_to(&[FORFEIT]) {
        return match answer {
            Answer::Loses => forfeited(case, question.about),
            _ => case.ruled(FORFEIT, &[], Vec::new(), Sentence::plain("late-may-play")),
        };
    }
    let Some(started) = case.game.started() else {
        return Verdict::Silent;
    };
    let late = case.at > started + case.game.provisions().default_time.value;
    match *case.finding {
        Finding::Came(by) if late && case.game.made()[by] == 0 && !waived(case, by) => too_late(case, Some(by)),
        Finding::Came(Color::White) if !late => bears_the_time(case),
        Finding::Waited if late => match (is_absent(case.game, Color::White), is_absent(case.game, Color::Black)) {
            (true, true) if !waived(case, Color::White) => too_late(case, None),
            (true, false) if !waived(case, Color::White) => too_late(case, Some(Color::White)),
            (false, true) if !waived(case, Color::Black) => too_late(case, Some(Color::Black)),
            _ => Verdict::Silent,
        },
        _ => Verdict::Silent,
    }
}

/// The default time has passed for one player, or for both.
fn too_late(case: &Case<'_>, player: Option<Color>) -> Verdict {
    let waived_by = case.game.provisions().default_time_waived_by;
    if waived_by.value == DefaultTimeWaivedBy::Nobody {
        return forfeited(case, player);
    }
    let default_time = case.game.provisions().default_time;
    let say = match player {
        Some(player) => Sentence::of("late", player),
        None => Sentence::plain("late-both"),
    };
    case.asked(Ask {
        key: FORFEIT,
        with: &[DEFAULT_TIME],
        about: player,
        answers: vec![Answer::Loses, Answer::MayPlay],
        meanwhile: Meanwhile::PlayGoesOn,
        say: say.with("time", Value::Time(default_time.value)),
    })
}

/// The game is lost for a player who came too late, and for one who has not come at all by then.
fn forfeited(case: &Case<'_>, player: Option<Color>) -> Verdict {
    match player.filter(|player| !is_absent(case.game, !*player)) {
        Some(player) => case.ended(
            FORFEIT,
            &[DEFAULT_TIME],
            Ending::Absence(player),
            Sentence::of("late-loses", player),
        ),
        None => case.ended(
            FORFEIT,
            &[DEFAULT_TIME],
            Ending::AbsenceOfBoth,
            Sentence::plain("late-both-lose"),
        ),
    }
}

/// Neither player was there at the start: what has passed is White's time.
fn bears_the_time(case: &Case<'_>) -> Verdict {
    let game = case.game;
    let (Some(started), condition) = (game.started(), game.provisions().absence_cost_condition) else {
        return Verdict::Silent;
    };
    let applies = match condition.value {
        AbsenceCostCondition::Always => true,
        AbsenceCostCondition::DefaultTimeNotZero => !game.provisions().default_time.value.is_zero(),
    };
    let black_was_there = game.arrived()[Color::Black].is_some_and(|at| at <= started);
    if !applies || black_was_there || case.at <= started || game.clock().is_none() {
        return Verdict::Silent;
    }
    let say = Sentence::of("late-white-bears-time", Color::White).with("time", Value::Time(case.at.since(started)));
    case.ruled(NEITHER_PRESENT, &[], Vec::new(), say)
}

/// Whether a player has neither come nor moved.
fn is_absent(game: &Game, player: Color) -> bool {
    game.arrived()[player].is_none() && game.made()[player] == 0
}

/// Whether the arbiter has let this player play already, or is still being asked.
fn waived(case: &Case<'_>, player: Color) -> bool {
    let about = |no: usize| match case.record.get(no) {
        Some(Entry::Question(question)) if question.key == FORFEIT => {
            question.about.is_none_or(|color| color == player)
        }
        _ => false,
    };
    let open = case.game.questions().iter().any(|(no, _)| about(no.index()));
    open || case.record.iter().any(|entry| match entry {
        Entry::Event(event) => match &event.act {
            Act::Answered { question, answer, .. } => *answer == Answer::MayPlay && about(question.index()),
            _ => false,
        },
        Entry::Ruling(_) | Entry::Question(_) => false,
    })
}

//! The clock is stopped during the game.
#![cfg_attr(not(doctest), doc = include_str!("pause.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::UnjustifiedStopPenalty;

use crate::entry::{Answer, Effect, Meanwhile};
use crate::event::Person;
use crate::find::{Finding, kind};
use crate::game::Game;
use crate::keys::key;
use crate::rules::guidance::{penalised, penalties};
use crate::rules::{Ask, Case, Rule, Verdict};
use crate::sentence::Sentence;

/// Provision: clock.interruption
const INTERRUPTION: Key = key("clock.interruption");
/// Provision: clock.player-may-stop
const MAY_STOP: Key = key("clock.player-may-stop");
/// Guided: clock.unjustified-stop
const UNJUSTIFIED: Key = key("clock.unjustified-stop");
/// Guided: clock.restart
const RESTART: Key = key("clock.restart");

pub(super) const RULE: Rule = Rule {
    hears: kind::STOPPED | kind::RESUMED | kind::BROKE_OFF | kind::ANSWERED,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((question, answer)) = case.answer_to(&[UNJUSTIFIED]) {
        return match (question.about, answer) {
            (Some(player), Answer::Penalty(penalty)) => penalised(case, UNJUSTIFIED, player, penalty),
            (Some(_), Answer::NoPenalty) => {
                case.ruled(UNJUSTIFIED, &[], Vec::new(), Sentence::plain("nothing-penalised"))
            }
            (Some(player), _) => case.ruled(MAY_STOP, &[], Vec::new(), Sentence::of("stop-justified", player)),
            (None, _) => Verdict::Silent,
        };
    }
    if let Some((_, answer)) = case.answer_to(&[INTERRUPTION]) {
        let sentence = match answer {
            Answer::Corrected => "broke-off-corrected",
            _ => "broke-off-stands",
        };
        return case.ruled(INTERRUPTION, &[RESTART], Vec::new(), Sentence::plain(sentence));
    }
    match *case.finding {
        Finding::BrokeOff => broke_off(case),
        Finding::Stopped(Person::Arbiter) => {
            case.ruled(INTERRUPTION, &[RESTART], Vec::new(), Sentence::plain("interrupted"))
        }
        Finding::Stopped(Person::Player(player)) => stopped(case, player),
        Finding::Resumed => case.ruled(RESTART, &[], Vec::new(), Sentence::plain("resumed")),
        _ => Verdict::Silent,
    }
}

/// Nobody knows how long the clock has stood: the arbiter decides what it has to show.
fn broke_off(case: &Case<'_>) -> Verdict {
    case.asked(Ask {
        key: INTERRUPTION,
        with: &[RESTART],
        about: None,
        answers: vec![Answer::Stands, Answer::Corrected],
        meanwhile: Meanwhile::ClockStopped,
        say: Sentence::plain("broke-off"),
    })
}

/// A player may stop the clock only to call the arbiter, who decides whether there was a reason.
fn stopped(case: &Case<'_>, player: Color) -> Verdict {
    let mut answers = vec![Answer::ValidReason];
    if case.game.provisions().unjustified_stop_penalty.value == UnjustifiedStopPenalty::IfPlainlyNoReason {
        answers.push(Answer::NoPenalty);
    }
    answers.extend(penalties(case.game));
    case.asked(Ask {
        key: UNJUSTIFIED,
        with: &[MAY_STOP],
        about: Some(player),
        answers,
        meanwhile: Meanwhile::ClockStopped,
        say: Sentence::of("stopped", player),
    })
}

/// A claim is a valid reason to stop the clock: the question needs no answer any more.
pub(super) fn lapsed(game: &Game, player: Color) -> Vec<Effect> {
    game.questions()
        .iter()
        .filter(|(_, question)| question.key == UNJUSTIFIED && question.about == Some(player))
        .map(|(no, _)| Effect::QuestionLapsed(*no))
        .collect()
}

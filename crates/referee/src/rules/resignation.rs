//! A player resigns.
#![cfg_attr(not(doctest), doc = include_str!("resignation.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;

use crate::entry::{Answer, Ending, Meanwhile};
use crate::find::{Finding, kind};
use crate::keys::key;
use crate::rules::{Ask, Case, Rule, Verdict};
use crate::sentence::Sentence;

/// Provision: end.resignation
const RESIGNATION: Key = key("end.resignation");
/// Provision: end.resignation-unwinnable
const UNWINNABLE: Key = key("end.resignation-unwinnable");

pub(super) const RULE: Rule = Rule {
    hears: kind::RESIGNED | kind::ANSWERED,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((question, answer)) = case.answer_to(&[UNWINNABLE]) {
        let Some(player) = question.about else {
            return Verdict::Silent;
        };
        return settle(case, player, answer == Answer::CanMate);
    }
    let Finding::Resigned(player) = *case.finding else {
        return Verdict::Silent;
    };
    if !case.has(UNWINNABLE) {
        return settle(case, player, true);
    }
    match case
        .prover
        .can_mate(case.game.position(), !player, case.game.terms().budget)
    {
        Some(can) => settle(case, player, can),
        None => case.asked(Ask {
            key: UNWINNABLE,
            with: &[RESIGNATION],
            about: Some(player),
            answers: vec![Answer::CanMate, Answer::CannotMate],
            meanwhile: Meanwhile::ClockStopped,
            say: Sentence::of("resignation-unknown", player),
        }),
    }
}

fn settle(case: &Case<'_>, player: Color, opponent_can_mate: bool) -> Verdict {
    if opponent_can_mate {
        case.ended(
            RESIGNATION,
            &[],
            Ending::Resignation(player),
            Sentence::of("resignation", player),
        )
    } else {
        let say = Sentence::of("resignation-drawn", player);
        case.ended(UNWINNABLE, &[RESIGNATION], Ending::ResignationDrawn(player), say)
    }
}

//! In rapid and blitz a player may ask for a scoresheet, and to see the one that the arbiter keeps.
#![cfg_attr(not(doctest), doc = include_str!("scoresheet_request.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::ConductPenalty;

use crate::entry::{Answer, Effect, Meanwhile};
use crate::find::{Finding, kind};
use crate::game::Game;
use crate::keys::key;
use crate::rules::guidance::{penalised, penalties};
use crate::rules::{Ask, Case, Rule, Verdict};
use crate::sentence::{Sentence, Value};

/// Provision: rapid.show-scoresheet
const SHOW_IN_RAPID: Key = key("rapid.show-scoresheet");
/// Provision: blitz.show-scoresheet
const SHOW_IN_BLITZ: Key = key("blitz.show-scoresheet");
/// Provision: rapid.scoresheet-on-request
const SHEET: Key = key("rapid.scoresheet-on-request");
/// What asking too often counts as.
const DISTRACTION: Key = key("conduct.distraction");

pub(super) const RULE: Rule = Rule {
    hears: kind::RAISED | kind::ANSWERED,
    judge,
};

pub(super) fn can_be_raised(game: &Game, key: Key, about: Option<Color>) -> bool {
    let is_request = [SHOW_IN_RAPID, SHOW_IN_BLITZ, SHEET].contains(&key);
    is_request && about.is_some() && game.provisions().has(key).is_some()
}

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((question, answer)) = case.answer_to(&[SHOW_IN_RAPID, SHOW_IN_BLITZ]) {
        return match (answer, question.about) {
            (Answer::Penalty(penalty), Some(player)) => penalised(case, question.key, player, penalty),
            _ => case.ruled(question.key, &[], Vec::new(), Sentence::plain("nothing-penalised")),
        };
    }
    match *case.finding {
        Finding::Raised(key, Some(player)) if key == SHOW_IN_RAPID || key == SHOW_IN_BLITZ => shown(case, key, player),
        // It can be asked for as often as a player likes.
        Finding::Raised(key, Some(player)) if key == SHEET => {
            case.ruled(SHEET, &[], Vec::new(), Sentence::of("scoresheet-given", player))
        }
        _ => Verdict::Silent,
    }
}

/// A player asks to see the arbiter's record. The clock runs on.
fn shown(case: &Case<'_>, key: Key, player: Color) -> Verdict {
    let game = case.game;
    if game.turn() != player {
        return case.ruled(key, &[], Vec::new(), Sentence::of("scoresheet-not-the-move", player));
    }
    let most = game.provisions().shown_scoresheets.map_or(0, |most| most.value);
    if game.shown()[player] < most {
        let say = Sentence::of("scoresheet-shown", player).with("times", Value::Count(game.shown()[player] + 1));
        return case.ruled(key, &[], vec![Effect::ScoresheetShown(player)], say);
    }
    let penalty = game.provisions().conduct_penalty;
    let mut answers = Vec::new();
    if penalty.value == ConductPenalty::May {
        answers.push(Answer::NoPenalty);
    }
    answers.extend(penalties(game));
    case.asked(Ask {
        key,
        with: &[DISTRACTION, penalty.key],
        about: Some(player),
        answers,
        meanwhile: Meanwhile::PlayGoesOn,
        say: Sentence::of("scoresheet-too-often", player).with("times", Value::Count(most)),
    })
}

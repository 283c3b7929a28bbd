//! What rapid and blitz add that needs no hand: the arbiter's record, and how long errors of the start can be raised.

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::SettingCutoffException;

use crate::entry::{Answer, Effect, Meanwhile};
use crate::find::{Finding, kind};
use crate::game::Game;
use crate::keys::key;
use crate::rules::guidance::{penalised, penalties};
use crate::rules::{Ask, Case, Rule, Verdict};
use crate::say::{Put, Say};

/// Provision: rapid.show-scoresheet
const SHOW_IN_RAPID: Key = key("rapid.show-scoresheet");
/// Provision: blitz.show-scoresheet
const SHOW_IN_BLITZ: Key = key("blitz.show-scoresheet");
/// Provision: rapid.scoresheet-on-request
const SHEET: Key = key("rapid.scoresheet-on-request");
/// Provision: clock.wrong-setting
const WRONG_SETTING: Key = key("clock.wrong-setting");
/// Provision: rapid.clock-setting-cutoff
const SETTING_CUTOFF: Key = key("rapid.clock-setting-cutoff");
/// Provision: rapid.setup-cutoff
const SETUP_CUTOFF: Key = key("rapid.setup-cutoff");

pub(super) const RULE: Rule = Rule {
    hears: kind::RAISED | kind::ANSWERED,
    judge,
};

pub(super) fn can_be_raised(game: &Game, key: Key, about: Option<Color>) -> bool {
    let holds = |key: Key| game.provisions().has(key).is_some();
    if key == WRONG_SETTING || key == SETTING_CUTOFF {
        return about.is_none() && (holds(WRONG_SETTING) || holds(SETTING_CUTOFF)) && game.clock().is_some();
    }
    let player = [SHOW_IN_RAPID, SHOW_IN_BLITZ, SHEET].contains(&key) && about.is_some();
    holds(key) && (player || key == SETUP_CUTOFF && about.is_none())
}

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((question, answer)) = case.answer_to(&[SETTING_CUTOFF, SHOW_IN_RAPID, SHOW_IN_BLITZ]) {
        return match (answer, question.about) {
            (Answer::Penalty(penalty), Some(player)) => penalised(case, question.key, player, penalty),
            (Answer::Corrected, _) => case.ruled(question.key, &[], Vec::new(), Say::plain("setting-corrected")),
            (Answer::Stands, _) => case.ruled(question.key, &[], Vec::new(), Say::plain("setting-stands")),
            _ => case.ruled(question.key, &[], Vec::new(), Say::plain("nothing-penalised")),
        };
    }
    match *case.finding {
        Finding::Raised(key, Some(player)) if key == SHOW_IN_RAPID || key == SHOW_IN_BLITZ => shown(case, key, player),
        Finding::Raised(key, Some(player)) if key == SHEET => {
            case.ruled(SHEET, &[], Vec::new(), Say::of("scoresheet-given", player))
        }
        Finding::Raised(key, None) if key == WRONG_SETTING || key == SETTING_CUTOFF => wrong_setting(case),
        Finding::Raised(key, None) if key == SETUP_CUTOFF => wrong_setup(case),
        _ => Verdict::Silent,
    }
}

/// A player asks to see the arbiter's record.
fn shown(case: &Case<'_>, key: Key, player: Color) -> Verdict {
    let game = case.game;
    if game.turn() != player {
        return case.ruled(key, &[], Vec::new(), Say::of("scoresheet-not-the-move", player));
    }
    let most = game.provisions().shown_scoresheets.map_or(0, |most| most.value);
    if game.shown()[player] < most {
        let say = Say::of("scoresheet-shown", player).with("times", Put::Count(game.shown()[player] + 1));
        return case.ruled(key, &[], vec![Effect::ScoresheetShown(player)], say);
    }
    let mut answers = vec![Answer::NoPenalty];
    answers.extend(penalties(game));
    case.asked(Ask {
        key,
        with: &[],
        about: Some(player),
        answers,
        meanwhile: Meanwhile::PlayGoesOn,
        say: Say::of("scoresheet-too-often", player).with("times", Put::Count(most)),
    })
}

/// The clock was set wrongly.
///
/// Provision: rapid.cutoff-moves
fn wrong_setting(case: &Case<'_>) -> Verdict {
    if !cut_off(case.game) {
        let key = if case.has(WRONG_SETTING) {
            WRONG_SETTING
        } else {
            SETTING_CUTOFF
        };
        return case.ruled(key, &[], vec![Effect::ClockPaused], Say::plain("setting-to-correct"));
    }
    let exception = case
        .game
        .provisions()
        .setting_cutoff_exception
        .map(|exception| exception.value);
    match exception {
        Some(SettingCutoffException::Schedule) => case.asked(Ask {
            key: SETTING_CUTOFF,
            with: &[WRONG_SETTING],
            about: None,
            answers: vec![Answer::Stands, Answer::Corrected],
            meanwhile: Meanwhile::PlayGoesOn,
            say: Say::plain("setting-after-cutoff"),
        }),
        _ => case.ruled(SETTING_CUTOFF, &[], Vec::new(), Say::plain("setting-stands")),
    }
}

/// The pieces or the board were set up wrongly.
fn wrong_setup(case: &Case<'_>) -> Verdict {
    let sentence = if cut_off(case.game) {
        "setup-stands"
    } else {
        "setup-not-cut-off"
    };
    case.ruled(SETUP_CUTOFF, &[], Vec::new(), Say::plain(sentence))
}

/// Whether each player has completed the moves after which errors of the start stand.
fn cut_off(game: &Game) -> bool {
    let completed = game.completed();
    let moves = game.provisions().start_cutoff_moves;
    moves.is_some_and(|moves| completed.white.min(completed.black) >= moves.value)
}

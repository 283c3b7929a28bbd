//! How long errors of the start can be raised in rapid and blitz.
#![cfg_attr(not(doctest), doc = include_str!("rapid.md"))]

mod misplaced;

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::{SettingCutoffException, StartCutoffCounted};

use crate::entry::{Answer, Effect, Meanwhile};
use crate::find::{Finding, kind};
use crate::game::Game;
use crate::keys::key;
use crate::rules::rapid::misplaced::misplaced;
use crate::rules::{Ask, Case, Rule, Verdict};
use crate::sentence::Sentence;

/// Provision: clock.wrong-setting
const WRONG_SETTING: Key = key("clock.wrong-setting");
/// Provision: rapid.clock-setting-cutoff
const SETTING_CUTOFF: Key = key("rapid.clock-setting-cutoff");
/// Provision: rapid.setup-cutoff
const SETUP_CUTOFF: Key = key("rapid.setup-cutoff");
/// What a wrong set-up leads to while it can be raised.
const WRONG_SETUP: Key = key("start.wrong-setup");
/// Provision: rapid.cutoff-moves
const CUTOFF: Key = key("rapid.cutoff-moves");

pub(super) const RULE: Rule = Rule {
    hears: kind::RAISED | kind::ANSWERED,
    judge,
};

pub(super) fn can_be_raised(game: &Game, key: Key, about: Option<Color>) -> bool {
    let holds = |key: Key| game.provisions().has(key).is_some();
    if key == WRONG_SETTING || key == SETTING_CUTOFF {
        return about.is_none() && (holds(WRONG_SETTING) || holds(SETTING_CUTOFF)) && game.clock().is_some();
    }
    key == SETUP_CUTOFF && about.is_none() && holds(SETUP_CUTOFF)
}

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((_, answer)) = case.answer_to(&[SETTING_CUTOFF]) {
        return match answer {
            Answer::Corrected => {
                let effects = vec![Effect::ClockPaused];
                case.ruled(SETTING_CUTOFF, &[], effects, Sentence::plain("setting-corrected"))
            }
            _ => setting_stands(case),
        };
    }
    match *case.finding {
        Finding::Raised(key, None) if key == WRONG_SETTING || key == SETTING_CUTOFF => wrong_setting(case),
        Finding::Raised(key, None) if key == SETUP_CUTOFF => wrong_setup(case),
        _ => Verdict::Silent,
    }
}

/// The clock was set wrongly.
fn wrong_setting(case: &Case<'_>) -> Verdict {
    if !cut_off(case.game) {
        let key = if case.has(WRONG_SETTING) {
            WRONG_SETTING
        } else {
            SETTING_CUTOFF
        };
        return case.ruled(
            key,
            &[],
            vec![Effect::ClockPaused],
            Sentence::plain("setting-to-correct"),
        );
    }
    let exception = case
        .game
        .provisions()
        .setting_cutoff_exception
        .map(|exception| exception.value);
    match exception {
        Some(SettingCutoffException::Schedule) => case.asked(Ask {
            key: SETTING_CUTOFF,
            with: &[CUTOFF, WRONG_SETTING],
            about: None,
            answers: vec![Answer::Stands, Answer::Corrected],
            meanwhile: Meanwhile::PlayGoesOn,
            say: Sentence::plain("setting-after-cutoff"),
        }),
        _ => setting_stands(case),
    }
}

fn setting_stands(case: &Case<'_>) -> Verdict {
    case.ruled(SETTING_CUTOFF, &[CUTOFF], Vec::new(), Sentence::plain("setting-stands"))
}

/// The pieces or the board were set up wrongly.
fn wrong_setup(case: &Case<'_>) -> Verdict {
    if cut_off(case.game) {
        let mut with = misplaced(case.game);
        with.push(CUTOFF);
        return case.ruled(SETUP_CUTOFF, &with, Vec::new(), Sentence::plain("setup-stands"));
    }
    let effects = vec![Effect::ClockPaused];
    case.ruled(
        SETUP_CUTOFF,
        &[WRONG_SETUP],
        effects,
        Sentence::plain("setup-not-cut-off"),
    )
}

/// Whether each player has played the moves after which errors of the start stand.
fn cut_off(game: &Game) -> bool {
    let provisions = game.provisions();
    let counted = match provisions.start_cutoff_counted.map(|counted| counted.value) {
        Some(StartCutoffCounted::Made) => game.made(),
        _ => game.completed(),
    };
    let moves = provisions.start_cutoff_moves;
    moves.is_some_and(|moves| counted.white.min(counted.black) >= moves.value)
}

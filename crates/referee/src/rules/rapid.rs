//! How long errors of the start can be raised in rapid and blitz.
#![cfg_attr(not(doctest), doc = include_str!("rapid.md"))]

mod misplaced;

use jadoube_laws::values::{SettingCutoffException, StartCutoffCounted};
use jadoube_laws::{Key, Provisions};

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Listen, Raised};
use crate::game::Game;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::rapid::misplaced::misplaced;
use crate::rules::{Raisable, Rule, holds};
use crate::sentence::{Facts, Sentence, Value};

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
    name: "rapid",
    words: include_str!("rapid.toml"),
    norms: &[
        // The clock was set wrongly.
        Listen::Raised(Norm {
            when: &[SETTING_IS_RAISED, not(cut_off())],
            then: |context, _| {
                let key = if context.has(WRONG_SETTING) {
                    WRONG_SETTING
                } else {
                    SETTING_CUTOFF
                };
                let effects = vec![Effect::ClockPaused];
                context.ruled(key, &[], effects, Sentence::plain("setting-to-correct"))
            },
            otherwise: Some(|context, _, failed| match failed == cut_off::<Raised>().name {
                true => setting_after_cutoff(context),
                false => Verdict::Silent,
            }),
            answered: Some(|context, _, answer| match answer.word {
                Word::Corrected => {
                    let effects = vec![Effect::ClockPaused];
                    context.ruled(SETTING_CUTOFF, &[], effects, Sentence::plain("setting-corrected"))
                }
                _ => setting_stands(context),
            }),
            asks: &[SETTING_CUTOFF],
            ..Norm::of(KeyOf::Raised, Slot::Procedure)
        }),
        // The pieces or the board were set up wrongly.
        Listen::Raised(Norm {
            when: &[SETUP_IS_RAISED, not(cut_off())],
            then: |context, _| {
                let effects = vec![Effect::ClockPaused];
                context.ruled(
                    SETUP_CUTOFF,
                    &[WRONG_SETUP],
                    effects,
                    Sentence::plain("setup-not-cut-off"),
                )
            },
            otherwise: Some(|context, _, failed| match failed == cut_off::<Raised>().name {
                true => setup_stands(context),
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(SETUP_CUTOFF), Slot::Procedure)
        }),
    ],
    raises: &[
        Raisable {
            key: WRONG_SETTING,
            about_player: false,
            needs: can_be_set_wrongly,
        },
        Raisable {
            key: SETTING_CUTOFF,
            about_player: false,
            needs: can_be_set_wrongly,
        },
        Raisable::new(SETUP_CUTOFF, false),
    ],
};

fn can_be_set_wrongly(game: &Game, _: Key) -> bool {
    let has_clock = game.is_called() || game.clock().is_some();
    has_clock && (holds(game, WRONG_SETTING) || holds(game, SETTING_CUTOFF))
}

const SETTING_IS_RAISED: Condition<Raised> = Condition::given("clock-setting-is-raised", |_, raised| {
    Truth::about(raised.key == WRONG_SETTING || raised.key == SETTING_CUTOFF)
});

const SETUP_IS_RAISED: Condition<Raised> =
    Condition::given("set-up-is-raised", |_, raised| Truth::about(raised.key == SETUP_CUTOFF));

/// Whether each player has played the moves after which errors of the start stand.
pub(super) const fn cut_off<F>() -> Condition<F> {
    Condition::seen_unless(
        "moves-after-which-errors-stand",
        |given, _| match given.provisions().start_cutoff_moves {
            None => Some(Truth::FAILS),
            Some(_) => None,
        },
        |context, _| {
            let (game, provisions) = (context.game, context.game.provisions());
            let Some(moves) = provisions.start_cutoff_moves else {
                return Truth::FAILS;
            };
            let counted = match counts_made(provisions) {
                true => game.made(),
                false => game.completed(),
            };
            let played = counted.white.min(counted.black);
            let facts = Facts::of("moves", Value::count_of(played, moves.value));
            match played >= moves.value {
                true => Truth::Holds(facts),
                false => Truth::Fails(facts),
            }
        },
    )
    .asked_as(|given, _| {
        let name = match counts_made(given.provisions()) {
            true => "moves-after-which-errors-stand-made",
            false => "moves-after-which-errors-stand",
        };
        let moves = given.provisions().start_cutoff_moves.map_or(0, |moves| moves.value);
        Sentence::asking(name, None).with("moves", Value::Count(moves))
    })
}

/// Whether moves count when they are made, and not only when they are completed.
fn counts_made(provisions: &Provisions) -> bool {
    let counted = provisions.start_cutoff_counted.map(|counted| counted.value);
    counted == Some(StartCutoffCounted::Made)
}

/// It is too late to correct how the pieces or the board were set up.
pub(super) fn setup_stands(context: &Context<'_>) -> Verdict {
    let mut also_by = misplaced(context.game);
    also_by.push(CUTOFF);
    context.ruled(SETUP_CUTOFF, &also_by, Vec::new(), Sentence::plain("setup-stands"))
}

fn setting_after_cutoff(context: &Context<'_>) -> Verdict {
    let exception = context.game.provisions().setting_cutoff_exception;
    match exception.map(|exception| exception.value) {
        Some(SettingCutoffException::Schedule) => context.asked(QuestionDraft {
            key: SETTING_CUTOFF,
            also_by: vec![CUTOFF, WRONG_SETTING],
            player: None,
            condition: None,
            choices: Choice::plain([Word::Stands, Word::Corrected]),
            meanwhile: Meanwhile::PlayGoesOn,
            sentence: Sentence::plain("setting-after-cutoff"),
        }),
        _ => setting_stands(context),
    }
}

fn setting_stands(context: &Context<'_>) -> Verdict {
    context.ruled(SETTING_CUTOFF, &[CUTOFF], Vec::new(), Sentence::plain("setting-stands"))
}

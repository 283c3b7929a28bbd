//! The game is disturbed from outside.
#![cfg_attr(not(doctest), doc = include_str!("disturbance.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;

use crate::answer::{Answer, Blank, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Incident, Listen};
use crate::keys::key;
use crate::norm::{KeyOf, Norm, Slot, Verdict};
use crate::rules::Rule;
use crate::rules::conduct::told::of_kind;
use crate::sentence::Sentence;

/// Guided: arbiter.external-disturbance
const DISTURBANCE: Key = key("arbiter.external-disturbance");
/// Keeping disturbance away from the players.
const UNDISTURBED: Key = key("arbiter.players-undisturbed");

pub(super) const RULE: Rule = Rule {
    name: "disturbance",
    words: include_str!("disturbance.toml"),
    norms: &[Listen::Incident(Norm {
        when: &[of_kind!(OutsideDisturbance)],
        then: |context, _| {
            context.asked(QuestionDraft {
                key: DISTURBANCE,
                also_by: vec![UNDISTURBED],
                player: None,
                condition: None,
                choices: vec![
                    Word::NoExtraTime.into(),
                    Choice {
                        word: Word::ExtraTime,
                        blank: Some(Blank::ExtraTime),
                    },
                ],
                meanwhile: Meanwhile::ClockStopped,
                sentence: Sentence::plain("disturbed-from-outside"),
            })
        },
        answered: Some(extra_time),
        ..Norm::of(KeyOf::Fixed(DISTURBANCE), Slot::Procedure)
    })],
    raises: &[],
};

fn extra_time(context: &Context<'_>, _: &Incident, answer: Answer) -> Verdict {
    let extra = answer.clock();
    let gets = Color::ALL.into_iter().filter(|player| !extra[*player].is_zero());
    let effects: Vec<Effect> = gets
        .map(|player| Effect::TimeAdded {
            player,
            amount: extra[player],
        })
        .collect();
    let sentence = match effects.is_empty() {
        true => "disturbed-no-extra-time",
        false => "disturbed-extra-time",
    };
    context.ruled(DISTURBANCE, &[], effects, Sentence::plain(sentence))
}

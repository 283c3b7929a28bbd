//! Play with blind and visually disabled players.
#![cfg_attr(not(doctest), doc = include_str!("blind.md"))]

mod announcement;
mod assistant;
mod boards;
mod equipment;
mod record;

use jadoube_board::Color;
use jadoube_laws::Key;

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::Meanwhile;
use crate::finding::{Listen, Raised};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes};
use crate::rules::guidance::{penalised, penalties};
use crate::rules::{Raisable, Rule};
use crate::sentence::{Sentence, Value};

/// Guided: blind.adapt-locally
const ADAPT: Key = key("blind.adapt-locally");
/// Provision: blind.touched
pub(super) const TOUCHED: Key = key("blind.touched");
/// Provision: blind.sighted-normal-rules
pub(super) const SIGHTED: Key = key("blind.sighted-normal-rules");

pub(super) const RULE: Rule = Rule {
    name: "blind",
    words: include_str!("blind.toml"),
    norms: &[
        // What is announced, and when a move is made.
        Listen::PieceFelt(Norm {
            then: |context, felt| {
                let sentence = Sentence::of("piece-felt", felt.by);
                context.ruled(TOUCHED, &[], Vec::new(), sentence)
            },
            ..Norm::of(KeyOf::Fixed(TOUCHED), Slot::Duty)
        }),
        Listen::AnnouncedOtherwise(announcement::OTHERWISE),
        Listen::AnnouncedIncompletely(announcement::INCOMPLETE),
        Listen::AnnouncedUnclearly(announcement::UNCLEAR),
        Listen::RepeatedOtherwise(announcement::REPEATED_OTHERWISE),
        Listen::CarriedOutUnrepeated(announcement::UNREPEATED),
        Listen::PressedUnannounced(announcement::PRESSED),
        Listen::CorrectedTooLate(announcement::too_late()),
        Listen::MoveMade(Norm {
            wakes: Wakes::Pending,
            ..announcement::too_late()
        }),
        // The boards.
        Listen::TwoBoardsDemanded(boards::DEMANDED),
        Listen::BoardsDifferNoticed(boards::DIFFER),
        // Assistants.
        Listen::AssistantAccepted(assistant::RIGHT_NORM),
        Listen::AssistantAccepted(assistant::ALTERNATIVE_NORM),
        Listen::AssistantOverstepped(assistant::OVERSTEPPED),
        Listen::InformedUnasked(assistant::UNASKED),
        Listen::SessionBegan(assistant::hearing()),
        Listen::PlayResumed(assistant::hearing()),
        // The record.
        Listen::SheetTaken(record::TAKEN),
        Listen::Raised(record::RAISED),
        // What is made for the player.
        Listen::EquipmentChecked(equipment::BOARD),
        Listen::EquipmentChecked(equipment::PIECES),
        Listen::EquipmentChecked(equipment::CLOCK),
        Listen::EquipmentChecked(equipment::ANALOGUE),
        Listen::Raised(Norm {
            when: &[ADAPTATION_IS_RAISED, ARBITER_WAS_CONSULTED],
            then: |context, _| context.ruled(ADAPT, &[], Vec::new(), Sentence::plain("blind-rules-adapted")),
            otherwise: Some(|context, _, failed| match failed == ARBITER_WAS_CONSULTED.name {
                true => context.ruled(ADAPT, &[], Vec::new(), Sentence::plain("blind-rules-not-adapted")),
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(ADAPT), Slot::Procedure)
        }),
    ],
    raises: &[Raisable::new(ADAPT, false), Raisable::new(record::RECORD, true)],
};

const ADAPTATION_IS_RAISED: Condition<Raised> =
    Condition::given("adaptation-is-raised", |_, raised| Truth::about(raised.key == ADAPT));

/// Where the edition wants it, the organiser asks the arbiter first.
const ARBITER_WAS_CONSULTED: Condition<Raised> = Condition::told_or_seen("arbiter-was-consulted", |context, _| {
    match context.game.provisions().blind_adaptation_consulted.value {
        false => Truth::Moot,
        true => Truth::Judged(Box::new(QuestionDraft {
            key: ADAPT,
            also_by: Vec::new(),
            player: None,
            condition: None,
            choices: Choice::plain([Word::Yes, Word::No]),
            meanwhile: Meanwhile::PlayGoesOn,
            sentence: Sentence::plain("was-arbiter-consulted"),
        })),
    }
});

/// Whether a player is visually disabled: as the terms have it, or as it was found since.
fn is_visually_disabled(context: &Context<'_>, player: Color) -> bool {
    context.game.is_visually_disabled(player)
}

/// Something was not done as this appendix has it. No article says what that costs, so the arbiter is asked.
fn breach(context: &Context<'_>, key: Key, also_by: &[Key], sentence: Sentence, player: Color) -> Verdict {
    let mut choices = Choice::plain([Word::NoPenalty]);
    choices.extend(penalties(context.game));
    context.asked(QuestionDraft {
        key,
        also_by: [also_by, &[context.game.provisions().penalties.key]].concat(),
        player: Some(player),
        condition: None,
        choices,
        meanwhile: Meanwhile::PlayGoesOn,
        sentence,
    })
}

/// The arbiter has said what that costs.
fn breach_answered(context: &Context<'_>, key: Key, player: Color, answer: crate::answer::Answer) -> Verdict {
    match answer.penalty() {
        Some(penalty) => penalised(context, key, player, penalty),
        None => {
            let sentence = Sentence::of("blind-not-penalised", player).with("provision", Value::Provision(key));
            context.ruled(key, &[], Vec::new(), sentence)
        }
    }
}

//! A player refuses to comply with the Laws, or both do.
#![cfg_attr(not(doctest), doc = include_str!("refusal.md"))]

use jadoube_laws::Key;

use crate::act::{IncidentKind, Involved};
use crate::answer::{Choice, Word};
use crate::context::{Context, Fact, QuestionDraft};
use crate::entry::{Ending, Meanwhile};
use crate::finding::{Incident, Listen};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::Rule;
use crate::rules::conduct::told::{PENALISED_BEFORE, REPORTED_BEFORE, ask};
use crate::rules::penalty::{penalised, penalties};
use crate::sentence::Sentence;

/// Guided: conduct.persistent-refusal
const PERSISTENT: Key = key("conduct.persistent-refusal");
/// Provision: conduct.both-guilty
const BOTH_GUILTY: Key = key("conduct.both-guilty");

pub(super) const RULE: Rule = Rule {
    name: "refusal",
    words: include_str!("refusal.toml"),
    norms: &[
        Listen::Incident(Norm {
            when: &[BOTH_REFUSE, BOTH_PERSIST],
            then: |context, _| {
                let sentence = Sentence::plain("both-refuse");
                context.ended(BOTH_GUILTY, &[PERSISTENT], Ending::PenaltyOfBoth, sentence)
            },
            otherwise: Some(|context, _, failed| match failed == BOTH_PERSIST.name {
                true => context.ruled(BOTH_GUILTY, &[], Vec::new(), Sentence::plain("both-comply")),
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(BOTH_GUILTY), Slot::Procedure)
        }),
        Listen::Incident(Norm {
            when: &[ONE_REFUSES, PENALISED_BEFORE, REPORTED_BEFORE],
            then: refuses,
            answered: Some(
                |context, incident, answer| match (answer.penalty(), incident.who.player()) {
                    (Some(penalty), Some(player)) => penalised(context, PERSISTENT, player, penalty),
                    (None, Some(player)) => {
                        context.ruled(PERSISTENT, &[], Vec::new(), Sentence::of("refusal-unpunished", player))
                    }
                    (_, None) => Verdict::Silent,
                },
            ),
            ..Norm::of(KeyOf::Fixed(PERSISTENT), Slot::Procedure)
        }),
    ],
    raises: &[],
};

const BOTH_REFUSE: Condition<Incident> = Condition::given("incident-is-of-this-kind", |_, incident| {
    Truth::about(incident.kind == IncidentKind::Refusal && incident.who == Involved::Both)
});

const ONE_REFUSES: Condition<Incident> = Condition::given("incident-is-of-this-kind", |_, incident| {
    Truth::about(incident.kind == IncidentKind::Refusal && incident.who.player().is_some())
});

const BOTH_PERSIST: Condition<Incident> = Condition::told_or_seen("both-refuse-persistently", |context, incident| {
    match context.game.is_called() {
        true => Truth::of(context.told(Fact("both-refuse-persistently"), None)),
        false => ask(context, incident, "both-refuse-persistently"),
    }
});

/// Whether it is persistent is for the arbiter, and so is what the opponent scores then.
fn refuses(context: &Context<'_>, incident: &Incident) -> Verdict {
    let Some(player) = incident.who.player() else {
        return Verdict::Silent;
    };
    let mut choices = Choice::plain([Word::NoPenalty]);
    choices.extend(penalties(context.game));
    context.asked(QuestionDraft {
        key: PERSISTENT,
        also_by: vec![context.game.provisions().penalties.key],
        player: Some(player),
        condition: None,
        choices,
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of("refuses-to-comply", player),
    })
}

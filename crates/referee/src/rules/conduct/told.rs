//! What is told of an incident, what follows from it, and what is asked because nobody has told.

use jadoube_laws::Key;

use crate::act::{Circumstance, IncidentKind, Involved};
use crate::answer::{Choice, Word};
use crate::context::{Context, Fact, QuestionDraft};
use crate::entry::Meanwhile;
use crate::finding::Incident;
use crate::keys::{GAPS, key};
use crate::norm::{Condition, Truth};
use crate::sentence::{Facts, Sentence, Value};

/// That an incident is of a kind.
macro_rules! of_kind {
    ($($kind:ident)|+) => {
        $crate::norm::Condition::given("incident-is-of-this-kind", |_, incident: &$crate::finding::Incident| {
            match incident.kind {
                $($crate::act::IncidentKind::$kind)|+ => $crate::norm::Truth::Moot,
                _ => $crate::norm::Truth::FAILS,
            }
        })
    };
}

/// A condition that is a circumstance of the incident.
macro_rules! is_told {
    ($name:literal => $condition:ident, $circumstance:ident) => {
        const $condition: $crate::norm::Condition<$crate::finding::Incident> =
            $crate::norm::Condition::told_or_seen($name, |context, incident| {
                let circumstance = $crate::act::Circumstance::$circumstance;
                $crate::rules::conduct::told::told(context, incident, circumstance, $name)
            });
    };
}

pub(crate) use {is_told, of_kind};

impl Incident {
    /// What is known of a circumstance, told or implied.
    pub(crate) fn known(&self, circumstance: Circumstance) -> Option<bool> {
        let is = |circumstance: Circumstance| self.facts.contains(&circumstance);
        let is_not = |circumstance: Circumstance| self.not.contains(&circumstance);
        let (holds, fails) = match circumstance {
            // Whatever rings makes a sound, and nothing that is switched off does.
            Circumstance::Sounded => (is(Circumstance::Rang), is(Circumstance::SwitchedOff)),
            Circumstance::Rang => (false, is_not(Circumstance::Sounded) || is(Circumstance::SwitchedOff)),
            Circumstance::SwitchedOff => (false, is(Circumstance::Rang) || is(Circumstance::Sounded)),
            Circumstance::OnPerson => (false, is(Circumstance::InBag)),
            Circumstance::InBag => (false, is(Circumstance::OnPerson)),
            _ => (false, false),
        };
        match (is(circumstance) || holds, is_not(circumstance) || fails) {
            (true, _) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
        }
    }
}

/// Whether a circumstance holds: the arbiter is asked if nobody has told.
pub(crate) fn told(
    context: &Context<'_>,
    incident: &Incident,
    circumstance: Circumstance,
    name: &'static str,
) -> Truth {
    match incident.known(circumstance) {
        Some(holds) => Truth::of(holds),
        None if context.game.is_called() => Truth::of(context.told(Fact(name), incident.who.player())),
        None => ask(context, incident, name),
    }
}

/// The provision that an incident is first looked at by.
pub(crate) fn rule_on(kind: IncidentKind) -> Key {
    match kind {
        IncidentKind::Phone | IncidentKind::Device => const { key("devices.loss-of-game") },
        IncidentKind::BagUsed => const { key("devices.bag-use") },
        IncidentKind::LeftVenue => const { key("conduct.leave-venue") },
        IncidentKind::LeftArea => const { key("conduct.leave-area-on-move") },
        IncidentKind::OutsideHelp | IncidentKind::Analysis => const { key("conduct.no-outside-help") },
        IncidentKind::ScoresheetNotes => const { key("scoresheet.permitted-content") },
        IncidentKind::Distraction => const { key("conduct.distraction") },
        IncidentKind::Noise => const { key("conduct.noise-source") },
        IncidentKind::DrawOffers | IncidentKind::Claims => const { key("conduct.unreasonable-claims-and-offers") },
        IncidentKind::Inspection => const { key("conduct.inspection") },
        IncidentKind::InspectionRefused => const { key("conduct.inspection-refusal") },
        IncidentKind::Smoking => const { key("conduct.smoking") },
        IncidentKind::Disrepute => const { key("conduct.disrepute") },
        IncidentKind::Refusal => const { key("conduct.persistent-refusal") },
        IncidentKind::SpokeOfGame | IncidentKind::Interference => const { key("bystander.no-interference") },
        IncidentKind::IrregularityTold => const { key("bystander.report-only-to-arbiter") },
        IncidentKind::PhoneUsed | IncidentKind::RadioUsed => const { key("bystander.phone-use") },
        IncidentKind::EnteredArea => const { key("conduct.access-to-area") },
        IncidentKind::OutsideDisturbance => const { key("arbiter.external-disturbance") },
    }
}

/// Something about an incident that only the arbiter can say.
pub(crate) fn ask(context: &Context<'_>, incident: &Incident, name: &'static str) -> Truth {
    Truth::Judged(Box::new(draft(context, incident, name)))
}

/// The same where the letter of the rule says nothing of it.
pub(crate) fn ask_by_analogy(context: &Context<'_>, incident: &Incident, name: &'static str) -> Truth {
    Truth::Judged(Box::new(draft(context, incident, name).by_analogy()))
}

fn draft(context: &Context<'_>, incident: &Incident, name: &'static str) -> QuestionDraft {
    let player = incident.who.player();
    let rule = match incident.who {
        Involved::Both => const { key("conduct.both-guilty") },
        _ => rule_on(incident.kind),
    };
    QuestionDraft {
        key: if context.has(rule) { rule } else { GAPS },
        also_by: Vec::new(),
        player,
        condition: None,
        choices: Choice::plain([Word::Yes, Word::No]),
        // The game may be lost by it.
        meanwhile: match incident.kind {
            IncidentKind::Phone | IncidentKind::Device | IncidentKind::Refusal => Meanwhile::ClockStopped,
            _ => Meanwhile::PlayGoesOn,
        },
        sentence: Sentence::asking(name, player),
    }
}

/// How often the player was penalised before. Nothing depends on it, but the arbiter should know.
pub(crate) const PENALISED_BEFORE: Condition<Incident> =
    Condition::told_or_seen("penalised-before", |context, incident| {
        let player = incident.who.player();
        let before = context
            .game
            .penalties()
            .iter()
            .filter(|imposed| Some(imposed.player) == player);
        counted(incident, before.count())
    });

/// How often the same was reported of the player before.
pub(crate) const REPORTED_BEFORE: Condition<Incident> =
    Condition::told_or_seen("reported-before", |context, incident| {
        let same = context.game.incidents().iter().filter(|past| {
            let is_same = past.kind == incident.kind && past.who == incident.who;
            is_same && past.entry < context.of
        });
        counted(incident, same.count())
    });

fn counted(incident: &Incident, times: usize) -> Truth {
    match (incident.who.player(), u32::try_from(times).unwrap_or(u32::MAX)) {
        (Some(_), 0) | (None, _) => Truth::Moot,
        (Some(player), times) => {
            Truth::Holds(Facts::of("player", Value::Player(player)).and("times", Value::Count(times)))
        }
    }
}

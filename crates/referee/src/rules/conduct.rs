//! How players behave: what the Laws ask of them, and what follows if they do otherwise.
#![cfg_attr(not(doctest), doc = include_str!("conduct.md"))]

pub(super) mod breach;
pub(super) mod told;

use jadoube_laws::Key;
use jadoube_laws::values::{AnalysisBanned, DisturbingOffers, SmokingCovers};

use crate::act::{Circumstance, IncidentKind};
use crate::finding::{Incident, Listen};
use crate::keys::{GAPS, key};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::Rule;
use crate::rules::conduct::breach::{asked, asked_by_analogy, breach, breach_answered, no_breach, no_power, permitted};
use crate::rules::conduct::told::{PENALISED_BEFORE, REPORTED_BEFORE, is_told, of_kind, rule_on};

/// Guided: conduct.disrepute
const DISREPUTE: Key = key("conduct.disrepute");
/// Guided: conduct.leave-venue
const LEAVE_VENUE: Key = key("conduct.leave-venue");
/// Provision: conduct.venue-definition
const VENUE: Key = key("conduct.venue-definition");
/// Guided: conduct.leave-area-on-move
const LEAVE_AREA: Key = key("conduct.leave-area-on-move");
/// Provision: conduct.area-definition
const AREA: Key = key("conduct.area-definition");
/// Guided: conduct.opponent-reports-leaving
const REPORT_LEAVING: Key = key("conduct.opponent-reports-leaving");
/// Guided: conduct.no-outside-help
const NO_HELP: Key = key("conduct.no-outside-help");
/// Guided: devices.bag-use
const BAG_USE: Key = key("devices.bag-use");
/// Guided: conduct.distraction
const DISTRACTION: Key = key("conduct.distraction");
/// Guided: conduct.noise-source
const NOISE: Key = key("conduct.noise-source");
/// Guided: conduct.unreasonable-claims-and-offers
const OFFERS: Key = key("conduct.unreasonable-claims-and-offers");
/// Provision: conduct.inspection
const INSPECTION: Key = key("conduct.inspection");
/// Provision: conduct.inspection-same-gender
const SAME_GENDER: Key = key("conduct.inspection-same-gender");
/// Guided: conduct.inspection-refusal
const INSPECTION_REFUSED: Key = key("conduct.inspection-refusal");
/// Guided: conduct.smoking
const SMOKING: Key = key("conduct.smoking");
/// What may stand on a scoresheet.
const SCORESHEET: Key = key("scoresheet.permitted-content");

/// A breach that the arbiter finds and punishes, if nothing else is to be known first.
const fn breach_of(key: Key, when: &'static [Condition<Incident>]) -> Norm<Incident> {
    Norm {
        when,
        then: |context, incident| breach(context, rule_on(incident.kind), incident),
        answered: Some(|context, incident, answer| breach_answered(context, rule_on(incident.kind), incident, answer)),
        ..Norm::of(KeyOf::Fixed(key), Slot::Procedure)
    }
}

pub(super) const RULE: Rule = Rule {
    name: "conduct",
    words: include_str!("conduct.toml"),
    norms: &[
        Listen::Incident(breach_of(
            DISREPUTE,
            &[of_kind!(Disrepute), PENALISED_BEFORE, REPORTED_BEFORE],
        )),
        Listen::Incident(Norm {
            otherwise: Some(|context, incident, failed| match failed {
                failed if failed == DESIGNATED.name => {
                    no_breach(context, LEAVE_VENUE, &[VENUE], incident, "place-of-the-venue")
                }
                _ => permitted(context, LEAVE_VENUE, incident, failed),
            }),
            ..breach_of(
                LEAVE_VENUE,
                &[
                    of_kind!(LeftVenue),
                    not(DESIGNATED),
                    not(PERMITTED),
                    PENALISED_BEFORE,
                    REPORTED_BEFORE,
                ],
            )
        }),
        Listen::Incident(Norm {
            then: |context, incident| breach(context, REPORT_LEAVING, incident),
            otherwise: Some(|context, incident, failed| {
                // Where it was told at once, the rule on leaving says it.
                let is_answered = context.event != context.of;
                match failed == REPORTED.name && is_answered {
                    true => no_breach(context, LEAVE_AREA, &[AREA], incident, "left-off-the-move"),
                    false => Verdict::Silent,
                }
            }),
            answered: Some(|context, incident, answer| breach_answered(context, REPORT_LEAVING, incident, answer)),
            ..breach_of(
                REPORT_LEAVING,
                &[
                    of_kind!(LeftArea),
                    not(HAS_THE_MOVE),
                    MUST_REPORT,
                    not(REPORTED),
                    PENALISED_BEFORE,
                    REPORTED_BEFORE,
                ],
            )
        }),
        Listen::Incident(Norm {
            otherwise: Some(|context, incident, failed| match failed == HAS_THE_MOVE.name {
                true => no_breach(context, LEAVE_AREA, &[AREA], incident, "left-off-the-move"),
                false => permitted(context, LEAVE_AREA, incident, failed),
            }),
            ..breach_of(
                LEAVE_AREA,
                &[
                    of_kind!(LeftArea),
                    HAS_THE_MOVE,
                    not(PERMITTED),
                    PENALISED_BEFORE,
                    REPORTED_BEFORE,
                ],
            )
        }),
        Listen::Incident(breach_of(
            NO_HELP,
            &[of_kind!(OutsideHelp), PENALISED_BEFORE, REPORTED_BEFORE],
        )),
        Listen::Incident(Norm {
            otherwise: Some(|context, incident, failed| match failed == OWN_GAME.name {
                true => asked_by_analogy(context, NO_HELP, incident, "breach-analysis-of-another-game"),
                false => Verdict::Silent,
            }),
            ..breach_of(
                NO_HELP,
                &[of_kind!(Analysis), OWN_GAME, PENALISED_BEFORE, REPORTED_BEFORE],
            )
        }),
        Listen::Incident(Norm {
            otherwise: Some(|context, incident, failed| permitted(context, BAG_USE, incident, failed)),
            ..breach_of(
                BAG_USE,
                &[of_kind!(BagUsed), not(PERMITTED), PENALISED_BEFORE, REPORTED_BEFORE],
            )
        }),
        Listen::Incident(breach_of(NOISE, &[of_kind!(Noise), PENALISED_BEFORE, REPORTED_BEFORE])),
        Listen::Incident(Norm {
            then: |context, incident| breach(context, DISTRACTION, incident),
            answered: Some(|context, incident, answer| breach_answered(context, DISTRACTION, incident, answer)),
            ..breach_of(DISTRACTION, &[IS_DISTRACTION, PENALISED_BEFORE, REPORTED_BEFORE])
        }),
        Listen::Incident(Norm {
            otherwise: Some(|context, incident, failed| match failed == REPEATED.name {
                true => no_breach(context, OFFERS, &[DISTRACTION], incident, "offers-not-repeated"),
                false => Verdict::Silent,
            }),
            ..breach_of(
                OFFERS,
                &[of_kind!(DrawOffers), REPEATED, PENALISED_BEFORE, REPORTED_BEFORE],
            )
        }),
        Listen::Incident(breach_of(
            OFFERS,
            &[of_kind!(Claims), PENALISED_BEFORE, REPORTED_BEFORE],
        )),
        Listen::Incident(Norm {
            when: &[of_kind!(Inspection)],
            then: |context, incident| no_breach(context, INSPECTION, &[SAME_GENDER], incident, "inspection"),
            ..Norm::of(KeyOf::Fixed(INSPECTION), Slot::Procedure)
        }),
        Listen::Incident(breach_of(
            INSPECTION_REFUSED,
            &[of_kind!(InspectionRefused), PENALISED_BEFORE, REPORTED_BEFORE],
        )),
        Listen::Incident(Norm {
            otherwise: Some(|context, incident, failed| match failed {
                failed if failed == SET_ASIDE.name => no_breach(context, SMOKING, &[], incident, "smoking-place"),
                failed if failed == ELECTRONIC.name => {
                    asked_by_analogy(context, SMOKING, incident, "breach-electronic-cigarette")
                }
                _ => Verdict::Silent,
            }),
            ..breach_of(
                SMOKING,
                &[
                    of_kind!(Smoking),
                    not(SET_ASIDE),
                    not(ELECTRONIC),
                    PENALISED_BEFORE,
                    REPORTED_BEFORE,
                ],
            )
        }),
        Listen::Incident(breach_of(
            SCORESHEET,
            &[of_kind!(ScoresheetNotes), PENALISED_BEFORE, REPORTED_BEFORE],
        )),
        // The edition has nothing on it.
        Listen::Incident(Norm {
            when: &[OF_A_PLAYER, not(EDITION_HAS_A_RULE), PENALISED_BEFORE, REPORTED_BEFORE],
            then: |context, incident| match incident.kind {
                IncidentKind::Inspection => no_power(context, incident),
                _ => asked(context, GAPS, incident, "breach-without-rule"),
            },
            answered: Some(|context, incident, answer| breach_answered(context, GAPS, incident, answer)),
            ..Norm::of(KeyOf::Fixed(GAPS), Slot::Procedure)
        }),
    ],
    raises: &[],
};

is_told!("arbiter-gave-permission" => PERMITTED, Permitted);
is_told!("place-is-designated" => DESIGNATED, Designated);
is_told!("place-is-set-aside-for-smoking" => SET_ASIDE, Designated);
is_told!("player-has-reported" => REPORTED, Reported);

/// Only the player's own game, by the letter of an edition; else it does not matter which.
const OWN_GAME: Condition<Incident> =
    Condition::told_or_seen("own-game-is-analysed", |context, incident| {
        match context.game.provisions().analysis_banned.value {
            AnalysisBanned::AnyGame => Truth::Moot,
            AnalysisBanned::TheGame => told::told(context, incident, Circumstance::OwnGame, "own-game-is-analysed"),
        }
    });

const REPEATED: Condition<Incident> =
    Condition::told_or_seen("offers-are-repeated", |context, incident| {
        match context.game.provisions().disturbing_offers.value {
            DisturbingOffers::Repeated => told::told(context, incident, Circumstance::Repeated, "offers-are-repeated"),
            DisturbingOffers::Unreasonable => Truth::Moot,
        }
    });

/// Where the edition does not name electronic cigarettes.
const ELECTRONIC: Condition<Incident> = Condition::told_or_seen("cigarette-is-electronic", |context, incident| {
    match context.game.provisions().smoking_covers.map(|covers| covers.value) {
        Some(SmokingCovers::Tobacco) => {
            told::told(context, incident, Circumstance::Electronic, "cigarette-is-electronic")
        }
        Some(SmokingCovers::ECigarettes) | None => Truth::Moot,
    }
});

/// Who had the move when it happened: an answer may come after other moves, and only what was settled then was asked.
const HAS_THE_MOVE: Condition<Incident> = Condition::seen("player-has-the-move", |context, incident| {
    match context.event == context.of {
        true => Truth::of(incident.who.player() == Some(context.game.turn())),
        false => Truth::Moot,
    }
});

/// Where nobody watched, the regulations are for people to tell.
const MUST_REPORT: Condition<Incident> = Condition::seen_unless(
    "leaving-is-reported",
    |given, _| match given.provisions().leaving_reported {
        Some(_) if given.is_called() => None,
        reported => Some(Truth::of(reported.is_some_and(|reported| reported.value))),
    },
    |_, _| Truth::FAILS,
);

/// A disturbance of the opponent; in an edition without a rule on noise, that too.
const IS_DISTRACTION: Condition<Incident> =
    Condition::given("incident-is-of-this-kind", |given, incident| match incident.kind {
        IncidentKind::Distraction => Truth::Moot,
        IncidentKind::Noise if !given.has(NOISE) => Truth::Moot,
        _ => Truth::FAILS,
    });

const OF_A_PLAYER: Condition<Incident> =
    Condition::given("incident-is-of-a-player", |_, incident| match incident.who.player() {
        Some(_) => Truth::Moot,
        None => Truth::FAILS,
    });

const EDITION_HAS_A_RULE: Condition<Incident> = Condition::given("edition-has-a-rule", |given, incident| {
    Truth::of(given.has(rule_on(incident.kind)))
});

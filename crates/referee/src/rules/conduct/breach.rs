//! What is asked and said of a breach of the rules of conduct.

use jadoube_laws::Key;
use jadoube_laws::values::ConductPenalty;

use crate::act::IncidentKind;
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::Meanwhile;
use crate::finding::Incident;
use crate::keys::{GAPS, key};
use crate::norm::Verdict;
use crate::rules::conduct::{
    AREA, DISTRACTION, LEAVE_AREA, LEAVE_VENUE, NOISE, OFFERS, PERMITTED, REPORT_LEAVING, VENUE,
};
use crate::rules::penalty::{penalised, penalties};
use crate::sentence::{Sentence, Value};

/// Guided: conduct.breach-penalised
const PENALISED: Key = key("conduct.breach-penalised");
/// What the arbiter goes by between lawful measures.
///
/// Guided: arbiter.best-interest
const BEST_INTEREST: Key = key("arbiter.best-interest");
/// Fairness, where the Laws do not settle a case.
///
/// Guided: arbiter.fair-play
const FAIR_PLAY: Key = key("arbiter.fair-play");

/// The arbiter says whether it is a breach, and what the penalty is.
pub(super) fn breach(context: &Context<'_>, key: Key, incident: &Incident) -> Verdict {
    let sentence = match incident.kind {
        IncidentKind::Disrepute => "breach-disrepute",
        IncidentKind::LeftVenue => "breach-left-venue",
        IncidentKind::LeftArea if key == REPORT_LEAVING => "breach-left-unreported",
        IncidentKind::LeftArea => "breach-left-area",
        IncidentKind::OutsideHelp => "breach-outside-help",
        IncidentKind::Analysis => "breach-analysis",
        IncidentKind::BagUsed => "breach-bag-used",
        IncidentKind::Noise => "breach-noise",
        IncidentKind::DrawOffers => "breach-draw-offers",
        IncidentKind::Claims => "breach-claims",
        IncidentKind::InspectionRefused => "breach-inspection-refused",
        IncidentKind::Smoking => "breach-smoking",
        IncidentKind::ScoresheetNotes => "breach-scoresheet-notes",
        _ => "breach-distraction",
    };
    asked(context, key, incident, sentence)
}

/// The same in other words.
pub(in crate::rules) fn asked(context: &Context<'_>, key: Key, incident: &Incident, sentence: &'static str) -> Verdict {
    match draft(context, key, incident, sentence) {
        Some(draft) => context.asked(draft),
        None => Verdict::Silent,
    }
}

/// The same of what the letter of the rule does not reach.
pub(super) fn asked_by_analogy(
    context: &Context<'_>,
    key: Key,
    incident: &Incident,
    sentence: &'static str,
) -> Verdict {
    match draft(context, key, incident, sentence) {
        Some(draft) => context.asked(draft.by_analogy()),
        None => Verdict::Silent,
    }
}

fn draft(context: &Context<'_>, key: Key, incident: &Incident, sentence: &'static str) -> Option<QuestionDraft> {
    let player = incident.who.player()?;
    let provisions = context.game.provisions();
    let penalty = provisions.conduct_penalty;
    // Where the rules of conduct do not cover it, nothing says that the arbiter must.
    let is_conduct = match incident.kind {
        IncidentKind::ScoresheetNotes => provisions.scoresheet_is_conduct.value,
        _ => key != GAPS,
    };
    let refused = incident.kind == IncidentKind::InspectionRefused && key != GAPS;
    let mut choices = Vec::new();
    if !refused {
        choices.extend(Choice::plain([Word::Void]));
        if !is_conduct || penalty.value == ConductPenalty::May {
            choices.extend(Choice::plain([Word::NoPenalty]));
        }
    }
    choices.extend(penalties(context.game));
    let mut also_by = vec![provisions.penalties.key, BEST_INTEREST];
    match is_conduct {
        true => also_by.push(PENALISED),
        false => also_by.push(FAIR_PLAY),
    }
    if key == OFFERS || key == NOISE {
        also_by.push(DISTRACTION);
    }
    if key == LEAVE_VENUE {
        also_by.push(VENUE);
    }
    if key == LEAVE_AREA {
        also_by.push(AREA);
    }
    Some(QuestionDraft {
        key,
        also_by,
        player: Some(player),
        condition: None,
        choices,
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::of(sentence, player),
    })
}

/// What the arbiter has found.
pub(in crate::rules) fn breach_answered(
    context: &Context<'_>,
    key: Key,
    incident: &Incident,
    answer: Answer,
) -> Verdict {
    let Some(player) = incident.who.player() else {
        return Verdict::Silent;
    };
    if let Some(penalty) = answer.penalty() {
        return penalised(context, key, player, penalty);
    }
    let sentence = match answer.word {
        Word::NoPenalty => Sentence::of("breach-unpunished", player),
        Word::Allowed => Sentence::of("inspection-wanted", player),
        _ => Sentence::of("no-breach", player),
    };
    context.ruled(key, &[], Vec::new(), sentence.with("provision", Value::Provision(key)))
}

/// Nothing was broken.
pub(super) fn no_breach(
    context: &Context<'_>,
    key: Key,
    also_by: &[Key],
    incident: &Incident,
    why: &'static str,
) -> Verdict {
    match incident.who.player() {
        Some(player) => context.ruled(key, also_by, Vec::new(), Sentence::of(why, player)),
        None => Verdict::Silent,
    }
}

/// Nothing was broken, if the arbiter had given permission.
pub(super) fn permitted(context: &Context<'_>, key: Key, incident: &Incident, failed: &'static str) -> Verdict {
    match failed == PERMITTED.name {
        true => no_breach(context, key, &[], incident, "breach-permitted"),
        false => Verdict::Silent,
    }
}

/// An inspection where the edition has none.
pub(super) fn no_power(context: &Context<'_>, incident: &Incident) -> Verdict {
    let Some(player) = incident.who.player() else {
        return Verdict::Silent;
    };
    context.asked(QuestionDraft {
        key: GAPS,
        also_by: vec![FAIR_PLAY, BEST_INTEREST],
        player: Some(player),
        condition: None,
        choices: Choice::plain([Word::Allowed, Word::Void]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::of("inspection-without-rule", player),
    })
}

//! People who do not play the game: what they may say and do.
#![cfg_attr(not(doctest), doc = include_str!("bystander.md"))]

use jadoube_laws::Key;
use jadoube_laws::values::{OthersDevicesBanned, SpectatorsSpeaking};

use crate::act::{Circumstance, IncidentKind, Involved};
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, Fact, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Incident, Listen};
use crate::keys::{GAPS, key};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::Rule;
use crate::rules::conduct::told::{ask, is_told, of_kind, rule_on, told};
use crate::sentence::{Sentence, Value};

/// Guided: bystander.no-interference
const INTERFERENCE: Key = key("bystander.no-interference");
/// Provision: bystander.report-only-to-arbiter
const REPORT: Key = key("bystander.report-only-to-arbiter");
/// Guided: bystander.expulsion
const EXPULSION: Key = key("bystander.expulsion");
/// Guided: bystander.phone-use
const PHONE: Key = key("bystander.phone-use");
/// Guided: conduct.access-to-area
const ACCESS: Key = key("conduct.access-to-area");
/// Guided: conduct.finished-players
const FINISHED: Key = key("conduct.finished-players");
/// Guided: arbiter.players-undisturbed
const UNDISTURBED: Key = key("arbiter.players-undisturbed");

pub(super) const RULE: Rule = Rule {
    name: "bystander",
    words: include_str!("bystander.toml"),
    norms: &[
        Listen::Incident(Norm {
            when: &[of_kind!(SpokeOfGame), SPEAKING_IS_BANNED],
            then: |context, incident| breach(context, INTERFERENCE, incident, "bystander-spoke"),
            otherwise: Some(|context, incident, failed| match failed == SPEAKING_IS_BANNED.name {
                true => allowed(context, INTERFERENCE, incident, "speaking-allowed"),
                false => Verdict::Silent,
            }),
            answered: Some(answered),
            ..Norm::of(KeyOf::Fixed(INTERFERENCE), Slot::Procedure)
        }),
        Listen::Incident(Norm {
            when: &[of_kind!(Interference)],
            then: |context, incident| breach(context, INTERFERENCE, incident, "bystander-interfered"),
            answered: Some(answered),
            ..Norm::of(KeyOf::Fixed(INTERFERENCE), Slot::Procedure)
        }),
        // Telling a player is an interference in every edition; that the arbiter may be told is said in some.
        Listen::Incident(Norm {
            when: &[of_kind!(IrregularityTold), PLAYER_TOLD],
            then: |context, incident| breach(context, INTERFERENCE, incident, "bystander-told-player"),
            otherwise: Some(|context, incident, failed| match failed == PLAYER_TOLD.name {
                true if context.has(REPORT) => allowed(context, REPORT, incident, "arbiter-told"),
                true => without_rule(context, incident),
                false => Verdict::Silent,
            }),
            answered: Some(answered),
            asks: &[INTERFERENCE, GAPS],
            ..Norm::of(KeyOf::Fixed(INTERFERENCE), Slot::Procedure)
        }),
        Listen::Incident(Norm {
            when: &[of_kind!(PhoneUsed | RadioUsed), DEVICE_IS_COVERED, not(PHONE_PERMITTED)],
            then: |context, incident| breach(context, PHONE, incident, "bystander-phone"),
            otherwise: Some(|context, incident, failed| match failed {
                failed if failed == DEVICE_IS_COVERED.name => allowed(context, PHONE, incident, "radio-not-covered"),
                failed if failed == PHONE_PERMITTED.name => allowed(context, PHONE, incident, "bystander-permitted"),
                _ => Verdict::Silent,
            }),
            answered: Some(answered),
            ..Norm::of(KeyOf::Fixed(PHONE), Slot::Procedure)
        }),
        Listen::Incident(Norm {
            when: &[of_kind!(EnteredArea), not(PERMITTED), not(STILL_A_PLAYER)],
            then: |context, incident| breach(context, ACCESS, incident, "bystander-entered"),
            otherwise: Some(|context, incident, failed| match failed {
                failed if failed == PERMITTED.name => allowed(context, ACCESS, incident, "bystander-permitted"),
                failed if failed == STILL_A_PLAYER.name => allowed(context, ACCESS, incident, "still-a-player"),
                _ => Verdict::Silent,
            }),
            answered: Some(answered),
            ..Norm::of(KeyOf::Fixed(ACCESS), Slot::Procedure)
        }),
        // The edition has nothing on it.
        Listen::Incident(Norm {
            when: &[OF_A_BYSTANDER, not(EDITION_HAS_A_RULE)],
            then: |context, incident| without_rule(context, incident),
            answered: Some(answered),
            ..Norm::of(KeyOf::Fixed(GAPS), Slot::Procedure)
        }),
    ],
    raises: &[],
};

is_told!("arbiter-gave-permission" => PERMITTED, Permitted);
is_told!("told-to-a-player" => PLAYER_TOLD, PlayerTold);

/// Players of other games may not speak of a game at all. Spectators may in some editions, unless they interfere.
const SPEAKING_IS_BANNED: Condition<Incident> = Condition::told_or_seen("bystander-interferes", |context, incident| {
    let speaking = context.game.provisions().spectators_speaking.value;
    match incident.who == Involved::OtherPlayer || speaking == SpectatorsSpeaking::Banned {
        true => Truth::Moot,
        false => told(context, incident, Circumstance::Interfering, "bystander-interferes"),
    }
});

const DEVICE_IS_COVERED: Condition<Incident> =
    Condition::given("communication-device-is-covered", |given, incident| {
        let banned = given.provisions().others_devices_banned.value;
        Truth::of(incident.kind == IncidentKind::PhoneUsed || banned == OthersDevicesBanned::Communicating)
    });

/// Where the edition lets the arbiter permit it.
const PHONE_PERMITTED: Condition<Incident> = Condition::told_or_seen("arbiter-gave-permission", |context, incident| {
    match context.game.provisions().others_phone_excused.value {
        true => told(context, incident, Circumstance::Permitted, "arbiter-gave-permission"),
        false => Truth::Moot,
    }
});

/// Whether somebody who has finished the game still counts as a player is for the arbiter.
const STILL_A_PLAYER: Condition<Incident> =
    Condition::told_or_seen("finished-player-is-a-player", |context, incident| match incident.who {
        Involved::FinishedPlayer if context.game.is_called() => {
            Truth::of(context.told(Fact("finished-player-is-a-player"), None))
        }
        Involved::FinishedPlayer => ask(context, incident, "finished-player-is-a-player"),
        Involved::OtherPlayer => Truth::HOLDS,
        _ => Truth::Moot,
    });

const OF_A_BYSTANDER: Condition<Incident> =
    Condition::given("incident-is-of-a-bystander", |_, incident| match incident.who {
        Involved::White | Involved::Black | Involved::Both | Involved::Nobody => Truth::FAILS,
        _ => Truth::Moot,
    });

const EDITION_HAS_A_RULE: Condition<Incident> = Condition::given("edition-has-a-rule", |given, incident| {
    Truth::of(given.has(rule_on(incident.kind)))
});

/// Whoever offends may be sent out. The players are to be left in peace.
fn breach(context: &Context<'_>, key: Key, incident: &Incident, sentence: &'static str) -> Verdict {
    let mut also_by = vec![EXPULSION, UNDISTURBED];
    if incident.who == Involved::FinishedPlayer {
        also_by.push(FINISHED);
    }
    if incident.kind == IncidentKind::IrregularityTold {
        also_by.push(REPORT);
    }
    context.asked(QuestionDraft {
        key,
        also_by,
        player: None,
        condition: None,
        choices: Choice::plain([Word::Void, Word::LetStay, Word::SentOut]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: of(incident, sentence),
    })
}

/// A sentence about whoever did it.
fn of(incident: &Incident, sentence: &'static str) -> Sentence {
    Sentence::plain(sentence).with("person", Value::Person(incident.who))
}

/// The rule by which the arbiter was asked.
fn asked_by(context: &Context<'_>, incident: &Incident) -> Key {
    let told_player = incident
        .known(Circumstance::PlayerTold)
        .or(context.established(PLAYER_TOLD.name));
    match incident.kind {
        IncidentKind::IrregularityTold if told_player == Some(true) => INTERFERENCE,
        IncidentKind::IrregularityTold => GAPS,
        kind if context.has(rule_on(kind)) => rule_on(kind),
        _ => GAPS,
    }
}

fn answered(context: &Context<'_>, incident: &Incident, answer: Answer) -> Verdict {
    let (effects, sentence) = match answer.word {
        Word::SentOut => (vec![Effect::SentOut { who: incident.who }], "bystander-sent-out"),
        Word::LetStay => (Vec::new(), "bystander-stays"),
        _ => (Vec::new(), "bystander-no-breach"),
    };
    context.ruled(
        asked_by(context, incident),
        &[EXPULSION],
        effects,
        of(incident, sentence),
    )
}

/// Nothing was broken.
fn allowed(context: &Context<'_>, key: Key, incident: &Incident, sentence: &'static str) -> Verdict {
    let finished = (incident.who == Involved::FinishedPlayer).then_some(FINISHED);
    context.ruled(key, finished.as_slice(), Vec::new(), of(incident, sentence))
}

/// What the edition has no rule on.
fn without_rule(context: &Context<'_>, incident: &Incident) -> Verdict {
    let sentence = match incident.kind {
        IncidentKind::IrregularityTold => "arbiter-told-without-rule",
        _ => "bystander-without-rule",
    };
    context.asked(QuestionDraft {
        key: GAPS,
        also_by: vec![INTERFERENCE],
        player: None,
        condition: None,
        choices: Choice::plain([Word::Void, Word::LetStay, Word::SentOut]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: of(incident, sentence),
    })
}

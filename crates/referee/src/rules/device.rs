//! Phones and other electronic devices: which are banned, which lose the game, and what the opponent scores.
#![cfg_attr(not(doctest), doc = include_str!("device.md"))]

use jadoube_board::Color;
use jadoube_laws::values::{DeviceExcuse, DeviceLosesWhen, DeviceOpponentGets, DevicePenalty, DevicesBanned};
use jadoube_laws::{Key, Score};

use crate::act::{Circumstance, IncidentKind};
use crate::answer::{Answer, Blank, Choice, Filling, PermittedPoints, Word};
use crate::context::{Context, Fact, MateQuestion, QuestionDraft};
use crate::entry::{Effect, Meanwhile, Penalty};
use crate::finding::{Incident, Listen};
use crate::keys::{self, key};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::Rule;
use crate::rules::conduct::breach::{asked, breach_answered};
use crate::rules::conduct::told::{PENALISED_BEFORE, REPORTED_BEFORE, ask, ask_by_analogy, of_kind, told};
use crate::rules::penalty::{lost, penalised, penalties};
use crate::sentence::{Sentence, Value};

/// Provision: devices.ban-in-venue
const BAN: Key = key("devices.ban-in-venue");
/// Provision: devices.bag-storage
const BAG: Key = key("devices.bag-storage");
/// Provision: devices.loss-of-game
const LOSS: Key = key("devices.loss-of-game");
/// Provision: devices.opponent-score
const OPPONENT_SCORE: Key = key("devices.opponent-score");
/// Provision: devices.milder-penalty
const MILDER: Key = key("devices.milder-penalty");
/// A device that makes a sound is a source of noise too.
const NOISE: Key = key("conduct.noise-source");

pub(super) const RULE: Rule = Rule {
    name: "device",
    words: include_str!("device.toml"),
    norms: &[Listen::Incident(Norm {
        when: &[
            of_kind!(Phone | Device),
            DEVICE_IS_BANNED,
            not(APPROVED),
            not(OFF_AS_ALLOWED),
            not(IN_BAG_AS_ALLOWED),
            RANG,
            SOUNDED,
            ON_PERSON,
            PENALISED_BEFORE,
            REPORTED_BEFORE,
            NO_MILDER_PENALTY,
            OPPONENT_CAN_WIN,
        ],
        then: |context, incident| match (
            incident.who.player(),
            context.game.provisions().device_opponent_gets.value,
        ) {
            (Some(player), DeviceOpponentGets::AsArbiterDecides) => opponent_score(context, player),
            (Some(player), _) => loses(context, player, None, "device-loses"),
            (None, _) => Verdict::Silent,
        },
        otherwise: Some(not_lost),
        answered: Some(answered),
        asks: &[BAN, LOSS, MILDER, OPPONENT_SCORE],
        ..Norm::of(KeyOf::Fixed(LOSS), Slot::Procedure)
    })],
    raises: &[],
};

/// Phones are banned everywhere; other devices where the edition says so.
const DEVICE_IS_BANNED: Condition<Incident> = Condition::given("device-is-banned", |given, incident| {
    let banned = given.provisions().devices_banned.value;
    Truth::of(incident.kind == IncidentKind::Phone || banned == DevicesBanned::Electronic)
});

/// Where the edition does not say that the arbiter can approve a device, the arbiter who has done so is asked what it means.
const APPROVED: Condition<Incident> = Condition::told_or_seen("device-is-approved", |context, incident| {
    let excuses = context.game.provisions().device_excused_by.value;
    if excuses.contains(&DeviceExcuse::Authorisation) {
        return told(context, incident, Circumstance::Approved, "device-is-approved");
    }
    match incident.known(Circumstance::Approved) {
        Some(true) => ask_by_analogy(context, incident, "device-approval-counts"),
        Some(false) | None => Truth::Moot,
    }
});

const OFF_AS_ALLOWED: Condition<Incident> = Condition::told_or_seen("device-is-switched-off", |context, incident| {
    let excuses = context.game.provisions().device_excused_by.value;
    match excuses.contains(&DeviceExcuse::BeingSwitchedOff) {
        true => told(context, incident, Circumstance::SwitchedOff, "device-is-switched-off"),
        false => Truth::Moot,
    }
});

const IN_BAG_AS_ALLOWED: Condition<Incident> =
    Condition::told_or_seen("device-is-off-in-the-bag", |context, incident| {
        let in_bag = context.game.provisions().devices_in_bag;
        // Where nobody watched, whether the competition allows it is for people to tell.
        if !in_bag.is_some_and(|in_bag| in_bag.value || context.game.is_called()) {
            return Truth::Moot;
        }
        match (
            incident.known(Circumstance::InBag),
            incident.known(Circumstance::SwitchedOff),
        ) {
            (Some(false), _) | (_, Some(false)) => Truth::FAILS,
            _ if context.game.is_called() => {
                Truth::of(context.told(Fact("device-is-in-the-bag-as-announced"), incident.who.player()))
            }
            (Some(true), Some(true)) => Truth::HOLDS,
            _ => ask(context, incident, "device-is-off-in-the-bag"),
        }
    });

/// Where ringing loses the game. Another sound may be ringing or not.
const RANG: Condition<Incident> = Condition::told_or_seen("device-rang", |context, incident| {
    match context.game.provisions().device_loses_when.value {
        DeviceLosesWhen::Ringing => match (
            incident.known(Circumstance::Rang),
            incident.known(Circumstance::Sounded),
        ) {
            (Some(false) | None, Some(true)) if !context.game.is_called() => ask(context, incident, "device-rang"),
            _ => told(context, incident, Circumstance::Rang, "device-rang"),
        },
        DeviceLosesWhen::Sounding | DeviceLosesWhen::Carried => Truth::Moot,
    }
});

const SOUNDED: Condition<Incident> =
    Condition::told_or_seen("device-made-a-sound", |context, incident| {
        match context.game.provisions().device_loses_when.value {
            DeviceLosesWhen::Sounding => told(context, incident, Circumstance::Sounded, "device-made-a-sound"),
            DeviceLosesWhen::Ringing | DeviceLosesWhen::Carried => Truth::Moot,
        }
    });

const ON_PERSON: Condition<Incident> = Condition::told_or_seen("device-is-on-the-person", |context, incident| {
    match context.game.provisions().device_loses_when.value {
        DeviceLosesWhen::Carried => told(context, incident, Circumstance::OnPerson, "device-is-on-the-person"),
        DeviceLosesWhen::Ringing | DeviceLosesWhen::Sounding => Truth::Moot,
    }
});

/// Where nobody watched, what the competition has announced is for people to tell.
const NO_MILDER_PENALTY: Condition<Incident> = Condition::seen_unless(
    "no-milder-penalty-announced",
    |given, _| match given.provisions().device_penalty.map(|penalty| penalty.value) {
        Some(DevicePenalty::LossOfGame) if given.is_called() => None,
        Some(DevicePenalty::LossOfGame) | None => Some(Truth::Moot),
        Some(_) => Some(Truth::FAILS),
    },
    |_, _| Truth::Moot,
);

/// Where the opponent's win depends on whether mate is still possible.
const OPPONENT_CAN_WIN: Condition<Incident> = Condition::told_or_seen("opponent-can-mate", |context, incident| {
    let gets = context.game.provisions().device_opponent_gets.value;
    let Some(player) = incident.who.player().filter(|_| gets == DeviceOpponentGets::WinOrDraw) else {
        return Truth::Moot;
    };
    let unknown = MateQuestion {
        key: OPPONENT_SCORE,
        also_by: LOSS,
        sentence: "device-mate-unknown",
    };
    context.opponent_can_mate(player, unknown)
});

/// The device loses the game. The opponent wins, or scores what the Laws or the arbiter say.
fn loses(context: &Context<'_>, player: Color, opponent: Option<Score>, sentence: &'static str) -> Verdict {
    let outcome = lost(context.game, player, opponent);
    let also_by = [BAN, OPPONENT_SCORE, keys::POINTS];
    let sentence = Sentence::of(sentence, player).with("points", Value::Points(outcome.points));
    context.ruled(LOSS, &also_by, vec![Effect::Ended(outcome)], sentence)
}

/// The arbiter decides what the opponent scores.
fn opponent_score(context: &Context<'_>, player: Color) -> Verdict {
    let provisions = context.game.provisions();
    let scored = |opponent| {
        let proposed = lost(context.game, player, Some(opponent)).points;
        let permitted = PermittedPoints::of(provisions);
        Choice {
            word: Word::Points,
            blank: Some(Blank::Points { proposed, permitted }),
        }
    };
    let scale = provisions.points.value;
    context.asked(QuestionDraft {
        key: OPPONENT_SCORE,
        also_by: vec![LOSS, BAN],
        player: Some(player),
        condition: None,
        choices: vec![scored(scale.win), scored(scale.draw), scored(scale.loss)],
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of("device-opponent-score", player),
    })
}

/// What else may follow.
fn not_lost(context: &Context<'_>, incident: &Incident, failed: &'static str) -> Verdict {
    let Some(player) = incident.who.player() else {
        return Verdict::Silent;
    };
    let allowed = |key: Key, sentence| context.ruled(key, &[BAN], Vec::new(), Sentence::of(sentence, player));
    match failed {
        failed if failed == DEVICE_IS_BANNED.name => allowed(BAN, "device-not-covered"),
        failed if failed == APPROVED.name => allowed(BAN, "device-approved"),
        failed if failed == OFF_AS_ALLOWED.name => allowed(BAN, "device-switched-off"),
        failed if failed == IN_BAG_AS_ALLOWED.name => allowed(BAG, "device-in-the-bag"),
        failed if [RANG.name, SOUNDED.name, ON_PERSON.name].contains(&failed) => banned(context, incident),
        failed if failed == NO_MILDER_PENALTY.name => milder(context, incident, player),
        failed if failed == OPPONENT_CAN_WIN.name => {
            let draw = context.game.provisions().points.value.draw;
            loses(context, player, Some(draw), "device-loses-unwinnable")
        }
        _ => Verdict::Silent,
    }
}

/// A breach of the ban that does not lose the game by itself.
fn banned(context: &Context<'_>, incident: &Incident) -> Verdict {
    let sounded = incident.known(Circumstance::Sounded) == Some(true);
    let verdict = asked(context, BAN, incident, "device-banned");
    match verdict {
        Verdict::Asked(mut question) => {
            let more = [LOSS, BAG].into_iter().chain(sounded.then_some(NOISE));
            question.also_by.extend(more.filter(|key| context.has(*key)));
            Verdict::Asked(question)
        }
        other => other,
    }
}

/// The penalty that the competition has announced in place of the loss. How much of it, the arbiter says.
fn milder(context: &Context<'_>, incident: &Incident, player: Color) -> Verdict {
    let (words, sentence): (&[Word], _) = match context.game.provisions().device_penalty.map(|penalty| penalty.value) {
        Some(DevicePenalty::OpponentTime) => (&[Word::OpponentTime], "device-milder-penalty"),
        Some(DevicePenalty::OffenderTime) => (&[Word::OffenderTime], "device-milder-penalty"),
        Some(DevicePenalty::OpponentPoints) => (&[Word::OpponentPoints], "device-milder-penalty"),
        Some(DevicePenalty::OffenderPoints) => (&[Word::OffenderPoints], "device-milder-penalty"),
        Some(DevicePenalty::LossOfGame) if context.game.is_called() => (MILDER_THAN_LOSS, "device-milder-penalty-open"),
        _ => return penalised(context, MILDER, player, Penalty::Warning),
    };
    let verdict = asked(context, MILDER, incident, sentence);
    match verdict {
        Verdict::Asked(mut question) => {
            let of_word = penalties(context.game)
                .into_iter()
                .filter(|choice| words.contains(&choice.word));
            question.choices = Choice::plain([Word::Void]).into_iter().chain(of_word).collect();
            question.also_by.extend([LOSS, BAN]);
            Verdict::Asked(question)
        }
        other => other,
    }
}

/// What a competition can announce in place of the loss.
const MILDER_THAN_LOSS: &[Word] = &[
    Word::Warning,
    Word::OpponentTime,
    Word::OffenderTime,
    Word::OpponentPoints,
    Word::OffenderPoints,
];

/// Whether the device loses the game where no milder penalty was announced.
fn loses_by_itself(context: &Context<'_>, incident: &Incident) -> bool {
    let told = incident.known(Circumstance::OnPerson);
    context.has(MILDER) && (told == Some(true) || context.established("device-is-on-the-person") == Some(true))
}

fn answered(context: &Context<'_>, incident: &Incident, answer: Answer) -> Verdict {
    match (incident.who.player(), answer.filling) {
        (Some(player), Some(Filling::Points(points))) => {
            loses(context, player, Some(points[!player]), "device-loses-scored")
        }
        _ if loses_by_itself(context, incident) => breach_answered(context, MILDER, incident, answer),
        _ => breach_answered(context, BAN, incident, answer),
    }
}

//! A draw claimed in the last minutes where there is no arbiter: it ends the game, and goes with its papers to the arbiter who
//! decides it.

use jadoube_board::Color;
use jadoube_laws::Key;

use crate::act::{Ground, Paper};
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Ending, Meanwhile, Outcome};
use crate::finding::{ClaimedWithoutArbiter, EvidenceGiven, Finding, Listen};
use crate::game::ClaimPapers;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::points;
use crate::rules::pause;
use crate::rules::quickplay::admissible::{
    claim_exists, guidelines_announced, has_little_time, is_for_time_control, is_last_period, own_flag_is_down, refused,
};
use crate::rules::quickplay::decision::FINAL;
use crate::rules::quickplay::{asked_for_ground, ground_of};
use crate::sentence::{Facts, Sentence, Value};

/// Provision: quickplay.no-arbiter.claim
pub(super) const NO_ARBITER: Key = key("quickplay.no-arbiter.claim");
/// Guided: quickplay.no-arbiter.grounds
const GROUNDS: Key = key("quickplay.no-arbiter.grounds");
/// Provision: quickplay.no-arbiter.evidence.cannot-win
const CANNOT_WIN: Key = key("quickplay.no-arbiter.evidence.cannot-win");
/// Provision: quickplay.no-arbiter.evidence.no-effort
const NO_EFFORT: Key = key("quickplay.no-arbiter.evidence.no-effort");
/// Guided: quickplay.no-arbiter.referral
const REFERRAL: Key = key("quickplay.no-arbiter.referral");

/// The claim ends the game, whoever has the move.
pub(super) const CLAIM: Listen = Listen::ClaimedWithoutArbiter(Norm {
    when: ADMISSIBLE,
    then: |context, claim| {
        let mut effects = pause::lapsed(context.game, claim.by);
        effects.push(Effect::ClockPaused);
        effects.push(Effect::ClaimReferred {
            player: claim.by,
            claim: context.of,
        });
        let sentence = Sentence::of("no-arbiter-claimed", claim.by);
        context.ruled(NO_ARBITER, &[REFERRAL], effects, sentence)
    },
    otherwise: Some(refused),
    ..Norm::of(
        KeyOf::Setting(|provisions| Some(provisions.quickplay.key)),
        Slot::ClaimClock,
    )
});

/// The result is open until the arbiter for such claims decides.
pub(super) const REFERRED: Listen = Listen::ClaimedWithoutArbiter(Norm {
    when: ADMISSIBLE,
    then: |context, claim| match claim.ground {
        Some(_) => asked(context, claim),
        None => asked_for_ground(context, claim, GROUNDS),
    },
    answered: Some(|context, claim, answer| match ground_of(answer.word) {
        Some(_) => asked(context, claim),
        None => answered(context, claim, answer),
    }),
    asks: &[GROUNDS, REFERRAL],
    ..Norm::of(KeyOf::Fixed(REFERRAL), Slot::Claim)
});

/// The papers of the claim are looked through whenever one is handed in or verified.
pub(super) const EVIDENCE: Listen = Listen::EvidenceGiven(Norm {
    when: &[
        POSITION_HANDED_IN,
        POSITION_VERIFIED,
        SCORESHEET_HANDED_IN,
        SCORESHEET_VERIFIED,
    ],
    then: |context, given| {
        let (key, also_by) = evidence_keys(context);
        context.ruled(key, &also_by, Vec::new(), Sentence::of("no-arbiter-complete", given.by))
    },
    otherwise: Some(|context, given, failed| {
        let (key, also_by) = evidence_keys(context);
        let sentence = if failed == POSITION_HANDED_IN.name {
            "no-arbiter-no-position"
        } else if failed == POSITION_VERIFIED.name {
            "no-arbiter-position-unverified"
        } else if failed == SCORESHEET_HANDED_IN.name {
            "no-arbiter-no-scoresheet"
        } else {
            "no-arbiter-scoresheet-unverified"
        };
        context.ruled(key, &also_by, Vec::new(), Sentence::of(sentence, given.by))
    }),
    ..Norm::of(KeyOf::Fixed(CANNOT_WIN), Slot::Claim)
});

const ADMISSIBLE: &[Condition<ClaimedWithoutArbiter>] = &[
    claim_exists(),
    guidelines_announced(),
    is_for_time_control(),
    is_last_period(),
    not(own_flag_is_down()),
    has_little_time(),
];

const POSITION_HANDED_IN: Condition<EvidenceGiven> =
    Condition::told_or_seen("position-is-handed-in", |context, given| {
        of_player(given, papers(context, Paper::Position).handed_in)
    });
const POSITION_VERIFIED: Condition<EvidenceGiven> =
    Condition::told_or_seen("position-is-verified", |context, given| {
        of_player(given, papers(context, Paper::Position).verified)
    });
const SCORESHEET_HANDED_IN: Condition<EvidenceGiven> =
    Condition::told_or_seen("scoresheet-is-handed-in", |context, given| {
        match needs_scoresheet(context) {
            true => of_player(given, papers(context, Paper::Scoresheet).handed_in),
            false => Truth::Moot,
        }
    });
const SCORESHEET_VERIFIED: Condition<EvidenceGiven> =
    Condition::told_or_seen("scoresheet-is-verified", |context, given| {
        match needs_scoresheet(context) {
            true => of_player(given, papers(context, Paper::Scoresheet).verified),
            false => Truth::Moot,
        }
    });

fn of_player(given: &EvidenceGiven, holds: bool) -> Truth {
    let facts = Facts::of("player", Value::Player(given.by)).and("opponent", Value::Player(!given.by));
    match holds {
        true => Truth::Holds(facts),
        false => Truth::Fails(facts),
    }
}

fn papers(context: &Context<'_>, paper: Paper) -> ClaimPapers {
    let file = context.game.claim_file();
    file.map_or_else(ClaimPapers::default, |file| file.papers(paper))
}

/// That the opponent has not tried to win can only be seen from the moves. A claim on both grounds needs what either needs; so
/// does one whose ground is still to be named.
fn needs_scoresheet(context: &Context<'_>) -> bool {
    ground(context) != Some(Ground::CannotWin)
}

/// The ground of the claim that is on file, as it was named with the claim or asked for.
fn ground(context: &Context<'_>) -> Option<Ground> {
    let file = context.game.claim_file()?;
    let mut open = context
        .game
        .questions()
        .iter()
        .filter(|(_, question)| question.of == file.claim);
    let named = open.find_map(|(_, question)| match &question.about {
        Finding::ClaimedWithoutArbiter(claim) => claim.ground,
        _ => None,
    });
    let mut answers = context
        .game
        .answered
        .iter()
        .filter(|answered| answered.of == file.claim);
    named.or_else(|| answers.find_map(|answered| ground_of(answered.answer.word)))
}

/// The provision of the ground, and the others that the papers rest on.
fn evidence_keys(context: &Context<'_>) -> (Key, [Key; 2]) {
    match ground(context) {
        Some(Ground::CannotWin) => (CANNOT_WIN, [REFERRAL, REFERRAL]),
        Some(Ground::NoEffort) | None => (NO_EFFORT, [REFERRAL, REFERRAL]),
        Some(Ground::Both) => (NO_EFFORT, [CANNOT_WIN, REFERRAL]),
    }
}

/// What follows where the claim is not upheld the Laws do not say: play is over, so the arbiter can only score the game.
fn asked(context: &Context<'_>, claim: &ClaimedWithoutArbiter) -> Verdict {
    context.asked(
        QuestionDraft {
            key: REFERRAL,
            also_by: vec![GROUNDS, CANNOT_WIN, NO_EFFORT],
            player: Some(claim.by),
            condition: None,
            choices: Choice::plain([Word::Drawn, Word::Loses]),
            meanwhile: Meanwhile::ClockStopped,
            sentence: Sentence::of("no-arbiter-decide", claim.by),
        }
        .by_analogy(),
    )
}

fn answered(context: &Context<'_>, claim: &ClaimedWithoutArbiter, answer: Answer) -> Verdict {
    match answer.word {
        Word::Drawn => {
            let sentence = match context.has(FINAL) {
                true => Sentence::of("no-arbiter-drawn-finally", claim.by),
                false => Sentence::of("no-arbiter-drawn", claim.by),
            };
            context.ended(REFERRAL, &[NO_ARBITER, FINAL], Ending::Quickplay, sentence)
        }
        _ => lost(context, claim.by),
    }
}

/// The arbiter does not uphold the claim.
fn lost(context: &Context<'_>, claimant: Color) -> Verdict {
    let points = points::of_game(context.game, Ending::Penalty { player: claimant });
    let outcome = Outcome {
        ending: Ending::Arbiter,
        points,
    };
    let name = match context.has(FINAL) {
        true => "no-arbiter-lost-finally",
        false => "no-arbiter-lost",
    };
    let sentence = Sentence::of(name, claimant).with("points", Value::Points(points));
    context.ruled(REFERRAL, &[NO_ARBITER, FINAL], vec![Effect::Ended(outcome)], sentence)
}

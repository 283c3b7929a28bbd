//! The players confirm the result.
//!
#![cfg_attr(not(doctest), doc = include_str!("signed_result.md"))]

use jadoube_board::{ByColor, Color};
use jadoube_laws::{Key, Score};

use crate::admit::{Refusal, permitted_points};
use crate::answer::{Blank, Choice, Filling, PermittedPoints, Word};
use crate::context::{Context, Fact, QuestionDraft};
use crate::entry::{Effect, Ending, Meanwhile, Outcome};
use crate::finding::{Listen, ResultSigned};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::points;
use crate::rules::Rule;
use crate::sentence::{Sentence, Value};

/// Provision: scoresheet.sign-result
const SIGN: Key = key("scoresheet.sign-result");
/// Guided: scoresheet.signed-result-stands
const STANDS: Key = key("scoresheet.signed-result-stands");

const SIGNED_ALIKE: Fact = Fact("signed-the-same-result");
const SIGNED_AS_RULED: Fact = Fact("signed-the-result-of-the-game");

pub(super) const RULE: Rule = Rule {
    name: "signed_result",
    words: include_str!("signed_result.toml"),
    norms: &[
        // A signature on one scoresheet is half of what is asked for.
        Listen::ResultSigned(Norm {
            when: &[not(OTHER_SHEET_IS_SIGNED)],
            then: |context, signed| {
                let sentence = Sentence::of("other-sheet-to-sign", signed.by);
                let sentence = match signed.sheet == Some(signed.by) {
                    true => sentence.with("whose", Value::Player(!signed.by)),
                    false => sentence.with("whose", Value::Player(signed.by)),
                };
                context.ruled(SIGN, &[], Vec::new(), sentence)
            },
            ..Norm::of(KeyOf::Fixed(SIGN), Slot::Procedure)
        }),
        Listen::ResultSigned(Norm {
            when: &[BOTH_HAVE_SIGNED],
            then: signed,
            answered: Some(
                |context, _, answer| match (answer.filling, context.game.signed()[Color::White]) {
                    (Some(Filling::Points(points)), _) => decided(context, Ending::Arbiter, points),
                    (_, Some(points)) => decided(context, Ending::Signed, points),
                    (_, None) => Verdict::Silent,
                },
            ),
            ..Norm::of(KeyOf::Fixed(STANDS), Slot::Procedure)
        }),
    ],
    raises: &[],
};

const BOTH_HAVE_SIGNED: Condition<ResultSigned> = Condition::seen("both-have-signed", |context, _| {
    let signed = context.game.signed();
    Truth::of(signed.white.is_some() && signed.black.is_some())
});

/// Whether the player's signature stands on both scoresheets.
const OTHER_SHEET_IS_SIGNED: Condition<ResultSigned> =
    Condition::told_or_seen("other-sheet-is-signed", |context, signed| match signed.sheet {
        None => Truth::HOLDS,
        Some(sheet) => Truth::of(context.game.signed[signed.by][!sheet].is_some()),
    });

fn signed(context: &Context<'_>, _: &ResultSigned) -> Verdict {
    if context.game.is_called() {
        return signed_unwatched(context);
    }
    let signed = context.game.signed();
    let (Some(white), Some(_)) = (signed.white, signed.black) else {
        return Verdict::Silent;
    };
    let signatures = Color::ALL.map(|player| Color::ALL.map(|sheet| context.game.signed[player][sheet]));
    let signatures: Vec<ByColor<Score>> = signatures.into_iter().flatten().flatten().collect();
    let alike = signatures.iter().all(|points| *points == white);
    // Signatures cannot give points that no game gives.
    for points in signatures.iter().copied() {
        if let Err(Refusal::PointsNotPermitted(key)) = permitted_points(context.game.provisions(), points) {
            let sentence = Sentence::plain("signed-not-permitted").with("points", Value::Points(points));
            return context.ruled(key, &[SIGN], Vec::new(), sentence);
        }
    }
    let ruled = context.game.outcome().map(|outcome| outcome.points);
    if alike && Some(white) == ruled {
        let sentence = Sentence::plain("result-signed").with("points", Value::Points(white));
        return context.ruled(SIGN, &[], Vec::new(), sentence);
    }
    let scored = |proposed: ByColor<Score>| Choice {
        word: Word::Points,
        blank: Some(Blank::Points {
            proposed,
            permitted: PermittedPoints::of(context.game.provisions()),
        }),
    };
    let mut choices = vec![scored(ruled.unwrap_or(white))];
    if alike {
        choices.insert(0, Word::Stands.into());
    } else {
        choices.push(scored(white));
    }
    context.asked(QuestionDraft {
        key: STANDS,
        also_by: vec![SIGN],
        player: None,
        condition: None,
        choices,
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::plain("result-signed-otherwise").with("points", Value::Points(white)),
    })
}

/// The same for a board that nobody watched: what was signed is only told, and the arbiter says which points are meant.
fn signed_unwatched(context: &Context<'_>) -> Verdict {
    let scored = Choice {
        word: Word::Points,
        blank: Some(Blank::Points {
            proposed: points::of_ending(context.game.provisions(), Ending::Signed),
            permitted: PermittedPoints::of(context.game.provisions()),
        }),
    };
    let mut choices = vec![scored];
    match context.told(SIGNED_ALIKE, None) {
        true if context.told(SIGNED_AS_RULED, None) => {
            return context.ruled(SIGN, &[], Vec::new(), Sentence::plain("result-confirmed"));
        }
        true => choices.insert(0, Word::Stands.into()),
        false => choices.push(scored),
    }
    context.asked(QuestionDraft {
        key: STANDS,
        also_by: vec![SIGN],
        player: None,
        condition: None,
        choices,
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::plain("result-disputed"),
    })
}

/// What was signed stands, or what the arbiter decides.
///
/// Provision: scoresheet.signed-result-stands
fn decided(context: &Context<'_>, ending: Ending, points: ByColor<Score>) -> Verdict {
    let effects = vec![Effect::Ended(Outcome { ending, points })];
    let sentence = Sentence::plain("result-stands").with("points", Value::Points(points));
    context.ruled(STANDS, &[SIGN], effects, sentence)
}

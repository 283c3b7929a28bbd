//! The players confirm the result.
//!
#![cfg_attr(not(doctest), doc = include_str!("signed_result.md"))]

use jadoube_board::{ByColor, Color};
use jadoube_laws::{Key, Score};

use crate::admit::{Refusal, permitted_points};
use crate::entry::{Answer, Effect, Ending, Meanwhile, Outcome};
use crate::find::{Finding, kind};
use crate::keys::key;
use crate::rules::{Ask, Case, Rule, Verdict};
use crate::sentence::{Sentence, Value};

/// Provision: scoresheet.sign-result
const SIGN: Key = key("scoresheet.sign-result");
/// Guided: scoresheet.signed-result-stands
const STANDS: Key = key("scoresheet.signed-result-stands");

pub(super) const RULE: Rule = Rule {
    hears: kind::SIGNED | kind::ANSWERED,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    let signed = case.game.signed();
    if let Some((_, answer)) = case.answer_to(&[STANDS]) {
        return match (answer, signed[Color::White]) {
            (Answer::Points(points), _) => decided(case, Ending::Arbiter, points),
            (_, Some(points)) => decided(case, Ending::Signed, points),
            (_, None) => Verdict::Silent,
        };
    }
    let (Finding::Signed(..), Some(white), Some(black)) = (case.finding, signed[Color::White], signed[Color::Black])
    else {
        return Verdict::Silent;
    };
    // Signatures cannot give points that no game gives.
    for points in [white, black] {
        if let Err(Refusal::PointsNotPermitted(key)) = permitted_points(case.game, points) {
            let say = Sentence::plain("signed-not-permitted").with("points", Value::Points(points));
            return case.ruled(key, &[SIGN], Vec::new(), say);
        }
    }
    let ruled = case.game.outcome().map(|outcome| outcome.points);
    if white == black && Some(white) == ruled {
        let say = Sentence::plain("result-signed").with("points", Value::Points(white));
        return case.ruled(SIGN, &[], Vec::new(), say);
    }
    let mut answers = vec![Answer::Points(ruled.unwrap_or(white))];
    if white == black {
        answers.insert(0, Answer::Stands);
    } else {
        answers.push(Answer::Points(white));
    }
    case.asked(Ask {
        key: STANDS,
        with: &[SIGN],
        about: None,
        answers,
        meanwhile: Meanwhile::PlayGoesOn,
        say: Sentence::plain("result-signed-otherwise").with("points", Value::Points(white)),
    })
}

/// What was signed stands, or what the arbiter decides.
///
/// Provision: scoresheet.signed-result-stands
fn decided(case: &Case<'_>, ending: Ending, points: ByColor<Score>) -> Verdict {
    let effects = vec![Effect::Ended(Outcome { ending, points })];
    case.ruled(
        STANDS,
        &[SIGN],
        effects,
        Sentence::plain("result-stands").with("points", Value::Points(points)),
    )
}

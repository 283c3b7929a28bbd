//! Draw offers: when they are made, and how they live and die.
//!
#![cfg_attr(not(doctest), doc = include_str!("draw_offer.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::AgreementRestricts;

use crate::entry::{Answer, Effect, Entry, EntryNo, Meanwhile, Question};
use crate::event::{Act, Withdrawal};
use crate::find::{Finding, Made, kind};
use crate::game::Game;
use crate::keys::key;
use crate::rules::agreement::{self, RESTRICTION};
use crate::rules::{Ask, Case, Rule, Verdict};
use crate::sentence::{Sentence, Value};

/// Provision: draw-offer.when
const WHEN: Key = key("draw-offer.when");
/// Provision: draw-offer.other-moment
pub(super) const OTHER_MOMENT: Key = key("draw-offer.other-moment");
/// Provision: draw-offer.unconditional
pub(super) const UNCONDITIONAL: Key = key("draw-offer.unconditional");
/// Provision: draw-offer.irrevocable-until-answered
pub(super) const IRREVOCABLE: Key = key("draw-offer.irrevocable-until-answered");

pub(super) const RULE: Rule = Rule {
    hears: kind::MADE | kind::TOUCHED | kind::OFFERED | kind::DECLINED | kind::WITHDREW | kind::ANSWERED,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((question, answer)) = case.answer_to(&[UNCONDITIONAL]) {
        return match (question.about, answer) {
            (Some(by), Answer::Stands) if is_accepted(case, question, by) => agreement::agreed(case),
            (Some(by), Answer::Stands) => stands(case, UNCONDITIONAL, "offer-without-condition", by),
            (Some(by), _) => case.ruled(UNCONDITIONAL, &[], Vec::new(), Sentence::of("offer-void", by)),
            (None, _) => Verdict::Silent,
        };
    }
    match case.finding {
        Finding::Offered(by, condition) => offered(case, *by, condition.as_deref()),
        // Whoever moves or touches a piece to move it declines.
        Finding::Made(Made { by, under_offer, .. }) if *under_offer || is_doubtful(case.game, !*by) => {
            lapses(case, *by, "offer-declined-by-move")
        }
        Finding::Touched(by) if stands_against(case, *by) => lapses(case, *by, "offer-declined-by-touch"),
        Finding::Declined(by) if stands_against(case, *by) => lapses(case, *by, "offer-declined"),
        Finding::Declined(by) => case.ruled(IRREVOCABLE, &[], Vec::new(), Sentence::of("offer-none", *by)),
        Finding::Withdrew(by, Withdrawal::Offer) => {
            let sentence = if case.game.offers()[*by].is_some() {
                "offer-not-withdrawn"
            } else {
                "offer-none-to-withdraw"
            };
            case.ruled(IRREVOCABLE, &[], Vec::new(), Sentence::of(sentence, *by))
        }
        _ => Verdict::Silent,
    }
}

fn offered(case: &Case<'_>, by: Color, condition: Option<&str>) -> Verdict {
    let restricts = case
        .game
        .provisions()
        .agreement_restricts
        .map(|restricts| restricts.value);
    if restricts == Some(AgreementRestricts::OfferingAndAgreeing) && agreement::is_restricted(case.game) {
        return case.ruled(RESTRICTION, &[], Vec::new(), Sentence::of("offer-restricted", by));
    }
    if let Some(condition) = condition {
        return case.asked(Ask {
            key: UNCONDITIONAL,
            with: &[],
            about: Some(by),
            answers: vec![Answer::Stands, Answer::Void],
            meanwhile: Meanwhile::PlayGoesOn,
            say: Sentence::of("offer-conditional", by).with("condition", Value::Text(condition.to_owned())),
        });
    }
    // The proper moment is between the move and the press.
    if case.game.unpressed[by] && case.game.turn() != by {
        stands(case, WHEN, "offer", by)
    } else {
        stands(case, OTHER_MOMENT, "offer-other-moment", by)
    }
}

fn stands(case: &Case<'_>, key: Key, sentence: &'static str, by: Color) -> Verdict {
    case.ruled(
        key,
        &[IRREVOCABLE],
        vec![Effect::OfferStands(by)],
        Sentence::of(sentence, by),
    )
}

/// The offer of the opponent is gone, and with it the question whether it stands at all.
fn lapses(case: &Case<'_>, by: Color, sentence: &'static str) -> Verdict {
    let mut effects = vec![Effect::OfferLapsed(!by)];
    effects.extend(doubtful(case.game, !by).map(Effect::QuestionLapsed));
    case.ruled(IRREVOCABLE, &[], effects, Sentence::of(sentence, by))
}

fn stands_against(case: &Case<'_>, by: Color) -> bool {
    case.game.offers()[!by].is_some() || is_doubtful(case.game, !by)
}

/// Whether the arbiter is asked about an offer of this player.
pub(super) fn is_doubtful(game: &Game, by: Color) -> bool {
    doubtful(game, by).next().is_some()
}

/// The questions whether an offer of this player stands without its condition.
fn doubtful(game: &Game, by: Color) -> impl Iterator<Item = EntryNo> {
    let questions = game.questions().iter();
    questions
        .filter(move |(_, question)| question.key == UNCONDITIONAL && question.about == Some(by))
        .map(|(no, _)| *no)
}

/// Whether the opponent accepted while the arbiter was asked.
fn is_accepted(case: &Case<'_>, question: &Question, by: Color) -> bool {
    let since = question
        .rests_on
        .first()
        .map_or(case.record.len(), |offer| offer.index());
    case.record[since..]
        .iter()
        .any(|entry| matches!(entry, Entry::Event(event) if event.act == Act::Accepted(!by)))
}

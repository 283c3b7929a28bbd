//! The players agree on a draw.
//!
#![cfg_attr(not(doctest), doc = include_str!("agreement.md"))]

use jadoube_board::Color;
use jadoube_laws::{Draws, Key};

use crate::entry::{Answer, Effect, Ending};
use crate::find::{Finding, kind};
use crate::game::Game;
use crate::keys::key;
use crate::rules::draw_offer::{self, IRREVOCABLE, UNCONDITIONAL};
use crate::rules::{Case, Rule, Verdict};
use crate::sentence::{Sentence, Value};

/// Provision: end.draw-agreement
const AGREEMENT: Key = key("end.draw-agreement");
/// Provision: end.draw-agreement-one-move-each
const MOVE_EACH: Key = key("end.draw-agreement-one-move-each");
/// Provision: draw-agreement.restriction-by-regulations
pub(super) const RESTRICTION: Key = key("draw-agreement.restriction-by-regulations");
/// Provision: draw-agreement.offer-rules-conditional
pub(super) const CONDITIONAL: Key = key("draw-agreement.offer-rules-conditional");

pub(super) const RULE: Rule = Rule {
    hears: kind::ACCEPTED | kind::ANSWERED,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    if let Some((_, answer)) = case.answer_to(&[RESTRICTION]) {
        return match answer {
            Answer::Allowed => {
                let effects = vec![Effect::DrawConsented];
                case.ruled(RESTRICTION, &[], effects, Sentence::plain("draw-consented"))
            }
            _ => case.ruled(RESTRICTION, &[], Vec::new(), Sentence::plain("draw-not-consented")),
        };
    }
    match case.finding {
        Finding::Accepted(by) => accepted(case, *by),
        _ => Verdict::Silent,
    }
}

fn accepted(case: &Case<'_>, by: Color) -> Verdict {
    if is_restricted(case.game) {
        return restricted(case);
    }
    if case.game.offers()[!by].is_some() {
        return agreed(case);
    }
    if draw_offer::is_doubtful(case.game, !by) {
        let effects = vec![Effect::ClockPaused];
        return case.ruled(
            UNCONDITIONAL,
            &[],
            effects,
            Sentence::of("agreement-awaits-arbiter", by),
        );
    }
    case.ruled(IRREVOCABLE, &[], Vec::new(), Sentence::of("offer-none", by))
}

/// One player has offered, and the other accepted.
pub(super) fn agreed(case: &Case<'_>) -> Verdict {
    if is_restricted(case.game) {
        return restricted(case);
    }
    let made = case.game.made();
    match case.game.provisions().agreement_moves_each {
        Some(moves) if made.white.min(made.black) < moves.value => {
            let say = Sentence::plain("agreement-too-early").with("moves", Value::Count(moves.value));
            case.ruled(MOVE_EACH, &[AGREEMENT], Vec::new(), say)
        }
        _ => case.ended(AGREEMENT, &[], Ending::Agreement, Sentence::plain("agreement")),
    }
}

fn restricted(case: &Case<'_>) -> Verdict {
    let with = [AGREEMENT, CONDITIONAL];
    case.ruled(RESTRICTION, &with, Vec::new(), Sentence::plain("agreement-restricted"))
}

/// Whether the regulations forbid a draw by agreement now. The arbiter can consent.
pub(super) fn is_restricted(game: &Game) -> bool {
    let made = game.made();
    let forbidden = match game.provisions().draws.map(|draws| draws.value) {
        Some(Draws::Never) => true,
        Some(Draws::NotBefore(moves)) => made.white.min(made.black) < moves,
        None => false,
    };
    forbidden && !game.draw_consented()
}

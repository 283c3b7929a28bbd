//! The arbiter overrules the referee. The record keeps both.
//!
#![cfg_attr(not(doctest), doc = include_str!("overruling.md"))]

use jadoube_laws::Key;

use crate::act::Decision;
use crate::context::Context;
use crate::entry::{Effect, Ending, EntryNo, Outcome, Penalty};
use crate::finding::{Listen, Overruled};
use crate::keys::{JUDGEMENT, key};
use crate::norm::{KeyOf, Norm, Slot, Verdict};
use crate::points;
use crate::rules::Rule;
use crate::sentence::{Sentence, Value};

/// The arbiter sees to it that the Laws are observed, also by the referee.
const ENFORCE: Key = key("arbiter.enforce-laws");

pub(super) const RULE: Rule = Rule {
    name: "overruling",
    words: include_str!("overruling.toml"),
    norms: &[Listen::Overruled(Norm {
        then: overruled,
        ..Norm::of(KeyOf::Fixed(JUDGEMENT), Slot::Procedure)
    })],
    raises: &[],
};

fn overruled(context: &Context<'_>, overruled: &Overruled) -> Verdict {
    let (effects, sentence) = match &overruled.decision {
        Decision::Points { points } => {
            let sentence = Sentence::plain("overruled").with("points", Value::Points(*points));
            (instead(context, overruled.ruling, &overruled.decision), sentence)
        }
        decision @ Decision::PenaltyWithdrawn => {
            let sentence = Sentence::plain("overruled-penalty-withdrawn");
            (instead(context, overruled.ruling, decision), sentence)
        }
        Decision::PlaysOn => (Vec::new(), Sentence::plain("overruled-plays-on")),
    };
    context.ruled(JUDGEMENT, &[ENFORCE, overruled.key], effects, sentence)
}

/// What changes when something is put in place of a ruling. That play goes on is changed by the event itself.
pub(super) fn instead(context: &Context<'_>, ruling: EntryNo, decision: &Decision) -> Vec<Effect> {
    match decision {
        Decision::Points { points } => vec![Effect::Ended(Outcome {
            ending: Ending::Arbiter,
            points: *points,
        })],
        Decision::PlaysOn => Vec::new(),
        Decision::PenaltyWithdrawn => {
            let mut effects = vec![Effect::PenaltyWithdrawn { ruling }];
            let mut imposed = context.game.penalties().iter();
            let Some(imposed) = imposed.find(|imposed| imposed.entry == ruling) else {
                return effects;
            };
            let player = imposed.player;
            match imposed.penalty {
                Penalty::OpponentTime { amount } => effects.push(Effect::TimeTaken {
                    player: !player,
                    amount,
                }),
                Penalty::OffenderTime { amount } => effects.push(Effect::TimeAdded { player, amount }),
                _ => {}
            }
            let result = points::without(context.game, ruling).filter(|_| imposed.penalty.is_in_points());
            effects.extend(result.map(|points| Effect::ResultChanged { points }));
            effects
        }
    }
}

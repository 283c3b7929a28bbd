//! The arbiter overrules the referee. The record keeps both.
//!
#![cfg_attr(not(doctest), doc = include_str!("overruling.md"))]

use crate::entry::{Effect, Ending, Entry, Outcome};
use crate::event::Decision;
use crate::find::{Finding, kind};
use crate::rules::{Case, Rule, Verdict};
use crate::sentence::{Sentence, Value};

pub(super) const RULE: Rule = Rule {
    hears: kind::OVERRULED,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    let Finding::Overruled { ruling, decision } = case.finding else {
        return Verdict::Silent;
    };
    let Some(Entry::Ruling(overruled)) = case.record.get(ruling.index()) else {
        return Verdict::Silent;
    };
    let (effects, say) = match decision {
        Decision::Points(points) => {
            let outcome = Outcome {
                ending: Ending::Arbiter,
                points: *points,
            };
            let say = Sentence::plain("overruled").with("points", Value::Points(*points));
            (vec![Effect::Ended(outcome)], say)
        }
        Decision::PlaysOn => (Vec::new(), Sentence::plain("overruled-plays-on")),
    };
    case.ruled(overruled.key, &[], effects, say)
}

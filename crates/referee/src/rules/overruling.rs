//! The arbiter overrules the referee. The record keeps both.
//!
#![cfg_attr(not(doctest), doc = include_str!("overruling.md"))]

use jadoube_laws::Key;

use crate::act::Decision;
use crate::context::Context;
use crate::entry::{Effect, Ending, Outcome};
use crate::finding::{Listen, Overruled};
use crate::keys::key;
use crate::norm::{KeyOf, Norm, Slot, Verdict};
use crate::rules::Rule;
use crate::sentence::{Sentence, Value};

/// What lets the arbiter decide.
///
/// Provision: preface.arbiter-judgement
const JUDGEMENT: Key = key("preface.arbiter-judgement");

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
            let outcome = Outcome {
                ending: Ending::Arbiter,
                points: *points,
            };
            let sentence = Sentence::plain("overruled").with("points", Value::Points(*points));
            (vec![Effect::Ended(outcome)], sentence)
        }
        Decision::PlaysOn => (Vec::new(), Sentence::plain("overruled-plays-on")),
    };
    context.ruled(JUDGEMENT, &[overruled.key], effects, sentence)
}

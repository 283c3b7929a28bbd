//! A move that waits for its press is completed by the player's next move.
#![cfg_attr(not(doctest), doc = include_str!("completion.md"))]

use jadoube_laws::Key;

use crate::entry::Effect;
use crate::find::{Finding, Made, kind};
use crate::keys::key;
use crate::rules::{Case, Rule, Verdict};
use crate::sentence::Sentence;

/// Provision: move.completed-by-next-move
const NEXT_MOVE: Key = key("move.completed-by-next-move");

pub(super) const RULE: Rule = Rule {
    hears: kind::MADE,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    match case.finding {
        Finding::Made(Made {
            by,
            left_unpressed: true,
            ..
        }) if case.has(NEXT_MOVE) => {
            let effects = vec![Effect::Completed(*by)];
            case.ruled(NEXT_MOVE, &[], effects, Sentence::of("completed-by-next-move", *by))
        }
        _ => Verdict::Silent,
    }
}

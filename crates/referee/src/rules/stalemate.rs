//! Stalemate draws the game.
#![cfg_attr(not(doctest), doc = include_str!("stalemate.md"))]

use jadoube_laws::Key;

use crate::entry::Ending;
use crate::find::kind;
use crate::keys::key;
use crate::rules::{Case, Rule, Verdict};
use crate::sentence::Sentence;

/// Provision: end.stalemate
const STALEMATE: Key = key("end.stalemate");

pub(super) const RULE: Rule = Rule {
    hears: kind::MADE,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    // After checkmate no other rule is asked, so whoever cannot move here is not in check.
    if !case.is_stuck() {
        return Verdict::Silent;
    }
    let player = case.game.turn();
    case.ended(STALEMATE, &[], Ending::Stalemate, Sentence::of("stalemate", player))
}

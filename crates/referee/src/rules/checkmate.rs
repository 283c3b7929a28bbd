//! Checkmate ends the game.
#![cfg_attr(not(doctest), doc = include_str!("checkmate.md"))]

use jadoube_laws::Key;

use crate::entry::Ending;
use crate::find::kind;
use crate::keys::key;
use crate::rules::{Case, Rule, Verdict};
use crate::sentence::Sentence;

/// Provision: end.checkmate
const CHECKMATE: Key = key("end.checkmate");
/// Provision: objective.mated-player-loses
const MATED_LOSES: Key = key("objective.mated-player-loses");
/// Provision: automatic-draw.mate-takes-precedence
const MATE_FIRST: Key = key("automatic-draw.mate-takes-precedence");

pub(super) const RULE: Rule = Rule {
    hears: kind::MADE,
    judge,
};

fn judge(case: &mut Case<'_>) -> Verdict {
    let position = case.game.position();
    if !case.is_stuck() || !position.is_check() {
        return Verdict::Silent;
    }
    let winner = !position.turn();
    let seventy_five = case.game.provisions().automatic_moves;
    let also_drawn = seventy_five.is_some_and(|moves| u32::from(position.halfmoves()) >= 2 * moves.value);
    let with: &[Key] = if also_drawn {
        &[MATED_LOSES, MATE_FIRST]
    } else {
        &[MATED_LOSES]
    };
    case.ended(
        CHECKMATE,
        with,
        Ending::Checkmate(winner),
        Sentence::of("checkmate", winner),
    )
}

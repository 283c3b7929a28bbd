//! Fivefold repetition and seventy-five moves draw the game without a claim.
//!
#![cfg_attr(not(doctest), doc = include_str!("automatic_draw.md"))]

use jadoube_laws::Key;

use crate::entry::Ending;
use crate::find::kind;
use crate::game::Game;
use crate::keys::key;
use crate::rules::{Case, Rule, Verdict};
use crate::sentence::{Sentence, Value};

/// Provision: repetition.position-identity, repetition.en-passant, repetition.castling-rights,
/// repetition.castling-right-lost-when-moved
const IDENTITY: Key = key("repetition.position-identity");

pub(super) const RULE: Rule = Rule {
    hears: kind::MADE,
    judge,
};

/// How many moves of both players without a capture or a pawn move go by, at the least, before the game is drawn.
pub(super) fn least_halfmoves(game: &Game) -> u32 {
    let provisions = game.provisions();
    let repeated = provisions
        .automatic_repetitions
        .map(|times| least_to_repeat(times.value));
    let counted = provisions.automatic_moves.map(|moves| 2 * moves.value);
    repeated.into_iter().chain(counted).min().unwrap_or(u32::MAX)
}

/// Two moves by each player lead back to a position, at the least.
fn least_to_repeat(times: u32) -> u32 {
    4 * (times - 1)
}

/// Provision: automatic-draw.fivefold, automatic-draw.seventy-five-moves
fn judge(case: &mut Case<'_>) -> Verdict {
    let (game, provisions) = (case.game, case.game.provisions());
    let halfmoves = u32::from(game.position().halfmoves());
    if let Some(times) = provisions.automatic_repetitions
        && halfmoves >= least_to_repeat(times.value)
        && game.occurrences() >= times.value
    {
        let say = Sentence::plain("fivefold").with("times", Value::Count(times.value));
        return case.ended(times.key, &[IDENTITY], Ending::Fivefold, say);
    }
    if let Some(moves) = provisions.automatic_moves
        && halfmoves >= 2 * moves.value
    {
        let say = Sentence::plain("seventy-five-moves").with("moves", Value::Count(moves.value));
        return case.ended(moves.key, &[], Ending::SeventyFiveMoves, say);
    }
    Verdict::Silent
}

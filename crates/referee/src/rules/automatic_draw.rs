//! Fivefold repetition and seventy-five moves draw the game without a claim.
//!
#![cfg_attr(not(doctest), doc = include_str!("automatic_draw.md"))]

use jadoube_laws::Key;

use crate::entry::Ending;
use crate::find::kind;
use crate::game::Game;
use crate::keys::key;
use crate::rules::{Case, Rule, Verdict};
use crate::say::{Put, Say};

/// Provision: repetition.position-identity, repetition.en-passant, repetition.castling-rights,
/// repetition.castling-right-lost-when-moved
const IDENTITY: Key = key("repetition.position-identity");

pub(super) const RULE: Rule = Rule {
    hears: kind::MADE,
    judge,
};

/// Whether enough moves have gone by without a capture or a pawn move for the game to be drawn by their number.
pub(super) fn is_near(game: &Game) -> bool {
    let provisions = game.provisions();
    let halfmoves = u32::from(game.position().halfmoves());
    let repetitions = provisions.automatic_repetitions;
    repetitions.is_some_and(|times| halfmoves >= least_halfmoves(times.value))
        || provisions
            .automatic_moves
            .is_some_and(|moves| halfmoves >= 2 * moves.value)
}

/// Two moves by each player lead back to a position, at the least.
fn least_halfmoves(times: u32) -> u32 {
    4 * (times - 1)
}

/// Provision: automatic-draw.fivefold, automatic-draw.seventy-five-moves
fn judge(case: &mut Case<'_>) -> Verdict {
    let (game, provisions) = (case.game, case.game.provisions());
    let halfmoves = u32::from(game.position().halfmoves());
    if let Some(times) = provisions.automatic_repetitions
        && halfmoves >= least_halfmoves(times.value)
        && game.occurrences() >= times.value
    {
        let say = Say::plain("fivefold").with("times", Put::Count(times.value));
        return case.ended(times.key, &[IDENTITY], Ending::Fivefold, say);
    }
    if let Some(moves) = provisions.automatic_moves
        && halfmoves >= 2 * moves.value
    {
        let say = Say::plain("seventy-five-moves").with("moves", Put::Count(moves.value));
        return case.ended(moves.key, &[], Ending::SeventyFiveMoves, say);
    }
    Verdict::Silent
}

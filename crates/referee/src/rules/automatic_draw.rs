//! Fivefold repetition and seventy-five moves draw the game without a claim.
//!
#![cfg_attr(not(doctest), doc = include_str!("automatic_draw.md"))]

use jadoube_board::Position;
use jadoube_laws::Key;
use jadoube_laws::values::AutomaticRepetitionsCounted;

use crate::context::Context;
use crate::entry::Ending;
use crate::finding::{Listen, MoveMade};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes};
use crate::rules::Rule;
use crate::sentence::{Facts, Sentence, Value};

/// Provision: repetition.position-identity, repetition.en-passant, repetition.castling-rights,
/// repetition.castling-right-lost-when-moved
const IDENTITY: Key = key("repetition.position-identity");

pub(super) const RULE: Rule = Rule {
    name: "automatic_draw",
    words: include_str!("automatic_draw.toml"),
    norms: &[
        // Provision: automatic-draw.fivefold
        Listen::MoveMade(Norm {
            when: &[STOOD_FIVE_TIMES],
            then: fivefold,
            wakes: Wakes::Halfmoves(|provisions| {
                provisions
                    .automatic_repetitions
                    .map(|times| least_to_repeat(times.value))
            }),
            ..Norm::of(
                KeyOf::Setting(|provisions| provisions.automatic_repetitions.map(|times| times.key)),
                Slot::End,
            )
        }),
        // Provision: automatic-draw.seventy-five-moves
        Listen::MoveMade(Norm {
            when: &[SEVENTY_FIVE_MOVES],
            then: seventy_five_moves,
            wakes: Wakes::Halfmoves(|provisions| provisions.automatic_moves.map(|moves| 2 * moves.value)),
            ..Norm::of(
                KeyOf::Setting(|provisions| provisions.automatic_moves.map(|moves| moves.key)),
                Slot::End,
            )
        }),
    ],
    raises: &[],
};

/// Two moves by each player lead back to a position, at the least.
const HALFMOVES_BACK: u32 = 4;

fn least_to_repeat(times: u32) -> u32 {
    HALFMOVES_BACK * (times - 1)
}

/// Whether the last so many times that a position stood follow each other as fast as they can.
fn ends_in_a_run(after: &[u32], times: u32) -> bool {
    let first = after.len().saturating_sub(times as usize);
    after[first..].windows(2).all(|pair| pair[1] - pair[0] == HALFMOVES_BACK)
}

const STOOD_FIVE_TIMES: Condition<MoveMade> = Condition::seen("position-stood-often-enough", |context, _| {
    let (game, times) = (context.game, context.game.provisions().automatic_repetitions);
    let enough = times.map_or(u32::MAX, |times| times.value);
    if game.halfmoves() < least_to_repeat(enough) || game.occurrences() < enough {
        return Truth::FAILS;
    }
    let Some(position) = game.position() else {
        return Truth::FAILS;
    };
    let after = game.stood_after(position, Position::identity);
    let counted = context.game.provisions().automatic_repetitions_counted;
    if counted.is_some_and(|counted| counted.value == AutomaticRepetitionsCounted::Consecutive)
        && !ends_in_a_run(&after, enough)
    {
        return Truth::FAILS;
    }
    Truth::Holds(Facts::of("after", Value::After(after)))
});

const SEVENTY_FIVE_MOVES: Condition<MoveMade> = Condition::seen("moves-without-capture-or-pawn-move", |context, _| {
    let moves = context.game.provisions().automatic_moves;
    let enough = moves.map_or(u32::MAX, |moves| moves.value);
    let halfmoves = context.game.halfmoves();
    if halfmoves < enough.saturating_mul(2) {
        return Truth::FAILS;
    }
    Truth::Holds(Facts::of("moves", Value::count_of(halfmoves / 2, enough)))
});

fn fivefold(context: &Context<'_>, _: &MoveMade) -> Verdict {
    let Some(times) = context.game.provisions().automatic_repetitions else {
        return Verdict::Silent;
    };
    let sentence = Sentence::plain("fivefold").with("times", Value::Count(times.value));
    context.ended(times.key, &[IDENTITY], Ending::Fivefold, sentence)
}

fn seventy_five_moves(context: &Context<'_>, _: &MoveMade) -> Verdict {
    let Some(moves) = context.game.provisions().automatic_moves else {
        return Verdict::Silent;
    };
    let sentence = Sentence::plain("seventy-five-moves").with("moves", Value::Count(moves.value));
    context.ended(moves.key, &[], Ending::SeventyFiveMoves, sentence)
}

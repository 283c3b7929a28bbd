//! Checkmate ends the game.
#![cfg_attr(not(doctest), doc = include_str!("checkmate.md"))]

use jadoube_board::Position;
use jadoube_laws::Key;

use crate::context::Context;
use crate::entry::Ending;
use crate::finding::Listen;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes};
use crate::rules::Rule;
use crate::rules::stalemate::{keeps_to_duty, no_legal_move};
use crate::sentence::Sentence;

/// Provision: end.checkmate
const CHECKMATE: Key = key("end.checkmate");
/// Provision: objective.mated-player-loses
const MATED_LOSES: Key = key("objective.mated-player-loses");
/// Provision: automatic-draw.mate-takes-precedence
const MATE_FIRST: Key = key("automatic-draw.mate-takes-precedence");

pub(super) const RULE: Rule = Rule {
    name: "checkmate",
    words: include_str!("checkmate.toml"),
    norms: &[
        Listen::MoveMade(Norm {
            when: const { &[no_legal_move(), in_check(), keeps_to_duty()] },
            wakes: Wakes::NoMoveLeft,
            ..norm()
        }),
        // A game can begin with it.
        Listen::SessionBegan(Norm {
            when: const { &[no_legal_move(), in_check()] },
            ..norm()
        }),
    ],
    raises: &[],
};

const fn norm<F>() -> Norm<F> {
    Norm {
        then: |context, _| checkmated(context),
        ..Norm::of(KeyOf::Fixed(CHECKMATE), Slot::End)
    }
}

const fn in_check<F>() -> Condition<F> {
    Condition::seen("in-check", |context, _| {
        Truth::of(context.game.position().is_some_and(Position::is_check))
    })
}

fn checkmated(context: &Context<'_>) -> Verdict {
    let seventy_five = context.game.provisions().automatic_moves;
    let halfmoves = context.game.halfmoves();
    let also_drawn = seventy_five.is_some_and(|moves| halfmoves >= 2 * moves.value);
    let also_by: &[Key] = if also_drawn {
        &[MATED_LOSES, MATE_FIRST]
    } else {
        &[MATED_LOSES]
    };
    let player = !context.game.turn();
    let sentence = Sentence::of("checkmate", player);
    context.ended(CHECKMATE, also_by, Ending::Checkmate { player }, sentence)
}

//! Stalemate draws the game.
#![cfg_attr(not(doctest), doc = include_str!("stalemate.md"))]

use jadoube_laws::Key;
use jadoube_laws::values::EndingMoveKeepsTo;

use crate::entry::Ending;
use crate::finding::{Listen, MoveMade};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Wakes};
use crate::rules::Rule;
use crate::sentence::Sentence;

/// Provision: end.stalemate
const STALEMATE: Key = key("end.stalemate");

pub(super) const RULE: Rule = Rule {
    name: "stalemate",
    words: include_str!("stalemate.toml"),
    norms: &[
        // After checkmate no other norm is asked, so a player who cannot move here is not in check.
        Listen::MoveMade(Norm {
            when: const { &[no_legal_move(), keeps_to_duty()] },
            wakes: Wakes::NoMoveLeft,
            ..norm()
        }),
        // A game can begin with it.
        Listen::SessionBegan(Norm {
            when: const { &[no_legal_move()] },
            ..norm()
        }),
    ],
    raises: &[],
};

const fn norm<F>() -> Norm<F> {
    Norm {
        then: |context, _| {
            let sentence = Sentence::of("stalemate", context.game.turn());
            context.ended(STALEMATE, &[], Ending::Stalemate, sentence)
        },
        ..Norm::of(KeyOf::Fixed(STALEMATE), Slot::End)
    }
}

/// Where a move that ends the game must be one that touched pieces permit, any other does not end it.
pub(super) const fn keeps_to_duty() -> Condition<MoveMade> {
    Condition::given("ending-move-was-permitted", |given, made| {
        let keeps_to = given.provisions().ending_move_keeps_to.value;
        match made.broken.is_some() && keeps_to == EndingMoveKeepsTo::ArticlesThreeAndFour {
            true => Truth::FAILS,
            false => Truth::Moot,
        }
    })
}

pub(super) const fn no_legal_move<F>() -> Condition<F> {
    Condition::seen("no-legal-move", |context, _| Truth::of(context.has_no_move()))
}

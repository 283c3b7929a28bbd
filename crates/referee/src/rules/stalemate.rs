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
    norms: &[Listen::MoveMade(Norm {
        // After checkmate no other norm is asked, so a player who cannot move here is not in check.
        when: &[NO_LEGAL_MOVE, keeps_to_duty()],
        then: |context, made| {
            let sentence = Sentence::of("stalemate", !made.by);
            context.ended(STALEMATE, &[], Ending::Stalemate, sentence)
        },
        wakes: Wakes::NoMoveLeft,
        ..Norm::of(KeyOf::Fixed(STALEMATE), Slot::End)
    })],
    raises: &[],
};

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

pub(super) const NO_LEGAL_MOVE: Condition<MoveMade> =
    Condition::seen("no-legal-move", |context, _| Truth::of(context.has_no_move()));

//! Stalemate draws the game.
#![cfg_attr(not(doctest), doc = include_str!("stalemate.md"))]

use jadoube_laws::Key;

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
        when: &[NO_LEGAL_MOVE],
        then: |context, made| {
            let sentence = Sentence::of("stalemate", !made.by);
            context.ended(STALEMATE, &[], Ending::Stalemate, sentence)
        },
        wakes: Wakes::NoMoveLeft,
        ..Norm::of(KeyOf::Fixed(STALEMATE), Slot::End)
    })],
    raises: &[],
};

pub(super) const NO_LEGAL_MOVE: Condition<MoveMade> =
    Condition::seen("no-legal-move", |context, _| Truth::of(context.has_no_move()));

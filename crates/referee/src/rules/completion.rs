//! A move that waits for its press is completed by the player's next move.
#![cfg_attr(not(doctest), doc = include_str!("completion.md"))]

use jadoube_laws::Key;

use crate::entry::Effect;
use crate::finding::{Listen, MoveMade};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Wakes};
use crate::rules::Rule;
use crate::sentence::Sentence;

/// Provision: move.completed-by-next-move
const NEXT_MOVE: Key = key("move.completed-by-next-move");

pub(super) const RULE: Rule = Rule {
    name: "completion",
    words: include_str!("completion.toml"),
    norms: &[Listen::MoveMade(Norm {
        when: &[EARLIER_MOVE_NOT_PRESSED],
        then: |context, made| {
            let effects = vec![Effect::Completed { player: made.by }];
            context.ruled(NEXT_MOVE, &[], effects, Sentence::of("completed-by-next-move", made.by))
        },
        wakes: Wakes::Pending,
        ..Norm::of(KeyOf::Fixed(NEXT_MOVE), Slot::Count)
    })],
    raises: &[],
};

const EARLIER_MOVE_NOT_PRESSED: Condition<MoveMade> = Condition::seen("earlier-move-not-pressed", |context, made| {
    let game = context.game;
    let waiting = game.made()[made.by].saturating_sub(game.completed()[made.by]);
    Truth::of(waiting > u32::from(game.unpressed[made.by]))
});

//! Scoresheets after a flag has fallen: who completes them, with whose help, and what holds if nobody can.
#![cfg_attr(not(doctest), doc = include_str!("sheet_completion.md"))]

mod accepted;
mod compared;
mod owed;
mod reconstruction;
mod unproved;

use jadoube_laws::Key;

use crate::finding::{Listen, MoveMade, SheetBorrowed};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Wakes};
use crate::rules::recording::{answered, breach};
use crate::rules::{Raisable, Rule};
use crate::sentence::Sentence;

pub(super) use unproved::moves_in_question;

/// Provision: scoresheet.update-after-flag-fall
const UPDATE: Key = key("scoresheet.update-after-flag-fall");
/// Provision: scoresheet.both-update-after-flag-fall
const BOTH: Key = key("scoresheet.both-update-after-flag-fall");
/// Provision: scoresheet.one-player-update
const ONE: Key = key("scoresheet.one-player-update");
/// Provision: scoresheet.borrow-opponents-sheet
const BORROW: Key = key("scoresheet.borrow-opponents-sheet");
/// Guided: conduct.assist-reconstruction
const ASSIST: Key = key("conduct.assist-reconstruction");

pub(super) const RULE: Rule = Rule {
    name: "sheet_completion",
    words: include_str!("sheet_completion.toml"),
    norms: &[
        // Before it is said who has lost by a flag: where nothing can prove it, nobody has.
        Listen::FlagSeen(unproved::next_period()),
        Listen::FlagClaimed(unproved::next_period()),
        Listen::FlagSeen(owed::after_flag()),
        Listen::FlagClaimed(owed::after_flag()),
        Listen::Raised(owed::CALLED),
        Listen::SheetBorrowed(Norm {
            when: &[BORROWER_COMPLETES, BORROWER_HAS_THE_MOVE],
            then: |context, borrowed| {
                context.ruled(
                    BORROW,
                    &[],
                    Vec::new(),
                    Sentence::of("sheet-may-be-borrowed", borrowed.by),
                )
            },
            otherwise: Some(|context, borrowed, _| {
                let sentence = Sentence::of("sheet-may-not-be-borrowed", borrowed.by);
                context.ruled(BORROW, &[], Vec::new(), sentence)
            }),
            ..Norm::of(KeyOf::Fixed(BORROW), Slot::Papers)
        }),
        Listen::MoveMade(Norm {
            when: &[SHEET_IS_OWED],
            then: |context, made| breach(context, ONE, &[UPDATE], "moved-before-completing", made.by),
            answered: Some(|context, made, answer| answered(context, ONE, Some(made.by), answer)),
            wakes: Wakes::Pending,
            ..Norm::of(KeyOf::Fixed(ONE), Slot::Papers)
        }),
        Listen::MoveMade(Norm {
            when: &[SHEET_IS_BORROWED],
            then: |context, made| breach(context, BORROW, &[], "moved-before-giving-back", made.by),
            answered: Some(|context, made, answer| answered(context, BORROW, Some(made.by), answer)),
            wakes: Wakes::Pending,
            ..Norm::of(KeyOf::Fixed(BORROW), Slot::Papers)
        }),
        Listen::Raised(reconstruction::RECONSTRUCTED),
        Listen::Raised(reconstruction::HELP_REFUSED),
        Listen::SheetRead(compared::READ),
        Listen::MovesAccepted(accepted::ACCEPTED),
    ],
    raises: &[
        Raisable {
            needs: |game, key| game.is_called() && super::holds(game, key),
            ..Raisable::new(ONE, true)
        },
        Raisable::new(reconstruction::RECONSTRUCTION, false),
        Raisable::new(ASSIST, true),
    ],
};

/// The player must complete the scoresheet now.
const BORROWER_COMPLETES: Condition<SheetBorrowed> =
    Condition::seen("borrower-must-complete-the-sheet", |context, borrowed| {
        Truth::of(context.game.must_complete_sheet(borrowed.by))
    });

const BORROWER_HAS_THE_MOVE: Condition<SheetBorrowed> =
    Condition::seen("borrower-has-the-move", |context, borrowed| {
        Truth::of(context.game.turn() == borrowed.by)
    });

const SHEET_IS_OWED: Condition<MoveMade> =
    Condition::told_or_seen("scoresheet-is-still-to-complete", |context, made| {
        Truth::of(context.game.must_complete_sheet(made.by))
    });

const SHEET_IS_BORROWED: Condition<MoveMade> =
    Condition::told_or_seen("opponents-sheet-is-still-borrowed", |context, made| {
        Truth::of(context.game.must_give_sheet_back(made.by))
    });

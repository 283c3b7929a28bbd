//! Pieces on wrong squares.
#![cfg_attr(not(doctest), doc = include_str!("displaced.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::DisplacedCall;

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Cause, CompletedIrregularly, DisplacementNoticed, Listen, MoveMade, PiecesDisplaced};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes, not};
use crate::rules::Rule;
use crate::rules::guidance::{penalised, penalties};
use crate::rules::restored_clock::restored;
use crate::sentence::Sentence;

/// Provision: displaced.restore-in-own-time
const RESTORE: Key = key("displaced.restore-in-own-time");
/// Provision: displaced.call-arbiter
pub(super) const CALL_ARBITER: Key = key("displaced.call-arbiter");
/// Provision: displaced.penalty
const PENALTY: Key = key("displaced.penalty");
/// Provision: displaced.found-later
const FOUND_LATER: Key = key("displaced.found-later");
/// Provision: displaced.last-identifiable-position
const LAST_IDENTIFIABLE: Key = key("displaced.last-identifiable-position");

pub(super) const RULE: Rule = Rule {
    name: "displaced",
    words: include_str!("displaced.toml"),
    norms: &[
        // A player who has displaced pieces puts them back in their own time. How that is brought to run after a press no edition
        // says.
        Listen::PiecesDisplaced(Norm {
            when: &[not(OPPONENTS_CLOCK_RUNS)],
            then: |context, displaced| {
                let player = displaced.by;
                let effects = vec![Effect::MustRestorePieces { player }];
                context.ruled(RESTORE, &[], effects, Sentence::of("displaced", player))
            },
            otherwise: Some(|context, displaced, _| own_time_asked(context, displaced.by)),
            answered: Some(|context, displaced, answer| own_time(context, displaced.by, answer.word)),
            ..Norm::of(KeyOf::Fixed(RESTORE), Slot::Irregularity)
        }),
        // The same, where the move and the press are told as one.
        Listen::MoveMade(Norm {
            when: &[LEFT_PIECES_DISPLACED],
            then: |context, made| own_time_asked(context, made.by),
            answered: Some(|context, made, answer| own_time(context, made.by, answer.word)),
            wakes: Wakes::Pending,
            ..Norm::of(KeyOf::Fixed(RESTORE), Slot::Clock)
        }),
        // The same, where two hands were used for the move that is completed.
        Listen::CompletedIrregularly(Norm {
            when: &[BOTH_HANDS_LEFT_PIECES_DISPLACED],
            then: |context, completed| own_time_asked(context, completed.by),
            answered: Some(|context, completed, answer| own_time(context, completed.by, answer.word)),
            ..Norm::of(KeyOf::Fixed(RESTORE), Slot::Clock)
        }),
        Listen::PiecesDisplaced(Norm {
            when: &[not(TOLD_BEFORE)],
            then: |context, displaced| {
                let mut choices = Choice::plain([Word::NoPenalty]);
                choices.extend(penalties(context.game));
                context.asked(QuestionDraft {
                    key: PENALTY,
                    also_by: Vec::new(),
                    player: Some(displaced.by),
                    condition: None,
                    choices,
                    meanwhile: Meanwhile::PlayGoesOn,
                    sentence: Sentence::of("displaced-penalty", displaced.by),
                })
            },
            answered: Some(|context, displaced, answer| match answer.penalty() {
                Some(penalty) => penalised(context, PENALTY, displaced.by, penalty),
                None => context.ruled(PENALTY, &[], Vec::new(), Sentence::plain("nothing-penalised")),
            }),
            ..Norm::of(KeyOf::Fixed(PENALTY), Slot::Procedure)
        }),
        // It comes to light during the game that pieces stand on wrong squares.
        Listen::DisplacementNoticed(Norm {
            then: found_later,
            ..Norm::of(KeyOf::Fixed(FOUND_LATER), Slot::Irregularity)
        }),
    ],
    raises: &[],
};

const OPPONENTS_CLOCK_RUNS: Condition<PiecesDisplaced> =
    Condition::seen("opponents-clock-runs", |_, displaced: &PiecesDisplaced| {
        Truth::of(displaced.pressed)
    });

const TOLD_BEFORE: Condition<PiecesDisplaced> =
    Condition::given("told-before", |_, displaced| match displaced.told_before {
        true => Truth::HOLDS,
        false => Truth::Moot,
    });

/// A move was played and the clock pressed at once, with pieces on wrong squares.
const LEFT_PIECES_DISPLACED: Condition<MoveMade> = Condition::told_or_seen("left-pieces-displaced", |context, made| {
    Truth::of(left_displaced(context, made.by))
});

const BOTH_HANDS_LEFT_PIECES_DISPLACED: Condition<CompletedIrregularly> =
    Condition::told_or_seen("left-pieces-displaced", |context, completed: &CompletedIrregularly| {
        Truth::of(completed.cause == Cause::BothHands && left_displaced(context, completed.by))
    });

/// Whether a player has just pressed the clock with pieces on wrong squares, for the first time since.
fn left_displaced(context: &Context<'_>, player: Color) -> bool {
    let displaced = context.game.displaced();
    let left = displaced.is_some_and(|displaced| displaced.by == player && displaced.pressed == Some(context.of));
    left && !context.game.unpressed[player]
}

fn own_time_asked(context: &Context<'_>, player: Color) -> Verdict {
    let sentence = match context.game.provisions().displaced_call.value {
        DisplacedCall::Must => "displaced-pressed-must-call",
        DisplacedCall::May => "displaced-pressed",
    };
    context.asked(
        QuestionDraft {
            key: RESTORE,
            also_by: vec![CALL_ARBITER],
            player: Some(player),
            condition: None,
            choices: Choice::plain([Word::Corrected, Word::ClockLeft]),
            meanwhile: Meanwhile::PlayGoesOn,
            sentence: Sentence::of(sentence, player),
        }
        .by_analogy(),
    )
}

fn own_time(context: &Context<'_>, player: Color, word: Word) -> Verdict {
    let mut effects = vec![Effect::MustRestorePieces { player }];
    let sentence = match word {
        Word::Corrected => {
            effects.insert(0, Effect::ClockPaused);
            "displaced-clock-corrected"
        }
        _ => "displaced-clock-left",
    };
    context.ruled(RESTORE, &[], effects, Sentence::of(sentence, player))
}

/// Back to before the displacement or, where that is not known, to the last position that is.
fn found_later(context: &Context<'_>, noticed: &DisplacementNoticed) -> Verdict {
    let mut effects = vec![Effect::ClockPaused];
    let sentence = match noticed.first {
        Some(first) => {
            effects.extend(restored(context, first));
            "displaced-restored"
        }
        None if context.game.is_called() => "displaced-restored",
        None => "displaced-set-right",
    };
    context.ruled(FOUND_LATER, &[LAST_IDENTIFIABLE], effects, Sentence::plain(sentence))
}

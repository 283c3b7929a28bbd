//! The duty to record the moves, and who is relieved from it.
#![cfg_attr(not(doctest), doc = include_str!("recording.md"))]

mod duty;
mod order;
pub(super) mod relief;

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::ArbiterRecordsWhen;

use crate::act::Medium;
use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::Meanwhile;
use crate::finding::{Listen, MoveMade, Raised, RecordingStopped, SheetTaken};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, Wakes, not};
use crate::rules::guidance::{penalised, penalties};
use crate::rules::recording::duty::{
    RECORDING_IS_RAISED, recording_is_required, sheet_has_standing, sheet_is_algebraic, sheet_is_kept_up,
};
use crate::rules::recording::order::{
    ADVANCE_IS_RAISED, CLAIMED_WITH_MOVE, CLAIMED_WITH_MOVE_RAISED, MOVE_WAS_SEALED, OWN_MOVE_UNRECORDED,
    WRITTEN_BEFORE_MADE, WRITTEN_BEFORE_MADE_RAISED,
};
use crate::rules::recording::relief::{is_relieved, relieved};
use crate::rules::{Raisable, Rule};
use crate::sentence::{Sentence, Value};

/// Provision: scoresheet.record-moves
pub(super) const RECORD: Key = key("scoresheet.record-moves");
/// Provision: scoresheet.electronic
const ELECTRONIC: Key = key("scoresheet.electronic");
/// Provision: scoresheet.no-advance-writing
const ADVANCE: Key = key("scoresheet.no-advance-writing");
/// Provision: scoresheet.reply-before-recording
const REPLY_FIRST: Key = key("scoresheet.reply-before-recording");
/// Provision: scoresheet.record-previous-move-first
const PREVIOUS_FIRST: Key = key("scoresheet.record-previous-move-first");
/// Provision: scoresheet.time-trouble-relief
pub(super) const RELIEF: Key = key("scoresheet.time-trouble-relief");
/// Provision: scoresheet.relief-scope
pub(super) const RELIEF_SCOPE: Key = key("scoresheet.relief-scope");
/// Provision: scoresheet.arbiter-records
const ARBITER_RECORDS: Key = key("scoresheet.arbiter-records");
/// What lets a move be written that is not made: the sealing of a move.
const SEALING: Key = key("adjourned.seal.procedure");

pub(super) const RULE: Rule = Rule {
    name: "recording",
    words: include_str!("recording.toml"),
    norms: &[
        // Somebody calls attention to a scoresheet.
        Listen::Raised(Norm {
            when: &[
                RECORDING_IS_RAISED,
                recording_is_required(),
                not(is_relieved()),
                sheet_has_standing(),
                sheet_is_algebraic(),
                sheet_is_kept_up(),
            ],
            then: |context, raised| match raised.about {
                Some(player) => context.ruled(
                    RECORD,
                    &[REPLY_FIRST],
                    Vec::new(),
                    Sentence::of("sheet-kept-up", player),
                ),
                None => Verdict::Silent,
            },
            otherwise: Some(|context, raised, failed| match raised.about {
                Some(player) => duty::not_met(context, player, failed),
                None => Verdict::Silent,
            }),
            answered: Some(|context, raised, answer| answered(context, RECORD, raised.about, answer)),
            ..Norm::of(KeyOf::Fixed(RECORD), Slot::Papers)
        }),
        Listen::RecordingStopped(Norm {
            when: &[recording_is_required(), not(is_relieved())],
            then: |context, stopped| breach(context, RECORD, &[], "recording-stopped", stopped.by),
            otherwise: Some(|context, stopped, failed| duty::not_met(context, stopped.by, failed)),
            answered: Some(|context, stopped, answer| answered(context, RECORD, Some(stopped.by), answer)),
            ..Norm::of(KeyOf::Fixed(RECORD), Slot::Papers)
        }),
        Listen::SheetTaken(Norm {
            when: &[SHEET_IS_ELECTRONIC, sheet_has_standing()],
            then: |context, taken| {
                let sentence = Sentence::of("electronic-sheet-counts", taken.by);
                context.ruled(ELECTRONIC, &[RECORD], Vec::new(), sentence)
            },
            otherwise: Some(|context, taken, failed| match failed == SHEET_IS_ELECTRONIC.name {
                true => Verdict::Silent,
                false => {
                    let sentence = Sentence::of("electronic-sheet-counts-not", taken.by);
                    context.ruled(RECORD, &[ELECTRONIC], Vec::new(), sentence)
                }
            }),
            ..Norm::of(KeyOf::Fixed(RECORD), Slot::Papers)
        }),
        // A move that stood on the scoresheet before it was made.
        Listen::MoveMade(Norm {
            when: &[WRITTEN_BEFORE_MADE, not(CLAIMED_WITH_MOVE), not(relief::is_lifted())],
            then: |context, made| advance(context, made.by),
            otherwise: Some(|context, made: &MoveMade, failed| relief::lifted_by(context, made.by, failed)),
            answered: Some(|context, made, answer| answered(context, ADVANCE, Some(made.by), answer)),
            wakes: Wakes::Pending,
            ..Norm::of(KeyOf::Fixed(ADVANCE), Slot::Papers)
        }),
        Listen::Raised(Norm {
            when: &[
                ADVANCE_IS_RAISED,
                WRITTEN_BEFORE_MADE_RAISED,
                not(CLAIMED_WITH_MOVE_RAISED),
                not(relief::is_lifted()),
                not(MOVE_WAS_SEALED),
            ],
            then: |context, raised| match raised.about {
                Some(player) => advance(context, player),
                None => Verdict::Silent,
            },
            otherwise: Some(|context, raised, failed| match raised.about {
                Some(player) => order::not_in_advance(context, player, failed),
                None => Verdict::Silent,
            }),
            answered: Some(|context, raised, answer| answered(context, ADVANCE, raised.about, answer)),
            ..Norm::of(KeyOf::Fixed(ADVANCE), Slot::Papers)
        }),
        // The player's last move is still missing when the next is made.
        Listen::MoveMade(Norm {
            when: &[OWN_MOVE_UNRECORDED, recording_is_required(), not(is_relieved())],
            then: |context, made| breach(context, PREVIOUS_FIRST, &[RECORD], "own-move-unrecorded", made.by),
            answered: Some(|context, made, answer| answered(context, PREVIOUS_FIRST, Some(made.by), answer)),
            wakes: Wakes::Pending,
            ..Norm::of(KeyOf::Fixed(PREVIOUS_FIRST), Slot::Papers)
        }),
        // Nobody records any more.
        Listen::RecordingStopped(Norm {
            when: &[NOBODY_RECORDS_AFTER_STOP],
            then: |context, _| arbiter_records(context),
            ..Norm::of(KeyOf::Fixed(ARBITER_RECORDS), Slot::Procedure)
        }),
        Listen::Raised(Norm {
            when: &[ARBITER_IS_RAISED, NOBODY_RECORDS],
            then: |context, _| arbiter_records(context),
            otherwise: Some(|context, _, failed| match failed == NOBODY_RECORDS.name {
                true => context.ruled(
                    ARBITER_RECORDS,
                    &[],
                    Vec::new(),
                    Sentence::plain("arbiter-need-not-record"),
                ),
                false => Verdict::Silent,
            }),
            ..Norm::of(KeyOf::Fixed(ARBITER_RECORDS), Slot::Papers)
        }),
    ],
    raises: &[
        Raisable::new(RECORD, true),
        Raisable::new(ADVANCE, true),
        Raisable::new(ARBITER_RECORDS, false),
    ],
};

const SHEET_IS_ELECTRONIC: Condition<SheetTaken> =
    Condition::given("sheet-is-electronic", |_, taken| match taken.medium {
        Medium::Paper | Medium::Braille | Medium::Recorder => Truth::FAILS,
        Medium::Electronic | Medium::UnapprovedElectronic => Truth::HOLDS,
    });

const ARBITER_IS_RAISED: Condition<Raised> = Condition::given("arbiters-recording-is-raised", |_, raised| {
    Truth::about(raised.key == ARBITER_RECORDS)
});

const NOBODY_RECORDS: Condition<Raised> = Condition::seen("nobody-records", |context, _| nobody_records(context))
    .asked_as(|given, _| match given.provisions().arbiter_records_when.value {
        ArbiterRecordsWhen::NeitherObliged => Sentence::asking("nobody-must-record", None),
        ArbiterRecordsWhen::NeitherRecords => Sentence::asking("nobody-records", None),
    });

const NOBODY_RECORDS_AFTER_STOP: Condition<RecordingStopped> =
    Condition::told_or_seen("nobody-records", |context, _| match context.game.is_called() {
        true => Truth::FAILS,
        false => nobody_records(context),
    });

fn nobody_records(context: &Context<'_>) -> Truth {
    let both = |holds: &dyn Fn(Color) -> bool| Color::ALL.into_iter().all(holds);
    let freed = both(&|player| relieved(context, player));
    let stopped = || {
        context
            .game
            .papers()
            .is_some_and(|papers| both(&|player| papers.stopped[player].is_some()))
    };
    Truth::of(match context.game.provisions().arbiter_records_when.value {
        ArbiterRecordsWhen::NeitherObliged => freed,
        ArbiterRecordsWhen::NeitherRecords => freed && stopped(),
    })
}

fn arbiter_records(context: &Context<'_>) -> Verdict {
    context.ruled(
        ARBITER_RECORDS,
        &[RELIEF],
        Vec::new(),
        Sentence::plain("arbiter-should-record"),
    )
}

/// A move was written before it was made, and nothing excuses it.
fn advance(context: &Context<'_>, player: Color) -> Verdict {
    let scope: &[Key] = match !context.game.is_called() && relieved(context, player) {
        true => &[RELIEF_SCOPE],
        false => &[],
    };
    breach(context, ADVANCE, scope, "written-in-advance", player)
}

/// A duty about scoresheets is broken. No article says what that costs, so the arbiter is asked.
pub(super) fn breach(
    context: &Context<'_>,
    key: Key,
    also_by: &[Key],
    sentence: &'static str,
    player: Color,
) -> Verdict {
    let mut choices = Choice::plain([Word::NoPenalty]);
    choices.extend(penalties(context.game));
    context.asked(QuestionDraft {
        key,
        also_by: [also_by, &[context.game.provisions().penalties.key]].concat(),
        player: Some(player),
        condition: None,
        choices,
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::of(sentence, player),
    })
}

/// The arbiter has said what a breach costs.
pub(super) fn answered(context: &Context<'_>, key: Key, player: Option<Color>, answer: Answer) -> Verdict {
    match (answer.penalty(), player) {
        (Some(penalty), Some(player)) => penalised(context, key, player, penalty),
        (_, Some(player)) => {
            let sentence = Sentence::of("recording-not-penalised", player).with("provision", Value::Provision(key));
            context.ruled(key, &[], Vec::new(), sentence)
        }
        (_, None) => Verdict::Silent,
    }
}

//! Somebody who writes for a player.

use jadoube_laws::Key;
use jadoube_laws::values::WritingAssistantAdjustment;

use crate::answer::{Choice, Word};
use crate::context::QuestionDraft;
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Raised, SheetWritten};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::scoresheet::yes_or_no;
use crate::sentence::Sentence;

/// Guided: scoresheet.assistant
pub(super) const ASSISTANT: Key = key("scoresheet.assistant");
/// Guided: scoresheet.assistant-clock-adjustment
pub(super) const ADJUSTMENT: Key = key("scoresheet.assistant-clock-adjustment");

/// An assistant writes whom the arbiter has not accepted.
pub(super) const UNACCEPTED: Norm<SheetWritten> = Norm {
    when: &[ASSISTANT_WROTE, not(ASSISTANT_IS_ACCEPTED)],
    then: |context, written| {
        context.ruled(
            ASSISTANT,
            &[],
            Vec::new(),
            Sentence::of("assistant-not-accepted", written.by),
        )
    },
    ..Norm::of(KeyOf::Fixed(ASSISTANT), Slot::Papers)
};

/// A player brings an assistant.
pub(super) const ACCEPTED: Norm<Raised> = Norm {
    when: &[ASSISTANT_IS_RAISED],
    then: |context, raised| match raised.about {
        Some(player) => context.asked(QuestionDraft {
            key: ASSISTANT,
            also_by: Vec::new(),
            player: Some(player),
            condition: None,
            choices: Choice::plain([Word::Allowed, Word::Refused]),
            meanwhile: Meanwhile::PlayGoesOn,
            sentence: Sentence::of("is-assistant-accepted", player),
        }),
        None => Verdict::Silent,
    },
    answered: Some(|context, raised, answer| match (raised.about, answer.word) {
        (Some(player), Word::Allowed) => {
            let effects = vec![Effect::WriterAccepted { player }];
            context.ruled(
                ASSISTANT,
                &[ADJUSTMENT],
                effects,
                Sentence::of("assistant-accepted", player),
            )
        }
        (Some(player), _) => context.ruled(ASSISTANT, &[], Vec::new(), Sentence::of("assistant-refused", player)),
        (None, _) => Verdict::Silent,
    }),
    ..Norm::of(KeyOf::Fixed(ASSISTANT), Slot::Papers)
};

/// What the assistant means for the player's time. The Laws do not say how much, nor whether more or less: the arbiter sets the clock.
pub(super) const CLOCK: Norm<Raised> = Norm {
    when: &[ADJUSTMENT_IS_RAISED, not(REASON_IS_A_DISABILITY)],
    then: |context, raised| match raised.about {
        Some(player) => {
            let sentence = Sentence::of("clock-to-adjust", player);
            context.ruled(ADJUSTMENT, &[ASSISTANT], vec![Effect::ClockPaused], sentence)
        }
        None => Verdict::Silent,
    },
    otherwise: Some(|context, raised, failed| match raised.about {
        Some(player) if failed == REASON_IS_A_DISABILITY.name => context.ruled(
            ADJUSTMENT,
            &[ASSISTANT],
            Vec::new(),
            Sentence::of("clock-not-adjusted", player),
        ),
        _ => Verdict::Silent,
    }),
    ..Norm::of(KeyOf::Fixed(ADJUSTMENT), Slot::Papers)
};

const ASSISTANT_WROTE: Condition<SheetWritten> =
    Condition::given("assistant-wrote", |_, written| Truth::of(written.assistant));

const ASSISTANT_IS_ACCEPTED: Condition<SheetWritten> = Condition::seen("assistant-is-accepted", |context, written| {
    Truth::of(context.game.papers().is_some_and(|papers| papers.assisted[written.by]))
});

const ASSISTANT_IS_RAISED: Condition<Raised> =
    Condition::given("writing-assistant-is-raised", |_, raised| {
        match raised.key == ASSISTANT {
            true => Truth::Moot,
            false => Truth::FAILS,
        }
    });

const ADJUSTMENT_IS_RAISED: Condition<Raised> =
    Condition::given("time-of-a-writing-assistant-is-raised", |_, raised| {
        match raised.key == ADJUSTMENT {
            true => Truth::Moot,
            false => Truth::FAILS,
        }
    });

/// Where the edition leaves the time of a player with a disability alone, the arbiter says whether that is the reason.
const REASON_IS_A_DISABILITY: Condition<Raised> = Condition::seen_unless(
    "assistant-is-for-a-disability",
    |given, _| match given.provisions().writing_assistant_adjustment.value {
        WritingAssistantAdjustment::Always => Some(Truth::FAILS),
        WritingAssistantAdjustment::UnlessDisabled => None,
    },
    |_, raised| match raised.about {
        Some(player) => Truth::Judged(Box::new(yes_or_no(ADJUSTMENT, "is-assistant-for-a-disability", player))),
        None => Truth::FAILS,
    },
);

//! Somebody who writes for a player.

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::WritingAssistantAdjustment;

use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Raised, SheetWritten};
use crate::game::Game;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::scoresheet::yes_or_no;
use crate::sentence::Sentence;

/// Guided: scoresheet.assistant
pub(super) const ASSISTANT: Key = key("scoresheet.assistant");
/// Guided: scoresheet.assistant-clock-adjustment
pub(super) const ADJUSTMENT: Key = key("scoresheet.assistant-clock-adjustment");

/// An assistant writes whom the arbiter has not accepted. The arbiter who has not said anything yet is asked.
pub(super) const UNACCEPTED: Norm<SheetWritten> = Norm {
    when: &[ASSISTANT_WROTE, not(ASSISTANT_IS_ACCEPTED)],
    then: |context, written| match context.game.is_called() || was_refused(context.game, written.by) {
        true => context.ruled(
            ASSISTANT,
            &[],
            Vec::new(),
            Sentence::of("assistant-not-accepted", written.by),
        ),
        false => asked(context, written.by),
    },
    answered: Some(|context, written, answer| answered(context, written.by, answer.word)),
    ..Norm::of(KeyOf::Fixed(ASSISTANT), Slot::Papers)
};

/// A player brings an assistant.
pub(super) const ACCEPTED: Norm<Raised> = Norm {
    when: &[ASSISTANT_IS_RAISED],
    then: |context, raised| match raised.about {
        Some(player) => asked(context, player),
        None => Verdict::Silent,
    },
    answered: Some(|context, raised, answer| match raised.about {
        Some(player) => answered(context, player, answer.word),
        None => Verdict::Silent,
    }),
    ..Norm::of(KeyOf::Fixed(ASSISTANT), Slot::Papers)
};

fn asked(context: &Context<'_>, player: Color) -> Verdict {
    context.asked(QuestionDraft {
        key: ASSISTANT,
        also_by: Vec::new(),
        player: Some(player),
        condition: None,
        choices: Choice::plain([Word::Allowed, Word::Refused]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::of("is-assistant-accepted", player),
    })
}

fn answered(context: &Context<'_>, player: Color, word: Word) -> Verdict {
    if word != Word::Allowed {
        return context.ruled(ASSISTANT, &[], Vec::new(), Sentence::of("assistant-refused", player));
    }
    let effects = vec![Effect::WriterAccepted { player }];
    let sentence = Sentence::of("assistant-accepted", player);
    context.ruled(ASSISTANT, &[ADJUSTMENT], effects, sentence)
}

/// Whether the last that the arbiter has said is that a player may have no assistant.
fn was_refused(game: &Game, player: Color) -> bool {
    let mut said = game.answered.iter().rev();
    let last = said.find(|answered| answered.key == ASSISTANT && answered.player == Some(player));
    last.is_some_and(|answered| answered.answer.word == Word::Refused)
}

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

const ASSISTANT_IS_RAISED: Condition<Raised> = Condition::given("writing-assistant-is-raised", |_, raised| {
    Truth::about(raised.key == ASSISTANT)
});

const ADJUSTMENT_IS_RAISED: Condition<Raised> =
    Condition::given("time-of-a-writing-assistant-is-raised", |_, raised| {
        Truth::about(raised.key == ADJUSTMENT)
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

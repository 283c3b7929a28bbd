//! The record of a visually disabled player.

use jadoube_laws::Key;

use crate::act::{Duty, Medium};
use crate::answer::{Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::Meanwhile;
use crate::finding::{Raised, SheetTaken};
use crate::game::Keeper;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::blind::{breach, breach_answered, is_visually_disabled};
use crate::sentence::Sentence;

/// Provision: blind.record
pub(super) const RECORD: Key = key("blind.record");
/// The duty of all players.
const RECORD_MOVES: Key = key("scoresheet.record-moves");

/// Braille and a recording device stand for the scoresheet.
pub(super) const TAKEN: Norm<SheetTaken> = Norm {
    when: &[MEDIUM_IS_FOR_BLIND, TAKER_IS_DISABLED],
    then: |context, taken| {
        let sentence = Sentence::of("blind-record-counts", taken.by);
        context.ruled(RECORD, &[RECORD_MOVES], Vec::new(), sentence)
    },
    otherwise: Some(|context, taken, failed| match failed == MEDIUM_IS_FOR_BLIND.name {
        true => Verdict::Silent,
        false => {
            let sentence = Sentence::of("blind-record-counts-not", taken.by);
            context.ruled(RECORD_MOVES, &[RECORD], Vec::new(), sentence)
        }
    }),
    ..Norm::of(KeyOf::Fixed(RECORD), Slot::Papers)
};

const MEDIUM_IS_FOR_BLIND: Condition<SheetTaken> =
    Condition::given("medium-is-for-the-blind", |_, taken| match taken.medium {
        Medium::Braille | Medium::Recorder => Truth::HOLDS,
        Medium::Paper | Medium::Electronic | Medium::UnapprovedElectronic => Truth::FAILS,
    });

const TAKER_IS_DISABLED: Condition<SheetTaken> = Condition::seen("player-is-visually-disabled", |context, taken| {
    Truth::of(is_visually_disabled(context, taken.by))
});

pub(super) const RAISED: Norm<Raised> = Norm {
    when: &[RECORD_IS_RAISED, OWNER_IS_DISABLED, RECORD_IS_KEPT],
    then: |context, raised| match raised.about {
        Some(player) => {
            let sentence = Sentence::of("blind-record-kept", player);
            context.ruled(RECORD, &[], Vec::new(), sentence)
        }
        None => Verdict::Silent,
    },
    otherwise: Some(|context, raised, failed| match (raised.about, failed) {
        (Some(player), "player-is-visually-disabled") => {
            let sentence = Sentence::of("blind-record-not-theirs", player);
            context.ruled(RECORD, &[], Vec::new(), sentence)
        }
        (Some(player), "blind-record-is-kept") => breach(
            context,
            RECORD,
            &[RECORD_MOVES],
            Sentence::of("blind-record-missing", player),
            player,
        ),
        _ => Verdict::Silent,
    }),
    answered: Some(|context, raised, answer| match raised.about {
        Some(player) => breach_answered(context, RECORD, player, answer),
        None => Verdict::Silent,
    }),
    ..Norm::of(KeyOf::Fixed(RECORD), Slot::Papers)
};

const RECORD_IS_RAISED: Condition<Raised> =
    Condition::given("blind-record-is-raised", |_, raised| Truth::about(raised.key == RECORD));

const OWNER_IS_DISABLED: Condition<Raised> = Condition::seen("player-is-visually-disabled", |context, raised| {
    Truth::of(raised.about.is_some_and(|player| is_visually_disabled(context, player)))
});

/// A recording device, Braille, writing, or an assistant who does it. The arbiter says so if nobody has told.
const RECORD_IS_KEPT: Condition<Raised> = Condition::seen("blind-record-is-kept", |context, raised| {
    let Some(player) = raised.about else {
        return Truth::FAILS;
    };
    let game = context.game;
    let papers = game.papers();
    let stopped = papers.is_some_and(|papers| papers.stopped[player].is_some());
    let medium = papers.map(|papers| papers.medium[player]);
    let by_assistant = game.assistant_duties(player).contains(&Duty::RecordingAndClock);
    let written = game.sheet(Keeper::from(player)).is_some();
    match (stopped, medium) {
        _ if by_assistant => Truth::HOLDS,
        (true, _) => Truth::FAILS,
        (false, Some(Medium::Braille | Medium::Recorder)) => Truth::HOLDS,
        _ if written => Truth::HOLDS,
        _ => Truth::Judged(Box::new(kept_asked(context, player))),
    }
});

fn kept_asked(_: &Context<'_>, player: jadoube_board::Color) -> QuestionDraft {
    QuestionDraft {
        key: RECORD,
        also_by: Vec::new(),
        player: Some(player),
        condition: None,
        choices: Choice::plain([Word::Yes, Word::No]),
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::of("is-blind-record-kept", player),
    }
}

//! Announcements: what has to be said, by whom, and until when it can be corrected.

use jadoube_laws::Key;

use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{
    AnnouncedIncompletely, AnnouncedOtherwise, AnnouncedUnclearly, CarriedOutUnrepeated, PressedUnannounced,
    RepeatedOtherwise,
};
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict};
use crate::rules::blind::{breach, breach_answered};
use crate::rules::restored_clock::restored;
use crate::sentence::{Sentence, Value};

/// Provision: blind.announce
const ANNOUNCE: Key = key("blind.announce");
/// Provision: blind.announce.promotion
const PROMOTION: Key = key("blind.announce.promotion");
/// Provision: blind.made
const MADE: Key = key("blind.made");
/// Guided: blind.clock-start
const CLOCK_START: Key = key("blind.clock-start");
/// Provision: blind.slip-of-tongue
const SLIP: Key = key("blind.slip-of-tongue");

/// A slip of the tongue is corrected at once.
pub(super) const OTHERWISE: Norm<AnnouncedOtherwise> = Norm {
    then: |context, announced| {
        let pressed = !context.game.unpressed()[announced.by] && announced.by != context.game.turn();
        let name = if pressed {
            "announced-otherwise-late"
        } else {
            "announced-otherwise"
        };
        let sentence = Sentence::of(name, announced.by).with("said", Value::Text(announced.said.clone()));
        context.ruled(SLIP, &[ANNOUNCE, MADE], Vec::new(), sentence)
    },
    ..Norm::of(KeyOf::Fixed(SLIP), Slot::Procedure)
};

pub(super) const INCOMPLETE: Norm<AnnouncedIncompletely> = Norm {
    then: |context, announced| {
        let sentence = Sentence::of("announced-without-piece", announced.by);
        let sentence = sentence.with("said", Value::Text(announced.said.clone()));
        context.ruled(PROMOTION, &[ANNOUNCE], Vec::new(), sentence)
    },
    ..Norm::of(KeyOf::Fixed(PROMOTION), Slot::Procedure)
};

pub(super) const UNCLEAR: Norm<AnnouncedUnclearly> = Norm {
    then: |context, announced| {
        let sentence = Sentence::of("announced-unclearly", announced.by);
        let sentence = sentence.with("said", Value::Text(announced.said.clone()));
        context.ruled(ANNOUNCE, &[], Vec::new(), sentence)
    },
    ..Norm::of(KeyOf::Fixed(ANNOUNCE), Slot::Procedure)
};

pub(super) const REPEATED_OTHERWISE: Norm<RepeatedOtherwise> = Norm {
    then: |context, repeated| {
        let sentence = Sentence::of("repeated-otherwise", repeated.by);
        let sentence = sentence.with("said", Value::Text(repeated.said.clone()));
        context.ruled(ANNOUNCE, &[], Vec::new(), sentence)
    },
    ..Norm::of(KeyOf::Fixed(ANNOUNCE), Slot::Procedure)
};

pub(super) const UNREPEATED: Norm<CarriedOutUnrepeated> = Norm {
    then: |context, carried| {
        let sentence = Sentence::of("carried-out-unrepeated", carried.by);
        context.ruled(ANNOUNCE, &[], Vec::new(), sentence)
    },
    ..Norm::of(KeyOf::Fixed(ANNOUNCE), Slot::Procedure)
};

/// The opponent's clock may be started only when the move is made, and so announced.
pub(super) const PRESSED: Norm<PressedUnannounced> = Norm {
    then: |context, pressed| {
        let (name, also): (_, &[Key]) = match pressed.slip {
            true => ("pressed-after-slip", &[MADE, SLIP]),
            false => ("pressed-unannounced", &[MADE]),
        };
        breach(context, CLOCK_START, also, Sentence::of(name, pressed.by), pressed.by)
    },
    answered: Some(|context, pressed, answer| breach_answered(context, CLOCK_START, pressed.by, answer)),
    ..Norm::of(KeyOf::Fixed(CLOCK_START), Slot::Procedure)
};

/// A slip that is corrected after the opponent's clock was started is corrected too late. What then stands no article says.
pub(super) const fn too_late<F>() -> Norm<F> {
    Norm {
        when: const { &[corrected_too_late()] },
        then: |context, _| {
            let player = context.finding.player();
            context.asked(
                QuestionDraft {
                    key: SLIP,
                    also_by: vec![CLOCK_START],
                    player,
                    condition: None,
                    choices: Choice::plain([Word::CountsNot, Word::Counts]),
                    meanwhile: Meanwhile::ClockStopped,
                    sentence: player.map_or_else(
                        || Sentence::plain("corrected-too-late"),
                        |player| Sentence::of("corrected-too-late", player),
                    ),
                }
                .by_analogy(),
            )
        },
        answered: Some(|context, _, answer| late_answered(context, answer)),
        ..Norm::of(KeyOf::Fixed(SLIP), Slot::Procedure)
    }
}

const fn corrected_too_late<F>() -> Condition<F> {
    Condition::told_or_seen("corrected-too-late", |context, _| {
        let late = context.game.blind().and_then(|blind| blind.corrected_late);
        Truth::of(late == Some(context.of))
    })
}

fn late_answered(context: &Context<'_>, answer: Answer) -> Verdict {
    let Some(player) = context.finding.player() else {
        return Verdict::Silent;
    };
    match (answer.word, context.game.plies().last()) {
        (Word::CountsNot, Some(ply)) => {
            let mut effects = vec![Effect::ClockPaused];
            effects.extend(restored(context, ply.entry));
            context.ruled(SLIP, &[], effects, Sentence::of("correction-counts-not", player))
        }
        _ => context.ruled(SLIP, &[], Vec::new(), Sentence::of("correction-counts", player)),
    }
}

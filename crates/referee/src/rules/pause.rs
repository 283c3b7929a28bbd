//! The clock is stopped during the game.
#![cfg_attr(not(doctest), doc = include_str!("pause.md"))]

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::UnjustifiedStopPenalty;

use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{ClockStopped, Listen, PlayOnAgreed, RecordBroken};
use crate::game::Game;
use crate::keys::{GAPS, key};
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::Rule;
use crate::rules::displaced::CALL_ARBITER;
use crate::rules::guidance::{penalised, penalties};
use crate::sentence::Sentence;

/// Provision: clock.interruption
const INTERRUPTION: Key = key("clock.interruption");
/// Provision: clock.player-may-stop
const MAY_STOP: Key = key("clock.player-may-stop");
/// Guided: clock.unjustified-stop
const UNJUSTIFIED: Key = key("clock.unjustified-stop");
/// Guided: clock.restart
const RESTART: Key = key("clock.restart");

pub(super) const RULE: Rule = Rule {
    name: "pause",
    words: include_str!("pause.toml"),
    norms: &[
        Listen::RecordBroken(Norm {
            then: broke_off,
            answered: Some(|context, _, answer| {
                let sentence = match answer.word {
                    Word::Corrected => "broke-off-corrected",
                    _ => "broke-off-stands",
                };
                context.ruled(INTERRUPTION, &[RESTART], Vec::new(), Sentence::plain(sentence))
            }),
            ..Norm::of(KeyOf::Fixed(INTERRUPTION), Slot::Clock)
        }),
        Listen::ClockStopped(Norm {
            when: &[not(A_PLAYER_STOPPED_IT)],
            then: |context, _| {
                let sentence = Sentence::plain("interrupted");
                context.ruled(INTERRUPTION, &[RESTART], Vec::new(), sentence)
            },
            ..Norm::of(KeyOf::Fixed(INTERRUPTION), Slot::Clock)
        }),
        // A player may stop the clock only to call the arbiter, who decides whether there was a reason.
        Listen::ClockStopped(Norm {
            when: &[A_PLAYER_STOPPED_IT, not(PIECES_ARE_DISPLACED)],
            then: stopped,
            otherwise: Some(|context, stopped, failed| match (failed, stopped.by.player()) {
                (name, Some(player)) if name == PIECES_ARE_DISPLACED.name => {
                    let sentence = Sentence::of("stop-to-call-arbiter", player);
                    context.ruled(MAY_STOP, &[CALL_ARBITER], Vec::new(), sentence)
                }
                _ => Verdict::Silent,
            }),
            answered: Some(stop_judged),
            ..Norm::of(KeyOf::Fixed(UNJUSTIFIED), Slot::Clock)
        }),
        // The Laws know no game without an arbiter: what the arbiter would decide, both players decide together.
        Listen::PlayOnAgreed(Norm {
            when: &[OPPONENT_AGREES_TO_PLAY_ON],
            then: |context, _| {
                let sentence = Sentence::plain("players-play-on");
                context.ruled(GAPS, &[RESTART], Vec::new(), sentence)
            },
            ..Norm::of(KeyOf::Fixed(GAPS), Slot::Clock)
        }),
        Listen::PlayResumed(Norm {
            then: |context, _| context.ruled(RESTART, &[], Vec::new(), Sentence::plain("resumed")),
            ..Norm::of(KeyOf::Fixed(RESTART), Slot::Clock)
        }),
    ],
    raises: &[],
};

const A_PLAYER_STOPPED_IT: Condition<ClockStopped> = Condition::given("a-player-stopped-the-clock", |_, stopped| {
    Truth::of(stopped.by.player().is_some())
});

const OPPONENT_AGREES_TO_PLAY_ON: Condition<PlayOnAgreed> =
    Condition::given("opponent-agrees-to-play-on", |_, agreed| Truth::of(agreed.agreed));

/// Either player may call the arbiter then.
const PIECES_ARE_DISPLACED: Condition<ClockStopped> = Condition::told_or_seen("pieces-are-displaced", |context, _| {
    match context.game.displaced().is_some() {
        true => Truth::HOLDS,
        false => Truth::Moot,
    }
});

/// Nobody knows how long the clock has stood: the arbiter decides what it has to show.
fn broke_off(context: &Context<'_>, _: &RecordBroken) -> Verdict {
    context.asked(QuestionDraft {
        key: INTERRUPTION,
        also_by: vec![RESTART],
        player: None,
        condition: None,
        choices: Choice::plain([Word::Stands, Word::Corrected]),
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::plain("broke-off"),
    })
}

fn stopped(context: &Context<'_>, stopped: &ClockStopped) -> Verdict {
    let Some(player) = stopped.by.player() else {
        return Verdict::Silent;
    };
    let mut choices = Choice::plain([Word::ValidReason]);
    let penalty = context.game.provisions().unjustified_stop_penalty.value;
    if penalty == UnjustifiedStopPenalty::IfPlainlyNoReason {
        choices.push(Word::NoPenalty.into());
    }
    choices.extend(penalties(context.game));
    context.asked(QuestionDraft {
        key: UNJUSTIFIED,
        also_by: vec![MAY_STOP],
        player: Some(player),
        condition: None,
        choices,
        meanwhile: Meanwhile::ClockStopped,
        sentence: Sentence::of("stopped", player),
    })
}

fn stop_judged(context: &Context<'_>, stopped: &ClockStopped, answer: Answer) -> Verdict {
    let Some(player) = stopped.by.player() else {
        return Verdict::Silent;
    };
    if let Some(penalty) = answer.penalty() {
        return penalised(context, UNJUSTIFIED, player, penalty);
    }
    match answer.word {
        Word::NoPenalty => context.ruled(UNJUSTIFIED, &[], Vec::new(), Sentence::plain("nothing-penalised")),
        _ => context.ruled(MAY_STOP, &[], Vec::new(), Sentence::of("stop-justified", player)),
    }
}

/// A claim is a valid reason to stop the clock: the question needs no answer any more.
pub(super) fn lapsed(game: &Game, player: Color) -> Vec<Effect> {
    game.questions()
        .iter()
        .filter(|(_, question)| question.key == UNJUSTIFIED && question.player == Some(player))
        .map(|(no, _)| Effect::QuestionLapsed { question: *no })
        .collect()
}

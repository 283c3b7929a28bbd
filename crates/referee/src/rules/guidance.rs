//! What the arbiter is guided through: somebody raises a provision, and the referee asks what the Laws let the arbiter
//! decide.
#![cfg_attr(not(doctest), doc = include_str!("guidance.md"))]

mod guides;

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::{ClockAssistantAdjustment, ImproperHandlingPenalty};

use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, Fact, QuestionDraft};
use crate::entry::{Effect, Meanwhile};
use crate::finding::{Cause, CompletedIrregularly, Listen, Raised};
use crate::game::Game;
use crate::keys::key;
use crate::norm::{Condition, KeyOf, Norm, Slot, Truth, Verdict, not};
use crate::rules::Rule;
use crate::rules::agreement::RESTRICTION;
use crate::rules::guidance::guides::{Answers, GUIDES, MOVE_COUNT, RAISES};
pub(super) use crate::rules::penalty::{penalised, penalties};
use crate::sentence::{Sentence, Value};

/// Guided: clock.improper-handling-penalty
const HANDLING: Key = key("clock.improper-handling-penalty");
/// Guided: clock.proper-handling
const PROPER_HANDLING: Key = key("clock.proper-handling");
/// Guided: clock.adjust-pieces-on-own-time
const ADJUST_PIECES: Key = key("clock.adjust-pieces-on-own-time");
/// Guided: clock.assistant-time-adjustment
const ASSISTANT_TIME: Key = key("clock.assistant-time-adjustment");
/// The edition counts a press without a move as an illegal move.
const PRESS_WITHOUT_MOVE: Key = key("illegal-move.press-without-moving");

const OWN_CLOCK_RAN: Fact = Fact("own-clock-ran");
const A_FLAG_HAS_FALLEN: Fact = Fact("a-flag-has-fallen");

pub(super) const RULE: Rule = Rule {
    name: "guidance",
    words: include_str!("guidance.toml"),
    norms: &[
        // Where the edition does not count it as an illegal move.
        Listen::CompletedIrregularly(Norm {
            when: &[PRESSED_WITHOUT_MOVE, not(PRESS_IS_ILLEGAL_MOVE)],
            then: |context, pressed| handling(context, pressed.by),
            answered: Some(|context, pressed, answer| answered(context, HANDLING, Some(pressed.by), answer)),
            ..Norm::of(KeyOf::Fixed(HANDLING), Slot::Procedure)
        }),
        Listen::Raised(Norm {
            when: &[IS_GUIDED],
            then: raised,
            answered: Some(raised_answered),
            asks: RAISES_AND_HANDLING,
            ..Norm::of(KeyOf::Raised, Slot::Procedure)
        }),
    ],
    raises: RAISES,
};

/// The keys under which a guide asks: each its own, but for the handling of the clock.
const RAISES_AND_HANDLING: &[Key] = &guides::asked_keys(HANDLING);

const PRESSED_WITHOUT_MOVE: Condition<CompletedIrregularly> =
    Condition::given("pressed-without-move", |_, completed| {
        Truth::of(completed.cause == Cause::NoMove)
    });

const PRESS_IS_ILLEGAL_MOVE: Condition<CompletedIrregularly> = Condition::given("press-is-illegal-move", |given, _| {
    Truth::of(given.has(PRESS_WITHOUT_MOVE))
});

const IS_GUIDED: Condition<Raised> = Condition::given("provision-is-guided", |_, raised| {
    Truth::about(GUIDES.iter().any(|guide| guide.key == raised.key))
});

fn raised(context: &Context<'_>, raised: &Raised) -> Verdict {
    let Some(guide) = GUIDES.iter().find(|guide| guide.key == raised.key) else {
        return Verdict::Silent;
    };
    let about = raised.about;
    match about {
        Some(by) if guide.key == PROPER_HANDLING => return handling(context, by),
        // It is reserved to the player whose clock runs, so this player has not broken it.
        Some(by) if guide.key == ADJUST_PIECES && runs(context, by) => {
            return answered(context, guide.key, Some(by), Word::Void.into());
        }
        Some(by) if guide.key == ASSISTANT_TIME && always_adjusted(context.game) => {
            let sentence = Sentence::of("assistant-time-to-adjust", by);
            return context.ruled(guide.key, &[], vec![Effect::ClockPaused], sentence);
        }
        _ => {}
    }
    let (choices, sentence) = match guide.answers {
        Answers::MayPenalise => {
            let mut choices = Choice::plain([Word::NoPenalty]);
            choices.extend(penalties(context.game));
            (choices, "raised-conduct")
        }
        Answers::AllowOrRefuse => (Choice::plain([Word::Allowed, Word::Refused]), "raised-permission"),
        Answers::Done => (Choice::plain([Word::Done, Word::Void]), "raised-duty"),
        Answers::Granted => {
            let sentence = Sentence::plain("guided-granted").with("provision", Value::Provision(guide.key));
            return context.ruled(guide.key, &[], Vec::new(), sentence);
        }
        Answers::Forbidden => return forbidden(context, guide.key),
    };
    let sentence = match about {
        Some(player) => Sentence::of(sentence, player),
        None => Sentence::plain(sentence),
    };
    context.asked(QuestionDraft {
        key: guide.key,
        also_by: Vec::new(),
        player: about,
        condition: None,
        choices,
        meanwhile: guide.meanwhile,
        sentence: sentence.with("provision", Value::Provision(guide.key)),
    })
}

fn raised_answered(context: &Context<'_>, raised: &Raised, answer: Answer) -> Verdict {
    if raised.key == RESTRICTION {
        return consent(context, answer);
    }
    let key = if raised.key == PROPER_HANDLING {
        HANDLING
    } else {
        raised.key
    };
    answered(context, key, raised.about, answer)
}

/// What the arbiter must not do. The number of moves may be told once a flag has fallen.
fn forbidden(context: &Context<'_>, key: Key) -> Verdict {
    let sentence = match key == MOVE_COUNT && has_fallen_flag(context) {
        true => "guided-after-flag",
        false => "guided-forbidden",
    };
    let sentence = Sentence::plain(sentence).with("provision", Value::Provision(key));
    context.ruled(key, &[], Vec::new(), sentence)
}

fn has_fallen_flag(context: &Context<'_>) -> bool {
    if context.game.is_called() {
        return context.told(A_FLAG_HAS_FALLEN, None);
    }
    let clock = context.game.clock();
    clock.is_some_and(|clock| {
        Color::ALL
            .into_iter()
            .any(|color| clock.flag(color, context.at).is_some())
    })
}

/// The arbiter was asked to let the players agree on a draw.
fn consent(context: &Context<'_>, answer: Answer) -> Verdict {
    let (effects, sentence) = match answer.word {
        Word::Allowed => (vec![Effect::DrawConsented], "draw-consented"),
        _ => (Vec::new(), "draw-not-consented"),
    };
    context.ruled(RESTRICTION, &[], effects, Sentence::plain(sentence))
}

/// The clock was not handled properly, or so it is said. Where a penalty must follow, only the finding is the arbiter's.
fn handling(context: &Context<'_>, by: Color) -> Verdict {
    let mut choices = Choice::plain([Word::Void]);
    if context.game.provisions().improper_handling_penalty.value == ImproperHandlingPenalty::May {
        choices.push(Word::NoPenalty.into());
    }
    choices.extend(penalties(context.game));
    context.asked(QuestionDraft {
        key: HANDLING,
        also_by: vec![PROPER_HANDLING],
        player: Some(by),
        condition: None,
        choices,
        meanwhile: Meanwhile::PlayGoesOn,
        sentence: Sentence::of("clock-mishandled", by),
    })
}

/// Whether a player's clock runs.
fn runs(context: &Context<'_>, player: Color) -> bool {
    if context.game.is_called() {
        return context.told(OWN_CLOCK_RAN, Some(player));
    }
    let clock = context.game.clock();
    clock.is_some_and(|clock| clock.running() == Some(player))
}

/// Whether the time of a player with an assistant at the clock is adjusted whatever the reason for the assistant.
fn always_adjusted(game: &Game) -> bool {
    game.provisions().clock_assistant_adjustment.value == ClockAssistantAdjustment::Always
}

fn answered(context: &Context<'_>, key: Key, about: Option<Color>, answer: Answer) -> Verdict {
    if let (Some(penalty), Some(player)) = (answer.penalty(), about) {
        return penalised(context, key, player, penalty);
    }
    let sentence = match answer.word {
        Word::Allowed => "guided-allowed",
        Word::Refused => "guided-refused",
        Word::Done => "guided-done",
        _ => "guided-nothing",
    };
    let sentence = Sentence::plain(sentence).with("provision", Value::Provision(key));
    context.ruled(key, &[], Vec::new(), sentence)
}

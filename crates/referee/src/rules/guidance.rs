//! What the arbiter is guided through: somebody raises a provision, and the referee asks what the Laws let the arbiter
//! decide.
#![cfg_attr(not(doctest), doc = include_str!("guidance.md"))]

use core::time::Duration;

use jadoube_board::Color;
use jadoube_laws::values::{ClockAssistantAdjustment, ImproperHandlingPenalty, Penalty as Listed};
use jadoube_laws::{Key, Score};

use crate::entry::{Answer, Effect, Ending, Meanwhile, Outcome, Penalty};
use crate::find::{Finding, kind};
use crate::game::Game;
use crate::keys::key;
use crate::rules::agreement::RESTRICTION;
use crate::rules::draw_offer::OTHER_MOMENT;
use crate::rules::{Ask, Case, Rule, Verdict, points};
use crate::sentence::{Sentence, Value};

pub(super) const RULE: Rule = Rule {
    hears: kind::RAISED | kind::PRESSED_IDLE | kind::ANSWERED,
    judge,
};

/// Guided: clock.improper-handling-penalty
const HANDLING: Key = key("clock.improper-handling-penalty");
/// Guided: clock.proper-handling
const PROPER_HANDLING: Key = key("clock.proper-handling");
/// Guided: clock.adjust-pieces-on-own-time
const ADJUST_PIECES: Key = key("clock.adjust-pieces-on-own-time");
/// Guided: clock.assistant-time-adjustment
const ASSISTANT_TIME: Key = key("clock.assistant-time-adjustment");
/// The edition counts a press without a move among the things not to be done.
const PRESS_WITHOUT_MOVE: Key = key("illegal-move.press-without-moving");

/// A provision that can be raised, and what it leads to.
struct Guide {
    key: Key,
    /// Whether it is about one of the players.
    about_player: bool,
    answers: Answers,
    meanwhile: Meanwhile,
}

/// The answers that a guide permits.
enum Answers {
    /// Nothing happened, or a penalty from the list.
    MayPenalise,
    /// Yes or no.
    AllowOrRefuse,
    /// The arbiter has done it, or it was not called for.
    Done,
    /// None: the Laws allow it themselves.
    Granted,
}

const GUIDES: &[Guide] = &[
    // Guided: clock.same-hand
    conduct("clock.same-hand"),
    // Guided: clock.no-hovering
    conduct("clock.no-hovering"),
    conduct("clock.proper-handling"),
    // Guided: clock.right-to-press
    conduct("clock.right-to-press"),
    conduct("clock.adjust-pieces-on-own-time"),
    // Guided: draw-offer.other-moment
    Guide {
        key: OTHER_MOMENT,
        about_player: true,
        answers: Answers::MayPenalise,
        meanwhile: Meanwhile::PlayGoesOn,
    },
    Guide {
        key: RESTRICTION,
        about_player: false,
        answers: Answers::AllowOrRefuse,
        meanwhile: Meanwhile::PlayGoesOn,
    },
    // Guided: clock.assistant
    Guide {
        key: key("clock.assistant"),
        about_player: true,
        answers: Answers::AllowOrRefuse,
        meanwhile: Meanwhile::PlayGoesOn,
    },
    duty("clock.assistant-time-adjustment", true),
    // Guided: clock.placement
    Guide {
        key: key("clock.placement"),
        about_player: false,
        answers: Answers::AllowOrRefuse,
        meanwhile: Meanwhile::PlayGoesOn,
    },
    // Guided: clock.defective-replaced
    duty("clock.defective-replaced", false),
    // Guided: irregularity.clock-times
    duty("irregularity.clock-times", false),
    // Guided: irregularity.move-counter
    duty("irregularity.move-counter", false),
    // Guided: scoresheet.record-draw-offer
    conduct("scoresheet.record-draw-offer"),
    // Provision: displays.allowed
    Guide {
        key: key("displays.allowed"),
        about_player: false,
        answers: Answers::Granted,
        meanwhile: Meanwhile::PlayGoesOn,
    },
    // Guided: rapid.regime-announced
    duty("rapid.regime-announced", false),
    // Guided: blitz.regime-announced
    duty("blitz.regime-announced", false),
    // Guided: rapid.supervision-recording
    duty("rapid.supervision-recording", false),
    // Guided: blitz.supervision-recording
    duty("blitz.supervision-recording", false),
];

const fn conduct(text: &str) -> Guide {
    Guide {
        key: key(text),
        about_player: true,
        answers: Answers::MayPenalise,
        meanwhile: Meanwhile::PlayGoesOn,
    }
}

/// Something the arbiter has to see to; until then the clock stands.
const fn duty(text: &str, about_player: bool) -> Guide {
    Guide {
        key: key(text),
        about_player,
        answers: Answers::Done,
        meanwhile: Meanwhile::ClockStopped,
    }
}

pub(super) fn can_be_raised(game: &Game, key: Key, about: Option<Color>) -> bool {
    let guide = GUIDES.iter().find(|guide| guide.key == key);
    game.provisions().has(key).is_some() && guide.is_some_and(|guide| guide.about_player == about.is_some())
}

fn judge(case: &mut Case<'_>) -> Verdict {
    match case.finding {
        Finding::Answered { question, answer, .. } => match GUIDES.iter().find(|guide| guide.key == question.key) {
            Some(guide) if guide.key != RESTRICTION => answered(case, guide.key, question.about, *answer),
            None if question.key == HANDLING => answered(case, HANDLING, question.about, *answer),
            _ => Verdict::Silent,
        },
        Finding::PressedIdle(by) if case.has(PRESS_WITHOUT_MOVE) => handling(case, PROPER_HANDLING, *by),
        Finding::Raised(key, Some(by)) if *key == PROPER_HANDLING => handling(case, *key, *by),
        // It is reserved to the player whose clock runs, so this player has not broken it.
        Finding::Raised(key, Some(by)) if *key == ADJUST_PIECES && runs(case.game, *by) => {
            answered(case, *key, Some(*by), Answer::Void)
        }
        Finding::Raised(key, Some(by)) if *key == ASSISTANT_TIME && always_adjusted(case.game) => {
            let say = Sentence::of("assistant-time-to-adjust", *by);
            case.ruled(*key, &[], vec![Effect::ClockPaused], say)
        }
        Finding::Raised(key, about) => match GUIDES.iter().find(|guide| guide.key == *key) {
            Some(guide) => raised(case, guide, *about),
            None => Verdict::Silent,
        },
        _ => Verdict::Silent,
    }
}

/// The clock was not handled properly, or so it is said. Where a penalty must follow, only the finding is the arbiter's.
fn handling(case: &Case<'_>, with: Key, by: Color) -> Verdict {
    let mut answers = vec![Answer::Void];
    if case.game.provisions().improper_handling_penalty.value == ImproperHandlingPenalty::May {
        answers.push(Answer::NoPenalty);
    }
    answers.extend(penalties(case.game));
    case.asked(Ask {
        key: HANDLING,
        with: &[with],
        about: Some(by),
        answers,
        meanwhile: Meanwhile::PlayGoesOn,
        say: Sentence::of("clock-mishandled", by),
    })
}

fn runs(game: &Game, player: Color) -> bool {
    game.clock().is_some_and(|clock| clock.running() == Some(player))
}

/// Whether the time of a player with an assistant at the clock is adjusted whatever the reason for the assistant.
fn always_adjusted(game: &Game) -> bool {
    game.provisions().clock_assistant_adjustment.value == ClockAssistantAdjustment::Always
}

fn raised(case: &Case<'_>, guide: &Guide, about: Option<Color>) -> Verdict {
    let (answers, sentence) = match guide.answers {
        Answers::MayPenalise => {
            let mut answers = vec![Answer::NoPenalty];
            answers.extend(penalties(case.game));
            (answers, "raised-conduct")
        }
        Answers::AllowOrRefuse => (vec![Answer::Allowed, Answer::Refused], "raised-permission"),
        Answers::Done => (vec![Answer::Done, Answer::Void], "raised-duty"),
        Answers::Granted => return answered(case, guide.key, about, Answer::Allowed),
    };
    let say = match about {
        Some(player) => Sentence::of(sentence, player),
        None => Sentence::plain(sentence),
    };
    case.asked(Ask {
        key: guide.key,
        with: &[],
        about,
        answers,
        meanwhile: guide.meanwhile,
        say: say.with("provision", Value::Provision(guide.key)),
    })
}

fn answered(case: &Case<'_>, key: Key, about: Option<Color>, answer: Answer) -> Verdict {
    let sentence = match (answer, about) {
        (Answer::Penalty(penalty), Some(player)) => return penalised(case, key, player, penalty),
        (Answer::Allowed, _) => "guided-allowed",
        (Answer::Refused, _) => "guided-refused",
        (Answer::Done, _) => "guided-done",
        _ => "guided-nothing",
    };
    let say = Sentence::plain(sentence).with("provision", Value::Provision(key));
    case.ruled(key, &[], Vec::new(), say)
}

/// The penalties of the edition's list, their size left to the arbiter.
pub(super) fn penalties(game: &Game) -> Vec<Answer> {
    let listed = game.provisions().penalties.value;
    let choices = [
        (Listed::Warning, Penalty::Warning),
        (Listed::OpponentTime, Penalty::OpponentTime(Duration::ZERO)),
        (Listed::OffenderTime, Penalty::OffenderTime(Duration::ZERO)),
        (Listed::OpponentPoints, Penalty::OpponentPoints(Score::ZERO)),
        (Listed::OffenderPoints, Penalty::OffenderPoints(Score::ZERO)),
        (Listed::LossOfGame, Penalty::LossOfGame),
        (Listed::Fine, Penalty::Fine),
        (Listed::RoundExclusion, Penalty::RoundExclusion),
        (Listed::Expulsion, Penalty::Expulsion),
    ];
    choices
        .into_iter()
        .filter(|(choice, _)| listed.contains(choice))
        .map(|(_, penalty)| Answer::Penalty(penalty))
        .collect()
}

/// A penalty and what it does.
pub(super) fn penalised(case: &Case<'_>, key: Key, player: Color, penalty: Penalty) -> Verdict {
    let mut effects = vec![Effect::Penalised(player, penalty)];
    match penalty {
        Penalty::OpponentTime(time) => effects.push(Effect::TimeAdded(!player, time)),
        Penalty::OffenderTime(time) => effects.push(Effect::TimeTaken(player, time)),
        Penalty::LossOfGame => {
            let ending = Ending::Penalty(player);
            effects.push(Effect::Ended(Outcome {
                ending,
                points: points(case.game, ending),
            }));
        }
        _ => {}
    }
    let with = [case.game.provisions().penalties.key];
    case.ruled(
        key,
        &with,
        effects,
        Sentence::of("penalised", player).with("penalty", Value::Penalty(penalty)),
    )
}

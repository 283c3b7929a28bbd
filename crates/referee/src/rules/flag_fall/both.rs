//! Both flags are down.

use jadoube_board::Color;
use jadoube_laws::Key;
use jadoube_laws::values::BothFlags;

use crate::answer::{Answer, Choice, Word};
use crate::context::{Context, Fact, QuestionDraft};
use crate::entry::{Effect, Ending, Meanwhile};
use crate::keys::key;
use crate::norm::Verdict;
use crate::rules::flag_fall::CONSIDERED;
use crate::rules::flag_fall::loser::can_have_periods;
use crate::sentence::Sentence;

/// Provision: flag.both-fallen-earlier-period
const EARLIER: Key = key("flag.both-fallen-earlier-period");
/// Provision: flag.both-fallen-last-period
const LAST: Key = key("flag.both-fallen-last-period");

const LAST_PERIOD: Fact = Fact("last-period");
const HAS_INCREMENT: Fact = Fact("time-is-added-for-each-move");

/// What is said where neither player has lost.
pub(super) fn neither(context: &Context<'_>) -> Verdict {
    let provisions = context.game.provisions();
    let both = provisions.both_flags;
    if both.value == BothFlags::Draw {
        return context.ended(both.key, &[], Ending::BothFlags, Sentence::plain("both-flags-drawn"));
    }
    let announced = provisions.guidelines_iii.is_some_and(|announced| announced.value);
    match both.value {
        BothFlags::ContinueOrDraw => by_period(context),
        BothFlags::Guidelines if announced && !has_increment(context) => by_period(context),
        _ => context.asked(
            QuestionDraft {
                key: CONSIDERED,
                also_by: Vec::new(),
                player: None,
                condition: None,
                choices: Choice::plain([Word::Drawn, Word::GoesOn]),
                meanwhile: Meanwhile::ClockStopped,
                sentence: Sentence::plain("both-flags-unknown"),
            }
            .by_analogy(),
        ),
    }
}

/// Nobody can tell which fell first: an earlier period lets the game go on, the last one draws it.
fn by_period(context: &Context<'_>) -> Verdict {
    let last = |color| context.game.clock().is_none_or(|clock| clock.is_last_period(color));
    let is_last = match context.game.is_called() {
        true => !can_have_periods(context.game.terms()) || context.told(LAST_PERIOD, None),
        false => last(Color::White) || last(Color::Black),
    };
    if is_last {
        let sentence = Sentence::plain("both-flags-last-period");
        context.ended(LAST, &[], Ending::BothFlags, sentence)
    } else {
        let effects = Color::ALL.map(|player| Effect::PeriodBegun { player }).to_vec();
        context.ruled(EARLIER, &[], effects, Sentence::plain("both-flags-earlier-period"))
    }
}

/// The arbiter was asked what becomes of the game.
pub(super) fn answered(context: &Context<'_>, answer: Answer) -> Verdict {
    match answer.word {
        Word::Drawn => context.ended(CONSIDERED, &[], Ending::BothFlags, Sentence::plain("both-flags-drawn")),
        _ => context.ruled(CONSIDERED, &[], Vec::new(), Sentence::plain("both-flags-go-on")),
    }
}

/// Whether the clock adds time for each move, in any mode and any period.
pub(crate) fn has_increment(context: &Context<'_>) -> bool {
    if context.game.is_called() {
        return context.told(HAS_INCREMENT, None);
    }
    context.game.has_increment()
}

//! Both flags are down.

use jadoube_board::Color;
use jadoube_clock::PerMove;
use jadoube_laws::Key;
use jadoube_laws::values::BothFlags;

use crate::entry::{Answer, Effect, Ending, Meanwhile};
use crate::keys::key;
use crate::rules::{Ask, Case, Verdict};
use crate::sentence::Sentence;

/// Provision: flag.both-fallen-earlier-period
const EARLIER: Key = key("flag.both-fallen-earlier-period");
/// Provision: flag.both-fallen-last-period
const LAST: Key = key("flag.both-fallen-last-period");
/// Provision: flag.considered-fallen
const CONSIDERED: Key = key("flag.considered-fallen");

/// Who has lost, or what is said instead.
///
/// Provision: rapid.both-flags-down
pub(super) fn loser(case: &Case<'_>, first: Option<Color>) -> Result<Color, Verdict> {
    let game = case.game;
    let both = game.provisions().both_flags;
    if both.value == BothFlags::Draw {
        return Err(case.ended(both.key, &[], Ending::BothFlags, Sentence::plain("both-flags-drawn")));
    }
    let shown = game.clock().filter(|_| game.terms().clock_marks_first);
    if let Some(first) = first.or_else(|| shown?.first_flag(case.at)) {
        return Ok(first);
    }
    let announced = game
        .provisions()
        .guidelines_iii
        .is_some_and(|announced| announced.value);
    match both.value {
        BothFlags::ContinueOrDraw => Err(by_period(case)),
        BothFlags::Guidelines if announced && !has_increment(case) => Err(by_period(case)),
        _ => Err(case.asked(Ask {
            key: CONSIDERED,
            with: &[],
            about: None,
            answers: vec![Answer::Drawn, Answer::GoesOn],
            meanwhile: Meanwhile::ClockStopped,
            say: Sentence::plain("both-flags-unknown"),
        })),
    }
}

/// Nobody can tell which fell first: an earlier period lets the game go on, the last one draws it.
fn by_period(case: &Case<'_>) -> Verdict {
    let last = |color| case.game.clock().is_none_or(|clock| clock.is_last_period(color));
    if last(Color::White) || last(Color::Black) {
        case.ended(LAST, &[], Ending::BothFlags, Sentence::plain("both-flags-last-period"))
    } else {
        let effects = [Color::White, Color::Black].map(Effect::PeriodBegun).to_vec();
        case.ruled(EARLIER, &[], effects, Sentence::plain("both-flags-earlier-period"))
    }
}

/// The arbiter was asked what becomes of the game.
pub(super) fn answered(case: &Case<'_>) -> Option<Verdict> {
    let (_, answer) = case.answer_to(&[CONSIDERED])?;
    Some(match answer {
        Answer::Drawn => case.ended(CONSIDERED, &[], Ending::BothFlags, Sentence::plain("both-flags-drawn")),
        _ => case.ruled(CONSIDERED, &[], Vec::new(), Sentence::plain("both-flags-go-on")),
    })
}

fn has_increment(case: &Case<'_>) -> bool {
    case.game.clock().is_some_and(|clock| {
        let control = clock.control();
        [Color::White, Color::Black].into_iter().any(|color| {
            let mut periods = control[color].periods().iter();
            periods.any(|period| period.per_move != PerMove::None)
        })
    })
}

//! Time controls as they are said.

use core::time::Duration;

use jadoube_board::Color;
use jadoube_clock::{PerMove, Period, Schedule, TimeControl};

use crate::words::Words;

/// Up to here a time is said in minutes: nobody says an hour and a half of ninety minutes.
const IN_MINUTES: Duration = Duration::from_secs(180 * 60);

impl Words {
    /// A time control as it is said: `40 moves in 90 minutes, then 30 minutes for the rest of the game, plus 30 seconds a move
    /// from move 1`.
    ///
    /// ```
    /// use jadoube_referee::{Language, Words};
    ///
    /// let words = Words::new(Language::English).expect("English is spoken");
    /// assert_eq!(words.control(&"5|3".parse()?), "5 minutes plus 3 seconds a move");
    /// # Ok::<(), jadoube_clock::ParseTimeControlError>(())
    /// ```
    #[must_use]
    pub fn control(&self, control: &TimeControl) -> String {
        let said = |color| self.schedule(&control[color]);
        match control.is_equal() {
            true => said(Color::White),
            false => {
                let (white, black) = (said(Color::White), said(Color::Black));
                self.phrase("control-of-each", [("white", white.into()), ("black", black.into())])
            }
        }
    }

    fn schedule(&self, schedule: &Schedule) -> String {
        let periods = schedule.periods();
        let Some(first) = periods.first() else {
            return self.word("control-none");
        };
        let same = periods.iter().all(|period| period.per_move == first.per_move);
        let alone = periods.len() == 1;
        let last = periods.len() - 1;
        let said = periods.iter().enumerate().map(|(index, period)| {
            let repeats = index == last && index > 0 && schedule.repeats_last();
            let said = self.period(period, alone, repeats);
            match same {
                true => said,
                false => self.with_move(said, period.per_move, false),
            }
        });
        let said = said.reduce(|first, next| {
            let parts = [("first", first.into()), ("next", next.into())];
            self.phrase("control-then", parts)
        });
        let said = said.unwrap_or_default();
        match same {
            true => self.with_move(said, first.per_move, !alone),
            false => said,
        }
    }

    fn period(&self, period: &Period, alone: bool, repeats: bool) -> String {
        let time = self.allotted(period.time);
        match period.moves {
            Some(moves) => {
                let name = if repeats { "control-repeats" } else { "control-moves" };
                self.phrase(name, [("moves", moves.get().into()), ("time", time.into())])
            }
            None => {
                let name = if alone { "control-all" } else { "control-rest" };
                self.phrase(name, [("time", time.into())])
            }
        }
    }

    /// Periods with the time that comes with each move, throughout if there are several of them.
    fn with_move(&self, periods: String, per_move: PerMove, throughout: bool) -> String {
        let (name, time) = match (per_move, throughout) {
            (PerMove::None, _) => return periods,
            (PerMove::Increment(time), false) => ("control-increment", time),
            (PerMove::Increment(time), true) => ("control-increment-throughout", time),
            (PerMove::SimpleDelay(time) | PerMove::Delay(time), false) => ("control-delay", time),
            (PerMove::SimpleDelay(time) | PerMove::Delay(time), true) => ("control-delay-throughout", time),
        };
        let time = self.time(time);
        self.phrase(name, [("periods", periods.into()), ("time", time.into())])
    }

    /// The time of a period: in minutes if it is not very long.
    fn allotted(&self, time: Duration) -> String {
        let minutes = time.as_secs() / 60;
        match time == Duration::from_secs(minutes * 60) && minutes > 0 && time <= IN_MINUTES {
            true => self.phrase("minutes", [("count", minutes.into())]),
            false => self.time(time),
        }
    }
}

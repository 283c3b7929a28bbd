//! The chess clock.

mod side;

use alloc::sync::Arc;
use core::time::Duration;

use jadoube_board::{ByColor, Color};

use self::side::Side;
use crate::control::{PerMove, TimeControl};
use crate::instant::{Instant, whole_millis};

/// A chess clock: two displays, of which at most one runs, and a flag for each.
///
/// Provision: clock.chess-clock
///
/// It is told what happened and when, and asked what it shows at a moment; it never asks what time it is. What follows
/// from a reading or a fallen flag is for others to say. Players [`press`](Clock::press); all else is an arbiter's
/// hand: starting, pausing, setting.
///
/// ```
/// use core::time::Duration;
/// use jadoube_board::Color::{Black, White};
/// use jadoube_clock::{CarryOver, Clock, FirstMove, Instant, Settings, TimeControl};
///
/// let control: TimeControl = "3+2".parse()?;
/// let settings = Settings { first_move: FirstMove::WithIncrement, carry_over: CarryOver::EveryMode };
/// let mut clock = Clock::new(&control, settings);
/// let start = Instant::ZERO;
/// assert_eq!(clock.remaining(White, start), Duration::from_secs(182));
///
/// // White thinks for a second, Black never moves.
/// clock.start(White, start);
/// clock.press(White, start + Duration::from_secs(1));
/// assert_eq!(clock.remaining(White, start + Duration::from_secs(9)), Duration::from_secs(183));
/// assert_eq!(clock.next_flag(), Some((Black, start + Duration::from_secs(183))));
/// # Ok::<(), jadoube_clock::ParseTimeControlError>(())
/// ```
///
/// # Time
///
/// The clock counts whole milliseconds; finer parts of a time it is given are dropped. Moments should not go back. One
/// that lies before the last thing that happened is taken for the same moment as that, so that time is neither made nor
/// lost.
///
/// A flag falls in the millisecond in which nothing is left, while the side runs. A press in that millisecond is too
/// late. A press after the fall still stops the side, counts the move and starts the other side, since play goes on
/// until somebody notices; but it brings no more time, and the flag stays down.
///
/// Provision: clock.chess-clock
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    control: Arc<TimeControl>,
    settings: Settings,
    sides: ByColor<Side>,
    running: Option<Color>,
    /// The last thing that happened. The side that runs has been charged up to here.
    latest: Instant,
}

/// What the Laws, or an event where they leave it open, say about a clock.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Settings {
    /// Whether the first move has its increment.
    pub first_move: FirstMove,
    /// What happens to time left at the end of a period.
    pub carry_over: CarryOver,
}

/// Whether the first move has its increment. All later ones have theirs.
///
/// Provision: time.cumulative-increment
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum FirstMove {
    /// It comes before each move: 90 minutes and 30 seconds start at 1:30:30.
    WithIncrement,
    /// It comes after each move: 90 minutes and 30 seconds start at 1:30:00.
    WithoutIncrement,
}

/// What happens to time left at the end of a period.
///
/// Provision: time.carry-over
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum CarryOver {
    /// It is kept for the next one.
    EveryMode,
    /// It is kept for the next one, but lost if the period that ends had a delay.
    NotInDelay,
}

/// What happens to the clock.
impl Clock {
    /// A clock set for a game, not yet running.
    #[must_use]
    pub fn new(control: &TimeControl, settings: Settings) -> Clock {
        Clock {
            control: Arc::new(control.clone()),
            settings,
            sides: ByColor::from_fn(|color| Side::new(&control[color], settings)),
            running: None,
            latest: Instant::ZERO,
        }
    }

    /// This side begins to run, and no other does.
    pub fn start(&mut self, color: Color, at: Instant) {
        self.settle(at);
        self.running = Some(color);
    }

    /// A player completes a move: that side stops, and the other one starts. The move is counted; if it was the last
    /// of a period, the next one's time comes, and so does what the player's next move brings.
    ///
    /// Nothing happens if the player's side does not run: its button is down already, or the clock is paused.
    ///
    /// Provision: move.completed-by-press, clock.time-until-press
    pub fn press(&mut self, by: Color, at: Instant) {
        self.settle(at);
        if self.running == Some(by) {
            self.sides[by].complete_move(&self.control[by], self.settings);
            self.running = Some(!by);
        }
    }

    /// A press that completes no move, such as one without having moved: that side stops and the other one starts,
    /// and no more. It brings no increment, and a delay already used in the move stays used. If the player's side does
    /// not run, nothing happens.
    pub fn switch(&mut self, by: Color, at: Instant) {
        self.settle(at);
        if self.running == Some(by) {
            self.running = Some(!by);
        }
    }

    /// Neither side runs any more.
    pub fn pause(&mut self, at: Instant) {
        self.settle(at);
        self.running = None;
    }

    /// After a pause, the side that the arbiter names runs. A move interrupted by the pause goes on: it has as much of
    /// its delay left as before.
    pub fn resume(&mut self, color: Color, at: Instant) {
        self.start(color, at);
    }

    /// Sets the time that a side has left. A fallen flag goes up again.
    pub fn set_remaining(&mut self, color: Color, at: Instant, time: Duration) {
        self.settle(at);
        self.sides[color].set(whole_millis(time));
    }

    /// Gives a side more time. A fallen flag goes up again, if it is any time at all. Nothing happens to a side without
    /// a limit.
    pub fn add(&mut self, color: Color, at: Instant, time: Duration) {
        self.settle(at);
        self.sides[color].add(whole_millis(time));
    }

    /// Takes time from a side, at most what it has. Where nothing is left, the flag falls as soon as the side runs, or
    /// after the delay that the move still has. Nothing happens to a side without a limit.
    pub fn take(&mut self, color: Color, at: Instant, time: Duration) {
        self.settle(at);
        self.sides[color].take(whole_millis(time));
    }

    /// Sets the counter of completed moves, and no more. If this completes a period, the next one begins at the
    /// player's next press, or at once by [`Clock::next_period`].
    pub fn set_moves(&mut self, color: Color, moves: u32) {
        self.sides[color].moves = moves;
    }

    /// Moves of a side are taken back: its counter shows fewer, and it is so many periods earlier. The time stays as it is.
    pub fn take_back(&mut self, color: Color, moves: u32, periods: u32) {
        self.sides[color].take_back(&self.control[color], moves, periods);
    }

    /// From now on each side gets so much more with every move that it completes, besides what the time control gives. What was
    /// introduced before is replaced.
    ///
    /// Provision: quickplay.increment-request.granted
    pub fn introduce_increment(&mut self, time: Duration) {
        for color in Color::ALL {
            self.sides[color].introduced = whole_millis(time);
        }
    }

    /// The next period of a side begins now: its time comes as at a press, and a fallen flag goes up again. What it
    /// brings with each move comes from the next press on. Nothing happens if there is no further period.
    pub fn next_period(&mut self, color: Color, at: Instant) {
        self.settle(at);
        self.sides[color].enter_next(&self.control[color], self.settings);
    }

    /// Charges the side that runs for the time up to this moment.
    fn settle(&mut self, at: Instant) {
        let at = at.max(self.latest);
        if let Some(color) = self.running {
            self.sides[color].run(self.latest, at);
        }
        self.latest = at;
    }
}

/// What the clock shows.
impl Clock {
    /// The time that a side has left, without any delay of the current move; nothing once its flag has fallen, and
    /// [`Duration::MAX`] for a side without a limit.
    #[must_use]
    pub fn remaining(&self, color: Color, at: Instant) -> Duration {
        let left = self.side(color, at).left;
        left.map_or(Duration::MAX, Duration::from_millis)
    }

    /// What is left of the delay of a side's current move, or, while the opponent thinks, of its next one.
    #[must_use]
    pub fn delay_left(&self, color: Color, at: Instant) -> Duration {
        Duration::from_millis(self.side(color, at).delay_left)
    }

    /// The time that a display shows: [`Clock::remaining`], but a Bronstein display ([`PerMove::Delay`]) adds what is
    /// left of the delay.
    #[must_use]
    pub fn shown(&self, color: Color, at: Instant) -> Duration {
        let remaining = self.remaining(color, at);
        match self.per_move(color) {
            PerMove::Delay(_) => remaining.saturating_add(self.delay_left(color, at)),
            _ => remaining,
        }
    }

    /// How long the display of a side stands still, once the side runs: what is left of a [`PerMove::SimpleDelay`].
    #[must_use]
    pub fn still(&self, color: Color, at: Instant) -> Duration {
        match self.per_move(color) {
            PerMove::SimpleDelay(_) => self.delay_left(color, at),
            _ => Duration::ZERO,
        }
    }

    fn per_move(&self, color: Color) -> PerMove {
        let period = self.control[color].period(self.period(color));
        period.map_or(PerMove::None, |period| period.per_move)
    }

    /// When a side's flag fell, if it has by now.
    ///
    /// Provision: clock.flag
    #[must_use]
    pub fn flag(&self, color: Color, at: Instant) -> Option<Instant> {
        self.side(color, at).fell
    }

    /// Whose flag fell first, or is the only one down. Nobody's if no flag is down, and also if both fell in the same
    /// millisecond.
    #[must_use]
    pub fn first_flag(&self, at: Instant) -> Option<Color> {
        match (self.flag(Color::White, at), self.flag(Color::Black, at)) {
            (Some(white), Some(black)) if white == black => None,
            (Some(white), Some(black)) if white > black => Some(Color::Black),
            (Some(_), _) => Some(Color::White),
            (None, fallen) => fallen.map(|_| Color::Black),
        }
    }

    /// Whose flag falls next, and when, if nothing else happens after the last thing that did.
    #[must_use]
    pub fn next_flag(&self) -> Option<(Color, Instant)> {
        let color = self.running?;
        let at = self.sides[color].falls(self.latest)?;
        Some((color, at))
    }

    /// The side that runs.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.running
    }

    /// How many moves a player has completed.
    #[must_use]
    pub fn moves(&self, color: Color) -> u32 {
        self.sides[color].moves
    }

    /// The index of a player's period in the schedule. A last period that repeats has a new index each time.
    #[must_use]
    pub fn period(&self, color: Color) -> usize {
        self.sides[color].period
    }

    /// How many moves a player must have completed by the end of the current period, those of earlier periods included;
    /// none if the period asks for all that remain.
    #[must_use]
    pub fn moves_due(&self, color: Color) -> Option<u32> {
        self.sides[color].due
    }

    /// Whether all remaining moves must be completed in the time a player has: no later period brings time of its own.
    #[must_use]
    pub fn is_last_period(&self, color: Color) -> bool {
        let schedule = &self.control[color];
        let later = schedule.periods().iter().skip(self.period(color) + 1);
        !schedule.repeats_last() && later.into_iter().all(|period| period.time.is_zero())
    }

    /// The time control the clock is set for.
    #[must_use]
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// How the clock is set.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// A side as it is at this moment.
    fn side(&self, color: Color, at: Instant) -> Side {
        let mut side = self.sides[color];
        if self.running == Some(color) {
            side.run(self.latest, at.max(self.latest));
        }
        side
    }
}

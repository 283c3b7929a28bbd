//! Time controls: what each player has to think with.

mod everyday;
mod known;
mod misread;
mod pgn;
mod scan;

use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU32;
use core::ops::Index;
use core::time::Duration;

use jadoube_board::{ByColor, Color};

pub use self::everyday::Everyday;
pub use self::known::{KnownControl, known_controls};
pub use self::misread::{Expected, ParseTimeControlError};
pub use self::pgn::Pgn;

/// The time that each player has for the game: mostly the same for both.
///
/// ```
/// use core::time::Duration;
/// use jadoube_board::Color;
/// use jadoube_clock::TimeControl;
///
/// let olympiad: TimeControl = "40/90m+30s, 30m+30s".parse()?;
/// assert_eq!(olympiad.pgn().to_string(), "40/5400+30:1800+30");
/// assert_eq!(olympiad[Color::White].total(), Duration::from_secs(150 * 60));
///
/// let armageddon: TimeControl = "white 5, black 4".parse()?;
/// assert_eq!(armageddon.pgn().to_string(), "W300-B240");
/// # Ok::<(), jadoube_clock::ParseTimeControlError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct TimeControl(ByColor<Schedule>);

impl TimeControl {
    /// The same schedule for both players.
    #[must_use]
    pub fn same(schedule: Schedule) -> TimeControl {
        TimeControl(ByColor::new(schedule.clone(), schedule))
    }

    /// A schedule for White and one for Black.
    #[must_use]
    pub fn unequal(white: Schedule, black: Schedule) -> TimeControl {
        TimeControl(ByColor::new(white, black))
    }

    /// No limit of time for either player.
    #[must_use]
    pub fn none() -> TimeControl {
        TimeControl::same(Schedule::none())
    }

    /// Whether both players have the same schedule.
    #[must_use]
    pub fn is_equal(&self) -> bool {
        self.0.white == self.0.black
    }
}

impl fmt::Debug for TimeControl {
    /// As people write it: `TimeControl(40/90m+30s, 30m+30s)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TimeControl({})", self.everyday())
    }
}

impl Index<Color> for TimeControl {
    type Output = Schedule;

    fn index(&self, color: Color) -> &Schedule {
        &self.0[color]
    }
}

/// The periods of one player, in order.
///
/// Every period but the last asks for a number of moves. If the last one does too, it begins again, with its time, each
/// time these moves are completed; otherwise all remaining moves belong to it.
///
/// An increment that starts late is that of a later period, which may have no time of its own: *120 minutes, 10 seconds
/// a move from move 41* is *40 moves in 120 minutes, then the rest in nothing more than 10 seconds a move*. Move for
/// move that is the same.
///
/// Provision: time.requirement
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Schedule(Vec<Period>);

impl Schedule {
    /// The longest time of a period, and the longest for each move: 1000 hours.
    pub const MAX_TIME: Duration = Duration::from_secs(1000 * 60 * 60);
    /// The most moves of a period.
    pub const MAX_MOVES: u32 = 10_000;
    /// The most periods.
    pub const MAX_PERIODS: usize = 20;

    /// A schedule of these periods. A time of nothing for each move is no time for each move: [`PerMove::None`].
    ///
    /// # Errors
    ///
    /// Names the first period that makes no sense where it stands.
    pub fn new(mut periods: Vec<Period>) -> Result<Schedule, ScheduleFault> {
        let count = periods.len();
        let fault = |index, kind| Err(ScheduleFault { index, kind });
        if periods.is_empty() {
            return fault(0, PeriodFault::Missing);
        }
        for (index, period) in periods.iter().enumerate() {
            let per_move = period.per_move.time();
            let times = [period.time, per_move];
            if index >= Schedule::MAX_PERIODS {
                return fault(index, PeriodFault::OneTooMany);
            } else if period.moves.is_none() && index + 1 < count {
                return fault(index, PeriodFault::NoMoves);
            } else if period.moves.is_some_and(|moves| moves.get() > Schedule::MAX_MOVES) {
                return fault(index, PeriodFault::TooManyMoves);
            } else if times.iter().any(|&time| time > Schedule::MAX_TIME) {
                return fault(index, PeriodFault::TooLong);
            } else if times.iter().any(|time| time.subsec_nanos() % 1_000_000 != 0) {
                return fault(index, PeriodFault::TooFine);
            } else if period.time.is_zero() && per_move.is_zero() {
                return fault(index, PeriodFault::NoTime);
            }
        }
        for period in &mut periods {
            if period.per_move.time().is_zero() {
                period.per_move = PerMove::None;
            }
        }
        Ok(Schedule(periods))
    }

    /// No limit of time.
    #[must_use]
    pub fn none() -> Schedule {
        Schedule(Vec::new())
    }

    /// The periods in order; none if there is no limit of time.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.0
    }

    /// Whether the last period begins again when its moves are completed.
    #[must_use]
    pub fn repeats_last(&self) -> bool {
        self.0.last().is_some_and(|period| period.moves.is_some())
    }

    /// The time by which the Laws tell standard, rapid and blitz chess apart: all periods once, and sixty times what
    /// each move brings. A delay counts like an increment. One that starts late is not discounted; if periods differ in
    /// it, the largest counts. Nothing if there is no limit of time.
    #[must_use]
    pub fn total(&self) -> Duration {
        let periods: Duration = self.0.iter().map(|period| period.time).sum();
        let per_move = self.0.iter().map(|period| period.per_move.time()).max();
        periods + 60 * per_move.unwrap_or_default()
    }

    /// The period with this index, where a last one that repeats goes on without end.
    pub(crate) fn period(&self, index: usize) -> Option<&Period> {
        match self.repeats_last() {
            true => self.0.get(index).or(self.0.last()),
            false => self.0.get(index),
        }
    }
}

/// A part of the game with a time of its own.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub struct Period {
    /// How many moves must be completed in it; all that remain, if none is said.
    pub moves: Option<NonZeroU32>,
    /// The time that comes with it.
    pub time: Duration,
    /// The time that comes with each of its moves.
    pub per_move: PerMove,
}

/// The time that comes with each move.
///
/// Provision: time.delay-mode
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum PerMove {
    /// None.
    None,
    /// Added before each move, and kept (cumulative, Fischer).
    Increment(Duration),
    /// A delay that is shown with the main time: the display runs at once, and the press gives back what was used, up
    /// to the delay (Bronstein).
    Delay(Duration),
    /// A delay for which the display waits before the main time runs (usual in the United States). Flags fall, and main
    /// times are, as with [`PerMove::Delay`]; only [`Clock::shown`](crate::Clock::shown) differs.
    SimpleDelay(Duration),
}

impl PerMove {
    /// How much it is, kept or not.
    #[must_use]
    pub fn time(self) -> Duration {
        match self {
            PerMove::None => Duration::ZERO,
            PerMove::Increment(time) | PerMove::Delay(time) | PerMove::SimpleDelay(time) => time,
        }
    }

    /// What is added before a move.
    pub(crate) fn increment(self) -> Duration {
        match self {
            PerMove::Increment(time) => time,
            PerMove::None | PerMove::Delay(_) | PerMove::SimpleDelay(_) => Duration::ZERO,
        }
    }

    /// What passes in a move before the main time runs.
    pub(crate) fn delay(self) -> Duration {
        match self {
            PerMove::Delay(time) | PerMove::SimpleDelay(time) => time,
            PerMove::None | PerMove::Increment(_) => Duration::ZERO,
        }
    }

    pub(crate) fn is_delay(self) -> bool {
        matches!(self, PerMove::Delay(_) | PerMove::SimpleDelay(_))
    }
}

/// Why periods make no schedule.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct ScheduleFault {
    /// The period at fault, counted from 0.
    pub index: usize,
    /// What is wrong with it.
    pub kind: PeriodFault,
}

/// What is wrong with a period.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum PeriodFault {
    /// There is none.
    Missing,
    /// It comes after [`Schedule::MAX_PERIODS`] others.
    OneTooMany,
    /// It takes all remaining moves, and another follows.
    NoMoves,
    /// It asks for more than [`Schedule::MAX_MOVES`].
    TooManyMoves,
    /// A time is longer than [`Schedule::MAX_TIME`].
    TooLong,
    /// A time is not in whole milliseconds.
    TooFine,
    /// It brings no time at all.
    NoTime,
}

impl fmt::Display for ScheduleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "period {}: expected {}", self.index + 1, self.kind)
    }
}

impl fmt::Display for PeriodFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PeriodFault::Missing => f.write_str("a period"),
            PeriodFault::OneTooMany => write!(f, "at most {} periods", Schedule::MAX_PERIODS),
            PeriodFault::NoMoves => f.write_str("a number of moves, since another period follows"),
            PeriodFault::TooManyMoves => write!(f, "at most {} moves", Schedule::MAX_MOVES),
            PeriodFault::TooLong => write!(f, "at most {} hours", Schedule::MAX_TIME.as_secs() / 3600),
            PeriodFault::TooFine => f.write_str("whole milliseconds"),
            PeriodFault::NoTime => f.write_str("some time"),
        }
    }
}

impl core::error::Error for ScheduleFault {}

//! One side of the clock.

use core::time::Duration;

use super::{CarryOver, FirstMove, Settings};
use crate::control::{Period, Schedule};
use crate::instant::{Instant, whole_millis};

/// A display, its flag and its counter. Times are in milliseconds.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(super) struct Side {
    /// The main time, or none if there is no limit.
    pub(super) left: Option<u64>,
    /// What is left of the delay of the current move, or of the next one while the opponent thinks.
    pub(super) delay_left: u64,
    /// When the flag fell.
    pub(super) fell: Option<Instant>,
    /// How many moves are completed.
    pub(super) moves: u32,
    pub(super) period: usize,
    /// How many moves are to be completed by the end of the period, those of earlier periods included.
    pub(super) due: Option<u32>,
    /// What each move brings besides the time control.
    pub(super) introduced: u64,
}

impl Side {
    pub(super) fn new(schedule: &Schedule, settings: Settings) -> Side {
        let mut side = Side {
            left: None,
            delay_left: 0,
            fell: None,
            moves: 0,
            period: 0,
            due: None,
            introduced: 0,
        };
        if let Some(first) = schedule.period(0) {
            side.left = Some(whole_millis(first.time));
            side.due = first.moves.map(|moves| moves.get());
            match settings.first_move {
                FirstMove::WithIncrement => side.grant(first),
                FirstMove::WithoutIncrement => side.delay_left = whole_millis(first.per_move.delay()),
            }
        }
        side
    }

    /// The display runs between two moments: first the delay of the move passes, then the main time.
    ///
    /// Provision: time.delay-mode
    pub(super) fn run(&mut self, from: Instant, to: Instant) {
        let Some(falls) = self.falls(from) else {
            return;
        };
        if falls <= to {
            self.left = Some(0);
            self.delay_left = 0;
            self.fell = Some(falls);
            return;
        }
        let used = whole_millis(to.since(from));
        let delay = used.min(self.delay_left);
        self.delay_left -= delay;
        self.take(used - delay);
    }

    /// When the flag falls if the display runs from this moment on.
    pub(super) fn falls(&self, from: Instant) -> Option<Instant> {
        let left = self.left.filter(|_| self.fell.is_none())?;
        Some(from + Duration::from_millis(self.delay_left.saturating_add(left)))
    }

    /// A move is completed, and the time comes that it earns. A fallen flag earns none.
    pub(super) fn complete_move(&mut self, schedule: &Schedule, settings: Settings) {
        self.moves = self.moves.saturating_add(1);
        if self.fell.is_some() {
            return;
        }
        // A counter that an arbiter set may be past what was due.
        if self.due.is_some_and(|due| self.moves >= due) {
            self.enter_next(schedule, settings);
        }
        if let Some(period) = schedule.period(self.period) {
            self.grant(period);
        }
        self.add(self.introduced);
    }

    /// The next period begins, if there is one.
    ///
    /// Provision: time.carry-over
    pub(super) fn enter_next(&mut self, schedule: &Schedule, settings: Settings) {
        let (Some(ended), Some(next)) = (schedule.period(self.period), schedule.period(self.period + 1)) else {
            return;
        };
        self.period += 1;
        let moves = next.moves.map(|moves| moves.get());
        self.due = self.due.zip(moves).map(|(due, moves)| due.saturating_add(moves));
        if settings.carry_over == CarryOver::NotInDelay && ended.per_move.is_delay() {
            self.left = Some(0);
        }
        self.add(whole_millis(next.time));
    }

    /// Back to an earlier count of moves and, if they went over the end of a period, to an earlier period.
    pub(super) fn take_back(&mut self, schedule: &Schedule, moves: u32, periods: u32) {
        self.moves = moves;
        if periods == 0 {
            return;
        }
        self.period = self.period.saturating_sub(periods as usize);
        let due = (0..=self.period).map(|index| schedule.period(index)?.moves.map(|moves| moves.get()));
        self.due = due.reduce(|due, moves| Some(due?.saturating_add(moves?))).flatten();
    }

    pub(super) fn set(&mut self, time: u64) {
        self.left = Some(time);
        self.fell = None;
    }

    pub(super) fn add(&mut self, time: u64) {
        self.left = self.left.map(|left| left.saturating_add(time));
        if time > 0 {
            self.fell = None;
        }
    }

    pub(super) fn take(&mut self, time: u64) {
        self.left = self.left.map(|left| left.saturating_sub(time));
    }

    /// The next move's increment, or its delay.
    ///
    /// Provision: time.cumulative-increment
    fn grant(&mut self, period: &Period) {
        self.add(whole_millis(period.per_move.increment()));
        self.delay_left = whole_millis(period.per_move.delay());
    }
}

//! The chess clock and its time controls, as Article 6 of the FIDE Laws of Chess has them.
//!
//! - A [`TimeControl`] is what each player has to think with: periods, moves to complete in them, increments and
//!   delays. It is read and written as in PGN and tournament reports (`40/5400+30:1800+30`), as people write it
//!   (`40/90m+30s, 30m+30s`), and read by name.
//! - A [`Clock`] is told what happens and when, and answers what it shows: times, flags, moves and periods.
//! - A [`Reading`] is a time as a clock shows it.
//!
//! ```
//! use core::time::Duration;
//! use jadoube_board::Color::{Black, White};
//! use jadoube_clock::{CarryOver, Clock, FirstMove, Instant, Reading, Settings, TimeControl};
//!
//! let control: TimeControl = "G/5; d3".parse()?;
//! let settings = Settings { first_move: FirstMove::WithIncrement, carry_over: CarryOver::EveryMode };
//! let mut clock = Clock::new(&control, settings);
//!
//! // White uses ten seconds, of which three are the delay.
//! clock.start(White, Instant::from_millis(0));
//! clock.press(White, Instant::from_millis(10_000));
//! let now = Instant::from_millis(12_000);
//! assert_eq!(Reading(clock.remaining(White, now)).to_string(), "0:04:53");
//! assert_eq!(Reading(clock.remaining(Black, now)).to_string(), "0:05:00");
//!
//! // If Black does nothing, the flag falls after five minutes and three seconds.
//! assert_eq!(clock.next_flag(), Some((Black, Instant::from_millis(313_000))));
//! # Ok::<(), jadoube_clock::ParseTimeControlError>(())
//! ```
//!
//! # What it does not do
//!
//! Time is an argument: the crate never asks what time it is, and nothing in it waits. It knows no result and no
//! penalty: what a fallen flag means, and what time an arbiter gives or takes, others decide. Settings in which
//! editions of the Laws differ are given to it.
//!
//! # Features
//!
//! The crate is `no_std` (with `alloc`). `serde` writes and reads a time control as people write it, and moments and readings
//! in milliseconds. `arbitrary` makes time controls and moments out of random bytes.

#![no_std]

extern crate alloc;

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod clock;
mod control;
// Formatted by its generator: the shape does not depend on the version or the settings of rustfmt.
#[rustfmt::skip]
mod generated;
mod instant;
mod reading;
#[cfg(feature = "serde")]
mod stored;

pub use crate::clock::{CarryOver, Clock, FirstMove, Settings};
pub use crate::control::{
    Everyday, Expected, KnownControl, ParseTimeControlError, PerMove, Period, PeriodFault, Pgn, Schedule,
    ScheduleFault, TimeControl, known_controls,
};
pub use crate::instant::Instant;
pub use crate::reading::{ParseReadingError, Reading};

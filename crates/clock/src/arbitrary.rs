//! Values out of random bytes, for fuzzers and property tests.

use alloc::vec::Vec;
use core::num::NonZeroU32;
use core::time::Duration;

use arbitrary::{Arbitrary, Error, Result, Unstructured};

use crate::{CarryOver, FirstMove, Instant, PerMove, Period, Reading, Schedule, Settings, TimeControl};

impl<'a> Arbitrary<'a> for Instant {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Instant> {
        bytes.arbitrary().map(Instant::from_millis)
    }
}

impl<'a> Arbitrary<'a> for Reading {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Reading> {
        time(bytes, Schedule::MAX_TIME).map(Reading)
    }
}

impl<'a> Arbitrary<'a> for Settings {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Settings> {
        Ok(Settings {
            first_move: *bytes.choose(&[FirstMove::WithIncrement, FirstMove::WithoutIncrement])?,
            carry_over: *bytes.choose(&[CarryOver::EveryMode, CarryOver::NotInDelay])?,
        })
    }
}

impl<'a> Arbitrary<'a> for PerMove {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<PerMove> {
        let second = Duration::from_secs(1);
        let time = second + time(bytes, 90 * second)?;
        Ok(match bytes.int_in_range(0..=3)? {
            0 => PerMove::None,
            1 => PerMove::Increment(time),
            2 => PerMove::Delay(time),
            _ => PerMove::SimpleDelay(time),
        })
    }
}

impl<'a> Arbitrary<'a> for Schedule {
    /// A schedule that makes sense: every period but the last asks for moves.
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Schedule> {
        let count = bytes.int_in_range(0..=4)?;
        if count == 0 {
            return Ok(Schedule::none());
        }
        let mut periods = Vec::new();
        for index in 1..=count {
            let moves = NonZeroU32::new(bytes.int_in_range(0..=60)?);
            periods.push(Period {
                moves: moves.or(NonZeroU32::new(40).filter(|_| index < count)),
                time: Duration::from_secs(1) + time(bytes, Duration::from_secs(3 * 60 * 60))?,
                per_move: bytes.arbitrary()?,
            });
        }
        Schedule::new(periods).map_err(|_| Error::IncorrectFormat)
    }
}

impl<'a> Arbitrary<'a> for TimeControl {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<TimeControl> {
        let white = bytes.arbitrary::<Schedule>()?;
        Ok(match bytes.ratio(1, 4)? {
            true => TimeControl::unequal(white, bytes.arbitrary()?),
            false => TimeControl::same(white),
        })
    }
}

/// A time up to a bound, in whole milliseconds.
fn time(bytes: &mut Unstructured<'_>, most: Duration) -> Result<Duration> {
    let most = u64::try_from(most.as_millis()).unwrap_or(u64::MAX);
    bytes.int_in_range(0..=most).map(Duration::from_millis)
}

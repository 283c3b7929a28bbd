//! Moments in a record.

use core::fmt;
use core::ops::Add;
use core::time::Duration;

/// A moment, in milliseconds since the zero of a record. Nothing here asks what time it is: whoever saw something
/// happen says when.
///
/// ```
/// use core::time::Duration;
/// use jadoube_clock::Instant;
///
/// let start = Instant::from_millis(1_500);
/// let press = start + Duration::from_secs(4);
/// assert_eq!(press.since(start), Duration::from_secs(4));
/// assert_eq!(start.since(press), Duration::ZERO);
/// ```
#[derive(Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Instant(u64);

impl Instant {
    /// The zero of the record.
    pub const ZERO: Instant = Instant(0);

    /// So many milliseconds after the zero of the record.
    #[must_use]
    pub const fn from_millis(millis: u64) -> Instant {
        Instant(millis)
    }

    /// The milliseconds since the zero of the record.
    #[must_use]
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// The time that has passed since an earlier moment, and nothing if it is the later one.
    #[must_use]
    pub const fn since(self, earlier: Instant) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Duration> for Instant {
    type Output = Instant;

    /// A later moment. It stops at the last one there is; parts of a millisecond are dropped.
    fn add(self, time: Duration) -> Instant {
        Instant(self.0.saturating_add(whole_millis(time)))
    }
}

impl fmt::Debug for Instant {
    /// The seconds since the zero of the record: `1.5s`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&Duration::from_millis(self.0), f)
    }
}

/// The whole milliseconds of a time; at most as many as fit.
pub(crate) fn whole_millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

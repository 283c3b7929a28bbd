//! Times as clocks show them.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

/// A time as a clock shows it, `h:mm:ss`.
///
/// It is rounded up, so that only a time that has run out reads as nothing. With a precision, what is below twenty
/// seconds has so many decimals, of at most three.
///
/// ```
/// use core::time::Duration;
/// use jadoube_clock::Reading;
///
/// let left = Reading(Duration::from_millis(5_250));
/// assert_eq!(left.to_string(), "0:00:06");
/// assert_eq!(format!("{left:.1}"), "0:00:05.3");
/// assert_eq!("1:30:00".parse(), Ok(Reading(Duration::from_secs(5400))));
/// assert_eq!("0:05.3".parse(), Ok(Reading(Duration::from_millis(5_300))));
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reading(pub Duration);

/// Below this a display may show parts of a second.
const FINE: Duration = Duration::from_secs(20);

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimals = f.precision().filter(|_| self.0 < FINE).unwrap_or(0).min(3);
        let unit = [1_000_000_000, 100_000_000, 10_000_000, 1_000_000][decimals];
        let units = self.0.as_nanos().div_ceil(unit);
        let in_second = 1_000_000_000 / unit;
        let (seconds, fraction) = (units / in_second, units % in_second);
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match decimals {
            0 => Ok(()),
            _ => write!(f, ".{fraction:0decimals$}"),
        }
    }
}

/// The text is not a reading of a clock.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct ParseReadingError;

impl fmt::Display for ParseReadingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a reading of a clock, such as 1:30:00 or 5:00")
    }
}

impl core::error::Error for ParseReadingError {}

impl FromStr for Reading {
    type Err = ParseReadingError;

    /// Reads `h:mm:ss` or `m:ss`, with up to three decimals. Only the first number may be above 59, and have other than
    /// two digits: at most four.
    fn from_str(text: &str) -> Result<Reading, ParseReadingError> {
        let read = || {
            let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
            let mut parts = whole.split(':');
            let mut seconds = number(parts.next()?, 1..=4)?;
            let mut count = 1;
            for part in parts {
                let part = number(part, 2..=2).filter(|&part| part < 60)?;
                seconds = seconds * 60 + part;
                count += 1;
            }
            let scale = [100, 10, 1].get(fraction.len().checked_sub(1)?)?;
            let millis = number(fraction, 1..=3)? * scale;
            (2..=3)
                .contains(&count)
                .then(|| Reading(Duration::from_millis(seconds * 1000 + millis)))
        };
        read().ok_or(ParseReadingError)
    }
}

fn number(digits: &str, length: core::ops::RangeInclusive<usize>) -> Option<u64> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    (plain && length.contains(&digits.len()))
        .then_some(digits)?
        .parse()
        .ok()
}

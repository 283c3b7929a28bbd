//! What time it is in the game. Nothing else of the game reads the clock of the machine.

use std::time::{Duration, SystemTime};

use jadoube_clock::{Instant, Reading};

use super::Timing;

/// Tells the time of the game.
#[derive(Debug)]
pub(super) enum Watch {
    /// The monotonic clock of the machine, which stood at zero when the game was at the second instant.
    Machine(std::time::Instant, Instant),
    /// What the lines say.
    Told(Instant),
}

impl Watch {
    /// A watch that begins to run at an instant of the game.
    pub(super) fn new(timing: Timing, at: Instant) -> Watch {
        match timing {
            Timing::Machine => Watch::Machine(std::time::Instant::now(), at),
            Timing::Told => Watch::Told(at),
        }
    }

    pub(super) fn now(&self) -> Instant {
        match self {
            Watch::Machine(since, at) => *at + since.elapsed(),
            Watch::Told(at) => *at,
        }
    }

    /// When a session begins that begins with the first act: lines that tell the time count it from there.
    pub(super) fn beginning(&self) -> Instant {
        match self {
            Watch::Machine(..) => self.now(),
            Watch::Told(_) => Instant::ZERO,
        }
    }

    /// Takes the time off the beginning of a line, if lines tell it.
    pub(super) fn told<'a>(&mut self, line: &'a str) -> &'a str {
        let Watch::Told(at) = self else {
            return line;
        };
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match first.parse() {
            Ok(Reading(time)) => {
                *at = (*at).max(Instant::ZERO + time);
                rest
            }
            Err(_) => line,
        }
    }
}

/// The day and the time of day by the machine, in Coordinated Universal Time: `2026-11-16` and `033015`.
pub(super) fn today() -> (String, String) {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    civil(since.unwrap_or(Duration::ZERO).as_secs())
}

/// The day and the time of day so many seconds after the beginning of 1970.
fn civil(seconds: u64) -> (String, String) {
    let (mut days, time) = (seconds / 86_400, seconds % 86_400);
    let mut year = 1970;
    loop {
        let length = if is_leap(year) { 366 } else { 365 };
        if days < length {
            break;
        }
        days -= length;
        year += 1;
    }
    let february = if is_leap(year) { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    (
        format!("{year}-{month:02}-{:02}", days + 1),
        format!("{:02}{:02}{:02}", time / 3600, time / 60 % 60, time % 60),
    )
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

#[cfg(test)]
mod tests {
    use jadoube_clock::Instant;

    use super::{Watch, civil};

    #[test]
    fn seconds_are_days() {
        for (seconds, day, time) in [
            (0, "1970-01-01", "000000"),
            (951_782_399, "2000-02-28", "235959"),
            (951_782_400, "2000-02-29", "000000"),
            (1_709_251_199, "2024-02-29", "235959"),
            (1_735_689_600, "2025-01-01", "000000"),
            (4_107_542_400, "2100-03-01", "000000"),
        ] {
            assert_eq!(civil(seconds), (day.to_owned(), time.to_owned()), "{seconds}");
        }
    }

    #[test]
    fn lines_tell_the_time() {
        let mut watch = Watch::Told(Instant::ZERO);
        for (line, rest, now) in [
            ("e4", "e4", 0),
            ("0:05 e4", "e4", 5_000),
            (" 0:07.5  claim 3 Nf3", " claim 3 Nf3", 7_500),
            ("0:06 e5", "e5", 7_500),
            ("1:00:00", "", 3_600_000),
        ] {
            assert_eq!(watch.told(line), rest, "{line}");
            assert_eq!(watch.now(), Instant::from_millis(now), "{line}");
        }
    }
}

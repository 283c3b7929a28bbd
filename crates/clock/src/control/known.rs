//! Time controls by name.

use core::str::FromStr;
use core::time::Duration;

use jadoube_board::Color;

use super::{Expected, ParseTimeControlError, TimeControl};
use crate::generated::CONTROLS;

/// A time control used in practice.
///
/// ```
/// use jadoube_clock::known_controls;
///
/// let rapid = known_controls().iter().find(|known| known.id == "15-inc10").unwrap();
/// assert_eq!(rapid.name, "G/15 +10 s");
/// assert_eq!(rapid.control()?.pgn().to_string(), "900+10");
/// # Ok::<(), jadoube_clock::ParseTimeControlError>(())
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct KnownControl {
    /// A short name, such as `90-40-30-inc30`.
    pub id: &'static str,
    /// The name as people write it.
    pub name: &'static str,
    /// Where it is or was used.
    pub used: &'static str,
    /// As PGN writes it, or why the Laws do not cover it.
    pub(crate) control: Result<&'static str, Expected>,
}

impl KnownControl {
    /// The time control.
    ///
    /// # Errors
    ///
    /// Says why, if the Laws do not cover it.
    pub fn control(&self) -> Result<TimeControl, ParseTimeControlError> {
        match self.control {
            Ok(pgn) => TimeControl::from_pgn(pgn),
            Err(expected) => Err(ParseTimeControlError {
                range: 0..self.id.len(),
                expected,
            }),
        }
    }
}

/// The time controls used in practice, those of standard chess first.
#[must_use]
pub fn known_controls() -> &'static [KnownControl] {
    CONTROLS
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    /// Reads any writing, in this order:
    ///
    /// 1. the id or the name of a [`KnownControl`], in capitals or not;
    /// 2. PGN, where it can be nothing else: periods joined by `:`, `W…-B…`, `*…`, `?`, or a period of more than 180,
    ///    which nobody means as minutes;
    /// 3. what people write. So `3+2` and `90+30` are in minutes, and `300+3` is in seconds.
    ///
    /// A PGN tag is best read by [`TimeControl::from_pgn`]: there `180+2` is in seconds.
    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let name = text.trim_ascii();
        let named =
            |known: &&KnownControl| name.eq_ignore_ascii_case(known.id) || name.eq_ignore_ascii_case(known.name);
        if let Some(known) = known_controls().iter().find(named) {
            let whole = |error| ParseTimeControlError {
                range: 0..text.len(),
                ..error
            };
            return known.control().map_err(whole);
        }
        let pgn = TimeControl::from_pgn(text);
        let only_pgn = match text.as_bytes() {
            [b'*' | b'?', ..] | [b'W', b'0'..=b'9' | b'-', ..] => true,
            _ => text.contains(':') || pgn.as_ref().is_ok_and(in_seconds),
        };
        if only_pgn {
            pgn
        } else {
            TimeControl::from_everyday(text)
        }
    }
}

/// Whether a period is too long to be meant in minutes.
fn in_seconds(control: &TimeControl) -> bool {
    let mut periods = Color::ALL.into_iter().flat_map(|color| control[color].periods());
    periods.any(|period| period.time > Duration::from_secs(180))
}

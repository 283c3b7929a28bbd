//! Why a text is no time control.

use core::fmt;
use core::ops::Range;

use super::PeriodFault;

/// The text is no time control: where, and what was expected there.
///
/// ```
/// use jadoube_clock::TimeControl;
///
/// let error = "40/90m+x".parse::<TimeControl>().unwrap_err();
/// assert_eq!(error.range, 7..8);
/// assert_eq!(error.to_string(), "bytes 7 to 8: expected a number with at most three decimals");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseTimeControlError {
    /// The bytes that do not fit; an empty range where something is missing.
    pub range: Range<usize>,
    /// What would have fitted.
    pub expected: Expected,
}

/// What was expected in the text of a time control.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Expected {
    /// A number, with up to three decimals.
    Number,
    /// A number of moves, at least one.
    Moves,
    /// A smaller unit than the one before, or none.
    SmallerUnit,
    /// Something sound about the period.
    Period(PeriodFault),
    /// The time for each move, after `+`, `d` or `b`.
    PerMove,
    /// The time for each move only once: with the periods or after them.
    PerMoveOnce,
    /// The schedule of Black, after that of White.
    Black,
    /// The end of the text.
    End,
    /// A time control that is known: the text says that it is not.
    Known,
    /// Time allotted in advance: in an hourglass, one player's time depends on the other's.
    NoHourglass,
    /// Time allotted for a period: a limit for each single move is none.
    NoLimitPerMove,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Number => "a number with at most three decimals",
            Expected::Moves => "a number of moves",
            Expected::SmallerUnit => "a smaller unit of time than before",
            Expected::Period(fault) => return fault.fmt(f),
            Expected::PerMove => "a time for each move, after `+`, `d` or `b`",
            Expected::PerMoveOnce => "a time for each move only once",
            Expected::Black => "the time of Black",
            Expected::End => "the end",
            Expected::Known => "a time control that is known",
            Expected::NoHourglass => "time allotted in advance; the Laws do not cover the hourglass",
            Expected::NoLimitPerMove => {
                "time allotted for a period; the Laws do not cover a limit for each single move"
            }
        })
    }
}

impl fmt::Display for ParseTimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Range { start, end } = self.range;
        write!(f, "bytes {start} to {end}: expected {}", self.expected)
    }
}

impl core::error::Error for ParseTimeControlError {}

//! Time controls as people write them, in minutes.

use alloc::vec::Vec;
use core::fmt;
use core::time::Duration;

use jadoube_board::Color;

use super::pgn::Seconds;
use super::scan::{self, Read, Scan, error};
use super::{Expected, ParseTimeControlError, PerMove, Period, Schedule, TimeControl};

impl TimeControl {
    /// Reads what people write: minutes for a period, seconds for a move, blanks where they please.
    ///
    /// | text | meaning |
    /// |---|---|
    /// | `40/90m+30s, 30m+30s` | 40 moves in 90 minutes, the rest in 30, with 30 seconds a move |
    /// | `40/90, all/30, +30` | the same: a time for each move that stands alone holds in every period |
    /// | `5` or `G/5` or `5'` | all moves in 5 minutes |
    /// | `3+2`, `3|2`, `3'+2"` or `3'+2''` | 3 minutes with an increment of 2 seconds |
    /// | `G/60; d5` | 60 minutes with a delay of 5 seconds for which the display waits |
    /// | `25 b10` or `25 delay 10` | 25 minutes with a delay of 10 seconds that the press gives back (Bronstein) |
    /// | `40/2h, SD/1h; d5` | United States style |
    /// | `40/2h30m, 16/1h` | a last period with moves begins again and again |
    /// | `40/2h, 0m+10s` | an increment from move 41 on |
    /// | `white 5, black 4` | 5 minutes for White, 4 for Black |
    /// | `-` | no limit of time |
    ///
    /// Units are `h`, `m`, `min`, `'`, `s`, `sec`, `"` and `''`, the words in full, and the marks that are curved or slanted. `G/`, `SD/` and `all/` say of a period that it takes all
    /// remaining moves. Letters may be capitals or not.
    ///
    /// # Errors
    ///
    /// Names the bytes that do not fit.
    pub fn from_everyday(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let mut scan = Scan::new(text);
        scan.blanks();
        let control = if scan.eat_word("white") {
            let white = schedule(&mut scan)?;
            scan.eat(',');
            scan.blanks();
            if !scan.eat_word("black") {
                return Err(scan.expected(Expected::Black));
            }
            TimeControl::unequal(white, schedule(&mut scan)?)
        } else {
            TimeControl::same(schedule(&mut scan)?)
        };
        scan.end()?;
        Ok(control)
    }

    /// The time control as people write it, with its units; see [`TimeControl::from_everyday`].
    #[must_use]
    pub fn everyday(&self) -> Everyday<'_> {
        Everyday(self)
    }
}

/// A schedule and the blanks around it. Before `, black` it ends.
fn schedule(scan: &mut Scan<'_>) -> Result<Schedule, ParseTimeControlError> {
    scan.blanks();
    if scan.eat('-') {
        scan.blanks();
        return Ok(Schedule::none());
    }
    let mut read: Vec<Read> = Vec::new();
    loop {
        read.push(period(scan)?);
        scan.blanks();
        let comma = scan.at;
        let alone = scan.eat(';');
        if !alone && !scan.eat(',') {
            break;
        }
        scan.blanks();
        let start = scan.at;
        if let Some(per_move) = per_move(scan)? {
            for (period, _) in &mut read {
                if period.per_move != PerMove::None {
                    return Err(error(start..scan.at, Expected::PerMoveOnce));
                }
                period.per_move = per_move;
            }
            scan.blanks();
            break;
        } else if alone {
            return Err(scan.expected(Expected::PerMove));
        } else if Scan::new(scan.rest()).eat_word("black") {
            scan.at = comma;
            break;
        }
    }
    scan::schedule(read)
}

fn period(scan: &mut Scan<'_>) -> Result<Read, ParseTimeControlError> {
    let start = scan.at;
    let all = ["G/", "SD/", "all/"].iter().any(|word| scan.eat_word(word));
    let moves = if all { None } else { scan.moves()? };
    let time = time(scan, Unit::Minutes)?;
    let end = scan.at;
    scan.blanks();
    let per_move = match per_move(scan)? {
        Some(per_move) => per_move,
        None => {
            scan.at = end;
            PerMove::None
        }
    };
    Ok((Period { moves, time, per_move }, start..scan.at))
}

/// `+30`, `|30`, `d5`, `b10` or `delay 10`, if it is next. A letter needs its number beside it.
fn per_move(scan: &mut Scan<'_>) -> Result<Option<PerMove>, ParseTimeControlError> {
    let (length, mode): (_, fn(Duration) -> PerMove) = match scan.rest().as_bytes() {
        [b'+' | b'|', ..] => (1, PerMove::Increment),
        [b'd' | b'D', b'0'..=b'9', ..] => (1, PerMove::SimpleDelay),
        [b'b' | b'B', b'0'..=b'9', ..] => (1, PerMove::Delay),
        [b'd' | b'D', ..] if scan.eat_word("delay") => (0, PerMove::Delay),
        _ => return Ok(None),
    };
    scan.at += length;
    scan.blanks();
    Ok(Some(mode(time(scan, Unit::Seconds)?)))
}

/// Units of time, the smallest first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Unit {
    Seconds,
    Minutes,
    Hours,
}

impl Unit {
    fn in_seconds(self) -> u64 {
        match self {
            Unit::Seconds => 1,
            Unit::Minutes => 60,
            Unit::Hours => 3600,
        }
    }

    /// The unit after a number, perhaps after blanks.
    fn read(scan: &mut Scan<'_>) -> Option<Unit> {
        let start = scan.at;
        scan.blanks();
        let rest = scan.rest();
        let letters = rest
            .find(|symbol: char| !symbol.is_ascii_alphabetic())
            .unwrap_or(rest.len());
        let found = match rest[..letters].to_ascii_lowercase().as_str() {
            "h" | "hour" | "hours" => Some((letters, Unit::Hours)),
            "m" | "min" | "mins" | "minute" | "minutes" => Some((letters, Unit::Minutes)),
            "s" | "sec" | "secs" | "second" | "seconds" => Some((letters, Unit::Seconds)),
            "" => Unit::mark(rest),
            _ => None,
        };
        match found {
            Some((length, unit)) => {
                scan.at += length;
                Some(unit)
            }
            None => {
                scan.at = start;
                None
            }
        }
    }

    /// The mark that a text begins with, and its length: one stroke is for minutes, two are for seconds.
    fn mark(text: &str) -> Option<(usize, Unit)> {
        const ONE: [char; 4] = ['\'', '\u{2019}', '\u{2032}', '\u{b4}'];
        const TWO: [char; 3] = ['"', '\u{201d}', '\u{2033}'];
        let mut symbols = text.chars();
        let first = symbols.next()?;
        let length = first.len_utf8();
        match ONE.contains(&first) {
            true if symbols.next() == Some(first) => Some((2 * length, Unit::Seconds)),
            true => Some((length, Unit::Minutes)),
            false => TWO.contains(&first).then_some((length, Unit::Seconds)),
        }
    }
}

/// `90`, `90m`, `2h30m` or `1m30s`. A number without a unit has the one named or, after a number with a unit, the next
/// smaller one.
fn time(scan: &mut Scan<'_>, mut bare: Unit) -> Result<Duration, ParseTimeControlError> {
    let mut millis: u64 = 0;
    let mut before = None;
    loop {
        let start = scan.at;
        let number = scan.number()?;
        let written = Unit::read(scan);
        let unit = written.unwrap_or(bare);
        if before.is_some_and(|before| unit >= before) {
            return Err(error(start..scan.at, Expected::SmallerUnit));
        }
        millis = millis.saturating_add(number.saturating_mul(unit.in_seconds()));
        let more = scan.rest().starts_with(|symbol: char| symbol.is_ascii_digit());
        if written.is_none() || !more {
            return Ok(Duration::from_millis(millis));
        }
        before = Some(unit);
        bare = match unit {
            Unit::Hours => Unit::Minutes,
            Unit::Minutes | Unit::Seconds => Unit::Seconds,
        };
    }
}

/// A time control as people write it.
#[derive(Debug, Copy, Clone)]
pub struct Everyday<'a>(&'a TimeControl);

impl fmt::Display for Everyday<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (white, black) = (&self.0[Color::White], &self.0[Color::Black]);
        if self.0.is_equal() {
            return write_schedule(f, white);
        }
        f.write_str("white ")?;
        write_schedule(f, white)?;
        f.write_str(", black ")?;
        write_schedule(f, black)
    }
}

fn write_schedule(f: &mut fmt::Formatter<'_>, schedule: &Schedule) -> fmt::Result {
    if schedule.periods().is_empty() {
        return f.write_str("-");
    }
    for (index, period) in schedule.periods().iter().enumerate() {
        if index > 0 {
            f.write_str(", ")?;
        }
        if let Some(moves) = period.moves {
            write!(f, "{moves}/")?;
        }
        let seconds = period.time.as_secs();
        match period.time.subsec_millis() == 0 && seconds.is_multiple_of(60) {
            true => write!(f, "{}m", seconds / 60)?,
            false => write!(f, "{}s", Seconds(period.time))?,
        }
        match period.per_move {
            PerMove::None => {}
            PerMove::Increment(time) => write!(f, "+{}s", Seconds(time))?,
            PerMove::SimpleDelay(time) => write!(f, " d{}s", Seconds(time))?,
            PerMove::Delay(time) => write!(f, " b{}s", Seconds(time))?,
        }
    }
    Ok(())
}

//! Time controls as PGN and tournament reports write them, in seconds.

use alloc::vec::Vec;
use core::fmt;
use core::time::Duration;

use jadoube_board::Color;

use super::scan::{self, Read, Scan, error};
use super::{Expected, ParseTimeControlError, PerMove, Period, Schedule, TimeControl};

impl TimeControl {
    /// Reads the PGN tag `TimeControl`, or field 222 of a tournament report (TRF26): everything in seconds, without
    /// blanks.
    ///
    /// | text | meaning |
    /// |---|---|
    /// | `40/5400+30:1800+30` | 40 moves in 90 minutes, the rest in 30, with 30 seconds a move |
    /// | `300` | all moves in 5 minutes |
    /// | `300+3` | with an increment of 3 seconds |
    /// | `300d3` | with a delay of 3 seconds for which the display waits |
    /// | `300b3` | with a delay of 3 seconds that the press gives back (Bronstein) |
    /// | `40/9000:16/3600` | a last period with moves begins again and again |
    /// | `40/7200:0+10` | an increment from move 41 on |
    /// | `W300-B240` | White has 5 minutes, Black 4 |
    /// | `-` | no limit of time |
    ///
    /// Neither standard knows delays: `d` is what others have proposed, `b` is our own. Seconds may have up to three
    /// decimals.
    ///
    /// # Errors
    ///
    /// Names the bytes that do not fit. `?` is refused as unknown, and `*180`, an hourglass, as not covered by the
    /// Laws.
    pub fn from_pgn(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        let mut scan = Scan::new(text);
        let control = match text.as_bytes() {
            b"-" => return Ok(TimeControl::none()),
            b"?" => return Err(scan.expected(Expected::Known)),
            [b'*', ..] => return Err(error(0..text.len(), Expected::NoHourglass)),
            [b'W', ..] => {
                scan.eat('W');
                let white = schedule(&mut scan)?;
                if !scan.rest().starts_with("-B") {
                    return Err(scan.expected(Expected::Black));
                }
                scan.at += 2;
                TimeControl::unequal(white, schedule(&mut scan)?)
            }
            _ => TimeControl::same(schedule(&mut scan)?),
        };
        scan.end()?;
        Ok(control)
    }

    /// The time control as PGN and TRF26 write it; see [`TimeControl::from_pgn`].
    #[must_use]
    pub fn pgn(&self) -> Pgn<'_> {
        Pgn(self)
    }
}

fn schedule(scan: &mut Scan<'_>) -> Result<Schedule, ParseTimeControlError> {
    // Without a limit for one of the players only: `W-` or `B-`.
    if scan.rest() == "-" || scan.rest().starts_with("--B") {
        scan.eat('-');
        return Ok(Schedule::none());
    }
    let mut read: Vec<Read> = Vec::new();
    loop {
        let start = scan.at;
        let moves = scan.moves()?;
        let time = Duration::from_millis(scan.number()?);
        let mode: Option<fn(Duration) -> PerMove> = match scan.rest().as_bytes().first() {
            Some(b'+') => Some(PerMove::Increment),
            Some(b'd') => Some(PerMove::SimpleDelay),
            Some(b'b') => Some(PerMove::Delay),
            _ => None,
        };
        let per_move = match mode {
            Some(mode) => {
                scan.at += 1;
                mode(Duration::from_millis(scan.number()?))
            }
            None => PerMove::None,
        };
        read.push((Period { moves, time, per_move }, start..scan.at));
        if !scan.eat(':') {
            return scan::schedule(read);
        }
    }
}

/// A time control as PGN and TRF26 write it.
#[derive(Debug, Copy, Clone)]
pub struct Pgn<'a>(&'a TimeControl);

impl fmt::Display for Pgn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (white, black) = (&self.0[Color::White], &self.0[Color::Black]);
        if self.0.is_equal() {
            return write_schedule(f, white);
        }
        f.write_str("W")?;
        write_schedule(f, white)?;
        f.write_str("-B")?;
        write_schedule(f, black)
    }
}

fn write_schedule(f: &mut fmt::Formatter<'_>, schedule: &Schedule) -> fmt::Result {
    if schedule.periods().is_empty() {
        return f.write_str("-");
    }
    for (index, period) in schedule.periods().iter().enumerate() {
        if index > 0 {
            f.write_str(":")?;
        }
        if let Some(moves) = period.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(period.time))?;
        match period.per_move {
            PerMove::None => {}
            PerMove::Increment(time) => write!(f, "+{}", Seconds(time))?,
            PerMove::SimpleDelay(time) => write!(f, "d{}", Seconds(time))?,
            PerMove::Delay(time) => write!(f, "b{}", Seconds(time))?,
        }
    }
    Ok(())
}

/// Seconds with as many decimals as it takes.
pub(super) struct Seconds(pub(super) Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.as_secs())?;
        match self.0.subsec_millis() {
            0 => Ok(()),
            millis if millis % 100 == 0 => write!(f, ".{}", millis / 100),
            millis if millis % 10 == 0 => write!(f, ".{:02}", millis / 10),
            millis => write!(f, ".{millis:03}"),
        }
    }
}

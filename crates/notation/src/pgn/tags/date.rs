//! Dates of which not everything need be known.

use core::fmt;
use core::str::FromStr;

/// A date of which not everything need be known.
///
/// ```
/// use jadoube_notation::pgn::Date;
///
/// let date: Date = "1851.06.??".parse()?;
/// assert_eq!(date, Date { year: Some(1851), month: Some(6), day: None });
/// assert_eq!(date.to_string(), "1851.06.??");
/// # Ok::<(), jadoube_notation::pgn::ParseDateError>(())
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub struct Date {
    /// The year.
    pub year: Option<u16>,
    /// The month, from 1 to 12.
    pub month: Option<u8>,
    /// The day, from 1 to 31. No calendar is consulted.
    pub day: Option<u8>,
}

/// The text is not a date.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct ParseDateError;

impl FromStr for Date {
    type Err = ParseDateError;

    /// Year, month and day, with question marks for what is not known. Hyphens and slashes are read as points.
    fn from_str(text: &str) -> Result<Date, ParseDateError> {
        let mut parts = text.trim_ascii().split(['.', '-', '/']).map(number);
        let mut next = || parts.next().unwrap_or(Ok(None));
        let (year, month, day) = (next()?, next()?, next()?);
        let fits = month.is_none_or(|month| (1..=12).contains(&month)) && day.is_none_or(|day| (1..=31).contains(&day));
        if !fits || parts.next().is_some() {
            return Err(ParseDateError);
        }
        Ok(Date {
            year,
            month: month.map(|month| month as u8),
            day: day.map(|day| day as u8),
        })
    }
}

/// A number of up to four digits, or question marks.
fn number(text: &str) -> Result<Option<u16>, ParseDateError> {
    match text.bytes().all(|byte| byte == b'?') {
        true => Ok(None),
        false if text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.parse().map(Some).map_err(|_| ParseDateError)
        }
        false => Err(ParseDateError),
    }
}

impl fmt::Display for Date {
    /// As PGN exports it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(part) => write!(f, ".{part:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for ParseDateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a date is written 2024.05.31, with question marks for what is not known")
    }
}

impl core::error::Error for ParseDateError {}

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::generated::PROVISIONS;

pub use crate::edition_generated::Edition;

impl Edition {
    /// The edition in force on a day: the last that had come into force by then. `None` before the oldest one.
    ///
    /// Provision: preface.effective-date
    ///
    /// ```
    /// use jadoube_laws::Edition;
    ///
    /// assert_eq!(Edition::on((2009, 6, 30)), Some(Edition::E2005));
    /// assert_eq!(Edition::on((2009, 7, 1)), Some(Edition::E2009));
    /// assert_eq!(Edition::on((2016, 5, 3)), Some(Edition::E2014));
    /// assert_eq!(Edition::on((1997, 7, 1)), None);
    /// ```
    #[must_use]
    pub fn on(day: (u16, u8, u8)) -> Option<Self> {
        Self::ALL.into_iter().rfind(|edition| edition.since() <= day)
    }

    /// The edition in force on a day as people and PGN write it: `2016-05-03`, `2016.05.03`, and `2016.??.??` or `2016` where the
    /// rest is not known.
    ///
    /// ```
    /// use jadoube_laws::{Edition, InForce};
    ///
    /// assert_eq!(Edition::by_date("2016.05.03"), InForce::Only(Edition::E2014));
    /// assert_eq!(Edition::by_date("2016.??.??"), InForce::Only(Edition::E2014));
    /// assert_eq!(Edition::by_date("1997-07-01"), InForce::Before);
    /// // In that year it changed.
    /// assert_eq!(Edition::by_date("2017.??.??"), InForce::Unknown);
    /// assert_eq!(Edition::by_date("????.??.??"), InForce::Unknown);
    /// assert_eq!(Edition::by_date("in May"), InForce::Unknown);
    /// ```
    #[must_use]
    pub fn by_date(text: &str) -> InForce {
        let Some((first, last)) = span(text.trim()) else {
            return InForce::Unknown;
        };
        match (Self::on(first), Self::on(last)) {
            (Some(first), Some(last)) if first == last => InForce::Only(first),
            (None, None) => InForce::Before,
            _ => InForce::Unknown,
        }
    }

    /// Whether its text has been seen as a whole. Where it has not, each [place](crate::Place) says what it rests on.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    ///
    /// assert!(Edition::LATEST.is_seen_whole());
    /// assert!(!Edition::E2014.is_seen_whole());
    /// ```
    #[must_use]
    pub fn is_seen_whole(self) -> bool {
        PROVISIONS.iter().all(|provision| provision.is_seen(self))
    }

    /// Whether the edition has any provision on a subject, which is how keys begin.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    ///
    /// assert!(Edition::E2009.speaks_of("chess960"));
    /// assert!(!Edition::E2005.speaks_of("chess960"));
    /// assert!(!Edition::LATEST.speaks_of("chess"));
    /// ```
    #[must_use]
    pub fn speaks_of(self, subject: &str) -> bool {
        let from = PROVISIONS.partition_point(|provision| provision.key.as_str() < subject);
        let named = PROVISIONS[from..].iter();
        let mut named = named.take_while(|provision| provision.key.as_str().starts_with(subject));
        named.any(|provision| {
            let on_subject = provision.key.as_str()[subject.len()..].starts_with('.');
            on_subject && provision.place(self).is_some()
        })
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.year(), f)
    }
}

impl FromStr for Edition {
    type Err = ParseEditionError;

    /// Reads a year, such as `2023`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse()
            .ok()
            .and_then(|year: u16| Self::ALL.into_iter().find(|edition| edition.year() == year))
            .ok_or(ParseEditionError)
    }
}

/// The text names no edition of the Laws known here.
///
/// ```
/// use jadoube_laws::Edition;
///
/// let error = "1066".parse::<Edition>().unwrap_err();
/// assert_eq!(error.to_string(), "no such edition of the Laws; there are 2005, 2009, 2014, 2017, 2018, 2023");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseEditionError;

impl fmt::Display for ParseEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such edition of the Laws; there are ")?;
        for (index, edition) in Edition::ALL.into_iter().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            write!(f, "{separator}{edition}")?;
        }
        Ok(())
    }
}

impl Error for ParseEditionError {}

/// Which edition was in force on a day, as far as the day is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InForce {
    /// This one.
    Only(Edition),
    /// One before the oldest that is kept here.
    Before,
    /// The day is not known well enough, or is none.
    Unknown,
}

/// The first and the last day that a date can mean.
fn span(date: &str) -> Option<((u16, u8, u8), (u16, u8, u8))> {
    let separator = if date.contains('.') { '.' } else { '-' };
    let mut parts = date.split(separator);
    let year = parts.next().filter(|year| year.len() == 4)?.parse().ok()?;
    let mut part = |most: u8| match parts.next() {
        None | Some("??") => Some((1, most)),
        Some(text) => {
            let one: u8 = text.parse().ok().filter(|one| (1..=most).contains(one))?;
            Some((one, one))
        }
    };
    let (month, day) = (part(12)?, part(31)?);
    // A day of a month that is not known says nothing.
    let is_read = parts.next().is_none() && (month.0 == month.1 || day == (1, 31));
    is_read.then_some(((year, month.0, day.0), (year, month.1, day.1)))
}

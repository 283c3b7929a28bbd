use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::generated::PROVISIONS;

/// An edition of the Laws, named by the year in which it came into force.
///
/// Later editions compare greater. More editions may come, so a `match` needs a wildcard; better, ask a provision what
/// an edition says of it and compare no editions at all.
///
/// ```
/// use jadoube_laws::Edition;
///
/// assert_eq!("2017".parse(), Ok(Edition::E2017));
/// assert_eq!(Edition::E2017.to_string(), "2017");
/// assert!(Edition::E2017 < Edition::LATEST);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Edition {
    /// In force from 1 July 2005.
    E2005,
    /// In force from 1 July 2009.
    E2009,
    /// In force from 1 July 2017.
    E2017,
    /// In force from 1 January 2023.
    E2023,
}

impl Edition {
    /// Every edition, oldest first.
    pub const ALL: [Self; 4] = [Self::E2005, Self::E2009, Self::E2017, Self::E2023];

    /// The newest edition.
    pub const LATEST: Self = Self::E2023;

    /// The year in which the edition came into force.
    ///
    /// ```
    /// # use jadoube_laws::Edition;
    /// assert_eq!(Edition::E2009.year(), 2009);
    /// ```
    #[must_use]
    pub const fn year(self) -> u16 {
        match self {
            Self::E2005 => 2005,
            Self::E2009 => 2009,
            Self::E2017 => 2017,
            Self::E2023 => 2023,
        }
    }
}

impl Edition {
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
/// assert_eq!(error.to_string(), "no such edition of the Laws; there are 2005, 2009, 2017, 2023");
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

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::generated::PROVISIONS;

pub use crate::edition_generated::Edition;

impl Edition {
    /// The edition for games of a day: of those kept here, the last that had come into force by then. Whether it was still
    /// in force, [`Edition::was_in_force`] says.
    ///
    /// Provision: preface.effective-date
    ///
    /// ```
    /// use jadoube_laws::Edition;
    ///
    /// assert_eq!(Edition::on((2009, 6, 30)), Some(Edition::E2005));
    /// assert_eq!(Edition::on((2009, 7, 1)), Some(Edition::E2009));
    /// assert_eq!(Edition::on((1997, 7, 1)), None);
    /// ```
    #[must_use]
    pub fn on(day: (u16, u8, u8)) -> Option<Self> {
        Self::ALL.into_iter().rfind(|edition| edition.since() <= day)
    }

    /// Whether it was in force on a day: from its first one on, until the next edition, kept here or not.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    ///
    /// assert!(Edition::E2009.was_in_force((2014, 6, 30)));
    /// // The edition that followed is not kept here.
    /// assert!(!Edition::E2009.was_in_force((2014, 7, 1)));
    /// ```
    #[must_use]
    pub fn was_in_force(self, day: (u16, u8, u8)) -> bool {
        Self::on(day) == Some(self) && self.until().is_none_or(|last| day <= last)
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

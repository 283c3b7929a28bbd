use core::error::Error;
use core::fmt;
use core::ops::Bound;
use core::str::FromStr;
use core::time::Duration;

use crate::edition::Edition;
use crate::provisions_generated::Provisions;
use crate::supervision::Supervision;

/// How fast a game is, in the classes of the Laws.
///
/// "Standard" is a word of the newer editions; in the older ones it stands for neither rapid nor blitz.
///
/// ```
/// use jadoube_laws::Pace;
///
/// assert_eq!("rapid".parse(), Ok(Pace::Rapid));
/// assert_eq!(Pace::Blitz.to_string(), "blitz");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pace {
    /// Neither rapid nor blitz.
    Standard,
    /// As the appendix on rapid chess defines it.
    Rapid,
    /// As the appendix on blitz defines it.
    Blitz,
}

impl Pace {
    /// Every pace, slowest first.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];

    /// The pace of a game in which each player has this total time: the time for all moves, or the time allotted and
    /// sixty times what is added per move.
    ///
    /// Provision: rapid.definition, blitz.definition
    ///
    /// ```
    /// use core::time::Duration;
    /// use jadoube_laws::{Edition, Pace};
    ///
    /// let minutes = |minutes: u64| Duration::from_secs(60 * minutes);
    /// assert_eq!(Pace::of(Edition::E2009, minutes(12)), Pace::Blitz);
    /// assert_eq!(Pace::of(Edition::E2023, minutes(12)), Pace::Rapid);
    /// assert_eq!(Pace::of(Edition::E2023, minutes(60)), Pace::Standard);
    /// ```
    #[must_use]
    pub fn of(edition: Edition, total: Duration) -> Self {
        let provisions = Provisions::of(edition, Self::Standard, Supervision::Full);
        if provisions.blitz_total.value.contains(total) {
            Self::Blitz
        } else if provisions.rapid_total.value.contains(total) {
            Self::Rapid
        } else {
            Self::Standard
        }
    }

    /// The pace of a game in which the players have different totals. `None` if no class holds for each of them.
    ///
    /// ```
    /// # use core::time::Duration;
    /// # use jadoube_laws::{Edition, Pace};
    /// let totals = [11, 8].map(|minutes| Duration::from_secs(60 * minutes));
    /// assert_eq!(Pace::of_both(Edition::E2009, totals), Some(Pace::Blitz));
    /// assert_eq!(Pace::of_both(Edition::E2023, totals), None);
    /// ```
    #[must_use]
    pub fn of_both(edition: Edition, totals: [Duration; 2]) -> Option<Self> {
        let [one, other] = totals.map(|total| Self::of(edition, total));
        (one == other).then_some(one)
    }

    /// The word for it, in small letters.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Pace {
    type Err = ParsePaceError;

    /// Reads `standard`, `rapid` or `blitz`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_meant = |pace: &Self| pace.as_str() == text;
        Self::ALL.into_iter().find(is_meant).ok_or(ParsePaceError)
    }
}

/// The text names no pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePaceError;

impl fmt::Display for ParsePaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such pace; there are standard, rapid, blitz")
    }
}

impl Error for ParsePaceError {}

/// Between which total times a pace lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// The lower end.
    pub from: Bound<Duration>,
    /// The upper end.
    pub to: Bound<Duration>,
}

impl Limits {
    /// Whether a total time lies between the limits.
    #[must_use]
    pub fn contains(&self, total: Duration) -> bool {
        use core::ops::RangeBounds;
        (self.from, self.to).contains(&total)
    }
}

/// The games that a provision speaks of: a set of [`KINDS`] kinds, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Games(pub(crate) u8);

/// Standard games, and rapid and blitz games with each kind of supervision.
pub(crate) const KINDS: usize = 5;

impl Games {
    pub(crate) const ALL: Self = Self(0b1_1111);

    pub(crate) const fn contain(self, pace: Pace, supervision: Supervision) -> bool {
        self.0 >> kind(pace, supervision) & 1 == 1
    }
}

/// The number of a kind of game, as the generated tables count.
pub(crate) const fn kind(pace: Pace, supervision: Supervision) -> usize {
    match (pace, supervision) {
        (Pace::Standard, _) => 0,
        (Pace::Rapid, Supervision::Full) => 1,
        (Pace::Rapid, Supervision::Limited) => 2,
        (Pace::Blitz, Supervision::Full) => 3,
        (Pace::Blitz, Supervision::Limited) => 4,
    }
}

//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

/// An edition of the Laws, named by the year in which it came into force.
///
/// Later editions compare greater. More editions may come, so a `match` needs a wildcard; better, ask a provision what
/// an edition says of it and compare no editions at all.
///
/// ```
/// use jadoube_laws::Edition;
///
/// let edition: Edition = Edition::LATEST.to_string().parse().unwrap();
/// assert_eq!(edition, Edition::LATEST);
/// assert!(Edition::ALL.is_sorted());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Edition {
    /// In force from 1 July 2005.
    E2005,
    /// In force from 1 July 2009.
    E2009,
    /// In force from 1 July 2014.
    E2014,
    /// In force from 1 July 2017.
    E2017,
    /// In force from 1 January 2018.
    E2018,
    /// In force from 1 January 2023.
    E2023,
}

impl Edition {
    /// Every edition, oldest first.
    pub const ALL: [Self; 6] = [Self::E2005, Self::E2009, Self::E2014, Self::E2017, Self::E2018, Self::E2023];

    /// The newest edition.
    pub const LATEST: Self = Self::E2023;

    /// The year by which it is named.
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
            Self::E2014 => 2014,
            Self::E2017 => 2017,
            Self::E2018 => 2018,
            Self::E2023 => 2023,
        }
    }

    /// The day from which it is in force: year, month and day.
    ///
    /// ```
    /// # use jadoube_laws::Edition;
    /// assert_eq!(Edition::E2023.since(), (2023, 1, 1));
    /// ```
    #[must_use]
    pub const fn since(self) -> (u16, u8, u8) {
        match self {
            Self::E2005 => (2005, 7, 1),
            Self::E2009 => (2009, 7, 1),
            Self::E2014 => (2014, 7, 1),
            Self::E2017 => (2017, 7, 1),
            Self::E2018 => (2018, 1, 1),
            Self::E2023 => (2023, 1, 1),
        }
    }

    /// The article with which the Competition Rules begin, where the edition divides its articles so.
    #[must_use]
    pub(crate) const fn first_of_competition_rules(self) -> Option<u8> {
        match self {
            Self::E2005 => Some(6),
            Self::E2009 => Some(6),
            Self::E2014 => Some(6),
            Self::E2017 => Some(6),
            Self::E2018 => Some(6),
            Self::E2023 => Some(6),
        }
    }
}

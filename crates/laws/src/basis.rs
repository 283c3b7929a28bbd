use core::fmt;

/// What it rests on that an edition says something, or has it at a number.
///
/// Of most editions the text was read. Of one that was not to be had as a whole, each place says what is known of it.
///
/// ```
/// use jadoube_laws::{Basis, Edition, find};
///
/// let place = |key, edition| find(key).unwrap().place(edition).unwrap();
/// assert_eq!(place("end.checkmate", Edition::E2017).basis, Basis::Text);
/// // In 2014 the same is told, since 2009 and 2017 agree; nobody here has seen it.
/// assert_eq!(place("castling.execution", Edition::E2014).basis, Basis::Neighbours);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Basis {
    /// The text of the edition.
    Text,
    /// Somebody who had the text tells of it.
    Told,
    /// The editions before and after it agree.
    Neighbours,
    /// A later edition says so.
    Later,
    /// It is remembered, and nothing is there to check it by.
    Memory,
}

impl Basis {
    /// The word for it, in small letters.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Told => "told",
            Self::Neighbours => "neighbours",
            Self::Later => "later",
            Self::Memory => "memory",
        }
    }

    /// Whether it rests on the text of the edition, or on somebody who had it.
    #[must_use]
    pub const fn is_seen(self) -> bool {
        matches!(self, Self::Text | Self::Told)
    }
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

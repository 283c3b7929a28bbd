use core::error::Error;
use core::fmt;
use core::ops::Add;
use core::str::FromStr;

/// What a player scores in a game.
///
/// Counted in quarters: the Laws name a score of three quarters, if only to forbid it.
///
/// ```
/// use jadoube_laws::Score;
///
/// assert_eq!(Score::HALF.to_string(), "½");
/// assert_eq!("1/2".parse(), Ok(Score::HALF));
/// assert_eq!((Score::ONE + Score::HALF).to_string(), "1½");
/// assert!(Score::HALF < Score::ONE);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(u32);

impl Score {
    /// No point.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(2);
    /// One point.
    pub const ONE: Self = Self(4);

    /// So many quarters of a point.
    #[must_use]
    pub const fn from_quarters(quarters: u32) -> Self {
        Self(quarters)
    }

    /// How many quarters of a point.
    #[must_use]
    pub const fn quarters(self) -> u32 {
        self.0
    }
}

impl Add for Score {
    type Output = Self;

    /// The sum, or the greatest score there is.
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / 4, ["", "¼", "½", "¾"][(self.0 % 4) as usize]);
        if whole > 0 || part.is_empty() {
            write!(f, "{whole}")?;
        }
        f.write_str(part)
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Score {
    type Err = ParseScoreError;

    /// Reads `1`, `½`, `1½`, `1/2` and the like.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = [("1/4", 1), ("1/2", 2), ("3/4", 3), ("¼", 1), ("½", 2), ("¾", 3)];
        let (whole, part) = parts
            .into_iter()
            .find_map(|(written, part)| Some((text.strip_suffix(written)?, part)))
            .unwrap_or((text, 0));
        let whole = match whole {
            "" if part > 0 => 0,
            // `11/2` could be one and a half, or eleven halves.
            _ if text.contains('/') => return Err(ParseScoreError),
            digits => digits.parse().map_err(|_| ParseScoreError)?,
        };
        u32::checked_mul(whole, 4)
            .and_then(|quarters| quarters.checked_add(part))
            .map(Self)
            .ok_or(ParseScoreError)
    }
}

/// The text is no score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseScoreError;

impl fmt::Display for ParseScoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no score; write 1, ½, 1½ or the like")
    }
}

impl Error for ParseScoreError {}

/// What a win, a draw and a loss score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Points {
    /// For a win.
    pub win: Score,
    /// For a draw, to each player.
    pub draw: Score,
    /// For a loss.
    pub loss: Score,
}

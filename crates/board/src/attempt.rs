//! What a player tried to play.

use core::fmt;
use core::str::FromStr;

use crate::{Move, Role, Square};

/// A move as a hand or a pen gives it: from a square to a square, perhaps with a new piece. It may be nonsense.
///
/// ```
/// use jadoube_board::{Attempt, Role, Square};
///
/// let attempt: Attempt = "e7-e8=Q".parse()?;
/// assert_eq!(attempt, Attempt { from: Square::E7, to: Square::E8, promotion: Some(Role::Queen) });
/// # Ok::<(), jadoube_board::ParseAttemptError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Attempt {
    /// Where the piece was taken.
    pub from: Square,
    /// Where it was put. In castling, where the king or its rook is.
    pub to: Square,
    /// The piece that a pawn was exchanged for.
    pub promotion: Option<Role>,
}

impl From<Move> for Attempt {
    fn from(mv: Move) -> Attempt {
        Attempt {
            from: mv.from(),
            to: mv.to(),
            promotion: mv.promotion(),
        }
    }
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a move in coordinates.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct ParseAttemptError;

impl fmt::Display for ParseAttemptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move in coordinates, such as e2e4 or e7e8q")
    }
}

impl core::error::Error for ParseAttemptError {}

impl FromStr for Attempt {
    type Err = ParseAttemptError;

    /// Reads `e2e4`, `e2-e4`, `e4xd5`, and promotions as `e7e8q`, `e7e8=Q` or `e7e8Q`.
    fn from_str(text: &str) -> Result<Attempt, ParseAttemptError> {
        let read = || {
            let (from, rest) = text.trim().split_at_checked(2)?;
            let rest = rest.strip_prefix(['-', 'x', ':']).unwrap_or(rest);
            let (to, rest) = rest.split_at_checked(2)?;
            let mut letters = rest.strip_prefix('=').unwrap_or(rest).chars();
            let promotion = match letters.next() {
                Some(letter) => Some(Role::from_letter(letter)?),
                None if rest.is_empty() => None,
                None => return None,
            };
            letters.next().is_none().then_some(Attempt {
                from: from.parse().ok()?,
                to: to.parse().ok()?,
                promotion,
            })
        };
        read().ok_or(ParseAttemptError)
    }
}

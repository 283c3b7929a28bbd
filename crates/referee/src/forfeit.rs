//! How the result of a game is marked that was not played.

use core::fmt;

use jadoube_board::Color;

use crate::entry::{Ending, Outcome};
use crate::game::Game;
use crate::keys::RESULT;

/// The result of a game that was not played, as the glossary marks it: `+/-`, `-/+` or `-/-`. Editions without that entry of
/// the glossary have no such mark.
///
/// ```
/// use jadoube_referee::Forfeit;
///
/// assert_eq!(Forfeit::WhiteWins.to_string(), "+/-");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forfeit {
    /// White wins without play.
    WhiteWins,
    /// Black wins without play.
    BlackWins,
    /// Both players lose without play.
    BothLose,
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Forfeit::WhiteWins => "+/-",
            Forfeit::BlackWins => "-/+",
            Forfeit::BothLose => "-/-",
        })
    }
}

impl Game {
    /// The mark of the result, if the game is over, was not played, and its edition has such marks.
    #[must_use]
    pub fn forfeit(&self) -> Option<Forfeit> {
        self.forfeit_by(self.outcome()?)
    }

    /// The mark of a result. A game in which both players have moved was played.
    pub(crate) fn forfeit_by(&self, outcome: Outcome) -> Option<Forfeit> {
        let made = self.made();
        self.provisions().has(RESULT)?;
        match outcome.ending {
            Ending::Absence { .. } | Ending::AbsenceOfBoth if made.white > 0 && made.black > 0 => None,
            Ending::Absence { player: Color::Black } => Some(Forfeit::WhiteWins),
            Ending::Absence { player: Color::White } => Some(Forfeit::BlackWins),
            Ending::AbsenceOfBoth => Some(Forfeit::BothLose),
            _ => None,
        }
    }
}

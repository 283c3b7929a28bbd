use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::edition::Edition;
use crate::pace::Pace;
use crate::provisions::Cited;
use crate::provisions_generated::Provisions;
use crate::values::SupervisedGamesBeyond;

/// How closely a rapid or blitz game is watched: it decides whether the competition rules hold as they are.
///
/// In a standard game it makes no difference, nor does it in 2005, which has no such test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Supervision {
    /// As close as the edition wants it for the competition rules to hold.
    Full,
    /// Less: the modified rules of the appendices hold.
    Limited,
}

impl Supervision {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Full, Self::Limited];

    /// The supervision of a game by the arbiters that an event gives it. `None` where the edition leaves it to the
    /// arbiter.
    ///
    /// Provision: rapid.full-supervision, rapid.supervision-ratio, rapid.supervision-recording, rapid.regime-announced,
    /// blitz.full-supervision, blitz.supervision-ratio, blitz.supervision-recording, blitz.regime-announced
    ///
    /// ```
    /// use jadoube_laws::{Edition, Pace, Recorder, Supervision, Watched};
    ///
    /// let four_games = Watched { games_per_arbiter: 4, recorder: Recorder::Arbiter, announced: None };
    /// let rapid = |edition| Supervision::of(edition, Pace::Rapid, &four_games);
    /// assert_eq!(rapid(Edition::E2023), Some(Supervision::Limited));
    /// // Three games are only an example here.
    /// assert_eq!(rapid(Edition::E2009), None);
    /// ```
    #[must_use]
    pub fn of(edition: Edition, pace: Pace, watched: &Watched) -> Option<Self> {
        let game = Provisions::of(edition, pace, Self::Limited);
        let holds = |value: Option<Cited<bool>>| value.is_some_and(|value| value.value);
        if let Some(announced) = watched.announced
            && holds(game.supervision_announced)
        {
            return Some(announced);
        }
        let Some(most) = game.supervised_games_at_most else {
            return Some(game.supervision);
        };
        if holds(game.supervision_recorded) && watched.recorder != Recorder::Arbiter {
            return Some(Self::Limited);
        }
        if watched.games_per_arbiter <= most.value {
            return Some(Self::Full);
        }
        match game.supervised_games_beyond?.value {
            SupervisedGamesBeyond::Limited => Some(Self::Limited),
            SupervisedGamesBeyond::AsArbiterDecides => None,
        }
    }

    /// The word for it, in small letters.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Limited => "limited",
        }
    }
}

/// What an event gives a game to be supervised by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Watched {
    /// How many games the arbiter has to watch.
    pub games_per_arbiter: u32,
    /// Who records the game.
    pub recorder: Recorder,
    /// What the regulations of the event say. The newer editions want them to say it, and then it holds for the whole
    /// event, whatever a single game is given.
    pub announced: Option<Supervision>,
}

/// Who records a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recorder {
    /// The arbiter or an assistant, by hand or electronically.
    Arbiter,
    /// Only the players.
    Players,
    /// Nobody.
    Nobody,
}

impl fmt::Display for Supervision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Supervision {
    type Err = ParseSupervisionError;

    /// Reads `full` or `limited`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_meant = |supervision: &Self| supervision.as_str() == text;
        Self::ALL.into_iter().find(is_meant).ok_or(ParseSupervisionError)
    }
}

/// The text names no kind of supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSupervisionError;

impl fmt::Display for ParseSupervisionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such supervision; there are full, limited")
    }
}

impl Error for ParseSupervisionError {}

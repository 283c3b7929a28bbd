//! What does not agree with the Laws, and all that is known of it.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use jadoube_board::{Color, Move, Position};
use jadoube_laws::{Citation, Edition, Pace};

use crate::digest::Id;
use crate::header::Header;
use crate::in_force::Basis;
use crate::proof::Proof;

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $name:literal),* $(,)?) => {
        /// What can be found. Each kind has a name, by which files of findings, options and sentences call it.
        #[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Kind {
            $($(#[$doc])* $kind,)*
        }

        impl Kind {
            /// Every kind, in the order in which summaries list them.
            pub const ALL: [Kind; [$($name),*].len()] = [$(Kind::$kind),*];

            /// Its name.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Kind::$kind => $name,)*
                }
            }
        }
    };
}

kinds! {
    /// A move that no piece can legally make.
    IllegalMove = "illegal-move",
    /// A move that several pieces can make.
    AmbiguousMove = "ambiguous-move",
    /// A word where a move should be that says no move.
    UnreadableMove = "unreadable-move",
    /// A start position that cannot be read, or that the Laws do not accept.
    UnreadableStart = "unreadable-start",
    /// Moves after checkmate.
    PlayAfterCheckmate = "play-after-checkmate",
    /// Moves after stalemate.
    PlayAfterStalemate = "play-after-stalemate",
    /// Moves after a position in which neither player could mate any more.
    PlayAfterDeadPosition = "play-after-dead-position",
    /// Moves after the position that had stood often enough to end the game.
    PlayAfterFivefold = "play-after-fivefold",
    /// Moves after so many without a capture or a pawn move that the game was over.
    PlayAfterSeventyFiveMoves = "play-after-seventy-five-moves",
    /// The final position ends the game, and the result is another.
    ResultAgainstPosition = "result-against-position",
    /// The result among the tags is not the one after the moves.
    ResultsDiffer = "results-differ",
    /// A win on time by a player who could not mate by any series of legal moves.
    TimeWinUnwinnable = "time-win-unwinnable",
    /// A draw on time although the opponent could mate by some series of legal moves.
    TimeDrawWinnable = "time-draw-winnable",
    /// A win by resignation for a player who could not mate by any series of legal moves.
    ResignationUnwinnable = "resignation-unwinnable",
    /// A win, nobody says how, for a player who could not mate by any series of legal moves.
    WinUnwinnable = "win-unwinnable",
    /// A draw before both players had made the moves that an agreement needs.
    EarlyAgreement = "early-agreement",
    /// A position stood often enough to claim a draw, and play went on.
    RepetitionUnclaimed = "repetition-unclaimed",
    /// So many moves without a capture or a pawn move that a draw could be claimed, and play went on.
    FiftyMovesUnclaimed = "fifty-moves-unclaimed",
    /// A clock shows more time than it can.
    ClockGains = "clock-gains",
    /// A clock shows less time than it can, by the time used for the move.
    ClockLoses = "clock-loses",
    /// The time of the next period came before the moves of the one before were completed.
    TimeControlMissed = "time-control-missed",
    /// Moves of a player whose clock showed no time.
    MovesAfterFlag = "moves-after-flag",
    /// The clocks begin with more time than the time control gives.
    TimeControlMisfit = "time-control-misfit",
    /// The event is named for another pace than the time control has.
    PaceMislabelled = "pace-mislabelled",
    /// A start that is nearly the array of chess.
    WrongStart = "wrong-start",
    /// A start that Chess960 does not have.
    Chess960Start = "chess960-start",
    /// A game that stands in the files already.
    DuplicateGame = "duplicate-game",
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        Kind::ALL
            .into_iter()
            .find(|kind| kind.as_str() == text)
            .ok_or(UnknownKind)
    }
}

/// No kind of finding has this name.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct UnknownKind;

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no kind of finding has this name")
    }
}

impl std::error::Error for UnknownKind {}

/// How much a finding matters.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing, and perhaps as it should be.
    Note,
    /// Something is not as it should be, and the result may be right all the same.
    Warning,
    /// What the file says cannot be: a move, a result, or both.
    Error,
}

impl Severity {
    /// Every severity, the heaviest first.
    pub const ALL: [Severity; 3] = [Severity::Error, Severity::Warning, Severity::Note];

    /// The word for it, in small letters.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Something that does not agree with the Laws.
#[derive(Debug, Clone)]
pub struct Finding {
    /// Its name for ever: the same game has the same findings, in whatever file it stands.
    pub id: Id,
    /// What it is.
    pub kind: Kind,
    /// How much it matters.
    pub severity: Severity,
    /// The edition by which it was judged.
    pub edition: Edition,
    /// Why that edition.
    pub basis: Basis,
    /// The class of the game by its time control, if the file gives one.
    pub pace: Option<Pace>,
    /// The provisions on which it rests, as that edition numbers them. Some findings rest on none.
    pub citations: Vec<Citation>,
    /// Which game of the file it is, counted from 1.
    pub game: u64,
    /// Where it stands.
    pub spot: Spot,
    /// How many moves of both players had been made; `None` if it does not concern a moment of the game.
    pub ply: Option<u32>,
    /// The position there, if it matters.
    pub position: Option<Box<Position>>,
    /// What its sentence needs.
    pub facts: Facts,
    /// What shows it.
    pub proof: Proof,
    /// Whether another way confirms the proof; `None` if that was not asked.
    pub verified: Option<bool>,
    /// Whose game it is.
    pub header: Arc<Header>,
}

/// A place in the decoded text of a file.
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The byte, counted from 0.
    pub byte: u64,
    /// The line, counted from 1.
    pub line: u64,
    /// The column in bytes, counted from 1.
    pub column: u64,
}

/// What a sentence needs, by the names of its variables.
#[derive(Debug, Clone, Default)]
pub struct Facts(pub Vec<(&'static str, Fact)>);

impl Facts {
    /// None.
    #[must_use]
    pub fn none() -> Facts {
        Facts::default()
    }

    /// One more.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Facts {
        self.0.push((name, fact.into()));
        self
    }
}

/// One thing that a sentence says.
#[derive(Debug, Clone)]
pub enum Fact {
    /// A number.
    Count(u64),
    /// A text of the file, or a result.
    Text(String),
    /// A player.
    Player(Color),
    /// A move, and the position in which it was made.
    Move(Box<(Position, Move)>),
    /// Moves that are possible there.
    Moves(Vec<(Position, Move)>),
    /// A time.
    Time(Duration),
    /// The class of a game.
    Pace(Pace),
    /// A word that has a sentence of its own.
    Word(&'static str),
    /// Provisions, told by their titles.
    Provisions(Vec<&'static str>),
}

impl From<u64> for Fact {
    fn from(count: u64) -> Fact {
        Fact::Count(count)
    }
}

impl From<u32> for Fact {
    fn from(count: u32) -> Fact {
        Fact::Count(count.into())
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Fact {
        Fact::Text(text)
    }
}

impl From<Color> for Fact {
    fn from(player: Color) -> Fact {
        Fact::Player(player)
    }
}

impl From<Duration> for Fact {
    fn from(time: Duration) -> Fact {
        Fact::Time(time)
    }
}

impl From<Pace> for Fact {
    fn from(pace: Pace) -> Fact {
        Fact::Pace(pace)
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, UnknownKind};

    #[test]
    fn kinds_are_read_by_their_names() {
        for kind in Kind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!("fivefold".parse::<Kind>(), Err(UnknownKind));
    }
}

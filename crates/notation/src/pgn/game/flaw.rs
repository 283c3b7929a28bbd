//! What is wrong with a game.

use core::fmt;

use jadoube_board::Refusal;
use jadoube_board::fen::{FenFault, Repair};

use crate::pgn::{Fault, FaultKind, Place, Termination};
use crate::read::Misread;

/// Something in a game that cannot be read or is not as it should be, and its place.
///
/// ```
/// use jadoube_notation::Misread;
/// use jadoube_notation::pgn::{FlawKind, Game};
///
/// let (_, flaws) = Game::read("1. e4 e5\n2. Ke3 *");
/// assert_eq!((flaws[0].line, flaws[0].column), (2, 4));
/// let FlawKind::Move(Misread::Illegal { attempts }) = &flaws[0].kind else { panic!() };
/// assert!(attempts[0].provisions().eq(["king.step"]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw {
    /// What is wrong.
    pub kind: FlawKind,
    /// Where.
    pub place: Place,
    /// The line, counted from 1.
    pub line: u64,
    /// The column in bytes, counted from 1.
    pub column: u64,
}

/// What is wrong with a game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum FlawKind {
    /// The text is not as PGN wants it.
    Text(FaultKind),
    /// A move is illegal, ambiguous or unreadable. The rest of its line is kept as text.
    Move(Misread),
    /// A word is no move, and the moves after it fit without it. It is kept as a comment.
    Word,
    /// The start position cannot be read. All moves are kept as text.
    Fen(Vec<FenFault>),
    /// The start position is not written as it should be. It was read as far as sense allows, and the game starts there.
    FenRepaired(Vec<Repair>),
    /// The Laws do not accept the start position. All moves are kept as text.
    Start(Refusal),
    /// A null move in the line that was played. The rest of the line is kept as text.
    NullMove,
    /// A tag stands there a second time. The first one counts, and all are kept.
    TagTwice,
    /// Variations are nested too deep. Those that are deeper are left out.
    Depth,
    /// The game is longer than any, by its text or its variations. What is beyond that is left out.
    TooLong,
    /// The tag says something else than a result. It is kept, and what stands after the moves counts.
    Result,
    /// The moves end with another result than the tag says. The tag counts, unless it leaves the result open.
    Results {
        /// What the tag says.
        tag: Termination,
        /// What stands after the moves.
        moves: Termination,
    },
}

impl From<Fault> for Flaw {
    fn from(fault: Fault) -> Flaw {
        let Fault {
            kind,
            place,
            line,
            column,
        } = fault;
        let kind = FlawKind::Text(kind);
        Flaw {
            kind,
            place,
            line,
            column,
        }
    }
}

impl fmt::Display for Flaw {
    /// In English, for logs: line, column, and what is wrong.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.line, self.column)?;
        match &self.kind {
            FlawKind::Text(FaultKind::Tag) => f.write_str("a tag that cannot be read"),
            FlawKind::Text(FaultKind::Move) => f.write_str("not a move"),
            FlawKind::Text(FaultKind::Comment) => f.write_str("a comment without end"),
            FlawKind::Text(FaultKind::Variation) => f.write_str("a variation without end or beginning"),
            FlawKind::Text(FaultKind::Nag) => f.write_str("a numeric annotation glyph goes from $0 to $255"),
            FlawKind::Text(FaultKind::ByteOrderMark) => f.write_str("a mark of byte order within the text"),
            FlawKind::Text(FaultKind::Sign) => f.write_str("a sign that is no known annotation"),
            FlawKind::Text(FaultKind::Termination) => f.write_str("the moves end without a result"),
            FlawKind::Move(misread) => misread.fmt(f),
            FlawKind::Word => f.write_str("not a move, and kept as a comment"),
            FlawKind::Fen(faults) => {
                f.write_str("the start position cannot be read")?;
                faults.iter().try_for_each(|fault| write!(f, "; {fault}"))
            }
            FlawKind::FenRepaired(repairs) => {
                f.write_str("the start position is not written as it should be")?;
                repairs.iter().try_for_each(|repair| write!(f, "; {repair}"))
            }
            FlawKind::Start(refusal) => refusal.fmt(f),
            FlawKind::NullMove => f.write_str("a null move in the line that was played"),
            FlawKind::TagTwice => f.write_str("a tag stands there twice"),
            FlawKind::TooLong => f.write_str("the game is too long, and the rest of it is left out"),
            FlawKind::Depth => f.write_str("variations nested too deep"),
            FlawKind::Result => f.write_str("not a result"),
            FlawKind::Results { tag, moves } => write!(f, "the tag says {tag}, the moves end with {moves}"),
        }
    }
}

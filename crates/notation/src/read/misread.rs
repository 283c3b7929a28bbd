//! What can be wrong with a written move.

use core::fmt;
use core::ops::Range;

use jadoube_board::legality::Breach;
use jadoube_board::{Attempt, Move};

use crate::Language;

/// Why a text is not one legal move. The first three are different things: a sealed move that is any of them loses, and
/// the arbiter will want to know which.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{Language, Misread, Reading, read};
///
/// let position: Position = "k7/8/8/8/8/8/8/K3N1N1 w - - 0 1".parse()?;
/// let english = Reading::lenient(&[Language::EN]);
/// match read(&position, "Nf3", &english) {
///     Err(Misread::Ambiguous { candidates }) => assert_eq!(candidates.len(), 2),
///     other => panic!("{other:?}"),
/// }
/// match read(&position, "Kb3", &english) {
///     Err(Misread::Illegal { attempts }) => assert!(attempts[0].provisions().eq(["king.step"])),
///     other => panic!("{other:?}"),
/// }
/// # Ok::<(), jadoube_board::ParsePositionError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Misread {
    /// This is not a move at all.
    Unreadable {
        /// The bytes of the text at which reading came to an end; empty if something is missing there.
        at: Range<usize>,
    },
    /// The text says what is moved and where, and no such move is legal.
    Illegal {
        /// What it can mean, and why that is illegal. Empty if there is no such piece, or none where the text says it is.
        attempts: Vec<Tried>,
    },
    /// Several legal moves can be meant.
    Ambiguous {
        /// The moves: at least two.
        candidates: Vec<Candidate>,
    },
    /// One legal move is meant, and the text is not in the form that was asked for. Strict reading alone says this.
    Irregular {
        /// The move that is meant.
        mv: Move,
        /// In what the text departs from the form: at least one thing.
        departures: Vec<Irregularity>,
    },
}

/// An illegal move that a text can mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tried {
    /// The move.
    pub attempt: Attempt,
    /// What it breaks: at least one thing.
    pub breaches: Vec<Breach>,
}

impl Tried {
    /// The keys of the provisions that the move breaks.
    pub fn provisions(&self) -> impl Iterator<Item = &'static str> {
        self.breaches.iter().flat_map(|breach| breach.provisions()).copied()
    }
}

/// A legal move that a text can mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// The languages in which the text means it, of those that were tried; none if words of several were mixed.
    pub languages: Vec<Language>,
}

/// Something that the form asked for does not provide for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Irregularity {
    /// The key of the provision that wants it otherwise; `None` if the form merely knows no such thing.
    pub provision: Option<&'static str>,
    /// The bytes of the text; empty if something is missing there.
    pub at: Range<usize>,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::Unreadable { at } => write!(f, "not a move, from byte {} on", at.start),
            Misread::Illegal { attempts } if attempts.is_empty() => f.write_str("there is no such piece to move"),
            Misread::Illegal { attempts } => {
                f.write_str("illegal: ")?;
                list(f, attempts.iter().map(|tried| tried.attempt))
            }
            Misread::Ambiguous { candidates } => {
                f.write_str("ambiguous: ")?;
                list(f, candidates.iter().map(|candidate| candidate.mv))
            }
            Misread::Irregular { mv, .. } => write!(f, "{mv} is meant, but not written as asked"),
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, moves: impl Iterator<Item = impl fmt::Display>) -> fmt::Result {
    for (index, mv) in moves.enumerate() {
        write!(f, "{}{mv}", if index == 0 { "" } else { ", " })?;
    }
    Ok(())
}

impl core::error::Error for Misread {}

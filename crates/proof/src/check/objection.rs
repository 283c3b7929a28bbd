//! What is wrong with a proof.

use std::fmt;

use jadoube_board::{Move, Role, Square};

use crate::Digest;

/// Why a line or a certificate does not show what it should.
///
/// Invariants, their strata and their men are counted from 0, as in the vectors of the
/// [`Certificate`](crate::Certificate).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Objection {
    /// A move of the line is illegal.
    IllegalMove {
        /// How many moves were played before it.
        index: usize,
        /// The move.
        mv: Move,
    },
    /// The line does not end with the winner's opponent checkmated.
    NoMate {
        /// Where it ends.
        fen: String,
    },
    /// The winner has mated in a position that can be reached.
    Mate {
        /// The position.
        fen: String,
    },
    /// There are more positions to list than the certificate says.
    TooMany {
        /// How many it says.
        claimed: u64,
    },
    /// There are fewer positions to list than the certificate says.
    Count {
        /// How many it says.
        claimed: u64,
        /// How many there are.
        found: u64,
    },
    /// There are as many positions to list as the certificate says, but they are others.
    Digest {
        /// The digest it says.
        claimed: Digest,
        /// The digest of the positions.
        found: Digest,
    },
    /// An invariant is not written as an invariant must be.
    Flawed {
        /// Which.
        invariant: usize,
        /// What is wrong with it.
        flaw: Flaw,
    },
    /// A move may lead to a position in which the invariant does not hold, and which is not barren.
    Escape {
        /// Which invariant.
        invariant: usize,
        /// The stratum that holds before the move.
        stratum: usize,
        /// The man who moves; in castling, the king.
        man: usize,
        /// From where.
        from: Square,
        /// To where; in castling, the square of the rook.
        to: Square,
        /// What he is afterwards.
        role: Role,
        /// The man he captures, if any.
        captured: Option<usize>,
    },
    /// A move from a position in which the invariant holds may be mate.
    MayBeMated {
        /// Which invariant.
        invariant: usize,
        /// The stratum that holds before the move.
        stratum: usize,
        /// Where the king is mated.
        king: Square,
    },
    /// There are too many ways to place the men around a king to see that none is mate.
    TooManyPlacements {
        /// Which invariant.
        invariant: usize,
        /// The stratum that holds before the move.
        stratum: usize,
        /// Where the king stands.
        king: Square,
    },
}

/// What is wrong with the writing of an invariant, before asking whether it is true.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// There are more men than a game has.
    Men,
    /// Two men start on this square.
    Shared(Square),
    /// A side has no king, or several.
    Kings,
    /// No rook of the right side starts on this square with its king on the same first rank.
    Castling(Square),
    /// A stratum does not tell of every man exactly once.
    Reach {
        /// The stratum.
        stratum: usize,
    },
    /// A stratum lets a man become what he cannot, or a pawn stand on a last rank, or a king be captured.
    Man {
        /// The stratum.
        stratum: usize,
        /// The man.
        man: usize,
    },
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Objection::IllegalMove { index, mv } => write!(f, "move {} of the line, {mv}, is illegal", index + 1),
            Objection::NoMate { fen } => write!(f, "the line ends without mate: {fen}"),
            Objection::Mate { fen } => write!(f, "mate can be reached: {fen}"),
            Objection::TooMany { claimed } => write!(f, "more positions must be listed than {claimed}"),
            Objection::Count { claimed, found } => write!(f, "{found} positions must be listed, not {claimed}"),
            Objection::Digest { claimed, found } => {
                write!(
                    f,
                    "the listed positions have the digest {:032x}, not {:032x}",
                    found.0, claimed.0
                )
            }
            Objection::Flawed { invariant, flaw } => write!(f, "invariant {invariant}: {flaw}"),
            Objection::Escape {
                invariant,
                stratum,
                man,
                from,
                to,
                role,
                captured,
            } => {
                write!(
                    f,
                    "invariant {invariant}, stratum {stratum}: man {man} may go from {from} to {to} as a {role}"
                )?;
                match captured {
                    Some(captured) => write!(f, ", capturing man {captured}, and no stratum holds after that"),
                    None => f.write_str(", and no stratum holds after that"),
                }
            }
            Objection::MayBeMated {
                invariant,
                stratum,
                king,
            } => {
                write!(
                    f,
                    "invariant {invariant}, stratum {stratum}: the king may be mated on {king}"
                )
            }
            Objection::TooManyPlacements {
                invariant,
                stratum,
                king,
            } => write!(
                f,
                "invariant {invariant}, stratum {stratum}: too many placements around a king on {king}"
            ),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Men => f.write_str("there are more than 32 men"),
            Flaw::Shared(square) => write!(f, "two men start on {square}"),
            Flaw::Kings => f.write_str("a side does not have one king"),
            Flaw::Castling(square) => write!(f, "no king can castle with a rook on {square}"),
            Flaw::Reach { stratum } => write!(f, "stratum {stratum} does not tell of every man"),
            Flaw::Man { stratum, man } => write!(f, "stratum {stratum} says of man {man} what cannot be"),
        }
    }
}

impl std::error::Error for Objection {}

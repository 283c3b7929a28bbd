//! What proves a position unreachable, with the words for it.

use core::fmt;

use crate::{Color, Role, Square, Squares};

/// A proof that no game can have led to a position.
///
/// Its [`Display`](fmt::Display) is a sentence for an arbiter.
///
/// ```
/// use jadoube_board::{Position, reachability::{Origin, impossibilities}};
///
/// let position: Position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1".parse()?;
/// let [proof] = impossibilities(&position, Origin::AnyStart)[..] else { panic!() };
/// assert_eq!(proof.provision(), "legality.illegal-position");
/// assert_eq!(proof.to_string(), "only knights can have moved, and from their squares it follows that White has the move");
/// # Ok::<(), jadoube_board::ParsePositionError>(())
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Impossibility {
    /// A king or rook is said never to have moved, since it may castle, but the game did not start with it there.
    CastlingHome {
        /// Its side.
        color: Color,
        /// King or rook.
        role: Role,
        /// Where it stands.
        square: Square,
    },
    /// A piece has been shut in by pieces that never moved, but the game did not start with it there.
    ShutIn {
        /// Its side.
        color: Color,
        /// What it is.
        role: Role,
        /// Where it stands.
        square: Square,
    },
    /// More pieces of a kind are in a part of the board than started there, and no more can have come in: pieces that
    /// never moved bar the way.
    Strayed {
        /// Their side.
        color: Color,
        /// What they are.
        role: Role,
        /// Where they stand, all in one part of the board.
        squares: Squares,
        /// How many of them can have got there.
        possible: usize,
    },
    /// A side has more pieces than it can have got by promotion.
    Promotions {
        /// The side.
        color: Color,
        /// How many of its pieces at least are promoted pawns.
        promoted: usize,
        /// How many of its pawns are missing.
        missing: usize,
        /// How many pieces of both sides have been captured.
        captured: usize,
    },
    /// Each of the 960 start positions is excluded, though by different facts.
    NoStart {
        /// The pieces of both first ranks that cannot have moved.
        unmoved: Squares,
    },
    /// Only knights can have moved, and the number of their moves shows that the other player has the move.
    Tempo {
        /// The player who should have the move.
        color: Color,
    },
    /// Pawns cannot all have come from different squares of their starting rank.
    PawnOrigins {
        /// Their side.
        color: Color,
        /// Where they stand.
        squares: Squares,
    },
    /// Pawns have left their files more often than there was something to capture.
    PawnCaptures {
        /// Their side.
        color: Color,
        /// How many captures they need at least.
        needed: usize,
        /// How many of the opponent's pieces are missing.
        missing: usize,
    },
    /// The double step that en passant tells of cannot have been the last move.
    NoDoubleStep {
        /// The side that is said to have made it.
        color: Color,
        /// The square that the pawn is said to have crossed.
        crossed: Square,
        /// What gives check to the player who has the move.
        checkers: Squares,
    },
    /// The player who does not have the move has no possible last move.
    NoLastMove {
        /// That player.
        color: Color,
        /// What gives check to the player who has the move.
        checkers: Squares,
    },
}

impl Impossibility {
    /// The key of the provision by which the position is illegal.
    pub const fn provision(&self) -> &'static str {
        "legality.illegal-position"
    }
}

impl fmt::Display for Impossibility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Impossibility::CastlingHome { color, role, square } => write!(
                f,
                "{color}'s {role} on {square} is said never to have moved, yet no {role} starts there"
            ),
            Impossibility::ShutIn { color, role, square } => {
                write!(
                    f,
                    "{color}'s {role} on {square} cannot have moved, yet no {role} starts there"
                )
            }
            Impossibility::Strayed {
                color,
                role,
                squares,
                possible,
            } => match squares.single() {
                Some(square) => write!(
                    f,
                    "{color}'s {role} on {square} cannot have got there past pieces that have never moved"
                ),
                None => write!(
                    f,
                    "of {color}'s {role}s ({squares}) only {possible} can have got there past pieces that have never moved"
                ),
            },
            Impossibility::Promotions {
                color,
                promoted,
                missing,
                ..
            } if promoted > missing => write!(
                f,
                "{color} has at least {}, but {}",
                Count(promoted, "promoted piece"),
                Missing(missing, color, "pawn")
            ),
            Impossibility::Promotions {
                color,
                promoted,
                captured,
                ..
            } => {
                let promoted = Count(promoted, "promoted piece");
                write!(f, "{color} has at least {promoted}, but with ")?;
                match captured {
                    0 => f.write_str("nothing captured no pawn can have passed the one facing it"),
                    n => write!(
                        f,
                        "{} at most {} pawns of a side can have passed those facing them",
                        Count(n, "capture"),
                        2 * n
                    ),
                }
            }
            Impossibility::NoStart { unmoved } if unmoved.is_empty() => {
                f.write_str("no start position explains where the pieces stand")
            }
            Impossibility::NoStart { unmoved } => write!(
                f,
                "no start position explains both the pieces that cannot have moved ({unmoved}) and where the others stand"
            ),
            Impossibility::Tempo { color } => write!(
                f,
                "only knights can have moved, and from their squares it follows that {color} has the move"
            ),
            Impossibility::PawnOrigins { color, squares } => write!(
                f,
                "{color}'s pawns ({squares}) cannot all have come from different squares of their starting rank"
            ),
            Impossibility::PawnCaptures { color, needed, missing } => write!(
                f,
                "{color}'s pawns need at least {} to stand as they do, but {}",
                Count(needed, "capture"),
                Missing(missing, !color, "piece")
            ),
            Impossibility::NoDoubleStep {
                color,
                crossed,
                checkers,
            } => {
                write!(
                    f,
                    "a double step of {color} over {crossed} cannot have been the last move"
                )?;
                match checkers.is_empty() {
                    true => Ok(()),
                    false => write!(f, ", which gave check ({checkers})"),
                }
            }
            Impossibility::NoLastMove { color, checkers } if checkers.is_empty() => {
                write!(f, "{color} has no possible last move")
            }
            Impossibility::NoLastMove { color, checkers } => {
                write!(f, "no last move of {color} can have given this check ({checkers})")
            }
        }
    }
}

/// A number of things, in words that agree with it.
struct Count(usize, &'static str);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => write!(f, "1 {}", self.1),
            n => write!(f, "{n} {}s", self.1),
        }
    }
}

/// How many of a side's pieces are missing, fewer than would have to be.
struct Missing(usize, Color, &'static str);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Missing(count, color, name) = self;
        match count {
            0 => write!(f, "none of {color}'s {name}s is missing"),
            1 => write!(f, "only 1 of {color}'s {name}s is missing"),
            n => write!(f, "only {n} of {color}'s {name}s are missing"),
        }
    }
}

//! What a text says is moved, and which legal moves that can be.

use core::ops::Range;

use jadoube_board::{Attempt, Kind, Move, MoveList, Position, Rank, Role, Square, Squares, Wing, attacks, legality};

use crate::read::Tried;

/// What a text says: not yet whether there is such a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Said {
    Castling(Wing),
    Step(Step),
}

/// A piece goes to a square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) who: Who,
    /// The squares from which it may come.
    pub(crate) from: Squares,
    /// The squares to which it may go: one, or all of a file.
    pub(crate) to: Squares,
    pub(crate) promotion: Option<Role>,
}

#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Who {
    /// A kind of piece.
    Piece(Role),
    /// Whatever stands there: the move is in coordinates.
    Any,
}

/// How the words of a step were put. Strict reading asks; byte ranges are empty where something is missing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Wording {
    pub(crate) sign: Option<(SignForm, Range<usize>)>,
    pub(crate) departure: Range<usize>,
    pub(crate) has_file: bool,
    pub(crate) has_rank: bool,
    pub(crate) separator: Option<(char, Range<usize>)>,
    /// Files in capitals, or from an alphabet that only looks like it.
    pub(crate) capital_file: Option<Range<usize>>,
    pub(crate) arrival: Range<usize>,
    /// The square of arrival is only a file.
    pub(crate) lacks_rank: bool,
    pub(crate) promotion: Option<(SignForm, Range<usize>)>,
    /// What stands between the square and the new piece, or around it.
    pub(crate) promotion_separator: Option<Range<usize>>,
}

/// How a piece was named.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum SignForm {
    /// As the language has it, with so many characters.
    Letters(usize),
    Figurine,
    /// A letter for a pawn.
    Pawn,
    /// A small letter, or one that only looks right.
    Loose,
}

impl Said {
    /// The legal moves that are meant.
    pub(crate) fn moves<'a>(&'a self, legal: &'a MoveList) -> impl Iterator<Item = Move> + 'a {
        legal.into_iter().filter(move |&mv| self.means(mv))
    }

    fn means(&self, mv: Move) -> bool {
        match (self, mv.kind()) {
            (Said::Castling(wing), Kind::Castling) => Wing::of(mv.from(), mv.to()) == *wing,
            (Said::Castling(_), _) => false,
            (Said::Step(step), Kind::Castling) => step.castles(mv),
            (Said::Step(step), _) => {
                (step.who == Who::Any || step.who == Who::Piece(mv.role()))
                    && step.from.contains(mv.from())
                    && step.to.contains(mv.to())
                    && step.promotion == mv.promotion()
            }
        }
    }

    /// The moves that are meant and why they are illegal.
    pub(crate) fn attempts(&self, position: &Position) -> Vec<Tried> {
        let setup = position.to_setup();
        let tried = |attempt| Tried {
            attempt,
            breaches: legality::breaches(&setup, attempt),
        };
        let attempts = match self {
            Said::Castling(wing) => Vec::from([castling_attempt(position, *wing)]),
            Said::Step(step) => step.attempts(position),
        };
        let tried = attempts.into_iter().map(tried);
        tried.filter(|tried| !tried.breaches.is_empty()).collect()
    }
}

impl Step {
    /// Whether a castling is meant: the king goes to its rook, or farther than a step to where it ends.
    fn castles(&self, mv: Move) -> bool {
        let (king, end) = (mv.from(), mv.destination());
        let is_step = king == end || attacks::king(king).contains(end);
        self.promotion.is_none()
            && matches!(self.who, Who::Any | Who::Piece(Role::King))
            && self.from.contains(king)
            && (self.to == Squares::of(mv.to()) && self.from.len() == 1
                || self.to == Squares::of(end) && !is_step && self.to != Squares::of(mv.to()))
    }

    fn attempts(&self, position: &Position) -> Vec<Attempt> {
        let own = position.colored(position.turn());
        let movers = match (self.who, self.from.single()) {
            // A square with nothing of one's own is the player's mistake; a square with another piece the reader's.
            (_, Some(from)) if !own.contains(from) => self.from,
            (Who::Any, _) => self.from,
            (Who::Piece(role), _) => self.from & own & position.role(role),
        };
        let mut attempts = Vec::new();
        for from in movers {
            let to = match self.to.single() {
                Some(_) => self.to,
                // Files alone tell of a capture by a pawn.
                None => self.to & attacks::pawn(position.turn(), from),
            };
            attempts.extend(to.into_iter().map(|to| Attempt {
                from,
                to,
                promotion: self.promotion,
            }));
        }
        attempts
    }
}

/// A castling that is not legal: the king goes to its rook, or to where it would end if there is none.
fn castling_attempt(position: &Position, wing: Wing) -> Attempt {
    let turn = position.turn();
    let (king, home) = (position.king(turn), Rank::ONE.seen_by(turn));
    let rooks = position.pieces(Role::Rook.of(turn)) & Squares::rank(home);
    let on_wing = |rook: &Square| Wing::of(king, *rook) == wing && king.rank() == home;
    let mut rooks = rooks.into_iter().filter(on_wing);
    let outermost = match wing {
        Wing::Queenside => rooks.next(),
        Wing::Kingside => rooks.last(),
    };
    let rook = position.castling_rook(turn, wing).or(outermost);
    Attempt {
        from: king,
        to: rook.unwrap_or(Square::new(wing.king_file(), home)),
        promotion: None,
    }
}

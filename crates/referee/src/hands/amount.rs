//! What the board amounts to, against what the game stands on.

use jadoube_board::legality::{self, breaches};
use jadoube_board::{Attempt, Color, Piece, Role, Setup, Square, Squares, Wing, attacks};

use super::{HandledPiece, Hands, Touch};
use crate::act::Intent;

/// What the board amounts to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Amount {
    /// Nothing has changed.
    Nothing,
    /// A piece is in the hand.
    InHand,
    /// What this legal move leaves.
    Move(Attempt),
    /// Part of a legal move.
    Part(Part),
    /// What this illegal move leaves.
    Illegal(Attempt),
    /// Something that no one move leaves, on these squares.
    Disorder(Squares),
}

/// A legal move that is begun and not finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The king stands where it castles to.
    Castling(Attempt),
    /// A pawn that promotes is on the square of promotion, or off the board; or its new piece stands beside it.
    Promotion(Option<Attempt>),
    /// A piece stands where it captures, or what it captures is off the board.
    Capture(Option<Attempt>),
    /// The king stands where it castles to, and could have stepped there: this move, or this castling. The clock or the opponent's
    /// hand makes it the step, and its rook the castling.
    KingStep(Attempt, Attempt),
}

impl Hands {
    /// What the board amounts to, for the player to move.
    pub(crate) fn amount(&self, board: &Setup) -> Amount {
        let mover = board.turn;
        // A piece from the box that is not on the board yet may as well stay there.
        // So may a captured piece that is still in the hand.
        let in_air = |piece: &HandledPiece| piece.at.is_none();
        let aside = |piece: &HandledPiece| in_air(piece) && (piece.home.is_none() || piece.piece.color != mover);
        let in_hand = |piece: &HandledPiece| piece.held_by == Some(mover) && !aside(piece);
        if self.pieces.iter().any(in_hand) {
            return Amount::InHand;
        }
        let moved = |piece: &&HandledPiece| piece.at != piece.home && (piece.held_by.is_none() || aside(piece));
        let (own, enemy): (Vec<&HandledPiece>, Vec<&HandledPiece>) = self
            .pieces
            .iter()
            .filter(moved)
            .partition(|piece| piece.piece.color == mover);
        let (added, own): (Vec<&HandledPiece>, Vec<&HandledPiece>) =
            own.into_iter().partition(|piece| piece.home.is_none());
        let off: Vec<Square> = enemy
            .iter()
            .filter(|piece| piece.at.is_none())
            .filter_map(|piece| piece.home)
            .collect();
        if off.len() < enemy.len() || off.len() > 1 {
            return self.disorder();
        }
        let off = off.first().copied();
        match (own.as_slice(), added.as_slice(), off) {
            ([], [], None) => Amount::Nothing,
            ([], [], Some(square)) => match can_be_captured(board, square) {
                true => Amount::Part(Part::Capture(None)),
                false => self.disorder(),
            },
            ([piece], [], _) => self.one_moved(board, piece, off),
            ([pawn], [new], _) => self.promoted(board, pawn, new),
            ([], [new], _) => match new.at.is_some_and(|at| can_promote_on(board, at)) {
                true => Amount::Part(Part::Promotion(None)),
                false => self.disorder(),
            },
            ([_, _], [], None) => self.castled(board),
            _ => self.disorder(),
        }
    }

    /// The squares on which something else stands than before.
    pub(crate) fn changed(&self) -> Squares {
        let changed = self.pieces.iter().filter(|piece| piece.at != piece.home);
        changed.flat_map(|piece| [piece.at, piece.home]).flatten().collect()
    }

    fn disorder(&self) -> Amount {
        Amount::Disorder(self.changed())
    }

    fn one_moved(&self, board: &Setup, piece: &HandledPiece, off: Option<Square>) -> Amount {
        let Some(from) = piece.home else { return self.disorder() };
        let Some(to) = piece.at else {
            // A pawn that promotes need not be put on the last rank.
            let promotes =
                piece.piece.role == Role::Pawn && last_rank().any(|to| legal(board, from, to, Some(Role::Queen)));
            return match promotes {
                true => Amount::Part(Part::Promotion(None)),
                false => self.disorder(),
            };
        };
        let attempt = Attempt {
            from,
            to,
            promotion: None,
        };
        if legal(board, from, to, Some(Role::Queen)) && piece.piece.role == Role::Pawn && !legal(board, from, to, None)
        {
            return Amount::Part(Part::Promotion(Some(attempt)));
        }
        if let Some(castling) = self.castling_begun(board, attempt) {
            return match self.stands_as(&legality::play(board, castling)) {
                true => Amount::Move(castling),
                false => Amount::Part(Part::Castling(castling)),
            };
        }
        if !legal(board, from, to, None) {
            // In Chess960 castling may move the rook alone.
            return match self.castled(board) {
                Amount::Move(castling) => Amount::Move(castling),
                _ => Amount::Illegal(attempt),
            };
        }
        if self.stands_as(&legality::play(board, attempt)) {
            return match self.castling_to(board, attempt) {
                Some((castling, true)) => Amount::Part(Part::KingStep(attempt, castling)),
                _ => Amount::Move(attempt),
            };
        }
        match (piece.piece.role, off) {
            (Role::King, None) if board.piece_at(to).is_none_or(|there| there.color == board.turn) => {
                Amount::Part(Part::Castling(attempt))
            }
            (_, None) => Amount::Part(Part::Capture(Some(attempt))),
            (_, Some(_)) => self.disorder(),
        }
    }

    /// The castling that a king begins which goes where it castles to, in Chess960 from anywhere. A king that could step there is
    /// castling if its rook was touched on the same turn.
    fn castling_begun(&self, board: &Setup, attempt: Attempt) -> Option<Attempt> {
        let (castling, is_step) = self.castling_to(board, attempt)?;
        let is_move = legal(board, attempt.from, attempt.to, None);
        let meant = |touch: &Touch| touch.square == castling.to || touch.intent == Some(Intent::ToCastle);
        let mut touches = self.touches.iter().filter(|touch| touch.by == board.turn);
        (!is_move || is_step && touches.any(meant)).then_some(castling)
    }

    /// The legal castling that brings the king where this move does, and whether the king can step there as well.
    fn castling_to(&self, board: &Setup, attempt: Attempt) -> Option<(Attempt, bool)> {
        let king = board.piece_at(attempt.from).filter(|piece| piece.role == Role::King)?;
        let goes_there = |castling: &Attempt| {
            breaches(board, *castling).is_empty() && legality::play(board, *castling).piece_at(attempt.to) == Some(king)
        };
        let attempts = [Wing::Kingside, Wing::Queenside].map(|wing| legality::castling_attempt(board, wing));
        let castling = attempts.into_iter().flatten().find(goes_there)?;
        let rook = board.piece_at(castling.to);
        let is_move = legal(board, attempt.from, attempt.to, None);
        let is_step = is_move
            && attacks::king(attempt.from).contains(attempt.to)
            && legality::play(board, attempt).piece_at(castling.to) == rook;
        Some((castling, is_step))
    }

    /// A pawn and the piece that takes its place, in any order; the pawn need not be put on the last rank, and what stands there
    /// is captured.
    ///
    /// Provision: promotion.pawn-need-not-be-placed, promotion.any-order, promotion.capture-on-square
    fn promoted(&self, board: &Setup, pawn: &HandledPiece, new: &HandledPiece) -> Amount {
        let (Some(from), Some(to), Role::Pawn) = (pawn.home, new.at, pawn.piece.role) else {
            return self.disorder();
        };
        let attempt = Attempt {
            from,
            to,
            promotion: Some(new.piece.role),
        };
        let is_legal = breaches(board, attempt).is_empty();
        match (pawn.at, is_legal) {
            (None, true) if self.stands_as(&legality::play(board, attempt)) => Amount::Move(attempt),
            (None, true) => Amount::Part(Part::Capture(Some(attempt))),
            (None, false) => Amount::Illegal(attempt),
            (Some(_), true) => Amount::Part(Part::Promotion(Some(attempt))),
            (Some(_), false) => self.disorder(),
        }
    }

    /// King and rook stand as castling leaves them.
    fn castled(&self, board: &Setup) -> Amount {
        let attempts = [Wing::Kingside, Wing::Queenside].map(|wing| legality::castling_attempt(board, wing));
        let mut attempts = attempts.into_iter().flatten();
        let left = attempts.find(|attempt| self.stands_as(&legality::play(board, *attempt)));
        match left {
            Some(attempt) if breaches(board, attempt).is_empty() => Amount::Move(attempt),
            Some(attempt) => Amount::Illegal(attempt),
            None => self.disorder(),
        }
    }

    /// Whether the pieces stand as on a board.
    pub(crate) fn stands_as(&self, board: &Setup) -> bool {
        Square::all().all(|square| {
            let mut here = self.pieces.iter().filter(|piece| piece.at == Some(square));
            let piece = here.next().map(|piece| piece.piece);
            here.next().is_none() && piece == board.piece_at(square)
        })
    }

    /// Whether nothing stands otherwise than the game has it.
    pub(crate) fn is_in_order(&self) -> bool {
        self.pieces
            .iter()
            .all(|piece| piece.at == piece.home && piece.held_by.is_none())
    }

    /// The new piece that has touched the square of promotion.
    pub(crate) fn chosen(&self) -> Option<(Piece, Square)> {
        self.chosen
    }
}

fn last_rank() -> impl Iterator<Item = Square> {
    let ends = |square: &Square| {
        Color::ALL
            .into_iter()
            .any(|color| square.rank() == jadoube_board::Rank::EIGHT.seen_by(color))
    };
    Square::all().filter(ends)
}

fn legal(board: &Setup, from: Square, to: Square, promotion: Option<Role>) -> bool {
    breaches(board, Attempt { from, to, promotion }).is_empty()
}

fn can_promote_on(board: &Setup, to: Square) -> bool {
    legality::legal_moves(board)
        .iter()
        .any(|attempt| attempt.to == to && attempt.promotion.is_some())
}

/// Whether the player to move can capture the piece on a square.
fn can_be_captured(board: &Setup, square: Square) -> bool {
    let takes = |attempt: &Attempt| {
        legality::play(board, *attempt)
            .piece_at(square)
            .map(|piece| piece.color)
            != Some(!board.turn)
    };
    legality::legal_moves(board).iter().any(takes)
}

//! The last move, looked for by taking moves back.
//!
//! Before the last move, the player who has the move now had just made one, and so was not in check: that is what most
//! retractions fail on when the position cannot be. Every kind of move is taken back: a piece returns to an empty square
//! from which it could come, leaving behind nothing or whatever it may have captured; a promoted piece becomes a pawn
//! again; king and rook return from castling; a pawn captured en passant comes back, and must have made its double step
//! before. What may still castle has not moved.

use crate::{Attempt, Color, Kind, Piece, Position, Rank, Role, Square, Squares, Wing, attacks};

/// Whether the player who does not have the move can have made a last move, after a position that is `plausible`.
pub(super) fn exists(position: &Position, plausible: impl Fn(&Position) -> bool) -> bool {
    let retraction = Retraction {
        position,
        mover: !position.turn(),
        plausible: &plausible,
    };
    match position.en_passant() {
        Some(crossed) => retraction.double_step(crossed),
        None => {
            position
                .colored(retraction.mover)
                .into_iter()
                .any(|to| retraction.of_piece(to))
                || retraction.castling()
        }
    }
}

struct Retraction<'a> {
    position: &'a Position,
    /// The player whose move is taken back.
    mover: Color,
    plausible: &'a dyn Fn(&Position) -> bool,
}

impl Retraction<'_> {
    /// Whether the last move can have been one that brought a piece to this square, castling aside.
    fn of_piece(&self, to: Square) -> bool {
        let Some(piece) = self.position.piece_at(to) else {
            return false;
        };
        let rights = self.position.castling() & Squares::first_rank(self.mover);
        match piece.role {
            Role::Pawn => self.pawn(to, piece) || self.en_passant(to),
            Role::King if !rights.is_empty() => false,
            Role::Rook if rights.contains(to) => false,
            Role::King => self.step(to, piece),
            _ => self.step(to, piece) || self.promotion(to),
        }
    }

    /// A piece that is not a pawn came along its lines.
    fn step(&self, to: Square, piece: Piece) -> bool {
        let occupied = self.position.occupied();
        let mut from = (attacks::from(piece, to, occupied) - occupied).into_iter();
        from.any(|from| self.quiet(piece, from, to) || self.capture(piece, from, to))
    }

    /// A piece on the last rank came there as a pawn.
    fn promotion(&self, to: Square) -> bool {
        to.rank() == Rank::EIGHT.seen_by(self.mover) && self.pawn(to, Role::Pawn.of(self.mover))
    }

    /// A pawn came by one step, by a double step or by a capture that was not en passant.
    fn pawn(&self, to: Square, pawn: Piece) -> bool {
        let empty = !self.position.occupied() - Squares::first_rank(self.mover);
        let is_empty = |square: &Square| empty.contains(*square);
        let one = self.behind(to, 1).filter(is_empty);
        let two = one.and_then(|_| self.behind(to, 2)).filter(is_empty);
        let two = two.filter(|_| to.rank() == Rank::FOUR.seen_by(self.mover));
        let mut captures = (attacks::pawn(!self.mover, to) & empty).into_iter();
        one.is_some_and(|from| self.quiet(pawn, from, to))
            || two.is_some_and(|from| self.quiet(pawn, from, to))
            || captures.any(|from| self.capture(pawn, from, to))
    }

    /// A pawn came by a capture en passant.
    fn en_passant(&self, to: Square) -> bool {
        let empty = !self.position.occupied();
        let (Some(captured), Some(home)) = (self.behind(to, 1), self.behind(to, -1)) else {
            return false;
        };
        if to.rank() != Rank::SIX.seen_by(self.mover)
            || !(empty.contains(captured) && empty.contains(home))
            || !self.has_captured()
        {
            return false;
        }
        let mut from = (attacks::pawn(!self.mover, to) & empty).into_iter();
        from.any(|from| {
            let mut earlier = self.earlier(Role::Pawn.of(self.mover), from, to);
            let pawn = Role::Pawn.of(!self.mover);
            earlier.pieces.replace(Squares::EMPTY, pawn, Squares::of(captured));
            earlier.en_passant = Squares::of(to);
            self.can_have_been(&earlier)
        })
    }

    /// A pawn crossed this square by a double step.
    fn double_step(&self, crossed: Square) -> bool {
        let (Some(from), Some(to)) = (self.behind(crossed, 1), self.behind(crossed, -1)) else {
            return false;
        };
        self.quiet(Role::Pawn.of(self.mover), from, to)
    }

    /// King and rook castled. Whether it was legal is asked of the earlier position, in which they had the right to.
    fn castling(&self) -> bool {
        let home = Squares::first_rank(self.mover);
        if self.position.castling().meets(home) {
            return false;
        }
        let [king, rook] = [Role::King, Role::Rook].map(|role| role.of(self.mover));
        Wing::ALL.into_iter().any(|wing| {
            let rank = Rank::ONE.seen_by(self.mover);
            let [king_to, rook_to] = [wing.king_file(), wing.rook_file()].map(|file| Square::new(file, rank));
            if self.position.piece_at(king_to) != Some(king) || self.position.piece_at(rook_to) != Some(rook) {
                return false;
            }
            let both = Squares::of(king_to) | Squares::of(rook_to);
            let free = home - (self.position.occupied() - both);
            let pairs = free
                .into_iter()
                .flat_map(|from| free.into_iter().map(move |to| (from, to)));
            let mut pairs = pairs.filter(|&(from, to)| from != to && Wing::of(from, to) == wing);
            pairs.any(|(from, to)| {
                let mut earlier = self.earlier(king, from, king_to);
                earlier.pieces.replace(both - Squares::of(from), rook, Squares::of(to));
                earlier.castling |= Squares::of(to);
                let attempt = Attempt {
                    from,
                    to,
                    promotion: None,
                };
                let castled = earlier.find(attempt).filter(|mv| mv.kind() == Kind::Castling);
                castled.is_some_and(|mv| earlier.make(mv).pieces == self.position.pieces)
                    && self.can_have_been(&earlier)
            })
        })
    }

    fn quiet(&self, piece: Piece, from: Square, to: Square) -> bool {
        self.can_have_been(&self.earlier(piece, from, to))
    }

    fn capture(&self, piece: Piece, from: Square, to: Square) -> bool {
        let end_ranks = Squares::first_rank(Color::White) | Squares::first_rank(Color::Black);
        let mut captured = Role::ALL.into_iter().filter(|role| match role {
            Role::King => false,
            Role::Pawn => !end_ranks.contains(to),
            _ => true,
        });
        self.has_captured()
            && captured.any(|role| {
                let mut earlier = self.earlier(piece, from, to);
                let captured = role.of(!self.mover);
                earlier.pieces.replace(Squares::EMPTY, captured, Squares::of(to));
                self.can_have_been(&earlier)
            })
    }

    /// Whether anything is missing that the last move can have captured.
    fn has_captured(&self) -> bool {
        self.position.colored(!self.mover).len() < 16
    }

    /// The position with a piece back on the square from which it came. More castling may have been possible in it
    /// than was afterwards, but nothing is made of that.
    fn earlier(&self, piece: Piece, from: Square, to: Square) -> Position {
        let mut earlier = *self.position;
        earlier.pieces.replace(Squares::of(to), piece, Squares::of(from));
        earlier.en_passant = Squares::EMPTY;
        earlier.turn = self.mover;
        earlier
    }

    /// Whether nothing speaks against an earlier position: the player who had just moved in it is not in check, and if
    /// that move must have been a double step, it can have been.
    fn can_have_been(&self, earlier: &Position) -> bool {
        let waiting = earlier.king(!earlier.turn);
        earlier.attackers(earlier.turn, waiting).is_empty()
            && (self.plausible)(earlier)
            && (earlier.en_passant().is_none() || exists(earlier, self.plausible))
    }

    /// The square so many ranks behind another, as the mover sees the board.
    fn behind(&self, square: Square, ranks: i8) -> Option<Square> {
        match self.mover {
            Color::White => square.offset(0, -ranks),
            Color::Black => square.offset(0, ranks),
        }
    }
}

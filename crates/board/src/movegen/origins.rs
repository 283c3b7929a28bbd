//! From where a piece can have come: the question that written moves ask.

use super::{Machine, Plain, Restraint, castling_unattacked, castling_unblocked, en_passant_is_safe};
use crate::moves::{Kind, Wing};
use crate::position::{Black, Side, White};
use crate::{Color, Move, Position, Rank, Role, Square, Squares, attacks};

impl Position {
    /// The squares from which a piece of a kind can legally go to a square, castling apart.
    ///
    /// Much faster than looking through [`Position::legal_moves`]: one look back from the square of arrival.
    ///
    /// ```
    /// use jadoube_board::{Position, Role, Square};
    ///
    /// let position: Position = "k7/8/8/6N1/8/8/8/K5N1 w - - 0 1".parse()?;
    /// assert_eq!(position.origins(Role::Knight, Square::F3).to_string(), "g1 g5");
    /// # Ok::<(), jadoube_board::ParsePositionError>(())
    /// ```
    #[inline]
    pub fn origins(&self, role: Role, to: Square) -> Squares {
        match self.turn {
            Color::White => origins::<White>(self, role, to),
            Color::Black => origins::<Black>(self, role, to),
        }
    }

    /// The only legal move by which a piece of a kind goes from one of some squares to another, castling apart.
    ///
    /// # Errors
    ///
    /// The squares from which there is such a move, if there is not exactly one: none, or several. A pawn that arrives
    /// on the last rank has a move only with a promotion, any other piece only without.
    #[inline]
    pub fn resolve(&self, role: Role, from: Squares, to: Square, promotion: Option<Role>) -> Result<Move, Squares> {
        let origins = self.origins(role, to) & from;
        let kind = match (role, promotion) {
            (Role::Pawn, None) if !LAST_RANKS.contains(to) => {
                let target = Squares::of(to).0;
                if self.en_passant.0 == target {
                    Kind::EnPassant
                } else if origins.0 & (target >> 16 | target << 16) != 0 {
                    Kind::DoubleStep
                } else {
                    Kind::Pawn
                }
            }
            (Role::Pawn, Some(Role::Queen)) if LAST_RANKS.contains(to) => Kind::PromotionToQueen,
            (Role::Pawn, Some(Role::Rook)) if LAST_RANKS.contains(to) => Kind::PromotionToRook,
            (Role::Pawn, Some(Role::Bishop)) if LAST_RANKS.contains(to) => Kind::PromotionToBishop,
            (Role::Pawn, Some(Role::Knight)) if LAST_RANKS.contains(to) => Kind::PromotionToKnight,
            (Role::Knight, None) => Kind::Knight,
            (Role::Bishop, None) => Kind::Bishop,
            (Role::Rook, None) => Kind::Rook,
            (Role::Queen, None) => Kind::Queen,
            (Role::King, None) => Kind::King,
            _ => return Err(Squares::EMPTY),
        };
        match origins.single() {
            Some(from) => Ok(Move::new(kind, from, to)),
            None => Err(origins),
        }
    }

    /// Plays the move that [`Position::resolve`] finds, faster than finding and making it, and tells which it was.
    ///
    /// # Errors
    ///
    /// As [`Position::resolve`]. Nothing is played then.
    #[inline]
    pub fn follow(&mut self, role: Role, from: Squares, to: Square, promotion: Option<Role>) -> Result<Move, Squares> {
        let followed = match self.turn {
            Color::White => follow::<White>(self, role, from, to, promotion),
            Color::Black => follow::<Black>(self, role, from, to, promotion),
        };
        match followed {
            Some(mv) => Ok(mv),
            None => {
                let mv = self.resolve(role, from, to, promotion)?;
                *self = self.make(mv);
                Ok(mv)
            }
        }
    }

    /// The rooks with which the player who has the move can castle at once.
    pub fn legal_castling(&self) -> Squares {
        match self.turn {
            Color::White => legal_castling::<White>(self),
            Color::Black => legal_castling::<Black>(self),
        }
    }

    /// Castling on a wing, if it is legal.
    pub fn castle(&self, wing: Wing) -> Option<Move> {
        let king = self.king(self.turn);
        let mut rooks = self.legal_castling().into_iter();
        let rook = rooks.find(|&rook| Wing::of(king, rook) == wing)?;
        Some(Move::new(Kind::Castling, king, rook))
    }
}

/// Plays a move where only one piece can reach the square at all; that the king is safe is seen from the position after
/// it. `None`, and nothing played, for promotions, en passant, ambiguity and illegal moves.
///
/// What kind of piece moves cannot be foreseen, so there is one branch on it, and tables after it.
#[inline(always)]
fn follow<S: Side>(
    position: &mut Position,
    role: Role,
    from: Squares,
    to: Square,
    promotion: Option<Role>,
) -> Option<Move> {
    let pieces = &position.pieces;
    let occupied = pieces.occupied();
    let own = pieces.colored(S::COLOR);
    let target = Squares::of(to);
    let special = role == Role::Pawn && (LAST_RANKS | position.en_passant).meets(target);
    if promotion.is_some() || own.meets(target) || special {
        return None;
    }
    let reach = match role {
        Role::Pawn => pawn_origins::<S>(position, to, occupied) & pieces.role(Role::Pawn),
        Role::Knight => attacks::knight(to) & pieces.role(Role::Knight),
        Role::Bishop => attacks::bishop(to, occupied) & pieces.role(Role::Bishop),
        Role::Rook => attacks::rook(to, occupied) & pieces.role(Role::Rook),
        Role::Queen => (attacks::bishop(to, occupied) | attacks::rook(to, occupied)) & pieces.role(Role::Queen),
        Role::King => attacks::king(to) & pieces.role(Role::King),
    };
    let leaving = reach & own & from;
    let origin = leaving.single()?;
    let doubles = role == Role::Pawn && S::back(S::back(target)) == leaving;

    let mut next = *position;
    next.pieces = pieces.moved::<S>(role, leaving, target);
    let home = if role == Role::King {
        Squares::first_rank(S::COLOR)
    } else {
        Squares::EMPTY
    };
    next.castling -= leaving | target | home;
    next.en_passant = if doubles { S::back(target) } else { Squares::EMPTY };
    let resets = role == Role::Pawn || occupied.meets(target);
    next.halfmoves = if resets {
        0
    } else {
        position.halfmoves.saturating_add(1)
    };
    next.fullmoves = position.fullmoves.saturating_add((S::COLOR == Color::Black) as u32);
    next.turn = !S::COLOR;
    let king = next.pieces.king(S::COLOR);
    if !next
        .pieces
        .attackers(!S::COLOR, king, next.pieces.occupied())
        .is_empty()
    {
        return None;
    }
    *position = next;
    let kind = if doubles {
        Kind::DoubleStep
    } else {
        KINDS[role as usize]
    };
    Some(Move::new(kind, origin, to))
}

/// The kind of a plain move, by role.
const KINDS: [Kind; 6] = [
    Kind::Pawn,
    Kind::Knight,
    Kind::Bishop,
    Kind::Rook,
    Kind::Queen,
    Kind::King,
];

fn legal_castling<S: Side>(position: &Position) -> Squares {
    let pieces = &position.pieces;
    let (occupied, own) = (pieces.occupied(), pieces.colored(S::COLOR));
    let king = pieces.king(S::COLOR);
    let Restraint { checkers, pinned, .. } = Restraint::of::<S>(pieces, king, own, occupied);
    let rooks = (position.castling & Squares::first_rank(S::COLOR)) - pinned;
    let rooks = castling_unblocked::<S>(king, rooks, occupied);
    if rooks.is_empty() || !checkers.is_empty() {
        return Squares::EMPTY;
    }
    let attacked = Plain::attacked(pieces, !S::COLOR, occupied ^ Squares::of(king));
    castling_unattacked::<S>(king, rooks, attacked)
}

const LAST_RANKS: Squares = Squares(Squares::rank(Rank::ONE).0 | Squares::rank(Rank::EIGHT).0);

#[inline(always)]
fn origins<S: Side>(position: &Position, role: Role, to: Square) -> Squares {
    let pieces = &position.pieces;
    let occupied = pieces.occupied();
    let own = pieces.colored(S::COLOR);
    if own.contains(to) {
        return Squares::EMPTY;
    }
    let king = pieces.king(S::COLOR);
    let target = Squares::of(to);
    let candidates = own
        & match role {
            Role::Pawn => pieces.role(Role::Pawn) & pawn_origins::<S>(position, to, occupied),
            Role::Knight => pieces.role(Role::Knight) & attacks::knight(to),
            Role::Bishop => pieces.role(Role::Bishop) & attacks::bishop(to, occupied),
            Role::Rook => pieces.role(Role::Rook) & attacks::rook(to, occupied),
            Role::Queen => pieces.role(Role::Queen) & (attacks::bishop(to, occupied) | attacks::rook(to, occupied)),
            Role::King => {
                let step = attacks::king(to) & Squares::of(king);
                let safe = || pieces.attackers(!S::COLOR, to, occupied ^ Squares::of(king)).is_empty();
                return if !step.is_empty() && safe() {
                    step
                } else {
                    Squares::EMPTY
                };
            }
        };
    if role == Role::Pawn && target == position.en_passant {
        // Nothing else can come there: the pawn to be captured stands behind the square.
        let safe = candidates
            .into_iter()
            .filter(|&from| en_passant_is_safe(pieces, S::COLOR, from, to));
        return safe.collect();
    }
    if candidates.is_empty() {
        return candidates;
    }
    let Restraint { pinned, mask, .. } = Restraint::of::<S>(pieces, king, own, occupied);
    if mask.contains(to) {
        candidates - (pinned - attacks::line_through(king, to))
    } else {
        Squares::EMPTY
    }
}

/// From where a pawn of `S` can come to a square: by a capture if something stands there, else by a step or two.
#[inline(always)]
fn pawn_origins<S: Side>(position: &Position, to: Square, occupied: Squares) -> Squares {
    let target = Squares::of(to);
    if (occupied | position.en_passant).meets(target) {
        return attacks::pawn(!S::COLOR, to);
    }
    let one = S::back(target);
    let fourth = Squares::rank(Rank::FOUR.seen_by(S::COLOR));
    let two = S::back(one - occupied) & S::back(S::back(fourth));
    one | two
}

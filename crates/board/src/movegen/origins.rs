//! From where a piece can have come: the question that written moves ask.

use super::{Machine, Plain, Restraint, castling_unattacked, en_passant_is_safe};
use crate::moves::{Kind, Wing};
use crate::pieces::Pieces;
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
    #[inline(always)]
    pub fn follow(&mut self, role: Role, from: Squares, to: Square, promotion: Option<Role>) -> Result<Move, Squares> {
        let followed = match self.turn {
            Color::White => follow::<White>(self, role, from, to, promotion),
            Color::Black => follow::<Black>(self, role, from, to, promotion),
        };
        match followed {
            Some(mv) => Ok(mv),
            None => self.follow_rare(role, from, to, promotion),
        }
    }

    #[cold]
    fn follow_rare(&mut self, role: Role, from: Squares, to: Square, promotion: Option<Role>) -> Result<Move, Squares> {
        let mv = self.resolve(role, from, to, promotion)?;
        *self = self.make(mv);
        Ok(mv)
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
/// What kind of piece moves, and whether it captures, cannot be foreseen. So nothing branches on it: tables tell where each
/// piece comes from. Branches are left for what hardly ever happens.
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
    let ways = &WAYS[role as usize];
    let special = Squares(ways.pawn) & (LAST_RANKS | position.en_passant);
    if promotion.is_some() || (own | special).meets(target) {
        return None;
    }
    let captures = (occupied.0 >> to.index() & 1).wrapping_neg();
    let pawn_captures = captures & ways.pawn;
    let reach = REACH[S::COLOR as usize][role as usize][to.index()].0 & !pawn_captures
        | attacks::pawn(!S::COLOR, to).0 & pawn_captures;
    let candidates = Squares(reach) & own & from & pieces.role_in_table(role);
    // One candidate or two, of which one is mostly hidden from the square: both are looked at rather than asked how many.
    let first = candidates.0 & candidates.0.wrapping_neg();
    let second = candidates.0 ^ first;
    let comes = |square: u64| {
        let from = Square::wrap(square.trailing_zeros());
        square & (!attacks::between(from, to).meets(occupied) as u64).wrapping_neg()
    };
    let leaving = Squares(comes(first) | comes(second));
    let origin = leaving.single()?;
    if second & second.wrapping_sub(1) != 0 {
        return None;
    }
    let one = S::back(target);
    let two = S::back(one);

    let doubles = ((leaving & two).0 & ways.pawn != 0) as u64;
    let quiet = (ways.pawn | captures == 0) as u16;
    let next = Position {
        pieces: pieces.moved::<S>(role, leaving, target),
        castling: position.castling - (leaving | target | Squares(ways.king) & Squares::first_rank(S::COLOR)),
        en_passant: Squares(one.0 & doubles.wrapping_neg()),
        fullmoves: position.fullmoves.saturating_add((S::COLOR == Color::Black) as u32),
        halfmoves: position.halfmoves.saturating_add(1) & quiet.wrapping_neg(),
        turn: !S::COLOR,
    };
    let king = next.pieces.king(S::COLOR);
    if is_attacked::<S>(&next.pieces, king) {
        return None;
    }
    *position = next;
    let kind = if doubles != 0 { Kind::DoubleStep } else { ways.kind };
    Some(Move::new(kind, origin, to))
}

/// Whether the opponent of `S` attacks a square.
#[inline(always)]
fn is_attacked<S: Side>(pieces: &Pieces, square: Square) -> bool {
    let occupied = pieces.occupied();
    let enemy = pieces.colored(!S::COLOR);
    let leapers = attacks::pawn(S::COLOR, square) & pieces.role(Role::Pawn)
        | attacks::knight(square) & pieces.role(Role::Knight)
        | attacks::king(square) & pieces.role(Role::King);
    let snipers = enemy
        & (REACH[0][Role::Rook as usize][square.index()] & pieces.straight_sliders()
            | REACH[0][Role::Bishop as usize][square.index()] & pieces.diagonal_sliders());
    let mut attackers = leapers & enemy;
    for sniper in snipers {
        let clear = !attacks::between(square, sniper).meets(occupied);
        attackers |= Squares((clear as u64) << sniper.index());
    }
    !attackers.is_empty()
}

/// By side, role and square of arrival: from where a piece could come on an empty board, without capturing if it is a pawn.
static REACH: [[[Squares; 64]; 6]; 2] = {
    let mut table = [[[Squares::EMPTY; 64]; 6]; 2];
    let mut i = 0;
    while i < 64 {
        let to = Square::wrap(i as u32);
        let target = Squares::of(to).0;
        let mut side = 0;
        while side < 2 {
            let steps = if side == 0 {
                target >> 8 | (target & Squares::rank(Rank::FOUR).0) >> 16
            } else {
                target << 8 | (target & Squares::rank(Rank::FIVE).0) << 16
            };
            let [rank, falling, file, rising] = attacks::LINES[i];
            let (straight, diagonal) = (rank.0 | file.0, falling.0 | rising.0);
            table[side][Role::Pawn as usize][i] = Squares(steps);
            table[side][Role::Knight as usize][i] = attacks::KNIGHT[i];
            table[side][Role::Bishop as usize][i] = Squares(diagonal);
            table[side][Role::Rook as usize][i] = Squares(straight);
            table[side][Role::Queen as usize][i] = Squares(straight | diagonal);
            table[side][Role::King as usize][i] = attacks::KING[i];
            side += 1;
        }
        i += 1;
    }
    table
};

/// Whether a piece is a pawn or a king, all ones or all zeros, and the kind of its plain moves.
struct Ways {
    pawn: u64,
    king: u64,
    kind: Kind,
}

/// By role.
static WAYS: [Ways; 6] = {
    const fn ways(pawn: u64, king: u64, kind: Kind) -> Ways {
        Ways { pawn, king, kind }
    }
    [
        ways(!0, 0, Kind::Pawn),
        ways(0, 0, Kind::Knight),
        ways(0, 0, Kind::Bishop),
        ways(0, 0, Kind::Rook),
        ways(0, 0, Kind::Queen),
        ways(0, !0, Kind::King),
    ]
};

fn legal_castling<S: Side>(position: &Position) -> Squares {
    let pieces = &position.pieces;
    let (occupied, own) = (pieces.occupied(), pieces.colored(S::COLOR));
    let king = pieces.king(S::COLOR);
    let restraint = Restraint::of::<S>(pieces, king, own, occupied);
    let rooks = restraint.castling::<S>(position.castling, king, occupied);
    if rooks.is_empty() {
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

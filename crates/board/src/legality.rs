//! Article 3 as it is written: is this move legal, and if not, which of its provisions does it break?
//!
//! Nothing here is clever. Squares are looked at one by one, every provision has a short function of its own, and a move
//! is legal when it breaks none of them. That makes it the slow twin of the fast generator, which is tested against it,
//! and it makes it work on any [`Setup`], however wrong: a referee must judge moves on boards that no game could reach.
//!
//! ```
//! use jadoube_board::{Setup, legality};
//!
//! let setup: Setup = "r3k2r/8/8/8/8/8/8/R3K1R1 b q - 0 1".parse()?;
//! let broken: Vec<_> = legality::breaches(&setup, "e8g8".parse().unwrap())
//!     .iter()
//!     .flat_map(|breach| breach.provisions())
//!     .collect();
//! assert_eq!(
//!     broken,
//!     [&"castling.right-lost-rook-moved", &"castling.prevented-by-attack", &"check.no-self-check"]
//! );
//! # Ok::<(), jadoube_board::fen::ParseSetupError>(())
//! ```
//!
//! Provision: legality.legal-move, legality.illegal-move

mod breach;
mod movement;

use alloc::vec::Vec;

pub use breach::{Breach, InCheck};
use movement::{Castling, Step};

use crate::{Attempt, Color, Position, Rank, Role, Setup, Square, Squares, Wing};

/// Every provision of Article 3 that a move breaks; none if the move is legal.
///
/// The move is judged as the player's who has the move. A piece that is not that player's, or no piece at all, breaks
/// nothing but the rule that one moves one's own pieces. Castling can be attempted as the king's move of two squares or
/// more to the c- or g-file, or as the king going to its rook.
pub fn breaches(setup: &Setup, attempt: Attempt) -> Vec<Breach> {
    let Attempt { from, to, promotion } = attempt;
    let piece = match setup.piece_at(from) {
        None => return Vec::from([Breach::NoPiece { square: from }]),
        Some(piece) if piece.color != setup.turn => {
            return Vec::from([Breach::NotOwnPiece { square: from, piece }]);
        }
        Some(piece) => piece,
    };
    let mut broken = Vec::new();
    let step = Step { setup, piece, from, to };
    let castling = Castling::attempted(&step);
    match &castling {
        Some(castling) => castling.judge(&mut broken),
        None => {
            step.not_onto_own_piece(&mut broken);
            step.not_onto_a_king(&mut broken);
            match piece.role {
                Role::Bishop => step.bishop(&mut broken),
                Role::Rook => step.rook(&mut broken),
                Role::Queen => step.queen(&mut broken),
                Role::Knight => step.knight(&mut broken),
                Role::Pawn => step.pawn(&mut broken),
                Role::King => step.king(&mut broken),
            }
        }
    }
    step.promotion(promotion, &mut broken);
    if from != to {
        no_self_check(setup, &play(setup, attempt), piece.role, &mut broken);
    }
    broken
}

/// Every provision of Article 3 that castling on a wing breaks; none if it is legal.
///
/// Squares cannot always say that castling is meant: a king beside its final square, or beside a rook, might merely
/// step. Here it is said.
///
/// ```
/// use jadoube_board::{Setup, Wing, legality};
///
/// let setup: Setup = "4k3/8/8/8/8/8/8/rRK5 w B - 0 1".parse()?;
/// let breaches = legality::castling_breaches(&setup, Wing::Queenside);
/// assert_eq!(breaches[0].provisions(), ["check.no-self-check"]);
/// # Ok::<(), jadoube_board::fen::ParseSetupError>(())
/// ```
pub fn castling_breaches(setup: &Setup, wing: Wing) -> Vec<Breach> {
    let Some(castling) = Castling::announced(setup, wing) else {
        return Vec::from([Breach::NoRook { wing }]);
    };
    let mut broken = Vec::new();
    castling.judge(&mut broken);
    let mut after = setup.clone();
    castling.execute(&mut after);
    no_self_check(setup, &after, Role::King, &mut broken);
    broken
}

/// Castling on a wing as squares: from the king to its rook, or to where it would go if there is none. `None` if the king is
/// not on its first rank.
pub fn castling_attempt(setup: &Setup, wing: Wing) -> Option<Attempt> {
    Castling::announced(setup, wing).map(|castling| castling.attempt())
}

/// The king of the player who moves is not attacked afterwards.
///
/// Provision: check.no-self-check
fn no_self_check(before: &Setup, after: &Setup, moved: Role, broken: &mut Vec<Breach>) {
    let attackers = movement::checkers(after, before.turn);
    if attackers.is_empty() {
        return;
    }
    let how = match moved {
        Role::King => InCheck::Stepped,
        _ if movement::checkers(before, before.turn).meets(attackers) => InCheck::Left,
        _ => InCheck::Exposed,
    };
    broken.push(Breach::InCheck { how, attackers });
}

/// All legal moves of the player who has the move, found by trying everything. Castling is the king going to its rook.
pub fn legal_moves(setup: &Setup) -> Vec<Attempt> {
    let own = setup.pieces().filter(|(_, piece)| piece.color == setup.turn);
    let mut legal = Vec::new();
    for (from, piece) in own {
        for to in Square::all() {
            let last = piece.role == Role::Pawn && to.rank() == Rank::EIGHT.seen_by(piece.color);
            let choices: &[Option<Role>] = match last {
                true => &Role::PROMOTIONS.map(Some),
                false => &[None],
            };
            for &promotion in choices {
                let attempt = Attempt { from, to, promotion };
                // Castling has two ways of saying it; the one to the rook is always clear.
                let step = Step { setup, piece, from, to };
                let doubled = Castling::attempted(&step).is_some_and(|castling| castling.rook != Some(to));
                if !doubled && breaches(setup, attempt).is_empty() {
                    legal.push(attempt);
                }
            }
        }
    }
    legal
}

/// What stands on the board after a move, legal or not: the piece is put down, what stood there is gone, castling takes
/// the rook along, and the other player has the move. A pawn captured en passant is removed.
///
/// Provision: move.capture, promotion.square, promotion.effect-immediate, castling.single-king-move
pub fn play(setup: &Setup, attempt: Attempt) -> Setup {
    let Attempt { from, to, promotion } = attempt;
    let mut next = setup.clone();
    next.turn = !setup.turn;
    next.en_passant = None;
    next.halfmoves = setup.halfmoves.saturating_add(1);
    next.fullmoves = setup.fullmoves.saturating_add((setup.turn == Color::Black) as u32);
    let Some(piece) = setup.piece_at(from) else {
        return next;
    };
    let step = Step { setup, piece, from, to };
    match Castling::attempted(&step) {
        Some(castling) => castling.execute(&mut next),
        None => {
            if step.is_en_passant() {
                next.put(Square::new(to.file(), from.rank()), None);
            }
            if piece.role == Role::Pawn || setup.piece_at(to).is_some() {
                next.halfmoves = 0;
            }
            next.en_passant = step.crossed_by_double_step();
            next.put(from, None);
            let put_down = promotion.filter(|_| piece.role == Role::Pawn).unwrap_or(piece.role);
            next.put(to, Some(put_down.of(piece.color)));
        }
    }
    // A king that moves loses both rights, a rook that moves or is captured its own.
    let moved = Squares::of(from) | Squares::of(to);
    let king = match piece.role {
        Role::King => Squares::first_rank(piece.color),
        _ => Squares::EMPTY,
    };
    next.castling -= moved | king;
    next
}

impl Position {
    /// The position after an attempted move, or every provision of Article 3 that the move breaks.
    ///
    /// # Errors
    ///
    /// The breaches of an illegal move: at least one.
    pub fn play(&self, attempt: Attempt) -> Result<Position, Vec<Breach>> {
        match self.find(attempt) {
            Some(mv) => Ok(self.make(mv)),
            None => Err(breaches(&self.to_setup(), attempt)),
        }
    }
}

//! The ways in which a move can happen from a position that fits a stratum, and what is known after each.

use jadoube_board::{Color, File, Piece, Rank, Role, Square, Squares, Wing, attacks};

use super::moves::ahead;
use super::objection::Objection;
use crate::{Invariant, Man, Reach, Stratum};

/// A way in which a move can happen.
#[derive(Clone)]
pub(super) struct Way {
    pub(super) mover: Color,
    /// What moves; in castling, the king.
    role: Role,
    pub(super) from: Square,
    /// In castling, the square of the rook.
    pub(super) to: Square,
    /// Who moves, what he is afterwards and where: one man, or king and rook.
    pub(super) moved: Vec<(usize, Role, Square)>,
    /// Where after the move only those stand who moved: where they came from, what they passed, and where they are.
    path: Squares,
    /// Squares that may be empty now and were not before.
    pub(super) emptied: Squares,
    pub(super) captured: Option<usize>,
    /// The square that a pawn crossed with a double step.
    pub(super) crossed: Option<Square>,
}

/// Calls `f` with every way in which a man can move in a position that fits a stratum.
///
/// He stands somewhere in his reach, and goes where he sees on an empty board, or a pawn ahead, or a king castles. What
/// he captures is an enemy who may be there. En passant is among these ways: the pawn that is captured is, by the
/// definition of fitting, one whose reach allows the square that it crossed.
pub(super) fn ways(
    invariant: &Invariant,
    stratum: &Stratum,
    man: usize,
    f: &mut impl FnMut(Way) -> Result<(), Objection>,
) -> Result<(), Objection> {
    let men = &invariant.men;
    let mover = men[man].piece.color;
    if stratum.turn.is_some_and(|turn| turn != mover) {
        return Ok(());
    }
    let enemy_at = |to: Square| {
        let is_enemy = move |other: &usize| men[*other].piece.color != mover && men[*other].piece.role != Role::King;
        let may_be_there = move |other: &usize| stratum.reach[*other].anywhere().contains(to);
        (0..men.len()).filter(is_enemy).filter(may_be_there)
    };
    for role in Role::ALL {
        for from in stratum.reach[man].squares[role as usize] {
            let seen = attacks::from(role.of(mover), from, Squares::EMPTY);
            let (quiet, captures) = match role {
                Role::Pawn => (ahead(mover, from), seen),
                _ => (seen, seen),
            };
            for to in quiet | captures {
                let nothing = quiet.contains(to).then_some(None);
                let something = enemy_at(to).filter(|_| captures.contains(to)).map(Some);
                for captured in nothing.into_iter().chain(something) {
                    let last = role == Role::Pawn && to.rank() == Rank::EIGHT.seen_by(mover);
                    let becomes: &[Role] = if last { &Role::PROMOTIONS } else { &[role] };
                    let between = attacks::between(from, to);
                    // A pawn that captures another may have done so en passant.
                    let beside = captured.filter(|&other| role == Role::Pawn && men[other].piece.role == Role::Pawn);
                    let beside = beside.map_or(from, |_| Square::new(to.file(), from.rank()));
                    for &becomes in becomes {
                        f(Way {
                            mover,
                            role,
                            from,
                            to,
                            moved: vec![(man, becomes, to)],
                            path: between | Squares::of(from) | Squares::of(to),
                            emptied: Squares::of(from) | Squares::of(beside),
                            captured,
                            crossed: between.first().filter(|_| role == Role::Pawn),
                        })?;
                    }
                }
            }
        }
    }
    castlings(invariant, stratum, man).try_for_each(f)
}

/// The castlings of a man who is a king: both he and the rook may still be where they started, where a right needs
/// them.
fn castlings<'a>(invariant: &'a Invariant, stratum: &'a Stratum, king: usize) -> impl Iterator<Item = Way> + 'a {
    let Man {
        piece: Piece { color, role },
        square: from,
    } = invariant.men[king];
    let own_rook = move |man: &Man| man.piece == Role::Rook.of(color) && invariant.castling.contains(man.square);
    let rooks = (0..invariant.men.len()).filter(move |&rook| role == Role::King && own_rook(&invariant.men[rook]));
    let at_home =
        move |man: usize, role: Role| stratum.reach[man].squares[role as usize].contains(invariant.men[man].square);
    let possible = rooks.filter(move |&rook| at_home(king, Role::King) && at_home(rook, Role::Rook));
    possible.map(move |rook| {
        let to = invariant.men[rook].square;
        let wing = Wing::of(from, to);
        let on_file = |file: File| Square::new(file, from.rank());
        let (king_to, rook_to) = (on_file(wing.king_file()), on_file(wing.rook_file()));
        let way = |a, b| attacks::between(a, b) | Squares::of(a) | Squares::of(b);
        Way {
            mover: color,
            role,
            from,
            to,
            moved: vec![(king, Role::King, king_to), (rook, Role::Rook, rook_to)],
            path: way(from, king_to) | way(to, rook_to),
            emptied: Squares::of(from) | Squares::of(to),
            captured: None,
            crossed: None,
        }
    })
}

impl Way {
    /// The same, but with nothing said of where it starts, which describes every way of an officer to this square.
    pub(super) fn wherever_from(&self) -> Option<Way> {
        let path = Squares::of(self.to);
        (self.role != Role::Pawn && self.moved.len() == 1).then(|| Way { path, ..self.clone() })
    }

    /// Whether the way is inside the stratum it starts from, without looking at the other men. They only lose squares,
    /// and pawns of a file stay in order, since none jumps.
    pub(super) fn stays_inside(&self, stratum: &Stratum) -> bool {
        let inside = |&(man, role, to): &(usize, Role, Square)| stratum.reach[man].squares[role as usize].contains(to);
        let crossed = |crossed| self.moved.iter().all(|&(man, ..)| inside(&(man, Role::Pawn, crossed)));
        stratum.turn.is_none()
            && self.moved.iter().all(inside)
            && self.captured.is_none_or(|man| stratum.reach[man].gone)
            && self.crossed.is_none_or(crossed)
    }

    /// Where the men may be after the move; `None` if some man would be nowhere, so that it cannot happen this way.
    ///
    /// The path is free of all others. What moves as a pawn of a file pair has its partner, if that is a pawn, on the
    /// proper side before the move, and, if it goes along the file, after it, as pawns do not jump.
    pub(super) fn successor(&self, men: &[Man], stratum: &Stratum, pairs: &[(usize, usize)]) -> Option<Vec<Reach>> {
        let mut after = stratum.reach.clone();
        for reach in &mut after {
            reach.squares = reach.squares.map(|squares| squares - self.path);
        }
        for &(man, role, to) in &self.moved {
            after[man] = Reach::fixed(role, to);
            let file = Squares::file(men[man].square.file());
            let passed = self.path & file;
            let pawn = Role::Pawn as usize;
            for &(lower, upper) in pairs.iter().filter(|_| self.role == Role::Pawn) {
                if lower == man {
                    let upper = &mut after[upper].squares[pawn];
                    *upper = keep(*upper, |u| passed.into_iter().all(|p| p < u));
                }
                if upper == man {
                    let lower = &mut after[lower].squares[pawn];
                    *lower = keep(*lower, |l| passed.into_iter().all(|p| l < p));
                }
            }
        }
        if let Some(man) = self.captured {
            after[man] = Reach {
                gone: true,
                ..Reach::default()
            };
        }
        let somewhere = |reach: &Reach| reach.gone || !reach.anywhere().is_empty();
        after.iter().all(somewhere).then_some(after)
    }
}

fn keep(squares: Squares, which: impl Fn(Square) -> bool) -> Squares {
    squares.into_iter().filter(|&square| which(square)).collect()
}

/// Whether a side's king is attacked for certain: wherever he is, one enemy, who is not gone, attacks him from wherever
/// that one is, over squares on which nobody can stand.
pub(super) fn is_attacked(men: &[Man], reach: &[Reach], side: Color) -> bool {
    let Some(king) = men.iter().position(|man| man.piece == Role::King.of(side)) else {
        return false;
    };
    let attacks = |enemy: usize, target: Square| {
        let others = (0..men.len()).filter(|&man| man != enemy && man != king);
        let occupied = others.fold(Squares::EMPTY, |all, man| all | reach[man].anywhere());
        let from = |role: Role, square| attacks::from(role.of(!side), square, occupied).contains(target);
        let from_all = |role: Role| {
            (reach[enemy].squares[role as usize] - Squares::of(target))
                .into_iter()
                .all(|square| from(role, square))
        };
        men[enemy].piece.color != side && !reach[enemy].gone && Role::ALL.into_iter().all(from_all)
    };
    let attacked = |target: Square| (0..men.len()).any(|enemy| attacks(enemy, target));
    reach[king].squares[Role::King as usize].into_iter().all(attacked)
}

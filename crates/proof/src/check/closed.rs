//! That an invariant stays: after every legal move from a position that fits one stratum, the position fits another.

use std::collections::HashMap;

use jadoube_board::{Color, File, Piece, Rank, Role, Square, Squares, Wing, attacks};

use super::invariant::file_pairs;
use super::moves::ahead;
use super::objection::Objection;
use crate::{Invariant, Man, Reach, Stratum};

/// Whether an invariant stays.
///
/// Each *way* in which a move can happen from a stratum A is discharged if
///
/// 1. it stays inside A at a glance; or
/// 2. it cannot happen, as some man would be nowhere; or
/// 3. it is illegal, as the mover's king is then attacked wherever he is; or
/// 4. what is known after it is part of a stratum B.
pub(super) fn stays(index: usize, invariant: &Invariant) -> Result<(), Objection> {
    let strata = Strata::new(invariant);
    for (stratum, a) in invariant.strata.iter().enumerate() {
        for man in 0..invariant.men.len() {
            ways(invariant, a, man, &mut |way: Way| {
                let discharged = way.stays_inside(a)
                    || match way.successor(&invariant.men, a, &strata.pairs[stratum]) {
                        None => true,
                        Some(after) => {
                            is_attacked(&invariant.men, &after, way.mover)
                                || strata.include(&after, &way, &strata.pairs[stratum])
                        }
                    };
                let escape = || Objection::Escape {
                    invariant: index,
                    stratum,
                    man,
                    from: way.from,
                    to: way.to,
                    role: way.moved[0].1,
                    captured: way.captured,
                };
                if discharged { Ok(()) } else { Err(escape()) }
            })?;
        }
    }
    Ok(())
}

/// A way in which a move can happen.
struct Way {
    mover: Color,
    from: Square,
    /// In castling, the square of the rook.
    to: Square,
    /// Who moves, what he is afterwards and where: one man, or king and rook.
    moved: Vec<(usize, Role, Square)>,
    /// Where after the move only those stand who moved: where they came from, what they passed, and where they are.
    path: Squares,
    captured: Option<usize>,
    /// The square that a pawn crossed with a double step.
    crossed: Option<Square>,
}

/// Calls `f` with every way in which a man can move in a position that fits a stratum.
///
/// He stands somewhere in his reach, and goes where he sees on an empty board, or a pawn ahead, or a king castles. What he
/// captures is an enemy who may be there. En passant is among these ways: the pawn that is captured is, by the
/// definition of fitting, one whose reach allows the square that it crossed.
fn ways(
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
                    for &becomes in becomes {
                        f(Way {
                            mover,
                            from,
                            to,
                            moved: vec![(man, becomes, to)],
                            path: between | Squares::of(from) | Squares::of(to),
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

/// The castlings of a man who is a king: both he and the rook may still be where they started, where a right needs them.
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
            from,
            to,
            moved: vec![(king, Role::King, king_to), (rook, Role::Rook, rook_to)],
            path: way(from, king_to) | way(to, rook_to),
            captured: None,
            crossed: None,
        }
    })
}

impl Way {
    /// Whether the way is inside the stratum it starts from, without looking at the other men. They only lose squares, and
    /// pawns of a file stay in order, since none jumps.
    fn stays_inside(&self, stratum: &Stratum) -> bool {
        let inside = |&(man, role, to): &(usize, Role, Square)| stratum.reach[man].squares[role as usize].contains(to);
        let crossed = |crossed| self.moved.iter().all(|&(man, ..)| inside(&(man, Role::Pawn, crossed)));
        stratum.turn.is_none()
            && self.moved.iter().all(inside)
            && self.captured.is_none_or(|man| stratum.reach[man].gone)
            && self.crossed.is_none_or(crossed)
    }

    /// Where the men may be after the move; `None` if some man would be nowhere, so that it cannot happen this way.
    ///
    /// The path is free of all others. A pawn of a file pair has its partner on the proper side before the move, and, if
    /// it goes along the file, after it, as pawns do not jump.
    fn successor(&self, men: &[Man], stratum: &Stratum, pairs: &[(usize, usize)]) -> Option<Vec<Reach>> {
        let mut after = stratum.reach.clone();
        for reach in &mut after {
            reach.squares = reach.squares.map(|squares| squares - self.path);
        }
        for &(man, role, to) in &self.moved {
            after[man] = Reach::fixed(role, to);
            let file = Squares::file(men[man].square.file());
            let passed = self.path & file;
            let pawn = Role::Pawn as usize;
            for &(lower, upper) in pairs {
                if lower == man {
                    after[upper].squares[pawn] =
                        keep(after[upper].squares[pawn], |u| passed.into_iter().all(|p| p < u));
                }
                if upper == man {
                    after[lower].squares[pawn] =
                        keep(after[lower].squares[pawn], |l| passed.into_iter().all(|p| l < p));
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
fn is_attacked(men: &[Man], reach: &[Reach], side: Color) -> bool {
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

/// The strata of an invariant, so that those that may include a description are found without trying them all.
struct Strata<'a> {
    invariant: &'a Invariant,
    /// The file pairs of each.
    pairs: Vec<Vec<(usize, usize)>>,
    /// In which strata a pawn may be what it is where it is, or gone.
    with: HashMap<(usize, State), Vec<usize>>,
    all: Vec<usize>,
}

impl<'a> Strata<'a> {
    fn new(invariant: &'a Invariant) -> Strata<'a> {
        let (men, strata) = (&invariant.men, &invariant.strata);
        let mut with: HashMap<_, Vec<usize>> = HashMap::new();
        for (index, stratum) in strata.iter().enumerate() {
            for man in (0..men.len()).filter(|&man| men[man].piece.role == Role::Pawn) {
                for state in states(&stratum.reach[man]) {
                    with.entry((man, state)).or_default().push(index);
                }
            }
        }
        Strata {
            invariant,
            pairs: strata.iter().map(|stratum| file_pairs(men, &stratum.reach)).collect(),
            with,
            all: (0..strata.len()).collect(),
        }
    }

    /// Whether every position that a way leads to fits one same stratum. `pairs` are the file pairs before it.
    fn include(&self, after: &[Reach], way: &Way, pairs: &[(usize, usize)]) -> bool {
        let mut candidates: &[usize] = &self.all;
        for (man, reach) in after.iter().enumerate() {
            let mut states = states(reach);
            // A stratum that includes the description is on the list of every pawn of which all is known.
            if self.invariant.men[man].piece.role == Role::Pawn
                && let (Some(state), None) = (states.next(), states.next())
            {
                let listed = self.with.get(&(man, state)).map_or(&[][..], Vec::as_slice);
                if listed.len() < candidates.len() {
                    candidates = listed;
                }
            }
        }
        candidates.iter().any(|&index| self.includes(index, after, way, pairs))
    }

    fn includes(&self, index: usize, after: &[Reach], way: &Way, pairs: &[(usize, usize)]) -> bool {
        let stratum = &self.invariant.strata[index];
        let part = |(after, whole): (&Reach, &Reach)| {
            let mut squares = after.squares.into_iter().zip(whole.squares);
            squares.all(|(after, whole)| (after - whole).is_empty()) && (whole.gone || !after.gone)
        };
        // Pawns that were in order stay in order, as none jumps. Others must be in order by what is known of them.
        let pawn = |man: usize| after[man].squares[Role::Pawn as usize];
        let in_order = |pair: &(usize, usize)| {
            pairs.contains(pair)
                || pawn(pair.0)
                    .into_iter()
                    .all(|l| pawn(pair.1).into_iter().all(|u| l.rank() < u.rank()))
        };
        stratum.turn != Some(way.mover)
            && after.iter().zip(&stratum.reach).all(part)
            && self.pairs[index].iter().all(in_order)
            && way
                .crossed
                .is_none_or(|crossed| self.allows_en_passant(stratum, after, way, crossed))
    }

    /// Whether the pawn that crossed a square could be there, too, or cannot be captured there.
    fn allows_en_passant(&self, stratum: &Stratum, after: &[Reach], way: &Way, crossed: Square) -> bool {
        let pawn = Role::Pawn as usize;
        let capturers = attacks::pawn(way.mover, crossed);
        let mut enemies = self
            .invariant
            .men
            .iter()
            .zip(after)
            .filter(|(man, _)| man.piece.color != way.mover);
        enemies.all(|(_, reach)| !reach.squares[pawn].meets(capturers))
            || way
                .moved
                .iter()
                .all(|&(man, ..)| stratum.reach[man].squares[pawn].contains(crossed))
    }
}

/// Something somewhere, or gone.
type State = Option<(Role, Square)>;

/// Everything that a man may be.
fn states(reach: &Reach) -> impl Iterator<Item = State> {
    let standing = Role::ALL.into_iter().zip(reach.squares);
    let standing = standing.flat_map(|(role, squares)| squares.into_iter().map(move |square| Some((role, square))));
    reach.gone.then_some(None).into_iter().chain(standing)
}

//! That an invariant stays: after every legal move from a position that fits one stratum, the position fits another, or
//! is barren.

use std::collections::HashMap;

use jadoube_board::{Color, Role, Square, attacks};

use super::barren::is_barren;
use super::invariant::file_pairs;
use super::objection::Objection;
use super::ways::{Way, is_attacked, ways};
use crate::{Invariant, Man, Reach, Stratum};

/// Whether an invariant stays.
///
/// Each *way* in which a move can happen from a stratum A is discharged if
///
/// 1. it stays inside A at a glance; or
/// 2. it cannot happen, as some man would be nowhere; or
/// 3. it is illegal, as the mover's king is then attacked wherever he is; or
/// 4. what is known after it is part of a stratum B; or
/// 5. after it nothing can be on the board that might ever mate.
pub(super) fn stays(index: usize, invariant: &Invariant, winner: Color) -> Result<(), Objection> {
    let strata = Strata::new(invariant);
    let colors = || invariant.men.iter().map(|man| man.piece.color);
    for (stratum, a) in invariant.strata.iter().enumerate() {
        for man in 0..invariant.men.len() {
            ways(invariant, a, man, &mut |way: Way| {
                let discharged = way.stays_inside(a)
                    || match way.successor(&invariant.men, a, &strata.pairs[stratum]) {
                        None => true,
                        Some(after) => {
                            is_attacked(&invariant.men, &after, way.mover)
                                || strata.include(&after, &way, &strata.pairs[stratum])
                                || is_barren(colors().zip(after.iter().copied()), winner)
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

/// The strata of an invariant, so that those that may include a description are found without trying them all.
pub(super) struct Strata<'a> {
    invariant: &'a Invariant,
    /// The file pairs of each.
    pairs: Vec<Vec<(usize, usize)>>,
    /// In which strata a king or pawn may be what it is where it is, or gone.
    with: HashMap<(usize, State), Vec<usize>>,
    all: Vec<usize>,
}

impl<'a> Strata<'a> {
    pub(super) fn new(invariant: &'a Invariant) -> Strata<'a> {
        let (men, strata) = (&invariant.men, &invariant.strata);
        let mut with: HashMap<_, Vec<usize>> = HashMap::new();
        for (index, stratum) in strata.iter().enumerate() {
            for man in (0..men.len()).filter(|&man| is_indexed(&men[man])) {
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
    pub(super) fn include(&self, after: &[Reach], way: &Way, pairs: &[(usize, usize)]) -> bool {
        let mut candidates: &[usize] = &self.all;
        for (man, reach) in after.iter().enumerate() {
            let mut states = states(reach);
            // A stratum that includes the description is on the list of everyone of whom all is known.
            if is_indexed(&self.invariant.men[man])
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
        // Pawns that were in order stay in order, as none jumps: who is still a pawn on the file moved along it. Others
        // must be in order by what is known of them.
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

/// Of kings and pawns a stratum often knows all.
fn is_indexed(man: &Man) -> bool {
    matches!(man.piece.role, Role::King | Role::Pawn)
}

/// Something somewhere, or gone.
type State = Option<(Role, Square)>;

/// Everything that a man may be.
fn states(reach: &Reach) -> impl Iterator<Item = State> {
    let standing = Role::ALL.into_iter().zip(reach.squares);
    let standing = standing.flat_map(|(role, squares)| squares.into_iter().map(move |square| Some((role, square))));
    reach.gone.then_some(None).into_iter().chain(standing)
}

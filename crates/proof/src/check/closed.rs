//! That an invariant stays: after every legal move from a position that fits one stratum, the position fits another, or
//! is barren.

use std::collections::HashSet;

use jadoube_board::{Color, Role, Square, attacks};

use super::barren::is_barren;
use super::invariant::file_pairs;
use super::objection::Objection;
use super::ways::{Way, is_attacked, ways};
use crate::{Invariant, Reach, Stratum};

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
        let pairs = &strata.pairs[stratum];
        let discharged = |way: &Way| {
            let leads_inside = |after: Vec<Reach>| {
                strata.include(&after, way, pairs)
                    || is_attacked(&invariant.men, &after, way.mover)
                    || is_barren(colors().zip(after), winner)
            };
            way.stays_inside(a) || way.successor(&invariant.men, a, pairs).is_none_or(leads_inside)
        };
        for man in 0..invariant.men.len() {
            let mut shown = HashSet::new();
            ways(invariant, a, man, &mut |way: Way| {
                // Most ways of an officer are discharged wherever he came from.
                let arrival = (way.moved[0].1, way.to, way.captured);
                if let Some(anyhow) = way.wherever_from()
                    && (shown.contains(&arrival) || discharged(&anyhow))
                {
                    shown.insert(arrival);
                    return Ok(());
                }
                let escape = || Objection::Escape {
                    invariant: index,
                    stratum,
                    man,
                    from: way.from,
                    to: way.to,
                    role: way.moved[0].1,
                    captured: way.captured,
                };
                if discharged(&way) { Ok(()) } else { Err(escape()) }
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
    /// For each man, and each state that he may be in, the strata that allow it: how many, and a bit for each.
    with: Vec<[(usize, Vec<u64>); STATES]>,
}

impl<'a> Strata<'a> {
    pub(super) fn new(invariant: &'a Invariant) -> Strata<'a> {
        let (men, strata) = (&invariant.men, &invariant.strata);
        let mut with = vec![[const { (0, Vec::new()) }; STATES]; men.len()];
        for (index, stratum) in strata.iter().enumerate() {
            for (with, reach) in with.iter_mut().zip(&stratum.reach) {
                for state in states(reach) {
                    let (count, bits) = &mut with[state];
                    *count += 1;
                    bits.resize(strata.len().div_ceil(64), 0);
                    bits[index / 64] |= 1 << (index % 64);
                }
            }
        }
        Strata {
            invariant,
            pairs: strata.iter().map(|stratum| file_pairs(men, &stratum.reach)).collect(),
            with,
        }
    }

    /// Whether every position that a way leads to fits one same stratum. `pairs` are the file pairs before it.
    pub(super) fn include(&self, after: &[Reach], way: &Way, pairs: &[(usize, usize)]) -> bool {
        let mut known = Vec::new();
        for (with, reach) in self.with.iter().zip(after) {
            let mut states = states(reach);
            // A stratum that includes the description allows what everyone is of whom all is known.
            if let (Some(state), None) = (states.next(), states.next()) {
                known.push(&with[state]);
            }
        }
        // The rarest first, so that most candidates are soon gone.
        known.sort_unstable_by_key(|(count, _)| *count);
        (0..self.invariant.strata.len().div_ceil(64)).any(|word| {
            let allowing = |all, (_, bits): &&(usize, Vec<u64>)| Some(all & bits.get(word)?).filter(|&all| all != 0);
            let candidates = known.iter().try_fold(u64::MAX, allowing).unwrap_or(0);
            let mut indices = (64 * word..self.invariant.strata.len()).take(64);
            candidates != 0
                && indices.any(|index| candidates >> (index % 64) & 1 != 0 && self.includes(index, after, way, pairs))
        })
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

/// How many states a man can be in: gone, or each role on each square.
const STATES: usize = 1 + 6 * 64;

/// The states that a man may be in.
fn states(reach: &Reach) -> impl Iterator<Item = usize> {
    let standing = (0..).zip(reach.squares);
    let standing = standing.flat_map(|(role, squares)| squares.into_iter().map(move |at| 1 + 64 * role + at.index()));
    reach.gone.then_some(0).into_iter().chain(standing)
}

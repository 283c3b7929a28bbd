//! That no move from a position in which an invariant holds is mate.

use std::cell::LazyCell;

use jadoube_board::{Color, Role, Square, Squares, attacks};

use super::invariant::file_pairs;
use super::objection::Objection;
use super::ways::{Way, is_attacked, ways};
use crate::{Invariant, Man, Reach};

/// Whether no legal move of the winner, from a position that fits a stratum of the invariant, is mate.
///
/// Let a way of the winner's lead to mate on `k`. What is known after it tells where men may be then.
///
/// 1. *There is a check.* Before the move there was none, as it was the winner's turn. So `k` is attacked by the man who
///    moved, where he is now (in castling, the rook), or by one who moves along lines, over a square that the move
///    emptied: where somebody came from, or a pawn was captured en passant. Lines pass over no square on which somebody
///    stands for certain.
/// 2. *The check is not answered.* If only the man who moved can give check, no piece of the loser certainly stands
///    where it attacks him, over squares on which nobody can stand, and where it can leave: nobody but him might attack
///    `k` over the square that it leaves. (It would capture him, and nobody would attack `k`.)
/// 3. *There is no flight.* Let the winner's king be on `w`, which does not touch `k`. On each neighbour of `k` stands a
///    piece of the loser, or the winner attacks it, if need be over `k` once the king has gone. Call `k` and its
///    neighbours the *goals*. A piece of the loser *covers* the square on which it stands, a piece of the winner what it
///    attacks: on the way there it passes over no square on which somebody stands for certain, nor `w`. The winner's
///    king covers the neighbours that he touches. So there are some men, each once, on different squares of their
///    reaches, who together cover all goals: a *placement*. (Others who happen to stand in the way are not looked for.
///    That makes placements easier, and the check stricter.)
///
/// If one of these is not so, wherever `k` may be, there is no mate.
pub(super) fn is_harmless(index: usize, invariant: &Invariant, winner: Color) -> Result<(), Objection> {
    let men = &invariant.men;
    for (stratum, before) in invariant.strata.iter().enumerate() {
        let pairs = file_pairs(men, &before.reach);
        for man in (0..men.len()).filter(|&man| men[man].piece.color == winner) {
            ways(invariant, before, man, &mut |way: Way| {
                let Some(reach) = way.successor(men, before, &pairs) else {
                    return Ok(());
                };
                let invariant = index;
                match mated(men, &reach, &way) {
                    None => Ok(()),
                    Some((king, Search::Limit)) => Err(Objection::TooManyPlacements {
                        invariant,
                        stratum,
                        king,
                    }),
                    Some((king, _)) => Err(Objection::MayBeMated {
                        invariant,
                        stratum,
                        king,
                    }),
                }
            })?;
        }
    }
    Ok(())
}

/// Where the loser's king may be mated after a way, as far as can be seen, unless the way is illegal.
pub(super) fn mated(men: &[Man], reach: &[Reach], way: &Way) -> Option<(Square, Search)> {
    let winner = way.mover;
    let certain = reach.iter().filter_map(Reach::certain).collect();
    let after = After {
        men,
        reach,
        way,
        certain,
    };
    let kings = |color: Color| {
        let king = men.iter().position(|man| man.piece == Role::King.of(color));
        king.map_or(Squares::EMPTY, |king| reach[king].squares[Role::King as usize])
    };
    let scene = LazyCell::new(|| Scene::new(men, reach, winner));
    let checked = kings(!winner).into_iter().filter(|&king| after.is_checked(king));
    let mut mated = checked
        .filter(|&king| !scene.certain.contains(king))
        .map(|king| (king, scene.placement(king, kings(winner) - scene.certain)))
        .filter(|(_, found)| !matches!(found, Search::Nothing));
    mated.next().filter(|_| !is_attacked(men, reach, winner))
}

/// What is known after a way of the winner's.
struct After<'a> {
    men: &'a [Man],
    reach: &'a [Reach],
    way: &'a Way,
    /// Where somebody stands for certain.
    certain: Squares,
}

impl After<'_> {
    /// Whether the loser's king may be in check from which no capture certainly frees him.
    fn is_checked(&self, king: Square) -> bool {
        let Some(&(_, role, to)) = self.way.moved.last() else {
            return false;
        };
        let seen = attacks::from(role.of(self.way.mover), to, self.certain);
        let directly = role != Role::King && seen.contains(king);
        self.uncovers(self.way.emptied, king) || directly && !self.is_captured(to, king)
    }

    /// Whether a piece of the winner's, other than the one that moved, may attack the king over one of these squares.
    fn uncovers(&self, emptied: Squares, king: Square) -> bool {
        let (winner, blockers) = (self.way.mover, self.certain - emptied);
        let others = (0..self.men.len()).filter(|&man| self.way.moved.iter().all(|&(moved, ..)| moved != man));
        let mut others = others.filter(|&man| self.men[man].piece.color == winner);
        others.any(|man| {
            [Role::Bishop, Role::Rook, Role::Queen].into_iter().any(|role| {
                let seen = attacks::from(role.of(winner), king, blockers) & self.reach[man].squares[role as usize];
                seen.into_iter()
                    .any(|square| attacks::between(square, king).meets(emptied))
            })
        })
    }

    /// Whether a piece of the loser certainly captures what stands on a square, and uncovers no check on its king.
    fn is_captured(&self, target: Square, king: Square) -> bool {
        let (loser, all) = (!self.way.mover, || 0..self.men.len());
        let mut capturers = all().filter(|&man| self.men[man].piece.color == loser);
        capturers.any(|man| {
            let Some((role, from)) = single(&self.reach[man]) else {
                return false;
            };
            let others = all().filter(|&other| other != man);
            let occupied = others.fold(Squares::EMPTY, |all, other| all | self.reach[other].anywhere());
            role != Role::King
                && attacks::from(role.of(loser), from, occupied).contains(target)
                && !self.uncovers(Squares::of(from), king)
        })
    }
}

/// What a man certainly is, and where.
fn single(reach: &Reach) -> Option<(Role, Square)> {
    let square = reach.certain()?;
    let mut roles = Role::ALL
        .into_iter()
        .filter(|&role| reach.squares[role as usize].contains(square));
    let role = roles.next()?;
    roles.next().is_none().then_some((role, square))
}

/// A man, other than a king, on a square of his reach.
#[derive(Copy, Clone)]
struct Stand {
    man: usize,
    square: Square,
    /// Which he attacks as; `None` for the loser's men, who only occupy.
    attacker: Option<Role>,
    covers: Squares,
    /// Whether he certainly stands so.
    certain: bool,
}

/// All stands after a way.
struct Scene {
    winner: Color,
    /// Where somebody other than a king stands for certain.
    certain: Squares,
    stands: Vec<Stand>,
}

pub(super) enum Search {
    Nothing,
    Found,
    Limit,
}

impl Scene {
    /// The most steps that the search for placements around a king takes.
    const STEPS: u32 = 200_000;

    fn new(men: &[Man], reach: &[Reach], winner: Color) -> Scene {
        let officers = || {
            men.iter()
                .zip(reach)
                .enumerate()
                .filter(|(_, (man, _))| man.piece.role != Role::King)
        };
        let certain: Squares = officers().filter_map(|(_, (_, reach))| reach.certain()).collect();
        let mut stands = Vec::new();
        for (index, (man, reach)) in officers() {
            // Where somebody else stands for certain, nobody else does.
            let free = |squares: Squares| {
                if reach.certain().is_some() {
                    squares
                } else {
                    squares - certain
                }
            };
            let attackers = Role::ALL.map(|role| (Some(role), reach.squares[role as usize]));
            let roles = match man.piece.color == winner {
                true => &attackers[..],
                false => &[(None, reach.anywhere())],
            };
            let single = roles.iter().map(|(_, squares)| squares.len()).sum::<usize>() == 1;
            for &(attacker, squares) in roles {
                stands.extend(free(squares).into_iter().map(|square| Stand {
                    man: index,
                    square,
                    attacker,
                    covers: covers(attacker, winner, square, certain),
                    certain: single && !reach.gone,
                }));
            }
        }
        Scene {
            winner,
            certain,
            stands,
        }
    }

    /// Looks for a placement around the loser's king, with the winner's king on one of these squares.
    fn placement(&self, king: Square, own_kings: Squares) -> Search {
        let around = attacks::king(king);
        let here = Squares::of(king);
        let stands = || self.stands.iter().filter(|stand| stand.square != king);
        let open = (around | here) - stands().fold(Squares::EMPTY, |all, stand| all | stand.covers);
        let mut steps = 0;
        for own in own_kings - around - here {
            // The usual end: nobody covers some goal, and the winner's king does not either.
            if !(open - attacks::king(own)).is_empty() {
                continue;
            }
            let goals = (around | here) - attacks::king(own);
            let blockers = self.certain | Squares::of(own);
            let stands: Vec<Stand> = stands()
                .filter(|stand| stand.square != own)
                .map(|&stand| Stand {
                    covers: covers(stand.attacker, self.winner, stand.square, blockers) & goals,
                    ..stand
                })
                .collect();
            let (sure, choices): (Vec<Stand>, Vec<Stand>) = stands.into_iter().partition(|stand| stand.certain);
            let covered = sure.iter().fold(Squares::EMPTY, |all, stand| all | stand.covers);
            match place(goals - covered, &choices, &mut steps) {
                Search::Nothing => {}
                found => return found,
            }
        }
        Search::Nothing
    }
}

/// What a man covers. The loser's king blocks nothing, and is never among the blockers.
fn covers(attacker: Option<Role>, winner: Color, square: Square, blockers: Squares) -> Squares {
    match attacker {
        Some(role) => attacks::from(role.of(winner), square, blockers),
        None => Squares::of(square),
    }
}

/// Looks for stands of different men on different squares that cover all goals, the goal with the fewest choices first.
fn place(goals: Squares, choices: &[Stand], steps: &mut u32) -> Search {
    *steps += 1;
    if *steps > Scene::STEPS {
        return Search::Limit;
    }
    let covering = |goal: Square| choices.iter().filter(move |stand| stand.covers.contains(goal));
    let Some(goal) = goals.into_iter().min_by_key(|&goal| covering(goal).count()) else {
        return Search::Found;
    };
    for stand in covering(goal) {
        let goes_with = |other: &&Stand| other.man != stand.man && other.square != stand.square;
        let rest: Vec<Stand> = choices.iter().filter(goes_with).copied().collect();
        match place(goals - stand.covers, &rest, steps) {
            Search::Nothing => {}
            found => return found,
        }
    }
    Search::Nothing
}

//! That no position in which an invariant holds is mate.

use jadoube_board::{Color, Role, Square, Squares, attacks};

use super::objection::Objection;
use crate::{Invariant, Man, Stratum};

/// Whether no position that fits a stratum of the invariant is mate by the winner.
///
/// Let the loser be mated on `k`, and the winner's king be on `w`, which does not touch `k`. Then `k` is attacked, and on
/// each neighbour of `k` stands a piece of the loser, or the winner attacks it, if need be over `k` once the king has
/// gone. Call `k` and its neighbours the *goals*. A piece of the loser *covers* the square on which it stands, a piece
/// of the winner what it attacks: on the way there it passes over no square on which somebody stands for certain, nor
/// `w`. The winner's king covers the neighbours that he touches. So in every mate there are some men, each once, on
/// different squares of their reaches, who together cover all goals. If no such *placement* exists, there is no mate.
/// (Others who happen to stand in the way are not looked for. That makes placements easier, and the check stricter.)
pub(super) fn is_harmless(index: usize, invariant: &Invariant, winner: Color) -> Result<(), Objection> {
    let man = |role: Role, color: Color| invariant.men.iter().position(|man| man.piece == role.of(color));
    // An invariant without kings is flawed, and was refused before.
    let (Some(own), Some(theirs)) = (man(Role::King, winner), man(Role::King, !winner)) else {
        return Ok(());
    };
    for (stratum, description) in invariant.strata.iter().enumerate() {
        if description.turn == Some(winner) {
            continue;
        }
        let scene = Scene::new(&invariant.men, description, winner);
        let kings = |man: usize| description.reach[man].squares[Role::King as usize] - scene.certain;
        for king in kings(theirs) {
            match scene.placement(king, kings(own)) {
                Search::Nothing => {}
                Search::Found => {
                    return Err(Objection::MayBeMated {
                        invariant: index,
                        stratum,
                        king,
                    });
                }
                Search::Limit => {
                    return Err(Objection::TooManyPlacements {
                        invariant: index,
                        stratum,
                        king,
                    });
                }
            }
        }
    }
    Ok(())
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

/// All stands of a stratum.
struct Scene {
    winner: Color,
    /// Where somebody other than a king stands for certain.
    certain: Squares,
    stands: Vec<Stand>,
}

enum Search {
    Nothing,
    Found,
    Limit,
}

impl Scene {
    /// The most steps that the search for placements around a king takes.
    const STEPS: u32 = 200_000;

    fn new(men: &[Man], stratum: &Stratum, winner: Color) -> Scene {
        let officers = || {
            men.iter()
                .zip(&stratum.reach)
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

//! Whether the squares that men may reach allow a mate.

use jadoube_board::{Role, Square, Squares, attacks};

use super::cover::{Flights, Placer, attack};
use super::{FILLS, Survey, fill};

impl Survey {
    /// Whether some placement of the men might be mate. If not, no position that the survey describes is.
    pub(crate) fn allows_mate(&self) -> bool {
        let winner = self.winner;
        if self.is_hopeless() {
            return true;
        }
        let mut walls = Squares::EMPTY;
        let mut kings = [Squares::EMPTY; 2];
        let mut own = [Squares::EMPTY; 6];
        let mut blocks = Squares::EMPTY;
        for index in 0..self.count {
            let piece = self.men[index].piece;
            if piece.role == Role::King {
                kings[piece.color as usize] = self.anywhere[index];
                continue;
            }
            if self.stands(index).is_some() {
                walls |= self.anywhere[index];
            }
            if piece.color == winner {
                for (all, squares) in own.iter_mut().zip(self.reach[index]) {
                    *all |= squares;
                }
            } else {
                blocks |= self.anywhere[index];
            }
        }
        let mut attacked = fill::pawn(own[Role::Pawn as usize], winner);
        for (role, fill) in FILLS {
            attacked |= fill(own[role as usize], walls);
        }
        let guards = kings[winner as usize];
        let coverable = attacked | blocks | fill::king(guards);
        // A king that no man can attack is never mated, nor one with a flight that nobody can take from it. A line goes on
        // behind the king, but then it also goes through him: such flights are looked at more closely.
        (kings[!winner as usize] & attacked).into_iter().any(|king| {
            let flights = attacks::king(king);
            let behind = attacks::bishop(king, walls) | attacks::rook(king, walls);
            (flights - coverable - behind).is_empty() && self.allows_mate_on(king, guards, walls)
        })
    }

    fn allows_mate_on(&self, king: Square, guards: Squares, walls: Squares) -> bool {
        let winner = self.winner;
        let mut flights = Flights::new(king, walls);
        let mut used = 0;
        let mut check = false;
        for index in 0..self.count {
            let piece = self.men[index].piece;
            if piece.role == Role::King {
                used |= 1 << index;
            } else if let Some(square) = self.stands(index) {
                used |= 1 << index;
                if square == king {
                    return false;
                }
                if piece.color != winner {
                    flights.cover(Squares::of(square));
                } else {
                    // It may be one of several things by now: all of them at once is more than it can be.
                    for role in Role::ALL {
                        if !self.reach[index][role as usize].is_empty() {
                            flights.cover_by(role.of(winner), square);
                            check |= attack(role.of(winner), square, walls).contains(king);
                        }
                    }
                }
            }
        }
        let gives_check = |used: u32, taken: Squares| {
            check
                || (0..self.count).any(|index| {
                    let free = used & (1 << index) == 0 && self.men[index].piece.color == winner;
                    free && Role::ALL.into_iter().any(|role| {
                        let from = attack(role.of(!winner), king, walls);
                        (self.reach[index][role as usize] - taken).meets(from)
                    })
                })
        };
        // Where the winner's king stands decides which flights it covers. What else could stand there is not asked, so one
        // square for each choice of flights is enough.
        let mut tried = [Squares::EMPTY; 64];
        let mut count = 0;
        for guard in guards - attacks::king(king) - Squares::of(king) - walls {
            let near = attacks::king(guard) & attacks::king(king);
            if tried[..count].contains(&near) {
                continue;
            }
            tried[count] = near;
            count += 1;
            let mut flights = flights;
            flights.cover(near);
            let mut placer = Placer::new(winner, &self.men[..self.count], &self.reach);
            // A man who covers a flight may also give the check: then any man will do.
            let taken = walls | Squares::of(king);
            if placer.covers(&flights, used, taken, &|now, taken| {
                now != used || gives_check(now, taken)
            }) {
                return true;
            }
        }
        false
    }
}

//! Whether the squares that men may reach allow a mate.

use jadoube_board::{Color, Role, Square, Squares, attacks};

use super::Survey;

/// A man on a square, for a mate that might be.
#[derive(Debug, Copy, Clone)]
struct Placed {
    man: usize,
    role: Role,
    square: Square,
}

struct Board<'a> {
    survey: &'a Survey,
    /// Men who certainly stand somewhere: they stop lines.
    walls: Squares,
    king: Square,
    steps: u32,
}

/// How many placements to try on one square before the mate is taken to be possible.
const STEPS: u32 = 2_000;

impl Survey {
    /// Whether some placement of the men might be mate. If not, no position that the survey describes is.
    pub(crate) fn allows_mate(&self) -> bool {
        let loser = !self.winner;
        let mut walls = Squares::EMPTY;
        for follow in &self.men {
            if let Some(square) = follow.reach.certain()
                && follow.man.piece.role != Role::King
            {
                walls |= Squares::of(square);
            }
        }
        // What the winner's men can attack and the loser's can block, at best.
        let mut attacked = Squares::EMPTY;
        let mut blocked = Squares::EMPTY;
        let mut kings = [Squares::EMPTY; 2];
        for follow in &self.men {
            let piece = follow.man.piece;
            if piece.role == Role::King {
                kings[piece.color as usize] = follow.reach.squares[Role::King as usize];
            } else if piece.color == loser {
                blocked |= follow.reach.anywhere();
            } else {
                for role in Role::ALL {
                    for square in follow.reach.squares[role as usize] {
                        attacked |= attacks::from(role.of(self.winner), square, walls);
                    }
                }
            }
        }
        for king in kings[loser as usize] {
            if !attacked.contains(king) {
                continue;
            }
            let guards = kings[self.winner as usize] - attacks::king(king) - Squares::of(king);
            let near = guards
                .into_iter()
                .fold(Squares::EMPTY, |all, guard| all | attacks::king(guard));
            let flights = attacks::king(king);
            // A line through the king's own square still attacks the square behind it.
            let behind = self.attacked_through(king, walls);
            if !(flights - (attacked | behind | blocked | near)).is_empty() {
                continue;
            }
            let mut board = Board {
                survey: self,
                walls,
                king,
                steps: 0,
            };
            if board.mate_is_possible(guards) {
                return true;
            }
        }
        false
    }

    fn attacked_through(&self, king: Square, walls: Squares) -> Squares {
        let walls = walls - Squares::of(king);
        let mut attacked = Squares::EMPTY;
        for follow in &self.men {
            if follow.man.piece.color == self.winner && follow.man.piece.role != Role::King {
                for role in [Role::Bishop, Role::Rook, Role::Queen] {
                    for square in follow.reach.squares[role as usize] {
                        attacked |= attacks::from(role.of(self.winner), square, walls);
                    }
                }
            }
        }
        attacked & attacks::king(king)
    }
}

impl Board<'_> {
    fn mate_is_possible(&mut self, guards: Squares) -> bool {
        let mut placed = Vec::new();
        for (index, follow) in self.survey.men.iter().enumerate() {
            if let Some(square) = follow.reach.certain()
                && follow.man.piece.role != Role::King
            {
                if square == self.king {
                    return false;
                }
                let role = Role::ALL
                    .into_iter()
                    .find(|&role| !follow.reach.squares[role as usize].is_empty());
                let role = role.unwrap_or(follow.man.piece.role);
                placed.push(Placed {
                    man: index,
                    role,
                    square,
                });
            }
        }
        let mut tried = Vec::new();
        for guard in guards - self.walls {
            let covered = attacks::king(guard) & attacks::king(self.king);
            // Two squares of the guarding king that cover the same differ only in what else can stand there.
            if tried.contains(&(covered, guard)) {
                continue;
            }
            tried.push((covered, guard));
            if self.cover(&mut placed, Squares::of(guard), covered) {
                return true;
            }
        }
        false
    }

    /// Whether the flights that are not covered yet can be, and a check given.
    fn cover(&mut self, placed: &mut Vec<Placed>, guard: Squares, near: Squares) -> bool {
        self.steps += 1;
        if self.steps > STEPS {
            return true;
        }
        let winner = self.survey.winner;
        let mut taken = guard | Squares::of(self.king);
        let mut covered = near;
        let mut check = false;
        for one in placed.iter() {
            taken |= Squares::of(one.square);
        }
        for one in placed.iter() {
            if self.color(one.man) == winner {
                let attacked = attacks::from(one.role.of(winner), one.square, self.walls - Squares::of(self.king));
                check |= attacked.contains(self.king);
                covered |= attacked;
            } else {
                covered |= Squares::of(one.square);
            }
        }
        let open = attacks::king(self.king) - covered;
        let Some(flight) = open.first() else {
            return check || self.can_check(placed, taken);
        };
        for index in 0..self.survey.men.len() {
            let follow = self.survey.men[index];
            if follow.man.piece.role == Role::King || placed.iter().any(|one| one.man == index) {
                continue;
            }
            if follow.man.piece.color != winner {
                if follow.reach.anywhere().contains(flight) && !taken.contains(flight) {
                    placed.push(Placed {
                        man: index,
                        role: Role::Pawn,
                        square: flight,
                    });
                    let possible = self.cover(placed, guard, near);
                    placed.pop();
                    if possible {
                        return true;
                    }
                }
                continue;
            }
            for role in Role::ALL {
                let squares = follow.reach.squares[role as usize] - taken;
                for square in squares {
                    let attacked = attacks::from(role.of(winner), square, self.walls - Squares::of(self.king));
                    if attacked.contains(flight) {
                        placed.push(Placed {
                            man: index,
                            role,
                            square,
                        });
                        let possible = self.cover(placed, guard, near);
                        placed.pop();
                        if possible {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Whether a man who is not placed yet can give check.
    fn can_check(&self, placed: &[Placed], taken: Squares) -> bool {
        let winner = self.survey.winner;
        self.survey.men.iter().enumerate().any(|(index, follow)| {
            follow.man.piece.color == winner
                && follow.man.piece.role != Role::King
                && placed.iter().all(|one| one.man != index)
                && Role::ALL.into_iter().any(|role| {
                    (follow.reach.squares[role as usize] - taken)
                        .into_iter()
                        .any(|square| attacks::from(role.of(winner), square, self.walls).contains(self.king))
                })
        })
    }

    fn color(&self, man: usize) -> Color {
        self.survey.men[man].man.piece.color
    }
}

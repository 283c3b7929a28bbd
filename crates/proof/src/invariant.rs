//! Where every man may ever be, and whether that allows a mate.
//!
//! The least set of squares for each man that contains where it stands and is closed under every move that it might
//! make while the others are anywhere in *their* sets. A square is closed to it only by what is certain: a man who can
//! neither move nor be captured stands in the way, or attacks the square a king would enter; pawns on a file do not jump over each other. Sets
//! only grow, and with them what is certain only shrinks: so the end does not depend on the order, and at the end the
//! sets hold after every legal move if they held before.

mod mates;

use jadoube_board::{Color, Position, Role, Square, Squares, attacks};

use crate::certificate::{Invariant, Man, Reach, Stratum};

/// The men of a position and where they may be.
#[derive(Debug, Clone)]
pub(crate) struct Survey {
    pub(crate) men: Vec<Follow>,
    castling: Squares,
    winner: Color,
}

/// One man and where it may be.
#[derive(Debug, Copy, Clone)]
pub(crate) struct Follow {
    pub(crate) man: Man,
    pub(crate) reach: Reach,
}

impl Survey {
    /// The least invariant that holds in a position.
    pub(crate) fn of(root: &Position, winner: Color) -> Survey {
        let mut men = Vec::with_capacity(32);
        for square in root.occupied() {
            if let Some(piece) = root.piece_at(square) {
                let mut reach = Reach::fixed(piece.role, square);
                if piece.role == Role::Pawn
                    && let Some(crossed) = root.legal_en_passant()
                    && square
                        == crossed
                            .offset(0, if piece.color == Color::White { 1 } else { -1 })
                            .unwrap_or(crossed)
                {
                    reach.squares[Role::Pawn as usize] |= Squares::of(crossed);
                }
                men.push(Follow {
                    man: Man { piece, square },
                    reach,
                });
            }
        }
        let mut survey = Survey {
            men,
            castling: root.castling(),
            winner,
        };
        while survey.grow() {}
        survey
    }

    /// As a certificate.
    pub(crate) fn invariant(&self) -> Invariant {
        Invariant {
            men: self.men.iter().map(|follow| follow.man).collect(),
            castling: self.castling,
            strata: vec![Stratum {
                turn: None,
                reach: self.men.iter().map(|follow| follow.reach).collect(),
            }],
        }
    }

    /// Lets every man make every move that nothing certain forbids; whether anything was new.
    fn grow(&mut self) -> bool {
        let before: Vec<Follow> = self.men.clone();
        let mut certain = [Squares::EMPTY; 2];
        let mut anywhere = Squares::EMPTY;
        for follow in &self.men {
            anywhere |= follow.reach.anywhere();
            if let Some(square) = follow.reach.certain() {
                certain[follow.man.piece.color as usize] |= Squares::of(square);
            }
        }
        let blocked = certain[0] | certain[1];
        // Where men of each colour may be captured, and where they may capture.
        let mut prey = [Squares::EMPTY; 2];
        for follow in &self.men {
            if follow.man.piece.role != Role::King {
                prey[follow.man.piece.color as usize] |= follow.reach.anywhere();
            }
        }
        let mut captures = [Squares::EMPTY; 2];
        for index in 0..self.men.len() {
            let man = self.men[index].man;
            let color = man.piece.color;
            let own = certain[color as usize];
            let mut reach = self.men[index].reach;
            let mut arrivals = Squares::EMPTY;
            for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                let squares = reach.squares[role as usize];
                if squares.is_empty() {
                    continue;
                }
                let mut to = Squares::EMPTY;
                for square in squares {
                    to |= attacks::from(role.of(color), square, blocked);
                }
                to -= own;
                // Its own certain square does not stand in its own way, but nor does it arrive there without leaving.
                arrivals |= to;
                reach.squares[role as usize] |= to;
            }
            match man.piece.role {
                Role::King => {
                    let shut = self.attacked_for_certain(!color, anywhere);
                    let mut to = Squares::EMPTY;
                    for square in reach.squares[Role::King as usize] {
                        to |= attacks::king(square);
                    }
                    to -= own | shut;
                    arrivals |= to;
                    reach.squares[Role::King as usize] |= to;
                }
                Role::Pawn => {
                    let pawns = reach.squares[Role::Pawn as usize];
                    let room = self.file_room(index);
                    for square in pawns {
                        let up = if color == Color::White { 1 } else { -1 };
                        let mut ahead = square.offset(0, up);
                        let steps = if square.rank().seen_by(color).index() == 1 {
                            2
                        } else {
                            1
                        };
                        for _ in 0..steps {
                            let Some(to) = ahead else { break };
                            if blocked.contains(to) || !room.contains(to) {
                                break;
                            }
                            land(&mut reach, color, to);
                            ahead = to.offset(0, up);
                        }
                        let takes = attacks::pawn(color, square) & prey[!color as usize];
                        arrivals |= takes;
                        for to in takes {
                            land(&mut reach, color, to);
                        }
                    }
                }
                _ => {}
            }
            captures[color as usize] |= arrivals;
            self.men[index].reach = reach;
        }
        for rook in self.castling {
            self.castle(rook);
        }
        for follow in &mut self.men {
            if follow.man.piece.role != Role::King
                && follow
                    .reach
                    .anywhere()
                    .meets(captures[!follow.man.piece.color as usize])
            {
                follow.reach.gone = true;
            }
        }
        self.men.iter().zip(&before).any(|(now, then)| now.reach != then.reach)
    }

    /// Lets a king and this rook castle.
    fn castle(&mut self, rook: Square) {
        let Some(at) = self.men.iter().position(|follow| follow.man.square == rook) else {
            return;
        };
        let color = self.men[at].man.piece.color;
        let Some(king) = self
            .men
            .iter()
            .position(|follow| follow.man.piece == Role::King.of(color))
        else {
            return;
        };
        let wing = jadoube_board::Wing::of(self.men[king].man.square, rook);
        let home = rook.rank();
        self.men[king].reach.squares[Role::King as usize] |= Squares::of(Square::new(wing.king_file(), home));
        self.men[at].reach.squares[Role::Rook as usize] |= Squares::of(Square::new(wing.rook_file(), home));
    }

    /// The squares that a side attacks whatever happens, for an enemy king who would step there.
    fn attacked_for_certain(&self, by: Color, _anywhere: Squares) -> Squares {
        let mut attacked = Squares::EMPTY;
        for (index, follow) in self.men.iter().enumerate() {
            let man = follow.man;
            if man.piece.color != by || follow.reach.gone {
                continue;
            }
            let role = man.piece.role;
            let squares = follow.reach.squares[role as usize];
            if squares != follow.reach.anywhere() {
                continue;
            }
            let mut common = Squares::ALL;
            let mut others = Squares::EMPTY;
            if !matches!(role, Role::Pawn | Role::Knight | Role::King) {
                // The enemy king itself is what is attacked: it does not stand in the way.
                for (other, follow) in self.men.iter().enumerate() {
                    if other != index && follow.man.piece != Role::King.of(!by) {
                        others |= follow.reach.anywhere();
                    }
                }
            }
            for square in squares {
                common &= attacks::from(man.piece, square, others);
                if common.is_empty() {
                    break;
                }
            }
            attacked |= common;
        }
        attacked
    }

    /// The squares of its file that a pawn can enter without jumping over another pawn that never leaves the file.
    fn file_room(&self, index: usize) -> Squares {
        let mut room = Squares::ALL;
        let man = self.men[index].man;
        let file = man.square.file();
        let stays = |follow: &Follow| {
            let reach = &follow.reach;
            follow.man.piece.role == Role::Pawn
                && follow.man.square.file() == file
                && !reach.gone
                && reach.anywhere() == reach.squares[Role::Pawn as usize]
                && (reach.anywhere() - Squares::file(file)).is_empty()
        };
        if !stays(&self.men[index]) {
            return room;
        }
        for (other, follow) in self.men.iter().enumerate() {
            if other != index && stays(follow) {
                let squares = follow.reach.anywhere();
                // The farthest that the other can be out of the way.
                room &= if follow.man.square.index() > man.square.index() {
                    let farthest = squares.into_iter().last().unwrap_or(follow.man.square);
                    Squares((1u64 << farthest.index()) - 1)
                } else {
                    let farthest = squares.first().unwrap_or(follow.man.square);
                    !Squares((2u64 << farthest.index()).wrapping_sub(1))
                };
            }
        }
        room
    }
}

/// Lets a pawn arrive on a square, where it may promote.
fn land(reach: &mut Reach, color: Color, to: Square) {
    if to.rank().seen_by(color).index() == 7 {
        for role in Role::PROMOTIONS {
            reach.squares[role as usize] |= Squares::of(to);
        }
    } else {
        reach.squares[Role::Pawn as usize] |= Squares::of(to);
    }
}

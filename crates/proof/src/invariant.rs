//! Where every man may ever be, and whether that allows a mate.
//!
//! The least set of squares for each man that contains where it stands and is closed under every move that it might
//! make while the others are anywhere in *their* sets. A square is closed to it only by what is certain: a man who can
//! neither move nor be captured stands in the way, or attacks the square a king would enter; pawns on a file do not jump over each other. Sets
//! only grow, and with them what is certain only shrinks: so the end does not depend on the order, and at the end the
//! sets hold after every legal move if they held before.

mod cover;
pub(crate) mod fill;
mod mates;
mod strata;

pub(crate) use strata::{Grain, strata};

use jadoube_board::{Color, Position, Role, Square, Squares, Wing, attacks};

use crate::certificate::{Invariant, Man, Reach, Stratum};
use crate::plan::Hints;

/// The men of a position and where they may be.
#[derive(Debug, Clone)]
pub(crate) struct Survey {
    winner: Color,
    castling: Squares,
    count: usize,
    men: [Man; 32],
    /// The squares of each man, by role.
    reach: [[Squares; 6]; 32],
    /// The same, whatever the role.
    anywhere: [Squares; 32],
    /// The men who may have been captured.
    gone: u32,
}

impl Survey {
    /// The least invariant that holds in a position.
    pub(crate) fn of(root: &Position, winner: Color) -> Survey {
        let mut survey = Survey {
            winner,
            castling: root.castling(),
            count: 0,
            men: [Man {
                piece: Role::King.of(winner),
                square: Square::A1,
            }; 32],
            reach: [[Squares::EMPTY; 6]; 32],
            anywhere: [Squares::EMPTY; 32],
            gone: 0,
        };
        for square in root.occupied() {
            if let Some(piece) = root.piece_at(square) {
                survey.men[survey.count] = Man { piece, square };
                survey.put(survey.count, piece.role, Squares::of(square));
                survey.count += 1;
            }
        }
        if let Some(crossed) = root.legal_en_passant() {
            // The pawn that has just made a double step may be taken as if it stood on the square that it crossed.
            let up = if root.turn() == Color::White { -1 } else { 1 };
            let pawn = crossed.offset(0, up);
            if let Some(index) = (0..survey.count).find(|&index| Some(survey.men[index].square) == pawn) {
                survey.put(index, Role::Pawn, Squares::of(crossed));
            }
        }
        while survey.grow() && !survey.is_hopeless() {}
        survey
    }

    /// As a certificate.
    pub(crate) fn invariant(&self) -> Invariant {
        let reach = |index: usize| Reach {
            squares: self.reach[index],
            gone: self.gone & (1 << index) != 0,
        };
        Invariant {
            men: self.men[..self.count].to_vec(),
            castling: self.castling,
            strata: vec![Stratum {
                turn: None,
                reach: (0..self.count).map(reach).collect(),
            }],
        }
    }

    /// What it tells whoever looks for a mate.
    pub(crate) fn hints(&self) -> Hints {
        if self.is_hopeless() {
            return Hints::NONE;
        }
        let king = (0..self.count).find(|&index| self.men[index].piece == Role::King.of(!self.winner));
        Hints {
            promotes: false,
            loser_king: king.map_or(Squares::ALL, |index| self.anywhere[index]),
        }
    }

    /// Whether a pawn of the winner's can promote, and captures and mates can hardly be excluded any more. Then it is
    /// not worth the while to go on.
    fn is_hopeless(&self) -> bool {
        (0..self.count).any(|index| {
            self.men[index].piece.color == self.winner
                && self.men[index].piece.role == Role::Pawn
                && !self.reach[index][Role::Queen as usize].is_empty()
        })
    }

    #[inline(always)]
    fn put(&mut self, index: usize, role: Role, squares: Squares) {
        self.reach[index][role as usize] |= squares;
        self.anywhere[index] |= squares;
    }

    /// The square on which a man certainly stands.
    #[inline(always)]
    fn stands(&self, index: usize) -> Option<Square> {
        if self.gone & (1 << index) != 0 {
            None
        } else {
            self.anywhere[index].single()
        }
    }

    /// Lets every man make every move that nothing certain forbids; whether anything was new.
    fn grow(&mut self) -> bool {
        let mut certain = [Squares::EMPTY; 2];
        // Where men of each colour may be captured, and where they may capture.
        let mut prey = [Squares::EMPTY; 2];
        let (mut once, mut twice) = (Squares::EMPTY, Squares::EMPTY);
        for index in 0..self.count {
            let squares = self.anywhere[index];
            let piece = self.men[index].piece;
            twice |= once & squares;
            once |= squares;
            if self.stands(index).is_some() {
                certain[piece.color as usize] |= squares;
            }
            if piece.role != Role::King {
                prey[piece.color as usize] |= squares;
            }
        }
        let walls = certain[0] | certain[1];
        let mut captures = [Squares::EMPTY; 2];
        let mut grown = false;
        for index in 0..self.count {
            let before = self.anywhere[index];
            let roles = self.reach[index];
            let color = self.men[index].piece.color;
            let (us, them) = (color as usize, !color as usize);
            for (role, fill) in FILLS {
                let squares = roles[role as usize];
                if !squares.is_empty() {
                    let to = fill(squares, walls) - certain[us];
                    captures[us] |= to;
                    self.put(index, role, to);
                    grown |= !(to - squares).is_empty();
                }
            }
            match self.men[index].piece.role {
                Role::King => {
                    let squares = roles[Role::King as usize];
                    let shut = self.attacked_for_certain(!color, once, twice);
                    let to = fill::king(squares) - certain[us] - shut;
                    captures[us] |= to;
                    self.put(index, Role::King, to);
                }
                Role::Pawn => {
                    let pawns = roles[Role::Pawn as usize];
                    let room = self.file_room(index) - walls;
                    let mut to = fill::forward(pawns, color) & room;
                    to |= fill::forward(to & fill::third_rank(color), color) & room;
                    let takes = fill::pawn(pawns, color) & prey[them];
                    captures[us] |= takes;
                    to |= takes;
                    let last = to & Squares::first_rank(!color);
                    for role in Role::PROMOTIONS {
                        grown |= !(last - self.reach[index][role as usize]).is_empty();
                        self.put(index, role, last);
                    }
                    grown |= !(to - last - pawns).is_empty();
                    self.put(index, Role::Pawn, to - last);
                }
                _ => {}
            }
            grown |= self.anywhere[index] != before;
        }
        for rook in self.castling {
            self.castle(rook);
        }
        let gone = self.gone;
        for index in 0..self.count {
            let piece = self.men[index].piece;
            if piece.role != Role::King && self.anywhere[index].meets(captures[!piece.color as usize]) {
                self.gone |= 1 << index;
            }
        }
        grown || self.gone != gone
    }

    /// Lets a king and this rook castle.
    fn castle(&mut self, rook: Square) {
        let men = &self.men[..self.count];
        let Some(at) = men.iter().position(|man| man.square == rook) else {
            return;
        };
        let color = men[at].piece.color;
        let Some(king) = men.iter().position(|man| man.piece == Role::King.of(color)) else {
            return;
        };
        let wing = Wing::of(men[king].square, rook);
        let home = rook.rank();
        self.put(king, Role::King, Squares::of(Square::new(wing.king_file(), home)));
        self.put(at, Role::Rook, Squares::of(Square::new(wing.rook_file(), home)));
    }

    /// The squares that a side attacks whatever happens, for an enemy king who would step there.
    fn attacked_for_certain(&self, by: Color, once: Squares, twice: Squares) -> Squares {
        let mut attacked = Squares::EMPTY;
        let king = (0..self.count).find(|&index| self.men[index].piece == Role::King.of(!by));
        let king = king.map_or(Squares::EMPTY, |index| self.anywhere[index]);
        for index in 0..self.count {
            let piece = self.men[index].piece;
            let squares = self.reach[index][piece.role as usize];
            if piece.color != by
                || self.gone & (1 << index) != 0
                || squares != self.anywhere[index]
                || squares.len() > 8
            {
                continue;
            }
            // The enemy king itself is what is attacked: it does not stand in the way where only it can stand.
            let others = (once - squares - (king - twice)) | (twice & squares);
            let mut common = Squares::ALL;
            for square in squares {
                common &= attacks::from(piece, square, others);
            }
            attacked |= common;
        }
        attacked
    }

    /// The squares that a pawn can enter without jumping over another pawn of its file that is certainly there.
    fn file_room(&self, index: usize) -> Squares {
        let man = self.men[index];
        let file = Squares::file(man.square.file());
        let on_file = |index: usize| {
            let pawns = self.reach[index][Role::Pawn as usize];
            self.men[index].piece.role == Role::Pawn
                && file.contains(self.men[index].square)
                && (pawns - file).is_empty()
        };
        let mut room = Squares::ALL;
        if !on_file(index) {
            return room;
        }
        for other in 0..self.count {
            let squares = self.reach[other][Role::Pawn as usize];
            let promotes = Role::PROMOTIONS
                .into_iter()
                .any(|role| !self.reach[other][role as usize].is_empty());
            if other != index && on_file(other) && self.gone & (1 << other) == 0 && !promotes {
                // The farthest that the other can be out of the way.
                room &= if self.men[other].square.index() > man.square.index() {
                    Squares((1 << (63 - squares.0.leading_zeros())) - 1)
                } else {
                    Squares((!1) << squares.0.trailing_zeros())
                };
            }
        }
        room
    }
}

/// How each kind of piece moves, from every square of a set at once.
type Fill = fn(Squares, Squares) -> Squares;

const FILLS: [(Role, Fill); 4] = [
    (Role::Knight, fill::knight),
    (Role::Bishop, fill::bishop),
    (Role::Rook, fill::rook),
    (Role::Queen, fill::queen),
];

impl Invariant {
    /// Whether the statement holds in a position.
    pub(crate) fn holds(&self, position: &Position) -> bool {
        (position.castling() - self.castling).is_empty()
            && self.strata.iter().any(|stratum| self.fits(stratum, position))
    }

    fn fits(&self, stratum: &Stratum, position: &Position) -> bool {
        if stratum.turn.is_some_and(|turn| turn != position.turn()) {
            return false;
        }
        let pieces: Vec<(Square, Squares)> = position
            .occupied()
            .into_iter()
            .filter_map(|square| {
                let piece = position.piece_at(square)?;
                let mut candidates = Squares::EMPTY;
                for (index, (man, reach)) in self.men.iter().zip(&stratum.reach).enumerate() {
                    if man.piece.color == piece.color && reach.squares[piece.role as usize].contains(square) {
                        candidates |= Squares(1 << index);
                    }
                }
                Some((square, candidates))
            })
            .collect();
        let mut names = vec![None; self.men.len()];
        self.name(stratum, position, &pieces, &mut names)
    }

    /// Gives each piece a man, the piece with the fewest candidates first.
    fn name(
        &self,
        stratum: &Stratum,
        position: &Position,
        pieces: &[(Square, Squares)],
        names: &mut Vec<Option<Square>>,
    ) -> bool {
        let free = |candidates: Squares| {
            let taken = names.iter().enumerate().filter(|(_, name)| name.is_some());
            taken.fold(candidates, |rest, (index, _)| rest - Squares(1 << index))
        };
        let open = pieces.iter().filter(|(square, _)| !names.contains(&Some(*square)));
        let Some((square, candidates)) = open
            .map(|&(square, candidates)| (square, free(candidates)))
            .min_by_key(|(_, candidates)| candidates.len())
        else {
            let complete = names
                .iter()
                .zip(&stratum.reach)
                .all(|(name, reach)| name.is_some() || reach.gone);
            return complete && self.in_order(stratum, position, names);
        };
        for candidate in candidates {
            names[candidate.index()] = Some(square);
            if self.name(stratum, position, pieces, names) {
                return true;
            }
            names[candidate.index()] = None;
        }
        false
    }

    /// Whether pawns that stay on a file are in order, and a pawn that can be taken en passant may be where it crossed.
    fn in_order(&self, stratum: &Stratum, position: &Position, names: &[Option<Square>]) -> bool {
        let on_file = |index: usize| {
            let man = self.men[index];
            let reach = &stratum.reach[index];
            man.piece.role == Role::Pawn
                && (reach.squares[Role::Pawn as usize] - Squares::file(man.square.file())).is_empty()
        };
        let pawns: Vec<(usize, Square)> = names
            .iter()
            .enumerate()
            .filter_map(|(index, name)| {
                let square = (*name)?;
                position.role(Role::Pawn).contains(square).then_some((index, square))
            })
            .collect();
        for &(a, here) in &pawns {
            for &(b, there) in &pawns {
                let same = self.men[a].square.file() == self.men[b].square.file();
                if a < b && same && on_file(a) && on_file(b) && here.index() > there.index() {
                    return false;
                }
            }
        }
        match position.legal_en_passant() {
            None => true,
            Some(crossed) => {
                let up = if position.turn() == Color::White { -1 } else { 1 };
                pawns.iter().all(|&(index, square)| {
                    crossed.offset(0, up) != Some(square)
                        || stratum.reach[index].squares[Role::Pawn as usize].contains(crossed)
                })
            }
        }
    }
}

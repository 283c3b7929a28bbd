//! Complete endings: in which of all their positions can White mate, if Black helps?
//!
//! A table of every position is filled from the mates backwards, over captures and promotions into smaller endings,
//! whose tables come first. No position is left out, and nothing is known but legal moves and checkmate.

use std::collections::HashMap;

use jadoube_board::{Color, Piece, Position, Role, Setup, Square};

/// Tables that were made.
#[derive(Default)]
pub(crate) struct Endings {
    tables: HashMap<Material, Ending>,
}

/// The men beside the kings, in an order of their own. No man is there twice.
type Material = Vec<Piece>;

/// All positions of a material.
pub(crate) struct Ending {
    men: Material,
    /// Squares of the white king: the others are the same, seen in a mirror.
    kings: Vec<Square>,
    states: Vec<State>,
}

#[derive(Debug, Copy, Clone, PartialEq, Eq)]
enum State {
    /// No position, or one that the Laws refuse, or one that was not looked at yet.
    Illegal,
    /// White cannot mate, as far as is known.
    Lost,
    /// White can mate.
    Winnable,
}

impl Endings {
    /// The ending of a name such as `KNKR`: White's men, then Black's.
    pub(crate) fn ending(&mut self, name: &str) -> &Ending {
        let mut colors = [Color::White, Color::Black].into_iter();
        let mut color = Color::White;
        let mut men = Material::new();
        for letter in name.chars() {
            match Role::from_letter(letter) {
                Some(Role::King) => color = colors.next().expect("two kings"),
                Some(role) => men.push(role.of(color)),
                None => panic!("{name} is no ending"),
            }
        }
        men.sort_by_key(order);
        self.make(&men);
        &self.tables[&men]
    }

    /// Makes the table of a material, and first those of all that can come of it.
    fn make(&mut self, men: &[Piece]) {
        if self.tables.contains_key(men) {
            return;
        }
        for (index, man) in men.iter().enumerate() {
            let mut rest = men.to_vec();
            rest.remove(index);
            self.make(&rest);
            if man.role == Role::Pawn {
                for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                    let mut promoted = rest.clone();
                    promoted.push(role.of(man.color));
                    promoted.sort_by_key(order);
                    self.make(&promoted);
                    // A pawn may capture as it is promoted.
                    for captured in (0..promoted.len()).filter(|&other| promoted[other] != role.of(man.color)) {
                        let mut fewer = promoted.clone();
                        fewer.remove(captured);
                        self.make(&fewer);
                    }
                }
            }
        }
        let mut ending = Ending::new(men);
        ending.fill(self);
        self.tables.insert(men.to_vec(), ending);
    }

    /// Whether White can mate in a position with fewer men, or with a piece in place of a pawn.
    fn is_winnable(&self, position: &Position) -> bool {
        let ending = &self.tables[&material(position)];
        ending.is_winnable(ending.index(position))
    }
}

impl Ending {
    fn new(men: &[Piece]) -> Ending {
        let has_pawns = men.iter().any(|man| man.role == Role::Pawn);
        let is_first = |square: &Square| {
            let (file, rank) = (square.file().index(), square.rank().index());
            file < 4 && (has_pawns || rank <= file)
        };
        let kings: Vec<Square> = Square::all().filter(is_first).collect();
        let size = kings.len() * 64_usize.pow(1 + men.len() as u32) * 2;
        Ending {
            men: men.to_vec(),
            kings,
            states: vec![State::Illegal; size],
        }
    }

    /// Marks what is winnable until nothing is left to mark.
    fn fill(&mut self, smaller: &Endings) {
        let mut pending = Vec::new();

        for index in 0..self.states.len() {
            let Some(position) = self.position(index) else { continue };
            let is_mate = position.turn() == Color::Black && position.is_checkmate();
            if is_mate || self.leads_to_mate(&position, smaller) {
                self.states[index] = State::Winnable;
            } else {
                self.states[index] = State::Lost;
                pending.push((index, position));
            }
        }
        loop {
            let before = pending.len();
            // There and back again: what is known spreads farther in one go.
            pending.reverse();
            pending.retain(|(index, position)| {
                let is_winnable = self.leads_to_mate(position, smaller);
                if is_winnable {
                    self.states[*index] = State::Winnable;
                }
                !is_winnable
            });
            if pending.len() == before {
                return;
            }
        }
    }

    fn leads_to_mate(&self, position: &Position, smaller: &Endings) -> bool {
        let mut found = false;
        position.for_each_child(|mv, child| {
            let same = mv.promotion().is_none() && child.occupied().len() == self.men.len() + 2;
            found = found
                || match same {
                    true => self.is_winnable(self.index(child)),
                    false => smaller.is_winnable(child),
                };
        });
        found
    }

    /// The numbers of all legal positions.
    pub(crate) fn legal(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.states.len()).filter(|&index| self.states[index] != State::Illegal)
    }

    pub(crate) fn is_winnable(&self, index: usize) -> bool {
        self.states[index] == State::Winnable
    }

    /// The position of a number, if it is one.
    pub(crate) fn position(&self, mut index: usize) -> Option<Position> {
        let mut digit = |base: usize| {
            let digit = index % base;
            index /= base;
            digit
        };
        let mut setup = Setup::empty();
        setup.turn = Color::ALL[digit(2)];
        let others = [Role::King.of(Color::Black)]
            .into_iter()
            .chain(self.men.iter().copied());
        for piece in others {
            let square = Square::from_index(digit(64) as u8)?;
            if setup.piece_at(square).is_some() {
                return None;
            }
            setup.put(square, Some(piece));
        }
        let king = self.kings[digit(self.kings.len())];
        if setup.piece_at(king).is_some() {
            return None;
        }
        setup.put(king, Some(Role::King.of(Color::White)));
        Position::accept(&setup).ok()
    }

    /// The number of a position with these men.
    fn index(&self, position: &Position) -> usize {
        let has_pawns = self.kings.len() > 10;
        let king = position.king(Color::White);
        let (mut file, mut rank) = (king.file().index(), king.rank().index());
        // Bits of a square's number: three for its file, three for its rank.
        let mut flip = 0;
        if file > 3 {
            flip |= 0o07;
            file = 7 - file;
        }
        if !has_pawns && rank > 3 {
            flip |= 0o70;
            rank = 7 - rank;
        }
        let is_turned = !has_pawns && rank > file;
        let seen = |square: Square| {
            let number = square.index() ^ flip;
            match is_turned {
                true => number >> 3 | (number & 7) << 3,
                false => number,
            }
        };
        let king = seen(king);
        let mut index = self
            .kings
            .iter()
            .position(|home| home.index() == king)
            .expect("it is seen in the mirror");
        for &man in self.men.iter().rev() {
            let square = position.pieces(man).single().expect("the man is there once");
            index = index * 64 + seen(square);
        }
        index = index * 64 + seen(position.king(Color::Black));
        index * 2 + usize::from(position.turn() != Color::ALL[0])
    }

    /// The same position with the colours exchanged, seen from the other side of the board.
    pub(crate) fn turned(position: &Position) -> Position {
        let mut setup = Setup::empty();
        for (square, piece) in position.to_setup().pieces() {
            setup.put(square.mirrored(), Some(piece.role.of(!piece.color)));
        }
        setup.turn = !position.turn();
        Position::accept(&setup).expect("it was accepted from the other side")
    }
}

fn material(position: &Position) -> Material {
    let pieces = position
        .occupied()
        .into_iter()
        .filter_map(|square| position.piece_at(square));
    let mut men: Material = pieces.filter(|piece| piece.role != Role::King).collect();
    men.sort_by_key(order);
    men
}

fn order(piece: &Piece) -> (bool, u8) {
    (piece.color == Color::Black, piece.role as u8)
}

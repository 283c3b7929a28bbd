//! Rules of thumb: which moves are likely to lead to mate.

use jadoube_board::{Color, Kind, Move, Position, Role, Square, Squares, attacks};

/// Where the mate is to happen and what each man can do for it, as tables of how far every square is from where the
/// man should be.
pub(crate) struct Plan {
    pub(crate) winner: Color,
    /// By whether the winner moves, by role: the distance of each square.
    tables: [[[i8; 64]; 6]; 2],
    /// Whether the winner has only minor pieces, so that the loser's men have to help.
    minor: bool,
}

/// What the moves of one position are judged by.
pub(crate) struct Scene<'a> {
    tables: &'a [[i8; 64]; 6],
    enemies: Squares,
    winner_moves: bool,
    minor: bool,
}

/// The squares from which pieces give check.
pub(crate) struct Checking {
    by_role: [Squares; 6],
    /// A piece that leaves one of these squares may uncover a check.
    screens: Squares,
}

impl Plan {
    pub(crate) fn new(root: &Position, winner: Color) -> Plan {
        let bishops = root.role(Role::Bishop);
        let own = root.colored(winner);
        let theirs = root.colored(!winner);
        let king = root.king(!winner);
        let minor = !own.meets(root.role(Role::Pawn) | root.role(Role::Rook) | root.role(Role::Queen));
        let (dark, light) = match (own & bishops).is_empty() {
            true => (
                (theirs & bishops).meets(Squares::LIGHT),
                (theirs & bishops).meets(Squares::DARK),
            ),
            false => (
                (own & bishops).meets(Squares::DARK),
                (own & bishops).meets(Squares::LIGHT),
            ),
        };
        let wanted = |square: Square| match square.color() {
            Color::White => light || !dark,
            Color::Black => dark || !light,
        };
        let corner = [Square::A1, Square::H1, Square::A8, Square::H8]
            .into_iter()
            .filter(|&square| wanted(square))
            .min_by_key(|&square| distance(king, square))
            .unwrap_or(Square::H8);
        let flip = corner.index() as u8;
        // Squares are given for the corner a1.
        let at = |square: Square| Square::from_index(square.index() as u8 ^ flip).unwrap_or(square);
        let mut tables = [[[0; 64]; 6]; 2];
        for square in Square::all() {
            let here = square.index();
            let to = |target: Square| distance(square, at(target));
            tables[0][Role::King as usize][here] = 2 * to(Square::A1);
            tables[1][Role::King as usize][here] = to(Square::B3).min(to(Square::C2));
            tables[1][Role::Pawn as usize][here] = 7 - square.rank().seen_by(winner).index() as i8;
            if minor {
                let jumps = |target: Square| knight_distance(square, at(target));
                tables[1][Role::Knight as usize][here] = jumps(Square::B3).min(jumps(Square::C2));
                tables[0][Role::Knight as usize][here] = jumps(Square::B1).min(jumps(Square::A2));
                for role in [Role::Bishop, Role::Rook] {
                    tables[0][role as usize][here] = to(Square::B1).min(to(Square::A2));
                }
                tables[0][Role::Pawn as usize][here] = 7 - square.rank().seen_by(!winner).index() as i8;
            }
        }
        Plan { winner, tables, minor }
    }

    #[inline(always)]
    pub(crate) fn scene<'a>(&'a self, position: &'a Position) -> Scene<'a> {
        let winner_moves = position.turn() == self.winner;
        Scene {
            tables: &self.tables[winner_moves as usize],
            enemies: position.colored(!position.turn()),
            winner_moves,
            minor: self.minor,
        }
    }

    #[inline(always)]
    pub(crate) fn checking(&self, position: &Position) -> Checking {
        let king = position.king(!self.winner);
        let occupied = position.occupied();
        let (straight, diagonal) = (attacks::rook(king, occupied), attacks::bishop(king, occupied));
        Checking {
            by_role: [
                attacks::pawn(!self.winner, king),
                attacks::knight(king),
                diagonal,
                straight,
                straight | diagonal,
                Squares::EMPTY,
            ],
            screens: (straight | diagonal) & position.colored(self.winner),
        }
    }
}

impl Scene<'_> {
    /// By how much a move brings mate nearer, as far as one can tell: negative is nearer.
    #[inline(always)]
    pub(crate) fn change(&self, mv: Move) -> i8 {
        let (from, to) = (mv.from(), mv.to());
        if mv.kind() == Kind::Castling {
            return 0;
        }
        let table = &self.tables[mv.kind().role() as usize];
        let mut change = table[to.index()] - table[from.index()];
        if self.enemies.contains(to) {
            change += match (self.winner_moves, self.minor) {
                (true, false) => -1,
                (true, true) => 2,
                (false, _) => 3,
            };
        }
        if let Some(role) = mv.promotion() {
            change += match (self.winner_moves, role) {
                (true, Role::Queen) => -1,
                (true, _) => 2,
                (false, _) if self.minor => {
                    if role == Role::Queen {
                        2
                    } else {
                        0
                    }
                }
                (false, _) => 0,
            };
        }
        change
    }
}

impl Checking {
    #[inline(always)]
    pub(crate) fn may_check(&self, mv: Move) -> bool {
        let role = mv.promotion().unwrap_or(mv.kind().role());
        self.by_role[role as usize].contains(mv.to())
            || self.screens.contains(mv.from())
            || matches!(mv.kind(), Kind::Castling | Kind::EnPassant)
    }
}

fn distance(a: Square, b: Square) -> i8 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks) as i8
}

fn knight_distance(a: Square, b: Square) -> i8 {
    let mut reached = Squares::of(a);
    let mut jumps = 0;
    while !reached.contains(b) {
        reached = reached
            .into_iter()
            .fold(reached, |all, square| all | attacks::knight(square));
        jumps += 1;
    }
    jumps
}

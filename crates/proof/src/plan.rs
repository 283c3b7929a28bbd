//! Rules of thumb: which moves are likely to lead to mate.

use std::sync::LazyLock;

use jadoube_board::{Color, Kind, Move, MoveGroup, Position, Role, Square, Squares, attacks};

use crate::invariant::fill;

/// Where the mate is to happen and what each man can do for it.
pub(crate) struct Plan {
    pub(crate) winner: Color,
    tables: &'static Tables,
    help: Help,
}

/// What is known of a position before a plan is made.
#[derive(Debug, Copy, Clone)]
pub(crate) struct Hints {
    /// Whether a pawn of the winner's may promote.
    pub(crate) promotes: bool,
    /// Where the loser's king may go.
    pub(crate) loser_king: Squares,
}

impl Hints {
    /// Nothing is known.
    pub(crate) const NONE: Hints = Hints {
        promotes: true,
        loser_king: Squares::ALL,
    };
}

/// How far every square is from where a man should be: of the loser's and the winner's men, by role.
type Tables = [[Table; 6]; 2];

/// How far every square is from where a man should be.
#[derive(Debug, Copy, Clone)]
struct Table {
    far: [i8; 64],
    /// The squares at each distance.
    ring: [Squares; 16],
}

/// What the winner needs of the loser besides the king.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
enum Help {
    /// Nothing: the winner's own men are enough, or can become enough.
    None,
    /// Bishops of one shade: a pawn, a knight or a bishop of the other shade has to block a square of that shade.
    Bishop,
    /// One knight: anything but a queen has to block a square.
    Knight,
}

/// What the moves of one position are judged by.
pub(crate) struct Scene<'a> {
    plan: &'a Plan,
    pub(crate) winner_moves: bool,
    enemies: Squares,
    /// Men of the loser that may be needed.
    helpers: Squares,
    /// The squares from which the winner's men would give check, by role.
    checking: [Squares; 6],
    /// A man of the winner's who leaves one of these squares may uncover a check.
    screens: Squares,
    /// The flights of the loser's king that nothing of the winner's attacks, not even if all its men but one were
    /// away: a mate must take them with the man that moves.
    flights: Squares,
    /// The loser's men, the king apart: they alone are sure to stop lines.
    stops: Squares,
}

impl Plan {
    pub(crate) fn new(root: &Position, winner: Color, hints: Hints) -> Plan {
        let bishops = root.role(Role::Bishop);
        let own = root.colored(winner);
        let theirs = root.colored(!winner);
        let king = root.king(!winner);
        let mut strong = root.role(Role::Rook) | root.role(Role::Queen);
        if hints.promotes {
            strong |= root.role(Role::Pawn);
        }
        let officers = own - root.role(Role::Pawn);
        let one_shade = !(own & bishops).meets(Squares::LIGHT) || !(own & bishops).meets(Squares::DARK);
        let help = match officers.len() {
            _ if own.meets(strong) => Help::None,
            2 if own.meets(root.role(Role::Knight)) => Help::Knight,
            _ if one_shade && !own.meets(root.role(Role::Knight)) => Help::Bishop,
            _ => Help::None,
        };
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
        let corners = CORNERS.into_iter().enumerate().filter(|&(_, square)| wanted(square));
        let nearest = corners.min_by_key(|&(_, square)| (!hints.loser_king.contains(square), distance(king, square)));
        let corner = nearest.map_or(0, |(index, _)| index);
        Plan {
            winner,
            tables: &TABLES[winner as usize][help as usize][corner],
            help,
        }
    }

    #[inline(always)]
    pub(crate) fn scene<'a>(&'a self, position: &Position) -> Scene<'a> {
        let winner_moves = position.turn() == self.winner;
        let mut scene = Scene {
            plan: self,
            winner_moves,
            enemies: position.colored(!position.turn()),
            helpers: position.role(Role::Pawn) | position.role(Role::Knight) | position.role(Role::Bishop),
            checking: [Squares::EMPTY; 6],
            screens: Squares::EMPTY,
            flights: Squares::EMPTY,
            stops: Squares::EMPTY,
        };
        if winner_moves {
            let king = position.king(!self.winner);
            let occupied = position.occupied();
            let own = position.colored(self.winner);
            let (straight, diagonal) = (attacks::rook(king, occupied), attacks::bishop(king, occupied));
            scene.checking = [
                attacks::pawn(!self.winner, king),
                attacks::knight(king),
                diagonal,
                straight,
                straight | diagonal,
                Squares::EMPTY,
            ];
            let queens = position.role(Role::Queen);
            let rooks = (position.role(Role::Rook) | queens) & own;
            let bishops = (position.role(Role::Bishop) | queens) & own;
            let aligned =
                (rooks & attacks::rook(king, Squares::EMPTY)) | (bishops & attacks::bishop(king, Squares::EMPTY));
            for piece in aligned {
                let between = attacks::between(piece, king) & occupied;
                if between.single().is_some() {
                    scene.screens |= between & own;
                }
            }
            scene.stops = occupied - own - Squares::of(king);
            let pawns = position.role(Role::Pawn) & own;
            let mut attacked = attacks::king(position.king(self.winner)) | fill::pawn(pawns, self.winner);
            for piece in position.role(Role::Knight) & own {
                attacked |= attacks::knight(piece);
            }
            for piece in rooks {
                attacked |= attacks::rook(piece, scene.stops);
            }
            for piece in bishops {
                attacked |= attacks::bishop(piece, scene.stops);
            }
            scene.flights = attacks::king(king) - scene.stops - attacked;
        }
        scene
    }
}

impl Scene<'_> {
    /// The moves of a group that may be mate: all that are, and perhaps others.
    #[inline(always)]
    pub(crate) fn mates(&self, group: MoveGroup) -> impl Iterator<Item = Move> {
        let role = group.kind.promotion().unwrap_or(group.kind.role());
        let mut squares = group.to & self.checking[role as usize];
        if !self.flights.is_empty() {
            for to in squares {
                let attacked = attacks::from(role.of(self.plan.winner), to, self.stops - Squares::of(to));
                if !(self.flights - attacked - Squares::of(to)).is_empty() {
                    squares -= Squares::of(to);
                }
            }
        }
        let special = matches!(group.kind, Kind::Castling | Kind::EnPassant);
        if !self.screens.is_empty() || special {
            for to in group.to {
                if special || self.screens.contains(group.from(to)) {
                    squares |= Squares::of(to);
                }
            }
        }
        squares.into_iter().map(move |to| group.to(to))
    }

    /// Splits a group by how much its moves bring mate nearer, as far as one can tell: negative is nearer.
    #[inline(always)]
    pub(crate) fn rate(&self, group: MoveGroup, mut tell: impl FnMut(MoveGroup, i8)) {
        let Some(some) = group.to.first() else { return };
        let help = self.plan.help;
        let table = &self.plan.tables[self.winner_moves as usize][group.kind.role() as usize];
        let promotes = match (self.winner_moves, group.kind.promotion()) {
            (_, None) => 0,
            (true, Some(Role::Queen)) => -1,
            (true, Some(_)) => 2,
            (false, Some(Role::Queen | Role::Rook)) if help != Help::None => 3,
            (false, Some(_)) => 0,
        };
        let takes = match (self.winner_moves, help) {
            (true, Help::None) => -1,
            (true, _) => 0,
            (false, _) => 3,
        };
        let mut rest = group.to;
        // Pawns of a group go equally far, so that one stands for all.
        let pawns = group.kind.role() == Role::Pawn;
        let stood = if group.kind == Kind::Castling {
            0
        } else {
            table.far[group.from(some).index()]
        };
        while let Some(to) = rest.first() {
            let far = table.far[to.index()];
            let mut equal = if pawns || group.kind == Kind::Castling {
                rest
            } else {
                rest & table.ring[far as usize]
            };
            let mut change = if group.kind == Kind::Castling { 0 } else { far - stood } + promotes;
            if group.kind != Kind::Castling && self.enemies.meets(equal) {
                let needed = self.winner_moves && help != Help::None;
                equal &= if !self.enemies.contains(to) {
                    !self.enemies
                } else if needed && self.helpers.contains(to) {
                    change += 2;
                    self.enemies & self.helpers
                } else if needed {
                    self.enemies - self.helpers
                } else {
                    change += takes;
                    self.enemies
                };
            }
            let mut moves = group;
            moves.to = equal;
            tell(moves, change);
            rest -= equal;
        }
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

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

/// By winner, by help, by corner.
static TABLES: LazyLock<[[[Tables; 4]; 3]; 2]> = LazyLock::new(|| {
    Color::ALL.map(|winner| {
        [Help::None, Help::Bishop, Help::Knight].map(|help| CORNERS.map(|corner| tables(winner, help, corner)))
    })
});

fn tables(winner: Color, help: Help, corner: Square) -> Tables {
    // Squares are given for the corner a1.
    let flip = corner.index() as u8;
    let at = |square: Square| Square::from_index(square.index() as u8 ^ flip).unwrap_or(square);
    let mut tables = [[[0; 64]; 6]; 2];
    for square in Square::all() {
        let here = square.index();
        let to = |target: Square| distance(square, at(target));
        let jumps = |target: Square| knight_distance(square, at(target));
        let mut set = |wins: bool, role: Role, value: i8| tables[wins as usize][role as usize][here] = value;
        set(false, Role::King, 2 * to(Square::A1));
        set(true, Role::King, to(Square::B3).min(to(Square::C2)));
        set(true, Role::Pawn, 7 - square.rank().seen_by(winner).index() as i8);
        if help != Help::None {
            set(true, Role::Knight, jumps(Square::B3).min(jumps(Square::C2)));
            set(false, Role::Pawn, 7 - square.rank().seen_by(!winner).index() as i8);
            set(false, Role::Knight, jumps(Square::B1).min(jumps(Square::A2)));
            set(false, Role::Bishop, to(Square::B1).min(to(Square::A2)));
            if help == Help::Knight {
                set(false, Role::Rook, to(Square::B1).min(to(Square::A2)));
            }
        }
    }
    tables.map(|side| side.map(Table::new))
}

impl Table {
    fn new(far: [i8; 64]) -> Table {
        let mut ring = [Squares::EMPTY; 16];
        for square in Square::all() {
            ring[far[square.index()] as usize] |= Squares::of(square);
        }
        Table { far, ring }
    }
}

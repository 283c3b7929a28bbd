//! Rules of thumb: which moves are likely to lead to mate.

use std::sync::LazyLock;

use jadoube_board::{Color, Kind, Move, MoveGroup, Position, Role, Square, Squares, attacks};

use crate::invariant::fill;

/// Where the mate is to happen and what each man can do for it.
#[derive(Debug, Copy, Clone)]
pub(crate) struct Plan {
    pub(crate) winner: Color,
    tables: &'static Tables,
    help: Help,
}

/// What is known of a position before a plan is made.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
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

/// What the rules of thumb say of the loser's and of the winner's men.
#[derive(Debug, Copy, Clone)]
struct Tables {
    /// How far every square is from where a man should be, by role.
    men: [[Table; 6]; 2],
    /// What a promotion changes, by kind of move.
    promotions: [[i8; Kind::ALL.len()]; 2],
}

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
}

/// What tells which moves of the winner's may be mate.
pub(crate) struct Aim {
    winner: Color,
    /// The squares from which men would give check, by role.
    checking: [Squares; 6],
    /// A man who leaves one of these squares may uncover a check.
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
        Scene {
            plan: self,
            winner_moves: position.turn() == self.winner,
            enemies: position.colored(!position.turn()),
            helpers: position.role(Role::Pawn) | position.role(Role::Knight) | position.role(Role::Bishop),
        }
    }

    /// Where a mate may come from, in a position in which the winner moves.
    #[inline(always)]
    pub(crate) fn aim(&self, position: &Position) -> Aim {
        let king = position.king(!self.winner);
        let occupied = position.occupied();
        let own = position.colored(self.winner);
        let (straight, diagonal) = (attacks::rook(king, occupied), attacks::bishop(king, occupied));
        let checking = [
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
        let aligned = (rooks & attacks::rook(king, Squares::EMPTY)) | (bishops & attacks::bishop(king, Squares::EMPTY));
        let mut screens = Squares::EMPTY;
        for piece in aligned {
            let between = attacks::between(piece, king) & occupied;
            if between.single().is_some() {
                screens |= between & own;
            }
        }
        let stops = occupied - own - Squares::of(king);
        let pawns = position.role(Role::Pawn) & own;
        let mut attacked = attacks::king(position.king(self.winner)) | fill::pawn(pawns, self.winner);
        for piece in position.role(Role::Knight) & own {
            attacked |= attacks::knight(piece);
        }
        for piece in rooks {
            attacked |= attacks::rook(piece, stops);
        }
        for piece in bishops {
            attacked |= attacks::bishop(piece, stops);
        }
        Aim {
            winner: self.winner,
            checking,
            screens,
            flights: attacks::king(king) - stops - attacked,
            stops,
        }
    }
}

impl Aim {
    /// The moves of a group that may be mate: all that are, and perhaps others.
    #[inline(always)]
    pub(crate) fn mates(&self, group: MoveGroup) -> impl Iterator<Item = Move> {
        let role = group.kind.promotion().unwrap_or(group.kind.role());
        let mut squares = group.to & self.checking[role as usize];
        if !self.flights.is_empty() {
            for to in squares {
                let attacked = attacks::from(role.of(self.winner), to, self.stops - Squares::of(to));
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
}

impl Scene<'_> {
    /// Splits a group by how much its moves bring mate nearer, as far as one can tell: negative is nearer.
    #[inline(always)]
    pub(crate) fn rate(&self, group: MoveGroup, mut tell: impl FnMut(MoveGroup, i8)) {
        let plan = self.plan;
        let role = group.kind.role();
        let base = plan.tables.promotions[self.winner_moves as usize][group.kind as usize];
        if group.kind == Kind::Castling {
            return tell(group, base);
        }
        let table = &plan.tables.men[self.winner_moves as usize][role as usize];
        let stood = table.far[group.from(group.to.first().unwrap_or(Square::A1)).index()];
        let mut each = |squares: Squares, change: i8| {
            let mut rest = squares;
            let mut moves = group;
            while let Some(to) = rest.first() {
                let far = table.far[to.index()];
                // Pawns of a group go equally far, so that one stands for all.
                moves.to = if role == Role::Pawn {
                    rest
                } else {
                    rest & table.ring[far as usize]
                };
                tell(moves, change + far - stood);
                rest -= moves.to;
            }
        };
        each(group.to - self.enemies, base);
        let captures = group.to & self.enemies;
        if !captures.is_empty() {
            if self.winner_moves && plan.help != Help::None {
                each(captures & self.helpers, base + 2);
                each(captures - self.helpers, base);
            } else {
                each(captures, base + if self.winner_moves { -1 } else { 3 });
            }
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
    Tables {
        men: tables.map(|side| side.map(Table::new)),
        promotions: promotions(help),
    }
}

fn promotions(help: Help) -> [[i8; Kind::ALL.len()]; 2] {
    let mut promotions = [[0; Kind::ALL.len()]; 2];
    for kind in Kind::ALL {
        let [theirs, ours] = &mut promotions;
        ours[kind as usize] = match kind.promotion() {
            None => 0,
            Some(Role::Queen) => -4,
            Some(_) => 2,
        };
        theirs[kind as usize] = match kind.promotion() {
            Some(Role::Queen | Role::Rook) if help != Help::None => 3,
            _ => 0,
        };
    }
    promotions
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

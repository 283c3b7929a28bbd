//! Rules of thumb: which moves are likely to lead to mate.

use std::sync::LazyLock;

use jadoube_board::{Color, Kind, Move, Position, Role, Square, Squares, attacks};

/// Where the mate is to happen and what each man can do for it.
pub(crate) struct Plan {
    pub(crate) winner: Color,
    tables: &'static Tables,
    help: Help,
}

/// How far every square is from where a man should be: of the loser's and the winner's men, by role.
type Tables = [[[i8; 64]; 6]; 2];

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
    tables: &'a [[i8; 64]; 6],
    enemies: Squares,
    /// Men of the loser that may be needed.
    helpers: Squares,
    winner_moves: bool,
    help: Help,
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
        let strong = root.role(Role::Pawn) | root.role(Role::Rook) | root.role(Role::Queen);
        let one_shade = !(own & bishops).meets(Squares::LIGHT) || !(own & bishops).meets(Squares::DARK);
        let help = match own.len() {
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
        let nearest = corners.min_by_key(|&(_, square)| distance(king, square));
        let corner = nearest.map_or(0, |(index, _)| index);
        Plan {
            winner,
            tables: &TABLES[winner as usize][help as usize][corner],
            help,
        }
    }

    #[inline(always)]
    pub(crate) fn scene<'a>(&'a self, position: &'a Position) -> Scene<'a> {
        let winner_moves = position.turn() == self.winner;
        Scene {
            tables: &self.tables[winner_moves as usize],
            enemies: position.colored(!position.turn()),
            helpers: position.role(Role::Pawn) | position.role(Role::Knight) | position.role(Role::Bishop),
            winner_moves,
            help: self.help,
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
            change += match (self.winner_moves, self.help) {
                (true, Help::None) => -1,
                (true, _) if self.helpers.contains(to) => 2,
                (true, _) => 0,
                (false, _) => 3,
            };
        }
        if let Some(role) = mv.promotion() {
            change += match (self.winner_moves, role) {
                (true, Role::Queen) => -1,
                (true, _) => 2,
                (false, Role::Knight | Role::Bishop) => 0,
                (false, _) if self.help != Help::None => 3,
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
    tables
}

//! The 960 start positions.

use alloc::vec::Vec;
use core::fmt;

use crate::{Color, File, Position, Rank, Role, Setup, Square, Squares};

/// One of the 960 start positions, by its customary number (Scharnagl's, 0 to 959). Ordinary chess is number 518.
///
/// ```
/// use jadoube_board::Chess960;
///
/// let start = Chess960::new(0).unwrap();
/// assert_eq!(start.to_string(), "BBQNNRKR");
/// assert_eq!(Chess960::STANDARD.to_string(), "RNBQKBNR");
/// ```
///
/// Provision: chess960.game, chess960.start.count
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chess960(u16);

impl Chess960 {
    /// The array of ordinary chess.
    pub const STANDARD: Chess960 = Chess960(518);

    /// The start position with this number; `None` from 960 on.
    pub const fn new(number: u16) -> Option<Chess960> {
        if number < 960 { Some(Chess960(number)) } else { None }
    }

    /// A start position drawn with 64 random bits; all 960 are equally likely as far as anyone can tell.
    ///
    /// Provision: chess960.start.generation
    pub const fn draw(random_bits: u64) -> Chess960 {
        Chess960(((random_bits as u128 * 960) >> 64) as u16)
    }

    /// The start position that a program draws from a number: whoever has the number can draw it again.
    ///
    /// The number is mixed as by SplitMix64, so that neighbours lead far apart, and what comes out is [drawn](Self::draw).
    ///
    /// ```
    /// use jadoube_board::Chess960;
    ///
    /// assert_eq!(Chess960::from_seed(960), Chess960::from_seed(960));
    /// assert_ne!(Chess960::from_seed(960), Chess960::from_seed(961));
    /// ```
    ///
    /// Provision: chess960.start.generation
    pub const fn from_seed(seed: u64) -> Chess960 {
        let mut mixed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Chess960::draw(mixed ^ (mixed >> 31))
    }

    /// The start position that is thrown with one die, by the method of Ingo Althöfer (1998). The first throw places a bishop
    /// on a dark square, counted from the a-file, the second a bishop on a light one, the third the queen and the next two a
    /// knight each, counted over the squares that are free; king and rooks take the rest. A throw with more spots than there
    /// are squares is thrown again, and stands among the throws.
    ///
    /// ```
    /// use jadoube_board::Chess960;
    ///
    /// assert_eq!(Chess960::from_dice(&[2, 3, 3, 2, 3]), Ok(Chess960::STANDARD));
    /// assert_eq!(Chess960::from_dice(&[3, 5, 1, 4, 6, 2, 1]).unwrap().to_string(), "NBNRBQKR");
    /// ```
    ///
    /// # Errors
    ///
    /// If a throw is none of a die, or there are too few or too many.
    ///
    /// Provision: chess960.start.generation
    pub fn from_dice(throws: &[u8]) -> Result<Chess960, DiceFault> {
        if let Some(throw) = throws.iter().find(|throw| !(1..=6).contains(*throw)) {
            return Err(DiceFault::NoThrow(*throw));
        }
        let mut rank = [None; 8];
        let mut throws = throws.iter().map(|throw| usize::from(*throw));
        let mut thrown = |squares: usize| {
            let counts = throws.find(|throw| *throw <= squares).ok_or(DiceFault::TooFew);
            counts.map(|throw| throw - 1)
        };
        rank[thrown(4)? * 2] = Some(Role::Bishop);
        rank[thrown(4)? * 2 + 1] = Some(Role::Bishop);
        place(&mut rank, thrown(6)?, Role::Queen);
        place(&mut rank, thrown(5)?, Role::Knight);
        place(&mut rank, thrown(4)?, Role::Knight);
        if throws.next().is_some() {
            return Err(DiceFault::TooMany);
        }
        let mut rest = [Role::Rook, Role::King, Role::Rook].into_iter();
        let rank = rank.map(|role| role.or_else(|| rest.next()).unwrap_or(Role::Rook));
        Chess960::from_first_rank(rank).map_err(|_| DiceFault::TooFew)
    }

    /// All 960, in order.
    pub fn all() -> impl ExactSizeIterator<Item = Chess960> + DoubleEndedIterator {
        (0..960).map(Chess960)
    }

    /// Its number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The pieces on the first rank from the a-file to the h-file.
    ///
    /// Provision: chess960.start.ranks, chess960.start.king-between-rooks, chess960.start.bishops-opposite
    pub fn first_rank(self) -> [Role; 8] {
        let mut rank = [None; 8];
        let n = self.0 as usize;
        let (n, light) = (n / 4, n % 4);
        rank[light * 2 + 1] = Some(Role::Bishop);
        let (n, dark) = (n / 4, n % 4);
        rank[dark * 2] = Some(Role::Bishop);
        let (knights, queen) = (n / 6, n % 6);
        place(&mut rank, queen, Role::Queen);
        let (first, second) = KNIGHTS[knights];
        // The second place is counted before the first knight is put down.
        place(&mut rank, second, Role::Knight);
        place(&mut rank, first, Role::Knight);
        let mut rest = [Role::Rook, Role::King, Role::Rook].into_iter();
        rank.map(|role| role.or_else(|| rest.next()).unwrap_or(Role::Rook))
    }

    /// The start position with these pieces on the first rank.
    ///
    /// # Errors
    ///
    /// Every limit on start positions that the arrangement breaks.
    pub fn from_first_rank(rank: [Role; 8]) -> Result<Chess960, Vec<StartFault>> {
        let files = |role: Role| (0..8).filter(|&file| rank[file] == role).collect::<Vec<_>>();
        let set = [
            (Role::King, 1),
            (Role::Queen, 1),
            (Role::Rook, 2),
            (Role::Bishop, 2),
            (Role::Knight, 2),
        ];
        let mut faults = Vec::new();
        if set.iter().any(|&(role, count)| files(role).len() != count) {
            faults.push(StartFault::WrongSet);
        }
        let (kings, rooks, bishops) = (files(Role::King), files(Role::Rook), files(Role::Bishop));
        if let ([king], [left, right]) = (&kings[..], &rooks[..])
            && !(left < king && king < right)
        {
            faults.push(StartFault::KingNotBetweenRooks);
        }
        if let [one, other] = bishops[..]
            && one % 2 == other % 2
        {
            faults.push(StartFault::BishopsOnOneColor);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        // The limits hold, so exactly one number has this arrangement.
        Chess960::all().find(|start| start.first_rank() == rank).ok_or(faults)
    }

    /// The start position that a position is, if it is one: no move has been made.
    ///
    /// Provision: chess960.start.black-mirrors
    pub fn of(position: &Position) -> Option<Chess960> {
        let mut rank = [Role::Pawn; 8];
        for file in File::ALL {
            rank[file.index()] = position.piece_at(Square::new(file, Rank::ONE))?.role;
        }
        let start = Chess960::from_first_rank(rank).ok()?;
        let fresh = start.position();
        let same = fresh.pieces == position.pieces && fresh.castling == position.castling;
        (same && position.turn == Color::White).then_some(start)
    }

    /// The position before the first move, with all castling possible.
    pub fn position(self) -> Position {
        let mut setup = Setup::empty();
        for (file, role) in File::ALL.into_iter().zip(self.first_rank()) {
            for color in Color::ALL {
                let square = |rank: Rank| Square::new(file, rank.seen_by(color));
                setup.put(square(Rank::ONE), Some(role.of(color)));
                setup.put(square(Rank::TWO), Some(Role::Pawn.of(color)));
                if role == Role::Rook {
                    setup.castling |= Squares::of(square(Rank::ONE));
                }
            }
        }
        Position::accept(&setup).expect("a start position has no fault")
    }
}

/// The places of the two knights among the five squares that are left.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// Puts a piece on the `n`th square that is still free.
fn place(rank: &mut [Option<Role>; 8], n: usize, role: Role) {
    if let Some(free) = rank.iter_mut().filter(|square| square.is_none()).nth(n) {
        *free = Some(role);
    }
}

impl fmt::Display for Chess960 {
    /// The letters of the first rank.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = [0; 8];
        for (letter, role) in letters.iter_mut().zip(self.first_rank()) {
            *letter = role.of(Color::White).letter() as u8;
        }
        f.pad(core::str::from_utf8(&letters).unwrap_or_default())
    }
}

/// Why no start position follows from throws of a die.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum DiceFault {
    /// A die does not show so many spots.
    NoThrow(u8),
    /// Pieces are left to be placed.
    TooFew,
    /// All pieces are placed, and throws are left.
    TooMany,
}

impl fmt::Display for DiceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiceFault::NoThrow(spots) => write!(f, "a die does not show {spots}"),
            DiceFault::TooFew => f.write_str("too few throws: pieces are left to be placed"),
            DiceFault::TooMany => f.write_str("too many throws: all pieces are placed"),
        }
    }
}

impl core::error::Error for DiceFault {}

/// A limit on Chess960 start positions that an arrangement breaks.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum StartFault {
    /// The pieces are not king, queen, two rooks, two bishops and two knights.
    WrongSet,
    /// The king does not stand between the rooks.
    KingNotBetweenRooks,
    /// Both bishops stand on squares of one colour.
    BishopsOnOneColor,
}

impl StartFault {
    /// The key of the provision that the arrangement breaks.
    pub const fn provision(self) -> &'static str {
        match self {
            StartFault::WrongSet => "chess960.start.ranks",
            StartFault::KingNotBetweenRooks => "chess960.start.king-between-rooks",
            StartFault::BishopsOnOneColor => "chess960.start.bishops-opposite",
        }
    }
}

impl fmt::Display for StartFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StartFault::WrongSet => "the pieces are not king, queen, two rooks, two bishops and two knights",
            StartFault::KingNotBetweenRooks => "the king does not stand between the rooks",
            StartFault::BishopsOnOneColor => "both bishops stand on squares of the same colour",
        })
    }
}

impl core::error::Error for StartFault {}

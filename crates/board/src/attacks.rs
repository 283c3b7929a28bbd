//! Which squares a piece attacks.
//!
//! Lines are searched by subtraction: taking twice the slider's bit from the blockers on its line flips every bit up to
//! the first blocker; the other direction does the same on the board turned upside down. Ranks cannot be turned that
//! way and have a table of 512 bytes. There are no magic numbers and no tables of hundreds of kilobytes, so that the
//! program starts at once and leaves the cache to its caller.
//!
//! Provision: attack.on-piece, attack.by-pinned-piece

use crate::{Color, Piece, Role, Square, Squares};

/// The squares that a piece on `square` attacks when `occupied` squares are occupied.
///
/// Whether the piece could go there, or is pinned, does not matter. A pawn attacks the two squares diagonally in front
/// of it, whether or not something stands there.
///
/// ```
/// use jadoube_board::{Color, Role, Square, Squares, attacks};
///
/// let pawn = Role::Pawn.of(Color::White);
/// assert_eq!(attacks::from(pawn, Square::E2, Squares::EMPTY).to_string(), "d3 f3");
/// ```
#[inline]
pub fn from(piece: Piece, square: Square, occupied: Squares) -> Squares {
    match piece.role {
        Role::Pawn => pawn(piece.color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => bishop(square, occupied) | rook(square, occupied),
        Role::King => king(square),
    }
}

/// The squares a pawn attacks.
#[inline(always)]
pub fn pawn(color: Color, square: Square) -> Squares {
    PAWN[color as usize][square.index()]
}

/// The squares a knight attacks.
#[inline(always)]
pub fn knight(square: Square) -> Squares {
    KNIGHT[square.index()]
}

/// The squares a king attacks.
#[inline(always)]
pub fn king(square: Square) -> Squares {
    KING[square.index()]
}

/// The squares a bishop attacks, up to and including the first occupied one each way.
#[inline(always)]
pub fn bishop(square: Square, occupied: Squares) -> Squares {
    let lines = &LINES[square.index()];
    line(square, occupied, lines[RISING]) | line(square, occupied, lines[FALLING])
}

/// The squares a rook attacks, up to and including the first occupied one each way.
#[inline(always)]
pub fn rook(square: Square, occupied: Squares) -> Squares {
    let lines = &LINES[square.index()];
    let first_of_rank = square.index() as u32 & 56;
    // The ends of a rank never hide anything, so six bits decide.
    let inner = (occupied.0 >> first_of_rank >> 1 & 63) as usize;
    let along_rank = ALONG_RANK[square.file().index()][inner] as u64;
    line(square, occupied, lines[FILE]) | Squares(along_rank << first_of_rank)
}

/// The squares strictly between two squares on one rank, file or diagonal; none if they are not on one.
#[inline(always)]
pub fn between(a: Square, b: Square) -> Squares {
    BETWEEN[a.index()][b.index()]
}

/// The whole rank, file or diagonal through two squares, without the first of them; none if there is no such line.
#[inline(always)]
pub(crate) fn line_through(a: Square, b: Square) -> Squares {
    let b = Squares::of(b);
    let mut found = Squares::EMPTY;
    for line in LINES[a.index()] {
        if line.meets(b) {
            found = line;
        }
    }
    found
}

/// What a rook would attack on an empty board.
#[inline(always)]
pub(crate) fn straight_lines(square: Square) -> Squares {
    LINES[square.index()][RANK] | LINES[square.index()][FILE]
}

/// What a bishop would attack on an empty board.
#[inline(always)]
pub(crate) fn diagonal_lines(square: Square) -> Squares {
    LINES[square.index()][RISING] | LINES[square.index()][FALLING]
}

#[inline(always)]
fn line(square: Square, occupied: Squares, line: Squares) -> Squares {
    let slider = Squares::of(square).0;
    let blockers = (occupied & line).0;
    let up = blockers.wrapping_sub(slider << 1);
    let down = blockers
        .swap_bytes()
        .wrapping_sub(slider.swap_bytes() << 1)
        .swap_bytes();
    Squares(up ^ down) & line
}

// The order of the lines is that of the distances between neighbours on them: 1, 7, 8, 9.
const RANK: usize = 0;
const FALLING: usize = 1;
const FILE: usize = 2;
const RISING: usize = 3;

/// The four lines through a square, without the square.
pub(crate) static LINES: [[Squares; 4]; 64] = {
    let mut table = [[Squares::EMPTY; 4]; 64];
    let mut square = 0;
    while square < 64 {
        table[square][RANK] = reach(square, &[(1, 0), (-1, 0)], 7);
        table[square][FALLING] = reach(square, &[(-1, 1), (1, -1)], 7);
        table[square][FILE] = reach(square, &[(0, 1), (0, -1)], 7);
        table[square][RISING] = reach(square, &[(1, 1), (-1, -1)], 7);
        square += 1;
    }
    table
};

pub(crate) static KING: [Squares; 64] = leaper(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);

pub(crate) static KNIGHT: [Squares; 64] =
    leaper(&[(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]);

static PAWN: [[Squares; 64]; 2] = [leaper(&[(-1, 1), (1, 1)]), leaper(&[(-1, -1), (1, -1)])];

/// By file and by the occupation of the six inner squares of the rank.
static ALONG_RANK: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner << 1) as u8;
            let mut attacked = 0u8;
            let mut east = (1u8 << file) << 1;
            while east != 0 {
                attacked |= east;
                east = if occupied & east != 0 { 0 } else { east << 1 };
            }
            let mut west = (1u8 << file) >> 1;
            while west != 0 {
                attacked |= west;
                west = if occupied & west != 0 { 0 } else { west >> 1 };
            }
            table[file][inner] = attacked;
            inner += 1;
        }
        file += 1;
    }
    table
};

static BETWEEN: [[Squares; 64]; 64] = {
    let mut table = [[Squares::EMPTY; 64]; 64];
    let directions = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    let mut from = 0;
    while from < 64 {
        let mut d = 0;
        while d < 8 {
            let mut steps = 1;
            let mut passed = 0;
            while let Some(square) = step(from, directions[d], steps) {
                table[from][square.index()] = Squares(passed);
                passed |= Squares::of(square).0;
                steps += 1;
            }
            d += 1;
        }
        from += 1;
    }
    table
};

const fn leaper(jumps: &[(i8, i8)]) -> [Squares; 64] {
    let mut table = [Squares::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = reach(square, jumps, 1);
        square += 1;
    }
    table
}

const fn reach(from: usize, directions: &[(i8, i8)], most: i8) -> Squares {
    let mut reached = 0;
    let mut d = 0;
    while d < directions.len() {
        let mut steps = 1;
        while steps <= most
            && let Some(square) = step(from, directions[d], steps)
        {
            reached |= Squares::of(square).0;
            steps += 1;
        }
        d += 1;
    }
    Squares(reached)
}

const fn step(from: usize, (files, ranks): (i8, i8), steps: i8) -> Option<Square> {
    Square::wrap(from as u32).offset(files * steps, ranks * steps)
}

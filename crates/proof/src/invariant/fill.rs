//! Moves from every square of a set at once.

use jadoube_board::{Color, File, Rank, Squares};

const A: u64 = Squares::file(File::A).0;
const H: u64 = Squares::file(File::H).0;

/// One square in a direction, given as a turn of the 64 bits and the squares that would come from over the edge.
#[inline(always)]
fn step(squares: u64, turn: u32, edge: u64) -> u64 {
    squares.rotate_left(turn) & !edge
}

/// As far as a line goes until it meets a wall, wall included.
#[inline(always)]
fn line(squares: u64, walls: u64, turn: u32, edge: u64) -> u64 {
    let mut reached = squares;
    let mut open = !walls & !edge;
    reached |= open & reached.rotate_left(turn);
    open &= open.rotate_left(turn);
    reached |= open & reached.rotate_left(2 * turn % 64);
    open &= open.rotate_left(2 * turn % 64);
    reached |= open & reached.rotate_left(4 * turn % 64);
    step(reached, turn, edge)
}

const FIRST: u64 = 0xff;
const LAST: u64 = 0xff << 56;

pub(crate) fn bishop(squares: Squares, walls: Squares) -> Squares {
    let (squares, walls) = (squares.0, walls.0);
    Squares(
        line(squares, walls, 9, A | FIRST)
            | line(squares, walls, 7, H | FIRST)
            | line(squares, walls, 64 - 9, H | LAST)
            | line(squares, walls, 64 - 7, A | LAST),
    )
}

pub(crate) fn rook(squares: Squares, walls: Squares) -> Squares {
    let (squares, walls) = (squares.0, walls.0);
    Squares(
        line(squares, walls, 1, A)
            | line(squares, walls, 63, H)
            | line(squares, walls, 8, FIRST)
            | line(squares, walls, 64 - 8, LAST),
    )
}

pub(crate) fn queen(squares: Squares, walls: Squares) -> Squares {
    bishop(squares, walls) | rook(squares, walls)
}

pub(crate) fn knight(squares: Squares, _walls: Squares) -> Squares {
    let s = squares.0;
    let (one, two) = (
        step(s, 1, A) | step(s, 63, H),
        step(step(s, 1, A), 1, A) | step(step(s, 63, H), 63, H),
    );
    Squares((one << 16) | (one >> 16) | (two << 8) | (two >> 8))
}

pub(crate) fn king(squares: Squares) -> Squares {
    let s = squares.0;
    let row = s | step(s, 1, A) | step(s, 63, H);
    Squares(row | (row << 8) | (row >> 8))
}

/// One square towards the opponent.
pub(crate) fn forward(pawns: Squares, color: Color) -> Squares {
    match color {
        Color::White => Squares(pawns.0 << 8),
        Color::Black => Squares(pawns.0 >> 8),
    }
}

/// All squares before pawns on their files.
pub(crate) fn file_ahead(pawns: Squares, color: Color) -> Squares {
    let mut ahead = forward(pawns, color);
    for _ in 0..5 {
        ahead |= forward(ahead, color);
    }
    ahead
}

/// The squares that pawns attack.
pub(crate) fn pawn(pawns: Squares, color: Color) -> Squares {
    let ahead = forward(pawns, color).0;
    Squares(step(ahead, 1, A) | step(ahead, 63, H))
}

/// Where a pawn that can go on with a double step has made the first half of it.
pub(crate) fn third_rank(color: Color) -> Squares {
    Squares::rank(Rank::THREE.seen_by(color))
}

#[cfg(test)]
mod tests {
    use jadoube_board::{Role, attacks};

    use super::*;

    /// A set moves as its squares do.
    #[test]
    fn sets_move_as_squares_do() {
        let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
        let mut random = || {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed
        };
        for _ in 0..2_000 {
            let squares = Squares(random() & random() & random());
            let walls = Squares(random() & random());
            let each = |role: Role, color: Color| {
                let one = |square| attacks::from(role.of(color), square, walls);
                squares
                    .into_iter()
                    .fold(Squares::EMPTY, |all, square| all | one(square))
            };
            assert_eq!(bishop(squares, walls), each(Role::Bishop, Color::White));
            assert_eq!(rook(squares, walls), each(Role::Rook, Color::White));
            assert_eq!(queen(squares, walls), each(Role::Queen, Color::White));
            assert_eq!(knight(squares, walls), each(Role::Knight, Color::White));
            for color in Color::ALL {
                assert_eq!(pawn(squares, color), each(Role::Pawn, color));
            }
            // A king beside another king of the set may step to where that one stands, and a set that has stayed counts.
            assert_eq!(king(squares), each(Role::King, Color::White) | squares);
        }
    }
}

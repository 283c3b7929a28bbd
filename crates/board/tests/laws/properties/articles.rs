//! Articles 1 to 3.

use std::collections::BTreeSet;

use jadoube_board::{Chess960, Color, Position, Role, Square, Squares, attacks};

use super::{equal, holds};

by_name! {
    two_sides_share_one_board,
    the_sides_take_turns,
    half_the_squares_are_light,
    neighbours_differ_in_colour,
    each_side_starts_with_a_full_set,
    figurines_follow_unicode,
    e4_lies_on_its_file_and_rank,
    d4_lies_on_two_diagonals,
    there_are_26_diagonals,
    a_part_is_no_diagonal,
    three_squares_touch_corner_to_corner,
    nothing_is_attacked_at_the_start,
}

fn two_sides_share_one_board() -> Result<(), String> {
    let start = Position::initial();
    let [white, black] = Color::ALL.map(|color| start.colored(color));
    equal([Color::White, Color::Black], Color::ALL)?;
    equal([Color::Black, Color::White], Color::ALL.map(|color| !color))?;
    equal(Squares::EMPTY, white & black)?;
    equal(start.occupied(), white | black)
}

/// Forty half-moves from every start, now this move, now that.
fn the_sides_take_turns() -> Result<(), String> {
    for start in Chess960::all() {
        let mut position = start.position();
        for played in 0..40 {
            equal(Color::ALL[played % 2], position.turn())?;
            let moves = position.legal_moves();
            let choice = start.number() as usize + 7 * played;
            let Some(&mv) = moves.get(choice % moves.len().max(1)) else {
                break;
            };
            position = position.make(mv);
        }
    }
    Ok(())
}

fn half_the_squares_are_light() -> Result<(), String> {
    for color in Color::ALL {
        let squares: Squares = Square::all().filter(|square| square.color() == color).collect();
        equal(32, squares.len())?;
        equal(squares, Squares::colored(color))?;
    }
    Ok(())
}

fn neighbours_differ_in_colour() -> Result<(), String> {
    for square in Square::all() {
        let neighbours = [(1, 0), (0, 1), (-1, 0), (0, -1)].map(|(files, ranks)| square.offset(files, ranks));
        for neighbour in neighbours.into_iter().flatten() {
            holds(
                square.color() != neighbour.color(),
                format!("{square} and {neighbour} alike"),
            )?;
        }
    }
    Ok(())
}

fn each_side_starts_with_a_full_set() -> Result<(), String> {
    let set = [
        (Role::King, 1),
        (Role::Queen, 1),
        (Role::Rook, 2),
        (Role::Bishop, 2),
        (Role::Knight, 2),
        (Role::Pawn, 8),
    ];
    let start = Position::initial();
    for color in Color::ALL {
        equal(16, start.colored(color).len())?;
        equal(set, set.map(|(role, _)| (role, start.count(role.of(color)))))?;
    }
    Ok(())
}

fn figurines_follow_unicode() -> Result<(), String> {
    let order = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ];
    let figurines = |color: Color| order.map(|role| role.of(color).figurine());
    equal(
        ('\u{2654}'..='\u{2659}').collect::<Vec<_>>(),
        figurines(Color::White).to_vec(),
    )?;
    equal(
        ('\u{265a}'..='\u{265f}').collect::<Vec<_>>(),
        figurines(Color::Black).to_vec(),
    )
}

fn e4_lies_on_its_file_and_rank() -> Result<(), String> {
    let (file, rank) = (Squares::file(Square::E4.file()), Squares::rank(Square::E4.rank()));
    equal("e1 e2 e3 e4 e5 e6 e7 e8", file.to_string().as_str())?;
    equal("a4 b4 c4 d4 e4 f4 g4 h4", rank.to_string().as_str())
}

/// The lines of a bishop on an empty board, with the bishop: the rising one and the falling one.
pub(super) fn diagonals(square: Square) -> [Squares; 2] {
    let reach = attacks::bishop(square, Squares::EMPTY) | Squares::of(square);
    let line = |rises: bool| {
        let on_line = move |other: &Square| {
            let files = other.file().index() as i8 - square.file().index() as i8;
            let ranks = other.rank().index() as i8 - square.rank().index() as i8;
            files == if rises { ranks } else { -ranks }
        };
        reach.into_iter().filter(on_line).collect()
    };
    [line(true), line(false)]
}

/// Every diagonal of two squares or more, each once.
pub(super) fn all_diagonals() -> BTreeSet<String> {
    let lines = Square::all().flat_map(diagonals).filter(|line| line.len() > 1);
    lines.map(|line| line.to_string()).collect()
}

fn d4_lies_on_two_diagonals() -> Result<(), String> {
    let lines = diagonals(Square::D4).map(|line| line.to_string());
    equal(
        ["a1 b2 c3 d4 e5 f6 g7 h8", "g1 f2 e3 d4 c5 b6 a7"],
        [&*lines[0], &*lines[1]],
    )?;
    let through = all_diagonals().into_iter().filter(|line| line.contains("d4")).count();
    equal(2, through)
}

fn there_are_26_diagonals() -> Result<(), String> {
    equal(26, all_diagonals().len())
}

/// No line from edge to edge is so short there.
fn a_part_is_no_diagonal() -> Result<(), String> {
    let diagonals = all_diagonals();
    holds(diagonals.contains("a1 b2 c3 d4 e5 f6 g7 h8"), "no long diagonal")?;
    holds(!diagonals.contains("c3 d4 e5"), "a diagonal from c3 to e5")
}

/// One colour, each the next one's neighbour by a corner.
fn three_squares_touch_corner_to_corner() -> Result<(), String> {
    let line = [Square::C3, Square::D4, Square::E5];
    for pair in line.windows(2) {
        equal(pair[0].color(), pair[1].color())?;
        equal(Some(pair[1]), pair[0].offset(1, 1))?;
    }
    Ok(())
}

fn nothing_is_attacked_at_the_start() -> Result<(), String> {
    let start = Position::initial();
    for color in Color::ALL {
        for square in start.colored(color) {
            equal(Squares::EMPTY, start.attackers(!color, square))?;
        }
    }
    Ok(())
}

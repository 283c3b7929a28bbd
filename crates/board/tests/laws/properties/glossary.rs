//! What the glossary says of all squares and all pieces.

use jadoube_board::{Color, Position, Role, Square, Squares};

use super::articles::all_diagonals;
use super::{equal, holds};

by_name! {
    white_has_16_pieces_and_32_squares,
    black_has_16_pieces_and_32_squares,
    a_board_has_64_squares,
    a_set_has_32_pieces,
    the_long_diagonal_is_one_and_the_a_file_is_none,
    the_e_file_runs_from_e1_to_e8,
    the_fourth_rank_runs_from_a4_to_h4,
    the_kings_start_on_the_files_e_to_h,
    the_queens_start_on_the_files_a_to_d,
}

fn white_has_16_pieces_and_32_squares() -> Result<(), String> {
    pieces_and_squares(Color::White)
}

fn black_has_16_pieces_and_32_squares() -> Result<(), String> {
    pieces_and_squares(Color::Black)
}

fn pieces_and_squares(color: Color) -> Result<(), String> {
    equal(16, Position::initial().colored(color).len())?;
    equal(32, Square::all().filter(|square| square.color() == color).count())
}

fn a_board_has_64_squares() -> Result<(), String> {
    equal(64, Square::all().count())
}

fn a_set_has_32_pieces() -> Result<(), String> {
    equal(32, Position::initial().occupied().len())
}

fn the_long_diagonal_is_one_and_the_a_file_is_none() -> Result<(), String> {
    let diagonals = all_diagonals();
    holds(
        diagonals.contains("a1 b2 c3 d4 e5 f6 g7 h8"),
        "no diagonal from a1 to h8",
    )?;
    holds(
        !diagonals.contains("a1 a2 a3 a4 a5 a6 a7 a8"),
        "a diagonal from a1 to a8",
    )
}

fn the_e_file_runs_from_e1_to_e8() -> Result<(), String> {
    let file: Squares = Square::all()
        .filter(|square| square.file() == Square::E1.file())
        .collect();
    equal("e1 e2 e3 e4 e5 e6 e7 e8", &*file.to_string())?;
    // Upwards, seen from White.
    let mut steps = file.into_iter().zip(file.into_iter().skip(1));
    steps.try_for_each(|(below, above)| equal(below.offset(0, 1), Some(above)))
}

fn the_fourth_rank_runs_from_a4_to_h4() -> Result<(), String> {
    let rank: Squares = Square::all()
        .filter(|square| square.rank() == Square::A4.rank())
        .collect();
    equal("a4 b4 c4 d4 e4 f4 g4 h4", &*rank.to_string())?;
    let mut steps = rank.into_iter().zip(rank.into_iter().skip(1));
    steps.try_for_each(|(left, right)| equal(left.offset(1, 0), Some(right)))
}

fn the_kings_start_on_the_files_e_to_h() -> Result<(), String> {
    starts_within(Role::King, 4..8)
}

fn the_queens_start_on_the_files_a_to_d() -> Result<(), String> {
    starts_within(Role::Queen, 0..4)
}

fn starts_within(role: Role, files: core::ops::Range<usize>) -> Result<(), String> {
    let start = Position::initial();
    let found: Vec<Square> = Square::all()
        .filter(|square| start.piece_at(*square).is_some_and(|piece| piece.role == role))
        .collect();
    equal(2, found.len())?;
    let is_within = |square: &Square| files.contains(&square.file().index());
    holds(found.iter().all(is_within), format!("{found:?}"))
}

//! Boards of python-chess, taken and given as bitboards and never as text.

use jadoube_board::{Attempt, ByColor, Color, Position, Role, Setup, Square, Squares};
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::board::Board;
use crate::errors::{self, HistoryError, PositionError};
use crate::moves;

/// By role, the names of python-chess.
const PLANES: [(Role, &str); 6] = [
    (Role::Pawn, "pawns"),
    (Role::Knight, "knights"),
    (Role::Bishop, "bishops"),
    (Role::Rook, "rooks"),
    (Role::Queen, "queens"),
    (Role::King, "kings"),
];

/// Whether something is a board of python-chess.
pub(crate) fn is_board(given: &Bound<'_, PyAny>) -> bool {
    let py = given.py();
    let has = |name| given.hasattr(name).unwrap_or(false);
    has(intern!(py, "occupied_co")) && has(intern!(py, "move_stack")) && has(intern!(py, "clean_castling_rights"))
}

/// The board that a board of python-chess shows, with its moves if they are wanted.
pub(crate) fn board(given: &Bound<'_, PyAny>, with_moves: bool) -> PyResult<Board> {
    let py = given.py();
    let variant = given.getattr(intern!(py, "uci_variant"))?;
    if variant
        .extract::<Option<String>>()?
        .is_some_and(|variant| variant != "chess")
    {
        return Err(PyTypeError::new_err(format!(
            "the Laws do not speak of {variant} chess"
        )));
    }
    let chess960: bool = given.getattr(intern!(py, "chess960"))?.is_truthy()?;
    let position = position(given)?;
    let stack = given.getattr(intern!(py, "move_stack"))?;
    if !with_moves || stack.len()? == 0 {
        return Ok(Board::starting(position, Some(chess960)));
    }
    let root = given.call_method0(intern!(py, "root"))?;
    let mut board = Board::starting(self::position(&root)?, Some(chess960));
    for (index, mv) in stack.try_iter()?.enumerate() {
        let mv = mv?;
        // A null move is no move of the Laws, however python-chess came by it.
        let attempt: Option<Attempt> = moves::from_chess(&mv).ok().flatten();
        board = match attempt.and_then(|attempt| board.position.find(attempt)) {
            Some(mv) => board.after(mv),
            None => {
                let number = index + 1;
                return Err(HistoryError::new_err(format!(
                    "move {number} of the stack, {mv}, is illegal in {}; Board.from_chess(board, stack=False) leaves the moves out",
                    board.position
                )));
            }
        };
    }
    match board.is_same(&position) {
        true => Ok(board),
        false => Err(HistoryError::new_err(format!(
            "the moves of the stack lead to {}, and the board shows {position}; Board.from_chess(board, stack=False) leaves the moves out",
            board.position
        ))),
    }
}

/// What stands on a board of python-chess, and what is said of it.
fn position(given: &Bound<'_, PyAny>) -> PyResult<Position> {
    let py = given.py();
    let occupied = given.getattr(intern!(py, "occupied_co"))?;
    let colors = ByColor::new(
        Squares(occupied.get_item(true)?.extract()?),
        Squares(occupied.get_item(false)?.extract()?),
    );
    let mut setup = Setup::empty();
    let mut twice = colors.white & colors.black;
    let mut seen = Squares::EMPTY;
    for (role, name) in PLANES {
        let squares = Squares(given.getattr(name)?.extract()?);
        twice |= squares & seen;
        seen |= squares;
        for color in Color::ALL {
            for square in squares & colors[color] {
                setup.put(square, Some(role.of(color)));
            }
        }
    }
    let apart = (seen - (colors.white | colors.black)) | ((colors.white | colors.black) - seen);
    if !twice.is_empty() || !apart.is_empty() {
        return Err(PositionError::new_err(format!(
            "the bitboards of this board contradict each other on {}",
            twice | apart
        )));
    }
    setup.turn = match given.getattr(intern!(py, "turn"))?.is_truthy()? {
        true => Color::White,
        false => Color::Black,
    };
    setup.castling = Squares(given.call_method0(intern!(py, "clean_castling_rights"))?.extract()?);
    let crossed: Option<u8> = given.getattr(intern!(py, "ep_square"))?.extract()?;
    setup.en_passant = crossed.and_then(Square::from_index);
    let counter = |name: &str| -> PyResult<i64> { given.getattr(name)?.extract() };
    let (halfmoves, fullmoves) = (counter("halfmove_clock")?, counter("fullmove_number")?);
    let wrong = |name: &str, count: i64| PositionError::new_err(format!("a board cannot have {name} {count}"));
    setup.halfmoves = u16::try_from(halfmoves).map_err(|_| wrong("halfmove_clock", halfmoves))?;
    setup.fullmoves = u32::try_from(fullmoves).map_err(|_| wrong("fullmove_number", fullmoves))?;
    Position::accept(&setup).map_err(|refusal| errors::refused(py, &refusal))
}

/// A board for python-chess, with its moves if they are wanted.
pub(crate) fn to_chess<'py>(py: Python<'py>, board: &Board, with_moves: bool) -> PyResult<Bound<'py, PyAny>> {
    let class = py.import(intern!(py, "chess"))?.getattr(intern!(py, "Board"))?;
    let moves = match with_moves {
        true => board.played(),
        false => Vec::new(),
    };
    let start = match moves.first() {
        Some((start, _)) => *start,
        None => board.position,
    };
    let named = PyDict::new(py);
    named.set_item(intern!(py, "chess960"), board.chess960)?;
    let made = class.call((py.None(),), Some(&named))?;
    for (role, name) in PLANES {
        made.setattr(name, start.role(role).0)?;
    }
    let sides = start.sides();
    made.setattr(
        intern!(py, "occupied_co"),
        PyList::new(py, [sides.black.0, sides.white.0])?,
    )?;
    made.setattr(intern!(py, "occupied"), start.occupied().0)?;
    made.setattr(intern!(py, "turn"), start.turn() == Color::White)?;
    made.setattr(intern!(py, "castling_rights"), start.castling().0)?;
    made.setattr(intern!(py, "ep_square"), start.en_passant().map(Square::index))?;
    made.setattr(intern!(py, "halfmove_clock"), start.halfmoves())?;
    made.setattr(intern!(py, "fullmove_number"), start.fullmoves())?;
    for (_, mv) in moves {
        made.call_method1(intern!(py, "push"), (moves::to_chess(py, board.as_told(mv))?,))?;
    }
    Ok(made)
}

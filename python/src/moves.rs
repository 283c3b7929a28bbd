//! Moves.

use std::borrow::Cow;

use jadoube_board::{Attempt, Color, Role, Square};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::errors::MoveError;

/// A move from a square to a square, perhaps with a promotion. It belongs to no board, and may be illegal on every one.
///
/// It is given in coordinates, as one text or as two squares. Moves are compared and hashed by what they say, and cannot
/// be changed.
///
/// >>> import jadoube
/// >>> jadoube.Move("e2e4")
/// Move('e2e4')
/// >>> jadoube.Move("e7", "e8", "queen") == jadoube.Move("e7e8q")
/// True
/// >>> jadoube.Move("e7e8q").promotion
/// 'queen'
#[pyclass(frozen, eq, hash, module = "jadoube", name = "Move")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Move(pub(crate) Attempt);

#[pymethods]
impl Move {
    #[new]
    #[pyo3(signature = (from_square, to_square=None, promotion=None))]
    fn new(
        from_square: &Bound<'_, PyAny>,
        to_square: Option<&Bound<'_, PyAny>>,
        promotion: Option<Cow<'_, str>>,
    ) -> PyResult<Move> {
        let Some(to_square) = to_square else {
            let text: Cow<'_, str> = from_square.extract()?;
            if promotion.is_some() {
                return Err(PyTypeError::new_err("a promotion needs both squares before it"));
            }
            return read_coordinates(&text).map(Move);
        };
        Ok(Move(Attempt {
            from: square(from_square)?,
            to: square(to_square)?,
            promotion: promotion.map(|name| role(&name)).transpose()?,
        }))
    }

    /// The same move of python-chess, taken by its squares and its promotion.
    ///
    /// >>> import chess, jadoube
    /// >>> jadoube.Move.from_chess(chess.Move.from_uci("g1f3"))
    /// Move('g1f3')
    #[staticmethod]
    fn from_chess(r#move: &Bound<'_, PyAny>) -> PyResult<Move> {
        match from_chess(r#move)? {
            Some(attempt) => Ok(Move(attempt)),
            None => Err(PyTypeError::new_err(format!(
                "expected a move of python-chess, not {}",
                r#move.get_type().name()?
            ))),
        }
    }

    /// The same move for python-chess. On a board of Chess960 castling is the king going to its rook, as python-chess has
    /// it there.
    ///
    /// >>> jadoube.Move("e7e8n").to_chess()
    /// Move.from_uci('e7e8n')
    fn to_chess<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_chess(py, self.0)
    }

    /// The square on which the piece stands, such as `'e2'`.
    #[getter]
    fn from_square(&self) -> String {
        self.0.from.to_string()
    }

    /// The square to which it goes, such as `'e4'`.
    #[getter]
    fn to_square(&self) -> String {
        self.0.to.to_string()
    }

    /// What a pawn becomes: `'queen'`, `'rook'`, `'bishop'`, `'knight'`, or `None`.
    #[getter]
    fn promotion(&self) -> Option<String> {
        self.0.promotion.map(|role| role.to_string())
    }

    /// The move in coordinates, such as `'e7e8q'`.
    fn uci(&self) -> String {
        self.0.to_string()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Move('{}')", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        Ok((
            py.get_type::<Move>().into_any(),
            PyTuple::new(py, [self.0.to_string()])?,
        ))
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: PyRef<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyRef<'py, Self> {
        slf
    }
}

/// A move in coordinates and nothing else.
fn read_coordinates(text: &str) -> PyResult<Attempt> {
    text.parse()
        .map_err(|error: jadoube_board::ParseAttemptError| MoveError::new_err(format!("{text:?} is {error}")))
}

/// What a move says that is given by its squares; `None` if it is given in another way.
pub(crate) fn coordinates(given: &Bound<'_, PyAny>) -> PyResult<Option<Attempt>> {
    if let Ok(mv) = given.cast::<Move>() {
        return Ok(Some(mv.get().0));
    }
    match given.extract::<Cow<'_, str>>() {
        Ok(text) => Ok(text.parse().ok()),
        Err(_) => from_chess(given),
    }
}

/// A square by its name, or by its number from a1 = 0 to h8 = 63 as python-chess counts.
pub(crate) fn square(given: &Bound<'_, PyAny>) -> PyResult<Square> {
    if let Ok(name) = given.extract::<Cow<'_, str>>() {
        return name
            .parse()
            .map_err(|_| PyValueError::new_err(format!("no square {name:?}; write a1 to h8")));
    }
    match given.extract::<i64>() {
        Ok(index) => square_at(index),
        Err(_) => Err(PyTypeError::new_err(
            "a square is a name such as \"e4\" or a number from 0 to 63",
        )),
    }
}

fn square_at(index: i64) -> PyResult<Square> {
    let square = u8::try_from(index).ok().and_then(Square::from_index);
    square.ok_or_else(|| PyValueError::new_err(format!("no square {index}; squares are counted from 0 to 63")))
}

/// A piece by its name or its letter.
fn role(name: &str) -> PyResult<Role> {
    let mut letters = name.chars();
    let by_letter = match (letters.next(), letters.next()) {
        (Some(letter), None) => Role::from_letter(letter),
        _ => None,
    };
    let by_name = || Role::ALL.into_iter().find(|role| role.to_string() == name);
    by_letter
        .or_else(by_name)
        .ok_or_else(|| PyValueError::new_err(format!("no piece {name:?}; write queen, rook, bishop or knight")))
}

/// The numbers by which python-chess names pieces.
const ROLES: [Role; 6] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::King,
];

/// What a move of python-chess says; `None` if it is something else.
pub(crate) fn from_chess(given: &Bound<'_, PyAny>) -> PyResult<Option<Attempt>> {
    let py = given.py();
    let (Ok(from), Ok(to), Ok(promotion)) = (
        given.getattr(intern!(py, "from_square")),
        given.getattr(intern!(py, "to_square")),
        given.getattr(intern!(py, "promotion")),
    ) else {
        return Ok(None);
    };
    if given.getattr(intern!(py, "drop")).is_ok_and(|drop| !drop.is_none()) {
        return Err(MoveError::new_err("pieces are dropped in other games than chess"));
    }
    let (from, to) = (from.extract()?, to.extract()?);
    if from == to {
        return Err(MoveError::new_err("a null move is no move"));
    }
    let promotion = match promotion.extract::<Option<usize>>()? {
        Some(number) => {
            let role = number.checked_sub(1).and_then(|index| ROLES.get(index));
            Some(*role.ok_or_else(|| PyValueError::new_err(format!("python-chess has no piece {number}")))?)
        }
        None => None,
    };
    Ok(Some(Attempt {
        from: square_at(from)?,
        to: square_at(to)?,
        promotion,
    }))
}

/// A move for python-chess.
pub(crate) fn to_chess(py: Python<'_>, attempt: Attempt) -> PyResult<Bound<'_, PyAny>> {
    let promotion = attempt.promotion.map(|role| role as u8 + 1);
    let class = py.import(intern!(py, "chess"))?.getattr(intern!(py, "Move"))?;
    class.call1((attempt.from.index(), attempt.to.index(), promotion))
}

/// A player: `"white"`, `"black"`, their letters, or `True` and `False` as python-chess has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player(pub(crate) Color);

impl<'a, 'py> FromPyObject<'a, 'py> for Player {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Player> {
        if let Ok(white) = given.extract::<bool>() {
            return Ok(Player(if white { Color::White } else { Color::Black }));
        }
        let wrong =
            || PyValueError::new_err("a player is \"white\" or \"black\", or True for White and False for Black");
        let name: Cow<'_, str> = given.extract().map_err(|_| wrong())?;
        match &*name.to_ascii_lowercase() {
            "white" | "w" => Ok(Player(Color::White)),
            "black" | "b" => Ok(Player(Color::Black)),
            _ => Err(wrong()),
        }
    }
}

/// The name of a player.
pub(crate) fn name_of(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

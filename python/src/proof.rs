//! Whether a player can still mate.

use jadoube_board::{Color, Position, Role, Squares};
use jadoube_notation::Form;
use jadoube_proof::{Budget, Certificate, Invariant, Prover, Reach, Stratum, Verdict, check};
use pyo3::prelude::*;
use serde_json::{Map, Value, json};

use crate::board::{AnyBoard, Board, numbered};
use crate::errors::UndecidedError;
use crate::moves::{Move, Player, name_of};

/// How many positions are looked at to find a shorter line than the first that was found.
const SHORTENING: Budget = Budget::positions(50_000);

/// What shows that a player can mate, or cannot, by any series of legal moves.
///
/// `can_mate` is `None` if it was not decided within the budget; then the proof has no truth value. Otherwise `line` has the moves
/// of both players that end in mate, and `certificate`, a text of JSON, what shows that there are none: positions that were all
/// looked at, and statements that stay true whatever is played. `text` is the one or the other. Both were accepted by a checker
/// that shares nothing with the search, if `checked`.
#[pyclass(frozen, module = "jadoube", name = "Proof")]
#[derive(Clone)]
pub(crate) struct Proof {
    /// The player whose mates were looked for.
    #[pyo3(get)]
    color: &'static str,
    /// Whether the player can mate; `None` if it was not decided.
    #[pyo3(get)]
    can_mate: Option<bool>,
    /// Moves of both players that end in mate.
    #[pyo3(get)]
    line: Option<Vec<Move>>,
    /// The same as they are written.
    #[pyo3(get)]
    san: Option<String>,
    /// What shows that there is no mate: a text of JSON.
    #[pyo3(get)]
    certificate: Option<String>,
    /// Whether the checker has accepted the line or the certificate.
    #[pyo3(get)]
    checked: bool,
    /// How many positions were looked at.
    #[pyo3(get)]
    positions: u64,
}

#[pymethods]
impl Proof {
    /// The moves that mate, or the certificate that there are none.
    #[getter]
    fn text(&self) -> &str {
        self.san.as_deref().or(self.certificate.as_deref()).unwrap_or_default()
    }

    fn __bool__(&self) -> PyResult<bool> {
        self.can_mate
            .ok_or_else(|| UndecidedError::new_err(format!("not decided within {} positions", self.positions)))
    }

    fn __str__(&self) -> &str {
        self.text()
    }

    fn __repr__(&self) -> String {
        match (self.can_mate, &self.san) {
            (Some(true), Some(san)) if san.is_empty() => format!("<Proof {} has mated>", self.color),
            (Some(true), Some(san)) => format!("<Proof {} can mate: {san}>", self.color),
            (Some(_), _) => format!("<Proof {} cannot mate>", self.color),
            (None, _) => format!("<Proof undecided within {} positions>", self.positions),
        }
    }
}

/// Decides it, and has the answer checked.
pub(crate) fn prove(board: &Board, color: Color, budget: u64, form: &Form) -> Proof {
    let position = &board.position;
    let mut prover = Prover::new();
    let mut verdict = prover.can_mate(position, color, Budget::positions(budget));
    let positions = prover.spent();
    if let Verdict::Winnable(line) = &verdict {
        verdict = Verdict::Winnable(prover.shorten(position, color, line, SHORTENING));
    }
    let checked = check::verdict(position, color, &verdict).is_ok();
    let mut proof = Proof {
        color: name_of(color),
        can_mate: None,
        line: None,
        san: None,
        certificate: None,
        checked: false,
        positions,
    };
    match verdict {
        Verdict::Winnable(line) => {
            let mut at = Board::starting(*position, Some(board.chess960));
            let mut told = Vec::with_capacity(line.len());
            for &mv in &line {
                told.push(Move(at.as_told(mv)));
                at = at.after(mv);
            }
            proof.san = Some(numbered(position, &line, *form));
            proof.line = Some(told);
            (proof.can_mate, proof.checked) = (Some(true), checked);
        }
        Verdict::Unwinnable(certificate) => {
            proof.certificate = Some(written(&certificate).to_string());
            (proof.can_mate, proof.checked) = (Some(false), checked);
        }
        Verdict::Unknown(_) => {}
    }
    proof
}

/// Whether a player can still mate by any series of legal moves, with what shows it.
///
/// >>> import jadoube
/// >>> jadoube.prove("7k/8/5K2/6R1/8/8/8/8 w - - 0 1", "white")
/// <Proof white can mate: 1. Kf7 Kh7 2. Rh5#>
/// >>> walls = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1"
/// >>> proof = jadoube.prove(walls, "white")
/// >>> proof.can_mate, proof.checked, proof.certificate[:11]
/// (False, True, '{"listed":0')
#[pyfunction]
#[pyo3(name = "prove", signature = (board, color, *, budget=Budget::default().count()), text_signature = "(board, color, *, budget=5000000)")]
pub(crate) fn prove_(py: Python<'_>, board: AnyBoard, color: Player, budget: u64) -> Proof {
    py.detach(|| prove(&board.0, color.0, budget, &Form::PGN))
}

/// Whether a player can still mate by any series of legal moves, however foolish. `UndecidedError` is raised if that was not
/// decided within the budget, a number of positions; `prove` shows why.
///
/// >>> import jadoube
/// >>> jadoube.can_mate("8/8/8/3k4/8/3b4/8/R3K3 w - - 0 1", "black")
/// False
/// >>> jadoube.can_mate("8/8/8/3k4/8/3n4/8/R3K3 w - - 0 1", "black")
/// True
#[pyfunction]
#[pyo3(signature = (board, color, *, budget=Budget::default().count()), text_signature = "(board, color, *, budget=5000000)")]
pub(crate) fn can_mate(py: Python<'_>, board: AnyBoard, color: Player, budget: u64) -> PyResult<bool> {
    let position = board.0.position;
    let verdict = py.detach(|| jadoube_proof::can_mate(&position, color.0, Budget::positions(budget)));
    match verdict {
        Verdict::Winnable(_) => Ok(true),
        Verdict::Unwinnable(_) => Ok(false),
        Verdict::Unknown(spent) => Err(UndecidedError::new_err(format!("not decided within {spent} positions"))),
    }
}

/// Whether neither player can mate by any series of legal moves, so that the game is over and drawn. `UndecidedError` is raised
/// if that was not decided within the budget, a number of positions.
///
/// >>> import jadoube
/// >>> jadoube.is_dead("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1")
/// True
/// >>> jadoube.is_dead(jadoube.Board())
/// False
#[pyfunction]
#[pyo3(signature = (board, *, budget=Budget::default().count()), text_signature = "(board, *, budget=5000000)")]
pub(crate) fn is_dead(py: Python<'_>, board: AnyBoard, budget: u64) -> PyResult<bool> {
    let position: Position = board.0.position;
    let dead = py.detach(|| jadoube_proof::is_dead(&position, Budget::positions(budget)));
    dead.ok_or_else(|| UndecidedError::new_err(format!("not decided within {budget} positions")))
}

/// A certificate as JSON, in the shape in which the command line writes it.
fn written(certificate: &Certificate) -> Value {
    let invariants: Vec<Value> = certificate.invariants.iter().map(invariant).collect();
    json!({
        "listed": certificate.listed,
        "digest": format!("{:032x}", certificate.digest.0),
        "invariants": invariants,
    })
}

fn invariant(invariant: &Invariant) -> Value {
    let men = invariant.men.iter();
    let men: Vec<String> = men.map(|man| format!("{}{}", man.piece.letter(), man.square)).collect();
    let strata: Vec<Value> = invariant.strata.iter().map(stratum).collect();
    json!({ "men": men, "castling": names(invariant.castling), "strata": strata })
}

fn stratum(stratum: &Stratum) -> Value {
    let reach: Vec<Value> = stratum.reach.iter().map(reach).collect();
    json!({ "turn": stratum.turn.map(|turn| turn.letter().to_string()), "reach": reach })
}

fn reach(reach: &Reach) -> Value {
    let mut map = Map::new();
    for role in Role::ALL {
        let squares = reach.squares[role as usize];
        if !squares.is_empty() {
            map.insert(role.to_string(), names(squares).into());
        }
    }
    if reach.gone {
        map.insert("gone".to_owned(), true.into());
    }
    Value::Object(map)
}

fn names(squares: Squares) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

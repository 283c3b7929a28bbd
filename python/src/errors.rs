//! What is raised.

use jadoube_board::{ParsePositionError, Refusal};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::language::Lang;
use crate::reasons::Reason;

create_exception!(
    jadoube,
    Error,
    PyValueError,
    "Something that was given to jadoube is wrong. Every other error of the package is one of these, and a ValueError."
);
create_exception!(
    jadoube,
    FenError,
    Error,
    "A text is no position. `faults` has what is wrong, each with the column at which it stands.\n\n\
     >>> import jadoube\n\
     >>> try:\n\
     ...     jadoube.Board('9/8/8/8/8/8/8/8 w - - 0 1')\n\
     ... except jadoube.FenError as error:\n\
     ...     error.faults\n\
     [(1, \"'9' is no piece\"), (2, 'rank 8 has fewer than eight squares')]\n"
);
create_exception!(
    jadoube,
    PositionError,
    Error,
    "The Laws do not accept a position to play from. `faults` has the reasons, each a `Reason` with its article.\n\n\
     >>> import jadoube\n\
     >>> try:\n\
     ...     jadoube.Board('8/8/8/8/8/8/8/K7 w - - 0 1')\n\
     ... except jadoube.PositionError as error:\n\
     ...     [(fault.key, fault.sentence) for fault in error.faults]\n\
     [('pieces.set', 'Black has no king')]\n"
);
create_exception!(
    jadoube,
    HistoryError,
    Error,
    "The moves of a python-chess board do not lead to the position on it: one of them is illegal, or the position was changed by hand. \
     Claims and repetition need the moves; `Board.from_chess(board, stack=False)` leaves them out."
);
create_exception!(jadoube, MoveError, Error, "A text is no move.");
create_exception!(
    jadoube,
    IllegalMoveError,
    MoveError,
    "A move is illegal. `reasons` has what it breaks, as `why_illegal` tells it."
);
create_exception!(
    jadoube,
    AmbiguousMoveError,
    MoveError,
    "A text can mean several legal moves. They are in `candidates`."
);
create_exception!(
    jadoube,
    UndecidedError,
    Error,
    "Whether a player can still mate was not decided within the budget. A larger `budget` may decide it."
);
create_exception!(
    jadoube,
    ActError,
    Error,
    "What the referee was told is no act. The message says what should stand there."
);
create_exception!(
    jadoube,
    RefusedError,
    Error,
    "What the referee was told cannot happen now. The game is as it was."
);
create_exception!(
    jadoube,
    RecordError,
    Error,
    "A text is no record of a game, or a part of it cannot be read. `faults` has what is wrong, each with its line and column."
);

/// An error with something that a program can look at.
fn with<'py, T: IntoPyObject<'py>>(py: Python<'py>, error: PyErr, name: &str, what: T) -> PyErr {
    match error.value(py).setattr(name, what) {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// A text that is no position.
pub(crate) fn no_position(py: Python<'_>, error: &ParsePositionError) -> PyErr {
    match error {
        ParsePositionError::Unreadable(unreadable) => {
            let said = |fault: &jadoube_board::fen::FenFault| {
                let text = fault.to_string();
                let said = text.split_once(": ").map_or(text.as_str(), |(_, said)| said);
                (fault.column, said.to_owned())
            };
            let faults: Vec<_> = unreadable.faults().iter().map(said).collect();
            with(py, FenError::new_err(error.to_string()), "faults", faults)
        }
        ParsePositionError::Refused(refusal) => refused(py, refusal),
    }
}

/// A position that the Laws do not accept.
pub(crate) fn refused(py: Python<'_>, refusal: &Refusal) -> PyErr {
    let reasons = refusal.faults().iter().map(|fault| {
        let keys = [fault.provision()];
        Reason::new(&keys, fault.to_string(), Lang::default(), jadoube_laws::Edition::LATEST)
    });
    let faults: Vec<Reason> = reasons.collect();
    let error = PositionError::new_err(format!("the Laws do not accept this position: {refusal}"));
    with(py, error, "faults", faults)
}

/// A move that is illegal.
pub(crate) fn illegal(py: Python<'_>, shown: &str, reasons: Vec<Reason>) -> PyErr {
    let said: Vec<&str> = reasons.iter().map(|reason| reason.sentence.as_str()).collect();
    let said = match said.is_empty() {
        true => "there is no such piece to move".to_owned(),
        false => said.join(" "),
    };
    let error = IllegalMoveError::new_err(format!("{shown} is illegal: {said}"));
    with(py, error, "reasons", reasons)
}

/// A text that can mean several moves.
pub(crate) fn ambiguous(py: Python<'_>, text: &str, candidates: Vec<crate::moves::Move>) -> PyErr {
    let shown: Vec<String> = candidates.iter().map(|candidate| candidate.0.to_string()).collect();
    let error = AmbiguousMoveError::new_err(format!("{text:?} can mean {}", shown.join(" or ")));
    with(py, error, "candidates", candidates)
}

/// A record that cannot be read.
pub(crate) fn no_record(py: Python<'_>, said: String, faults: Vec<(usize, usize, String)>) -> PyErr {
    with(py, RecordError::new_err(said), "faults", faults)
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("Error", py.get_type::<Error>())?;
    module.add("FenError", py.get_type::<FenError>())?;
    module.add("PositionError", py.get_type::<PositionError>())?;
    module.add("HistoryError", py.get_type::<HistoryError>())?;
    module.add("MoveError", py.get_type::<MoveError>())?;
    module.add("IllegalMoveError", py.get_type::<IllegalMoveError>())?;
    module.add("AmbiguousMoveError", py.get_type::<AmbiguousMoveError>())?;
    module.add("UndecidedError", py.get_type::<UndecidedError>())?;
    module.add("ActError", py.get_type::<ActError>())?;
    module.add("RefusedError", py.get_type::<RefusedError>())?;
    module.add("RecordError", py.get_type::<RecordError>())
}

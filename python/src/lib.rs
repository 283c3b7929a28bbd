//! The FIDE Laws of Chess for Python.
//!
//! What is here converts what Python gives, asks the crates, and gives back what they say. It has no rule of its own.

mod board;
mod chess;
mod errors;
mod json;
mod language;
mod laws;
mod moves;
mod pgn;
mod proof;
mod reasons;
mod referee;
mod rulings;
mod words;

use pyo3::prelude::*;

/// The compiled part of `jadoube`: import that.
#[pymodule]
fn _jadoube(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    errors::register(module)?;
    module.add_class::<moves::Move>()?;
    module.add_class::<board::Board>()?;
    module.add_class::<reasons::Reason>()?;
    module.add_class::<rulings::Ruling>()?;
    module.add_class::<proof::Proof>()?;
    module.add_class::<pgn::Fault>()?;
    module.add_class::<pgn::Line>()?;
    module.add_class::<pgn::Game>()?;
    module.add_class::<pgn::GameIterator>()?;
    module.add_class::<referee::Referee>()?;
    module.add_function(wrap_pyfunction!(reasons::why_illegal, module)?)?;
    module.add_function(wrap_pyfunction!(rulings::status, module)?)?;
    module.add_function(wrap_pyfunction!(rulings::claim, module)?)?;
    module.add_function(wrap_pyfunction!(rulings::adjudicate, module)?)?;
    module.add_function(wrap_pyfunction!(proof::prove_, module)?)?;
    module.add_function(wrap_pyfunction!(proof::can_mate, module)?)?;
    module.add_function(wrap_pyfunction!(proof::is_dead, module)?)?;
    module.add_function(wrap_pyfunction!(pgn::read_pgn, module)?)?;
    module.add_function(wrap_pyfunction!(words::_faults_of_words, module)?)?;
    laws::register(module)
}

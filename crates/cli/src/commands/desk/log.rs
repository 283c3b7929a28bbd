//! The log of a desk.

use std::path::Path;

use jadoube_server::{Log, Rotation, beside};

use crate::problem::Problem;

/// Opens the log that is named, or the one beside the file of the desk.
pub(super) fn open(named: Option<&Path>, file: &Path) -> Result<Log, Problem> {
    let path = named.map_or_else(|| beside(file, "log.jsonl"), Path::to_owned);
    Log::open(&path, Rotation::USUAL).map_err(|error| {
        let error = format!("the log {} cannot be written: {error}", path.display());
        Problem::new(error, "Name another file with --log.")
    })
}

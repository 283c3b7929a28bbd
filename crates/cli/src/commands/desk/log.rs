//! The log of a desk.

use std::path::Path;

use jadoube_server::{Log, Rotation, beside};

use crate::problem::Problem;
use crate::words::{say, why};

/// Opens the log that is named, or the one beside the file of the desk.
pub(super) fn open(named: Option<&Path>, file: &Path) -> Result<Log, Problem> {
    let path = named.map_or_else(|| beside(file, ".log.jsonl"), Path::to_owned);
    Log::open(&path, Rotation::USUAL).map_err(|error| {
        let error = say!("desk-log", file = path.display().to_string(), why = why(&error));
        Problem::new(error, say!("desk-log-remedy"))
    })
}

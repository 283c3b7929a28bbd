//! What people answer to a question of the program.

use std::io::{self, BufRead};

use crate::problem::Problem;

/// The next line of standard input; `None` at its end.
///
/// # Errors
///
/// Names the input if it cannot be read or is no text.
pub(crate) fn read_line() -> Result<Option<String>, Problem> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut bytes);
    let count = read.map_err(|error| {
        Problem::new(
            format!("standard input cannot be read: {error}"),
            "Answers are read from there, one on each line.",
        )
    })?;
    if count == 0 {
        return Ok(None);
    }
    String::from_utf8(bytes).map(Some).map_err(|_| {
        Problem::new(
            "standard input is no text: it has bytes that are not UTF-8",
            "Answers are read from there, one on each line, as UTF-8.",
        )
    })
}

//! What people answer to a question of the program.

use std::io::{self, BufRead};

use crate::problem::Problem;
use crate::words::{say, why};

/// The next line of standard input; `None` at its end.
///
/// # Errors
///
/// Names the input if it cannot be read or is no text.
pub(crate) fn read_line() -> Result<Option<String>, Problem> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut bytes);
    let count = read.map_err(|error| Problem::new(say!("input", why = why(&error)), say!("input-remedy")))?;
    if count == 0 {
        return Ok(None);
    }
    String::from_utf8(bytes)
        .map(Some)
        .map_err(|_| Problem::new(say!("input-no-text"), say!("input-no-text-remedy")))
}

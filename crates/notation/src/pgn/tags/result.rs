//! Results as text.

use core::fmt;

use crate::pgn::Termination;

/// A result as it is found in tags.
pub(crate) fn read(text: &str) -> Option<Termination> {
    Some(match text.trim_ascii() {
        "1-0" | "1:0" | "+/-" | "+:-" | "+-" => Termination::WhiteWon,
        "0-1" | "0:1" | "-/+" | "-:+" | "-+" => Termination::BlackWon,
        "1/2-1/2" | "1/2" | "1/2:1/2" | "½-½" | "½" | "½:½" | "0.5-0.5" | "=/=" | "=" => Termination::Drawn,
        "*" | "?" | "" => Termination::Unknown,
        _ => return None,
    })
}

impl fmt::Display for Termination {
    /// As PGN exports it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Termination::WhiteWon => "1-0",
            Termination::BlackWon => "0-1",
            Termination::Drawn => "1/2-1/2",
            Termination::Unknown => "*",
        })
    }
}

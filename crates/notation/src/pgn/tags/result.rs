//! Results as text.

use core::fmt;

use crate::pgn::Termination;
use crate::pgn::annotation::is_dash;

impl Termination {
    /// A result as it is found in tags, in any of its spellings: `1/2`, `½-½`, `+/-`, `1-0F`, `+--`. A forfeit is the
    /// result that it comes to. `None` if the text is no result.
    ///
    /// ```
    /// use jadoube_notation::pgn::Termination;
    ///
    /// assert_eq!(Termination::of_tag("1/2"), Some(Termination::Drawn));
    /// assert_eq!(Termination::of_tag("1-0F"), Some(Termination::WhiteWon));
    /// assert_eq!(Termination::of_tag("White wins"), None);
    /// ```
    pub fn of_tag(text: &str) -> Option<Termination> {
        // As PGN has it, and nearly everybody.
        let plain = [
            ("1-0", Termination::WhiteWon),
            ("0-1", Termination::BlackWon),
            ("1/2-1/2", Termination::Drawn),
            ("*", Termination::Unknown),
        ];
        if let Some((_, result)) = plain.into_iter().find(|(known, _)| *known == text) {
            return Some(result);
        }
        let hyphens = |c: char| if is_dash(c) { '-' } else { c };
        let blanks = |c: &char| !c.is_whitespace();
        let text: String = text.chars().map(hyphens).filter(blanks).take(LONGEST).collect();
        Some(match text.to_ascii_uppercase().as_str() {
            "1-0" | "1:0" | "+/-" | "+:-" | "+-" | "+--" | "1-0F" | "1-0FF" | "1F-0" | "1F-0F" => Termination::WhiteWon,
            "0-1" | "0:1" | "-/+" | "-:+" | "-+" | "--+" | "0-1F" | "0-1FF" | "0F-1" | "0F-1F" => Termination::BlackWon,
            "1/2-1/2" | "1/2" | "1/2:1/2" | "½-½" | "½" | "½:½" | "0.5-0.5" | ".5-.5" | "=/=" | "=:=" | "=" => {
                Termination::Drawn
            }
            "*" | "?" | "" => Termination::Unknown,
            _ => return None,
        })
    }
}

/// No result is longer.
const LONGEST: usize = 16;

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

//! Scoresheets as documents: what somebody has written, and what it shows.
//!
//! A sheet knows nothing of the game. It has entries, each in its place, in the notation and the language of whoever keeps it; an
//! entry may be missing, struck out, ambiguous, illegal or unreadable. The functions here read a sheet from a position on, hold
//! sheets against one another, and hold a sheet against the moves of a game. They decide nothing.
//!
//! ```
//! use jadoube_board::Position;
//! use jadoube_notation::Language;
//! use jadoube_referee::sheet::{Sheet, compare};
//!
//! let start = Position::initial();
//! let white = Sheet::of("1. e4 e5 2. Nf3 Nc6 3. Bb5", &start, &[Language::EN]);
//! let black = Sheet::of("1 e4 e5 2 Sf3 Sc6 3 Lc4", &start, &[Language::DE]);
//! let compared = compare(&start, &[&white, &black]);
//! assert_eq!(compared.moves.len(), 4);
//! assert_eq!(compared.parting.unwrap().ply, 4);
//! ```

mod entries;
mod proof;
mod reading;

use jadoube_board::{Color, Position};
use jadoube_notation::Language;

use crate::entry::EntryNo;

pub(crate) use entries::is_time_or_offer;
pub use entries::{Line, Place};
pub use proof::{Occurrences, fifty_moves, occurrences};
pub use reading::{Compared, Fault, Parting, Reading, Replay, compare};

/// A scoresheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The languages in which it may be kept; none if that is to be found out.
    pub languages: Vec<Language>,
    lines: Vec<Line>,
}

impl Sheet {
    /// A sheet with these entries, as they are written: `1. e4 e5 2. Nf3 (=) Nc6`. Numbers say where an entry stands; without one
    /// it follows the last. Clock times and draw offers belong to the entry before them. A dash or dots leave a place empty.
    #[must_use]
    pub fn of(text: &str, start: &Position, languages: &[Language]) -> Sheet {
        let mut sheet = Sheet {
            languages: languages.to_vec(),
            lines: Vec::new(),
        };
        sheet.write(text, start, None);
        sheet
    }

    /// The same, where an entry without a number stands in this place.
    pub(crate) fn from_place(text: &str, start: &Position, first: u32, languages: &[Language]) -> Sheet {
        Sheet {
            languages: languages.to_vec(),
            lines: entries::lines(text, start, first),
        }
    }

    /// Writes more entries on it, as [`Sheet::of`] does. What stood in their places is struck out.
    pub fn add(&mut self, text: &str, start: &Position) {
        self.write(text, start, None);
    }

    /// Writes entries on it. What stood in their places is struck out. The event that tells of it is kept.
    pub(crate) fn write(&mut self, text: &str, start: &Position, entry: Option<EntryNo>) {
        for written in entries::lines(text, start, self.end()) {
            self.strike(written.ply);
            self.lines.push(Line { entry, ..written });
        }
    }

    /// Strikes an entry out. Whether one stood there is told.
    pub(crate) fn strike(&mut self, ply: u32) -> bool {
        let standing = self.lines.iter_mut().find(|line| line.ply == ply && !line.struck);
        standing.is_some_and(|line| {
            line.struck = true;
            true
        })
    }

    /// The entry that stands for a move, counted from the first move of either player.
    #[must_use]
    pub fn line(&self, ply: u32) -> Option<&Line> {
        self.lines.iter().find(|line| line.ply == ply && !line.struck)
    }

    /// Everything that was written, what was struck out included, in the order in which it was.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Whether nothing stands on it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.iter().all(|line| line.struck)
    }

    /// After how many moves of both players together the sheet ends.
    #[must_use]
    pub fn end(&self) -> u32 {
        let standing = self.lines.iter().filter(|line| !line.struck);
        standing.map(|line| line.ply + 1).max().unwrap_or_default()
    }

    /// The moves among the first so many that have no entry.
    #[must_use]
    pub fn missing(&self, until: u32) -> Vec<u32> {
        (0..until).filter(|ply| self.line(*ply).is_none()).collect()
    }

    /// How many moves of a player it shows without a gap, from the first on. Whether they can be read is another matter.
    #[must_use]
    pub fn moves_of(&self, player: Color, start: &Position) -> u32 {
        let end = (0..).find(|ply| self.line(*ply).is_none()).unwrap_or_default();
        let of_first = end.div_ceil(2);
        if player == start.turn() {
            of_first
        } else {
            end - of_first
        }
    }
}

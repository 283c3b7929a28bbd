//! Input that cannot be read.

use std::fmt::{self, Write};
use std::ops::Range;

use jadoube_board::fen::{FenFault, Repair};
use serde::Serialize;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::look::Look;
use crate::paragraph::hanging;
use crate::screen::Report;
use crate::words::{fen_fault, fen_repair, say};

/// What is wrong with the input, where, and what to do about it.
#[derive(Debug, Serialize)]
pub(crate) struct Problem {
    /// What is wrong.
    pub(crate) error: String,
    /// The text in question and the places in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) excerpt: Option<Excerpt>,
    /// What to do about it.
    pub(crate) remedy: String,
}

/// A text and the places in it that cannot be read.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Excerpt {
    text: String,
    faults: Vec<Place>,
}

#[derive(Debug, Clone, Serialize)]
struct Place {
    /// The column of the first character, counted from 1.
    column: usize,
    /// How many characters.
    length: usize,
    /// What is wrong there.
    fault: String,
}

impl Excerpt {
    /// A text, the bytes of the places in it, and what is wrong there.
    pub(crate) fn new(text: &str, faults: impl IntoIterator<Item = (Range<usize>, String)>) -> Excerpt {
        let place = |(at, fault): (Range<usize>, String)| Place {
            column: text[..at.start].chars().count() + 1,
            length: text[at].chars().count(),
            fault,
        };
        Excerpt {
            text: text.to_owned(),
            faults: faults.into_iter().map(place).collect(),
        }
    }

    pub(crate) fn of_fen(text: &str, faults: &[FenFault]) -> Excerpt {
        let place = |fault: &FenFault| (fault.range.clone(), fen_fault(fault));
        Excerpt::new(text, faults.iter().map(place))
    }

    /// The text, and under it a caret and a line for each place.
    pub(crate) fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let text = printable(&self.text);
        let bad = look.bad();
        match text.is_empty() {
            true => writeln!(to, "  {}", say!("nothing-typed"))?,
            false => writeln!(to, "  {text}")?,
        }
        for place in &self.faults {
            let before: String = text.chars().take(place.column - 1).collect();
            let marked: String = text.chars().skip(place.column - 1).take(place.length).collect();
            let blanks = " ".repeat(before.width());
            let carets = "^".repeat(marked.width().max(1));
            writeln!(to, "  {blanks}{bad}{carets}{bad:#}")?;
            writeln!(to, "  {}", place.fault)?;
        }
        Ok(())
    }
}

/// A text without what a terminal would obey instead of showing.
pub(crate) fn printable(text: &str) -> String {
    let shown = |symbol: char| if symbol.width().is_none() { '?' } else { symbol };
    text.chars().map(shown).collect()
}

impl Problem {
    pub(crate) fn new(error: impl Into<String>, remedy: impl Into<String>) -> Problem {
        Problem {
            error: error.into(),
            excerpt: None,
            remedy: remedy.into(),
        }
    }

    /// A position that is no FEN.
    pub(crate) fn fen(text: &str, faults: &[FenFault]) -> Problem {
        Problem {
            error: say!("fen"),
            excerpt: Some(Excerpt::of_fen(text, faults)),
            remedy: fen_remedy(),
        }
    }

    /// A position that is a FEN, but not as it should be.
    pub(crate) fn strict_fen(text: &str, repairs: &[Repair], faults: &[FenFault]) -> Problem {
        let repairs = repairs.iter().map(|repair| (repair.range.clone(), fen_repair(repair)));
        let faults = faults.iter().map(|fault| (fault.range.clone(), fen_fault(fault)));
        let mut places: Vec<_> = repairs.chain(faults).collect();
        places.sort_by_key(|(range, _)| range.start);
        Problem {
            error: say!("fen-not-strict"),
            excerpt: Some(Excerpt::new(text, places)),
            remedy: fen_remedy(),
        }
    }
}

/// How a FEN is written.
pub(crate) fn fen_remedy() -> String {
    say!("fen-remedy")
}

impl Report for Problem {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let bad = look.bad();
        writeln!(to, "{bad}{}{bad:#} {}", say!("error"), self.error)?;
        if let Some(excerpt) = &self.excerpt {
            excerpt.draw(look, to)?;
        }
        writeln!(to, "{}", hanging(&self.remedy, 0))
    }
}

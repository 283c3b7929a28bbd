//! Puts words into lines.

use core::fmt::{self, Write};

use super::Lines;

/// Lines of words. A word is held back until the next one comes, since a bracket may still be stuck to it.
pub(super) struct Sheet<'a, 'f> {
    output: &'a mut fmt::Formatter<'f>,
    longest: usize,
    /// How many characters the last line has.
    column: usize,
    /// The word held back.
    held: String,
    /// Brackets that open before the next word.
    opening: String,
}

impl<'a, 'f> Sheet<'a, 'f> {
    pub(super) fn new(output: &'a mut fmt::Formatter<'f>, lines: Lines) -> Sheet<'a, 'f> {
        let longest = match lines {
            Lines::Wrapped(longest) => longest,
            Lines::Endless => usize::MAX,
        };
        Sheet {
            output,
            longest,
            column: 0,
            held: String::new(),
            opening: String::new(),
        }
    }

    /// Adds a word; a comment or a line that could not be read is one too, line breaks and all.
    pub(super) fn word(&mut self, word: impl fmt::Display) -> fmt::Result {
        self.flush()?;
        self.held.push_str(&self.opening);
        self.opening.clear();
        write!(self.held, "{word}")
    }

    /// Opens a bracket.
    pub(super) fn open(&mut self) -> fmt::Result {
        self.flush()?;
        self.opening.push('(');
        Ok(())
    }

    /// Closes a bracket.
    pub(super) fn close(&mut self) {
        self.held.push_str(&self.opening);
        self.opening.clear();
        self.held.push(')');
    }

    /// Ends the last line.
    pub(super) fn finish(&mut self) -> fmt::Result {
        self.flush()?;
        match self.column {
            0 => Ok(()),
            _ => self.output.write_str("\n"),
        }
    }

    /// Writes the word held back.
    fn flush(&mut self) -> fmt::Result {
        if self.held.is_empty() {
            return Ok(());
        }
        let held = &self.held;
        let (first, last) = match (held.find('\n'), held.rfind('\n')) {
            (Some(first), Some(last)) => (width(&held[..first]), Some(width(&held[last + 1..]))),
            _ => (width(held), None),
        };
        // At the start of a line these two would begin a tag or hide the line. A point says nothing.
        let shy = held.starts_with(['[', '%']);
        let fits = self.column.saturating_add(first).saturating_add(1) <= self.longest;
        if self.column > 0 && !fits && !shy {
            self.output.write_str("\n")?;
            self.column = 0;
        }
        let gap = match (self.column, shy) {
            (0, false) => "",
            (0, true) => ". ",
            (1.., _) => " ",
        };
        self.output.write_str(gap)?;
        self.column += gap.len();
        self.output.write_str(held)?;
        self.column = last.unwrap_or(self.column + first);
        self.held.clear();
        Ok(())
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

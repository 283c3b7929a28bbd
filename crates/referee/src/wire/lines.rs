//! The text of a record, line by line.

use crate::stored::shortened;
use crate::wire::LINE_LIMIT;
use crate::wire::fault::{Fault, FaultKind};
use crate::wire::seal::read_seal;

/// The lines of a text, each with its number. A line feed at the end of the text ends the last line.
pub(super) struct Lines<'a> {
    rest: &'a str,
    no: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn of(text: &'a str) -> Lines<'a> {
        Lines { rest: text, no: 0 }
    }

    /// Whether nothing follows.
    pub(super) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        self.no += 1;
        let (text, rest, is_last) = match self.rest.split_once('\n') {
            Some((text, rest)) => (text, rest, false),
            None => (self.rest, "", true),
        };
        self.rest = rest;
        Some(Line {
            no: self.no,
            text,
            is_last,
        })
    }
}

/// A line of the text.
pub(super) struct Line<'a> {
    pub(super) no: usize,
    text: &'a str,
    /// Nothing comes after it, not even a line feed.
    is_last: bool,
}

impl<'a> Line<'a> {
    /// The text of the line, if it can be one of a record.
    pub(super) fn bounded(&self) -> Result<&'a str, Fault> {
        if self.text.len() > LINE_LIMIT {
            return Err(Fault::new(self.no, LINE_LIMIT + 1, FaultKind::TooLong));
        }
        if self.text.trim_ascii().is_empty() {
            return Err(Fault::new(self.no, 1, FaultKind::BlankLine));
        }
        Ok(self.text)
    }

    /// Whether it is the seal of a record.
    pub(super) fn is_seal(&self) -> bool {
        self.bounded().is_ok_and(|text| read_seal(text).is_some())
    }

    pub(super) fn unreadable(&self, error: &serde_json::Error) -> Fault {
        if error.is_eof() {
            let kind = match self.is_last && self.no > 1 {
                true => FaultKind::CutOff,
                false => FaultKind::Broken,
            };
            return Fault::new(self.no, self.text.len() + 1, kind);
        }
        let (line, column) = (error.line(), error.column());
        let mut why = error.to_string();
        if let Some(message) = why.strip_suffix(&format!(" at line {line} column {column}")) {
            why.truncate(message.len());
        }
        let why = shortened(&why, MESSAGE_LIMIT).into_owned();
        Fault::new(self.no, column.max(1), FaultKind::Unreadable(why))
    }
}

/// How many characters a message has at most, whatever it quotes.
const MESSAGE_LIMIT: usize = 800;

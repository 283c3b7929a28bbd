//! A text of a time control, read from left to right.

use alloc::vec::Vec;
use core::num::NonZeroU32;
use core::ops::Range;

use super::{Expected, ParseTimeControlError, Period, Schedule};

pub(super) struct Scan<'a> {
    text: &'a str,
    pub(super) at: usize,
}

impl<'a> Scan<'a> {
    pub(super) fn new(text: &'a str) -> Scan<'a> {
        Scan { text, at: 0 }
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Passes a character, if it is next.
    pub(super) fn eat(&mut self, symbol: char) -> bool {
        let found = self.rest().starts_with(symbol);
        if found {
            self.at += symbol.len_utf8();
        }
        found
    }

    /// Passes a word in capitals or not, if it is next.
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let start = self.rest().get(..word.len());
        let found = start.is_some_and(|start| start.eq_ignore_ascii_case(word));
        if found {
            self.at += word.len();
        }
        found
    }

    /// Passes blanks.
    pub(super) fn blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_ascii_start().len();
    }

    /// Passes digits.
    pub(super) fn digits(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// A number in thousandths. One that is too large for anything is as large as can be; limits are set elsewhere.
    pub(super) fn number(&mut self) -> Result<u64, ParseTimeControlError> {
        let start = self.at;
        let whole = self.digits();
        if whole.is_empty() {
            return Err(self.expected(Expected::Number));
        }
        let mut thousandths = value(whole).saturating_mul(1000);
        if self.eat('.') {
            let fraction = self.digits();
            let scale = match fraction.len() {
                1 => 100,
                2 => 10,
                3 => 1,
                _ => return Err(error(start..self.at, Expected::Number)),
            };
            thousandths = thousandths.saturating_add(value(fraction) * scale);
        }
        Ok(thousandths)
    }

    /// A number of moves and the slash after it, if they are next.
    pub(super) fn moves(&mut self) -> Result<Option<NonZeroU32>, ParseTimeControlError> {
        let start = self.at;
        let digits = self.digits();
        if !self.eat('/') {
            self.at = start;
            return Ok(None);
        }
        let moves = u32::try_from(value(digits)).unwrap_or(u32::MAX);
        match NonZeroU32::new(moves) {
            Some(moves) => Ok(Some(moves)),
            None => Err(error(start..self.at, Expected::Moves)),
        }
    }

    /// Makes sure that nothing follows.
    pub(super) fn end(&self) -> Result<(), ParseTimeControlError> {
        match self.rest().is_empty() {
            true => Ok(()),
            false => Err(self.expected(Expected::End)),
        }
    }

    /// What stands next, a word or a single character, does not fit.
    pub(super) fn expected(&self, expected: Expected) -> ParseTimeControlError {
        let rest = self.rest();
        let word = rest
            .find(|symbol: char| !symbol.is_alphanumeric())
            .unwrap_or(rest.len());
        let symbol = rest.chars().next().map_or(0, char::len_utf8);
        error(self.at..self.at + word.max(symbol), expected)
    }
}

/// A period and the bytes it was read from.
pub(super) type Read = (Period, Range<usize>);

/// The schedule of the periods read.
pub(super) fn schedule(read: Vec<Read>) -> Result<Schedule, ParseTimeControlError> {
    let periods = read.iter().map(|(period, _)| *period).collect();
    Schedule::new(periods).map_err(|fault| {
        let range = read.get(fault.index).map_or(0..0, |(_, range)| range.clone());
        error(range, Expected::Period(fault.kind))
    })
}

pub(super) fn error(range: Range<usize>, expected: Expected) -> ParseTimeControlError {
    ParseTimeControlError { range, expected }
}

/// The value of digits, or the largest there is.
fn value(digits: &str) -> u64 {
    digits.bytes().fold(0, |value: u64, digit| {
        value.saturating_mul(10).saturating_add(u64::from(digit - b'0'))
    })
}

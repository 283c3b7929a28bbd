//! Keeps the text of the game being read, to quote from it and to count its lines.

use std::cell::{RefCell, RefMut};
use std::io::{self, Read};
use std::rc::Rc;

use jadoube_notation::pgn::{Place, Text};

/// How much text of one game is kept, in bytes.
const LONGEST: usize = 4 << 20;

/// The text from the start of a game on, or the last of it if the game is longer than any.
#[derive(Debug, Default)]
pub(super) struct Tape {
    bytes: Vec<u8>,
    /// The place of the first byte.
    first: u64,
    /// Line breaks before it, and where its line starts.
    breaks: u64,
    line_start: u64,
    /// Nothing before this place is asked for any more.
    needed: u64,
}

impl Tape {
    /// The text at a place, as far as it is kept.
    pub(super) fn text(&self, place: Place) -> Text<'_> {
        Text(&self.bytes[self.index(place.start)..self.index(place.range().end)])
    }

    /// The text from one place to another; `None` if it is too long to be kept.
    pub(super) fn between(&self, from: u64, to: u64) -> Option<&[u8]> {
        (self.first <= from).then(|| &self.bytes[self.index(from)..self.index(to)])
    }

    /// Where some text first stands at or after a place.
    pub(super) fn find(&self, from: u64, text: &str) -> Option<u64> {
        let bytes = &self.bytes[self.index(from)..];
        let found = bytes
            .windows(text.len().max(1))
            .position(|window| window == text.as_bytes())?;
        Some(from + found as u64)
    }

    /// The line and the column of a place, counted from 1.
    pub(super) fn locate(&self, at: u64) -> (u64, u64) {
        let (breaks, line_start) = self.count(at);
        (breaks + 1, at.saturating_sub(line_start) + 1)
    }

    /// Forgets, in time, what stands before a place.
    pub(super) fn forget(&mut self, before: u64) {
        self.needed = before;
    }

    fn index(&self, at: u64) -> usize {
        let index = usize::try_from(at.saturating_sub(self.first)).unwrap_or(usize::MAX);
        index.min(self.bytes.len())
    }

    /// The line breaks before a place, and where its line starts.
    fn count(&self, at: u64) -> (u64, u64) {
        let before = &self.bytes[..self.index(at)];
        let breaks = before.iter().filter(|&&byte| byte == b'\n').count() as u64;
        let last = before.iter().rposition(|&byte| byte == b'\n');
        let line_start = last.map_or(self.line_start, |last| self.first + last as u64 + 1);
        (self.breaks + breaks, line_start)
    }

    fn push(&mut self, bytes: &[u8]) {
        // A game longer than any is not kept whole, whatever the input pretends to be.
        if self.bytes.len() > 2 * LONGEST {
            let first = self.first + (self.bytes.len() - LONGEST) as u64;
            self.needed = self.needed.max(first);
        }
        let old = self.index(self.needed);
        if old > 0 {
            (self.breaks, self.line_start) = self.count(self.needed);
            self.first += old as u64;
            self.bytes.drain(..old);
        }
        self.bytes.extend_from_slice(bytes);
    }
}

/// A tape that is written while it is read from.
#[derive(Debug, Default, Clone)]
pub(super) struct Recording(Rc<RefCell<Tape>>);

impl Recording {
    pub(super) fn of<R>(&self, input: R) -> Recorder<R> {
        let tape = self.clone();
        Recorder { input, tape }
    }

    pub(super) fn tape(&self) -> RefMut<'_, Tape> {
        self.0.borrow_mut()
    }
}

/// Reads, and keeps on tape what it reads.
pub(super) struct Recorder<R> {
    input: R,
    tape: Recording,
}

impl<R: Read> Read for Recorder<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = self.input.read(buffer)?;
        self.tape.tape().push(&buffer[..len]);
        Ok(len)
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Tape};

    #[test]
    fn a_game_longer_than_any_is_not_kept_whole() {
        let mut tape = Tape::default();
        let chunk = [b"\n".as_slice(), &[0; 65_535]].concat();
        for _ in 0..1_000 {
            tape.push(&chunk);
        }
        assert!(
            tape.bytes.len() <= 2 * LONGEST + 2 * chunk.len(),
            "{}",
            tape.bytes.len()
        );
        // Places are still where they were.
        assert_eq!(tape.locate(999 * 65_536 + 5), (1_001, 5));
    }
}

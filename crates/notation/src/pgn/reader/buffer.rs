//! The text at hand: a window that moves over the input, and tells where in the file it is.

use std::io::{self, ErrorKind, Read};

use memchr::{memchr, memchr_iter, memrchr};

use super::{MARGIN, PADDING, Reader};
use crate::pgn::visitor::{Fault, FaultKind, Place, Visitor};

impl<R: Read> Reader<R> {
    pub(super) fn skip_line(&mut self) -> io::Result<()> {
        loop {
            match memchr(b'\n', self.text()) {
                Some(len) => {
                    self.at += len;
                    return Ok(());
                }
                None => {
                    self.at = self.end;
                    self.fill()?;
                    if self.finished && self.at == self.end {
                        return Ok(());
                    }
                }
            }
        }
    }

    pub(super) fn at_line_start(&self) -> bool {
        match self.at {
            0 => self.line_start == self.base,
            at => self.buffer[at - 1] == b'\n',
        }
    }

    /// Whether a bracket here begins a tag: first on its line, and a name after it.
    pub(super) fn begins_tag(&self) -> bool {
        let before = &self.buffer[..self.at];
        let indent = before.len() - before.trim_ascii_end().len();
        let first = match before.trim_ascii_end() {
            [] => true,
            _ => before[before.len() - indent..].contains(&b'\n'),
        };
        first && self.text().get(1).is_some_and(u8::is_ascii_alphabetic)
    }

    /// The text at hand.
    pub(super) fn text(&self) -> &[u8] {
        &self.buffer[self.at..self.end]
    }

    pub(super) fn place(&self, len: usize) -> Place {
        let start = self.position();
        Place { start, len: len as u32 }
    }

    pub(super) fn fault(&mut self, visitor: &mut impl Visitor, kind: FaultKind, at: usize, len: usize) {
        visitor.fault(self.fault_at(kind, at, len));
    }

    pub(super) fn fault_at(&mut self, kind: FaultKind, at: usize, len: usize) -> Fault {
        self.count_lines(at);
        let start = self.base + at as u64;
        Fault {
            kind,
            place: Place { start, len: len as u32 },
            line: self.line,
            column: start - self.line_start + 1,
        }
    }

    /// Counts lines up to a place that has not been passed yet, each line once.
    fn count_lines(&mut self, at: usize) {
        let passed = &self.buffer[self.counted..at];
        self.line += memchr_iter(b'\n', passed).count() as u64;
        if let Some(newline) = memrchr(b'\n', passed) {
            self.line_start = self.base + (self.counted + newline) as u64 + 1;
        }
        self.counted = at;
    }

    /// Sees to it that more than a [`MARGIN`] of text is at hand, or all that is left.
    #[inline]
    pub(super) fn fill(&mut self) -> io::Result<()> {
        if self.finished || self.end - self.at > MARGIN {
            return Ok(());
        }
        self.discard();
        while !self.finished && self.end < self.buffer.len() - PADDING {
            self.pull()?;
        }
        Ok(())
    }

    /// Gets more text than is at hand, making room for it. `false` if there is none.
    pub(super) fn grow(&mut self) -> io::Result<bool> {
        self.discard();
        if self.end == self.buffer.len() - PADDING {
            self.buffer.resize(2 * self.buffer.len(), 0);
        }
        let before = self.end;
        while !self.finished && self.end == before {
            self.pull()?;
        }
        Ok(self.end > before)
    }

    fn pull(&mut self) -> io::Result<()> {
        let room = self.buffer.len() - PADDING;
        match self.input.read(&mut self.buffer[self.end..room]) {
            Ok(0) => self.finished = true,
            Ok(len) => self.end += len,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
        self.buffer[self.end..self.end + PADDING].fill(0);
        Ok(())
    }

    /// Forgets what has been read.
    fn discard(&mut self) {
        self.count_lines(self.at);
        self.counted = 0;
        self.base += self.at as u64;
        self.buffer.copy_within(self.at..self.end, 0);
        self.end -= self.at;
        self.at = 0;
        self.buffer[self.end..self.end + PADDING].fill(0);
    }
}

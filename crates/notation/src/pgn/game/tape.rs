//! Keeps the text of the game being read.

use std::io::{self, Read};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use memchr::{memchr_iter, memmem};

use super::LONGEST;
use crate::pgn::{Place, Text};

/// The text from the start of the game on that is being read.
#[derive(Debug, Default)]
pub(super) struct Tape {
    bytes: Vec<u8>,
    /// Where the first byte stands, and the line there.
    first: Mark,
    /// Somewhere later, so that lines are not counted twice.
    later: Mark,
    /// Nothing before this place is asked for any more.
    needed: u64,
}

/// A place whose line is known.
#[derive(Debug, Default, Copy, Clone)]
struct Mark {
    at: u64,
    /// Line breaks before it.
    breaks: u64,
    line_start: u64,
}

impl Tape {
    /// The text from one place to another, as far as it is kept.
    pub(super) fn bytes(&self, from: u64, to: u64) -> &[u8] {
        let index = |at: u64| usize::try_from(at.saturating_sub(self.first.at)).unwrap_or(usize::MAX);
        let to = index(to).min(self.bytes.len());
        &self.bytes[index(from).min(to)..to]
    }

    /// The text at a place.
    pub(super) fn text(&self, place: Place) -> Text<'_> {
        Text(self.bytes(place.start, place.range().end))
    }

    /// Where some bytes first stand at or after a place.
    pub(super) fn find(&self, from: u64, needle: &[u8]) -> Option<u64> {
        let found = memmem::find(self.bytes(from, u64::MAX), needle)?;
        Some(from + found as u64)
    }

    /// The line and the column of a place, counted from 1.
    pub(super) fn locate(&mut self, at: u64) -> (u64, u64) {
        let from = if self.later.at <= at { self.later } else { self.first };
        self.later = self.count(from, at);
        (self.later.breaks + 1, at.saturating_sub(self.later.line_start) + 1)
    }

    /// Forgets, in time, what stands before a place.
    pub(super) fn forget(&mut self, before: u64) {
        self.needed = before;
    }

    fn count(&self, from: Mark, to: u64) -> Mark {
        let mut mark = Mark { at: to, ..from };
        for newline in memchr_iter(b'\n', self.bytes(from.at, to)) {
            mark.breaks += 1;
            mark.line_start = from.at + newline as u64 + 1;
        }
        mark
    }

    fn push(&mut self, bytes: &[u8]) {
        // The text of a game longer than any is not kept whole.
        if self.bytes.len() > 3 * LONGEST as usize {
            let first = self.first.at + self.bytes.len() as u64 - LONGEST;
            self.needed = self.needed.max(first);
        }
        let old = self.bytes(self.first.at, self.needed).len();
        if old > 0 {
            let from = if self.later.at <= self.needed {
                self.later
            } else {
                self.first
            };
            self.first = self.count(from, self.first.at + old as u64);
            self.later = self.first;
            self.bytes.drain(..old);
        }
        self.bytes.extend_from_slice(bytes);
    }
}

/// Reads, and keeps on tape what it reads.
#[derive(Debug)]
pub(super) struct Recorder<R> {
    input: R,
    tape: Recording,
}

/// A tape that is written while it is read from.
#[derive(Debug, Default, Clone)]
pub(super) struct Recording(Arc<Mutex<Tape>>);

impl Recording {
    pub(super) fn of<R>(&self, input: R) -> Recorder<R> {
        let tape = self.clone();
        Recorder { input, tape }
    }

    pub(super) fn tape(&self) -> MutexGuard<'_, Tape> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<R: Read> Read for Recorder<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = self.input.read(buffer)?;
        self.tape.tape().push(&buffer[..len]);
        Ok(len)
    }
}

//! Lines as they come from standard input, never more of them than are needed.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use jadoube_notation::pgn::input::{self, Input};

/// A line that says something.
#[derive(Debug)]
pub(super) struct Line {
    /// Its number, counted from 1.
    pub(super) number: u64,
    pub(super) text: String,
}

/// The lines of standard input that say something. The first error is the last item.
pub(super) struct Lines {
    /// Opened when it is first read, which may take a while.
    input: Option<BufReader<Input>>,
    number: u64,
    ended: bool,
    known: Arc<Known>,
}

/// What is known of the input while it is read.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// How many bytes there are, if that is known, before decoding.
    size: u64,
    bytes: AtomicU64,
    lines: AtomicU64,
}

/// How long a line may be. The longest FEN has about a hundred characters; the rest is left for notes.
const LONGEST: u64 = 1 << 16;

impl Lines {
    pub(super) fn of_stdin() -> Lines {
        let size = size_of_stdin().unwrap_or(0);
        Lines {
            input: None,
            number: 0,
            ended: false,
            known: Arc::new(Known {
                size,
                ..Known::default()
            }),
        }
    }

    pub(super) fn known(&self) -> Arc<Known> {
        self.known.clone()
    }

    fn read(&mut self) -> io::Result<Option<Line>> {
        let input = match &mut self.input {
            Some(input) => input,
            none => {
                let counted = Counted(self.known.clone());
                none.insert(BufReader::with_capacity(1 << 16, input::decoded(counted)?))
            }
        };
        loop {
            let mut bytes = Vec::new();
            let len = input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
            if len == 0 {
                return Ok(None);
            }
            self.number += 1;
            if len as u64 == LONGEST && !bytes.ends_with(b"\n") {
                input.skip_until(b'\n')?;
            }
            let text = String::from_utf8_lossy(&bytes);
            // Some programs begin every file with a mark of its encoding.
            let text = text.trim_start_matches('\u{feff}').trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            self.known.lines.fetch_add(1, Ordering::Relaxed);
            return Ok(Some(Line {
                number: self.number,
                text: text.to_owned(),
            }));
        }
    }
}

impl Iterator for Lines {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<io::Result<Line>> {
        if self.ended {
            return None;
        }
        let next = self.read().transpose();
        self.ended = !matches!(next, Some(Ok(_)));
        next
    }
}

impl Known {
    /// About how many lines there are, if the size of the input is known.
    pub(super) fn total(&self) -> Option<u64> {
        let (bytes, lines) = (self.bytes.load(Ordering::Relaxed), self.lines.load(Ordering::Relaxed));
        match (self.size, bytes) {
            (0, _) => None,
            (size, 0) => Some(size),
            (size, bytes) => {
                let whole = u128::from(size.max(bytes)) * u128::from(lines) / u128::from(bytes);
                Some(u64::try_from(whole).unwrap_or(u64::MAX))
            }
        }
    }
}

/// Counts what is read from standard input.
struct Counted(Arc<Known>);

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = io::stdin().lock().read(buffer)?;
        self.0.bytes.fetch_add(len as u64, Ordering::Relaxed);
        Ok(len)
    }
}

/// The size of the file that standard input is, if it is one.
#[cfg(unix)]
fn size_of_stdin() -> Option<u64> {
    use std::os::fd::AsFd;

    let file = File::from(io::stdin().as_fd().try_clone_to_owned().ok()?);
    file.metadata()
        .ok()
        .filter(|data| data.is_file())
        .map(|data| data.len())
}

/// The size of the file that standard input is, if it is one.
#[cfg(windows)]
fn size_of_stdin() -> Option<u64> {
    use std::os::windows::io::AsHandle;

    let file = File::from(io::stdin().as_handle().try_clone_to_owned().ok()?);
    file.metadata()
        .ok()
        .filter(|data| data.is_file())
        .map(|data| data.len())
}

#[cfg(not(any(unix, windows)))]
fn size_of_stdin() -> Option<u64> {
    None
}

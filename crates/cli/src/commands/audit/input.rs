//! Opens what is audited, and counts what is read of it.

use std::fs::File;
use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use jadoube_notation::pgn::input::{self, Input};

use crate::commands::pgn::Source;

/// A source that could be opened.
pub(super) struct Opened {
    /// Its text, decoded if it is compressed.
    pub(super) input: Input,
    /// How large it is, if that is known, before decoding.
    pub(super) size: u64,
    /// How much has been read of that.
    pub(super) read: Arc<AtomicU64>,
}

pub(super) fn open(source: &Source) -> io::Result<Opened> {
    let read = Arc::new(AtomicU64::new(0));
    let (input, size): (Box<dyn Read + Send>, u64) = match source {
        Source::Stdin => (Box::new(io::stdin()), 0),
        Source::File(path) => {
            let file = File::open(path)?;
            let size = file.metadata()?.len();
            (Box::new(file), size)
        }
    };
    let counted = Counted {
        input,
        read: read.clone(),
    };
    let input = input::decoded(counted)?;
    Ok(Opened { input, size, read })
}

impl Opened {
    /// Passes over the beginning of the text, which was read before.
    pub(super) fn pass_over(&mut self, bytes: u64) -> io::Result<()> {
        let passed = io::copy(&mut (&mut self.input).take(bytes), &mut io::sink())?;
        match passed == bytes {
            true => Ok(()),
            false => Err(io::ErrorKind::UnexpectedEof.into()),
        }
    }
}

/// Counts what is read.
struct Counted {
    input: Box<dyn Read + Send>,
    read: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = self.input.read(buffer)?;
        self.read.fetch_add(len as u64, Ordering::Relaxed);
        Ok(len)
    }
}

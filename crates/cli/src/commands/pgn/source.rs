//! Where games come from.

use std::fmt;
use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use jadoube_notation::pgn::input::{self, Input};

use crate::problem::Problem;
use crate::words::{say, why};

/// A file, or standard input.
#[derive(Debug)]
pub(crate) enum Source {
    Stdin,
    File(PathBuf),
}

/// A source that could be opened.
pub(crate) struct Opened {
    /// Its text, decoded if it is compressed.
    pub(crate) input: Input,
    /// How large it is, if that is known, before decoding.
    pub(super) size: u64,
    /// How much has been read of that.
    pub(super) read: Arc<AtomicU64>,
}

impl Source {
    /// What was given; standard input if nothing was, unless somebody sits there who is not expected to type files.
    pub(crate) fn all(paths: Vec<PathBuf>) -> Result<Vec<Source>, Problem> {
        if paths.is_empty() && io::stdin().is_terminal() {
            return Err(Problem::new(say!("no-file-given"), say!("no-file-given-remedy")));
        }
        let source = |path: PathBuf| match path == Path::new("-") {
            true => Source::Stdin,
            false => Source::File(path),
        };
        Ok(match paths.is_empty() {
            true => vec![Source::Stdin],
            false => paths.into_iter().map(source).collect(),
        })
    }

    pub(crate) fn open(&self) -> io::Result<Opened> {
        let read = Arc::new(AtomicU64::new(0));
        let (input, size): (Box<dyn Read + Send>, u64) = match self {
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

    /// What to say of a source that cannot be read.
    pub(crate) fn problem(&self, error: &io::Error) -> Problem {
        let remedy = match error.kind() {
            io::ErrorKind::NotFound => say!("source-missing"),
            _ => say!("source-others"),
        };
        Problem::new(
            say!("file-unreadable", file = self.to_string(), why = why(error)),
            remedy,
        )
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Stdin => f.write_str("-"),
            Source::File(path) => path.display().fmt(f),
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

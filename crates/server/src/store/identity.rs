//! Whether a path still leads to the file that was opened. A file that is deleted or moved can be written on, and nobody
//! would find what is written.

use std::fs;
use std::path::{Path, PathBuf};

use crate::store::StoreFault;

/// A file as it was found when it was opened.
pub(super) struct FileIdentity {
    path: PathBuf,
    number: Option<(u64, u64)>,
}

impl FileIdentity {
    /// The file to which a path leads.
    pub(super) fn of(path: &Path) -> FileIdentity {
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let number = number(&path);
        FileIdentity { path, number }
    }

    /// Fails if the path leads to no file any more, or to another.
    pub(super) fn check(&self) -> Result<(), StoreFault> {
        match self.number.is_none() || number(&self.path) == self.number {
            true => Ok(()),
            false => Err(StoreFault::Moved),
        }
    }
}

/// The numbers of a file and of its device.
#[cfg(unix)]
fn number(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;

    let file = fs::metadata(path).ok()?;
    Some((file.dev(), file.ino()))
}

/// Elsewhere a file that is open cannot be moved or deleted.
#[cfg(not(unix))]
fn number(_: &Path) -> Option<(u64, u64)> {
    None
}

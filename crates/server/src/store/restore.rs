//! A copy in the place of the file of a desk.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::store::copy::{copy_closed, put_in_place};
use crate::store::sqlite::{fault, is_ours};
use crate::store::{StoreFault, beside};

/// What stands beside the file of a desk and belongs to what is in it: the log, and the notes of what was acknowledged. The
/// notes come last, so that a log that is missing is noticed.
const BELONGS_TO_IT: [&str; 3] = ["-shm", "-wal", "-acknowledged"];

/// Puts a copy in the place of the file of a desk that is closed, and keeps what was there under another name, with its log and
/// its notes: nothing is deleted, and nothing of it is held against the copy. Where it is kept is returned, if there was
/// something. It can be begun again if it was interrupted.
///
/// # Errors
///
/// If a desk has either file open, if the copy is damaged or not of a desk, or if something cannot be written. The file is then
/// left as it is.
pub fn restore(copy: &Path, file: &Path) -> Result<Option<PathBuf>, StoreFault> {
    if is_same(copy, file) {
        return Err(StoreFault::Other("the copy is the file itself".to_owned()));
    }
    if file.exists() {
        is_closed(file)?;
    }
    let whole = beside(file, ".restored");
    copy_closed(copy, &whole)?;
    // Where an interrupted attempt has put some of it already, the rest goes too; nothing that was kept is written over.
    let has_room = |aside: &PathBuf| {
        let taken = |ending: &&str| beside(aside, ending).exists() && beside(file, ending).exists();
        !aside.exists() && !BELONGS_TO_IT.iter().any(taken)
    };
    let aside = (1..)
        .map(|number: u32| beside(file, &format!(".replaced-{number}")))
        .find(has_room)
        .unwrap_or_default();
    let moved = |ending: &str| match beside(file, ending) {
        there if there.exists() => fs::rename(there, beside(&aside, ending)),
        _ => Ok(()),
    };
    let had_file = file.exists();
    let kept = BELONGS_TO_IT.into_iter().chain([""]).try_for_each(moved);
    kept.map_err(|error| StoreFault::Other(format!("the file cannot be kept under another name: {error}")))?;
    put_in_place(&whole, file)?;
    Ok(had_file.then_some(aside))
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Whether no desk has a file open. One that is damaged or foreign is nobody's.
fn is_closed(file: &Path) -> Result<(), StoreFault> {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(fault)?;
    match is_ours(&connection) {
        Err(StoreFault::InUse) => Err(StoreFault::InUse),
        _ => Ok(()),
    }
}

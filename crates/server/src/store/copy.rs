//! A copy of the file while it is in use.

use std::fs;
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags, params};

use crate::store::sqlite::{OPEN, SET, fault, is_ours, is_whole};
use crate::store::{StoreFault, beside};

/// How many pages are copied before waiting writes have their turn: some hundred kilobytes, so that a press waits about a
/// millisecond.
const PAGES: i32 = 64;

/// What is done between two pieces of a copy. It says whether to go on.
pub type Meanwhile<'a> = &'a mut dyn FnMut() -> bool;

/// Copies the file of a desk that is closed. The file itself stays as it is.
///
/// # Errors
///
/// If a desk has it open, if it is damaged or not of a desk, or if the copy cannot be written.
pub fn copy_closed(file: &Path, to: &Path) -> Result<(), StoreFault> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let from = Connection::open_with_flags(file, flags).map_err(fault)?;
    is_ours(&from)?;
    is_whole(&from)?;
    let part = beside(to, ".part");
    // What an earlier copy may have left.
    let _ = fs::remove_file(&part);
    copy(&from, &part, &mut || true)?;
    put_in_place(&part, to)
}

/// Syncs a copy that was made and gives it its name.
pub(crate) fn put_in_place(part: &Path, to: &Path) -> Result<(), StoreFault> {
    let synced = fs::OpenOptions::new().write(true).open(part);
    let placed = synced
        .and_then(|file| file.sync_all())
        .and_then(|()| fs::rename(part, to))
        .and_then(|()| sync_folder(to));
    placed.map_err(|error| StoreFault::Other(format!("the copy cannot be written: {error}")))
}

/// Syncs the names in the folder of a file, so that they are there after a power cut too.
#[cfg(unix)]
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Elsewhere a folder cannot be opened for that.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Copies a database into a new file, piece by piece. What is written meanwhile through the same connection is in the copy too.
/// The copy is not yet synced to disk.
pub(super) fn copy(from: &Connection, to: &Path, meanwhile: Meanwhile<'_>) -> Result<(), StoreFault> {
    let mut copied = Connection::open(to).map_err(fault)?;
    // Whoever asked for the copy syncs it, so that no press waits for that.
    copied.pragma_update(None, "synchronous", "OFF").map_err(fault)?;
    let backup = Backup::new(from, &mut copied).map_err(fault)?;
    loop {
        match backup.step(PAGES).map_err(fault)? {
            StepResult::Done => break,
            StepResult::Busy | StepResult::Locked => thread::sleep(Duration::from_millis(1)),
            _ => {}
        }
        if !meanwhile() {
            return Err(StoreFault::Closed);
        }
    }
    drop(backup);
    // The copy was never open, and lacks no log.
    copied.execute(SET, params![OPEN, [0_u8]]).map(drop).map_err(fault)
}

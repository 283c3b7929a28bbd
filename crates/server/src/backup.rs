//! Copies of the file of a desk while it is open.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use tokio::task::spawn_blocking;
use tokio::time;

use crate::desk::Desk;
use crate::live_game::wall_clock;
use crate::store::{StoreFault, beside, put_in_place};
use crate::utc::utc;

/// Where copies of a desk's file are put, and how many are kept.
#[derive(Clone, Debug)]
pub struct BackupFolder {
    /// The folder.
    pub folder: PathBuf,
    /// What their names begin with.
    pub name: String,
    /// How many are kept; older ones are deleted. At least one.
    pub keep: usize,
}

impl BackupFolder {
    /// Makes a copy of a desk's file, and deletes those that are too old. The path of the copy is returned.
    ///
    /// # Errors
    ///
    /// If it could not be made. The copies before it are then left as they are.
    pub async fn copy(&self, desk: &Desk) -> Result<PathBuf, StoreFault> {
        // Names in the order of time; no colons, which some systems do not allow. Two copies within a millisecond have two names.
        let named = |at: i64| {
            let at = utc(at).replace(':', "-");
            self.folder.join(format!("{}-{at}.sqlite", self.name))
        };
        let mut at = wall_clock();
        while named(at).exists() {
            at += 1;
        }
        let path = named(at);
        desk.copy_to(&path).await?;
        // A copy that cannot be deleted is no reason to say that none was made.
        let _ = self.delete_old();
        Ok(path)
    }

    fn delete_old(&self) -> io::Result<()> {
        let mut copies = Vec::new();
        for file in fs::read_dir(&self.folder)? {
            let path = file?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let date = name
                .strip_prefix(&self.name)
                .and_then(|rest| rest.strip_prefix('-')?.strip_suffix("Z.sqlite"));
            if date.is_some_and(|date| date.len() == DATE && date.starts_with(|first: char| first.is_ascii_digit())) {
                copies.push(path);
            }
        }
        copies.sort();
        let old = copies.len().saturating_sub(self.keep.max(1));
        copies[..old].iter().try_for_each(fs::remove_file)
    }
}

/// The length of a date and time in a name: `2026-11-18T09-36-42.017`.
const DATE: usize = 23;

/// Makes copies again and again until the desk closes. What went wrong is told, and the next copy is tried all the same.
pub async fn backup_every(desk: Desk, interval: Duration, folder: BackupFolder, tell: impl Fn(&StoreFault)) {
    let mut closing = desk.closing();
    loop {
        tokio::select! {
            () = time::sleep(interval) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
        if let Err(fault) = folder.copy(&desk).await {
            tell(&fault);
        }
    }
}

/// Another program that wants a copy while a desk has the file cannot open it. It puts a file beside it, and the desk puts a
/// copy there, under a name of its own: nobody can have it write elsewhere.
pub async fn backup_when_wanted(desk: Desk, file: PathBuf) {
    let (wanted, copy) = (beside(&file, ".copy-wanted"), beside(&file, ".copy"));
    let mut closing = desk.closing();
    loop {
        tokio::select! {
            () = time::sleep(LOOKING) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
        if fs::remove_file(&wanted).is_ok() && desk.copy_to(&copy).await.is_err() {
            // Whoever waits for it finds that there is none.
            let _ = fs::write(beside(&file, ".copy-failed"), []);
        }
    }
}

/// Has the desk that has a file open put a copy elsewhere. It takes as long as the copy takes, and blocks.
///
/// # Errors
///
/// If no desk answers, or if it could not make the copy.
pub fn ask_for_copy(file: &Path, to: &Path) -> io::Result<()> {
    let (wanted, copy, failed) = (
        beside(file, ".copy-wanted"),
        beside(file, ".copy"),
        beside(file, ".copy-failed"),
    );
    for left in [&copy, &failed] {
        if left.exists() {
            fs::remove_file(left)?;
        }
    }
    fs::write(&wanted, [])?;
    let mut waited = Duration::ZERO;
    loop {
        thread::sleep(LOOKING);
        waited += LOOKING;
        if copy.exists() {
            return put(&copy, to);
        }
        if failed.exists() {
            fs::remove_file(&failed)?;
            return Err(io::Error::other("the desk could not make the copy"));
        }
        if wanted.exists() && waited > PATIENCE {
            fs::remove_file(&wanted)?;
            return Err(io::Error::other("no desk answers, though the file is in use"));
        }
    }
}

/// How often a desk looks whether a copy is wanted.
const LOOKING: Duration = Duration::from_millis(200);

/// How long a desk may take to begin.
const PATIENCE: Duration = Duration::from_secs(5);

/// Moves a file, to another disk if need be. It is whole or not there.
fn put(from: &Path, to: &Path) -> io::Result<()> {
    if fs::rename(from, to).is_ok() {
        return Ok(());
    }
    let part = beside(to, ".part");
    fs::copy(from, &part)?;
    fs::File::open(&part)?.sync_all()?;
    fs::rename(&part, to)?;
    fs::remove_file(from)
}

/// Syncs a copy that was made and gives it its name.
pub(crate) async fn finish(part: PathBuf, path: PathBuf) -> Result<(), StoreFault> {
    let finished = spawn_blocking(move || put_in_place(&part, &path)).await;
    finished.unwrap_or(Err(StoreFault::Closed))
}

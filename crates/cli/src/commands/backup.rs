//! `jadoube backup`: a copy of the file of a desk, open or closed; and the copies that a desk makes by itself.

use std::fmt::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use jadoube_server::{BackupFolder, Desk, StoreFault, ask_for_copy, backup_every, backup_when_wanted, copy_closed};
use serde::Serialize;

use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::problem::{Problem, printable};
use crate::screen::{Report, Screen};
use crate::words::{say, why, why_not_stored};

/// A file to copy, and where to.
#[derive(Debug)]
pub(crate) struct BackUp {
    pub(crate) file: PathBuf,
    pub(crate) to: PathBuf,
}

impl BackUp {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let BackUp { file, to } = &self;
        if to.exists() {
            let error = say!("backup-exists", file = to.display().to_string());
            return Err(Problem::new(error, say!("backup-exists-remedy")).into());
        }
        if !file.exists() {
            let error = say!("no-file", file = file.display().to_string());
            return Err(Problem::new(error, say!("backup-no-file-remedy")).into());
        }
        match copy_closed(file, to) {
            Ok(()) => {}
            Err(StoreFault::InUse) => ask_for_copy(file, to).map_err(|error| not_copied(file, &why(&error)))?,
            Err(fault) => return Err(not_copied(file, &why_not_stored(&fault)).into()),
        }
        screen.show(&Copied {
            file: file.display().to_string(),
            copy: to.display().to_string(),
        })?;
        Ok(Answer::Yes)
    }
}

fn not_copied(file: &Path, why: &str) -> Problem {
    let error = say!("backup-failed", file = file.display().to_string(), why = why);
    Problem::new(error, say!("left-as-it-is"))
}

#[derive(Debug, Serialize)]
struct Copied {
    file: String,
    copy: String,
}

impl Report for Copied {
    fn draw(&self, _: &Look, to: &mut String) -> fmt::Result {
        let (file, copy) = (printable(&self.file), printable(&self.copy));
        writeln!(to, "{}", say!("backup-done", copy = copy, file = file))
    }
}

/// The copies that a desk makes by itself.
#[derive(Debug)]
pub(crate) struct Copies {
    /// How often; only when somebody asks if it is not said.
    pub(crate) every: Option<Duration>,
    /// Where they go; beside the file if it is not said.
    pub(crate) folder: Option<PathBuf>,
    /// How many are kept.
    pub(crate) keep: usize,
}

impl Copies {
    /// Where the copies of a file go.
    pub(crate) fn folder_for(&self, file: &Path) -> Result<BackupFolder, Problem> {
        let own = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(missing) = self.folder.as_deref().filter(|folder| !folder.is_dir()) {
            let error = say!("backup-no-folder", folder = missing.display().to_string());
            return Err(Problem::new(error, say!("backup-no-folder-remedy")));
        }
        let folder = self.folder.as_deref().or(own).unwrap_or(Path::new("."));
        let name = file.file_stem().unwrap_or(file.as_os_str());
        Ok(BackupFolder {
            folder: folder.to_owned(),
            name: name.to_string_lossy().into_owned(),
            keep: self.keep,
        })
    }

    /// Makes copies until the desk closes: as often as it is told, and when another program asks for one.
    pub(crate) fn start(&self, desk: &Desk, file: &Path, folder: &BackupFolder) {
        tokio::spawn(backup_when_wanted(desk.clone(), file.to_owned()));
        if let Some(every) = self.every {
            let tell = |fault: &StoreFault| anstream::eprintln!("{}", say!("backup-none", why = why_not_stored(fault)));
            tokio::spawn(backup_every(desk.clone(), every, folder.clone(), tell));
        }
    }
}

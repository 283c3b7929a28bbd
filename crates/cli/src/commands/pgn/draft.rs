//! Where converted games go.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process;

use crate::words::say;

/// A file that is replaced when it has been written to its end, and not before.
pub(super) struct Draft {
    file: BufWriter<File>,
    /// Where it is written and where it goes; `None` if it goes straight there.
    paths: Option<(PathBuf, PathBuf)>,
}

impl Draft {
    pub(super) fn new(path: &Path) -> io::Result<Draft> {
        // A link stays one: what it leads to is replaced.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let old = fs::metadata(&target).ok();
        // Devices and pipes cannot be replaced.
        if old.as_ref().is_some_and(|old| !old.is_file()) {
            let file = BufWriter::new(File::options().write(true).open(&target)?);
            return Ok(Draft { file, paths: None });
        }
        let mut name = target.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.part", process::id()));
        let part = target.with_file_name(name);
        let unfinished = part.clone();
        // There is one draft in a run, and no bar has been drawn yet.
        let _ = ctrlc::set_handler(move || {
            let _ = fs::remove_file(&unfinished);
            eprintln!("{}", say!("stopped"));
            process::exit(130);
        });
        let file = File::create_new(&part)?;
        if let Some(old) = old {
            // Where this is not possible, the new file has the usual rights.
            let _ = file.set_permissions(old.permissions());
        }
        Ok(Draft {
            file: BufWriter::new(file),
            paths: Some((part, target)),
        })
    }

    /// Puts the file in its place.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.file.flush()?;
        if let Some((part, target)) = &self.paths {
            self.file.get_ref().sync_all()?;
            fs::rename(part, target)?;
            self.paths = None;
        }
        Ok(())
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Draft {
    /// What was not finished is not left lying about.
    fn drop(&mut self) {
        if let Some((part, _)) = &self.paths {
            let _ = fs::remove_file(part);
        }
    }
}

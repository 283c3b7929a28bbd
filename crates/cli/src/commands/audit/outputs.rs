//! The files into which findings are written as they are made.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use jadoube_audit::{COLUMNS, Row};

use super::Audit;
use super::state::State;
use crate::problem::Problem;
use crate::words::{say, why};

/// Tables of findings.
pub(super) struct Outputs {
    csv: Option<csv::Writer<File>>,
    jsonl: Option<BufWriter<File>>,
}

impl Outputs {
    /// Opens the files: anew, or where an audit that is resumed left them.
    pub(super) fn open(asked: &Audit, state: &State) -> Result<Outputs, Problem> {
        let [csv_length, jsonl_length] = state.lengths();
        let csv = asked.csv.as_deref().map(|path| opened(path, csv_length)).transpose()?;
        let csv = csv.map(|(file, is_new)| {
            let mut writer = csv::WriterBuilder::new().has_headers(false).from_writer(file);
            // A table without findings has its columns all the same.
            if is_new {
                writer
                    .write_record(COLUMNS.iter().map(|column| column.name))
                    .map_err(io::Error::from)?;
            }
            Ok::<_, io::Error>(writer)
        });
        let csv = csv
            .transpose()
            .map_err(|error| unwritable(asked.csv.as_deref(), &error))?;
        let jsonl = asked
            .jsonl
            .as_deref()
            .map(|path| opened(path, jsonl_length))
            .transpose()?;
        Ok(Outputs {
            csv,
            jsonl: jsonl.map(|(file, _)| BufWriter::new(file)),
        })
    }

    pub(super) fn write(&mut self, row: &Row) -> io::Result<()> {
        if let Some(csv) = &mut self.csv {
            csv.serialize(row).map_err(io::Error::from)?;
        }
        if let Some(jsonl) = &mut self.jsonl {
            serde_json::to_writer(&mut *jsonl, row)?;
            jsonl.write_all(b"\n")?;
        }
        Ok(())
    }

    pub(super) fn flush(&mut self) -> io::Result<()> {
        if let Some(csv) = &mut self.csv {
            csv.flush()?;
        }
        if let Some(jsonl) = &mut self.jsonl {
            jsonl.flush()?;
        }
        Ok(())
    }

    /// How long the files are, once they are flushed.
    pub(super) fn lengths(&self) -> io::Result<[Option<u64>; 2]> {
        let csv = self.csv.as_ref().map(|csv| csv.get_ref().metadata()).transpose()?;
        let jsonl = self
            .jsonl
            .as_ref()
            .map(|jsonl| jsonl.get_ref().metadata())
            .transpose()?;
        Ok([csv, jsonl].map(|known| known.map(|known| known.len())))
    }
}

/// Opens a file to write into. One that an audit left at some length is cut there, and gone on with.
fn opened(path: &Path, length: Option<u64>) -> Result<(File, bool), Problem> {
    let open = || match length {
        None => Ok((File::create(path)?, true)),
        Some(length) => {
            let mut file = OpenOptions::new().write(true).open(path)?;
            file.set_len(length)?;
            file.seek(SeekFrom::End(0))?;
            Ok((file, false))
        }
    };
    open().map_err(|error: io::Error| unwritable(Some(path), &error))
}

fn unwritable(path: Option<&Path>, error: &io::Error) -> Problem {
    let file = path.map_or_else(String::new, |path| path.display().to_string());
    Problem::new(
        say!("audit-unwritable", file = file, why = why(error)),
        say!("audit-unwritable-remedy"),
    )
}

/// Writes a file so that it is never half there.
pub(super) fn write_whole(path: &Path, text: &str) -> Result<(), Problem> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let write = || {
        fs::write(&beside, text)?;
        fs::rename(&beside, path)
    };
    write().map_err(|error| unwritable(Some(path), &error))
}

//! `jadoube manual`: the manual pages.

use std::fs;
use std::path::PathBuf;

use crate::args::command;
use crate::commands::{Answer, Stop};
use crate::problem::{Problem, printable};
use crate::screen::Screen;
use crate::words::{say, why};

/// Where the manual pages go.
#[derive(Debug)]
pub(crate) struct WriteManual {
    pub(crate) folder: PathBuf,
}

impl WriteManual {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let name = printable(&self.folder.display().to_string());
        fs::create_dir_all(&self.folder)
            .and_then(|()| clap_mangen::generate_to(command(), &self.folder))
            .map_err(|error| {
                Problem::new(
                    say!("cannot-write-to", folder = name.as_str(), why = why(&error)),
                    say!("other-folder-remedy"),
                )
            })?;
        screen.write(&(say!("manual-written", folder = name) + "\n"))?;
        Ok(Answer::Yes)
    }
}

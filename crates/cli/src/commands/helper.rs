//! `jadoube helper`: the page for an arbiter who is called to a board, as one file.

use std::fs;
use std::path::PathBuf;

use jadoube_server::helper_page;

use crate::commands::{Answer, Stop};
use crate::problem::{Problem, printable};
use crate::screen::Screen;
use crate::words::{say, why};

/// Where the page goes.
#[derive(Debug)]
pub(crate) struct WriteHelper {
    pub(crate) output: PathBuf,
}

impl WriteHelper {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let name = printable(&self.output.display().to_string());
        let page = helper_page().ok_or_else(|| Problem::new(say!("helper-no-page"), say!("helper-no-page-remedy")))?;
        fs::write(&self.output, &page).map_err(|error| {
            Problem::new(
                say!("cannot-write", file = name.as_str(), why = why(&error)),
                say!("other-file-remedy"),
            )
        })?;
        screen.write(&(say!("helper-written", file = name) + "\n"))?;
        Ok(Answer::Yes)
    }
}

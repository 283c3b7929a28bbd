//! `jadoube completions`: completions for a shell.

use clap_complete::Shell;

use crate::args::command_with_choices;
use crate::commands::{Answer, Stop};
use crate::screen::Screen;

/// Which completions to print.
#[derive(Debug)]
pub(crate) struct Completions {
    pub(crate) shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        // Generated in memory first: the generator panics if a pipe breaks.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command_with_choices(), "jadoube", &mut script);
        screen.write(&String::from_utf8_lossy(&script))?;
        Ok(Answer::Yes)
    }
}

//! `jadoube` alone: a short welcome.

use std::fmt::{self, Write};

use serde::Serialize;

use crate::args::command;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::screen::{Report, Screen};
use crate::words::say;

#[derive(Debug, Serialize)]
struct Welcome {
    program: &'static str,
    version: &'static str,
    commands: Vec<Entry>,
}

#[derive(Debug, Serialize)]
struct Entry {
    name: String,
    about: String,
}

pub(crate) fn run(screen: &mut Screen) -> Result<Answer, Stop> {
    let commands = command();
    let entry = |command: &clap::Command| Entry {
        name: command.get_name().to_owned(),
        about: command.get_about().map(ToString::to_string).unwrap_or_default(),
    };
    screen.show(&Welcome {
        program: "jadoube",
        version: env!("CARGO_PKG_VERSION"),
        commands: commands.get_subcommands().map(entry).collect(),
    })?;
    Ok(Answer::Yes)
}

impl Report for Welcome {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let strong = look.strong();
        writeln!(
            to,
            "{}\n",
            say!(
                "welcome",
                program = format!("{strong}J'adoube {}{strong:#}", self.version)
            )
        )?;
        writeln!(to, "{}  {strong}jadoube tour{strong:#}\n", say!("welcome-tour"))?;
        for Entry { name, about } in &self.commands {
            writeln!(to, "  {strong}{name:12}{strong:#} {about}")?;
        }
        writeln!(to, "\n{}", say!("welcome-help"))
    }
}

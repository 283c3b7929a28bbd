//! `jadoube` alone: a short welcome.

use std::fmt::{self, Write};

use clap::CommandFactory;
use serde::Serialize;

use crate::args::Typed;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::screen::{Report, Screen};

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
    let commands = Typed::command();
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
            "{strong}J'adoube {}{strong:#}: the FIDE Laws of Chess, executable.\n",
            self.version
        )?;
        writeln!(to, "New here? Take the guided tour:  {strong}jadoube tour{strong:#}\n")?;
        for Entry { name, about } in &self.commands {
            writeln!(to, "  {strong}{name:12}{strong:#} {about}")?;
        }
        writeln!(
            to,
            "\n`jadoube help COMMAND` explains a command, `jadoube --help` everything else."
        )
    }
}

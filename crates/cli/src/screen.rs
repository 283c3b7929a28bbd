//! Where reports go: drawn for people, or as JSON for programs.

use std::fmt;
use std::io::{self, Write};

use anstream::{AutoStream, ColorChoice};
use serde::Serialize;

use crate::look::Look;
use crate::problem::Problem;

/// What a command found. It is serialized for programs and drawn for people; finding it is done before.
pub(crate) trait Report: Serialize {
    /// Draws the report for people.
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result;
}

/// The terminal, or whatever reads the output in its place.
pub(crate) struct Screen {
    /// How output looks.
    pub(crate) look: Look,
    out: AutoStream<io::Stdout>,
}

impl Screen {
    pub(crate) fn new(look: Look) -> Screen {
        let choice = if look.color {
            ColorChoice::Always
        } else {
            ColorChoice::Never
        };
        Screen {
            look,
            out: AutoStream::new(io::stdout(), choice),
        }
    }

    /// Shows a report.
    pub(crate) fn show(&mut self, report: &impl Report) -> io::Result<()> {
        let mut page = String::new();
        if self.look.json {
            page = serde_json::to_string(report)?;
            page.push('\n');
        } else {
            report.draw(&self.look, &mut page).map_err(io::Error::other)?;
        }
        self.write(&page)
    }

    /// Shows what is said beside the output: to people on the error stream, to programs where they read.
    pub(crate) fn remark(&mut self, report: &impl Report) -> io::Result<()> {
        match self.look.json {
            true => self.show(report),
            false => self.warn(report),
        }
    }

    /// Shows what is said beside the output on the error stream, where the output is for programs in any case.
    pub(crate) fn warn(&self, report: &impl Report) -> io::Result<()> {
        let mut page = String::new();
        let look = Look {
            color: AutoStream::choice(&io::stderr()) != ColorChoice::Never,
            ..self.look
        };
        report.draw(&look, &mut page).map_err(io::Error::other)?;
        anstream::eprint!("{page}");
        Ok(())
    }

    /// Writes text as it is.
    pub(crate) fn write(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }

    /// Says what is wrong with the input.
    pub(crate) fn complain(&mut self, problem: &Problem) -> io::Result<()> {
        self.remark(problem)
    }
}

//! The command line of J'adoube: one program, a command for each question.
//!
//! What is typed (`args`) becomes what is meant (`commands`) before anything runs. A command computes a report, and the
//! `screen` draws it for people or prints it as JSON for programs. Words in other languages are data, in `words/`.

mod answers;
mod args;
mod broken;
mod cited;
mod commands;
mod diagram;
mod given;
mod heard;
mod look;
mod paragraph;
mod problem;
mod progress;
mod screen;
mod verdict;
mod words;

use std::process::ExitCode;
use std::{env, io};

use crate::commands::{Answer, Stop};
use crate::screen::Screen;
use crate::words::{chosen, say, why};

fn main() -> ExitCode {
    words::speak(chosen(env::args_os()));
    let typed = match args::Typed::read() {
        Ok(typed) => typed,
        Err(error) => return ExitCode::from(args::tell(&error)),
    };
    let mut screen = Screen::new(typed.look());
    let answer = typed
        .meant()
        .map_err(Stop::from)
        .and_then(|command| command.run(&mut screen));
    let code = match answer {
        Ok(Answer::Yes) => 0,
        Ok(Answer::No) => 1,
        Ok(Answer::Unreadable) => 2,
        Err(Stop::Problem(problem)) => match screen.complain(&problem) {
            Ok(()) => 2,
            Err(error) => unwritable(&error),
        },
        Err(Stop::Unwritable(error)) => unwritable(&error),
    };
    ExitCode::from(code)
}

/// The code to end with when output cannot be written. A reader who has seen enough, such as `head`, is no error.
fn unwritable(error: &io::Error) -> u8 {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return 0;
    }
    anstream::eprintln!("{} {}", say!("error"), say!("output", why = why(error)));
    2
}

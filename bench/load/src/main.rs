//! A hall that plays blitz: how soon are presses acknowledged, on disk?
//!
//! The desk and whoever plays and watches run in this one process, over the loopback, on the same cores. Every game
//! makes a move and presses the clock once a second, as two players do who take two seconds each.

mod arguments;
mod client;
mod hall;
mod report;

use std::process::ExitCode;

use tokio::runtime::Runtime;

use crate::arguments::{Command, HELP};

fn main() -> ExitCode {
    match arguments::read(std::env::args().skip(1)) {
        Ok(Command::Help) => print!("{HELP}"),
        Ok(Command::Play(plan)) => {
            let played = Runtime::new().and_then(|runtime| runtime.block_on(hall::play(&plan)));
            match played {
                Ok(played) => print!("{}", report::table(&plan, &played)),
                Err(error) => {
                    eprintln!("error: {error}");
                    return ExitCode::from(2);
                }
            }
        }
        Err(error) => {
            eprint!("error: {error}\n\n{HELP}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

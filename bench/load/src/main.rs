//! A hall that plays blitz: how soon are presses acknowledged, on disk, and what is left when the power fails?
//!
//! The desk is a process of its own, on the same cores and over the loopback, and nothing here has any of its code: what there
//! is to know of it stands in `docs/record.md` and `docs/openapi.json`. Every game makes a move and presses the
//! clock once a second, as two players do who take two seconds each.

mod arguments;
mod breaking;
mod client;
mod copies;
mod desk;
mod game;
mod hall;
mod hostile;
mod kills;
mod record;
mod report;

use std::process::ExitCode;
use std::{io, iter, slice};

use tokio::runtime::Runtime;

use crate::arguments::{Command, HELP};
use crate::hostile::Attack;

fn main() -> ExitCode {
    let command = match arguments::read(std::env::args().skip(1)) {
        Ok(command) => command,
        Err(error) => {
            eprint!("error: {error}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    // Every player and watcher is an open file, here and at the desk.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    match Runtime::new().and_then(|runtime| runtime.block_on(run(command))) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

async fn run(command: Command) -> io::Result<ExitCode> {
    match command {
        Command::Help => print!("{HELP}"),
        Command::Play(plan) => print!("{}", report::played(&plan, &hall::play(&plan, &[]).await?)),
        Command::Attack(plan) => {
            println!("{}", report::attack_head(&plan));
            let mut held = true;
            let is_asked = |attacks: &&[Attack]| {
                let name = report::attacks_name(attacks);
                plan.only.is_empty() || plan.only.iter().any(|word| name.contains(word))
            };
            let one_by_one = Attack::ALL.iter().map(slice::from_ref);
            let attacked = one_by_one.chain([&Attack::ALL[..]]).filter(is_asked);
            for attacks in iter::once(&[][..]).chain(attacked) {
                let played = hall::play(&plan, attacks).await?;
                let bars = report::Bars::of(&played, attacks);
                println!("{}", report::attack_row(attacks, &played, &bars));
                held &= bars.held();
            }
            if !held {
                return Ok(ExitCode::FAILURE);
            }
        }
        Command::Break(plan) => breaking::find(plan).await?,
        Command::Kill(plan, times) => {
            let survived = kills::survive(&plan, times).await?;
            print!("{}", report::survived(&plan, &survived));
            if !survived.wrong.is_empty() {
                return Ok(ExitCode::FAILURE);
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

//! What a referee costs: the same games read and checked, and read, checked and refereed, in one run.

mod arguments;
mod instructions;
mod measure;
mod readings;

use std::process::ExitCode;

use arguments::{Command, Plan};
use jadoube_bench_speed::{machine, texts};

fn main() -> ExitCode {
    let done = match arguments::read(std::env::args().skip(1)) {
        Ok(Command::Help) => {
            print!("{}", arguments::HELP);
            Ok(())
        }
        Ok(Command::Tables(plan)) => tables(&plan),
        Ok(Command::Instructions) => instructions::print(),
        Ok(Command::Walk(repeated)) => instructions::walk(&repeated),
        Err(fault) => Err(format!("{fault}\n\n{}", arguments::HELP)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn tables(plan: &Plan) -> Result<(), String> {
    println!(
        "Games in memory, best of {} rounds, processor time of one thread.",
        plan.rounds
    );
    println!("× says how many times as long as reading and checking alone.\n");
    machine::print();
    for text in texts::all(&plan.files)? {
        measure::print(&text?, plan.rounds);
    }
    Ok(())
}

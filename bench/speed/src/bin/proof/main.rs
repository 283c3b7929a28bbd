//! Who can still mate, and how soon that is known: J'adoube and chasolver on the same questions, in one run, on one
//! thread.

mod arguments;
mod instructions;
mod measure;
mod programs;
mod report;
mod sets;

use std::process::ExitCode;

use arguments::{Command, Plan};
use jadoube_bench_speed::machine;
use programs::Program;

fn main() -> ExitCode {
    let done = match arguments::read(std::env::args().skip(1)) {
        Ok(Command::Help) => {
            print!("{}", arguments::help());
            Ok(())
        }
        Ok(Command::Tables(plan)) => tables(&plan),
        Ok(Command::Instructions) => instructions::print(),
        Ok(Command::Walk(walk)) => instructions::walk(&walk),
        Err(fault) => Err(format!("{fault}\n\n{}", arguments::help())),
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
    println!("Can this player still mate? One run, one thread, processor time.");
    println!("× says how many times as fast as the row J'adoube is.\n");
    machine::print();
    if !sets::are_there() {
        println!("\n{}", sets::ABSENT);
        return Ok(());
    }
    let mut programs: Vec<_> = plan
        .asked
        .iter()
        .map(|&asked| Program::new(asked, plan.budget))
        .collect();
    for source in plan.sources() {
        let set = sets::load(source, plan.limit)?;
        let rows = measure::rows(&set, &mut programs, plan.check);
        report::print(&set, &rows, plan);
    }
    Ok(())
}

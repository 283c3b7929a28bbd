//! How fast moves are generated and made: J'adoube and its peers on the same positions, in one run, on one thread.

mod arguments;
mod instructions;
mod measure;
mod peers;
mod positions;
mod report;

use std::process::ExitCode;

use arguments::Command;
use jadoube_bench_speed::machine;

fn main() -> ExitCode {
    let done = match arguments::read(std::env::args().skip(1)) {
        Ok(Command::Help) => {
            print!("{}", arguments::HELP);
            Ok(())
        }
        Ok(Command::Tables(plan)) => tables(&plan),
        Ok(Command::Instructions) => instructions::print(),
        Ok(Command::Walk(walk)) => instructions::walk(&walk),
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

fn tables(plan: &arguments::Plan) -> Result<(), String> {
    let startup = plan.startup.as_deref().map(machine::startup).transpose()?;
    let tables: Vec<_> = plan
        .counting
        .iter()
        .map(|&counting| measure::table(counting, plan))
        .collect::<Result<_, _>>()?;
    if plan.json {
        report::json(plan, &tables, startup);
    } else {
        report::text(plan, &tables, startup);
    }
    Ok(())
}

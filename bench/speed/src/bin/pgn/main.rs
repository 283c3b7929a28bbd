//! How fast games are read: J'adoube and pgn-reader on the same text, in memory, in one run.

mod arguments;
mod audit;
mod cores;
mod measure;
mod memory;
mod peers;
mod report;

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
        Ok(Command::Stream) => memory::stream(),
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
        "PGN in memory, best of {} rounds. One thread: processor time. All cores: time on the wall.",
        plan.rounds
    );
    println!("All counts agree. × says how many times as fast as the row J'adoube is.\n");
    machine::print();
    for text in texts::all(&plan.files)? {
        let text = text?;
        let table = measure::table(&text, plan.rounds)?;
        let peaks = memory::peaks(&text)?;
        report::print(&text, &table, peaks);
        let audited = audit::measure(&text, plan.rounds)?;
        audit::print(&text, &table, &audited);
    }
    Ok(())
}

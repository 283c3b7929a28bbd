//! Instructions per question, counted by valgrind: a number that no other program on the machine disturbs.
//!
//! The questions are asked once in one process and twice in another. The difference is without the start of the process
//! and without reading the positions.

use std::hint::black_box;
use std::io::ErrorKind;
use std::process::{Command, Stdio};

use jadoube_proof::Budget;

use crate::arguments::Repeated;
use crate::programs::{Asked, Program};
use crate::sets::{self, Mode, SOURCES, Set};

/// So many questions are asked.
const QUESTIONS: usize = 2000;

/// Asks the questions so many times.
pub(crate) fn walk(repeated: &Repeated) -> Result<(), String> {
    let set = load()?;
    let mut program = Program::new(repeated.asked, Budget::default());
    for _ in 0..repeated.times {
        for query in &set.queries {
            black_box(program.ask(query, repeated.mode));
        }
    }
    Ok(())
}

fn load() -> Result<Set, String> {
    let source = SOURCES.iter().find(|source| source.name == "cha_lichess");
    sets::load(source.ok_or("there is no such set")?, QUESTIONS)
}

/// Prints instructions per question. Where valgrind or the questions are missing it says so, which is no error.
pub(crate) fn print() -> Result<(), String> {
    if !sets::are_there() {
        println!("{}", sets::ABSENT);
        return Ok(());
    }
    match Command::new("valgrind").arg("--version").stdout(Stdio::null()).status() {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {
            println!("Instructions per question: not counted, for valgrind is not installed.");
            return Ok(());
        }
        Err(error) => return Err(format!("valgrind: {error}")),
    }
    println!("Instructions per question, counted by valgrind on the first {QUESTIONS} of cha_lichess.");
    println!("× says how many times as many as J'adoube.\n");
    println!("{:24}{:>12}{:>8}{:>12}{:>8}", "", "full", "×", "quick", "×");
    let mut ours = [None; 2];
    for asked in Asked::ALL {
        print!("{:24}", asked.name());
        for (mode, ours) in Mode::ALL.into_iter().zip(&mut ours) {
            let counted = |times| collected(&Repeated { asked, mode, times });
            let each = (counted(2)? - counted(1)?) as f64 / QUESTIONS as f64;
            let ratio = each / *ours.get_or_insert(each);
            print!("{each:>12.0}{ratio:>8.2}");
        }
        println!();
    }
    Ok(())
}

/// The instructions of a process of this very program.
fn collected(work: &Repeated) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|error| format!("this program cannot be found again: {error}"))?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["walk", work.asked.package(), work.mode.name(), &work.times.to_string()])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let count = said.lines().find_map(|line| line.split_once("Collected : "));
    match count.and_then(|(_, count)| count.trim().parse().ok()) {
        Some(count) if output.status.success() => Ok(count),
        _ => Err(format!("valgrind failed:\n{said}")),
    }
}

//! Instructions per game, counted by valgrind: a number that no other program on the machine disturbs.
//!
//! The games are read once in one process and twice in another. The difference is without the start of the process and
//! without loading the text.

use std::hint::black_box;
use std::io::ErrorKind;
use std::process::{Command, Stdio};

use jadoube_bench_speed::texts;

use crate::arguments::Repeated;
use crate::readings::Work;

/// About so many bytes of the first text are read.
const BYTES: usize = 2_000_000;

/// Reads the games so many times.
pub(crate) fn walk(repeated: &Repeated) -> Result<(), String> {
    let games = load()?;
    for _ in 0..repeated.times {
        black_box(repeated.work.read(&games));
    }
    Ok(())
}

/// Whole games from the beginning of the first text.
fn load() -> Result<Vec<u8>, String> {
    let mut texts = texts::all(&[])?;
    let mut bytes = texts.next().ok_or("there are no games")??.bytes;
    let end = memchr::memmem::find(bytes.get(BYTES..).unwrap_or_default(), b"\n[Event ");
    bytes.truncate(end.map_or(bytes.len(), |end| BYTES + end + 1));
    Ok(bytes)
}

/// Prints instructions per game. Where valgrind is missing it says so, which is no error.
pub(crate) fn print() -> Result<(), String> {
    match Command::new("valgrind").arg("--version").stdout(Stdio::null()).status() {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {
            println!("Instructions per game: not counted, for valgrind is not installed.");
            return Ok(());
        }
        Err(error) => return Err(format!("valgrind: {error}")),
    }
    let counts = Work::Checked.read(&load()?);
    println!(
        "Instructions per game and per move, counted by valgrind on {} games. × says how many times as many as checked.\n",
        counts.games
    );
    println!("{:12}{:>12}{:>12}{:>7}", "", "per game", "per move", "×");
    let mut least = None;
    for work in Work::ALL {
        let counted = |times| collected(&Repeated { work, times });
        let count = (counted(2)? - counted(1)?) as f64;
        let ratio = count / *least.get_or_insert(count);
        let (per_game, per_move) = (count / counts.games as f64, count / counts.moves as f64);
        println!("{:12}{per_game:>12.0}{per_move:>12.1}{ratio:>7.2}", work.name());
    }
    Ok(())
}

/// The instructions of a process of this very program.
fn collected(work: &Repeated) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|error| format!("this program cannot be found again: {error}"))?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["walk", work.work.name(), &work.times.to_string()])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let count = said.lines().find_map(|line| line.split_once("Collected : "));
    match count.and_then(|(_, count)| count.trim().parse().ok()) {
        Some(count) if output.status.success() => Ok(count),
        _ => Err(format!("valgrind failed:\n{said}")),
    }
}

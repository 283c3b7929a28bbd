//! Instructions per node, counted by valgrind: a number that no other program on the machine disturbs.
//!
//! Each walk runs once in one process and twice in another. The difference is one walk alone, without the start of the
//! process and without tables that are filled on first use.

use std::io::ErrorKind;
use std::process::{Command, Stdio};

use crate::arguments::{Counting, Repeated};
use crate::measure;
use crate::peers::{PEERS, US};
use crate::positions::{KIWIPETE, START, Suite};

/// What every process walks.
const WORK: [(Suite, u32); 2] = [(START, 4), (KIWIPETE, 3)];

/// Walks the work so many times.
pub(crate) fn walk(repeated: &Repeated) -> Result<(), String> {
    let peer = PEERS.get(repeated.row).ok_or("there is no such row")?;
    let walk = repeated.counting.walk(peer).ok_or("the row has no such walk")?;
    for _ in 0..repeated.times {
        for (suite, depth) in &WORK {
            let (nodes, _) = walk(suite.fen, *depth);
            measure::check(peer, suite, *depth, nodes)?;
        }
    }
    Ok(())
}

/// Prints instructions per node. Where valgrind is missing it says so, which is no error.
pub(crate) fn print() -> Result<(), String> {
    match Command::new("valgrind").arg("--version").stdout(Stdio::null()).status() {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {
            println!("Instructions per node: not counted, for valgrind is not installed.");
            println!("Debian and Ubuntu: apt install valgrind. Fedora: dnf install valgrind.");
            return Ok(());
        }
        Err(error) => return Err(format!("valgrind: {error}")),
    }
    let nodes: u64 = WORK.iter().map(|(suite, depth)| suite.nodes(*depth)).sum();
    println!("Instructions per node, counted by valgrind on {nodes} nodes (start d4, kiwipete d3).");
    println!("× says how many times as many as J'adoube.\n");
    println!("{:30}{:>9}{:>7}{:>11}{:>7}", "", "bulk", "×", "made", "×");
    let mut ours = [None; 2];
    for (row, peer) in PEERS.iter().enumerate() {
        print!("{:30}", peer.name());
        for (counting, ours) in Counting::ALL.into_iter().zip(&mut ours) {
            let width = if counting == Counting::Bulk { 9 } else { 11 };
            if counting.walk(peer).is_none() {
                print!("{:>width$}{:>7}", "–", "–");
                continue;
            }
            let counted = |times| collected(&Repeated { row, counting, times });
            let per_node = (counted(2)? - counted(1)?) as f64 / nodes as f64;
            if peer.package == US && ours.is_none() {
                *ours = Some(per_node);
            }
            let ratio = per_node / ours.unwrap_or(per_node);
            print!("{per_node:>width$.1}{ratio:>7.2}");
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
        .arg("walk")
        .args([
            work.row.to_string(),
            work.counting.name().into(),
            work.times.to_string(),
        ])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let count = said.lines().find_map(|line| line.split_once("Collected : "));
    match count.and_then(|(_, count)| count.trim().parse().ok()) {
        Some(count) if output.status.success() => Ok(count),
        _ => Err(format!("valgrind failed:\n{said}")),
    }
}

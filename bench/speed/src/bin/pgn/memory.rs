//! Memory: a process of its own reads a text from a pipe, once and many times over, and tells how much it held at most.

use std::io::{self, Write};
use std::process::{Command, Stdio};

use jadoube_bench_speed::texts::Text;

use crate::peers::jadoube;

/// How many times over a text is read.
pub(crate) const TIMES: [usize; 2] = [1, 4];

/// Checks the games of standard input and prints the peak.
pub(crate) fn stream() -> Result<(), String> {
    jadoube::checked_from(io::stdin().lock()).map_err(|error| format!("standard input: {error}"))?;
    let status = std::fs::read_to_string("/proc/self/status").map_err(|error| format!("/proc: {error}"))?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = peak.and_then(|peak| peak.trim().strip_suffix(" kB"));
    println!("{}", kilobytes.ok_or("/proc does not tell the peak")?);
    Ok(())
}

/// The peak in kilobytes for each of [`TIMES`]; `None` where the system does not tell.
pub(crate) fn peaks(text: &Text) -> Result<Option<[u64; TIMES.len()]>, String> {
    if !cfg!(target_os = "linux") {
        return Ok(None);
    }
    let mut peaks = [0; TIMES.len()];
    for (peak, times) in peaks.iter_mut().zip(TIMES) {
        *peak = of_process(text, times)?;
    }
    Ok(Some(peaks))
}

fn of_process(text: &Text, times: usize) -> Result<u64, String> {
    let failed = |error: io::Error| format!("a process that streams: {error}");
    let program = std::env::current_exe().map_err(failed)?;
    let mut child = Command::new(program)
        .arg("stream")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let mut pipe = child.stdin.take().ok_or("a process that streams has no input")?;
    for _ in 0..times {
        pipe.write_all(&text.bytes).map_err(failed)?;
        pipe.write_all(b"\n\n").map_err(failed)?;
    }
    drop(pipe);
    let output = child.wait_with_output().map_err(failed)?;
    let said = String::from_utf8_lossy(&output.stdout);
    let peak = said.trim().parse();
    peak.map_err(|_| format!("a process that streams said {said:?} and ended with {}", output.status))
}

//! The machine and the build that the numbers belong to.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The vector and bit instructions that matter to a move generator: those that the machine has, or those that the
/// compiler was allowed to use everywhere.
macro_rules! features {
    ($($name:tt)*) => {
        /// What the machine has.
        pub fn found() -> Vec<&'static str> {
            #[cfg(target_arch = "x86_64")]
            return [$(($name, std::arch::is_x86_feature_detected!($name))),*]
                .into_iter()
                .filter_map(|(name, has)| has.then_some(name))
                .collect();
            #[cfg(not(target_arch = "x86_64"))]
            Vec::new()
        }

        /// What this program was compiled for.
        pub fn compiled_for() -> Vec<&'static str> {
            [$(($name, cfg!(target_feature = $name))),*]
                .into_iter()
                .filter_map(|(name, has)| has.then_some(name))
                .collect()
        }
    };
}

features!("popcnt" "bmi1" "bmi2" "avx2" "avx512f" "avx512vl");

/// Whether the build would run on any machine of its architecture, or was made for one like this.
pub fn build() -> &'static str {
    if compiled_for().is_empty() {
        "portable"
    } else {
        "native"
    }
}

/// Prints the machine and the build.
pub fn print() {
    println!("machine  {}: {}", std::env::consts::ARCH, listed(&found()));
    println!("build    {}: {}", build(), listed(&compiled_for()));
}

fn listed(names: &[&str]) -> String {
    if names.is_empty() {
        "no extensions".into()
    } else {
        names.join(" ")
    }
}

/// The time this thread has spent on a processor: what other programs take from the clock is not counted.
pub fn cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.try_into().expect("no thread has run for less than no time")
}

/// The time that all threads of this process together have spent on processors.
pub fn process_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    time.try_into().expect("no process has run for less than no time")
}

/// The median time from start to end of `program --version`.
///
/// # Errors
///
/// The program cannot be run, or fails.
pub fn startup(program: &Path) -> Result<Duration, String> {
    let mut times = Vec::new();
    for _ in 0..50 {
        let start = Instant::now();
        let status = Command::new(program)
            .arg("--version")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .status();
        times.push(start.elapsed());
        match status {
            Ok(status) if status.success() => {}
            Ok(status) => return Err(format!("{} --version: {status}", program.display())),
            Err(error) => return Err(format!("{}: {error}", program.display())),
        }
    }
    times.sort();
    Ok(times[times.len() / 2])
}

/// The version of a package that was built, as the lock file tells it.
///
/// # Panics
///
/// The package is not in the lock file.
pub fn version(package: &str) -> &'static str {
    let entry = format!("name = \"{package}\"\nversion = \"");
    let (_, rest) = LOCK.split_once(&entry).expect("every peer is in the lock file");
    rest.split('"').next().unwrap_or_default()
}

const LOCK: &str = include_str!("../../Cargo.lock");

//! The desk, in a process of its own.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// The process. It ends with whoever started it.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts the program as a desk over a file, with the limits it ships with, and comes back when it serves.
    pub(crate) async fn start(program: &Path, file: &Path) -> io::Result<Process> {
        let mut command = Command::new(program);
        command
            .args(["desk", "--json", "--listen", "127.0.0.1:0", "--file"])
            .arg(file);
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| io::Error::other(format!("{} does not start: {error}", program.display())))?;
        let out = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let said = BufReader::new(out).lines().next_line().await?;
        let said = said.ok_or_else(|| io::Error::other("the desk did not open"))?;
        let report: Value = serde_json::from_str(&said)?;
        let address = report["address"]
            .as_str()
            .and_then(|address| address.strip_prefix("http://"));
        let address = address.ok_or_else(|| io::Error::other(format!("the desk has no address: {said}")))?;
        let address = address.parse().map_err(io::Error::other)?;
        Ok(Process { child, address })
    }

    /// Ends it as a power cut does.
    pub(crate) async fn kill(mut self) -> io::Result<()> {
        self.child.kill().await
    }

    /// The most bytes of memory that it ever had; zero where the system does not tell.
    pub(crate) fn peak(&self) -> usize {
        let id = self.child.id().unwrap_or_default();
        let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kilobytes = peak.and_then(|text| text.trim().trim_end_matches(" kB").parse::<usize>().ok());
        kilobytes.unwrap_or(0) * 1024
    }

    /// How long its threads have had a processor, and how long they have waited for one; nothing where the system does not tell.
    pub(crate) fn processor(&self) -> (Duration, Duration) {
        let id = self.child.id().unwrap_or_default();
        let threads = fs::read_dir(format!("/proc/{id}/task")).into_iter().flatten().flatten();
        let (mut had, mut waited) = (Duration::ZERO, Duration::ZERO);
        for thread in threads {
            let told = fs::read_to_string(thread.path().join("schedstat")).unwrap_or_default();
            let mut numbers = told.split(' ').filter_map(|number| number.parse().ok());
            had += Duration::from_nanos(numbers.next().unwrap_or(0));
            waited += Duration::from_nanos(numbers.next().unwrap_or(0));
        }
        (had, waited)
    }

    /// Bytes of its memory; zero where the system does not tell.
    pub(crate) fn resident(&self) -> usize {
        let id = self.child.id().unwrap_or_default();
        let pages = fs::read_to_string(format!("/proc/{id}/statm")).ok();
        let pages = pages.and_then(|text| text.split(' ').nth(1)?.parse::<usize>().ok());
        pages.unwrap_or(0) * 4096
    }
}

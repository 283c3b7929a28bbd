//! The desk, in a process of its own.

use std::fs;
use std::future::pending;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;

use jadoube_server::{Desk, Limits, Opening, Settings, Sqlite, serve as serve_desk};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpListener;
use tokio::process::{Child, Command};

/// Serves a file until the process is ended, and prints the address first.
pub(crate) async fn serve(file: &Path) -> io::Result<()> {
    let store = Sqlite::open(file).map_err(io::Error::other)?;
    let (desk, unreadable) = Desk::open(Box::new(store)).await.map_err(io::Error::other)?;
    if let Some(game) = unreadable.first() {
        return Err(io::Error::other(format!("game {}: {}", game.id, game.reason)));
    }
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    // As it ships.
    let settings = Settings {
        limits: Limits::HALL,
        names: Vec::new(),
        opening: Opening::Restricted,
        proxies: Vec::new(),
        tls: None,
        backups: None,
        log: None,
    };
    serve_desk(listener, desk, settings, pending()).await
}

/// The process. It ends with whoever started it.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a desk over a file, and comes back when it serves.
    pub(crate) async fn start(file: &Path) -> io::Result<Process> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("serve").arg(file).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn()?;
        let out = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let said = BufReader::new(out).lines().next_line().await?;
        let address = said.ok_or_else(|| io::Error::other("the desk did not open"))?;
        let address = address.parse().map_err(io::Error::other)?;
        Ok(Process { child, address })
    }

    /// Ends it as a power cut does.
    pub(crate) async fn kill(mut self) -> io::Result<()> {
        self.child.kill().await
    }

    /// Bytes of its memory; zero where the system does not tell.
    pub(crate) fn resident(&self) -> usize {
        let id = self.child.id().unwrap_or_default();
        let pages = fs::read_to_string(format!("/proc/{id}/statm")).ok();
        let pages = pages.and_then(|text| text.split(' ').nth(1)?.parse::<usize>().ok());
        pages.unwrap_or(0) * 4096
    }
}

//! `jadoube desk`: games played, refereed and watched in the browser.

use std::fmt::{self, Write};
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use jadoube_server::{Desk, Limits, Lost, Sqlite, StoreFault, serve};
use serde::Serialize;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::signal;

use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::{Report, Screen};

/// Which desk to open, and where.
#[derive(Debug)]
pub(crate) struct OpenDesk {
    pub(crate) file: PathBuf,
    pub(crate) listen: SocketAddr,
    /// Whether to open the browser.
    pub(crate) browse: bool,
}

impl OpenDesk {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let runtime = Runtime::new().map_err(|error| {
            Problem::new(
                format!("the desk cannot start: {error}"),
                "Close other programs and try again.",
            )
        })?;
        runtime.block_on(self.serve(screen))
    }

    async fn serve(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let listener = TcpListener::bind(self.listen)
            .await
            .map_err(|error| self.not_bound(&error))?;
        let address = listener.local_addr().map_err(|error| self.not_bound(&error))?;
        let store = Sqlite::open(&self.file).map_err(|fault| self.not_opened(&fault))?;
        let (desk, lost) = Desk::open(Box::new(store))
            .await
            .map_err(|fault| self.not_opened(&fault))?;
        let opened = Opened {
            address: format!("http://{address}"),
            reach: match address.ip().is_loopback() {
                true => Reach::ThisMachine,
                false => Reach::Network,
            },
            file: self.file.display().to_string(),
            games: desk.tables().len(),
            lost: lost.into_iter().map(LostGame::from).collect(),
        };
        screen.show(&opened)?;
        if self.browse {
            browse(&opened.address);
        }
        let stop = async {
            // Where Ctrl-C cannot be heard, the desk is open until it is ended from outside.
            if signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        serve(listener, desk, Limits::HALL, stop)
            .await
            .map_err(|error| Problem::new(format!("the desk stopped: {error}"), "Open it again; nothing is lost."))?;
        if !screen.look.json {
            screen.write("The desk is closed. Everything is written.\n")?;
        }
        Ok(Answer::Yes)
    }

    fn not_bound(&self, error: &io::Error) -> Problem {
        let remedy = match error.kind() {
            io::ErrorKind::AddrInUse => "Perhaps a desk is open there already. Choose another port with --listen.",
            io::ErrorKind::AddrNotAvailable => "This machine does not have that address. Choose another with --listen.",
            _ => "Choose another address with --listen.",
        };
        Problem::new(format!("the desk cannot listen at {}: {error}", self.listen), remedy)
    }

    fn not_opened(&self, fault: &StoreFault) -> Problem {
        let file = self.file.display();
        let (error, remedy) = match fault {
            StoreFault::InUse => (
                "is open elsewhere",
                "Close the other desk first, or name another file with --file.",
            ),
            StoreFault::Full => (
                "cannot be written: the disk is full",
                "Make room and try again. Nothing is lost.",
            ),
            StoreFault::Disk => (
                "cannot be written: the disk does not take it",
                "Make room, see that the disk is sound, or name another file with --file. Nothing is lost.",
            ),
            StoreFault::Damaged => (
                "is damaged",
                "It is left as it is. Put a copy in its place, or name another file with --file.",
            ),
            StoreFault::ReadOnly => (
                "cannot be opened for writing",
                "See that the folder exists and that you may write there, or name another file with --file.",
            ),
            StoreFault::Newer => (
                "was made by a newer version",
                "Use that version, or name another file with --file.",
            ),
            StoreFault::Foreign => (
                "is no file of a desk",
                "It is left as it is. Name another file with --file.",
            ),
            StoreFault::Conflict | StoreFault::Closed | StoreFault::Other(_) => {
                let remedy = "It is left as it is. Name another file with --file.";
                return Problem::new(format!("{file} cannot be used: {fault}"), remedy);
            }
        };
        Problem::new(format!("{file} {error}"), remedy)
    }
}

/// What is said when the desk is open.
#[derive(Debug, Serialize)]
struct Opened {
    address: String,
    reach: Reach,
    file: String,
    games: usize,
    lost: Vec<LostGame>,
}

/// Who can reach the desk.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Reach {
    ThisMachine,
    Network,
}

/// A game that could not be brought back.
#[derive(Debug, Serialize)]
struct LostGame {
    game: String,
    reason: String,
}

impl From<Lost> for LostGame {
    fn from(lost: Lost) -> LostGame {
        LostGame {
            game: lost.id,
            reason: lost.reason,
        }
    }
}

impl Report for Opened {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, bad) = (look.strong(), look.bad());
        writeln!(to, "The desk is open at {strong}{}{strong:#}", self.address)?;
        writeln!(
            to,
            "{}",
            match self.reach {
                Reach::ThisMachine => "Only this machine can reach it; --listen 0.0.0.0:8960 opens it to the network.",
                Reach::Network => "Everybody in the network can reach it, without encryption.",
            }
        )?;
        let games = match self.games {
            1 => "1 game".to_owned(),
            count => format!("{count} games"),
        };
        writeln!(to, "{} keeps {games}. Ctrl-C closes the desk.", printable(&self.file))?;
        for LostGame { game, reason } in &self.lost {
            let said = format!("Game {game} cannot be brought back, and is left as it is: {reason}.");
            writeln!(to, "{bad}{}{bad:#}", hanging(&printable(&said), 0))?;
        }
        Ok(())
    }
}

/// Opens the browser, if there is one.
fn browse(address: &str) {
    let mut opener = match std::env::consts::OS {
        "macos" => Command::new("open"),
        "windows" => Command::new("explorer"),
        _ => Command::new("xdg-open"),
    };
    // The address stands on the screen for whoever has no browser here.
    let _ = opener
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

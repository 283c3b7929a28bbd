//! `jadoube desk`: games played, refereed and watched in the browser.

use std::fmt::{self, Write};
use std::future::pending;
use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use jadoube_server::{Desk, Limits, OpenFault, Role, Sqlite, StoreFault, UnreadableGame, serve};
use serde::Serialize;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

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
    /// The game whose arbiter gets a new link.
    pub(crate) arbiter: Option<String>,
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
        let (desk, unreadable) = Desk::open(Box::new(store))
            .await
            .map_err(|fault| self.not_opened(&fault))?;
        let (here, network) = (format!("http://{}", from_here(address)), in_the_network(address));
        let arbiter = match &self.arbiter {
            Some(game) => {
                let secret = new_secret(&desk, game).await?;
                // It leads to where others come from, as links of the page do.
                let address = network.first().unwrap_or(&here);
                Some(format!("{address}/game/{game}#{secret}"))
            }
            None => None,
        };
        let report = DeskReport {
            address: here,
            network,
            arbiter,
            file: self.file.display().to_string(),
            games: desk.games().len(),
            lost: unreadable.into_iter().map(LostGame::from).collect(),
        };
        let stop = told_to_stop();
        screen.show(&report)?;
        if self.browse {
            // Links and codes lead to where the page was opened, so that it is opened where others come from.
            browse(report.network.first().unwrap_or(&report.address));
        }
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
                "cannot be written: the disk rejects writes",
                "Make room, check it for errors, or name another file with --file. Nothing is lost.",
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
                "does not belong to a desk",
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

/// A new secret for the arbiter of a game.
async fn new_secret(desk: &Desk, game: &str) -> Result<String, Problem> {
    let Some(live_game) = desk.game(game) else {
        return Err(Problem::new(
            format!("there is no game {}", printable(game)),
            "Its name is the part of its address after /game/. Without --arbiter the desk opens and lists its games.",
        ));
    };
    let secret = desk.new_secret(&live_game, Role::Arbiter).await.map_err(|fault| {
        let why = match fault {
            OpenFault::Store(fault) => fault.to_string(),
            OpenFault::Chance | OpenFault::NotLeftOpen(_) => "the system has no random numbers".to_owned(),
        };
        Problem::new(format!("there is no new link: {why}"), "The one before still holds.")
    })?;
    Ok(secret.as_str().to_owned())
}

/// What is said when the desk is open.
#[derive(Debug, Serialize)]
struct DeskReport {
    /// Where this machine reaches it.
    address: String,
    /// Where others reach it.
    network: Vec<String>,
    /// The new link of an arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    arbiter: Option<String>,
    file: String,
    games: usize,
    lost: Vec<LostGame>,
}

/// A game that could not be brought back.
#[derive(Debug, Serialize)]
struct LostGame {
    game: String,
    reason: String,
}

impl From<UnreadableGame> for LostGame {
    fn from(game: UnreadableGame) -> LostGame {
        LostGame {
            game: game.id,
            reason: game.reason,
        }
    }
}

impl Report for DeskReport {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, bad) = (look.strong(), look.bad());
        writeln!(to, "The desk is open at {strong}{}{strong:#}", self.address)?;
        if self.network.is_empty() {
            writeln!(
                to,
                "Only this machine can reach it; --listen 0.0.0.0:8960 opens it to the network."
            )?;
        }
        for address in &self.network {
            writeln!(
                to,
                "Others in the network reach it at {strong}{address}{strong:#}, without encryption."
            )?;
        }
        if let Some(link) = &self.arbiter {
            writeln!(to, "The arbiter's new link, told once: {strong}{link}{strong:#}")?;
        }
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

/// Where this machine itself reaches a socket.
fn from_here(mut socket: SocketAddr) -> SocketAddr {
    if socket.ip().is_unspecified() {
        socket.set_ip(match socket {
            SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    socket
}

/// Where other machines reach a socket: at its address, or at each that this machine has.
fn in_the_network(socket: SocketAddr) -> Vec<String> {
    let own = match socket.ip() {
        ip if ip.is_loopback() => Vec::new(),
        ip if ip.is_unspecified() => {
            let interfaces = if_addrs::get_if_addrs().unwrap_or_default().into_iter();
            let others = interfaces.filter(|interface| !interface.is_loopback() && !interface.is_link_local());
            let addresses = others.map(|interface| interface.ip());
            addresses.filter(|ip| ip.is_ipv4() == socket.is_ipv4()).collect()
        }
        ip => vec![ip],
    };
    own.into_iter()
        .map(|ip| format!("http://{}", SocketAddr::new(ip, socket.port())))
        .collect()
}

/// Comes to its end when somebody presses Ctrl-C, or when the system ends the program. It listens from now on.
#[cfg(unix)]
fn told_to_stop() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};

    async fn heard(signal: io::Result<Signal>) {
        match signal {
            Ok(mut signal) => signal.recv().await,
            // Where it cannot be heard, the desk is open until it is ended otherwise.
            Err(_) => pending().await,
        };
    }
    let (interrupted, ended) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    async {
        tokio::select! {
            () = heard(interrupted) => {}
            () = heard(ended) => {}
        }
    }
}

/// Comes to its end when somebody presses Ctrl-C.
#[cfg(not(unix))]
async fn told_to_stop() {
    // Where it cannot be heard, the desk is open until it is ended otherwise.
    if tokio::signal::ctrl_c().await.is_err() {
        pending().await
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

#[cfg(test)]
mod tests {
    use super::{from_here, in_the_network};

    #[test]
    fn a_socket_is_reached_from_here_and_from_the_network() {
        for (socket, here, network) in [
            ("127.0.0.1:8960", "127.0.0.1:8960", Some(vec![])),
            ("[::1]:8960", "[::1]:8960", Some(vec![])),
            (
                "192.0.2.7:80",
                "192.0.2.7:80",
                Some(vec!["http://192.0.2.7:80".to_owned()]),
            ),
            // Which addresses this machine has is not known here.
            ("0.0.0.0:8960", "127.0.0.1:8960", None),
            ("[::]:8960", "[::1]:8960", None),
        ] {
            let socket = socket.parse().unwrap();
            assert_eq!(from_here(socket).to_string(), here);
            let found = in_the_network(socket);
            assert!(found.iter().all(|address| !address.contains("127.0.0.1")), "{found:?}");
            if let Some(network) = network {
                assert_eq!(found, network);
            }
        }
    }
}

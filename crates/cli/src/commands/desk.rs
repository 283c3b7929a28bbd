//! `jadoube desk`: games played, refereed and watched in the browser.

mod log;

use std::fmt::{self, Write};
use std::fs;
use std::future::pending;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use jadoube_server::{
    Desk, GameFault, Limits, OpenFault, Opening, Role, Settings, Sqlite, StoreFault, Tls, TlsFault, UnreadableGame,
    beside, serve,
};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use serde::Serialize;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::commands::backup::Copies;
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
    /// Whether the desk itself gets a new link.
    pub(crate) new_link: bool,
    pub(crate) opening: Opening,
    /// Its names besides its addresses.
    pub(crate) names: Vec<String>,
    /// The reverse proxies that are believed.
    pub(crate) proxies: Vec<IpAddr>,
    pub(crate) encryption: Encryption,
    /// The copies that it makes.
    pub(crate) copies: Copies,
    /// Where it notes who did what.
    pub(crate) log: Option<PathBuf>,
    /// Whether to open the browser.
    pub(crate) browse: bool,
}

/// How connections are encrypted.
#[derive(Debug)]
pub(crate) enum Encryption {
    /// Not at all.
    None,
    /// With a certificate that somebody has.
    Given { certificate: PathBuf, key: PathBuf },
    /// With one that the desk makes for itself.
    SelfSigned,
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
        let backups = self.copies.folder_for(&self.file)?;
        let store = Sqlite::open(&self.file).map_err(|fault| self.not_opened(&fault))?;
        let (desk, unreadable) = Desk::open(Box::new(store))
            .await
            .map_err(|fault| self.not_opened(&fault))?;
        let (tls, log) = (self.tls(address)?, log::open(self.log.as_deref(), &self.file)?);
        let scheme = if tls.is_some() { "https" } else { "http" };
        let (here, network) = (
            format!("{scheme}://{}", from_here(address)),
            self.in_the_network(scheme, address),
        );
        let own_link = match self.new_link || (!network.is_empty() && !desk.has_own_link()) {
            true => {
                let secret = desk.new_own_link().await.map_err(|fault| no_link(&fault))?;
                let address = network.first().unwrap_or(&here);
                Some(format!("{address}/#desk={}", secret.as_str()))
            }
            false => None,
        };
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
            fingerprint: tls.as_ref().map(|tls| tls.fingerprint().to_owned()),
            opening: self.opening,
            own_link,
            arbiter,
            file: self.file.display().to_string(),
            games: desk.game_count(),
            lost: unreadable.into_iter().map(LostGame::from).collect(),
        };
        let stop = told_to_stop();
        screen.show(&report)?;
        if self.browse {
            // Links and codes lead to where the page was opened, so that it is opened where others come from.
            browse(report.network.first().unwrap_or(&report.address));
        }
        self.copies.start(&desk, &self.file, &backups);
        let settings = Settings {
            limits: Limits::HALL,
            names: self.names,
            opening: self.opening,
            proxies: self.proxies,
            tls,
            backups: Some(backups),
            log: Some(log.clone()),
        };
        serve(listener, desk, settings, stop)
            .await
            .map_err(|error| Problem::new(format!("the desk stopped: {error}"), "Open it again; nothing is lost."))?;
        log.flush();
        if !screen.look.json {
            screen.write("The desk is closed. Everything is written.\n")?;
        }
        Ok(Answer::Yes)
    }

    /// Where others reach the desk: by its names, then at its addresses. Behind a proxy only the names lead to it, and the
    /// proxy encrypts.
    fn in_the_network(&self, scheme: &str, address: SocketAddr) -> Vec<String> {
        let by_name = self.names.iter().map(|name| match self.proxies.is_empty() {
            true => format!("{scheme}://{name}:{}", address.port()),
            false => format!("https://{name}"),
        });
        by_name.chain(in_the_network(scheme, address)).collect()
    }

    /// The certificate, if connections are encrypted.
    fn tls(&self, address: SocketAddr) -> Result<Option<Tls>, Problem> {
        let (certificate, key) = match &self.encryption {
            Encryption::None => return Ok(None),
            Encryption::Given { certificate, key } => (certificate.clone(), key.clone()),
            Encryption::SelfSigned => {
                let (certificate, key) = (beside(&self.file, "cert.pem"), beside(&self.file, "key.pem"));
                if !certificate.exists() || !key.exists() {
                    let mut names = self.names.clone();
                    names.extend(["localhost", "127.0.0.1", "::1"].map(str::to_owned));
                    names.extend(own_addresses(address).iter().map(IpAddr::to_string));
                    let unmade = |why: String| {
                        let remedy =
                            "See that you may write beside the file of the desk, or give a certificate with --tls.";
                        Problem::new(format!("the certificate cannot be made: {why}"), remedy)
                    };
                    let (made, secret) = Tls::self_signed(names).map_err(|fault| unmade(fault.to_string()))?;
                    write_secret(&key, &secret).map_err(|error| unmade(error.to_string()))?;
                    fs::write(&certificate, made).map_err(|error| unmade(error.to_string()))?;
                }
                (certificate, key)
            }
        };
        let unread = |path: &Path, why: String| {
            let remedy = "Both must be in PEM format, and belong together.";
            Problem::new(format!("{} cannot be used: {why}", path.display()), remedy)
        };
        let read = |path: &Path| fs::read(path).map_err(|error| unread(path, error.to_string()));
        let (chain, secret) = (read(&certificate)?, read(&key)?);
        let tls = Tls::from_pem(&chain, &secret).map_err(|fault| match fault {
            TlsFault::NoKey => unread(&key, fault.to_string()),
            TlsFault::NoCertificate | TlsFault::Unusable(_) => unread(&certificate, fault.to_string()),
        })?;
        Ok(Some(tls))
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
            StoreFault::Conflict
            | StoreFault::Moved
            | StoreFault::InDoubt
            | StoreFault::Closed
            | StoreFault::Other(_) => {
                let remedy = "It is left as it is. Name another file with --file.";
                return Problem::new(format!("{file} cannot be used: {fault}"), remedy);
            }
        };
        Problem::new(format!("{file} {error}"), remedy)
    }
}

/// A new secret for the arbiter of a game.
async fn new_secret(desk: &Desk, game: &str) -> Result<String, Problem> {
    let live_game = desk.game(game).await.map_err(|fault| match fault {
        GameFault::Missing => Problem::new(
            format!("there is no game {}", printable(game)),
            "Its name is the part of its address after /game/. Without --arbiter the desk opens and lists its games.",
        ),
        GameFault::Unreadable(why) => {
            let error = format!("game {} cannot be brought back: {why}", printable(game));
            Problem::new(error, "It is left as it is. The other games can be opened.")
        }
        GameFault::Store(fault) => Problem::new(format!("game {}: {fault}", printable(game)), "Try again."),
    })?;
    let secret = desk.new_secret(&live_game, Role::Arbiter).await;
    let secret = secret.map_err(|fault| no_link(&fault))?;
    Ok(secret.as_str().to_owned())
}

fn no_link(fault: &OpenFault) -> Problem {
    let why = match fault {
        OpenFault::Store(fault) => fault.to_string(),
        OpenFault::Chance | OpenFault::NotLeftOpen(_) => "the system has no random numbers".to_owned(),
    };
    Problem::new(format!("there is no new link: {why}"), "The one before still holds.")
}

/// Writes what only its owner may read.
fn write_secret(path: &Path, text: &str) -> io::Result<()> {
    use std::io::Write;

    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(text.as_bytes())
}

/// What is said when the desk is open.
#[derive(Debug, Serialize)]
struct DeskReport {
    /// Where this machine reaches it.
    address: String,
    /// Where others reach it.
    network: Vec<String>,
    /// The fingerprint of the certificate.
    #[serde(skip_serializing_if = "Option::is_none")]
    fingerprint: Option<String>,
    #[serde(skip)]
    opening: Opening,
    /// The new link of the desk itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    own_link: Option<String>,
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
            let how = if address.starts_with("https") {
                ""
            } else {
                ", without encryption"
            };
            writeln!(
                to,
                "Others in the network reach it at {strong}{address}{strong:#}{how}."
            )?;
        }
        if let Some(fingerprint) = &self.fingerprint {
            writeln!(to, "The SHA-256 fingerprint of its certificate: {fingerprint}")?;
        }
        match (&self.own_link, self.opening) {
            (_, Opening::Everybody) => writeln!(to, "Everybody who reaches it can open games.")?,
            (Some(link), Opening::Restricted) => {
                writeln!(
                    to,
                    "Games are opened here, or elsewhere with this link, told once: {strong}{link}{strong:#}"
                )?;
                if let Some(code) = qr(link) {
                    writeln!(to, "{code}")?;
                }
            }
            (None, Opening::Restricted) if !self.network.is_empty() => writeln!(
                to,
                "Games are opened here, or elsewhere with the desk's own link; --new-link makes another."
            )?,
            (None, Opening::Restricted) => {}
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

/// A link as a QR code, drawn with letters.
fn qr(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    // Terminals are mostly dark, and readers expect dark on light.
    Some(
        code.render::<Dense1x2>()
            .dark_color(Dense1x2::Light)
            .light_color(Dense1x2::Dark)
            .build(),
    )
}

/// Where other machines reach a socket: at its address, or at each that this machine has.
fn in_the_network(scheme: &str, socket: SocketAddr) -> Vec<String> {
    let own = own_addresses(socket).into_iter();
    own.map(|ip| format!("{scheme}://{}", SocketAddr::new(ip, socket.port())))
        .collect()
}

/// The addresses at which other machines reach a socket.
fn own_addresses(socket: SocketAddr) -> Vec<IpAddr> {
    match socket.ip() {
        ip if ip.is_loopback() => Vec::new(),
        ip if ip.is_unspecified() => {
            let interfaces = if_addrs::get_if_addrs().unwrap_or_default().into_iter();
            let others = interfaces.filter(|interface| !interface.is_loopback() && !interface.is_link_local());
            let addresses = others.map(|interface| interface.ip());
            addresses.filter(|ip| ip.is_ipv4() == socket.is_ipv4()).collect()
        }
        ip => vec![ip],
    }
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
            let found = in_the_network("http", socket);
            assert!(found.iter().all(|address| !address.contains("127.0.0.1")), "{found:?}");
            if let Some(network) = network {
                assert_eq!(found, network);
            }
        }
    }
}

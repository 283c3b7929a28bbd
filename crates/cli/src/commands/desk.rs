//! `jadoube desk`: games played, refereed and watched in the browser.

mod links;
mod log;

use std::fmt::{self, Write};
use std::fs;
use std::future::pending;
use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::process::{Command, Stdio};
use std::thread;

use jadoube_server::{
    DamagedGame, Desk, EVIDENCE_WORDS, FileNote, Front, GameFault, Limits, OpenFault, Opening, Role, Settings, Sqlite,
    StoreFault, Tls, TlsFault, beside, listen,
};
use jadoube_words::Phrasebook;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use serde::Serialize;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use crate::commands::backup::Copies;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::{Problem, printable};
use crate::screen::{Report, Screen};
use crate::words::{say, spoken_language, why, why_no_tls, why_not_stored};

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
    pub(crate) browse: Browse,
}

/// Whether to open the browser.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Browse {
    /// Whatever the machine looks like.
    Always,
    /// If a person sits at it.
    IfSomebodyIsHere,
    Never,
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
                say!("desk-not-started", why = why(&error)),
                say!("desk-not-started-remedy"),
            )
        })?;
        runtime.block_on(self.serve(screen))
    }

    async fn serve(self, screen: &mut Screen) -> Result<Answer, Stop> {
        if let Some(game) = self.arbiter.as_deref().filter(|_| links::is_open(&self.file)) {
            let link = links::ask(&self.file, game)?;
            screen.show(&LinkReport { arbiter: link })?;
            return Ok(Answer::Yes);
        }
        let listener = listen(self.listen).map_err(|error| self.not_bound(&error))?;
        let address = listener.local_addr().map_err(|error| self.not_bound(&error))?;
        let backups = self.copies.folder_for(&self.file)?;
        let store = Sqlite::open(&self.file).map_err(|fault| self.not_opened(&fault))?;
        let desk = Desk::open(Box::new(store))
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
                Some(own_link(address, secret.as_str()))
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
            reach: Reach {
                network,
                own_link,
                opening: self.opening,
            },
            fingerprint: tls.as_ref().map(|tls| tls.fingerprint().to_owned()),
            arbiter,
            file: self.file.display().to_string(),
            games: desk.game_count(),
            lost: desk.damaged().iter().map(LostGame::from).collect(),
            notes: desk.notes().iter().filter(|note| note.is_trouble()).cloned().collect(),
            key: desk.key().map(|key| key.public().short()),
        };
        let stop = told_to_stop();
        screen.show(&report)?;
        let somebody_is_here = !screen.look.json && io::stdin().is_terminal() && io::stdout().is_terminal();
        let browsed = match self.browse {
            Browse::Always => true,
            Browse::IfSomebodyIsHere => somebody_is_here && has_windows(),
            Browse::Never => false,
        };
        if browsed {
            // Links and codes lead to where the page was opened, so that it is opened where others come from.
            browse(report.reach.network.first().unwrap_or(&report.address));
        }
        self.copies.start(&desk, &self.file, &backups);
        let told = report.reach.network.first().unwrap_or(&report.address).clone();
        tokio::spawn(links::answer(desk.clone(), self.file.clone(), told));
        let settings = Settings {
            limits: Limits::HALL,
            names: self.names.clone(),
            opening: self.opening,
            proxies: self.proxies.clone(),
            tls,
            backups: Some(backups),
            log: Some(log.clone()),
        };
        let offered = somebody_is_here
            && address.ip().is_loopback()
            && self.proxies.is_empty()
            && matches!(self.encryption, Encryption::None);
        let front = Front::new(desk.clone(), settings);
        let mut served = pin!(front.serve(listener, stop));
        let ended = if offered {
            screen.write(&(say!("desk-press-enter") + "\n"))?;
            tokio::select! {
                ended = &mut served => ended,
                () = enter_is_pressed() => {
                    let reach = self.widen(&desk, &front, address.port()).await?;
                    match reach.network.is_empty() {
                        true => screen.write(&(say!("desk-no-network") + "\n"))?,
                        false => screen.show(&reach)?,
                    }
                    served.await
                }
            }
        } else {
            served.await
        };
        ended.map_err(|error| Problem::new(say!("desk-stopped", why = why(&error)), say!("desk-stopped-remedy")))?;
        log.flush();
        if !screen.look.json {
            screen.write(&(say!("desk-closed") + "\n"))?;
        }
        Ok(Answer::Yes)
    }

    /// Opens a desk that only this machine reached to the local network: it listens at each address of this machine too,
    /// until it is closed. Games that are on go on.
    async fn widen(&self, desk: &Desk, front: &Front, port: u16) -> Result<Reach, Problem> {
        let everywhere = SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), port);
        let mut network = Vec::new();
        for ip in own_addresses(everywhere) {
            // An address at which it cannot listen is not told.
            if let Ok(listener) = listen(SocketAddr::new(ip, port)) {
                network.push(format!("http://{}", SocketAddr::new(ip, port)));
                let front = front.clone();
                tokio::spawn(async move { front.serve(listener, pending()).await });
            }
        }
        let own_link = match network.first() {
            Some(address) if !desk.has_own_link() => {
                let secret = desk.new_own_link().await.map_err(|fault| no_link(&fault))?;
                Some(own_link(address, secret.as_str()))
            }
            _ => None,
        };
        Ok(Reach {
            network,
            own_link,
            opening: self.opening,
        })
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
                let (certificate, key) = (beside(&self.file, ".cert.pem"), beside(&self.file, ".key.pem"));
                if !certificate.exists() || !key.exists() {
                    let mut names = self.names.clone();
                    names.extend(["localhost", "127.0.0.1", "::1"].map(str::to_owned));
                    names.extend(own_addresses(address).iter().map(IpAddr::to_string));
                    let unmade = |why: String| {
                        let remedy = say!("desk-no-certificate-remedy");
                        Problem::new(say!("desk-no-certificate", why = why), remedy)
                    };
                    let (made, secret) = Tls::self_signed(names).map_err(|fault| unmade(why_no_tls(&fault)))?;
                    write_secret(&key, &secret).map_err(|error| unmade(why(&error)))?;
                    fs::write(&certificate, made).map_err(|error| unmade(why(&error)))?;
                }
                (certificate, key)
            }
        };
        let unread = |path: &Path, why: String| {
            let remedy = say!("desk-certificate-remedy");
            Problem::new(
                say!("desk-certificate", file = path.display().to_string(), why = why),
                remedy,
            )
        };
        let read = |path: &Path| fs::read(path).map_err(|error| unread(path, why(&error)));
        let (chain, secret) = (read(&certificate)?, read(&key)?);
        let tls = Tls::from_pem(&chain, &secret).map_err(|fault| match fault {
            TlsFault::NoKey => unread(&key, why_no_tls(&fault)),
            TlsFault::NoCertificate | TlsFault::Unusable(_) => unread(&certificate, why_no_tls(&fault)),
        })?;
        Ok(Some(tls))
    }

    fn not_bound(&self, error: &io::Error) -> Problem {
        let remedy = match error.kind() {
            io::ErrorKind::AddrInUse => say!("desk-address-in-use"),
            io::ErrorKind::AddrNotAvailable => say!("desk-address-not-ours"),
            _ => say!("desk-address-other"),
        };
        Problem::new(
            say!(
                "desk-not-listening",
                address = self.listen.to_string(),
                why = why(error)
            ),
            remedy,
        )
    }

    fn not_opened(&self, fault: &StoreFault) -> Problem {
        let file = self.file.display().to_string();
        let (error, remedy) = match fault {
            StoreFault::InUse => (say!("desk-file-in-use", file = file), say!("desk-file-in-use-remedy")),
            StoreFault::Full => (say!("desk-file-full", file = file), say!("desk-file-full-remedy")),
            StoreFault::Disk => (say!("desk-file-disk", file = file), say!("desk-file-disk-remedy")),
            StoreFault::Damaged => (say!("desk-file-damaged", file = file), say!("desk-file-damaged-remedy")),
            StoreFault::ReadOnly => (
                say!("desk-file-read-only", file = file),
                say!("desk-file-read-only-remedy"),
            ),
            StoreFault::Newer => (say!("desk-file-newer", file = file), say!("desk-file-newer-remedy")),
            StoreFault::Foreign => (say!("desk-file-foreign", file = file), say!("desk-file-foreign-remedy")),
            StoreFault::Unchained
            | StoreFault::Conflict
            | StoreFault::Moved
            | StoreFault::InDoubt
            | StoreFault::Closed
            | StoreFault::Other(_) => (
                say!("file-unusable", file = file, why = why_not_stored(fault)),
                say!("desk-file-foreign-remedy"),
            ),
        };
        Problem::new(error, remedy)
    }
}

/// A new secret for the arbiter of a game.
async fn new_secret(desk: &Desk, game: &str) -> Result<String, Problem> {
    let live_game = desk.game(game).await.map_err(|fault| match fault {
        GameFault::Missing => Problem::new(
            say!("desk-no-game", game = printable(game)),
            say!("desk-no-game-remedy"),
        ),
        GameFault::Damaged => {
            let error = say!("desk-game-damaged", game = printable(game));
            Problem::new(error, say!("desk-game-damaged-remedy"))
        }
        GameFault::Unreadable(why) => {
            let error = say!("desk-game-unreadable", game = printable(game), why = why);
            Problem::new(error, say!("desk-game-unreadable-remedy"))
        }
        GameFault::Store(fault) => Problem::new(
            say!("desk-game-store", game = printable(game), why = why_not_stored(&fault)),
            say!("desk-game-store-remedy"),
        ),
    })?;
    let secret = desk.new_secret(&live_game, Role::Arbiter).await;
    let secret = secret.map_err(|fault| no_link(&fault))?;
    Ok(secret.as_str().to_owned())
}

fn no_link(fault: &OpenFault) -> Problem {
    let why = match fault {
        OpenFault::Store(fault) => why_not_stored(fault),
        OpenFault::Chance | OpenFault::NotLeftOpen(_) => say!("desk-no-random"),
    };
    Problem::new(say!("desk-no-link", why = why), say!("desk-no-link-remedy"))
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

/// The link with which games are opened from other machines.
fn own_link(address: &str, secret: &str) -> String {
    format!("{address}/#desk={secret}")
}

/// What is said when a desk that was open already has made a link.
#[derive(Debug, Serialize)]
struct LinkReport {
    /// The new link of an arbiter.
    arbiter: String,
}

impl Report for LinkReport {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let strong = look.strong();
        let link = format!("{strong}{}{strong:#}", self.arbiter);
        writeln!(to, "{}", say!("desk-arbiter-link", link = link))?;
        if let Some(code) = qr(&self.arbiter) {
            writeln!(to, "{code}")?;
        }
        writeln!(to, "{}", say!("desk-old-link"))
    }
}

/// Who else reaches the desk, and who opens games.
#[derive(Debug, Serialize)]
struct Reach {
    /// Where others reach it.
    network: Vec<String>,
    /// The new link of the desk itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    own_link: Option<String>,
    #[serde(skip)]
    opening: Opening,
}

/// What is said when the desk is open.
#[derive(Debug, Serialize)]
struct DeskReport {
    /// Where this machine reaches it.
    address: String,
    #[serde(flatten)]
    reach: Reach,
    /// The fingerprint of the certificate.
    #[serde(skip_serializing_if = "Option::is_none")]
    fingerprint: Option<String>,
    /// The new link of an arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    arbiter: Option<String>,
    file: String,
    games: usize,
    lost: Vec<LostGame>,
    /// What is wrong with the file as a whole.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<FileNote>,
    /// The first digits of the key with which the desk signs.
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
}

/// A game that could not be brought back.
#[derive(Debug, Serialize)]
struct LostGame {
    game: String,
    /// In English, for programs.
    reason: String,
    /// For people.
    #[serde(skip)]
    told: String,
}

impl From<&DamagedGame> for LostGame {
    fn from(game: &DamagedGame) -> LostGame {
        LostGame {
            game: game.id.clone(),
            reason: game.reason(spoken_language()),
            told: game.tell(&Phrasebook::read(spoken_language(), [EVIDENCE_WORDS])),
        }
    }
}

impl Report for Reach {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let strong = look.strong();
        for address in &self.network {
            let is_encrypted = address.starts_with("https");
            let address = format!("{strong}{address}{strong:#}");
            let said = match is_encrypted {
                true => say!("desk-network", address = address),
                false => say!("desk-network-plain", address = address),
            };
            writeln!(to, "{said}")?;
        }
        match (&self.own_link, self.opening) {
            (_, Opening::Everybody) => writeln!(to, "{}", say!("desk-open-to-all"))?,
            (Some(link), Opening::Restricted) => {
                let link = format!("{strong}{link}{strong:#}");
                writeln!(to, "{}", say!("desk-own-link", link = link))?;
            }
            (None, Opening::Restricted) if !self.network.is_empty() => {
                writeln!(to, "{}", say!("desk-own-link-made"))?;
            }
            (None, Opening::Restricted) => {}
        }
        match self
            .own_link
            .as_ref()
            .or(self.network.first())
            .and_then(|link| qr(link))
        {
            Some(code) => writeln!(to, "{code}"),
            None => writeln!(to, "{}", say!("desk-only-here")),
        }
    }
}

impl Report for DeskReport {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (strong, bad) = (look.strong(), look.bad());
        writeln!(
            to,
            "{}",
            say!("desk-open", address = format!("{strong}{}{strong:#}", self.address))
        )?;
        self.reach.draw(look, to)?;
        if let Some(fingerprint) = &self.fingerprint {
            writeln!(to, "{}", say!("desk-fingerprint", fingerprint = fingerprint))?;
        }
        if let Some(link) = &self.arbiter {
            let link = format!("{strong}{link}{strong:#}");
            writeln!(to, "{}", say!("desk-arbiter-link", link = link))?;
        }
        if let Some(key) = &self.key {
            writeln!(to, "{}", say!("desk-key", key = key))?;
        }
        let book = Phrasebook::read(spoken_language(), [EVIDENCE_WORDS]);
        for note in &self.notes {
            writeln!(to, "{bad}{}{bad:#}", hanging(&printable(&note.tell(&book)), 0))?;
        }
        for LostGame { game, told, .. } in &self.lost {
            let said = say!("desk-lost", game = game, reason = told);
            writeln!(to, "{bad}{}{bad:#}", hanging(&printable(&said), 0))?;
        }
        writeln!(
            to,
            "{}",
            say!("desk-keeps", file = printable(&self.file), count = self.games)
        )
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

/// Comes to its end when somebody presses Enter.
async fn enter_is_pressed() {
    let (pressed, heard) = oneshot::channel();
    // A thread of its own: reading from a terminal cannot be broken off when the desk closes.
    thread::spawn(move || {
        if io::stdin().read_line(&mut String::new()).is_ok_and(|read| read > 0) {
            // The desk may have been closed meanwhile.
            let _ = pressed.send(());
        }
    });
    if heard.await.is_err() {
        pending().await
    }
}

/// Whether this machine shows windows, as far as it can be known.
fn has_windows() -> bool {
    match std::env::consts::OS {
        "macos" | "windows" => true,
        _ => ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty())),
    }
}

/// Opens the browser, if there is one.
fn browse(address: &str) {
    let mut opener = match std::env::consts::OS {
        "macos" => Command::new("open"),
        "windows" => Command::new("explorer"),
        _ => Command::new("xdg-open"),
    };
    // The address stands on the screen, should there be no browser here.
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

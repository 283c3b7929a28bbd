//! A connection that asks one thing after the other.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Connects to the desk, from an address of the loopback if one is given.
pub(crate) async fn connect(address: SocketAddr, from: Option<Ipv4Addr>) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(from) = from {
        socket.bind((from, 0).into())?;
    }
    let stream = socket.connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// A connection to the desk.
pub(crate) struct Client {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> io::Result<Client> {
        Client::connect_from(address, None).await
    }

    /// A connection from an address of the loopback.
    pub(crate) async fn connect_from(address: SocketAddr, from: Option<Ipv4Addr>) -> io::Result<Client> {
        let stream = connect(address, from).await?;
        let buffer = Vec::with_capacity(1 << 12);
        Ok(Client { stream, buffer })
    }

    /// Posts JSON; the body of the answer, or what was refused.
    pub(crate) async fn post(&mut self, path: &str, secret: &str, body: &str) -> io::Result<Vec<u8>> {
        let length = body.len();
        let head = format!("Content-Type: application/json\r\nContent-Length: {length}\r\n");
        self.ask("POST", path, secret, &head, body).await
    }

    /// Looks at something; the body of the answer, or what was refused.
    pub(crate) async fn get(&mut self, path: &str, secret: &str) -> io::Result<Vec<u8>> {
        self.ask("GET", path, secret, "", "").await
    }

    async fn ask(&mut self, method: &str, path: &str, secret: &str, head: &str, body: &str) -> io::Result<Vec<u8>> {
        let authorization = match secret {
            "" => String::new(),
            secret => format!("Authorization: Bearer {secret}\r\n"),
        };
        let request = format!("{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{authorization}{head}\r\n{body}");
        self.stream.write_all(request.as_bytes()).await?;
        self.buffer.clear();
        loop {
            if let Some((status, body)) = self.whole() {
                return match status {
                    200..=299 => Ok(body.to_vec()),
                    _ => Err(io::Error::other(String::from_utf8_lossy(body).into_owned())),
                };
            }
            if self.stream.read_buf(&mut self.buffer).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
    }

    /// The answer, once all of it has come.
    fn whole(&self) -> Option<(u16, &[u8])> {
        let head = self.buffer.windows(4).position(|window| window == b"\r\n\r\n")?;
        let text = std::str::from_utf8(&self.buffer[..head]).ok()?;
        let length = text.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("content-length")
                .then(|| value.trim().parse::<usize>().ok())?
        })?;
        let body = self.buffer.get(head + 4..head + 4 + length)?;
        Some((text.split(' ').nth(1)?.parse().ok()?, body))
    }

    /// Watches a game until the desk is gone.
    pub(crate) async fn watch(mut self, game: &str) -> Watched {
        let request = format!("GET /api/games/{game}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
        let mut watched = Watched::default();
        if self.stream.write_all(request.as_bytes()).await.is_err() {
            return watched;
        }
        loop {
            self.buffer.clear();
            match self.stream.read_buf(&mut self.buffer).await {
                Ok(0) | Err(_) => return watched,
                Ok(_) => watched.hear(&self.buffer),
            }
        }
    }
}

/// What somebody was told who watched.
#[derive(Default)]
pub(crate) struct Watched {
    /// How many updates.
    pub(crate) updates: usize,
    /// The last entry told of.
    pub(crate) upto: usize,
}

impl Watched {
    /// Each update ends with the number of its last entry, or begins with it.
    fn hear(&mut self, text: &[u8]) {
        for (at, _) in text.windows(4).enumerate().filter(|(_, window)| *window == b"id: ") {
            let digits = text[at + 4..].iter().take_while(|byte| byte.is_ascii_digit());
            let upto = digits.fold(0, |upto, digit| 10 * upto + usize::from(digit - b'0'));
            self.updates += 1;
            self.upto = self.upto.max(upto);
        }
    }
}

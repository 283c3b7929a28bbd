//! A connection that asks one thing after the other.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection to the desk.
pub(crate) struct Client {
    stream: TcpStream,
    buffer: Vec<u8>,
}

/// What was answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> io::Result<Client> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let buffer = Vec::with_capacity(1 << 13);
        Ok(Client { stream, buffer })
    }

    /// Posts JSON and reads the whole answer.
    pub(crate) async fn post(&mut self, path: &str, secret: &str, body: &str) -> io::Result<Answer> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: desk\r\nAuthorization: Bearer {secret}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.buffer.clear();
        loop {
            if let Some(answer) = self.whole() {
                return Ok(answer);
            }
            if self.stream.read_buf(&mut self.buffer).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
    }

    fn whole(&self) -> Option<Answer> {
        let head = self.buffer.windows(4).position(|window| window == b"\r\n\r\n")?;
        let text = std::str::from_utf8(&self.buffer[..head]).ok()?;
        let length = text.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("content-length")
                .then(|| value.trim().parse::<usize>().ok())?
        })?;
        let body = self.buffer.get(head + 4..head + 4 + length)?;
        Some(Answer {
            status: text.split(' ').nth(1)?.parse().ok()?,
            body: body.to_vec(),
        })
    }

    /// Watches a game, and counts the updates until the desk closes.
    pub(crate) async fn watch(mut self, game: &str) -> usize {
        let request = format!("GET /api/games/{game}/live HTTP/1.1\r\nHost: desk\r\n\r\n");
        let mut updates = 0;
        if self.stream.write_all(request.as_bytes()).await.is_err() {
            return updates;
        }
        loop {
            self.buffer.clear();
            match self.stream.read_buf(&mut self.buffer).await {
                Ok(0) | Err(_) => return updates,
                // Each update begins with the number of its last entry.
                Ok(_) => updates += self.buffer.windows(4).filter(|window| window == b"id: ").count(),
            }
        }
    }
}

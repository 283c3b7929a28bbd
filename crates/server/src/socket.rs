//! A socket that gives up on a client that does not get on with it.

use std::future::Future;
use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

use crate::connections::Connection;
use crate::limits::Limits;

/// How much must be read of an answer within the timeout. Less is as good as nothing: a client that reads a byte now and
/// then would hold the answer for hours.
const PROGRESS: usize = 32 << 10;

/// A TCP stream with two timeouts: for a head that has begun, and for an answer that is not read. A handshake of TLS
/// counts as the beginning of a head.
pub(crate) struct Socket {
    stream: TcpStream,
    connection: Arc<Connection>,
    head_timeout: Duration,
    write_timeout: Duration,
    /// Runs since the first byte of a head, in this turn of the connection.
    head: Option<(u64, Pin<Box<Sleep>>)>,
    /// Runs while the client does not read, with the bytes it has read meanwhile.
    stalled: Option<(usize, Pin<Box<Sleep>>)>,
}

impl Socket {
    pub(crate) fn new(stream: TcpStream, connection: Arc<Connection>, limits: &Limits) -> Socket {
        Socket {
            stream,
            connection,
            head_timeout: limits.head,
            write_timeout: limits.write,
            head: None,
            stalled: None,
        }
    }

    /// Notes the outcome of a write.
    fn wrote(&mut self, cx: &mut Context<'_>, wrote: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match wrote {
            Poll::Ready(Ok(count)) => {
                if let Some((read, _)) = &mut self.stalled {
                    *read += count;
                    if *read >= PROGRESS {
                        self.stalled = None;
                    }
                }
                wrote
            }
            Poll::Ready(Err(_)) => wrote,
            Poll::Pending => {
                let timeout = self.write_timeout;
                let (_, timer) = self.stalled.get_or_insert_with(|| (0, Box::pin(sleep(timeout))));
                ready!(timer.as_mut().poll(cx));
                Poll::Ready(Err(ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl AsyncRead for Socket {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let turn = self.connection.turns();
        // Between requests the number of turns is even.
        let waiting = turn.is_multiple_of(2);
        self.head.take_if(|(began, _)| *began != turn);
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if waiting && self.head.is_none() && buffer.filled().len() > before {
            self.head = Some((turn, Box::pin(sleep(self.head_timeout))));
        }
        if let (Poll::Pending, Some((_, timer))) = (&read, &mut self.head) {
            ready!(timer.as_mut().poll(cx));
            return Poll::Ready(Err(ErrorKind::TimedOut.into()));
        }
        read
    }
}

impl AsyncWrite for Socket {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wrote(cx, wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.wrote(cx, wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Called when all that was to be written is written: the client is not late with anything.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stalled = None;
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// How much of an answer the system buffers for one connection, in bytes.
const SEND_BUFFER: usize = 128 << 10;

/// Keeps the memory that the system uses for one connection small. Where it cannot be set, the system decides.
#[cfg(unix)]
pub(crate) fn bound_buffer(stream: &TcpStream) {
    let _ = rustix::net::sockopt::set_socket_send_buffer_size(stream, SEND_BUFFER);
}

/// Elsewhere the system decides.
#[cfg(not(unix))]
pub(crate) fn bound_buffer(_: &TcpStream) {
    let _ = SEND_BUFFER;
}

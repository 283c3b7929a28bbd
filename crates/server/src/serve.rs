//! The desk on a TCP socket.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::{Request, Response};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::{task, time};
use tower::ServiceExt;

use crate::client::{Peer, address_block};
use crate::connections::{Connection, Connections, Entry};
use crate::desk::Desk;
use crate::limits::Limits;
use crate::routes::app;
use crate::settings::Settings;
use crate::socket::{Socket, bound_buffer};
use crate::tls::Tls;

/// How long open requests may take when the desk closes.
const GRACE: Duration = Duration::from_secs(5);

/// How long to wait after `accept` fails for lack of resources, such as file descriptors.
const BACKOFF: Duration = Duration::from_millis(50);

/// How long to wait before a full desk is asked for a place again.
const PAUSE: Duration = Duration::from_millis(5);

/// How many connections may wait to be accepted: those of a hall that comes at once.
const BACKLOG: u32 = 4096;

/// The largest head of a request, in bytes.
const HEAD_LIMIT: usize = 32 << 10;

/// The answer when there is no place for a connection.
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\n\
    content-type: application/json\r\n\
    connection: close\r\n\r\n\
    {\"problem\":\"too-many\",\"text\":\"Too many connections. Wait a moment.\"}";

/// Listens at an address, with room for as many as may come at once.
///
/// # Errors
///
/// If the address is taken, is not one of this machine or may not be used.
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // Elsewhere the option would let others take the address too.
    if cfg!(unix) {
        socket.set_reuseaddr(true)?;
    }
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves a desk until `stop` completes, then shuts down gracefully: pending writes complete, subscriptions end, and
/// the store is released.
///
/// A client that is slow to send a request or to read its answer is disconnected; subscriptions stay open. Raises the
/// soft limit of file descriptors of the process if the connection limit needs it.
///
/// # Errors
///
/// If the listener fails for good.
pub async fn serve(
    listener: TcpListener,
    desk: Desk,
    settings: Settings,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    Front::new(desk, settings).serve(listener, stop).await
}

/// What a desk is to those who come: its service and its connections. However many addresses it listens at, its limits hold
/// for all of them together.
#[derive(Clone)]
pub struct Front {
    desk: Desk,
    settings: Settings,
    service: Router,
    open: Connections,
}

impl Front {
    /// The front of a desk.
    #[must_use]
    pub fn new(desk: Desk, settings: Settings) -> Front {
        Front {
            service: app(desk.clone(), settings.clone()),
            open: Connections::new(settings.limits),
            desk,
            settings,
        }
    }

    /// A place for a connection, as soon as there is one; meanwhile others wait to be accepted.
    async fn enter(&self, block: IpAddr) -> Option<(Connection, oneshot::Receiver<()>)> {
        let patience = self.settings.limits.patience;
        let came = time::Instant::now();
        loop {
            match self.open.enter(block, came.elapsed() >= patience) {
                Entry::Open(connection, closed) => return Some((connection, closed)),
                Entry::NotYet => time::sleep(PAUSE).await,
                Entry::Full => return None,
            }
        }
    }

    /// Serves at one more address, as [`serve`] does.
    ///
    /// # Errors
    ///
    /// If the listener fails for good.
    pub async fn serve(&self, listener: TcpListener, stop: impl Future<Output = ()>) -> io::Result<()> {
        let Front {
            desk,
            settings,
            service,
            ..
        } = self;
        let connections = GracefulShutdown::new();
        let mut closing = desk.closing();
        let mut stop = pin!(stop);
        let ended = loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut stop => break Ok(()),
                // An error means that the desk is gone, and so closed.
                _ = closing.wait_for(|closing| *closing) => break Ok(()),
            };
            match accepted {
                Ok((stream, remote)) => match self.enter(address_block(remote.ip())).await {
                    Some((connection, closed)) => {
                        let accepted = Accepted {
                            stream,
                            remote,
                            connection: Arc::new(connection),
                            closed,
                        };
                        accepted.serve(service, settings, connections.watcher());
                    }
                    // Whoever expects a handshake could not read it.
                    None if settings.tls.is_some() => drop(stream),
                    None => drop(stream.try_write(TOO_MANY)),
                },
                Err(error) if error.kind() == io::ErrorKind::InvalidInput => break Err(error),
                Err(_) => time::sleep(BACKOFF).await,
            }
        };
        drop(listener);
        // Requests that take longer are aborted: everything acknowledged is on disk.
        let (_, _) = tokio::join!(desk.close(), time::timeout(GRACE, connections.shutdown()));
        ended
    }
}

/// A connection that was accepted.
struct Accepted {
    stream: TcpStream,
    remote: SocketAddr,
    connection: Arc<Connection>,
    /// Ends when the connection must make room for another.
    closed: oneshot::Receiver<()>,
}

impl Accepted {
    /// Answers the requests of the connection until either side closes it, or until it must make room.
    fn serve(self, service: &Router, settings: &Settings, watcher: Watcher) {
        let Accepted {
            stream,
            remote,
            connection,
            closed,
        } = self;
        // Presses are small and urgent. If the option is not supported, they are only slower.
        let _ = stream.set_nodelay(true);
        bound_buffer(&stream);
        let peer = Peer {
            remote,
            local: stream.local_addr().unwrap_or(remote),
            connection: Arc::clone(&connection),
        };
        let limits = settings.limits;
        let socket = Socket::new(stream, connection, &limits);
        let acceptor = settings.tls.as_ref().map(Tls::acceptor);
        let service = service.clone();
        tokio::spawn(async move {
            let served = async {
                match acceptor {
                    None => answer(socket, peer, service, limits, watcher).await,
                    // The timeout for a head is one for the handshake too.
                    Some(acceptor) => {
                        if let Ok(Ok(stream)) = time::timeout(limits.head, acceptor.accept(socket)).await {
                            answer(stream, peer, service, limits, watcher).await;
                        }
                    }
                }
            };
            tokio::select! {
                () = served => {}
                _ = closed => {}
            }
        });
    }
}

async fn answer(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: Peer,
    service: Router,
    limits: Limits,
    watcher: Watcher,
) {
    let service = service_fn(move |request: Request<Incoming>| {
        let (peer, service) = (peer.clone(), service.clone());
        async move {
            let turn = Turn::begin(&peer.connection);
            // Of many requests that a stranger sends at once one is answered in each turn of the thread: players do not wait
            // for the others.
            if peer.connection.is_of_stranger() {
                task::yield_now().await;
            }
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(peer);
            let answer = service.oneshot(request).await?;
            Ok::<Response<Answered>, Infallible>(answer.map(|body| Answered { body, _turn: turn }))
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.idle)
        .max_buf_size(HEAD_LIMIT)
        .serve_connection(TokioIo::new(stream), service);
    // An error is a client that disconnected.
    let _ = watcher.watch(connection).await;
}

/// A request, from when its head has arrived until its answer was handed over.
struct Turn(Arc<Connection>);

impl Turn {
    fn begin(connection: &Arc<Connection>) -> Turn {
        connection.begin();
        Turn(Arc::clone(connection))
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// The body of an answer, with its turn.
struct Answered {
    body: Body,
    _turn: Turn,
}

impl HttpBody for Answered {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

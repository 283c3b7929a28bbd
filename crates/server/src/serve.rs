//! The desk on a TCP socket.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time;
use tower::ServiceExt;

use crate::connection_limit::{ConnectionLimit, ConnectionPermit};
use crate::desk::Desk;
use crate::limits::Limits;
use crate::routes::app;

/// How long open requests may take when the desk closes.
const GRACE: Duration = Duration::from_secs(5);

/// How long to wait after `accept` fails for lack of resources, such as file descriptors.
const BACKOFF: Duration = Duration::from_millis(50);

/// The largest head of a request, in bytes.
const HEAD_LIMIT: usize = 32 << 10;

/// The answer when the connection limit is reached.
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\n\
    content-type: application/json\r\n\
    connection: close\r\n\r\n\
    {\"problem\":\"too-many\",\"text\":\"Too many connections. Wait a moment.\"}";

/// Serves a desk until `stop` completes, then shuts down gracefully: pending writes complete, subscriptions end, and
/// the store is released.
///
/// A client that is slow to send a request is disconnected; subscriptions stay open. Raises the soft limit of file
/// descriptors of the process if the connection limit needs it.
///
/// # Errors
///
/// If the listener fails for good.
pub async fn serve(
    listener: TcpListener,
    desk: Desk,
    limits: Limits,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let service = app(desk.clone(), limits);
    let limit = ConnectionLimit::new(limits);
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
            Ok((stream, peer)) => match limit.acquire(peer.ip()) {
                Some(permit) => answer(stream, peer, permit, &service, limits, &connections),
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

/// Answers the requests of one connection until either side closes it.
fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    permit: ConnectionPermit,
    service: &Router,
    limits: Limits,
    connections: &GracefulShutdown,
) {
    // Presses are small and urgent. If the option is not supported, they are only slower.
    let _ = stream.set_nodelay(true);
    let service = service.clone().map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(HEAD_LIMIT)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
    let served = connections.watch(connection);
    tokio::spawn(async move {
        // An error is a client that disconnected.
        let _ = served.await;
        drop(permit);
    });
}

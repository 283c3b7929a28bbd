//! The desk at a socket.

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

/// How long whoever is being answered when the desk closes may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait when nobody can be let in: the system has no more to give until somebody leaves.
const SHORTAGE: Duration = Duration::from_millis(50);

/// How many bytes the first line and the headers of a request may have.
const HEAD_LIMIT: usize = 32 << 10;

/// What is said to those for whom there is no place.
const TURNED_AWAY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\n\
    content-type: application/json\r\n\
    connection: close\r\n\r\n\
    {\"problem\":\"too-many\",\"text\":\"Too many are connected. Wait a moment.\"}";

/// Serves a desk until it is told to stop. What is being written then is written, whoever watches is let go, and the
/// store is free for others.
///
/// Whoever is slow to say what they want is let go; who watches stays. The process may have more files open afterwards,
/// if it has to for so many connections.
///
/// # Errors
///
/// If the socket listens no more.
pub async fn serve(
    listener: TcpListener,
    desk: Desk,
    limits: Limits,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let service = app(desk.clone(), limits);
    let doors = ConnectionLimit::new(limits);
    let connections = GracefulShutdown::new();
    let mut closing = desk.closing();
    let mut stop = pin!(stop);
    let ended = loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break Ok(()),
            // A desk that is gone is closed.
            _ = closing.wait_for(|closing| *closing) => break Ok(()),
        };
        match accepted {
            Ok((stream, peer)) => match doors.enter(peer.ip()) {
                Some(visit) => welcome(stream, peer, visit, &service, limits, &connections),
                None => drop(stream.try_write(TURNED_AWAY)),
            },
            Err(error) if error.kind() == io::ErrorKind::InvalidInput => break Err(error),
            Err(_) => time::sleep(SHORTAGE).await,
        }
    };
    drop(listener);
    // Whoever takes longer is cut off: everything acknowledged is on disk.
    let (_, _) = tokio::join!(desk.close(), time::timeout(PATIENCE, connections.shutdown()));
    ended
}

/// Answers one connection until either side has had enough.
fn welcome(
    stream: TcpStream,
    peer: SocketAddr,
    visit: ConnectionPermit,
    service: &Router,
    limits: Limits,
    connections: &GracefulShutdown,
) {
    // A press waits for nothing. If the system does not know this, it is only slower.
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
        // Whoever goes away in the middle of something is gone.
        let _ = served.await;
        drop(visit);
    });
}

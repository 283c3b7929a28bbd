//! The desk at a socket.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time;

use crate::desk::Desk;
use crate::limits::Limits;
use crate::routes::app;

/// How long whoever is being answered when the desk closes may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Serves a desk until it is told to stop. What is being written then is written, whoever watches is let go, and the
/// store is free for others.
///
/// # Errors
///
/// If the socket fails.
pub async fn serve(
    listener: TcpListener,
    desk: Desk,
    limits: Limits,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let service = app(desk.clone(), limits).into_make_service_with_connect_info::<SocketAddr>();
    let mut closing = desk.closing();
    let closed = async move {
        // A desk that is gone is closed.
        let _ = closing.wait_for(|closing| *closing).await;
    };
    let mut served = tokio::spawn(
        axum::serve(listener, service)
            .with_graceful_shutdown(closed)
            .into_future(),
    );
    let ended = tokio::select! {
        ended = &mut served => Some(ended),
        () = stop => None,
    };
    desk.close().await;
    match ended {
        Some(ended) => ended.unwrap_or(Ok(())),
        None => {
            // Whoever takes longer is cut off: everything acknowledged is on disk.
            let _ = time::timeout(PATIENCE, served).await;
            Ok(())
        }
    }
}

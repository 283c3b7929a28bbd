//! A desk for work on the page: on loopback, and nothing is kept. The port can be named.

use core::future::pending;

use jadoube_server::{Desk, Limits, Sqlite, serve};

#[tokio::main]
async fn main() -> Result<(), Box<dyn core::error::Error>> {
    let port: u16 = std::env::args().nth(1).map_or(Ok(8960), |port| port.parse())?;
    let (desk, _) = Desk::open(Box::new(Sqlite::in_memory()?)).await?;
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", port)).await?;
    println!("http://{}", listener.local_addr()?);
    serve(listener, desk, Limits::HALL, pending()).await?;
    Ok(())
}

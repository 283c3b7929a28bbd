//! A desk that tells nobody to ask less, for programs that try what it bears: `unlimited FILE` prints its address and
//! serves until Ctrl-C. It opens only if every game of the file comes back.

use std::env;
use std::error::Error;
use std::path::PathBuf;

use jadoube_server::{Desk, Limits, Opening, Settings, Sqlite, serve};
use tokio::net::TcpListener;
use tokio::signal;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let file = env::args_os().nth(1).map(PathBuf::from).ok_or("name a file")?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let desk = Desk::open(Box::new(Sqlite::open(&file)?)).await?;
    if let Some(game) = desk.damaged().first() {
        return Err(format!(
            "game {} does not come back: {}",
            game.id,
            game.reason(jadoube_referee::Language::English)
        )
        .into());
    }
    println!("http://{}", listener.local_addr()?);
    let stop = async {
        // Where Ctrl-C cannot be heard, there is nothing to wait for.
        let _ = signal::ctrl_c().await;
    };
    let settings = Settings {
        limits: Limits::NONE,
        names: Vec::new(),
        opening: Opening::Everybody,
        proxies: Vec::new(),
        tls: None,
        backups: None,
        log: None,
    };
    Ok(serve(listener, desk, settings, stop).await?)
}

//! What is typed after `jadoube desk`.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;

use crate::commands::desk::OpenDesk;

#[derive(Debug, Args)]
pub(super) struct DeskArgs {
    /// The file that keeps the games
    #[arg(long, value_name = "FILE", default_value = "desk.sqlite")]
    file: PathBuf,
    /// The address to listen at; port 0 takes one that is free
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8960")]
    listen: SocketAddr,
    /// Make a new link for the arbiter of a game, if it was lost; the one before is good for nothing from then on
    #[arg(long, value_name = "GAME")]
    arbiter: Option<String>,
    /// Open the browser
    #[arg(long)]
    open: bool,
}

impl DeskArgs {
    pub(super) fn meant(self) -> OpenDesk {
        OpenDesk {
            file: self.file,
            listen: self.listen,
            arbiter: self.arbiter,
            browse: self.open,
        }
    }
}

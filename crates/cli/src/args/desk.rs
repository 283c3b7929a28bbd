//! What is typed after `jadoube desk`.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use jadoube_server::Opening;

use crate::args::backup::CopiesArgs;
use crate::commands::desk::{Encryption, OpenDesk};

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
    /// Make a new link of the desk itself, with which games are opened from other machines; the one before is good for
    /// nothing from then on
    #[arg(long)]
    new_link: bool,
    /// Let everybody who reaches the desk open games
    #[arg(long)]
    open_to_all: bool,
    /// A name by which the desk is called, besides its addresses; can be given several times
    #[arg(long, value_name = "HOST")]
    name: Vec<String>,
    /// A reverse proxy that is believed when it says for whom it asks; can be given several times
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<IpAddr>,
    /// Encrypt connections with this certificate and this key, in PEM format
    #[arg(long, num_args = 2, value_names = ["CERTIFICATE", "KEY"], conflicts_with = "tls_self_signed")]
    tls: Vec<PathBuf>,
    /// Encrypt connections with a certificate of the desk's own, which is made once and kept beside the file
    #[arg(long)]
    tls_self_signed: bool,
    #[command(flatten)]
    copies: CopiesArgs,
    /// The file in which it is noted who did what; beside the file of the desk by default
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
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
            new_link: self.new_link,
            opening: match self.open_to_all {
                true => Opening::Everybody,
                false => Opening::Restricted,
            },
            names: self.name,
            proxies: self.trusted_proxy,
            encryption: match <[PathBuf; 2]>::try_from(self.tls) {
                Ok([certificate, key]) => Encryption::Given { certificate, key },
                Err(_) if self.tls_self_signed => Encryption::SelfSigned,
                Err(_) => Encryption::None,
            },
            copies: self.copies.meant(),
            log: self.log,
            browse: self.open,
        }
    }
}

//! What is typed after `jadoube desk`.

use std::fs;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use etcetera::BaseStrategy;
use jadoube_server::Opening;

use crate::args::backup::CopiesArgs;
use crate::commands::Command;
use crate::commands::desk::{Browse, Encryption, OpenDesk};
use crate::commands::verify::Verify;
use crate::problem::Problem;
use crate::words::{Language, say, why};

#[derive(Debug, Args)]
pub(super) struct DeskArgs {
    #[arg(long, value_name = "FILE", default_value = "desk.sqlite")]
    file: PathBuf,
    #[arg(long, conflicts_with = "file")]
    home: bool,
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    check: Option<Option<PathBuf>>,
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8960")]
    listen: SocketAddr,
    #[arg(long, value_name = "GAME")]
    arbiter: Option<String>,
    #[arg(long)]
    new_link: bool,
    #[arg(long)]
    open_to_all: bool,
    #[arg(long, value_name = "HOST")]
    name: Vec<String>,
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<IpAddr>,
    #[arg(long, num_args = 2, value_names = ["CERTIFICATE", "KEY"], conflicts_with = "tls_self_signed")]
    tls: Vec<PathBuf>,
    #[arg(long)]
    tls_self_signed: bool,
    #[command(flatten)]
    copies: CopiesArgs,
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    #[arg(long)]
    open: bool,
    #[arg(long, conflicts_with = "open")]
    no_open: bool,
}

impl DeskArgs {
    pub(super) fn meant(mut self, language: Language) -> Result<Command, Problem> {
        if self.home {
            self.file = home_file()?;
        }
        if let Some(file) = self.check {
            return Ok(Command::Verify(Verify::of_file(file.unwrap_or(self.file), language)));
        }
        Ok(Command::Desk(OpenDesk {
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
            browse: match (self.open, self.no_open) {
                (true, _) => Browse::Always,
                (_, true) => Browse::Never,
                _ => Browse::IfSomebodyIsHere,
            },
        }))
    }
}

/// The file in the data folder of this person; the folder is made if it is missing.
fn home_file() -> Result<PathBuf, Problem> {
    let unmade = |why: String| {
        let remedy = say!("desk-home-remedy");
        Problem::new(say!("desk-home", why = why), remedy)
    };
    let folders = etcetera::choose_base_strategy().map_err(|error| unmade(error.to_string()))?;
    let folder = folders.data_dir().join("jadoube");
    fs::create_dir_all(&folder).map_err(|error| unmade(format!("{}: {}", folder.display(), why(&error))))?;
    Ok(folder.join("desk.sqlite"))
}

//! `jadoube mcp`: the referee for programs that speak the Model Context Protocol, over standard input and output.
//!
//! ```text
//! arguments ──read──► what is asked ──answer──► structured content, and a page of text
//!                                   └─ problem ─► an error of the tool, in words that say what to do
//! ```
//!
//! Each tool is a type that says what is asked; its fields are the schema. Nothing is kept between two questions and nothing
//! is written to disk. Work is bounded: by limits on what is asked, by the budget of proofs, by time where a whole game is
//! heard, and by how many questions are worked on at once.

mod arbiter;
mod game;
mod laws;
mod mate;
mod moves;
mod named;
mod resources;
mod server;
mod tool;

use std::io;

use rmcp::service::{ServerInitializeError, serve_server};

use self::server::RefereeServer;
use crate::commands::{Answer, Stop};
use crate::problem::Problem;
use crate::words::{Language, say, why};

/// In which language to answer where none is asked for.
#[derive(Debug)]
pub(crate) struct Mcp {
    pub(crate) language: Language,
}

impl Mcp {
    pub(crate) fn run(self) -> Result<Answer, Stop> {
        let unable = |error: io::Error| Problem::new(say!("mcp-broken", why = why(&error)), say!("mcp-broken-remedy"));
        let runtime = tokio::runtime::Runtime::new().map_err(unable)?;
        let served = runtime.block_on(async {
            let transport = (tokio::io::stdin(), tokio::io::stdout());
            match serve_server(RefereeServer::new(self.language), transport).await {
                Ok(running) => running.waiting().await.map(|_| ()).map_err(io::Error::other),
                // Whoever leaves before saying hello has asked for nothing.
                Err(ServerInitializeError::ConnectionClosed(_)) => Ok(()),
                Err(error) => Err(io::Error::other(error)),
            }
        });
        // The thread that reads standard input cannot be told to stop.
        runtime.shutdown_background();
        match served {
            Ok(()) => Ok(Answer::Yes),
            Err(error) => Err(unable(error).into()),
        }
    }
}

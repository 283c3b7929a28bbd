//! The desk: games refereed in the browser.
//!
//! One program, one file. The record of a game is the source of truth; every view is folded from it. An event is on
//! disk before it is acknowledged and before any other client sees it.

mod backup;
mod client;
mod connections;
mod deadlines;
mod desk;
mod game_card;
mod game_summary;
mod guard;
mod import;
mod limits;
mod live_game;
mod log;
mod naming;
mod openapi;
mod problem;
mod provers;
mod quota;
mod rendering;
mod reports;
mod role;
mod room;
mod routes;
mod secret;
mod serve;
mod settings;
mod shelf;
mod socket;
mod store;
mod subscription;
mod tls;
mod utc;
mod view;
mod written_moves;

pub use backup::{BackupFolder, ask_for_copy, backup_every, backup_when_wanted, beside};
pub use desk::{Desk, NewGame, OpenFault, UnreadableGame};
pub use limits::{Limits, Rate};
pub use live_game::{ActFault, GameState, LiveGame};
pub use log::{Log, Rotation};
pub use openapi::openapi;
pub use role::Role;
pub use routes::app;
pub use secret::{Digest, Secret};
pub use serve::serve;
pub use settings::{Opening, Settings};
pub use shelf::GameFault;
pub use store::{
    DeletedGame, ListedGame, Meanwhile, Sqlite, Store, StoreFault, StoredGame, Write, Writer, copy_closed,
};
pub use tls::{Tls, TlsFault};

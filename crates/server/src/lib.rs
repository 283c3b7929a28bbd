//! The desk: games refereed in the browser.
//!
//! One program, one file. The record of a game is the truth; what people see is folded from it. Every acknowledged
//! event is on disk before it is acknowledged, and before anybody else learns of it.

mod desk;
mod doors;
mod guard;
mod import;
mod limits;
mod live;
mod moves;
mod naming;
mod openapi;
mod paper;
mod problem;
mod role;
mod routes;
mod secret;
mod serve;
mod sheet;
mod store;
mod table;
mod view;
mod waiting;

pub use desk::{Desk, Lost, OpenFault, Opened};
pub use limits::{Limits, Rate};
pub use openapi::openapi;
pub use role::Role;
pub use routes::app;
pub use secret::{Digest, Secret};
pub use serve::serve;
pub use sheet::{Readings, sheet};
pub use store::{Kept, Sqlite, Store, StoreFault, Write, Writer};
pub use table::{ActFault, Sitting, Table};

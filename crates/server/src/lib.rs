//! The desk: games refereed in the browser.
//!
//! One program, one file. The record of a game is the source of truth; every view is folded from it. An event is on
//! disk before it is acknowledged and before any other client sees it.

mod backup;
mod client;
mod connections;
mod deadlines;
mod desk;
mod evidence;
mod game_card;
mod game_summary;
mod game_wait;
mod guard;
mod import;
mod limits;
mod live_game;
mod log;
mod naming;
mod openapi;
mod position_faults;
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
mod sight;
mod socket;
mod store;
mod subscription;
mod tls;
mod typefaces;
mod utc;
mod view;
mod words;
mod written_moves;

pub use backup::{BackupFolder, ask_for_copy, backup_every, backup_when_wanted};
pub use desk::{Desk, NewGame, OpenFault};
pub use evidence::{
    Against, Damage, DamagedGame, DeskKey, FileNote, FoundHead, GivenHead, Head, KeyFault, PublicKey, RecordFault,
    Salvaged, Signature, Trouble, Verification, VerifiedRecord, WORDS as EVIDENCE_WORDS, salvage, seal_record,
    verify_file, verify_record, verify_text,
};
pub use limits::{Limits, Rate};
pub use live_game::{ActFault, GameState, LiveGame};
pub use log::{Log, Rotation};
pub use openapi::openapi;
pub use role::Role;
pub use routes::{app, helper_page};
pub use secret::{Digest, Secret};
pub use serve::{Front, listen, serve};
pub use settings::{Opening, Settings};
pub use shelf::GameFault;
pub use store::{
    DeletedGame, ListedGame, Meanwhile, Sqlite, Store, StoreFault, Stored, StoredGame, Write, Writer, beside,
    copy_closed, restore,
};
pub use tls::{Tls, TlsFault};

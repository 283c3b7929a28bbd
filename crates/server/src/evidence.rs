//! Evidence: what shows that a record is the one that was written.
//!
//! Every entry is chained to the one before it by its [`Head`], and the last head of a game is signed by the key of the desk.
//! Whoever changes, removes or exchanges something without the key is found out; against whoever holds the key only a head
//! that was printed, or a copy, helps.

mod damage;
mod file;
mod head;
mod key;
mod record;
mod salvage;
mod verification;
mod words;

pub use self::damage::{Damage, DamagedGame, FileNote};
pub(crate) use self::damage::{FiledEntry, FiledGame, links_digest};
pub use self::file::{Against, verify_file, verify_text};
pub use self::head::{GivenHead, Head};
pub use self::key::{DeskKey, KeyFault, PublicKey, Signature};
pub use self::record::{RecordFault, VerifiedRecord, seal_record, verify_record};
pub use self::salvage::{Salvaged, salvage};
pub use self::verification::{FoundHead, Trouble, Verification};
pub use self::words::WORDS;

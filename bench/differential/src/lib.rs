//! The same positions and games shown to J'adoube and its peers, whose answers must agree.
//!
//! [`Trio`] holds one position three times and compares all that can be asked of it. [`Player`] plays random games that
//! seek out what is rare: castling, en passant, promotion, check, pins. [`Features`] counts what was met on the way.
//! [`pgn`] tells what J'adoube, pgn-reader and python-chess find in the same PGN.

mod features;
pub mod pgn;
mod player;
mod trio;

pub use features::Features;
pub use jadoube_random::Random;
pub use player::Player;
pub use trio::Trio;

//! The same positions shown to J'adoube, shakmaty and cozy-chess, whose answers must agree.
//!
//! [`Trio`] holds one position three times and compares all that can be asked of it. [`Player`] plays random games that
//! seek out what is rare: castling, en passant, promotion, check, pins. [`Features`] counts what was met on the way.

mod features;
mod player;
mod random;
mod trio;

pub use features::Features;
pub use player::Player;
pub use random::Random;
pub use trio::Trio;

//! What the fuzz targets check: the properties that the tests check too.

#[path = "../../crates/board/tests/sound/mod.rs"]
pub mod sound;

pub mod pgn;
pub mod proof;
pub mod read;
pub mod san;

//! What different readers find in the same PGN.

mod corpus;
mod ours;
mod peer;
mod python;

use std::fmt;

pub use corpus::Corpus;
pub use ours::ours;
pub use peer::peer;
pub use python::Python;

/// What is in a game. Two readers that find the same agree.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Game {
    /// Names and values as they stand in the file, byte by byte.
    pub tags: Vec<(String, String)>,
    /// Moves of the main line, up to the first one that is not legal.
    pub moves: usize,
    /// The position after them, castling as in X-FEN; empty if there is none to start from.
    pub fen: String,
    /// Moves in variations, legal or not.
    pub varied: usize,
    /// Variations, at any depth.
    pub variations: usize,
    /// Comments in braces.
    pub comments: usize,
    /// Numeric annotation glyphs, with `!` and its like.
    pub nags: usize,
    /// How the moves end; empty if no result is written.
    pub result: &'static str,
}

/// One line: the form in which python-chess's reader tells a game.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} | {} | varied {} in {}, comments {}, nags {} | {}",
            self.moves, self.fen, self.varied, self.variations, self.comments, self.nags, self.result
        )?;
        self.tags
            .iter()
            .try_for_each(|(name, value)| write!(f, " | {name}={value}"))
    }
}

/// Bytes as text, one character for each.
fn latin1(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| char::from(byte)).collect()
}

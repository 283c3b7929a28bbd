//! Names for games and findings that stay the same wherever the game stands.

use std::fmt;
use std::str::FromStr;

use jadoube_board::{Color, Move, Position, Role};

use crate::finding::Kind;

/// A digest that grows by words and texts. Its definition is part of what findings are called by, so it never changes:
/// two halves of 64 bits, each multiplied by an odd number and folded.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub struct Digest(pub u64, pub u64);

impl Digest {
    /// The digest of nothing.
    pub const NOTHING: Digest = Digest(0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344);

    /// With a word more.
    #[inline]
    #[must_use]
    pub fn word(self, word: u64) -> Digest {
        Digest(
            fold(self.0 ^ word, 0x9e37_79b9_7f4a_7c15),
            fold(self.1 ^ word.rotate_left(32), 0xd1b5_4a32_d192_ed03),
        )
    }

    /// With a text more, and where it ends.
    #[inline]
    #[must_use]
    pub fn text(self, text: &[u8]) -> Digest {
        let mut digest = self;
        let (words, rest) = text.as_chunks::<8>();
        for word in words {
            digest = digest.word(u64::from_le_bytes(*word));
        }
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        digest.word(u64::from_le_bytes(last)).word(text.len() as u64)
    }

    /// With moves more, from square to square.
    #[inline]
    #[must_use]
    pub fn moves(self, moves: &[Move]) -> Digest {
        let mut digest = self;
        for four in moves.chunks(4) {
            let word = four.iter().fold(0, |word, &mv| word << 16 | code(mv));
            digest = digest.word(word);
        }
        digest.word(moves.len() as u64)
    }

    /// With a position more.
    #[must_use]
    pub fn position(self, position: &Position) -> Digest {
        let [a, b, c, d] = position.identity().words();
        self.word(a).word(b).word(c).word(d)
    }
}

/// Both halves of a product, folded; the constant keeps zero from staying zero.
#[inline]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0xa409_3822_299f_31d0) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

/// A move in 16 bits: from, to, and what a pawn becomes.
fn code(mv: Move) -> u64 {
    let becomes = match mv.promotion() {
        None => 0,
        Some(Role::Queen) => 1,
        Some(Role::Rook) => 2,
        Some(Role::Bishop) => 3,
        Some(Role::Knight) => 4,
        Some(Role::King | Role::Pawn) => 5,
    };
    mv.from().index() as u64 | (mv.to().index() as u64) << 6 | becomes << 12
}

/// The name of a finding: twelve letters and digits, made of its kind, its ply, whom it concerns and its game.
///
/// ```
/// use jadoube_audit::Id;
///
/// let id: Id = "k7wq2mzzpt40".parse()?;
/// assert_eq!(id.to_string(), "k7wq2mzzpt40");
/// # Ok::<(), jadoube_audit::ParseIdError>(())
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u64);

/// Digits and letters that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many letters a name has, of five bits each.
const LENGTH: u32 = 12;

impl Id {
    /// The name of a finding in a game.
    #[must_use]
    pub fn of(game: Digest, kind: Kind, ply: Option<u32>, player: Option<Color>) -> Id {
        let player = match player {
            None => 0,
            Some(Color::White) => 1,
            Some(Color::Black) => 2,
        };
        let digest = game.text(kind.as_str().as_bytes());
        let digest = digest.word(ply.map_or(u64::MAX, u64::from)).word(player);
        Id((digest.0 ^ digest.1) >> 4)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |n: u32| char::from(LETTERS[(self.0 >> (5 * (LENGTH - 1 - n)) & 31) as usize]);
        f.pad(&(0..LENGTH).map(letter).collect::<String>())
    }
}

/// The text is no name of a finding.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct ParseIdError;

impl fmt::Display for ParseIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a finding is called by {LENGTH} letters and digits")
    }
}

impl std::error::Error for ParseIdError {}

impl FromStr for Id {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Id, ParseIdError> {
        if text.len() != LENGTH as usize {
            return Err(ParseIdError);
        }
        let mut bits = 0;
        for byte in text.bytes() {
            let digit = LETTERS.iter().position(|&letter| letter == byte).ok_or(ParseIdError)?;
            bits = bits << 5 | digit as u64;
        }
        Ok(Id(bits))
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::{Color, Position};

    use super::{Digest, Id, ParseIdError};
    use crate::finding::Kind;

    #[test]
    fn names_never_change() {
        let position = Position::initial();
        let moves = ["e2e4", "g1f3"].map(|text| position.find(text.parse().unwrap()).unwrap());
        let game = Digest::NOTHING.text(b"Nimzo, Ann").moves(&moves).position(&position);
        let id = Id::of(game, Kind::PlayAfterFivefold, Some(31), Some(Color::Black));
        assert_eq!(id.to_string(), "9ybcqt4cwjby");
        assert_eq!(id.to_string().parse(), Ok(id));
    }

    #[test]
    fn whatever_differs_has_another_name() {
        let mut names = [
            Id::of(Digest::NOTHING, Kind::ClockGains, None, None),
            Id::of(Digest::NOTHING, Kind::ClockGains, Some(0), None),
            Id::of(Digest::NOTHING, Kind::ClockLoses, Some(0), None),
            Id::of(Digest::NOTHING, Kind::ClockGains, Some(0), Some(Color::White)),
            Id::of(Digest::NOTHING, Kind::ClockGains, Some(0), Some(Color::Black)),
            Id::of(Digest::NOTHING.text(b""), Kind::ClockGains, None, None),
            Id::of(Digest::NOTHING.text(b"\0"), Kind::ClockGains, None, None),
            Id::of(Digest::NOTHING.word(0), Kind::ClockGains, None, None),
        ];
        names.sort();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn other_texts_are_no_names() {
        for text in ["", "k7wq2mzzpt4", "k7wq2mzzpt4l", "K7WQ2MZZPT40", "k7wq2mzzpt400"] {
            assert_eq!(text.parse::<Id>(), Err(ParseIdError), "{text}");
        }
    }
}

//! The chain of a record.

use core::fmt;

/// The head of a record: a digest of its header and of every entry so far, in their order.
///
/// The head of a header is the BLAKE3 digest of `jadoube header`, a line feed and the line. The head after an entry is that of
/// `jadoube entry`, a line feed, the head before in hexadecimal, a line feed and the line. So anybody can follow the chain
/// with `b3sum`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Head(blake3::Hash);

impl Head {
    /// The head of a record without entries.
    #[must_use]
    pub fn of_header(line: &[u8]) -> Head {
        let mut hasher = blake3::Hasher::new();
        hasher.update(b"jadoube header\n").update(line);
        Head(hasher.finalize())
    }

    /// The head after one more entry.
    #[must_use]
    pub fn then(self, line: &[u8]) -> Head {
        let mut hasher = blake3::Hasher::new();
        hasher.update(b"jadoube entry\n");
        hasher.update(self.0.to_hex().as_bytes()).update(b"\n").update(line);
        Head(hasher.finalize())
    }

    /// The head after these entries.
    #[must_use]
    pub fn then_all<L: AsRef<[u8]>>(self, lines: impl IntoIterator<Item = L>) -> Head {
        lines.into_iter().fold(self, |head, line| head.then(line.as_ref()))
    }

    /// Its bytes, for the store.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }

    /// The head from its stored bytes.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Head> {
        let bytes = <[u8; 32]>::try_from(bytes).ok()?;
        Some(Head(blake3::Hash::from_bytes(bytes)))
    }

    /// The head from 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Head> {
        blake3::Hash::from_hex(text).ok().map(Head)
    }

    /// Its first sixteen hexadecimal digits in groups of four, as people compare them.
    #[must_use]
    pub fn short(&self) -> String {
        grouped(&self.to_string())
    }
}

/// All 64 hexadecimal digits.
impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.to_hex())
    }
}

/// The first sixteen digits in groups of four.
pub(super) fn grouped(hex: &str) -> String {
    let digits: Vec<char> = hex.chars().take(16).collect();
    let groups: Vec<String> = digits.chunks(4).map(|group| group.iter().collect()).collect();
    groups.join(" ")
}

/// A head as somebody has it on paper: its first digits, at least sixteen, with or without blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenHead {
    digits: String,
    game: Option<String>,
}

impl GivenHead {
    /// Reads a head: `3f2a 91bc 07d4 55e1`, or with the name of its game in front, `k7wq2mzzpt=3f2a91bc07d455e1`.
    #[must_use]
    pub fn read(text: &str) -> Option<GivenHead> {
        let (game, digits) = match text.split_once('=') {
            Some((game, digits)) => (Some(game.trim().to_owned()), digits),
            None => (None, text),
        };
        let is_blank = |symbol: &char| symbol.is_whitespace() || matches!(symbol, '-' | ':' | '\u{b7}');
        let digits: String = digits.chars().filter(|symbol| !is_blank(symbol)).collect();
        let digits = digits.to_ascii_lowercase();
        let is_head = (16..=64).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        is_head.then_some(GivenHead { digits, game })
    }

    /// Whether a head begins with these digits.
    #[must_use]
    pub fn is_of(&self, head: &Head) -> bool {
        self.is_start_of(&head.to_string())
    }

    /// Whether a head in hexadecimal digits begins with these.
    pub(super) fn is_start_of(&self, head: &str) -> bool {
        head.starts_with(&self.digits)
    }

    /// The game it is said to be of.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.game.as_deref()
    }
}

/// The first sixteen digits.
impl fmt::Display for GivenHead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&grouped(&self.digits))
    }
}

#[cfg(test)]
mod tests {
    use super::{GivenHead, Head};

    #[test]
    fn every_byte_and_every_place_counts() {
        let head = |lines: &[&str]| Head::of_header(b"h").then_all(lines);
        let whole = head(&["a", "b"]);
        for other in [&["b", "a"][..], &["a"], &["a", "c"], &["ab"], &["a", "b", ""], &[]] {
            assert_ne!(head(other), whole, "{other:?}");
        }
        assert_ne!(Head::of_header(b"i").then_all(["a", "b"]), whole);
        assert_eq!(Head::of_header(b"h").then(b"a").then(b"b"), whole);
        assert_eq!(Head::from_bytes(whole.as_bytes()), Some(whole));
        assert_eq!(Head::from_hex(&whole.to_string()), Some(whole));
        assert_eq!(whole.short().len(), 19);
    }

    #[test]
    fn a_head_is_read_from_paper() {
        let head = Head::of_header(b"h");
        let (short, whole) = (head.short(), head.to_string());
        for text in [
            short.as_str(),
            whole.as_str(),
            &short.to_uppercase(),
            &short.replace(' ', "-"),
        ] {
            assert!(GivenHead::read(text).unwrap().is_of(&head), "{text}");
        }
        let given = GivenHead::read(&format!("game={short}")).unwrap();
        assert_eq!((given.game(), given.is_of(&head)), (Some("game"), true));
        assert!(!given.is_of(&head.then(b"a")));
        for text in ["", "3f2a", "not a head at all", &"a".repeat(65)] {
            assert_eq!(GivenHead::read(text), None, "{text}");
        }
    }
}

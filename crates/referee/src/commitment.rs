//! A sealed move as something that nobody can read, and that fits one move only.

use core::fmt;
use core::str::FromStr;

use sha2::{Digest, Sha256};

/// What stands in the record for a sealed move until its envelope is opened: the SHA-256 of the salt, a colon and the move as it
/// is written, all in UTF-8. The salt and the move come with the opening, and not before.
///
/// Anybody can check it: `printf '%s' 'SALT:Rd7' | sha256sum`. A position has few moves, so the salt must be long and drawn by
/// chance; sixteen random bytes, written in hexadecimal, are enough.
///
/// ```
/// use jadoube_referee::Commitment;
///
/// let sealed = Commitment::of("9f86d081884c7d65", "Rd7");
/// assert_eq!(sealed.to_string(), "6606cc1ba10c28cdb0d63cf7159d55902ff70eeabafdb94ba9e4fd14639d9571");
/// assert!(sealed.fits("9f86d081884c7d65", "Rd7"));
/// assert!(!sealed.fits("9f86d081884c7d65", "Rd8"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment to a move as it is written, with this salt.
    #[must_use]
    pub fn of(salt: &str, text: &str) -> Commitment {
        let mut digest = Sha256::new();
        for part in [salt, ":", text] {
            digest.update(part.as_bytes());
        }
        Commitment(digest.finalize().into())
    }

    /// Whether this move was sealed with this salt.
    #[must_use]
    pub fn fits(self, salt: &str, text: &str) -> bool {
        self == Commitment::of(salt, text)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The text is not the sixty-four digits of a commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACommitment;

impl fmt::Display for NotACommitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a commitment has sixty-four hexadecimal digits, in small letters")
    }
}

impl core::error::Error for NotACommitment {}

impl FromStr for Commitment {
    type Err = NotACommitment;

    fn from_str(text: &str) -> Result<Commitment, NotACommitment> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 64 || !text.bytes().all(is_digit) {
            return Err(NotACommitment);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = core::str::from_utf8(digits).map_err(|_| NotACommitment)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| NotACommitment)?;
        }
        Ok(Commitment(bytes))
    }
}

//! The secrets in links. The desk stores only their digests.

use core::fmt;

/// Characters that are hard to confuse: no `0` and `o`, no `1`, `i` and `l`.
const LETTERS: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz_";

/// A secret, as it stands in a link.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new secret of 130 random bits.
    ///
    /// # Errors
    ///
    /// If the system has no random numbers.
    pub fn new() -> Result<Secret, getrandom::Error> {
        random_letters::<26>().map(Secret)
    }

    /// The secret as text, for a link.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    /// Keeps secrets out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A new name for a game: 50 random bits, enough to make collisions unlikely.
///
/// # Errors
///
/// If the system has no random numbers.
pub(crate) fn new_id() -> Result<String, getrandom::Error> {
    random_letters::<10>()
}

fn random_letters<const N: usize>() -> Result<String, getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
    Ok(bytes.into_iter().map(letter).collect())
}

/// The digest of a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Digest(blake3::Hash);

impl Digest {
    /// The digest of a presented secret. Digests are compared in constant time.
    #[must_use]
    pub fn of(secret: &str) -> Digest {
        Digest(blake3::hash(secret.as_bytes()))
    }

    /// Its bytes, for the store.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }

    /// The digest from its stored bytes.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Digest> {
        <[u8; 32]>::try_from(bytes)
            .ok()
            .map(|bytes| Digest(blake3::Hash::from_bytes(bytes)))
    }
}

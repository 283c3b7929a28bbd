//! The key of a desk, with which it signs.

use core::fmt;

use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use rustls_pki_types::PrivateKeyDer;
use rustls_pki_types::pem::PemObject;

use crate::evidence::head::grouped;

/// The secret key of a desk: Ed25519. It is kept beside the file of the desk, never in it.
pub struct DeskKey(Ed25519KeyPair);

/// The public key of a desk, by which everybody can check what it has signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKey([u8; 32]);

/// A signature.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Signature([u8; 64]);

/// Why there is no key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyFault {
    /// The text is no Ed25519 key in PEM format.
    NoKey,
    /// The system has no random numbers.
    Chance,
}

impl DeskKey {
    /// A new key, and the same in PEM format to be kept.
    ///
    /// # Errors
    ///
    /// If the system has no random numbers.
    pub fn new() -> Result<(DeskKey, String), KeyFault> {
        let made = rcgen::KeyPair::generate_for(&rcgen::PKCS_ED25519).map_err(|_| KeyFault::Chance)?;
        let pem = made.serialize_pem();
        Ok((DeskKey::from_pem(&pem)?, pem))
    }

    /// Reads a key in PEM format.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn from_pem(pem: &str) -> Result<DeskKey, KeyFault> {
        let key = PrivateKeyDer::from_pem_slice(pem.as_bytes()).map_err(|_| KeyFault::NoKey)?;
        let pair = Ed25519KeyPair::from_pkcs8_maybe_unchecked(key.secret_der());
        pair.map(DeskKey).map_err(|_| KeyFault::NoKey)
    }

    /// Signs a message.
    #[must_use]
    pub fn sign(&self, message: &[u8]) -> Signature {
        let mut bytes = [0; 64];
        bytes.copy_from_slice(self.0.sign(message).as_ref());
        Signature(bytes)
    }

    /// The public key that belongs to it.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        let mut bytes = [0; 32];
        bytes.copy_from_slice(self.0.public_key().as_ref());
        PublicKey(bytes)
    }
}

/// Keeps the key out of logs.
impl fmt::Debug for DeskKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DeskKey(…)")
    }
}

impl PublicKey {
    /// Whether a signature is one of this key over this message.
    #[must_use]
    pub fn has_signed(&self, message: &[u8], signature: &Signature) -> bool {
        UnparsedPublicKey::new(&ED25519, &self.0)
            .verify(message, &signature.0)
            .is_ok()
    }

    /// Its bytes, for the store.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The key from its stored bytes.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<PublicKey> {
        <[u8; 32]>::try_from(bytes).ok().map(PublicKey)
    }

    /// The key from 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<PublicKey> {
        PublicKey::from_bytes(&unhex(text)?)
    }

    /// Its first sixteen hexadecimal digits in groups of four, as people compare them.
    #[must_use]
    pub fn short(&self) -> String {
        grouped(&self.to_string())
    }
}

/// All 64 hexadecimal digits.
impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl Signature {
    /// Its bytes, for the store.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The signature from its stored bytes.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Signature> {
        <[u8; 64]>::try_from(bytes).ok().map(Signature)
    }

    /// The signature from 128 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Signature> {
        Signature::from_bytes(&unhex(text)?)
    }
}

/// All 128 hexadecimal digits.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature({self})")
    }
}

impl fmt::Display for KeyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            KeyFault::NoKey => "it is no Ed25519 key in PEM format",
            KeyFault::Chance => "the system has no random numbers",
        })
    }
}

impl core::error::Error for KeyFault {}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes from hexadecimal digits.
fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    let byte = |pair: &[u8]| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok();
    digits.chunks(2).map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::{DeskKey, PublicKey, Signature};

    #[test]
    fn what_a_key_signs_it_has_signed_and_nothing_else() {
        let ((key, pem), (other, _)) = (DeskKey::new().unwrap(), DeskKey::new().unwrap());
        let signature = key.sign(b"a");
        let public = PublicKey::from_hex(&key.public().to_string()).unwrap();
        assert!(public.has_signed(b"a", &signature));
        assert!(!public.has_signed(b"b", &signature));
        assert!(!other.public().has_signed(b"a", &signature));
        let signature = Signature::from_hex(&signature.to_string()).unwrap();
        assert!(DeskKey::from_pem(&pem).unwrap().public().has_signed(b"a", &signature));
        assert!(DeskKey::from_pem("no key").is_err());
    }
}

//! A quick hash.

use std::hash::Hasher;

/// A quick hash of keys, which nobody chooses to collide.
#[derive(Default)]
pub(crate) struct Fold(u64);

impl Hasher for Fold {
    fn write_u64(&mut self, word: u64) {
        let product = (self.0 ^ word) as u128 * 0x9e37_79b9_7f4a_7c15;
        self.0 = product as u64 ^ (product >> 64) as u64;
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

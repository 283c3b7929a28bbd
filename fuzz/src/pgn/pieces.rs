//! A source that gives a text in short pieces.

use std::io::{self, Read};

pub(super) struct Pieces<'a> {
    text: &'a [u8],
    random: u64,
}

impl<'a> Pieces<'a> {
    pub(super) fn new(text: &'a [u8], seed: u64) -> Pieces<'a> {
        Pieces { text, random: seed }
    }
}

impl Read for Pieces<'_> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let number = (self.random >> 33) as usize;
        if number.is_multiple_of(7) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let len = (1 + number % 60).min(self.text.len()).min(room.len());
        let (piece, rest) = self.text.split_at(len);
        room[..len].copy_from_slice(piece);
        self.text = rest;
        Ok(len)
    }
}

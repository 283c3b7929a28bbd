//! J'adoube itself.

use std::hint::black_box;
use std::io::{self, Read};

use jadoube_board::Position;
use jadoube_notation::pgn::{Place, Reader, Skip, Text, Visitor};
use jadoube_notation::san::San;

use super::Counts;

pub(super) fn lexed(text: &[u8]) -> Counts {
    let mut visitor = Lexer::default();
    let mut reader = Reader::new(text);
    while reader.read_game(&mut visitor).expect("memory can be read") {
        visitor.counts.games += 1;
    }
    visitor.counts
}

pub(super) fn checked(text: &[u8]) -> Counts {
    checked_from(text).expect("memory can be read")
}

/// Checks the games of any source.
pub(crate) fn checked_from(input: impl Read) -> io::Result<Counts> {
    let mut visitor = Checker {
        counts: Counts::default(),
        position: Some(Position::initial()),
    };
    let mut reader = Reader::new(input);
    while reader.read_game(&mut visitor)? {}
    Ok(visitor.counts)
}

#[derive(Default)]
struct Lexer {
    counts: Counts,
}

impl Visitor for Lexer {
    #[inline(always)]
    fn san(&mut self, san: San, _: Place) {
        black_box(&san);
        self.counts.moves += 1;
    }
}

struct Checker {
    counts: Counts,
    /// `None` after a move that is not legal.
    position: Option<Position>,
}

impl Visitor for Checker {
    fn begin_game(&mut self) {
        self.position = Some(Position::initial());
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        if name.bytes() == b"FEN" {
            self.position = value.decode().parse().ok();
        }
    }

    #[inline(always)]
    fn san(&mut self, san: San, _: Place) {
        if let Some(position) = &mut self.position {
            match san.follow(position) {
                Ok(_) => self.counts.moves += 1,
                Err(_) => self.position = None,
            }
        }
    }

    fn begin_variation(&mut self) -> Skip {
        Skip::Yes
    }

    fn end_game(&mut self) {
        self.counts.games += 1;
        self.counts.broken += u64::from(black_box(&self.position).is_none());
    }
}

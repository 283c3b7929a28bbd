//! Games that stand in the files twice.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::sync::Arc;

use jadoube_laws::Edition;
use jadoube_notation::pgn::{Reader, Skip, Text, Visitor};

use crate::auditor::Mark;
use crate::digest::Id;
use crate::finding::{Facts, Finding, Kind, Severity, Spot};
use crate::header::{Header, TagBuffer};
use crate::in_force::{Basis, edition_of};
use crate::pieces::breaks;
use crate::proof::Proof;

/// Both halves of a digest.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
struct Key(u64, u64);

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0);
    }
}

/// Digests are mixed already: one half of them will do for a table.
#[derive(Debug, Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = word;
    }
}

/// The games that were read, by their digests.
#[derive(Debug)]
pub(crate) struct Duplicates {
    /// Where each stands: the number of its file, and its number there.
    games: HashMap<Key, (u32, u64), BuildHasherDefault<Mixed>>,
    files: Vec<String>,
    most: usize,
    not_compared: u64,
}

impl Duplicates {
    pub(crate) fn new(most: usize) -> Duplicates {
        Duplicates {
            games: HashMap::default(),
            files: Vec::new(),
            most,
            not_compared: 0,
        }
    }

    /// A file begins. Its number is returned.
    pub(crate) fn begin(&mut self, file: &str) -> u32 {
        self.files.push(file.to_owned());
        self.files.len() as u32 - 1
    }

    /// How many games were not remembered, since there are too many.
    pub(crate) fn not_compared(&self) -> u64 {
        self.not_compared
    }

    /// A game of a piece, before which there were so many in the file. If it was met before, that is found.
    pub(crate) fn meet(
        &mut self,
        mark: &Mark,
        file: u32,
        before: u64,
        text: &[u8],
        edition: Option<Edition>,
    ) -> Option<Finding> {
        let key = Key(mark.digest.0, mark.digest.1);
        let number = before + u64::from(mark.game);
        let Some(&(first_file, first)) = self.games.get(&key) else {
            match self.games.len() < self.most {
                true => {
                    self.games.insert(key, (file, number));
                }
                false => self.not_compared += 1,
            }
            return None;
        };
        let header = header_at(&text[mark.start as usize..], mark.plies);
        let (edition, basis) = match edition {
            Some(edition) => (edition, Basis::Asked),
            None => edition_of(header.day().as_bytes()),
        };
        let facts = Facts::none()
            .with("file", self.files[first_file as usize].clone())
            .with("first", first);
        Some(Finding {
            id: Id::of(mark.digest, Kind::DuplicateGame, None, None),
            kind: Kind::DuplicateGame,
            severity: Severity::Warning,
            edition,
            basis,
            pace: mark.pace,
            citations: Vec::new(),
            game: u64::from(mark.game),
            spot: Spot {
                byte: u64::from(mark.start),
                line: breaks(&text[..mark.start as usize]) + 1,
                column: 1,
            },
            ply: None,
            position: None,
            facts,
            proof: Proof::File,
            verified: None,
            header: Arc::new(header),
        })
    }
}

/// The tags of the game at the beginning of a text.
fn header_at(text: &[u8], plies: u32) -> Header {
    #[derive(Default)]
    struct Tags(TagBuffer);

    impl Visitor for Tags {
        fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
            self.0.put(name.bytes(), value.bytes());
        }

        fn begin_moves(&mut self) -> Skip {
            Skip::Yes
        }
    }

    let mut tags = Tags::default();
    // Memory does not fail to be read.
    let _ = Reader::new(text).read_game(&mut tags);
    tags.0.header(plies)
}

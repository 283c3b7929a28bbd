//! What a verification finds.

use serde::Serialize;

use crate::evidence::damage::{DamagedGame, FileNote};
use crate::evidence::head::GivenHead;
use crate::evidence::key::PublicKey;
use crate::evidence::record::RecordFault;

/// What a file or a record was found to be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verification {
    /// How many games there are.
    pub games: usize,
    /// How many entries they have together.
    pub entries: usize,
    /// The public key that has signed them.
    pub key: Option<PublicKey>,
    /// What is wrong.
    pub troubles: Vec<Trouble>,
    /// What there is to know.
    pub notes: Vec<FileNote>,
    /// The heads that were asked for and found: the head, the game, and after how many of how many entries.
    pub found: Vec<FoundHead>,
}

/// A head that somebody had on paper, and that stands in the chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FoundHead {
    /// Its first digits.
    pub head: String,
    /// The game.
    pub game: String,
    /// The entry after which the record had it.
    pub after: usize,
    /// How many entries the record has.
    pub entries: usize,
}

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "trouble", rename_all = "kebab-case")]
pub enum Trouble {
    /// With a game.
    Game(DamagedGame),
    /// With the file as a whole.
    File(FileNote),
    /// With a record and its seal.
    Record(RecordFault),
    /// No game has, or has had, this head.
    NoSuchHead {
        /// Its first digits.
        head: String,
        /// The game it was said to be of.
        game: Option<String>,
    },
    /// The signatures are of another key than the one that was asked for.
    OtherKey {
        /// The key that was asked for.
        asked: String,
    },
    /// A game of the copy is not in the file.
    NotInFile {
        /// The game.
        game: String,
    },
    /// The header of a game is another one than in the copy.
    HeaderDiffers {
        /// The game.
        game: String,
    },
    /// An entry is another one than in the copy.
    EntryDiffers {
        /// The game.
        game: String,
        /// The number of the entry.
        n: usize,
    },
    /// A game ends earlier than in the copy.
    EndsEarlier {
        /// The game.
        game: String,
        /// How many entries it has.
        entries: usize,
        /// How many it has in the copy.
        copy: usize,
    },
}

/// A record, as far as it is held against heads and copies.
pub(super) struct Chain {
    pub(super) game: String,
    /// The header and the entries.
    pub(super) lines: Vec<Vec<u8>>,
    /// The head of the header, and that after each entry.
    pub(super) heads: Vec<String>,
}

impl Verification {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_fine(&self) -> bool {
        self.troubles.is_empty()
    }

    pub(super) fn note(&mut self, notes: Vec<FileNote>) {
        for note in notes {
            match note.is_trouble() {
                true => self.troubles.push(Trouble::File(note)),
                false => self.notes.push(note),
            }
        }
    }

    /// Whether the games have the heads that somebody has on paper.
    pub(super) fn look_for(&mut self, given: &[GivenHead], chains: &[Chain]) {
        for head in given {
            let of_game = |chain: &&Chain| head.game().is_none_or(|game| game == chain.game);
            let found = chains.iter().filter(of_game).find_map(|chain| {
                let after = chain.heads.iter().rposition(|known| head.is_start_of(known))?;
                Some(FoundHead {
                    head: head.to_string(),
                    game: chain.game.clone(),
                    after,
                    entries: chain.heads.len() - 1,
                })
            });
            match found {
                Some(found) => self.found.push(found),
                None => self.troubles.push(Trouble::NoSuchHead {
                    head: head.to_string(),
                    game: head.game().map(str::to_owned),
                }),
            }
        }
    }

    /// Holds games against a copy, which may be older.
    pub(super) fn compare(&mut self, chains: &[Chain], copies: &[Chain], deleted: &[String]) {
        for copy in copies.iter().filter(|copy| !deleted.contains(&copy.game)) {
            let game = copy.game.clone();
            let Some(chain) = chains.iter().find(|chain| chain.game == copy.game) else {
                self.troubles.push(Trouble::NotInFile { game });
                continue;
            };
            let differs = chain
                .lines
                .iter()
                .zip(&copy.lines)
                .position(|(left, right)| left != right);
            match differs {
                Some(0) => self.troubles.push(Trouble::HeaderDiffers { game }),
                Some(n) => self.troubles.push(Trouble::EntryDiffers { game, n }),
                None if chain.lines.len() < copy.lines.len() => self.troubles.push(Trouble::EndsEarlier {
                    game,
                    entries: chain.lines.len().saturating_sub(1),
                    copy: copy.lines.len() - 1,
                }),
                None => {}
            }
        }
    }
}

//! What can be wrong with a stored game, and with the file that holds it.

use serde::Serialize;

use crate::evidence::head::Head;
use crate::evidence::key::{PublicKey, Signature};

/// What is wrong with a stored game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "damage", rename_all = "kebab-case")]
pub enum Damage {
    /// Its header, with the names of the players and the terms, is not the one that was written.
    Header,
    /// This entry is not the one that was written.
    Entry {
        /// Its number.
        n: u32,
    },
    /// The chain is interrupted at this entry: what ties it to the one before is gone.
    Unchained {
        /// Its number.
        n: u32,
    },
    /// Entries are missing.
    Missing {
        /// The number of the first.
        from: u32,
        /// The number of the last.
        to: u32,
    },
    /// There are entries that the desk did not write.
    Added {
        /// The number of the first.
        from: u32,
    },
    /// The digests of its links are not those that were written.
    Links,
    /// The desk has not signed the game as it stands here: its last head, its result, its times or its place in the archive.
    Unsigned,
    /// Its record is whole, but its links or its place in the archive are older than what was written last.
    Older,
    /// The desk opened it, and it is no longer in the file.
    Gone,
    /// It is in the file, and the desk has not opened it.
    Unknown,
    /// The file lacks what was written last, and it is not known whether entries of this game were among it.
    Uncertain,
    /// The referee cannot read its record.
    Unreadable {
        /// Why.
        why: String,
    },
}

/// A game that is kept aside because something is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DamagedGame {
    /// Its name in URLs.
    pub id: String,
    /// The player of the white pieces, if the header can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    /// The player of the black pieces, if the header can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
    /// What is wrong, the first first.
    pub damages: Vec<Damage>,
}

/// What there is to say about a file as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "note", rename_all = "kebab-case")]
pub enum FileNote {
    /// The structure of the file is damaged. What is said of the games is what can be read without it.
    Structure,
    /// The register of games is not the one that was written, from this line on.
    Register {
        /// The number of the line.
        n: u32,
    },
    /// The desk has not signed the file as it stands: games are missing at its end, or were put back to an earlier state.
    Manifest,
    /// What is left of a deleted game is not what was written.
    Trace {
        /// The game.
        game: String,
    },
    /// There is no key in the file, and so nothing can be checked by it.
    NoKey,
    /// Games were chained when a newer version first opened the file. This says nothing of what was changed before.
    Adopted {
        /// How many games.
        games: u32,
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// From then on the desk signed with another key.
    OtherKey {
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// When the desk was opened then, it found that it had not signed the file as it stood.
    ManifestThen {
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// It was noticed then that the file lacks what was written last: the write-ahead log is missing or damaged.
    Behind {
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// What could be saved of a damaged file was written then.
    Salvaged {
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// The desk is open, or was not closed.
    Open,
}

impl FileNote {
    /// Whether it is something wrong, and not only something to know.
    #[must_use]
    pub fn is_trouble(&self) -> bool {
        !matches!(
            self,
            FileNote::Adopted { .. } | FileNote::OtherKey { .. } | FileNote::Salvaged { .. } | FileNote::Open
        )
    }
}

/// A game as it stands in a file, unchecked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FiledGame {
    pub(crate) id: String,
    pub(crate) header: Vec<u8>,
    pub(crate) created: i64,
    pub(crate) written: Option<i64>,
    pub(crate) archived: i64,
    pub(crate) over: i64,
    /// How many entries there should be.
    pub(crate) entries: i64,
    /// The head of its header.
    pub(crate) start: Vec<u8>,
    /// The head of its last entry.
    pub(crate) head: Vec<u8>,
    /// The digest of its links.
    pub(crate) links: Vec<u8>,
    pub(crate) signature: Vec<u8>,
    /// What the list of games shows of it.
    pub(crate) summary: Option<String>,
    /// In the order of their numbers.
    pub(crate) lines: Vec<FiledEntry>,
    /// The role and the digest of each link.
    pub(crate) secrets: Vec<(String, Vec<u8>)>,
}

/// An entry as it stands in a file, unchecked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FiledEntry {
    pub(crate) n: i64,
    pub(crate) line: Vec<u8>,
    pub(crate) head: Vec<u8>,
}

impl FiledGame {
    /// What is wrong with it, in the order of the record.
    pub(crate) fn damages(&self, key: Option<&PublicKey>) -> Vec<Damage> {
        let mut found = Vec::new();
        if self.start != Head::of_header(&self.header).as_bytes() {
            found.push(Damage::Header);
        }
        self.check_lines(&mut found);
        if self.links != links_digest(&self.secrets) {
            found.push(Damage::Links);
        }
        if key.is_some_and(|key| !self.is_signed_by(key)) {
            found.push(Damage::Unsigned);
        }
        found
    }

    fn check_lines(&self, found: &mut Vec<Damage>) {
        let number = |n: i64| u32::try_from(n).unwrap_or(u32::MAX);
        let (mut before, mut next) = (&self.start, 1);
        for FiledEntry { n, line, head } in &self.lines {
            if *n > self.entries {
                found.push(Damage::Added { from: number(*n) });
                return;
            }
            if *n > next {
                let (from, to) = (number(next), number(n - 1));
                found.push(Damage::Missing { from, to });
            } else if Head::from_bytes(head).is_none() || head.iter().all(|byte| *byte == 0) {
                found.push(Damage::Unchained { n: number(*n) });
            } else if Head::from_bytes(before).is_none_or(|before| before.then(line).as_bytes() != head) {
                found.push(Damage::Entry { n: number(*n) });
            }
            (before, next) = (head, n + 1);
        }
        if next <= self.entries {
            let (from, to) = (number(next), number(self.entries));
            found.push(Damage::Missing { from, to });
        } else if *before != self.head {
            found.push(Damage::Unchained { n: number(next - 1) });
        }
    }

    fn is_signed_by(&self, key: &PublicKey) -> bool {
        let signature = Signature::from_bytes(&self.signature);
        signature.is_some_and(|signature| key.has_signed(&self.message(), &signature))
    }

    /// What the desk signs: everything about the game, its record and its links by their digests.
    pub(crate) fn message(&self) -> Vec<u8> {
        let hex = |bytes: &[u8]| -> String { bytes.iter().map(|byte| format!("{byte:02x}")).collect() };
        let written = self.written.map_or("-".to_owned(), |written| written.to_string());
        let FiledGame {
            id,
            created,
            archived,
            over,
            entries,
            ..
        } = self;
        let (start, head, links) = (hex(&self.start), hex(&self.head), hex(&self.links));
        let digest = |summary: &String| blake3::hash(summary.as_bytes()).to_hex().to_string();
        let summary = self.summary.as_ref().map_or("-".to_owned(), digest);
        format!(
            "jadoube game\n{id}\n{created}\n{written}\n{archived}\n{over}\n{entries}\n{start}\n{head}\n{links}\n{summary}\n"
        )
        .into_bytes()
    }

    /// The head after so many entries, as it was stored.
    pub(crate) fn head_after(&self, entries: i64) -> Option<&[u8]> {
        match entries {
            0 => Some(&self.start),
            n => self
                .lines
                .iter()
                .find(|line| line.n == n)
                .map(|line| line.head.as_slice()),
        }
    }

    /// Whether it has this head after so many entries.
    pub(crate) fn has(&self, entries: i64, head: &str) -> bool {
        let stored = self.head_after(entries).and_then(Head::from_bytes);
        stored.is_some_and(|stored| stored.to_string() == head)
    }

    /// Both players, as far as the header can be read.
    pub(crate) fn players(&self) -> (Option<String>, Option<String>) {
        let header: serde_json::Value = serde_json::from_slice(&self.header).unwrap_or_default();
        let player = |color: &str| header["heading"][color].as_str().map(str::to_owned);
        (player("white"), player("black"))
    }

    /// The game as one that is kept aside.
    pub(crate) fn damaged(&self, damages: Vec<Damage>) -> DamagedGame {
        let (white, black) = self.players();
        DamagedGame {
            id: self.id.clone(),
            white,
            black,
            damages,
        }
    }
}

/// The digest of the links of a game.
pub(crate) fn links_digest(secrets: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut sorted: Vec<_> = secrets.iter().collect();
    sorted.sort();
    let mut hasher = blake3::Hasher::new();
    hasher.update(b"jadoube links\n");
    for (role, digest) in sorted {
        for part in [role.as_bytes(), digest] {
            hasher.update(&(part.len() as u64).to_be_bytes()).update(part);
        }
    }
    hasher.finalize().as_bytes().to_vec()
}

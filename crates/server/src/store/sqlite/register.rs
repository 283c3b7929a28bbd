//! The register of a file: what the desk did with whole games, chained like a record.

use core::fmt;

use rusqlite::{Connection, params};

use crate::evidence::{FileNote, Head};
use crate::store::sqlite::acknowledged::LastKnown;

/// The header of every register.
const HEADER: &[u8] = b"jadoube register";

/// A line of the register. Moments are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RegisterLine {
    /// A game was opened.
    Opened { game: String, at: i64 },
    /// A game of a version without chains was chained as it stood.
    Adopted { game: String, at: i64 },
    /// A game was deleted; the digest is that of all that is left of it.
    Deleted { game: String, at: i64, trace: String },
    /// From here on the desk signs with another key.
    Key { public: String, at: i64 },
    /// It is known what a game had.
    Acknowledged { game: String, last: LastKnown },
    /// It is not known whether entries of this game were lost.
    Uncertain { game: String },
    /// The file was not as the desk had signed it.
    Manifest { at: i64 },
    /// The file lacked what was written last.
    Behind { at: i64 },
    /// The file was written from what could be saved of another.
    Salvaged { at: i64 },
}

impl fmt::Display for RegisterLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RegisterLine::Opened { game, at } => write!(f, "opened {game} {at}"),
            RegisterLine::Adopted { game, at } => write!(f, "adopted {game} {at}"),
            RegisterLine::Deleted { game, at, trace } => write!(f, "deleted {game} {at} {trace}"),
            RegisterLine::Key { public, at } => write!(f, "key {public} {at}"),
            RegisterLine::Acknowledged {
                game,
                last: LastKnown { entries, head, seal },
            } => write!(f, "acknowledged {game} {entries} {head} {seal}"),
            RegisterLine::Uncertain { game } => write!(f, "uncertain {game}"),
            RegisterLine::Manifest { at } => write!(f, "manifest {at}"),
            RegisterLine::Behind { at } => write!(f, "behind {at}"),
            RegisterLine::Salvaged { at } => write!(f, "salvaged {at}"),
        }
    }
}

impl RegisterLine {
    /// Reads a line.
    pub(crate) fn read(line: &str) -> Option<RegisterLine> {
        let words: Vec<&str> = line.split(' ').collect();
        let moment = |text: &str| text.parse().ok();
        Some(match words[..] {
            ["opened", game, at] => RegisterLine::Opened {
                game: game.to_owned(),
                at: moment(at)?,
            },
            ["adopted", game, at] => RegisterLine::Adopted {
                game: game.to_owned(),
                at: moment(at)?,
            },
            ["deleted", game, at, trace] => RegisterLine::Deleted {
                game: game.to_owned(),
                at: moment(at)?,
                trace: trace.to_owned(),
            },
            ["key", public, at] => RegisterLine::Key {
                public: public.to_owned(),
                at: moment(at)?,
            },
            ["acknowledged", game, entries, head, seal] => RegisterLine::Acknowledged {
                game: game.to_owned(),
                last: LastKnown {
                    entries: entries.parse().ok()?,
                    head: head.to_owned(),
                    seal: seal.to_owned(),
                },
            },
            ["uncertain", game] => RegisterLine::Uncertain { game: game.to_owned() },
            ["manifest", at] => RegisterLine::Manifest { at: moment(at)? },
            ["behind", at] => RegisterLine::Behind { at: moment(at)? },
            ["salvaged", at] => RegisterLine::Salvaged { at: moment(at)? },
            _ => return None,
        })
    }
}

/// Where the register ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RegisterEnd {
    pub(crate) lines: i64,
    pub(crate) head: Head,
}

impl RegisterEnd {
    /// Of a register without lines.
    pub(crate) fn empty() -> RegisterEnd {
        RegisterEnd {
            lines: 0,
            head: Head::of_header(HEADER),
        }
    }

    /// Enters a line.
    pub(crate) fn enter(&mut self, connection: &Connection, line: &RegisterLine) -> rusqlite::Result<()> {
        let text = line.to_string();
        let next = RegisterEnd {
            lines: self.lines + 1,
            head: self.head.then(text.as_bytes()),
        };
        connection
            .prepare_cached("INSERT INTO register (n, line, head) VALUES (?, ?, ?)")?
            .execute(params![next.lines, text, next.head.as_bytes()])?;
        *self = next;
        Ok(())
    }
}

/// A line as it stands in a file, unchecked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FiledLine {
    pub(crate) n: i64,
    pub(crate) line: Vec<u8>,
    pub(crate) head: Vec<u8>,
}

/// The register as it was read: the lines that can be read, where it ends, and the first place that is not as it was written.
pub(crate) struct Register {
    pub(crate) lines: Vec<RegisterLine>,
    pub(crate) end: RegisterEnd,
    pub(crate) broken: Option<u32>,
}

impl Register {
    /// Checks the lines of a file. What can be read counts even where the chain is broken: it names games.
    pub(crate) fn of(filed: &[FiledLine]) -> Register {
        let (mut lines, mut end, mut broken) = (Vec::new(), RegisterEnd::empty(), None);
        for FiledLine { n, line, head } in filed {
            let expect = end.head.then(line);
            let read = str::from_utf8(line).ok().and_then(RegisterLine::read);
            if *n != end.lines + 1 || expect.as_bytes() != head || read.is_none() {
                broken = broken.or(u32::try_from(end.lines + 1).ok());
            }
            lines.extend(read);
            end = RegisterEnd {
                lines: *n,
                head: Head::from_bytes(head).unwrap_or(expect),
            };
        }
        Register { lines, end, broken }
    }

    /// What the lines say about the file as a whole.
    pub(crate) fn notes(&self) -> Vec<FileNote> {
        let mut notes: Vec<FileNote> = self.broken.map(|n| FileNote::Register { n }).into_iter().collect();
        let adopted = self.lines.iter().filter_map(|line| match line {
            RegisterLine::Adopted { at, .. } => Some(*at),
            _ => None,
        });
        let adopted: Vec<i64> = adopted.collect();
        if let Some(at) = adopted.last() {
            let games = u32::try_from(adopted.len()).unwrap_or(u32::MAX);
            notes.push(FileNote::Adopted { games, at: *at });
        }
        notes.extend(self.lines.iter().filter_map(|line| match line {
            RegisterLine::Manifest { at } => Some(FileNote::ManifestThen { at: *at }),
            RegisterLine::Behind { at } => Some(FileNote::Behind { at: *at }),
            RegisterLine::Salvaged { at } => Some(FileNote::Salvaged { at: *at }),
            _ => None,
        }));
        let keys = self.lines.iter().filter_map(|line| match line {
            RegisterLine::Key { at, .. } => Some(FileNote::OtherKey { at: *at }),
            _ => None,
        });
        // The first key is no other one.
        notes.extend(keys.skip(1));
        notes
    }
}

#[cfg(test)]
mod tests {
    use super::RegisterLine;
    use crate::store::sqlite::acknowledged::LastKnown;

    #[test]
    fn every_line_is_read_as_it_was_written() {
        let game = || "k7wq2mzzpt".to_owned();
        for line in [
            RegisterLine::Opened { game: game(), at: 1 },
            RegisterLine::Adopted { game: game(), at: -1 },
            RegisterLine::Deleted {
                game: game(),
                at: 1,
                trace: "ab".to_owned(),
            },
            RegisterLine::Key {
                public: "ab".to_owned(),
                at: 1,
            },
            RegisterLine::Acknowledged {
                game: game(),
                last: LastKnown {
                    entries: 7,
                    head: "ab".to_owned(),
                    seal: "cd".to_owned(),
                },
            },
            RegisterLine::Uncertain { game: game() },
            RegisterLine::Manifest { at: 1 },
            RegisterLine::Behind { at: 1 },
            RegisterLine::Salvaged { at: 1 },
        ] {
            assert_eq!(RegisterLine::read(&line.to_string()), Some(line));
        }
        assert_eq!(RegisterLine::read("opened"), None);
    }
}

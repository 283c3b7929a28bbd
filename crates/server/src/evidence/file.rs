//! Verification of files and records.

use std::fs;
use std::path::Path;

use tempfile::tempdir;

use crate::evidence::damage::{FileNote, FiledGame};
use crate::evidence::head::{GivenHead, Head};
use crate::evidence::key::{DeskKey, PublicKey};
use crate::evidence::record::{RecordFault, VerifiedRecord, verify_record};
use crate::evidence::salvage::contents_of_pages;
use crate::evidence::verification::{Chain, Trouble, Verification};
use crate::store::sqlite::{FileContents, lost, read_file};
use crate::store::{StoreFault, beside};

/// What a file or a record is held against.
#[derive(Clone, Debug, Default)]
pub struct Against<'a> {
    /// Heads that somebody has on paper.
    pub heads: &'a [GivenHead],
    /// A copy, such as a backup: another file, or a record.
    pub copy: Option<&'a Path>,
    /// The first digits of the public key of the desk.
    pub key: Option<&'a str>,
}

/// Verifies the file of a desk: every chain, every signature, and that no game is missing. The file is copied first, and stays
/// as it is.
///
/// # Errors
///
/// If a file cannot be read, is not a desk's or is of another version.
pub fn verify_file(path: &Path, against: &Against<'_>) -> Result<Verification, StoreFault> {
    let (contents, is_whole) = contents(path)?;
    let had_log = beside(path, "-wal").exists();
    let check = contents.check(key_beside(path), &lost(&contents, path, had_log));
    let mut found = Verification {
        games: contents.games.len(),
        entries: contents.games.iter().map(|game| game.lines.len()).sum(),
        key: check.key,
        ..Verification::default()
    };
    if !is_whole {
        found.troubles.push(Trouble::File(FileNote::Structure));
    }
    found.troubles.extend(check.damaged.into_iter().map(Trouble::Game));
    found.note(check.notes);
    let chains: Vec<Chain> = contents.games.iter().map(chain).collect();
    let deleted: Vec<String> = contents.traces.iter().map(|trace| trace.game.clone()).collect();
    found.hold(&chains, &deleted, against)?;
    Ok(found)
}

/// Verifies a record that a desk has given out.
///
/// # Errors
///
/// If the copy to hold it against cannot be read.
pub fn verify_text(text: &str, against: &Against<'_>) -> Result<Verification, StoreFault> {
    let record = verify_record(text);
    let mut found = Verification {
        games: 1,
        entries: record.heads.len().saturating_sub(1),
        key: record.key,
        troubles: record.faults.iter().cloned().map(Trouble::Record).collect(),
        ..Verification::default()
    };
    let game = chain_of_record(&record, against)?;
    found.hold(&[game], &[], against)?;
    // With a head on paper or a copy the record is shown by these.
    let is_shown = !found.found.is_empty() || against.copy.is_some();
    if is_shown {
        found
            .troubles
            .retain(|trouble| *trouble != Trouble::Record(RecordFault::NoSeal));
    }
    Ok(found)
}

impl Verification {
    fn hold(&mut self, chains: &[Chain], deleted: &[String], against: &Against<'_>) -> Result<(), StoreFault> {
        self.look_for(against.heads, chains);
        if let Some(copy) = against.copy {
            let mut copies = copies(copy)?;
            // A record is held against its own game.
            if let [one] = chains
                && self.games == 1
                && copies.len() > 1
            {
                copies.retain(|copy| copy.game == one.game);
            }
            self.compare(chains, &copies, deleted);
        }
        if let Some(asked) = against.key {
            let digits: String = asked.chars().filter(|symbol| !symbol.is_whitespace()).collect();
            let digits = digits.to_ascii_lowercase();
            let is_it = |key: PublicKey| digits.len() >= 16 && key.to_string().starts_with(&digits);
            if !self.key.is_some_and(is_it) {
                self.troubles.push(Trouble::OtherKey {
                    asked: asked.to_owned(),
                });
            }
        }
        Ok(())
    }
}

/// All that stands in a file, and whether its structure is whole.
pub(super) fn contents(path: &Path) -> Result<(FileContents, bool), StoreFault> {
    let unread = |error: std::io::Error| StoreFault::Other(error.to_string());
    let folder = tempdir().map_err(unread)?;
    let copy = folder.path().join("desk.sqlite");
    fs::copy(path, &copy).map_err(unread)?;
    if beside(path, "-wal").exists() {
        fs::copy(beside(path, "-wal"), beside(&copy, "-wal")).map_err(unread)?;
    }
    match read_file(&copy) {
        Ok(contents) => Ok((contents, true)),
        Err(StoreFault::Unchained) => Err(StoreFault::Unchained),
        Err(fault) => {
            let contents = contents_of_pages(path).map_err(unread)?;
            let is_empty = contents.games.is_empty() && contents.register.is_empty();
            if is_empty { Err(fault) } else { Ok((contents, false)) }
        }
    }
}

/// The public key that belongs to the secret one beside a file, if it can be read.
pub(super) fn key_beside(path: &Path) -> Option<PublicKey> {
    secret_key_beside(path).map(|key| key.public())
}

/// The secret key beside a file, if it can be read.
pub(super) fn secret_key_beside(path: &Path) -> Option<DeskKey> {
    let pem = fs::read_to_string(beside(path, ".sign.pem")).ok()?;
    DeskKey::from_pem(&pem).ok()
}

fn chain(game: &FiledGame) -> Chain {
    let mut lines = vec![game.header.clone()];
    lines.extend(game.lines.iter().map(|entry| entry.line.clone()));
    chain_of_lines(game.id.clone(), lines)
}

fn chain_of_lines(game: String, lines: Vec<Vec<u8>>) -> Chain {
    let mut heads: Vec<Head> = lines
        .first()
        .map(|header| Head::of_header(header))
        .into_iter()
        .collect();
    for line in lines.iter().skip(1) {
        heads.extend(heads.last().map(|head| head.then(line)));
    }
    Chain {
        game,
        lines,
        heads: heads.iter().map(Head::to_string).collect(),
    }
}

/// The games of a copy: a file, or a record.
fn copies(path: &Path) -> Result<Vec<Chain>, StoreFault> {
    let bytes = fs::read(path).map_err(|error| StoreFault::Other(error.to_string()))?;
    if bytes.trim_ascii_start().starts_with(b"{") {
        let record = verify_record(&String::from_utf8_lossy(&bytes));
        let game = record.seal.map(|seal| seal.game).unwrap_or_default();
        let lines = record.lines.into_iter().map(String::into_bytes).collect();
        return Ok(vec![chain_of_lines(game, lines)]);
    }
    Ok(contents(path)?.0.games.iter().map(chain).collect())
}

/// The chain of a record. Without a seal its game is that of the copy.
fn chain_of_record(record: &VerifiedRecord, against: &Against<'_>) -> Result<Chain, StoreFault> {
    let game = match (&record.seal, against.copy) {
        (Some(seal), _) => seal.game.clone(),
        (None, Some(copy)) => copies(copy)?
            .into_iter()
            .next()
            .map(|copy| copy.game)
            .unwrap_or_default(),
        (None, None) => String::new(),
    };
    let lines = record.lines.iter().map(|line| line.clone().into_bytes()).collect();
    Ok(chain_of_lines(game, lines))
}

//! What can be saved of a damaged file.

mod gathered;
mod pages;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::evidence::damage::{Damage, DamagedGame, FiledGame, links_digest};
use crate::evidence::file::secret_key_beside;
use crate::evidence::head::Head;
use crate::evidence::salvage::gathered::gather;
use crate::evidence::salvage::pages::Pages;
use crate::live_game::wall_clock;
use crate::store::sqlite::{FileContents, FiledLine, OPEN, RegisterEnd, RegisterLine, acknowledged, lost, write_file};
use crate::store::{StoreFault, beside};

/// What was saved.
#[derive(Debug)]
pub struct Salvaged {
    /// The games that are whole.
    pub whole: Vec<String>,
    /// The games that are whole, and whose links were lost: `jadoube desk --arbiter` makes another.
    pub without_links: Vec<String>,
    /// The games that are not whole. They are kept aside in the new file too.
    pub damaged: Vec<DamagedGame>,
    /// What could be read of each of those from its beginning, as a record that can be imported.
    pub records: Vec<PathBuf>,
}

/// All that is found in the pages of a file and its logs, without SQLite.
pub(super) fn contents_of_pages(path: &Path) -> io::Result<FileContents> {
    let file = fs::read(path)?;
    let log = fs::read(beside(path, "-wal")).unwrap_or_default();
    let aside = fs::read(beside(path, "-wal.damaged")).unwrap_or_default();
    let own = secret_key_beside(path).map(|key| key.public());
    let candidates = Pages::of(&file, &log, &aside).candidates();
    Ok(gather(candidates, own, &acknowledged(path)))
}

/// Writes all that can be saved of a file to a new one. The file itself stays as it is. Games that are not whole stay named in
/// the new file, and what can be read of them is written beside it.
///
/// # Errors
///
/// If the file cannot be read or has nothing of a desk, if the new one is there already, or if it cannot be written.
pub fn salvage(from: &Path, to: &Path) -> Result<Salvaged, StoreFault> {
    let failed = |error: io::Error| StoreFault::Other(error.to_string());
    if to.exists() {
        return Err(StoreFault::Other(format!("{} is there already", to.display())));
    }
    let mut contents = contents_of_pages(from).map_err(failed)?;
    if contents.games.is_empty() && contents.register.is_empty() {
        return Err(StoreFault::Foreign);
    }
    let key = secret_key_beside(from);
    let had_log = beside(from, "-wal").exists();
    let lost = lost(&contents, from, had_log);
    enter(&mut contents, lost);
    contents.desk.remove(OPEN);
    let public = key.as_ref().map(|key| key.public());
    let mut check = contents.check(public, &[]);
    let mut without_links = Vec::new();
    if let Some(key) = &key {
        check.damaged.retain(|damaged| match damaged.damages[..] {
            [Damage::Links | Damage::Older] | [Damage::Links, Damage::Older] => {
                without_links.push(damaged.id.clone());
                false
            }
            _ => true,
        });
        for game in contents
            .games
            .iter_mut()
            .filter(|game| without_links.contains(&game.id))
        {
            game.secrets.clear();
            game.links = links_digest(&game.secrets);
            game.signature = key.sign(&game.message()).as_bytes().to_vec();
        }
        fs::copy(beside(from, ".sign.pem"), beside(to, ".sign.pem")).map_err(failed)?;
    }
    enter(&mut contents, vec![RegisterLine::Salvaged { at: wall_clock() }]);
    write_file(to, &contents, key.as_ref())?;
    let is_damaged = |game: &&FiledGame| check.damaged.iter().any(|damaged| damaged.id == game.id);
    let mut records = Vec::new();
    for game in contents.games.iter().filter(is_damaged) {
        if let Some(record) = readable_part(game) {
            let path = beside(to, &format!(".{}.jsonl", game.id));
            fs::write(&path, record).map_err(failed)?;
            records.push(path);
        }
    }
    let whole = contents
        .games
        .iter()
        .filter(|game| !is_damaged(game))
        .map(|game| game.id.clone());
    Ok(Salvaged {
        whole: whole.filter(|id| !without_links.contains(id)).collect(),
        without_links,
        damaged: check.damaged,
        records,
    })
}

/// Enters lines in the register of contents.
fn enter(contents: &mut FileContents, lines: Vec<RegisterLine>) {
    let mut end = match contents.register.last() {
        Some(last) => RegisterEnd {
            lines: last.n,
            head: Head::from_bytes(&last.head).unwrap_or(RegisterEnd::empty().head),
        },
        None => RegisterEnd::empty(),
    };
    for line in lines {
        let line = line.to_string().into_bytes();
        end = RegisterEnd {
            lines: end.lines + 1,
            head: end.head.then(&line),
        };
        contents.register.push(FiledLine {
            n: end.lines,
            line,
            head: end.head.as_bytes().to_vec(),
        });
    }
}

/// The record of a game up to the first entry that is not as it was written; `None` if the header is not.
fn readable_part(game: &FiledGame) -> Option<String> {
    let mut head = Head::of_header(&game.header);
    if head.as_bytes() != game.start {
        return None;
    }
    let mut text = String::from_utf8(game.header.clone()).ok()? + "\n";
    for (n, entry) in (1..).zip(&game.lines) {
        head = head.then(&entry.line);
        if entry.n != n || head.as_bytes() != entry.head {
            break;
        }
        text.push_str(str::from_utf8(&entry.line).ok()?);
        text.push('\n');
    }
    Some(text)
}

//! The contents of a file, gathered from whatever looks like a record of it.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::evidence::damage::{FiledEntry, FiledGame, links_digest};
use crate::evidence::head::Head;
use crate::evidence::key::{PublicKey, Signature};
use crate::evidence::salvage::pages::{Candidate, Value};
use crate::store::sqlite::{FileContents, FiledLine, FiledTrace, KEY, LastKnown, RegisterEnd, RegisterLine};

/// Records by what they seem to be, each list the oldest first.
#[derive(Default)]
struct Gathered {
    games: BTreeMap<String, Vec<FiledGame>>,
    entries: HashMap<String, HashMap<i64, Vec<FiledEntry>>>,
    links: HashMap<String, Vec<(String, Vec<u8>)>>,
    register: BTreeMap<i64, Vec<FiledLine>>,
    traces: BTreeMap<String, FiledTrace>,
    desk: BTreeMap<String, Vec<u8>>,
    keys: Vec<PublicKey>,
}

/// Puts together what was written, as far as it is found. `noted` is what was acknowledged last, by game.
pub(super) fn gather(
    candidates: Vec<Candidate>,
    own: Option<PublicKey>,
    noted: &BTreeMap<String, LastKnown>,
) -> FileContents {
    let mut gathered = Gathered::default();
    for candidate in candidates {
        gathered.sort(candidate);
    }
    let register = gathered.register();
    let filed = gathered.desk.get(KEY).and_then(|key| PublicKey::from_bytes(key));
    gathered.keys.extend(filed.into_iter().chain(own));
    let said = register
        .iter()
        .filter_map(|line| str::from_utf8(&line.line).ok().and_then(RegisterLine::read));
    let said: Vec<RegisterLine> = said.collect();
    gathered.keys.extend(said.iter().filter_map(|line| match line {
        RegisterLine::Key { public, .. } => PublicKey::from_hex(public),
        _ => None,
    }));
    let (mut deleted, mut known) = (HashSet::new(), HashMap::new());
    for line in &said {
        match line {
            RegisterLine::Deleted { game, .. } => drop(deleted.insert(game.as_str())),
            RegisterLine::Acknowledged { game, last } => drop(known.insert(game.as_str(), last)),
            _ => {}
        }
    }
    known.extend(noted.iter().map(|(game, last)| (game.as_str(), last)));
    let ids = gathered.games.keys().filter(|id| !deleted.contains(id.as_str()));
    let mut games: Vec<FiledGame> = ids
        .filter_map(|id| gathered.game(id, known.get(id.as_str()).copied()))
        .collect();
    games.sort_by(|left, right| (left.created, &left.id).cmp(&(right.created, &right.id)));
    FileContents {
        games,
        register,
        traces: gathered.traces.into_values().collect(),
        desk: gathered.desk,
    }
}

impl Gathered {
    /// Takes a record for what it seems to be, by the kinds of its values: the columns of a table, those of its key first.
    fn sort(&mut self, candidate: Candidate) {
        use Value::{Blob, Int, Null, Text};

        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        let row = candidate.row;
        let mut values = candidate.values;
        match (row, values.as_mut_slice()) {
            (None, [Text(game), Int(n), Text(line), Blob(head)]) => {
                let (n, line, head) = (*n, core::mem::take(line), core::mem::take(head));
                let of_game = self.entries.entry(text(core::mem::take(game))).or_default();
                of_game.entry(n).or_default().push(FiledEntry { n, line, head });
            }
            (None, [Text(game), Blob(digest), Text(role)]) => {
                let link = (text(core::mem::take(role)), core::mem::take(digest));
                let of_game = self.links.entry(text(core::mem::take(game))).or_default();
                if !of_game.contains(&link) {
                    of_game.push(link);
                }
            }
            (Some(n), [Null, Text(line), Blob(head)]) => {
                let (line, head) = (core::mem::take(line), core::mem::take(head));
                self.register.entry(n).or_default().push(FiledLine { n, line, head });
            }
            (
                None,
                [
                    Text(game),
                    Text(header),
                    Int(created),
                    Int(deleted),
                    Int(entries),
                    Text(digest),
                ],
            ) => {
                let trace = FiledTrace {
                    game: text(core::mem::take(game)),
                    header: core::mem::take(header),
                    created: *created,
                    deleted: *deleted,
                    entries: *entries,
                    digest: text(core::mem::take(digest)),
                };
                self.traces.insert(trace.game.clone(), trace);
            }
            (None, [Text(name), Blob(value)]) => {
                self.desk.insert(text(core::mem::take(name)), core::mem::take(value));
            }
            (
                None,
                [
                    Text(id),
                    Text(header),
                    Int(created),
                    Int(archived),
                    written,
                    Blob(start),
                    Blob(head),
                    Int(entries),
                    Int(over),
                    Blob(links),
                    Blob(signature),
                    summary @ (Text(_) | Null),
                ],
            ) => {
                let game = FiledGame {
                    id: text(core::mem::take(id)),
                    header: core::mem::take(header),
                    created: *created,
                    archived: *archived,
                    written: match written {
                        Int(written) => Some(*written),
                        _ => None,
                    },
                    start: core::mem::take(start),
                    head: core::mem::take(head),
                    entries: *entries,
                    over: *over,
                    links: core::mem::take(links),
                    signature: core::mem::take(signature),
                    summary: match summary {
                        Text(summary) => Some(text(core::mem::take(summary))),
                        _ => None,
                    },
                    ..FiledGame::default()
                };
                self.games.entry(game.id.clone()).or_default().push(game);
            }
            _ => {}
        }
    }

    /// The register: of the lines with the same number the one that continues the chain.
    fn register(&self) -> Vec<FiledLine> {
        let mut head = RegisterEnd::empty().head;
        let mut lines = Vec::new();
        for filed in self.register.values() {
            let fits = |line: &&FiledLine| head.then(&line.line).as_bytes() == line.head;
            let Some(line) = filed.iter().rev().find(fits).or(filed.last()) else {
                continue;
            };
            head = Head::from_bytes(&line.head).unwrap_or(head);
            lines.push(line.clone());
        }
        lines
    }

    /// A game: of its versions the longest that a key has signed, with the entries that continue its chain.
    fn game(&self, id: &str, known: Option<&LastKnown>) -> Option<FiledGame> {
        let versions = self.games.get(id)?;
        let is_signed = |game: &&FiledGame| {
            let signature = Signature::from_bytes(&game.signature);
            signature.is_some_and(|signature| self.keys.iter().any(|key| key.has_signed(&game.message(), &signature)))
        };
        // Of several that are as long, it is the one that was acknowledged, or else the last.
        let is_known = |game: &FiledGame| known.is_some_and(|known| known.is_of(game));
        let signed = versions.iter().filter(is_signed);
        let longest = signed.max_by_key(|game| (game.entries, is_known(game)));
        let mut game = longest.or(versions.last())?.clone();
        // The header is not signed itself, but its head is.
        let has_start = |version: &&FiledGame| Head::of_header(&version.header).as_bytes() == game.start;
        if let Some(version) = versions.iter().find(has_start) {
            game.header = version.header.clone();
        }
        game.lines = self.lines(&game);
        game.secrets = self.secrets(&game);
        Some(game)
    }

    fn lines(&self, game: &FiledGame) -> Vec<FiledEntry> {
        let none = HashMap::new();
        let entries = self.entries.get(&game.id).unwrap_or(&none);
        let mut before = Head::from_bytes(&game.start);
        let mut lines = Vec::new();
        for n in 1..=game.entries.min(MOST) {
            let filed = entries.get(&n).map(Vec::as_slice).unwrap_or_default();
            let fits =
                |entry: &&FiledEntry| before.is_some_and(|before| before.then(&entry.line).as_bytes() == entry.head);
            let Some(entry) = filed.iter().rev().find(fits).or(filed.last()) else {
                continue;
            };
            before = Head::from_bytes(&entry.head);
            lines.push(entry.clone());
        }
        lines
    }

    /// The links: all that were found, without those that were replaced if their digest says so.
    fn secrets(&self, game: &FiledGame) -> Vec<(String, Vec<u8>)> {
        let found = self.links.get(&game.id).cloned().unwrap_or_default();
        if links_digest(&found) == game.links {
            return found;
        }
        // The last of each role, if the others were replaced.
        let mut last: BTreeMap<&str, &(String, Vec<u8>)> = BTreeMap::new();
        last.extend(found.iter().map(|link| (link.0.as_str(), link)));
        let last: Vec<(String, Vec<u8>)> = last.into_values().cloned().collect();
        if links_digest(&last) == game.links { last } else { found }
    }
}

/// The most entries of a record that are looked for.
const MOST: i64 = 1_000_000;

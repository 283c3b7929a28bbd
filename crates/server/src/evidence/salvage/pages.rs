//! The pages of an SQLite file and of its write-ahead log, read without SQLite: what it refuses can still be looked at.
//!
//! The format is that of <https://sqlite.org/fileformat.html>. Nothing here is believed: whatever looks like a record is handed
//! on, and the chain says which of them were written.

use std::collections::HashMap;

/// The page size of a desk's file.
const PAGE: usize = 4096;

/// The parts of the log before its first frame, and of a frame before its page.
const LOG_HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// The most overflow pages of one record: a line of a record has at most a megabyte.
const OVERFLOW: usize = 300;

/// A value of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Null,
    Int(i64),
    Blob(Vec<u8>),
    Text(Vec<u8>),
}

/// Something that looks like a record.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) values: Vec<Value>,
    /// The number of its row, in a table that has such numbers.
    pub(super) row: Option<i64>,
    /// How new its page is; the newest is the highest.
    pub(super) age: usize,
}

/// All pages of a file and of its log, in all their versions.
pub(super) struct Pages<'a> {
    /// The versions of each page, the oldest first.
    versions: HashMap<u32, Vec<(usize, &'a [u8])>>,
}

impl<'a> Pages<'a> {
    /// The pages of a file, of its log and of a log that was set aside before. Frames of a log are taken though their
    /// checksums are wrong.
    pub(super) fn of(file: &'a [u8], log: &'a [u8], aside: &'a [u8]) -> Pages<'a> {
        let mut versions: HashMap<u32, Vec<(usize, &[u8])>> = HashMap::new();
        let salts = log.get(16..24);
        let frames = frames(log);
        let is_present = |header: &[u8]| header.get(8..16) == salts;
        let mut age = 0;
        let mut push = |number: u32, page: &'a [u8]| {
            age += 1;
            versions.entry(number).or_default().push((age, page));
        };
        for (header, page) in self::frames(aside) {
            push(number(header), page);
        }
        // What a log has left from before it was begun anew is older than the file.
        for (header, page) in frames.iter().filter(|(header, _)| !is_present(header)) {
            push(number(header), page);
        }
        for (index, page) in (1..).zip(file.chunks_exact(PAGE)) {
            push(index, page);
        }
        for (header, page) in frames.iter().filter(|(header, _)| is_present(header)) {
            push(number(header), page);
        }
        Pages { versions }
    }

    /// Everything that looks like a record.
    pub(super) fn candidates(&self) -> Vec<Candidate> {
        let mut found = Vec::new();
        for (number, versions) in &self.versions {
            for (age, page) in versions {
                self.look(*number, *age, page, &mut found);
            }
        }
        found.sort_by_key(|candidate| candidate.age);
        found
    }

    fn look(&self, number: u32, age: usize, page: &[u8], found: &mut Vec<Candidate>) {
        let start = if number == 1 { 100 } else { 0 };
        let cells = cells(page, start);
        let read: Vec<Option<Candidate>> = cells.iter().flatten().map(|cell| self.cell(page, *cell, age)).collect();
        let is_whole = cells.is_some_and(|cells| is_filled(page, start, &cells).unwrap_or(false));
        if is_whole && read.iter().all(Option::is_some) {
            found.extend(read.into_iter().flatten());
            return;
        }
        // The page is damaged, or none of a table: a record can begin anywhere.
        for at in start..page.len() {
            for has_row in [false, true] {
                found.extend(self.cell(page, Cell { at, has_row, skip: 0 }, age));
            }
        }
    }

    /// Reads a record, with what of it stands on other pages.
    fn cell(&self, page: &[u8], cell: Cell, age: usize) -> Option<Candidate> {
        let mut at = cell.at;
        let size = usize::try_from(varint(page, &mut at)?).ok()?;
        let row = match cell.has_row {
            true => Some(varint(page, &mut at)?.cast_signed()),
            false => None,
        };
        if !(3..=OVERFLOW * PAGE).contains(&size) {
            return None;
        }
        let local = local(size, cell.has_row);
        let mut payload = page.get(at..at + local)?.to_vec();
        // A first look before pages are fetched: most places are no record.
        header(&payload, size)?;
        if local < size {
            let mut next = u32_at(page, at + local)?;
            while payload.len() < size {
                let page = self.version(next, age)?;
                let part = (size - payload.len()).min(PAGE - 4);
                payload.extend(page.get(4..4 + part)?);
                next = u32_at(page, 0)?;
            }
        }
        Some(Candidate {
            values: values(&payload)?,
            row,
            age,
        })
    }

    /// The version of a page that belongs to one of this age: the last from before it or from the same batch, or else the
    /// first.
    fn version(&self, number: u32, age: usize) -> Option<&'a [u8]> {
        let versions = self.versions.get(&number)?;
        let version = versions.iter().rev().find(|(other, _)| *other <= age + SAME_BATCH);
        version.or(versions.first()).map(|(_, page)| *page)
    }
}

/// The frames of a log: the header and the page of each.
fn frames(log: &[u8]) -> Vec<(&[u8], &[u8])> {
    let frames = log
        .get(LOG_HEADER..)
        .unwrap_or_default()
        .chunks_exact(FRAME_HEADER + PAGE);
    frames.map(|frame| frame.split_at(FRAME_HEADER)).collect()
}

/// Pages that were written together are near one another in the log.
const SAME_BATCH: usize = 64;

/// Where a record begins.
#[derive(Clone, Copy)]
struct Cell {
    at: usize,
    has_row: bool,
    /// How many bytes stand before it that belong to it.
    skip: usize,
}

/// The places of the records of a page; `None` if it is no page of a table.
fn cells(page: &[u8], start: usize) -> Option<Vec<Cell>> {
    let (skip, has_row, array) = match page.get(start)? {
        0x02 => (4, false, 12),
        0x0a => (0, false, 8),
        0x0d => (0, true, 8),
        // The inner pages of a table with row numbers have no records.
        0x05 => return Some(Vec::new()),
        _ => return None,
    };
    let count = usize::from(u16_at(page, start + 3)?);
    let cell = |index: usize| {
        let at = usize::from(u16_at(page, start + array + 2 * index)?) + skip;
        Some(Cell { at, has_row, skip })
    };
    (0..count).map(cell).collect()
}

/// Whether the records that a page counts fill it, with what it says is free: a count that is too small would hide some.
fn is_filled(page: &[u8], start: usize, cells: &[Cell]) -> Option<bool> {
    if page.get(start)? == &0x05 {
        return Some(true);
    }
    let (mut free, mut block) = (usize::from(*page.get(start + 7)?), u16_at(page, start + 1)?);
    // Free blocks are in the order of their places.
    while block != 0 {
        free += usize::from(u16_at(page, usize::from(block) + 2)?);
        let next = u16_at(page, usize::from(block))?;
        if next != 0 && next <= block {
            return Some(false);
        }
        block = next;
    }
    let mut filled = 0;
    for cell in cells {
        filled += extent(page, *cell)?;
    }
    Some(usize::from(u16_at(page, start + 5)?) + free + filled == PAGE)
}

/// How many bytes a record takes on its page.
fn extent(page: &[u8], cell: Cell) -> Option<usize> {
    let mut at = cell.at;
    let size = usize::try_from(varint(page, &mut at)?).ok()?;
    if cell.has_row {
        varint(page, &mut at)?;
    }
    let local = local(size, cell.has_row);
    let overflow = if local < size { 4 } else { 0 };
    Some((at - cell.at + local + overflow).max(4) + cell.skip)
}

/// How many bytes of a record stand on its own page.
fn local(size: usize, has_row: bool) -> usize {
    let most = if has_row {
        PAGE - 35
    } else {
        (PAGE - 12) * 64 / 255 - 23
    };
    let least = (PAGE - 12) * 32 / 255 - 23;
    if size <= most {
        return size;
    }
    let fitting = least + (size - least) % (PAGE - 4);
    if fitting <= most { fitting } else { least }
}

/// The types of the values of a record, and where the first begins; `None` if it is no record of this size.
fn header(payload: &[u8], size: usize) -> Option<(Vec<u64>, usize)> {
    let mut at = 0;
    let end = usize::try_from(varint(payload, &mut at)?).ok()?;
    if !(2..=32).contains(&end) || end > payload.len() {
        return None;
    }
    let (mut kinds, mut sum) = (Vec::new(), end);
    while at < end {
        let kind = varint(payload, &mut at)?;
        sum = sum.checked_add(length(kind)?)?;
        kinds.push(kind);
    }
    (at == end && sum == size && kinds.len() >= 2).then_some((kinds, end))
}

fn values(payload: &[u8]) -> Option<Vec<Value>> {
    let (kinds, mut at) = header(payload, payload.len())?;
    let value = |kind: u64| {
        let length = length(kind)?;
        let bytes = payload.get(at..at + length)?;
        at += length;
        Some(match kind {
            0 => Value::Null,
            8 => Value::Int(0),
            9 => Value::Int(1),
            1..=6 => {
                let negative = bytes.first().is_some_and(|first| first & 0x80 != 0);
                let sign = if negative { -1 } else { 0 };
                Value::Int(bytes.iter().fold(sign, |number, byte| (number << 8) | i64::from(*byte)))
            }
            kind if kind % 2 == 0 => Value::Blob(bytes.to_vec()),
            _ => Value::Text(bytes.to_vec()),
        })
    };
    kinds.into_iter().map(value).collect()
}

/// How many bytes a value of a type has. A desk stores no floating-point numbers.
fn length(kind: u64) -> Option<usize> {
    match kind {
        0 | 8 | 9 => Some(0),
        1..=4 => usize::try_from(kind).ok(),
        5 => Some(6),
        6 => Some(8),
        7 | 10 | 11 => None,
        kind => usize::try_from((kind - 12) / 2)
            .ok()
            .filter(|length| *length <= OVERFLOW * PAGE),
    }
}

/// A number of one to nine bytes, most significant first, seven bits in each but the ninth.
fn varint(bytes: &[u8], at: &mut usize) -> Option<u64> {
    let mut number = 0_u64;
    for index in 0..9 {
        let byte = *bytes.get(*at)?;
        *at += 1;
        if index == 8 {
            return Some((number << 8) | u64::from(byte));
        }
        number = (number << 7) | u64::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    let bytes = bytes.get(at..at + 2)?.try_into().ok()?;
    Some(u16::from_be_bytes(bytes))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at + 4)?.try_into().ok()?;
    Some(u32::from_be_bytes(bytes))
}

/// The number of the page in a frame.
fn number(header: &[u8]) -> u32 {
    u32_at(header, 0).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{Pages, Value};

    /// What SQLite writes is found without it, long records and all.
    #[test]
    fn records_are_found_without_sqlite() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let file = rusqlite::Connection::open(&path).unwrap();
        file.execute_batch("CREATE TABLE a (x TEXT PRIMARY KEY, y INTEGER, z BLOB) STRICT, WITHOUT ROWID;")
            .unwrap();
        for n in 0..200_i64 {
            let long = vec![7_u8; usize::try_from(n).unwrap() * 97];
            let row = rusqlite::params![format!("k{n}"), n * n * n - 500, long];
            file.execute("INSERT INTO a VALUES (?, ?, ?)", row).unwrap();
        }
        drop(file);
        let mut bytes = std::fs::read(&path).unwrap();
        for damage in ["none", "counts", "kinds"] {
            // Pages that continue long records begin with the number of the next one, and its first byte is zero.
            let trees = bytes.chunks_mut(4096).skip(1).filter(|page| page[0] != 0);
            match damage {
                "none" => {}
                // How many records there are: one less, in each page that has any.
                "counts" => trees.for_each(|page| page[4] = page[4].saturating_sub(1)),
                // The first byte of each page of a tree says what it is: none is left.
                _ => trees.for_each(|page| page[0] ^= 0x40),
            }
            let found = Pages::of(&bytes, &[], &[]).candidates();
            for n in 0..200_i64 {
                let long = vec![7_u8; usize::try_from(n).unwrap() * 97];
                let row = [
                    Value::Text(format!("k{n}").into_bytes()),
                    Value::Int(n * n * n - 500),
                    Value::Blob(long),
                ];
                assert!(found.iter().any(|candidate| candidate.values == row), "{n} {damage}");
            }
        }
    }
}

//! How a record is stored: JSON Lines, a header and then an entry a line. Nothing else knows lines and versions.
//!
//! `docs/record.md` tells the format to people who write a client. Acts, effects, answers and what they are made of know
//! themselves how they are written, in one way each.
//!
//! ```
//! use jadoube_clock::Instant;
//! use jadoube_laws::Edition;
//! use jadoube_referee::{Author, MateProver, Referee, Terms, act, wire};
//!
//! let mut prover = MateProver::new();
//! let mut referee = Referee::new(Terms::of(Edition::E2023))?;
//! referee.hear(act::SessionStarted {}.by(Author::Nobody).at(Instant::ZERO), &mut prover)?;
//!
//! let text = wire::write(&referee, &wire::Heading::default());
//! assert_eq!(text.lines().nth(1), Some(r#"{"n":1,"at":0,"event":{"type":"round-started"}}"#));
//!
//! let (record, faults) = wire::read(&text);
//! assert!(faults.is_empty());
//! let again = Referee::load(&record.unwrap());
//! assert_eq!(wire::write(&again, &wire::Heading::default()), text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fault;
mod lines;
mod seal;
mod v1;

use jadoube_laws::{Edition, Provisions};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::answer::Blank;
use crate::entry::{Entry, EntryNo};
use crate::referee::Referee;
use crate::stored::fields_by_name;
use crate::terms::Terms;
use crate::wire::lines::{Line, Lines};
use crate::wire::v1::Lift;

pub use crate::wire::v1::{StoredAct, StoredHeader};

pub use fault::{Fault, FaultKind};
pub use seal::{Seal, read_seal, write_seal};

/// The version that is written.
pub const VERSION: u64 = 1;

/// How many bytes a line may have. Longer ones are not looked at.
pub const LINE_LIMIT: usize = 1 << 20;

/// How many faults are read.
const FAULT_LIMIT: usize = 100;

/// A record as it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What was fixed before the game.
    pub terms: Terms,
    /// Who plays, where and when.
    pub heading: Heading,
    /// How many events, from the first on, were heard with the whole game known; see
    /// [`Referee::hear_moves`](crate::Referee::hear_moves).
    pub heard_as_whole: u32,
    /// The entries, the first of which has number one.
    pub entries: Vec<Entry>,
}

/// Who plays, where and when, in free words. No ruling depends on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(description = "Who plays, where and when, in free words.", transform = fields_by_name)]
pub struct Heading {
    /// The player of the white pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    /// The player of the black pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
    /// The event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The day, best as year-month-day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    /// The board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The result of a game that was over before it came here, as the file gives it from which it was read: `1-0`, `0-1` or
    /// `1/2-1/2`. Why it ended so is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// The whole record of a game as text: the header and every entry, each in a line that ends with a line feed.
#[must_use]
pub fn write(referee: &Referee, heading: &Heading) -> String {
    let game = referee.game();
    let mut text = v1::header(game.terms(), heading, referee.heard_as_whole());
    text.push('\n');
    for (before, entry) in referee.record().iter().enumerate() {
        text.push_str(&write_entry(EntryNo::after(before), entry, game.provisions()));
        text.push('\n');
    }
    text
}

/// The header of a game that is going to be heard event by event, without the line feed.
#[must_use]
pub fn write_header(terms: &Terms, heading: &Heading) -> String {
    v1::header(terms, heading, 0)
}

/// An entry, without the line feed. The provisions are those of the game; they say at which articles they stand.
#[must_use]
pub fn write_entry(no: EntryNo, entry: &Entry, provisions: &Provisions) -> String {
    v1::entry(no, entry, provisions)
}

/// The date of a record whose header names no edition, and the edition that was in force on it: by that one it is heard.
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_referee::wire;
///
/// let header = r#"{"jadoube":"record","version":1,"pace":"standard","supervision":"full","clock_marks_first":true,"#;
/// let header = format!(r#"{header}"budget":1000,"heading":{{"date":"2016-05-03"}}}}"#);
/// assert_eq!(wire::dated(&header), Some(("2016-05-03".to_owned(), Edition::E2014)));
/// assert_eq!(wire::read(&header).0.unwrap().terms.edition, Edition::E2014);
/// ```
#[must_use]
pub fn dated(text: &str) -> Option<(String, Edition)> {
    let first = text.lines().next()?;
    v1::dated(first)
}

/// Reads a record as far as it can be read.
///
/// Without a header there is no record. An entry without a place in the order of entries has no meaning, so the entries
/// end before the first line that cannot be read; the lines after it are looked at for faults all the same.
///
/// A [`Seal`] may stand in the last line. It is no entry, and is passed over; whether it is right is not looked at.
///
/// Whether the entries follow from one another is not looked at: [`Referee::recheck`](crate::Referee::recheck) does that.
/// The budget of the terms is taken as it stands, and rechecking may spend it after every move: look at it before you
/// recheck the records of strangers.
#[must_use]
pub fn read(text: &str) -> (Option<Record>, Vec<Fault>) {
    let mut lines = Lines::of(text);
    let Some(first) = lines.next() else {
        return (None, vec![Fault::new(1, 1, FaultKind::Empty)]);
    };
    let (shapes, header) = match open(&first) {
        Ok(header) => header,
        Err(fault) => return (None, vec![fault]),
    };
    let mut faults = Vec::new();
    let (provisions, refused) = header.terms.provisions_where_open();
    faults.extend(refused.map(|error| Fault::new(first.no, 1, FaultKind::NotLeftOpen(error))));
    let mut entries = Vec::new();
    let mut lift = Lift::new(&header.terms);
    // The number that the next line must have, once it is known which that is.
    let mut next = Some(EntryNo::after(0));
    let mut readable = true;
    while let Some(line) = lines.next() {
        if lines.is_at_end() && line.is_seal() {
            break;
        }
        if faults.len() == FAULT_LIMIT {
            faults.push(Fault::new(line.no, 1, FaultKind::More));
            break;
        }
        let read = line.bounded().and_then(|text| {
            (shapes.entry)(text, &entries, &mut lift, &provisions).map_err(|error| line.unreadable(&error))
        });
        let read = match read {
            Ok(read) => read,
            Err(fault) => {
                faults.push(fault);
                (readable, next) = (false, None);
                continue;
            }
        };
        if let Some(expected) = next.filter(|expected| *expected != read.no) {
            let found = read.no;
            faults.push(Fault::new(line.no, 1, FaultKind::Misnumbered { expected, found }));
            readable = false;
        } else if let Some((stored, now)) = read.cited_otherwise {
            faults.push(Fault::new(line.no, 1, FaultKind::CitedOtherwise { stored, now }));
        }
        next = Some(EntryNo::after(read.no.get() as usize));
        if readable {
            entries.push(read.entry);
        }
    }
    let ReadHeader {
        terms,
        heading,
        heard_as_whole,
    } = header;
    let record = Record {
        terms,
        heading,
        heard_as_whole,
        entries,
    };
    (Some(record), faults)
}

/// Where the blank of an answer stands in the act that gives it, as [`StoredAct`] writes it: a JSON Pointer.
#[must_use]
pub fn place_of(blank: Blank) -> &'static str {
    v1::place(blank)
}

/// The JSON Schema of a line, as `docs/record.schema.json` has it.
#[must_use]
pub fn schema() -> String {
    v1::schema()
}

/// How a version reads its shapes. A later version reads the older ones here and turns them into its own.
struct Shapes {
    header: fn(&str) -> Result<ReadHeader, serde_json::Error>,
    entry: fn(&str, &[Entry], &mut Lift, &Provisions) -> Result<ReadEntry, serde_json::Error>,
}

/// Every version that is known.
fn shapes(version: u64) -> Option<Shapes> {
    match version {
        1 => Some(Shapes {
            header: v1::read_header,
            entry: v1::read_entry,
        }),
        _ => None,
    }
}

/// What a header says.
struct ReadHeader {
    terms: Terms,
    heading: Heading,
    heard_as_whole: u32,
}

/// What a line after the header says.
struct ReadEntry {
    no: EntryNo,
    entry: Entry,
    /// The articles cited and those at which the provisions stand, if they differ.
    cited_otherwise: Option<(Vec<String>, Vec<String>)>,
}

/// What every version has in its header.
#[derive(Deserialize)]
struct Mark {
    jadoube: String,
    version: u64,
}

fn open(line: &Line<'_>) -> Result<(Shapes, ReadHeader), Fault> {
    let text = line.bounded()?;
    if !text.trim_ascii_start().starts_with('{') {
        return Err(Fault::new(line.no, 1, FaultKind::NoHeader));
    }
    let mark: Mark = match serde_json::from_str(text) {
        Ok(mark) => mark,
        Err(error) if error.is_data() => return Err(Fault::new(line.no, 1, FaultKind::NoHeader)),
        Err(error) => return Err(line.unreadable(&error)),
    };
    if mark.jadoube != "record" {
        return Err(Fault::new(line.no, 1, FaultKind::NoHeader));
    }
    let Some(shapes) = shapes(mark.version) else {
        return Err(Fault::new(line.no, 1, FaultKind::Version(mark.version)));
    };
    let header = (shapes.header)(text).map_err(|error| line.unreadable(&error))?;
    Ok((shapes, header))
}

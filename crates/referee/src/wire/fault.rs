//! What is wrong with a stored record.

use core::fmt;

use jadoube_laws::NotLeftOpen;

use crate::entry::EntryNo;
use crate::stored::{VALUE_LIMIT, shortened};
use crate::wire::{LINE_LIMIT, VERSION};

/// Something in the text of a record that could not be read, or not as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from one.
    pub line: usize,
    /// The byte in the line at which the trouble was noticed, counted from one.
    pub column: usize,
    /// What it is.
    pub kind: FaultKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FaultKind {
    /// The text is empty.
    Empty,
    /// The first line is no header of a record.
    NoHeader,
    /// The record is of a version that is not known here.
    Version(u64),
    /// The regulations of the header set what the edition does not leave open.
    NotLeftOpen(NotLeftOpen),
    /// The line is longer than any line of a record may be.
    TooLong,
    /// The line is empty.
    BlankLine,
    /// The last line ends in the middle, as after a power cut.
    CutOff,
    /// A line ends in the middle, and others follow.
    Broken,
    /// The line is not what a record has there: what the trouble is, and what to do about it, as the reader of JSON says it.
    Unreadable(String),
    /// The entry has another number than its place.
    Misnumbered {
        /// The number of its place.
        expected: EntryNo,
        /// The number it has.
        found: EntryNo,
    },
    /// The entry cites other articles than those at which its provisions stand. The entry is kept.
    CitedOtherwise {
        /// The articles in the record.
        stored: Vec<String>,
        /// Where its provisions stand.
        now: Vec<String>,
    },
    /// There are more faults than are told.
    More,
}

impl FaultKind {
    /// Whether entries are missing for it. What is cited otherwise today, or no longer left open, hides none.
    #[must_use]
    pub fn hides_entries(&self) -> bool {
        !matches!(self, FaultKind::CitedOtherwise { .. } | FaultKind::NotLeftOpen(_))
    }
}

impl Fault {
    pub(super) fn new(line: usize, column: usize, kind: FaultKind) -> Fault {
        Fault { line, column, kind }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind)
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::Empty => f.write_str("the text is empty: a record begins with its header"),
            FaultKind::NoHeader => f.write_str(
                "no header of a record: the first line must be an object with \"jadoube\":\"record\" and a version",
            ),
            FaultKind::Version(version) => write!(
                f,
                "the record is of version {version}, and this program reads version {VERSION}: use one that reads it"
            ),
            FaultKind::NotLeftOpen(error) => write!(f, "{error}: leave it out of the regulations"),
            FaultKind::TooLong => write!(f, "the line is longer than {LINE_LIMIT} bytes: no entry needs that"),
            FaultKind::BlankLine => f.write_str("the line is empty: leave it out"),
            FaultKind::CutOff => {
                f.write_str("the last line ends in the middle: leave it out, and hear its event again if it was one")
            }
            FaultKind::Broken => f.write_str("the line ends in the middle: header and entries have a line each"),
            FaultKind::Unreadable(why) => f.write_str(why),
            FaultKind::Misnumbered { expected, found } => {
                write!(
                    f,
                    "entry {found} stands where entry {expected} belongs: entries are numbered from 1 without gaps"
                )
            }
            FaultKind::CitedOtherwise { stored, now } => write!(
                f,
                "the entry cites {}, and its provisions stand at {}: either was mended since",
                listed(stored),
                listed(now)
            ),
            FaultKind::More => f.write_str("there are more faults: mend those told first"),
        }
    }
}

impl core::error::Error for Fault {}

fn listed(articles: &[String]) -> String {
    if articles.is_empty() {
        return "nothing".to_owned();
    }
    shortened(&articles.join(", "), VALUE_LIMIT).into_owned()
}

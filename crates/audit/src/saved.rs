//! How far an audit came, as it is kept until somebody goes on with it.

use std::collections::BTreeMap;
use std::fmt;

use jadoube_laws::{Edition, Pace};
use serde::{Deserialize, Serialize};

use crate::Bookmark;
use crate::finding::{Kind, Severity};
use crate::in_force::Basis;
use crate::totals::{Right, Share, Totals, Way};

/// How far an audit came: the files that are done, the one that was being read, and what was found by then.
///
/// It is written as JSON. Games that were read before are not in it, so that those that come are not compared with them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Saved {
    /// The version of this form: 1.
    pub version: u32,
    /// Files that were read to their end.
    pub done: Vec<String>,
    /// The file that was being read, if one was.
    pub file: Option<String>,
    /// Where its next game begins: bytes, line breaks and games before it.
    pub next: [u64; 3],
    totals: Sums,
}

/// Totals with names for keys.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Sums {
    games: u64,
    plies: u64,
    bytes: u64,
    faults: u64,
    other_variants: u64,
    torn: u64,
    undecided: u64,
    not_compared: u64,
    suppressed: u64,
    confirmed: u64,
    refuted: u64,
    repetition: [u64; 2],
    fifty_moves: [u64; 2],
    kinds: BTreeMap<String, u64>,
    articles: BTreeMap<String, u64>,
    ways: BTreeMap<String, u64>,
    years: BTreeMap<u16, [u64; 2]>,
    paces: BTreeMap<String, [u64; 2]>,
    editions: BTreeMap<String, u64>,
}

/// What was saved cannot be gone on with: it is of another version, or somebody changed it.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct NotSaved;

impl fmt::Display for NotSaved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not how far an audit came, as this version writes it")
    }
}

impl std::error::Error for NotSaved {}

/// How an unknown pace is written.
const UNKNOWN: &str = "unknown";

impl Saved {
    const VERSION: u32 = 1;

    /// What is to be kept.
    #[must_use]
    pub fn new(done: Vec<String>, file: Option<String>, next: Bookmark, totals: &Totals) -> Saved {
        let share = |share: &Share| [share.games, share.findings];
        let right = |right: Right| [right.arose, right.unused];
        let named = |map: &BTreeMap<(Edition, &'static str), u64>| {
            map.iter()
                .map(|((edition, key), count)| (format!("{edition} {key}"), *count))
                .collect()
        };
        let sums = Sums {
            games: totals.games,
            plies: totals.plies,
            bytes: totals.bytes,
            faults: totals.faults,
            other_variants: totals.other_variants,
            torn: totals.torn,
            undecided: totals.undecided,
            not_compared: totals.not_compared,
            suppressed: totals.suppressed,
            confirmed: totals.confirmed,
            refuted: totals.refuted,
            repetition: right(totals.repetition),
            fifty_moves: right(totals.fifty_moves),
            kinds: totals
                .kinds
                .iter()
                .map(|((kind, severity), count)| (format!("{kind} {severity}"), *count))
                .collect(),
            articles: named(&totals.articles),
            ways: totals
                .ways
                .iter()
                .map(|(way, count)| (way.as_str().to_owned(), *count))
                .collect(),
            years: totals.years.iter().map(|(year, known)| (*year, share(known))).collect(),
            paces: totals
                .paces
                .iter()
                .map(|(pace, known)| (pace.map_or(UNKNOWN, Pace::as_str).to_owned(), share(known)))
                .collect(),
            editions: totals
                .editions
                .iter()
                .map(|((edition, basis), count)| (format!("{edition} {basis}"), *count))
                .collect(),
        };
        Saved {
            version: Saved::VERSION,
            done,
            file,
            next: [next.byte, next.lines, next.games],
            totals: sums,
        }
    }

    /// Where the next game begins.
    #[must_use]
    pub fn bookmark(&self) -> Bookmark {
        let [byte, lines, games] = self.next;
        Bookmark { byte, lines, games }
    }

    /// What was found by then.
    ///
    /// # Errors
    ///
    /// The version is another, or something in it has no name that is known here.
    pub fn totals(&self) -> Result<Totals, NotSaved> {
        if self.version != Saved::VERSION {
            return Err(NotSaved);
        }
        let sums = &self.totals;
        let share = |[games, findings]: &[u64; 2]| Share {
            games: *games,
            findings: *findings,
        };
        let right = |[arose, unused]: [u64; 2]| Right { arose, unused };
        let edition = |text: &str| text.parse::<Edition>().map_err(|_| NotSaved);
        let pair = |text: &str| {
            let (one, other) = text.split_once(' ').ok_or(NotSaved)?;
            Ok((one.to_owned(), other.to_owned()))
        };
        let mut totals = Totals {
            games: sums.games,
            plies: sums.plies,
            bytes: sums.bytes,
            faults: sums.faults,
            other_variants: sums.other_variants,
            torn: sums.torn,
            undecided: sums.undecided,
            not_compared: sums.not_compared,
            suppressed: sums.suppressed,
            confirmed: sums.confirmed,
            refuted: sums.refuted,
            repetition: right(sums.repetition),
            fifty_moves: right(sums.fifty_moves),
            ..Totals::default()
        };
        for (name, count) in &sums.kinds {
            let (kind, severity) = pair(name)?;
            let kind: Kind = kind.parse().map_err(|_| NotSaved)?;
            let severity = Severity::ALL
                .into_iter()
                .find(|known| known.as_str() == severity)
                .ok_or(NotSaved)?;
            totals.kinds.insert((kind, severity), *count);
        }
        for (name, count) in &sums.articles {
            let (year, key) = pair(name)?;
            let key = jadoube_laws::find(&key).ok_or(NotSaved)?.key;
            totals.articles.insert((edition(&year)?, key.as_str()), *count);
        }
        for (name, count) in &sums.ways {
            let way = Way::ALL.into_iter().find(|way| way.as_str() == name).ok_or(NotSaved)?;
            totals.ways.insert(way, *count);
        }
        totals.years = sums.years.iter().map(|(year, known)| (*year, share(known))).collect();
        for (name, known) in &sums.paces {
            let pace = match &name[..] {
                UNKNOWN => None,
                name => Some(name.parse().map_err(|_| NotSaved)?),
            };
            totals.paces.insert(pace, share(known));
        }
        for (name, count) in &sums.editions {
            let (year, basis) = pair(name)?;
            let basis = Basis::ALL
                .into_iter()
                .find(|known| known.as_str() == basis)
                .ok_or(NotSaved)?;
            totals.editions.insert((edition(&year)?, basis), *count);
        }
        Ok(totals)
    }
}

//! Whole databases of chess games against the FIDE Laws.
//!
//! An [`Audit`] reads PGN of any size on all cores, plays through every game, and tells where the result or the course of a
//! game does not agree with the Laws in force on its day: moves that are illegal, play after the game was over, results that
//! the final position forbids, wins on time by players who could not mate, draw rights that nobody used, clocks that gain
//! time, games that stand there twice. A [`Finding`] names the provision and its article, says where it stands in the file,
//! and carries the [`Proof`] beside the claim.
//!
//! ```
//! use std::ops::ControlFlow;
//! use jadoube_audit::{Audit, Bookmark, Kind, Settings};
//!
//! // White ran out of time, and Black had a bare king.
//! let games = br#"[Event "Club evening"]
//! [Date "2024.05.31"]
//! [Result "0-1"]
//! [SetUp "1"]
//! [FEN "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 60"]
//! [Termination "time forfeit"]
//!
//! 60. Qd3 Ke7 0-1
//! "#;
//! let mut audit = Audit::new(Settings::default());
//! let mut found = Vec::new();
//! audit.read("games.pgn", &games[..], Bookmark::default(), |step| {
//!     found.extend(step.findings);
//!     ControlFlow::Continue(())
//! })?;
//! assert_eq!(found[0].kind, Kind::TimeWinUnwinnable);
//! assert_eq!(found[0].citations[0].to_string(), "6.9 (2023)");
//! assert_eq!((found[0].spot.line, found[0].spot.column), (8, 13));
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # What it does not do
//!
//! It never guesses. Where a file does not say how a game ended, the finding says what would follow from each way. A finding
//! is about what the file says, and a file can be wrong: whoever keeps it has the last word, and can have findings by their
//! [`Id`] left out next time. Variations are passed over, and so are other kinds of chess than the Laws know.
//!
//! What the findings say in five languages is in [`Sentences`]; [`Row`] is a finding as a row of a table.

mod auditor;
mod digest;
mod duplicates;
mod finding;
mod header;
mod in_force;
pub mod pieces;
mod proof;
mod report;
mod row;
mod rules;
mod saved;
mod sentences;
mod summary;
mod totals;

use std::collections::BTreeSet;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::thread;

use jadoube_laws::Edition;
use jadoube_proof::Budget;

pub use crate::digest::{Digest, Id, ParseIdError};
pub use crate::finding::{Fact, Facts, Finding, Kind, Severity, Spot, UnknownKind};
pub use crate::header::{Header, TAGS, Tag};
pub use crate::in_force::{Basis, edition_of, year_of};
pub use crate::proof::{Proof, confirms};
pub use crate::report::Report;
pub use crate::row::{COLUMNS, Column, Row};
pub use crate::saved::{NotSaved, Saved};
pub use crate::sentences::{LANGUAGES, SOURCES, Sentences};
pub use crate::totals::{Right, Share, Totals, Way};

use crate::auditor::{Auditor, Made};
use crate::duplicates::Duplicates;
use crate::pieces::{Cutter, each};
use crate::rules::AllRules;

/// How an audit is made.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The edition by which all games are judged; none to judge each by its date.
    pub edition: Option<Edition>,
    /// How many positions are looked at to find out whether a player can still mate. Beyond that nothing is said of it.
    pub budget: Budget,
    /// Whether every proof is confirmed in another way, which is slow.
    pub verify: bool,
    /// How many threads read.
    pub workers: NonZeroUsize,
    /// How many games are remembered, to find those that stand there twice: about forty bytes each.
    pub remembered: usize,
    /// Findings that are not told.
    pub suppressed: BTreeSet<Id>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            edition: None,
            budget: Budget::positions(200_000),
            verify: false,
            workers: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
            remembered: 50_000_000,
            suppressed: BTreeSet::new(),
        }
    }
}

/// Where a game begins in the decoded text of a file, and what stands before it.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Default)]
pub struct Bookmark {
    /// Bytes before it.
    pub byte: u64,
    /// Line breaks before it.
    pub lines: u64,
    /// Games before it.
    pub games: u64,
}

/// Some games have been read.
#[derive(Debug)]
pub struct Step<'a> {
    /// What was found in them, in the order of the file.
    pub findings: Vec<Finding>,
    /// Where the next game begins.
    pub next: Bookmark,
    /// What was found in all so far.
    pub totals: &'a Totals,
}

/// An audit of one or more files.
#[derive(Debug)]
pub struct Audit {
    settings: Settings,
    rules: AllRules,
    known: Duplicates,
    totals: Totals,
}

impl Audit {
    /// An audit that has read nothing.
    #[must_use]
    pub fn new(settings: Settings) -> Audit {
        Audit {
            known: Duplicates::new(settings.remembered),
            rules: AllRules::new(),
            totals: Totals::default(),
            settings,
        }
    }

    /// An audit that goes on with what was found before. Games that were read before are not compared with those that come.
    #[must_use]
    pub fn resume(settings: Settings, totals: Totals) -> Audit {
        Audit {
            totals,
            ..Audit::new(settings)
        }
    }

    /// What was read and found so far.
    #[must_use]
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    /// Reads a file, decoded, from a bookmark on, and tells what it finds, until it ends or the listener breaks off. What is
    /// told does not depend on the number of threads.
    ///
    /// The text before the bookmark must have been passed over already. Where it stopped is returned: the beginning of the
    /// next game.
    ///
    /// # Errors
    ///
    /// The input fails. What could be read before is told.
    pub fn read<R: Read + Send>(
        &mut self,
        name: &str,
        input: R,
        from: Bookmark,
        mut tell: impl FnMut(Step<'_>) -> ControlFlow<()>,
    ) -> io::Result<Bookmark> {
        let Audit {
            settings,
            rules,
            known,
            totals,
        } = self;
        let (settings, rules) = (&*settings, &*rules);
        let mut next = from;
        let file = known.begin(name);
        each(
            Cutter::new(input, from.byte),
            settings.workers,
            || Auditor::new(settings, rules),
            |piece, made| {
                let Made {
                    mut findings,
                    marks,
                    totals: more,
                    lines,
                } = made;
                next.lines += piece.lines_passed_over;
                for mark in &marks {
                    if let Some(finding) = known.meet(mark, file, next.games, &piece.text, settings.edition) {
                        findings.push(finding);
                    }
                }
                findings.sort_by_key(|finding| finding.game);
                findings.retain(|finding| {
                    !settings.suppressed.contains(&finding.id) || {
                        totals.suppressed += 1;
                        false
                    }
                });
                for finding in &mut findings {
                    finding.game += next.games;
                    finding.spot.line += next.lines;
                    finding.spot.byte += piece.start;
                    totals.count(finding);
                }
                next.games += more.games;
                next.lines += lines;
                next.byte = piece.end();
                *totals += &more;
                totals.not_compared = known.not_compared();
                tell(Step { findings, next, totals })
            },
        )?;
        Ok(next)
    }
}

//! `jadoube pgn check`: is every move of every game legal.

use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::io;
use std::sync::atomic::Ordering;
use std::time::Instant;

use jadoube_laws::{Edition, Pace, Provisions, Supervision};
use jadoube_notation::Language as Letters;
use jadoube_notation::pgn::Reader;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::checker::{Checker, Rigour};
use super::fault::{FaultPrinter, Found, Group};
use super::source::{Opened, Source};
use super::tape::Recording;
use crate::args::Editions;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::progress::Progress;
use crate::screen::{Report, Screen};
use crate::words::{Language, Words, decimal, say};

/// What to check.
#[derive(Debug)]
pub(crate) struct Check {
    pub(crate) sources: Vec<Source>,
    /// The letters of the pieces, if they are not those of standard algebraic notation.
    pub(crate) from: Option<Letters>,
    /// Whether everything has to be as PGN exports it.
    pub(crate) strict: bool,
    pub(crate) editions: Editions,
    pub(crate) language: Language,
}

/// How the bar of a file looks.
pub(super) fn bar() -> String {
    format!(
        "{{bar:30}} {}",
        say!(
            "read-progress",
            percent = "{percent:>3}",
            rate = "{bytes_per_sec}",
            eta = "{eta}"
        )
    )
}

/// After how many games the bar moves.
pub(super) const STEP: u64 = 256;

impl Check {
    fn rigour(&self) -> Rigour {
        let moves = |edition: &Edition| {
            let provisions = Provisions::of(*edition, Pace::Standard, Supervision::Full);
            provisions.automatic_moves.map(|moves| moves.value)
        };
        Rigour {
            from: self.from,
            strict: self.strict,
            // The newest of the editions that are cited.
            moves: self.editions.0.last().and_then(moves),
        }
    }

    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let started = Instant::now();
        let mut work = Work {
            words: Words::new(self.language),
            progress: Progress::new(!screen.look.json, &bar()),
            sum: Sum::default(),
            asked: &self,
            screen,
        };
        for source in &self.sources {
            work.progress.begin();
            let read = match source.open() {
                Ok(opened) => work.check(source, opened)?,
                Err(error) => Err(error),
            };
            work.progress.end();
            match read {
                Ok(()) => work.sum.files += 1,
                Err(error) => {
                    work.sum.unread += 1;
                    work.screen.complain(&source.problem(&error))?;
                }
            }
        }
        let Work {
            words, mut sum, screen, ..
        } = work;
        sum.seconds = started.elapsed().as_secs_f64();
        let answer = match (sum.unread, sum.total()) {
            (1.., _) => Answer::Unreadable,
            (0, faults) => Answer::from_truth(faults == 0),
        };
        if !screen.look.json {
            // Before the summary, so that the summary stays last where both streams go to one place.
            anstream::eprintln!("{}", sum.speed());
        }
        screen.show(&Summary { sum, words })?;
        Ok(answer)
    }
}

/// A check under way.
struct Work<'a> {
    asked: &'a Check,
    words: Words,
    progress: Progress,
    sum: Sum,
    screen: &'a mut Screen,
}

impl Work<'_> {
    /// Checks a file. The inner result tells whether it could be read.
    fn check(&mut self, source: &Source, opened: Opened) -> Result<io::Result<()>, Stop> {
        let recording = Recording::default();
        let mut reader = Reader::new(recording.of(opened.input));
        let mut checker = Checker::new(recording, self.asked.rigour());
        let mut games = 0;
        let read = loop {
            checker.at(reader.position());
            let more = reader.read_game(&mut checker);
            games += u64::from(matches!(more, Ok(true)));
            for found in checker.found.drain(..) {
                self.tell(source, games, found)?;
            }
            while let Some((group, count)) = checker.unsaid.pop_first() {
                *self.sum.faults.entry(group).or_default() += count;
            }
            match more {
                Ok(true) => {}
                Ok(false) => break Ok(()),
                Err(error) => break Err(error),
            }
            if games % STEP == 0 {
                self.progress.show(opened.read.load(Ordering::Relaxed), opened.size);
            }
        };
        self.sum.games += games;
        self.sum.moves += checker.moves;
        self.sum.unchecked += checker.unchecked;
        self.sum.bytes += reader.position();
        Ok(read)
    }

    fn tell(&mut self, source: &Source, game: u64, found: Found) -> io::Result<()> {
        let printer = FaultPrinter {
            words: &self.words,
            language: self.asked.language,
            editions: &self.asked.editions,
        };
        *self.sum.faults.entry(found.kind.group()).or_default() += 1;
        let told = printer.tell(source.to_string(), game, found);
        self.progress.aside(|| self.screen.show(&told))
    }
}

/// What was found in all.
#[derive(Debug, Default, Serialize)]
struct Sum {
    files: u64,
    unread: u64,
    games: u64,
    moves: u64,
    /// Moves that could not be checked.
    unchecked: u64,
    faults: BTreeMap<Group, u64>,
    bytes: u64,
    seconds: f64,
}

impl Sum {
    fn total(&self) -> u64 {
        self.faults.values().sum()
    }

    fn speed(&self) -> String {
        let megabytes = self.bytes as f64 / 1e6;
        let size = decimal(megabytes, 1);
        let time = match self.seconds {
            1.0.. => say!("seconds", time = decimal(self.seconds, 2)),
            _ => say!("milliseconds", time = decimal(self.seconds * 1e3, 1)),
        };
        // A small file tells no speed.
        match self.bytes >= 1_000_000 {
            true => {
                let rate = decimal(megabytes / self.seconds, 0);
                say!("read-speed", size = size, time = time, rate = rate)
            }
            false => say!("read-size", size = size, time = time),
        }
    }
}

#[derive(Serialize)]
struct Summary {
    #[serde(flatten)]
    sum: Sum,
    #[serde(skip)]
    words: Words,
}

impl Report for Summary {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let Summary { sum, words } = self;
        let total = sum.total();
        let mut rows = vec![("sum-files", 0, sum.files)];
        if sum.unread > 0 {
            rows.push(("sum-unread", 0, sum.unread));
        }
        rows.extend([("sum-games", 0, sum.games), ("sum-moves", 0, sum.moves)]);
        if sum.unchecked > 0 {
            rows.push(("sum-unchecked", 0, sum.unchecked));
        }
        rows.push(("sum-faults", 0, total));
        rows.extend(sum.faults.iter().map(|(group, &count)| (group.key(), 2, count)));
        let rows: Vec<_> = rows
            .into_iter()
            .map(|(key, indent, count)| (" ".repeat(indent) + &words.word(key), count))
            .collect();
        let width = rows.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
        let most = rows.iter().map(|&(_, count)| count).max().unwrap_or(0);
        let digits = most.to_string().len();
        if total > 0 {
            to.push('\n');
        }
        let style = if total == 0 { look.good() } else { look.bad() };
        for (label, count) in rows {
            let blanks = " ".repeat(width - label.width());
            writeln!(to, "{label}{blanks}  {style}{count:digits$}{style:#}")?;
        }
        Ok(())
    }
}

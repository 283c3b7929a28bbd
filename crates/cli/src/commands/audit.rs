//! `jadoube audit`: whole databases against the Laws.

mod input;
mod outputs;
mod state;
mod told;

use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use jadoube_audit::{Audit as Auditing, Bookmark, Kind, Report, Sentences, Settings, Severity, Step, Totals};

use self::input::{Opened, open};
use self::outputs::Outputs;
use self::state::State;
use self::told::{Summary, Told};
use crate::commands::pgn::Source;
use crate::commands::{Answer, Stop};
use crate::progress::Progress;
use crate::screen::Screen;
use crate::words::{Language, decimal, say};

/// What to audit, and where the findings go.
#[derive(Debug)]
pub(crate) struct Audit {
    pub(crate) sources: Vec<Source>,
    pub(crate) settings: Settings,
    /// The least severe findings that are told one by one to people.
    pub(crate) least: Severity,
    pub(crate) fail_on: Vec<FailOn>,
    pub(crate) csv: Option<PathBuf>,
    pub(crate) jsonl: Option<PathBuf>,
    pub(crate) html: Option<PathBuf>,
    /// Where it is kept how far the audit came, and where to go on.
    pub(crate) resume: Option<PathBuf>,
    pub(crate) language: Language,
}

/// Which findings make the command answer no.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum FailOn {
    /// Those of a severity, and heavier ones.
    Severity(Severity),
    /// Those of a kind.
    Kind(Kind),
}

impl FailOn {
    fn is_met(self, totals: &Totals) -> bool {
        match self {
            FailOn::Severity(least) => {
                let heavy = Severity::ALL.into_iter().filter(|severity| *severity >= least);
                heavy.map(|severity| totals.of_severity(severity)).sum::<u64>() > 0
            }
            FailOn::Kind(kind) => totals.of_kind(kind) > 0,
        }
    }
}

/// How often it is kept how far the audit came.
const KEEP: Duration = Duration::from_secs(5);

impl Audit {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let started = Instant::now();
        let stopping = Arc::new(AtomicBool::new(false));
        let template = format!(
            "{{bar:30}} {}",
            say!(
                "read-progress",
                percent = "{percent:>3}",
                rate = "{bytes_per_sec}",
                eta = "{eta}"
            )
        );
        let progress = Progress::stoppable(!screen.look.json, &template, stopping.clone());
        let mut state = State::read(self.resume.as_deref())?;
        let mut outputs = Outputs::open(&self, &state)?;
        let mut auditing = match state.totals() {
            Some(totals) => Auditing::resume(self.settings.clone(), totals),
            None => Auditing::new(self.settings.clone()),
        };
        let words = Sentences::new(self.language);
        let mut report = Report::new();
        let before = auditing.totals().bytes;
        let mut unread = 0_u32;
        let mut stopped = None;
        for source in &self.sources {
            let name = source.to_string();
            if state.is_done(&name) {
                continue;
            }
            progress.begin();
            let from = state.bookmark(&name);
            let mut work = Work {
                asked: &self,
                name: &name,
                words: &words,
                progress: &progress,
                stopping: &stopping,
                state: &mut state,
                outputs: &mut outputs,
                report: &mut report,
                screen,
                kept: Instant::now(),
                trouble: None,
            };
            let read = open(source).and_then(|mut opened| {
                opened.pass_over(from.byte)?;
                work.read(&mut auditing, opened, from)
            });
            let trouble = work.trouble.take();
            progress.end();
            if let Some(error) = trouble {
                return Err(Stop::Unwritable(error));
            }
            match read {
                Ok(next) if stopping.load(Ordering::Relaxed) => {
                    stopped = Some(words.stopped(&name, next));
                    break;
                }
                Ok(_) => state.finish(&name, auditing.totals()),
                Err(error) => {
                    unread += 1;
                    screen.complain(&source.problem(&error))?;
                }
            }
        }
        outputs.flush()?;
        state.keep(&outputs)?;
        let totals = auditing.totals();
        if let Some(html) = &self.html {
            let files: Vec<String> = self.sources.iter().map(ToString::to_string).collect();
            let about = stopped.as_ref().map_or_else(
                || files.join(", "),
                |stopped| format!("{}. {stopped}", files.join(", ")),
            );
            outputs::write_whole(html, &report.html(totals, &words, &about))?;
        }
        if !screen.look.json {
            let read = (totals.bytes - before) as f64 / 1e6;
            let seconds = started.elapsed().as_secs_f64();
            let (size, time) = (decimal(read, 1), say!("seconds", time = decimal(seconds, 2)));
            let rate = decimal(read / seconds, 0);
            anstream::eprintln!("{}", say!("read-speed", size = size, time = time, rate = rate));
        }
        let met = self.fail_on.iter().any(|fail_on| fail_on.is_met(totals));
        screen.show(&Summary {
            totals,
            words: &words,
            stopped: stopped.as_deref(),
        })?;
        Ok(match unread > 0 || stopped.is_some() {
            true => Answer::Unreadable,
            false => Answer::from_truth(!met),
        })
    }
}

/// A file that is being read.
struct Work<'a> {
    asked: &'a Audit,
    name: &'a str,
    words: &'a Sentences,
    progress: &'a Progress,
    stopping: &'a AtomicBool,
    state: &'a mut State,
    outputs: &'a mut Outputs,
    report: &'a mut Report,
    screen: &'a mut Screen,
    /// When it was last kept how far the audit came.
    kept: Instant,
    /// What cannot be written.
    trouble: Option<io::Error>,
}

impl Work<'_> {
    fn read(&mut self, auditing: &mut Auditing, opened: Opened, from: Bookmark) -> io::Result<Bookmark> {
        let (size, read) = (opened.size, opened.read.clone());
        auditing.read(self.name, opened.input, from, |step| {
            match self.take(&step) {
                Ok(()) => {}
                Err(error) => {
                    self.trouble = Some(error);
                    return ControlFlow::Break(());
                }
            }
            self.progress.show(read.load(Ordering::Relaxed), size);
            match self.stopping.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        })
    }

    fn take(&mut self, step: &Step<'_>) -> io::Result<()> {
        for finding in &step.findings {
            let told = Told::new(finding, self.name, self.words);
            if self.screen.look.json || finding.severity >= self.asked.least {
                self.progress.aside(|| self.screen.show(&told))?;
            }
            self.outputs.write(&told.row)?;
            self.report.take(self.name, finding);
        }
        self.state.mark(self.name, step.next, step.totals);
        let stopping = self.stopping.load(Ordering::Relaxed);
        if self.asked.resume.is_some() && (stopping || self.kept.elapsed() > KEEP) {
            self.outputs.flush()?;
            self.state.keep(self.outputs)?;
            self.kept = Instant::now();
        }
        Ok(())
    }
}

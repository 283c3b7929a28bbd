//! `jadoube dead`: can the players still checkmate, and if not, why not.
//!
//! ```text
//! line ──read──► position ──ask──► Finding ──► a page for people, or JSON
//! ```
//!
//! Lines are worked on by several threads, each with a prover of its own; what they find comes out in order.

mod complaint;
mod finding;
mod json;
mod order;
mod query;
mod reason;
mod stream;
mod sum;
mod told;

use std::io::{self, IsTerminal};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use jadoube_board::Color;
use jadoube_proof::{Budget, Certificate, Prover};

use self::complaint::Complaint;
use self::finding::Unasked;
use self::order::{Next, Ordered};
use self::query::Unfit;
use self::reason::Reason;
use self::stream::{Line, Lines};
use self::sum::{Kind, Sum};
use self::told::Telling;
use crate::args::Editions;
use crate::commands::refused::Refused;
use crate::commands::{Answer, Stop};
use crate::look::Look;
use crate::problem::Problem;
use crate::progress::Progress;
use crate::screen::Screen;
use crate::words::{Language, Words, say, spoken, why};

pub(crate) use self::finding::Finding;
pub(crate) use self::json::certificate;
pub(crate) use self::told::moves;

/// Which positions to judge, and how.
#[derive(Debug)]
pub(crate) struct Dead {
    pub(crate) asked: Asked,
    pub(crate) question: Question,
    /// Tell all of every position, not only of those on the command line.
    pub(crate) explain: bool,
    /// How many positions are worked on at a time.
    pub(crate) jobs: usize,
    pub(crate) editions: Editions,
    pub(crate) language: Language,
}

/// Where positions come from.
#[derive(Debug)]
pub(crate) enum Asked {
    /// The command line.
    These(Vec<String>),
    Stdin,
}

/// What is asked of each position.
#[derive(Debug, Copy, Clone)]
pub(crate) struct Question {
    /// The player in question; both if there is none.
    pub(crate) side: Option<Color>,
    pub(crate) mode: SearchMode,
    /// Whether answers are checked.
    pub(crate) check: bool,
}

/// Who reads the lines that end in mate.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
enum Readers {
    /// They like them short.
    People,
    /// They like them soon.
    Programs,
}

/// How hard to look.
#[derive(Debug, Copy, Clone)]
pub(crate) enum SearchMode {
    Quick,
    Full(Budget),
}

/// A position that was examined, with all that can be told of it.
pub(crate) struct Examined {
    pub(crate) finding: Finding,
    /// The provision by which that matters, if it does.
    pub(crate) provision: Option<&'static str>,
    /// The page that tells of it.
    pub(crate) page: String,
}

/// Examines one position.
pub(crate) fn examine(
    text: &str,
    question: Question,
    editions: &Editions,
    language: Language,
) -> Result<Examined, Unexamined> {
    let query = match query::read(text) {
        Ok(query) => query,
        Err(Unfit::Fen { fen, faults }) => return Err(Unexamined::Problem(Problem::fen(&fen, &faults))),
        Err(Unfit::Refused { setup, refusal }) => {
            let refused = Refused::new(*setup, &refusal, editions);
            return Err(Unexamined::Refused(Box::new(refused)));
        }
    };
    let internal = |unasked: Unasked| Problem::new(unasked.said(), say!("dead-internal-remedy"));
    let finding = Finding::new(&mut Prover::new(), query, question, Readers::People).map_err(internal)?;
    let mut page = String::new();
    let telling = Telling {
        finding: &finding,
        words: spoken(),
        language,
        editions,
        question,
        headed: false,
    };
    // Writing to a text cannot fail.
    let _ = telling.draw(&Look::PLAIN, &mut page);
    let provision = telling.law().map(|(_, key)| key);
    Ok(Examined {
        finding,
        provision,
        page,
    })
}

/// Why a position was not examined.
pub(crate) enum Unexamined {
    /// It cannot be read, or there is a fault of ours.
    Problem(Problem),
    /// The Laws do not accept it.
    Refused(Box<Refused>),
}

impl From<Problem> for Unexamined {
    fn from(problem: Problem) -> Unexamined {
        Unexamined::Problem(problem)
    }
}

/// Why a player cannot mate, in a sentence or two.
pub(crate) fn why_not(finding: &Finding, winner: Color, certificate: &Certificate, language: Language) -> String {
    let reason = Reason {
        words: spoken(),
        language,
        position: &finding.position,
        winner,
        certificate,
    };
    reason.sentences()
}

impl Dead {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let work = Work {
            question: self.question,
            explain: self.explain || matches!(self.asked, Asked::These(_)),
            several: true,
            editions: self.editions,
            language: self.language,
            look: screen.look,
        };
        match self.asked {
            Asked::These(texts) => match <[String; 1]>::try_from(texts) {
                Ok([text]) => Work { several: false, ..work }.one(text, screen),
                Err(texts) => {
                    let (jobs, count) = (self.jobs.min(texts.len()), texts.len() as u64);
                    let lines = (1..).zip(texts).map(|(number, text)| Ok(Line { number, text }));
                    work.many(lines, jobs, Unit::Position, || Some(count), screen)
                }
            },
            Asked::Stdin => {
                let lines = Lines::of_stdin();
                let known = lines.known();
                work.many(lines, self.jobs, Unit::Line, move || known.total(), screen)
            }
        }
    }
}

/// What is counted.
#[derive(Debug, Copy, Clone)]
enum Unit {
    /// The positions of the command line.
    Position,
    /// The lines of standard input.
    Line,
}

/// What is shown while it takes long: the bar, if it is known how many lines there are, and without that.
fn progress_shown(total_is_known: bool) -> String {
    let (positions, rate) = ("{human_pos}", "{per_sec:0}");
    match total_is_known {
        true => format!(
            "{{bar:24}} {}",
            say!(
                "dead-progress",
                percent = "{percent:>3}",
                positions = positions,
                rate = rate,
                eta = "{eta}"
            )
        ),
        false => say!(
            "dead-progress-count",
            positions = positions,
            elapsed = "{elapsed}",
            rate = rate
        ),
    }
}

/// How each line is worked on.
#[derive(Debug, Clone)]
struct Work {
    question: Question,
    explain: bool,
    /// Whether there may be more positions than one.
    several: bool,
    editions: Editions,
    language: Language,
    look: Look,
}

/// What came of a line.
struct Done {
    kind: Kind,
    shown: Shown,
}

enum Shown {
    Page(String),
    Complaint(Complaint),
}

impl Work {
    /// Judges one position. What is wrong with it is told as by other commands.
    fn one(&self, text: String, screen: &mut Screen) -> Result<Answer, Stop> {
        let query = match query::read(&text) {
            Ok(query) => query,
            Err(unfit) => return self.refuse(text, unfit, screen),
        };
        match Finding::new(&mut Prover::new(), query, self.question, self.readers()) {
            Ok(finding) => {
                let page = self.page(&finding, self.words().as_ref())?;
                screen.write(&page)?;
                Ok(Answer::from_truth(finding.kind(self.question.mode) != Kind::Undecided))
            }
            Err(unasked) => {
                screen.remark(&Complaint::internal(1, text, &unasked))?;
                Ok(Answer::No)
            }
        }
    }

    /// Tells people as other commands do, and programs as lines are told.
    fn refuse(&self, text: String, unfit: Unfit, screen: &mut Screen) -> Result<Answer, Stop> {
        if self.look.json {
            screen.show(&Complaint::unfit(1, text, &unfit))?;
            return Ok(match unfit {
                Unfit::Fen { .. } => Answer::Unreadable,
                Unfit::Refused { .. } => Answer::No,
            });
        }
        match unfit {
            Unfit::Fen { fen, faults } => Err(Problem::fen(&fen, &faults).into()),
            Unfit::Refused { setup, refusal } => {
                screen.show(&Refused::new(*setup, &refusal, &self.editions))?;
                Ok(Answer::No)
            }
        }
    }

    /// Judges many positions with several threads.
    fn many(
        self,
        lines: impl Iterator<Item = io::Result<Line>> + Send + 'static,
        jobs: usize,
        unit: Unit,
        total: impl Fn() -> Option<u64>,
        screen: &mut Screen,
    ) -> Result<Answer, Stop> {
        let started = Instant::now();
        // Programs do not look at the error stream, but whoever lets them write to a file may.
        let beside = !screen.look.json || io::stderr().is_terminal();
        let progress = Progress::new(beside, &progress_shown(total().is_some()));
        let work = Arc::new(self);
        let worker = {
            let work = work.clone();
            move || work.clone().worker()
        };
        let weigh = |done: &io::Result<Done>| done.as_ref().map_or(0, Done::weight);
        let mut ordered = Ordered::new(lines, jobs, worker, weigh);
        let mut sum = Sum::new(work.question);
        let mut output = Output {
            page: String::new(),
            unit,
            told: false,
            progress: &progress,
            screen,
        };
        let mut unread = None;
        loop {
            match ordered.next(Duration::from_millis(100)) {
                Next::Item(mut item) => loop {
                    match item {
                        Ok(done) => {
                            sum.add(done.kind);
                            output.add(done.shown)?;
                        }
                        Err(error) => unread = Some(error),
                    }
                    match ordered.ready() {
                        Some(next) if !output.is_full() => item = next,
                        Some(next) => {
                            output.flush()?;
                            item = next;
                        }
                        None => break,
                    }
                },
                Next::Wait => {}
                Next::End => break,
            }
            output.flush()?;
            progress.show(sum.lines(), total().unwrap_or(0));
        }
        progress.end();
        if let Some(error) = &unread {
            let problem = Problem::new(say!("dead-input", why = why(error)), say!("dead-input-remedy"));
            screen.complain(&problem)?;
        }
        if beside {
            let words = Words::new(work.language);
            anstream::eprint!("{}", sum.table(&words, started.elapsed()));
        }
        Ok(match unread {
            Some(_) => Answer::Unreadable,
            None => sum.answer(),
        })
    }

    /// Works on lines, one after the other.
    fn worker(self: Arc<Self>) -> impl FnMut(io::Result<Line>) -> io::Result<Done> {
        let mut prover = Prover::new();
        let words = self.words();
        move |line| {
            let line = line?;
            let (number, text) = (line.number, line.text.clone());
            // One position that shows a fault of ours does not stop the others.
            let done = catch_unwind(AssertUnwindSafe(|| self.judge(&mut prover, line, words.as_ref())));
            Ok(done.unwrap_or_else(|_| {
                prover = Prover::new();
                Done::failed(number, text, &Unasked::Panicked)
            }))
        }
    }

    fn judge(&self, prover: &mut Prover, line: Line, words: Option<&Words>) -> Done {
        let query = match query::read(&line.text) {
            Ok(query) => query,
            Err(unfit) => {
                return Done {
                    kind: match unfit {
                        Unfit::Fen { .. } => Kind::Unreadable,
                        Unfit::Refused { .. } => Kind::Unanswered,
                    },
                    shown: Shown::Complaint(Complaint::unfit(line.number, line.text, &unfit)),
                };
            }
        };
        let finding = match Finding::new(prover, query, self.question, self.readers()) {
            Ok(finding) => finding,
            Err(unasked) => return Done::failed(line.number, line.text, &unasked),
        };
        match self.page(&finding, words) {
            Ok(page) => Done {
                kind: finding.kind(self.question.mode),
                shown: Shown::Page(page),
            },
            Err(_) => Done::failed(line.number, line.text, &Unasked::Panicked),
        }
    }

    fn readers(&self) -> Readers {
        match self.explain && !self.look.json {
            true => Readers::People,
            false => Readers::Programs,
        }
    }

    /// The words, if any are needed for pages.
    fn words(&self) -> Option<Words> {
        (self.readers() == Readers::People).then(|| Words::new(self.language))
    }

    fn page(&self, finding: &Finding, words: Option<&Words>) -> io::Result<String> {
        let mut page = String::new();
        match words {
            _ if self.look.json => {
                page = serde_json::to_string(finding)?;
                page.push('\n');
            }
            None => told::line(finding, &self.look, &mut page).map_err(io::Error::other)?,
            Some(words) => {
                let telling = Telling {
                    finding,
                    words,
                    language: self.language,
                    editions: &self.editions,
                    question: self.question,
                    headed: self.several,
                };
                telling.draw(&self.look, &mut page).map_err(io::Error::other)?;
            }
        }
        Ok(page)
    }
}

impl Done {
    /// About how many bytes it takes.
    fn weight(&self) -> usize {
        match &self.shown {
            Shown::Page(page) => page.len(),
            Shown::Complaint(complaint) => complaint.weight(),
        }
    }

    /// A fault of ours.
    fn failed(number: u64, text: String, unasked: &Unasked) -> Done {
        Done {
            kind: Kind::Unanswered,
            shown: Shown::Complaint(Complaint::internal(number, text, unasked)),
        }
    }
}

/// Where answers go, in order.
struct Output<'a> {
    /// What is not yet written.
    page: String,
    /// What is counted.
    unit: Unit,
    /// Whether it has been told how a FEN is written.
    told: bool,
    progress: &'a Progress,
    screen: &'a mut Screen,
}

impl Output<'_> {
    fn add(&mut self, shown: Shown) -> io::Result<()> {
        match shown {
            Shown::Page(page) => self.page.push_str(&page),
            Shown::Complaint(complaint) => {
                self.flush()?;
                let complaint = complaint.of(self.unit, !self.told);
                self.told |= complaint.tells();
                self.progress.aside(|| self.screen.remark(&complaint))?;
            }
        }
        Ok(())
    }

    fn is_full(&self) -> bool {
        self.page.len() >= 1 << 16
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.page.is_empty() {
            return Ok(());
        }
        self.progress.aside(|| self.screen.write(&self.page))?;
        self.page.clear();
        Ok(())
    }
}

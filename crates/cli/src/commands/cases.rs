//! `jadoube cases`: situations and their outcomes, run by the referee.

mod report;

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use jadoube_cases::{Case, read};
use jadoube_laws::Edition;
use jadoube_referee::cases::{FailureKind, Run, run};

use self::report::{CaseReport, FaultReport};
use crate::commands::pgn::Source;
use crate::commands::{Answer, Stop};
use crate::problem::Problem;
use crate::screen::Screen;
use crate::words::{say, why};

/// Which cases to run.
#[derive(Debug)]
pub(crate) struct RunCases {
    pub(crate) sources: Vec<Source>,
    /// The editions to run; if empty, those that each case names.
    pub(crate) editions: Vec<Edition>,
    /// Whether every step is printed with what the referee said to it.
    pub(crate) verbose: bool,
    /// Where the records of the games are written, if they are.
    pub(crate) records: Option<PathBuf>,
}

/// How many runs passed and failed, and the exit code that follows.
struct Tally {
    passed: usize,
    failed: usize,
    answer: Answer,
}

impl RunCases {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        let mut tally = Tally {
            passed: 0,
            failed: 0,
            answer: Answer::Yes,
        };
        for source in &self.sources {
            match source {
                Source::File(path) if path.is_dir() => match markdown_files(path) {
                    Ok(files) if files.is_empty() => {
                        let problem = Problem::new(
                            say!("cases-no-file", folder = path.display().to_string()),
                            say!("cases-no-file-remedy"),
                        );
                        complain(&problem, &mut tally, screen)?;
                    }
                    Ok(files) => {
                        for file in files {
                            self.run_file(&Source::File(file), true, &mut tally, screen)?;
                        }
                    }
                    Err(error) => complain(&source.problem(&error), &mut tally, screen)?,
                },
                source => self.run_file(source, false, &mut tally, screen)?,
            }
        }
        if !screen.look.json {
            screen.write(&(say!("cases-tally", passed = tally.passed, failed = tally.failed) + "\n"))?;
        }
        Ok(tally.answer)
    }

    /// Runs the cases of a file. One that was found in a folder need not hold any.
    fn run_file(&self, source: &Source, in_folder: bool, tally: &mut Tally, screen: &mut Screen) -> Result<(), Stop> {
        let text = match text(source) {
            Ok(text) => text,
            Err(error) => return complain(&source.problem(&error), tally, screen),
        };
        let file = source.to_string();
        let (cases, faults) = read(&file, &text);
        if cases.is_empty() && faults.is_empty() && !in_folder {
            let remedy = say!("cases-none-remedy");
            let problem = Problem::new(say!("cases-none", file = file), remedy);
            return complain(&problem, tally, screen);
        }
        for fault in faults {
            tally.answer = Answer::Unreadable;
            screen.remark(&FaultReport::from(fault))?;
        }
        for case in cases.iter().filter(|case| !case.is_without()) {
            let editions: Vec<Edition> = self.editions_of(case).collect();
            for edition in &editions {
                let run = run(case, *edition);
                self.tell(case, &run, tally, screen)?;
                let name = match editions.len() {
                    1 => file_name(&case.title),
                    _ => format!("{}-{edition}", file_name(&case.title)),
                };
                if let Err(problem) = self.keep(&run, &name) {
                    complain(&problem, tally, screen)?;
                }
            }
        }
        Ok(())
    }

    fn editions_of(&self, case: &Case) -> impl Iterator<Item = Edition> {
        let editions = case.editions.clone().into_iter();
        editions.filter(|edition| self.editions.is_empty() || self.editions.contains(edition))
    }

    /// Writes the record of a game, if records are asked for and it began.
    fn keep(&self, run: &Run, name: &str) -> Result<(), Problem> {
        let Some((folder, record)) = self.records.as_ref().zip(run.record()) else {
            return Ok(());
        };
        let path = folder.join(name).with_extension("jsonl");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, record));
        written.map_err(|error| {
            Problem::new(
                say!("file-unwritable", file = path.display().to_string(), why = why(&error)),
                say!("cases-records-remedy"),
            )
        })
    }

    fn tell(&self, case: &Case, run: &Run, tally: &mut Tally, screen: &mut Screen) -> Result<(), Stop> {
        match &run.failure {
            None => tally.passed += 1,
            Some(failure) => {
                tally.failed += 1;
                tally.answer = tally.answer.max(match failure.kind {
                    FailureKind::Differs => Answer::No,
                    FailureKind::Unreadable => Answer::Unreadable,
                });
            }
        }
        if self.verbose || screen.look.json || !run.passed() {
            screen.show(&CaseReport::new(case, run, self.verbose))?;
        }
        Ok(())
    }
}

/// A title as the name of a file: `An adjourned game` is `an-adjourned-game`.
fn file_name(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    words.join("-")
}

fn complain(problem: &Problem, tally: &mut Tally, screen: &mut Screen) -> Result<(), Stop> {
    tally.answer = Answer::Unreadable;
    Ok(screen.complain(problem)?)
}

/// The Markdown files of a folder and of those within, by name.
fn markdown_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            files.extend(markdown_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            files.push(path);
        }
    }
    Ok(files)
}

fn text(source: &Source) -> io::Result<String> {
    let mut text = String::new();
    source.open()?.input.read_to_string(&mut text)?;
    Ok(text)
}

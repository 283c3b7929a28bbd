//! What became of a case, for people and for programs.

use std::fmt::{self, Write};

use jadoube_cases::{Case, Fault};
use jadoube_laws::Key;
use jadoube_referee::Entry;
use jadoube_referee::cases::{Failure, FailureKind, Run, SpokenEntry};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::look::Look;
use crate::paragraph::hanging;
use crate::problem::printable;
use crate::screen::Report;
use crate::words::{case_fault, say};

/// A case under one edition.
#[derive(Serialize)]
pub(super) struct CaseReport {
    file: String,
    line: usize,
    title: String,
    key: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<usize>,
    edition: String,
    passed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<FailureReport>,
    steps: Vec<StepReport>,
    #[serde(skip)]
    verbose: bool,
}

#[derive(Serialize)]
struct FailureReport {
    line: usize,
    step: String,
    kind: &'static str,
    expected: String,
    found: String,
}

#[derive(Serialize)]
struct StepReport {
    line: usize,
    step: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    entries: Vec<EntryReport>,
}

#[derive(Serialize)]
struct EntryReport {
    n: u32,
    kind: &'static str,
    words: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    articles: Vec<String>,
}

impl CaseReport {
    pub(super) fn new(case: &Case, run: &Run, verbose: bool) -> CaseReport {
        let steps = run.steps.iter().map(|step| StepReport {
            line: step.line,
            step: step.text.clone(),
            entries: step.entries.iter().map(EntryReport::new).collect(),
        });
        CaseReport {
            file: case.file.clone(),
            line: case.line,
            title: case.title.clone(),
            key: case.key.as_str(),
            check: case.check,
            edition: run.edition.to_string(),
            passed: run.passed(),
            failure: run.failure.as_ref().map(FailureReport::new),
            steps: steps.collect(),
            verbose,
        }
    }
}

impl FailureReport {
    fn new(failure: &Failure) -> FailureReport {
        FailureReport {
            line: failure.line,
            step: failure.step.clone(),
            kind: match failure.kind {
                FailureKind::Differs => "differs",
                FailureKind::Unreadable => "unreadable",
            },
            expected: failure.expected.clone(),
            found: failure.found.clone(),
        }
    }
}

impl EntryReport {
    fn new(spoken: &SpokenEntry) -> EntryReport {
        let (kind, key): (_, Option<Key>) = match &spoken.entry {
            Entry::Event(_) => ("event", None),
            Entry::Ruling(ruling) => ("ruling", Some(ruling.key)),
            Entry::Question(question) => ("question", Some(question.key)),
        };
        EntryReport {
            n: spoken.no.get(),
            kind,
            words: spoken.sentence.clone(),
            key: key.map(|key| key.as_str()),
            articles: spoken.articles.clone(),
        }
    }

    /// The words of a ruling or a question, and beneath them the articles.
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let Some(key) = self.key else {
            return Ok(());
        };
        let (faint, style) = match self.kind {
            "question" => (look.faint(), look.mark()),
            _ => (look.faint(), look.strong()),
        };
        let words = hanging(&printable(&self.words), 6);
        writeln!(to, "      {style}{words}{style:#}")?;
        let mut articles: Vec<&str> = Vec::new();
        for article in &self.articles {
            if !articles.contains(&article.as_str()) {
                articles.push(article);
            }
        }
        let articles = hanging(&articles.join(", "), 6);
        writeln!(to, "      {faint}{articles}  {key}{faint:#}")
    }
}

impl Report for CaseReport {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (good, bad, strong) = (look.good(), look.bad(), look.strong());
        let CaseReport {
            file,
            line,
            title,
            key,
            edition,
            ..
        } = self;
        let title = printable(title);
        writeln!(to, "{strong}{file}:{line}{strong:#} {title} [{key} {edition}]")?;
        if self.verbose {
            for step in &self.steps {
                writeln!(to, "    {}", hanging(&printable(&step.step), 4))?;
                for entry in &step.entries {
                    entry.draw(look, to)?;
                }
            }
        }
        match &self.failure {
            None => writeln!(to, "  {good}{}{good:#}\n", say!("cases-passed")),
            Some(failure) => {
                let FailureReport {
                    line,
                    step,
                    expected,
                    found,
                    ..
                } = failure;
                let failed = format!("{bad}{}{bad:#}", say!("cases-failed"));
                let place = format!("{file}:{line}");
                let failed = say!(
                    "cases-failed-at",
                    failed = failed,
                    place = place,
                    step = printable(step)
                );
                writeln!(to, "  {failed}")?;
                let labels = [say!("cases-expected"), say!("cases-found")];
                let width = labels.iter().map(|label| label.width()).max().unwrap_or_default();
                let hang = 2 + width + 2;
                writeln!(to, "  {:width$}  {}", labels[0], hanging(&printable(expected), hang))?;
                writeln!(to, "  {:width$}  {}\n", labels[1], hanging(&printable(found), hang))
            }
        }
    }
}

/// A line of a case file that cannot be read.
#[derive(Serialize)]
pub(super) struct FaultReport {
    file: String,
    line: usize,
    error: String,
    /// The same for people.
    #[serde(skip)]
    said: String,
}

impl From<Fault> for FaultReport {
    fn from(fault: Fault) -> FaultReport {
        FaultReport {
            file: fault.file,
            line: fault.line,
            error: fault.kind.to_string(),
            said: case_fault(&fault.kind),
        }
    }
}

impl Report for FaultReport {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (bad, strong) = (look.bad(), look.strong());
        let FaultReport { file, line, said, .. } = self;
        writeln!(to, "{strong}{file}:{line}{strong:#} {bad}{}{bad:#}", say!("fault"))?;
        writeln!(to, "  {}", hanging(&printable(said), 2))
    }
}

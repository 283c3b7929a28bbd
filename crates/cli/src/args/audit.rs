//! What is typed after `jadoube audit`.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::Args;
use jadoube_audit::{Id, Kind, Settings, Severity};
use jadoube_laws::Edition;

use crate::args::no_edition;
use crate::commands::audit::{Audit, FailOn};
use crate::commands::pgn::Source;
use crate::problem::Problem;
use crate::words::{Language, quoted, say, why};

pub(super) const EXAMPLES: &str = "\
jadoube audit games.pgn.zst
jadoube audit *.pgn --least note --edition 2017
jadoube audit games.pgn --verify --fail-on error --suppress known.txt
jadoube audit lichess_db.pgn.zst --resume audit.json --csv findings.csv --html report.html
zstdcat games.pgn.zst | jadoube audit --json > findings.jsonl";

#[derive(Debug, Args)]
pub(super) struct AuditArgs {
    files: Vec<PathBuf>,
    #[arg(long, value_name = "YEAR|by-date", default_value = "by-date", value_parser = edition)]
    edition: ByDate,
    #[arg(long, value_name = "SEVERITY", default_value = "warning", value_parser = severity)]
    least: Severity,
    #[arg(long, value_name = "SEVERITY|KIND", value_parser = fail_on)]
    fail_on: Vec<FailOn>,
    #[arg(long, value_name = "FILE")]
    suppress: Vec<PathBuf>,
    #[arg(long)]
    verify: bool,
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    jsonl: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// An edition for all games, or none to judge each by its date.
#[derive(Debug, Clone)]
struct ByDate(Option<Edition>);

impl AuditArgs {
    pub(super) fn meant(self, language: Language) -> Result<Audit, Problem> {
        let mut suppressed = BTreeSet::new();
        for file in &self.suppress {
            suppressed.extend(ids(file)?);
        }
        let settings = Settings {
            edition: self.edition.0,
            verify: self.verify,
            suppressed,
            ..Settings::default()
        };
        Ok(Audit {
            sources: Source::all(self.files)?,
            settings: Settings {
                workers: self.threads.unwrap_or(settings.workers),
                ..settings
            },
            least: self.least,
            fail_on: self.fail_on,
            csv: self.csv,
            jsonl: self.jsonl,
            html: self.html,
            resume: self.resume,
            language,
        })
    }
}

/// The findings that a file names: one at the beginning of each line. What stands behind it, and lines that begin with #, are
/// for people.
fn ids(file: &Path) -> Result<Vec<Id>, Problem> {
    let shown = file.display().to_string();
    let unreadable = |error: io::Error| {
        let problem = say!("file-unreadable", file = shown.clone(), why = why(&error));
        Problem::new(problem, say!("audit-suppress-remedy"))
    };
    let text = fs::read_to_string(file).map_err(unreadable)?;
    let named = text.lines().enumerate().filter_map(|(index, line)| {
        let word = line.split_whitespace().next().filter(|word| !word.starts_with('#'))?;
        Some((index + 1, word))
    });
    named
        .map(|(line, word)| {
            word.parse().map_err(|_| {
                let problem = say!(
                    "audit-no-id",
                    file = shown.clone(),
                    line = line.to_string(),
                    text = quoted(word)
                );
                Problem::new(problem, say!("audit-suppress-remedy"))
            })
        })
        .collect()
}

fn edition(text: &str) -> Result<ByDate, String> {
    match text {
        "by-date" => Ok(ByDate(None)),
        year => year
            .parse()
            .map(|edition| ByDate(Some(edition)))
            .map_err(|_| no_edition(Some("by-date"))),
    }
}

fn severity(text: &str) -> Result<Severity, String> {
    let named = Severity::ALL.into_iter().find(|severity| severity.as_str() == text);
    named.ok_or_else(|| say!("typed-severity", severities = severities()))
}

fn fail_on(text: &str) -> Result<FailOn, String> {
    match (severity(text), text.parse::<Kind>()) {
        (Ok(severity), _) => Ok(FailOn::Severity(severity)),
        (_, Ok(kind)) => Ok(FailOn::Kind(kind)),
        _ => {
            let kinds: Vec<&str> = Kind::ALL.iter().map(|kind| kind.as_str()).collect();
            Err(say!(
                "typed-fail-on",
                severities = severities(),
                kinds = kinds.join(", ")
            ))
        }
    }
}

fn severities() -> String {
    Severity::ALL.map(Severity::as_str).join(", ")
}

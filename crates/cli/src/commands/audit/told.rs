//! Findings and sums as they are told.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use jadoube_audit::{Finding, Row, Sentences, Severity, Totals};
use serde::{Serialize, Serializer};
use unicode_width::UnicodeWidthStr;

use crate::look::Look;
use crate::screen::Report;

/// A finding: to people its place, a sentence and the article, to programs a row.
#[derive(Serialize)]
pub(super) struct Told {
    #[serde(flatten)]
    pub(super) row: Row,
    #[serde(skip)]
    severity: Severity,
    #[serde(skip)]
    label: String,
    #[serde(skip)]
    cited: String,
}

impl Told {
    pub(super) fn new(finding: &Finding, file: &str, words: &Sentences) -> Told {
        Told {
            row: Row::new(finding, file, words),
            severity: finding.severity,
            label: words.one(finding.severity),
            cited: words.articles(finding),
        }
    }
}

impl Report for Told {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let Row {
            file,
            line,
            column,
            sentence,
            id,
            ..
        } = &self.row;
        let (strong, faint) = (look.strong(), look.faint());
        let style = style_of(look, self.severity);
        write!(to, "{strong}{file}:{line}:{column}:{strong:#} {style}{}{style:#}: {sentence}", self.label)?;
        if !self.cited.is_empty() {
            write!(to, " {}.", self.cited)?;
        }
        writeln!(to, " {faint}[{id}]{faint:#}")
    }
}

fn style_of(look: &Look, severity: Severity) -> anstyle::Style {
    match severity {
        Severity::Error => look.bad(),
        Severity::Warning => look.mark(),
        Severity::Note => look.faint(),
    }
}

/// What was found in all.
pub(super) struct Summary<'a> {
    pub(super) totals: &'a Totals,
    pub(super) words: &'a Sentences,
    /// That it was stopped, if it was.
    pub(super) stopped: Option<&'a str>,
}

impl Serialize for Summary<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let totals = self.totals;
        let mut kinds: BTreeMap<&str, u64> = BTreeMap::new();
        let mut severities: BTreeMap<&str, u64> = BTreeMap::new();
        for ((kind, severity), count) in &totals.kinds {
            *kinds.entry(kind.as_str()).or_default() += count;
            *severities.entry(severity.as_str()).or_default() += count;
        }
        let ways = totals.ways.iter().map(|(way, count)| (way.as_str(), *count)).collect();
        let editions = totals.editions.iter();
        Sum {
            summary: true,
            stopped: self.stopped.is_some(),
            games: totals.games,
            plies: totals.plies,
            bytes: totals.bytes,
            severities,
            kinds,
            ways,
            editions: editions
                .map(|((edition, basis), count)| (format!("{edition} {basis}"), *count))
                .collect(),
            repetition: [totals.repetition.arose, totals.repetition.unused],
            fifty_moves: [totals.fifty_moves.arose, totals.fifty_moves.unused],
            other_variants: totals.other_variants,
            faults: totals.faults,
            torn: totals.torn,
            undecided: totals.undecided,
            not_compared: totals.not_compared,
            suppressed: totals.suppressed,
            confirmed: totals.confirmed,
            refuted: totals.refuted,
        }
        .serialize(serializer)
    }
}

/// The last line of the output for programs.
#[derive(Serialize)]
struct Sum<'a> {
    summary: bool,
    stopped: bool,
    games: u64,
    plies: u64,
    bytes: u64,
    severities: BTreeMap<&'a str, u64>,
    kinds: BTreeMap<&'a str, u64>,
    ways: BTreeMap<&'a str, u64>,
    editions: BTreeMap<String, u64>,
    repetition: [u64; 2],
    fifty_moves: [u64; 2],
    other_variants: u64,
    faults: u64,
    torn: u64,
    undecided: u64,
    not_compared: u64,
    suppressed: u64,
    confirmed: u64,
    refuted: u64,
}

impl Report for Summary<'_> {
    fn draw(&self, look: &Look, to: &mut String) -> fmt::Result {
        let (totals, words) = (self.totals, self.words);
        let sums = words.sums(totals);
        let rows: Vec<_> = sums.iter().flat_map(|(_, kinds)| kinds).map(|(kind, count)| (words.kind(*kind), *count)).collect();
        let width = rows.iter().map(|(label, _)| label.width() + 2).max().unwrap_or(0);
        let digits = |count: u64| words.number_of(count);
        let most = Severity::ALL.map(|severity| totals.of_severity(severity)).into_iter().max().unwrap_or(0);
        let columns = digits(most).width();
        let line = |to: &mut String, style: anstyle::Style, label: &str, count: u64| {
            let shown = digits(count);
            let blanks = " ".repeat((width + 2 + columns).saturating_sub(label.width() + shown.width()));
            writeln!(to, "{label}{blanks}{style}{shown}{style:#}")
        };
        if totals.findings() > 0 {
            to.push('\n');
        }
        for (severity, kinds) in &sums {
            let style = style_of(look, *severity);
            line(to, style, &words.severity(*severity), totals.of_severity(*severity))?;
            for (kind, count) in kinds {
                line(to, look.plain(), &format!("  {}", words.kind(*kind)), *count)?;
            }
        }
        to.push('\n');
        for sentence in words.summary(totals) {
            writeln!(to, "{sentence}")?;
        }
        if let Some(stopped) = self.stopped {
            writeln!(to, "{}{stopped}{:#}", look.strong(), look.strong())?;
        }
        Ok(())
    }
}

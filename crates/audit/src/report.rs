//! An audit as a page for the web: everything inside, light and dark, fit to print.

use std::fmt::Write;

use jadoube_words::FluentArgs;

use crate::finding::{Finding, Severity};
use crate::header::Tag;
use crate::sentences::Sentences;
use crate::totals::{Right, Share, Totals};

/// How many findings a page lists, one by one.
const LISTED: usize = 500;

/// The look of the page.
const STYLE: &str = include_str!("report.css");

/// Gathers what a page about an audit lists: its errors and warnings, the first of them.
#[derive(Debug, Default)]
pub struct Report {
    /// Errors, then warnings: file and finding.
    listed: [Vec<(String, Finding)>; 2],
}

impl Report {
    /// A report that has nothing to list.
    #[must_use]
    pub fn new() -> Report {
        Report::default()
    }

    /// Takes a finding of a file, if it is to be listed.
    pub fn take(&mut self, file: &str, finding: &Finding) {
        let listed = match finding.severity {
            Severity::Error => &mut self.listed[0],
            Severity::Warning => &mut self.listed[1],
            Severity::Note => return,
        };
        if listed.len() < LISTED {
            listed.push((file.to_owned(), finding.clone()));
        }
    }

    /// The page: one file that needs no other. `about` says what was read, and perhaps when.
    #[must_use]
    pub fn html(&self, totals: &Totals, words: &Sentences, about: &str) -> String {
        let title = words.word("report-title");
        let mut page = format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
             content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n\
             <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n<p class=\"about\">{}</p>\n",
            words.language().code(),
            escaped(&title),
            escaped(&title),
            escaped(about),
        );
        for sentence in words.summary(totals) {
            let _ = writeln!(page, "<p>{}</p>", escaped(&sentence));
        }
        findings(&mut page, totals, words);
        let ways = totals
            .ways
            .iter()
            .map(|(way, count)| (words.way(*way), *count))
            .collect();
        chart(&mut page, &words.word("report-endings"), sorted(ways), words, "plain");
        let articles = totals.by_article().into_iter().take(20).map(|(citation, count)| {
            let label = format!("{} ({})", words.number(&citation), citation.edition);
            (label, count)
        });
        chart(
            &mut page,
            &words.word("report-articles"),
            articles.collect(),
            words,
            "marked",
        );
        let year = |year: u16| {
            if year == 0 {
                words.word("report-year-unknown")
            } else {
                year.to_string()
            }
        };
        let years = totals.years.iter().map(|(known, share)| (year(*known), *share));
        rates(&mut page, &words.word("report-years"), years.collect(), words);
        let paces = totals.paces.iter().map(|(pace, share)| (words.pace(*pace), *share));
        rates(&mut page, &words.word("report-paces"), paces.collect(), words);
        let rights = [
            (words.word("report-right-repetition"), totals.repetition),
            (words.word("report-right-fifty-moves"), totals.fifty_moves),
        ];
        unused(&mut page, &words.word("report-rights"), &rights, words);
        self.list(&mut page, totals, words);
        let _ = write!(
            page,
            "<p class=\"how\">{}</p>\n</main>\n</body>\n</html>\n",
            escaped(&words.word("report-how"))
        );
        page
    }

    /// The errors and warnings, game by game.
    fn list(&self, page: &mut String, totals: &Totals, words: &Sentences) {
        let all = totals.of_severity(Severity::Error) + totals.of_severity(Severity::Warning);
        let listed: Vec<_> = self.listed.iter().flatten().take(LISTED).collect();
        if listed.is_empty() {
            return;
        }
        let _ = writeln!(page, "<h2>{}</h2>", escaped(&words.word("report-games")));
        if all > listed.len() as u64 {
            let with = FluentArgs::from_iter([("count", words.number_of(listed.len() as u64))]);
            let _ = writeln!(page, "<p>{}</p>", escaped(&words.say("report-first", &with)));
        }
        let _ = writeln!(
            page,
            "<div class=\"wide\"><table class=\"games\">\n<thead><tr><th>{}</th><th>{}</th><th>{}</th></tr></thead>\n<tbody>",
            escaped(&words.word("report-game")),
            escaped(&words.word("report-finding")),
            escaped(&words.word("report-place")),
        );
        for (file, finding) in listed {
            let tag = |tag| escaped(finding.header.get(tag));
            let site = finding.header.get(Tag::Site);
            let players = format!("{} – {}", tag(Tag::White), tag(Tag::Black));
            // Only an address of the web becomes a link.
            let players = match site.starts_with("https://") || site.starts_with("http://") {
                true => format!("<a href=\"{}\">{players}</a>", escaped(site)),
                false => players,
            };
            let _ = writeln!(
                page,
                "<tr class=\"{}\"><td>{players}<br><small>{}, {}</small></td><td>{} <small class=\"article\">{}</small></td>\
                 <td><small>{}:{}:{}<br><code>{}</code></small></td></tr>",
                finding.severity,
                tag(Tag::Event),
                escaped(finding.header.day()),
                escaped(&words.sentence(finding)),
                escaped(&words.articles(finding)),
                escaped(file),
                finding.spot.line,
                finding.spot.column,
                finding.id,
            );
        }
        page.push_str("</tbody>\n</table></div>\n");
    }
}

/// What was found, by severity and kind.
fn findings(page: &mut String, totals: &Totals, words: &Sentences) {
    let sums = words.sums(totals);
    if sums.is_empty() {
        return;
    }
    let _ = writeln!(
        page,
        "<h2>{}</h2>\n<table class=\"sums\">",
        escaped(&words.word("report-findings"))
    );
    for (severity, kinds) in sums {
        let _ = writeln!(
            page,
            "<tbody class=\"{severity}\"><tr><th scope=\"rowgroup\">{}</th><td>{}</td></tr>",
            escaped(&words.severity(severity)),
            words.number_of(totals.of_severity(severity)),
        );
        for (kind, count) in kinds {
            let _ = writeln!(
                page,
                "<tr><td>{}</td><td>{}</td></tr>",
                escaped(&words.kind(kind)),
                words.number_of(count)
            );
        }
        page.push_str("</tbody>\n");
    }
    page.push_str("</table>\n");
}

/// The largest first.
fn sorted(mut rows: Vec<(String, u64)>) -> Vec<(String, u64)> {
    rows.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    rows
}

/// The widths of a chart: labels, bars, numbers.
const LABELS: f64 = 250.0;
const BARS: f64 = 360.0;
const NUMBERS: f64 = 130.0;

/// The height of a bar with the space around it.
const STEP: f64 = 26.0;

/// A bar of a chart.
struct Bar {
    label: String,
    /// How much of the longest bar it is, and how much of that is in the other colour.
    length: f64,
    part: f64,
    number: String,
}

/// Horizontal bars, as a figure with a caption.
fn bars(page: &mut String, title: &str, bars: &[Bar], class: &str) {
    if bars.is_empty() {
        return;
    }
    let (width, height) = (LABELS + BARS + NUMBERS, STEP * bars.len() as f64 + 4.0);
    let _ = write!(
        page,
        "<figure>\n<h2>{}</h2>\n<svg class=\"chart {class}\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\">\n",
        escaped(title),
        escaped(title)
    );
    for (index, bar) in bars.iter().enumerate() {
        let top = STEP * index as f64;
        let (length, part) = ((bar.length * BARS).max(1.0), bar.part * BARS);
        let middle = top + 18.0;
        let _ = writeln!(
            page,
            "<text class=\"label\" x=\"{}\" y=\"{middle}\">{}</text><rect class=\"bar\" x=\"{LABELS}\" y=\"{}\" \
             width=\"{length:.1}\" height=\"16\" rx=\"2\"/>",
            LABELS - 10.0,
            escaped(&bar.label),
            top + 5.0,
        );
        if part > 0.0 {
            let _ = writeln!(
                page,
                "<rect class=\"part\" x=\"{LABELS}\" y=\"{}\" width=\"{part:.1}\" height=\"16\" rx=\"2\"/>",
                top + 5.0
            );
        }
        let _ = writeln!(
            page,
            "<text class=\"number\" x=\"{:.1}\" y=\"{middle}\">{}</text>",
            LABELS + length + 8.0,
            escaped(&bar.number)
        );
    }
    page.push_str("</svg>\n</figure>\n");
}

/// Counts as bars.
fn chart(page: &mut String, title: &str, rows: Vec<(String, u64)>, words: &Sentences, class: &str) {
    let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1) as f64;
    let bar = |(label, count): (String, u64)| Bar {
        label,
        length: count as f64 / most,
        part: 0.0,
        number: words.number_of(count),
    };
    let rows: Vec<Bar> = rows.into_iter().filter(|(_, count)| *count > 0).map(bar).collect();
    bars(page, title, &rows, class);
}

/// Findings in ten thousand games as bars.
fn rates(page: &mut String, title: &str, rows: Vec<(String, Share)>, words: &Sentences) {
    let rate = |share: &Share| 10_000.0 * share.findings as f64 / share.games.max(1) as f64;
    let most = rows.iter().map(|(_, share)| rate(share)).fold(0.0, f64::max);
    if most == 0.0 {
        return;
    }
    let bar = |(label, share): (String, Share)| Bar {
        label,
        length: rate(&share) / most,
        part: 0.0,
        number: format!(
            "{} ({}/{})",
            words.number_of(rate(&share).round() as u64),
            share.findings,
            words.number_of(share.games)
        ),
    };
    let rows: Vec<Bar> = rows.into_iter().map(bar).collect();
    bars(page, title, &rows, "marked");
}

/// How often rights went unused, as parts of bars.
fn unused(page: &mut String, title: &str, rights: &[(String, Right)], words: &Sentences) {
    let most = rights.iter().map(|(_, right)| right.arose).max().unwrap_or(0) as f64;
    if most == 0.0 {
        return;
    }
    let bar = |(label, right): &(String, Right)| {
        let with = FluentArgs::from_iter([
            ("unused", words.number_of(right.unused)),
            ("arose", words.number_of(right.arose)),
        ]);
        Bar {
            label: label.clone(),
            length: right.arose as f64 / most,
            part: right.unused as f64 / most,
            number: words.say("report-unused-of", &with),
        }
    };
    let rows: Vec<Bar> = rights.iter().map(bar).collect();
    bars(page, title, &rows, "plain");
}

/// Text that can stand in a page, in attributes too.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn what_a_file_says_cannot_break_the_page() {
        assert_eq!(
            escaped("<b a='x'>\"&\"\u{7}"),
            "&lt;b a=&#39;x&#39;&gt;&quot;&amp;&quot; "
        );
    }
}

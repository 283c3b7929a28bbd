//! How files are read: the same on any number of threads, in pieces, again from where it stopped, and without what was
//! looked at.

mod seeded;

use std::ops::ControlFlow;

use jadoube_audit::{Audit, Bookmark, Finding, Kind, Row, Saved, Sentences, Settings, Severity, Tag, Totals};
use jadoube_words::Language;
use seeded::seeded;

/// Some megabytes of games, with comments to fill the pieces and some text that is no PGN.
fn large() -> String {
    let made = seeded(3, 4);
    assert!(made.truth.len() > 100);
    let games = made.games;
    let filling = format!("\n\n{{{}}}\n", "a long analysis, ".repeat(3000));
    let mut text = String::new();
    for round in 0..60 {
        let games = games.replace("[Round \"", &format!("[Round \"{round}."));
        text.push_str(&games.replacen("\n\n", &filling, 3));
        text.push_str("[Event \"torn\n[White \"A\"]\n\n1. e4 {no end\n\n");
    }
    text
}

fn rows(text: &str, settings: Settings) -> (Vec<Row>, Totals) {
    let words = Sentences::new(Language::English);
    let mut audit = Audit::new(settings);
    let mut rows = Vec::new();
    audit
        .read("large.pgn", text.as_bytes(), Bookmark::default(), |step| {
            rows.extend(
                step.findings
                    .iter()
                    .map(|finding| Row::new(finding, "large.pgn", &words)),
            );
            ControlFlow::Continue(())
        })
        .unwrap();
    (rows, audit.totals().clone())
}

fn with_threads(workers: usize) -> Settings {
    Settings {
        workers: workers.try_into().unwrap(),
        ..Settings::default()
    }
}

#[test]
fn threads_do_not_change_what_is_found() {
    let text = large();
    assert!(text.len() > 8 << 20, "{}", text.len());
    let alone = rows(&text, with_threads(1));
    assert!(alone.0.len() > 1000);
    for workers in [2, 5] {
        assert_eq!(rows(&text, with_threads(workers)), alone);
    }
}

#[test]
fn places_are_those_of_the_whole_file() {
    let text = large();
    let (rows, _) = rows(&text, with_threads(2));
    let mut lines = vec![0];
    lines.extend(
        text.bytes()
            .enumerate()
            .filter(|(_, byte)| *byte == b'\n')
            .map(|(at, _)| at + 1),
    );
    for row in rows {
        let at = row.byte as usize;
        let line = lines.partition_point(|&start| start <= at);
        assert_eq!(
            (row.line, row.column),
            (line as u64, (at - lines[line - 1] + 1) as u64),
            "{row:?}"
        );
        // The game in which it stands has its players.
        let game = text[..at + 7].rfind("[Event ").unwrap();
        let end = text[game + 1..]
            .find("\n[Event ")
            .map_or(text.len(), |end| game + 1 + end);
        assert!(text[game..end].contains(&row.white), "{row:?}");
    }
}

#[test]
fn an_audit_goes_on_where_it_stopped() {
    let text = large();
    let words = Sentences::new(Language::English);
    // Games that are there twice are not known across the stop, so all the others are compared.
    let row = |finding: &Finding| (finding.kind != Kind::DuplicateGame).then(|| Row::new(finding, "large.pgn", &words));
    let mut whole = Vec::new();
    let mut audit = Audit::new(with_threads(2));
    audit
        .read("large.pgn", text.as_bytes(), Bookmark::default(), |step| {
            whole.extend(step.findings.iter().filter_map(row));
            ControlFlow::Continue(())
        })
        .unwrap();
    let mut parts = Vec::new();
    let mut stopped = Audit::new(with_threads(2));
    let mut pieces = 0;
    let next = stopped
        .read("large.pgn", text.as_bytes(), Bookmark::default(), |step| {
            parts.extend(step.findings.iter().filter_map(row));
            pieces += 1;
            if pieces == 2 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .unwrap();
    assert!(next.games > 0 && (next.byte as usize) < text.len());
    let saved = Saved::new(Vec::new(), Some("large.pgn".to_owned()), next, stopped.totals());
    let saved: Saved = serde_json::from_str(&serde_json::to_string(&saved).unwrap()).unwrap();
    assert_eq!(saved.bookmark(), next);
    assert_eq!(&saved.totals().unwrap(), stopped.totals());
    let mut resumed = Audit::resume(with_threads(2), saved.totals().unwrap());
    resumed
        .read(
            "large.pgn",
            &text.as_bytes()[next.byte as usize..],
            saved.bookmark(),
            |step| {
                parts.extend(step.findings.iter().filter_map(row));
                ControlFlow::Continue(())
            },
        )
        .unwrap();
    assert_eq!(parts, whole);
    assert_eq!(
        (resumed.totals().games, resumed.totals().plies),
        (audit.totals().games, audit.totals().plies)
    );
    assert_eq!(resumed.totals().ways, audit.totals().ways);
}

#[test]
fn what_was_looked_at_is_left_out() {
    let text = seeded(5, 2).games;
    let mut audit = Audit::new(with_threads(1));
    let mut found = Vec::new();
    audit
        .read("games", text.as_bytes(), Bookmark::default(), |step| {
            found.extend(step.findings);
            ControlFlow::Continue(())
        })
        .unwrap();
    let looked_at = found
        .iter()
        .filter(|finding| finding.severity == Severity::Error)
        .map(|finding| finding.id)
        .collect();
    let settings = Settings {
        suppressed: looked_at,
        ..with_threads(1)
    };
    let (left, totals) = rows(&text, settings);
    assert!(left.iter().all(|row| row.severity != "error"));
    assert_eq!(totals.findings() + totals.suppressed, found.len() as u64);
    // A name says which finding it is.
    let mut ids: Vec<_> = found
        .iter()
        .filter(|finding| finding.kind != Kind::DuplicateGame)
        .map(|finding| finding.id)
        .collect();
    let count = ids.len();
    ids.sort();
    ids.dedup();
    assert!(ids.len() + 20 > count, "{} of {count}", ids.len());
}

#[test]
fn a_game_keeps_the_names_of_its_findings_in_another_file() {
    let game = "[Event \"A\"]\n[White \"Ann\"]\n[Black \"Bo\"]\n[Date \"2024.01.01\"]\n[Round \"1\"]\n[Result \"1-0\"]\n\nf3 e5 g4 Qh4# 1-0\n\n";
    let (one, _) = rows(game, with_threads(1));
    let moved = format!("{}{}", seeded(9, 1).games, game.replace("\"A\"", "\"B\""));
    let (other, _) = rows(&moved, with_threads(2));
    assert_eq!(one.len(), 1);
    assert!(
        other
            .iter()
            .any(|row| row.id == one[0].id && row.kind == "result-against-position")
    );
}

#[test]
fn rows_have_what_the_tags_say() {
    let game = "[Event \"Open \\\"A\\\"\"]\n[Site \"Oslo\"]\n[Date \"2024.01.01\"]\n[Round \"3\"]\n[White \"Ann\"]\n[Black \"Bo\"]\n\
                [Result \"1-0\"]\n[WhiteElo \"2100\"]\n[BlackElo \"?\"]\n[WhiteFideId \"1503014\"]\n[BlackTitle \"IM\"]\n\
                [TimeControl \"180+2\"]\n[Termination \"normal\"]\n\nf3 e5 g4 Qh4# 1-0\n";
    let (rows, _) = rows(game, with_threads(1));
    let row = serde_json::to_value(&rows[0]).unwrap();
    let expect = [
        ("kind", "result-against-position".into()),
        ("severity", "error".into()),
        ("event", "Open \"A\"".into()),
        ("white_elo", 2100.into()),
        ("black_elo", serde_json::Value::Null),
        ("white_fide_id", 1_503_014.into()),
        ("black_title", "IM".into()),
        ("year", 2024.into()),
        ("pace", "blitz".into()),
        ("ply", 4.into()),
        ("plies", 4.into()),
        ("proof", "no-legal-move".into()),
        ("provisions", "end.checkmate".into()),
        ("basis", "in-force".into()),
    ];
    for (name, value) in expect {
        assert_eq!(row[name], value, "{name}");
    }
    assert_eq!(Tag::WhiteFideId.name(), "WhiteFideId");
}

#[test]
fn every_sentence_can_be_said_of_a_finding() {
    let text = seeded(11, 3).games;
    let mut audit = Audit::new(with_threads(1));
    let mut found = Vec::new();
    audit
        .read("games", text.as_bytes(), Bookmark::default(), |step| {
            found.extend(step.findings);
            ControlFlow::Continue(())
        })
        .unwrap();
    for language in Language::ALL {
        let words = Sentences::new(language);
        for finding in &found {
            let said = words.sentence(finding);
            assert!(!said.contains(['{', '$']) && said.ends_with('.'), "{said}");
        }
        for sentence in words.summary(audit.totals()) {
            assert!(!sentence.contains(['{', '$']), "{sentence}");
        }
        let mut report = jadoube_audit::Report::new();
        found.iter().for_each(|finding| report.take("games.pgn", finding));
        let page = report.html(audit.totals(), &words, "games.pgn <2024>");
        assert!(
            page.contains("games.pgn &lt;2024&gt;") && page.matches("<figure>").count() >= 4 && !page.contains("{$")
        );
    }
}

//! `jadoube audit` as people and pipelines run it.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use jadoube_audit::{Bookmark, COLUMNS, Saved, Totals};
use tempfile::TempDir;

/// Won on time with a bare king, drawn by a claim that nobody made, and mated with the wrong result.
const GAMES: &str = r#"[Event "Club evening"]
[Date "2024.05.31"]
[Round "1"]
[White "Ann"]
[Black "Bo"]
[Result "0-1"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 60"]
[Termination "time forfeit"]

60. Qd3 Ke7 0-1

[Event "Club evening"]
[Date "2010.05.31"]
[Round "2"]
[White "Cid"]
[Black "Dan"]
[Result "1/2-1/2"]

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 1/2-1/2

[Event "Club evening"]
[Date "????.??.??"]
[Round "3"]
[White "Eva"]
[Black "Finn"]
[Result "1-0"]

1. f3 e5 2. g4 Qh4# 1-0
"#;

fn audit(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command
        .current_dir(folder)
        .env("LC_ALL", "C")
        .args(["audit", "--color", "never"])
        .args(arguments);
    command.stdin(Stdio::null()).output().unwrap()
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.pgn"), GAMES).unwrap();
    folder
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn findings_have_place_sentence_and_article() {
    let folder = folder();
    let output = audit(folder.path(), &["games.pgn"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let said = text(&output.stdout);
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines[0].starts_with(
            "games.pgn:11:13: error: Time ran out for White after 60...Ke7, but Black could not mate by any series of legal \
             moves: the game is drawn. Article 6.9 (2023 edition). ["
        ),
        "{said}"
    );
    assert!(
        lines[1].starts_with("games.pgn:29:21: error: The game ended with 2...Qh4#, checkmate: the result is 0-1"),
        "{said}"
    );
    assert!(!lines[2..].iter().any(|line| line.starts_with("games.pgn:")), "{said}");
    for line in [
        "3 games with 16 half-moves read.",
        "One game by the 2009 edition: in force on the day of the game.",
        "One game by the 2023 edition: the newest; the date is not known.",
        "By repetition a draw could be claimed in one game; in 1 of them play went on.",
    ] {
        assert!(lines.contains(&line), "{line}\n{said}");
    }
    // Notes are told if that is asked.
    let output = audit(folder.path(), &["games.pgn", "--least", "note", "--lang", "da"]);
    assert!(
        text(&output.stdout).contains("games.pgn:20:48: bemærkning: Efter 4...Sg8"),
        "{}",
        text(&output.stdout)
    );
}

#[test]
fn pipelines_fail_on_what_they_name_and_leave_out_what_was_looked_at() {
    let folder = folder();
    let code = |arguments: &[&str]| audit(folder.path(), arguments).status.code();
    assert_eq!(code(&["games.pgn", "--fail-on", "error"]), Some(1));
    assert_eq!(code(&["games.pgn", "--fail-on", "note"]), Some(1));
    assert_eq!(code(&["games.pgn", "--fail-on", "duplicate-game"]), Some(0));
    assert_eq!(code(&["games.pgn", "--fail-on", "time-win-unwinnable"]), Some(1));
    assert_eq!(code(&["games.pgn", "--fail-on", "everything"]), Some(2));
    assert_eq!(code(&["missing.pgn"]), Some(2));

    let output = audit(folder.path(), &["games.pgn"]);
    let ids = text(&output.stdout)
        .lines()
        .filter_map(|line| line.split_once('[')?.1.strip_suffix(']'));
    let known = ids.map(|id| format!("{id}  looked at\n")).collect::<String>();
    fs::write(folder.path().join("known.txt"), format!("# ours\n\n{known}")).unwrap();
    let output = audit(
        folder.path(),
        &["games.pgn", "--fail-on", "warning", "--suppress", "known.txt"],
    );
    assert_eq!(output.status.code(), Some(0));
    assert!(
        text(&output.stdout).contains("Findings left out, as asked: 2."),
        "{}",
        text(&output.stdout)
    );
    fs::write(folder.path().join("known.txt"), "nobody\n").unwrap();
    assert_eq!(code(&["games.pgn", "--suppress", "known.txt"]), Some(2));
}

#[test]
fn tables_and_the_page_have_every_finding() {
    let folder = folder();
    let files = [
        "--csv",
        "out.csv",
        "--jsonl",
        "out.jsonl",
        "--html",
        "out.html",
        "--verify",
    ];
    let output = audit(folder.path(), &[&["games.pgn", "--json"], &files[..]].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    let (sum, rows) = lines.split_last().unwrap();
    assert_eq!(read("out.jsonl").lines().collect::<Vec<_>>(), rows);
    let sum: serde_json::Value = serde_json::from_str(sum).unwrap();
    assert_eq!(
        (&sum["games"], &sum["confirmed"], &sum["refuted"]),
        (&3.into(), &3.into(), &0.into())
    );
    let mut table = csv::Reader::from_path(folder.path().join("out.csv")).unwrap();
    let columns: Vec<&str> = COLUMNS.iter().map(|column| column.name).collect();
    assert_eq!(table.headers().unwrap(), columns);
    assert_eq!(table.records().map(Result::unwrap).count(), rows.len());
    let page = read("out.html");
    assert!(page.starts_with("<!doctype html>") && page.contains("Ann – Bo") && page.ends_with("</html>\n"));
}

#[test]
fn an_audit_is_resumed_from_its_state() {
    let folder = folder();
    let second = GAMES.match_indices("[Event ").nth(1).unwrap().0;
    let next = Bookmark {
        byte: second as u64,
        lines: GAMES[..second].lines().count() as u64,
        games: 1,
    };
    let totals = Totals {
        games: 1,
        ..Totals::default()
    };
    let saved = Saved::new(Vec::new(), Some("games.pgn".to_owned()), next, &totals);
    let state = serde_json::json!({ "audit": saved, "lengths": [null, null] });
    fs::write(folder.path().join("state.json"), state.to_string()).unwrap();
    let output = audit(folder.path(), &["games.pgn", "--resume", "state.json"]);
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(
        said.starts_with("games.pgn:29:21: error: ") && said.contains("3 games with 14 half-moves read."),
        "{said}"
    );
    // It is done: nothing is read again, and the sums are still there.
    let output = audit(folder.path(), &["games.pgn", "--resume", "state.json"]);
    assert!(text(&output.stdout).contains("3 games with 14 half-moves read."));
    fs::write(folder.path().join("state.json"), "{}x").unwrap();
    assert_eq!(
        audit(folder.path(), &["games.pgn", "--resume", "state.json"])
            .status
            .code(),
        Some(2)
    );
}

#[cfg(unix)]
#[test]
fn an_interrupted_audit_tells_what_it_found() {
    let folder = folder();
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .current_dir(folder.path())
        .env("LC_ALL", "C")
        .args(["audit", "--html", "out.html", "--threads", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = child.stdout.take().unwrap();
    let games = GAMES.to_owned() + "\n";
    let many = games.repeat((1 << 20) / games.len());
    // It is given more until it wants no more.
    let writing = std::thread::spawn(move || while input.write_all(many.as_bytes()).is_ok() {});
    let (began, begun) = std::sync::mpsc::channel();
    let reading = std::thread::spawn(move || {
        let mut first = [0; 1];
        output.read_exact(&mut first).unwrap();
        began.send(()).unwrap();
        let mut rest = String::new();
        output.read_to_string(&mut rest).unwrap();
        rest
    });
    // The first line comes when the first piece has been read.
    begun.recv().unwrap();
    let stopped = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(stopped.success());
    let said = reading.join().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2));
    writing.join().unwrap();
    assert!(
        said.contains("Stopped before the end of -, after "),
        "{}",
        &said[said.len().saturating_sub(600)..]
    );
    assert!(
        fs::read_to_string(folder.path().join("out.html"))
            .unwrap()
            .contains("Stopped before the end")
    );
}

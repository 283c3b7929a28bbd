//! Games through a pipe, as scripts with their expected output.
//!
//! A line that begins with `$` is a command, those that begin with `>` after it are its input, and what follows is what it
//! prints. A script has a folder of its own. `SNAPSHOTS=overwrite` writes what is printed now.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use snapbox::{Data, assert_data_eq};

/// A command and its input.
struct Session {
    command: String,
    input: Vec<String>,
}

#[test]
fn games_go_as_the_scripts_expect() {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play");
    let mut paths: Vec<PathBuf> = fs::read_dir(scripts)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    for path in paths {
        let folder = folder(path.file_stem().unwrap().to_str().unwrap());
        let mut printed = String::new();
        let text = fs::read_to_string(&path).unwrap();
        printed += text
            .split_inclusive('\n')
            .take_while(|line| !line.starts_with('$'))
            .collect::<String>()
            .as_str();
        for session in sessions(&text) {
            writeln!(printed, "$ {}", session.command).unwrap();
            for line in &session.input {
                writeln!(printed, "{}", format!("> {line}").trim_end()).unwrap();
            }
            printed += &run(&session, &folder);
        }
        assert_data_eq!(printed, Data::read_from(&path, None).raw());
    }
}

/// An empty folder for a script.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn sessions(text: &str) -> Vec<Session> {
    let mut sessions: Vec<Session> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix("$ "), line.strip_prefix('>'), sessions.last_mut()) {
            (Some(command), _, _) => sessions.push(Session {
                command: command.to_owned(),
                input: Vec::new(),
            }),
            (None, Some(input), Some(session)) => session.input.push(input.trim_start().to_owned()),
            _ => {}
        }
    }
    sessions
}

/// What a command prints, and how it ends if not well.
fn run(session: &Session, folder: &Path) -> String {
    let mut words = words(&session.command).into_iter();
    match words.next().as_deref() {
        Some("jadoube") => {}
        Some("cat") => return fs::read_to_string(folder.join(words.next().unwrap())).unwrap(),
        // The power goes: so many bytes are lost.
        Some("cut") => {
            let file = fs::File::options()
                .write(true)
                .open(folder.join(words.next().unwrap()))
                .unwrap();
            let bytes: u64 = words.next().unwrap().parse().unwrap();
            file.set_len(file.metadata().unwrap().len() - bytes).unwrap();
            return String::new();
        }
        other => panic!("{other:?} is no command of a script"),
    }
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(words)
        .current_dir(folder)
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    for line in &session.input {
        // Whoever leaves early does not read the rest.
        let _ = writeln!(stdin, "{line}");
    }
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let mut text = String::from_utf8(output.stdout).unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    // How long it took is another matter.
    text.extend(said.split_inclusive('\n').filter(|line| !line.contains(" MB in ")));
    match output.status.code() {
        Some(0) => {}
        code => writeln!(text, "? {}", code.unwrap()).unwrap(),
    }
    text
}

/// The words of a command; quotes keep blanks together.
fn words(command: &str) -> Vec<String> {
    let quoted = command.split('\'').enumerate();
    let parts = quoted.flat_map(|(index, part)| match index % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    parts.collect()
}

/// What was shown is in the record, whatever happens next.
#[test]
fn a_game_that_is_killed_goes_on() {
    let folder = folder("killed");
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["play", "--timed", "--time", "5", "--record", "game.jsonl"])
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "0:10 e4").unwrap();
    let shown = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(shown.map(Result::unwrap).any(|line| line == "1. e4 (0:04:50)"));
    let resume = |input: &str| Session {
        command: "jadoube play --timed --resume game.jsonl".to_owned(),
        input: vec![input.to_owned()],
    };
    let busy = run(&resume(""), &folder);
    assert!(busy.contains("game.jsonl is being played already"), "{busy}");
    child.kill().unwrap();
    child.wait().unwrap();

    let text = run(&resume("resume"), &folder);
    assert!(
        text.contains("White                0:04:50\n  Black                0:05:00\n"),
        "{text}"
    );
    assert!(text.contains("Play continues."), "{text}");
    let check = Session {
        command: "jadoube referee --check game.jsonl".to_owned(),
        input: Vec::new(),
    };
    assert_eq!(run(&check, &folder), "game.jsonl: replays, 9 entries\n");
}

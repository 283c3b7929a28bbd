//! `jadoube verify`, `jadoube salvage` and `jadoube desk --check`: what they say, and with which exit code.
#![cfg(unix)]

mod open;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::{TempDir, tempdir};

use crate::open::{HEADER, Open};

/// A file of a closed desk with one game, and the record of it.
fn filed() -> (TempDir, PathBuf, PathBuf) {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let open = Open::new(&file);
    assert!(open.said.contains("signed with the key"), "{}", open.said);
    let opened = open.ask("POST", "/api/games", HEADER);
    let field = |name: &str| {
        opened
            .split(&format!("\"{name}\":\""))
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap()
    };
    let id = field("id").to_owned();
    let answer = open.ask_as(
        Some(field("arbiter")),
        "GET",
        &format!("/api/games/{id}/record.jsonl"),
        "",
    );
    let (_, record) = answer.split_once("\r\n\r\n").unwrap();
    let path = folder.path().join("record.jsonl");
    fs::write(&path, record).unwrap();
    assert_eq!(open.close("-INT").1, Some(0));
    (folder, file, path)
}

fn run(args: &[&str], file: &Path) -> (String, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.args(args).arg(file).env("LC_ALL", "C").env("NO_COLOR", "1");
    let output = command.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (
        String::from_utf8(said)
            .unwrap()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" "),
        output.status.code(),
    )
}

fn check(args: &[&str], file: &Path, expect: &str, code: i32) {
    let (said, ended) = run(args, file);
    assert!(said.contains(expect), "{args:?}: {said}");
    assert_eq!(ended, Some(code), "{args:?}: {said}");
}

#[test]
fn what_was_written_is_verified_and_what_was_changed_is_named() {
    let (folder, file, record) = filed();
    check(&["verify"], &file, "Everything is as the desk wrote it.", 0);
    check(&["verify"], &file, "What this cannot exclude", 0);
    check(&["desk", "--check"], &file, "Everything is as the desk wrote it.", 0);
    check(&["--lang", "da", "verify"], &file, "Alt er, som serveren skrev det.", 0);
    check(&["verify"], &record, "It is what the desk gave out.", 0);
    check(&["--json", "verify"], &record, "\"fine\":true", 0);
    check(&["referee"], &record, "", 0);
    let no_head = ["verify", "--head", "0000 0000 0000 0000"];
    check(
        &no_head,
        &file,
        "No game has, or has had, the head 0000 0000 0000 0000",
        1,
    );
    check(&["verify", "--head", "0000"], &file, "is no head", 2);
    check(
        &["verify", "--key", "0000 0000 0000 0000"],
        &file,
        "not signed with the key",
        1,
    );
    check(&["verify"], &folder.path().join("missing"), "cannot be read", 2);
    let text = folder.path().join("text");
    fs::write(&text, "no desk\n".repeat(1000)).unwrap();
    check(&["verify"], &text, "cannot be used", 2);

    let changed = fs::read_to_string(&record)
        .unwrap()
        .replace("\"edition\":\"2023\"", "\"edition\":\"2017\"");
    fs::write(&record, changed).unwrap();
    check(&["verify"], &record, "is not the one that was sealed", 1);

    // A bit of the header of the game, in the file.
    let mut bytes = fs::read(&file).unwrap();
    let at = bytes.windows(9).rposition(|window| window == b"\"edition\"").unwrap();
    bytes[at + 1] ^= 1;
    fs::write(&file, &bytes).unwrap();
    check(
        &["verify"],
        &file,
        "its header with the names and the terms is not the one that was written",
        1,
    );
    check(&["desk", "--check"], &file, "its header", 1);
    let saved = folder.path().join("saved.sqlite");
    let to = saved.display().to_string();
    check(&["salvage", "--to", &to], &file, "its header", 1);
    let open = Open::new(&saved);
    assert!(open.said.contains("keeps 0 games"), "{}", open.said);
    open.kill();
}

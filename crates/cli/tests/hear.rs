//! `jadoube referee --hear` reads from standard input, and what it writes is a record.

use std::fs;

use snapbox::cmd::{Command, cargo_bin};

fn jadoube() -> Command {
    Command::new(cargo_bin!("jadoube"))
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
}

fn acts() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cmd/referee-hear.in/header.jsonl");
    fs::read_to_string(path).unwrap()
}

#[test]
fn what_is_written_replays() {
    let heard = jadoube().args(["referee", "--hear", "-"]).stdin(acts()).assert();
    let record = String::from_utf8(heard.success().get_output().stdout.clone()).unwrap();
    let check = jadoube()
        .args(["referee", "--check", "-"])
        .stdin(record.clone())
        .assert();
    check.success().stdout_eq("-: replays, 4 entries\n");
    // The rulings of a record are left out when it is heard as acts: the referee rules itself.
    let again = jadoube().args(["referee", "--hear"]).stdin(record.clone()).assert();
    again.success().stdout_eq(record);
}

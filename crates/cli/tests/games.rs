//! The games of `docs/games`: the cases of the page pass, and the records beside it are those that they make.

use std::fs;
use std::path::{Path, PathBuf};

use snapbox::cmd::{Command, cargo_bin};

fn jadoube() -> Command {
    Command::new(cargo_bin!("jadoube"))
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
}

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/games")
}

/// The records of a folder, by name.
fn records(folder: &Path) -> Vec<(String, String)> {
    let mut records: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect();
    records.sort();
    records
}

#[test]
fn the_records_are_those_of_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let run = jadoube().arg("cases").arg(games()).arg("--records").arg(folder.path());
    run.assert().success().stdout_eq("8 passed, 0 failed\n");
    let made = records(folder.path());
    assert_eq!(made.len(), 8);
    let remedy = "write them anew: jadoube cases docs/games --records docs/games";
    assert!(made == records(&games()), "the records of docs/games are old; {remedy}");
}

/// Each game is read again, comes to the same rulings, and is told from its first entry to its end.
#[test]
fn the_games_are_heard_again() {
    for (name, _) in records(&games()) {
        let path = games().join(&name);
        let run = jadoube().arg("referee").arg(&path).assert().success();
        let told = String::from_utf8(run.get_output().stdout.clone()).unwrap();
        let ends = told.lines().last().unwrap_or_default();
        let is_over = ["1–0", "½–½", "0–1"].iter().any(|result| ends.starts_with(result));
        assert!(is_over, "{name} ends with {ends}");
        assert!(!told.contains("ecause-"), "{name} has a reason without a sentence");
    }
}

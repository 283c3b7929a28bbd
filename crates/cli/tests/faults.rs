//! A real desk on a disk that is full, on files that are damaged, and where nothing can be written: it says so, and
//! nothing is lost.
//!
//! The disk is made full by a limit on the size of files, which the system enforces in the middle of a write. With
//! `JADOUBE_SMALL_DISK=FOLDER` the folder is filled instead; `fuzz/full-disk` gives it a small file system of its own.
#![cfg(target_os = "linux")]

mod open;

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};
use serde_json::Value;
use tempfile::{TempDir, tempdir, tempdir_in};

use crate::open::{HEADER, Open, desk, refused, said_by};

/// A disk that can be full.
struct Disk {
    folder: TempDir,
    /// Whether the whole file system is small; otherwise files may not grow.
    small: bool,
}

impl Disk {
    fn new() -> Disk {
        match std::env::var_os("JADOUBE_SMALL_DISK") {
            Some(small) => Disk {
                folder: tempdir_in(small).unwrap(),
                small: true,
            },
            None => Disk {
                folder: tempdir().unwrap(),
                small: false,
            },
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Leaves room for so many bytes of what the desk writes next.
    fn fill(&self, desk: &Open, room: u64) {
        if self.small {
            let mut filler = File::create(self.path("filler")).unwrap();
            while filler.write_all(&[0; 4096]).is_ok() {}
            filler
                .set_len(filler.metadata().unwrap().len().saturating_sub(room))
                .unwrap();
        } else {
            let log = fs::metadata(self.path("desk.sqlite-wal")).unwrap().len();
            limit(desk, Some(log + room));
        }
    }

    fn make_room(&self, desk: &Open) {
        if self.small {
            fs::remove_file(self.path("filler")).unwrap();
        } else {
            limit(desk, None);
        }
    }

    /// Looks whether a desk that finds no room says so.
    fn complains(&self, said: &str) {
        let expect = match self.small {
            true => "the disk is full",
            false => "the disk rejects writes",
        };
        assert!(said.contains(expect), "{said}");
    }
}

/// No file of a desk may become longer than this.
fn limit(desk: &Open, bytes: Option<u64>) {
    let Rlimit { maximum, .. } = getrlimit(Resource::Fsize);
    let new = Rlimit {
        current: bytes.or(maximum),
        maximum,
    };
    prlimit(Pid::from_raw(desk.child.id() as i32), Resource::Fsize, new).unwrap();
}

/// The same command, which is told of a full disk by errors and not ended by a signal.
fn deaf(command: &Command, first: &str) -> Command {
    let mut shell = Command::new("sh");
    shell
        .args(["-c", &format!("trap '' XFSZ; {first} exec \"$0\" \"$@\"")])
        .arg(command.get_program())
        .args(command.get_args())
        .envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    shell
}

fn open_deaf(file: &Path) -> Open {
    Open::by(deaf(&desk(file, "127.0.0.1:0"), ""))
}

/// A game, for its arbiter.
struct Game {
    id: String,
    secret: String,
}

impl Game {
    fn new(desk: &Open) -> Game {
        let opened = body(&desk.ask("POST", "/api/games", HEADER), 201);
        let opened: Value = serde_json::from_str(&opened).unwrap();
        Game {
            id: opened["id"].as_str().unwrap().to_owned(),
            secret: opened["secrets"]["arbiter"].as_str().unwrap().to_owned(),
        }
    }

    /// What is answered to an act.
    fn act(&self, desk: &Open, act: &str) -> String {
        desk.ask_as(Some(&self.secret), "POST", &format!("/api/games/{}/acts", self.id), act)
    }

    fn record(&self, desk: &Open) -> String {
        let path = format!("/api/games/{}/record.jsonl", self.id);
        let record = body(&desk.ask_as(Some(&self.secret), "GET", &path, ""), 200);
        // The seal is made anew whenever a record is given out.
        let lines = record.lines().filter(|line| !line.starts_with("{\"seal\""));
        lines.flat_map(|line| [line, "\n"]).collect()
    }
}

/// The body of an answer that has this status.
fn body(answer: &str, status: u16) -> String {
    assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{status}: {answer}");
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}

#[test]
fn a_full_disk_hinders_acts_and_loses_nothing() {
    let disk = Disk::new();
    let file = disk.path("desk.sqlite");
    let desk = open_deaf(&file);
    let game = Game::new(&desk);
    for by in ["white", "black"] {
        body(&game.act(&desk, &format!(r#"{{"type":"arrived","by":"{by}"}}"#)), 200);
    }
    body(&game.act(&desk, r#"{"type":"round-started"}"#), 200);
    let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];
    // No room at all, and room for a part of what is to be written.
    let rooms = [0, 100, 4_096, 5_000, 9_000, 0];
    for ((mv, room), by) in moves.into_iter().zip(rooms).zip(["white", "black"].iter().cycle()) {
        let played = format!(r#"{{"type":"played","by":"{by}","move":"{mv}"}}"#);
        let (record, games) = (game.record(&desk), desk.ask("GET", "/api/games", ""));
        disk.fill(&desk, room);
        let answer = game.act(&desk, &played);
        let kept = answer.starts_with("HTTP/1.1 200 ");
        if !kept {
            disk.complains(&body(&answer, 503));
            disk.complains(&body(&desk.ask("POST", "/api/games", HEADER), 503));
            assert_eq!(game.record(&desk), record, "nothing has happened");
            let listed = |answer: &str| body(answer, 200).split("\"clock\"").next().map(str::to_owned);
            assert_eq!(listed(&desk.ask("GET", "/api/games", "")), listed(&games));
        }
        assert!(!kept || room > 0, "there was no room");
        disk.make_room(&desk);
        if !kept {
            body(&game.act(&desk, &played), 200);
        }
    }
    // The power goes while the disk is full. What was acknowledged is there, and nothing else but the break.
    disk.fill(&desk, 0);
    disk.complains(&body(&game.act(&desk, r#"{"type":"resigned","by":"white"}"#), 503));
    let record = game.record(&desk);
    desk.kill();
    if disk.small {
        disk.complains(&refused(&file, "127.0.0.1:0"));
        fs::remove_file(disk.path("filler")).unwrap();
    }
    let desk = Open::new(&file);
    assert!(!desk.said.contains("is kept aside"), "{}", desk.said);
    let after = game.record(&desk);
    let rest = after.strip_prefix(&record).expect("the record goes on from there");
    assert_eq!(rest.lines().count(), 2, "the break and its question: {rest}");
    desk.kill();
}

/// What stands between the desk and the disk: while there is a file to say so, nothing is synced, and the system says that it
/// failed. Of the file of that name one byte is taken for each failure.
const FAILING_SYNC: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
static int fails(void) {
    const char *path = getenv("JADOUBE_FAILING_SYNC");
    struct stat left;
    if (!path || stat(path, &left) || left.st_size == 0) return 0;
    truncate(path, left.st_size - 1);
    errno = EIO;
    return 1;
}
int fsync(int file) {
    return fails() ? -1 : ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}
int fdatasync(int file) {
    return fails() ? -1 : ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(file);
}
"#;

/// A disk that takes what is written and then cannot say that it is there. An act that was answered “nothing was written” never
/// comes back after a power cut; where nobody can know, that is what is said.
#[test]
fn what_was_said_not_to_be_written_never_comes_back() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("sync.c"), FAILING_SYNC).unwrap();
    let mut compiler = Command::new("cc");
    let compiler = compiler
        .args(["-shared", "-fPIC", "-o"])
        .arg(path("sync.so"))
        .arg(path("sync.c"));
    assert!(
        compiler.status().unwrap().success(),
        "the compiler that SQLite is built with"
    );
    let file = path("desk.sqlite");
    let failing = || {
        let mut command = desk(&file, "127.0.0.1:0");
        command
            .env("LD_PRELOAD", path("sync.so"))
            .env("JADOUBE_FAILING_SYNC", path("failures"));
        Open::by(command)
    };
    let mut in_doubt = 0;
    for failures in [1, 2, 1, 3, 1] {
        fs::write(path("failures"), "").unwrap();
        let open = failing();
        let game = Game::new(&open);
        body(&game.act(&open, r#"{"type":"arrived","by":"white"}"#), 200);
        let before = game.record(&open);
        fs::write(path("failures"), "x".repeat(failures)).unwrap();
        let said = body(&game.act(&open, r#"{"type":"arrived","by":"black"}"#), 503);
        assert_ne!(
            fs::metadata(path("failures")).unwrap().len(),
            failures as u64,
            "the act was synced, and that failed"
        );
        assert_eq!(game.record(&open), before, "nobody learns of it");
        open.kill();
        let again = Open::new(&file);
        let after = game.record(&again);
        assert!(
            again.said.contains("keeps") && !again.said.contains("is kept aside"),
            "{}",
            again.said
        );
        match said.contains("Nothing was written") {
            true => assert_eq!(after, before, "{failures}: it was said that nothing was written"),
            false => {
                assert!(said.contains("it is not known whether this was written"), "{said}");
                assert!(after.starts_with(&before));
                in_doubt += 1;
            }
        }
        again.close("-INT");
    }
    assert_eq!(in_doubt, 2, "only where the next write fails too");
}

#[test]
fn a_disk_that_is_full_from_the_start_is_named() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let said = said_by(deaf(&desk(&file, "127.0.0.1:0"), "ulimit -f 0;"));
    assert!(
        said.contains("the disk rejects writes") && said.contains("Make room"),
        "{said}"
    );
    // With room the same file is good.
    Open::new(&file).kill();
}

#[test]
fn damaged_files_are_named_and_left_as_they_are() {
    let folder = tempdir().unwrap();
    let good = folder.path().join("good");
    let open = Open::new(&good);
    let games: Vec<Game> = (0..40).map(|_| Game::new(&open)).collect();
    for game in &games {
        body(&game.act(&open, r#"{"type":"arrived","by":"white"}"#), 200);
    }
    open.close("-INT");
    let bytes = fs::read(&good).unwrap();
    let middle = bytes.len() / 2;
    let mut torn = bytes.clone();
    for (index, byte) in torn[middle..middle + 4096].iter_mut().enumerate() {
        *byte = (index * 167 + 13) as u8;
    }
    for (name, damaged) in [
        ("torn", &torn[..]),
        ("cut", &bytes[..middle]),
        ("cut within a page", &bytes[..middle + 77]),
    ] {
        let file = folder.path().join(name);
        fs::write(&file, damaged).unwrap();
        let said = refused(&file, "127.0.0.1:0");
        assert!(said.contains("is damaged") && said.contains("--file"), "{name}: {said}");
        assert!(fs::read(&file).unwrap() == damaged, "{name} is left as it is");
    }
    // A line that was tampered with costs its game alone. Pages that are no longer used may have it too.
    let (mut one, line) = (bytes.clone(), b"\"arrived\"");
    let spoilt = &games[0];
    let of_game: Vec<usize> = positions(&bytes, spoilt.id.as_bytes());
    for at in positions(&bytes, line) {
        if of_game.iter().any(|id| *id < at && at < id + 100) {
            one[at + 2] = 0xff;
        }
    }
    let file = folder.path().join("one");
    fs::write(&file, one).unwrap();
    fs::copy(good.with_extension("sign.pem"), file.with_extension("sign.pem")).unwrap();
    let open = Open::new(&file);
    assert!(
        open.said.contains("keeps 39 games") && open.said.contains(&spoilt.id),
        "{}",
        open.said
    );
    for game in &games {
        let path = format!("/api/games/{}", game.id);
        let answer = open.ask_as(Some(&game.secret), "GET", &path, "");
        if game.id == spoilt.id {
            let told = body(&answer, 503);
            assert!(told.contains("kept aside"), "{told}");
        } else {
            body(&answer, 200);
        }
    }
    open.kill();
}

/// Where these bytes begin in others.
fn positions(bytes: &[u8], part: &[u8]) -> Vec<usize> {
    let windows = bytes.windows(part.len()).enumerate();
    windows
        .filter(|(_, window)| *window == part)
        .map(|(at, _)| at)
        .collect()
}

#[test]
fn places_where_nothing_can_be_written_are_named() {
    let folder = tempdir().unwrap();
    let hindered = folder.path().join("hindered");
    // Bits that forbid writing hinder no superuser; a folder in the place of the log does.
    fs::create_dir(folder.path().join("hindered-wal")).unwrap();
    for (file, expect) in [
        (hindered, "cannot be written"),
        (PathBuf::from("/proc/desk.sqlite"), "cannot be opened for writing"),
        (folder.path().to_owned(), "cannot be opened for writing"),
    ] {
        let said = refused(&file, "127.0.0.1:0");
        assert!(said.contains(expect) && said.contains("--file"), "{said}");
    }
}

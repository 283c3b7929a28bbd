//! The desk opened, used and closed; and what is said when it cannot be opened.

mod open;

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::tempdir;

use crate::open::{HEADER, Open, desk, refused, said_by};

#[test]
fn games_outlive_the_desk() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let open = Open::new(&file);
    assert!(open.said.contains("Only this machine can reach it"), "{}", open.said);
    assert!(open.said.contains("keeps 0 games"), "{}", open.said);
    assert!(open.ask("POST", "/api/games", HEADER).starts_with("HTTP/1.1 201"));
    assert!(open.ask("GET", "/", "").starts_with("HTTP/1.1 200"));
    open.kill();
    let open = Open::new(&file);
    assert!(open.said.contains("keeps 1 game."), "{}", open.said);
    let second = refused(&file, "127.0.0.1:0");
    assert!(second.contains("is open elsewhere"), "{second}");
    let same = refused(&folder.path().join("other"), &open.address);
    assert!(same.contains("Choose another port"), "{same}");
    #[cfg(unix)]
    {
        // Somebody watches, and does not keep the desk from closing.
        let mut watcher = TcpStream::connect(&open.address).unwrap();
        let id = open.ask("GET", "/api/games", "");
        let id = id
            .split("\"id\":\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .unwrap();
        write!(watcher, "GET /api/games/{id}/live HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        assert_ne!(watcher.read(&mut [0; 1]).unwrap(), 0);
        let closed = ("The desk is closed. Everything is written.\n".to_owned(), Some(0));
        assert_eq!(open.close("-INT"), closed);
        assert_eq!(Open::new(&file).close("-TERM"), closed);
    }
    #[cfg(not(unix))]
    open.kill();
}

#[test]
fn what_hinders_the_desk_is_said_with_what_to_do() {
    let folder = tempdir().unwrap();
    let text = folder.path().join("text");
    fs::write(&text, "no database\n".repeat(100)).unwrap();
    for (file, expect) in [
        (text, "does not belong to a desk"),
        (folder.path().join("missing/desk"), "cannot be opened for writing"),
    ] {
        let said = refused(&file, "127.0.0.1:0");
        assert!(said.contains(expect) && said.contains("--file"), "{said}");
    }
    let said = refused(&folder.path().join("desk"), "192.0.2.1:0");
    assert!(said.contains("does not have that address"), "{said}");
}

#[test]
fn a_lost_link_is_made_anew() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let open = Open::new(&file);
    let opened = open.ask("POST", "/api/games", HEADER);
    let field = |name: &str| {
        let rest = opened.split(&format!("\"{name}\":\"")).nth(1).unwrap();
        rest.split('"').next().unwrap().to_owned()
    };
    let (game, lost) = (field("id"), field("arbiter"));
    open.kill();
    let mut command = desk(&file, "127.0.0.1:0");
    command.args(["--arbiter", &game]);
    let open = Open::by(command);
    let secret = open
        .said
        .split('#')
        .nth(1)
        .and_then(|rest| rest.lines().next())
        .unwrap();
    let matters = format!("/api/games/{game}/matters");
    let asked = |secret: &str| open.ask_as(Some(secret), "GET", &matters, "")[..12].to_owned();
    assert_eq!([asked(secret), asked(&lost)], ["HTTP/1.1 200", "HTTP/1.1 401"]);
    open.kill();
    let mut command = desk(&file, "127.0.0.1:0");
    command.args(["--arbiter", "nobody"]);
    let said = said_by(command);
    assert!(said.contains("there is no game nobody"), "{said}");
}

#[test]
fn a_lost_link_is_made_anew_by_the_desk_that_is_open() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let open = Open::new(&file);
    let opened = open.ask("POST", "/api/games", HEADER);
    let field = |name: &str| {
        let rest = opened.split(&format!("\"{name}\":\"")).nth(1).unwrap();
        rest.split('"').next().unwrap().to_owned()
    };
    let (game, lost) = (field("id"), field("arbiter"));
    // The same address and the same file, as it is typed: both are taken.
    let asked = |game: &str| {
        let mut command = desk(&file, &open.address);
        command.args(["--arbiter", game]);
        command
    };
    let made = asked(&game).output().unwrap();
    let said = String::from_utf8(made.stdout).unwrap();
    assert!(made.status.success(), "{said}");
    let link = format!("http://{}/game/{game}#", open.address);
    let secret = said.split(&link).nth(1).and_then(|rest| rest.lines().next()).unwrap();
    let matters = format!("/api/games/{game}/matters");
    let admitted = |secret: &str| open.ask_as(Some(secret), "GET", &matters, "")[..12].to_owned();
    assert_eq!([admitted(secret), admitted(&lost)], ["HTTP/1.1 200", "HTTP/1.1 401"]);
    let said = said_by(asked("nobody"));
    assert!(said.contains("there is no game nobody"), "{said}");
    // No secret is left lying about.
    let left = fs::read_dir(folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name());
    let left: Vec<_> = left.filter(|name| name.to_string_lossy().contains("link")).collect();
    assert!(left.is_empty(), "{left:?}");
    open.kill();
}

#[test]
fn the_desk_has_a_link_and_a_certificate_of_its_own() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let mut command = desk(&file, "127.0.0.1:0");
    command.arg("--new-link");
    let open = Open::by(command);
    let secret = open.said.split("#desk=").nth(1).and_then(|rest| rest.lines().next());
    let secret = secret.unwrap().to_owned();
    assert!(
        open.said.contains('█') || open.said.contains('▀'),
        "a QR code: {}",
        open.said
    );
    let opened = open.ask_as(Some(&secret), "POST", "/api/games", HEADER);
    assert!(opened.starts_with("HTTP/1.1 201"), "{opened}");
    open.kill();
    // It is told once: nobody reaches this desk from elsewhere, and the file has its digest alone.
    let open = Open::new(&file);
    assert!(!open.said.contains("#desk="), "{}", open.said);
    open.kill();

    let mut command = desk(&file, "127.0.0.1:0");
    command.arg("--tls-self-signed");
    let first = encrypted(command);
    assert_eq!(first.len(), 32 * 3 - 1, "{first}");
    let mut command = desk(&file, "127.0.0.1:0");
    command.arg("--tls").arg(folder.path().join("desk.sqlite.cert.pem"));
    command.arg(folder.path().join("desk.sqlite.key.pem"));
    assert_eq!(encrypted(command), first, "it is kept beside the file");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let key = fs::metadata(folder.path().join("desk.sqlite.key.pem")).unwrap();
        assert_eq!(key.permissions().mode() & 0o777, 0o600);
    }
    let mut command = desk(&file, "127.0.0.1:0");
    command.arg("--tls").arg(&file).arg(&file);
    let said = said_by(command);
    assert!(said.contains("there is no certificate in PEM format"), "{said}");
}

/// The fingerprint that a desk prints whose connections are encrypted.
fn encrypted(mut command: std::process::Command) -> String {
    let mut child = command.spawn().unwrap();
    let mut out = std::io::BufReader::new(child.stdout.take().unwrap());
    let mut said = String::new();
    while !said.contains("Ctrl-C") {
        assert_ne!(std::io::BufRead::read_line(&mut out, &mut said).unwrap(), 0, "{said}");
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(said.contains("https://127.0.0.1"), "{said}");
    let fingerprint = said.split("fingerprint of its certificate: ").nth(1).unwrap();
    fingerprint.lines().next().unwrap().to_owned()
}

#[test]
fn a_desk_is_copied_open_and_closed_and_says_who_did_what() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let file = path("desk.sqlite");
    let copy = |to: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
        let command = command.arg("backup").arg(&file).arg("--to").arg(path(to));
        command.env("LC_ALL", "C").env("NO_COLOR", "1").output().unwrap()
    };
    let mut scheduled = desk(&file, "127.0.0.1:0");
    scheduled.args(["--backup-every", "1s", "--keep", "1"]);
    let open = Open::by(scheduled);
    assert!(open.ask("POST", "/api/games", HEADER).starts_with("HTTP/1.1 201"));
    let made = copy("open.sqlite");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    assert!(open.ask("POST", "/api/backups", "").starts_with("HTTP/1.1 201"));
    // And one by itself every second, of which the newest is kept.
    let copies = || -> Vec<PathBuf> {
        let files = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
        let is_copy = |file: &PathBuf| {
            let name = file.file_name().unwrap().to_string_lossy();
            name.starts_with("desk-20") && name.ends_with("Z.sqlite")
        };
        files.filter(is_copy).collect()
    };
    let asked_for = copies();
    assert!(!asked_for.is_empty());
    let until = Instant::now() + Duration::from_secs(20);
    while copies().iter().any(|copy| asked_for.contains(copy)) || copies().is_empty() {
        assert!(Instant::now() < until, "a copy by itself: {:?}", copies());
        sleep(Duration::from_millis(100));
    }
    open.kill();
    let restored = Open::new(copies().first().unwrap());
    assert!(restored.said.contains("keeps 1 game."), "{}", restored.said);
    restored.kill();
    let again = copy("open.sqlite");
    assert_eq!(again.status.code(), Some(2), "a copy replaces nothing");
    assert!(copy("closed.sqlite").status.success());
    for name in ["open.sqlite", "closed.sqlite"] {
        let restored = Open::new(&path(name));
        assert!(restored.said.contains("keeps 1 game."), "{}", restored.said);
        restored.kill();
    }
    let log = fs::read_to_string(path("desk.sqlite.log.jsonl")).unwrap();
    assert!(log.contains("\"asked\":\"POST /api/games\""), "{log}");
}

#[test]
fn a_copy_is_restored_after_a_crash_and_nothing_is_missed_in_it() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let file = path("desk.sqlite");
    let run = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
        let command = command.current_dir(folder.path()).args(words);
        let output = command.env("LC_ALL", "C").env("NO_COLOR", "1").output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(said).unwrap())
    };
    let open = Open::new(&file);
    assert!(open.ask("POST", "/api/games", HEADER).starts_with("HTTP/1.1 201"));
    assert_eq!(run(&["backup", "--to", "copy.sqlite"]).0, Some(0));
    assert!(open.ask("POST", "/api/games", HEADER).starts_with("HTTP/1.1 201"));
    let (code, said) = run(&["restore", "copy.sqlite"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("Close the desk first."), "{said}");
    // The desk ends as in a crash: its log and what it noted are left.
    open.kill();
    assert!(path("desk.sqlite-acknowledged").exists());
    let (code, said) = run(&["restore", "copy.sqlite"]);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(
        said,
        "desk.sqlite is now as copy.sqlite is.\nWhat was there before is kept as desk.sqlite.replaced-1.\n"
    );
    let restored = Open::new(&file);
    assert!(restored.said.contains("keeps 1 game."), "{}", restored.said);
    restored.kill();
    // And what was there is as it was.
    let before = Open::new(&path("desk.sqlite.replaced-1"));
    assert!(before.said.contains("keeps 2 games."), "{}", before.said);
    before.kill();
    // A file that is no copy restores nothing.
    fs::write(path("notes.txt"), "to do").unwrap();
    let (code, said) = run(&["restore", "notes.txt"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(!path("desk.sqlite.replaced-2").exists());
}

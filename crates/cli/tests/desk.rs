//! The desk opened, used and closed; and what is said when it cannot be opened.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use tempfile::tempdir;

fn desk(file: &Path, listen: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.args(["desk", "--listen", listen, "--file"]).arg(file);
    command.env("LC_ALL", "C").env("NO_COLOR", "1");
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A desk that is open, with what it said and where it is.
struct Open {
    child: Child,
    out: BufReader<ChildStdout>,
    said: String,
    address: String,
}

impl Open {
    fn new(file: &Path) -> Open {
        let mut child = desk(file, "127.0.0.1:0").spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        while !said.contains("Ctrl-C") {
            assert_ne!(out.read_line(&mut said).unwrap(), 0, "the desk is open: {said}");
        }
        let address = said.split("http://").nth(1).and_then(|rest| rest.lines().next());
        let address = address.unwrap().to_owned();
        Open {
            child,
            out,
            said,
            address,
        }
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Sends a signal; what it says then, and its exit code.
    #[cfg(unix)]
    fn close(mut self, signal: &str) -> (String, Option<i32>) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        (rest, self.child.wait().unwrap().code())
    }

    /// Ends it as a power cut does.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

const HEADER: &str = r#"{"jadoube":"record","version":1,"edition":"2023","pace":"rapid","supervision":"full",
    "control":"900+10","clock_marks_first":true,"budget":1000}"#;

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
        write!(watcher, "GET /api/games/{id}/live HTTP/1.1\r\nHost: desk\r\n\r\n").unwrap();
        assert_ne!(watcher.read(&mut [0; 1]).unwrap(), 0);
        let closed = ("The desk is closed. Everything is written.\n".to_owned(), Some(0));
        assert_eq!(open.close("-INT"), closed);
        assert_eq!(Open::new(&file).close("-TERM"), closed);
    }
    #[cfg(not(unix))]
    open.kill();
}

/// What is said when a desk cannot be opened.
fn refused(file: &Path, listen: &str) -> String {
    let Output { status, stderr, .. } = desk(file, listen).output().unwrap();
    assert_eq!(status.code(), Some(2));
    String::from_utf8(stderr).unwrap()
}

#[test]
fn what_hinders_the_desk_is_said_with_what_to_do() {
    let folder = tempdir().unwrap();
    let text = folder.path().join("text");
    fs::write(&text, "no database\n".repeat(100)).unwrap();
    for (file, expect) in [
        (text, "is no file of a desk"),
        (folder.path().join("missing/desk"), "cannot be opened for writing"),
    ] {
        let said = refused(&file, "127.0.0.1:0");
        assert!(said.contains(expect) && said.contains("--file"), "{said}");
    }
    let said = refused(&folder.path().join("desk"), "192.0.2.1:0");
    assert!(said.contains("does not have that address"), "{said}");
}

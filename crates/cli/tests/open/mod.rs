//! A desk of the real program, and how to ask it.
#![allow(dead_code, reason = "every test file uses a part of it")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

/// How a desk is started.
pub(crate) fn desk(file: &Path, listen: &str) -> Command {
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
pub(crate) struct Open {
    pub(crate) child: Child,
    out: BufReader<ChildStdout>,
    pub(crate) said: String,
    pub(crate) address: String,
}

impl Open {
    pub(crate) fn new(file: &Path) -> Open {
        Open::by(desk(file, "127.0.0.1:0"))
    }

    /// A desk that a command opens.
    pub(crate) fn by(mut command: Command) -> Open {
        let mut child = command.spawn().unwrap();
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

    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> String {
        self.ask_as(None, method, path, body)
    }

    /// What is answered to whoever has a secret.
    pub(crate) fn ask_as(&self, secret: Option<&str>, method: &str, path: &str, body: &str) -> String {
        let secret = secret.map_or(String::new(), |secret| format!("Authorization: Bearer {secret}\r\n"));
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             {secret}Content-Length: {}\r\n\r\n{body}",
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
    pub(crate) fn close(mut self, signal: &str) -> (String, Option<i32>) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        (rest, self.child.wait().unwrap().code())
    }

    /// Ends it as a power cut does.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The header of a game.
pub(crate) const HEADER: &str = r#"{"jadoube":"record","version":1,"edition":"2023","pace":"rapid","supervision":"full",
    "control":"900+10","clock_marks_first":true,"budget":1000}"#;

/// What is said when a desk cannot be opened.
pub(crate) fn refused(file: &Path, listen: &str) -> String {
    said_by(desk(file, listen))
}

/// What a command says that opens no desk.
pub(crate) fn said_by(mut command: Command) -> String {
    let Output { status, stderr, .. } = command.output().unwrap();
    assert_eq!(status.code(), Some(2));
    String::from_utf8(stderr).unwrap()
}

//! Games as python-chess reads them, where it is installed.

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use super::latin1;

/// A Python that has python-chess.
pub struct Python {
    interpreter: String,
}

impl Python {
    /// The interpreter that `JADOUBE_PYTHON` names, or python3. `None` if it has no python-chess.
    pub fn find() -> Option<Python> {
        let interpreter = std::env::var("JADOUBE_PYTHON").unwrap_or("python3".into());
        let quiet = Command::new(&interpreter)
            .args(["-c", "import chess.pgn"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        quiet
            .is_ok_and(|status| status.success())
            .then_some(Python { interpreter })
    }

    /// The games that python-chess finds, each as the line that a [`Game`](super::Game) is written in.
    pub fn read(&self, text: &[u8]) -> Vec<String> {
        let mut child = Command::new(&self.interpreter)
            .arg("-c")
            .arg(include_str!("games.py"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("python starts");
        let mut pipe = child.stdin.take().expect("it has an input");
        let output = thread::scope(|scope| {
            scope.spawn(move || pipe.write_all(text).expect("python reads"));
            child.wait_with_output().expect("python ends")
        });
        assert!(output.status.success(), "python failed");
        latin1(&output.stdout).lines().map(str::to_owned).collect()
    }
}

//! `jadoube ask` reads answers from standard input.

use snapbox::cmd::{Command, cargo_bin};

#[test]
fn answers_that_are_no_text_are_named_as_input() {
    let ask = Command::new(cargo_bin!("jadoube"))
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .args(["ask", "resignation"])
        .stdin(b"y\xff\n".as_slice())
        .assert();
    ask.code(2).stderr_eq(
        "error: standard input is no text: it has bytes that are not UTF-8\n\
         Answers are read from there, one on each line, as UTF-8.\n",
    );
}

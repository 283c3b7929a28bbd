//! `jadoube cases` reads from standard input, and runs the page that documents it.

use snapbox::cmd::{Command, cargo_bin};

fn jadoube() -> Command {
    Command::new(cargo_bin!("jadoube"))
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
}

#[test]
fn cases_come_from_standard_input() {
    let text = "## A draw is agreed  end.draw-agreement\n    play 1.e4 e5\n    white offers\n    black accepts\n    result ½-½ by agreement\n";
    let run = jadoube().args(["cases", "-", "--edition", "2023"]).stdin(text).assert();
    run.success().stdout_eq("1 passed, 0 failed\n");
    let run = jadoube().arg("cases").stdin(text).assert();
    run.success().stdout_eq("4 passed, 0 failed\n");
}

#[test]
fn the_page_that_documents_cases_is_a_case_file() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cases.md");
    let run = jadoube().args(["cases", page]).assert();
    run.success().stdout_eq("[..] passed, 0 failed\n");
}

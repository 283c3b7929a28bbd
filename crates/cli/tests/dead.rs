//! Lists of positions as scripts cannot have them: from pipes, compressed, without an end, and before readers that leave.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

const DEAD: &str = "8/8/4k3/8/8/3K4/8/8 w - - 0 1";
const ONE: &str = "8/8/4k3/8/8/3K4/3R4/8 w - - 0 1";

fn jadoube(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.args(args).env("LC_ALL", "C").env("NO_COLOR", "1");
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn piped(args: &[&str], input: &[u8]) -> Output {
    let mut child = jadoube(args).spawn().unwrap();
    // From another thread, since the program writes while it reads. It may have seen enough before the end.
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn each_line_gets_its_answer_and_a_bad_one_stops_nothing() {
    let list = format!(
        "\u{feff}# a list\r\n\r\n{DEAD}\tgame 1\r\n{ONE} QzZqHm8A\n8/8/8 w - -\n8/8/4k3/8/8/3K4/3R4/8 b - -; id \"x\";\n\
         4k3/4R3/8/8/8/8/8/4K3 w - - 0 1\n-- {DEAD}"
    );
    let output = piped(&["dead"], list.as_bytes());
    assert_eq!(
        text(&output.stdout),
        format!("-- {DEAD} game 1\nW- {ONE} QzZqHm8A\nW- 8/8/4k3/8/8/3K4/3R4/8 b - - ; id \"x\";\n-- {DEAD}\n")
    );
    let said = text(&output.stderr);
    let expect = [
        "error: line 5: the position cannot be read as a FEN\n  8/8/8 w - -\n       ^\n",
        "error: line 7: the Laws do not accept the position: Black is in check (e7) while",
        "positions                4\n",
        "  dead                   2\n",
        "  one player can mate    2\n",
        "lines without an answer  2\n",
    ];
    for expect in expect {
        assert!(said.contains(expect), "{expect} in {said}");
    }
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn programs_get_an_object_for_each_line() {
    let list = format!("{DEAD} game 1\nwhat is this\n{ONE}\n");
    let output = piped(&["dead", "--json", "--check", "-"], list.as_bytes());
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with(&format!(
        "{{\"fen\":\"{DEAD}\",\"dead\":true,\"white\":{{\"verdict\":\"unwinnable\""
    )));
    assert!(lines[0].ends_with("\"checked\":true,\"rest\":\"game 1\"}"));
    assert!(
        lines[1].starts_with("{\"line\":2,\"error\":\"the position cannot be read as a FEN: column 1: 'w' is no piece")
    );
    assert!(lines[1].ends_with("\"input\":\"what is this\"}"));
    assert!(lines[2].contains("\"dead\":false,\"white\":{\"verdict\":\"winnable\",\"line\":[\""));
    assert_eq!((text(&output.stderr), output.status.code()), ("", Some(1)));
}

#[test]
fn answers_come_in_order_from_any_number_of_threads() {
    let lines: Vec<String> = (0..500)
        .map(|number| format!("{} game {number}", if number % 3 == 0 { ONE } else { DEAD }))
        .collect();
    let expect: Vec<String> = lines
        .iter()
        .map(|line| format!("{} {line}", if line.starts_with(ONE) { "W-" } else { "--" }))
        .collect();
    for jobs in ["1", "2", "16"] {
        let output = piped(&["dead", "--jobs", jobs], lines.join("\n").as_bytes());
        assert_eq!(text(&output.stdout).lines().collect::<Vec<_>>(), expect);
        assert_eq!(output.status.code(), Some(0));
    }
    // What was answered can be asked again.
    let again = piped(&["dead"], expect.join("\n").as_bytes());
    assert_eq!(text(&again.stdout).lines().collect::<Vec<_>>(), expect);
}

#[test]
fn an_answer_does_not_wait_for_the_next_line() {
    let mut child = jadoube(&["dead", "--side", "black"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for fen in [DEAD, ONE, DEAD] {
        writeln!(input, "{fen}").unwrap();
        assert_eq!(answers.next().unwrap().unwrap(), format!("- {fen}"));
    }
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn compressed_lists_are_read() {
    // gzip of the line "8/8/4k3/8/8/3K4/8/8 w - - 0 1 zipped".
    let zipped = include_bytes!("cmd/dead.in/list.gz");
    let output = piped(&["dead"], zipped);
    assert_eq!(text(&output.stdout), format!("-- {DEAD} zipped\n"));
    let output = piped(&["dead"], &zipped[..zipped.len() - 9]);
    assert!(text(&output.stderr).contains("standard input cannot be read any further"));
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let mut child = jadoube(&["dead"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    writeln!(input, "{DEAD}").unwrap();
    answers.read_line(&mut line).unwrap();
    drop(answers);
    // There is no end, until nobody reads any more.
    while writeln!(input, "{DEAD}").is_ok() {}
    let output = child.wait_with_output().unwrap();
    assert_eq!((text(&output.stderr), output.status.code()), ("", Some(0)));
}

#[test]
fn nothing_and_nonsense_are_told_apart() {
    let codes = |input: &[u8]| piped(&["dead"], input).status.code();
    assert_eq!(codes(b""), Some(0));
    assert_eq!(codes(b"# nothing\n\n"), Some(0));
    assert_eq!(codes(b"nonsense\n"), Some(2));
    assert_eq!(codes(b"4k3/4R3/8/8/8/8/8/4K3 w - - 0 1\n"), Some(1));
}

#[test]
fn no_line_makes_it_panic() {
    let long = [b'x'; 1 << 20];
    let mut list = Vec::new();
    for line in [
        &b"\xff\xfe\x00"[..],
        b"\x1b[31m",
        b"WB",
        b"- -",
        b"?? ;",
        &long,
        b"\"",
        b"|",
        b"8/8 w - - 0 \xc3\xa9",
    ] {
        list.extend_from_slice(line);
        list.push(b'\n');
    }
    list.extend_from_slice(DEAD.as_bytes());
    for args in [
        &["dead"][..],
        &["dead", "--explain", "--quick"],
        &["dead", "--json", "--side", "white"],
    ] {
        let output = piped(args, &list);
        let (out, said) = (text(&output.stdout), text(&output.stderr));
        assert!(out.contains(DEAD), "{out}");
        assert!(!said.contains("panicked") && !said.contains('\u{1b}'), "{said}");
        assert!(said.lines().all(|line| line.len() <= 110), "{said}");
        assert_eq!(output.status.code(), Some(1));
    }
}

//! PGN files as scripts cannot have them: from pipes, into files, and before readers that leave.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The example game of the Laws, as a Dutch player would write it.
const DUTCH: &str = "1. e4 e5 2. Pf3 Pf6 3. d4 ed4 4. e5 Pe4 5. Dd4 d5 6. ed6 Pd6 7. Lg5 Pc6 8. De3 Le7 9. Pbd2 0-0 \
                     10. 0-0-0 Te8 11. Kb1(=)";
const ENGLISH: &str = "\
[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"?\"]
[Black \"?\"]
[Result \"*\"]

1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6 8.
Qe3+ Be7 9. Nbd2 O-O 10. O-O-O Re8 11. Kb1 {(=)} *

";

fn jadoube(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.args(args).env("LC_ALL", "C").env("NO_COLOR", "1");
    command
}

/// Runs a command with something in its standard input.
fn piped(args: &[&str], input: &[u8]) -> Output {
    let mut child = jadoube(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may have seen enough before the end.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn the_example_game_comes_through_a_pipe() {
    for args in [
        &["pgn", "convert", "--from", "nl", "--letters", "en"][..],
        &["pgn", "convert", "--from", "guess", "-"],
    ] {
        let output = piped(args, DUTCH.as_bytes());
        assert_eq!(text(&output.stdout), ENGLISH);
        assert_eq!((text(&output.stderr), output.status.code()), ("", Some(0)));
    }
}

#[test]
fn what_was_converted_can_be_converted_back() {
    let letters = ["da", "nl", "ru", "figurine"];
    let forms = ["short", "long", "san"];
    for (letters, form) in letters.iter().flat_map(|&letters| forms.map(|form| (letters, form))) {
        let there = piped(
            &["pgn", "convert", "--letters", letters, "--form", form],
            ENGLISH.as_bytes(),
        );
        let from = if letters == "figurine" { "en" } else { letters };
        let back = piped(&["pgn", "convert", "--from", from], &there.stdout);
        assert_eq!(text(&back.stdout), ENGLISH, "{letters} {form}");
    }
}

#[test]
fn pipes_are_checked_too() {
    let output = piped(&["pgn", "check"], b"1. e4 e5 2. Ke3 *");
    assert!(text(&output.stdout).starts_with("-:1:13: Ke3 is illegal. "));
    assert_eq!(output.status.code(), Some(1));
    let output = piped(
        &["pgn", "check", "-", "--from", "nl"],
        (DUTCH.to_owned() + " *").as_bytes(),
    );
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
    let output = piped(&["pgn", "check"], b"");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_file_is_replaced_only_by_a_whole_one() {
    let folder = folder("replaced");
    let path = folder.join("game.pgn");
    let name = path.to_str().unwrap();
    fs::write(&path, DUTCH).unwrap();
    // In its own place.
    let output = jadoube(&["pgn", "convert", name, "--from", "nl", "-o", name])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(fs::read_to_string(&path).unwrap(), ENGLISH);
    // Not if something could not be read.
    let missing = folder.join("missing.pgn");
    let output = jadoube(&["pgn", "convert", missing.to_str().unwrap(), "-o", name])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&path).unwrap(), ENGLISH);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn nothing_is_lost_when_a_conversion_is_stopped() {
    let folder = folder("stopped");
    let path = folder.join("game.pgn");
    fs::write(&path, ENGLISH).unwrap();
    let mut child = jadoube(&["pgn", "convert", "-o", path.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(ENGLISH.as_bytes()).unwrap();
    // The draft is there before the signal is sent.
    while fs::read_dir(&folder).unwrap().count() < 2 {
        std::thread::yield_now();
    }
    let pid = child.id().to_string();
    let stop = || Command::new("kill").args(["-INT", &pid]).status().unwrap();
    assert!(stop().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(fs::read_to_string(&path).unwrap(), ENGLISH);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let folder = folder("leaves");
    let path = folder.join("games.pgn");
    fs::write(&path, "1. e4 e5 2. Ke3 *\n\n".repeat(1000)).unwrap();
    let name = path.to_str().unwrap();
    for args in [
        &["pgn", "check", name][..],
        &["pgn", "check", name, "--json"],
        &["pgn", "convert", name],
        &["pgn", "convert", name, "--json"],
        &["read", "startpos", "e4"],
        &["say", "startpos", "e4"],
    ] {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let output = jadoube(args).stdout(writer).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(!text(&output.stderr).contains("panicked"), "{args:?}");
    }
}

/// Text that unpacks to a quarter of a gigabyte of zeros: each block of four bytes says that a byte is repeated.
#[cfg(target_os = "linux")]
fn packed_zeros() -> Vec<u8> {
    const BLOCK: u32 = 128 << 10;
    const BLOCKS: u32 = 2_000;
    // The mark of zstd, a frame with nothing said about its size, and a window of one block.
    let mut packed = vec![0x28, 0xb5, 0x2f, 0xfd, 0x00, 7 << 3];
    for block in 0..BLOCKS {
        let is_last = u32::from(block + 1 == BLOCKS);
        packed.extend_from_slice(&(is_last | 1 << 1 | BLOCK << 3).to_le_bytes()[..3]);
        packed.push(0);
    }
    packed
}

/// With more memory than this the system gives it none, and the program ends.
#[cfg(target_os = "linux")]
#[test]
fn games_are_checked_in_bounded_memory() {
    const KILOBYTES: usize = 100_000;
    let zeros = packed_zeros();
    assert!(zeros.len() < 10_000);
    let filled = |part: &str| part.repeat((1 << 20) / part.len()).into_bytes();
    let inputs = [
        ("zeros", zeros),
        ("results", filled("*")),
        ("variations that open", filled("(")),
        ("tags that open", filled("[A \"")),
        ("tags", filled("[A \"b\"]\n")),
        ("comments", filled("{}")),
        ("games of one move", filled("1.e4 * ")),
        ("moves there and back", filled("Nf3 Nf6 Ng1 Ng8 ")),
    ];
    for (name, input) in inputs {
        for args in [&["pgn", "check"][..], &["pgn", "check", "--json"]] {
            let mut child = Command::new("sh")
                .args(["-c", &format!("ulimit -d {KILOBYTES} && exec \"$0\" \"$@\"")])
                .arg(env!("CARGO_BIN_EXE_jadoube"))
                .args(args)
                .env("LC_ALL", "C")
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            // The program may have seen enough before the end.
            let _ = child.stdin.take().unwrap().write_all(&input);
            let output = child.wait_with_output().unwrap();
            let said = String::from_utf8_lossy(&output.stderr);
            let shown: String = said.chars().take(300).collect();
            assert!(
                matches!(output.status.code(), Some(0..=2)),
                "{name} {args:?}: {} {shown}",
                output.status
            );
            assert!(!said.contains("memory"), "{name} {args:?}: {shown}");
        }
    }
}

/// Converting keeps one game in memory, and no more of a game than any game has.
#[cfg(target_os = "linux")]
#[test]
fn games_are_converted_in_bounded_memory() {
    const KILOBYTES: usize = 700_000;
    const MEGABYTES: usize = 60;
    for part in [
        "Nf3 Nf6 Ng1 Ng8 ",
        "1. e4 (1. d4) ",
        "(",
        "{} ",
        "$1 ",
        "[A \"b\"]\n",
        "1. e4 Ke4 ",
        "1. e4 e5 *\n\n",
    ] {
        for args in [
            &["pgn", "convert"][..],
            &["pgn", "convert", "--from", "guess"],
            &["pgn", "check"],
        ] {
            let mut child = Command::new("sh")
                .args(["-c", &format!("ulimit -d {KILOBYTES} && exec \"$0\" \"$@\"")])
                .arg(env!("CARGO_BIN_EXE_jadoube"))
                .args(args)
                .env("LC_ALL", "C")
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            // Guessing reads each game many times.
            let chunks = if args.contains(&"guess") { 12 } else { MEGABYTES };
            let mut pipe = child.stdin.take().unwrap();
            let input = part.repeat((1 << 20) / part.len());
            // The program may have seen enough before the end.
            let writer = std::thread::spawn(move || (0..chunks).all(|_| pipe.write_all(input.as_bytes()).is_ok()));
            let output = child.wait_with_output().unwrap();
            let said = String::from_utf8_lossy(&output.stderr);
            let shown: String = said.chars().take(300).collect();
            assert!(
                matches!(output.status.code(), Some(0..=2)) && !said.contains("memory"),
                "{part:?} {args:?}: {} {shown}",
                output.status
            );
            writer.join().unwrap();
        }
    }
}

#[test]
fn no_input_makes_it_panic() {
    let nested = "(".repeat(100_000);
    let texts: [&[u8]; 9] = [
        b"",
        b"\xff\xfe\x00",
        b"\x1f\x8b\x08",
        b"[",
        b"[FEN \"\"]\n[Variant \"\"]\n[Result \"\"]",
        b"1. e4 {",
        b"\x1b[31m",
        b"1. --  Z0 @@@@ 0000 e8=Q e9",
        nested.as_bytes(),
    ];
    for input in texts {
        for args in [
            &["pgn", "check"][..],
            &["pgn", "check", "--from", "ru", "--json"],
            &["pgn", "convert"],
            &[
                "pgn",
                "convert",
                "--from",
                "guess",
                "--letters",
                "figurine",
                "--form",
                "long",
            ],
            &["pgn", "convert", "--json"],
        ] {
            let output = piped(args, input);
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(matches!(output.status.code(), Some(0..=2)), "{args:?}: {said}");
            assert!(!said.contains("panicked"), "{args:?}: {said}");
        }
    }
}

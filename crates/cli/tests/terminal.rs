//! What scripts cannot show: colours, randomness and readers that leave.

use std::collections::BTreeSet;
use std::io;
use std::process::{Command, Output, Stdio};

use jadoube_laws::{Edition, PROVISIONS};

fn jadoube(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.args(args).stdin(Stdio::null());
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command
}

fn run(args: &[&str]) -> Output {
    jadoube(args).output().unwrap()
}

fn is_colored(output: &Output) -> bool {
    output.stdout.contains(&0x1b)
}

#[test]
fn colour_is_used_when_asked_for() {
    let moves = ["moves", "startpos"];
    assert!(!is_colored(&run(&moves)));
    assert!(is_colored(&run(&["moves", "startpos", "--color", "always"])));
    assert!(is_colored(
        &jadoube(&moves).env("CLICOLOR_FORCE", "1").output().unwrap()
    ));
    let asked = jadoube(&["moves", "startpos", "--color", "never"])
        .env("CLICOLOR_FORCE", "1")
        .output();
    assert!(!is_colored(&asked.unwrap()));
    let both = jadoube(&moves).env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1").output();
    assert!(!is_colored(&both.unwrap()));
}

#[test]
fn figurines_are_drawn_in_colour_unless_letters_are_asked_for() {
    let text = |args: &[&str]| String::from_utf8(run(args).stdout).unwrap();
    assert!(text(&["moves", "startpos", "--color", "always"]).contains('♞'));
    assert!(!text(&["moves", "startpos", "--color", "always", "--ascii"]).contains('♞'));
    assert!(text(&["moves", "startpos"]).is_ascii());
}

#[test]
fn json_is_never_coloured() {
    assert!(!is_colored(&run(&["moves", "startpos", "--json", "--color", "always"])));
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    for args in [
        &["perft", "1", "--divide"][..],
        &["chess960", "--all"],
        &["completions", "bash"],
        &["licences"],
        &["moves", "8/8 w", "--json"],
        &["laws"],
        &["laws", "search", "king"],
        &["dead", "8/8/4k3/8/8/3K4/8/8 w - - 0 1"],
        &["dead", "8/8 w", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "--json"],
        &["tour"],
        &[],
    ] {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let output = jadoube(args).stdout(writer).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(
            !said.contains("panicked") && !said.contains("error"),
            "{args:?}: {said}"
        );
    }
}

#[test]
fn all_960_positions_are_listed() {
    let text = String::from_utf8(run(&["chess960", "--all"]).stdout).unwrap();
    let ranks: BTreeSet<&str> = text.lines().filter_map(|line| line.split_whitespace().nth(1)).collect();
    assert_eq!(ranks.len(), 960);
    assert!(text.contains("\n518 RNBQKBNR\n"));
    let json = String::from_utf8(run(&["chess960", "--all", "--json"]).stdout).unwrap();
    assert!(json.lines().count() == 960 && json.lines().all(|line| line.starts_with('{') && line.ends_with('}')));
}

#[test]
fn every_provision_is_listed_and_found() {
    let lines = |args: &[&str]| -> Vec<String> {
        let text = String::from_utf8(run(args).stdout).unwrap();
        text.lines().map(str::to_owned).collect()
    };
    for edition in Edition::ALL {
        let having = || PROVISIONS.iter().filter(|provision| provision.place(edition).is_some());
        let count = having().count();
        let year = edition.to_string();
        assert_eq!(lines(&["laws", "--edition", &year, "--json"]).len(), count, "{edition}");
        let listed = lines(&["laws", "--edition", &year]);
        assert_eq!(
            *listed.last().unwrap(),
            format!("{count} provisions in the {edition} edition.")
        );
        for provision in having() {
            let key = provision.key.as_str();
            assert!(
                listed.iter().any(|line| line.ends_with(&format!(" {key}"))),
                "{key} ({edition})"
            );
        }
    }
    let all = lines(&["laws", "diff", "2005", "2023"]);
    assert!(all.last().unwrap().ends_with("unchanged."), "{all:?}");
    let found = lines(&["laws", "search", ".", "--json"]);
    assert_eq!(found.len(), PROVISIONS.len());
}

#[test]
fn what_was_sought_is_marked() {
    let text = String::from_utf8(run(&["laws", "search", "dead-pos", "--color", "always"]).stdout).unwrap();
    assert!(text.contains("\u{1b}[33mdead-pos\u{1b}[0m"), "{text}");
}

#[test]
fn start_positions_are_drawn_by_lot() {
    let draw = || String::from_utf8(run(&["chess960", "random", "--json"]).stdout).unwrap();
    let drawn: BTreeSet<String> = (0..8).map(|_| draw()).collect();
    // Eight equal draws of 960 would be a fault.
    assert!(drawn.len() > 1);
    assert!(drawn.iter().all(|line| line.contains(r#""drawn":true"#)));
}

#[test]
fn the_language_of_the_environment_is_spoken_unless_another_is_asked_for() {
    let said = |args: &[&str], locale: &str| {
        let output = jadoube(args).env("LC_ALL", locale).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let why = ["why", "startpos", "e2e4"];
    assert!(said(&why, "nb_NO.UTF-8").contains("Hvit er i trekket. e2e4 er et lovlig trekk."));
    assert!(said(&why, "sv_SE").contains("Vit är vid draget. e2e4 är ett regelrätt drag."));
    assert!(said(&why, "de_DE.UTF-8").contains("White has the move. e2e4 is legal."));
    let asked = ["why", "startpos", "e2e4", "--lang", "nl"];
    assert!(said(&asked, "nb_NO.UTF-8").contains("Wit is aan zet. e2e4 is een reglementaire zet."));
}

#[test]
fn help_and_complaints_are_in_the_language_asked_for() {
    let said = |args: &[&str], locale: &str| {
        let output = jadoube(args).env("LC_ALL", locale).output().unwrap();
        String::from_utf8(if output.stdout.is_empty() {
            output.stderr
        } else {
            output.stdout
        })
        .unwrap()
    };
    for (code, locale) in [("da", "da_DK.UTF-8"), ("sv", "sv_SE"), ("nl", "nl_NL"), ("nb", "nb_NO")] {
        let pages: [&[&str]; 5] = [
            &["--help"],
            &["help", "laws", "where"],
            &["play", "-h"],
            &["umpire"],
            &["perft", "many", "--edtion"],
        ];
        for page in pages {
            let text = said(page, locale);
            assert_eq!(said(&[&["--lang", code], page].concat(), "C"), text, "{code}: {page:?}");
            assert!(text.contains("jadoube"), "{code}: {text}");
            assert!(
                !text.contains("help-") && !text.contains("typed-") && !text.contains("{$"),
                "{code}: {text}"
            );
        }
    }
}

#[test]
fn the_tour_goes_straight_through_without_a_terminal() {
    let output = jadoube(&["tour"]).env("LC_ALL", "C").output().unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let mut rest = text.as_str();
    for expect in [
        "1. A position",
        "$ jadoube position '",
        "The Laws accept this position.",
        "2. Its legal moves",
        "h5xf7#",
        "3. An illegal move",
        "Article 3.8.2.2.1 (2023)",
        "4. The same",
        "§\u{a0}3.8 a II (2) c (2005)",
        "5. A move, read and said",
        "$ jadoube read startpos Pf3 --lang nl",
        "paard naar f3",
        "$ jadoube say startpos Nf3 --lang da",
        "springer til f3",
        "Springer Felix drei",
        "6. A dead position",
        "Dead: neither player can mate.",
        "Checked: accepted.",
        "7. Chess960",
        "drawn by lot",
        "8. Speed",
        "\n4865609\n",
        "Where to go next:",
    ] {
        let Some((_, after)) = rest.split_once(expect) else {
            panic!("{expect:?} is not where it should be in\n{text}");
        };
        rest = after;
    }
    let json = String::from_utf8(run(&["tour", "--json"]).stdout).unwrap();
    assert!(
        json.lines().all(|line| line.starts_with('{') && line.ends_with('}')),
        "{json}"
    );
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = run(&["completions", shell]);
        assert!(output.status.success());
        assert!(
            String::from_utf8(output.stdout).unwrap().contains("chess960"),
            "{shell}"
        );
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("man1");
    assert!(run(&["manual", to.to_str().unwrap()]).status.success());
    let pages: BTreeSet<String> = std::fs::read_dir(&to)
        .unwrap()
        .map(|page| page.unwrap().file_name().into_string().unwrap())
        .collect();
    for page in ["jadoube.1", "jadoube-desk.1", "jadoube-pgn-check.1"] {
        assert!(pages.contains(page), "{page}: {pages:?}");
    }
    let desk = std::fs::read_to_string(to.join("jadoube-desk.1")).unwrap();
    assert!(desk.contains("trusted\\-proxy"), "{desk}");
    // A file where the folder should be.
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    assert_eq!(run(&["manual", file.to_str().unwrap()]).status.code(), Some(2));
}

#[test]
fn no_input_makes_it_panic() {
    let texts = [
        "",
        " ",
        "-",
        "/",
        "é",
        "\u{1b}[31m",
        "8",
        "9/9",
        "startpos startpos",
        "e2e4",
        "0-0-0-0",
        "KQkq",
        "8/8/8/8/8/8/8/8 w",
        "kkkkkkkk/8/8/8/8/8/8/KKKKKKKK b KQkqAHah e9 99999999999 -1",
        "P7/8/8/8/8/8/8/p7 w KQkq a3 0 0",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 65535 4294967295",
    ];
    for text in texts {
        for args in [
            &["moves", text][..],
            &["position", text],
            &["position", "startpos", "--chess960", text],
            &["perft", "2", "--fen", text],
            &["chess960", text],
            &["why", text, "e1g1"],
            &["why", text, "a1a8q"],
            &["why", text, "0-0"],
            &["why", "startpos", text],
            &["read", text, "e4"],
            &["read", "startpos", text],
            &["read", "startpos", text, "--lang", "guess", "--strict", "2005"],
            &["read", "startpos", text, "--lang", "guess", "--spoken"],
            &["say", "startpos", text, "--announce"],
            &["dead", text],
            &["dead", text, "8/8 w", "--json"],
            &["laws", text],
            &["laws", "search", text],
            &["laws", "where", text, "--edition", "2009"],
            &["laws", "diff", "2005", "2023", text],
            &["ask", text],
            &["ask", "resignation", "--fact", text],
            &["referee", text],
            &["referee", text, "--edition", "2005", "--json"],
            &["play", "--time", text, "--record", "Cargo.toml"],
            &["play", "--fen", text, "--record", "Cargo.toml"],
            &["play", "--resume", text],
        ] {
            let output = run(args);
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(matches!(output.status.code(), Some(0..=2)), "{args:?}: {said}");
            assert!(
                !said.contains("panicked") && !said.contains('\u{1b}'),
                "{args:?}: {said}"
            );
        }
    }
}

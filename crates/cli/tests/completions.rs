//! What shells are told can be chosen.

use std::process::Command;

/// The words that a shell offers after some others: the script of bash, asked as bash would ask it.
fn offered(words: &[&str]) -> Vec<String> {
    let script = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["completions", "bash"])
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert!(script.status.success());
    let script = String::from_utf8(script.stdout).unwrap();
    let quoted: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    let ask = format!(
        "{script}\nCOMP_WORDS=(jadoube {}); COMP_CWORD={}; _jadoube jadoube {} {}\nprintf '%s\\n' \"${{COMPREPLY[@]}}\"",
        quoted.join(" "),
        words.len(),
        quoted[words.len() - 1],
        quoted[words.len().saturating_sub(2)],
    );
    let answer = Command::new("bash").args(["-c", &ask]).output().unwrap();
    let answer = String::from_utf8(answer.stdout).unwrap();
    answer.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn editions_and_languages_are_offered() {
    for (words, expected) in [
        (
            &["why", "--edition", ""][..],
            &["2005", "2009", "2017", "2023", "all"][..],
        ),
        (&["play", "--edition", ""], &["2005", "2009", "2017", "2023"]),
        (&["referee", "--edition", ""], &["2005", "2023", "all"]),
        (&["laws", "show", "--edition", ""], &["2005", "2023"]),
        (&["why", "--lang", ""], &["en", "da", "sv", "nl", "nb"]),
        (&["read", "--lang", ""], &["de", "nl", "guess"]),
        (&["read", "--strict", ""], &["pgn", "2009"]),
        (&["pgn", "check", "--from", ""], &["de", "ru"]),
        (&["pgn", "convert", "--letters", ""], &["de", "figurine"]),
        (&["quiz", "--pace", ""], &["standard", "rapid", "blitz"]),
    ] {
        let offered = offered(words);
        for word in expected {
            assert!(
                offered.iter().any(|other| other == word),
                "{words:?}: {word} among {offered:?}"
            );
        }
    }
}

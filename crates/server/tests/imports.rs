//! Whatever is imported is read in bounded memory.
#![cfg(target_os = "linux")]

mod test_desk;

use std::fs;

use serde_json::json;

use crate::test_desk::{TestDesk, header};

/// The largest import.
const LARGEST: usize = 1 << 20;

/// How much more memory an import may take for a moment, in megabytes.
const MORE: usize = 64;

/// The most memory that this process ever had, in megabytes.
fn peak() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches("kB").trim().parse::<usize>().unwrap() / 1024
}

#[tokio::test(flavor = "multi_thread")]
async fn imports_take_bounded_memory_whatever_they_are() {
    let server = TestDesk::new().await;
    // What is made once and stays: words, provisions, the first game.
    server.ask("post", "/api/import", None, "1. e4 e5 *").await;
    let header = header(json!({})).to_string();
    let moved = "{\"n\":1,\"at\":1,\"event\":{\"type\":\"round-started\"}}\n";
    let filled = |part: &str| part.repeat(LARGEST / part.len());
    for (name, text) in [
        ("results", filled("*")),
        ("results apart", filled("* ")),
        (
            "variations that open",
            format!("1. e4 {}", filled("("))[..LARGEST].to_owned(),
        ),
        ("variations that close", filled("()")),
        ("comments", format!("1. e4 {}", filled("{}"))[..LARGEST].to_owned()),
        ("signs", format!("1. e4 {}", filled("$1 "))[..LARGEST].to_owned()),
        ("tags", filled("[A \"b\"]\n")),
        ("tags that open", filled("[A \"")),
        ("moves there and back", filled("Nf3 Nf6 Ng1 Ng8 ")),
        (
            "variations of one move",
            format!("1. e4 {}", filled("(1. d4)"))[..LARGEST].to_owned(),
        ),
        ("games of one move", filled("1.e4 * ")),
        ("zeros", filled("\0")),
        ("one line", filled("{\"a\":")),
        (
            "entries alike",
            format!("{header}\n{}", filled(moved))[..LARGEST].to_owned(),
        ),
        (
            "entries of nothing",
            format!("{header}\n{}", filled("{}\n"))[..LARGEST].to_owned(),
        ),
        ("a header of brackets", filled("{[")),
    ] {
        let before = peak();
        let answer = server.ask("post", "/api/import", None, &text).await;
        let more = peak() - before;
        println!("{name}: {more} MB more, {}", answer.status);
        assert!(!answer.status.is_server_error(), "{name}: {}", answer.text);
        assert!(more <= MORE, "{name} took {more} MB");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_heard_by_the_laws_in_force_on_its_date() {
    let server = TestDesk::new().await;
    for (query, date, remark) in [
        (
            "",
            "2016.05.03",
            Some("The game is heard by the Laws in force on 2016.05.03 (2014)."),
        ),
        (
            "",
            "2019.??.??",
            Some("The game is heard by the Laws in force on 2019.??.?? (2018)."),
        ),
        (
            "",
            "1999.01.20",
            Some("No edition kept here was in force on 1999.01.20. The game is heard by the Laws of 2023."),
        ),
        ("", "????.??.??", None),
        ("?edition=2009", "2016.05.03", None),
    ] {
        let game = format!("[Date \"{date}\"]\n\n1. e4 e5 *");
        let answer = server.ask("post", &format!("/api/import{query}"), None, &game).await;
        let said = answer.json()["remarks"][0]["text"].as_str().map(str::to_owned);
        assert_eq!(said.as_deref(), remark, "{date}: {}", answer.text);
    }
    // A record names its edition, or has a date.
    let mut dated = header(json!({ "heading": { "date": "2015-01-31" } }));
    dated.as_object_mut().unwrap().remove("edition");
    let answer = server.ask("post", "/api/import", None, &dated.to_string()).await;
    assert_eq!(
        answer.json()["remarks"][0]["text"],
        "The game is heard by the Laws in force on 2015-01-31 (2014)."
    );
}

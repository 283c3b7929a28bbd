//! The words in every language: complete, alike and readable.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use jadoube_board::{Setup, legality};
use jadoube_words::{FluentArgs, faults, sentences};
use snapbox::{Data, assert_data_eq};

use super::{Language, SOURCES, Sentence, Words};

/// For every sentence on a breach, a position and a move that call for it.
const BREACHES: &[(&str, &str, &str)] = &[
    ("no-piece", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e4e5"),
    ("not-own-piece", "4k3/8/8/8/8/8/4r3/K7 w - - 0 1", "e2e3"),
    ("own-piece-there", "4k3/8/8/8/8/2N5/8/B3K3 w - - 0 1", "a1c3"),
    ("king-there", "4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "e1e8"),
    ("not-its-way-king", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3"),
    ("not-its-way-queen", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "a1b3"),
    ("not-its-way-rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b2"),
    ("not-its-way-bishop", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "a1a2"),
    ("not-its-way-knight", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1a3"),
    ("not-its-way-pawn", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2b4"),
    ("jumps", "4k3/8/8/8/N7/8/8/R3K3 w - - 0 1", "a1a8"),
    ("pawn-blocked", "4k3/8/8/8/8/b7/P7/4K3 w - - 0 1", "a2a3"),
    ("double-step-later", "4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3a5"),
    ("double-step-blocked", "4k3/8/8/8/n7/8/P7/4K3 w - - 0 1", "a2a4"),
    ("nothing-to-capture", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2b3"),
    ("not-en-passant", "4k3/8/8/Pp6/8/8/8/4K3 w - - 0 1", "a5b6"),
    ("promotion-missing", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8"),
    ("promotion-refused", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k"),
    ("promotion-refused", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8p"),
    ("no-promotion", "4k3/8/8/8/8/8/N7/4K3 w - - 0 1", "a2b4q"),
    ("no-rook", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1"),
    ("no-rook", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1c1"),
    ("rook-moved", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1"),
    ("king-or-rook-moved", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1"),
    ("castling-blocked", "4k3/8/8/8/8/8/8/RN1QK3 w Q - 0 1", "e1c1"),
    ("castling-blocked-chess960", "4k3/8/8/8/8/8/8/1R1N1K2 w B - 0 1", "f1b1"),
    ("castling-through-attack", "r3k2r/8/8/8/8/8/8/R3K1R1 b q - 0 1", "e8g8"),
    ("castling-through-attack", "r3k3/4R3/8/8/8/7B/8/4K3 b q - 0 1", "e8c8"),
    ("in-check-left", "4k3/8/8/8/8/8/4r3/RN2K3 w - - 0 1", "b1c3"),
    ("in-check-exposed", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2c1"),
    ("in-check-stepped", "4k3/8/8/8/8/5n2/r7/5K2 w - - 0 1", "f1e1"),
    ("in-check-stepped", "r3k2r/8/8/8/8/8/8/R3K1R1 b q - 0 1", "e8g8"),
];

/// The sentences that are not on breaches.
const FRAME: [&str; 7] = [
    "legal",
    "illegal",
    "to-move",
    "refused",
    "after",
    "legend-move",
    "legend-named",
];

/// The names of the sentences of a source.
fn names(source: &str) -> BTreeSet<String> {
    sentences(source).0.iter().map(|sentence| sentence.name()).collect()
}

/// What is said of every breach of the list, one line each, and the names of the sentences.
fn said(language: Language) -> (String, BTreeSet<&'static str>) {
    let words = Words::new(language);
    let (mut text, mut keys) = (String::new(), BTreeSet::new());
    for &(expect, fen, mv) in BREACHES {
        let setup: Setup = fen.parse().unwrap();
        let attempt = mv.parse().unwrap();
        let breaches = legality::breaches(&setup, attempt);
        let sentences = breaches
            .iter()
            .map(|breach| Sentence::new(&words, &setup, attempt, breach));
        let sentence = sentences.into_iter().find(|sentence| sentence.key == expect);
        let Some(sentence) = sentence else {
            panic!("{expect} is not said of {mv} in {fen}: {breaches:?}");
        };
        writeln!(text, "{}", sentence.text).unwrap();
        keys.insert(sentence.key);
    }
    (text, keys)
}

#[test]
fn every_breach_has_a_sentence_and_every_sentence_a_breach() {
    let (_, keys) = said(Language::English);
    let expect: BTreeSet<String> = keys.into_iter().chain(FRAME).map(str::to_owned).collect();
    assert_eq!(names(SOURCES[1]), expect);
}

/// The Rust files of the command line, one after the other.
fn code() -> String {
    let mut folders = vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut code = String::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension().and_then(|extension| extension.to_str()) {
                None => folders.push(path),
                Some("rs") if !path.ends_with("words/tests.rs") => code += &fs::read_to_string(&path).unwrap(),
                Some(_) => {}
            }
        }
    }
    code
}

#[test]
fn every_sentence_is_said_somewhere_and_what_is_said_is_a_sentence() {
    let code = code();
    let names: BTreeSet<String> = SOURCES.into_iter().flat_map(names).collect();
    // The texts of commands and arguments are found by their places, which is tested there; lists are made elsewhere.
    let is_placed = |name: &str| {
        name == "and"
            || name.starts_with("help-")
                && !["help-heading-", "help-frame-", "help-choice-"]
                    .iter()
                    .any(|start| name.starts_with(start))
    };
    for name in names.iter().filter(|name| !is_placed(name)) {
        assert!(code.contains(&format!("\"{name}\"")), "nobody says {name}");
    }
    for said in code.split("say!(").skip(1) {
        let Some(name) = said.trim_start().strip_prefix('"') else {
            continue;
        };
        let name = name.split('"').next().unwrap_or_default();
        assert!(names.contains(name), "there is no sentence {name}");
    }
}

/// Sentences begin in English. The others come file by file: a file that has one sentence of a language has all.
#[test]
fn every_sentence_is_whole_in_the_languages_of_its_file() {
    for source in SOURCES {
        let sentences = sentences(source).0;
        let begun = |language: &Language| sentences.iter().any(|sentence| sentence.pattern(*language).is_some());
        let languages: Vec<Language> = Language::ALL.into_iter().filter(begun).collect();
        assert_eq!(faults(&[("words", source)], &languages), []);
    }
    assert_eq!(
        faults(&SOURCES.map(|source| ("words", source)), &[Language::English]),
        []
    );
}

#[test]
fn sentences_know_all_their_variables() {
    // A variable that a pattern is not given is named.
    for language in Language::ALL {
        let words = Words::new(language);
        let mut args = FluentArgs::new();
        for name in ["move", "player", "edition"] {
            args.set(name, name);
        }
        for key in FRAME.into_iter().chain(["no-article"]) {
            let said = words.say(key, &args);
            assert!(said != key && !said.contains(['{', '$']), "{said}");
        }
        let (text, _) = said(language);
        assert!(!text.contains(['{', '$']), "{text}");
    }
}

#[test]
fn sentences_read_well() {
    for language in Language::ALL {
        let file = format!("{}/tests/words/{}.txt", env!("CARGO_MANIFEST_DIR"), language.code());
        assert_data_eq!(said(language).0, Data::read_from(file.as_ref(), None));
    }
}

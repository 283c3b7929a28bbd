//! The same PGN read by J'adoube, pgn-reader and python-chess: games made here, real games, and odd ones.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use jadoube_differential::pgn::{Corpus, Game, Python, ours, peer};
use jadoube_notation::pgn::input;

/// Every made game is a function of this number and its own.
const SEED: u64 = 0x9a3e;

/// So many games are made.
const MADE: usize = 2000;

/// So many games of a file are read by python-chess, which takes its time.
const PYTHON: usize = 300;

#[test]
fn made_games_agree() {
    let corpus = Corpus::new(SEED, MADE);
    compare(
        "made here, the truth",
        &corpus.text,
        ours(&corpus.text),
        corpus.games.into_iter(),
    );
    compare("made here", &corpus.text, ours(&corpus.text), peer(&corpus.text));
    let few = Corpus::new(SEED, PYTHON);
    compare_python("made here", &few.text);
}

#[test]
fn real_games_agree() {
    for name in ["otb_twic", "lichess", "chess960_tcec"] {
        let path = shared().join(name).with_extension("pgn.zst");
        if !path.exists() {
            println!("{name}: skipped, for there is no shared/data/pgn beside the project");
            continue;
        }
        let mut text = Vec::new();
        let read = input::open(&path).and_then(|mut file| file.read_to_end(&mut text));
        read.unwrap_or_else(|error| panic!("{name}: {error}"));
        let games = compare(name, &text, ours(&text), peer(&text));
        println!("{name}: {games} games agree");
        compare_python(name, first_games(&text, PYTHON));
    }
}

/// The files that we and pgn-reader read differently are known, and why.
#[test]
fn odd_games_are_read_as_known() {
    let edge = shared().join("edge");
    if !edge.exists() {
        println!("odd games: skipped, for there is no shared/data/pgn beside the project");
        return;
    }
    let mut different = Vec::new();
    for path in files(&edge) {
        let text = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        if !ours(&text).eq(peer(&text)) {
            let name = path.strip_prefix(&edge).expect("it is in there");
            different.push(name.to_string_lossy().into_owned());
        }
    }
    let known = include_str!("edge.txt").lines().map(str::trim);
    let mut known: Vec<&str> = known
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    known.sort();
    different.sort();
    assert_eq!(
        different, known,
        "tests/edge.txt lists the files that are read differently"
    );
}

/// All PGN files in a folder and the folders in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "pgn") {
            found.push(path);
        }
    }
    found
}

/// Compares what two readers find, game by game.
fn compare(name: &str, text: &[u8], ours: impl Iterator<Item = Game>, mut theirs: impl Iterator<Item = Game>) -> usize {
    let mut games = 0;
    for game in ours {
        let other = theirs.next();
        assert!(
            other.as_ref() == Some(&game),
            "{name}, game {}:\n  ours   {game}\n  theirs {}\n{}",
            games + 1,
            other.map_or("none".into(), |other| other.to_string()),
            excerpt(text, games),
        );
        games += 1;
    }
    assert_eq!(theirs.next(), None, "{name}: game {} is not ours", games + 1);
    games
}

fn compare_python(name: &str, text: &[u8]) {
    let Some(python) = Python::find() else {
        println!("{name}: python-chess skipped, for JADOUBE_PYTHON or python3 does not have it");
        return;
    };
    let theirs = python.read(text);
    let ours: Vec<String> = ours(text).map(|game| game.to_string()).collect();
    for (number, (ours, theirs)) in ours.iter().zip(&theirs).enumerate() {
        let excerpt = excerpt(text, number);
        assert_eq!(ours, theirs, "{name}, game {}, python-chess\n{excerpt}", number + 1);
    }
    assert_eq!(ours.len(), theirs.len(), "{name}: games of python-chess");
    println!("{name}: {} games agree with python-chess", ours.len());
}

/// A game of a text, for complaints.
fn excerpt(text: &[u8], number: usize) -> String {
    let rest = &text[first_games(text, number).len()..];
    String::from_utf8_lossy(first_games(rest, 1)).into_owned()
}

/// So many games of a text.
fn first_games(text: &[u8], games: usize) -> &[u8] {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    let mut starts = 0;
    let mut length = 0;
    for line in lines {
        starts += usize::from(line.starts_with(b"[Event \"") && !line.starts_with(b"[Event \"no tag"));
        if starts > games {
            break;
        }
        length += line.len();
    }
    &text[..length]
}

/// Where the project finds PGN that is not its own.
fn shared() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/pgn")
}

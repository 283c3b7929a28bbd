//! Larger suites of other projects, where they lie beside this one.

mod data;

use std::fs;
use std::path::Path;

use data::{Perft, check_all, epd};
use jadoube_board::fen::{CastlingStyle, EnPassantStyle};
use jadoube_board::{Chess960, Position, perft};
use serde_json::Value;

/// Where the suites lie, seen from this crate.
const SUITES: &str = "../../../shared/data";

/// The largest number that is counted: more would take too long.
const MOST: u64 = 300_000_000;

/// The text of a suite, or a word that it is not there.
fn suite(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(SUITES).join(name);
    let text = fs::read_to_string(path).ok();
    if text.is_none() {
        println!("skipped: {name} is not there");
    }
    text
}

/// Checks the numbers of a suite that are not too large.
fn check_perft(lines: &[Perft]) {
    check_all(lines, |line| {
        let fen = &line.fen;
        let position: Position = fen.parse().map_err(|error| format!("{fen}: {error}"))?;
        for &(depth, expected) in line.counts.iter().filter(|(_, nodes)| *nodes <= MOST) {
            let found = perft(&position, depth);
            if found != expected {
                return Err(format!("{fen}: perft {depth} is {found}, not {expected}"));
            }
        }
        Ok(())
    });
}

#[test]
fn ethereal_standard() {
    if let Some(text) = suite("perft/ethereal/standard.epd") {
        check_perft(&epd(&text));
    }
}

#[test]
fn ethereal_fischer() {
    if let Some(text) = suite("perft/ethereal/fischer.epd") {
        let mut lines = epd(&text);
        for line in &mut lines {
            line.counts.retain(|(depth, _)| *depth <= 4);
        }
        check_perft(&lines);
    }
}

#[test]
fn peterellisjones() {
    if let Some(text) = suite("perft/peterellisjones.json") {
        let cases: Vec<Value> = serde_json::from_str(&text).expect("a list");
        let line = |case: &Value| {
            let depth = case["depth"].as_u64().and_then(|depth| depth.try_into().ok());
            Some(Perft {
                fen: case["fen"].as_str()?.to_owned(),
                counts: vec![(depth?, case["nodes"].as_u64()?)],
            })
        };
        let lines: Option<Vec<_>> = cases.iter().map(line).collect();
        check_perft(&lines.expect("fen, depth and nodes"));
    }
}

#[test]
fn scalachess_tricky() {
    if let Some(text) = suite("perft/scalachess/tricky.perft") {
        let mut lines: Vec<Perft> = Vec::new();
        for line in text.lines() {
            match line.split_once(' ') {
                Some(("epd", fen)) => lines.push(Perft {
                    fen: fen.to_owned(),
                    counts: Vec::new(),
                }),
                Some(("perft", count)) => {
                    let (depth, nodes) = count.split_once(' ').expect("depth and nodes");
                    let count = (depth.parse().expect("depth"), nodes.parse().expect("nodes"));
                    lines
                        .last_mut()
                        .expect("a position before its numbers")
                        .counts
                        .push(count);
                }
                _ => {}
            }
        }
        check_perft(&lines);
    }
}

fn shredder(position: &Position) -> String {
    let text = position.fen(CastlingStyle::Shredder, EnPassantStyle::Always);
    text.to_string()
}

#[test]
fn start_positions_have_their_numbers() {
    if let Some(text) = suite("perft/chess960_start_positions.sfens") {
        let ours: Vec<_> = Chess960::all().map(|start| shredder(&start.position())).collect();
        let theirs: Vec<_> = text.lines().map(str::to_owned).collect();
        assert_eq!(ours, theirs);
    }
}

#[test]
fn valid_positions_are_accepted_and_written_as_they_were_read() {
    if let Some(text) = suite("perft/valid.sfens") {
        let lines: Vec<_> = text.lines().collect();
        check_all(&lines, |line| {
            let position: Position = line.parse().map_err(|error| format!("{line}: {error}"))?;
            let written = shredder(&position);
            (written == *line)
                .then_some(())
                .ok_or_else(|| format!("{line}: written as {written}"))
        });
    }
}

/// The positions after every legal move. Their writers do not agree when en passant is named, so it is written anew.
fn check_move_list(case: &Value) -> Result<(), String> {
    let fen = case["start"]["fen"].as_str().unwrap_or_default();
    let position: Position = fen.parse().map_err(|error| format!("{fen}: {error}"))?;
    let ours = position
        .legal_moves()
        .into_iter()
        .map(|mv| position.make(mv).to_string());
    let mut ours: Vec<String> = ours.collect();
    let mut theirs = Vec::new();
    for next in case["expected"].as_array().into_iter().flatten() {
        let next = next["fen"].as_str().unwrap_or_default();
        let next: Position = next.parse().map_err(|error| format!("{fen}: {next}: {error}"))?;
        theirs.push(next.to_string());
    }
    ours.sort();
    theirs.sort();
    (ours == theirs)
        .then_some(())
        .ok_or_else(|| format!("{fen}:\n ours {ours:#?}\n theirs {theirs:#?}"))
}

#[test]
fn rampart_move_lists() {
    let names = [
        "castling",
        "checkmates",
        "famous",
        "pawns",
        "promotions",
        "stalemates",
        "standard",
        "taxing",
    ];
    for name in names {
        if let Some(text) = suite(&format!("movelists/rampart/{name}.json")) {
            let file: Value = serde_json::from_str(&text).expect("a value");
            check_all(file["testCases"].as_array().expect("a list"), check_move_list);
        }
    }
}

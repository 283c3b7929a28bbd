//! Perft of all starts and of the project's own data, by three libraries.

use std::fs;
use std::path::Path;

use cozy_chess::Board;
use jadoube_board::{Chess960, Position, perft, perft_made};
use jadoube_differential::Trio;

#[test]
fn all_starts_have_the_same_perft() {
    for start in Chess960::all() {
        check(&start.position(), 3, None);
    }
}

#[test]
fn standard_data_is_true() {
    check_data("standard.epd");
}

#[test]
fn chess960_data_is_true() {
    check_data("chess960.epd");
}

/// The nodes of a data line's last depth that is walked. Deeper ones are left to the crate's own tests.
const BUDGET: u64 = 250_000;

/// Reads lines such as `FEN ;D1 20 ;D2 400` and walks each to the deepest count within the budget.
fn check_data(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../crates/board/tests/data")
        .join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut checked = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut fields = line.split(';').map(str::trim);
        let fen = fields.next().unwrap_or_default();
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{file}: {fen}: {error}"));
        let counts = fields.map(|field| {
            let (depth, nodes) = field.strip_prefix('D')?.split_once(' ')?;
            Some((depth.parse::<u32>().ok()?, nodes.trim().parse::<u64>().ok()?))
        });
        let counts = counts.map(|count| count.unwrap_or_else(|| panic!("{file}: {line}")));
        for (depth, nodes) in counts.filter(|&(_, nodes)| nodes <= BUDGET) {
            check(&position, depth, Some(nodes));
            checked += 1;
        }
    }
    assert!(checked > 0, "{file} has no line to check");
}

/// Walks a position by all three.
fn check(position: &Position, depth: u32, expect: Option<u64>) {
    let trio = Trio::new(*position).unwrap_or_else(|error| panic!("{error}"));
    let nodes = shakmaty::perft(&trio.shakmaty, depth);
    assert_eq!(expect.unwrap_or(nodes), nodes, "shakmaty: {position} at depth {depth}");
    assert_eq!(
        cozy(&trio.cozy, depth),
        nodes,
        "cozy-chess: {position} at depth {depth}"
    );
    assert_eq!(perft(position, depth), nodes, "counted: {position} at depth {depth}");
    assert_eq!(perft_made(position, depth), nodes, "made: {position} at depth {depth}");
}

fn cozy(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                nodes += cozy(&child, depth - 1);
            }
        }
        false
    });
    nodes
}

//! From every position of the data files there are as many ways to play on as two other move generators find.

mod data;

use data::{Perft, check_all, epd};
use jadoube_board::{Move, Position, divide, perft, perft_made};

/// Up to this many, the ways are also divided by the first move.
const DIVIDED: u64 = 5_000_000;
/// Up to this many, the last moves are also made instead of counted.
const MADE: u64 = 1_000_000;

fn check(line: &Perft) -> Result<(), String> {
    let fen = &line.fen;
    let position: Position = fen.parse().map_err(|error| format!("{fen}: {error}"))?;
    for &(depth, expected) in &line.counts {
        let divided = || divide(&position, depth).map(|(_, nodes)| nodes).sum();
        let ways: [(&str, u64, &dyn Fn() -> u64); 3] = [
            ("perft", u64::MAX, &|| perft(&position, depth)),
            ("divide", DIVIDED, &divided),
            ("perft_made", MADE, &|| perft_made(&position, depth)),
        ];
        for (name, most, count) in ways {
            if expected > most {
                continue;
            }
            let found = count();
            if found != expected {
                return Err(format!("{fen}: {name} {depth} is {found}, not {expected}"));
            }
        }
    }
    Ok(())
}

#[test]
fn standard() {
    check_all(&epd(include_str!("data/standard.epd")), check);
}

#[test]
fn chess960() {
    check_all(&epd(include_str!("data/chess960.epd")), check);
}

#[test]
fn nothing_played_is_one_way() {
    let start = Position::initial();
    assert_eq!((perft(&start, 0), perft_made(&start, 0)), (1, 1));
    assert_eq!(divide(&start, 0).count(), 0);
}

#[test]
fn hot_types_stay_small() {
    assert!(size_of::<Position>() <= 64);
    assert_eq!(size_of::<Move>(), 2);
}

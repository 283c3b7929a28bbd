//! Games of every kind.

use std::time::Duration;

use jadoube_board::{Chess960, Position};
use jadoube_clock::TimeControl;
use jadoube_laws::values::Penalty;
use jadoube_laws::{Draws, Edition, Pace, Points, Regulations, Score, Supervision};
use jadoube_referee::{Moves, Terms};

use super::Random;

/// Positions near the end of something.
const STARTS: &[&str] = &[
    // A mate in one, for either player.
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
    "r5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 12 30",
    // Fifty and seventy-five moves are near, with and without a mate that goes first.
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 96 80",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 97 80",
    "7k/8/6K1/8/8/8/8/R7 w - - 149 100",
    "4k3/8/8/8/8/8/8/R3K3 w Q - 146 100",
    "8/8/4k3/8/8/3NK3/8/8 w - - 99 90",
    // One capture from a dead position, blocked and nearly so, and dead from the start.
    "4k3/8/8/8/8/8/3p4/4KB2 w - - 0 1",
    "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
    "4k3/8/p7/P1p1p1p1/2P1P1P1/8/8/4K3 w - - 3 40",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    // Stalemates, promotions and captures en passant are near.
    "7k/8/4Q1K1/8/8/8/8/8 w - - 0 1",
    "8/P6k/8/8/8/8/p6K/8 w - - 0 1",
    "4k3/3p1p2/8/4P3/4p3/8/3P1P2/4K3 w - - 0 1",
    // Too little on one side.
    "4k3/8/8/8/8/8/8/3NK2q w - - 0 1",
    // Counted to the end of what can be counted.
    "4k2r/8/8/8/8/8/8/R3K3 w - - 65534 65535",
];

const CONTROLS: &[&str] = &[
    "90m+30s",
    "40/90m+30s, 30m+30s",
    "3/1m, 2/30s, 20s",
    "2/20s",
    "5m",
    "3m+2s",
    "10s",
    "5m d5s",
    "2/30s d3s, 10s d3s",
];

/// The terms of any game. A small budget leaves some positions undecided and most answers quick.
pub(super) fn any(random: &mut Random) -> Terms {
    let edition = random.of(&Edition::ALL);
    let mut terms = Terms {
        pace: random.of(&Pace::ALL),
        supervision: random.of(&Supervision::ALL),
        control: control(random),
        clock_marks_first: random.percent(70),
        moves: random.of(&[Moves::Guarded, Moves::Free]),
        start: start(random),
        budget: random.of(&[1, 20, 60, 200]),
        ..Terms::of(edition)
    };
    // What the edition does not leave open is not regulated.
    let regulations = regulations(random);
    let regulated = Terms {
        regulations,
        ..terms.clone()
    };
    if regulated.provisions().is_ok() {
        terms = regulated;
    }
    terms
}

fn start(random: &mut Random) -> Position {
    match random.below(4) {
        0 | 1 => Position::initial(),
        2 => Chess960::draw(random.next()).position(),
        _ => random.of(STARTS).parse().expect("a position"),
    }
}

fn control(random: &mut Random) -> Option<TimeControl> {
    (!random.percent(25)).then(|| random.of(CONTROLS).parse().expect("a time control"))
}

fn regulations(random: &mut Random) -> Regulations {
    let mut regulations = Regulations::default();
    match random.below(12) {
        0 => regulations.draws = Some(random.of(&[Draws::Never, Draws::NotBefore(2), Draws::NotBefore(30)])),
        1 => regulations.default_time = Some(Duration::from_secs(random.of(&[0, 10, 1800]))),
        2 => regulations.guidelines_iii = true,
        3 => regulations.increment_before_first_move = Some(random.percent(50)),
        4 => {
            regulations.points = Some(Points {
                win: Score::from_quarters(12),
                draw: Score::ONE,
                loss: Score::ZERO,
            });
        }
        5 => regulations.device_penalty = Some(random.of(&[Penalty::Warning, Penalty::OpponentPoints])),
        6 => regulations.fines_announced = Some(true),
        7 => regulations.appeals = Some(false),
        8 => {
            regulations.devices_in_bag = Some(true);
            regulations.leaving_reported = Some(true);
        }
        _ => {}
    }
    regulations
}

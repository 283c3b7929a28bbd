//! A million positions of random games, ordinary and Chess960.

use std::collections::HashSet;
use std::fmt::Write;
use std::thread;

use jadoube_board::{Chess960, Position};
use jadoube_differential::{Features, Player, Trio};

/// Every game is a function of this number and its own.
const SEED: u64 = 0x0dd5_eed5;

/// At least so many positions are compared; `JADOUBE_POSITIONS` asks for more.
const POSITIONS: u64 = 1_000_000;

/// A game ends after so many moves if it has not ended by itself: most stay in the opening and the middle game, some
/// are played out.
const LONGEST: [usize; 4] = [100, 100, 100, 250];

#[test]
fn random_games_agree() {
    let wanted = match std::env::var("JADOUBE_POSITIONS") {
        Ok(text) => text.parse().expect("JADOUBE_POSITIONS is a number"),
        Err(_) => POSITIONS,
    };
    let wanted = POSITIONS.max(wanted);
    let threads = thread::available_parallelism().map_or(2, |threads| threads.get());
    let (features, starts) = thread::scope(|scope| {
        let share = wanted.div_ceil(threads as u64);
        let workers: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || play(first, threads, share)))
            .collect();
        let mut all = Features::default();
        let mut starts = HashSet::new();
        for worker in workers {
            let (features, used) = worker.join().expect("no disagreement");
            all += &features;
            starts.extend(used);
        }
        (all, starts)
    });
    println!("seed {SEED:#x}, {} starts\n{features}", starts.len());
    assert!(features.positions() >= wanted);
    assert_eq!(starts.len(), 960, "all starts of Chess960 are used");
    assert_eq!(features.missing(), [""; 0]);
}

/// Plays every `step`th game from the `first` on, until a number of positions has been compared.
fn play(first: usize, step: usize, share: u64) -> (Features, HashSet<u16>) {
    let mut features = Features::default();
    let mut starts = HashSet::new();
    let mut number = first;
    while features.positions() < share {
        starts.insert(start(number).number());
        features += &check(number);
        number += step;
    }
    (features, starts)
}

/// Two games in three are Chess960, and these go through all starts.
fn start(number: usize) -> Chess960 {
    let array = (number / 3 * 2 + number % 3) as u16 % 960;
    if number % 3 == 2 {
        Chess960::STANDARD
    } else {
        Chess960::new(array).expect("it is below 960")
    }
}

/// Plays a game and compares every position in it.
fn check(number: usize) -> Features {
    let start = start(number);
    let mut player = Player::new(SEED ^ (number as u64) << 32);
    let mut trio = Trio::new(start.position()).expect("the peers accept the start");
    let mut features = Features::default();
    let mut played = Vec::new();
    let longest = LONGEST[number % LONGEST.len()];
    loop {
        if let Err(disagreement) = trio.compare() {
            panic!("{}", complaint(number, start, &trio.ours, &played, &disagreement));
        }
        features += &Features::of(&trio, start != Chess960::STANDARD);
        // cozy-chess counts no further than 100.
        let goes_on = played.len() < longest && trio.ours.halfmoves() < 100;
        match player.choose(&trio.ours).filter(|_| goes_on) {
            Some(mv) => {
                trio = trio.make(mv);
                played.push(mv.to_string());
            }
            None => return features,
        }
    }
}

fn complaint(number: usize, start: Chess960, at: &Position, played: &[String], disagreement: &str) -> String {
    let mut text = String::new();
    let _ = writeln!(
        text,
        "seed {SEED:#x}, game {number} from start {}, after:",
        start.number()
    );
    let _ = writeln!(text, "{}\n{at}\n{disagreement}", played.join(" "));
    text
}

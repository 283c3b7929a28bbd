//! Random time controls for tests: the same ones every time.

use std::num::NonZeroU32;
use std::time::Duration;

use jadoube_clock::{PerMove, Period, Schedule, TimeControl};

/// A small generator of pseudo-random numbers (splitmix64).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u64
    }
}

/// A time control whose times and moves are at most these.
pub(crate) fn control(random: &mut Random, time: fn(&mut Random) -> Duration, moves: u64) -> TimeControl {
    let white = schedule(random, time, moves);
    match random.below(3) {
        0 => TimeControl::unequal(white, schedule(random, time, moves)),
        _ => TimeControl::same(white),
    }
}

fn schedule(random: &mut Random, time: fn(&mut Random) -> Duration, moves: u64) -> Schedule {
    let last = random.below(4);
    let repeats = random.below(3) == 0;
    let periods = (0..=last).map(|index| {
        let count = NonZeroU32::new(1 + random.below(moves) as u32);
        let mode = [PerMove::Increment, PerMove::Delay, PerMove::SimpleDelay][random.below(3) as usize];
        let per_move = match random.below(4) {
            0 => PerMove::None,
            _ => mode(time(random).max(Duration::from_millis(1))),
        };
        let time = match per_move {
            PerMove::None => time(random).max(Duration::from_millis(1)),
            _ => time(random),
        };
        Period {
            moves: count.filter(|_| index < last || repeats),
            time,
            per_move,
        }
    });
    Schedule::new(periods.collect()).unwrap()
}

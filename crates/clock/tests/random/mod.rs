//! Random time controls for tests: the same ones every time.

use std::num::NonZeroU32;
use std::time::Duration;

use jadoube_clock::{PerMove, Period, Schedule, TimeControl};
use jadoube_random::Random;

/// A time control whose times and moves are at most these.
pub(crate) fn control(random: &mut Random, time: fn(&mut Random) -> Duration, moves: u64) -> TimeControl {
    let white = schedule(random, time, moves);
    match random.below_u64(3) {
        0 => TimeControl::unequal(white, schedule(random, time, moves)),
        _ => TimeControl::same(white),
    }
}

fn schedule(random: &mut Random, time: fn(&mut Random) -> Duration, moves: u64) -> Schedule {
    let last = random.below_u64(4);
    let repeats = random.below_u64(3) == 0;
    let periods = (0..=last).map(|index| {
        let count = NonZeroU32::new(1 + random.below_u64(moves) as u32);
        let mode = [PerMove::Increment, PerMove::Delay, PerMove::SimpleDelay][random.below_u64(3) as usize];
        let per_move = match random.below_u64(4) {
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

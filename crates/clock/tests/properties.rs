//! Time is neither made nor lost: the clock against a twin that counts every millisecond.

mod random;

use std::time::Duration;

use jadoube_board::{ByColor, Color};
use jadoube_clock::{CarryOver, Clock, FirstMove, Instant, PerMove, Period, Settings, TimeControl};
use jadoube_random::Random;

/// A side of the twin, with a ledger of all time given and taken.
#[derive(Default, Clone)]
struct Side {
    left: u64,
    delay: u64,
    fell: Option<u64>,
    moves: u32,
    period: usize,
    given: u64,
    taken: u64,
    ran: u64,
}

impl Side {
    fn give(&mut self, time: Duration) {
        self.left += time.as_millis() as u64;
        self.given += time.as_millis() as u64;
        if !time.is_zero() {
            self.fell = None;
        }
    }

    fn take(&mut self, time: u64) {
        let time = time.min(self.left);
        self.left -= time;
        self.taken += time;
    }
}

/// The slow twin.
struct Twin {
    control: TimeControl,
    settings: Settings,
    sides: ByColor<Side>,
    running: Option<Color>,
    now: u64,
    /// When something was last done.
    latest: u64,
    /// What each move brings besides the time control.
    introduced: Duration,
}

impl Twin {
    fn new(control: &TimeControl, settings: Settings) -> Twin {
        let mut twin = Twin {
            control: control.clone(),
            settings,
            sides: ByColor::default(),
            running: None,
            now: 0,
            latest: 0,
            introduced: Duration::ZERO,
        };
        for color in Color::ALL {
            let first = twin.period(color, 0).unwrap();
            let side = &mut twin.sides[color];
            side.give(first.time);
            match (first.per_move, settings.first_move) {
                (PerMove::Increment(time), FirstMove::WithIncrement) => side.give(time),
                (PerMove::Delay(time) | PerMove::SimpleDelay(time), _) => side.delay = time.as_millis() as u64,
                _ => {}
            }
        }
        twin
    }

    fn period(&self, color: Color, index: usize) -> Option<Period> {
        let periods = self.control[color].periods();
        let last = *periods.last().unwrap();
        let again = last.moves.and(Some(last));
        periods.get(index).copied().or(again)
    }

    /// How many moves complete the current period and all before it.
    fn due(&self, color: Color) -> Option<u32> {
        let periods = 0..=self.sides[color].period;
        periods.map(|index| Some(self.period(color, index)?.moves?.get())).sum()
    }

    fn tick(&mut self) {
        self.now += 1;
        if let Some(color) = self.running {
            let side = &mut self.sides[color];
            if side.delay > 0 {
                side.delay -= 1;
            } else if side.left > 0 {
                side.left -= 1;
                side.ran += 1;
            }
        }
        self.drop_flag();
    }

    /// The flag of the side that runs falls, if nothing is left.
    fn drop_flag(&mut self) {
        if let Some(color) = self.running {
            let side = &mut self.sides[color];
            if side.left == 0 && side.delay == 0 && side.fell.is_none() {
                side.fell = Some(self.now);
            }
        }
    }

    fn press(&mut self, by: Color) {
        if self.running != Some(by) {
            return;
        }
        self.sides[by].moves += 1;
        self.running = Some(!by);
        if self.sides[by].fell.is_some() {
            return;
        }
        if self.due(by).is_some_and(|due| self.sides[by].moves >= due) {
            self.next_period(by);
        }
        let period = self.period(by, self.sides[by].period).unwrap();
        let side = &mut self.sides[by];
        side.delay = 0;
        match period.per_move {
            PerMove::None => {}
            PerMove::Increment(time) => side.give(time),
            PerMove::Delay(time) | PerMove::SimpleDelay(time) => side.delay = time.as_millis() as u64,
        }
        side.give(self.introduced);
    }

    fn next_period(&mut self, color: Color) {
        let index = self.sides[color].period;
        let (ended, next) = (self.period(color, index).unwrap(), self.period(color, index + 1));
        let Some(next) = next else { return };
        let side = &mut self.sides[color];
        let delay = matches!(ended.per_move, PerMove::Delay(_) | PerMove::SimpleDelay(_));
        if delay && self.settings.carry_over == CarryOver::NotInDelay {
            side.take(side.left);
        }
        side.period += 1;
        side.give(next.time);
    }
}

/// Does something, to the clock and to its twin.
fn act(random: &mut Random, clock: &mut Clock, twin: &mut Twin) {
    let color = Color::ALL[random.below_u64(2) as usize];
    let mover = twin.running.unwrap_or(color);
    // A moment before the last act counts as the moment of that.
    let back = if twin.now == twin.latest {
        random.below_u64(50)
    } else {
        0
    };
    let before = std::mem::replace(&mut twin.latest, twin.now);
    let at = Instant::from_millis(twin.now.saturating_sub(back));
    let time = random.below_u64(80);
    let duration = Duration::from_millis(time);
    match random.below_u64(24) {
        0 => {
            clock.start(color, at);
            twin.running = Some(color);
        }
        1 => {
            clock.resume(color, at);
            twin.running = Some(color);
        }
        2 => {
            clock.pause(at);
            twin.running = None;
        }
        3 => {
            clock.switch(color, at);
            if twin.running == Some(color) {
                twin.running = Some(!color);
            }
        }
        4 => {
            clock.set_remaining(color, at, duration);
            let side = &mut twin.sides[color];
            side.take(side.left);
            side.give(duration);
            side.fell = None;
        }
        5 => {
            clock.add(color, at, duration);
            twin.sides[color].give(duration);
        }
        6 => {
            clock.take(color, at, duration);
            twin.sides[color].take(time);
        }
        7 => {
            let moves = twin.sides[color].moves + random.below_u64(3) as u32;
            clock.set_moves(color, moves);
            twin.latest = before;
            twin.sides[color].moves = moves;
        }
        8 => {
            clock.next_period(color, at);
            twin.next_period(color);
        }
        9 if time < 8 => {
            clock.introduce_increment(duration);
            twin.latest = before;
            twin.introduced = duration;
        }
        9 => {
            clock.press(color, at);
            twin.press(color);
        }
        _ => {
            clock.press(mover, at);
            twin.press(mover);
        }
    }
    twin.drop_flag();
}

/// The clock and its twin show the same, and the ledger is balanced.
fn compare(clock: &Clock, twin: &Twin) {
    let at = Instant::from_millis(twin.now);
    assert_eq!(clock.running(), twin.running);
    for color in Color::ALL {
        let side = &twin.sides[color];
        let left = clock.remaining(color, at).as_millis() as u64;
        assert_eq!(left, side.left);
        assert_eq!(left, side.given - side.taken - side.ran, "time was made or lost");
        assert_eq!(clock.delay_left(color, at).as_millis() as u64, side.delay);
        assert_eq!(clock.flag(color, at), side.fell.map(Instant::from_millis));
        assert_eq!((clock.moves(color), clock.period(color)), (side.moves, side.period));
    }
}

/// If nothing happens, the next flag falls exactly when it is said to, and no other does.
fn compare_next_flag(clock: &Clock, twin: &Twin) {
    let (latest, later) = (twin.latest, Instant::from_millis(twin.now + 1_000_000));
    for color in Color::ALL {
        match clock.next_flag().filter(|&(next, _)| next == color) {
            Some((_, falls)) => {
                let before = (latest..falls.as_millis()).map(Instant::from_millis);
                assert!(before.map(|at| clock.flag(color, at)).all(|flag| flag.is_none()));
                assert_eq!(clock.flag(color, falls), Some(falls));
                assert_eq!(clock.flag(color, later), Some(falls));
            }
            None => assert_eq!(
                clock.flag(color, later),
                clock.flag(color, Instant::from_millis(latest))
            ),
        }
    }
}

#[test]
fn time_is_neither_made_nor_lost() {
    let mut random = Random::new(6);
    for _ in 0..4_000 {
        let control = random::control(&mut random, |random| Duration::from_millis(random.below_u64(120)), 5);
        let settings = Settings {
            first_move: [FirstMove::WithIncrement, FirstMove::WithoutIncrement][random.below_u64(2) as usize],
            carry_over: [CarryOver::EveryMode, CarryOver::NotInDelay][random.below_u64(2) as usize],
        };
        let mut clock = Clock::new(&control, settings);
        let mut twin = Twin::new(&control, settings);
        for _ in 0..60 {
            act(&mut random, &mut clock, &mut twin);
            compare(&clock, &twin);
            if random.below_u64(8) == 0 {
                compare_next_flag(&clock, &twin);
            }
            let pause = if random.below_u64(4) == 0 {
                0
            } else {
                random.below_u64(60)
            };
            for _ in 0..pause {
                twin.tick();
                compare(&clock, &twin);
            }
        }
    }
}

//! What the clock does where the Laws have no check for it.

use std::time::Duration;

use jadoube_board::Color::{Black, White};
use jadoube_clock::{CarryOver, Clock, FirstMove, Instant, Settings, TimeControl};

fn clock(control: &str) -> Clock {
    let control: TimeControl = control.parse().unwrap();
    let settings = Settings {
        first_move: FirstMove::WithIncrement,
        carry_over: CarryOver::EveryMode,
    };
    Clock::new(&control, settings)
}

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn at(seconds: u64) -> Instant {
    Instant::from_millis(seconds * 1000)
}

#[test]
fn ten_moves_of_a_second() {
    for (control, expect) in [("5", 290), ("5 b3", 300), ("5 d3", 300), ("5+3", 323)] {
        let mut clock = clock(control);
        clock.start(White, at(0));
        for second in 1..=10 {
            clock.press(White, at(second));
            clock.press(Black, at(second));
        }
        assert_eq!(clock.remaining(White, at(10)), seconds(expect), "{control}");
        assert_eq!(clock.moves(White), 10);
    }
}

#[test]
fn displays_of_the_two_delays_differ_and_nothing_else_does() {
    for (control, expect, still) in [
        ("5 b3", [303, 302, 300, 299, 302], [0, 0, 0, 0]),
        ("5 d3", [300, 300, 300, 299, 299], [3, 2, 0, 0]),
    ] {
        let mut clock = clock(control);
        clock.start(White, at(0));
        let running = [0, 1, 3, 4].map(|second| clock.shown(White, at(second)));
        let stands = [0, 1, 3, 4].map(|second| clock.still(White, at(second)));
        assert_eq!(stands, still.map(seconds), "{control}");
        assert_eq!(clock.next_flag(), Some((White, at(303))));
        clock.press(White, at(4));
        assert_eq!(clock.remaining(White, at(4)), seconds(299));
        let shown = [running.as_slice(), &[clock.shown(White, at(4))]].concat();
        assert_eq!(shown, expect.map(seconds), "{control}");
    }
}

#[test]
fn a_last_period_with_moves_begins_again() {
    let mut clock = clock("2/10m, 1/1m");
    clock.start(White, at(0));
    let mut left = Vec::new();
    for second in 1..=4 {
        clock.press(White, at(second));
        clock.press(Black, at(second));
        left.push(clock.remaining(White, at(second)).as_secs());
    }
    assert_eq!(left, [599, 658, 717, 776]);
    assert_eq!(clock.period(White), 3);
    assert_eq!(clock.moves_due(White), Some(5));
    assert!(!clock.is_last_period(White));
}

#[test]
fn a_press_of_a_side_that_stands_does_nothing() {
    let mut clock = clock("5+3");
    let set = clock.clone();
    clock.press(White, at(0));
    assert_eq!(clock, set);
    clock.start(White, at(0));
    clock.press(Black, at(1));
    clock.switch(Black, at(2));
    assert_eq!(clock.running(), Some(White));
    assert_eq!((clock.moves(White), clock.moves(Black)), (0, 0));
    assert_eq!(clock.remaining(Black, at(2)), seconds(303));
}

#[test]
fn a_press_that_completes_nothing_brings_nothing() {
    let mut clock = clock("5 d3");
    clock.start(White, at(0));
    clock.switch(White, at(2));
    assert_eq!(clock.running(), Some(Black));
    assert_eq!(clock.delay_left(White, at(9)), seconds(1));
    clock.switch(Black, at(9));
    assert_eq!(clock.remaining(White, at(11)), seconds(299));
    assert_eq!(clock.remaining(Black, at(11)), seconds(296));
    assert_eq!(clock.moves(White), 0);
}

#[test]
fn an_arbiter_can_raise_a_flag() {
    type Act = fn(&mut Clock);
    let acts: [(&str, Act, Option<u64>); 6] = [
        ("set", |clock| clock.set_remaining(White, at(310), seconds(5)), None),
        (
            "set to nothing",
            |clock| clock.set_remaining(White, at(310), seconds(0)),
            Some(310),
        ),
        ("add", |clock| clock.add(White, at(310), seconds(120)), None),
        ("add nothing", |clock| clock.add(White, at(310), seconds(0)), Some(300)),
        ("take", |clock| clock.take(White, at(310), seconds(9)), Some(300)),
        ("next period", |clock| clock.next_period(White, at(310)), None),
    ];
    for (what, act, expect) in acts {
        let mut clock = clock("40/5, 5");
        clock.start(White, at(0));
        act(&mut clock);
        assert_eq!(clock.flag(White, at(311)), expect.map(at), "{what}");
    }
}

#[test]
fn time_taken_from_a_side_that_stands_is_missed_when_it_runs() {
    let mut clock = clock("5");
    clock.take(Black, at(0), seconds(400));
    clock.start(White, at(0));
    assert_eq!(clock.remaining(Black, at(1)), seconds(0));
    assert_eq!(clock.flag(Black, at(1)), None);
    clock.press(White, at(2));
    assert_eq!(clock.flag(Black, at(2)), Some(at(2)));
}

#[test]
fn a_counter_past_what_was_due_brings_the_period_at_the_next_press() {
    let mut clock = clock("40/5, 20/5, 5");
    clock.set_moves(White, 45);
    assert_eq!(clock.period(White), 0);
    clock.start(White, at(0));
    clock.press(White, at(0));
    assert_eq!((clock.period(White), clock.moves(White)), (1, 46));
    assert_eq!(clock.remaining(White, at(0)), seconds(600));
}

#[test]
fn there_is_no_period_after_the_last() {
    let mut clock = clock("5");
    clock.next_period(White, at(0));
    assert_eq!((clock.period(White), clock.remaining(White, at(0))), (0, seconds(300)));
}

#[test]
fn without_a_limit_no_flag_falls() {
    let mut clock = clock("-");
    clock.start(White, at(0));
    assert_eq!(clock.next_flag(), None);
    clock.add(White, at(5), seconds(5));
    clock.take(White, at(5), seconds(50));
    clock.next_period(White, at(5));
    clock.press(White, Instant::from_millis(u64::MAX));
    assert_eq!(clock.remaining(White, at(7)), Duration::MAX);
    assert_eq!(clock.shown(White, at(7)), Duration::MAX);
    assert_eq!(clock.flag(White, Instant::from_millis(u64::MAX)), None);
    assert_eq!(clock.moves(White), 1);
}

#[test]
fn extremes_do_no_harm() {
    let mut clock = clock("5+3");
    clock.set_remaining(White, at(0), Duration::MAX);
    clock.add(White, at(0), Duration::MAX);
    clock.set_moves(White, u32::MAX);
    clock.start(White, Instant::from_millis(u64::MAX - 1));
    clock.press(White, at(0));
    assert_eq!(clock.moves(White), u32::MAX);
    assert_eq!(clock.running(), Some(Black));
    assert_eq!(clock.flag(White, Instant::from_millis(u64::MAX)), None);
    assert_eq!(clock.next_flag(), Some((Black, Instant::from_millis(u64::MAX))));
}

#[test]
fn an_increment_introduced_in_the_last_minutes_comes_with_each_move_from_then_on() {
    let mut clock = clock("5");
    clock.start(White, at(0));
    clock.press(White, at(220));
    clock.press(Black, at(240));
    clock.introduce_increment(seconds(5));
    assert_eq!(clock.remaining(White, at(240)), seconds(80));
    clock.press(White, at(250));
    assert_eq!(clock.remaining(White, at(250)), seconds(75));
    clock.press(Black, at(251));
    assert_eq!(clock.remaining(Black, at(251)), seconds(284));
    // A flag that is down earns nothing.
    clock.press(White, at(400));
    assert!(clock.flag(White, at(400)).is_some());
}

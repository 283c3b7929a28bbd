//! Time controls, read and written.

mod random;

use std::num::NonZeroU32;
use std::time::Duration;

use jadoube_clock::{
    Expected, ParseTimeControlError, PerMove, Period, PeriodFault, Schedule, ScheduleFault, TimeControl,
};
use jadoube_random::Random;

#[test]
fn pgn_and_everyday_writing_mean_the_same() {
    for (everyday, pgn, written) in [
        ("40/90m+30s, 30m+30s", "40/5400+30:1800+30", "40/90m+30s, 30m+30s"),
        ("40/90, all/30, +30 s", "40/5400+30:1800+30", "40/90m+30s, 30m+30s"),
        ("40/90+30,30+30", "40/5400+30:1800+30", "40/90m+30s, 30m+30s"),
        ("3+2", "180+2", "3m+2s"),
        (" 3 + 2 ", "180+2", "3m+2s"),
        ("3'+2\"", "180+2", "3m+2s"),
        ("5|3", "300+3", "5m+3s"),
        ("5 | 3", "300+3", "5m+3s"),
        ("90'+30''", "5400+30", "90m+30s"),
        ("5′+3″", "300+3", "5m+3s"),
        ("5’+3”", "300+3", "5m+3s"),
        ("90´ + 30´´", "5400+30", "90m+30s"),
        ("15 minutes + 10 seconds", "900+10", "15m+10s"),
        ("1 hour", "3600", "60m"),
        ("90+30", "5400+30", "90m+30s"),
        ("5", "300", "5m"),
        ("5+0", "300", "5m"),
        ("0+1", "0+1", "0m+1s"),
        ("G/60 d5", "3600d5", "60m d5s"),
        ("G/5; d0", "300", "5m"),
        ("g/60; D5", "3600d5", "60m d5s"),
        ("G/60;+30", "3600+30", "60m+30s"),
        ("40/2h, SD/1h; d5", "40/7200d5:3600d5", "40/120m d5s, 60m d5s"),
        ("40/2h, SD/1h d5", "40/7200:3600d5", "40/120m, 60m d5s"),
        ("25 b10", "1500b10", "25m b10s"),
        ("25, delay 10 sec", "1500b10", "25m b10s"),
        ("40/2h30, 16/1h", "40/9000:16/3600", "40/150m, 16/60m"),
        ("40/2h30m, 16/1H", "40/9000:16/3600", "40/150m, 16/60m"),
        ("1m30s", "90", "90s"),
        ("1m30+0.5", "90+0.5", "90s+0.5s"),
        ("0.5", "30", "30s"),
        ("0.001m", "0.06", "0.06s"),
        ("40/2h, 0m+10s", "40/7200:0+10", "40/120m, 0m+10s"),
        ("white 5, black 4", "W300-B240", "white 5m, black 4m"),
        ("White 5+3, Black 4+3", "W300+3-B240+3", "white 5m+3s, black 4m+3s"),
        (
            "white 40/5, 3, +2 black 4",
            "W40/300+2:180+2-B240",
            "white 40/5m+2s, 3m+2s, black 4m",
        ),
        ("white 5, black 5", "300", "5m"),
        ("white -, black 1", "W--B60", "white -, black 1m"),
        ("white 1, black -", "W60-B-", "white 1m, black -"),
        ("-", "-", "-"),
        ("1000h", "3600000", "60000m"),
    ] {
        let control = TimeControl::from_everyday(everyday).unwrap();
        assert_eq!(TimeControl::from_pgn(pgn), Ok(control.clone()), "{everyday}");
        assert_eq!(control.pgn().to_string(), pgn);
        assert_eq!(control.everyday().to_string(), written);
        assert_eq!(written.parse(), Ok(control));
    }
}

#[test]
fn any_writing_is_told_from_the_others() {
    for (text, pgn) in [
        ("3+2", "180+2"),
        ("180+2", "10800+2"),
        ("181+2", "181+2"),
        ("300", "300"),
        ("300d3", "300d3"),
        ("40/90+30", "40/5400+30"),
        ("40/5400+30", "40/5400+30"),
        ("40/60:5", "40/60:5"),
        ("W60-B50", "W60-B50"),
        ("armageddon-5-4", "W60/300:0+3-B60/240:0+3"),
        (" G/120, +10 S FROM MOVE 41", "40/7200:0+10"),
        ("40/2h30, then 16/1h repeating", "40/9000:16/3600"),
    ] {
        let found = text.parse::<TimeControl>().map(|control| control.pgn().to_string());
        assert_eq!(found.as_deref(), Ok(pgn), "{text}");
    }
}

/// What is wrong with a text, and where.
fn check_misread(read: fn(&str) -> Result<TimeControl, ParseTimeControlError>, text: &str, at: &str, expect: Expected) {
    let error = read(text).expect_err(text);
    assert_eq!((&text[error.range], error.expected), (at, expect), "{text}");
}

#[test]
fn what_is_no_time_control_is_told_by_its_bytes() {
    use Expected::Period as Fault;
    let many = "1/1:".repeat(20) + "1";
    for (text, at, expect) in [
        ("", "", Expected::Number),
        ("five", "five", Expected::Number),
        (" 300", " ", Expected::Number),
        ("300 ", " ", Expected::End),
        ("300s", "s", Expected::End),
        ("300+", "", Expected::Number),
        ("300++3", "+", Expected::Number),
        ("-300", "-", Expected::Number),
        ("--", "-", Expected::Number),
        ("300.1234", "300.1234", Expected::Number),
        ("300.", "300.", Expected::Number),
        ("40/", "", Expected::Number),
        ("0/300", "0/", Expected::Moves),
        ("/300", "/", Expected::Moves),
        ("40/300:", "", Expected::Number),
        ("300:300", "300", Fault(PeriodFault::NoMoves)),
        ("40/300:0", "0", Fault(PeriodFault::NoTime)),
        ("0+0", "0+0", Fault(PeriodFault::NoTime)),
        ("10001/300", "10001/300", Fault(PeriodFault::TooManyMoves)),
        (
            "99999999999999999999999/300",
            "99999999999999999999999/300",
            Fault(PeriodFault::TooManyMoves),
        ),
        ("3600001", "3600001", Fault(PeriodFault::TooLong)),
        (
            "99999999999999999999999",
            "99999999999999999999999",
            Fault(PeriodFault::TooLong),
        ),
        (
            "1+99999999999999999999999",
            "1+99999999999999999999999",
            Fault(PeriodFault::TooLong),
        ),
        (&many, "1", Fault(PeriodFault::OneTooMany)),
        ("W300", "", Expected::Black),
        ("W300-240", "-", Expected::Black),
        ("W300-b240", "-", Expected::Black),
        ("W300-B", "", Expected::Number),
        ("?", "?", Expected::Known),
        ("*180", "*180", Expected::NoHourglass),
        ("５", "５", Expected::Number),
    ] {
        check_misread(TimeControl::from_pgn, text, at, expect);
    }
    for (text, at, expect) in [
        ("", "", Expected::Number),
        ("five", "five", Expected::Number),
        ("5 moments", "moments", Expected::End),
        ("5 ½", "½", Expected::End),
        ("5,", "", Expected::Number),
        ("5;", "", Expected::PerMove),
        ("5; 3", "3", Expected::PerMove),
        ("5+3; d2", "d2", Expected::PerMoveOnce),
        ("40/5, 3+2, +2", "+2", Expected::PerMoveOnce),
        ("5, 3", "5", Fault(PeriodFault::NoMoves)),
        ("G/40/5", "/", Expected::End),
        ("0/5", "0/", Expected::Moves),
        ("5m3m", "3m", Expected::SmallerUnit),
        ("5s3", "3", Expected::SmallerUnit),
        ("0", "0", Fault(PeriodFault::NoTime)),
        ("1000h1s", "1000h1s", Fault(PeriodFault::TooLong)),
        ("5+1001h", "5+1001h", Fault(PeriodFault::TooLong)),
        ("white 5", "", Expected::Black),
        ("white 5, 4", "5", Fault(PeriodFault::NoMoves)),
        ("white 5 4", "4", Expected::Black),
        ("black 5", "black", Expected::Number),
        ("- 5", "5", Expected::End),
    ] {
        check_misread(TimeControl::from_everyday, text, at, expect);
    }
    for (text, at, expect) in [
        ("?", "?", Expected::Known),
        ("*60", "*60", Expected::NoHourglass),
        ("Hourglass", "Hourglass", Expected::NoHourglass),
        ("lightning-10s", "lightning-10s", Expected::NoLimitPerMove),
        ("60:5", "60", Fault(PeriodFault::NoMoves)),
        ("blitz", "blitz", Expected::Number),
    ] {
        check_misread(str::parse, text, at, expect);
    }
}

#[test]
fn unsound_schedules_are_refused() {
    let period = |moves, millis, per_move| Period {
        moves: NonZeroU32::new(moves),
        time: Duration::from_millis(millis),
        per_move,
    };
    let fine = Duration::from_nanos(1);
    for (periods, index, kind) in [
        (vec![], 0, PeriodFault::Missing),
        (vec![period(0, 1, PerMove::None); 2], 0, PeriodFault::NoMoves),
        (
            vec![period(1, 1, PerMove::None), period(1, 0, PerMove::None)],
            1,
            PeriodFault::NoTime,
        ),
        (vec![period(0, 1, PerMove::Delay(fine))], 0, PeriodFault::TooFine),
        (
            vec![period(0, 1, PerMove::Increment(Duration::MAX))],
            0,
            PeriodFault::TooLong,
        ),
        (vec![period(10_001, 1, PerMove::None)], 0, PeriodFault::TooManyMoves),
        (vec![period(1, 1, PerMove::None); 21], 20, PeriodFault::OneTooMany),
    ] {
        assert_eq!(Schedule::new(periods), Err(ScheduleFault { index, kind }));
    }
    let nothing = Schedule::new(vec![period(0, 1, PerMove::Delay(Duration::ZERO))]).unwrap();
    assert_eq!(nothing.periods()[0].per_move, PerMove::None);
}

#[test]
fn written_then_read_is_the_same() {
    let mut random = Random::new(58);
    let time: fn(&mut Random) -> Duration = |random| {
        let unit = [1, 10, 1000, 60_000][random.below_u64(4) as usize];
        Duration::from_millis(random.below_u64(60_000) * unit)
    };
    for _ in 0..20_000 {
        let control = random::control(&mut random, time, 10_000);
        let (pgn, everyday) = (control.pgn().to_string(), control.everyday().to_string());
        assert_eq!(TimeControl::from_pgn(&pgn).as_ref(), Ok(&control), "{pgn}");
        assert_eq!(
            TimeControl::from_everyday(&everyday).as_ref(),
            Ok(&control),
            "{everyday}"
        );
        assert_eq!(everyday.parse().as_ref(), Ok(&control), "{everyday}");
        misread(&mut random, &pgn);
        misread(&mut random, &everyday);
    }
}

/// A text with one slip is read or refused, never worse, and what was read can be written.
fn misread(random: &mut Random, text: &str) {
    let slips: Vec<char> = "0123456789/+:;,.-dbWBhms'\" é½".chars().collect();
    let mut text: Vec<char> = text.chars().collect();
    let (at, slip) = (
        random.below_u64(text.len() as u64) as usize,
        slips[random.below_u64(slips.len() as u64) as usize],
    );
    match random.below_u64(3) {
        0 => text[at] = slip,
        1 => text.insert(at, slip),
        _ => drop(text.remove(at)),
    }
    let text = String::from_iter(text);
    for read in [TimeControl::from_pgn, TimeControl::from_everyday, str::parse] {
        match read(&text) {
            Ok(control) => assert_eq!(TimeControl::from_pgn(&control.pgn().to_string()), Ok(control)),
            Err(error) => assert!(text.get(error.range).is_some(), "{text}"),
        }
    }
}

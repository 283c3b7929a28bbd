//! Carries out the lines of a case.

use std::fmt::Display;
use std::time::Duration;

use jadoube_board::Color;
use jadoube_cases::Step;
use jadoube_clock::{CarryOver, Clock, FirstMove, Instant, Reading, Settings, TimeControl};

const NO_SUCH_LINE: &str = "a case has no such line";

/// Carries out a line on the clock of the case. The first line of a case makes the clock.
pub(crate) fn step(clock: &mut Option<Clock>, step: &Step) -> Result<(), String> {
    if step.only.is_some() {
        return Err("a clock knows no edition".to_owned());
    }
    let (first, rest) = step.verb_and_rest();
    match (first, clock) {
        ("clock", clock) => {
            let control: TimeControl = rest.parse().map_err(|error| format!("{error}"))?;
            let settings = Settings {
                first_move: FirstMove::WithIncrement,
                carry_over: CarryOver::EveryMode,
            };
            *clock = Some(Clock::new(&control, settings));
            Ok(())
        }
        ("setting", Some(clock)) => {
            let mut settings = clock.settings();
            match rest {
                "after-each-move" => settings.first_move = FirstMove::WithoutIncrement,
                "delay-lost" => settings.carry_over = CarryOver::NotInDelay,
                _ => return Err(NO_SUCH_LINE.to_owned()),
            }
            *clock = Clock::new(clock.control(), settings);
            Ok(())
        }
        (moment, Some(clock)) => {
            let words: Vec<&str> = rest.split(' ').collect();
            let at = instant(moment)?;
            match words[..] {
                ["arbiter", "pauses"] => clock.pause(at),
                ["nobody", "runs"] => return same(None, clock.running()),
                ["nobody", "first"] => return same(None, clock.first_flag(at)),
                ["white", verb] => return of_side(clock, at, Color::White, verb, ""),
                ["black", verb] => return of_side(clock, at, Color::Black, verb, ""),
                ["white", verb, value] => return of_side(clock, at, Color::White, verb, value),
                ["black", verb, value] => return of_side(clock, at, Color::Black, verb, value),
                _ => return Err(NO_SUCH_LINE.to_owned()),
            }
            Ok(())
        }
        (_, None) => Err("a case begins with its clock".to_owned()),
    }
}

/// What one side does, suffers or shows.
fn of_side(clock: &mut Clock, at: Instant, color: Color, verb: &str, value: &str) -> Result<(), String> {
    match verb {
        "starts" => clock.start(color, at),
        "presses" => clock.press(color, at),
        "resumes" => clock.resume(color, at),
        "enters" => clock.next_period(color, at),
        "set" => clock.set_remaining(color, at, time(value)?),
        "counter" => clock.set_moves(color, number(value)?),
        "has" => return same_time(time(value)?, clock.remaining(color, at)),
        "shows" => return same_time(time(value)?, clock.shown(color, at)),
        "waits" => return same_time(time(value)?, clock.delay_left(color, at)),
        "runs" => return same(Some(color), clock.running()),
        "first" => return same(Some(color), clock.first_flag(at)),
        "moves" => return expect(number(value)? == clock.moves(color), clock.moves(color)),
        "period" => return expect(number(value)? as usize == clock.period(color), clock.period(color)),
        "last" => return expect(clock.is_last_period(color), "more periods"),
        "more" => return expect(!clock.is_last_period(color), "the last period"),
        "up" => {
            let fell = clock.flag(color, at).unwrap_or_default();
            let found = format!("the flag down since {}", shown(fell));
            return expect(clock.flag(color, at).is_none(), found);
        }
        "fell" => {
            let fell = clock.flag(color, at).ok_or("found the flag up")?;
            return expect(instant(value)? == fell, shown(fell));
        }
        "falls" => {
            let (next, falls) = clock.next_flag().ok_or("found that no flag will fall")?;
            let found = format!("{next} at {}", shown(falls));
            return expect((color, instant(value)?) == (next, falls), found);
        }
        _ => return Err(NO_SUCH_LINE.to_owned()),
    }
    Ok(())
}

fn expect(holds: bool, found: impl Display) -> Result<(), String> {
    match holds {
        true => Ok(()),
        false => Err(format!("found {found}")),
    }
}

fn same(expected: Option<Color>, found: Option<Color>) -> Result<(), String> {
    let name = found.map_or("nobody".to_owned(), |color| color.to_string());
    expect(expected == found, name)
}

fn same_time(expected: Duration, found: Duration) -> Result<(), String> {
    expect(expected == found, Reading(found))
}

fn time(text: &str) -> Result<Duration, String> {
    let Reading(time) = text.parse().map_err(|_| NO_SUCH_LINE)?;
    Ok(time)
}

fn instant(text: &str) -> Result<Instant, String> {
    Ok(Instant::ZERO + time(text)?)
}

fn shown(at: Instant) -> Reading {
    Reading(at.since(Instant::ZERO))
}

fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| NO_SUCH_LINE.to_owned())
}

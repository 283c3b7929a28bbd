//! Reads values: players, moves, points, times.

use core::time::Duration;

use jadoube_board::{Attempt, ByColor, Color, Position};
use jadoube_laws::{Key, Score, find};
use jadoube_notation::san::San;

use super::{Mismatch, unreadable};

/// `white` or `black`.
pub(super) fn color(word: &str) -> Result<Color, Mismatch> {
    match word {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(unreadable("`white` or `black`", word)),
    }
}

/// The word for a player.
pub(super) fn player(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// `white X black Y`, or one of them.
pub(super) fn by_color<T>(
    text: &str,
    read: impl Fn(&str) -> Result<T, Mismatch>,
) -> Result<ByColor<Option<T>>, Mismatch> {
    let mut values = ByColor::new(None, None);
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() {
        return Err(unreadable("`white X black Y`, or one of them", text));
    }
    for pair in words.chunks(2) {
        let [who, value] = pair else {
            return Err(unreadable("`white X black Y`, or one of them", text));
        };
        values[color(who)?] = Some(read(value)?);
    }
    Ok(values)
}

/// A number.
pub(super) fn count<T: core::str::FromStr>(word: &str) -> Result<T, Mismatch> {
    word.parse().map_err(|_| unreadable("a number", word))
}

/// A move in algebraic notation if it is legal, in coordinates if not.
pub(super) fn attempt(position: &Position, text: &str) -> Result<Attempt, Mismatch> {
    if let Some(mv) = San::read(text).and_then(|san| san.resolve(position).ok()) {
        return Ok(mv.into());
    }
    text.parse().map_err(|_| {
        let expected = "a legal move, such as Nf3, or any move in coordinates, such as g1f3";
        unreadable(expected, text)
    })
}

/// `1-0`, `½-½`, `¾-¼`.
pub(super) fn points(text: &str) -> Result<ByColor<Score>, Mismatch> {
    let score = |text: &str| text.parse::<Score>().ok();
    let read = || {
        let (white, black) = text.split_once('-')?;
        Some(ByColor::new(score(white)?, score(black)?))
    };
    read().ok_or_else(|| unreadable("points of White and Black, such as 1-0 or ½-½", text))
}

/// A score by itself: `1`, `½`.
pub(super) fn score(text: &str) -> Result<Score, Mismatch> {
    text.parse().map_err(|_| unreadable("points, such as 1 or ½", text))
}

/// `1:30:00`, `5:00`, `0:00.5`.
pub(super) fn time(text: &str) -> Result<Duration, Mismatch> {
    let read = || {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        if !whole.contains(':') || fraction.len() > 3 {
            return None;
        }
        let mut seconds: u64 = 0;
        for part in whole.split(':') {
            seconds = seconds.checked_mul(60)?.checked_add(part.parse().ok()?)?;
        }
        let millis = format!("{fraction:0<3}").parse::<u64>().ok()?;
        Some(Duration::from_millis(seconds.checked_mul(1000)?.checked_add(millis)?))
    };
    read().ok_or_else(|| unreadable("a time, such as 5:00 or 1:30:00", text))
}

/// The key of a provision.
pub(super) fn key(text: &str) -> Result<Key, Mismatch> {
    let provision =
        find(text).ok_or_else(|| unreadable("the key of a provision; `jadoube laws search` finds it", text))?;
    Ok(provision.key)
}

//! Reads values as people write them: players, moves, points, times.

use core::time::Duration;

use jadoube_board::{Attempt, ByColor, Color, Piece, Role};
use jadoube_laws::{Key, Score, find};
use jadoube_notation::san::San;

use super::{Unread, unread};
use crate::game::Board;

/// `white` or `black`.
pub(crate) fn color(word: &str) -> Result<Color, Unread> {
    match word {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(unread("`white` or `black`", word)),
    }
}

/// `white queen`.
pub(crate) fn piece(text: &str) -> Result<Piece, Unread> {
    let roles = [
        ("king", Role::King),
        ("queen", Role::Queen),
        ("rook", Role::Rook),
        ("bishop", Role::Bishop),
        ("knight", Role::Knight),
        ("pawn", Role::Pawn),
    ];
    let read = || {
        let (whose, name) = text.split_once(' ')?;
        let (_, role) = roles.into_iter().find(|(word, _)| *word == name)?;
        Some(role.of(color(whose).ok()?))
    };
    read().ok_or_else(|| unread("a piece, such as `white queen`", text))
}

/// The word for a player.
pub(crate) fn player(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// `white X black Y`, or one of them.
pub(crate) fn by_color<T>(text: &str, read: impl Fn(&str) -> Result<T, Unread>) -> Result<ByColor<Option<T>>, Unread> {
    let mut values = ByColor::new(None, None);
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() {
        return Err(unread("`white X black Y`, or one of them", text));
    }
    for pair in words.chunks(2) {
        let [who, value] = pair else {
            return Err(unread("`white X black Y`, or one of them", text));
        };
        values[color(who)?] = Some(read(value)?);
    }
    Ok(values)
}

/// A number.
pub(crate) fn count<T: core::str::FromStr>(word: &str) -> Result<T, Unread> {
    word.parse().map_err(|_| unread("a number", word))
}

/// A move in algebraic notation if it is legal, in coordinates if not.
pub(crate) fn attempt(board: Board<'_>, text: &str) -> Result<Attempt, Unread> {
    let position = board.position();
    if let Some(mv) = position.and_then(|position| San::read(text)?.resolve(position).ok()) {
        return Ok(mv.into());
    }
    text.parse().map_err(|_| {
        let expected = "a legal move, such as Nf3, or any move in coordinates, such as g1f3";
        unread(expected, text)
    })
}

/// `1-0`, `½-½`, `¾-¼`.
pub(crate) fn points(text: &str) -> Result<ByColor<Score>, Unread> {
    let score = |text: &str| text.parse::<Score>().ok();
    let read = || {
        let (white, black) = text.split_once('-')?;
        Some(ByColor::new(score(white)?, score(black)?))
    };
    read().ok_or_else(|| unread("points of White and Black, such as 1-0 or ½-½", text))
}

/// A score by itself: `1`, `½`.
pub(crate) fn score(text: &str) -> Result<Score, Unread> {
    text.parse().map_err(|_| unread("points, such as 1 or ½", text))
}

/// `1:30:00`, `5:00`, `0:00.5`.
pub(crate) fn time(text: &str) -> Result<Duration, Unread> {
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
    read().ok_or_else(|| unread("a time, such as 5:00 or 1:30:00", text))
}

/// The key of a provision.
pub(crate) fn key(text: &str) -> Result<Key, Unread> {
    let provision = find(text).ok_or_else(|| unread("the key of a provision; `jadoube laws search` finds it", text))?;
    Ok(provision.key)
}

//! What the commands in comments say.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use jadoube_board::Square;

/// A time as clocks show it, `h:mm:ss` with or without a fraction; hours and minutes may be missing.
pub(super) fn read_time(text: &str) -> Option<Duration> {
    let mut parts = text.rsplit(':');
    let last = parts.next()?;
    let (whole, fraction) = last.split_once('.').unwrap_or((last, ""));
    let mut seconds = number(whole)?;
    for unit in [60, 3600] {
        if let Some(part) = parts.next() {
            seconds = seconds.checked_add(number(part)?.checked_mul(unit)?)?;
        }
    }
    let digits = fraction.bytes().all(|byte| byte.is_ascii_digit());
    if parts.next().is_some() || !digits || fraction.len() > 9 {
        return None;
    }
    let nanos = format!("{fraction:0<9}").parse().ok()?;
    Some(Duration::new(seconds, nanos))
}

fn number(digits: &str) -> Option<u64> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then_some(digits)?.parse().ok()
}

/// A time as `h:mm:ss`, with as many digits after the point as it takes.
pub(super) fn write_time(time: Duration) -> String {
    let seconds = time.as_secs();
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if time.subsec_nanos() > 0 {
        let fraction = format!(".{:09}", time.subsec_nanos());
        text.push_str(fraction.trim_end_matches('0'));
    }
    text
}

/// How a program judges a position, from White's side.
///
/// ```
/// use jadoube_notation::pgn::{Evaluation, Score};
///
/// let evaluation: Evaluation = "#-3,25".parse()?;
/// assert_eq!(evaluation, Evaluation { score: Score::Mate(-3), depth: Some(25) });
/// assert_eq!("-1.2".parse::<Evaluation>()?.score, Score::Centipawns(-120));
/// # Ok::<(), jadoube_notation::pgn::ParseCommandError>(())
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub struct Evaluation {
    /// The judgement.
    pub score: Score,
    /// How many plies the program looked ahead.
    pub depth: Option<u32>,
}

/// A judgement, from White's side.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum Score {
    /// In hundredths of a pawn; written in pawns, `0.25`.
    Centipawns(i32),
    /// Mate in so many moves, by Black if negative; written `#3`.
    Mate(i32),
}

impl FromStr for Evaluation {
    type Err = ParseCommandError;

    fn from_str(text: &str) -> Result<Evaluation, ParseCommandError> {
        let (score, depth) = match text.split_once(',') {
            Some((score, depth)) => (score, Some(depth.trim_ascii().parse().map_err(|_| ParseCommandError)?)),
            None => (text, None),
        };
        let score = match score.strip_prefix('#') {
            Some(moves) => moves.parse().ok().map(Score::Mate),
            None => centipawns(score).map(Score::Centipawns),
        };
        let score = score.ok_or(ParseCommandError)?;
        Ok(Evaluation { score, depth })
    }
}

/// Pawns with up to two digits after the point, as hundredths; further digits do not count.
fn centipawns(text: &str) -> Option<i32> {
    let (sign, digits) = match text.as_bytes().first()? {
        b'-' => (-1, &text[1..]),
        b'+' => (1, &text[1..]),
        _ => (1, text),
    };
    let (pawns, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let empty = pawns.is_empty() && fraction.is_empty();
    if empty || !plain(pawns) || !plain(fraction) {
        return None;
    }
    let pawns: i32 = if pawns.is_empty() { 0 } else { pawns.parse().ok()? };
    let hundredths: i32 = format!("{fraction:0<2}")[..2].parse().ok()?;
    pawns
        .checked_mul(100)?
        .checked_add(hundredths)
        .map(|value| sign * value)
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            Score::Centipawns(value) => {
                let sign = if value < 0 { "-" } else { "" };
                let value = value.unsigned_abs();
                write!(f, "{sign}{}.{:02}", value / 100, value % 100)?;
            }
            Score::Mate(moves) => write!(f, "#{moves}")?,
        }
        match self.depth {
            Some(depth) => write!(f, ",{depth}"),
            None => Ok(()),
        }
    }
}

/// The colour of an arrow or a mark.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub enum Brush {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

impl Brush {
    const ALL: [Brush; 4] = [Brush::Green, Brush::Red, Brush::Yellow, Brush::Blue];

    fn letter(self) -> char {
        match self {
            Brush::Green => 'G',
            Brush::Red => 'R',
            Brush::Yellow => 'Y',
            Brush::Blue => 'B',
        }
    }

    /// The colour, and what follows its letter.
    fn read(text: &str) -> Option<(Brush, &str)> {
        let mut brushes = Brush::ALL.into_iter();
        brushes.find_map(|brush| Some((brush, text.strip_prefix(brush.letter())?)))
    }
}

/// An arrow drawn on the board, written `Gc2c4`.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Its colour.
    pub brush: Brush,
    /// Where it starts.
    pub from: Square,
    /// Where it points to.
    pub to: Square,
}

/// A square marked on the board, written `Ge4`.
#[derive(Debug, Copy, Clone, PartialEq, Eq, Hash)]
pub struct Marked {
    /// Its colour.
    pub brush: Brush,
    /// The square.
    pub square: Square,
}

impl FromStr for Arrow {
    type Err = ParseCommandError;

    fn from_str(text: &str) -> Result<Arrow, ParseCommandError> {
        let read = || {
            let (brush, squares) = Brush::read(text)?;
            let (from, to) = (squares.get(..2)?.parse().ok()?, squares.get(2..)?.parse().ok()?);
            Some(Arrow { brush, from, to })
        };
        read().ok_or(ParseCommandError)
    }
}

impl FromStr for Marked {
    type Err = ParseCommandError;

    fn from_str(text: &str) -> Result<Marked, ParseCommandError> {
        let read = || {
            let (brush, square) = Brush::read(text)?;
            let square = square.parse().ok()?;
            Some(Marked { brush, square })
        };
        read().ok_or(ParseCommandError)
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.brush.letter(), self.from, self.to)
    }
}

impl fmt::Display for Marked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.brush.letter(), self.square)
    }
}

/// What a command says cannot be read.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct ParseCommandError;

impl fmt::Display for ParseCommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("neither an evaluation, an arrow nor a marked square")
    }
}

impl core::error::Error for ParseCommandError {}

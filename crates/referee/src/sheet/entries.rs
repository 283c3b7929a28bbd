//! The entries of a sheet, as they are written one after the other.

use core::time::Duration;

use jadoube_board::{Color, Position};

use crate::entry::EntryNo;

/// An entry of a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Which move it is for, counted from the first move of either player; the first is 0.
    pub ply: u32,
    /// The move as it is written, without its number.
    pub text: String,
    /// Whether an offer of a draw is noted with it.
    pub offer: bool,
    /// The clock time noted with it.
    pub time: Option<Duration>,
    /// Whether it was struck out.
    pub struck: bool,
    /// The event that tells of it, if one does.
    pub entry: Option<EntryNo>,
}

/// A move by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the move.
    pub number: u32,
    /// Whose it is.
    pub by: Color,
}

impl Place {
    /// Where a move stands that is counted from the first of either player.
    #[must_use]
    pub fn of(ply: u32, start: &Position) -> Place {
        let since = ply + u32::from(start.turn() == Color::Black);
        Place {
            number: start.fullmoves() + since / 2,
            by: if since.is_multiple_of(2) {
                Color::White
            } else {
                Color::Black
            },
        }
    }

    /// Which move it is, counted from the first of either player; none if it comes before that.
    #[must_use]
    pub fn ply(self, start: &Position) -> Option<u32> {
        let number = self.number.checked_sub(start.fullmoves())?;
        let since = number.checked_mul(2)? + u32::from(self.by == Color::Black);
        since.checked_sub(u32::from(start.turn() == Color::Black))
    }
}

impl core::fmt::Display for Place {
    /// `12.` for White, `12...` for Black.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.by {
            Color::White => write!(f, "{}.", self.number),
            Color::Black => write!(f, "{}...", self.number),
        }
    }
}

/// Reads entries in the order in which they stand, the first of them in this place unless its number says otherwise.
pub(super) fn lines(text: &str, start: &Position, next: u32) -> Vec<Line> {
    let mut found: Vec<Line> = Vec::new();
    let mut place = next;
    let mut numbered = None;
    // A hyphen or a cross between two words joins them: `Sg1 - f3`.
    let mut joins = false;
    for word in text.split_whitespace() {
        let (number, rest) = split_number(word);
        if let Some((number, dots)) = number {
            let by = if dots > 1 { Color::Black } else { Color::White };
            numbered = Some(number);
            place = Place { number, by }.ply(start).unwrap_or(place);
        }
        match rest {
            "" => continue,
            _ if is_dots(rest) => {
                // `12. ... Nf6`: what comes is Black's. Elsewhere dots leave a place empty.
                let black = numbered.take().and_then(|number| {
                    Place {
                        number,
                        by: Color::Black,
                    }
                    .ply(start)
                });
                place = black.unwrap_or(place + 1);
            }
            "-" | "–" | "x" | "X" | ":" | "×" if !found.is_empty() && numbered.is_none() => {
                if let Some(last) = found.last_mut() {
                    last.text.push_str(rest);
                    joins = true;
                }
            }
            "--" | "—" => (place, numbered) = (place + 1, None),
            "(=)" => note(&mut found, |line| line.offer = true),
            "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*" => {}
            _ if clock_time(rest).is_some() => note(&mut found, |line| line.time = clock_time(rest)),
            _ if belongs_to_last(rest) || joins => {
                joins = false;
                note(&mut found, |line| line.text.push_str(rest));
            }
            _ => {
                let (text, offer) = match rest.strip_suffix("(=)") {
                    Some(text) => (text, true),
                    None => (rest, false),
                };
                found.push(Line {
                    ply: place,
                    text: text.to_owned(),
                    offer,
                    time: None,
                    struck: false,
                    entry: None,
                });
                (place, numbered) = (place + 1, None);
            }
        }
    }
    found
}

fn note(lines: &mut [Line], change: impl FnOnce(&mut Line)) {
    if let Some(last) = lines.last_mut() {
        change(last);
    }
}

/// `12.`, `12...Nf6`, `12)`, `12`: the number and how many dots it has, and what stands behind it. `0-0` and `1-0` have none.
fn split_number(word: &str) -> (Option<(u32, usize)>, &str) {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let number = word[..digits].parse::<u32>().ok().filter(|number| *number > 0);
    let Some(number) = number.filter(|_| digits <= 3) else {
        return (None, word);
    };
    let rest = word[digits..].trim_start_matches(['.', ')', '…']);
    let dots = word[digits..word.len() - rest.len()].chars();
    let dots: usize = dots.map(|dot| if dot == '…' { 3 } else { 1 }).sum();
    match dots == 0 && !rest.is_empty() {
        true => (None, word),
        false => (Some((number, dots)), rest),
    }
}

fn is_dots(word: &str) -> bool {
    word.chars().all(|letter| letter == '.' || letter == '…')
}

/// Signs that somebody wrote apart from the move.
fn belongs_to_last(word: &str) -> bool {
    matches!(
        word,
        "e.p." | "ep" | "e.p" | "+" | "++" | "#" | "!" | "!!" | "!?" | "?!" | "mate" | "matt" | "mat"
    )
}

/// `1:23`, `0:45:10`, in brackets or not.
fn clock_time(word: &str) -> Option<Duration> {
    let digits = word.trim_matches(['(', ')', '[', ']']);
    let mut seconds: u64 = 0;
    let parts: Vec<&str> = digits.split(':').collect();
    if !(2..=3).contains(&parts.len()) {
        return None;
    }
    for (index, part) in parts.iter().enumerate() {
        let is_time = !part.is_empty() && part.len() <= 2 && part.bytes().all(|byte| byte.is_ascii_digit());
        if !is_time || index > 0 && part.len() != 2 {
            return None;
        }
        seconds = seconds * 60 + part.parse::<u64>().ok()?;
    }
    // Players write hours and minutes.
    Some(Duration::from_secs(if parts.len() == 2 {
        seconds * 60
    } else {
        seconds
    }))
}

/// Whether what is written beside the moves is a clock time or the sign of a draw offer.
pub(crate) fn is_time_or_offer(text: &str) -> bool {
    let mut words = text.split_whitespace();
    !text.trim().is_empty() && words.all(|word| word == "(=)" || clock_time(word).is_some())
}

#[cfg(test)]
mod tests {
    use jadoube_board::Position;

    use super::lines;

    fn check(text: &str, expected: &[(u32, &str)]) {
        let found = lines(text, &Position::initial(), 0);
        let found: Vec<(u32, &str)> = found.iter().map(|line| (line.ply, line.text.as_str())).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn numbers_say_where_an_entry_stands() {
        check("1.e4 e5 2. Nf3 Nc6", &[(0, "e4"), (1, "e5"), (2, "Nf3"), (3, "Nc6")]);
        check("1 e4 e5 2 Sf3", &[(0, "e4"), (1, "e5"), (2, "Sf3")]);
        check("1.e4 3.Nf3 3...Nc6", &[(0, "e4"), (4, "Nf3"), (5, "Nc6")]);
        check("2. ... Nc6 3) Bb5", &[(3, "Nc6"), (4, "Bb5")]);
        check("e4 -- Nf3", &[(0, "e4"), (2, "Nf3")]);
    }

    #[test]
    fn what_is_no_move_is_told_from_one() {
        check("1.e4 (=) 1:23 e5 1-0", &[(0, "e4"), (1, "e5")]);
        check("1.Sg1 - f3 0 - 0", &[(0, "Sg1-f3"), (1, "0-0")]);
        check("5.exd6 e.p. ??? 5254", &[(8, "exd6e.p."), (9, "???"), (10, "5254")]);
        let noted = &lines("1.e4(=) e5 1:05", &Position::initial(), 0);
        assert!(noted[0].offer && !noted[1].offer);
        assert_eq!(noted[1].time.map(|time| time.as_secs()), Some(3_900));
    }
}

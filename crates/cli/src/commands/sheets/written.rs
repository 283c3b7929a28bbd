//! A written game: a file with moves as people write them, or with a game in PGN.

use std::io::Read;

use jadoube_board::{ParsePositionError, Position};
use jadoube_notation::Language as Letters;
use jadoube_referee::sheet::Sheet;

use crate::commands::pgn::Source;
use crate::problem::Problem;
use crate::words::{say, why};

/// A game as somebody has written it.
pub(super) struct WrittenGame {
    pub(super) name: String,
    pub(super) sheet: Sheet,
    pub(super) start: Position,
    /// The line of the file in which each entry stands, in the order of the entries.
    lines: Vec<usize>,
}

impl WrittenGame {
    pub(super) fn read(source: &Source, languages: &[Letters]) -> Result<WrittenGame, Problem> {
        let mut text = String::new();
        let read = source
            .open()
            .and_then(|mut opened| opened.input.read_to_string(&mut text));
        if let Err(error) = read {
            let remedy = say!("sheets-unread-remedy");
            let error = say!("file-unreadable", file = source.to_string(), why = why(&error));
            return Err(Problem::new(error, remedy));
        }
        WrittenGame::of(source.to_string(), &text, languages)
    }

    fn of(name: String, text: &str, languages: &[Letters]) -> Result<WrittenGame, Problem> {
        let start = start(&name, text)?;
        let mut sheet = Sheet::of("", &start, languages);
        let mut lines = Vec::new();
        for (number, line) in (1..).zip(without_remarks(text).lines()) {
            sheet.add(line, &start);
            lines.resize(sheet.lines().len(), number);
        }
        if sheet.is_empty() {
            return Err(Problem::new(
                say!("sheets-no-moves", file = name.as_str()),
                say!("sheets-no-moves-remedy"),
            ));
        }
        Ok(WrittenGame {
            name,
            sheet,
            start,
            lines,
        })
    }

    /// The line of the file in which the entry for a move stands.
    pub(super) fn line_of(&self, ply: u32) -> Option<usize> {
        let mut entries = self.sheet.lines().iter().zip(&self.lines);
        let standing = entries.find(|(line, _)| line.ply == ply && !line.struck);
        standing.map(|(_, number)| *number)
    }
}

/// Where the game begins: a PGN game may say so in its tags.
fn start(name: &str, text: &str) -> Result<Position, Problem> {
    let mut tags = (1..).zip(text.lines()).filter_map(|(number, line)| {
        let tag = line.trim().strip_prefix('[')?.strip_suffix(']')?;
        let (tag, value) = tag.split_once(' ')?;
        Some((number, tag, value.trim().trim_matches('"')))
    });
    let mut events = tags
        .clone()
        .filter(|(_, tag, _)| tag.eq_ignore_ascii_case("event"))
        .skip(1);
    if let Some((number, ..)) = events.next() {
        return Err(Problem::new(
            say!("sheets-second-game", file = name, number = number),
            say!("sheets-second-game-remedy"),
        ));
    }
    match tags.find(|(_, tag, _)| tag.eq_ignore_ascii_case("fen")) {
        None => Ok(Position::initial()),
        Some((number, _, fen)) => fen.parse().map_err(|error: ParsePositionError| {
            Problem::new(
                say!("sheets-position", file = name, number = number, why = error.to_string()),
                say!("sheets-position-remedy"),
            )
        }),
    }
}

/// The moves alone: without tags, comments, side lines and signs for annotations. Lines stay where they are.
fn without_remarks(text: &str) -> String {
    let mut moves = String::with_capacity(text.len());
    let (mut in_comment, mut depth) = (false, 0_usize);
    for line in text.lines() {
        let is_tag = !in_comment && line.trim_start().starts_with('[') && line.trim_end().ends_with(']');
        let line = if is_tag { "" } else { line };
        let mut rest = line;
        while let Some(symbol) = rest.chars().next() {
            let (this, next) = rest.split_at(symbol.len_utf8());
            match symbol {
                '}' if in_comment => in_comment = false,
                _ if in_comment => {}
                '{' => in_comment = true,
                // To the end of the line.
                ';' => break,
                // The sign of a draw offer, and clock times, are no side lines.
                '(' if depth == 0 && is_note(rest) => {
                    let end = rest.find(')').map_or(rest.len(), |end| end + 1);
                    moves.push_str(&rest[..end]);
                    rest = &rest[end..];
                    continue;
                }
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ if depth > 0 => {}
                '$' => {
                    rest = next.trim_start_matches(|digit: char| digit.is_ascii_digit());
                    continue;
                }
                _ => moves.push_str(this),
            }
            rest = next;
        }
        moves.push('\n');
    }
    moves
}

/// Whether brackets hold a sign, a time or a piece to promote to, and no moves.
fn is_note(text: &str) -> bool {
    let inside = text[1..].split(')').next().unwrap_or_default();
    !inside.contains(char::is_whitespace) && inside.chars().count() <= 8 && !inside.contains('.')
}

#[cfg(test)]
mod tests {
    use super::{WrittenGame, without_remarks};

    #[test]
    fn only_moves_are_left() {
        let pgn = "[Event \"x\"]\n\n1. e4 {best} e5 $1 (1... c5 2. Nf3 (2. c3)) 2. Nf3 (=) ; so\n2... Nc6 e8(Q)";
        let left: Vec<String> = without_remarks(pgn)
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(left, ["", "", "1. e4 e5 2. Nf3 (=)", "2... Nc6 e8(Q)"]);
    }

    #[test]
    fn entries_know_their_lines() {
        let game = WrittenGame::of("white.txt".to_owned(), "1. e4 e5\n\n2. Nf3\nNc6", &[])
            .ok()
            .unwrap();
        let lines: Vec<Option<usize>> = (0..5).map(|ply| game.line_of(ply)).collect();
        assert_eq!(lines, [Some(1), Some(1), Some(3), Some(4), None]);
    }
}

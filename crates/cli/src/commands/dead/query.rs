//! Positions as lists have them: a FEN, and whatever follows it.

use jadoube_board::fen::{self, FenFault};
use jadoube_board::{Position, Refusal, Setup};

/// A position to judge.
#[derive(Debug)]
pub(super) struct Query {
    pub(super) position: Position,
    /// The FEN as it was given.
    pub(super) fen: String,
    /// What followed it.
    pub(super) rest: String,
}

/// Why a text is no position.
#[derive(Debug)]
pub(super) enum Unfit {
    Fen { fen: String, faults: Vec<FenFault> },
    Refused { setup: Box<Setup>, refusal: Refusal },
}

/// Reads a position and keeps what follows it.
pub(super) fn read(text: &str) -> Result<Query, Unfit> {
    let (fen, rest) = cut(text);
    if matches!(fen, "startpos" | "start") {
        let position = Position::initial();
        return Ok(Query {
            position,
            fen: position.to_string(),
            rest: rest.to_owned(),
        });
    }
    let (setup, faults) = fen::read(fen);
    if !faults.is_empty() {
        let fen = fen.to_owned();
        return Err(Unfit::Fen { fen, faults });
    }
    match Position::accept(&setup) {
        Ok(position) => Ok(Query {
            position,
            fen: fen.to_owned(),
            rest: rest.to_owned(),
        }),
        Err(refusal) => {
            let setup = Box::new(setup);
            Err(Unfit::Refused { setup, refusal })
        }
    }
}

/// The FEN and the rest.
fn cut(text: &str) -> (&str, &str) {
    let text = verdictless(text.trim()).trim_start_matches('"');
    // None of these is part of a FEN, and tables have them between columns.
    let end = text.find(['\t', ',', ';', '|', '"']).unwrap_or(text.len());
    let start = text.as_ptr() as usize;
    let mut words = text[..end]
        .split_whitespace()
        .map(|word| (word, word.as_ptr() as usize - start + word.len()));
    let mut fen = 0;
    match words.next() {
        Some((word @ ("startpos" | "start"), end)) => return (word, text[end..].trim()),
        Some((_, end)) => fen = end,
        None => {}
    }
    // Whose move, castling, en passant.
    for (_, end) in words.by_ref().take(3) {
        fen = end;
    }
    // The counters.
    let is_halfmoves = |word: &str| word == "-" || word.parse::<u16>().is_ok();
    let is_fullmoves = |word: &str| word == "-" || word.parse::<u32>().is_ok();
    if let Some((_, end)) = words.next().filter(|&(word, _)| is_halfmoves(word)) {
        fen = end;
        if let Some((_, end)) = words.next().filter(|&(word, _)| is_fullmoves(word)) {
            fen = end;
        }
    }
    (&text[..fen], text[fen..].trim())
}

/// A line without the verdict with which [`super::told::line`] begins it.
fn verdictless(text: &str) -> &str {
    match text.split_once(' ') {
        Some((word, rest)) if word.len() <= 2 && word.chars().all(|sign| "WB-?".contains(sign)) => rest.trim_start(),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn a_fen_is_cut_from_what_follows() {
        fn check(text: &str, fen: &str, rest: &str) {
            assert_eq!(cut(text), (fen, rest), "{text}");
        }
        check("8/8 w - - 0 1", "8/8 w - - 0 1", "");
        check("  8/8 w - -  ", "8/8 w - -", "");
        check("8/8 w - - 0 1 QzZqHm8A", "8/8 w - - 0 1", "QzZqHm8A");
        check("8/8 w - - JZyGYIxu", "8/8 w - -", "JZyGYIxu");
        check("8/8 w - - 65535 4294967295 1", "8/8 w - - 65535 4294967295", "1");
        check("8/8 w - - 12345678", "8/8 w - -", "12345678");
        check("8/8 w - - bm Nf3; id \"a\";", "8/8 w - -", "bm Nf3; id \"a\";");
        check("8/8 w - -; from a book", "8/8 w - -", "; from a book");
        check("8/8 w - - - - x", "8/8 w - - - -", "x");
        check("8/8 w - - 0 1,+35,x", "8/8 w - - 0 1", ",+35,x");
        check("8/8 w - -\t17\tx", "8/8 w - -", "17\tx");
        check("\"8/8 w - - 0 1\",x", "8/8 w - - 0 1", "\",x");
        check("W- 8/8 w - - 0 1 x", "8/8 w - - 0 1", "x");
        check("? 8/8 w - -", "8/8 w - -", "");
        check("startpos x", "startpos", "x");
        check("8/8", "8/8", "");
        check("", "", "");
        check("-", "-", "");
    }
}

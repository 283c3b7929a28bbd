//! One sentence for both colours.
//!
//! What is said about White and what is said about Black in the same situation differ in the names of the players and in the
//! points. A pattern has `{p}` for the player that it is about and `{o}` for the opponent, in capitals where a sentence begins,
//! and `{=…|…}` for what White and Black have otherwise. Filled in without a colour it says "the player" and "the opponent".

/// Who is who.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// Nobody has said yet which player it is about.
    Untold,
    /// It is about White.
    White,
    /// It is about Black.
    Black,
}

/// The words for players.
pub(crate) struct Names {
    pub(crate) white: String,
    pub(crate) black: String,
}

/// The pattern of two sentences; `None` if they differ in more than names and points.
pub(crate) fn pattern(white: &str, black: &str, names: &Names) -> Option<String> {
    if white == black {
        return Some(white.to_owned());
    }
    let (ours, theirs) = (tokens(white), tokens(black));
    if ours.len() != theirs.len() {
        return None;
    }
    let mut pattern = String::new();
    for (one, other) in ours.iter().zip(&theirs) {
        let begins = is_beginning(&pattern);
        let mark = |lower: &'static str, upper: &'static str| if begins { upper } else { lower };
        if one == other {
            pattern += one;
        } else if *one == names.white && *other == names.black {
            pattern += mark("{p}", "{P}");
        } else if *one == names.black && *other == names.white {
            pattern += mark("{o}", "{O}");
        } else if is_points(one) && is_points(other) {
            // The comma before the points goes with them.
            let comma = if pattern.ends_with(", ") { ", " } else { "" };
            pattern.truncate(pattern.len() - comma.len());
            pattern += &format!("{{={comma}{one}|{comma}{other}}}");
        } else {
            return None;
        }
    }
    Some(pattern)
}

/// The sentence of a pattern. `player` and `opponent` stand where no colour is told.
#[must_use]
pub fn fill(pattern: &str, colours: Colours, [white, black]: [&str; 2], [player, opponent]: [&str; 2]) -> String {
    let (player, opponent) = match colours {
        Colours::Untold => (player, opponent),
        Colours::White => (white, black),
        Colours::Black => (black, white),
    };
    let mut text = String::new();
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('{') {
        text += before;
        let Some((mark, after)) = after.split_once('}') else {
            break;
        };
        text += &match mark {
            "p" => player.to_owned(),
            "P" => jadoube_words::capitalised(player),
            "o" => opponent.to_owned(),
            "O" => jadoube_words::capitalised(opponent),
            _ => match mark.strip_prefix('=').and_then(|mark| mark.split_once('|')) {
                Some((ours, theirs)) => match colours {
                    Colours::Untold => String::new(),
                    Colours::White => ours.to_owned(),
                    Colours::Black => theirs.to_owned(),
                },
                // What the arbiter fills in.
                None => format!("{{{mark}}}"),
            },
        };
        rest = after;
    }
    text + rest
}

/// Words, points and what stands between them.
fn tokens(text: &str) -> Vec<&str> {
    let kind = |symbol: char| match symbol {
        _ if symbol.is_alphabetic() => 0,
        '0'..='9' | '½' | '–' | '+' | '-' | '/' => 1,
        _ => 2,
    };
    let mut tokens = Vec::new();
    let mut begin = 0;
    let mut last = None;
    for (index, symbol) in text.char_indices() {
        let kind = kind(symbol);
        if last.is_some_and(|last| last != kind || kind == 2) {
            tokens.push(&text[begin..index]);
            begin = index;
        }
        last = Some(kind);
    }
    tokens.push(&text[begin..]);
    tokens
}

fn is_points(token: &str) -> bool {
    token.contains(['–', '/'])
}

/// Whether a sentence begins after this.
fn is_beginning(text: &str) -> bool {
    let before = text.trim_end_matches([' ', '(', '“']);
    before.is_empty() || (before.len() < text.len() && before.ends_with(['.', '?', '!']))
}

#[cfg(test)]
mod tests {
    use super::{Colours, Names, fill, pattern};

    #[test]
    fn one_pattern_says_both() {
        let names = Names {
            white: "White".to_owned(),
            black: "Black".to_owned(),
        };
        let (white, black) = (
            "White resigns. Black's clock is stopped. Black wins, 0–1.",
            "Black resigns. White's clock is stopped. White wins, 1–0.",
        );
        let pattern = pattern(white, black, &names).unwrap();
        assert_eq!(pattern, "{P} resigns. {O}'s clock is stopped. {O} wins{=, 0–1|, 1–0}.");
        let said = |colours| fill(&pattern, colours, ["White", "Black"], ["the player", "the opponent"]);
        assert_eq!(said(Colours::White), white);
        assert_eq!(said(Colours::Black), black);
        assert_eq!(
            said(Colours::Untold),
            "The player resigns. The opponent's clock is stopped. The opponent wins."
        );
    }

    #[test]
    fn what_differs_otherwise_has_no_pattern() {
        let names = Names {
            white: "White".to_owned(),
            black: "Black".to_owned(),
        };
        assert_eq!(pattern("White may play.", "Black may not play.", &names), None);
    }
}

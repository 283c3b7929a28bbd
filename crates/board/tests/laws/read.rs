//! Reads the words of a step.

use std::collections::BTreeSet;
use std::str::FromStr;

use jadoube_board::{Attempt, Chess960, File, Position, Rank, Role, Setup, Square, Squares, Wing};

/// A move. Castling is the king going to its rook, or to where it would end if there is no rook.
pub(crate) fn attempt(setup: &Setup, word: &str) -> Result<Attempt, String> {
    let wing = match word {
        "0-0" => Wing::Kingside,
        "0-0-0" => Wing::Queenside,
        _ => return word.parse().map_err(|error| format!("{word} is {error}")),
    };
    let king = setup
        .squares(Role::King.of(setup.turn))
        .single()
        .ok_or("there is no one king")?;
    let home = Rank::ONE.seen_by(setup.turn);
    let rooks = File::ALL.map(|file| Square::new(file, home)).into_iter();
    let mut rooks: Vec<Square> = rooks
        .filter(|&square| square != king && Wing::of(king, square) == wing)
        .filter(|&square| setup.piece_at(square) == Some(Role::Rook.of(setup.turn)))
        .collect();
    rooks.sort_by_key(|&rook| !setup.castling.contains(rook));
    Ok(Attempt {
        from: king,
        to: rooks.first().copied().unwrap_or(Square::new(wing.king_file(), home)),
        promotion: None,
    })
}

/// One word or more.
pub(crate) fn words(text: &str) -> Result<Vec<&str>, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.is_empty() {
        true => Err("something is missing here".to_owned()),
        false => Ok(words),
    }
}

/// A number.
pub(crate) fn number<T: FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word:?} is no such number"))
}

/// Squares, or `none`.
pub(crate) fn squares(words: &str) -> Result<Squares, String> {
    match words {
        "none" => Ok(Squares::EMPTY),
        _ => self::words(words)?
            .into_iter()
            .map(|word| word.parse::<Square>().map_err(|error| format!("{word} is {error}")))
            .collect(),
    }
}

/// The board of a start number, or of an ordinary game.
pub(crate) fn start(number: &str) -> Result<Setup, String> {
    let position = match number {
        "" => Position::initial(),
        _ => {
            let start = Chess960::new(self::number(number)?).ok_or("the last start is number 959")?;
            start.position()
        }
    };
    Ok(position.to_setup())
}

/// The pieces of a first rank.
pub(crate) fn array(letters: &str) -> Result<[Role; 8], String> {
    let roles: Option<Vec<Role>> = letters.chars().map(Role::from_letter).collect();
    let rank = roles.and_then(|roles| <[Role; 8]>::try_from(roles).ok());
    rank.ok_or_else(|| format!("{letters} are not the letters of eight pieces"))
}

/// Keys of the Laws.
pub(crate) fn keys<'a>(words: &[&'a str]) -> Result<BTreeSet<&'a str>, String> {
    match words.iter().find(|key| jadoube_laws::find(key).is_none()) {
        Some(key) => Err(format!("the Laws have no key {key}")),
        None => Ok(words.iter().copied().collect()),
    }
}

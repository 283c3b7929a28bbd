//! What may be meant by what the Laws do not have.

use jadoube_laws::{Edition, PROVISIONS, at};

/// How many to name.
const SUGGESTIONS: usize = 3;

/// The keys and subjects nearest to a text, nearest first: those a few letters away, or with the same words.
pub(super) fn keys(text: &str) -> Vec<&'static str> {
    let text = text.to_lowercase();
    let slips = text.chars().count() / 3;
    let mut near: Vec<(usize, &'static str)> = Vec::new();
    for provision in PROVISIONS {
        let key = provision.key.as_str();
        let subjects = key.match_indices('.').map(|(end, _)| &key[..end]);
        let subjects = subjects.map(|subject| (distance(&text, subject), subject));
        near.extend(subjects.filter(|(letters, _)| *letters <= slips));
        let letters = distance(&text, key);
        let mut words = text.split(['.', '-', ' ']);
        if letters <= slips || words.all(|word| key.split(['.', '-']).any(|part| part == word)) {
            near.push((letters, key));
        }
    }
    near.sort_unstable();
    near.dedup();
    // What is much farther away than the nearest is not meant.
    let far = near.first().map_or(0, |(nearest, _)| 2 * nearest);
    let near = near.into_iter().take_while(|(letters, _)| *letters <= far);
    near.map(|(_, key)| key).take(SUGGESTIONS).collect()
}

/// The nearest article above a number that no edition has: `7` for `7.99`.
pub(super) fn above(number: &str) -> Option<&str> {
    let is_found = |above: &&str| {
        Edition::ALL
            .into_iter()
            .any(|edition| at(edition, above).next().is_some())
    };
    let ends = number.char_indices().rev().filter(|&(end, first)| {
        // Letters and digits end each other.
        let last = number[..end].chars().next_back();
        last.is_some_and(|last| last.is_ascii_digit() != first.is_ascii_digit())
    });
    let trimmed = |(end, _)| number[..end].trim_matches(|symbol: char| !symbol.is_alphanumeric());
    ends.map(trimmed).find(is_found)
}

/// How many letters must be put in, left out or changed to turn one text into the other.
fn distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (index, letter) in left.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (column, &other) in right.iter().enumerate() {
            let changed = diagonal + usize::from(letter != other);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[right.len()]
}

#[cfg(test)]
mod tests {
    use super::{above, distance, keys};

    #[test]
    fn letters_are_counted() {
        for (left, right, expect) in [
            ("", "", 0),
            ("", "abc", 3),
            ("abc", "", 3),
            ("kitten", "sitting", 3),
            ("mate", "mate", 0),
            ("træk", "trek", 1),
        ] {
            assert_eq!(distance(left, right), expect, "{left}, {right}");
        }
    }

    #[test]
    fn slips_are_forgiven() {
        for (text, expect) in [
            ("end.dead-positon", Some("end.dead-position")),
            ("KNIGHT MOVE", Some("knight.move")),
            ("bishop.mov", Some("bishop.move")),
            ("castlng", Some("castling")),
            ("xyzzy", None),
            ("", None),
        ] {
            assert_eq!(keys(text).first().copied(), expect, "{text}");
        }
    }

    #[test]
    fn the_article_above_is_found() {
        for (number, expect) in [
            ("3.8.99", Some("3.8")),
            ("3.8 z (4)", Some("3.8")),
            ("3.8z", Some("3.8")),
            ("3.22", Some("3")),
            ("99.9", None),
            ("", None),
            ("...", None),
        ] {
            assert_eq!(above(number), expect, "{number}");
        }
    }
}

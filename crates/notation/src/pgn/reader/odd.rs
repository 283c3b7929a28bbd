//! Words in movetext that are no plain moves: signs of annotation, castling in other letters, null moves, blanks that
//! are none in ASCII. All of this is rare, and kept away from the hot loop.

use jadoube_board::Wing;

use crate::pgn::Text;
use crate::pgn::annotation::{Annotation, is_dash};
use crate::san::San;

/// What a word is that is no plain move.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(super) enum Odd {
    /// A sign of annotation.
    Annotation(Annotation),
    /// Castling with zeros, small letters or typographic dashes.
    Castling(Wing),
    /// A move that is no move: the player passes, as only analysts can.
    Null,
    /// Something with more stuck to it: only so many bytes are the first part.
    Joined(usize),
    /// A sign without letters or digits that says nothing known.
    Sign,
}

/// The longest word that is looked at closely.
const LONGEST: usize = 32;

impl Odd {
    /// What a word is, if it is anything of these.
    #[cold]
    pub(super) fn read(word: &[u8]) -> Option<Odd> {
        if word.len() > LONGEST {
            return None;
        }
        if let Some(odd) = whole(word) {
            return Some(odd);
        }
        // What comes first is as short as can be, so that the sign after it is whole.
        let ends = |&at: &usize| is_word(&word[..at]) && are_annotations(&word[at..], MOST_SIGNS);
        if let Some(at) = (1..word.len()).find(ends) {
            return Some(Odd::Joined(at));
        }
        let says = |c: char| c.is_alphanumeric() || matches!(c, '♔'..='♟' | '[' | ']' | '{' | '}' | ')');
        (!Text(word).decode().contains(says)).then_some(Odd::Sign)
    }
}

/// How many signs of annotation can follow each other without a blank.
const MOST_SIGNS: u32 = 4;

/// What a word is if nothing is stuck to it.
fn whole(word: &[u8]) -> Option<Odd> {
    if let Some(annotation) = Annotation::read_bytes(word) {
        return Some(Odd::Annotation(annotation));
    }
    let text = std::str::from_utf8(word).ok()?;
    match castling(text) {
        _ if is_null(text) => Some(Odd::Null),
        wing => wing.map(Odd::Castling),
    }
}

/// Whether something can have a sign of annotation stuck to it.
fn is_word(word: &[u8]) -> bool {
    San::read_bytes(word).is_some() || whole(word).is_some()
}

/// Whether something is nothing but signs of annotation.
fn are_annotations(signs: &[u8], most: u32) -> bool {
    let first = |&at: &usize| Annotation::read_bytes(&signs[..at]).is_some();
    let rest = |at: usize| at == signs.len() || most > 1 && are_annotations(&signs[at..], most - 1);
    (1..=signs.len()).filter(first).any(rest)
}

fn is_null(text: &str) -> bool {
    let dashes = text.chars().count() == 2 && text.chars().all(is_dash);
    dashes || matches!(text, "Z0" | "@@@@" | "null" | "Null" | "NULL" | "0000" | "<>")
}

/// Castling with letters or zeros and dashes of any kind.
fn castling(text: &str) -> Option<Wing> {
    let bare = text.trim_end_matches(['+', '#']);
    let mut zeros = 0;
    for (i, c) in bare.chars().enumerate() {
        match (i % 2, c) {
            (0, '0' | 'O' | 'o' | 'О' | 'о' | 'Ο' | 'ο') => zeros += 1,
            (1, dash) if is_dash(dash) => {}
            _ => return None,
        }
    }
    match (zeros, bare.chars().count()) {
        (2, 3) => Some(Wing::Kingside),
        (3, 5) => Some(Wing::Queenside),
        _ => None,
    }
}

/// How many bytes at the start of a text are a blank, or nothing to be seen, that ASCII does not have.
pub(super) fn foreign_blank(text: &[u8]) -> Option<usize> {
    match text {
        // No-break space, soft hyphen.
        [0xc2, 0xa0 | 0xad, ..] => Some(2),
        // Spaces of many widths, joiners and marks of direction; the ellipsis.
        [0xe2, 0x80, 0x80..=0x8f | 0xa6 | 0xa8..=0xaf, ..] | [0xe2, 0x81, 0x9f..=0xa4, ..] => Some(3),
        // The ideographic space, and which picture to take for a sign.
        [0xe3, 0x80, 0x80, ..] | [0xef, 0xb8, 0x8e | 0x8f, ..] => Some(3),
        _ if text.starts_with(BYTE_ORDER_MARK) => Some(3),
        // The same in Latin-1.
        [0xa0 | 0xad, ..] => Some(1),
        _ => None,
    }
}

/// The mark of byte order that belongs at the start of a file, if anywhere.
pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A word with every dash as a hyphen and `½` as one byte, and where each byte of it ends in the text.
pub(super) struct Folded {
    bytes: [u8; LONGEST],
    ends: [u8; LONGEST],
    len: usize,
}

impl Folded {
    pub(super) fn of(text: &[u8]) -> Folded {
        let mut folded = Folded {
            bytes: [0; LONGEST],
            ends: [0; LONGEST],
            len: 0,
        };
        let mut at = 0;
        while at < text.len() && folded.len < LONGEST {
            let (byte, width) = match text[at..] {
                [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] | [0xef, 0xb9, 0xa3, ..] => (b'-', 3),
                [0xef, 0xbc, 0x8d, ..] => (b'-', 3),
                [0xc2, 0xbd, ..] => (0xbd, 2),
                // The dashes of Windows.
                [0x96 | 0x97, ..] => (b'-', 1),
                [byte, ..] => (byte, 1),
                [] => break,
            };
            at += width;
            folded.bytes[folded.len] = byte;
            folded.ends[folded.len] = at as u8;
            folded.len += 1;
        }
        folded
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// How long the first bytes are in the text.
    pub(super) fn len_of(&self, bytes: usize) -> usize {
        bytes.checked_sub(1).map_or(0, |last| usize::from(self.ends[last]))
    }
}

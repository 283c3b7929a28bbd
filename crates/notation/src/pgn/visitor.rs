//! What a reader tells while it reads.

use std::borrow::Cow;
use std::ops::Range;

use jadoube_board::Color;

use super::annotation::Annotation;
use crate::san::San;

/// Takes what a [`Reader`](crate::pgn::Reader) finds, in the order of the text. Every method does nothing unless you
/// write it.
///
/// Text is handed over as it stands in the file and is gone after the call; nothing is allocated.
#[expect(unused_variables)]
pub trait Visitor {
    /// A game begins.
    fn begin_game(&mut self) {}

    /// A tag pair.
    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {}

    /// The tags are read, moves follow. Skipping them is much faster than ignoring them.
    fn begin_moves(&mut self) -> Skip {
        Skip::No
    }

    /// A move that could be read. Whether it is legal is for a position to say. Castling is also told so if it is written
    /// with zeros, small letters or typographic dashes.
    fn san(&mut self, san: San, place: Place) {}

    /// A word where a move should be that is not in standard algebraic notation. Returns whether the visitor could make
    /// something of it; otherwise it is reported as a fault.
    fn word(&mut self, word: Text<'_>, place: Place) -> bool {
        false
    }

    /// A comment, without its brackets.
    fn comment(&mut self, text: Text<'_>, place: Place) {}

    /// An offer of a draw, written `(=)`.
    fn draw_offer(&mut self, place: Place) {}

    /// A sign of annotation that was written out, such as `±`, `+-` or `N`. Unless you write it, it is told as the number
    /// that it has after a move of White's.
    fn annotation(&mut self, annotation: Annotation, place: Place) {
        self.nag(annotation.nag(Color::White));
    }

    /// A null move, written `--`, `Z0`, `@@@@`, `null`, `0000` or `<>`: the player passes, as only analysts can. Returns
    /// whether the visitor could make something of it; otherwise it is reported as a fault.
    fn null_move(&mut self, place: Place) -> bool {
        false
    }

    /// A numeric annotation glyph. The signs `!`, `?`, `!!`, `??`, `!?` and `?!` are 1 to 6.
    fn nag(&mut self, nag: u8) {}

    /// A variation on the move before begins.
    fn begin_variation(&mut self) -> Skip {
        Skip::No
    }

    /// A variation ends.
    fn end_variation(&mut self) {}

    /// Something that cannot be read, or is not as it should be.
    fn fault(&mut self, fault: Fault) {}

    /// How the moves end.
    fn termination(&mut self, termination: Termination, place: Place) {}

    /// The game ends.
    fn end_game(&mut self) {}
}

/// Whether to pass over what follows.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Skip {
    /// Read it.
    No,
    /// Pass over it.
    Yes,
}

/// A place in a file.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct Place {
    /// The byte at which it starts, from the start of the (uncompressed) file.
    pub start: u64,
    /// How many bytes it takes.
    pub len: u32,
}

impl Place {
    /// The bytes.
    pub fn range(self) -> Range<u64> {
        self.start..self.start + self.len as u64
    }
}

/// Something that cannot be read, or is not as it should be.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Where.
    pub place: Place,
    /// The line, counted from 1.
    pub line: u64,
    /// The column in bytes, counted from 1.
    pub column: u64,
}

/// What is wrong.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum FaultKind {
    /// A tag pair does not end on its line, or lacks its quotation marks.
    Tag,
    /// A word is no move.
    Move,
    /// A comment has no end.
    Comment,
    /// A variation has no end, or no beginning.
    Variation,
    /// A numeric annotation glyph is no number from 0 to 255.
    Nag,
    /// The moves end without a result.
    Termination,
    /// A mark of byte order stands elsewhere than at the start of the file. It is passed over.
    ByteOrderMark,
    /// A sign among the moves has no letters or digits, and is no known annotation. It says nothing about the moves.
    Sign,
}

/// How the moves end.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Termination {
    /// `1-0`
    WhiteWon,
    /// `0-1`
    BlackWon,
    /// `1/2-1/2`
    Drawn,
    /// `*`
    Unknown,
}

/// Text as it stands in a file: mostly UTF-8, in old files Latin-1, and in some files both.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Text<'a>(pub &'a [u8]);

impl<'a> Text<'a> {
    /// The bytes as they stand in the file.
    pub fn bytes(self) -> &'a [u8] {
        self.0
    }

    /// The text, read as UTF-8 and, where it is none, as Latin-1: files of both kinds are joined.
    ///
    /// ```
    /// use jadoube_notation::pgn::Text;
    ///
    /// assert_eq!(Text("Müller, Møller".as_bytes()).decode(), "Müller, Møller");
    /// assert_eq!(Text(b"M\xfcller, M\xc3\xb8ller").decode(), "Müller, Møller");
    /// ```
    pub fn decode(self) -> Cow<'a, str> {
        if let Ok(text) = std::str::from_utf8(self.0) {
            return Cow::Borrowed(text);
        }
        let mut text = String::with_capacity(self.0.len());
        for chunk in self.0.utf8_chunks() {
            text.push_str(chunk.valid());
            text.extend(chunk.invalid().iter().map(|&byte| byte as char));
        }
        Cow::Owned(text)
    }

    /// The value of a tag: [`Text::decode`], with `\"` and `\\` read as what they stand for.
    pub fn unescape(self) -> Cow<'a, str> {
        let text = self.decode();
        if !text.contains('\\') {
            return text;
        }
        let mut plain = String::with_capacity(text.len());
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            match (letter, letters.peek()) {
                ('\\', Some(&next @ ('\\' | '"'))) => {
                    plain.push(next);
                    letters.next();
                }
                _ => plain.push(letter),
            }
        }
        Cow::Owned(plain)
    }
}

impl std::fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Debug::fmt(&self.decode(), f)
    }
}

//! Reads PGN as it comes, game after game, and never stops at a bad one.
//!
//! The text runs through a buffer that holds some hundred kilobytes, more only while a single tag or comment is larger.
//! [`Reader::moves`] is the hot loop: it works on the text in the buffer, token by token, and asks for more between two
//! tokens. The buffer is followed by [`PADDING`] bytes, so that a word can be taken into a register at once.

mod buffer;
mod odd;
mod tokens;

use std::io::{self, Read};

use memchr::memchr;

use self::odd::{BYTE_ORDER_MARK, Odd, foreign_blank};
use self::tokens::{BEGINS_MOVE, blank_in, closing_brace, digits_in, is_noise, odd_tag, plain_tag, swallowed_game};
use super::visitor::{Fault, FaultKind, Place, Skip, Termination, Text, Visitor};
use crate::san::{San, read_word};

/// Bytes after the text that may be read but mean nothing.
const PADDING: usize = 8;
/// How much text is at hand before a token is read, unless the file ends.
const MARGIN: usize = 1 << 10;
/// How large the buffer is at first.
const CAPACITY: usize = 1 << 18;
/// A tag or comment that is longer than this is cut.
const LONGEST: usize = 1 << 26;
/// A comment up to this length is not searched for a game that it might have swallowed.
const LONG: usize = 512;
/// A word that is longer than this is cut.
const LONGEST_WORD: usize = 255;

/// Reads games from a file or any other source of bytes.
///
/// ```
/// use jadoube_notation::pgn::{Place, Reader, Visitor};
/// use jadoube_notation::san::San;
///
/// #[derive(Default)]
/// struct Count(usize);
///
/// impl Visitor for Count {
///     fn san(&mut self, _: San, _: Place) {
///         self.0 += 1;
///     }
/// }
///
/// let mut count = Count::default();
/// let mut reader = Reader::new(&b"[Event \"?\"]\n\n1. e4 e5 2. Nf3 *\n"[..]);
/// while reader.read_game(&mut count)? {}
/// assert_eq!(count.0, 3);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<R> {
    input: R,
    /// Text from `at` to `end`, then padding.
    buffer: Vec<u8>,
    at: usize,
    end: usize,
    /// Whether the input has nothing more.
    finished: bool,
    /// The place of the buffer's first byte in the file.
    base: u64,
    /// How far lines are counted in the buffer, the line there, and the place where that line starts.
    counted: usize,
    line: u64,
    line_start: u64,
}

impl<R: Read> Reader<R> {
    /// A reader at the start of a file.
    pub fn new(input: R) -> Reader<R> {
        Reader {
            input,
            buffer: vec![0; CAPACITY + PADDING],
            at: 0,
            end: 0,
            finished: false,
            base: 0,
            counted: 0,
            line: 1,
            line_start: 0,
        }
    }

    /// How many bytes have been read, for progress bars.
    pub fn position(&self) -> u64 {
        self.base + self.at as u64
    }

    /// Reads a game and tells the visitor what is in it. `false` if there is none any more.
    ///
    /// # Errors
    ///
    /// The input fails. Whatever is wrong with the text is told to the visitor instead.
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> io::Result<bool> {
        let mut mark = None;
        if !self.find_game(&mut mark)? {
            return Ok(false);
        }
        visitor.begin_game();
        if let Some(mark) = mark {
            visitor.fault(mark);
        }
        self.tags(visitor)?;
        let skip = visitor.begin_moves();
        self.moves(visitor, skip)?;
        visitor.end_game();
        Ok(true)
    }

    /// Passes over what stands between games. A mark of byte order stands at the start of a file; where files were
    /// joined there can be more of them.
    fn find_game(&mut self, mark: &mut Option<Fault>) -> io::Result<bool> {
        loop {
            self.fill()?;
            match self.text().iter().position(|byte| !byte.is_ascii_whitespace()) {
                None => self.at = self.end,
                Some(blanks) => {
                    self.at += blanks;
                    match self.text()[0] {
                        b'%' if self.at_line_start() => self.skip_line()?,
                        b'\xef' if self.text().starts_with(BYTE_ORDER_MARK) => {
                            if self.position() > 0 && mark.is_none() {
                                *mark = Some(self.fault_at(FaultKind::ByteOrderMark, self.at, BYTE_ORDER_MARK.len()));
                            }
                            self.at += BYTE_ORDER_MARK.len();
                        }
                        _ => return Ok(true),
                    }
                }
            }
            if self.finished && self.at == self.end {
                return Ok(false);
            }
        }
    }

    fn tags(&mut self, visitor: &mut impl Visitor) -> io::Result<()> {
        loop {
            self.fill()?;
            match self.text().first() {
                Some(b'[') => self.tag(visitor)?,
                Some(b'%') if self.at_line_start() => self.skip_line()?,
                Some(byte) if byte.is_ascii_whitespace() => self.at += 1,
                Some(b'\xef') if self.text().starts_with(BYTE_ORDER_MARK) => self.mark(visitor),
                _ => return Ok(()),
            }
        }
    }

    /// A mark of byte order where none should be.
    fn mark(&mut self, visitor: &mut impl Visitor) {
        self.fault(visitor, FaultKind::ByteOrderMark, self.at, BYTE_ORDER_MARK.len());
        self.at += BYTE_ORDER_MARK.len();
    }

    /// One tag pair. It ends with its line, or with a bracket after its quotation mark.
    fn tag(&mut self, visitor: &mut impl Visitor) -> io::Result<()> {
        if let Some((name, value, len)) = plain_tag(self.text()) {
            visitor.tag(Text(name), Text(value));
            self.at += len;
            return Ok(());
        }
        while memchr(b'\n', self.text()).is_none() && self.text().len() < LONGEST && self.grow()? {}
        let text = self.text();
        let line = &text[..memchr(b'\n', text).unwrap_or(text.len())];
        match odd_tag(line) {
            Some((name, value, len)) => {
                visitor.tag(Text(name), Text(value));
                self.at += len;
            }
            None => {
                let len = line.len();
                self.fault(visitor, FaultKind::Tag, self.at, len);
                self.at += len;
            }
        }
        Ok(())
    }

    /// The moves of a game, compiled for the machine at hand where that is known to help.
    fn moves(&mut self, visitor: &mut impl Visitor, skip: Skip) -> io::Result<()> {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("lzcnt") {
            // SAFETY: the machine has what the function is compiled for.
            #[allow(unsafe_code)]
            return unsafe { self.moves_with_bmi(visitor, skip) };
        }
        self.moves_anywhere(visitor, skip)
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "bmi1,bmi2,lzcnt")]
    fn moves_with_bmi(&mut self, visitor: &mut impl Visitor, skip: Skip) -> io::Result<()> {
        self.moves_anywhere(visitor, skip)
    }

    #[inline(always)]
    fn moves_anywhere(&mut self, visitor: &mut impl Visitor, skip: Skip) -> io::Result<()> {
        let mut depth = 0u32;
        // The depth of what is passed over.
        let mut quiet = (skip == Skip::Yes).then_some(0);
        loop {
            self.fill()?;
            let text = &self.buffer[..self.end + PADDING];
            let base = self.base;
            let stop = if self.finished { self.end } else { self.end - MARGIN };
            let mut at = self.at;
            let pause = loop {
                if at >= stop {
                    at = at.min(self.end);
                    break Pause::Text;
                }
                let word = u64::from_le_bytes(text[at..at + 8].try_into().expect("eight bytes"));
                let first = word as u8;
                // Moves and numbers come in an order that a processor learns if each is asked for on its own.
                if BEGINS_MOVE[first as usize] {
                    let len = blank_in(word);
                    let Some(san) = read_word(word, len) else {
                        break Pause::Word;
                    };
                    if quiet.is_none() {
                        let start = base + at as u64;
                        visitor.san(san, Place { start, len });
                    }
                    // The blank after it goes along.
                    at += len as usize + 1;
                } else if first.is_ascii_digit() {
                    let digits = digits_in(word);
                    let after = |n: u32| (word >> ((8 * (digits + n)) & 63)) as u8;
                    match after(0) {
                        b'.' if digits < 4 && after(1) != b'5' => {
                            // One point or three, and the blank after them.
                            let points = 1 + 2 * (after(1) == b'.' && after(2) == b'.') as u32;
                            at += (digits + points + (after(points) == b' ') as u32) as usize;
                        }
                        // Four zeros are a null move.
                        b' ' | b'\n' | b'\r' | b'\t' if first != b'0' => at += digits as usize + 1,
                        _ => break Pause::Word,
                    }
                } else if first == b'{' {
                    let Some(len) = closing_brace(&text[at..self.end]) else {
                        break Pause::Comment;
                    };
                    if len > LONG && swallowed_game(&text[at..at + len]).is_some() {
                        break Pause::Comment;
                    }
                    if quiet.is_none() {
                        let start = base + at as u64 + 1;
                        let comment = &text[at + 1..at + len];
                        let len = comment.len() as u32;
                        visitor.comment(Text(comment), Place { start, len });
                    }
                    at += len + 1;
                    at += (text[at] == b' ') as usize;
                } else if first.is_ascii_whitespace() || first == b'.' {
                    at += 1;
                } else {
                    break Pause::Rare;
                }
            };
            self.at = at;
            let end = match pause {
                Pause::Text => self.finished.then_some(None),
                Pause::Comment => self.comment(visitor, quiet.is_some())?.then_some(None),
                Pause::Word => self.word(visitor, depth, quiet.is_some()).map(Some),
                Pause::Rare => self.rare(visitor, &mut depth, &mut quiet)?,
            };
            if let Some(termination) = end {
                if depth > 0 {
                    self.fault(visitor, FaultKind::Variation, self.at, 0);
                }
                match termination {
                    None => self.fault(visitor, FaultKind::Termination, self.at, 0),
                    Some(_) => self.last_comments(visitor, quiet.is_some())?,
                }
                return Ok(());
            }
        }
    }

    /// What is rare in movetext. `Some` if it ends the game.
    fn rare(
        &mut self,
        visitor: &mut impl Visitor,
        depth: &mut u32,
        quiet: &mut Option<u32>,
    ) -> io::Result<Option<Option<Termination>>> {
        let text = self.text();
        match text[0] {
            b'[' if self.begins_tag() => return Ok(Some(None)),
            b'(' if text.starts_with(b"(=)") => {
                let place = self.place(3);
                if quiet.is_none() {
                    visitor.draw_offer(place);
                }
                self.at += 3;
            }
            b'(' => {
                *depth += 1;
                if quiet.is_none() && visitor.begin_variation() == Skip::Yes {
                    *quiet = Some(*depth);
                }
                self.at += 1;
            }
            b')' if *depth == 0 => {
                self.fault(visitor, FaultKind::Variation, self.at, 1);
                self.at += 1;
            }
            b')' => {
                match *quiet {
                    None => visitor.end_variation(),
                    Some(skipped) if skipped == *depth => *quiet = None,
                    Some(_) => {}
                }
                *depth -= 1;
                self.at += 1;
            }
            b'$' => {
                let digits = text[1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                let number = std::str::from_utf8(&text[1..1 + digits])
                    .ok()
                    .and_then(|n| n.parse().ok());
                match number {
                    Some(nag) if quiet.is_none() => visitor.nag(nag),
                    Some(_) => {}
                    None => self.fault(visitor, FaultKind::Nag, self.at, 1 + digits),
                }
                self.at += 1 + digits;
            }
            b'!' | b'?' => {
                let (nag, len) = match text {
                    [b'!', b'!', ..] => (3, 2),
                    [b'?', b'?', ..] => (4, 2),
                    [b'!', b'?', ..] => (5, 2),
                    [b'?', b'!', ..] => (6, 2),
                    [b'!', ..] => (1, 1),
                    _ => (2, 1),
                };
                if quiet.is_none() {
                    visitor.nag(nag);
                }
                self.at += len;
            }
            b';' => {
                while memchr(b'\n', self.text()).is_none() && self.grow()? {}
                let text = self.text();
                let len = memchr(b'\n', text).unwrap_or(text.len());
                let comment = text[1..len].trim_ascii_end();
                if quiet.is_none() {
                    let start = self.position() + 1;
                    let place = Place {
                        start,
                        len: comment.len() as u32,
                    };
                    visitor.comment(Text(comment), place);
                }
                self.at += len;
            }
            b'%' if self.at_line_start() => self.skip_line()?,
            _ => return Ok(self.word(visitor, *depth, quiet.is_some()).map(Some)),
        }
        Ok(None)
    }

    /// A word that is not a plain move: a termination, castling with zeros, a move with signs stuck to it, or none.
    fn word(&mut self, visitor: &mut impl Visitor, depth: u32, quiet: bool) -> Option<Termination> {
        let text = self.text();
        if let Some((termination, len)) = Termination::read(text) {
            let place = self.place(len);
            // Some analysts end a variation with a result, which says nothing about the game; unless the next game follows,
            // and it is the variation that was not closed.
            let next = text[len..].trim_ascii_start().first();
            let closes = depth == 0 || matches!(next, None | Some(b'['));
            self.at += len;
            if !closes {
                return None;
            }
            visitor.termination(termination, place);
            return Some(termination);
        }
        // A number, perhaps with points, and no more.
        let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits > 0 && text[0] != b'0' {
            return self.number(digits);
        }
        if let Some(len) = foreign_blank(text) {
            match text.starts_with(BYTE_ORDER_MARK) {
                true => self.mark(visitor),
                false => self.at += len,
            }
            return None;
        }
        let len = word_len(text);
        let word = &text[..len];
        let place = self.place(len);
        match San::read_bytes(word) {
            Some(san) if !quiet => visitor.san(san, place),
            Some(_) => {}
            None if is_noise(word) => {}
            None => return self.odd_word(visitor, len, quiet),
        }
        self.at += len;
        None
    }

    /// Whether the number of a move stands right before this place.
    fn follows_number(&self) -> bool {
        let before = self.buffer[..self.at].trim_ascii_end();
        let points = before.iter().rev().take_while(|&&byte| byte == b'.').count();
        let number = &before[..before.len() - points];
        points > 0 && number.last().is_some_and(u8::is_ascii_digit)
    }

    fn number(&mut self, digits: usize) -> Option<Termination> {
        let points = self.text()[digits..].iter().take_while(|&&byte| byte == b'.').count();
        self.at += digits + points;
        None
    }

    /// A word that is no move in standard algebraic notation.
    #[cold]
    fn odd_word(&mut self, visitor: &mut impl Visitor, len: usize, quiet: bool) -> Option<Termination> {
        let text = self.text();
        let empty_brackets = text.starts_with(b"[]");
        let len = if empty_brackets { 2 } else { len };
        let word = &text[..len];
        let odd = match Odd::read(word) {
            // After the number of a move a letter is a piece whose square was torn off, and no sign.
            Some(Odd::Annotation(_)) if word[0].is_ascii_alphabetic() && self.follows_number() => None,
            odd => odd,
        };
        let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if let Some(Odd::Joined(first)) = odd {
            // The rest is read next, as a word of its own.
            let place = self.place(first);
            let word = &text[..first];
            match (San::read_bytes(word), Odd::read(word)) {
                (Some(san), _) if !quiet => visitor.san(san, place),
                (None, Some(Odd::Castling(wing))) if !quiet => visitor.san(San::Castling(wing), place),
                (None, Some(Odd::Annotation(annotation))) if !quiet => visitor.annotation(annotation, place),
                (None, Some(Odd::Null)) => self.null_move(visitor, first, quiet),
                _ => {}
            }
            self.at += first;
            return None;
        }
        if odd.is_none() && digits > 0 {
            return self.number(digits);
        }
        let place = self.place(len);
        match odd {
            _ if quiet => {}
            Some(Odd::Annotation(annotation)) => visitor.annotation(annotation, place),
            Some(Odd::Castling(wing)) => visitor.san(San::Castling(wing), place),
            Some(Odd::Null) => self.null_move(visitor, len, quiet),
            Some(Odd::Sign) => self.fault(visitor, FaultKind::Sign, self.at, len),
            Some(Odd::Joined(_)) => {}
            None if visitor.word(Text(word), place) => {}
            None => self.fault(visitor, FaultKind::Move, self.at, len),
        }
        self.at += len;
        None
    }

    fn null_move(&mut self, visitor: &mut impl Visitor, len: usize, quiet: bool) {
        let place = self.place(len);
        if !quiet && !visitor.null_move(place) {
            self.fault(visitor, FaultKind::Move, self.at, len);
        }
    }

    /// The comments after the result, on its line.
    fn last_comments(&mut self, visitor: &mut impl Visitor, quiet: bool) -> io::Result<()> {
        loop {
            self.fill()?;
            match self.text().first() {
                Some(b' ' | b'\t') => self.at += 1,
                Some(b'{') => {
                    self.comment(visitor, quiet)?;
                }
                _ => return Ok(()),
            }
        }
    }

    /// A comment of any length. `true` if it never ends.
    fn comment(&mut self, visitor: &mut impl Visitor, quiet: bool) -> io::Result<bool> {
        let mut searched = 0;
        loop {
            let text = self.text();
            if let Some(rest) = memchr(b'}', &text[searched..]) {
                let comment = &text[1..searched + rest];
                let len = comment.len();
                if let Some(next) = swallowed_game(comment) {
                    self.fault(visitor, FaultKind::Comment, self.at, 1);
                    self.at += 1 + next;
                    return Ok(false);
                }
                if !quiet {
                    let start = self.position() + 1;
                    visitor.comment(Text(comment), Place { start, len: len as u32 });
                }
                self.at += len + 2;
                return Ok(false);
            }
            searched = text.len();
            if searched >= LONGEST || !self.grow()? {
                self.fault(visitor, FaultKind::Comment, self.at, 1);
                // What follows may still be a game: the comment is taken to end before the next tag.
                let next = memchr::memmem::find(self.text(), b"\n[").map_or(self.text().len(), |next| next + 1);
                self.at += next;
                return Ok(self.finished && self.at == self.end);
            }
        }
    }
}

/// How long a word is.
fn word_len(text: &[u8]) -> usize {
    let within = &text[..text.len().min(LONGEST_WORD)];
    let ends = |&at: &usize| match within[at] {
        byte if byte.is_ascii() => byte.is_ascii_whitespace() || b"(){}[];$!?*".contains(&byte),
        // These bytes are also parts of other characters.
        0xa0 | 0xad => within[at - 1].is_ascii(),
        _ => foreign_blank(&within[at..]).is_some(),
    };
    (1..within.len()).find(ends).unwrap_or(within.len()).max(1)
}

/// Why the hot loop pauses.
enum Pause {
    /// The text at hand is used up.
    Text,
    /// A comment goes on beyond the text at hand.
    Comment,
    /// A word that is not a plain move.
    Word,
    /// Anything else.
    Rare,
}

//! Where tokens begin and end.

use memchr::{memchr, memchr2, memrchr};

use super::MARGIN;
use super::odd::Folded;
use crate::pgn::visitor::Termination;

/// Which characters a move can begin with.
pub(super) static BEGINS_MOVE: [bool; 256] = {
    let mut table = [false; 256];
    let mut i = 0;
    while i < 256 {
        table[i] = matches!(i as u8, b'a'..=b'h' | b'B' | b'K' | b'N' | b'O' | b'P' | b'Q' | b'R');
        i += 1;
    }
    table
};

/// Where a comment ends.
#[inline(always)]
pub(super) fn closing_brace(text: &[u8]) -> Option<usize> {
    find_either(text, b'}', b'}')
}

/// Where the first of two bytes is. Most tags and comments are short, and over before a search for long ones has begun.
#[inline(always)]
fn find_either(text: &[u8], one: u8, other: u8) -> Option<usize> {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // The lowest byte that is zero is marked; marks above it mean nothing.
    let zeros = |word: u64| word.wrapping_sub(LOW) & !word & HIGH;
    let (words, _) = text.as_chunks::<8>();
    for (i, word) in words.iter().take(6).enumerate() {
        let word = u64::from_le_bytes(*word);
        let found = zeros(word ^ (LOW * one as u64)) | zeros(word ^ (LOW * other as u64));
        if found != 0 {
            return Some(8 * i + found.trailing_zeros() as usize / 8);
        }
    }
    memchr2(one, other, text)
}

/// Where the next game begins in a comment that somebody forgot to close.
pub(super) fn swallowed_game(comment: &[u8]) -> Option<usize> {
    let line_end = memchr::memmem::find(comment, b"\n[Event \"")?;
    Some(line_end + 1)
}

/// How many digits there are before the first other character, at most eight.
#[inline(always)]
pub(super) fn digits_in(word: u64) -> u32 {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // A digit is 0x30 to 0x39: without the 3 it stays below ten, and adding 0x76 does not reach the highest bit.
    let above = ((word ^ (LOW * 0x30)).wrapping_add(LOW * 0x76) | word ^ (LOW * 0x30)) & HIGH;
    above.trailing_zeros() / 8
}

/// How many bytes there are before the first blank or control character, at most eight.
#[inline(always)]
pub(super) fn blank_in(word: u64) -> u32 {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let below = word.wrapping_sub(LOW * 0x21) & !word & HIGH;
    below.trailing_zeros() / 8
}

/// A tag pair as programs write it: its name, its value and its length. Nothing in the value is quoted or escaped.
#[inline]
pub(super) fn plain_tag(text: &[u8]) -> Option<(&[u8], &[u8], usize)> {
    let open = find_either(text.get(..MARGIN)?, b'"', b'\n')?;
    let value = open + 1;
    let close = value + find_either(text.get(value..MARGIN)?, b'"', b'\n')?;
    let plain =
        text[open] == b'"' && text[close] == b'"' && text[close - 1] != b'\\' && text.get(close + 1) == Some(&b']');
    let name = text[1..open].trim_ascii();
    (plain && !name.is_empty()).then_some((name, &text[value..close], close + 2))
}

/// A tag pair with something odd in it, on its line. Quotation marks inside the value ought to be escaped; where they are
/// not, the last one closes it.
pub(super) fn odd_tag(line: &[u8]) -> Option<(&[u8], &[u8], usize)> {
    let open = memchr(b'"', line)?;
    let name = line[1..open].trim_ascii();
    let bracket = closing_bracket(line, open + 1)?;
    let close = memrchr(b'"', &line[..bracket]).filter(|&close| close > open)?;
    (!name.is_empty()).then_some((name, &line[open + 1..close], bracket + 1))
}

/// The bracket that closes a tag: the first one outside quotation marks, else the last one of the line.
fn closing_bracket(line: &[u8], value: usize) -> Option<usize> {
    let mut quoted = true;
    let mut escaped = false;
    for (i, &byte) in line.iter().enumerate().skip(value) {
        match byte {
            b'"' if !escaped => quoted = !quoted,
            b']' if !quoted => return Some(i),
            _ => {}
        }
        escaped = byte == b'\\' && !escaped;
    }
    memrchr(b']', line).filter(|&bracket| bracket > value)
}

/// Marks that some add to moves and that say nothing a position does not say.
pub(super) fn is_noise(word: &[u8]) -> bool {
    matches!(
        word,
        b"e.p." | b"ep" | b"e.p" | b"+" | b"++" | b"#" | b"x" | b"," | b"ch" | b"ch."
    )
}

impl Termination {
    /// How a text begins that ends a game, as found in the wild, and its length.
    ///
    /// Signs of annotation such as `+/-` and `=` are no results here, though they are in tags; forfeits such as `+--` are.
    pub(super) fn read(text: &[u8]) -> Option<(Termination, usize)> {
        // Whatever else it is, it does not begin with one of these.
        if !matches!(
            text.first()?,
            b'0' | b'1' | b'*' | b'+' | b'-' | b'=' | b'.' | 0xbd | 0xc2 | 0xe2 | 0xef | 0x96 | 0x97
        ) {
            return None;
        }
        const FORMS: [(&[u8], Termination); 29] = [
            (b"1-0", Termination::WhiteWon),
            (b"0-1", Termination::BlackWon),
            (b"1/2-1/2", Termination::Drawn),
            (b"*", Termination::Unknown),
            (b"1/2 - 1/2", Termination::Drawn),
            (b"1/2:1/2", Termination::Drawn),
            (b"\xbd-\xbd", Termination::Drawn),
            (b"\xbd:\xbd", Termination::Drawn),
            (b"\xbd", Termination::Drawn),
            (b"0.5-0.5", Termination::Drawn),
            (b".5-.5", Termination::Drawn),
            (b"1/2", Termination::Drawn),
            (b"1:0", Termination::WhiteWon),
            (b"0:1", Termination::BlackWon),
            (b"=/=", Termination::Drawn),
            (b"=:=", Termination::Drawn),
            (b"+:-", Termination::WhiteWon),
            (b"-:+", Termination::BlackWon),
            // Forfeits.
            (b"+--", Termination::WhiteWon),
            (b"--+", Termination::BlackWon),
            (b"1-0F", Termination::WhiteWon),
            (b"0-1F", Termination::BlackWon),
            (b"1F-0F", Termination::WhiteWon),
            (b"0F-1F", Termination::BlackWon),
            (b"0F-0F", Termination::Unknown),
            (b"0-0F", Termination::Unknown),
            (b"1-0FF", Termination::WhiteWon),
            (b"0-1FF", Termination::BlackWon),
            (b"1F-0", Termination::WhiteWon),
        ];
        let folded = Folded::of(&text[..text.len().min(48)]);
        // A result is a word of its own, but nothing else begins with a star.
        let ends = |form: &[u8]| {
            let next = folded.bytes().get(form.len());
            let word = |next: &u8| next.is_ascii_alphanumeric();
            let sign = |next: &u8| word(next) || b"+-/=".contains(next);
            match form[0] {
                b'*' => true,
                b'+' | b'-' | b'=' => !next.is_some_and(sign),
                _ => !next.is_some_and(word),
            }
        };
        let same = |form: &[u8]| {
            let begins = folded.bytes().get(..form.len());
            begins.is_some_and(|begins| begins.eq_ignore_ascii_case(form)) && ends(form)
        };
        let (form, termination) = FORMS.into_iter().find(|(form, _)| same(form))?;
        Some((termination, folded.len_of(form.len())))
    }
}

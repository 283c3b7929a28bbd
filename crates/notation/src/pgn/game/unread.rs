//! Lines that are kept as text.

use memchr::memchr;

use crate::pgn::Text;

/// Where the text of a line begins whose first unread word stands at the end of `before`: the number of the move before
/// the word is part of it.
pub(super) fn start(before: &[u8]) -> usize {
    let blanks = |byte: &u8| matches!(byte, b' ' | b'\t' | b'.');
    let dots = before.iter().rev().take_while(|byte| blanks(byte)).count();
    let digits = before
        .iter()
        .rev()
        .skip(dots)
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    let number = before.len() - dots - digits;
    let apart = match number.checked_sub(1) {
        Some(last) => matches!(before[last], b' ' | b'\t' | b'\r' | b'\n' | b'(' | b')' | b'}'),
        None => true,
    };
    match digits > 0 && apart {
        true => number,
        false => before.len(),
    }
}

/// The text of a line that starts with `text` and ends there at the latest; a variation ends with its bracket.
///
/// Comments and variations that are still open are closed. A comment that ends with its line keeps the line break.
pub(super) fn rest(text: &[u8], is_variation: bool) -> String {
    let mut at = 0;
    let mut open = 0usize;
    let mut tail = String::new();
    // The last comment that ends with its line.
    let mut remark = 0..0;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'{' => match memchr(b'}', &text[at..]) {
                Some(len) => at += len,
                None => {
                    tail.push('}');
                    at = text.len();
                }
            },
            b';' | b'%' if byte == b';' || at.checked_sub(1).is_some_and(|last| text[last] == b'\n') => {
                let len = memchr(b'\n', &text[at..]).unwrap_or(text.len() - at);
                remark = at..at + len;
                at += len;
            }
            b'(' => open += 1,
            b')' if open == 0 && is_variation => break,
            b')' => open = open.saturating_sub(1),
            _ => {}
        }
        at += 1;
    }
    let text = text[..at.min(text.len())].trim_ascii_end();
    let mut line = Text(text).decode().into_owned();
    if tail.is_empty() && remark.start < text.len() && text.len() <= remark.end {
        line.push('\n');
    }
    tail.extend(core::iter::repeat_n(')', open));
    line + &tail
}

//! What stands around a move: its number before it, signs and remarks after it. No language matters here.

use core::ops::Range;

/// A character and where it stands.
#[derive(Debug, Copy, Clone)]
pub(crate) struct Glyph {
    pub(crate) symbol: char,
    pub(crate) at: usize,
    /// Whether a blank stands before it.
    pub(crate) spaced: bool,
}

impl Glyph {
    pub(crate) fn range(&self) -> Range<usize> {
        self.at..self.at + self.symbol.len_utf8()
    }
}

/// A text taken apart into its core, which says what is moved and where, and what stands around it.
#[derive(Debug)]
pub(crate) struct Frame {
    /// The core, without blanks.
    pub(crate) core: Vec<Glyph>,
    /// Where the core ends.
    pub(crate) end: usize,
    /// What follows it, from the last to the first.
    pub(crate) signs: Vec<Sign>,
}

/// Something that follows the move.
#[derive(Debug, Clone)]
pub(crate) struct Sign {
    pub(crate) kind: SignKind,
    pub(crate) at: Range<usize>,
    /// Without blanks.
    pub(crate) text: String,
}

#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum SignKind {
    /// `+`, `++`, `#`, `†` and the like.
    Check,
    /// `e.p.`
    EnPassant,
    /// `(=)`
    DrawOffer,
    /// `:` behind the move.
    Capture,
    /// `!`, `?`, `=` and the like.
    Remark,
}

/// The longest text that is looked at. No move needs a third of it.
const LONGEST: usize = 64;

impl Frame {
    /// # Errors
    ///
    /// Where a text becomes too long to be a move.
    pub(crate) fn of(text: &str) -> Result<Frame, Range<usize>> {
        let mut core = Vec::with_capacity(16);
        let mut spaced = false;
        for (at, symbol) in text.char_indices() {
            if symbol.is_whitespace() {
                spaced = true;
            } else if !is_invisible(symbol) {
                if core.len() == LONGEST {
                    return Err(at..text.len());
                }
                core.push(Glyph { symbol, at, spaced });
                spaced = false;
            }
        }
        let number = number_len(&core);
        core.drain(..number);
        let mut signs = Vec::new();
        while let Some((kind, len)) = last_sign(&core) {
            let taken = &core[core.len() - len..];
            let at = taken[0].at..taken[len - 1].range().end;
            let text = taken.iter().map(|glyph| glyph.symbol).collect();
            signs.push(Sign { kind, at, text });
            core.truncate(core.len() - len);
        }
        let end = core.last().map_or(text.len(), |glyph| glyph.range().end);
        Ok(Frame { core, end, signs })
    }

    pub(crate) fn sign(&self, kind: SignKind) -> Option<&Sign> {
        self.signs.iter().find(|sign| sign.kind == kind)
    }
}

/// Marks without a shape of their own: directions of writing, joiners, and which picture to take for a figurine.
fn is_invisible(symbol: char) -> bool {
    matches!(symbol, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{fe0e}' | '\u{fe0f}' | '\u{feff}')
}

/// How many characters the number of the move takes: `12.` or `12...`.
fn number_len(glyphs: &[Glyph]) -> usize {
    let digits = glyphs.iter().take_while(|glyph| glyph.symbol.is_ascii_digit()).count();
    let points = glyphs[digits..]
        .iter()
        .take_while(|glyph| matches!(glyph.symbol, '.' | '…'))
        .count();
    let dots = matches!(glyphs.first(), Some(Glyph { symbol: '…', .. })) || points > 1;
    if points == 0 || digits == 0 && !dots {
        0
    } else {
        digits + points
    }
}

/// What the last characters are, if they are no part of the core, and how many they are.
fn last_sign(glyphs: &[Glyph]) -> Option<(SignKind, usize)> {
    let ends_with = |end: &str| {
        let mut from_last = glyphs.iter().rev().map(|glyph| glyph.symbol.to_ascii_lowercase());
        // Something must be left that can be a move.
        end.chars().rev().all(|symbol| from_last.next() == Some(symbol)) && glyphs.len() > end.len() + 1
    };
    for draw in ["(=)", "[=]"] {
        if ends_with(draw) {
            return Some((SignKind::DrawOffer, draw.len()));
        }
    }
    for mark in ["(e.p.)", "(ep)", "e.p.", "e.p", "ep.", "ep"] {
        if ends_with(mark) {
            return Some((SignKind::EnPassant, mark.len()));
        }
    }
    for verdict in ["+/-", "-/+", "+/=", "=/+", "+-", "-+"] {
        if ends_with(verdict) {
            return Some((SignKind::Remark, verdict.len()));
        }
    }
    let run = |symbols: &str| {
        let last = glyphs.iter().rev();
        last.take_while(|glyph| symbols.contains(glyph.symbol)).count()
    };
    [
        (SignKind::Check, "+#†‡≠"),
        (SignKind::Remark, "!?‼⁇⁈⁉=.,;±∓⩲⩱∞□"),
        (SignKind::Capture, ":"),
    ]
    .into_iter()
    .map(|(kind, symbols)| (kind, run(symbols)))
    .find(|&(_, len)| len > 0)
}

//! From characters to what they say, in one language.

use core::ops::Range;

use jadoube_board::{Color, File, Rank, Role, Square, Squares, Wing};

use crate::Language;
use crate::read::frame::Glyph;
use crate::read::said::{Said, SignForm, Step, Who, Wording};

/// How closely letters are looked at.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub(crate) enum Care {
    /// Pieces have the signs of their language, files are small letters.
    Exact,
    /// Small letters may be pieces, capitals may be files, letters may come from a look-alike alphabet, pawns may have
    /// a letter or a needless file.
    Loose,
}

/// Something that a text can say, and how it was put.
#[derive(Debug)]
pub(crate) struct Phrase {
    pub(crate) said: Said,
    pub(crate) wording: Wording,
}

/// Castling, and whether it is written as the Laws print it, with zeros and hyphens.
///
/// Provision: notation.castling-short, notation.castling-long
pub(crate) fn castling(core: &[Glyph]) -> Option<(Wing, bool)> {
    let mut zeros = 0;
    for (index, glyph) in core.iter().enumerate() {
        match glyph.symbol {
            '0' | 'O' | 'o' | 'О' | 'о' | 'Ο' | 'ο' | '○' => zeros += 1,
            symbol if is_hyphen(symbol) && index > 0 => {}
            _ => return None,
        }
    }
    let printed = |text: &str| core.iter().map(|glyph| glyph.symbol).eq(text.chars());
    match zeros {
        2 => Some((Wing::Kingside, printed("0-0"))),
        3 => Some((Wing::Queenside, printed("0-0-0"))),
        _ => None,
    }
}

fn is_hyphen(symbol: char) -> bool {
    matches!(symbol, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−')
}

fn is_capture(symbol: char) -> bool {
    matches!(symbol, 'x' | 'X' | '×' | ':' | '*' | 'х' | 'Х' | '✕')
}

/// Reads the core of a text in the letters of a language.
pub(crate) struct Scanner<'a> {
    core: &'a [Glyph],
    /// Where the core ends in the text.
    end: usize,
    language: Language,
    care: Care,
    /// The farthest character that was understood.
    pub(crate) farthest: usize,
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(core: &'a [Glyph], end: usize, language: Language, care: Care) -> Scanner<'a> {
        Scanner {
            core,
            end,
            language,
            care,
            farthest: 0,
        }
    }

    /// Everything that the core can say; mostly one thing.
    pub(crate) fn phrases(&mut self, found: &mut Vec<Phrase>) {
        if let Some((role, form, len)) = self.sign_at(0) {
            let wording = Wording {
                sign: Some((form, self.range(0, len))),
                ..Wording::default()
            };
            self.step(Who::Piece(role), len, wording, found);
        }
        self.step(Who::Any, 0, Wording::default(), found);
    }

    /// Reads departure, separator, arrival and promotion from a place on.
    fn step(&mut self, who: Who, start: usize, wording: Wording, found: &mut Vec<Phrase>) {
        let (file, rank) = (self.file_at(start), self.rank_at(start));
        let after_file = file.and_then(|_| self.rank_at(start + 1));
        let departures = [(file, after_file, 2), (file, None, 1), (None, rank, 1), (None, None, 0)];
        for (from_file, from_rank, len) in departures {
            if len != from_file.iter().len() + from_rank.iter().len() {
                continue;
            }
            let wording = Wording {
                departure: self.range(start, start + len),
                has_file: from_file.is_some(),
                has_rank: from_rank.is_some(),
                ..wording.clone()
            };
            if let Some(phrase) = self.arrival(who, (from_file, from_rank), start + len, wording) {
                found.push(phrase);
                return;
            }
        }
    }

    fn arrival(
        &mut self,
        who: Who,
        (from_file, from_rank): (Option<File>, Option<Rank>),
        start: usize,
        mut wording: Wording,
    ) -> Option<Phrase> {
        let mut at = start;
        // A capital X can be a piece.
        let separates = |&symbol: &char| {
            is_hyphen(symbol) || is_capture(symbol) && !(symbol.is_uppercase() && self.care == Care::Exact)
        };
        if let Some(symbol) = self.symbol(at).filter(separates).filter(|_| at > 0) {
            wording.separator = Some((symbol, self.range(at, at + 1)));
            at += 1;
            self.saw(at);
        }
        let file = self.file_at(at)?;
        let rank = self.rank_at(at + 1);
        let arrival = at;
        at += 1 + rank.iter().len();
        wording.arrival = self.range(arrival, at);
        wording.lacks_rank = rank.is_none();
        self.saw(at);
        let promotion = self.promotion(&mut at, who, from_rank.is_some(), &mut wording)?;
        if at != self.core.len() {
            return None;
        }
        wording.capital_file = (0..at)
            .filter(|&at| {
                wording
                    .sign
                    .as_ref()
                    .is_none_or(|(_, sign)| self.core[at].at >= sign.end)
            })
            .find(|&at| self.file_at(at).is_some() && !self.core[at].symbol.is_ascii_lowercase())
            .map(|at| self.range(at, at + 1));
        let captures = wording
            .separator
            .as_ref()
            .is_some_and(|&(symbol, _)| is_capture(symbol));
        let (who, from) = match rank {
            None => self.capturing_pawn(who, from_file?, from_rank)?,
            Some(_) => self.mover(who, (from_file, from_rank), file, captures)?,
        };
        let to = match rank {
            None => Squares::file(file),
            Some(rank) => Squares::of(Square::new(file, rank)),
        };
        let said = Said::Step(Step {
            who,
            from,
            to,
            promotion,
        });
        Some(Phrase { said, wording })
    }

    /// Who goes to a square, and from where.
    ///
    /// Provision: notation.pawn-move, notation.pawn-capture
    fn mover(
        &self,
        who: Who,
        (file, rank): (Option<File>, Option<Rank>),
        to: File,
        captures: bool,
    ) -> Option<(Who, Squares)> {
        let from = file.map_or(Squares::ALL, Squares::file) & rank.map_or(Squares::ALL, Squares::rank);
        let ahead = Squares::file(to);
        match (who, file, rank) {
            // In coordinates, whatever stands there goes.
            (Who::Any, Some(_), Some(_)) => Some((Who::Any, from)),
            // A pawn with a letter is read loosely; what it is said to capture is not ahead of it.
            (Who::Piece(Role::Pawn), None, None) if captures => Some((who, Squares::ALL - ahead)),
            // A pawn of which nothing is said goes straight ahead, and never captures.
            (Who::Any | Who::Piece(Role::Pawn), None, None) => Some((Who::Piece(Role::Pawn), ahead)),
            // One of which the file is said captures: going straight ahead it would not need a file.
            (Who::Any, Some(file), None) if file == to && self.care == Care::Exact => None,
            (Who::Any, Some(_), None) => Some((Who::Piece(Role::Pawn), from)),
            (Who::Any, None, Some(_)) => None,
            (Who::Piece(_), _, _) => Some((who, from)),
        }
    }

    /// A pawn of which only the files are said.
    fn capturing_pawn(&self, who: Who, file: File, rank: Option<Rank>) -> Option<(Who, Squares)> {
        let pawn = matches!(who, Who::Any | Who::Piece(Role::Pawn)) && rank.is_none();
        pawn.then(|| (Who::Piece(Role::Pawn), Squares::file(file)))
    }

    /// The new piece at the end, if there is one. `None` if what stands there is not that.
    fn promotion(&mut self, at: &mut usize, who: Who, square: bool, wording: &mut Wording) -> Option<Option<Role>> {
        let start = *at;
        let mut next = start;
        while matches!(self.symbol(next), Some('=' | '(' | '[' | '/' | '→')) && next < start + 2 {
            next += 1;
        }
        if next == self.core.len() && next == start {
            return Some(None);
        }
        self.saw(next);
        let coordinates = || {
            let symbol = self.symbol(next).filter(char::is_ascii_lowercase)?;
            let role = Role::from_letter(symbol).filter(|role| Role::PROMOTIONS.contains(role))?;
            (who == Who::Any && square && next == start).then_some((role, SignForm::Loose, 1))
        };
        let (role, form, len) = match self.care {
            Care::Exact => coordinates().or_else(|| self.sign_at(next))?,
            Care::Loose => self.sign_at(next)?,
        };
        wording.promotion = Some((form, self.range(next, next + len)));
        next += len;
        let closing = next;
        while matches!(self.symbol(next), Some(')' | ']')) && next < closing + 1 {
            next += 1;
        }
        if next - len > start {
            wording.promotion_separator = Some(self.range(start, next));
        }
        self.saw(next);
        *at = next;
        Some(Some(role))
    }

    /// The piece that is named at a place: its kind, how it was named, and with how many characters. The longest sign
    /// counts, so that Кр is a king and no knight.
    ///
    /// Provision: notation.figurines-in-print, notation.national-letters
    fn sign_at(&mut self, at: usize) -> Option<(Role, SignForm, usize)> {
        let symbol = self.symbol(at)?;
        let figurines = Role::ALL.into_iter().filter(|role| {
            let of = |color| role.of(color).figurine();
            Color::ALL.into_iter().any(|color| of(color) == symbol)
        });
        let figurines = figurines.map(|role| (role, SignForm::Figurine, 1));
        let pieces = Role::ALL[1..].iter().filter_map(|&role| {
            let sign = self.language.sign(role);
            let len = sign.chars().count();
            let glyphs = self.core.get(at..at + len)?;
            let symbols = || glyphs.iter().map(|glyph| glyph.symbol);
            if symbols().eq(sign.chars()) {
                return Some((role, SignForm::Letters(len), len));
            }
            let loose = self.care == Care::Loose && symbols().map(fold).eq(sign.chars().map(fold));
            loose.then_some((role, SignForm::Loose, len))
        });
        let pawn = self.language.pawn_sign().filter(|_| self.care == Care::Loose);
        let pawn = pawn.filter(|sign| sign.chars().next().map(fold) == Some(fold(symbol)));
        let pawn = pawn.map(|_| (Role::Pawn, SignForm::Pawn, 1));
        let found = figurines.chain(pieces).chain(pawn).max_by_key(|&(_, _, len)| len);
        if let Some((_, _, len)) = found {
            self.saw(at + len);
        }
        found
    }

    /// Provision: notation.file-letters
    fn file_at(&mut self, at: usize) -> Option<File> {
        let symbol = self.symbol(at)?;
        let symbol = match self.care {
            Care::Exact => symbol,
            Care::Loose => fold(symbol),
        };
        let file = File::ALL.into_iter().find(|file| file.letter() == symbol)?;
        self.saw(at + 1);
        Some(file)
    }

    /// Provision: notation.rank-numbers, notation.square-names
    fn rank_at(&mut self, at: usize) -> Option<Rank> {
        let symbol = self.symbol(at)?;
        let rank = Rank::ALL.into_iter().find(|rank| rank.digit() == symbol)?;
        self.saw(at + 1);
        Some(rank)
    }

    fn symbol(&self, at: usize) -> Option<char> {
        self.core.get(at).map(|glyph| glyph.symbol)
    }

    fn saw(&mut self, at: usize) {
        self.farthest = self.farthest.max(at);
    }

    /// The bytes of some characters; empty, and where they would stand, if there are none.
    fn range(&self, start: usize, end: usize) -> Range<usize> {
        match (self.core.get(start), self.core[..end].last()) {
            (Some(first), Some(last)) if start < end => first.at..last.range().end,
            (Some(next), _) => next.at..next.at,
            (None, _) => self.end..self.end,
        }
    }
}

/// A small Latin letter for every letter that looks like it, and a small letter for every capital.
fn fold(symbol: char) -> char {
    let small = symbol.to_lowercase().next().unwrap_or(symbol);
    match small {
        'а' => 'a',
        'в' => 'b',
        'с' => 'c',
        'е' => 'e',
        'к' | 'κ' => 'k',
        'т' => 't',
        'р' | 'ρ' => 'p',
        'о' | 'ο' => 'o',
        _ => small,
    }
}

//! Text in computer braille, for embossers and braille displays.
//!
//! The code is the North American Braille Computer Code: each printing character of ASCII has one cell. With eight dots a capital
//! letter is its small letter with dot 7 added; so are the signs from `@` to `_` against those from `` ` `` to DEL. With six dots
//! there is no room for that, and the cell of dots 4, 5 and 6 stands before a capital letter, before `` ` ``, `{`, `|`, `}` and `~`,
//! and before itself for `_`, as the Computer Braille Code of the Braille Authority of North America has it. Digits are in the
//! lower part of the cell, without a number sign, so that a move is as long in braille as it is in print.
//!
//! Cells are the braille patterns of Unicode. What is not ASCII is written with the nearest letters; a character that has none is
//! the cell of all dots.

use core::fmt;

/// How many dots a cell has.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Dots {
    /// Six: on paper, and on most older devices.
    Six,
    /// Eight: on displays.
    Eight,
}

/// The dots of the signs from space to underscore, as bits: dot 1 is the lowest.
const CELLS: [u8; 64] = [
    0x00, 0x2E, 0x10, 0x3C, 0x2B, 0x29, 0x2F, 0x04, 0x37, 0x3E, 0x21, 0x2C, 0x20, 0x24, 0x28, 0x0C, // space to /
    0x34, 0x02, 0x06, 0x12, 0x32, 0x22, 0x16, 0x36, 0x26, 0x14, 0x31, 0x30, 0x23, 0x3F, 0x1C, 0x39, // 0 to ?
    0x08, 0x01, 0x03, 0x09, 0x19, 0x11, 0x0B, 0x1B, 0x13, 0x0A, 0x1A, 0x05, 0x07, 0x0D, 0x1D, 0x15, // @ to O
    0x0F, 0x1F, 0x17, 0x0E, 0x1E, 0x25, 0x27, 0x3A, 0x2D, 0x3D, 0x35, 0x2A, 0x33, 0x3B, 0x18, 0x38, // P to _
];

/// Dots 4, 5 and 6: the next cell is a capital letter, or another sign than it would be.
const SHIFT: u8 = 0x38;
/// Dot 7.
const SEVEN: u8 = 0x40;

/// A text in computer braille. Lines stay lines.
///
/// ```
/// use jadoube_notation::braille::{Dots, braille};
///
/// assert_eq!(braille("1. e4 Nf6", Dots::Eight).to_string(), "⠂⠨⠀⠑⠲⠀⡝⠋⠖");
/// assert_eq!(braille("1. e4 Nf6", Dots::Six).to_string(), "⠂⠨⠀⠑⠲⠀⠸⠝⠋⠖");
/// ```
pub fn braille(text: &str, dots: Dots) -> impl fmt::Display {
    Braille { text, dots }
}

struct Braille<'a> {
    text: &'a str,
    dots: Dots,
}

impl fmt::Display for Braille<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.chars().try_for_each(|symbol| match symbol {
            '\n' => f.write_str("\n"),
            '\r' => Ok(()),
            '\t' => write_cell(f, 0),
            symbol if symbol.is_ascii() => write_ascii(f, symbol as u8, self.dots),
            symbol => match nearest(symbol) {
                "" => write_cell(f, 0x3F),
                letters => letters.bytes().try_for_each(|letter| write_ascii(f, letter, self.dots)),
            },
        })
    }
}

fn write_ascii(f: &mut fmt::Formatter<'_>, symbol: u8, dots: Dots) -> fmt::Result {
    let Some(place) = symbol.checked_sub(b' ').filter(|place| *place < 95) else {
        return write_cell(f, 0x3F);
    };
    // Small letters share their cells with the capitals, which are shifted.
    let (place, shifted) = match symbol {
        b'A'..=b'Z' => (place, true),
        b'a'..=b'z' => (place - 32, false),
        // Of the other signs it is the later ones that are shifted with six dots, the earlier ones with eight.
        b'`'.. => (place - 32, dots == Dots::Six),
        b'@' | b'['..=b'^' => (place, dots == Dots::Eight),
        b'_' => (place, true),
        _ => (place, false),
    };
    let cell = CELLS[usize::from(place)];
    match (shifted, dots) {
        (false, _) => write_cell(f, cell),
        (true, Dots::Eight) => write_cell(f, cell | SEVEN),
        (true, Dots::Six) => {
            write_cell(f, SHIFT)?;
            write_cell(f, cell)
        }
    }
}

fn write_cell(f: &mut fmt::Formatter<'_>, dots: u8) -> fmt::Result {
    let cell = char::from_u32(0x2800 + u32::from(dots)).unwrap_or(' ');
    write!(f, "{cell}")
}

/// What stands for a character that ASCII does not have.
fn nearest(symbol: char) -> &'static str {
    match symbol {
        'à'..='ã' | 'å' => "a",
        'ä' | 'æ' => "ae",
        'À'..='Ã' | 'Å' => "A",
        'Ä' | 'Æ' => "Ae",
        'ç' => "c",
        'Ç' => "C",
        'è'..='ë' => "e",
        'È'..='Ë' => "E",
        'ì'..='ï' => "i",
        'Ì'..='Ï' => "I",
        'ñ' => "n",
        'Ñ' => "N",
        'ò'..='õ' => "o",
        'ö' | 'ø' => "oe",
        'Ò'..='Õ' => "O",
        'Ö' | 'Ø' => "Oe",
        'ù'..='û' => "u",
        'ü' => "ue",
        'Ù'..='Û' => "U",
        'Ü' => "Ue",
        'ß' => "ss",
        '½' => "1/2",
        '–' | '—' | '−' => "-",
        '…' => "...",
        '×' => "x",
        '‘' | '’' => "'",
        '“' | '”' | '„' => "\"",
        '\u{a0}' => " ",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::{CELLS, Dots, braille};

    #[test]
    fn every_cell_of_six_dots_stands_once() {
        let mut cells = CELLS;
        cells.sort_unstable();
        assert!(
            cells.into_iter().eq(0..64),
            "sixty-four signs have the sixty-four cells"
        );
    }

    #[test]
    fn letters_and_digits_are_those_of_the_code() {
        let text = |text: &str, dots| braille(text, dots).to_string();
        assert_eq!(text("abcdefgh", Dots::Eight), "⠁⠃⠉⠙⠑⠋⠛⠓");
        assert_eq!(text("12345678", Dots::Six), "⠂⠆⠒⠲⠢⠖⠶⠦");
        assert_eq!(text("KQRBN", Dots::Eight), "⡅⡟⡗⡃⡝");
        assert_eq!(text("Ng1-f3", Dots::Six), "⠸⠝⠛⠂⠤⠋⠒");
        assert_eq!(text("e7-e8=Q+", Dots::Eight), "⠑⠶⠤⠑⠦⠿⡟⠬");
        assert_eq!(text("_`{", Dots::Six), "⠸⠸⠸⠈⠸⠪");
        assert_eq!(text("@`[{", Dots::Eight), "⡈⠈⡪⠪");
    }

    #[test]
    fn with_eight_dots_no_two_signs_are_alike() {
        let mut cells: Vec<String> = (b' '..=b'~')
            .map(|symbol| braille(&char::from(symbol).to_string(), Dots::Eight).to_string())
            .collect();
        assert!(cells.iter().all(|cell| cell.chars().count() == 1));
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(cells.len(), 95);
    }

    #[test]
    fn lines_stay_lines_and_foreign_letters_are_near() {
        assert_eq!(braille("a\nä½", Dots::Eight).to_string(), "⠁\n⠁⠑⠂⠌⠆");
    }
}

//! Signs of annotation as sites and ChessBase export them, and the numbers that PGN has for them.

use jadoube_board::Color;

/// A sign of annotation that was written out: `±`, `+/-`, `∞`, `N` and the like.
///
/// PGN has numbers for them. Some signs have two, since they speak of a player: `→` after a move of Black's says that
/// Black attacks.
///
/// ```
/// use jadoube_board::Color;
/// use jadoube_notation::pgn::Annotation;
///
/// assert_eq!(Annotation::read("+/-").unwrap().nag(Color::White), 16);
/// assert_eq!(Annotation::read("→").unwrap().nag(Color::Black), 41);
/// assert_eq!(Annotation::read("e4"), None);
/// ```
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub struct Annotation {
    /// After a move of White's, and after one of Black's.
    nags: [u8; 2],
}

/// The signs whose meaning is the same whoever has moved. Dashes of any kind are hyphens here.
const PLAIN: &[(&str, u8)] = &[
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("‼", 3),
    ("??", 4),
    ("⁇", 4),
    ("!?", 5),
    ("⁉", 5),
    ("?!", 6),
    ("⁈", 6),
    ("□", 7),
    ("▢", 7),
    ("☐", 7),
    ("[]", 7),
    ("=", 10),
    ("∞", 13),
    ("~", 13),
    ("⩲", 14),
    ("+=", 14),
    ("+/=", 14),
    ("⩱", 15),
    ("=+", 15),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("-+", 19),
    ("++-", 20),
    ("++--", 20),
    ("-++", 21),
    ("--++", 21),
    ("△", 140),
    ("∆", 140),
    ("Δ", 140),
    ("/\\", 140),
    ("∇", 141),
    ("▽", 141),
    ("⌓", 142),
    (">=", 142),
    ("≥", 142),
    ("<=", 143),
    ("≤", 143),
    ("==", 144),
    ("RR", 145),
    ("N", 146),
    ("TN", 146),
    ("D", 220),
    ("⇔", 239),
    ("⇗", 240),
    ("⊞", 241),
    ("⟫", 242),
    ("»", 242),
    ("⟪", 243),
    ("«", 243),
    ("✕", 244),
    ("⊥", 245),
    ("⟂", 245),
    ("⊟", 246),
    ("⊔", 255),
    ("⌊", 254),
];

/// The signs that speak of the player who has moved: the number for White; that for Black is the next one.
const OF_MOVER: &[(&str, u8)] = &[
    ("○", 26),
    ("◯", 26),
    ("⟳", 32),
    ("↻", 32),
    ("⟲", 32),
    ("↑↑", 32),
    ("↑", 36),
    ("|^", 36),
    ("→", 40),
    ("->", 40),
    ("=∞", 44),
    ("∞=", 44),
    ("=/∞", 44),
    ("⯹", 44),
    ("©", 44),
    ("⇆", 132),
    ("⇄", 132),
    ("⇋", 132),
    ("⇌", 132),
    ("<=>", 132),
    ("⊕", 138),
    ("⨁", 138),
    ("🕒", 138),
    ("⌚", 138),
];

/// The signs that speak of the opponent: zugzwang.
const OF_OPPONENT: &[(&str, u8)] = &[("⨀", 22), ("⊙", 22), ("☉", 22), ("◎", 22)];

impl Annotation {
    /// The annotation that a sign stands for; `None` if it is none.
    pub fn read(sign: &str) -> Option<Annotation> {
        let dashes = |c: char| if is_dash(c) { '-' } else { c };
        let same = |known: &str| known.chars().eq(sign.chars().map(dashes));
        let find = |table: &[(&str, u8)]| table.iter().find(|(known, _)| same(known)).map(|&(_, nag)| nag);
        let plain = find(PLAIN).map(|nag| [nag, nag]);
        let of_mover = || find(OF_MOVER).map(|nag| [nag, nag + 1]);
        let of_opponent = || find(OF_OPPONENT).map(|nag| [nag + 1, nag]);
        let nags = plain.or_else(of_mover).or_else(of_opponent)?;
        Some(Annotation { nags })
    }

    /// The numeric annotation glyph after a move of this player.
    pub fn nag(self, mover: Color) -> u8 {
        match mover {
            Color::White => self.nags[0],
            Color::Black => self.nags[1],
        }
    }

    /// The same, of a sign as it stands in a file: UTF-8, or the `±` of Latin-1.
    pub(crate) fn read_bytes(sign: &[u8]) -> Option<Annotation> {
        match std::str::from_utf8(sign) {
            Ok(sign) => Annotation::read(sign),
            Err(_) if sign == b"\xb1" => Annotation::read("±"),
            Err(_) => None,
        }
    }
}

/// Hyphens, dashes and minus signs.
pub(crate) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '−' | '﹣' | '－')
}

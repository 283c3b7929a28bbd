//! Positions as text: FEN, X-FEN and Shredder-FEN.
//!
//! The three differ only in how they name castling rooks. Reading takes all of them, mixed if need be: `K` and `Q` are
//! the outermost rook on that side of the king (X-FEN, which is FEN wherever FEN can say it), a file letter is the rook
//! on that file (Shredder-FEN). The counters, en passant and castling may be missing, as in EPD and in hand-written
//! positions. [`read_lenient`] goes further: it mends what sense allows, and says what.

mod lenient;

use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;
use core::str::FromStr;

use crate::{Color, File, Piece, Position, Rank, Refusal, Role, Setup, Square, Squares, Wing, attacks};

pub use lenient::{LenientFen, Repair, RepairKind, read_lenient};

/// Reads a position: what could be read, and every fault with its place.
///
/// ```
/// use jadoube_board::fen;
///
/// let (setup, faults) = fen::read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPxPP/RNBQKBNR w KQkq - 0 1");
/// assert_eq!(setup.pieces().count(), 31);
/// assert_eq!(faults[0].column, 32);
/// assert_eq!(faults[0].to_string(), "column 32: 'x' is no piece");
/// ```
pub fn read(text: &str) -> (Setup, Vec<FenFault>) {
    let mut reader = Reader {
        text,
        setup: Setup::empty(),
        faults: Vec::new(),
    };
    let mut fields = fields(text);
    match fields.next() {
        Some(field) => reader.placement(field),
        None => reader.fault(text.len()..text.len(), FenFaultKind::Missing(Field::Placement)),
    }
    match fields.next() {
        Some(field) => reader.turn(field),
        None => reader.fault(text.len()..text.len(), FenFaultKind::Missing(Field::Turn)),
    }
    if let Some(field) = fields.next() {
        reader.castling(field);
    }
    if let Some(field) = fields.next() {
        reader.en_passant(field);
    }
    if let Some(field) = fields.next()
        && let Some(number) = reader.number(field, Field::Halfmoves)
    {
        reader.setup.halfmoves = number;
    }
    if let Some(field) = fields.next()
        && let Some(number) = reader.number(field, Field::Fullmoves)
    {
        reader.setup.fullmoves = number;
    }
    if let Some(field) = fields.next() {
        reader.fault(field.start..text.trim_ascii_end().len(), FenFaultKind::Trailing);
    }
    (reader.setup, reader.faults)
}

/// The stretches of text between blanks.
fn fields(text: &str) -> impl Iterator<Item = Range<usize>> {
    text.split_ascii_whitespace().map(move |field| {
        let start = field.as_ptr() as usize - text.as_ptr() as usize;
        start..start + field.len()
    })
}

/// The characters of a field and their places.
fn characters(text: &str, field: Range<usize>) -> impl Iterator<Item = (Range<usize>, char)> {
    let start = field.start;
    let characters = text[field].char_indices();
    characters.map(move |(i, c)| (start + i..start + i + c.len_utf8(), c))
}

/// A part of a FEN.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Field {
    /// The pieces, rank by rank from the eighth.
    Placement,
    /// Who has the move.
    Turn,
    /// With which rooks castling is possible.
    Castling,
    /// The square a pawn has just crossed.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    Halfmoves,
    /// The number of the next move.
    Fullmoves,
}

/// Something in a FEN that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FenFault {
    /// The column of its first character, counted from 1.
    pub column: usize,
    /// Its place in bytes.
    pub range: Range<usize>,
    /// What is wrong.
    pub kind: FenFaultKind,
}

/// What is wrong with a FEN.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum FenFaultKind {
    /// A part is missing.
    Missing(Field),
    /// A character is neither a piece, a number of empty squares from 1 to 8, nor a slash.
    NoPiece(char),
    /// A rank has more than eight squares.
    LongRank(Rank),
    /// A rank has fewer than eight squares.
    ShortRank(Rank),
    /// There are more than eight ranks.
    TooManyRanks,
    /// There are fewer than eight ranks.
    TooFewRanks,
    /// Neither `w` nor `b`.
    NoTurn,
    /// A character is neither one of `KQkq` nor a file letter.
    NoCastling(char),
    /// The same castling is named twice.
    CastlingTwice(char),
    /// Neither a square nor `-`.
    NoSquare,
    /// Not a number, or too large.
    NoNumber(Field),
    /// More text than a FEN has.
    Trailing,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Placement => "the pieces",
            Field::Turn => "the side to move (w or b)",
            Field::Castling => "castling",
            Field::EnPassant => "the en passant square",
            Field::Halfmoves => "the half-moves since the last capture or pawn move",
            Field::Fullmoves => "the move number",
        })
    }
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.kind)
    }
}

impl fmt::Display for FenFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenFaultKind::Missing(field) => write!(f, "the text ends before {field}"),
            FenFaultKind::NoPiece(c) => write!(f, "{c:?} is no piece"),
            FenFaultKind::LongRank(rank) => write!(f, "rank {rank} has more than eight squares"),
            FenFaultKind::ShortRank(rank) => write!(f, "rank {rank} has fewer than eight squares"),
            FenFaultKind::TooManyRanks => f.write_str("there are more than eight ranks"),
            FenFaultKind::TooFewRanks => f.write_str("there are fewer than eight ranks"),
            FenFaultKind::NoTurn => f.write_str("the side to move must be w or b"),
            FenFaultKind::NoCastling(c) => {
                write!(f, "{c:?} is no castling; use KQkq, a file letter, or - for none")
            }
            FenFaultKind::CastlingTwice(c) => write!(f, "castling {c:?} is named twice"),
            FenFaultKind::NoSquare => f.write_str("en passant must be a square or -"),
            FenFaultKind::NoNumber(field) => write!(f, "{field} must be a whole number that is not too large"),
            FenFaultKind::Trailing => f.write_str("text after the end of the position"),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    setup: Setup,
    faults: Vec<FenFault>,
}

impl Reader<'_> {
    fn fault(&mut self, range: Range<usize>, kind: FenFaultKind) {
        let column = self.text[..range.start].chars().count() + 1;
        self.faults.push(FenFault { column, range, kind });
    }

    fn placement(&mut self, field: Range<usize>) {
        let end = field.end..field.end;
        let mut rank = 7;
        let mut file = 0;
        for (place, c) in characters(self.text, field) {
            let full = Rank::ALL[rank];
            match c {
                '/' if rank == 0 => return self.fault(place, FenFaultKind::TooManyRanks),
                '/' => {
                    if file < 8 {
                        self.fault(place, FenFaultKind::ShortRank(full));
                    }
                    rank -= 1;
                    file = 0;
                }
                '1'..='8' => {
                    let empty = c as usize - '0' as usize;
                    if file <= 8 && file + empty > 8 {
                        self.fault(place, FenFaultKind::LongRank(full));
                    }
                    file += empty;
                }
                _ => {
                    let piece = Piece::from_letter(c);
                    match File::ALL.get(file) {
                        Some(&on) => self.setup.put(Square::new(on, full), piece),
                        None if file == 8 => self.fault(place.clone(), FenFaultKind::LongRank(full)),
                        None => {}
                    }
                    if piece.is_none() {
                        self.fault(place, FenFaultKind::NoPiece(c));
                    }
                    file += 1;
                }
            }
        }
        if rank > 0 {
            self.fault(end, FenFaultKind::TooFewRanks);
        } else if file < 8 {
            self.fault(end, FenFaultKind::ShortRank(Rank::ONE));
        }
    }

    fn turn(&mut self, field: Range<usize>) {
        match &self.text[field.clone()] {
            "w" | "W" => self.setup.turn = Color::White,
            "b" | "B" => self.setup.turn = Color::Black,
            _ => self.fault(field, FenFaultKind::NoTurn),
        }
    }

    fn castling(&mut self, field: Range<usize>) {
        if &self.text[field.clone()] == "-" {
            return;
        }
        for (place, c) in characters(self.text, field) {
            let color = if c.is_ascii_uppercase() {
                Color::White
            } else {
                Color::Black
            };
            let rook = match c.to_ascii_lowercase() {
                'k' => outermost_rook(&self.setup, color, Wing::Kingside),
                'q' => outermost_rook(&self.setup, color, Wing::Queenside),
                letter @ 'a'..='h' => {
                    let file = File::ALL[letter as usize - 'a' as usize];
                    Square::new(file, Rank::ONE.seen_by(color))
                }
                _ => {
                    self.fault(place, FenFaultKind::NoCastling(c));
                    continue;
                }
            };
            if self.setup.castling.contains(rook) {
                self.fault(place, FenFaultKind::CastlingTwice(c));
            }
            self.setup.castling |= Squares::of(rook);
        }
    }

    fn en_passant(&mut self, field: Range<usize>) {
        match &self.text[field.clone()] {
            "-" => {}
            name => match name.parse() {
                Ok(square) => self.setup.en_passant = Some(square),
                Err(_) => self.fault(field, FenFaultKind::NoSquare),
            },
        }
    }

    fn number<N: FromStr>(&mut self, field: Range<usize>, name: Field) -> Option<N> {
        let digits = &self.text[field.clone()];
        let number = digits
            .parse()
            .ok()
            .filter(|_| digits.bytes().all(|b| b.is_ascii_digit()));
        // EPD and some programs write a dash for "not known".
        if number.is_none() && digits != "-" {
            self.fault(field, FenFaultKind::NoNumber(name));
        }
        number
    }
}

/// The outermost rook on one side of the king, or the corner if there is none.
fn outermost_rook(setup: &Setup, color: Color, wing: Wing) -> Square {
    let home = Squares::first_rank(color);
    let rooks = setup.squares(Role::Rook.of(color)) & home;
    let king = (setup.squares(Role::King.of(color)) & home).first();
    let on_wing = |rook: &Square| king.is_none_or(|king| Wing::of(king, *rook) == wing);
    let mut rooks = rooks.into_iter().filter(on_wing);
    let rank = Rank::ONE.seen_by(color);
    match wing {
        Wing::Queenside => rooks.next().unwrap_or(Square::new(File::A, rank)),
        Wing::Kingside => rooks.last().unwrap_or(Square::new(File::H, rank)),
    }
}

/// How castling rooks are written.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum CastlingStyle {
    /// `KQkq`, and the file letter of a rook that is not the outermost one: FEN where FEN can say it, else X-FEN.
    XFen,
    /// File letters, as in Shredder-FEN: `HAha`.
    Shredder,
}

/// When the square that a pawn has just crossed is written.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum EnPassantStyle {
    /// After every double step, as the PGN standard says.
    Always,
    /// Where an enemy pawn attacks the square, as X-FEN says.
    Attacked,
    /// Where a capture is legal, so that the text says what the position's identity says.
    Legal,
}

impl Position {
    /// The position as text in a given style.
    ///
    /// ```
    /// use jadoube_board::{Position, fen::{CastlingStyle, EnPassantStyle}};
    ///
    /// let start = Position::initial();
    /// let text = start.fen(CastlingStyle::Shredder, EnPassantStyle::Legal).to_string();
    /// assert_eq!(text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    /// ```
    pub fn fen(&self, castling: CastlingStyle, en_passant: EnPassantStyle) -> impl fmt::Display {
        let mut setup = self.to_setup();
        setup.en_passant = match en_passant {
            EnPassantStyle::Always => self.en_passant(),
            EnPassantStyle::Attacked => self.en_passant().filter(|&target| {
                let capturers = attacks::pawn(!self.turn, target);
                capturers.meets(self.pieces(Role::Pawn.of(self.turn)))
            }),
            EnPassantStyle::Legal => self.legal_en_passant(),
        };
        Fen { setup, castling }
    }
}

struct Fen {
    setup: Setup,
    castling: CastlingStyle,
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fen(&self.setup, self.castling, f)
    }
}

impl fmt::Display for Position {
    /// FEN, or X-FEN where FEN cannot say it. En passant is written where a capture is legal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fen(CastlingStyle::XFen, EnPassantStyle::Legal).fmt(f)
    }
}

impl fmt::Display for Setup {
    /// FEN, or X-FEN where FEN cannot say it. Everything is written as it is set up.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fen(self, CastlingStyle::XFen, f)
    }
}

fn write_fen(setup: &Setup, style: CastlingStyle, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            match setup.piece_at(Square::new(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        write!(f, "{empty}")?;
                        empty = 0;
                    }
                    write!(f, "{piece}")?;
                }
            }
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
        f.write_str(if rank == Rank::ONE { " " } else { "/" })?;
    }
    write!(f, "{} ", setup.turn.letter())?;
    if setup.castling.is_empty() {
        f.write_str("-")?;
    }
    for color in Color::ALL {
        let rooks = (setup.castling & Squares::first_rank(color)).into_iter();
        for rook in rooks.collect::<Vec<_>>().into_iter().rev() {
            let letter = castling_letter(setup, color, rook, style);
            write!(
                f,
                "{}",
                if color == Color::White {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                }
            )?;
        }
    }
    match setup.en_passant {
        Some(square) => write!(f, " {square}")?,
        None => f.write_str(" -")?,
    }
    write!(f, " {} {}", setup.halfmoves, setup.fullmoves)
}

fn castling_letter(setup: &Setup, color: Color, rook: Square, style: CastlingStyle) -> char {
    let letters = [(Wing::Kingside, 'k'), (Wing::Queenside, 'q')];
    let outermost = letters
        .into_iter()
        .find(|&(wing, _)| outermost_rook(setup, color, wing) == rook);
    match (style, outermost) {
        (CastlingStyle::XFen, Some((_, letter))) => letter,
        _ => rook.file().letter(),
    }
}

/// The text is no FEN.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseSetupError {
    faults: Vec<FenFault>,
}

impl ParseSetupError {
    /// What is wrong, from left to right: at least one fault.
    pub fn faults(&self) -> &[FenFault] {
        &self.faults
    }
}

impl fmt::Display for ParseSetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for ParseSetupError {}

impl FromStr for Setup {
    type Err = ParseSetupError;

    fn from_str(text: &str) -> Result<Setup, ParseSetupError> {
        match read(text) {
            (setup, faults) if faults.is_empty() => Ok(setup),
            (_, faults) => Err(ParseSetupError { faults }),
        }
    }
}

/// The text is no FEN, or not of a position that the Laws accept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParsePositionError {
    /// It cannot be read.
    Unreadable(ParseSetupError),
    /// It can be read, but the Laws do not accept it.
    Refused(Refusal),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::Unreadable(error) => error.fmt(f),
            ParsePositionError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl core::error::Error for ParsePositionError {}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let setup = text.parse().map_err(ParsePositionError::Unreadable)?;
        Position::accept(&setup).map_err(ParsePositionError::Refused)
    }
}

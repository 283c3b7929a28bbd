//! Reads a position as far as sense allows, and says what had to be mended for it.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::{FenFault, FenFaultKind, Field, characters, fields, outermost_rook};
use crate::{Color, File, Rank, Role, Setup, Square, Squares, Wing};

/// A position that was read leniently: see [`read_lenient`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LenientFen {
    /// What was read, mended.
    pub setup: Setup,
    /// What had to be mended, from left to right.
    pub repairs: Vec<Repair>,
    /// What cannot be mended: which pieces stand where, or who has the move, is not known.
    pub faults: Vec<FenFault>,
}

impl LenientFen {
    /// Whether nothing at all is wrong with the text: strict readers take no other.
    pub fn is_strict(&self) -> bool {
        self.repairs.is_empty() && self.faults.is_empty()
    }
}

/// Something in a FEN that is not as it should be, though the position can be known without it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repair {
    /// The column of its first character, counted from 1.
    pub column: usize,
    /// Its place in bytes.
    pub range: Range<usize>,
    /// What is wrong, and what was read instead.
    pub kind: RepairKind,
}

/// What is wrong with a FEN, and what is read instead.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum RepairKind {
    /// A part is missing. White has the move, nobody can castle or capture en passant, and the counters are at their
    /// start.
    Missing(Field),
    /// A part, or a character of it, cannot be read and is left out.
    Unreadable(FenFaultKind),
    /// Several numbers of empty squares stand side by side, such as `17` for 8. They are added up.
    SplitNumber,
    /// The position cannot have this right to castle, which is left out.
    Castling(char),
    /// No pawn can just have crossed this square. It is left out.
    EnPassant(Square),
    /// A pawn has just moved, but the counter of half-moves is not 0. It is set to 0.
    CounterAfterPawn(u16),
    /// The number of the next move is 0. It is set to 1.
    MoveZero,
    /// There have been more half-moves since the last capture or pawn move than the game has. Both counters are kept.
    CounterBeyondGame(u16),
}

impl fmt::Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.kind)
    }
}

impl fmt::Display for RepairKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RepairKind::Missing(field) => write!(f, "not given: {field}"),
            RepairKind::Unreadable(kind) => kind.fmt(f),
            RepairKind::SplitNumber => f.write_str("numbers of empty squares side by side"),
            RepairKind::Castling(c) => write!(f, "castling {c:?} is not possible in this position"),
            RepairKind::EnPassant(square) => write!(f, "no pawn can just have crossed {square}"),
            RepairKind::CounterAfterPawn(count) => {
                write!(f, "a pawn has just moved, yet {count} half-moves are counted since")
            }
            RepairKind::MoveZero => f.write_str("moves are numbered from 1"),
            RepairKind::CounterBeyondGame(count) => {
                write!(f, "{count} half-moves are counted, more than there can have been")
            }
        }
    }
}

/// Reads a position as far as sense allows, with everything that is not as it should be.
///
/// [`read`](super::read) reads what is written. Here rights to castle and an en passant square that the position cannot
/// have are left out, missing parts are filled in, and what cannot be read after the pieces is passed over; each of these
/// is a [`Repair`]. Where the pieces or the player to move cannot be known there are faults, as in `read`.
///
/// ```
/// use jadoube_board::{Position, fen};
///
/// let read = fen::read_lenient("4k3/17/8/8/8/8/8/4K2R w KQ -");
/// assert_eq!(read.setup.to_string(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
/// assert!(Position::accept(&read.setup).is_ok() && read.faults.is_empty());
/// let told: Vec<_> = read.repairs.iter().map(ToString::to_string).collect();
/// assert_eq!(told[0], "column 6: numbers of empty squares side by side");
/// assert_eq!(told[1], "column 31: castling 'Q' is not possible in this position");
/// assert_eq!(told.len(), 3);
/// assert!(fen::read_lenient(&Position::initial().to_string()).is_strict());
/// ```
pub fn read_lenient(text: &str) -> LenientFen {
    let (setup, found) = super::read(text);
    let mut mender = Mender {
        text,
        setup,
        repairs: Vec::new(),
    };
    let mut faults = Vec::new();
    for fault in found {
        match mended(fault.kind) {
            Some(kind) => mender.repair(fault.range, kind),
            None => faults.push(fault),
        }
    }
    let mut fields = fields(text);
    if let Some(field) = fields.next() {
        mender.numbers(field);
    }
    let turn = fields.next();
    if let Some(field) = fields.next() {
        mender.castling(field);
    } else if turn.is_some() {
        mender.missing(Field::Castling);
    }
    if let Some(field) = fields.next() {
        mender.en_passant(field);
    } else if turn.is_some() {
        mender.missing(Field::EnPassant);
    }
    if let Some(field) = fields.next() {
        mender.halfmoves(field, fields.next());
    } else if turn.is_some() {
        mender.missing(Field::Halfmoves);
    }
    let Mender { setup, mut repairs, .. } = mender;
    repairs.sort_by_key(|repair| repair.column);
    LenientFen { setup, repairs, faults }
}

/// How a fault is mended, if it can be: whatever it is, the position is known without it.
fn mended(kind: FenFaultKind) -> Option<RepairKind> {
    Some(match kind {
        FenFaultKind::Missing(Field::Placement) => return None,
        FenFaultKind::Missing(field) => RepairKind::Missing(field),
        FenFaultKind::NoCastling(_)
        | FenFaultKind::CastlingTwice(_)
        | FenFaultKind::NoSquare
        | FenFaultKind::NoNumber(_)
        | FenFaultKind::Trailing => RepairKind::Unreadable(kind),
        FenFaultKind::NoPiece(_)
        | FenFaultKind::LongRank(_)
        | FenFaultKind::ShortRank(_)
        | FenFaultKind::TooManyRanks
        | FenFaultKind::TooFewRanks
        | FenFaultKind::NoTurn => return None,
    })
}

struct Mender<'a> {
    text: &'a str,
    setup: Setup,
    repairs: Vec<Repair>,
}

impl Mender<'_> {
    fn repair(&mut self, range: Range<usize>, kind: RepairKind) {
        let column = self.text[..range.start].chars().count() + 1;
        self.repairs.push(Repair { column, range, kind });
    }

    fn missing(&mut self, field: Field) {
        let end = self.text.trim_ascii_end().len();
        self.repair(end..end, RepairKind::Missing(field));
    }

    /// Numbers of empty squares that should be one.
    fn numbers(&mut self, field: Range<usize>) {
        let mut run: Option<Range<usize>> = None;
        let end = (field.end..field.end, '/');
        for (place, c) in characters(self.text, field).chain([end]) {
            match (c.is_ascii_digit(), &mut run) {
                (true, Some(run)) => run.end = place.end,
                (true, None) => run = Some(place),
                (false, _) => {
                    if let Some(run) = run.take().filter(|run| run.len() > 1) {
                        self.repair(run, RepairKind::SplitNumber);
                    }
                }
            }
        }
    }

    /// Leaves out the rights that no king and rook can have where they stand.
    fn castling(&mut self, field: Range<usize>) {
        if &self.text[field.clone()] == "-" {
            return;
        }
        let mut kept = Squares::EMPTY;
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
                // Told already.
                _ => continue,
            };
            if self.can_castle(color, rook, kept) {
                kept |= Squares::of(rook);
            } else {
                self.repair(place, RepairKind::Castling(c));
            }
        }
        self.setup.castling = kept;
    }

    fn can_castle(&self, color: Color, rook: Square, kept: Squares) -> bool {
        let home = Squares::first_rank(color);
        let king = (self.setup.squares(Role::King.of(color)) & home).single();
        let stands = self.setup.piece_at(rook) == Some(Role::Rook.of(color));
        king.is_some_and(|king| {
            let wing = Wing::of(king, rook);
            let mut others = (kept & home).into_iter();
            stands && others.all(|other| other == rook || Wing::of(king, other) != wing)
        })
    }

    fn en_passant(&mut self, field: Range<usize>) {
        if let Some(square) = self.setup.en_passant
            && !self.setup.en_passant_is_sound(square)
        {
            self.setup.en_passant = None;
            self.repair(field, RepairKind::EnPassant(square));
        }
    }

    /// The two counters, of which the second may be missing.
    fn halfmoves(&mut self, halfmoves: Range<usize>, fullmoves: Option<Range<usize>>) {
        let count = self.setup.halfmoves;
        let dash = |field: &Range<usize>| &self.text[field.clone()] == "-";
        if dash(&halfmoves) {
            self.repair(halfmoves.clone(), RepairKind::Missing(Field::Halfmoves));
        }
        if self.setup.en_passant.is_some() && count > 0 {
            self.setup.halfmoves = 0;
            self.repair(halfmoves.clone(), RepairKind::CounterAfterPawn(count));
        }
        let Some(fullmoves) = fullmoves else {
            return self.missing(Field::Fullmoves);
        };
        if dash(&fullmoves) {
            return self.repair(fullmoves, RepairKind::Missing(Field::Fullmoves));
        }
        if self.setup.fullmoves == 0 {
            self.setup.fullmoves = 1;
            return self.repair(fullmoves, RepairKind::MoveZero);
        }
        let played = 2 * (u64::from(self.setup.fullmoves) - 1) + u64::from(self.setup.turn == Color::Black);
        if u64::from(self.setup.halfmoves) > played {
            self.repair(halfmoves, RepairKind::CounterBeyondGame(self.setup.halfmoves));
        }
    }
}

//! Setups: anything a hand can put on 64 squares.

use alloc::vec::Vec;
use core::fmt;

use crate::pieces::Pieces;
use crate::{ByColor, Color, Piece, Position, Rank, Role, Square, Squares, Wing, attacks};

/// What stands on the board and what is said about it, however wrong: three kings, pawns on the last rank, both sides
/// in check.
///
/// ```
/// use jadoube_board::{Color, Position, Role, Setup, Square};
///
/// let mut setup = Position::initial().to_setup();
/// setup.put(Square::E1, Some(Role::Queen.of(Color::White)));
/// let refusal = Position::accept(&setup).unwrap_err();
/// assert_eq!(refusal.faults()[0].provision(), "pieces.set");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Setup {
    board: [Option<Piece>; 64],
    /// The player who has the move.
    pub turn: Color,
    /// The squares of the rooks that are said to be able to castle.
    pub castling: Squares,
    /// The square that a pawn is said to have just crossed.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub halfmoves: u16,
    /// The number of the next move.
    pub fullmoves: u32,
}

impl Setup {
    /// An empty board, White to move.
    pub const fn empty() -> Setup {
        Setup {
            board: [None; 64],
            turn: Color::White,
            castling: Squares::EMPTY,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// What stands on a square.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// Puts a piece on a square in place of what stood there, or clears the square.
    pub const fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.board[square.index()] = piece;
    }

    /// The pieces and their squares, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The squares of one side's pieces of a kind.
    pub fn squares(&self, piece: Piece) -> Squares {
        let of_piece = self.pieces().filter(|&(_, other)| other == piece);
        of_piece.map(|(square, _)| square).collect()
    }

    /// Every reason why the Laws do not accept this setup as a position to play from.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            let of = |role: Role| self.squares(role.of(color));
            let kings = of(Role::King);
            if kings.len() != 1 {
                faults.push(Fault::Kings { color, squares: kings });
            }
            let pieces: Squares = Role::ALL.into_iter().map(of).fold(Squares::EMPTY, |a, b| a | b);
            if pieces.len() > 16 {
                let count = pieces.len();
                faults.push(Fault::TooManyPieces { color, count });
            }
            let pawns = of(Role::Pawn);
            if pawns.len() > 8 {
                let count = pawns.len();
                faults.push(Fault::TooManyPawns { color, count });
            }
            for square in pawns & Squares::rank(Rank::EIGHT.seen_by(color)) {
                faults.push(Fault::PawnOnLastRank { color, square });
            }
            for square in pawns & Squares::first_rank(color) {
                faults.push(Fault::PawnOnFirstRank { color, square });
            }
        }
        let waiting = !self.turn;
        if let Some(king) = self.squares(Role::King.of(waiting)).single() {
            let occupied = self.pieces().map(|(square, _)| square).collect();
            let own = self.pieces().filter(|(_, piece)| piece.color == self.turn);
            let attackers: Squares = own
                .filter(|&(square, piece)| attacks::from(piece, square, occupied).contains(king))
                .map(|(square, _)| square)
                .collect();
            if !attackers.is_empty() {
                faults.push(Fault::WaitingPlayerInCheck {
                    color: waiting,
                    attackers,
                });
            }
        }
        self.castling_faults(&mut faults);
        if let Some(square) = self.en_passant
            && !self.en_passant_is_sound(square)
        {
            faults.push(Fault::EnPassant { square });
        }
        faults
    }

    fn castling_faults(&self, faults: &mut Vec<Fault>) {
        let mut wings = ByColor::new([0; 2], [0; 2]);
        for square in self.castling {
            let color = match square.rank() {
                Rank::ONE => Color::White,
                Rank::EIGHT => Color::Black,
                _ => {
                    faults.push(Fault::CastlingRook { square });
                    continue;
                }
            };
            if self.piece_at(square) != Some(Role::Rook.of(color)) {
                faults.push(Fault::CastlingRook { square });
            }
            let home = Squares::first_rank(color);
            match (self.squares(Role::King.of(color)) & home).single() {
                Some(king) => {
                    let count = &mut wings[color][Wing::of(king, square) as usize];
                    *count += 1;
                    if *count == 2 {
                        faults.push(Fault::CastlingTwice { square });
                    }
                }
                None => faults.push(Fault::CastlingKing { color, rook: square }),
            }
        }
    }

    /// A pawn stands before the crossed square, which is empty, and so is the square it came from.
    fn en_passant_is_sound(&self, crossed: Square) -> bool {
        let ahead = match self.turn {
            Color::White => -1,
            Color::Black => 1,
        };
        crossed.rank() == Rank::SIX.seen_by(self.turn)
            && self.piece_at(crossed).is_none()
            && crossed
                .offset(0, -ahead)
                .is_some_and(|from| self.piece_at(from).is_none())
            && crossed
                .offset(0, ahead)
                .is_some_and(|pawn| self.piece_at(pawn) == Some(Role::Pawn.of(!self.turn)))
    }
}

impl fmt::Debug for Setup {
    /// FEN, as it is set up: `Setup(8/8/8/8/8/8/8/4K3 w - - 0 1)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Setup({self})")
    }
}

impl Position {
    /// The position that a setup shows, if the Laws accept it.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] with every [`Fault`] found.
    pub fn accept(setup: &Setup) -> Result<Position, Refusal> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(Refusal { faults });
        }
        let mut pieces = Pieces::default();
        for (square, piece) in setup.pieces() {
            pieces.replace(Squares::EMPTY, piece, Squares::of(square));
        }
        Ok(Position {
            pieces,
            castling: setup.castling,
            en_passant: setup.en_passant.map_or(Squares::EMPTY, Squares::of),
            fullmoves: setup.fullmoves,
            halfmoves: setup.halfmoves,
            turn: setup.turn,
        })
    }
}

/// Why the Laws do not accept a setup.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Fault {
    /// A side has no king, or several.
    Kings {
        /// The side.
        color: Color,
        /// Where its kings stand.
        squares: Squares,
    },
    /// A side has more pieces than a set has.
    TooManyPieces {
        /// The side.
        color: Color,
        /// How many it has.
        count: usize,
    },
    /// A side has more pawns than a set has.
    TooManyPawns {
        /// The side.
        color: Color,
        /// How many it has.
        count: usize,
    },
    /// A pawn has reached the last rank and is still a pawn.
    PawnOnLastRank {
        /// Its side.
        color: Color,
        /// Where it stands.
        square: Square,
    },
    /// A pawn stands behind where pawns start.
    PawnOnFirstRank {
        /// Its side.
        color: Color,
        /// Where it stands.
        square: Square,
    },
    /// The player who does not have the move is in check, so that the king could be captured.
    WaitingPlayerInCheck {
        /// The player in check.
        color: Color,
        /// The pieces that give check.
        attackers: Squares,
    },
    /// Castling is said to be possible with a rook that is not there.
    CastlingRook {
        /// Where the rook should be.
        square: Square,
    },
    /// Castling is said to be possible, but the king is not on its first rank.
    CastlingKing {
        /// The side.
        color: Color,
        /// The rook with which it is said to castle.
        rook: Square,
    },
    /// Castling is said to be possible with two rooks on one side of the king.
    CastlingTwice {
        /// The second of the two.
        square: Square,
    },
    /// A capture en passant is said to be possible where no pawn has just crossed.
    EnPassant {
        /// The square said to have been crossed.
        square: Square,
    },
}

impl Fault {
    /// The key of the provision that the setup does not satisfy.
    ///
    /// Provision: pieces.set, promotion.mandatory, legality.illegal-position, objective.king-not-capturable,
    /// castling.first-rank-original-rook, castling.right-lost-king-moved, pawn.en-passant
    pub const fn provision(&self) -> &'static str {
        match self {
            Fault::Kings { .. } | Fault::TooManyPieces { .. } | Fault::TooManyPawns { .. } => "pieces.set",
            Fault::PawnOnLastRank { .. } => "promotion.mandatory",
            Fault::PawnOnFirstRank { .. } => "legality.illegal-position",
            Fault::WaitingPlayerInCheck { .. } => "objective.king-not-capturable",
            Fault::CastlingRook { .. } | Fault::CastlingTwice { .. } => "castling.first-rank-original-rook",
            Fault::CastlingKing { .. } => "castling.right-lost-king-moved",
            Fault::EnPassant { .. } => "pawn.en-passant",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::Kings { color, squares } if squares.is_empty() => write!(f, "{color} has no king"),
            Fault::Kings { color, squares } => write!(f, "{color} has {} kings ({squares})", squares.len()),
            Fault::TooManyPieces { color, count } => write!(f, "{color} has {count} pieces, more than a set of 16"),
            Fault::TooManyPawns { color, count } => write!(f, "{color} has {count} pawns, more than a set of 8"),
            Fault::PawnOnLastRank { color, square } => {
                write!(
                    f,
                    "{color}'s pawn on {square} has reached the last rank without being promoted"
                )
            }
            Fault::PawnOnFirstRank { color, square } => {
                write!(f, "{color}'s pawn on {square} stands behind the rank where pawns start")
            }
            Fault::WaitingPlayerInCheck { color, attackers } => {
                write!(f, "{color} is in check ({attackers}) while the opponent has the move")
            }
            Fault::CastlingRook { square } => {
                write!(f, "castling is claimed with a rook on {square}, which is not there")
            }
            Fault::CastlingKing { color, rook } => {
                write!(
                    f,
                    "castling is claimed with the rook on {rook}, but {color}'s king is not on its first rank"
                )
            }
            Fault::CastlingTwice { square } => {
                write!(
                    f,
                    "castling is claimed with two rooks on the same side of the king, the second on {square}"
                )
            }
            Fault::EnPassant { square } => {
                write!(
                    f,
                    "en passant is claimed on {square}, which no pawn can just have crossed"
                )
            }
        }
    }
}

/// A setup that the Laws do not accept, with all that is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    faults: Vec<Fault>,
}

impl Refusal {
    /// What is wrong: at least one fault.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

impl fmt::Display for Refusal {
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

impl core::error::Error for Refusal {}

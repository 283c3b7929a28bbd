//! The ways in which a move can break Article 3.

use crate::{Piece, Role, Square, Squares, Wing};

/// A way in which a move breaks the Laws, with what a sentence about it needs.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Breach {
    /// There is no piece to move.
    NoPiece {
        /// The empty square.
        square: Square,
    },
    /// The piece is the opponent's.
    NotOwnPiece {
        /// Where it stands.
        square: Square,
        /// What it is.
        piece: Piece,
    },
    /// A piece of the player's own stands on the square of arrival.
    OwnPieceThere {
        /// The square.
        square: Square,
        /// What stands there.
        piece: Piece,
    },
    /// The opponent's king stands on the square of arrival.
    KingThere {
        /// The square.
        square: Square,
    },
    /// The piece does not move that way.
    NotItsWay {
        /// The kind of piece.
        role: Role,
    },
    /// Bishop, rook or queen would pass over a piece.
    Jumps {
        /// The first piece in the way.
        over: Square,
    },
    /// The square in front of the pawn is occupied.
    PawnBlocked {
        /// The occupied square.
        square: Square,
    },
    /// A pawn that is not on its first square advances two squares.
    DoubleStepLater {
        /// Where the pawn stands.
        from: Square,
    },
    /// A square on the way of the double step is occupied.
    DoubleStepBlocked {
        /// The first occupied square.
        square: Square,
    },
    /// A pawn moves diagonally, and there is nothing to capture.
    NothingToCapture {
        /// The empty square.
        square: Square,
    },
    /// A pawn captures in passing a pawn that has not just advanced two squares.
    NotEnPassant {
        /// The pawn that would be captured.
        pawn: Square,
    },
    /// A pawn arrives on the last rank and stays a pawn.
    PromotionMissing {
        /// Where it arrives.
        square: Square,
    },
    /// A pawn is exchanged for a king or for another pawn.
    PromotionRefused {
        /// What it is exchanged for.
        role: Role,
    },
    /// A piece is exchanged that is no pawn on the last rank.
    NoPromotion {
        /// The kind of piece that moves.
        role: Role,
    },
    /// There is no rook to castle with.
    NoRook {
        /// The wing on which the king would castle.
        wing: Wing,
    },
    /// The rook has moved. The king has not, since castling with the other rook is still possible.
    RookMoved {
        /// Where the rook stands.
        rook: Square,
    },
    /// The king has moved, or the rook; the position does not tell which.
    KingOrRookMoved {
        /// Where the king stands.
        king: Square,
        /// Where the rook stands.
        rook: Square,
    },
    /// Pieces stand in the way of castling.
    CastlingBlocked {
        /// Where they stand.
        squares: Squares,
        /// Whether king and rook stand as in ordinary chess.
        ordinary: bool,
    },
    /// The king is in check, or would cross or reach an attacked square by castling.
    CastlingThroughAttack {
        /// The attacked squares among them.
        squares: Squares,
        /// Whether king and rook stand as in ordinary chess.
        ordinary: bool,
    },
    /// The player's own king would be attacked after the move.
    InCheck {
        /// How that comes about.
        how: InCheck,
        /// The pieces that would attack it.
        attackers: Squares,
    },
}

/// How a move comes to leave the mover's king attacked.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum InCheck {
    /// The king was in check and still is.
    Left,
    /// The piece that moved shielded the king.
    Exposed,
    /// The king itself goes where it is attacked.
    Stepped,
}

impl Breach {
    /// The keys of the provisions that the move breaks, mostly one.
    ///
    /// Two are given where the position does not tell which of them it is.
    pub const fn provisions(&self) -> &'static [&'static str] {
        match self {
            Breach::NoPiece { .. } | Breach::NotOwnPiece { .. } => &["game.two-players"],
            Breach::OwnPieceThere { .. } => &["move.not-onto-own-piece"],
            Breach::KingThere { .. } => &["objective.king-not-capturable"],
            Breach::NotItsWay { role } => match role {
                Role::Pawn => &["pawn.single-step"],
                Role::Knight => &["knight.move"],
                Role::Bishop => &["bishop.move"],
                Role::Rook => &["rook.move"],
                Role::Queen => &["queen.move"],
                Role::King => &["king.step"],
            },
            Breach::Jumps { .. } => &["sliders.no-jumping"],
            Breach::PawnBlocked { .. } => &["pawn.single-step"],
            Breach::DoubleStepLater { .. } | Breach::DoubleStepBlocked { .. } => &["pawn.double-step"],
            Breach::NothingToCapture { .. } => &["pawn.capture"],
            Breach::NotEnPassant { .. } => &["pawn.en-passant", "pawn.en-passant-immediate"],
            Breach::PromotionMissing { .. } | Breach::PromotionRefused { .. } | Breach::NoPromotion { .. } => {
                &["promotion.mandatory"]
            }
            Breach::NoRook { .. } => &["castling.first-rank-original-rook"],
            Breach::RookMoved { .. } => &["castling.right-lost-rook-moved"],
            Breach::KingOrRookMoved { .. } => &["castling.right-lost-king-moved", "castling.right-lost-rook-moved"],
            Breach::CastlingBlocked { ordinary: true, .. } => &["castling.prevented-by-piece"],
            Breach::CastlingBlocked { ordinary: false, .. } => &["chess960.castling.empty-squares"],
            Breach::CastlingThroughAttack { ordinary: true, .. } => &["castling.prevented-by-attack"],
            Breach::CastlingThroughAttack { ordinary: false, .. } => &["chess960.castling.ordinary-conditions"],
            Breach::InCheck { .. } => &["check.no-self-check"],
        }
    }
}

//! What is wrong with a position that somebody has written down, in words.

use jadoube_board::fen::{self, FenFault, FenFaultKind, Field};
use jadoube_board::{Fault, Position};
use jadoube_laws::{Edition, Pace, Provisions, Supervision, find};
use jadoube_referee::Words;

use crate::problem::{Illegal, Problem};
use crate::view::article;
use crate::words::{Message, message};

/// A position as it was read, and what was taken for granted.
pub(crate) struct ReadPosition {
    pub(crate) position: Position,
    /// What the text leaves out, and what is taken instead.
    pub(crate) remark: Option<Message>,
}

/// Reads a FEN. Castling, the en passant square and the counters may be left out.
///
/// # Errors
///
/// Why it cannot be read, or why no game can begin from it.
pub(crate) fn read(text: &str, edition: Edition, words: &Words) -> Result<ReadPosition, Problem> {
    let (setup, faults) = fen::read(text);
    if let Some(fault) = faults.first() {
        return Err(Problem::Unreadable(unreadable(fault)));
    }
    let position = Position::accept(&setup).map_err(|refusal| {
        let faults = refusal.faults();
        refused(faults, edition, words, setup.to_string())
    })?;
    let remark = match text.split_ascii_whitespace().count() {
        2 => Some(message("fen-two-fields")),
        3 => Some(message("fen-three-fields")),
        4 => Some(message("fen-four-fields")),
        5 => Some(message("fen-five-fields")),
        _ => None,
    };
    Ok(ReadPosition { position, remark })
}

/// A position that the Laws do not accept, with its first fault.
pub(crate) fn refused(faults: &[Fault], edition: Edition, words: &Words, fen: String) -> Problem {
    let provisions = Provisions::of(edition, Pace::Standard, Supervision::Full);
    let key = faults.first().and_then(|fault| find(fault.provision()));
    Problem::Illegal(Box::new(Illegal {
        text: Message::Several(faults.iter().map(unlawful).collect()),
        article: key.and_then(|provision| article(provision.key, &provisions, words)),
        squares: faults.iter().flat_map(squares).collect(),
        fen: Some(fen),
    }))
}

/// Why a text is not a FEN.
pub(crate) fn unreadable(fault: &FenFault) -> Message {
    match fault.kind {
        FenFaultKind::Missing(Field::Turn) => message("fen-no-turn"),
        FenFaultKind::Missing(_) => message("fen-write"),
        FenFaultKind::NoPiece(letter) => message("fen-no-piece").with("letter", letter),
        FenFaultKind::LongRank(rank) => message("fen-long-rank").with("rank", rank.to_string()),
        FenFaultKind::ShortRank(rank) => message("fen-short-rank").with("rank", rank.to_string()),
        FenFaultKind::TooManyRanks => message("fen-many-ranks"),
        FenFaultKind::TooFewRanks => message("fen-few-ranks"),
        FenFaultKind::NoTurn => message("fen-turn"),
        FenFaultKind::NoCastling(letter) => message("fen-castling").with("letter", letter),
        FenFaultKind::CastlingTwice(letter) => message("fen-castling-twice").with("letter", letter),
        FenFaultKind::NoSquare => message("fen-square"),
        FenFaultKind::NoNumber(Field::Halfmoves) => message("fen-halfmoves"),
        FenFaultKind::NoNumber(_) => message("fen-number"),
        FenFaultKind::Trailing => message("fen-trailing"),
    }
}

/// Why the Laws do not accept a position.
fn unlawful(fault: &Fault) -> Message {
    match *fault {
        Fault::Kings { color, squares } => match squares.len() {
            0 => message("position-no-king").with("player", color),
            count => message("position-kings").with("player", color).with("count", count),
        },
        Fault::TooManyPieces { color, count } => message("position-pieces").with("player", color).with("count", count),
        Fault::TooManyPawns { color, count } => message("position-pawns").with("player", color).with("count", count),
        Fault::PawnOnLastRank { square, .. } => message("position-pawn-last-rank").with("square", square.to_string()),
        Fault::PawnOnFirstRank { square, .. } => message("position-pawn-first-rank").with("square", square.to_string()),
        Fault::WaitingPlayerInCheck { color, .. } => {
            message("position-check").with("player", color).with("opponent", !color)
        }
        Fault::CastlingRook { square } => message("position-castling-rook").with("square", square.to_string()),
        Fault::CastlingKing { color, .. } => message("position-castling-king").with("player", color),
        Fault::CastlingTwice { .. } => message("position-castling-twice"),
        Fault::EnPassant { square } => message("position-en-passant").with("square", square.to_string()),
    }
}

fn squares(fault: &Fault) -> Vec<String> {
    let squares = match *fault {
        Fault::Kings { squares, .. } | Fault::WaitingPlayerInCheck { attackers: squares, .. } => squares,
        Fault::PawnOnLastRank { square, .. }
        | Fault::PawnOnFirstRank { square, .. }
        | Fault::CastlingRook { square }
        | Fault::CastlingKing { rook: square, .. }
        | Fault::CastlingTwice { square }
        | Fault::EnPassant { square } => return vec![square.to_string()],
        Fault::TooManyPieces { .. } | Fault::TooManyPawns { .. } => return Vec::new(),
    };
    squares.into_iter().map(|square| square.to_string()).collect()
}

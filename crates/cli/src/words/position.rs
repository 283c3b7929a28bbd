//! What the board finds wrong with a position, in the language that is spoken.

use jadoube_board::fen::{FenFault, FenFaultKind, Field, Repair, RepairKind};
use jadoube_board::reachability::Impossibility;
use jadoube_board::{Color, DiceFault, Fault, Role, StartFault};

use crate::words::{say, spoken};

/// A player as a label, or at the beginning of a sentence.
pub(crate) fn player_label(color: Color) -> String {
    match color {
        Color::White => say!("player-label-white"),
        Color::Black => say!("player-label-black"),
    }
}

/// That a player has the move.
pub(crate) fn has_the_move(color: Color) -> String {
    say!("position-turn", player = player_label(color))
}

/// A piece without an article.
pub(crate) fn piece_name(role: Role) -> String {
    match role {
        Role::King => say!("piece-king"),
        Role::Queen => say!("piece-queen"),
        Role::Rook => say!("piece-rook"),
        Role::Bishop => say!("piece-bishop"),
        Role::Knight => say!("piece-knight"),
        Role::Pawn => say!("piece-pawn"),
    }
}

/// Pieces of a kind, without an article.
fn piece_names(role: Role) -> String {
    match role {
        Role::King => say!("pieces-king"),
        Role::Queen => say!("pieces-queen"),
        Role::Rook => say!("pieces-rook"),
        Role::Bishop => say!("pieces-bishop"),
        Role::Knight => say!("pieces-knight"),
        Role::Pawn => say!("pieces-pawn"),
    }
}

/// Why the Laws refuse a position.
pub(crate) fn setup_fault(fault: &Fault) -> String {
    let player = |color| spoken().player(color);
    match *fault {
        Fault::Kings { color, squares } if squares.is_empty() => say!("fault-no-king", player = player(color)),
        Fault::Kings { color, squares } => say!(
            "fault-kings",
            player = player(color),
            count = squares.len(),
            squares = squares.to_string()
        ),
        Fault::TooManyPieces { color, count } => say!("fault-pieces", player = player(color), count = count),
        Fault::TooManyPawns { color, count } => say!("fault-pawns", player = player(color), count = count),
        Fault::PawnOnLastRank { color, square } => {
            say!("fault-last-rank", player = player(color), square = square.to_string())
        }
        Fault::PawnOnFirstRank { color, square } => {
            say!("fault-first-rank", player = player(color), square = square.to_string())
        }
        Fault::WaitingPlayerInCheck { color, attackers } => {
            say!("fault-waiting", player = player(color), squares = attackers.to_string())
        }
        Fault::CastlingRook { square } => say!("fault-castling-rook", square = square.to_string()),
        Fault::CastlingKing { color, rook } => {
            say!("fault-castling-king", square = rook.to_string(), player = player(color))
        }
        Fault::CastlingTwice { square } => say!("fault-castling-twice", square = square.to_string()),
        Fault::EnPassant { square } => say!("fault-en-passant", square = square.to_string()),
    }
}

/// Why a first rank is no start position of Chess960.
pub(crate) fn start_fault(fault: &StartFault) -> String {
    match fault {
        StartFault::WrongSet => say!("start-set"),
        StartFault::KingNotBetweenRooks => say!("start-king"),
        StartFault::BishopsOnOneColor => say!("start-bishops"),
    }
}

/// Why throws of a die give no start position.
pub(crate) fn dice_fault(fault: DiceFault) -> String {
    match fault {
        DiceFault::NoThrow(spots) => say!("dice-spots", number = spots),
        DiceFault::TooFew => say!("dice-few"),
        DiceFault::TooMany => say!("dice-many"),
    }
}

/// Why no game can have led to a position.
pub(crate) fn impossibility(found: &Impossibility) -> String {
    let player = |color| spoken().player(color);
    match *found {
        Impossibility::CastlingHome { color, role, square } => say!(
            "unreachable-home",
            player = player(color),
            piece = piece_name(role),
            square = square.to_string()
        ),
        Impossibility::ShutIn { color, role, square } => say!(
            "unreachable-shut-in",
            player = player(color),
            piece = piece_name(role),
            square = square.to_string()
        ),
        Impossibility::Strayed {
            color,
            role,
            squares,
            possible,
        } => match squares.single() {
            Some(square) => say!(
                "unreachable-strayed",
                player = player(color),
                piece = piece_name(role),
                square = square.to_string()
            ),
            None => say!(
                "unreachable-strayed-some",
                player = player(color),
                pieces = piece_names(role),
                squares = squares.to_string(),
                count = possible
            ),
        },
        Impossibility::Promotions {
            color,
            promoted,
            missing,
            ..
        } if promoted > missing => say!(
            "unreachable-promoted",
            player = player(color),
            count = promoted,
            missing = missing
        ),
        Impossibility::Promotions {
            color,
            promoted,
            captured: 0,
            ..
        } => say!("unreachable-promoted-nothing", player = player(color), count = promoted),
        Impossibility::Promotions {
            color,
            promoted,
            captured,
            ..
        } => say!(
            "unreachable-promoted-captures",
            player = player(color),
            count = promoted,
            captures = captured,
            pawns = 2 * captured
        ),
        Impossibility::NoStart { unmoved } if unmoved.is_empty() => say!("unreachable-no-start"),
        Impossibility::NoStart { unmoved } => say!("unreachable-no-start-unmoved", squares = unmoved.to_string()),
        Impossibility::Tempo { color } => say!("unreachable-tempo", player = player(color)),
        Impossibility::PawnOrigins { color, squares } => say!(
            "unreachable-origins",
            player = player(color),
            squares = squares.to_string()
        ),
        Impossibility::PawnCaptures { color, needed, missing } => say!(
            "unreachable-captures",
            player = player(color),
            opponent = player(!color),
            count = needed,
            missing = missing
        ),
        Impossibility::NoDoubleStep {
            color,
            crossed,
            checkers,
        } => match checkers.is_empty() {
            true => say!(
                "unreachable-double-step",
                player = player(color),
                square = crossed.to_string()
            ),
            false => say!(
                "unreachable-double-step-check",
                player = player(color),
                square = crossed.to_string(),
                squares = checkers.to_string()
            ),
        },
        Impossibility::NoLastMove { color, checkers } => match checkers.is_empty() {
            true => say!("unreachable-last-move", player = player(color)),
            false => say!(
                "unreachable-last-move-check",
                player = player(color),
                squares = checkers.to_string()
            ),
        },
    }
}

/// What is wrong with a FEN, and where.
pub(crate) fn fen_fault(fault: &FenFault) -> String {
    say!("fen-place", column = fault.column, what = fen_fault_kind(fault.kind))
}

fn fen_fault_kind(kind: FenFaultKind) -> String {
    let quoted = |symbol: char| format!("{symbol:?}");
    match kind {
        FenFaultKind::Missing(part) => say!("fen-ends", part = part_name(part)),
        FenFaultKind::NoPiece(c) => say!("fen-piece", text = quoted(c)),
        FenFaultKind::LongRank(rank) => say!("fen-long", rank = rank.to_string()),
        FenFaultKind::ShortRank(rank) => say!("fen-short", rank = rank.to_string()),
        FenFaultKind::TooManyRanks => say!("fen-ranks-many"),
        FenFaultKind::TooFewRanks => say!("fen-ranks-few"),
        FenFaultKind::NoTurn => say!("fen-turn"),
        FenFaultKind::NoCastling(c) => say!("fen-castling", text = quoted(c)),
        FenFaultKind::CastlingTwice(c) => say!("fen-castling-twice", text = quoted(c)),
        FenFaultKind::NoSquare => say!("fen-en-passant"),
        FenFaultKind::NoNumber(part) => say!("fen-number", part = part_name(part)),
        FenFaultKind::Trailing => say!("fen-trailing"),
    }
}

/// What had to be mended in a FEN, and where.
pub(crate) fn fen_repair(repair: &Repair) -> String {
    let what = match repair.kind {
        RepairKind::Missing(part) => say!("fen-missing", part = part_name(part)),
        RepairKind::Unreadable(kind) => fen_fault_kind(kind),
        RepairKind::SplitNumber => say!("fen-split-number"),
        RepairKind::Castling(c) => say!("fen-no-castling", text = format!("{c:?}")),
        RepairKind::EnPassant(square) => say!("fen-no-en-passant", square = square.to_string()),
        RepairKind::CounterAfterPawn(count) => say!("fen-counter-after-pawn", count = count),
        RepairKind::CounterBeyondGame(count) => say!("fen-counter-beyond", count = count),
        // The number of the next move is 0; nothing else is known.
        _ => say!("fen-move-zero"),
    };
    say!("fen-place", column = repair.column, what = what)
}

/// A part of a FEN.
fn part_name(part: Field) -> String {
    match part {
        Field::Placement => say!("fen-part-pieces"),
        Field::Turn => say!("fen-part-turn"),
        Field::Castling => say!("fen-part-castling"),
        Field::EnPassant => say!("fen-part-en-passant"),
        Field::Halfmoves => say!("fen-part-halfmoves"),
        Field::Fullmoves => say!("fen-part-fullmoves"),
    }
}

//! Whether a claim of a draw is correct.
//!
#![cfg_attr(not(doctest), doc = include_str!("../repetition.md"))]
#![cfg_attr(not(doctest), doc = include_str!("../fifty_moves.md"))]

use jadoube_board::{Identity, Position, Squares};
use jadoube_laws::values::{ClaimMovesCounted, RepetitionCastling};

use crate::event::Claim;
use crate::game::Game;

/// What a claim comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Examined {
    Correct,
    Wrong,
    /// The edition does not say whether a castling right that is gone counts while castling was impossible anyway.
    TurnsOnCastling,
    /// The opponent's last move is made and not completed, and the edition counts completed moves.
    TurnsOnPress,
}

pub(super) fn examine(game: &Game, claim: Claim) -> Examined {
    let position = match claim.intended() {
        None => *game.position(),
        Some(intended) => match game.position().find(intended.attempt) {
            Some(mv) => game.position().make(mv),
            None => return Examined::Wrong,
        },
    };
    match claim {
        Claim::FiftyMoves { intended } => fifty_moves(game, &position, intended.is_some()),
        Claim::Threefold { .. } | Claim::Flag => threefold(game, &position),
    }
}

fn threefold(game: &Game, position: &Position) -> Examined {
    let provisions = game.provisions();
    let enough = provisions.claim_repetitions.value;
    if game.occurrences_of(position, Position::identity) >= enough {
        return Examined::Correct;
    }
    let unsettled = provisions.repetition_castling.value == RepetitionCastling::RightOrMoveUnsettled;
    if unsettled && game.occurrences_of(position, by_possible_moves) >= enough {
        return Examined::TurnsOnCastling;
    }
    Examined::Wrong
}

fn fifty_moves(game: &Game, position: &Position, intended: bool) -> Examined {
    let provisions = game.provisions();
    if u32::from(position.halfmoves()) < 2 * provisions.claim_moves.value {
        return Examined::Wrong;
    }
    let counts_completed = provisions.claim_moves_counted.value == ClaimMovesCounted::Completed;
    // A move more than asked for settles it: then the last one need not count.
    let spare = u32::from(position.halfmoves()) > 2 * provisions.claim_moves.value;
    if counts_completed && !intended && !spare && game.unpressed[!game.turn()] {
        return Examined::TurnsOnPress;
    }
    Examined::Correct
}

/// Sameness by what can be played at once: a right that cannot be used now does not count.
fn by_possible_moves(position: &Position) -> Identity {
    let castling = possible_castling(position) | castling_of_bound(position);
    Identity::from_parts(position, castling, position.legal_en_passant())
}

/// The rooks with which either player could castle at once. The possible moves of both count.
fn possible_castling(position: &Position) -> Squares {
    let mut passed = position.to_setup();
    passed.turn = !position.turn();
    passed.en_passant = None;
    // Nobody can pass in check: what the opponent could play then is left open.
    let opponent = Position::accept(&passed).map_or(Squares::EMPTY, |passed| passed.legal_castling());
    position.legal_castling() | opponent
}

/// The castling rooks of a player for whom only the king, or only such a rook, can move: what is bound to move keeps
/// its right until it has moved, in every edition that speaks of it.
///
/// Provision: repetition.castling-right-lost-when-moved
fn castling_of_bound(position: &Position) -> Squares {
    let turn = position.turn();
    let own = position.castling() & position.colored(turn);
    let mut can_move = Squares::EMPTY;
    position.for_each_piece(|piece| can_move |= Squares::of(piece.from));
    if can_move == Squares::of(position.king(turn)) {
        own
    } else if can_move.len() == 1 {
        own & can_move
    } else {
        Squares::EMPTY
    }
}

//! Whether a claim of a draw is correct.

use jadoube_board::{Identity, Position};
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
    Identity::from_parts(position, position.legal_castling(), position.legal_en_passant())
}

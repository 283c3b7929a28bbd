//! What cannot mate whatever happens.

use jadoube_board::{Color, Position, Role, Squares};

/// Whether the winner's and the loser's pieces alone forbid that the winner ever gives mate.
///
/// Nothing is said of a position that is mate already. The three cases are closed under every legal move: no pawn is
/// there to become something else, where one would matter, and captures only take pieces away.
#[inline]
pub(crate) fn is_barren(position: &Position, winner: Color) -> bool {
    let own = position.colored(winner);
    let pawns = position.role(Role::Pawn);
    if own.meets(pawns | position.role(Role::Rook) | position.role(Role::Queen)) {
        return false;
    }
    // A bare king.
    if own.single().is_some() {
        return true;
    }
    let knights = position.role(Role::Knight);
    let bishops = position.role(Role::Bishop);
    // A knight alone gives mate only if each flight square is blocked, and none of the blocking pieces can take it.
    if own.len() == 2 && own.meets(knights) {
        let theirs = position.colored(!winner);
        return !theirs.meets(pawns | position.role(Role::Rook) | knights | bishops);
    }
    // Bishops of one shade, where nothing else can guard or block a square of the other shade for good.
    let one_shade = !bishops.meets(Squares::LIGHT) || !bishops.meets(Squares::DARK);
    one_shade && (knights | pawns).is_empty()
}

/// The same of a position after a move, where it did not hold before.
#[inline]
pub(crate) fn is_barren_after_move(position: &Position, winner: Color) -> bool {
    // Only captures and promotions change the material.
    position.halfmoves() == 0 && is_barren(position, winner)
}

/// The same of what may be on the board: how many men of each role the winner and the loser have at most, and where
/// bishops may stand.
pub(crate) fn forbids_mate(own: [u32; 6], theirs: [u32; 6], bishops: Squares) -> bool {
    let [pawns, knights, own_bishops, rooks, queens, _] = own;
    if pawns + rooks + queens > 0 {
        return false;
    }
    let their = |role: Role| theirs[role as usize];
    if own_bishops == 0 && knights <= 1 {
        return knights == 0 || their(Role::Pawn) + their(Role::Rook) + their(Role::Knight) + their(Role::Bishop) == 0;
    }
    let one_shade = !bishops.meets(Squares::LIGHT) || !bishops.meets(Squares::DARK);
    one_shade && knights + their(Role::Knight) + their(Role::Pawn) == 0
}

//! What cannot mate whatever follows.

use jadoube_board::{Color, Role, Setup, Squares};

use super::moves::squares;

/// Whether the pieces alone forbid that the winner mates in any position that follows, of whichever player the move is.
/// Of the position itself it says nothing: whether that is mate must be seen by looking.
///
/// Each case is closed under legal moves, since pawns are there only where they do not matter and captures only take
/// away, possibly leading to an earlier case. In each, `k` is the loser's king, mated by the last move.
///
/// **(a) The winner has a bare king.** A king gives no check.
///
/// **(b) The winner has king and knight, the loser has king and queens.** Put `k` on (0,0) and the knight that gives check
/// on (1,2), by turning or mirroring the board. Nothing is pinned, as the winner has no piece that moves along a line. A
/// queen on (0,1) or (1,1) would take the knight; so both are empty, and since the knight sees neither, the winner's king
/// does, without touching `k`: he stands on (0,2), as (1,2) is taken. Now (1,0), which is on the board since (1,1) is, is
/// seen neither by him nor by the knight: a queen stands there, and takes the knight over (1,1). So it was no mate.
///
/// **(c) The winner has king and bishops, no knight and no pawn is on the board, and all bishops of both sides are on
/// squares of one shade.** Only one bishop gives check: a bishop that moves away from another's line to `k` would have
/// given check from where it was. The check comes over or from the square `d` that touches `k` diagonally. Two squares
/// touch both `k` and `d` along a rank and a file. They have the other shade: no bishop sees them or stands there. Any
/// square that touches both is `k`, `d`, or one of them, and so touches or is `k`: the winner's king cannot guard both.
/// On the one that he does not guard a piece of the loser stands, or `k` goes there. It is a rook or a queen, not pinned
/// as no bishop sees it, and it steps to `d`, taking the bishop or closing its line. So it was no mate.
pub(super) fn is_barren(setup: &Setup, winner: Color) -> bool {
    let count = |of: &dyn Fn(Role, Color) -> bool| squares(setup, of).len();
    let officers = count(&|role, color| color == winner && role != Role::King);
    if officers == 0 {
        return true;
    }
    let knights = count(&|role, color| color == winner && role == Role::Knight);
    let helpers = count(&|role, color| color != winner && !matches!(role, Role::King | Role::Queen));
    if (officers, knights, helpers) == (1, 1, 0) {
        return true;
    }
    let others = count(&|role, color| color == winner && !matches!(role, Role::King | Role::Bishop));
    let steppers = count(&|role, _| matches!(role, Role::Knight | Role::Pawn));
    let bishops = squares(setup, |role, _| role == Role::Bishop);
    let one_shade = !bishops.meets(Squares::LIGHT) || !bishops.meets(Squares::DARK);
    others == 0 && steppers == 0 && one_shade
}

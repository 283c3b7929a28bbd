//! What cannot mate whatever follows.

use jadoube_board::{Color, Role, Squares};

use crate::Reach;

/// Whether the pieces alone forbid that the winner mates in any position that follows, of whichever player the move is.
/// Of the position itself, and of the move that led to it, it says nothing: whether that is mate must be seen by looking.
///
/// Each case is closed under legal moves, since pawns are there only where they do not matter and captures only take
/// away, possibly leading to an earlier case. In each, `k` is the loser's king, mated by the last move.
///
/// **(a) The winner has a bare king.** A king gives no check.
///
/// **(b) The winner has king and knight, the loser has king and queens.** Put `k` on (0,0) and the knight that gives
/// check on (1,2), by turning or mirroring the board. Nothing is pinned, as the winner has no piece that moves along a
/// line. A queen on (0,1) or (1,1) would take the knight; so both are empty, and since the knight sees neither, the
/// winner's king does, without touching `k`: he stands on (0,2), as (1,2) is taken. Now (1,0), which is on the board
/// since (1,1) is, is seen neither by him nor by the knight: a queen stands there, and takes the knight over (1,1). So
/// it was no mate.
///
/// **(c) The winner has king and bishops, no knight and no pawn is on the board, and all bishops of both sides are on
/// squares of one shade.** Only one bishop gives check: a bishop that moves away from another's line to `k` would have
/// given check from where it was. The check comes over or from the square `d` that touches `k` diagonally. Two squares
/// touch both `k` and `d` along a rank and a file. They have the other shade: no bishop sees them or stands there. Any
/// square that touches both is `k`, `d`, or one of them, and so touches or is `k`: the winner's king cannot guard both.
/// On the one that he does not guard a piece of the loser stands, or `k` goes there. It is a rook or a queen, not
/// pinned as no bishop sees it, and it steps to `d`, taking the bishop or closing its line. So it was no mate.
///
/// Men are given with the squares on which they may be. Of a position these are those on which they are. Of what is
/// known after a way, they allow at least what is on the board, and whatever they forbid is not there.
pub(super) fn is_barren(men: impl Iterator<Item = (Color, Reach)>, winner: Color) -> bool {
    let mut may_be = [[Squares::EMPTY; 6]; 2];
    let mut officers = 0;
    for (color, reach) in men {
        for role in Role::ALL {
            may_be[color as usize][role as usize] |= reach.squares[role as usize];
        }
        let is_king = !reach.squares[Role::King as usize].is_empty();
        officers += (color == winner && !is_king && !reach.anywhere().is_empty()) as usize;
    }
    let squares = |color: Color, role: Role| may_be[color as usize][role as usize];
    let only = |color: Color, roles: &[Role]| {
        let mut others = Role::ALL.into_iter().filter(|role| !roles.contains(role));
        others.all(|role| squares(color, role).is_empty())
    };
    let bishops = squares(winner, Role::Bishop) | squares(!winner, Role::Bishop);
    let one_shade = !bishops.meets(Squares::LIGHT) || !bishops.meets(Squares::DARK);
    officers == 0
        || officers == 1 && only(winner, &[Role::King, Role::Knight]) && only(!winner, &[Role::King, Role::Queen])
        || one_shade
            && only(winner, &[Role::King, Role::Bishop])
            && only(!winner, &[Role::King, Role::Queen, Role::Rook, Role::Bishop])
}
